//! Writing a position file.

use std::fmt::Write;

use super::agenda;
use super::cells::cell_word;
use crate::Atiwa;
use crate::state::{Phase, Public, ROUNDS, Side, State};
use crate::tableau::Plot;
use crate::vocabulary::{Card, Challenge, Colour, Piece, Space, TERRAINS};

pub(super) fn write(game: &Atiwa, state: &State) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_to(&mut text, game, state);
    text
}

fn write_to(out: &mut String, game: &Atiwa, state: &State) -> std::fmt::Result {
    let public = &state.public;
    let phase = match public.phase {
        Phase::Work => "work",
        Phase::Upkeep => "upkeep",
        Phase::End => "end",
    };
    writeln!(out, "game = \"atiwa\"\nplayers = {}", public.players)?;
    writeln!(out, "challenge = \"{}\"", public.challenge.map_or("none", Challenge::word))?;
    writeln!(out, "phase = \"{phase}\"\nround = {}\nturn = {}", public.round, public.turn)?;
    writeln!(out, "starter = {}\nfirst_player = {}", public.starter, public.first_player)?;
    writeln!(out, "tiles = {{ {} }}", tiles(public))?;
    writeln!(out, "workers = {{ {} }}", workers(public))?;
    let open: Vec<String> = public.open.iter().map(|slot| slot.map_or("0".to_owned(), number)).collect();
    let slots = usize::from(game.components.board(public.players).slots);
    writeln!(out, "open = [{}]", open[..slots.min(open.len())].join(", "))?;
    let discard =
        (1..=TERRAINS as u8).filter_map(Card::terrain).filter(|card| public.discard & card.bit() != 0);
    writeln!(out, "discard = [{}]", discard.map(number).collect::<Vec<_>>().join(", "))?;
    let deck: Vec<String> = state.secret.deck.iter().rev().copied().map(number).collect();
    writeln!(out, "deck = [{}]\nreshuffles = {}", deck.join(", "), public.reshuffles)?;
    let bag: Vec<String> = state.secret.bag.iter().rev().map(ToString::to_string).collect();
    writeln!(out, "bag = [{}]\nseed = \"{}\"", bag.join(", "), state.secret.chance.seed())?;
    public.sides().iter().try_for_each(|side| write_side(out, game, public, side))
}

fn number(card: Card) -> String {
    card.number().unwrap_or_default().to_string()
}

fn tiles(public: &Public) -> String {
    let entries = (0..ROUNDS).filter_map(|index| {
        let (space, tile) = (Space::of_round(index)?, public.tiles[index]?);
        Some(format!("{space} = \"{tile}\""))
    });
    entries.collect::<Vec<_>>().join(", ")
}

fn workers(public: &Public) -> String {
    let mut entries = Vec::new();
    for (owner, &spaces) in public.workers.iter().enumerate() {
        let owner = match Colour::ALL.get(owner) {
            Some(colour) if public.solo() => format!("\"{colour}\""),
            _ => owner.to_string(),
        };
        let stands = Space::ALL.iter().filter(|space| spaces & space.bit() != 0);
        entries.extend(stands.map(|space| format!("{space} = {owner}")));
    }
    entries.join(", ")
}

fn write_side(out: &mut String, game: &Atiwa, public: &Public, side: &Side) -> std::fmt::Result {
    let row = Piece::Family.index();
    let families = side.supply[row] + side.tableau.count(Piece::Family);
    let removed = game.components.capacity(row).saturating_sub(families);
    writeln!(out, "\n[[seats]]\ngold = {}\nshortage = {}\nnight = {}", side.gold, side.shortage, side.night)?;
    writeln!(out, "removed = {removed}\ncards = [")?;
    side.tableau.plots().iter().try_for_each(|plot| writeln!(out, "    {},", card_entry(plot)))?;
    let steps: Vec<String> = side.agenda.iter().map(|step| agenda::write(game, public, step)).collect();
    writeln!(out, "]\nagenda = [{}]", steps.join(", "))
}

fn card_entry(plot: &Plot) -> String {
    let cells: Vec<&str> = (0..8).map(|index| cell_word(plot, index)).collect();
    format!("{{ at = \"{}\", card = \"{}\", cells = \"{}\" }}", plot.at, plot.card.word(), cells.join(" "))
}
