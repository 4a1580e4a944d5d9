//! The material of the game: typed tables, loaded from `components.toml` and validated.
//!
//! No rule hard-codes a figure of the file (R3): prices, rows, cells, spaces, tiles and goals are
//! data. What is wrong with a file is said with its entry, its field and what was expected.

mod cards;
mod effects;
mod file;
mod solo;

use bocage_engine::FileError;
use serde::{Deserialize, Serialize};

use crate::state::{MAX_PLAYERS, Public, ROUNDS};
use crate::vocabulary::{Card, CellKind, Challenge, Colour, Location, Piece, Space, Tile};

/// The cells of a card by what they show, and its figures. Sets of cells: bit 0 is cell 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Face {
    /// Points at the end.
    pub points: i8,
    /// Nature icons.
    pub nature: u8,
    /// What each cell shows.
    pub cells: [CellKind; 8],
    /// Cells for trees of any kind.
    pub trees: u8,
    /// Cells whose tree may carry a wild animal.
    pub tree_wild: u8,
    /// Cells whose tree may carry a bat.
    pub tree_bat: u8,
    /// Cells for bats.
    pub bat: u8,
    /// Cells for wild animals.
    pub wild: u8,
    /// Cells for goats.
    pub goat: u8,
    /// Cells for fruits.
    pub fruit: u8,
    /// Houses.
    pub house: u8,
    /// Derelict houses.
    pub derelict: u8,
    /// Blank cells.
    pub blank: u8,
}

/// Effects that need no further choice of what to do: an amount of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Bundle {
    /// Gold, gained at once.
    pub gold: u8,
    /// Pieces to gain, by kind.
    pub gains: [u8; 6],
    /// Trees with a fruit.
    pub trees_with_fruit: u8,
    /// Families to train.
    pub train: u8,
    /// Terrain cards to draw.
    pub draw: u8,
    /// Open terrain cards to take, as a set of slots.
    pub take: u8,
    /// Bats may be put into empty houses.
    pub houses: bool,
}

impl Bundle {
    /// Both together: units of the same kind are merged.
    #[must_use]
    pub fn and(mut self, other: &Bundle) -> Bundle {
        self.gold = self.gold.saturating_add(other.gold);
        for (mine, theirs) in self.gains.iter_mut().zip(other.gains) {
            *mine = mine.saturating_add(theirs);
        }
        self.trees_with_fruit = self.trees_with_fruit.saturating_add(other.trees_with_fruit);
        self.train = self.train.saturating_add(other.train);
        self.draw = self.draw.saturating_add(other.draw);
        self.take |= other.take;
        self.houses |= other.houses;
        self
    }

    /// This bundle so many times.
    #[must_use]
    pub fn times(mut self, times: u8) -> Bundle {
        self.gold = self.gold.saturating_mul(times);
        self.gains = self.gains.map(|count| count.saturating_mul(times));
        self.trees_with_fruit = self.trees_with_fruit.saturating_mul(times);
        self.train = self.train.saturating_mul(times);
        self.draw = self.draw.saturating_mul(times);
        if times == 0 {
            self.take = 0;
            self.houses = false;
        }
        self
    }

    /// How many of a piece can be gained.
    #[inline]
    pub fn gain(&self, piece: Piece) -> u8 {
        self.gains[piece.index()]
    }

    /// How many of a piece can be gained, to change it.
    #[inline]
    pub(crate) fn gain_mut(&mut self, piece: Piece) -> &mut u8 {
        &mut self.gains[piece.index()]
    }
}

/// One way to exchange gold for pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Exchange {
    /// The price.
    pub gold: u8,
    /// What is gained.
    pub piece: Piece,
    /// How many.
    pub count: u8,
}

/// An effect that is a decision of its own, or needs a payment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Choice {
    /// One of these; the others are lost.
    One(Vec<Bundle>),
    /// Pay once, then this.
    Pay {
        /// The price.
        gold: u8,
        /// What it is paid for.
        then: Bundle,
    },
    /// Pay for one of these.
    Exchange(Vec<Exchange>),
    /// Buy a location.
    Buy {
        /// Which one.
        location: Location,
        /// The price in trees.
        trees: u8,
        /// The price in gold.
        gold: u8,
    },
}

/// What an action space offers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// What can be gained.
    pub now: Bundle,
    /// What can be gained for each nature icon.
    pub per_nature: Bundle,
    /// A choice or payment.
    pub choice: Option<Choice>,
    /// A bonus, for those who have at least so many terrain cards.
    pub bonus: Option<(u8, Bundle)>,
}

/// The action spaces for a number of players.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Board {
    /// The spaces there are.
    pub spaces: u32,
    /// What each offers; round spaces are in [`Round`].
    pub offers: Vec<Offer>,
    /// For each space, those that the same seat cannot use in the same round (R29).
    pub links: Vec<u32>,
    /// Open terrain cards.
    pub slots: u8,
}

