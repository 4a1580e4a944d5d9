//! Writing a position file.

use std::fmt::Write;

use bocage_engine::Bits;

use crate::KingdomCrossing;
use crate::setup::Difficulty;
use crate::state::{Face, Phase, Public, Side, State};
use crate::vocabulary::{Bird, Bridge, Colour, Favour, QueenCard, Region, Tile};

pub(super) fn write(game: &KingdomCrossing, state: &State) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_to(&mut text, game, state);
    text
}

/// A list of names in TOML.
fn list<T: std::fmt::Display>(names: impl Iterator<Item = T>) -> String {
    let quoted: Vec<String> = names.map(|name| format!("\"{name}\"")).collect();
    format!("[{}]", quoted.join(", "))
}

fn write_to(out: &mut String, game: &KingdomCrossing, state: &State) -> std::fmt::Result {
    let (public, secret) = (&state.public, &state.secret);
    let bird = |bird: Bird| game.components.bird(bird).key.as_str();
    let favour = |favour: Favour| game.components.favour(favour).key.as_str();
    let queen = |queen: QueenCard| game.components.queen(queen).key.as_str();
    write_turn(out, game, public)?;
    if let Some(current) = public.queen {
        writeln!(out, "queen = \"{}\"", queen(current))?;
    }
    writeln!(
        out,
        "queens_gone = {}",
        list(Bits(public.queens_gone.into()).map(|gone| queen(QueenCard(gone))))
    )?;
    writeln!(out, "queen_stack = {}", list(secret.queens.iter().rev().map(|&card| queen(card))))?;
    writeln!(out, "display = {}", list(public.display.iter().map(|open| open.map_or("", favour))))?;
    writeln!(out, "favour_supply = {}", list(secret.favours.iter().rev().map(|&tile| favour(tile))))?;
    writeln!(out, "boxed = {}", list(Bits(public.boxed).map(|token| bird(Bird(token)))))?;
    let tiles = secret.empty_tiles.iter().rev().map(|&tile| game.components.empty_tile(tile).key.as_str());
    writeln!(out, "empty_tiles = {}", list(tiles))?;
    if public.solo() {
        let tiles: Vec<u8> = secret.solo.iter().rev().map(|tile| tile.0).collect();
        let drawn: Vec<u8> = Bits(public.solo_drawn.into()).collect();
        writeln!(out, "solo = {tiles:?}\nsolo_drawn = {drawn:?}")?;
    }
    writeln!(out, "seed = \"{}\"\nepoch = {}", secret.chance.seed(), public.epoch)?;
    writeln!(out, "agenda = {}", list(public.agenda.iter()))?;
    write_work(out, public)?;
    writeln!(out, "\n[bird_stacks]")?;
    for &colour in Colour::ALL {
        let stack = secret.birds[colour.index()].iter().rev();
        writeln!(out, "{colour} = {}", list(stack.map(|&token| bird(token))))?;
    }
    write_boards(out, game, state)?;
    public.sides().iter().try_for_each(|side| write_side(out, game, side))
}

fn write_turn(out: &mut String, game: &KingdomCrossing, public: &Public) -> std::fmt::Result {
    let phase = match public.phase {
        Phase::Draft => "draft",
        Phase::Morning => "morning",
        Phase::Day => "day",
        Phase::Evening => "evening",
        Phase::End => "end",
    };
    writeln!(out, "game = \"kingdom-crossing\"\nplayers = {}", public.players)?;
    if public.solo() {
        let level = Difficulty::ALL
            .into_iter()
            .find(|level| game.components.rest_tiles[*level as usize] == public.rest_tiles);
        writeln!(out, "difficulty = \"{}\"", level.unwrap_or_default().word())?;
    }
    writeln!(out, "phase = \"{phase}\"\nround = {}\nturn = {}", public.round, public.turn)?;
    writeln!(out, "first_player = {}\nphase_first = {}", public.first_player, public.phase_first)?;
    writeln!(out, "balloon = \"{}\"", public.balloon)
}

