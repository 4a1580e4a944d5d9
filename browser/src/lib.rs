//! A real browser for tests: Chromium, driven through ChromeDriver.
//!
//! The tests of this crate open the page that `xtask` built (`dist/`) from a server of their own on a
//! free port of this machine. What the browser complains about (errors in the console, violations of
//! the policy) fails a test, and so does what axe finds serious.

mod chromium;
mod house;
mod player;
mod sitting;

pub use chromium::Browser;
pub use house::House;
pub use sitting::{Sitting, play_online};

/// A desk.
pub const DESK: (u32, u32) = (1440, 900);
/// A phone.
pub const PHONE: (u32, u32) = (390, 844);
