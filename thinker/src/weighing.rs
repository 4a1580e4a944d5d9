//! Moves weighed for a person: for a hint, or to look back at a game.

use bocage_bots::{Advice, Adviser, Budget, Clock};
use bocage_catalogue::{GameId, Visitor};
use bocage_engine::{Action, Besides, QuickRng, Seat, SeedableRng, Title, ViewOf};
use serde::{Deserialize, Serialize};

/// What an adviser is asked: a view and nothing else, like every bot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Inquiry {
    /// Which game.
    pub game: String,
    /// For which seat.
    pub seat: Seat,
    /// What the seat sees.
    pub view: String,
    /// Which moves, in notation; see [`Adviser::weigh`].
    pub moves: Vec<String>,
    /// How long it may take.
    pub milliseconds: f64,
    /// The adviser's own luck.
    pub seed: u64,
}

/// A move and what it promises; see [`Advice`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Weighed {
    /// In notation.
    pub action: String,
    /// Expected final points.
    pub points: f32,
    /// What this is worth.
    pub worth: f32,
    /// The standard error of its lead over the others.
    pub error: f32,
    /// What it brings more than the best of the others, by category.
    pub gains: Vec<f32>,
    /// What each category still brings.
    pub to_come: Vec<f32>,
    /// Why it goes before a move with more points.
    pub besides: Option<Besides>,
}

impl Weighed {
    fn of<A: Action>(advice: &Advice<A>) -> Self {
        // There is no infinity in JSON.
        let error = advice.error.min(f32::MAX);
        Weighed {
            action: advice.action.to_string(),
            points: advice.points,
            worth: advice.worth,
            error,
            gains: advice.gains.clone(),
            to_come: advice.to_come.clone(),
            besides: advice.besides,
        }
    }

    /// What was answered to an inquiry; nothing if it cannot be read.
    pub fn read<A: Action>(answer: &str) -> Vec<Advice<A>> {
        let weighed: Vec<Weighed> = serde_json::from_str(answer).unwrap_or_default();
        let advice = |weighed: Weighed| {
            let Weighed { action, points, worth, error, gains, to_come, besides } = weighed;
            Some(Advice { action: action.parse().ok()?, points, worth, error, gains, to_come, besides })
        };
        weighed.into_iter().filter_map(advice).collect()
    }
}

pub(crate) fn weigh(inquiry: &Inquiry, clock: Clock) -> Option<String> {
    GameId::from_id(&inquiry.game)?.visit(Weighing { inquiry, clock })
}

struct Weighing<'a> {
    inquiry: &'a Inquiry,
    clock: Clock,
}

impl Visitor for Weighing<'_> {
    type Output = Option<String>;

    fn visit<G: Title>(self, game: &G) -> Option<String> {
        let inquiry = self.inquiry;
        let view: ViewOf<G> = serde_json::from_str(&inquiry.view).ok()?;
        let moves = inquiry.moves.iter().map(|text| text.parse().ok()).collect::<Option<Vec<G::Action>>>()?;
        let mut rng = QuickRng::seed_from_u64(inquiry.seed);
        let mut adviser = Adviser::<G>::new(Budget::Milliseconds(inquiry.milliseconds, self.clock));
        let advice = adviser.weigh(game, &view, inquiry.seat, &moves, &mut rng);
        let weighed: Vec<Weighed> = advice.iter().map(Weighed::of).collect();
        serde_json::to_string(&weighed).ok()
    }
}
