//! The decisions of the game, with their notation and stable numbers.
//!
//! The order of the variants is the order in which options are listed: what brings something first,
//! what ends something last, and among payments those that cost the fewest points first.

use std::fmt;
use std::str::FromStr;

use bocage_engine::{Action as EngineAction, NotationError};
use serde::{Deserialize, Serialize};

use crate::state::MAX_SLOTS;
use crate::vocabulary::{CELLS, COORDS, Cell, Coord, Piece, Space};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Decide the rest of a step as it is suggested (R39).
    AsSuggested,
    /// W1: put a worker on a space.
    PlaceWorker(Space),
    /// Gain a piece and put it on a cell.
    Place(Piece, Cell),
    /// Gain a tree with a fruit on it.
    PlaceTreeWithFruit(Cell),
    /// Gain a tree with a fruit, but without the fruit (R30).
    PlaceTreeAlone(Cell),
    /// Put a bat into an empty house.
    PlaceBatInHouse(Cell),
    /// Train a family.
    Train(Cell),
    /// Choose one of the options of the space.
    Choose(u8),
    /// Draw a terrain card.
    DrawTerrain,
    /// Take the open terrain card of a slot.
    TakeTerrain(u8),
    /// Pay for the effects of the space.
    PayThen,
    /// Pay for one of the exchanges of the space.
    Exchange(u8),
    /// Buy the location of the space.
    BuyLocation,
    /// W2a: place the card in hand.
    PlaceCard(Coord),
    /// W2b: train the new family at once; the bat stays.
    TrainNow,
    /// W2b: the bat goes back to the stock.
    ReturnBat,
    /// W2c: spend a tree.
    SpendTree(Cell),
    /// W3: do the bat action.
    StartBatAction,
    /// W3a: this bat leaves for the night; M4s: this bat is eaten.
    PickBat(Cell),
    /// W3b: spend a fruit.
    PickFruit(Cell),
    /// M4: eat a wild animal.
    PayWildAnimal(Cell),
    /// M4: eat a fruit.
    PayFruit(Cell),
    /// M4: eat a bat.
    PayBat(Cell),
    /// M4: pay gold for food.
    PayGold,
    /// M4: eat a goat.
    PayGoat(Cell),
    /// M5: breed a piece and put it on a cell.
    Breed(Piece, Cell),
    /// W2: drop what is left of the space.
    Finish,
    /// M2: let no more of this grow.
    Stop,
    /// M5: breed no more.
    Done,
    /// W3: end the turn.
    EndTurn,
}

use Action::*;

/// Notation, name in the rules, constructor.
type OnCell = (&'static str, &'static str, fn(Cell) -> Action);

/// Actions on a cell.
const ON_CELLS: [OnCell; 11] = [
    ("plant", "placetreewithfruit", PlaceTreeWithFruit),
    ("plant-alone", "placetreealone", PlaceTreeAlone),
    ("roost", "placebatinhouse", PlaceBatInHouse),
    ("train", "train", Train),
    ("spend", "spendtree", SpendTree),
    ("bat", "pickbat", PickBat),
    ("fruit", "pickfruit", PickFruit),
    ("eat-wild", "paywildanimal", PayWildAnimal),
    ("eat-fruit", "payfruit", PayFruit),
    ("eat-bat", "paybat", PayBat),
    ("eat-goat", "paygoat", PayGoat),
];

