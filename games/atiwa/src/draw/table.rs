//! The table that is drawn: what everybody sees, for whom, and what can be touched.

use std::collections::BTreeMap;

use bocage_canvas::{Badge, Ink, Mark, Outline, Scene, State, Symbol};
use bocage_engine::{Message, Seat, Speak, ViewOf};
use bocage_stage::Draw;

use super::AtiwaLook;
use super::art::{pieces, prints};
use super::frame::Frame;
use crate::Atiwa;
use crate::actions::Action;
use crate::state::{Public, Step};
use crate::vocabulary::{Piece, Space};

pub(super) struct Table<'a> {
    pub(super) game: &'a Atiwa,
    pub(super) public: &'a Public,
    pub(super) look: &'a AtiwaLook<'a>,
    /// Whose tableau is large.
    pub(super) focus: Seat,
    /// The legal actions by what is touched for them.
    touch: BTreeMap<String, Vec<Action>>,
    /// What the lantern points at: one thing, or all cells of a whole step (R39).
    suggested: Vec<String>,
    /// Who acts: the reader.
    actor: Seat,
}

/// The class of targets that nothing would come of.
const VAIN: &str = "vain";

/// How thick a ring is: its casing and its line.
pub(super) type Ring = (f64, f64);
/// Around spaces and cards.
pub(super) const BROAD: Ring = (8.0, 4.0);
/// Around cells.
pub(super) const FINE: Ring = (6.5, 3.6);
/// What a finger touches is at least so large, in pixels of a narrow screen.
pub(super) const TOUCH: f64 = 45.0;

impl<'a> Table<'a> {
    pub(super) fn new(game: &'a Atiwa, view: &'a ViewOf<Atiwa>, look: &'a AtiwaLook<'a>) -> Self {
        let public = &view.public;
        let focus = Seat(look.focus.0.min(public.players.saturating_sub(1)));
        // The reader's choices are on the reader's own tableau, not on one that is only looked at.
        let at_home = view.observer.is_none_or(|observer| observer == focus);
        let mut touch: BTreeMap<String, Vec<Action>> = BTreeMap::new();
        for &action in look.legal {
            let Some(target) = game.target(action) else { continue };
            if at_home || !is_own(action) {
                touch.entry(target).or_default().push(action);
            }
        }
        let actor = view.observer.unwrap_or(focus);
        let suggested = match look.suggested {
            Some(Action::AsSuggested) => {
                game.suggested_cells(public, actor).into_iter().map(super::cell_target).collect()
            }
            other => other.and_then(|action| game.target(action)).into_iter().collect(),
        };
        Table { game, public, look, focus, touch, suggested, actor }
    }

    pub(super) fn say(&self, message: &Message) -> String {
        (self.look.say)(message)
    }

    pub(super) fn word(&self, key: &'static str) -> String {
        self.say(&Message::new(key))
    }

    /// What can be done by touching this.
    pub(super) fn actions(&self, target: &str) -> &[Action] {
        self.touch.get(target).map_or(&[], Vec::as_slice)
    }

    pub(super) fn is_legal(&self, target: &str) -> bool {
        self.touch.contains_key(target)
    }

    pub(super) fn is_suggested(&self, target: &str) -> bool {
        self.suggested.iter().any(|suggested| suggested == target)
    }

    /// Is it a space where a worker would find nothing to do? It may be touched all the same.
    pub(super) fn is_vain(&self, target: &str) -> bool {
        self.actions(target).iter().any(|&action| match action {
            Action::PlaceWorker(space) => self.game.is_vain(self.public, self.actor, space),
            _ => false,
        })
    }

    /// Has something with this name just changed?
    pub(super) fn is_changed(&self, name: &str) -> bool {
        self.look.changed.iter().any(|changed| changed == name)
    }

    /// What touching does, in words.
    pub(super) fn say_touch(&self, target: &str) -> String {
        let sentences: Vec<String> = self
            .actions(target)
            .iter()
            .map(|&action| self.say(&self.game.say_action(self.public, self.actor, action)))
            .collect();
        sentences.join(" · ")
    }

