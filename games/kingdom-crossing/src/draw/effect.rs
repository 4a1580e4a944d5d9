//! Effects, rates and conditions as rows of signs: "+2 wood", "1 coin / fox".
//!
//! The grammar reads left to right; inside it things appear in colour, counts in print.

use bocage_canvas::{Face, Ink, Scene, Symbol, text_width};

use super::art::{goods, guilds, signs};
use super::inks;
use crate::components::{Condition, DecoMode, Effect, Quantity, Rate};
use crate::vocabulary::{Colour, Guild, Kind, Resource};

/// Letters beside signs of size 1, and the gap between signs.
const LETTERS: f64 = 0.84;
const GAP: f64 = 0.08;
/// How far a row may shrink.
const LEAST: f64 = 0.52;
/// Letters that can be read: on the boards of a screen, which are shown a little smaller, and in the small
/// rows of a phone.
const LEGIBLE: (f64, f64) = (13.0, 11.0);
/// Rows smaller than this are those of a phone.
const SMALL: f64 = 16.0;

/// One sign of a row.
#[derive(Clone, Debug)]
enum Token {
    Words(String),
    /// A drawing; those in the current colour take this ink, or that of the words.
    Sign(&'static Symbol, Option<Ink>),
}

/// Signs in a row.
#[derive(Clone, Debug, Default)]
pub(super) struct Row(Vec<Token>);

impl Row {
    /// Words first.
    pub(super) fn words(words: impl Into<String>) -> Self {
        Row::default().then(words)
    }

    /// A sign first.
    pub(super) fn sign(symbol: &'static Symbol) -> Self {
        Row::default().and(symbol)
    }

    /// More words.
    pub(super) fn then(mut self, words: impl Into<String>) -> Self {
        self.0.push(Token::Words(words.into()));
        self
    }

    /// Another sign.
    pub(super) fn and(mut self, symbol: &'static Symbol) -> Self {
        self.0.push(Token::Sign(symbol, None));
        self
    }

    /// A sign in one ink first.
    pub(super) fn tint(symbol: &'static Symbol, ink: Ink) -> Self {
        Row::default().tinted(symbol, ink)
    }

    fn tinted(mut self, symbol: &'static Symbol, ink: Ink) -> Self {
        self.0.push(Token::Sign(symbol, Some(ink)));
        self
    }

    /// Followed by another row.
    pub(super) fn joined(mut self, mut other: Row) -> Self {
        self.0.append(&mut other.0);
        self
    }

    /// How wide it is with signs of that size.
    pub(super) fn width(&self, size: f64) -> f64 {
        self.width_of(size, size * LETTERS)
    }

    fn width_of(&self, size: f64, letters: f64) -> f64 {
        let gaps = self.0.len().saturating_sub(1) as f64 * size * GAP;
        self.0.iter().map(|token| token.width(size, letters)).sum::<f64>() + gaps
    }

    /// The size of signs and of letters with which it fits: where both would have to shrink, letters
    /// stay legible as long as signs can make the room.
    fn fitting(&self, size: f64, room: f64) -> (f64, f64) {
        let natural = self.width(size);
        if natural <= room {
            return (size, size * LETTERS);
        }
        let least = size * LEAST;
        let legible = if size < SMALL { LEGIBLE.1 } else { LEGIBLE.0 };
        let letters = legible.min(size * LETTERS);
        let words = self.width_of(0.0, letters);
        let signs = (room - words) / (self.width_of(1.0, letters) - words).max(0.1);
        if signs >= least && signs < letters / LETTERS {
            return (signs, letters);
        }
        let small = (size * room / natural).max(least);
        (small, small * LETTERS)
    }

    /// Do its numbers, if it has any, stay legible in this room?
    pub(super) fn fits(&self, size: f64, room: f64) -> bool {
        let (_, letters) = self.fitting(size, room);
        let counts = |token: &Token| match token {
            Token::Words(words) => words.chars().any(char::is_numeric),
            Token::Sign(..) => false,
        };
        letters >= LEGIBLE.0.min(size * LETTERS) || !self.0.iter().any(counts)
    }

