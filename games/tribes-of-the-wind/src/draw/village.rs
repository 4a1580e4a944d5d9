//! Village cards: the objective at the left, what it is worth on a seal, the effect behind a dashed cut.

use bocage_canvas::{Face, Ink, Outline, Scene, State};
use bocage_engine::Message;

use super::effect::{Sign, draw_formula, formula_width};
use super::goal::short_goal;
use super::inks;
use super::marks::verdict;
use super::table::{Table, Touch, shorten};
use crate::state::Step;
use crate::vocabulary::VillageCard;
use crate::words;

/// Width of the part with the effect.
const RIGHT: f64 = 50.0;

impl Table<'_> {
    /// A card of the river, `w` by `h`.
    pub(super) fn draw_village_card(
        &self,
        s: &mut Scene,
        card: VillageCard,
        (x, y): (f64, f64),
        (w, h): (f64, f64),
        touch: Option<&Touch>,
    ) {
        // A card offered at setup can only be an objective (R50).
        let words = self.say(&match self.step() {
            Some(Step::Keep { cards }) if cards.contains(&card) => self.game.say_objective(card),
            _ => self.game.say_village_card(card),
        });
        let edge = Outline::rect(x, y, w, h, 8.0);
        let name = format!("village-{card}");
        self.lift(s, touch, &edge, &words, |s| {
            s.group().piece(&name).at(x, y).draw(|s| {
                sheet(s, w, h, Ink::CARD);
                self.draw_right(s, card, (w - RIGHT, 0.0), (RIGHT, h));
                self.draw_left(s, card, (w - RIGHT, h));
            });
        });
        if self.is_changed(&name) {
            s.ring(&edge, State::Changed);
        }
    }

    /// The card being dealt with, large: each side is something to touch.
    pub(super) fn draw_open_card(
        &self,
        s: &mut Scene,
        card: VillageCard,
        (x, y): (f64, f64),
        (w, h): (f64, f64),
    ) {
        let half = w * 0.6;
        let words = self.say(&self.game.say_village_card(card));
        s.group()
            .piece(&format!("village-{card}"))
            .at(x, y)
            .label(&words)
            .draw(|s| sheet(s, w, h, Ink::CARD));
        let left = Outline::rect(x + 4.0, y + 4.0, half - 10.0, h - 8.0, 8.0);
        let right = Outline::rect(x + half + 6.0, y + 4.0, w - half - 10.0, h - 8.0, 8.0);
        let face = self.game.components.village_card(card);
        let goal = self.say(&words::objective(face.objective));
        self.lift(s, self.touch("side:left").as_ref(), &left, &goal, |s| {
            s.outline(&left).fill(Ink::CARD);
            s.group().at(x + 6.0, y + 2.0).draw(|s| {
                self.draw_left(s, card, (half - 14.0, h - 20.0));
                caption(s, 5.0, h - 12.0, &self.word("pic-side-left"));
            });
        });
        self.lift(s, self.touch("side:right").as_ref(), &right, &words, |s| {
            s.outline(&right).fill(Ink::TRIBES_LAND);
            s.group().at(x + half + 8.0, y + 4.0).draw(|s| {
                self.draw_effects(s, card, (w - half - 14.0, h - 22.0), 23.0);
                caption(s, 5.0, h - 14.0, &self.word("pic-side-right"));
            });
        });
        s.line(x + half, y + 4.0, x + half, y + h - 4.0).stroke(Ink::PI, 1.6).dash(&[4.0, 3.0]);
    }

    fn draw_right(&self, s: &mut Scene, card: VillageCard, (x, y): (f64, f64), (w, h): (f64, f64)) {
        let path = bocage_canvas::Trace::field(x, y + 0.8, w - 0.8, h - 1.6, [0.0, 7.5, 7.5, 0.0]);
        s.path(&path).fill(Ink::TRIBES_LAND);
        s.line(x, y + 1.0, x, y + h - 1.0).stroke(Ink::PI, 1.4).dash(&[4.0, 3.0]);
        s.group().at(x, y).draw(|s| self.draw_effects(s, card, (w, h), 19.0));
    }

    /// The effect, one part below the other.
    fn draw_effects(&self, s: &mut Scene, card: VillageCard, (w, h): (f64, f64), size: f64) {
        let (parts, either) = self.game_effect(card);
        let count = parts.len() as f64;
        let gap = if either { size * 1.5 } else { size * 1.2 };
        for (index, signs) in parts.iter().enumerate() {
            let middle = h / 2.0 + gap * (index as f64 - (count - 1.0) / 2.0);
            let width = formula_width(signs, size).min(w - 6.0);
            draw_formula(s, signs, ((w - width) / 2.0, middle), size, w - 6.0);
        }
        if either {
            s.text(w / 2.0, h / 2.0 + 4.0, "/").face(Face::Number).size(12.0).middle().fill(Ink::PRINT_2);
        }
    }

    fn game_effect(&self, card: VillageCard) -> (Vec<Vec<Sign>>, bool) {
        self.effect_signs(self.game.components.village_card(card).right)
    }

    /// Objective, seal and a short label in a `w` by `h` box at the origin.
    fn draw_left(&self, s: &mut Scene, card: VillageCard, (w, h): (f64, f64)) {
        let face = self.game.components.village_card(card);
        self.draw_goal(s, face.objective, (5.0, 5.0), (h - 26.0).min(40.0), None);
        seal(s, (w - 15.0, h * 0.34), 12.0, face.points);
        let words = self.say(&short_goal(face.objective));
        let words = shorten(&words, Face::Label, 12.5, (w - 8.0) * 1.05);
        s.text(5.0, h - 7.0, &words).size(12.5).fill(Ink::PRINT).fit(w - 8.0);
    }

    /// A tucked card: its objective, its worth, and how much of it is done. Green when it holds.
    pub(super) fn draw_tucked(
        &self,
        s: &mut Scene,
        card: VillageCard,
        (x, y): (f64, f64),
        (w, h): (f64, f64),
    ) {
        let side = self.side();
        let face = self.game.components.village_card(card);
        let holds = self.game.objective_holds(side, card);
        let (done, needed) = self.progress_of(side, face.objective);
        let words = self.say(
            &Message::new(if holds { "pic-objective-met" } else { "pic-objective" })
                .with("objective", words::objective(face.objective))
                .with("points", face.points)
                .with("done", done)
                .with("needed", needed),
        );
        let name = format!("village-{card}");
        let edge = Outline::rect(x, y, w, h, 8.0);
        let touch = self.own_touch(&format!("tucked:{card}"));
        self.lift(s, touch.as_ref(), &edge, &words, |s| {
            s.group().piece(&name).at(x, y).draw(|s| {
                sheet(s, w, h, if holds { inks::HELD } else { Ink::CARD });
                self.draw_goal(
                    s,
                    face.objective,
                    (5.0, 5.0),
                    26.0,
                    Some((if holds { w - 15.0 } else { 13.0 }, h - 13.0)),
                );
                seal(s, (w - 14.0, 15.0), 11.0, face.points);
                if holds {
                    verdict(s, (13.0, h - 12.0), true);
                }
                let text = if holds { String::new() } else { format!("{done}/{needed}") };
                s.text(w - 6.0, h - 6.0, &text).face(Face::Number).size(14.0).end().fill(Ink::PRINT);
            });
        });
        if self.is_changed(&name) {
            s.ring(&edge, State::Changed);
        }
    }
}

/// What a side is used as, under it.
fn caption(s: &mut Scene, x: f64, y: f64, words: &str) {
    s.text(x, y, words).face(Face::Title).size(14.0).fill(Ink::PRINT);
}

fn sheet(s: &mut Scene, w: f64, h: f64, ink: Ink) {
    s.rect(0.8, 3.0, w - 1.6, h - 2.0).corner(8.0).fill(Ink::PI).opacity(0.35);
    s.rect(0.8, 0.8, w - 1.6, h - 1.6).corner(8.0).fill(ink).stroke(Ink::PI, 1.6);
}

/// What an objective is worth.
pub(super) fn seal(s: &mut Scene, (cx, cy): (f64, f64), r: f64, points: u8) {
    s.circle(cx, cy, r).fill(Ink::SUN).stroke(Ink::PI, 1.4);
    s.text(cx, cy + r * 0.42, &points.to_string())
        .face(Face::Number)
        .size(r * 1.25)
        .middle()
        .fill(Ink::PRINT);
}
