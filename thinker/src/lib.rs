//! Bots at work, away from the page: a question in, an action in notation out; or an inquiry in, moves
//! with what they promise out.
//!
//! The question holds the bot's view and nothing else: what it may not know never reaches it.

mod minds;
mod weighing;

use bocage_bots::{Clock, Level as Bot};
use bocage_catalogue::{GameId, Visitor};
use bocage_engine::{Playouts, QuickRng, Seat, SeedableRng, Title, ViewOf};
use bocage_table::Level;
use serde::{Deserialize, Serialize};

pub use bocage_bots::{Level as BotLevel, Reviewer, Thought, UNKNOWN, say_advice, say_moment};
pub use minds::{Mind, Minds};
pub use weighing::{Inquiry, Weighed};

/// What a bot is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Which game.
    pub game: String,
    /// At which table: there it goes on with what it knows.
    pub table: String,
    /// For which seat.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// About which position.
    pub decision: u32,
    /// The bot's own luck.
    pub seed: u64,
    /// What it sees.
    pub view: String,
}

/// The kindest level does not search, so it has little that can go wrong.
const SIMPLEST: Level = Level(1);

impl Question {
    /// The same, asked of the simplest bot: when the one that was meant has failed.
    pub fn simpler(&self) -> Question {
        Question { level: SIMPLEST, ..self.clone() }
    }
}

/// Everything that can be asked; what it is shows in its fields.
#[derive(Deserialize)]
#[serde(untagged)]
enum Asked {
    Bot(Question),
    Adviser(Inquiry),
}

/// Answers a [`Question`] or an [`Inquiry`] that is written as JSON, in time by the clock; empty if it
/// cannot be answered. Bots are kept between questions.
pub fn think(asked: &str, minds: &mut Minds, clock: Clock) -> String {
    let answer = match serde_json::from_str(asked) {
        Ok(Asked::Bot(question)) => {
            let mut mind = minds.take(&question);
            let action = decide(&question, &mut mind, clock, 1);
            if let Some(mind) = mind {
                minds.keep(&question, mind);
            }
            action
        }
        Ok(Asked::Adviser(inquiry)) => weighing::weigh(&inquiry, clock),
        Err(_) => None,
    };
    answer.unwrap_or_default()
}

/// Answers without much thought, where a bot or an adviser has failed: the simplest bot decides, and nothing
/// is advised.
pub fn make_do(asked: &str, clock: Clock) -> String {
    let answer = match serde_json::from_str(asked) {
        Ok(Asked::Bot(question)) => decide(&question.simpler(), &mut None, clock, 1),
        Ok(Asked::Adviser(_)) | Err(_) => None,
    };
    answer.unwrap_or_default()
}

/// What the bot decides, in notation, in time by the clock and on so many threads. It is left in `mind`, to
/// be asked again.
pub fn decide(question: &Question, mind: &mut Option<Mind>, clock: Clock, threads: usize) -> Option<String> {
    GameId::from_id(&question.game)?.visit(Thinking { question, mind, clock, threads })
}

struct Thinking<'a> {
    question: &'a Question,
    mind: &'a mut Option<Mind>,
    clock: Clock,
    threads: usize,
}

impl Visitor for Thinking<'_> {
    type Output = Option<String>;

    fn visit<G: Title>(self, game: &G) -> Option<String> {
        let question = self.question;
        let view: ViewOf<G> = serde_json::from_str(&question.view).ok()?;
        let mut rng = QuickRng::seed_from_u64(question.seed);
        let level = Bot::numbered(question.level.0);
        let mut bot = minds::bot::<G>(self.mind.take(), level, self.clock);
        bot.use_threads(self.threads);
        let action = bot.choose(game, &view, question.seat, &mut rng);
        *self.mind = minds::mind(bot, level);
        action.map(|action| action.to_string())
    }
}

/// Plays random games of `game` and says what they came to: `<decisions> <hash>`, or nothing if there is
/// no such game. The same games are played in native code, for `bocage bench --wasm`.
pub fn playouts(game: &str, players: u8, first: u32, games: u32) -> String {
    let seeds = u64::from(first)..u64::from(first) + u64::from(games);
    let sum = GameId::from_id(game).and_then(|game| game.visit(Playing { players, seeds }));
    sum.map(|sum| format!("{} {}", sum.decisions, sum.hash)).unwrap_or_default()
}

/// No game of ours is longer.
const MOST_DECISIONS: u32 = 100_000;

struct Playing {
    players: u8,
    seeds: std::ops::Range<u64>,
}

impl Visitor for Playing {
    type Output = Option<Playouts>;

    fn visit<G: Title>(self, game: &G) -> Option<Playouts> {
        bocage_engine::playouts(game, self.players, self.seeds, MOST_DECISIONS).ok()
    }
}
