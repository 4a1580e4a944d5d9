//! The decisions of the game, with their notation and stable numbers.
//!
//! The order of the variants is the order in which options are listed.

use std::fmt;
use std::str::FromStr;

use bocage_engine::{Action as EngineAction, NotationError};
use serde::{Deserialize, Serialize};

use crate::vocabulary::{BRIDGES, Bridge, Guild, Region, Resource, Space, Structure, TRACK_END, Tile};

/// Something that pays income.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Item {
    /// A guild with at least one pair of cards.
    Guild(Guild),
    /// A structure.
    Structure(Structure),
}

impl Item {
    /// How many there are.
    pub const COUNT: usize = 5 + Structure::ALL.len();

    /// Its number: guilds first.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Item::Guild(guild) => guild.index(),
            Item::Structure(structure) => 5 + structure.index(),
        }
    }

    /// The item with this number.
    #[inline]
    pub fn from_index(index: usize) -> Option<Item> {
        match index.checked_sub(5) {
            None => Some(Item::Guild(Guild::ALL[index])),
            Some(structure) => Structure::ALL.get(structure).copied().map(Item::Structure),
        }
    }

    /// The word in files and notation.
    pub const fn word(self) -> &'static str {
        match self {
            Item::Guild(guild) => guild.word(),
            Item::Structure(structure) => structure.word(),
        }
    }
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// D1: take a starting pair.
    StartPick(u8),
    /// D2: the investment marker advances.
    Advance,
    /// D2: cash in; the marker goes back to the start.
    Cash,
    /// D3: place a decoration with one symbol.
    PlaceDeco(Space),
    /// D3b: two decorations with one symbol.
    Singles,
    /// D3b: one decoration with two symbols.
    Double(Space),
    /// D4: collect an income.
    Collect(Item),
    /// D5: advance this marker.
    PickResource(Resource),
    /// D6: trigger this structure.
    PickStructure(Structure),
    /// D6: trigger no more.
    Stop,
    /// D7: turn this tile to its upgraded side.
    PickUpgrade(Tile),
    /// D8: rest with a tile.
    Rest(Tile),
    /// D8: work with a tile.
    Work(Tile),
    /// D9: cross a bridge.
    Cross(Bridge),
    /// D9, D10: fly to a region.
    Balloon(Region),
    /// Buy a resource with the trade tile.
    Buy(Resource),
    /// D10: take the card of a slot.
    TakeCard(u8),
    /// Pay for the card.
    Pay,
    /// D11: claim the goal of a goal slot.
    Claim(u8),
    /// D11: nothing more.
    Done,
    /// D12: the income of a guild.
    Guild(Guild),
    /// D12: the income of a structure.
    Structure(Structure),
    /// D13: place a house.
    PlaceHouse(Region),
    /// D14: take an open favour.
    Face(u8),
    /// D14: take a favour from the top of the supply.
    Blind,
    /// D15: take the bird of a slot.
    PickBird(u8),
}

use Action::*;

/// One kind of action: notation, name in the specification, how many objects it can name, and the
/// action for each object.
struct Verb {
    notation: &'static str,
    name: &'static str,
    objects: usize,
    make: fn(usize) -> Action,
}

const fn verb(notation: &'static str, name: &'static str, objects: usize, make: fn(usize) -> Action) -> Verb {
    Verb { notation, name, objects, make }
}

/// Spaces of the four tracks that can be named.
const SPACES: usize = 4 * TRACK_END as usize;

fn space(index: usize) -> Space {
    let end = usize::from(TRACK_END);
    Space { resource: Resource::ALL[index / end], at: (index % end) as u8 + 1 }
}

/// The item with a number below [`Item::COUNT`].
fn item(index: usize) -> Item {
    Item::from_index(index).unwrap_or(Item::Guild(Guild::Fox))
}

