//! A table as the page sees it.
//!
//! A [`Desk`] knows which game is played; the page does not. It turns the situation into a [`Sight`]
//! (words, pictures, choices: plain data in the reader's language), takes what the reader decides, and
//! says what bots have to be asked. [`LocalDesk`] runs the table itself, in the browser; a table that
//! runs on a server sends the same situations and lines to a [`RemoteDesk`], and is shown by the same
//! code.
//!
//! Deliberately absent: the browser. Time and random numbers come in as arguments.

mod advice;
mod changes;
mod chart;
mod doorstep;
mod hall;
mod local;
mod lookback;
mod recorded;
mod remote;
mod sight;
mod telling;
mod tongues;
mod viewing;

use bocage_catalogue::{GameId, Illustrator};
use bocage_engine::{Language, Message, Review, Title};
use bocage_stage::Draw;
use bocage_table::{Entry, Happening, Occupant, Person, Secret};

pub use changes::changes;
pub use chart::{draw as draw_course, draw_outlook};
pub use doorstep::{Arrival, Doorstep};
pub use hall::{Chair, ChatLine, ClockSight, Hall, ProposalSight, Sitter};
pub use local::LocalDesk;
pub use lookback::Lookback;
pub use recorded::from_record;
pub use remote::{Remote, RemoteDesk, Tidings, pause_before};
pub use sight::{
    AdviceSight, Ask, Category, ChoiceSight, Course, EndSight, LogLine, MomentSight, Outlook, PanelSight,
    PeriodSight, ReviewSight, ScoreRow, SeatSight, Sight,
};

use bocage_thinker::{Inquiry, Question};

/// For whom, and how, a table is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// In which language.
    pub language: Language,
    /// On a narrow screen?
    pub narrow: bool,
    /// Whose board is shown large; none for the reader's own.
    pub focus: Option<bocage_engine::Seat>,
    /// What the lantern suggests, in notation.
    pub suggested: Option<String>,
    /// Targets and pieces that others have just changed.
    pub changed: Vec<String>,
    /// Show what may be done? Not in a replay.
    pub acting: bool,
    /// Where the lines of the log lead.
    pub moments: Moments,
}

/// Where the lines of a log lead, if one wants to see the moment again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moments {
    /// Nowhere.
    None,
    /// To a replay of the log, which also shows what was taken back.
    Log,
    /// To a replay of the record, which does not.
    Record,
}

impl Reading {
    /// A passing look: nothing to do, nothing marked.
    pub fn aside(language: Language) -> Self {
        let (suggested, changed) = (None, Vec::new());
        let moments = Moments::None;
        Reading { language, narrow: false, focus: None, suggested, changed, acting: false, moments }
    }
}

/// How far a game is, for the list of one's games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// In a few words.
    pub words: String,
    /// Is the game over?
    pub over: bool,
    /// Is the reader waited on?
    pub yours: bool,
}

/// A table, whatever its game.
pub trait Desk {
    /// How things stand.
    fn sight(&self, reading: &Reading) -> Sight;

    /// How far the game is, in a few words.
    fn progress(&self, language: Language) -> Progress;

    /// How things stood after so many decisions.
    fn past(&self, step: usize, reading: &Reading) -> Sight;

    /// How many decisions were taken or taken back.
    fn steps(&self) -> usize;

    /// How the points grew, step by step.
    fn course(&self, language: Language) -> Course;

    /// Decides, in notation.
    fn act(&mut self, action: &str, now: u64) -> Result<(), Message>;

    /// Takes the latest decision back.
    fn undo(&mut self, now: u64) -> Result<(), Message>;

    /// Confirms what waits to be confirmed.
    fn confirm(&mut self, now: u64) -> Result<(), Message>;

    /// Asks for confirmation at the end of a turn from now on, or not.
    fn set_confirm(&mut self, on: bool, now: u64);

    /// Why nothing can be done with this thing now.
    fn why_not(&self, target: &str) -> Option<Message>;

    /// What bots have to be asked now.
    fn questions(&self, seed: u64) -> Vec<Question>;

    /// What an adviser has to be asked in the reader's place.
    fn hint(&self, seed: u64) -> Option<Inquiry>;

    /// What an adviser answered, in words: the best few moves, best first, as far as they can be done.
    fn advice(&self, answer: &str, language: Language) -> Vec<AdviceSight>;

    /// Takes a bot's answer, if the question still stands.
    fn answer(&mut self, question: &Question, action: &str, now: u64) -> bool;

    /// The whole log, to be kept.
    fn log(&self) -> Vec<Entry>;

    /// Which game it is.
    fn game(&self) -> &'static str;

    /// How many seats there are.
    fn players(&self) -> u8;

    /// Says a message in the words of this game.
    fn say(&self, message: &Message, language: Language) -> String;

    /// Begins to look back at the game, if it is over and its record is here.
    fn look_back(&self) -> Option<Box<dyn Lookback>> {
        None
    }

    /// What came of looking back, in words.
    fn review_sight(&self, _review: &Review, _language: Language) -> Option<ReviewSight> {
        None
    }

    /// The record with what came of looking back, to be saved.
    fn reviewed_record(&self, _review: &Review) -> Option<String> {
        None
    }

    /// The people around the table, if it runs elsewhere.
    fn hall(&self, _language: Language) -> Option<Hall> {
        None
    }

    /// The way to the table, if it runs elsewhere.
    fn remote(&mut self) -> Option<&mut dyn Remote> {
        None
    }
}

/// What a new table is to be.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// Which game.
    pub game: String,
    /// Options by name.
    pub options: Vec<(String, String)>,
    /// Who sits where.
    pub seats: Vec<Occupant>,
}

/// Opens a table for `me`.
pub fn open(plan: &Plan, me: Person, secret: Secret, now: u64) -> Result<Box<dyn Desk>, Message> {
    on_game(Some(plan.game.as_str()), Opener { plan, me, secret, now })
}

/// The table that a log adds up to.
pub fn reopen(log: Vec<Entry>, me: Person) -> Result<Box<dyn Desk>, Message> {
    let game = log.first().and_then(|entry| match &entry.what {
        Happening::Opened(opening) => Some(opening.game.clone()),
        _ => None,
    });
    on_game(game.as_deref(), Reopener { log, me })
}

/// What comes of opening a table.
type Opened = Result<Box<dyn Desk>, Message>;

fn on_game(id: Option<&str>, opener: impl Illustrator<Output = Opened>) -> Opened {
    let game = id.and_then(GameId::from_id);
    game.map_or_else(|| Err(Message::new("table-other-game")), |game| game.illustrate(opener))
}

struct Opener<'a> {
    plan: &'a Plan,
    me: Person,
    secret: Secret,
    now: u64,
}

impl Illustrator for Opener<'_> {
    type Output = Opened;

    fn illustrate<G: Title + Draw>(self, _game: &G) -> Opened {
        Ok(Box::new(LocalDesk::<G>::open(self.plan, self.me, self.secret, self.now)?))
    }
}

struct Reopener {
    log: Vec<Entry>,
    me: Person,
}

impl Illustrator for Reopener {
    type Output = Opened;

    fn illustrate<G: Title + Draw>(self, _game: &G) -> Opened {
        Ok(Box::new(LocalDesk::<G>::reopen(self.log, self.me)?))
    }
}
