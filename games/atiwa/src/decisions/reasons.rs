//! Why a waited seat may not do something, for people.

use bocage_engine::{Message, Seat};

use crate::Atiwa;
use crate::actions::Action;
use crate::components::Choice;
use crate::state::{Public, Side, Step};
use crate::tableau::MAX_PLOTS;
use crate::vocabulary::{Cell, Piece, Space};
use crate::words;

impl Atiwa {
    /// Why a waited seat may not do this.
    pub(crate) fn reason(&self, public: &Public, seat: Seat, action: Action) -> Message {
        let side = public.side(seat);
        match (side.agenda.top(), action) {
            (None, Action::PlaceWorker(space)) => self.reason_on_space(public, space),
            (None, _) => Message::new("why-worker-first"),
            (_, Action::PlaceWorker(_)) => Message::new("why-worker-placed"),
            (_, Action::AsSuggested) => Message::new("why-not-suggested"),
            (Some(step), action) => self.reason_in_step(public, side, step, action),
        }
    }

    fn reason_on_space(&self, public: &Public, space: Space) -> Message {
        let about = |key| Message::new(key).with("space", words::space(space));
        if self.components.board(public.players).spaces & space.bit() == 0 {
            about("why-not-on-board")
        } else if public.occupied() & space.bit() != 0 {
            about("why-space-taken")
        } else {
            about("why-linked")
        }
    }

    fn reason_in_step(&self, public: &Public, side: &Side, step: &Step, action: Action) -> Message {
        match (*step, action) {
            (Step::Resolve { pending, space, choice, .. }, action) => {
                let has = match action {
                    Action::Place(piece, _) => pending.gain(piece) > 0,
                    Action::PlaceTreeWithFruit(_) | Action::PlaceTreeAlone(_) => pending.trees_with_fruit > 0,
                    Action::PlaceBatInHouse(_) => pending.houses,
                    Action::Train(_) => pending.train > 0,
                    Action::DrawTerrain => pending.draw > 0,
                    Action::TakeTerrain(slot) => pending.take >> slot & 1 == 1,
                    action => choice && self.is_choice(public, space, action),
                };
                if has { self.reason_in_effects(public, side, action) } else { now(step) }
            }
            (Step::PlaceCard(_), Action::PlaceCard(at)) => {
                let key = if side.tableau.plot(at).is_some() { "why-card-there" } else { "why-card-apart" };
                Message::new(key).with("at", at.to_string())
            }
            (Step::SpendTree { .. }, Action::SpendTree(cell)) => picked(side, Piece::Tree, cell),
            (Step::PickBat { .. } | Step::Starve { .. }, Action::PickBat(cell)) => {
                picked(side, Piece::Bat, cell)
            }
            (Step::PickFruit, Action::PickFruit(cell)) => picked(side, Piece::Fruit, cell),
            (Step::Grow { piece: grows, .. }, Action::Place(piece, cell)) if grows == piece => {
                self.no_room(side, piece, cell)
            }
            (Step::Return, Action::Place(Piece::Bat, cell)) => self.no_room(side, Piece::Bat, cell),
            (Step::PlantTree, Action::Place(Piece::Tree, cell)) => self.no_room(side, Piece::Tree, cell),
            (Step::BatAction, Action::StartBatAction) => Message::new("why-no-bat-action")
                .with("bats", words::amount(Piece::Bat, self.components.bat_action.bats)),
            (Step::Feed { need, last, bats }, action) => self.reason_for_food(side, need, last, bats, action),
            (Step::Breed { used }, Action::Breed(piece, cell)) => {
                self.reason_for_breeding(public, side, used, piece, cell)
            }
            _ => now(step),
        }
    }

    /// Does the space have such a choice at all?
    fn is_choice(&self, public: &Public, space: Space, action: Action) -> bool {
        matches!(
            (&self.components.offer(public, space).choice, action),
            (Some(Choice::One(_)), Action::Choose(_))
                | (Some(Choice::Pay { .. }), Action::PayThen)
                | (Some(Choice::Exchange(_)), Action::Exchange(_))
                | (Some(Choice::Buy { .. }), Action::BuyLocation)
        )
    }

