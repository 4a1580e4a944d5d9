//! Why a waited seat may not do something.

use bocage_engine::{Message, Seat};

use crate::Arborea;
use crate::actions::{Action, Spot};
use crate::components::Symbol;
use crate::state::{Board, Development, Public, Step};
use crate::vocabulary::{Area, Waiting};
use crate::words;

impl Arborea {
    pub(crate) fn reason(&self, public: &Public, seat: Seat, action: Action) -> Message {
        let board = public.board(seat);
        if action.develops() {
            return self.reason_development(board, action);
        }
        let top = public.agenda.top().filter(|_| public.asked == Some(seat));
        match (top, action) {
            (None, _) => self.reason_beside(public, seat),
            (Some(Step::Setup(_)), Action::SetupPlace(spot))
            | (Some(Step::Pilgrimage), Action::Place(spot))
            | (Some(Step::Repeat), Action::RepeatPlace(spot))
            | (Some(Step::Effect(Symbol::PlaceVillager)), Action::EffectPlace(spot)) => {
                self.reason_spot(public, board, spot)
            }
            (Some(Step::Rescue), Action::Rescue(_)) => Message::new("why-no-adult-there"),
            (Some(&Step::Activation(done)), Action::Activate(waiting)) => {
                self.reason_activation(board, done, waiting)
            }
            (Some(Step::Completion), Action::Complete(slot)) => {
                match board.slots.get(usize::from(slot)).copied().flatten() {
                    Some(card) => Message::new("why-cannot-pay").with("card", words::card(self, card)),
                    None => Message::new("why-slot-empty"),
                }
            }
            (Some(Step::Effect(Symbol::TakeCard)), Action::TakeCard(_)) => Message::new("why-deck-empty"),
            (Some(Step::Effect(Symbol::Invite)), Action::Invite(creature)) => {
                Message::new("why-column-empty").with("creature", words::creature(creature))
            }
            (Some(Step::Effect(Symbol::Gift)), Action::Gift(area)) => {
                Message::new("why-gifts-full").with("sage", words::sage(area))
            }
            (Some(&Step::Sage { area, small, taken, .. }), Action::SagePick(index)) => {
                self.reason_pick(area, small, taken, index)
            }
            (Some(Step::Leave { .. }), Action::Dismount(_, trail)) => {
                Message::new("why-not-passed").with("trail", trail)
            }
            (Some(Step::Move(..)), Action::Stay) => Message::new("why-swap"),
            (Some(step), _) => Message::new(other_decision(*step)),
        }
    }

    /// The main flow asks somebody else, or nobody before a development is done.
    fn reason_beside(&self, public: &Public, seat: Seat) -> Message {
        match public.active() {
            _ if public.agenda.top() == Some(&Step::Final) => Message::new("why-last-turn"),
            Some(active) if active != seat => Message::new("why-other-turn").with("seat", active),
            _ => Message::new("why-develop-first"),
        }
    }

    fn reason_spot(&self, public: &Public, board: &Board, spot: Spot) -> Message {
        if board.available[spot.kind.index()] == 0 {
            Message::new("why-none-available").with("kind", words::kind(spot.kind))
        } else if !public.tracks[usize::from(spot.track) % 4].free() {
            Message::new("why-track-blocked").with("track", words::track(spot.track))
        } else {
            Message::new("why-place-now")
        }
    }

    fn reason_activation(&self, board: &Board, done: u8, waiting: Waiting) -> Message {
        if board.trails.contains(&waiting) {
            let cost = self.activation_cost(done) + self.components.trail_cost(waiting);
            Message::new("why-spirit").with("cost", cost).with("spirit", words::minus(board.spirit.into()))
        } else {
            Message::new("why-nobody-waits")
                .with("kind", words::kind(waiting.kind()))
                .with("trail", waiting.trail())
                .with("area", words::area(waiting.area()))
        }
    }

    fn reason_pick(&self, area: Area, small: bool, taken: u8, index: u8) -> Message {
        let sage = words::sage(area);
        if taken >> index & 1 == 1 {
            Message::new("why-picked").with("sage", sage)
        } else if index == 3 && !small {
            Message::new("why-small-only").with("sage", sage)
        } else {
            Message::new("why-no-effect").with("sage", sage)
        }
    }

    fn reason_development(&self, board: &Board, action: Action) -> Message {
        match (board.development, action) {
            (Development::None, _) => Message::new("why-nothing-to-develop"),
            (Development::Rotate, Action::Rotate(_)) => Message::new("why-same-rotation"),
            (Development::Rotate, _) => Message::new("why-rotate-first"),
            (Development::Anchor(_), Action::Anchor(cell)) => {
                Message::new("why-not-there").with("cell", cell.to_string())
            }
            (Development::Anchor(_), _) => Message::new("why-lay-first"),
            (Development::Pick(_), Action::PickInvited(creature)) => {
                Message::new("why-not-invited").with("creature", words::creature(creature))
            }
            (Development::Pick(_), Action::PickCaptive(creature)) => {
                Message::new("why-no-captive").with("creature", words::creature(creature))
            }
            (Development::Pick(_), Action::EndDevelopment) => Message::new("why-invited-left"),
            (Development::Pick(_), _) => Message::new("why-pick-first"),
            (Development::Captive(_), Action::PutCaptive) => Message::new("why-free"),
            (Development::Invited(..) | Development::Captive(_), Action::PutCreature(cell)) => {
                Message::new("why-no-vertex").with("cell", cell.to_string())
            }
            (Development::Invited(..) | Development::Captive(_), _) => Message::new("why-put-first"),
        }
    }
}

/// What must be decided before anything else.
fn other_decision(step: Step) -> &'static str {
    match step {
        Step::Setup(_) => "why-setup",
        Step::Rescue => "why-rescue",
        Step::Pilgrimage => "why-pilgrimage",
        Step::Repeat => "why-repeat",
        Step::Activation(_) => "why-activation",
        Step::Completion => "why-completion",
        Step::Sage { .. } => "why-sage",
        Step::Move(..) | Step::Leave { .. } => "why-leave",
        _ => "why-symbol",
    }
}
