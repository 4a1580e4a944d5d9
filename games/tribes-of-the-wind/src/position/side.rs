//! One seat of a position file.

use std::collections::BTreeMap;

use bocage_engine::Message;
use bocage_engine::file::{Result, at_most, count, expected, word, wrong, wrong_count};
use serde::Deserialize;

use super::cards::{Named, Names};
use crate::TribesOfTheWind;
use crate::state::{Hand, MOST_TUCKED, Side};
use crate::terrain::{around, each_cell};
use crate::vocabulary::{Board, CELLS, Cell, Element, GuideCard, GuideCondition, Node, Temple, Tile};

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct SeatEntry {
    pub(super) board: Option<String>,
    pub(super) hand: Option<Vec<String>>,
    pub(super) backs: Option<String>,
    water: u16,
    riders: BTreeMap<String, u8>,
    pub(super) tiles: BTreeMap<String, String>,
    clean: bool,
    pollution: BTreeMap<String, u8>,
    temples: Vec<String>,
    temple_zone: Option<Vec<String>>,
    tucked: Vec<String>,
    right_sides_used: u8,
    guides: Vec<String>,
    latched: Vec<String>,
    rewarded: Option<Vec<String>>,
}

/// Most water that a file may give: far more than anybody ever has.
const MOST_WATER: u16 = 9999;

fn cell(place: &str, text: &str) -> Result<Cell> {
    text.parse().or_else(|_| wrong(place, text, labels(|_| true)))
}

/// The cells for which something holds.
fn labels(holds: impl Fn(Cell) -> bool) -> Message {
    expected::one_of(Cell::all().filter(|cell| holds(*cell)).map(Cell::label))
}

/// Each place is named once: `b1` and `B1` are the same.
fn once<V>(place: &str, entries: &BTreeMap<String, V>) -> Result<()> {
    let same = |label: &&String| entries.keys().filter(|other| other.eq_ignore_ascii_case(label)).count() > 1;
    match entries.keys().find(same) {
        Some(label) => wrong(place, label, expected::unique()),
        None => Ok(()),
    }
}

impl SeatEntry {
    /// Everything but the hand.
    pub(super) fn side(
        &self,
        game: &TribesOfTheWind,
        index: usize,
        board: Board,
        start: Tile,
        names: &mut Names<'_>,
    ) -> Result<Side> {
        let place = |field: &str| format!("seats[{index}].{field}");
        let water = at_most(place("water"), self.water, MOST_WATER)?;
        once(&place("tiles"), &self.tiles)?;
        once(&place("riders"), &self.riders)?;
        once(&place("pollution"), &self.pollution)?;
        let mut side = Side { board: Some(board), water, ..Side::default() };
        self.place_tiles(game, &place("tiles"), start, &mut side, names)?;
        self.place_riders(game, &place("riders"), &mut side)?;
        self.place_tokens(game, &place("pollution"), board, &mut side)?;
        self.place_temples(&place("temples"), &place("temple_zone"), &mut side)?;
        for text in &self.tucked {
            side.tucked |= names.village(&place("tucked"), text)?.bit();
        }
        count(place("tucked"), &self.tucked, ..=MOST_TUCKED as usize)?;
        side.right_sides_used = self.right_sides_used;
        self.activate_guides(game, &place("guides"), board, &mut side)?;
        Ok(side)
    }

    fn place_tiles(
        &self,
        game: &TribesOfTheWind,
        place: &str,
        start: Tile,
        side: &mut Side,
        names: &mut Names<'_>,
    ) -> Result<()> {
        side.tiles[Cell::START.index()] = Some(start);
        for (label, text) in &self.tiles {
            let cell = cell(place, label)?;
            let (name, village) = match text.strip_suffix('*') {
                Some(name) => (name, true),
                None => (text.as_str(), false),
            };
            if cell == Cell::START {
                if village {
                    return wrong(place, text, expected::is(name));
                }
                continue;
            }
            let tile = names.tile(place, name)?;
            if game.components.is_start(tile) {
                return wrong(place, text, expected::such_as("VIO01"));
            }
            side.tiles[cell.index()] = Some(tile);
            side.villages |= if village { cell.bit() } else { 0 };
        }
        if side.village_count() > game.components.villages {
            let most = expected::entries_with(..=usize::from(game.components.villages), "tiles", "*");
            return wrong_count(place, side.village_count().into(), most);
        }
        let mut reached = Cell::START.bit();
        for _ in 0..CELLS {
            reached |= around(reached) & side.tiled();
        }
        match Cell::all().find(|cell| side.tiled() & !reached & cell.bit() != 0) {
            Some(apart) => wrong(place, apart.label(), expected::connected()),
            None => Ok(()),
        }
    }

    fn place_riders(&self, game: &TribesOfTheWind, place: &str, side: &mut Side) -> Result<()> {
        let mut named = 0u8;
        for (label, &count) in &self.riders {
            let Ok(node) = label.parse::<Node>() else {
                return wrong(place, label, labels(|_| true));
            };
            if count > 0 && node.cell().is_some_and(|cell| side.tile(cell).is_none()) {
                return wrong(place, label, labels(|cell| side.tile(cell).is_some()));
            }
            side.riders[node.index()] = count;
            named = named.saturating_add(count);
        }
        let all = game.components.riders;
        let capital = &mut side.riders[Node::CAPITAL.index()];
        let in_capital = self.riders.keys().any(|label| label.eq_ignore_ascii_case("cap"));
        if named > all || (in_capital && named < all) {
            return wrong(place, named, expected::as_elsewhere(all));
        }
        if !in_capital {
            *capital = all - named;
        }
        Ok(())
    }

