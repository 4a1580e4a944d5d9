//! What can go wrong on the command line: a sentence and an exit code.

use bocage_catalogue::GameId;
use bocage_engine::{FileError, Message, NotationError, OptionError, RecordError, Refusal, SetupError};
use bocage_server::ServeError;

/// A command that could not be done.
#[derive(Debug)]
pub(crate) struct CliError {
    pub(crate) message: Message,
    pub(crate) code: u8,
    /// The game whose words the message needs.
    pub(crate) game: Option<GameId>,
}

/// The command line makes no sense.
const USAGE: u8 = 2;
/// A file cannot be used.
const FILE: u8 = 3;
/// An action is not legal.
const ILLEGAL: u8 = 4;
/// What was asked does not hold.
const DOES_NOT_HOLD: u8 = 1;

impl CliError {
    fn new(code: u8, message: Message) -> Self {
        CliError { message, code, game: None }
    }

    /// Notes the game that the message speaks of.
    pub(crate) fn of(mut self, game: GameId) -> Self {
        self.game = Some(game);
        self
    }

    pub(crate) fn usage(message: Message) -> Self {
        CliError::new(USAGE, message)
    }

    pub(crate) fn language(tag: &str) -> Self {
        CliError::usage(Message::new("cli-language").with("tag", tag))
    }

    pub(crate) fn unknown_game(id: &str) -> Self {
        CliError::unknown("cli-unknown-game", id, GameId::ALL.iter().map(|game| game.id()))
    }

    /// `word` is none of `known`; the nearest one is suggested if it is near at all.
    pub(crate) fn unknown<'a>(
        key: &'static str,
        word: &str,
        known: impl Iterator<Item = &'a str> + Clone,
    ) -> Self {
        let list = known.clone().collect::<Vec<_>>().join(", ");
        let message = Message::new(key).with("word", word).with("known", list);
        CliError::usage(with_nearest(message, word, known))
    }

    /// A file that cannot be read at all.
    pub(crate) fn io(path: &str, error: &std::io::Error) -> Self {
        use std::io::ErrorKind;
        let key = match error.kind() {
            ErrorKind::NotFound => "cli-io-missing",
            ErrorKind::AlreadyExists => "cli-io-exists",
            ErrorKind::PermissionDenied => "cli-io-denied",
            ErrorKind::IsADirectory => "cli-io-folder",
            ErrorKind::InvalidData => "cli-io-text",
            ErrorKind::StorageFull => "cli-io-full",
            _ => "cli-io",
        };
        CliError::new(FILE, Message::new(key).with("path", path).with("problem", error.to_string()))
    }

    /// A file that was read but cannot be used.
    pub(crate) fn file(path: &str, error: &FileError) -> Self {
        CliError::new(FILE, Message::new("cli-file").with("path", path).with("why", error.message()))
    }

    /// A file that was read but is not what it should be.
    pub(crate) fn unusable(path: &str, why: Message) -> Self {
        CliError::new(FILE, Message::new("cli-file").with("path", path).with("why", why))
    }

    /// A record that cannot be used.
    pub(crate) fn record(path: &str, error: &RecordError) -> Self {
        let code = match error {
            RecordError::Json { .. } | RecordError::Format(_) => FILE,
            _ => DOES_NOT_HOLD,
        };
        CliError::new(code, Message::new("cli-file").with("path", path).with("why", error.message()))
    }

    /// Something that was to be true is not.
    pub(crate) fn does_not_hold(message: Message) -> Self {
        CliError::new(DOES_NOT_HOLD, message)
    }

    /// Standard output that does not take what is printed.
    pub(crate) fn output() -> Self {
        CliError::new(FILE, Message::new("cli-output"))
    }

    /// A server that cannot be reached.
    pub(crate) fn unreachable(error: impl std::fmt::Display) -> Self {
        CliError::new(FILE, Message::new("cli-unreachable").with("problem", error.to_string()))
    }

    /// A server that cannot start.
    pub(crate) fn server(error: &ServeError) -> Self {
        let why = match error {
            ServeError::Address(address, why) if why.kind() == std::io::ErrorKind::AddrInUse => {
                Message::new("cli-address-taken").with("address", address.to_string())
            }
            ServeError::Address(address, _) => {
                Message::new("cli-address").with("address", address.to_string())
            }
            ServeError::Folder(path, why) => CliError::io(&path.display().to_string(), why).message,
            ServeError::Taken(path) => {
                Message::new("cli-folder-taken").with("path", path.display().to_string())
            }
            ServeError::Store(why) => Message::new("cli-store").with("problem", why.to_string()),
        };
        CliError::new(FILE, Message::new("cli-server").with("why", why))
    }

    /// A machine that gives no threads.
    pub(crate) fn runtime(error: std::io::Error) -> Self {
        CliError::io("bocage", &error)
    }

    /// An action that was refused.
    pub(crate) fn refused(action: &str, refusal: &Refusal) -> Self {
        CliError::new(
            ILLEGAL,
            Message::new("cli-refused").with("action", action).with("why", refusal.message()),
        )
    }
}

/// Adds the argument `nearest`: a question "did you mean", or nothing.
fn with_nearest<'a>(message: Message, word: &str, known: impl Iterator<Item = &'a str>) -> Message {
    let near = known
        .map(|other| (strsim::damerau_levenshtein(word, other), other))
        .filter(|(distance, other)| *distance <= 2.max(other.len() / 3))
        .min();
    match near {
        Some((_, other)) => message.with("nearest", Message::new("cli-nearest").with("word", other)),
        None => message.with("nearest", ""),
    }
}

impl From<OptionError> for CliError {
    fn from(error: OptionError) -> Self {
        CliError::usage(error.message())
    }
}

impl From<SetupError> for CliError {
    fn from(error: SetupError) -> Self {
        CliError::usage(error.message())
    }
}

impl From<NotationError> for CliError {
    fn from(error: NotationError) -> Self {
        CliError::usage(error.message())
    }
}
