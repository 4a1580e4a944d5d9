//! The symbols on trails, cards, tiles and Sages: what they do is in `effects/symbols.rs`.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::vocabulary::{Area, Biome, Creature, Kind, Season};

/// One symbol.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Symbol {
    /// Raise a biome (nothing at the top).
    Biome(Biome),
    /// May spend one biome to raise another (R9, R47).
    Convert(Biome, Biome),
    /// May take the top card of a deck into an empty slot.
    TakeCard,
    /// May put the top card of every deck under it.
    Renew,
    /// Take the lowest creature of a column.
    Invite,
    /// The sun moves, a creature comes to the Borderlands, its space pays.
    Attract(Creature),
    /// A gift to any Sage below the top level.
    Gift,
    /// A gift to this Sage.
    GiftTo(Area),
    /// Rewards of the area's Sage (R19).
    #[default]
    Sage,
    /// An untrained villager becomes available.
    Train(Kind),
    /// May put an available villager on a track.
    PlaceVillager,
    /// Advance a track of one's choice.
    AdvanceTrack,
    /// Gain or lose spirit (R10).
    Spirit(i8),
    /// Advance on a season track.
    Season(Season),
}

impl Symbol {
    /// How many numbers there are.
    pub const COUNT: usize = 52;

    /// A number below [`Symbol::COUNT`], for tables; conversions share one.
    #[inline]
    pub const fn number(self) -> usize {
        match self {
            Symbol::Biome(biome) => biome as usize,
            Symbol::Attract(creature) => 6 + creature as usize,
            Symbol::GiftTo(area) => 12 + area as usize,
            Symbol::Season(season) => 20 + season as usize,
            Symbol::Train(kind) => 24 + kind as usize,
            Symbol::Convert(..) => 27,
            Symbol::TakeCard => 28,
            Symbol::Renew => 29,
            Symbol::Invite => 30,
            Symbol::Gift => 31,
            Symbol::Sage => 32,
            Symbol::PlaceVillager => 33,
            Symbol::AdvanceTrack => 34,
            // From -8 to 8.
            Symbol::Spirit(change) => 35 + (change as isize + 8) as usize % 17,
        }
    }

    /// Reads the notation of the component file.
    pub fn from_word(word: &str) -> Option<Symbol> {
        let (kind, arg) = word.split_once(':').unwrap_or((word, ""));
        Some(match (kind, arg) {
            ("take_card", "") => Symbol::TakeCard,
            ("renew", "") => Symbol::Renew,
            ("invite", "") => Symbol::Invite,
            ("gift", "") => Symbol::Gift,
            ("sage", "") => Symbol::Sage,
            ("place_villager", "") => Symbol::PlaceVillager,
            ("advance_track", "") => Symbol::AdvanceTrack,
            ("biome", biome) => Symbol::Biome(Biome::from_word(biome)?),
            ("convert", pair) => {
                let (from, to) = pair.split_once('>')?;
                Symbol::Convert(Biome::from_word(from)?, Biome::from_word(to)?)
            }
            ("attract", creature) => Symbol::Attract(Creature::from_word(creature)?),
            ("gift", area) => Symbol::GiftTo(Area::from_word(area)?),
            ("train", kind) => match Kind::from_word(kind)? {
                Kind::Adult => return None,
                kind => Symbol::Train(kind),
            },
            ("spirit", change) => {
                let number: i8 = change.strip_prefix('+').unwrap_or(change).parse().ok()?;
                if !(-8..=8).contains(&number) || number == 0 {
                    return None;
                }
                Symbol::Spirit(number)
            }
            ("season", season) => Symbol::Season(Season::from_word(season)?),
            _ => return None,
        })
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Symbol::Biome(biome) => write!(f, "biome:{biome}"),
            Symbol::Convert(from, to) => write!(f, "convert:{from}>{to}"),
            Symbol::TakeCard => f.write_str("take_card"),
            Symbol::Renew => f.write_str("renew"),
            Symbol::Invite => f.write_str("invite"),
            Symbol::Attract(creature) => write!(f, "attract:{creature}"),
            Symbol::Gift => f.write_str("gift"),
            Symbol::GiftTo(area) => write!(f, "gift:{area}"),
            Symbol::Sage => f.write_str("sage"),
            Symbol::Train(kind) => write!(f, "train:{kind}"),
            Symbol::PlaceVillager => f.write_str("place_villager"),
            Symbol::AdvanceTrack => f.write_str("advance_track"),
            Symbol::Spirit(change) => write!(f, "spirit:{change:+}"),
            Symbol::Season(season) => write!(f, "season:{season}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_have_numbers_of_their_own() {
        let each = |of: fn(usize) -> Symbol, count: usize| (0..count).map(of).collect::<Vec<_>>();
        let one = [
            Symbol::Convert(Biome::Tree, Biome::Water),
            Symbol::TakeCard,
            Symbol::Renew,
            Symbol::Invite,
            Symbol::Gift,
            Symbol::Sage,
            Symbol::PlaceVillager,
            Symbol::AdvanceTrack,
        ];
        let mut numbers: Vec<usize> = [
            each(|index| Symbol::Biome(Biome::at(index)), 6),
            each(|index| Symbol::Attract(Creature::at(index)), 6),
            each(|index| Symbol::GiftTo(Area::at(index)), 8),
            each(|index| Symbol::Season(Season::at(index)), 4),
            each(|index| Symbol::Train(Kind::at(index)), 3),
            each(|index| Symbol::Spirit(index as i8 - 8), 17),
            one.to_vec(),
        ]
        .concat()
        .into_iter()
        .map(Symbol::number)
        .collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (0..Symbol::COUNT).collect::<Vec<_>>());
    }

    #[test]
    fn symbols_read_back() {
        for word in ["biome:tree", "convert:tree>water", "gift", "gift:tree", "train:elder", "spirit:-2"] {
            assert_eq!(Symbol::from_word(word).map(|symbol| symbol.to_string()).as_deref(), Some(word));
        }
        for word in ["", "biome:rock", "convert:tree", "train:adult", "spirit:9", "spirit:0", "invite:x"] {
            assert_eq!(Symbol::from_word(word), None, "{word}");
        }
    }
}
