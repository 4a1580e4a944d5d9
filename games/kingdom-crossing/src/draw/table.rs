//! What every picture of a table is drawn from: the game, what is seen, for whom, what may be touched.

use bocage_canvas::{Badge, Ink, Livery, Outline, Scene, State};
use bocage_engine::{Message, Seat, Speak};
use bocage_stage::Draw;

use super::KingdomLook;
use crate::KingdomCrossing;
use crate::actions::Action;
use crate::state::{AUTOMA, Phase, Public, Side};

/// A table as one reader sees it.
pub(super) struct Table<'a> {
    pub(super) game: &'a KingdomCrossing,
    pub(super) public: &'a Public,
    pub(super) look: &'a KingdomLook<'a>,
    /// Whose board is shown large.
    pub(super) focus: Seat,
    /// Is that the reader's own board? Only there may its things be touched.
    pub(super) own: bool,
    /// What may be touched, by target.
    legal: Vec<(String, Action)>,
}

impl<'a> Table<'a> {
    pub(super) fn new(
        game: &'a KingdomCrossing,
        public: &'a Public,
        look: &'a KingdomLook<'a>,
        observer: Option<Seat>,
    ) -> Self {
        let focus = Seat(look.focus.0.min(public.players.saturating_sub(1)));
        let own = observer.is_none_or(|observer| observer == focus);
        let legal = look.legal.iter().filter_map(|&action| Some((game.target(action)?, action))).collect();
        Table { game, public, look, focus, own, legal }
    }

    pub(super) fn say(&self, message: &Message) -> String {
        (self.look.say)(message)
    }

    pub(super) fn side(&self) -> &Side {
        self.public.side(self.focus)
    }

    pub(super) fn livery(&self) -> Livery {
        Livery::of(self.focus.index())
    }

    /// Is it the turn of `seat`, and is there something to do?
    pub(super) fn is_active(&self, seat: Seat) -> bool {
        self.public.active() == seat && self.public.phase != Phase::End
    }

    /// A seat by name, Paco & Paca included.
    pub(super) fn who(&self, seat: Seat) -> Message {
        if self.public.solo() && seat == AUTOMA {
            Message::new("pic-automa")
        } else {
            Message::new("pic-seat").with("seat", seat)
        }
    }

    /// What may be done by touching `target`.
    pub(super) fn offered(&self, target: &str) -> impl Iterator<Item = Action> {
        self.legal.iter().filter(move |(name, _)| name == target).map(|&(_, action)| action)
    }

    /// How a target is drawn, if it is one.
    pub(super) fn state(&self, target: &str) -> Option<State> {
        self.offered(target).next()?;
        let suggested = self.offered(target).any(|action| self.look.suggested == Some(action));
        Some(if suggested { State::Suggested } else { State::Legal })
    }

    /// What touching a target does, in words.
    pub(super) fn name(&self, target: &str) -> String {
        let words: Vec<String> = self
            .offered(target)
            .map(|action| {
                let does = self.game.say_action(self.public, self.public.active(), action);
                if self.game.is_vain(self.public, action) {
                    self.say(&Message::new("pic-vain").with("action", does))
                } else {
                    self.say(&does)
                }
            })
            .collect();
        words.join(" / ")
    }

    /// Would nothing that can be done here bring anything? Then it is offered calmly.
    fn is_calm(&self, target: &str) -> bool {
        self.offered(target).all(|action| self.game.is_vain(self.public, action))
    }

    /// Is this a target that wants its badge? What is suggested has the lantern's, and what would bring
    /// nothing has none.
    pub(super) fn is_bright(&self, target: &str) -> bool {
        self.state(target) == Some(State::Legal) && !self.is_calm(target)
    }

    /// Draws a thing that may be a target, ringed if it is; `help` is its tooltip.
    pub(super) fn thing(
        &self,
        s: &mut Scene,
        (target, outline): (&str, &Outline),
        help: &str,
        inside: impl FnOnce(&mut Scene),
    ) {
        self.thing_if(true, s, (target, outline), help, inside);
    }

