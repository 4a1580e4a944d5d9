//! The conversation between a table and those who are far from it, as pure state machines.
//!
//! A [`ClientConnection`] is the page's end, a [`ServerConnection`] the host's. Neither knows sockets
//! or time: whoever has them passes messages and the time in, and sends what comes out.
//!
//! Nothing is lost and nothing is done twice, whatever the network does:
//! - The client keeps each command until it is answered and sends it again after a reconnection or a
//!   long silence, one at a time so that their order stays. The table does a command id once.
//! - The client knows the number of the last line it has. Lines are taken in order only: those it has
//!   are dropped, and after a gap it asks for what it missed.
//! - A connection that says nothing for [`SILENCE`] is given up; the client comes back and says the
//!   last number it saw.
//!
//! The messages are described in `docs/protocol.md`.

mod client;
mod messages;
mod server;

pub use client::{ClientConnection, Heard, Notice};
pub use messages::{ProtocolError, ToClient, ToClientOf, ToServer, VERSION};
pub use server::{Request, ServerConnection};

/// Milliseconds after which an unanswered command or question is sent again.
pub const RESEND: u64 = 3_000;
/// Milliseconds without any message after which the client asks whether the server is there.
pub const QUIET: u64 = 10_000;
/// Milliseconds without any message after which the client gives the connection up.
pub const SILENCE: u64 = 25_000;
