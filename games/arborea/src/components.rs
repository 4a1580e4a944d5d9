//! The material of the game: typed tables, loaded from `components.toml` and validated.
//!
//! Counts that the rules are built on (four tracks, eight areas, six creatures, cards of two by three)
//! are fixed; every value on them is data (R41). What is wrong with a file is said with its entry, its field
//! and what was expected.

mod checks;
mod entries;
mod file;
mod material;
mod repeated;
mod symbol;

use bocage_engine::FileError;
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::vocabulary::{Area, Biome, Card, Creature, Habitat, Kind, Season, Side, TRAILS, Waiting};

pub use symbol::Symbol;

/// Ecosystem cards of the box: a set of them is a word.
pub const CARDS: usize = 60;

/// Cards of one deck.
pub const DECK: usize = 15;

/// Symbols that are resolved one after the other.
pub type Symbols = ArrayVec<[Symbol; 8]>;

/// An ecosystem card, or a starting card (which has neither cost nor rewards).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Face {
    /// Name in files.
    pub key: String,
    /// Deck 0 to 3.
    pub deck: u8,
    /// Biomes to spend.
    pub cost: [u8; 6],
    /// What completing it gives.
    pub rewards: Symbols,
    /// The back: three rows of two habitats, as one reads.
    pub grid: [Habitat; 6],
}

impl Face {
    /// The habitat at column `col` and row `row` of the card turned clockwise by `rotation` quarters.
    #[inline]
    pub fn habitat(&self, rotation: u8, col: usize, row: usize) -> Habitat {
        let (col, row) = match rotation % 4 {
            0 => (col, row),
            1 => (row, 2 - col % 3),
            2 => (1 - col % 2, 2 - row % 3),
            _ => (1 - row % 2, col),
        };
        self.grid[(row * 2 + col) % 6]
    }

    /// Does the card look the same upside down?
    pub fn symmetric(&self) -> bool {
        (0..6).all(|cell| self.grid[cell] == self.grid[5 - cell])
    }
}

/// How a creature scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Needs {
    /// How many there are.
    pub count: u8,
    /// Points for each adjacent cell of this habitat.
    pub habitat: Option<(Habitat, u8)>,
    /// Points for each creature of this type in sight (R1).
    pub aligned: Option<(Creature, u8)>,
    /// Points for each different habitat around it.
    pub distinct: u8,
    /// Points for every two gifts.
    pub two_gifts: u8,
    /// Does water next to it double its points?
    pub doubled_by_water: bool,
}

/// A trail area with its Sage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AreaRow {
    /// The rewards of the Sage; the last one is for young and elders only.
    pub rewards: [Symbol; 4],
    /// The five trails.
    pub trails: [Symbols; TRAILS as usize],
}

/// What a season tile counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Goal {
    /// Gifts to all Sages together.
    Gifts,
    /// Spaces on all season tracks.
    SeasonSpaces,
    /// Creatures of the best line (R27).
    BestLine,
    /// Visible cells of a habitat.
    Visible(Habitat),
    /// Creatures next to water.
    NextToWater,
    /// Cards in slots.
    OpenCards,
    /// Young and elders in the available reserve.
    SmallAvailable,
    /// Spirit above zero.
    Spirit,
    /// Cards of the ecosystem, the starting card too.
    Cards,
    /// Different types of creatures.
    Variety,
    /// Creatures of these types, as a set of bits; of all of them on the fifteenth tile (R31).
    Creatures(u8),
}

/// A season tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeasonTile {
    /// Name in files and messages.
    pub key: String,
    /// What it counts.
    pub goal: Goal,
    /// Points for each.
    pub points: u8,
}

/// A card of the solo deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SoloCard {
    /// The tracks in Feronia's order.
    pub tracks: [u8; 4],
    /// Does she look for season symbols first?
    pub season_first: bool,
    /// The side on which she leaves tracks.
    pub side: Side,
    /// Where she looks for creatures first.
    pub creature: Creature,
    /// Does she look on to the right?
    pub rightwards: bool,
    /// The decks from which she takes her first and her later cards.
    pub decks: [u8; 2],
}

/// Numbers that depend on how many play, for one to five players.
pub type ByPlayers<T> = [T; 5];

