//! Moods: the five games on the same neutrals.
//!
//! Purpose: give each game its sky, land, dark ink and one bright. Invariant: a mood colours scenes
//! and card backs only; panels, buttons, seats and states never change with the game.

use crate::ink::Ink;

/// The mood of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mood {
    /// Clear morning at the wood's edge.
    Evergreen,
    /// Golden late autumn, pilgrims.
    Arborea,
    /// Dusk, fruit bats leaving.
    Atiwa,
    /// Cool river, timber and flags.
    KingdomCrossing,
    /// High wind over sand and ruins.
    TribesOfTheWind,
}

impl Mood {
    /// All five, in the order of the home page.
    pub const ALL: [Mood; 5] =
        [Mood::Evergreen, Mood::Arborea, Mood::Atiwa, Mood::KingdomCrossing, Mood::TribesOfTheWind];

    /// The scene behind the board.
    pub const fn sky(self) -> Ink {
        self.inks()[0]
    }

    /// Its main field.
    pub const fn land(self) -> Ink {
        self.inks()[1]
    }

    /// Its dark ink, for outlines and card backs.
    pub const fn deep(self) -> Ink {
        self.inks()[2]
    }

    /// Its one bright.
    pub const fn accent(self) -> Ink {
        self.inks()[3]
    }

    /// The game's name written on paper: `deep` by day, pale at night.
    pub const fn name_ink(self) -> Ink {
        self.inks()[4]
    }

    const fn inks(self) -> [Ink; 5] {
        match self {
            Mood::Evergreen => [
                Ink::EVERGREEN_SKY,
                Ink::EVERGREEN_LAND,
                Ink::EVERGREEN_DEEP,
                Ink::EVERGREEN_ACCENT,
                Ink::EVERGREEN_NAME,
            ],
            Mood::Arborea => [
                Ink::ARBOREA_SKY,
                Ink::ARBOREA_LAND,
                Ink::ARBOREA_DEEP,
                Ink::ARBOREA_ACCENT,
                Ink::ARBOREA_NAME,
            ],
            Mood::Atiwa => {
                [Ink::ATIWA_SKY, Ink::ATIWA_LAND, Ink::ATIWA_DEEP, Ink::ATIWA_ACCENT, Ink::ATIWA_NAME]
            }
            Mood::KingdomCrossing => [
                Ink::KINGDOM_SKY,
                Ink::KINGDOM_LAND,
                Ink::KINGDOM_DEEP,
                Ink::KINGDOM_ACCENT,
                Ink::KINGDOM_NAME,
            ],
            Mood::TribesOfTheWind => {
                [Ink::TRIBES_SKY, Ink::TRIBES_LAND, Ink::TRIBES_DEEP, Ink::TRIBES_ACCENT, Ink::TRIBES_NAME]
            }
        }
    }
}