    /// The same for a thing on the board of the seat looked at.
    pub(super) fn own_thing(
        &self,
        s: &mut Scene,
        (target, outline): (&str, &Outline),
        help: &str,
        inside: impl FnOnce(&mut Scene),
    ) {
        self.thing_if(self.own, s, (target, outline), help, inside);
    }

    fn thing_if(
        &self,
        touchable: bool,
        s: &mut Scene,
        (target, outline): (&str, &Outline),
        help: &str,
        inside: impl FnOnce(&mut Scene),
    ) {
        let state = self.state(target).filter(|_| touchable);
        // The thing covers what lies below it: the ring runs just outside.
        let outline = &outset(outline);
        let group = match state {
            // What would bring nothing does not breathe.
            Some(State::Legal) if self.is_calm(target) => s.group().target(target, &self.name(target)),
            Some(state) => s.group().class(state.class()).target(target, &self.name(target)),
            // The page says why nothing can be done here.
            None if touchable => s.group().class("place").data("data-place", target),
            None => s.group(),
        };
        let calm = state == Some(State::Legal) && self.is_calm(target);
        group.title(help).draw(|s| {
            if state.is_some() && self.look.narrow {
                draw_pad(s, outline);
            }
            match state {
                Some(State::Legal) if calm => {
                    s.outline(outline).fill(Ink::CASING).stroke(Ink::CASING, 6.0);
                    s.outline(outline).stroke(Ink::RING, 2.0).dash(&[2.5, 4.0]).round();
                }
                Some(State::Suggested) => {
                    s.outline(outline).fill(Ink::CASING).stroke(Ink::CASING, 9.0).class("ring-case");
                    let ring = s.outline(outline).class("ring-line");
                    ring.stroke(Ink::LANTERN, 4.5).dash(&[10.0, 6.0]);
                }
                Some(_) => {
                    s.outline(outline).fill(Ink::CASING).stroke(Ink::CASING, 9.0).class("ring-case");
                    s.outline(outline).stroke(Ink::RING, 4.5).class("ring-line");
                }
                None => {}
            }
            inside(s);
        });
        if state == Some(State::Suggested) {
            let [x, y, ..] = outline.bounds();
            s.badge(x + 3.0, y + 3.0, 10.0, Badge::Lantern);
        }
    }

    /// Four corners around what has just changed.
    pub(super) fn mark_changed(&self, s: &mut Scene, name: &str, outline: &Outline) {
        if self.changed(name) {
            s.ring(outline, State::Changed);
        }
    }

    /// Has something with this name just changed?
    pub(super) fn changed(&self, name: &str) -> bool {
        self.look.changed.iter().any(|changed| changed == name)
    }
}

/// What a finger can hit, in pictures that phones show a little smaller.
const FINGER: f64 = 46.0;

/// Room around a small thing that a finger hits as well.
fn draw_pad(s: &mut Scene, outline: &Outline) {
    let [x, y, w, h] = outline.bounds();
    let (dx, dy) = ((FINGER - w).max(0.0) / 2.0, (FINGER - h).max(0.0) / 2.0);
    if dx > 0.0 || dy > 0.0 {
        s.rect(x - dx, y - dy, w + dx * 2.0, h + dy * 2.0).fill(Ink::CASING).opacity(0.01);
    }
}

/// How far a ring runs outside the thing it surrounds.
const OUTSET: f64 = 2.5;

fn outset(outline: &Outline) -> Outline {
    match *outline {
        Outline::Rect { x, y, w, h, r } => {
            Outline::rect(x - OUTSET, y - OUTSET, w + OUTSET * 2.0, h + OUTSET * 2.0, r + OUTSET)
        }
        Outline::Circle { cx, cy, r } => Outline::circle(cx, cy, r + OUTSET),
        ref other => other.clone(),
    }
}
