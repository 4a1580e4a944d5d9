//! How much of anything the server takes, and who has asked for how much.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// Bytes of a request's body.
pub const BODY: usize = 16 * 1024;
/// Messages that may wait for a slow client before it is let go.
pub const OUTBOX: usize = 256;
/// Sockets of one guest.
pub const SOCKETS_OF_GUEST: usize = 12;
/// Sockets of one address: a school or an office may share one.
pub const SOCKETS_OF_ADDRESS: usize = 600;
/// Tables in a list.
pub const LIST: usize = 50;
/// A table that nobody looks at is put away after so many seconds.
pub const PUT_AWAY_AFTER: u64 = 600;

/// A rate: so many a second on average, so many at once.
fn quota(per_second: u32, at_once: u32) -> Quota {
    let positive = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(positive(per_second)).allow_burst(positive(at_once))
}

/// Who has asked for how much.
pub struct Rates {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<String>,
    frames: DefaultKeyedRateLimiter<String>,
}

impl Rates {
    /// The usual limits; `generous` ones suit load tests on one's own machine.
    pub fn new(generous: bool) -> Self {
        let factor = if generous { 1000 } else { 1 };
        Rates {
            requests: RateLimiter::keyed(quota(30 * factor, 120 * factor)),
            guests: RateLimiter::keyed(quota(factor, 20 * factor)),
            tables: RateLimiter::keyed(quota(factor, 30 * factor)),
            frames: RateLimiter::keyed(quota(20 * factor, 60 * factor)),
        }
    }

    /// May this address send a request?
    pub fn request(&self, address: IpAddr) -> bool {
        self.requests.check_key(&address).is_ok()
    }

    /// May this address get a new guest?
    pub fn guest(&self, address: IpAddr) -> bool {
        self.guests.check_key(&address).is_ok()
    }

    /// May this guest open a table?
    pub fn table(&self, guest: &str) -> bool {
        self.tables.check_key(&guest.to_owned()).is_ok()
    }

    /// May this guest send a message?
    pub fn frame(&self, guest: &str) -> bool {
        self.frames.check_key(&guest.to_owned()).is_ok()
    }

    /// Forgets those who have not asked for a while.
    pub fn forget_the_quiet(&self) {
        self.requests.retain_recent();
        self.guests.retain_recent();
        self.tables.retain_recent();
        self.frames.retain_recent();
    }
}
