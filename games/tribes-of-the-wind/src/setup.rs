//! From the number of players, options and chance to the first state, and the decisions of setup.

use bocage_engine::{
    Agenda, Chance, Choice, Draw, MAX_SEATS, Options as EngineOptions, Seat, Seed, SetupError, Sink,
};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::TribesOfTheWind;
use crate::events::Event;
use crate::state::{HAND, MAX_PLAYERS, Part, Pool, Private, Public, RIVER, Secret, Side, State, Step};
use crate::vocabulary::{Board, CARDS, Card, CardSet, Cell, Node, Tile, VILLAGE_CARDS, VillageCard};

/// Events that chance is asked about, each with its own stream of numbers.
pub(crate) mod event {
    pub(crate) const ELEMENT_SHUFFLE: u32 = 1;
    pub(crate) const VILLAGE_SHUFFLE: u32 = 2;
    pub(crate) const FOREST_SHUFFLE: u32 = 3;
    pub(crate) const BOARDS: u32 = 4;
}

/// The fewest and the most rounds that can be asked for (R49, R56).
pub(crate) const MAX_ROUNDS: (u16, u16) = (1, 1000);

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// Boards are dealt at random instead of chosen in seat order (R29).
    pub random_boards: bool,
    /// Three cards may be discarded for nothing at any time (R4).
    pub free_discard: bool,
    /// The game ends after this round if nobody took the End token (R49); riders that walk at random
    /// get there (R52).
    pub max_rounds: u16,
    /// At setup everybody draws two village cards and keeps one (R53).
    pub two_keep_one: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { random_boards: false, free_discard: false, max_rounds: 200, two_keep_one: false }
    }
}

impl EngineOptions for Options {
    const CHOICES: &'static [(&'static str, Choice)] = &[
        ("boards", Choice::OneOf(&["draft", "random_boards"])),
        ("free_discard", Choice::OneOf(&["when_no_temple", "always"])),
        ("max_rounds", Choice::Number { min: MAX_ROUNDS.0 as u32, max: MAX_ROUNDS.1 as u32, default: 200 }),
        ("setup_village_cards", Choice::OneOf(&["one", "two_keep_one"])),
    ];

    fn get(&self, key: &str) -> Option<String> {
        let word = match key {
            "boards" => ["draft", "random_boards"][usize::from(self.random_boards)],
            "free_discard" => ["when_no_temple", "always"][usize::from(self.free_discard)],
            "max_rounds" => return Some(self.max_rounds.to_string()),
            "setup_village_cards" => ["one", "two_keep_one"][usize::from(self.two_keep_one)],
            _ => return None,
        };
        Some(word.to_owned())
    }

    fn put(&mut self, key: &str, value: &str) -> bool {
        match (key, value) {
            ("boards", "draft") => self.random_boards = false,
            ("boards", "random_boards") => self.random_boards = true,
            ("free_discard", "when_no_temple") => self.free_discard = false,
            ("free_discard", "always") => self.free_discard = true,
            ("max_rounds", number) => match number.parse::<u16>() {
                Ok(rounds) if (MAX_ROUNDS.0..=MAX_ROUNDS.1).contains(&rounds) => self.max_rounds = rounds,
                _ => return false,
            },
            ("setup_village_cards", "one") => self.two_keep_one = false,
            ("setup_village_cards", "two_keep_one") => self.two_keep_one = true,
            _ => return false,
        }
        true
    }
}

/// A permutation of everything, of which those that are there are kept: the order of the rest does
/// not depend on which ones are missing.
fn permutation<const N: usize>(chance: Chance, event: u32, nth: u16) -> [u8; N] {
    let mut order: [u8; N] = std::array::from_fn(|index| index as u8);
    chance.stream(event, nth.into()).shuffle(&mut order);
    order
}

/// A set of element cards in random order, the top card last.
pub(crate) fn shuffled_elements(chance: Chance, cards: CardSet, nth: u16) -> ArrayVec<[Card; 128]> {
    let order = permutation::<CARDS>(chance, event::ELEMENT_SHUFFLE, nth);
    order.into_iter().map(Card).filter(|card| cards.contains(*card)).collect()
}

