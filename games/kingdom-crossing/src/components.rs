//! The material of the game: typed tables, loaded from `components.toml` and validated.
//!
//! A card is a row of data, an effect a variant of [`Effect`]. Costs, effects, tracks, slots and
//! points may be corrected in the file; what is wrong with a file is said with its entry, its field
//! and what was expected.

mod boards;
mod cards;
mod effect;
mod file;
mod map;
mod parse;
mod prospects;

use bocage_engine::FileError;
use serde::Serialize;

use crate::vocabulary::{
    Bird, Card, Colour, EmptyTile, Favour, GoalTile, Guild, Kind, QueenCard, Region, Resource, SoloTile,
    Space, StartFace, Structure, TRACK_END, Tile,
};

pub use effect::{DecoMode, Effect, Quantity, Rate};
pub use map::Map;
pub(crate) use prospects::Prospect;

/// One of the hundred cards of the decks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Printed {
    /// Name in files.
    pub key: String,
    /// Its guild; structures have none.
    pub guild: Option<Guild>,
    /// Coins to pay.
    pub cost: u8,
    /// What it does.
    pub effect: Effect,
}

/// A bird token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BirdToken {
    /// Name in files.
    pub key: String,
    /// Its colour.
    pub colour: Colour,
    /// Goes to the box with fewer players.
    pub min_players: u8,
    /// What it does.
    pub effect: Effect,
}

/// A Queen's favour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FavourTile {
    /// Name in files.
    pub key: String,
    /// Points at the end.
    pub score: Rate,
}

/// A Queen card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Crowned {
    /// Name in files.
    pub key: String,
    /// Its guild.
    pub guild: Guild,
    /// What a visit gives.
    pub effect: Effect,
}

/// One face of a starting card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Start {
    /// Name in files.
    pub key: String,
    /// The card it is a face of.
    pub card: u8,
    /// Where worker and house begin.
    pub home: Region,
    /// Its guild.
    pub guild: Guild,
    /// Coins.
    pub coins: u8,
    /// Investment actions.
    pub invest: u8,
    /// Steps on the four tracks.
    pub resources: [u8; 4],
    /// A decoration with one symbol.
    pub deco: Option<Kind>,
}

/// What a bridge goal asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Condition {
    /// Markers at least here.
    Resources([u8; 4]),
    /// So many flower and sculpture symbols.
    Decorations(u8, u8),
    /// The investment marker moves back so many spaces (R45).
    InvestmentBack(u8),
    /// So many houses on the main board.
    Houses(u8),
    /// So many structures.
    Structures(u8),
    /// So many birds.
    Birds(u8),
}

/// What goals measure on a side of the table: the four markers, flower and sculpture symbols, the
/// investment, houses, structures, birds. The rest is empty: sixteen are compared at once.
pub type Measures = [u8; 16];

impl Condition {
    /// The least of each measure that is asked for.
    pub fn least(self) -> Measures {
        let mut least = [0; 16];
        match self {
            Condition::Resources(markers) => least[..4].copy_from_slice(&markers),
            Condition::Decorations(flowers, sculptures) => (least[4], least[5]) = (flowers, sculptures),
            Condition::InvestmentBack(steps) => least[6] = steps,
            Condition::Houses(n) => least[7] = n,
            Condition::Structures(n) => least[8] = n,
            Condition::Birds(n) => least[9] = n,
        }
        least
    }
}

/// A bridge goal: easy side, hard side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GoalFaces {
    /// Name in files.
    pub key: String,
    /// May Paco & Paca claim it?
    pub automa: bool,
    /// What is asked: easy, hard.
    pub condition: [Condition; 2],
    /// Points by position: easy, hard.
    pub vp: [[u8; 4]; 2],
}

/// One side of an action tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TileSide {
    /// Coins when resting.
    pub rest: u8,
    /// Bridges to cross; 0 on the Queen tile.
    pub bridges: u8,
    /// What comes before the move.
    pub before: Option<Effect>,
    /// How often a bird's effect is resolved.
    pub bird_times: u8,
    /// How often the Queen's effect is resolved.
    pub queen_times: u8,
    /// The price of a resource, where one can be bought.
    pub price: Option<u8>,
}

