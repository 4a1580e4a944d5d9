//! The list of games. A new game is one line in [`games!`] and a feature in `Cargo.toml`: who builds for
//! the browser can leave games out.
//!
//! Games differ in their types, so what is done with "some game" is a [`Visitor`]: code that is
//! written once for every game and compiled for each.

use std::fmt;

use bocage_engine::{FileError, Game, Title};
use bocage_stage::Draw;

/// Something to do with a game, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Title>(self, game: &G) -> Self::Output;
}

/// Something to do with a game and its pictures.
pub trait Illustrator {
    /// What comes of it.
    type Output;

    /// Does it.
    fn illustrate<G: Title + Draw>(self, game: &G) -> Self::Output;
}

macro_rules! games {
    ($($(#[$doc:meta])* $feature:literal $name:ident = $game:ty),+ $(,)?) => {
        /// A game of the catalogue.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum GameId { $($(#[$doc])* #[cfg(feature = $feature)] $name),+ }

        impl GameId {
            /// All games.
            pub const ALL: &'static [GameId] = &[$(#[cfg(feature = $feature)] GameId::$name),+];

            /// The name in URLs, records and on the command line.
            pub const fn id(self) -> &'static str {
                match self { $(#[cfg(feature = $feature)] GameId::$name => <$game as Game>::ID),+ }
            }

            /// Does something with the game as it comes.
            pub fn visit<V: Visitor>(self, visitor: V) -> V::Output {
                match self { $(#[cfg(feature = $feature)] GameId::$name => visitor.visit(<$game as Game>::standard())),+ }
            }

            /// Does something with the game and its pictures.
            pub fn illustrate<I: Illustrator>(self, illustrator: I) -> I::Output {
                match self { $(#[cfg(feature = $feature)] GameId::$name => illustrator.illustrate(<$game as Game>::standard())),+ }
            }

            /// Does something with the game and other components.
            pub fn visit_with<V: Visitor>(self, components: &str, visitor: V) -> Result<V::Output, FileError> {
                match self { $(#[cfg(feature = $feature)] GameId::$name => Ok(visitor.visit(&<$game as Game>::load(components)?))),+ }
            }
        }
    };
}

games! {
    /// Guide villagers on moving tracks, rebuild an ecosystem for its creatures.
    "arborea" Arborea = bocage_arborea::Arborea,
    /// A village, its forest, and the bats that plant it.
    "atiwa" Atiwa = bocage_atiwa::Atiwa,
    /// Make a planet green, by light and shade.
    "evergreen" Evergreen = bocage_evergreen::Evergreen,
    /// Cross seven bridges, win five guilds, and please the Queen.
    "kingdom-crossing" KingdomCrossing = bocage_kingdom_crossing::KingdomCrossing,
    /// Clean the land, plant forests, build villages, and read your neighbours' cards.
    "tribes-of-the-wind" TribesOfTheWind = bocage_tribes_of_the_wind::TribesOfTheWind,
}

impl GameId {
    /// The game with this name.
    pub fn from_id(id: &str) -> Option<GameId> {
        GameId::ALL.iter().copied().find(|game| game.id() == id)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Id;

    impl Visitor for Id {
        type Output = &'static str;

        fn visit<G: Title>(self, _game: &G) -> &'static str {
            G::ID
        }
    }

    #[test]
    fn every_game_is_found_by_its_name() {
        for &game in GameId::ALL {
            assert_eq!(GameId::from_id(game.id()), Some(game));
            assert_eq!(game.visit(Id), game.id());
        }
        assert_eq!(GameId::from_id("chess"), None);
    }

    #[test]
    fn bad_components_are_refused() {
        for &game in GameId::ALL {
            assert!(game.visit_with("[meta]", Id).is_err());
        }
    }
}
