//! Writing a position file.

use std::fmt::Write;

use bocage_engine::{Game, Options, Seat};

use super::steps::{part_text, step_text};
use crate::TribesOfTheWind;
use crate::state::{Hand, Public, Side, State, Step};
use crate::terrain::each_cell;
use crate::vocabulary::{Cell, GuideCondition, Node, Temple, Tile, VillageCard};

pub(super) fn write(game: &TribesOfTheWind, state: &State) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_to(&mut text, game, state);
    text
}

/// A list of strings.
fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let quoted: Vec<String> = items.into_iter().map(|item| format!("\"{}\"", item.to_string())).collect();
    format!("[{}]", quoted.join(", "))
}

/// A slot that may be empty.
fn slot<T: ToString>(content: Option<T>) -> String {
    content.map_or(String::new(), |content| content.to_string())
}

fn write_to(out: &mut String, game: &TribesOfTheWind, state: &State) -> std::fmt::Result {
    let (public, secret) = (&state.public, &state.secret);
    writeln!(out, "game = \"{}\"\nplayers = {}", TribesOfTheWind::ID, public.players)?;
    let options: Vec<String> = <crate::Options as Options>::CHOICES
        .iter()
        .filter_map(|(key, _)| Some(format!("{key} = \"{}\"", public.options.get(key)?)))
        .collect();
    writeln!(out, "options = {{ {} }}", options.join(", "))?;
    writeln!(out, "round = {}\nactive = {}\nepoch = {}", public.round, public.active, public.epoch)?;
    if let Some(seat) = public.end_token {
        writeln!(out, "end_token = {seat}")?;
    }
    if let Some(round) = public.final_trigger_round {
        writeln!(out, "final_trigger_round = {round}")?;
    }
    writeln!(out, "agenda = {}", list(public.agenda.iter().map(|step| step_text(*step))))?;
    writeln!(out, "pool = {}", list(public.pool.iter().map(|part| part_text(*part))))?;
    writeln!(out, "river = {}", list(secret.river.map(slot)))?;
    writeln!(out, "deck = {}", list(secret.deck.iter().rev()))?;
    writeln!(out, "discard = {}\nreshuffles = {}", list(public.element_discard.iter()), public.reshuffles)?;
    if let Some(card) = public.in_play {
        writeln!(out, "in_play = \"{card}\"")?;
    }
    writeln!(out, "drawn = {}", list(secret.drawn.iter()))?;
    write_villages(out, state)?;
    let id = |tile: &Tile| game.components.tile(*tile).id.clone();
    writeln!(
        out,
        "forest_river = {}",
        list(public.forest_river.iter().map(|tile| slot(tile.as_ref().map(id))))
    )?;
    let stack = public.stack_top.iter().chain(secret.forest_stack.iter().rev());
    writeln!(out, "forest_stack = {}", list(stack.map(id)))?;
    let active = public.side(public.active);
    let used = (0..4).filter_map(|place| Some(active.board?.guide(place)));
    writeln!(out, "powers_used = {}", list(used.filter(|guide| public.powers_used & guide.bit() != 0)))?;
    writeln!(out, "seed = \"{}\"", secret.chance.seed())?;
    Seat::all(public.players)
        .try_for_each(|seat| write_side(out, game, public, seat, &state.private[seat.index()].hand))
}

fn write_villages(out: &mut String, state: &State) -> std::fmt::Result {
    let public = &state.public;
    let set = |cards: u32| VillageCard::all().filter(move |card| cards & card.bit() != 0);
    writeln!(out, "village_river = {}", list(public.village_river.map(slot)))?;
    writeln!(out, "village_deck = {}", list(state.secret.village_deck.iter().rev()))?;
    writeln!(out, "village_discard = {}", list(set(public.village_discard)))?;
    writeln!(out, "village_reshuffles = {}", public.village_reshuffles)?;
    match public.village_in_hand {
        Some(card) => writeln!(out, "village_card = \"{card}\""),
        None => Ok(()),
    }
}

fn write_side(
    out: &mut String,
    game: &TribesOfTheWind,
    public: &Public,
    seat: Seat,
    hand: &Hand,
) -> std::fmt::Result {
    let side = public.side(seat);
    writeln!(out, "\n[[seats]]")?;
    let Some(board) = side.board else { return Ok(()) };
    writeln!(out, "board = \"{board}\"")?;
    if public.agenda.top() != Some(&Step::Board) {
        writeln!(out, "hand = {}", list(hand.iter()))?;
    }
    writeln!(out, "water = {}", side.water)?;
    writeln!(out, "riders = {{ {} }}", riders(side))?;
    writeln!(out, "tiles = {{ {} }}", tiles(game, side))?;
    let tokens = Cell::all().filter(|cell| side.pollution[cell.index()] > 0);
    let tokens: Vec<String> =
        tokens.map(|cell| format!("{} = {}", cell.label(), side.pollution[cell.index()])).collect();
    writeln!(out, "clean = true\npollution = {{ {} }}", tokens.join(", "))?;
    writeln!(out, "temples = {}", list(each_cell(side.temples).map(Cell::label)))?;
    let zone = Temple::ALL.iter().filter(|temple| side.has_temple(**temple));
    writeln!(out, "temple_zone = {}", list(zone))?;
    writeln!(out, "tucked = {}\nright_sides_used = {}", list(side.tucked()), side.right_sides_used)?;
    let conditions =
        |set: u8| list(GuideCondition::ALL.iter().filter(move |condition| set >> condition.index() & 1 == 1));
    writeln!(out, "guides = {}", list(game.active_guides(side)))?;
    writeln!(out, "latched = {}\nrewarded = {}", conditions(side.latched), conditions(side.rewarded))
}

fn riders(side: &Side) -> String {
    let nodes =
        (0..).map(Node).zip(&side.riders).filter(|(node, riders)| **riders > 0 || node.cell().is_none());
    let nodes: Vec<String> =
        nodes.map(|(node, riders)| format!("{} = {riders}", node.to_string().to_uppercase())).collect();
    nodes.join(", ")
}

fn tiles(game: &TribesOfTheWind, side: &Side) -> String {
    let tiles = Cell::all().filter_map(|cell| {
        let star = if side.villages & cell.bit() != 0 { "*" } else { "" };
        Some(format!("{} = \"{}{star}\"", cell.label(), game.components.tile(side.tile(cell)?).id))
    });
    tiles.collect::<Vec<_>>().join(", ")
}
