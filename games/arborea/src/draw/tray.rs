//! What still has to join an ecosystem: the completed card in its four turns, invited creatures,
//! captives; and the cage.

use bocage_canvas::{Face, Ink, Outline, Scene};
use bocage_engine::Message;

use super::desk::{Desk, draw_gain, shorten};
use super::{art, card, inks};
use crate::ecosystem::Laid;
use crate::state::{Board, Development};
use crate::vocabulary::{Card, Creature};
use crate::words;

/// Something in the tray.
enum Thing {
    /// The completed card, turned.
    Turned(Card, u8),
    /// The completed card as it might have been turned: a touch says how one gets there.
    Otherwise(Card, u8),
    /// The creature in hand.
    Held(Creature),
    /// Invited creatures of a type.
    Invited(Creature, u8),
    /// Captives of a type.
    Captive(Creature, u8),
    /// The cage, where a creature may be put.
    Cage,
}

impl Thing {
    fn target(&self) -> Option<String> {
        match self {
            Thing::Turned(_, rotation) | Thing::Otherwise(_, rotation) => Some(format!("turn:{rotation}")),
            Thing::Invited(creature, _) => Some(format!("invited:{creature}")),
            Thing::Captive(creature, _) => Some(format!("captive:{creature}")),
            Thing::Cage => Some("captivity".to_owned()),
            Thing::Held(_) => None,
        }
    }

    /// A card that may still be turned says how it lies.
    fn caption(&self, chosen: bool) -> Message {
        Message::new(match self {
            Thing::Turned(_, rotation) if !chosen => return words::turn(*rotation),
            Thing::Turned(..) => "pic-to-lay",
            Thing::Otherwise(..) => "pic-other-turn",
            Thing::Held(_) => "pic-in-hand",
            Thing::Invited(..) => "pic-invited",
            Thing::Captive(..) => "pic-captive",
            Thing::Cage => "pic-cage",
        })
    }
}

