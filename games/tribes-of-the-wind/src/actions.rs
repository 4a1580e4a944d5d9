//! The decisions of the game, with their notation and stable numbers.
//!
//! The order of the variants is the order in which options are listed, and the order of [`KINDS`].

use std::fmt;
use std::str::FromStr;

use bocage_engine::{Action as EngineAction, NotationError};
use serde::{Deserialize, Serialize};

use crate::vocabulary::{
    Board, CARDS, CELLS, Card, Cell, GUIDE_CARDS, GuideCard, NODES, Node, Temple, VILLAGE_CARDS, VillageCard,
    VillageSide,
};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Setup: take a board (R29).
    ChooseBoard(Board),
    /// Setup: keep this one of two village cards (R53).
    KeepVillageCard(VillageCard),
    /// Play an element card by one of its lines.
    PlayCard(Card, u8),
    /// Discard three cards and place a temple.
    PlaceTemple,
    /// Build a village on the tile of this cell.
    BuildVillage(Cell),
    /// Discard three cards and nothing else (R4).
    DiscardThree,
    /// Use the power of a guide card.
    UsePower(GuideCard),
    /// Discard these three cards, in the order of their numbers.
    DiscardSet([Card; 3]),
    /// Place this temple.
    ChooseTemple(Temple),
    /// Place no temple after all.
    DeclineTemple,
    /// Place the temple on the tile of this cell.
    TempleTile(Cell),
    /// Use the first or the second alternative.
    ChooseAlternative(u8),
    /// Resolve this part of the pool next.
    ChoosePart(u8),
    /// Remove a token from this cell.
    RemovePollution(Cell),
    /// Take one water for one unit.
    FlexWater,
    /// Take water for all units that are left.
    FlexRestWater,
    /// Move a rider by one step.
    MoveRider(Node, Node),
    /// Move no more riders.
    StopMoving,
    /// Take this forest tile: a slot of the river, or 4 for the top of the stack.
    TakeForestTile(u8),
    /// Buy no forest tile.
    DeclineForest,
    /// Place the forest tile on this cell.
    PlaceForestTile(Cell),
    /// Catapult a rider from here.
    CatapultFrom(Node),
    /// Catapult nobody (any more).
    DeclineCatapult,
    /// Catapult the rider to the tile of this cell.
    CatapultTo(Cell),
    /// Remove all tokens from this cell.
    ClearCell(Cell),
    /// Clear no cell.
    DeclineClear,
    /// Take the village card in this slot of the river.
    TakeVillageCard(u8),
    /// Use this side of the village card.
    ChooseSide(VillageSide),
    /// Give up this tucked card for the new one.
    ReplaceTucked(VillageCard),
    /// Use no power any more.
    EndAction,
    /// Draw from this slot of the river, or 4 for the deck.
    DrawElement(u8),
    /// Activate this guide card.
    ChooseGuideCard(GuideCard),
}

use Action::*;

/// The choice that means the top of the stack or of the deck.
pub const TOP: u8 = 4;

/// Ways to choose three cards of all.
const TRIPLES: usize = CARDS * (CARDS - 1) * (CARDS - 2) / 6;