    /// A group that is a target if something can be done there, and otherwise only has a name.
    pub(super) fn thing<'s>(&self, s: &'s mut Scene, target: &str, name: &str) -> Mark<'s> {
        if !self.is_legal(target) {
            return s.group().data("data-place", target).title(name);
        }
        let class = match () {
            () if self.is_suggested(target) => State::Suggested.class(),
            () if self.is_vain(target) => VAIN,
            () => State::Legal.class(),
        };
        let result = self.say_touch(target);
        // Nothing is said twice.
        let name = match () {
            () if name.contains(&result) => name.to_owned(),
            () if result.contains(name) => result,
            () => format!("{result} – {name}"),
        };
        s.group().class(class).target(target, &name).title(&name)
    }

    /// The strokes of a ring, inside a group made by [`Table::thing`]; nothing if it is no target.
    pub(super) fn ring(&self, s: &mut Scene, target: &str, outline: &Outline, (casing, line): Ring) {
        if !self.is_legal(target) {
            return;
        }
        if self.is_vain(target) && !self.is_suggested(target) {
            // Thin and broken: it may be touched, but little speaks for it.
            s.outline(outline).stroke(Ink::RING, 1.6).dash(&[2.0, 4.0]).class("ring-line");
            return;
        }
        s.outline(outline).stroke(Ink::CASING, casing).class("ring-case");
        let ring = s.outline(outline).class("ring-line");
        if self.is_suggested(target) {
            ring.stroke(Ink::LANTERN, line).dash(&[8.0, 5.0]);
        } else {
            ring.stroke(Ink::RING, line);
        }
    }

    /// A target over something that is drawn already.
    pub(super) fn overlay(
        &self,
        s: &mut Scene,
        target: &str,
        (touched, outline): (&Frame, &Outline),
        ring: Ring,
    ) {
        if !self.is_legal(target) {
            return;
        }
        let name = self.say_touch(target);
        self.thing(s, target, &name).draw(|s| {
            // What it says stays readable: the wash is only there to be touched.
            s.outline(&touched.outline(0.0)).fill(Ink::CASING).opacity(0.0);
            self.ring(s, target, outline, ring);
        });
    }

    /// The verb of a target, or the lantern.
    pub(super) fn verb(&self, s: &mut Scene, target: &str, (cx, cy): (f64, f64), r: f64, badge: Badge<'_>) {
        if self.is_legal(target) {
            s.badge(cx, cy, r, if self.is_suggested(target) { Badge::Lantern } else { badge });
        }
    }

    /// The space whose effects the reader resolves.
    pub(super) fn resolving(&self) -> Option<Space> {
        let steps = self.public.sides().iter().flat_map(|side| side.agenda.iter());
        steps
            .filter_map(|step| if let Step::Resolve { space, .. } = step { Some(*space) } else { None })
            .next()
    }
}

/// Is this done on one's own side of the table?
fn is_own(action: Action) -> bool {
    action.cell().is_some()
        || matches!(action, Action::PlaceCard(_) | Action::StartBatAction | Action::PayGold)
}

/// The drawing of a piece.
pub(super) fn drawing(piece: Piece) -> &'static Symbol {
    match piece {
        Piece::WildAnimal => &pieces::WILD_ANIMAL,
        Piece::Tree => &pieces::TREE,
        Piece::Fruit => &pieces::FRUIT,
        Piece::Family => &pieces::FAMILY,
        Piece::Goat => &pieces::GOAT,
        Piece::Bat => &pieces::BAT,
    }
}

/// The print of a piece, and its ink.
pub(super) fn print(piece: Piece) -> (&'static Symbol, Ink) {
    use super::art;
    match piece {
        Piece::WildAnimal => (&prints::WILD_ANIMAL, art::ANTELOPE_DARK),
        Piece::Tree => (&prints::TREE, art::CROWN_DARK),
        Piece::Fruit => (&prints::FRUIT, art::MANGO_DARK),
        Piece::Family => (&prints::HOUSE, art::THATCH),
        Piece::Goat => (&prints::GOAT, art::HORN),
        Piece::Bat => (&prints::BAT, art::BAT_LINE),
    }
}
