//! Developing an ecosystem at the end of a turn, while others go on (section 8).
//!
//! Touches nothing but the seat's own board, so that it commutes with all that others do (R7).

use bocage_engine::{Seat, Sink};

use crate::Arborea;
use crate::actions::Action;
use crate::decisions::free_captives;
use crate::ecosystem::{Laid, Placed};
use crate::events::Event;
use crate::state::{Board, Development};
use crate::vocabulary::{Cell, Creature};

impl Arborea {
    /// T4.3: a completed card or an invited creature opens the development.
    pub(crate) fn open_development(&self, board: &mut Board, seat: Seat, sink: &mut impl Sink<Event>) {
        board.development =
            if board.completed.is_some() { Development::Rotate } else { with_creatures(board) };
        self.settle(board, seat, sink);
    }

    /// Does a decision of the development, and what follows from it.
    pub(super) fn develop(&self, board: &mut Board, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.develop_once(board, seat, action, sink);
        self.settle(board, seat, sink);
    }

    /// Takes every decision that has one option only.
    pub(crate) fn settle(&self, board: &mut Board, seat: Seat, sink: &mut impl Sink<Event>) {
        while board.developing() {
            let (mut first, mut count) = (None, 0);
            self.offer_development(board, &mut |action| {
                first = first.or(Some(action));
                count += 1;
            });
            match first {
                Some(action) if count == 1 => self.develop_once(board, seat, action, sink),
                Some(_) => return,
                None => board.development = Development::None,
            }
        }
    }

    fn develop_once(&self, board: &mut Board, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match (action, board.development) {
            (Action::Rotate(rotation), _) => board.development = Development::Anchor(rotation),
            (Action::Anchor(at), Development::Anchor(rotation)) => {
                if let Some(card) = board.completed.take() {
                    board.ecosystem.cards.push(Laid { card, rotation, at });
                    sink.tell(|| Event::Laid(seat, card, at));
                }
                board.development = with_creatures(board);
            }
            (Action::PickInvited(creature), Development::Pick(captives)) => {
                let invited = &mut board.invited[creature.index()];
                *invited = invited.saturating_sub(1);
                board.development = Development::Invited(creature, captives);
            }
            (Action::PickCaptive(creature), Development::Pick(_)) => {
                let captive = &mut board.captive[creature.index()];
                *captive = captive.saturating_sub(1);
                board.development = Development::Captive(creature);
            }
            (Action::PutCreature(at), Development::Invited(creature, captives)) => {
                settle_creature(board, seat, creature, at, sink);
                board.development = Development::Pick(captives);
            }
            (Action::PutCreature(at), Development::Captive(creature)) => {
                settle_creature(board, seat, creature, at, sink);
                board.development = Development::Pick(0); // One captive at most (R24).
            }
            (Action::PutCaptive, Development::Invited(creature, captives)) => {
                board.captive[creature.index()] += 1;
                sink.tell(|| Event::Captive(seat, creature));
                board.development = Development::Pick(captives);
            }
            _ => board.development = Development::None,
        }
    }
}

/// Creatures follow only if some were invited; then one of those captive now may be freed (R24).
fn with_creatures(board: &Board) -> Development {
    if board.invited == [0; 6] {
        Development::None
    } else {
        Development::Pick(free_captives(board, 0b11_1111))
    }
}

fn settle_creature(board: &mut Board, seat: Seat, creature: Creature, at: Cell, sink: &mut impl Sink<Event>) {
    board.ecosystem.creatures.push(Placed { creature, at });
    sink.tell(|| Event::Settled(seat, creature, at));
}
