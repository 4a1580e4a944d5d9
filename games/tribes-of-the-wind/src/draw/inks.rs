//! The inks of this game beyond the shared table, and which of them go with what.

use bocage_canvas::{Ink, Symbol};

use super::{icons, tiles};
use crate::vocabulary::{Color, Element};

macro_rules! inks {
    ($($(#[$doc:meta])* $name:ident $token:literal $light:literal $dark:literal;)*) => {
        $($(#[$doc])* pub(super) const $name: Ink = Ink::local($token, $light, $dark);)*

        /// All of them: the page's style sheet learns them from a symbol.
        pub(super) static ALL: &[Ink] = &[$($name),*];
    };
}

inks! {
    /// Faces and hands.
    SKIN "tribes-skin" "#F0CFA0" "#E0BE90";
    /// Young grass, on icons.
    MEADOW "tribes-meadow" "#C3DAA2" "#A9C088";
    /// The rule and the check of what holds, on cards.
    HELD_LINE "tribes-held-line" "#2F5D3A" "#2F5D3A";
    /// The ground of what holds, on cards.
    HELD "tribes-held" "#D3DFC4" "#CBDABB";
    /// The ground of what does not hold, on cards.
    IDLE "tribes-idle" "#F0ECDB" "#DDD8C6";
    /// Lines and crosses of what does not hold, on cards.
    IDLE_LINE "tribes-idle-line" "#79866F" "#6B7862";
    /// Flames.
    FLAME "tribes-flame" "#E8623F" "#E8623F";
    /// The heart of a flame.
    EMBER "tribes-ember" "#FFD36B" "#FFD36B";
    /// A breath of wind.
    BREEZE "tribes-breeze" "#FFE08A" "#FFE08A";
    /// Steps of a temple.
    STEP "tribes-step" "#CFC6B0" "#BFB6A0";
    /// Shaded plaster.
    PLASTER "tribes-plaster" "#DCD0B0" "#CCC0A0";
    /// Tar of a token.
    TAR "tribes-tar" "#5B5146" "#5B5146";
    /// Acid bubbles.
    ACID "tribes-acid" "#C9D36A" "#C9D36A";
    /// Ruins, lit side.
    RUIN "tribes-ruin" "#D3CBB8" "#A9A28F";
    /// Ruins, shaded side.
    RUIN_SHADE "tribes-ruin-shade" "#BDB39C" "#938A75";
    /// The line of ruins.
    RUIN_LINE "tribes-ruin-line" "#6F6656" "#544D40";
    /// The lawn of a stadium.
    PITCH "tribes-pitch" "#B3C08C" "#8E9A6C";
    /// The rock of the Capital.
    CLIFF "tribes-cliff" "#B49873" "#8E7758";
    /// Gusts in the sky, clouds.
    WISP "tribes-gust" "#FDFEFB" "#47636F";
    /// Polluted ground.
    FOUL "tribes-foul" "#CFC09A" "#978A69";
    /// What is printed on polluted ground.
    SMOG "tribes-smog" "#6B5C3A" "#3F3622";
    /// Clean ground.
    CLEAN "tribes-clean" "#DCE6BC" "#A6B283";
    /// Grass on clean ground.
    GRASS "tribes-grass" "#6E9A4E" "#4A7034";
    /// The cut earth under the terrain.
    SOIL "tribes-soil" "#8A6B4E" "#5D4834";
    /// Cracks in it.
    SOIL_LINE "tribes-soil-line" "#5E4632" "#3E2E20";
    /// Hills far away.
    FAR "tribes-far" "#A9CFCB" "#2A4853";
    /// The sky when the game is over.
    EVENING "tribes-evening" "#E3B7B0" "#2B2438";
    /// Further down.
    EVENING_MIST "tribes-evening-mist" "#F2CBA9" "#3D2C42";
    /// Above the hills.
    EVENING_GLOW "tribes-evening-glow" "#FAE0B2" "#5B3A45";
    /// Hills far away in the evening.
    EVENING_FAR "tribes-evening-far" "#B79AA0" "#43324A";
    /// Dunes.
    DUNE "tribes-dune" "#CDBF93" "#5C5740";
    /// Dunes in front.
    DUNE_2 "tribes-dune-2" "#B3A274" "#4B4632";
    /// Mist over young trees.
    MIST "tribes-mist" "#EAF4EE" "#C9D6CE";
    /// A cell of a small grid.
    GRID "tribes-grid" "#E5E0CC" "#CFCAB6";
    /// Its line.
    GRID_LINE "tribes-grid-line" "#B9B99C" "#A3A388";
    /// Back of fire cards.
    FIRE "tribes-fire" "#D9583B" "#C24E34";
    /// Its pale disc.
    FIRE_LIT "tribes-fire-lit" "#F3A58C" "#E09880";
    /// Back of water cards.
    STREAM "tribes-stream" "#3F86C4" "#3877AE";
    /// Its pale disc.
    STREAM_LIT "tribes-stream-lit" "#A9D2EC" "#9AC2DB";
    /// Back of plant cards.
    PLANT "tribes-plant" "#4E9A4A" "#458842";
    /// Its pale disc.
    PLANT_LIT "tribes-plant-lit" "#A6D08A" "#98C07E";
    /// Back of wind cards.
    WIND "tribes-wind" "#EFC03C" "#DBB038";
    /// Its pale disc.
    WIND_LIT "tribes-wind-lit" "#FBE6A0" "#EBD692";
    /// Violet tiles, forest face.
    VIOLET_LIT "tribes-violet-lit" "#B99ADA" "#A388C2";
    /// Violet trees, and tiles on their village face.
    VIOLET "tribes-violet" "#8A5FB4" "#7C55A2";
    /// Violet in the shade.
    VIOLET_DARK "tribes-violet-dark" "#5A3880" "#503272";
    /// Orange tiles, forest face.
    ORANGE_LIT "tribes-orange-lit" "#F5BE7C" "#DBA96D";
    /// Orange trees, and tiles on their village face.
    ORANGE "tribes-orange" "#DE8A34" "#C97C2F";
    /// Orange in the shade.
    ORANGE_DARK "tribes-orange-dark" "#9E5712" "#8E4E10";
    /// Teal tiles, forest face.
    TEAL_LIT "tribes-teal-lit" "#86D0C5" "#76BAB0";
    /// Teal trees, and tiles on their village face.
    TEAL "tribes-teal" "#2F9F92" "#2A8E83";
    /// Teal in the shade.
    TEAL_DARK "tribes-teal-dark" "#17665D" "#145A52";
}

/// How an element looks: its sign and its two inks.
#[derive(Clone, Copy)]
pub(super) struct Dress {
    /// Its sign.
    pub(super) sign: &'static Symbol,
    /// The back of its cards.
    pub(super) back: Ink,
    /// The disc behind the sign.
    pub(super) disc: Ink,
    /// What is written on the back.
    pub(super) print: Ink,
}

/// How an element looks.
pub(super) fn dress(element: Element) -> Dress {
    let of = |sign, back, disc, print| Dress { sign, back, disc, print };
    match element {
        Element::Fire => of(&icons::FIRE, FIRE, FIRE_LIT, Ink::CASING),
        Element::Water => of(&icons::DROP, STREAM, STREAM_LIT, Ink::CASING),
        Element::Plant => of(&icons::LEAF, PLANT, PLANT_LIT, Ink::CASING),
        Element::Wind => of(&icons::GUST, WIND, WIND_LIT, Ink::PRINT),
    }
}

/// How a colour of tile looks: colours are told by the shape of the trees, too.
#[derive(Clone, Copy)]
pub(super) struct Hue {
    /// Forest face.
    pub(super) lit: Ink,
    /// Village face.
    pub(super) body: Ink,
    /// Edges, pods.
    pub(super) dark: Ink,
    /// One tree.
    pub(super) tree: &'static Symbol,
    /// A forest face without pod and bonuses; 116 by 107.
    pub(super) forest: &'static Symbol,
    /// A village face without house and bonuses.
    pub(super) village: &'static Symbol,
    /// A start tile without its number.
    pub(super) start: &'static Symbol,
    /// A tile of the river; 72 by 86.
    pub(super) small: &'static Symbol,
}

/// How a colour of tile looks.
pub(super) fn hue(color: Color) -> Hue {
    match color {
        Color::Violet => tiles::violet(),
        Color::Orange => tiles::orange(),
        Color::Teal => tiles::teal(),
    }
}
