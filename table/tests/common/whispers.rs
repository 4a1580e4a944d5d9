//! Whispers: a tiny game with secrets of every kind, to test what tables tell.
//!
//! In each of three rounds everybody draws a hidden number and secretly bids at most that number.
//! When all have bid, bids are shown and the highest ones score.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use bocage_engine::{
    Action, Chance, Draw, FileError, Game, MAX_SEATS, Message, NotationError, Ranking, Rng, ScoreSheet, Seat,
    Seats, Seed, SetupError, Sink, State, StateHash, StateOf, View,
};
use serde::{Deserialize, Serialize};

pub struct Whispers;

const ROUNDS: u8 = 3;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    players: u8,
    round: u8,
    bid: Seats,
    points: [i32; MAX_SEATS],
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Private {
    pub number: u8,
    bid: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bid(pub u8);

impl Action for Bid {
    const COUNT: usize = 10;

    fn index(self) -> usize {
        self.0.into()
    }

    fn from_index(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Bid(index as u8))
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid {}", self.0)
    }
}

impl FromStr for Bid {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, "`bid 3`");
        let number = text.strip_prefix("bid ").and_then(|number| number.parse().ok()).ok_or_else(wrong)?;
        Bid::from_index(number).ok_or_else(wrong)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// The number is known to the seat alone.
    Bid(Seat, Option<u8>),
    Shown(Vec<u8>),
}

impl Game for Whispers {
    const ID: &'static str = "whispers";
    const RULES_VERSION: u32 = 1;
    const CATEGORIES: &'static [&'static str] = &["bids"];
    const COMPONENTS: &'static str = "";

    type Public = Public;
    type Private = Private;
    type Secret = Chance;
    type Action = Bid;
    type Event = Event;
    type Options = ();

    fn load(_components: &str) -> Result<Self, FileError> {
        Ok(Whispers)
    }

    fn standard() -> &'static Self {
        &Whispers
    }

    fn components_hash(&self) -> StateHash {
        StateHash(0)
    }

    fn players(&self) -> RangeInclusive<u8> {
        1..=5
    }

    fn setup(&self, players: u8, _options: &(), seed: Seed) -> Result<StateOf<Self>, SetupError> {
        let public = Public { players, round: 0, bid: Seats::NONE, points: [0; MAX_SEATS] };
        let mut state = State { public, private: Default::default(), secret: Chance::new(seed) };
        deal(&mut state);
        Ok(state)
    }

    fn seats(&self, public: &Public) -> u8 {
        public.players
    }

    fn waited(&self, public: &Public) -> Seats {
        let over = public.round == ROUNDS;
        Seat::all(public.players).filter(|&seat| !over && !public.bid.contains(seat)).collect()
    }

    fn each_legal(&self, _public: &Public, own: &Private, _seat: Seat, mut offer: impl FnMut(Bid)) {
        (0..=own.number).for_each(|number| offer(Bid(number)));
    }

    fn apply_unchecked(
        &self,
        state: &mut StateOf<Self>,
        seat: Seat,
        Bid(bid): Bid,
        sink: &mut impl Sink<Event>,
    ) {
        state.private[seat.index()].bid = Some(bid);
        state.public.bid = state.public.bid.with(seat);
        sink.tell(|| Event::Bid(seat, Some(bid)));
        if state.public.bid == Seats::first(state.public.players) {
            let bids: Vec<u8> = Seat::all(state.public.players)
                .map(|seat| state.private[seat.index()].bid.unwrap_or_default())
                .collect();
            let best = bids.iter().copied().max().unwrap_or_default();
            for (points, &bid) in state.public.points.iter_mut().zip(&bids) {
                *points += i32::from(bid == best);
            }
            sink.tell(|| Event::Shown(bids));
            state.public.bid = Seats::NONE;
            state.public.round += 1;
            deal(state);
        }
    }

    fn why_not(&self, _public: &Public, _own: &Private, _seat: Seat, _action: Bid) -> Message {
        Message::new("why-too-high")
    }

    fn score(&self, public: &Public, seat: Seat) -> ScoreSheet {
        ScoreSheet::new(&[public.points[seat.index()]])
    }

    fn ranking(&self, public: &Public) -> Ranking {
        Ranking::by(Seat::all(public.players), |seat| -public.points[seat.index()])
    }

    fn determinize(&self, view: &View<Public, Private>, rng: &mut impl Rng) -> StateOf<Self> {
        let public = view.public.clone();
        State { public, private: Default::default(), secret: Chance::new(Seed(rng.next_u64())) }
    }

    fn undo_epoch(&self, public: &Public, _seat: Seat) -> u32 {
        public.round.into()
    }

    fn is_aside(&self, _public: &Public, _seat: Seat) -> bool {
        true
    }

    fn event_for(&self, event: &Event, observer: Option<Seat>) -> Option<Event> {
        Some(match event {
            Event::Bid(seat, _) if observer != Some(*seat) => Event::Bid(*seat, None),
            other => other.clone(),
        })
    }
}

/// Everybody draws a number from 1 to 9.
fn deal(state: &mut StateOf<Whispers>) {
    for seat in 0..state.public.players {
        let mut stream = state.secret.stream(state.public.round.into(), seat.into());
        state.private[usize::from(seat)] = Private { number: 1 + stream.below(9) as u8, bid: None };
    }
}
