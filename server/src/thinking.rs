//! Bots think in a bounded pool, so that people's commands never wait for them.

use std::sync::Arc;

use bocage_bots::{Level, machine_clock};
use bocage_thinker::{Question, decide};
use tokio::sync::Semaphore;

/// More threads hardly play better: each grows a tree of its own.
const MOST_THREADS: usize = 4;

/// The pool: at most so many bots think at once.
#[derive(Clone)]
pub struct Pool {
    places: Arc<Semaphore>,
}

impl Default for Pool {
    /// One core is always left to people.
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Pool { places: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))) }
    }
}

impl Pool {
    /// What a bot decides, in notation; `None` if it has nothing to decide.
    pub async fn think(&self, question: Question) -> Option<String> {
        let _place = self.places.clone().acquire_owned().await.ok()?;
        // Cores that nobody else's bot needs now help with this decision.
        let idle = std::iter::from_fn(|| self.places.clone().try_acquire_owned().ok());
        let most = if Level::numbered(question.level.0) == Level::Grove { MOST_THREADS - 1 } else { 0 };
        let help: Vec<_> = idle.take(most).collect();
        let threads = help.len() + 1;
        let thought = tokio::task::spawn_blocking(move || decide(&question, machine_clock, threads));
        thought.await.ok().flatten()
    }
}
