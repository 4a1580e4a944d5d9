//! The tree board: the Queen, the six bridge goals, and the favours on the roots.

use bocage_canvas::art::icons;
use bocage_canvas::{Badge, Face, Ink, Outline, Scene, State};
use bocage_engine::{Message, Seat};

use super::art::{goods, pieces, signs};
use super::effect::{self, Row, guild, guild_ink};
use super::kingdom::disc;
use super::table::Table;
use super::{GOAL_PILE, favour_target, goal_target, inks};
use crate::state::Phase;
use crate::vocabulary::{Favour, QueenCard};

/// The picture's own size; narrow screens show it larger.
const WIDTH: f64 = 308.0;
const HEIGHT: f64 = 262.0;
const NARROW_WIDTH: f64 = 358.0;
/// A goal.
const GOAL: (f64, f64) = (98.0, 58.0);
/// A favour.
const FAVOUR: (f64, f64) = (66.0, 38.0);
/// On a board with many favours they are narrower than this.
const SMALL_FAVOUR: f64 = 56.0;
/// From one favour to the next: rings must not run into each other.
const FAVOUR_PITCH: f64 = 77.0;

/// The border of the crown of leaves.
const CROWN: &str = "M22 18C70 6 120 14 160 10S260 6 288 22C302 60 294 120 290 186C240 206 180 196 150 202S60 206 22 188C10 130 14 70 22 18Z";