/// Each kind of action: notation, name in the rules, how many there are.
const KINDS: [(&str, &str, usize); 32] = [
    ("board", "chooseboard", 5),
    ("keep", "keepvillagecard", VILLAGE_CARDS),
    ("play", "playcard", CARDS * 3),
    ("temple", "placetemple", 1),
    ("build", "buildvillage", CELLS),
    ("discard-three", "discardthree", 1),
    ("power", "usepower", GUIDE_CARDS),
    ("discard", "discardset", TRIPLES),
    ("choose-temple", "choosetemple", 4),
    ("decline-temple", "declinetemple", 1),
    ("temple-on", "templetile", CELLS),
    ("alternative", "choosealternative", 2),
    ("part", "choosepart", 16),
    ("clean", "removepollution", CELLS),
    ("flex-water", "flexwater", 1),
    ("flex-rest", "flexrestwater", 1),
    ("move", "moverider", NODES * NODES),
    ("stop", "stopmoving", 1),
    ("take", "takeforesttile", 5),
    ("decline-forest", "declineforest", 1),
    ("plant", "placeforesttile", CELLS),
    ("catapult", "catapultfrom", NODES),
    ("decline-catapult", "declinecatapult", 1),
    ("land", "catapultto", CELLS),
    ("clear", "clearcell", CELLS),
    ("decline-clear", "declineclear", 1),
    ("village-card", "takevillagecard", 4),
    ("side", "villageside", 2),
    ("replace", "replacetucked", VILLAGE_CARDS),
    ("end", "endaction", 1),
    ("draw", "drawelement", 5),
    ("guide", "chooseguidecard", GUIDE_CARDS),
];

/// The number of three cards in ascending order: combinations counted by their highest card first.
fn triple_number([first, second, third]: [Card; 3]) -> usize {
    let (a, b, c) = (first.index(), second.index(), third.index());
    c * c.saturating_sub(1) * c.saturating_sub(2) / 6 + b * b.saturating_sub(1) / 2 + a
}

fn triple(mut number: usize) -> [Card; 3] {
    let highest = |below: usize, count: &dyn Fn(usize) -> usize, number: usize| {
        (0..below).rev().find(|&card| count(card) <= number).unwrap_or_default()
    };
    let threes = |card: usize| card * card.saturating_sub(1) * card.saturating_sub(2) / 6;
    let third = highest(CARDS, &threes, number);
    number -= threes(third);
    let twos = |card: usize| card * card.saturating_sub(1) / 2;
    let second = highest(third, &twos, number);
    number -= twos(second);
    [Card(number as u8), Card(second as u8), Card(third as u8)]
}

impl Action {
    /// The kind, and the number within it.
    fn split(self) -> (usize, usize) {
        match self {
            ChooseBoard(board) => (0, board.index()),
            KeepVillageCard(card) => (1, card.index()),
            PlayCard(card, line) => (2, card.index() * 3 + usize::from(line % 3)),
            PlaceTemple => (3, 0),
            BuildVillage(cell) => (4, cell.index()),
            DiscardThree => (5, 0),
            UsePower(guide) => (6, guide.index()),
            DiscardSet(cards) => (7, triple_number(cards)),
            ChooseTemple(temple) => (8, temple.index()),
            DeclineTemple => (9, 0),
            TempleTile(cell) => (10, cell.index()),
            ChooseAlternative(which) => (11, usize::from(which)),
            ChoosePart(part) => (12, usize::from(part)),
            RemovePollution(cell) => (13, cell.index()),
            FlexWater => (14, 0),
            FlexRestWater => (15, 0),
            MoveRider(from, to) => (16, from.index() * NODES + to.index()),
            StopMoving => (17, 0),
            TakeForestTile(choice) => (18, usize::from(choice)),
            DeclineForest => (19, 0),
            PlaceForestTile(cell) => (20, cell.index()),
            CatapultFrom(node) => (21, node.index()),
            DeclineCatapult => (22, 0),
            CatapultTo(cell) => (23, cell.index()),
            ClearCell(cell) => (24, cell.index()),
            DeclineClear => (25, 0),
            TakeVillageCard(slot) => (26, usize::from(slot)),
            ChooseSide(side) => (27, side.index()),
            ReplaceTucked(card) => (28, card.index()),
            EndAction => (29, 0),
            DrawElement(source) => (30, usize::from(source)),
            ChooseGuideCard(guide) => (31, guide.index()),
        }
    }