/// Notation, constructor.
type OnPiece = (&'static str, fn(Piece, Cell) -> Action);

/// Actions with a piece and a cell.
const ON_PIECES: [OnPiece; 2] = [("place", Place), ("breed", Breed)];

/// Notation, name in the rules, constructor.
type Numbered = (&'static str, &'static str, fn(u8) -> Action);

/// Actions with a small number.
const NUMBERED: [Numbered; 3] =
    [("choose", "choose", Choose), ("take", "taketerrain", TakeTerrain), ("exchange", "exchange", Exchange)];

/// Actions that name nothing: notation, name in the rules, action.
const PLAIN: [(&str, &str, Action); 12] = [
    ("draw", "drawterrain", DrawTerrain),
    ("pay", "paythen", PayThen),
    ("buy", "buylocation", BuyLocation),
    ("train-now", "trainnow", TrainNow),
    ("return-bat", "returnbat", ReturnBat),
    ("bat-action", "startbataction", StartBatAction),
    ("eat-gold", "paygold", PayGold),
    ("finish", "finish", Finish),
    ("stop", "stop", Stop),
    ("done", "done", Done),
    ("end", "endturn", EndTurn),
    ("suggested", "assuggested", AsSuggested),
];

// The stable numbers, one group after the other.
const SPACES: usize = 30;
const AT_CELLS: usize = SPACES;
const AT_PIECES: usize = AT_CELLS + ON_CELLS.len() * CELLS;
const AT_COORDS: usize = AT_PIECES + ON_PIECES.len() * 6 * CELLS;
const AT_NUMBERED: usize = AT_COORDS + COORDS;
const AT_PLAIN: usize = AT_NUMBERED + NUMBERED.len() * MAX_SLOTS;

impl Action {
    /// The cell that the action is about.
    pub fn cell(self) -> Option<Cell> {
        match self {
            Place(_, cell) | Breed(_, cell) => Some(cell),
            PlaceTreeWithFruit(cell)
            | PlaceTreeAlone(cell)
            | PlaceBatInHouse(cell)
            | Train(cell)
            | SpendTree(cell)
            | PickBat(cell)
            | PickFruit(cell)
            | PayWildAnimal(cell)
            | PayFruit(cell)
            | PayBat(cell)
            | PayGoat(cell) => Some(cell),
            _ => None,
        }
    }

    /// The piece that the action gains, if it says so.
    pub fn piece(self) -> Option<Piece> {
        match self {
            Place(piece, _) | Breed(piece, _) => Some(piece),
            PlaceTreeWithFruit(_) | PlaceTreeAlone(_) => Some(Piece::Tree),
            PlaceBatInHouse(_) => Some(Piece::Bat),
            _ => None,
        }
    }

    fn numbered(self) -> Option<(usize, u8)> {
        match self {
            Choose(number) => Some((0, number)),
            TakeTerrain(number) => Some((1, number)),
            Exchange(number) => Some((2, number)),
            _ => None,
        }
    }

    /// Which row of [`ON_CELLS`] an action on a cell has.
    fn on_cell(self) -> Option<(usize, Cell)> {
        let cell = self.cell()?;
        ON_CELLS.iter().position(|(_, _, make)| make(cell) == self).map(|which| (which, cell))
    }

    fn plain(self) -> usize {
        PLAIN.iter().position(|&(_, _, action)| action == self).unwrap_or_default()
    }
}

impl EngineAction for Action {
    const COUNT: usize = AT_PLAIN + PLAIN.len();

    fn index(self) -> usize {
        let on_piece = |which: usize, piece: Piece, cell: Cell| {
            AT_PIECES + (which * 6 + piece.index()) * CELLS + usize::from(cell.0)
        };
        match self {
            PlaceWorker(space) => space.index(),
            Place(piece, cell) => on_piece(0, piece, cell),
            Breed(piece, cell) => on_piece(1, piece, cell),
            PlaceCard(coord) => AT_COORDS + usize::from(coord.0),
            action => match (action.on_cell(), action.numbered()) {
                (Some((which, cell)), _) => AT_CELLS + which * CELLS + usize::from(cell.0),
                (_, Some((which, number))) => {
                    AT_NUMBERED + which * MAX_SLOTS + usize::from(number) % MAX_SLOTS
                }
                _ => AT_PLAIN + action.plain(),
            },
        }
    }

    fn from_index(index: usize) -> Option<Self> {
        if index < AT_CELLS {
            return Space::ALL.get(index).map(|&space| PlaceWorker(space));
        }
        if index < AT_PIECES {
            let (which, cell) = ((index - AT_CELLS) / CELLS, (index - AT_CELLS) % CELLS);
            return ON_CELLS.get(which).map(|(_, _, make)| make(Cell(cell as u16)));
        }
        if index < AT_COORDS {
            let (which, cell) = ((index - AT_PIECES) / CELLS, (index - AT_PIECES) % CELLS);
            let (_, make) = ON_PIECES.get(which / 6)?;
            return Some(make(Piece::ALL[which % 6], Cell(cell as u16)));
        }
        if index < AT_NUMBERED {
            return Some(PlaceCard(Coord((index - AT_COORDS) as u8)));
        }
        if index < AT_PLAIN {
            let (which, number) = ((index - AT_NUMBERED) / MAX_SLOTS, (index - AT_NUMBERED) % MAX_SLOTS);
            return NUMBERED.get(which).map(|(_, _, make)| make(number as u8));
        }
        PLAIN.get(index - AT_PLAIN).map(|&(_, _, action)| action)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            PlaceWorker(space) => write!(f, "work {space}"),
            Place(piece, cell) => write!(f, "place {piece} {cell}"),
            Breed(piece, cell) => write!(f, "breed {piece} {cell}"),
            PlaceCard(coord) => write!(f, "card {coord}"),
            action => match (action.on_cell(), action.numbered()) {
                (Some((which, cell)), _) => write!(f, "{} {cell}", ON_CELLS[which].0),
                (_, Some((which, number))) => write!(f, "{} {}", NUMBERED[which].0, number + 1),
                _ => f.write_str(PLAIN[action.plain()].0),
            },
        }
    }
}