fn write_work(out: &mut String, public: &Public) -> std::fmt::Result {
    let work = &public.work;
    let tile = work.tile.map_or(String::new(), |tile| format!("tile = \"{tile}\", "));
    writeln!(
        out,
        "work = {{ {tile}upgraded = {}, bridges = {}, walked = {}, flown = {}, bought = {}, slot = {} }}",
        work.upgraded, work.bridges, work.walked, work.flown, work.bought, work.slot
    )
}

/// Goals, pairs and slots.
fn write_boards(out: &mut String, game: &KingdomCrossing, state: &State) -> std::fmt::Result {
    let public = &state.public;
    for goal in &public.goals {
        let markers: Vec<i8> = goal.markers.iter().map(|seat| seat.map_or(-1, |seat| seat.0 as i8)).collect();
        let key = &game.components.goal(goal.tile).key;
        writeln!(out, "\n[[goals]]\ntile = \"{key}\"\nhard = {}\nmarkers = {markers:?}", goal.hard)?;
    }
    if public.pairs.iter().any(Option::is_some) {
        for pair in public.pairs.iter().take(public.sides_in_use().into()) {
            writeln!(out, "\n[[pairs]]")?;
            if let Some(pair) = pair {
                let (start, favour) =
                    (game.components.start(pair.start), game.components.favour(pair.favour));
                writeln!(out, "start = \"{}\"\nfavour = \"{}\"", start.key, favour.key)?;
            }
        }
    }
    for (at, slot) in public.slots.iter().enumerate() {
        writeln!(out, "\n[[slots]]\nat = {at}\ndeck = \"{}\"", slot.deck)?;
        match slot.face {
            Face::Card(card) => writeln!(out, "card = \"{}\"", game.components.card(card).key)?,
            Face::Tile(tile) => writeln!(out, "tile = \"{}\"", game.components.empty_tile(tile).key)?,
            Face::Bare => writeln!(out, "card = \"\"")?,
        }
        if let Some(bird) = slot.bird {
            writeln!(out, "bird = \"{}\"", game.components.bird(bird).key)?;
        }
        let down = state.secret.decks[slot.deck.index()].iter().rev();
        writeln!(out, "down = {}", list(down.map(|&card| game.components.card(card).key.as_str())))?;
    }
    Ok(())
}

fn write_side(out: &mut String, game: &KingdomCrossing, side: &Side) -> std::fmt::Result {
    writeln!(out, "\n[[seats]]")?;
    writeln!(out, "cards = {}", list(side.cards.iter().map(|card| game.components.card(card).key.as_str())))?;
    if let Some(start) = side.start {
        writeln!(out, "start = \"{}\"", game.components.start(start).key)?;
    }
    let queens = Bits(side.queens.into()).map(|queen| game.components.queen(QueenCard(queen)).key.as_str());
    let birds = Bits(side.birds).map(|bird| game.components.bird(Bird(bird)).key.as_str());
    let favours = Bits(side.favours.into()).map(|favour| game.components.favour(Favour(favour)).key.as_str());
    writeln!(out, "queens = {}\nbirds = {}\nfavours = {}", list(queens), list(birds), list(favours))?;
    let points = side.points;
    writeln!(
        out,
        "coins = {}\npoints = {{ play = {}, bridges = {}, goals = {} }}",
        side.coins, points.play, points.bridges, points.goals
    )?;
    writeln!(out, "investment = {}\nmarkers = {:?}", side.investment, side.markers)?;
    let tiles = |set: u8| list(Tile::ALL.iter().filter(move |tile| set & tile.bit() != 0));
    let filled = Bits(side.filled.into()).map(|slot| game.deco_space(slot));
    writeln!(
        out,
        "filled = {}\nupgraded = {}\nplayed = {}",
        list(filled),
        tiles(side.upgraded),
        tiles(side.played)
    )?;
    let paws = Bits(side.paws.into()).map(Bridge);
    let houses = Region::of_set(side.houses);
    writeln!(out, "paws = {}\nhouses = {}\nworker = \"{}\"", list(paws), list(houses), side.worker)
}
