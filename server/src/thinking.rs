//! Bots think in a bounded pool, so that people's commands never wait for them.

use std::sync::{Arc, Mutex, PoisonError};

use bocage_bots::{Level, machine_clock};
use bocage_thinker::{Mind, Minds, Question};
use tokio::sync::Semaphore;

/// More threads hardly play better: each holds a contest of its own.
const MOST_THREADS: usize = 4;

/// So many bots go on with what they know when it is their turn again; each takes a megabyte or two
/// for each of its threads.
const MOST_MINDS: usize = 64;

/// How a question is answered, on so many threads: by the thinker, or by what a test puts in its place.
pub type Decide = fn(&Question, &mut Option<Mind>, usize) -> Option<String>;

/// The pool: at most so many bots think at once.
#[derive(Clone)]
pub struct Pool {
    places: Arc<Semaphore>,
    minds: Arc<Mutex<Minds>>,
    decide: Decide,
}

impl Default for Pool {
    fn default() -> Self {
        Pool::deciding(|question, mind, threads| {
            bocage_thinker::decide(question, mind, machine_clock, threads)
        })
    }
}

impl Pool {
    /// A pool that answers so. One core is always left to people.
    pub fn deciding(decide: Decide) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Pool {
            places: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))),
            minds: Arc::new(Mutex::new(Minds::new(MOST_MINDS))),
            decide,
        }
    }

    /// What a bot decides, in notation; `None` if it has nothing to decide. Where one fails, a bot that does
    /// not search decides in its place: a table must go on.
    pub async fn think(&self, question: Question) -> Option<String> {
        let simpler = question.simpler();
        let Question { game, seat, level, .. } = question.clone();
        if let Some(action) = self.attempt(question).await {
            return Some(action);
        }
        tracing::error!(game, seat = seat.0, level = level.0, "a bot has failed: a simpler one decides");
        self.attempt(simpler).await
    }

    /// Thinks once; `None` also if the bot panics.
    async fn attempt(&self, question: Question) -> Option<String> {
        let _place = self.places.clone().acquire_owned().await.ok()?;
        // Cores that nobody else's bot needs now help with this decision.
        let idle = std::iter::from_fn(|| self.places.clone().try_acquire_owned().ok());
        let most = if Level::numbered(question.level.0).uses_threads() { MOST_THREADS - 1 } else { 0 };
        let help: Vec<_> = idle.take(most).collect();
        let threads = help.len() + 1;
        let Pool { minds, decide, .. } = self.clone();
        let thought = tokio::task::spawn_blocking(move || {
            let minds = || minds.lock().unwrap_or_else(PoisonError::into_inner);
            let mut mind = minds().take(&question);
            let action = decide(&question, &mut mind, threads);
            if let Some(mind) = mind {
                minds().keep(&question, mind);
            }
            action
        });
        thought.await.ok().flatten()
    }
}
