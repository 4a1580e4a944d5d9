//! How a game is shown: the panels it draws, and what a click on them means.
//!
//! A game draws what a [`View`](bocage_engine::View) shows into [`Panel`]s; the page, the command line
//! and Python lay them out, the same way for every game. Every action that is done by touching
//! something names the thing it touches ([`Draw::target`]); the picture carries that name in
//! `data-target`, so a click finds the legal actions there without the page knowing any game.
//!
//! Deliberately absent: layout, events, animation. Pieces that move carry a stable name
//! (`Mark::piece`), so whoever shows the picture can move them from where they were.

use bocage_canvas::{Mood, Scene, Symbol};
use bocage_engine::{Game, Message, Seat, ViewOf};

/// What the picture is drawn for: the words, the names, the reader, and what may be done.
pub struct Look<'a, G: Game> {
    /// Turns a message into a sentence in the reader's language, with the names of this table.
    pub say: &'a dyn Fn(&Message) -> String,
    /// Names by seat.
    pub names: &'a [String],
    /// The seat whose board is shown large: the reader's own, or the one a spectator looks at.
    pub focus: Seat,
    /// What the reader may do now: the things these actions touch are drawn as targets.
    pub legal: &'a [G::Action],
    /// What the lantern suggests.
    pub suggested: Option<G::Action>,
    /// Targets and pieces (by their names) that have just changed.
    pub changed: &'a [String],
    /// Narrow screens get fewer and larger things.
    pub narrow: bool,
}

/// Where a panel belongs on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The big picture.
    Board,
    /// The strip under it: tracks, a hand, or the player's own board in shared-board games.
    Strip,
    /// What all share and is not the board: rows of cards, piles.
    Shared,
    /// Another seat's board, small; opens large.
    Side(Seat),
}

/// One picture of the table.
pub struct Panel {
    /// Stable name, for the page's markup: `planet`, `row`, `zone`.
    pub id: &'static str,
    /// Where it belongs.
    pub place: Place,
    /// Its title.
    pub title: Message,
    /// A short remark beside the title.
    pub note: Option<Message>,
    /// The picture.
    pub scene: Scene,
}

/// A game that can be drawn.
pub trait Draw: Game {
    /// Its colours.
    const MOOD: Mood;

    /// The pictures of the table, the most important of each place first.
    fn panels(&self, view: &ViewOf<Self>, look: &Look<'_, Self>) -> Vec<Panel>;

    /// What one touches to do this action, as named in the pictures; `None` for actions that are
    /// buttons beside the prompt.
    fn target(&self, action: Self::Action) -> Option<String>;

    /// Is this the action that goes on: ends a step or a turn? It becomes the main button.
    fn is_main(&self, action: Self::Action) -> bool;

    /// The icon of each scoring category, in the order of [`Game::CATEGORIES`].
    fn category_icons(&self) -> &'static [&'static Symbol];

    /// Points of `seat` that are not yet counted but would be if the period or game ended now, by
    /// category; empty where the game has no such thing.
    fn projection(&self, view: &ViewOf<Self>, seat: Seat) -> Vec<i32>;

    /// How far the game is: steps done and steps in all, with the name of the current period, for
    /// the bar at the top of the page (seasons of Evergreen, rounds of others).
    fn progress(&self, view: &ViewOf<Self>) -> Vec<Period>;

    /// The target or piece that an event changes, for [`Look::changed`]; `None` where nothing that can
    /// be pointed at changes.
    fn changes(&self, _event: &Self::Event) -> Option<String> {
        None
    }

    /// The symbols of this game beyond the shared ones, for the page's sprite.
    fn symbols(&self) -> Vec<&'static Symbol> {
        Vec::new()
    }

    /// A small picture for the home page.
    fn cover(&self) -> Scene;
}

/// A stretch of the game in the bar at the top of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Period {
    /// Its name.
    pub name: Message,
    /// How many steps it has.
    pub steps: u8,
    /// How many of them are over.
    pub done: u8,
    /// Is it the current one?
    pub current: bool,
}