/// How an action is written.
const EXPECTED: &str = "`work farm_left`, `place tree c1.3`, `plant c1.3`, `plant-alone c1.3`, `roost c1.5`, \
                        `train c1.8`, `choose 1`, `draw`, `take 1`, `pay`, `exchange 1`, `buy`, `card b1`, \
                        `train-now`, `return-bat`, `spend c1.3`, `bat-action`, `bat c1.2`, `fruit c1.3`, \
                        `eat-wild c1.4`, `eat-fruit c1.3`, `eat-bat c1.2`, `eat-gold`, `eat-goat c1.6`, \
                        `breed bat c1.2`, `suggested`, `finish`, `stop`, `done`, `end`";

impl FromStr for Action {
    type Err = NotationError;

    /// Reads the notation, and the names of the rules (`PickBat c1.2`).
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::new(text, EXPECTED);
        let plain = text.trim().to_ascii_lowercase();
        let mut words = plain.split_whitespace();
        let (verb, object, more) = (words.next().unwrap_or_default(), words.next(), words.next());
        if words.next().is_some() {
            return Err(wrong());
        }
        let found = match (object, more) {
            (None, _) => named(&PLAIN, verb),
            (Some(object), None) => on_object(verb, object),
            (Some(piece), Some(cell)) => ON_PIECES
                .iter()
                .find(|(notation, _)| *notation == verb)
                .and_then(|(_, make)| Some(make(Piece::from_word(piece)?, cell.parse().ok()?))),
        };
        found.ok_or_else(wrong)
    }
}

/// What a word means, in the notation or in the rules.
fn named<T: Copy>(list: &[(&str, &str, T)], verb: &str) -> Option<T> {
    list.iter().find(|(notation, name, _)| *notation == verb || *name == verb).map(|&(_, _, what)| what)
}

fn on_object(verb: &str, object: &str) -> Option<Action> {
    match verb {
        "work" | "placeworker" => Space::from_word(object).map(PlaceWorker),
        "card" | "placecard" => object.parse().ok().map(PlaceCard),
        _ => {
            if let Some(make) = named(&NUMBERED, verb) {
                // Numbers count from 1, as people do.
                return match object.as_bytes() {
                    [digit @ b'1'..=b'4'] => Some(make(digit - b'1')),
                    _ => None,
                };
            }
            named(&ON_CELLS, verb).and_then(|make| object.parse().ok().map(make))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_one_number_and_one_notation() {
        assert_eq!(SPACES, Space::ALL.len());
        for index in 0..Action::COUNT {
            let action = Action::from_index(index).unwrap();
            assert_eq!(action.index(), index, "{action:?}");
            assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        }
        assert_eq!(Action::from_index(Action::COUNT), None);
    }

    #[test]
    fn names_of_the_rules_are_read_too() {
        assert_eq!("PickBat c1.2".parse(), Ok(PickBat(Cell::new(Coord::START, 1))));
        assert_eq!("EndTurn".parse(), Ok(EndTurn));
        assert_eq!(" PlaceWorker  Farm_Left ".parse(), Ok(PlaceWorker(Space::FarmLeft)));
    }

    #[test]
    fn other_texts_are_refused() {
        let texts =
            ["", "place", "place tree", "place rock c1.1", "plant c1", "take 0", "take 5", "work moon"];
        for text in texts.iter().chain(&["end c1.1", "card e1", "breed bat c1.2 c1.3", "é"]) {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