    fn join(kind: usize, number: usize) -> Option<Action> {
        let small = u8::try_from(number % 256).unwrap_or_default();
        let cell = Cell(small);
        Some(match kind {
            0 => ChooseBoard(*Board::ALL.get(number)?),
            1 => KeepVillageCard(VillageCard(small)),
            2 => PlayCard(Card((number / 3) as u8), (number % 3) as u8),
            3 => PlaceTemple,
            4 => BuildVillage(cell),
            5 => DiscardThree,
            6 => UsePower(GuideCard(small)),
            7 => DiscardSet(triple(number)),
            8 => ChooseTemple(*Temple::ALL.get(number)?),
            9 => DeclineTemple,
            10 => TempleTile(cell),
            11 => ChooseAlternative(small),
            12 => ChoosePart(small),
            13 => RemovePollution(cell),
            14 => FlexWater,
            15 => FlexRestWater,
            16 => MoveRider(Node((number / NODES) as u8), Node((number % NODES) as u8)),
            17 => StopMoving,
            18 => TakeForestTile(small),
            19 => DeclineForest,
            20 => PlaceForestTile(cell),
            21 => CatapultFrom(Node(small)),
            22 => DeclineCatapult,
            23 => CatapultTo(cell),
            24 => ClearCell(cell),
            25 => DeclineClear,
            26 => TakeVillageCard(small),
            27 => ChooseSide(*VillageSide::ALL.get(number)?),
            28 => ReplaceTucked(VillageCard(small)),
            29 => EndAction,
            30 => DrawElement(small),
            31 => ChooseGuideCard(GuideCard(small)),
            _ => return None,
        })
    }

    /// What follows the verb in the notation.
    fn object(self) -> String {
        let or_top = |number: u8, top: &str| if number == TOP { top.to_owned() } else { number.to_string() };
        match self {
            ChooseBoard(board) => board.to_string(),
            KeepVillageCard(card) | ReplaceTucked(card) => card.to_string(),
            PlayCard(card, line) => format!("{card} {line}"),
            UsePower(guide) | ChooseGuideCard(guide) => guide.to_string(),
            DiscardSet([a, b, c]) => format!("{a} {b} {c}"),
            ChooseTemple(temple) => temple.to_string(),
            BuildVillage(cell)
            | TempleTile(cell)
            | RemovePollution(cell)
            | PlaceForestTile(cell)
            | CatapultTo(cell)
            | ClearCell(cell) => cell.to_string(),
            ChooseAlternative(number) | ChoosePart(number) | TakeVillageCard(number) => number.to_string(),
            MoveRider(from, to) => format!("{from} {to}"),
            TakeForestTile(choice) => or_top(choice, "stack"),
            DrawElement(source) => or_top(source, "deck"),
            CatapultFrom(node) => node.to_string(),
            ChooseSide(side) => side.to_string(),
            PlaceTemple | DiscardThree | DeclineTemple | FlexWater | FlexRestWater | StopMoving
            | DeclineForest | DeclineCatapult | DeclineClear | EndAction => String::new(),
        }
    }

    /// An action from the words after its verb.
    fn read(kind: usize, words: &[&str]) -> Option<Action> {
        let number = |word: &str| word.parse::<usize>().ok().filter(|&number| number < KINDS[kind].2);
        match (kind, words) {
            (0, [word]) => Board::from_word(word).map(ChooseBoard),
            (1 | 28, [word]) => Action::join(kind, word.parse::<VillageCard>().ok()?.index()),
            (2, [card, line]) => {
                let line = line.parse::<usize>().ok().filter(|&line| line < 3)?;
                Action::join(kind, card.parse::<Card>().ok()?.index() * 3 + line)
            }
            (6 | 31, [word]) => Action::join(kind, word.parse::<GuideCard>().ok()?.index()),
            (7, [a, b, c]) => {
                let mut cards: [Card; 3] = [a.parse().ok()?, b.parse().ok()?, c.parse().ok()?];
                cards.sort_unstable();
                (cards[0] < cards[1] && cards[1] < cards[2]).then_some(DiscardSet(cards))
            }
            (8, [word]) => Temple::from_word(word).map(ChooseTemple),
            (4 | 10 | 13 | 20 | 23 | 24, [word]) => Action::join(kind, word.parse::<Cell>().ok()?.index()),
            (16, [from, to]) => Some(MoveRider(from.parse().ok()?, to.parse().ok()?)),
            (18, ["stack"]) | (30, ["deck"]) => Action::join(kind, TOP.into()),
            (11 | 12 | 18 | 26 | 30, [word]) => Action::join(kind, number(word)?),
            (21, [word]) => Some(CatapultFrom(word.parse().ok()?)),
            (27, [word]) => VillageSide::from_word(word).map(ChooseSide),
            (3 | 5 | 9 | 14 | 15 | 17 | 19 | 22 | 25 | 29, []) => Action::join(kind, 0),
            _ => None,
        }
    }
}

