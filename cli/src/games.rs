//! `bocage games`: what there is.

use bocage_catalogue::{GameId, Visitor};
use bocage_engine::{Choice, Language, Message, Options, Provenance, Title};
use serde::Serialize;

use crate::error::CliError;
use crate::speech::Speech;
use crate::{GameArgs, output};

/// A game of the list, in `games --json`.
#[derive(Serialize)]
pub(crate) struct GameInfo {
    pub(crate) id: &'static str,
    pub(crate) players: [u8; 2],
    pub(crate) solo: bool,
    pub(crate) rules_version: u32,
    pub(crate) provenance: Provenance,
    pub(crate) options: Vec<OptionInfo>,
    /// Of a hundred games, so many are won by each level for people against the one below it.
    pub(crate) ladder: [u8; 4],
}

#[derive(Serialize)]
pub(crate) struct OptionInfo {
    name: &'static str,
    values: String,
    default: String,
}

pub(crate) struct Describe;

impl Visitor for Describe {
    type Output = GameInfo;

    fn visit<G: Title>(self, game: &G) -> GameInfo {
        let players = game.players();
        let default = G::Options::default();
        let option = |(name, choice): &(&'static str, Choice)| OptionInfo {
            name,
            values: choice.values(),
            default: default.get(name).unwrap_or_default(),
        };
        GameInfo {
            id: G::ID,
            players: [*players.start(), *players.end()],
            solo: players.contains(&1),
            rules_version: G::RULES_VERSION,
            provenance: Provenance::of(G::COMPONENTS),
            options: G::Options::CHOICES.iter().map(option).collect(),
            ladder: G::LADDER,
        }
    }
}

/// The game that was named, or the nearest name.
pub(crate) fn find(id: &str) -> Result<GameId, CliError> {
    GameId::from_id(id).ok_or_else(|| CliError::unknown_game(id))
}

/// Does something with the game and the components that were named.
pub(crate) fn visit<V, T>(args: &GameArgs, visitor: V) -> Result<T, CliError>
where
    V: Visitor<Output = Result<T, CliError>>,
{
    let game = find(&args.game)?;
    let outcome = match &args.components {
        None => game.visit(visitor),
        Some(path) => {
            let text = read(path)?;
            game.visit_with(&text, visitor).map_err(|error| CliError::file(path, &error).of(game))?
        }
    };
    outcome.map_err(|error| error.of(game))
}

/// Reads a text file; `-` is standard input.
pub(crate) fn read(path: &str) -> Result<String, CliError> {
    let text =
        if path == "-" { std::io::read_to_string(std::io::stdin()) } else { std::fs::read_to_string(path) };
    text.map_err(|error| CliError::io(path, &error))
}

/// Writes a file; one that is there already only with `force`.
pub(crate) fn write(path: &str, content: impl AsRef<[u8]>, force: bool) -> Result<(), CliError> {
    use std::io::Write;
    let mut open = std::fs::OpenOptions::new();
    open.write(true).create_new(!force).create(force).truncate(force);
    let written = open.open(path).and_then(|mut file| file.write_all(content.as_ref()));
    written.map_err(|error| CliError::io(path, &error))
}

/// Can a file be written later? What cannot is told before hours of work, not after them; what is not
/// finished leaves no empty file behind.
pub(crate) fn can_write(path: &str, force: bool) -> Result<(), CliError> {
    let is_there = std::path::Path::new(path).exists();
    let mut open = std::fs::OpenOptions::new();
    let opened = match (is_there, force) {
        (true, false) => Err(std::io::ErrorKind::AlreadyExists.into()),
        (true, true) => open.write(true).open(path).map(drop),
        (false, _) => open.write(true).create_new(true).open(path).and_then(|_| std::fs::remove_file(path)),
    };
    opened.map_err(|error| CliError::io(path, &error))
}

/// Reads `name=value` options.
pub(crate) fn options<O: Options>(pairs: &[String]) -> Result<O, CliError> {
    let mut options = O::default();
    for pair in pairs {
        let Some((name, value)) = pair.split_once('=') else {
            return Err(CliError::usage(Message::new("cli-option-form").with("text", pair.as_str())));
        };
        if !O::CHOICES.is_empty() && !O::CHOICES.iter().any(|(known, _)| *known == name) {
            return Err(CliError::unknown(
                "cli-unknown-option",
                name,
                O::CHOICES.iter().map(|(known, _)| *known),
            ));
        }
        options.set(name, value)?;
    }
    Ok(options)
}

pub(crate) fn run(language: Language, json: bool) -> Result<(), CliError> {
    let games: Vec<GameInfo> = GameId::ALL.iter().map(|game| game.visit(Describe)).collect();
    if json {
        output::json(&games);
        return Ok(());
    }
    let speech = Speech::new(language, None);
    let header = ["cli-game", "cli-players", "cli-solo", "cli-rulebook", "cli-public", "cli-reconstructed"];
    let mut rows = vec![header.map(|key| speech.word(key)).to_vec()];
    for game in &games {
        let [min, max] = game.players;
        rows.push(vec![
            game.id.to_owned(),
            format!("{min}–{max}"),
            speech.word(if game.solo { "cli-yes" } else { "cli-no" }),
            game.provenance.rulebook.to_string(),
            game.provenance.public.to_string(),
            game.provenance.reconstructed.to_string(),
        ]);
    }
    output::table(&rows);
    output::line("");
    output::line(speech.word("cli-provenance"));
    for game in games.iter().filter(|game| !game.options.is_empty()) {
        output::line(speech.say(&Message::new("cli-options-of").with("game", game.id)));
        for option in &game.options {
            output::line(format!("  {}={}  ({})", option.name, option.default, option.values));
        }
    }
    Ok(())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn asking_whether_a_file_can_be_written_leaves_none_behind() {
        let folder = std::env::temp_dir().join(format!("bocage-can-write-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("report.html").to_str().unwrap().to_owned();
        assert!(can_write(&path, false).is_ok() && !folder.join("report.html").exists());
        write(&path, "a report", false).unwrap();
        assert!(can_write(&path, false).is_err() && can_write(&path, true).is_ok());
        assert_eq!(read(&path).unwrap(), "a report");
        assert!(can_write(folder.to_str().unwrap(), true).is_err());
        assert!(can_write(&format!("{path}/in-a-file"), true).is_err());
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
