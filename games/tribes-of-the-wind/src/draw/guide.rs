//! The strip at the bottom: the guide with its conditions and powers, the temples, the objectives.

use bocage_canvas::art::icons as verb;
use bocage_canvas::{Face, Ink, Outline, Scene, State, Symbol, text_width, wrap};
use bocage_engine::Message;

use super::effect::draw_formula;
use super::element::place;
use super::hand::{NARROW_WIDTH, WIDTH};
use super::inks::hue;
use super::marks::check;
use super::table::{Table, shorten};
use super::{icons, portraits};
use crate::components::{Power, Special};
use crate::state::{MOST_TUCKED, Step};
use crate::vocabulary::{Board, Color, GuideCard, GuideCondition};
use crate::words;

const HEIGHT: f64 = 96.0;
const NARROW_HEIGHT: f64 = 268.0;

impl Table<'_> {
    pub(super) fn guide_strip(&self) -> Scene {
        let (width, height) = if self.narrow() { (NARROW_WIDTH, NARROW_HEIGHT) } else { (WIDTH, HEIGHT) };
        let mut scene = Scene::new(width, height);
        let s = &mut scene;
        let board = self.side().board.unwrap_or_default();
        s.set_label(&self.say(&self.game.say_board(board)));
        s.rect(0.0, 0.0, width, height).fill(Ink::PAPER).hidden();
        let threes = self.threes();
        if !threes.is_empty() && !self.narrow() {
            // Beside the hand that they are chosen from; what is usually here does not matter then.
            self.draw_threes(s, &threes, (7.0, 5.0), (width - 14.0, 39.0));
            return scene;
        }
        let choosing = matches!(self.step(), Some(Step::Guide)) && self.public.active == self.focus;
        if choosing {
            self.draw_choice(s, board);
            return scene;
        }
        self.draw_guide(s, board);
        if self.narrow() {
            rule(s, (0.0, 92.0), (width, 92.0));
            rule(s, (0.0, 180.0), (width, 180.0));
            self.draw_temples(s, board, (8.0, 92.0), 92.0);
            self.draw_objectives(s, (8.0, 180.0), 92.0);
        } else {
            rule(s, (292.0, 6.0), (292.0, height - 6.0));
            rule(s, (456.0, 6.0), (456.0, height - 6.0));
            self.draw_temples(s, board, (300.0, 0.0), 38.0);
            self.draw_objectives(s, (464.0, 0.0), 72.0);
        }
        scene
    }

    /// The guide, what earns its cards, and those that are active.
    fn draw_guide(&self, s: &mut Scene, board: Board) {
        let side = self.side();
        let face = self.game.components.board(board);
        let name = self.say(&words::board(board));
        let words = self.say(&self.game.say_board(board));
        s.group().label(&words).title(&words).draw(|s| {
            s.stamp(portraits::of(board), 8.0, 26.0, 50.0);
            s.text(8.0, 19.0, &name).face(Face::Title).size(16.0);
            let x = 18.0 + text_width(&name, Face::Title, 17.0);
            let note = shorten(&self.word("pic-your-guide"), Face::Body, 12.5, 190.0 - x);
            s.text(x, 19.0, &note).face(Face::Body).size(12.5).fill(Ink::INK_2);
        });
        let words = self.say(
            &Message::new("pic-sequence")
                .with("colors", face.sequence.iter().map(|color| words::color(*color)).collect::<Vec<_>>()),
        );
        s.group().label(&words).title(&words).draw(|s| {
            for (place, color) in face.sequence.iter().enumerate() {
                draw_color(s, *color, (64.0 + 24.0 * place as f64, 27.0), 23.0);
            }
            self.draw_check(s, (172.0, 38.0), GuideCondition::Sequence, None);
        });
        let words = self.say(&Message::new("pic-special").with("special", words::special(face.special)));
        let (icon, short, progress) = self.special(face.special);
        let short = shorten(&self.say(&short), Face::Label, 12.5, 84.0);
        s.group().label(&words).title(&words).draw(|s| {
            s.rect(62.0, 56.0, 126.0, 24.0).fill(Ink::PAPER);
            s.stamp_centred(icon, 75.0, 68.0, 20.0).color(Ink::INK);
            s.text(88.0, 72.0, &short).size(12.5);
            self.draw_check(s, (177.0, 68.0), GuideCondition::Special, Some(progress));
        });
        let at = if self.narrow() { (206.0, 12.0, 178.0) } else { (196.0, 12.0, 90.0) };
        let active: Vec<GuideCard> = self.game.active_guides(side).collect();
        for (place_of, guide) in active.iter().enumerate() {
            self.draw_power(s, *guide, (at.0, at.1 + 39.0 * place_of as f64), (at.2, 32.0));
        }
        for slot in active.len()..2 {
            let y = at.1 + 39.0 * slot as f64;
            let words = self.word("pic-power-place");
            s.group().title(&words).draw(|s| {
                place(s, (at.0, y), at.2, 32.0);
                let words = shorten(&self.word("pic-power"), Face::Body, 13.0, at.2 - 8.0);
                s.text(at.0 + at.2 / 2.0, y + 20.5, &words)
                    .face(Face::Body)
                    .size(13.0)
                    .middle()
                    .fill(Ink::INK_3);
            });
        }
    }

    /// A check once a condition was fulfilled; before that, how far it is.
    fn draw_check(
        &self,
        s: &mut Scene,
        (cx, cy): (f64, f64),
        condition: GuideCondition,
        progress: Option<(u32, u32)>,
    ) {
        if self.side().latched >> condition.index() & 1 == 1 {
            check(s, (cx, cy), Ink::HEDGE, Ink::ON_HEDGE);
        } else if let Some((done, needed)) = progress {
            s.text(cx + 9.0, cy + 5.0, &format!("{done}/{needed}")).face(Face::Number).size(14.5).end();
        } else {
            s.circle(cx, cy, 8.0).stroke(Ink::OUTLINE, 1.6).dash(&[3.0, 3.0]);
        }
    }

    /// The special condition: a sign, a few words, and how far it is.
    fn special(&self, special: Special) -> (&'static Symbol, Message, (u32, u32)) {
        let side = self.side();
        let in_region = |region| Message::named(format!("pic-{}", crate::draw::dashed(region)));
        let one = |set: u16, region| (u32::from(set & self.game.components.region(region) != 0), 1);
        match special {
            Special::CleanCells(n) => {
                (&icons::CLEAN, Message::new("short-clean"), (side.clean_cells().min(n.into()), n.into()))
            }
            Special::RightSidesUsed(n) => {
                (&verb::CARD, Message::new("short-right"), (side.right_sides_used.into(), n.into()))
            }
            Special::TuckedCards(n) => {
                (&icons::OBJECTIVE, Message::new("short-tucked"), (side.tucked.count_ones(), n.into()))
            }
            Special::VillageInRegion(region) => (&icons::HOME, in_region(region), one(side.villages, region)),
            Special::TempleInRegion(region) => (&icons::SHRINE, in_region(region), one(side.temples, region)),
        }
    }

    /// An active guide card; one that can be used now is something to touch.
    fn draw_power(&self, s: &mut Scene, guide: GuideCard, (x, y): (f64, f64), (w, h): (f64, f64)) {
        let powers = &self.game.components.guide(guide).powers;
        let words = self.say(&self.game.say_guide(guide));
        let edge = Outline::rect(x, y, w, h, 9.0);
        let target = format!("guide:{guide}");
        let touch = self.own_touch(&target);
        let used = self.public.active == self.focus && self.public.powers_used & guide.bit() != 0;
        let once = powers
            .iter()
            .any(|power| matches!(power, Power::OncePerTurn { .. } | Power::OncePerTurnForest(_)));
        self.lift(s, touch.as_ref(), &edge, &words, |s| {
            s.group().piece(&format!("guide-{guide}")).opacity(if used { 0.55 } else { 1.0 }).draw(|s| {
                s.outline(&edge).fill(Ink::CARD).stroke(Ink::PI, 1.6).data("data-place", &target);
                let mut left = x + 5.0;
                if once {
                    s.text(left, y + h / 2.0 + 4.5, "1×").face(Face::Number).size(13.0).fill(Ink::PRINT_2);
                    left += 19.0;
                }
                let mut rest = x + w - 3.0 - left;
                for power in powers {
                    let end = draw_formula(s, &self.power_signs(*power), (left, y + h / 2.0), 19.0, rest);
                    rest -= end - left + 6.0;
                    left = end + 6.0;
                }
            });
        });
        if self.is_changed(&format!("guide-{guide}")) {
            s.ring(&edge, State::Changed);
        }
    }

    /// The guide cards to choose from: their signs, and under them their words.
    fn draw_choice(&self, s: &mut Scene, board: Board) {
        let open = (0..4u8).map(|number| board.guide(number));
        for (place, guide) in open.filter(|guide| self.side().guides & guide.bit() == 0).enumerate() {
            let (column, row) = ((place % 2) as f64, (place / 2) as f64);
            let ((x, y), (w, h)) = if self.narrow() {
                ((8.0 + 190.0 * column, 8.0 + 128.0 * row), (182.0, 118.0))
            } else {
                ((7.0 + 188.0 * place as f64, 6.0), (180.0, 84.0))
            };
            self.draw_guide_card(s, guide, (x, y), (w, h));
        }
    }

    fn draw_guide_card(&self, s: &mut Scene, guide: GuideCard, (x, y): (f64, f64), (w, h): (f64, f64)) {
        let powers = &self.game.components.guide(guide).powers;
        let words = self.say(&self.game.say_guide(guide));
        let edge = Outline::rect(x, y, w, h, 9.0);
        let touch = self.own_touch(&format!("guide:{guide}"));
        let signs: Vec<_> = powers.iter().flat_map(|power| self.power_signs(*power)).collect();
        let said: Vec<String> = powers.iter().map(|power| self.say(&words::power(*power))).collect();
        let said = said.join(" · ");
        let (size, step) = if self.narrow() { (13.5, 16.5) } else { (12.6, 14.6) };
        let (middle, left, top) = (y + step * 1.05, x + 8.0, y + step * 2.6);
        let most = ((h - step * 1.7) / step) as usize;
        self.lift(s, touch.as_ref(), &edge, &words, |s| {
            s.group().piece(&format!("guide-{guide}")).draw(|s| {
                s.outline(&edge).fill(Ink::CARD).stroke(Ink::PI, 1.6);
                draw_formula(s, &signs, (x + 7.0, middle), 20.0, w - 14.0);
                let lines = wrap(&said, Face::Body, size, w - 14.0);
                for (index, line) in lines.iter().take(most).enumerate() {
                    let y = top + step * index as f64;
                    s.text(left, y, line).face(Face::Body).size(size).fill(Ink::PRINT);
                }
            });
        });
    }

    /// The tucked village cards, and the places still free.
    fn draw_objectives(&self, s: &mut Scene, (x, y): (f64, f64), pitch: f64) {
        let side = self.side();
        let note =
            Message::new("pic-tucked").with("cards", side.tucked.count_ones()).with("most", MOST_TUCKED);
        self.heading(s, (x, y), pitch * 4.0, &self.word("score-objectives"), &self.say(&note));
        let size = (pitch - 7.0, 60.0);
        let mut slot = 0.0;
        for card in side.tucked() {
            self.draw_tucked(s, card, (x + pitch * slot, y + 27.0), size);
            slot += 1.0;
        }
        while slot < f64::from(MOST_TUCKED) {
            place(s, (x + pitch * slot, y + 27.0), size.0, size.1);
            slot += 1.0;
        }
    }
}

/// A colour of tile as its tree on its ground.
pub(super) fn draw_color(s: &mut Scene, color: Color, (x, y): (f64, f64), size: f64) {
    let hue = hue(color);
    s.rect(x + 0.8, y + 0.8, size - 1.6, size - 1.6)
        .corner(size * 0.24)
        .fill(hue.lit)
        .stroke(Ink::PRINT, 1.5);
    s.stamp(hue.tree, x + size * 0.15, y + size * 0.02, size * 0.7);
}

fn rule(s: &mut Scene, from: (f64, f64), to: (f64, f64)) {
    s.line(from.0, from.1, to.0, to.1).stroke(Ink::PAPER_EDGE, 1.4).dash(&[4.0, 4.0]).hidden();
}