/// A set of village cards in random order, the top card last.
pub(crate) fn shuffled_villages(chance: Chance, cards: u32, nth: u16) -> ArrayVec<[VillageCard; 32]> {
    let order = permutation::<VILLAGE_CARDS>(chance, event::VILLAGE_SHUFFLE, nth);
    order.into_iter().map(VillageCard).filter(|card| cards & card.bit() != 0).collect()
}

/// The state before anything was dealt: what setup and position files start from.
pub(crate) fn empty_state(players: u8, options: Options, chance: Chance) -> State {
    let public = Public {
        players,
        options,
        round: 0,
        active: Seat(0),
        epoch: 0,
        element_river: [None; RIVER],
        deck_top: None,
        element_discard: CardSet::default(),
        reshuffles: 0,
        village_river: [None; RIVER],
        village_discard: 0,
        village_reshuffles: 0,
        forest_river: [None; RIVER],
        stack_top: None,
        stack_size: 0,
        end_token: None,
        final_trigger_round: None,
        agenda: Agenda::default(),
        pool: Pool::from_array_empty([Part::default(); 16]),
        in_play: None,
        drawn: ArrayVec::new(),
        village_in_hand: None,
        powers_used: 0,
        seats: [Side::default(); MAX_PLAYERS],
    };
    let secret = Secret {
        deck: ArrayVec::new(),
        river: [None; RIVER],
        drawn: ArrayVec::new(),
        village_deck: ArrayVec::new(),
        forest_stack: ArrayVec::new(),
        chance,
    };
    State { public, private: [Private::default(); MAX_SEATS], secret }
}

impl TribesOfTheWind {
    pub(crate) fn set_up(&self, players: u8, options: &Options, seed: Seed) -> Result<State, SetupError> {
        let range = self.components.players;
        if !(range.0..=range.1).contains(&players) {
            return Err(SetupError { players, range });
        }
        let chance = Chance::new(seed);
        let mut state = empty_state(players, *options, chance);
        state.secret.deck = shuffled_elements(chance, Card::all().collect(), 0);
        state.secret.village_deck = shuffled_villages(chance, u32::MAX, 0);
        for slot in 0..RIVER {
            let card = state.secret.deck.pop();
            state.secret.river[slot] = card;
            state.public.element_river[slot] = card.map(Card::element);
            state.public.village_river[slot] = state.secret.village_deck.pop();
        }
        state.public.deck_top = state.secret.deck.last().map(|card| card.element());
        self.stack_forest(&mut state, chance);
        state.public.agenda.push(Step::Board);
        if options.random_boards {
            let order = permutation::<5>(chance, event::BOARDS, 0);
            for (seat, board) in Seat::all(players).zip(order) {
                self.take_board(&mut state, seat, Board::ALL[usize::from(board)], &mut ());
            }
        }
        Ok(state)
    }

    /// The tiles in use at this number of players, shuffled into stack and river.
    fn stack_forest(&self, state: &mut State, chance: Chance) {
        let players = state.public.players;
        let in_use = |tile: &Tile| self.components.tile(*tile).players <= players;
        let mut order: ArrayVec<[Tile; 64]> = self.components.forest_tiles().collect();
        chance.stream(event::FOREST_SHUFFLE, 0).shuffle(&mut order);
        let mut stack: ArrayVec<[Tile; 64]> = order.into_iter().filter(in_use).collect();
        for slot in &mut state.public.forest_river {
            *slot = stack.pop();
        }
        state.public.stack_size = stack.len() as u8;
        state.public.stack_top = stack.pop();
        state.secret.forest_stack = stack;
    }

    /// A seat takes its board; after the last one hands are dealt.
    pub(crate) fn take_board(
        &self,
        state: &mut State,
        seat: Seat,
        board: Board,
        sink: &mut impl Sink<Event>,
    ) {
        let side = state.public.side_mut(seat);
        side.board = Some(board);
        side.pollution = self.components.board(board).pollution;
        side.riders[Node::CAPITAL.index()] = self.components.riders;
        side.temple_zone = 0b1111;
        side.tiles[Cell::START.index()] = Some(self.components.start_tile(seat.0));
        sink.tell(|| Event::BoardChosen { seat, board });
        if seat.0 + 1 < state.public.players {
            state.public.active = Seat(seat.0 + 1);
            return;
        }
        self.deal_hands(state, sink);
        state.public.agenda.clear();
        self.start_bonus(&mut state.public, Seat(0), sink);
        self.settle(state, sink);
    }