impl Desk<'_> {
    /// Is there anything to show in the tray?
    pub(super) fn has_tray(&self) -> bool {
        !self.tray(self.board()).is_empty()
    }

    fn tray(&self, board: &Board) -> Vec<Thing> {
        let mut things = Vec::new();
        if let Some(completed) = board.completed {
            let chosen = match board.development {
                Development::Rotate if self.developing() => None,
                Development::Anchor(rotation) => Some(rotation),
                _ => Some(0),
            };
            let turns = board.ecosystem.rotations(self.game.components.face(completed));
            for (turn, legal) in (0..).zip(turns) {
                if chosen.is_none_or(|chosen| chosen == turn) && (legal || chosen.is_some()) {
                    things.push(Thing::Turned(completed, turn));
                } else if legal && self.developing() {
                    things.push(Thing::Otherwise(completed, turn));
                }
            }
        }
        if let Development::Invited(held, _) | Development::Captive(held) = board.development {
            things.push(Thing::Held(held));
        }
        if self.may("captivity") {
            things.push(Thing::Cage);
        }
        for &creature in Creature::ALL {
            let count = board.invited[creature.index()];
            if count > 0 {
                things.push(Thing::Invited(creature, count));
            }
        }
        for &creature in Creature::ALL {
            let count = board.captive[creature.index()];
            if count > 0 {
                things.push(Thing::Captive(creature, count));
            }
        }
        things
    }

    /// Draws the tray into a box (x, y, width, height).
    pub(super) fn draw_tray(&self, s: &mut Scene, [x, y, w, h]: [f64; 4]) {
        let things = self.tray(self.board());
        let size = (h - 28.0).min(98.0);
        let pitch = (size + 26.0).min(w / things.len().max(1) as f64);
        let start = x + (w - pitch * (things.len() as f64 - 1.0)) / 2.0;
        s.rect(x, y, w, h).corner(10.0).fill(Ink::PAPER_2).stroke(Ink::PAPER_EDGE, 1.2).hidden();
        // The big picture of a desk is reduced.
        let letters = if h > 100.0 { 14.5 } else { 12.0 };
        let chosen = !matches!(self.board().development, Development::Rotate);
        let mut named = None;
        for (index, thing) in things.iter().enumerate() {
            let middle = (start + pitch * index as f64, y + 6.0 + size / 2.0);
            let size = size.min(pitch - 8.0);
            // The completed card is one piece, however often it is shown.
            let name = match thing {
                Thing::Turned(card, _) if named.is_none() => Some(card::name(self.game, *card)),
                _ => None,
            };
            named = named.or(name.clone());
            self.draw_thing(s, thing, middle, size, name);
            let words = shorten(&self.say(&thing.caption(chosen)), Face::Label, letters, pitch - 2.0);
            s.text(middle.0, y + h - 6.0, &words).size(letters).middle().fill(Ink::INK_2).hidden();
        }
    }

    fn draw_thing(&self, s: &mut Scene, thing: &Thing, (x, y): (f64, f64), size: f64, name: Option<String>) {
        let title = self.say(&self.say_thing(thing));
        let mark = s.group().title(&title);
        let mark = match name {
            Some(name) => mark.piece(&name),
            None => mark,
        };
        let mark = match thing {
            Thing::Otherwise(_, turn) => mark.data("data-place", &format!("turn:{turn}")).opacity(0.45),
            _ => mark,
        };
        mark.draw(|s| match *thing {
            Thing::Turned(card, rotation) | Thing::Otherwise(card, rotation) => {
                let (columns, rows) = Laid::size(rotation);
                let cell = size / 3.2;
                let corner = (x - columns as f64 * cell / 2.0, y - rows as f64 * cell / 2.0);
                card::draw_back(s, self.game.components.face(card), rotation, corner, cell);
            }
            Thing::Held(creature) => draw_creature(s, creature, (x, y), size, 1),
            Thing::Invited(creature, count) => draw_creature(s, creature, (x, y), size, count),
            Thing::Captive(creature, count) => {
                draw_creature(s, creature, (x, y), size, count);
                draw_bars(s, (x, y), size);
            }
            Thing::Cage => {
                s.circle(x, y, size * 0.42).fill(inks::ROCK).stroke(Ink::PI, 1.8);
                draw_bars(s, (x, y), size);
            }
        });
        let Some(target) = thing.target() else { return };
        let half = size * 0.5;
        let outline = Outline::rect(x - half, y - half, size, size, size * 0.16);
        if let Some(aim) = self.ring(s, &outline, &target, 0.75) {
            draw_gain(s, aim.points, (x + half - 4.0, y - half + 5.0), 9.0);
            self.lantern(s, &aim, (x - half + 4.0, y - half + 4.0), 9.0);
        }
    }

    fn say_thing(&self, thing: &Thing) -> Message {
        match *thing {
            Thing::Turned(card, _) => {
                Message::new("sketch-completed").with("card", words::card(self.game, card))
            }
            Thing::Held(creature) => Message::new("ask-put").with("creature", words::creature(creature)),
            Thing::Invited(creature, count) => say_guests("pic-invited-creatures", creature, count),
            Thing::Captive(creature, count) => say_guests("pic-captive-creatures", creature, count),
            Thing::Otherwise(..) => Message::new("why-lay-first"),
            Thing::Cage => Message::new("pic-cage-help").with("cost", self.game.components.captive_cost),
        }
    }
}

fn say_guests(key: &'static str, creature: Creature, count: u8) -> Message {
    Message::new(key)
        .with("creature", words::creature(creature))
        .with("count", count)
        .with("help", words::creature_help(creature))
}

fn draw_creature(s: &mut Scene, creature: Creature, (x, y): (f64, f64), size: f64, count: u8) {
    s.circle(x, y, size * 0.42).fill(Ink::CUT).stroke(Ink::PI, 1.8);
    s.stamp_centred(art::creature(creature), x, y, size * 0.72);
    if count > 1 {
        s.circle(x + size * 0.34, y + size * 0.3, 9.0).fill(Ink::PAPER).stroke(Ink::PI, 1.4);
        s.text(x + size * 0.34, y + size * 0.3 + 4.2, &format!("×{count}"))
            .face(Face::Number)
            .size(11.5)
            .middle();
    }
}

fn draw_bars(s: &mut Scene, (x, y): (f64, f64), size: f64) {
    let half = size * 0.36;
    let bars = format!(
        "M{} {}v{}M{} {}v{}M{} {}v{}",
        x - size * 0.2,
        y - half,
        half * 2.0,
        x,
        y - half - 3.0,
        half * 2.0 + 6.0,
        x + size * 0.2,
        y - half,
        half * 2.0
    );
    s.path(&bars).stroke(Ink::PI, size * 0.05).round().opacity(0.85);
}