/// The material of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Components {
    /// Fewest and most players.
    pub players: (u8, u8),
    /// Adults of a player.
    pub adults: u8,
    /// The small villager that is available from the start and may be placed first (R3).
    pub small_available: ByPlayers<Kind>,
    /// Untrained villagers by kind at the start (R2).
    pub dedicated: ByPlayers<[u8; 3]>,
    /// Spirit at the start, by seat.
    pub start_spirit: [i8; 5],
    /// Spirit for a second pilgrimage action.
    pub repeat_cost: ByPlayers<i8>,
    /// Activations that cost nothing.
    pub free_activations: u8,
    /// Most activations in a turn.
    pub most_activations: u8,
    /// Spirit for an activation beyond the free ones.
    pub activation_cost: i8,
    /// Spirit lost for each captive.
    pub captive_cost: i8,
    /// Turns for everybody after the last sun space is reached.
    pub extra_turns: u8,
    /// Lowest and highest spirit.
    pub spirit: (i8, i8),
    /// Highest gift level.
    pub gift_max: u8,
    /// Most points of a season tile before the multiplier.
    pub season_cap: i16,
    /// Spaces that a villager moves its track at the end of a turn, by kind.
    pub steps: [u8; 3],
    /// Points on the spaces of the biome reserve.
    pub biome_points: [[u8; 9]; 6],
    /// The creatures.
    pub creatures: [Needs; 6],
    /// Multipliers of the season tracks.
    pub multipliers: [[i16; 7]; 4],
    /// Season symbols on the spaces of the segments, outer end first.
    pub segments: [[Option<Season>; 4]; 8],
    /// The trail areas.
    pub areas: [AreaRow; 8],
    /// Final points by spirit, from the lowest on.
    pub spirit_points: [i16; 17],
    /// The last space of the sun track.
    pub sun_last: u8,
    /// Where the sun starts.
    pub sun_start: ByPlayers<u8>,
    /// Spirit for an invited creature, by row.
    pub invite_spirit: [i8; 4],
    /// Rewards of the Borderlands, by column and row.
    pub column_rewards: [[Symbol; 4]; 6],
    /// The bonus tiles.
    pub bonus: Vec<Symbols>,
    /// The season tiles.
    pub season_tiles: Vec<SeasonTile>,
    /// Ecosystem cards, then starting cards.
    pub cards: Vec<Face>,
    /// Feronia's own water, by space of her track.
    pub feronia_water: Vec<u8>,
    /// Feronia's adults.
    pub feronia_adults: u8,
    /// How far her young villager drops after using her water.
    pub feronia_drop: u8,
    /// The solo deck.
    pub solo: Vec<SoloCard>,
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
        self.cards.get(card.index()).unwrap_or(&self.cards[0])
    }

    /// The card with this name in files.
    pub fn card(&self, key: &str) -> Option<Card> {
        self.cards.iter().position(|face| face.key == key).map(|index| Card(index as u8))
    }

    /// The cards of a deck as a set.
    pub fn deck(&self, deck: u8) -> u64 {
        let cards = self.cards.iter().take(CARDS).enumerate();
        cards.filter(|(_, face)| face.deck == deck).fold(0, |set, (index, _)| set | 1 << index)
    }

    /// The symbols of a trail.
    #[inline]
    pub fn trail(&self, waiting: Waiting) -> &Symbols {
        &self.area(waiting.area()).trails[usize::from(waiting.trail() - 1) % TRAILS as usize]
    }

    /// An area.
    #[inline]
    pub fn area(&self, area: Area) -> &AreaRow {
        &self.areas[area.index()]
    }

    /// Spirit that a trail costs at its start.
    #[inline]
    pub fn trail_cost(&self, waiting: Waiting) -> i8 {
        match self.trail(waiting).first() {
            Some(Symbol::Spirit(change)) if *change < 0 => -change,
            _ => 0,
        }
    }

    /// The creature that a type of needs is about.
    #[inline]
    pub fn needs(&self, creature: Creature) -> &Needs {
        &self.creatures[creature.index()]
    }

    /// Points for what was regenerated of a biome and left.
    #[inline]
    pub fn renewal(&self, biome: Biome, lower: u8, upper: u8) -> i16 {
        let points = &self.biome_points[biome.index()];
        (lower + 1..=upper).map(|space| i16::from(points[usize::from(space) % 9])).sum()
    }

    /// Final points for spirit.
    pub fn spirit_score(&self, spirit: i8) -> i16 {
        self.spirit_points[usize::try_from(spirit - self.spirit.0).unwrap_or_default().min(16)]
    }
}