/// Every kind of action, in the order of the variants.
const VERBS: [Verb; 26] = [
    verb("start", "startpick", 4, |i| StartPick(i as u8)),
    verb("advance", "advance", 0, |_| Advance),
    verb("cash", "cash", 0, |_| Cash),
    verb("place", "placedeco", SPACES, |i| PlaceDeco(space(i))),
    verb("singles", "singles", 0, |_| Singles),
    verb("double", "double", SPACES, |i| Double(space(i))),
    verb("collect", "collect", Item::COUNT, |i| Collect(item(i))),
    verb("resource", "pickresource", 4, |i| PickResource(Resource::ALL[i])),
    verb("trigger", "pickstructure", Structure::ALL.len(), |i| PickStructure(Structure::ALL[i])),
    verb("stop", "stop", 0, |_| Stop),
    verb("upgrade", "pickupgrade", 6, |i| PickUpgrade(Tile::ALL[i])),
    verb("rest", "rest", 6, |i| Rest(Tile::ALL[i])),
    verb("work", "work", 6, |i| Work(Tile::ALL[i])),
    verb("cross", "cross", BRIDGES, |i| Cross(Bridge(i as u8))),
    verb("fly", "balloon", 4, |i| Balloon(Region::ALL[i])),
    verb("buy", "buy", 4, |i| Buy(Resource::ALL[i])),
    verb("take", "takecard", 10, |i| TakeCard(i as u8)),
    verb("pay", "pay", 0, |_| Pay),
    verb("claim", "claim", 6, |i| Claim(i as u8)),
    verb("done", "done", 0, |_| Done),
    verb("guild", "guild", 5, |i| Action::Guild(crate::vocabulary::Guild::ALL[i])),
    verb("structure", "structure", Structure::ALL.len(), |i| {
        Action::Structure(crate::vocabulary::Structure::ALL[i])
    }),
    verb("house", "placehouse", 4, |i| PlaceHouse(Region::ALL[i])),
    verb("favour", "face", 3, |i| Face(i as u8)),
    verb("blind", "blind", 0, |_| Blind),
    verb("bird", "pickbird", 10, |i| PickBird(i as u8)),
];

/// How many actions a verb makes.
const fn size(verb: &Verb) -> usize {
    if verb.objects == 0 { 1 } else { verb.objects }
}

const fn count() -> usize {
    let (mut sum, mut index) = (0, 0);
    while index < VERBS.len() {
        sum += size(&VERBS[index]);
        index += 1;
    }
    sum
}

/// What an action names, as it is written after the verb.
#[derive(Clone, Copy)]
enum Word {
    None,
    Number(u8),
    Of(&'static str),
    Space(Space),
    Bridge(Bridge),
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Word::None => Ok(()),
            Word::Number(number) => number.fmt(f),
            Word::Of(word) => f.write_str(word),
            Word::Space(space) => space.fmt(f),
            Word::Bridge(bridge) => bridge.fmt(f),
        }
    }
}

impl Action {
    /// The kind of action (position in [`VERBS`]), the number of its object and the object's word. Searches
    /// number actions all the time, so nothing is written here.
    fn parts(self) -> (usize, usize, Word) {
        let on = |space: Space| {
            let index = space.resource.index() * usize::from(TRACK_END) + usize::from(space.at.max(1)) - 1;
            (index, Word::Space(space))
        };
        let number = |number: u8| (usize::from(number), Word::Number(number));
        let none = (0, Word::None);
        let (verb, (index, word)) = match self {
            StartPick(pair) => (0, number(pair)),
            Advance => (1, none),
            Cash => (2, none),
            PlaceDeco(space) => (3, on(space)),
            Singles => (4, none),
            Double(space) => (5, on(space)),
            Collect(item) => (6, (item.index(), Word::Of(item.word()))),
            PickResource(resource) => (7, (resource.index(), Word::Of(resource.word()))),
            PickStructure(structure) => (8, (structure.index(), Word::Of(structure.word()))),
            Stop => (9, none),
            PickUpgrade(tile) => (10, (tile.index(), Word::Of(tile.word()))),
            Rest(tile) => (11, (tile.index(), Word::Of(tile.word()))),
            Work(tile) => (12, (tile.index(), Word::Of(tile.word()))),
            Cross(bridge) => (13, (usize::from(bridge.0), Word::Bridge(bridge))),
            Balloon(region) => (14, (region.index(), Word::Of(region.word()))),
            Buy(resource) => (15, (resource.index(), Word::Of(resource.word()))),
            TakeCard(slot) => (16, number(slot)),
            Pay => (17, none),
            Claim(goal) => (18, number(goal)),
            Done => (19, none),
            Action::Guild(guild) => (20, (guild.index(), Word::Of(guild.word()))),
            Action::Structure(structure) => (21, (structure.index(), Word::Of(structure.word()))),
            PlaceHouse(region) => (22, (region.index(), Word::Of(region.word()))),
            Face(place) => (23, number(place)),
            Blind => (24, none),
            PickBird(slot) => (25, number(slot)),
        };
        (verb, index.min(size(&VERBS[verb]) - 1), word)
    }
}