    fn place_tokens(&self, game: &TribesOfTheWind, place: &str, board: Board, side: &mut Side) -> Result<()> {
        if !self.clean {
            side.pollution = game.components.board(board).pollution;
        }
        for at in each_cell(side.tiled()) {
            side.pollution[at.index()] = 0;
        }
        for (label, &tokens) in &self.pollution {
            let at = cell(place, label)?;
            if tokens > 0 && side.tile(at).is_some() {
                return wrong(place, label, labels(|cell| side.tile(cell).is_none()));
            }
            side.pollution[at.index()] = at_most(place, tokens, 99)?;
        }
        Ok(())
    }

    fn place_temples(&self, place: &str, zone_place: &str, side: &mut Side) -> Result<()> {
        for text in &self.temples {
            let at = cell(place, text)?;
            if side.tile(at).is_none() || side.temples & at.bit() != 0 {
                let free = |cell: Cell| side.tile(cell).is_some() && side.temples & cell.bit() == 0;
                return wrong(place, text, labels(free));
            }
            side.temples |= at.bit();
        }
        count(place, &self.temples, ..=4)?;
        let placed = side.temples.count_ones();
        side.temple_zone = match &self.temple_zone {
            // Which temples were placed does not matter any more (R47): those named first.
            None => 0b1111 << placed & 0b1111,
            Some(kinds) => {
                let mut zone = 0u8;
                for kind in kinds {
                    zone |= 1 << word(zone_place, kind, Temple::ALL, Temple::word)?.index();
                }
                zone
            }
        };
        let in_zone = side.temple_zone.count_ones() as usize;
        let left = 4 - placed as usize;
        if in_zone != left {
            return wrong_count(zone_place, in_zone, expected::entries(left..=left));
        }
        Ok(())
    }

    fn activate_guides(
        &self,
        game: &TribesOfTheWind,
        place: &str,
        board: Board,
        side: &mut Side,
    ) -> Result<()> {
        for text in &self.guides {
            let named = text.parse::<GuideCard>().ok();
            let by_key = || GuideCard::all().find(|guide| game.components.guide(*guide).key == *text);
            match named.or_else(by_key) {
                Some(guide) if guide.board() == board && side.guides & guide.bit() == 0 => {
                    side.guides |= guide.bit();
                }
                _ => {
                    let own = |guide: &GuideCard| guide.board() == board && side.guides & guide.bit() == 0;
                    return wrong(place, text, expected::one_of(GuideCard::all().filter(own)));
                }
            }
        }
        let active = side.guides.count_ones();
        side.rewarded = match &self.rewarded {
            // The sequence first, unless the file knows better.
            None => [0, 0b01, 0b11].get(active as usize).copied().unwrap_or_default(),
            Some(words) => conditions(place, words)?,
        };
        side.latched = conditions(place, &self.latched)? | side.rewarded;
        if side.rewarded.count_ones() != active {
            let rewarded = side.rewarded.count_ones() as usize;
            return wrong_count(place, active as usize, expected::entries(rewarded..=rewarded));
        }
        Ok(())
    }

    /// The hand: named cards, backs that any card may have, and what `backs` counts beyond them.
    pub(super) fn hand(
        &self,
        place: &str,
        named: &[Named],
        index: usize,
        names: &mut Names<'_>,
    ) -> Result<Hand> {
        let mut hand = Hand::new();
        for name in named {
            hand.push(names.deal(place, *name)?);
        }
        if let Some(text) = &self.backs {
            for (element, count) in backs(place, text)? {
                let there = hand.iter().filter(|card| card.element() == element).count();
                if there > count {
                    return wrong(place, text, expected::as_in("hand"));
                }
                for _ in there..count {
                    let card = names.any_with(place, element)?;
                    if hand.try_push(card).is_some() {
                        return wrong(place, text, expected::entries(..=5));
                    }
                }
            }
        } else if self.hand.is_none() {
            for nth in 0..5 {
                hand.push(names.any(place, index + nth)?);
            }
        }
        hand.sort_unstable();
        Ok(hand)
    }
}

fn conditions(place: &str, words: &[String]) -> Result<u8> {
    let known = |found| word(place, found, GuideCondition::ALL, GuideCondition::word);
    words.iter().try_fold(0, |set, found| Ok(set | 1 << known(found)?.index()))
}

/// `F1 W1 P2 V1`.
fn backs(place: &str, text: &str) -> Result<Vec<(Element, usize)>> {
    let one = |word: &str| {
        let mut letters = word.chars();
        let element = Element::from_letter(letters.next()?)?;
        let count = letters.as_str().parse::<usize>().ok().filter(|&count| count <= 5)?;
        Some((element, count))
    };
    let read: Option<Vec<_>> = text.split_whitespace().map(one).collect();
    match read {
        Some(list) => Ok(list),
        None => wrong(place, text, expected::such_as("F1 W1 P2 V1")),
    }
}
