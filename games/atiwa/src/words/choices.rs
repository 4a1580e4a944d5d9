//! What an action means, as a choice in a menu.

use bocage_engine::{Message, Seat};

use crate::Atiwa;
use crate::actions::Action;
use crate::components::Choice;
use crate::state::{Public, Side, Step};
use crate::vocabulary::{Card, Cell, Piece, Space};
use crate::words;

impl Atiwa {
    pub(super) fn say_choice(&self, public: &Public, seat: Seat, action: Action) -> Message {
        let side = public.side(seat);
        match action {
            Action::AsSuggested => self.say_suggestion(public, seat),
            Action::PlaceWorker(space) => self.say_work(public, seat, space),
            Action::Place(piece, cell) => self.say_place(public, side, piece, cell),
            Action::PlaceTreeWithFruit(cell) => at("do-plant", side, cell),
            Action::PlaceTreeAlone(cell) => at("do-plant-alone", side, cell),
            Action::PlaceBatInHouse(cell) => at("do-roost", side, cell),
            Action::Train(cell) => at("do-train", side, cell),
            Action::Choose(_) | Action::PayThen | Action::Exchange(_) | Action::BuyLocation => {
                self.say_payment(public, side, action)
            }
            Action::DrawTerrain => Message::new("do-draw"),
            Action::TakeTerrain(slot) => match public.open.get(usize::from(slot)).copied().flatten() {
                Some(card) => Message::new("do-take").with("card", words::card(card)),
                None => Message::new("do-take-slot").with("slot", slot + 1),
            },
            Action::PlaceCard(coord) => Message::new("do-card").with("at", coord.to_string()),
            Action::TrainNow => Message::new("do-train-now"),
            Action::ReturnBat => Message::new("do-return-bat"),
            Action::SpendTree(cell) => self.say_spend(side, cell),
            Action::StartBatAction => Message::new("do-bat-action")
                .with("bats", words::amount(Piece::Bat, self.components.bat_action.bats)),
            Action::PickBat(cell) => match side.agenda.top() {
                Some(Step::Starve { .. }) => self.say_food(side, Piece::Bat, cell),
                _ => at("do-bat", side, cell),
            },
            Action::PickFruit(cell) => at("do-fruit", side, cell),
            Action::PayWildAnimal(cell) => self.say_food(side, Piece::WildAnimal, cell),
            Action::PayFruit(cell) => self.say_food(side, Piece::Fruit, cell),
            Action::PayBat(cell) => self.say_food(side, Piece::Bat, cell),
            Action::PayGold => Message::new("do-eat-gold").with("food", self.components.food.small),
            Action::PayGoat(cell) => self.say_food(side, Piece::Goat, cell),
            Action::Breed(piece, cell) => {
                // A bred family is never trained.
                let evicts = side.tableau.evicts(piece, cell);
                put(if evicts { "do-breed-move-in" } else { "do-breed" }, side, piece, cell)
            }
            Action::Finish => Message::new("do-finish"),
            Action::Stop => Message::new("do-stop"),
            Action::Done => Message::new("do-done"),
            Action::EndTurn => Message::new("do-end"),
        }
    }

    /// A space and what it offers; said so if nothing would come of it.
    pub(crate) fn say_work(&self, public: &Public, seat: Seat, space: Space) -> Message {
        let key = if self.is_vain(public, seat, space) { "do-work-vain" } else { "do-work" };
        Message::new(key).with("space", words::space(space)).with("effects", self.say_offer(public, space))
    }

    fn say_payment(&self, public: &Public, side: &Side, action: Action) -> Message {
        let choice = match side.agenda.top() {
            Some(&Step::Resolve { space, .. }) => self.components.offer(public, space).choice.as_ref(),
            _ => None,
        };
        match (choice, action) {
            (Some(Choice::One(options)), Action::Choose(index)) => {
                let effects = options.get(usize::from(index)).map(|option| self.say_bundle(public, option));
                Message::new("do-choose").with("effects", effects.unwrap_or_default())
            }
            (Some(Choice::Exchange(offers)), Action::Exchange(index))
                if usize::from(index) < offers.len() =>
            {
                let exchange = &offers[usize::from(index)];
                pay(exchange.gold, vec![words::amount(exchange.piece, exchange.count)])
            }
            (Some(Choice::Pay { gold, then }), Action::PayThen) => pay(*gold, self.say_bundle(public, then)),
            (Some(Choice::Buy { location, trees, gold }), Action::BuyLocation) => Message::new("do-buy")
                .with("card", words::card(Card::location(*location)))
                .with("trees", words::amount(Piece::Tree, *trees))
                .with("gold", words::gold(*gold)),
            _ => Message::new("do-nothing-here"),
        }
    }

    /// Placing a piece, with what it costs: a family that moves in sends a bat away, but for R11.
    fn say_place(&self, public: &Public, side: &Side, piece: Piece, cell: Cell) -> Message {
        let key = match (side.tableau.evicts(piece, cell), self.can_keep_bat(public, side)) {
            (false, _) => "do-place",
            (true, false) => "do-move-in",
            (true, true) => "do-move-in-train",
        };
        put(key, side, piece, cell)
    }

    /// A tree, and what goes with it.
    fn say_spend(&self, side: &Side, cell: Cell) -> Message {
        match Piece::RIDERS.into_iter().find(|&piece| side.tableau.holds(piece, cell)) {
            Some(rider) => at("do-spend-rider", side, cell).with("rider", words::piece(rider)),
            None => at("do-spend", side, cell),
        }
    }

    fn say_food(&self, side: &Side, piece: Piece, cell: Cell) -> Message {
        let food = &self.components.food;
        let value = match piece {
            Piece::Goat => food.goat,
            Piece::WildAnimal => food.wild,
            _ => food.small,
        };
        Message::named(format!("do-eat-{}", words::part(piece.word())))
            .with("place", words::place(side, cell))
            .with("food", value)
    }
}

/// So much gold for this.
fn pay(gold: u8, effects: Vec<Message>) -> Message {
    Message::new("do-pay").with("gold", words::gold(gold)).with("effects", effects)
}

fn at(key: &'static str, side: &Side, cell: Cell) -> Message {
    Message::new(key).with("place", words::place(side, cell))
}

fn put(key: &'static str, side: &Side, piece: Piece, cell: Cell) -> Message {
    Message::new(key).with("piece", words::amount(piece, 1)).with("place", words::place(side, cell))
}
