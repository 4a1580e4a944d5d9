//! Writing a position file.

use std::fmt::{Display, Write};

use bocage_engine::Seat;

use super::steps::{write_development, write_step, write_waiting};
use crate::Arborea;
use crate::state::{Board, State};
use crate::tracks::Track;
use crate::vocabulary::{Area, Biome, Card, Creature, Kind, Owner, Villager};

pub(super) fn write(game: &Arborea, state: &State) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_to(&mut text, game, state);
    text
}

fn quoted<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| format!("\"{item}\"")).collect::<Vec<_>>().join(", ")
}

fn numbers<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

/// `{ tree = 2, water = 1 }`, without what is zero.
fn table<T: Display + PartialEq + Default>(pairs: impl IntoIterator<Item = (impl Display, T)>) -> String {
    let zero = T::default();
    let entries: Vec<String> = pairs
        .into_iter()
        .filter(|(_, value)| *value != zero)
        .map(|(key, value)| format!("{key} = {value}"))
        .collect();
    format!("{{ {} }}", entries.join(", "))
}

fn creatures(counts: &[u8; 6]) -> String {
    let all = Creature::ALL.iter().zip(counts);
    quoted(all.flat_map(|(creature, &count)| std::iter::repeat_n(creature, count.into())))
}

fn write_to(out: &mut String, game: &Arborea, state: &State) -> std::fmt::Result {
    let public = &state.public;
    let key = |card: &Card| game.components.face(*card).key.clone();
    writeln!(
        out,
        "game = \"arborea\"\nplayers = {}\nphase = \"{}\"",
        public.players,
        if public.over { "end" } else { "play" }
    )?;
    match public.turn {
        Owner::FERONIA => writeln!(out, "turn = \"feronia\"")?,
        Owner(seat) => writeln!(out, "turn = {seat}")?,
    }
    writeln!(out, "agenda = [{}]", quoted(public.agenda.iter().map(write_step)))?;
    writeln!(out, "difficulty = {}\nepoch = {}\nsun = {}", public.difficulty, public.epoch, public.sun)?;
    if let Some(turns) = public.ending {
        writeln!(out, "ending = {turns}")?;
    }
    writeln!(out, "seed = \"{}\"", state.secret.chance.seed())?;
    let tiles =
        public.season_tiles.iter().filter_map(|&tile| game.components.season_tiles.get(usize::from(tile)));
    writeln!(out, "season_tiles = [{}]", quoted(tiles.map(|tile| &tile.key)))?;
    writeln!(out, "bonus = [{}]", numbers(public.bonus.map(|tile| tile.map_or(0, |tile| tile + 1))))?;
    writeln!(out, "borderlands = {}", table(Creature::ALL.iter().zip(public.heights)))?;
    writeln!(out, "\n[biomes]")?;
    for biome in Biome::ALL {
        writeln!(out, "{biome} = \"{}/{}\"", public.lower[biome.index()], public.upper[biome.index()])?;
    }
    public.tracks.iter().try_for_each(|track| write_track(out, track))?;
    for (deck, hidden) in public.decks.iter().zip(&state.secret.decks) {
        let cards = deck.front.iter().chain(hidden.iter().rev()).map(key);
        writeln!(
            out,
            "\n[[decks]]\ncards = [{}]\ntail = [{}]",
            quoted(cards),
            quoted(deck.tail.iter().map(key))
        )?;
    }
    Seat::all(public.players).try_for_each(|seat| write_board(out, game, public.board(seat)))?;
    if public.solo() {
        write_feronia(out, game, state)?;
    }
    Ok(())
}

/// `A1` is an adult of seat 1, `AF` one of Feronia's.
fn villager(villager: Option<Villager>) -> String {
    let Some(villager) = villager else { return ".".to_owned() };
    let letter = ['A', 'Y', 'E'][villager.kind.index()];
    match villager.owner {
        Owner::FERONIA => format!("{letter}F"),
        Owner(seat) => format!("{letter}{seat}"),
    }
}

fn write_track(out: &mut String, track: &Track) -> std::fmt::Result {
    let cells: Vec<String> = track.cells.iter().map(|&cell| villager(cell)).collect();
    writeln!(out, "\n[[tracks]]\noffset = {}\nsegments = [{}, {}]", track.offset, track.outer, track.inner)?;
    writeln!(out, "outer = \"{}\"\ninner = \"{}\"", cells[..4].join(" "), cells[4..].join(" "))
}

fn write_board(out: &mut String, game: &Arborea, board: &Board) -> std::fmt::Result {
    let key = |card: &Card| game.components.face(*card).key.clone();
    writeln!(out, "\n[[seats]]\nspirit = {}", board.spirit)?;
    let points = &board.points;
    writeln!(
        out,
        "points = {{ biomes = {}, spirit = {}, seasons = {:?}, creatures = {} }}",
        points.biomes, points.spirit, points.seasons, points.creatures
    )?;
    writeln!(out, "gifts = {}\nseasons = {:?}", table(Area::ALL.iter().zip(board.gifts)), board.seasons)?;
    let small = Kind::ALL.iter().zip(board.available).skip(1);
    writeln!(out, "available = {}", table(small))?;
    writeln!(out, "trails = [{}]", quoted(board.trails.iter().map(|&waiting| write_waiting(waiting))))?;
    let slots = board.slots.iter().map(|slot| slot.as_ref().map(key).unwrap_or_default());
    writeln!(out, "slots = [{}]", quoted(slots))?;
    if let Some(card) = &board.completed {
        writeln!(out, "completed = \"{}\"", key(card))?;
    }
    writeln!(out, "invited = [{}]\ncaptive = [{}]", creatures(&board.invited), creatures(&board.captive))?;
    let cards = board.ecosystem.cards.iter();
    let cards = cards.map(|laid| format!("{} {} {}", key(&laid.card), laid.rotation, laid.at));
    writeln!(out, "cards = [{}]", quoted(cards))?;
    let placed = board.ecosystem.creatures.iter();
    writeln!(
        out,
        "creatures = [{}]",
        quoted(placed.map(|placed| format!("{} {}", placed.creature, placed.at)))
    )?;
    writeln!(out, "development = \"{}\"\nturns = {}", write_development(board.development), board.turns)
}

fn write_feronia(out: &mut String, game: &Arborea, state: &State) -> std::fmt::Result {
    let feronia = &state.public.feronia;
    let key = |card: &Card| game.components.face(*card).key.clone();
    let trails = feronia.trails.iter().map(|waiting| format!("{} {}", waiting.area(), waiting.trail()));
    writeln!(out, "\n[feronia]\ntrails = [{}]", quoted(trails))?;
    writeln!(out, "young = {}\nsteps = {}\npoints = {}", feronia.young, feronia.steps, feronia.points)?;
    writeln!(out, "cards = [{}]", quoted(feronia.cards.iter().flatten().map(key)))?;
    writeln!(out, "pile = [{}]", quoted(feronia.pile.iter().rev().map(key)))?;
    let completed = bocage_engine::Bits(feronia.completed).map(|card| key(&Card(card)));
    writeln!(out, "completed = [{}]", quoted(completed))?;
    writeln!(out, "creatures = [{}]", creatures(&feronia.creatures))?;
    writeln!(out, "active = {}", feronia.active + 1)?;
    writeln!(out, "deck = [{}]", numbers(state.secret.solo.iter().rev().map(|card| card + 1)))?;
    writeln!(out, "reshuffles = {}", feronia.reshuffles)
}
