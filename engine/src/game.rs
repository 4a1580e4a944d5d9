//! The contract of a game.

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Serialize, de::DeserializeOwned};

use crate::{
    Action, Facts, FileError, Language, Message, Options, Ranking, Refusal, Rng, ScoreSheet, Seat, Seats,
    Seed, SetupError, Sink, State, StateHash, View, WeightSet,
};

/// The state type of a game.
pub type StateOf<G> = State<<G as Game>::Public, <G as Game>::Private, <G as Game>::Secret>;

/// The view type of a game.
pub type ViewOf<G> = View<<G as Game>::Public, <G as Game>::Private>;

/// A buffer of legal actions that its owner uses again and again, so that listing allocates nothing.
pub type ActionList<A> = Vec<A>;

/// A board game: its components, and its rules as functions of plain data.
///
/// The value itself is the game's material (cards, boards, tracks), loaded once and validated; the
/// state of play is apart from it and is plain data.
///
/// Laws that the conformance suite checks for every game:
/// - The state waits on at least one seat, or the game is over.
/// - Every waited seat has at least one legal action; the list is sorted and has no doubles.
/// - `apply` accepts exactly the legal actions; refused, it leaves the state as it was.
/// - Same material, setup, seed and actions: same game, on every platform.
/// - Legality and what is waited on follow from what the acting seat may know: the types say so.
pub trait Game: Sized + Send + Sync + 'static {
    /// Name in URLs, records and on the command line.
    const ID: &'static str;
    /// Changes whenever an old record would replay to another game.
    const RULES_VERSION: u32;
    /// The points are given in these categories (names of messages `score-<category>`).
    const CATEGORIES: &'static [&'static str];

    /// What everybody sees.
    type Public: Facts;
    /// What one seat sees.
    type Private: Facts;
    /// What nobody sees.
    type Secret: Facts;
    /// A decision.
    type Action: Action;
    /// Something that happened.
    type Event: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The options of a game.
    type Options: Options;

    /// The component file that comes with the game.
    const COMPONENTS: &'static str;

    /// Loads and validates a component file.
    fn load(components: &str) -> Result<Self, FileError>;

    /// The game with the components that come with it, loaded once.
    fn standard() -> &'static Self;

    /// A number that identifies the components in use, comments aside.
    fn components_hash(&self) -> StateHash;

    /// How many can play; 1 means that there is a solo mode.
    fn players(&self) -> RangeInclusive<u8>;

    /// The first state.
    fn setup(&self, players: u8, options: &Self::Options, seed: Seed) -> Result<StateOf<Self>, SetupError>;

    /// How many seats play.
    fn seats(&self, public: &Self::Public) -> u8;

    /// Who may act now; nobody if the game is over.
    fn waited(&self, public: &Self::Public) -> Seats;

    /// Offers every legal action of a waited `seat`, in ascending order.
    fn each_legal(
        &self,
        public: &Self::Public,
        own: &Self::Private,
        seat: Seat,
        offer: impl FnMut(Self::Action),
    );

    /// Does an action that is known to be legal. With any other it may panic or leave nonsense.
    fn apply_unchecked(
        &self,
        state: &mut StateOf<Self>,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    );

    /// Why a waited seat may not do this, which is known to be illegal.
    fn why_not(
        &self,
        public: &Self::Public,
        own: &Self::Private,
        seat: Seat,
        action: Self::Action,
    ) -> Message;

    /// Points of `seat` so far by category; at the end of the game, the final ones.
    fn score(&self, public: &Self::Public, seat: Seat) -> ScoreSheet;

    /// The order of the players as it stands, tie-breaks included.
    fn ranking(&self, public: &Self::Public) -> Ranking;

    /// A state that fits what `view` shows, the unseen rest dealt at random.
    fn determinize(&self, view: &ViewOf<Self>, rng: &mut impl Rng) -> StateOf<Self>;

    /// Undo never crosses a change of this number: it changes for `seat` whenever something was
    /// revealed, or a decision became final.
    fn undo_epoch(&self, public: &Self::Public, seat: Seat) -> u32;

    /// Is a decision that `seat` takes now independent of everything that others do in the same
    /// epoch? Then it can be taken back although others acted after it.
    fn is_aside(&self, public: &Self::Public, seat: Seat) -> bool;

    /// Some games let a seat decide something beside the main flow, independent of everything else: of what
    /// others do, and of what the seat itself is asked by the main flow. Is `action` such a decision? Then
    /// it can be taken back while this number stands, which has a meaning of its own; whether it is one must
    /// not depend on the state.
    fn beside_epoch(&self, _public: &Self::Public, _seat: Seat, _action: Self::Action) -> Option<u32> {
        None
    }

    /// What `observer` may know of an event: all of it, a part, or nothing. Games in which something
    /// happens that not everybody sees say so here.
    fn event_for(&self, event: &Self::Event, _observer: Option<Seat>) -> Option<Self::Event> {
        Some(event.clone())
    }

    /// Is the game over?
    #[inline]
    fn is_over(&self, public: &Self::Public) -> bool {
        self.waited(public).is_empty()
    }

    /// Fills `list` with the legal actions of `seat`, sorted; empty if it is not waited on.
    #[inline]
    fn legal(&self, state: &StateOf<Self>, seat: Seat, list: &mut ActionList<Self::Action>) {
        list.clear();
        if self.waited(&state.public).contains(seat) {
            self.each_legal(&state.public, &state.private[seat.index()], seat, |action| list.push(action));
        }
    }

    /// May `seat` do this now?
    fn check(&self, state: &StateOf<Self>, seat: Seat, action: Self::Action) -> Result<(), Refusal> {
        let waited = self.waited(&state.public);
        if waited.is_empty() {
            return Err(Refusal::GameOver);
        }
        if !waited.contains(seat) {
            return Err(Refusal::NotWaited(seat));
        }
        let own = &state.private[seat.index()];
        let mut found = false;
        self.each_legal(&state.public, own, seat, |legal| found |= legal == action);
        if found { Ok(()) } else { Err(Refusal::Illegal(self.why_not(&state.public, own, seat, action))) }
    }

    /// Does an action if it is legal; otherwise says why not and leaves the state as it was.
    fn apply(
        &self,
        state: &mut StateOf<Self>,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal> {
        self.check(state, seat, action)?;
        self.apply_unchecked(state, seat, action, sink);
        Ok(())
    }
}

