//! What the page shows of a table: plain data, in the reader's language.

use bocage_canvas::Mood;
use bocage_engine::{MomentKind, Seat, Tenths};
use bocage_stage::Place;
use bocage_table::Stage;

/// Everything the page shows of a table at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Sight {
    /// The name of the game in addresses.
    pub game: &'static str,
    /// The name of the game for people.
    pub title: String,
    /// Its colours.
    pub mood: Mood,
    /// Where the table stands.
    pub stage: Stage,
    /// The reader's seat.
    pub you: Option<Seat>,
    /// Who sits where.
    pub seats: Vec<SeatSight>,
    /// What is asked.
    pub ask: Ask,
    /// What the reader may do.
    pub choices: Vec<ChoiceSight>,
    /// Can something be taken back?
    pub may_undo: bool,
    /// The pictures.
    pub panels: Vec<PanelSight>,
    /// What points are given for.
    pub categories: Vec<Category>,
    /// Points by seat.
    pub scores: Vec<ScoreRow>,
    /// How far the game is.
    pub periods: Vec<PeriodSight>,
    /// What happened, oldest first.
    pub log: Vec<LogLine>,
    /// The result.
    pub ending: Option<EndSight>,
}

/// A seat at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatSight {
    /// Which one.
    pub seat: Seat,
    /// Who, as the reader calls them.
    pub name: String,
    /// Is it the reader's?
    pub is_you: bool,
    /// Is it waited on?
    pub waited: bool,
}

/// The sentence at the top.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ask {
    /// Whose turn it is, in a few words.
    pub step: String,
    /// What to do.
    pub sentence: String,
    /// Is the reader asked?
    pub yours: bool,
    /// Does a decision of the reader wait to be confirmed?
    pub held: bool,
}

/// Something the reader may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceSight {
    /// In notation.
    pub action: String,
    /// In words.
    pub words: String,
    /// What is touched to do it; none for a button.
    pub target: Option<String>,
    /// Does it go on?
    pub main: bool,
}

/// A picture.
#[derive(Clone, Debug, PartialEq)]
pub struct PanelSight {
    /// Its name.
    pub id: &'static str,
    /// Where it belongs.
    pub place: Place,
    /// Its title.
    pub title: String,
    /// A remark beside it.
    pub note: Option<String>,
    /// The picture itself.
    pub svg: String,
}

/// What points are given for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Category {
    /// In words.
    pub name: String,
    /// The id of its icon.
    pub icon: &'static str,
}

/// The points of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreRow {
    /// Whose.
    pub seat: Seat,
    /// By category.
    pub points: Vec<i32>,
    /// In all.
    pub total: i32,
    /// What would be added by category if the period ended now; empty where nothing would.
    pub projection: Vec<i32>,
}

/// A stretch of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeriodSight {
    /// Its name.
    pub name: String,
    /// Its steps.
    pub steps: u8,
    /// Those that are over.
    pub done: u8,
    /// Is it the current one?
    pub current: bool,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Unique among the lines, rising.
    pub number: u64,
    /// By whom; none for what nobody did.
    pub seat: Option<Seat>,
    /// In words.
    pub words: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The step of the replay that shows it; none for what a replay does not show.
    pub step: Option<usize>,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndSight {
    /// Who wins, in a sentence.
    pub sentence: String,
    /// What the game has to add.
    pub remark: Option<String>,
    /// The seats, best first, with their places.
    pub order: Vec<(u8, Seat)>,
    /// The picture of the points, by seat in that order.
    pub bars: Vec<String>,
}

/// How the points of all seats grew over a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// Points by seat, after each decision; first those at the start.
    pub totals: Vec<Vec<i32>>,
    /// The stretches of the game: the step at which each begins, which one it is, and its name; no name
    /// if it changes within the stretch.
    pub periods: Vec<(usize, usize, String)>,
}

/// A move that the lantern shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdviceSight {
    /// In notation.
    pub action: String,
    /// In words.
    pub words: String,
    /// What it promises, in a sentence.
    pub why: String,
}

/// What a seat could expect at some time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// After so many steps of the replay.
    pub step: usize,
    /// Expected final points.
    pub points: Tenths,
}

/// A decision that mattered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MomentSight {
    /// Whose.
    pub seat: Seat,
    /// Could it have been better, or was it a find?
    pub kind: MomentKind,
    /// The step of the replay that shows the position before it.
    pub step: usize,
    /// What was decided, in words.
    pub chosen: String,
    /// What was better and why, in a sentence.
    pub why: String,
}

/// What came of looking back at a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewSight {
    /// What each seat could expect, in the course of the game.
    pub curves: Vec<Vec<Outlook>>,
    /// The decisions that mattered most.
    pub moments: Vec<MomentSight>,
    /// Was enough weighed to tell anything at all?
    pub is_known: bool,
}

impl Sight {
    /// The pictures that belong somewhere.
    pub fn at(&self, place: impl Fn(Place) -> bool) -> impl Iterator<Item = &PanelSight> {
        self.panels.iter().filter(move |panel| place(panel.place))
    }

    /// What touching this thing may do.
    pub fn choices_at(&self, target: &str) -> Vec<ChoiceSight> {
        self.choices.iter().filter(|choice| choice.target.as_deref() == Some(target)).cloned().collect()
    }

    /// The buttons, the one that goes on last.
    pub fn buttons(&self) -> Vec<ChoiceSight> {
        let mut buttons: Vec<ChoiceSight> =
            self.choices.iter().filter(|choice| choice.target.is_none()).cloned().collect();
        buttons.sort_by_key(|choice| choice.main);
        buttons
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |face| face.name.as_str())
    }
}
