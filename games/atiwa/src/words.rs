//! What the game says: prompts, choices and events as messages for the locale files.

mod choices;
mod happenings;
mod offers;
mod prompts;
mod suggestions;

use bocage_engine::{Language, Message, Seat, Speak};

use crate::Atiwa;
use crate::actions::Action;
use crate::components::Measure;
use crate::events::Event;
use crate::state::{Phase, Public, Side};
use crate::vocabulary::{Card, Cell, Challenge, Colour, Piece, Space, Tile};

/// The numerals of the rounds.
pub(crate) const NUMERALS: [&str; 7] = ["I", "II", "III", "IV", "V", "VI", "VII"];

/// A word of the vocabulary as part of a message name.
fn part(word: &str) -> String {
    word.replace('_', "-")
}

/// The name of a piece.
pub fn piece(piece: Piece) -> Message {
    Message::named(format!("piece-{}", part(piece.word())))
}

/// Not one of a piece, as in "no goat".
pub fn none(piece: Piece) -> Message {
    Message::named(format!("none-{}", part(piece.word())))
}

/// The name of a kind of piece, in the plural.
pub fn pieces(piece: Piece) -> Message {
    Message::named(format!("pieces-{}", part(piece.word())))
}

/// So many pieces.
pub fn amount(piece: Piece, count: u8) -> Message {
    Message::named(format!("amount-{}", part(piece.word()))).with("count", count)
}

/// So much gold.
pub fn gold(count: impl Into<u16>) -> Message {
    Message::new("amount-gold").with("count", count.into())
}

/// The name of an action space.
pub fn space(space: Space) -> Message {
    Message::named(format!("space-{}", part(space.word())))
}

/// The name of a tile.
pub fn tile(tile: Tile) -> Message {
    Message::named(format!("tile-{}", part(tile.word())))
}

/// The name of a card.
pub fn card(card: Card) -> Message {
    Message::named(format!("card-{}", card.word()))
}

/// The name of a challenge; without one, of the solo game.
pub fn challenge(challenge: Option<Challenge>) -> Message {
    Message::named(format!("challenge-{}", part(challenge.map_or("none", Challenge::word))))
}

/// What a challenge is about, in a sentence.
pub fn challenge_line(challenge: Option<Challenge>) -> Message {
    Message::named(format!("challenge-{}-line", part(challenge.map_or("none", Challenge::word))))
}

/// The name of a worker's colour in the solo game.
pub fn colour(colour: Colour) -> Message {
    Message::named(format!("colour-{colour}"))
}

/// What a goal counts, as it follows a number.
pub fn measure(measure: Measure, value: i32) -> Message {
    let named = match measure {
        Measure::Points => Message::new("measure-points"),
        Measure::Bats => Message::new("measure-bats"),
        Measure::Families => Message::new("measure-families"),
        Measure::Gold => Message::new("measure-gold"),
        Measure::Pollution => Message::new("measure-pollution"),
        Measure::Cards(location) => {
            Message::new("measure-cards").with("card", card(Card::location(location)))
        }
    };
    named.with("value", value)
}

/// A cell with its card, as in "c1.3 (Village)", and what stands there.
pub fn place(side: &Side, cell: Cell) -> Message {
    let Some(plot) = side.tableau.plot(cell.card()) else {
        return Message::new("at-nothing").with("cell", cell.to_string());
    };
    let key = if plot.of(Piece::Tree) & cell.bit() != 0 {
        "at-tree"
    } else if plot.of(Piece::Family) & cell.bit() != 0 {
        "at-family"
    } else {
        "at-cell"
    };
    Message::new(key).with("cell", cell.to_string()).with("card", card(plot.card))
}

impl Speak for Atiwa {
    fn locale(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../locales/en.ftl"),
            Language::Fr => include_str!("../locales/fr.ftl"),
        }
    }

    fn prompt(&self, public: &Public, _own: &(), seat: Seat) -> Message {
        self.ask(public, seat)
    }

    fn say_action(&self, public: &Public, seat: Seat, action: Action) -> Message {
        self.say_choice(public, seat, action)
    }

    fn say_event(&self, event: &Event) -> Message {
        self.tell(event)
    }

    fn say_result(&self, public: &Public) -> Option<Message> {
        (public.solo() && public.phase == Phase::End).then(|| self.solo_result(public))
    }
}
