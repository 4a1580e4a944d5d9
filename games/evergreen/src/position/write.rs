//! Writing a position file.

use std::fmt::Write;

use bocage_engine::Bits;

use crate::Evergreen;
use crate::planet::Planet;
use crate::state::{Phase, Side, State, Step};
use crate::vocabulary::{Biome, Card, Piece, Power, Space};

/// The characters of a planet's spaces.
pub(super) const PIECES: [(char, Option<Piece>); 6] = [
    ('.', None),
    ('p', Some(Piece::Sprout)),
    ('s', Some(Piece::SmallTree)),
    ('B', Some(Piece::BigTree)),
    ('u', Some(Piece::Bush)),
    ('L', Some(Piece::Lake)),
];

pub(super) fn write(game: &Evergreen, state: &State) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_to(&mut text, game, state);
    text
}

fn write_to(out: &mut String, game: &Evergreen, state: &State) -> std::fmt::Result {
    let public = &state.public;
    let key = |card: &Card| format!("\"{}\"", game.components.face(*card).key);
    let list =
        |cards: &mut dyn Iterator<Item = Card>| cards.map(|card| key(&card)).collect::<Vec<_>>().join(", ");
    let (phase, round) = match public.phase {
        Phase::Draft => ("draft", public.round_in_season + 1),
        Phase::Turns => ("turns", public.round_in_season + 1),
        Phase::End => ("end", public.round_in_season),
    };
    writeln!(out, "game = \"evergreen\"\nplayers = {}\nphase = \"{phase}\"", public.players)?;
    writeln!(out, "season = \"{}\"\nround = {round}\nstart_sun = \"{}\"", public.season, public.start_sun)?;
    writeln!(
        out,
        "first_player = {}\nnext_first_player = {}",
        public.first_player, public.next_first_player
    )?;
    if public.phase == Phase::Draft {
        let slots: Vec<_> =
            public.row.iter().map(|slot| slot.as_ref().map_or("\"\"".to_owned(), key)).collect();
        writeln!(out, "row = [{}]\npicks = {}", slots.join(", "), public.draft_index)?;
        if let Some(slot) = public.token_slot {
            writeln!(out, "token_slot = {slot}")?;
        }
    }
    writeln!(out, "discard = [{}]", list(&mut public.discard.iter().copied()))?;
    if public.solo() {
        writeln!(out, "automa = [{}]", list(&mut public.automa_taken.iter().copied()))?;
    }
    writeln!(out, "deck = [{}]", list(&mut state.secret.deck.iter().rev().copied()))?;
    writeln!(out, "refills = {}\nseed = \"{}\"\n\n[zone]", public.refills, state.secret.chance.seed())?;
    for &biome in Biome::ALL {
        let pile = public.zone.iter().filter(|card| game.components.face(**card).biome == Some(biome));
        let shown = |card: &Card| {
            let down = if public.face_down & card.bit() != 0 { "-" } else { "" };
            format!("\"{down}{}\"", game.components.face(*card).key)
        };
        writeln!(out, "{biome} = [{}]", pile.map(shown).collect::<Vec<_>>().join(", "))?;
    }
    public.sides().iter().try_for_each(|side| write_side(out, game, side))
}

fn write_side(out: &mut String, game: &Evergreen, side: &Side) -> std::fmt::Result {
    write!(out, "\n[[seats]]\nplanet = \"\"\"\n{}\"\"\"\n", planet_lines(game, &side.planet))?;
    let levels: Vec<_> = Power::ALL.iter().map(|power| format!("{power} = {}", side.level(*power))).collect();
    writeln!(out, "level = {{ {} }}", levels.join(", "))?;
    let points = &side.points;
    writeln!(
        out,
        "points = {{ start = {}, light = {:?}, forest = {:?}, bud = {}, fertility = {} }}",
        points.start, points.light, points.forest, points.bud, points.fertility
    )?;
    let taken: Vec<_> =
        side.taken.iter().map(|card| format!("\"{}\"", game.components.face(*card).key)).collect();
    writeln!(out, "taken = [{}]", taken.join(", "))?;
    let turn = &side.turn;
    writeln!(out, "acted = {}\npowered = {}\nended = {}", turn.acted, turn.powered, turn.ended)?;
    let steps: Vec<_> = turn.agenda.iter().map(step).collect();
    writeln!(out, "agenda = [{}]", steps.join(", "))
}

fn step(step: &Step) -> String {
    match step {
        Step::Action { kind, planted, grown, touched } => format!(
            "{{ step = \"action\", kind = \"{kind}\", planted = {planted}, grown = {grown}, touched = [{}] }}",
            labels(*touched)
        ),
        Step::Power { remaining, used } => {
            format!("{{ step = \"power\", remaining = {remaining}, used = {used} }}")
        }
        Step::Lake { at, grown } => {
            format!("{{ step = \"lake\", at = \"{at}\", grown = [{}] }}", labels(*grown))
        }
    }
}

fn labels(spaces: u64) -> String {
    Bits(spaces).map(|space| format!("\"{}\"", Space(space))).collect::<Vec<_>>().join(", ")
}

/// A planet as lines of characters.
pub(crate) fn planet_lines(game: &Evergreen, planet: &Planet) -> String {
    let board = &game.components.board;
    let mut lines = String::new();
    for row in 0..board.rows {
        for col in 0..board.cols {
            lines.push(letter(game, planet, Space::at(row, col)));
        }
        lines.push('\n');
    }
    lines
}

/// The character of one space.
pub(crate) fn letter(game: &Evergreen, planet: &Planet, space: Space) -> char {
    let board = &game.components.board;
    if board.crevices & space.bit() != 0 {
        'X'
    } else if board.plantable & space.bit() == 0 {
        '-'
    } else {
        let piece = planet.piece(space);
        PIECES.iter().find(|(_, other)| *other == piece).map_or('.', |(letter, _)| *letter)
    }
}