    fn deal_hands(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(state.public.players) {
            let mut hand: ArrayVec<[Card; HAND]> =
                (0..HAND).filter_map(|_| state.secret.deck.pop()).collect();
            hand.sort_unstable();
            for card in &hand {
                state.public.side_mut(seat).backs[card.element().index()] += 1;
            }
            state.private[seat.index()].hand = hand;
            tell_hand(state, seat, sink);
        }
        state.public.deck_top = state.secret.deck.last().map(|card| card.element());
        state.public.epoch += 1;
    }

    /// What the start tile gives; the tokens are removed by decisions. No power exists yet (R23).
    fn start_bonus(&self, public: &mut Public, seat: Seat, sink: &mut impl Sink<Event>) {
        public.active = seat;
        let bonus = self.components.start_bonuses[seat.index() % 5];
        let side = public.side_mut(seat);
        let riders = bonus.riders.min(side.riders[Node::CAPITAL.index()]);
        side.water += u16::from(bonus.water);
        side.riders[Node::CAPITAL.index()] -= riders;
        side.riders[Cell::START.index()] += riders;
        public.agenda.push(Step::StartBonus { left: bonus.pollution });
        sink.tell(|| Event::StartBonus { seat, water: bonus.water, riders });
    }

    /// Boards that chance dealt (R29) were dealt while nobody listened: the first decision tells of
    /// them, and of all that came with them.
    pub(crate) fn tell_dealt_boards(&self, state: &State, sink: &mut impl Sink<Event>) {
        let public = &state.public;
        let bonus = self.components.start_bonuses[0];
        let first = public.active == Seat(0)
            && public.agenda.top() == Some(&Step::StartBonus { left: bonus.pollution });
        if !public.options.random_boards || !first {
            return;
        }
        for seat in Seat::all(public.players) {
            if let Some(board) = public.side(seat).board {
                sink.tell(|| Event::BoardChosen { seat, board });
            }
        }
        Seat::all(public.players).for_each(|seat| tell_hand(state, seat, sink));
        let riders = public.side(Seat(0)).riders(Cell::START.into());
        sink.tell(|| Event::StartBonus { seat: Seat(0), water: bonus.water, riders });
    }

    /// After one seat's start bonus: the next seat's (R48), or the village cards.
    pub(crate) fn after_start_bonus(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        let next = Seat(public.active.0 + 1);
        if next.0 < public.players {
            self.start_bonus(public, next, sink);
        } else {
            self.setup_village_card(state, Seat(0), sink);
        }
    }

    /// A seat gets its first village card, which it can only tuck (R50); after the last one round 1
    /// begins.
    pub(crate) fn setup_village_card(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        if seat.0 >= public.players {
            public.round = 1;
            public.active = Seat(0);
            public.agenda.push(Step::Menu);
            sink.tell(|| Event::RoundBegan { round: 1 });
            return;
        }
        public.active = seat;
        public.epoch += 1;
        let Some(card) = state.secret.village_deck.pop() else { return };
        match state.secret.village_deck.last().copied() {
            Some(other) if public.options.two_keep_one => {
                state.secret.village_deck.pop();
                let mut cards = [card, other];
                cards.sort_unstable();
                public.agenda.push(Step::Keep { cards }); // R53
                sink.tell(|| Event::VillageCardsOffered { seat, cards });
            }
            _ => {
                public.side_mut(seat).tucked |= card.bit();
                sink.tell(|| Event::Tucked { seat, card });
                self.setup_village_card(state, Seat(seat.0 + 1), sink);
            }
        }
    }
}

fn tell_hand(state: &State, seat: Seat, sink: &mut impl Sink<Event>) {
    let (backs, fronts) = (state.public.side(seat).backs, state.private[seat.index()].hand);
    sink.tell(|| Event::HandDealt { seat, backs, fronts });
}
