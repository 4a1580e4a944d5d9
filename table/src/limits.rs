//! How much of anything a table takes. Whatever comes from a client is measured against these.

/// Characters of a name.
pub const NAME: usize = 40;
/// Characters of a player id or a command id.
pub const ID: usize = 64;
/// Characters of one line of chat.
pub const CHAT: usize = 300;
/// Lines of chat of one table.
pub const CHAT_LINES: usize = 500;
/// Characters of an action in notation.
pub const ACTION: usize = 120;
/// Bytes of one message from a client.
pub const FRAME: usize = 4096;
/// Entries after which only what brings the game to its end is taken: playing on, not taking back.
pub const SOFT_LOG: usize = 10_000;
/// Entries that one log can hold. No game comes near it without undo, and that stops earlier.
pub const LOG: usize = 30_000;
/// Refused commands that a table remembers, to answer late copies alike.
pub const REFUSALS: usize = 256;
/// Lines sent in one message to a client.
pub const LINES: usize = 200;
/// Days of a move in slow play.
pub const DAYS: std::ops::RangeInclusive<u8> = 1..=14;
/// Minutes of a clock for the whole game.
pub const MINUTES: std::ops::RangeInclusive<u16> = 1..=600;
/// Most seconds that a turn can give back.
pub const INCREMENT: u16 = 600;
/// A player who was waited on this long (in milliseconds) may be proposed for replacement.
pub const ABSENT_AFTER: u64 = 5 * 60 * 1000;
/// How long (in milliseconds) an absent player can still object to being replaced.
pub const GRACE: u64 = 60 * 1000;
/// After so long (in milliseconds) the silence of all others counts as agreement: they may be away too.
pub const UNANSWERED: u64 = 24 * 60 * 60 * 1000;
