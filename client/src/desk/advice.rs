//! What can be said about a position from one seat's view alone: why not, and what a bot is asked.
//!
//! A view is all that a reader has of a table that runs elsewhere, so a table that runs here uses no
//! more than that either.

use bocage_engine::{Action, Message, Seat, Title, ViewOf};
use bocage_stage::Draw;
use bocage_table::{Level, TableRefusal};

use bocage_thinker::{Inquiry, Question, Weighed, say_advice};

use super::AdviceSight;

/// How long a hint is thought about, in milliseconds: as long as one likes to wait for it.
const HINT: f64 = 1_200.0;

/// How many moves a hint shows.
const SHOWN: usize = 3;

/// Why nothing can be done with this thing by a seat.
pub(super) fn why_not<G: Title + Draw>(
    game: &G,
    view: &ViewOf<G>,
    seat: Seat,
    is_waited: bool,
    target: &str,
) -> Option<Message> {
    if !is_waited {
        return Some(TableRefusal::NotWaited.message());
    }
    let own = view.private.as_ref()?;
    // Several actions touch the same thing; the reason to give is that of what the reader is about
    // to do elsewhere: the same verb.
    let mut verbs = Vec::new();
    game.each_legal(&view.public, own, seat, |action| verbs.extend(verb(action)));
    let here = |action: &G::Action| game.target(*action).as_deref() == Some(target);
    let actions = (0..G::Action::COUNT).filter_map(G::Action::from_index).filter(here);
    let action = actions.min_by_key(|&action| !verb(action).is_some_and(|verb| verbs.contains(&verb)))?;
    Some(game.why_not(&view.public, own, seat, action))
}

/// The first word of an action's notation.
fn verb(action: impl Action) -> Option<String> {
    action.to_string().split(' ').next().map(str::to_owned)
}

/// What a bot is asked about a position of a seat.
pub(super) fn question<G: Title>(
    table: String,
    view: &ViewOf<G>,
    seat: Seat,
    level: Level,
    decision: u32,
    seed: u64,
) -> Option<Question> {
    // Each decision has its own luck, the same if it is asked again.
    let seed = seed ^ (u64::from(decision) << 8) ^ u64::from(seat.0);
    let view = serde_json::to_string(view).ok()?;
    Some(Question { game: G::ID.to_owned(), table, seat, level, decision, seed, view })
}

/// What an adviser is asked about a position of a seat.
pub(super) fn inquiry<G: Title>(view: &ViewOf<G>, seat: Seat, seed: u64) -> Option<Inquiry> {
    let view = serde_json::to_string(view).ok()?;
    Some(Inquiry { game: G::ID.to_owned(), seat, view, moves: Vec::new(), milliseconds: HINT, seed })
}

/// What an adviser answered, in words. Moves that cannot be done any more are left out.
pub(super) fn told<G: Title>(
    game: &G,
    view: &ViewOf<G>,
    seat: Seat,
    answer: &str,
    say: impl Fn(&Message) -> String,
) -> Vec<AdviceSight> {
    let Some(own) = &view.private else { return Vec::new() };
    let mut legal = Vec::new();
    game.each_legal(&view.public, own, seat, |action| legal.push(action));
    Weighed::read::<G::Action>(answer)
        .into_iter()
        .filter(|advice| legal.contains(&advice.action))
        .take(SHOWN)
        .map(|advice| AdviceSight {
            action: advice.action.to_string(),
            words: say(&game.say_action(&view.public, seat, advice.action)),
            why: say(&say_advice(G::CATEGORIES, &advice)),
        })
        .collect()
}