impl EngineAction for Action {
    const COUNT: usize = {
        let (mut sum, mut kind) = (0, 0);
        while kind < KINDS.len() {
            sum += KINDS[kind].2;
            kind += 1;
        }
        sum
    };

    fn index(self) -> usize {
        let (kind, number) = self.split();
        KINDS[..kind].iter().map(|(_, _, count)| count).sum::<usize>() + number
    }

    fn from_index(mut index: usize) -> Option<Self> {
        for (kind, (_, _, count)) in KINDS.iter().enumerate() {
            if index < *count {
                return Action::join(kind, index);
            }
            index -= count;
        }
        None
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = KINDS[self.split().0].0;
        let object = self.object();
        if object.is_empty() { f.write_str(verb) } else { write!(f, "{verb} {object}") }
    }
}

/// How an action is written.
const EXPECTED: &str = "`play P04 1`, `temple`, `build b2`, \
                        `discard F02 W05 P04`, `move cap a1`, `clean c3`, `take 2`, `plant b1`, \
                        `catapult cap`, `land b1`, `village-card 0`, `side left`, `draw deck`, `guide GC11`, \
                        `end`";

impl FromStr for Action {
    type Err = NotationError;

    /// Reads the notation, and the names of the rules (`PlayCard{P04, line 1}`).
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, EXPECTED);
        let plain = text.trim().to_ascii_lowercase();
        let (verb, object) = plain.split_once([' ', '(', '{']).unwrap_or((&plain, ""));
        let kind = KINDS.iter().position(|(notation, name, _)| *notation == verb || *name == verb);
        let words: Vec<&str> = object
            .split([' ', ',', '(', ')', '{', '}'])
            .filter(|word| !word.is_empty() && *word != "line")
            .collect();
        kind.and_then(|kind| Action::read(kind, &words)).ok_or_else(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_one_number_and_one_notation() {
        for index in 0..Action::COUNT {
            let action = Action::from_index(index).unwrap();
            assert_eq!(action.index(), index, "{action:?}");
            assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        }
        assert_eq!(Action::from_index(Action::COUNT), None);
    }

    #[test]
    fn names_of_the_rules_are_read_too() {
        assert_eq!("PlayCard{P04, line 1}".parse(), Ok(PlayCard(Card(43), 1)));
        assert_eq!("MoveRider{CAP, A1}".parse(), Ok(MoveRider(Node::CAPITAL, Node(0))));
        assert_eq!("VillageSide{left}".parse(), Ok(ChooseSide(VillageSide::Left)));
        assert_eq!("DrawElement(4)".parse(), Ok(DrawElement(TOP)));
        assert_eq!("discard P04 F02 W05".parse(), Ok(DiscardSet([Card(1), Card(24), Card(43)])));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "play",
            "play P21 0",
            "play P04 3",
            "discard F01 F01 F02",
            "build e1",
            "move a1",
            "take 5",
            "end b2",
            "board water",
            "side up",
            "part 16",
            "draw -1",
            "é",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