impl EngineAction for Action {
    const COUNT: usize = count();

    fn index(self) -> usize {
        let (verb, index, _) = self.parts();
        VERBS[..verb].iter().map(size).sum::<usize>() + index
    }

    fn from_index(mut index: usize) -> Option<Self> {
        for verb in &VERBS {
            if index < size(verb) {
                return Some((verb.make)(index));
            }
            index -= size(verb);
        }
        None
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (verb, _, word) = self.parts();
        f.write_str(VERBS[verb].notation)?;
        if matches!(word, Word::None) { Ok(()) } else { write!(f, " {word}") }
    }
}

/// How an action is written.
const EXPECTED: &str = "`start 0`, `advance`, `cash`, `place stone_4`, `singles`, `double wood_8`, \
                        `collect owl`, `resource wood`, `trigger transport_wood`, `stop`, \
                        `upgrade coin_step`, `rest queen`, `work vp_step`, `cross b0`, `fly east`, \
                        `buy food`, `take 8`, `pay`, `claim 0`, `done`, `guild deer`, \
                        `structure starting_house`, `house south`, `favour 1`, `blind`, `bird 5`";

impl FromStr for Action {
    type Err = NotationError;

    /// Reads the notation, and the names of the specification (`PlaceDeco(stone_4)`).
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, EXPECTED);
        let plain = text.trim().to_ascii_lowercase();
        let (word, object) = match plain.split_once([' ', '(']) {
            Some((word, object)) => (word, object.trim_end_matches(')').trim()),
            None => (plain.as_str(), ""),
        };
        let verb = VERBS.iter().find(|verb| verb.notation == word || verb.name == word).ok_or_else(wrong)?;
        let actions = (0..size(verb)).map(verb.make);
        actions.into_iter().find(|action| action.parts().2.to_string() == object).ok_or_else(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_one_number_and_one_notation() {
        let mut before = None;
        for index in 0..Action::COUNT {
            let action = Action::from_index(index).unwrap();
            assert_eq!(action.index(), index, "{action:?}");
            assert_eq!(action.to_string().parse::<Action>(), Ok(action));
            assert!(before < Some(action), "numbers follow the order of the options");
            before = Some(action);
        }
        assert_eq!(Action::from_index(Action::COUNT), None);
    }

    #[test]
    fn names_of_the_specification_are_read_too() {
        assert_eq!("PlaceDeco(stone_9)".parse(), Ok(PlaceDeco(Space { resource: Resource::Stone, at: 9 })));
        assert_eq!("Collect(starting_house)".parse(), Ok(Collect(item(5))));
        assert_eq!("Balloon(east)".parse(), Ok(Balloon(Region::East)));
        assert_eq!("Done".parse(), Ok(Done));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in
            ["", "cross", "cross b7", "take 10", "take -1", "place wood_11", "place wood_04", "done 1", "é"]
        {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
