//! The shape of `components.toml`, and what must hold in it.

use bocage_engine::file::{Result, by_word, count, expected, in_range, wrong};
use serde::Deserialize;

use super::effects::{BoardEntry, RoundEntry, SpaceEntry, TileEntry};
use super::solo::{ChallengeEntry, SoloEntry};
use super::{BatAction, Components, Food, Scoring, cards};
use crate::state::{MAX_MARKERS, MAX_PLAYERS, ROUNDS};
use crate::vocabulary::Piece;

#[derive(Deserialize)]
pub(super) struct File {
    meta: Meta,
    tableau: TableauEntry,
    per_player: PerPlayer,
    pollution_marker: Vec<MarkerEntry>,
    supply_row: Vec<RowEntry>,
    food: FoodEntry,
    bat_action: BatActionEntry,
    scoring: ScoringEntry,
    pub(super) location: Vec<cards::LocationEntry>,
    pub(super) terrain: Vec<cards::TerrainEntry>,
    pub(super) round_space: Vec<RoundEntry>,
    pub(super) action_tile: Vec<TileEntry>,
    pub(super) action_space: Vec<SpaceEntry>,
    pub(super) board_config: Vec<BoardEntry>,
    setup_compensation: Vec<CompensationEntry>,
    pub(super) solo: SoloEntry,
    pub(super) solo_challenge: Vec<ChallengeEntry>,
}

#[derive(Deserialize)]
struct Meta {
    players_min: u8,
    players_max: u8,
    rounds: u8,
    turns_per_round: u8,
}

#[derive(Deserialize)]
struct TableauEntry {
    start_family_position: u8,
}

#[derive(Deserialize)]
struct PerPlayer {
    wild_animal: u8,
    tree: u8,
    fruit: u8,
    family: u8,
    goat: u8,
    start_gold: u8,
}

#[derive(Deserialize)]
struct MarkerEntry {
    gold: u8,
    count: u8,
}

#[derive(Deserialize)]
struct RowEntry {
    id: String,
    capacity: u8,
    values: Vec<u8>,
}

#[derive(Deserialize)]
struct FoodEntry {
    goat: u8,
    wild_animal: u8,
    fruit: u8,
    gold: u8,
    bat: u8,
}

#[derive(Deserialize)]
struct BatActionEntry {
    bats_moved_to_night: u8,
    fruit_spent: u8,
    tree_gained: u8,
    per_turn: u8,
}

#[derive(Deserialize)]
struct ScoringEntry {
    gold: i8,
    trained_family: i8,
    bats_free: u8,
    bat_above_free: i8,
    shortage_per_food: i8,
}

#[derive(Deserialize)]
struct CompensationEntry {
    players: u8,
    seat: u8,
    piece: String,
}

impl File {
    pub(super) fn validate(self, text: &str) -> Result<Components> {
        self.typed().map_err(|error| error.within(text))
    }

    fn typed(&self) -> Result<Components> {
        let max = in_range("meta.players_max", self.meta.players_max, 1..=MAX_PLAYERS as u8)?;
        let min = in_range("meta.players_min", self.meta.players_min, 1..=max)?;
        in_range("meta.rounds", self.meta.rounds, ROUNDS as u8..=ROUNDS as u8)?;
        let faces = self.faces()?;
        let start = in_range("tableau.start_family_position", self.tableau.start_family_position, 1..=8)?;
        let components = Components {
            players: (min, max),
            turns: in_range("meta.turns_per_round", self.meta.turns_per_round, 1..=3)?,
            start_cell: start - 1,
            start_gold: self.per_player.start_gold,
            rows: self.rows()?,
            food: self.food()?,
            bat_action: self.bat_action()?,
            scoring: self.scoring(),
            markers: self.markers()?,
            copies: self.copies()?,
            rounds: self.rounds()?,
            boards: self.boards()?,
            compensation: self.compensation()?,
            solo_goal: self.solo_goal(),
            challenges: self.challenges()?,
            faces,
        };
        self.start_fits(&components)?;
        Ok(components)
    }

