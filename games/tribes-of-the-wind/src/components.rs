//! The material of the game: typed tables, loaded from `components.toml` and validated.
//!
//! The numbers of cards, tiles and boards are data; what an effect, a condition, an objective or a
//! power *is* belongs to the rules and is an enum here. What is wrong with a file is said with its
//! entry, its field and what was expected.

mod cards;
mod file;
mod tables;

use bocage_engine::FileError;
use serde::Serialize;

use crate::vocabulary::{
    Board, Bonus, CELLS, Card, Color, Element, GuideCard, Region, Shape, Temple, Terrain, Tile, VillageCard,
};

/// An amount on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Amount {
    /// This many.
    Fixed(u8),
    /// The X of the card's condition.
    X,
}

/// One part of an effect as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Printed {
    /// Take water.
    Water(Amount),
    /// Remove pollution tokens.
    Pollution(Amount),
    /// Move riders.
    Move(Amount),
    /// Units that are each a water or a move.
    Flex(Amount),
    /// May buy a forest tile at this cost.
    Forest(u8),
    /// May buy a forest tile at this cost less X.
    ForestLessX(u8),
    /// May catapult this many riders.
    Catapult(u8),
    /// May place a temple without discarding.
    Temple,
    /// May remove all tokens of one cell.
    ClearCell,
}

/// What a line or the right side of a village card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Effect {
    /// One part.
    One(Printed),
    /// Both parts, in the player's order (R5).
    Both([Printed; 2]),
    /// Exactly one of two, the player's choice.
    Either([Printed; 2]),
}

impl Effect {
    /// Its parts, in the order in which they are printed.
    pub fn parts(&self) -> &[Printed] {
        match self {
            Effect::One(part) => std::slice::from_ref(part),
            Effect::Both(parts) | Effect::Either(parts) => parts,
        }
    }
}

/// What must hold before a line is played; counts are of backs (section 6 of the rules).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Condition {
    /// Always holds; X is the sum over the own hand and both neighbours.
    SumX(Element),
    /// That sum is in a range.
    SumRange(Element, u8, u8),
    /// So many neighbours (1 or 2) hold at least one.
    NeighborHas(Element, u8),
    /// More in hand than so many neighbours.
    MoreThan(Element, u8),
    /// Fewer in hand than so many neighbours.
    FewerThan(Element, u8),
    /// At least so many in hand.
    AtLeast(Element, u8),
    /// None in hand.
    Without(Element),
    /// At least one of each element in hand.
    OneOfEach,
}

/// A condition with its effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// When it may be played.
    pub condition: Condition,
    /// What it does.
    pub effect: Effect,
}

/// What the left side of a village card asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Objective {
    /// Tiles on both cells of a terrain type.
    TerrainPair(Terrain),
    /// A village on every cell of the set.
    VillagesAt(u16),
    /// A temple on every cell of the set.
    TemplesAt(u16),
    /// So many tiles in a region.
    TilesInRegion(Region, u8),
    /// Three tiles in a shape, all of one colour or of three.
    Pattern {
        /// The shape.
        shape: Shape,
        /// All of one colour; otherwise three different ones (R26).
        same: bool,
    },
    /// So many villages that carry a bonus.
    VillagesWithBonus(Bonus, u8),
    /// So many bonuses on all villages together.
    TotalBonuses(u8),
}

/// A village card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct VillageFace {
    /// Left side: what it asks for.
    pub objective: Objective,
    /// Left side: what it is worth.
    pub points: u8,
    /// Right side.
    pub right: Effect,
}

/// Which effects a guide card raises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Raised {
    /// Water effects.
    Water,
    /// Move effects.
    Move,
    /// Pollution effects.
    Pollution,
}

/// A permanent power of a guide card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Power {
    /// Playing a card of the element adds a part (R39).
    PlayElement(Element, Printed),
    /// Once a turn: pay water for a part (R14).
    OncePerTurn {
        /// What it costs.
        pay: u8,
        /// What it gives.
        gain: Printed,
    },
    /// Once a turn: may buy a forest tile at this cost.
    OncePerTurnForest(u8),
    /// Placing a forest tile adds a part (R43).
    ForestAdded(Printed),
    /// Parts of a kind are larger (R15).
    EffectBonus(Raised, u8),
    /// Water for each token removed.
    PerPollutionRemoved(u8),
    /// Forest tiles cost less (R19).
    ForestDiscount(u8),
}

/// A guide card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GuideFace {
    /// Name in files.
    pub key: String,
    /// Its one or two powers.
    pub powers: Vec<Power>,
}

/// A tile, forest or start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TileFace {
    /// Name in files.
    pub id: String,
    /// Its colour, on both faces (R24).
    pub color: Color,
    /// Riders needed to build; 0 on start tiles, which never become villages (R3).
    pub slots: u8,
    /// Its bonuses, one bit for each of [`Bonus::ALL`].
    pub bonuses: u8,
    /// In use from this number of players on.
    pub players: u8,
}

