//! What a seat is asked to do.

use bocage_engine::{Message, Seat};

use crate::Atiwa;
use crate::components::{Bundle, Choice};
use crate::state::{Phase, Public, Side, Step};
use crate::vocabulary::{Piece, Space};
use crate::words;

impl Atiwa {
    pub(super) fn ask(&self, public: &Public, seat: Seat) -> Message {
        let side = public.side(seat);
        match side.agenda.top() {
            Some(step) => self.ask_in_step(public, side, step),
            None if public.phase == Phase::Work => {
                let left =
                    self.components.turns - (public.turn / public.players.max(1)).min(self.components.turns);
                Message::new("ask-work").with("left", left).with("need", self.food_need(side))
            }
            None => Message::new("ask-nothing"),
        }
    }

    fn ask_in_step(&self, public: &Public, side: &Side, step: &Step) -> Message {
        match *step {
            Step::Resolve { space, bonus, choice, ref pending } => {
                self.ask_effects(public, space, bonus, choice, pending)
            }
            Step::PlaceCard(card) => Message::new("ask-card").with("card", words::card(card)),
            Step::KeepBat(cell) => Message::new("ask-keep").with("cell", cell.to_string()),
            Step::SpendTree { left, .. } => {
                Message::new("ask-trees").with("trees", words::amount(Piece::Tree, left))
            }
            Step::BatAction => Message::new("ask-bat-action")
                .with("bats", words::amount(Piece::Bat, self.components.bat_action.bats)),
            Step::PickBat { left, .. } => {
                Message::new("ask-bats").with("bats", words::amount(Piece::Bat, left))
            }
            Step::PickFruit => Message::new("ask-fruit"),
            Step::PlantTree => Message::new("ask-tree"),
            Step::Grow { piece, left } => {
                // No more than there are.
                let most = side.supply.get(piece.index()).map_or(left, |&supply| supply.min(left));
                Message::new("ask-grow").with("pieces", words::amount(piece, most))
            }
            Step::Return => Message::new("ask-return").with("bats", words::amount(Piece::Bat, side.night)),
            Step::Feed { need, .. } => Message::new("ask-feed").with("need", need),
            Step::Starve { left } => Message::new("ask-starve").with("bats", words::amount(Piece::Bat, left)),
            Step::Breed { used } => self.ask_breeding(public, side, used),
        }
    }

    /// What the space still gives.
    fn ask_effects(
        &self,
        public: &Public,
        space: Space,
        bonus: bool,
        choice: bool,
        pending: &Bundle,
    ) -> Message {
        let mut left = self.say_bundle(public, pending);
        let open = self.components.offer(public, space).choice.as_ref().filter(|_| choice);
        left.extend(open.map(|choice: &Choice| self.say_choice_of(public, choice)));
        // An order is only worth a word if there are several things.
        let key = match (bonus, left.len()) {
            (true, _) => "ask-bonus",
            (false, 0 | 1) => "ask-effect",
            (false, _) => "ask-effects",
        };
        Message::new(key).with("space", words::space(space)).with("effects", left)
    }

    fn ask_breeding(&self, public: &Public, side: &Side, used: u8) -> Message {
        let conditions = self.components.round(public.round_index()).breeding.iter().enumerate();
        let open = conditions.filter(|(index, condition)| {
            used >> index & 1 == 0
                && side.tableau.count(condition.piece) >= condition.at_least
                && self.gainable(side, condition.piece)
        });
        let pieces: Vec<Message> = open.map(|(_, condition)| words::amount(condition.piece, 1)).collect();
        Message::new("ask-breed").with("pieces", pieces)
    }
}