    fn rows(&self) -> Result<[Vec<u8>; 5]> {
        let words = Piece::ROWS.map(Piece::word);
        let entries = by_word("supply_row", &self.supply_row, |entry| &entry.id, &words)?;
        let own = &self.per_player;
        let pieces = [own.wild_animal, own.tree, own.fruit, own.family, own.goat];
        let mut rows: [Vec<u8>; 5] = Default::default();
        for (index, entry) in entries.into_iter().enumerate() {
            let place = |field: &str| format!("supply_row[{}].{field}", entry.id);
            let capacity = in_range(place("capacity"), entry.capacity, 1..=40)?;
            if capacity != pieces[index] {
                let expected = expected::as_in(format!("per_player.{}", entry.id));
                return wrong(place("capacity"), capacity, expected);
            }
            count(place("values"), &entry.values, usize::from(capacity)..=usize::from(capacity))?;
            for &value in &entry.values {
                in_range(place("values"), value, 0..=99)?;
            }
            rows[index] = entry.values.clone();
        }
        Ok(rows)
    }

    fn food(&self) -> Result<Food> {
        let food = &self.food;
        let small = in_range("food.gold", food.gold, 1..=9)?;
        for (place, value) in [("food.fruit", food.fruit), ("food.bat", food.bat)] {
            if value != small {
                return wrong(place, value, expected::as_in("food.gold"));
            }
        }
        let wild = in_range("food.wild_animal", food.wild_animal, small..=9)?;
        Ok(Food { goat: in_range("food.goat", food.goat, wild..=9)?, wild, small })
    }

    fn bat_action(&self) -> Result<BatAction> {
        let entry = &self.bat_action;
        in_range("bat_action.fruit_spent", entry.fruit_spent, 1..=1)?;
        in_range("bat_action.tree_gained", entry.tree_gained, 1..=1)?;
        in_range("bat_action.per_turn", entry.per_turn, 1..=1)?;
        Ok(BatAction { bats: in_range("bat_action.bats_moved_to_night", entry.bats_moved_to_night, 1..=9)? })
    }

    fn scoring(&self) -> Scoring {
        let entry = &self.scoring;
        Scoring {
            gold: entry.gold.into(),
            trained: entry.trained_family.into(),
            free_bats: entry.bats_free,
            bat: entry.bat_above_free.into(),
            shortage: entry.shortage_per_food.into(),
        }
    }

    fn markers(&self) -> Result<[u8; 3]> {
        let mut markers = [0u8; 3];
        for (index, entry) in self.pollution_marker.iter().enumerate() {
            let place = |field: &str| format!("pollution_marker[{index}].{field}");
            let gold = in_range(place("gold"), entry.gold, 0..=2)?;
            markers[usize::from(gold)] += in_range(place("count"), entry.count, 0..=MAX_MARKERS as u8)?;
            let all: usize = markers.iter().map(|&count| usize::from(count)).sum();
            if all > MAX_MARKERS {
                let most = MAX_MARKERS + usize::from(entry.count) - all;
                return wrong(place("count"), entry.count, expected::number(..=most));
            }
        }
        Ok(markers)
    }

    fn compensation(&self) -> Result<[[Option<Piece>; MAX_PLAYERS]; MAX_PLAYERS]> {
        let mut table = [[None; MAX_PLAYERS]; MAX_PLAYERS];
        for (index, entry) in self.setup_compensation.iter().enumerate() {
            let place = |field: &str| format!("setup_compensation[{index}].{field}");
            let players = in_range(place("players"), entry.players, 1..=MAX_PLAYERS as u8)?;
            let seat = in_range(place("seat"), entry.seat, 0..=players - 1)?;
            let piece = match Piece::from_word(&entry.piece) {
                Some(piece @ (Piece::WildAnimal | Piece::Goat | Piece::Bat)) => piece,
                _ => {
                    let known = expected::one_of([Piece::WildAnimal, Piece::Goat, Piece::Bat]);
                    return wrong(place("piece"), &entry.piece, known);
                }
            };
            table[usize::from(players - 1)][usize::from(seat)] = Some(piece);
        }
        Ok(table)
    }

    /// The village can hold what seats have at the start, and there are enough villages.
    fn start_fits(&self, components: &Components) -> Result<()> {
        let village = &components.faces[crate::vocabulary::Location::Village.index()];
        if village.house >> components.start_cell & 1 == 0 {
            let houses = (0..8u8).filter(|cell| village.house >> cell & 1 == 1).map(|cell| cell + 1);
            let (place, found) = ("tableau.start_family_position", components.start_cell + 1);
            return wrong(place, found, expected::one_of(houses));
        }
        // What seats get is shown by an icon of the village.
        for piece in components.compensation.iter().flatten().flatten() {
            let icon = match piece {
                Piece::WildAnimal => village.wild,
                Piece::Goat => village.goat,
                _ => village.bat,
            };
            if icon == 0 {
                return wrong("setup_compensation", piece, expected::none_of([piece]));
            }
        }
        Ok(())
    }
}