/// A condition for breeding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Breeding {
    /// Of this kind.
    pub piece: Piece,
    /// There must be so many.
    pub at_least: u8,
}

/// A round: its space, its breeding and its workers in the solo game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Round {
    /// What the space offers: uncovered, then under each tile.
    pub offers: Vec<Offer>,
    /// The conditions for breeding.
    pub breeding: Vec<Breeding>,
    /// The workers of this round in the solo game.
    pub colour: Colour,
    /// The workers that leave at the end of this round in the solo game.
    pub leaves: Option<Colour>,
}

/// What food is worth, and what missing food costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Food {
    /// A goat.
    pub goat: u8,
    /// A wild animal.
    pub wild: u8,
    /// A fruit, a bat or gold.
    pub small: u8,
}

/// The figures of the bat action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BatAction {
    /// Bats that leave for the night.
    pub bats: u8,
}

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Scoring {
    /// For each gold.
    pub gold: i32,
    /// For each trained family.
    pub trained: i32,
    /// Bats that score nothing.
    pub free_bats: u8,
    /// For each further bat.
    pub bat: i32,
    /// For each missing food.
    pub shortage: i32,
}

/// What a goal counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Measure {
    /// The total.
    Points,
    /// Bats on the tableau.
    Bats,
    /// Families on the tableau.
    Families,
    /// Gold.
    Gold,
    /// Pollution markers on the tableau.
    Pollution,
    /// Cards of a location.
    Cards(Location),
}

/// A goal of a solo game: a range that a figure must lie in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Goal {
    /// What is counted.
    pub measure: Measure,
    /// At least.
    pub min: i32,
    /// At most.
    pub max: i32,
}

/// What a challenge changes, and its goals.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ChallengeRule {
    /// There are no terrain cards.
    pub no_terrain: bool,
    /// Families that leave the supply board in every preparation.
    pub leaving: u8,
    /// Nobody can be trained.
    pub no_training: bool,
    /// All of these must be reached.
    pub goals: Vec<Goal>,
}

/// The material of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Components {
    /// Fewest and most players.
    pub players: (u8, u8),
    /// Turns of each seat in a round.
    pub turns: u8,
    /// The cell of the starting village where the first family lives.
    pub start_cell: u8,
    /// Gold at the start.
    pub start_gold: u8,
    /// The numbers of each row of the supply board, from the left; as many as its pieces.
    pub rows: [Vec<u8>; 5],
    /// What food is worth.
    pub food: Food,
    /// The bat action.
    pub bat_action: BatAction,
    /// Points.
    pub scoring: Scoring,
    /// Markers by the gold on their hidden side.
    pub markers: [u8; 3],
    /// Locations, then terrain cards.
    pub faces: Vec<Face>,
    /// Copies of each location.
    pub copies: [u8; 4],
    /// The rounds.
    pub rounds: Vec<Round>,
    /// The boards for 1, 2, 3 and 4 players.
    pub boards: Vec<Board>,
    /// What later seats get at the start, by number of players and seat.
    pub compensation: [[Option<Piece>; MAX_PLAYERS]; MAX_PLAYERS],
    /// The points to reach in the solo game.
    pub solo_goal: Goal,
    /// The challenges.
    pub challenges: Vec<ChallengeRule>,
}

impl Components {
    /// Reads and validates a component file.
    pub fn from_toml(text: &str) -> Result<Components, FileError> {
        let file: file::File = bocage_engine::file::read(text)?;
        file.validate(text)
    }

    /// The face of a card. Numbers of cards that do not exist mean the first one.
    #[inline]
    pub fn face(&self, card: Card) -> &Face {
        self.faces.get(card.index()).unwrap_or(&self.faces[0])
    }

    /// The board for a number of players.
    #[inline]
    pub fn board(&self, players: u8) -> &Board {
        &self.boards[usize::from(players.max(1) - 1) % MAX_PLAYERS]
    }

    /// A round, by its index.
    #[inline]
    pub fn round(&self, index: usize) -> &Round {
        &self.rounds[index % ROUNDS]
    }

    /// What a space offers now.
    #[inline]
    pub fn offer(&self, public: &Public, space: Space) -> &Offer {
        match space.round_index() {
            Some(index) => self.round_offer(index, public.tiles[index % ROUNDS]),
            None => &self.board(public.players).offers[space.index()],
        }
    }

    /// What a round space offers, uncovered or under a tile.
    #[inline]
    pub fn round_offer(&self, index: usize, tile: Option<Tile>) -> &Offer {
        &self.round(index).offers[tile.map_or(0, |tile| tile.index() + 1)]
    }

    /// How many pieces a row has.
    #[inline]
    pub fn capacity(&self, row: usize) -> u8 {
        self.rows[row].len() as u8
    }

    /// What a challenge changes.
    pub fn challenge(&self, challenge: Option<Challenge>) -> Option<&ChallengeRule> {
        challenge.and_then(|challenge| self.challenges.get(challenge.index()))
    }
}