/// A place for a decoration on a resource track; how many there are is reconstructed (R47).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct DecoSlot {
    /// Where.
    pub space: Space,
    /// Flower or sculpture.
    pub kind: Kind,
    /// Stars of the token.
    pub stars: u8,
    /// Symbols of the token.
    pub symbols: u8,
}

/// The kinds of decoration tokens: a kind with one, two or three stars.
pub const TOKEN_KINDS: usize = 6;

impl DecoSlot {
    /// Which token it takes, as a number below [`TOKEN_KINDS`].
    #[inline]
    pub fn token(&self) -> usize {
        self.kind.index() * 3 + usize::from(self.stars.saturating_sub(1)) % 3
    }
}

/// What a solo tile makes Paco & Paca do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum SoloAct {
    /// Take the card of a slot.
    Card(u8),
    /// Visit the Queen; the balloon moves on.
    Crown,
    /// Nothing.
    Rest,
}

/// An empty-deck tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Emptied {
    /// Name in files.
    pub key: String,
    /// Coins to pay.
    pub cost: u8,
    /// What it does.
    pub effect: Effect,
}

/// The material of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Components {
    /// Fewest and most players.
    pub players: (u8, u8),
    /// Rounds of a game.
    pub rounds: u8,
    /// Turns of a player in a round.
    pub actions: u8,
    /// The map.
    pub map: Map,
    /// Coins for a flight: balloon at hand, balloon elsewhere.
    pub flight: (u8, u8),
    /// Points for the sixth and the seventh paw (R38).
    pub paw_points: (u8, u8),
    /// Coins when cashing in, by space.
    pub invest_coins: Vec<u8>,
    /// Points at the end, by space.
    pub invest_vp: Vec<u8>,
    /// Coins that buy one space at the end.
    pub end_coins: u8,
    /// Points of a structure by the lowest marker.
    pub structure_vp: [u8; TRACK_END as usize + 1],
    /// Bonus of each space of each track.
    pub bonus: [[Option<Effect>; TRACK_END as usize + 1]; 4],
    /// The track that gives a guild's cards their stars.
    pub track_of: [Option<Resource>; 5],
    /// Places for decorations, by track and position.
    pub deco_slots: Vec<DecoSlot>,
    /// Decoration tokens, by [`DecoSlot::token`].
    pub deco_tokens: [u8; TOKEN_KINDS],
    /// Income of one pair of a guild.
    pub income: [Effect; 5],
    /// Points when the boar income cannot upgrade.
    pub no_upgrade_vp: u8,
    /// The action tiles: base and upgraded side.
    pub tiles: [[TileSide; 2]; 6],
    /// The cards of the decks.
    pub cards: Vec<Printed>,
    /// What the starting house does.
    pub starting_house: Effect,
    /// The birds.
    pub birds: Vec<BirdToken>,
    /// The favours.
    pub favours: Vec<FavourTile>,
    /// The Queen cards.
    pub queens: Vec<Crowned>,
    /// The faces of the starting cards.
    pub starts: Vec<Start>,
    /// The bridge goals.
    pub goals: Vec<GoalFaces>,
    /// The other goal slot of each goal slot's row.
    pub row_partner: [u8; 6],
    /// What both goals of a row give.
    pub row_reward: Effect,
    /// Goal positions in use, by number of players less one.
    pub positions: [Vec<u8>; 4],
    /// The empty-deck tiles.
    pub empty_tiles: Vec<Emptied>,
    /// The solo tiles; rest tiles are the last ones.
    pub solo_tiles: Vec<SoloAct>,
    /// Solo tiles in a turn of Paco & Paca.
    pub solo_per_turn: u8,
    /// Points of a favour of Paco & Paca for each rest tile in play.
    pub solo_favour_vp: u8,
    /// Rest tiles by difficulty.
    pub rest_tiles: [u8; 4],
    /// What is looked up often.
    #[serde(skip)]
    sets: Sets,
    /// What birds and track spaces can bring before a card is paid for.
    #[serde(skip)]
    prospects: prospects::Prospects,
}

/// Costs in one row; cards, birds and slots that belong together, as sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sets {
    costs: [u8; 128],
    guild_cards: [u128; 5],
    guild_queens: [u8; 5],
    colours: [u64; 4],
    token_slots: [u16; TOKEN_KINDS],
    track_slots: [u16; 4],
    goal_least: [[Measures; 2]; 8],
}