    /// Draws it around (`cx`, `cy`), smaller where there is less `room`; words in `ink`.
    pub(super) fn draw(&self, s: &mut Scene, (cx, cy): (f64, f64), size: f64, room: f64, ink: Ink) {
        let (size, letters) = self.fitting(size, room);
        let mut x = cx - self.width_of(size, letters) / 2.0;
        for token in &self.0 {
            let width = token.width(size, letters);
            match token {
                Token::Words(words) => {
                    let text = s.text(x + width / 2.0, cy + letters * 0.345, words);
                    text.face(Face::Number).size(letters).middle().fill(ink);
                }
                Token::Sign(symbol, tint) => {
                    s.stamp_centred(symbol, x + width / 2.0, cy, size).color(tint.unwrap_or(ink));
                }
            }
            x += width + size * GAP;
        }
    }
}

impl Token {
    fn width(&self, size: f64, letters: f64) -> f64 {
        match self {
            // Signs such as minus are no wider than a plus.
            Token::Words(words) => {
                let plain: String = words
                    .chars()
                    .map(|letter| if letter.is_alphanumeric() { letter } else { narrow(letter) })
                    .collect();
                text_width(&plain, Face::Number, letters)
            }
            Token::Sign(..) => size,
        }
    }
}

/// A sign as wide as `letter` that the estimate of widths knows.
fn narrow(letter: char) -> char {
    if letter.is_ascii() { letter } else { '+' }
}

/// The same where there is little room: "one for each" loses its one.
pub(super) fn compact(of: Effect) -> Row {
    match of {
        Effect::CoinsPer(rate) if rate.n == 1 => Row::sign(&goods::COIN).joined(each(rate)),
        Effect::VpPer(rate) if rate.n == 1 => Row::sign(&goods::POINTS).joined(each(rate)),
        Effect::ResourcePer(gain, rate) if rate.n == 1 => Row::sign(resource(gain)).joined(each(rate)),
        Effect::ResourceChoicePer(rate) if rate.n == 1 => Row::sign(&goods::ANY).joined(each(rate)),
        Effect::Deco { kind: of, mode: DecoMode::Single, min_paws } => {
            let sign = Row::sign(of.map_or(&goods::DECORATION, kind));
            match min_paws {
                0 => sign,
                paws => Row::words(paws.to_string()).and(&signs::PAW).then(":").joined(sign),
            }
        }
        other => effect(other),
    }
}

/// What an effect gives.
pub(super) fn effect(effect: Effect) -> Row {
    match effect {
        Effect::Coins(n) => Row::words(format!("+{n}")).and(&goods::COIN),
        Effect::Vp(n) => Row::words(format!("+{n}")).and(&goods::POINTS),
        Effect::CoinsPer(rate) => per(rate, &goods::COIN),
        Effect::VpPer(rate) => per(rate, &goods::POINTS),
        Effect::CoinsMinusPaws(base) => {
            Row::words(base.to_string()).and(&goods::COIN).then("−").and(&signs::PAW)
        }
        Effect::Resource(of, n) => Row::words(format!("+{n}")).and(resource(of)),
        Effect::ResourcePer(of, rate) => per(rate, resource(of)),
        Effect::ResourceChoice(n) => Row::words(format!("+{n}")).and(&goods::ANY),
        Effect::ResourceChoiceDistinct(n) => Row::words(format!("{n} ≠")).and(&goods::ANY),
        Effect::ResourceChoicePer(rate) => per(rate, &goods::ANY),
        Effect::Deco { kind: of, mode, min_paws } => decoration(of, mode, min_paws),
        Effect::Invest(1) => Row::sign(&signs::INVEST),
        Effect::Invest(n) => Row::words(format!("{n}×")).and(&signs::INVEST),
        Effect::TriggerStructure { n: 1, .. } => Row::sign(&signs::TRIGGER),
        Effect::TriggerStructure { n, up_to } => {
            Row::words(if up_to { format!("≤{n}") } else { format!("{n}×") }).and(&signs::TRIGGER)
        }
        Effect::UpgradeTile(1) => Row::sign(&signs::UPGRADE),
        Effect::UpgradeTile(n) => Row::words(format!("{n}×")).and(&signs::UPGRADE),
        Effect::Favour(1) => Row::sign(&signs::FAVOUR),
        Effect::Favour(n) => Row::words(format!("{n}×")).and(&signs::FAVOUR),
        Effect::TakeBird => Row::words("+1").and(&signs::BIRD),
    }
}

fn decoration(of: Option<Kind>, mode: DecoMode, min_paws: u8) -> Row {
    let condition = match min_paws {
        0 => Row::default(),
        paws => Row::words(paws.to_string()).and(&signs::PAW).then(":"),
    };
    let amount = match mode {
        DecoMode::Single => "1",
        DecoMode::TwoSinglesOrDouble => "2",
    };
    condition.joined(Row::words(amount).and(of.map_or(&goods::DECORATION, kind)))
}

/// So much of `gain` for each of something.
fn per(rate: Rate, gain: &'static Symbol) -> Row {
    Row::words(rate.n.to_string()).and(gain).joined(each(rate))
}

/// "for each fox".
pub(super) fn each(rate: Rate) -> Row {
    let each = Row::words(if rate.per > 1 { format!("/{}", rate.per) } else { "/".to_owned() });
    each.joined(quantity(rate.of))
}

/// The points of a favour, without saying that they are points: all favours are.
pub(super) fn favour(rate: Rate) -> Row {
    Row::words(rate.n.to_string()).joined(each(rate))
}

fn quantity(of: Quantity) -> Row {
    match of {
        Quantity::Paws => Row::sign(&signs::PAW),
        Quantity::Guild(of) => Row::sign(guild(of)),
        Quantity::Structures => Row::sign(&signs::STRUCTURE),
        Quantity::Buildings => Row::sign(&signs::WORKSHOP),
        Quantity::FlowerSymbols => Row::sign(&goods::FLOWER),
        Quantity::SculptureSymbols => Row::sign(&goods::SCULPTURE),
        Quantity::DecoSymbols => Row::sign(&goods::DECORATION),
        Quantity::DecoPairs => Row::sign(&goods::FLOWER).and(&goods::SCULPTURE),
        Quantity::Birds(None) => Row::sign(&signs::BIRD),
        Quantity::Birds(Some(colour)) => Row::tint(bird(colour), bird_ink(colour)),
        Quantity::Houses => Row::sign(&signs::HOME),
        Quantity::Resource(of) => Row::sign(resource(of)),
        Quantity::ResourceSets => Row::words("4").and(&goods::ANY),
        Quantity::Favours => Row::sign(&signs::FAVOUR),
        Quantity::UpgradedTiles => Row::sign(&signs::UPGRADE),
        Quantity::Goals => Row::sign(&signs::GOAL),
        Quantity::GuildsWith(min) => Row::words(format!("{min}+")).and(&signs::GUILD),
        Quantity::InvestmentVp => Row::sign(&signs::INVEST),
    }
}

/// What a goal asks for.
pub(super) fn condition(condition: Condition) -> Row {
    match condition {
        Condition::Resources(least) => {
            let asked = Resource::ALL.iter().zip(least).filter(|(_, least)| *least > 0);
            asked.fold(Row::default(), |row, (&of, least)| row.then(least.to_string()).and(resource(of)))
        }
        Condition::Decorations(flowers, sculptures) => Row::words(flowers.to_string())
            .and(&goods::FLOWER)
            .then(sculptures.to_string())
            .and(&goods::SCULPTURE),
        Condition::InvestmentBack(steps) => Row::words(format!("←{steps}")).and(&signs::INVEST),
        Condition::Houses(n) => Row::words(n.to_string()).and(&signs::HOME),
        Condition::Structures(n) => Row::words(n.to_string()).and(&signs::STRUCTURE),
        Condition::Birds(n) => Row::words(n.to_string()).and(&signs::BIRD),
    }
}

/// The drawing of a resource.
pub(super) fn resource(of: Resource) -> &'static Symbol {
    match of {
        Resource::Wood => &goods::WOOD,
        Resource::Stone => &goods::STONE,
        Resource::Sap => &goods::SAP,
        Resource::Food => &goods::FOOD,
    }
}

