//! One player's side of the table in a position file.

use bocage_engine::file::{Result, at_most, expected, in_range, wrong, wrong_count};

use super::entries::SeatEntry;
use super::named::Named;
use crate::KingdomCrossing;
use crate::state::{Points, Side};
use crate::vocabulary::{Bridge, Card, Colour, Guild, Region, Space, TRACK_END};

/// Coins and points beyond this are mistakes.
const MOST: u16 = 9999;

/// What the entry names; columns that are only counted are filled later.
pub(super) fn side(
    game: &KingdomCrossing,
    named: &mut Named,
    index: usize,
    entry: &SeatEntry,
) -> Result<Side> {
    let place = |field: &str| format!("seats[{index}].{field}");
    let coins = in_range(place("coins"), entry.coins, 0..=MOST.into())?;
    let mut side = Side { coins: coins as u16, investment: entry.investment, ..Side::default() };
    for name in &entry.cards {
        side.cards.insert(named.card(game, &place("cards"), name)?);
    }
    if let Some(name) = &entry.start {
        side.start = Some(named.start(game, &place("start"), name)?);
    }
    for name in &entry.queens {
        side.queens |= 1 << named.queen(game, &place("queens"), name)?.0;
    }
    for name in &entry.birds {
        side.birds |= named.bird(game, &place("birds"), name)?.bit();
    }
    for name in &entry.favours {
        side.favours |= named.favour(game, &place("favours"), name)?.bit();
    }
    side.points = Points {
        play: entry.points.play.saturating_add(entry.vp),
        bridges: entry.points.bridges,
        goals: entry.points.goals,
    };
    for points in [side.points.play, side.points.bridges, side.points.goals] {
        in_range(place("points"), points, 0..=MOST)?;
    }
    in_range(place("investment"), side.investment, 0..=game.components.invest_end())?;
    for marker in entry.markers {
        in_range(place("markers"), marker, 0..=TRACK_END)?;
    }
    side.markers = entry.markers;
    pieces(game, &place(""), entry, &mut side)?;
    Ok(side)
}

/// Decorations, tiles, paws, houses and the worker.
fn pieces(game: &KingdomCrossing, place: &str, entry: &SeatEntry, side: &mut Side) -> Result<()> {
    for name in &entry.filled {
        let slot = name.parse::<Space>().ok().and_then(|space| game.components.slot_at(space));
        let Some(slot) = slot else {
            return wrong(format!("{place}filled"), name, expected::such_as("stone_4"));
        };
        side.filled |= 1 << slot;
    }
    side.upgraded = entry.upgraded.iter().fold(0, |set, tile| set | tile.bit());
    side.played = entry.played.iter().fold(0, |set, tile| set | tile.bit());
    for name in &entry.paws {
        let Ok(bridge) = name.parse::<Bridge>() else {
            return wrong(format!("{place}paws"), name, expected::such_as("b0"));
        };
        side.paws |= bridge.bit();
    }
    let home = side.start.map(|start| game.components.start(start).home);
    side.worker = entry.worker.or(home).unwrap_or(Region::North);
    side.houses = match &entry.houses {
        Some(houses) => houses.iter().fold(0, |set, region| set | region.bit()),
        None => home.unwrap_or(Region::North).bit(),
    };
    if side.houses.count_ones() > 3 {
        return wrong_count(format!("{place}houses"), 4, expected::entries(..=3));
    }
    Ok(())
}

/// Fills columns that are only counted with cards that are named nowhere, and birds likewise.
pub(super) fn fill(
    game: &KingdomCrossing,
    named: &mut Named,
    index: usize,
    entry: &SeatEntry,
    side: &mut Side,
) -> Result<()> {
    for (&guild, wanted) in Guild::ALL.iter().zip(entry.guilds.into_iter().flatten()) {
        while game.guild_count(side, guild) < wanted {
            let Some(card) = spare_card(game, named, guild) else {
                let there = game.guild_count(side, guild);
                return wrong(format!("seats[{index}].guilds[{guild}]"), wanted, expected::number(..=there));
            };
            named.cards |= 1 << card.0;
            side.cards.insert(card);
        }
        at_most(format!("seats[{index}].cards[{guild}]"), game.guild_count(side, guild), wanted)?;
    }
    for (&colour, &wanted) in &entry.bird_counts {
        for taken in 0..wanted {
            let spare = game.components.birds_of(colour) & !named.birds;
            if spare == 0 {
                let place = format!("seats[{index}].bird_counts.{colour}");
                return wrong(place, wanted, expected::number(..=taken));
            }
            let last = 1u64 << (63 - spare.leading_zeros());
            named.birds |= last;
            side.birds |= last;
        }
    }
    Ok(())
}

/// A card of the guild that is named nowhere: the last of some deck, so that no deck runs empty.
fn spare_card(game: &KingdomCrossing, named: &Named, guild: Guild) -> Option<Card> {
    let spare = game.components.cards_of(guild) & !named.cards;
    (0..80u8).filter(|&card| spare >> card & 1 == 1).max_by_key(|card| card % 10).map(Card)
}

/// The stack of a colour: the named birds on top, all others below.
pub(super) fn bird_stack(
    game: &KingdomCrossing,
    named: &Named,
    colour: Colour,
    top: &[crate::vocabulary::Bird],
) -> crate::state::Pile<crate::vocabulary::Bird, 12> {
    let rest = bocage_engine::Bits(game.components.birds_of(colour) & !named.birds);
    let rest: crate::state::Pile<crate::vocabulary::Bird, 12> = rest.map(crate::vocabulary::Bird).collect();
    rest.into_iter().rev().chain(top.iter().rev().copied()).collect()
}