impl Table<'_> {
    /// The tree board.
    pub(super) fn draw_tree(&self) -> Scene {
        let scale = if self.look.narrow { NARROW_WIDTH / WIDTH } else { 1.0 };
        let mut scene = Scene::new(WIDTH * scale, HEIGHT * scale);
        scene.set_label(&self.say(&self.tree_summary()));
        scene.group().scale(scale).draw(|s| {
            s.rect(0.0, 0.0, WIDTH, HEIGHT).corner(12.0).fill(Ink::KINGDOM_SKY).hidden();
            s.group().hidden().draw(|s| {
                let trunk = "M116 186C122 226 116 244 52 262H256C196 244 188 226 192 186Z";
                s.path(trunk).fill(Ink::BARK).stroke(Ink::PI, 2.4);
                s.path("M160 190C166 226 180 246 204 262H256C196 244 188 226 192 186Z")
                    .fill(Ink::BLACK)
                    .opacity(0.2);
            });
            s.thicket(CROWN, 13.0);
            self.draw_queen(s, (8.0, 22.0));
            for slot in 0..self.public.goals.len() {
                let x = 98.0 + (slot % 2) as f64 * (GOAL.0 + 8.0);
                let y = 6.0 + (slot / 2) as f64 * (GOAL.1 + 8.0);
                self.draw_goal(s, slot, (x, y));
            }
            for row in 0..3 {
                let y = 6.0 + f64::from(row) * (GOAL.1 + 8.0) + GOAL.1 / 2.0 - 9.0;
                let reward = self.game.say_effect(self.game.components.row_reward);
                let help = self.say(&Message::new("pic-row-reward").with("effect", reward));
                s.group().title(&help).draw(|s| {
                    s.stamp_centred(&signs::FAVOUR, 98.0 + GOAL.0 + 4.0, y, 21.0);
                });
            }
            self.draw_favours(s, 214.0);
        });
        scene
    }

    /// The Queen's card, or her empty seat.
    fn draw_queen(&self, s: &mut Scene, (x, y): (f64, f64)) {
        let Some(queen) = self.public.queen else {
            let asleep = matches!(self.public.phase, Phase::Draft | Phase::Morning);
            let (help, word) = if asleep {
                ("pic-queen-sleeps", "pic-queen-asleep")
            } else {
                ("pic-queen-away", "pic-queen-visited")
            };
            let help = self.say(&Message::new(help));
            s.group().at(x, y).title(&help).draw(|s| {
                s.rect(0.0, 0.0, 84.0, 122.0).corner(10.0).fill(Ink::CUT).fill_opacity(0.25);
                s.rect(0.0, 0.0, 84.0, 122.0).corner(10.0).stroke(Ink::CUT, 2.0).dash(&[6.0, 4.0]);
                s.stamp_centred(&signs::CROWN, 42.0, 50.0, 44.0).opacity(0.5);
                let words = self.say(&Message::new(word));
                s.text(42.0, 96.0, &words).size(13.0).middle().fill(Ink::MOONLIGHT).fit(78.0);
            });
            return;
        };
        let card = self.game.components.queen(queen);
        let help = self.say(&self.game.help_queen(queen));
        let name = self.queen_name(queen);
        s.group().at(x, y).piece(&name).title(&help).draw(|s| {
            s.rect(0.0, 3.0, 84.0, 122.0).corner(10.0).fill(Ink::PI).opacity(0.35);
            s.rect(0.0, 0.0, 84.0, 122.0).corner(10.0).fill(Ink::CARD).stroke(Ink::PI, 2.4);
            s.path("M5 80V13a8 8 0 0 1 8-8H71a8 8 0 0 1 8 8V80Z").fill(guild_ink(card.guild));
            s.path("M5 80V13a8 8 0 0 1 8-8H71a8 8 0 0 1 8 8V80Z").fill(&super::art::land::TUFTS);
            s.stand(&pieces::BEAVER, 42.0, 79.0, 62.0).color(inks::RIBBON);
            s.stamp_centred(&signs::CROWN, 42.0, 24.0, 36.0);
            s.line(5.0, 80.0, 79.0, 80.0).stroke(Ink::PI, 2.0);
            s.stamp_centred(guild(card.guild), 19.0, 101.0, 27.0);
            effect::effect(card.effect).draw(s, (56.0, 101.0), 22.0, 50.0, Ink::PRINT);
        });
        self.mark_changed(s, &name, &Outline::rect(x, y, 84.0, 122.0, 10.0));
    }

    /// The name of a Queen card for animations.
    pub(super) fn queen_name(&self, queen: QueenCard) -> String {
        self.game.queen_piece(queen)
    }

    /// A goal: what it asks for, and what each position gives or who has it.
    fn draw_goal(&self, s: &mut Scene, slot: usize, (x, y): (f64, f64)) {
        let goal = self.public.goals[slot];
        let faces = self.game.components.goal(goal.tile);
        let hard = usize::from(goal.hard);
        let target = goal_target(slot as u8);
        let outline = Outline::rect(x, y, GOAL.0, GOAL.1, 9.0);
        let help = self.say(&self.game.help_goal(goal.tile, goal.hard, self.public.players));
        let positions = self.game.components.positions(self.public.players);
        let free = self.game.free_position(self.public, slot);
        self.thing(s, (&target, &outline), &help, |s| {
            s.group().at(x, y).draw(|s| {
                s.rect(0.0, 2.5, GOAL.0, GOAL.1).corner(8.0).fill(Ink::PI).opacity(0.35);
                let ground = if goal.hard { inks::HARD } else { inks::EASY };
                s.rect(0.0, 0.0, GOAL.0, GOAL.1).corner(8.0).fill(ground).stroke(Ink::PI, 2.0);
                if goal.hard {
                    // Told without colour, too.
                    s.rect(3.5, 3.5, GOAL.0 - 7.0, GOAL.1 - 7.0).corner(5.0).stroke(Ink::BARK, 1.2);
                }
                effect::condition(faces.condition[hard]).draw(s, (46.0, 15.0), 18.0, 78.0, Ink::PRINT);
                s.line(3.0, 29.0, GOAL.0 - 3.0, 29.0).stroke(Ink::PI, 1.0).dash(&[2.0, 3.0]).opacity(0.6);
                let pitch = GOAL.0 / positions.len().max(1) as f64;
                for (index, &at) in positions.iter().enumerate() {
                    let middle = ((index as f64 + 0.5) * pitch, 43.5);
                    let worth = faces.vp[hard][usize::from(at)];
                    self.draw_position(s, slot, (usize::from(at), worth), middle, free == Some(at));
                }
            });
        });
        if self.is_bright(&target) {
            s.badge(x + GOAL.0 - 2.0, y + 3.0, 10.0, Badge::Plus);
        } else if self.game.can_claim(self.public, self.focus, slot) {
            // Reached, and still to be claimed.
            let (cx, cy) = (x + GOAL.0 - 4.0, y + 5.0);
            s.circle(cx, cy, 8.5).fill(inks::LAUREL).stroke(Ink::CASING, 1.8).hidden();
            s.stamp_centred(&icons::TICK, cx, cy, 12.0).color(Ink::CASING).hidden();
        }
        let name = |seat: Seat| self.game.goal_piece(seat, goal.tile);
        if goal.markers.iter().flatten().any(|&seat| self.changed(&name(seat))) {
            s.ring(&outline, State::Changed);
        }
    }

    fn draw_position(
        &self,
        s: &mut Scene,
        slot: usize,
        (at, worth): (usize, u8),
        (x, y): (f64, f64),
        next: bool,
    ) {
        let goal = &self.public.goals[slot];
        if let Some(seat) = goal.markers[at] {
            let words = Message::new("pic-claimed").with("who", self.who(seat)).with("points", worth);
            let name = self.game.goal_piece(seat, goal.tile);
            s.group().class("piece").piece(&name).title(&self.say(&words)).draw(|s| {
                disc(s, seat, (x, y), 22.0);
            });
            return;
        }
        let line = if next { 2.2 } else { 1.2 };
        let opacity = if next { 1.0 } else { 0.72 };
        s.circle(x, y, 10.5).fill(Ink::CUT).stroke(Ink::PI, line).opacity(opacity);
        s.text(x, y + 4.8, &worth.to_string()).face(Face::Number).size(14.0).middle().fill(Ink::PRINT);
    }

    /// Three open favours, and the pile.
    fn draw_favours(&self, s: &mut Scene, y: f64) {
        for (place, favour) in self.public.display.iter().enumerate() {
            let x = 6.0 + place as f64 * FAVOUR_PITCH;
            let target = favour_target(place as u8);
            let outline = Outline::rect(x, y, FAVOUR.0, FAVOUR.1, 5.0);
            match *favour {
                Some(favour) => {
                    let help = self.say(&self.game.help_favour(favour));
                    self.thing(s, (&target, &outline), &help, |s| {
                        self.draw_favour(s, favour, (x, y), FAVOUR.0)
                    });
                    self.mark_changed(s, &self.game.favour_piece(favour), &outline);
                }
                None => {
                    s.path(tag(x, y, FAVOUR.0)).stroke(Ink::CUT, 1.6).dash(&[5.0, 4.0]).hidden();
                }
            }
        }
        let x = 6.0 + 3.0 * FAVOUR_PITCH;
        let left = self.game.favours_left(self.public);
        let words = Message::new("pic-favour-pile").with("left", left);
        let help = format!("{} {}", self.say(&words), self.say(&self.game.help_icon("favour")));
        let outline = Outline::rect(x, y, FAVOUR.0, FAVOUR.1 + 1.0, 5.0);
        self.thing(s, (GOAL_PILE, &outline), &help, |s| {
            if left > 1 {
                s.path(tag(x + 2.0, y + 2.5, FAVOUR.0 - 2.0)).fill(inks::BACK).stroke(Ink::PI, 1.4).round();
            }
            s.path(tag(x, y, FAVOUR.0 - 2.0)).fill(inks::RIBBON).stroke(Ink::PI, 2.0).round();
            Row::sign(&signs::FAVOUR).then(left.to_string()).draw(
                s,
                (x + 28.0, y + FAVOUR.1 / 2.0),
                20.0,
                50.0,
                Ink::MOONLIGHT,
            );
        });
    }

    /// A favour, `width` wide: what it counts, as a tag.
    pub(super) fn draw_favour(&self, s: &mut Scene, favour: Favour, (x, y): (f64, f64), width: f64) {
        let score = self.game.components.favour(favour).score;
        let scale = width / FAVOUR.0;
        s.group().piece(&self.game.favour_piece(favour)).at(x, y).scale(scale).draw(|s| {
            s.path(tag(0.0, 2.0, FAVOUR.0)).fill(Ink::PI).opacity(0.35);
            s.path(tag(0.0, 0.0, FAVOUR.0)).fill(inks::ROSE).stroke(Ink::PI, 2.0).round();
            let row = effect::favour(score);
            // A small tag has fewer and larger signs.
            let small = width < SMALL_FAVOUR;
            let row = if !small && row.width(17.0) < 38.0 {
                Row::words(score.n.to_string()).and(&goods::POINTS).joined(effect::each(score))
            } else {
                row
            };
            let size = if small { 24.0 } else { 18.0 };
            row.draw(s, (29.5, FAVOUR.1 / 2.0), size, 55.0, Ink::PRINT);
        });
    }

    fn tree_summary(&self) -> Message {
        let queen = match self.public.queen {
            Some(queen) => self.game.help_queen(queen),
            None if matches!(self.public.phase, Phase::Draft | Phase::Morning) => {
                Message::new("pic-queen-sleeps")
            }
            None => Message::new("pic-queen-away"),
        };
        let goals: Vec<Message> = self
            .public
            .goals
            .iter()
            .map(|goal| {
                let faces = self.game.components.goal(goal.tile);
                self.game.say_condition(faces.condition[usize::from(goal.hard)])
            })
            .collect();
        let favours: Vec<Message> =
            self.public.display.iter().flatten().map(|&favour| self.game.help_favour(favour)).collect();
        let favours = if favours.is_empty() { vec![Message::new("card-bare")] } else { favours };
        Message::new("pic-tree-summary").with("queen", queen).with("goals", goals).with("favours", favours)
    }
}

/// The border of a favour: a tag that points right, 38 tall.
fn tag(x: f64, y: f64, width: f64) -> String {
    let (right, low) = (x + width, y + FAVOUR.1);
    format!("M{x} {y}H{} L{right} {} {} {low}H{x}Z", right - 10.0, y + FAVOUR.1 / 2.0, right - 10.0)
}