/// The head of a guild.
pub(super) fn guild(of: Guild) -> &'static Symbol {
    match of {
        Guild::Fox => &guilds::FOX,
        Guild::Owl => &guilds::OWL,
        Guild::Bear => &guilds::BEAR,
        Guild::Boar => &guilds::BOAR,
        Guild::Deer => &guilds::DEER,
    }
}

/// The band of a guild's cards.
pub(super) fn guild_ink(of: Guild) -> Ink {
    match of {
        Guild::Fox => inks::FOX,
        Guild::Owl => inks::OWL,
        Guild::Bear => inks::BEAR,
        Guild::Boar => inks::BOAR,
        Guild::Deer => inks::DEER,
    }
}

/// The drawing of a decoration.
pub(super) fn kind(of: Kind) -> &'static Symbol {
    match of {
        Kind::Flower => &goods::FLOWER,
        Kind::Sculpture => &goods::SCULPTURE,
    }
}

/// A bird of one colour: its wing says it without colour, in the pattern of its region.
pub(super) fn bird(of: Colour) -> &'static Symbol {
    match of {
        Colour::Red => &signs::RED_BIRD,
        Colour::Green => &signs::GREEN_BIRD,
        Colour::Yellow => &signs::YELLOW_BIRD,
        Colour::Blue => &signs::BLUE_BIRD,
    }
}

/// The colour of a bird.
pub(super) fn bird_ink(of: Colour) -> Ink {
    match of {
        Colour::Red => inks::RED,
        Colour::Green => inks::GREEN,
        Colour::Yellow => inks::YELLOW,
        Colour::Blue => inks::BLUE,
    }
}