    fn reason_in_effects(&self, public: &Public, side: &Side, action: Action) -> Message {
        match action {
            Action::Place(piece, cell) => self.no_room(side, piece, cell),
            Action::PlaceTreeWithFruit(_) if !side.in_supply(Piece::Fruit) => none_left(Piece::Fruit),
            Action::PlaceTreeWithFruit(cell) | Action::PlaceTreeAlone(cell) => {
                self.no_room(side, Piece::Tree, cell)
            }
            Action::PlaceBatInHouse(cell) => on_cell("why-not-empty-house", cell),
            Action::Train(_) if !self.training(public) => Message::new("why-no-training"),
            Action::Train(cell) => on_cell("why-nobody-to-train", cell),
            Action::DrawTerrain | Action::TakeTerrain(_) | Action::BuyLocation if side.tableau.is_full() => {
                Message::new("why-tableau-full").with("most", MAX_PLOTS) // R38
            }
            Action::DrawTerrain => Message::new("why-deck-empty"),
            Action::TakeTerrain(slot) => Message::new("why-slot-empty").with("slot", slot + 1),
            Action::BuyLocation => Message::new("why-cannot-buy"),
            _ => Message::new("why-useless"),
        }
    }

    /// Why a piece cannot be placed on a cell.
    fn no_room(&self, side: &Side, piece: Piece, cell: Cell) -> Message {
        let about = |key| on_cell(key, cell).with("piece", words::amount(piece, 1));
        let Some(plot) = side.tableau.plot(cell.card()) else { return about("why-no-card") };
        if !side.in_supply(piece) {
            return none_left(piece);
        }
        let blank = self.components.face(plot.card).blank & plot.empty() & cell.bit() != 0;
        if plot.polluted & cell.bit() != 0 {
            about("why-polluted")
        } else if blank && piece == Piece::Family {
            on_cell("why-blank-family", cell)
        } else if blank {
            about("why-blank")
        } else if plot.empty() & cell.bit() != 0 {
            about("why-other-icon")
        } else {
            about("why-occupied")
        }
    }

    fn reason_for_food(&self, side: &Side, need: u8, last: u8, bats: u8, action: Action) -> Message {
        let food = &self.components.food;
        let (piece, value) = match action {
            Action::PayGoat(_) => (Some(Piece::Goat), food.goat),
            Action::PayWildAnimal(_) => (Some(Piece::WildAnimal), food.wild),
            Action::PayFruit(_) => (Some(Piece::Fruit), food.small),
            Action::PayBat(_) => (Some(Piece::Bat), food.small),
            Action::PayGold => (None, food.small),
            _ => return Message::new("why-now-feed").with("need", need),
        };
        if piece == Some(Piece::Bat) && bats == 0 {
            return Message::new("why-bats-forbidden");
        }
        match (piece, action.cell()) {
            (Some(piece), Some(cell)) if !side.tableau.holds(piece, cell) => picked(side, piece, cell),
            (None, _) if side.gold == 0 => Message::new("why-no-gold"),
            _ if value > last => Message::new("why-food-order"),
            _ => Message::new("why-food-short").with("need", need),
        }
    }

    fn reason_for_breeding(
        &self,
        public: &Public,
        side: &Side,
        used: u8,
        piece: Piece,
        cell: Cell,
    ) -> Message {
        let conditions = &self.components.round(public.round_index()).breeding;
        let about = |key, count| Message::new(key).with("piece", words::amount(piece, count));
        match conditions.iter().enumerate().find(|(_, condition)| condition.piece == piece) {
            None => about("why-not-bred", 1),
            Some((index, _)) if used >> index & 1 == 1 => about("why-bred", 1),
            Some((_, condition)) if side.tableau.count(piece) < condition.at_least => {
                about("why-too-few", condition.at_least)
            }
            _ => self.no_room(side, piece, cell),
        }
    }
}

/// What there is to do now instead.
fn now(step: &Step) -> Message {
    Message::new(match step {
        Step::Resolve { .. } => "why-not-offered",
        Step::PlaceCard(_) => "why-now-card",
        Step::KeepBat(_) => "why-now-keep",
        Step::SpendTree { .. } => "why-now-trees",
        Step::BatAction => "why-now-end",
        Step::PickBat { .. } => "why-now-bats",
        Step::PickFruit => "why-now-fruit",
        Step::PlantTree => "why-now-tree",
        Step::Grow { .. } => "why-now-grow",
        Step::Return => "why-now-return",
        Step::Feed { .. } | Step::Starve { .. } => "why-now-food",
        Step::Breed { .. } => "why-now-breed",
    })
}

fn on_cell(key: &'static str, cell: Cell) -> Message {
    Message::new(key).with("cell", cell.to_string())
}

fn none_left(piece: Piece) -> Message {
    Message::new("why-none-left").with("none", words::none(piece))
}

/// Why a piece cannot be picked: it is not there, or it comes too early or too late in the order.
fn picked(side: &Side, piece: Piece, cell: Cell) -> Message {
    if side.tableau.holds(piece, cell) {
        on_cell("why-pick-order", cell)
    } else {
        on_cell("why-not-there", cell).with("none", words::none(piece))
    }
}