impl TileFace {
    /// Does it carry this bonus?
    #[inline]
    pub fn has(&self, bonus: Bonus) -> bool {
        self.bonuses >> bonus.index() & 1 == 1
    }
}

/// What a start tile gives at setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct StartBonus {
    /// Tokens to remove.
    pub pollution: u8,
    /// Water to take.
    pub water: u8,
    /// Riders that go to A1.
    pub riders: u8,
}

/// The special guide condition of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Special {
    /// At least so many cells without pollution.
    CleanCells(u8),
    /// So many right sides of village cards used.
    RightSidesUsed(u8),
    /// So many tucked village cards.
    TuckedCards(u8),
    /// A village in the region.
    VillageInRegion(Region),
    /// A temple in the region.
    TempleInRegion(Region),
}

/// A player board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardFace {
    /// Tokens on each cell at the start.
    pub pollution: [u8; CELLS],
    /// The two cells of each terrain type, as sets.
    pub terrain: [u16; 5],
    /// The number of each temple's effect; of the forest temple, the cost.
    pub temples: [u8; 4],
    /// The colours of the sequence condition.
    pub sequence: [Color; 4],
    /// The other condition.
    pub special: Special,
}

/// What things are worth at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scoring {
    /// The End token.
    pub end_token: u8,
    /// Each village.
    pub per_village: u8,
    /// By temples placed.
    pub temples: [u8; 5],
    /// By polluted cells; the last one is for all higher numbers.
    pub polluted_cells: Vec<u8>,
    /// Number of tiles and what it is worth, ascending; the last one is for all higher numbers.
    pub tiles: Vec<(u8, u8)>,
}

/// The material of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Components {
    /// Fewest and most players.
    pub players: (u8, u8),
    /// Riders of each player.
    pub riders: u8,
    /// Villages of each player; the last one brings the end.
    pub villages: u8,
    /// No forest tile costs less (R19).
    pub min_forest_cost: u8,
    /// What things are worth.
    pub scoring: Scoring,
    /// The cells of each region.
    pub regions: [u16; 6],
    /// The player boards.
    pub boards: [BoardFace; 5],
    /// The guide cards.
    pub guides: Vec<GuideFace>,
    /// The lines of each element card.
    pub cards: Vec<Vec<Line>>,
    /// The village cards.
    pub village_cards: Vec<VillageFace>,
    /// Forest tiles, then the start tiles.
    pub tiles: Vec<TileFace>,
    /// How many of them are forest tiles.
    pub forest_tiles: u8,
    /// What the start tiles give.
    pub start_bonuses: [StartBonus; 5],
}

impl Components {
    /// Reads and validates a component file.
    pub fn from_toml(text: &str) -> Result<Components, FileError> {
        let file: file::File = bocage_engine::file::read(text)?;
        file.validate(text)
    }

    /// The lines of an element card.
    #[inline]
    pub fn lines(&self, card: Card) -> &[Line] {
        self.cards.get(card.index()).map_or(&[], Vec::as_slice)
    }

    /// A village card. Numbers of cards that do not exist mean the first one.
    #[inline]
    pub fn village_card(&self, card: VillageCard) -> &VillageFace {
        self.village_cards.get(card.index()).unwrap_or(&self.village_cards[0])
    }

    /// A guide card. Numbers of cards that do not exist mean the first one.
    #[inline]
    pub fn guide(&self, guide: GuideCard) -> &GuideFace {
        self.guides.get(guide.index()).unwrap_or(&self.guides[0])
    }

    /// A tile. Numbers of tiles that do not exist mean the first one.
    #[inline]
    pub fn tile(&self, tile: Tile) -> &TileFace {
        self.tiles.get(tile.index()).unwrap_or(&self.tiles[0])
    }

    /// The tile with this name in files.
    pub fn tile_named(&self, id: &str) -> Option<Tile> {
        self.tiles.iter().position(|face| face.id.eq_ignore_ascii_case(id)).map(|index| Tile(index as u8))
    }

    /// The forest tiles.
    pub fn forest_tiles(&self) -> impl DoubleEndedIterator<Item = Tile> + Clone {
        (0..self.forest_tiles).map(Tile)
    }

    /// The start tile with this number, from 0.
    #[inline]
    pub fn start_tile(&self, number: u8) -> Tile {
        Tile(self.forest_tiles + number)
    }

    /// Is it a start tile?
    pub fn is_start(&self, tile: Tile) -> bool {
        tile.0 >= self.forest_tiles
    }

    /// A player board.
    #[inline]
    pub fn board(&self, board: Board) -> &BoardFace {
        &self.boards[board.index()]
    }

    /// The cells of a region.
    #[inline]
    pub fn region(&self, region: Region) -> u16 {
        self.regions[region.index()]
    }
}

impl BoardFace {
    /// The number of a temple's effect.
    #[inline]
    pub fn temple(&self, temple: Temple) -> u8 {
        self.temples[temple.index()]
    }
}