/// The words of a game: what it says, as messages for its locale files.
pub trait Speak: Game {
    /// The locale file of a language.
    fn locale(language: Language) -> &'static str;

    /// What `seat` is asked to do now, in one sentence.
    fn prompt(&self, public: &Self::Public, own: &Self::Private, seat: Seat) -> Message;

    /// What an action means, as a choice in a menu. Good for any action, legal or not.
    fn say_action(&self, public: &Self::Public, seat: Seat, action: Self::Action) -> Message;

    /// What happened.
    fn say_event(&self, event: &Self::Event) -> Message;

    /// A remark on the result of a finished game beyond points and places, such as a solo rank.
    fn say_result(&self, public: &Self::Public) -> Option<Message>;
}

/// Position files: a state that a person can write and read.
pub trait Positions: Game {
    /// Reads a position file.
    fn read_position(&self, text: &str) -> Result<StateOf<Self>, FileError>;

    /// Writes a state so that [`Positions::read_position`] gives the same state again.
    fn write_position(&self, state: &StateOf<Self>) -> String;
}

/// The table drawn in characters, for terminals and playthroughs.
pub trait Sketch: Game {
    /// Draws what `view` shows. `say` turns messages into sentences; lines end with `\n`.
    fn sketch(&self, view: &ViewOf<Self>, say: &dyn Fn(&Message) -> String) -> String;
}

/// How positions are played on before they are evaluated: as far as it takes until what a turn is good for shows
/// in the evaluation, and no further, because luck and quick play cover it. What serves a game best is measured
/// (`docs/strength.md`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foresight {
    /// By bots that think for a moment.
    pub near: Sight,
    /// By bots that think long.
    pub far: Sight,
    /// For how much of a hundred positions played on far the search of the turn counts at least: the more, the more
    /// luck and quick play there is in what comes of them.
    pub trust: u8,
    /// How much of the best other's points counts against one's own there, in percent: the more, the more players
    /// can do about each other's points, and about the length of the game.
    pub rivalry: u8,
    /// Does every turn on the way there count as much as the last one? The nearer ones know less, but have less luck
    /// in them.
    pub averages: bool,
}

impl Foresight {
    /// What serves most games: the next turn, or the next three, searched.
    pub const USUAL: Foresight = Foresight {
        near: Sight { turns: 2, searches: true },
        far: Sight { turns: 4, searches: true },
        trust: 0,
        rivalry: 30,
        averages: false,
    };
}

/// How far positions are played on, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// To where so many of one's own turns have passed, the one that is thought about among them.
    pub turns: u8,
    /// Are one's own later turns searched? Else they are played one step ahead, which is quicker.
    pub searches: bool,
}

/// How good a state is, for players that are not people.
pub trait Evaluate: Game {
    /// What the terms of the evaluation are worth.
    type Weights: WeightSet;

    /// The file of weights that comes with the game.
    const WEIGHTS: &'static str;

    /// How bots play positions on before they evaluate them.
    const FORESIGHT: Foresight = Foresight::USUAL;

    /// Of a hundred games at two so many are won by each level for people against the one below it, from kind to strong:
    /// measured, and published in `docs/strength.md`.
    const LADDER: [u8; 4];

    /// The weights in use.
    fn weights(&self) -> &Self::Weights;

    /// The same game, seen with other weights. They change what bots think and nothing else.
    #[must_use]
    fn with_weights(&self, weights: Self::Weights) -> Self;

    /// Expected final points of `seat`, roughly.
    fn evaluate(&self, state: &StateOf<Self>, seat: Seat) -> f32;

    /// Is a game won that was played alone, and is over? Where nothing is asked for but many points it always is.
    fn is_won_alone(&self, _public: &Self::Public) -> bool {
        true
    }

    /// A number that changes for `seat` where a turn ends: its own, or where its own cannot be told from
    /// others', any. Between two turns [`Evaluate::evaluate`] is at its best, and only positions at the
    /// same moment of the game are compared.
    fn turn(&self, public: &Self::Public, seat: Seat) -> u32;

    /// A number that changes only where a turn of the seat's own begins, by which it is counted how far positions
    /// were played on: [`Evaluate::turn`], unless seats decide something in others' turns.
    fn own_turn(&self, public: &Self::Public, seat: Seat) -> u32 {
        self.turn(public, seat)
    }
}

/// Everything that a game of the catalogue can do.
pub trait Title: Game + Speak + Positions + Sketch + Evaluate {}

impl<G: Game + Speak + Positions + Sketch + Evaluate> Title for G {}
