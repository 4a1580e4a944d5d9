//! Work for several threads. What comes of it does not show how many there were.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Does some work for every number below `count`, and gives the results in the order of the numbers.
pub(crate) fn in_order<T: Send>(jobs: usize, count: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let all: Mutex<Vec<(u64, T)>> = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            scope.spawn(|| {
                let mut mine = Vec::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        break;
                    }
                    mine.push((number, work(number)));
                }
                if let Ok(mut all) = all.lock() {
                    all.append(&mut mine);
                }
            });
        }
    });
    let mut all = all.into_inner().unwrap_or_default();
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, result)| result).collect()
}