impl Components {
    /// Reads and validates a component file.
    pub fn from_toml(text: &str) -> Result<Components, FileError> {
        let file: file::File = bocage_engine::file::read(text)?;
        file.validate(text)
    }

    /// A card. Numbers of things that do not exist mean the first one, here and below.
    #[inline]
    pub fn card(&self, card: Card) -> &Printed {
        self.cards.get(card.index()).unwrap_or(&self.cards[0])
    }

    /// What a card costs.
    #[inline]
    pub fn cost(&self, card: Card) -> u8 {
        self.sets.costs[card.index() & 127]
    }

    /// What a structure does.
    #[inline]
    pub fn structure(&self, structure: Structure) -> Effect {
        structure.card().map_or(self.starting_house, |card| self.card(card).effect)
    }

    /// A bird.
    #[inline]
    pub fn bird(&self, bird: Bird) -> &BirdToken {
        self.birds.get(bird.index()).unwrap_or(&self.birds[0])
    }

    /// A favour.
    #[inline]
    pub fn favour(&self, favour: Favour) -> &FavourTile {
        self.favours.get(favour.index()).unwrap_or(&self.favours[0])
    }

    /// A Queen card.
    #[inline]
    pub fn queen(&self, card: QueenCard) -> &Crowned {
        self.queens.get(card.index()).unwrap_or(&self.queens[0])
    }

    /// A face of a starting card.
    #[inline]
    pub fn start(&self, face: StartFace) -> &Start {
        self.starts.get(face.index()).unwrap_or(&self.starts[0])
    }

    /// A bridge goal.
    #[inline]
    pub fn goal(&self, goal: GoalTile) -> &GoalFaces {
        self.goals.get(goal.index()).unwrap_or(&self.goals[0])
    }

    /// The least of each measure that a side of a goal asks for.
    #[inline]
    pub fn goal_least(&self, goal: GoalTile, hard: bool) -> &Measures {
        &self.sets.goal_least[goal.index() & 7][usize::from(hard)]
    }

    /// An empty-deck tile.
    #[inline]
    pub fn empty_tile(&self, tile: EmptyTile) -> &Emptied {
        self.empty_tiles.get(tile.index()).unwrap_or(&self.empty_tiles[0])
    }

    /// What a solo tile says.
    pub fn solo_tile(&self, tile: SoloTile) -> SoloAct {
        self.solo_tiles.get(tile.index()).copied().unwrap_or(SoloAct::Rest)
    }

    /// A side of an action tile.
    #[inline]
    pub fn tile(&self, tile: Tile, upgraded: bool) -> &TileSide {
        &self.tiles[tile.index()][usize::from(upgraded)]
    }

    /// The last space of the investment track.
    #[inline]
    pub fn invest_end(&self) -> u8 {
        (self.invest_coins.len() - 1) as u8
    }

    /// The number of the decoration place on a space.
    pub fn slot_at(&self, space: Space) -> Option<usize> {
        self.deco_slots.iter().position(|slot| slot.space == space)
    }

    /// The cards of a guild, as a set.
    #[inline]
    pub fn cards_of(&self, guild: Guild) -> u128 {
        self.sets.guild_cards[guild.index()]
    }

    /// The birds of a colour, as a set.
    #[inline]
    pub fn birds_of(&self, colour: Colour) -> u64 {
        self.sets.colours[colour.index()]
    }

    /// The Queen cards of a guild, as a set.
    #[inline]
    pub fn queens_of(&self, guild: Guild) -> u8 {
        self.sets.guild_queens[guild.index()]
    }

    /// The decoration slots that take a token (by [`DecoSlot::token`]), as a set.
    #[inline]
    pub fn slots_for(&self, token: usize) -> u16 {
        self.sets.token_slots[token]
    }

    /// The decoration slots along a track, as a set.
    #[inline]
    pub fn slots_along(&self, track: Resource) -> u16 {
        self.sets.track_slots[track.index()]
    }

    /// Goal positions in use, counted from 0; solo counts as two players (R21).
    pub fn positions(&self, players: u8) -> &[u8] {
        &self.positions[usize::from(players.clamp(1, 4)) - 1]
    }
}
