//! Inks: every colour of Bocage, by day and by night, in one table.
//!
//! Purpose: the single source of the colour tokens. Drawings name an [`Ink`]; the renderer writes its
//! literal value, and [`crate::theme::theme_css`] writes the custom properties and classes of the
//! same table for the page.
//!
//! Invariants: each ink has a value for both themes; names are unique and are valid CSS identifiers.
//! `signal` and `ring` (foxglove) mean "you may act here" and never decorate; no game material uses
//! them. Inks whose two values are equal are deliberate: card print and board rings keep their
//! contrast because what lies under them does not change.
//!
//! Absent: colours outside the table. A game with materials of its own declares them with
//! [`Ink::local`], beside its drawings, and hands the list to `theme_css`.

/// A named colour with its day and night values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ink {
    name: &'static str,
    light: &'static str,
    dark: &'static str,
    local: bool,
}

impl Ink {
    /// An ink that belongs to one game. Prefix the name with the game's (`kingdom-fox`).
    pub const fn local(name: &'static str, light: &'static str, dark: &'static str) -> Self {
        Self { name, light, dark, local: true }
    }

    const fn shared(name: &'static str, light: &'static str, dark: &'static str) -> Self {
        Self { name, light, dark, local: false }
    }

    /// The token's name: `leaf` for the custom property `--leaf` and the class `f-leaf`.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The value by day, `#RRGGBB`.
    pub const fn light(self) -> &'static str {
        self.light
    }

    /// The value at night, `#RRGGBB`.
    pub const fn dark(self) -> &'static str {
        self.dark
    }

    /// Whether a game declared it, rather than the shared table.
    pub const fn is_local(self) -> bool {
        self.local
    }

    /// The shared ink of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|ink| ink.name == name)
    }
}

macro_rules! inks {
    ($($(#[$meta:meta])* $constant:ident $name:literal $light:literal $dark:literal;)*) => {
        impl Ink {
            $($(#[$meta])* pub const $constant: Ink = Ink::shared($name, $light, $dark);)*

            /// The shared table, in the order the page's style sheet lists it.
            pub const ALL: &'static [Ink] = &[$(Ink::$constant),*];
        }
    };
}

inks! {
    /// The page behind everything.
    GROUND "ground" "#DFE5CF" "#131C17";
    /// A panel.
    PAPER "paper" "#FBF8EE" "#1D2922";
    /// An inset in a panel, an empty hole.
    PAPER_2 "paper-2" "#F0ECDB" "#27352C";
    /// Decorative edge of paper; never the only border of a control.
    PAPER_EDGE "paper-edge" "#C4C6A9" "#3F5044";
    /// Text.
    INK "ink" "#1E2B22" "#F1EDDD";
    /// Secondary text.
    INK_2 "ink-2" "#4A5848" "#BEC6B2";
    /// Hints and times.
    INK_3 "ink-3" "#5A6654" "#9CA894";
    /// Meaningful lines, empty holes.
    OUTLINE "outline" "#79866F" "#7C8B7D";

    /// Identity, the current tab.
    HEDGE "hedge" "#2F5D3A" "#8FBF87";
    /// Quiet emphasis: the viewer's row, a track's start.
    HEDGE_SOFT "hedge-soft" "#D3DFC4" "#2C4232";
    /// Text on `hedge`.
    ON_HEDGE "on-hedge" "#FBF8EE" "#131C17";

    /// Foxglove: you may act here.
    SIGNAL "signal" "#83297D" "#E7A3DE";
    /// Foxglove under the pointer.
    SIGNAL_HOVER "signal-hover" "#6A1F66" "#F2C2EB";
    /// Text on `signal`.
    ON_SIGNAL "on-signal" "#FFFFFF" "#131C17";
    /// Pale foxglove, under a selected space.
    SIGNAL_WASH "signal-wash" "#F3DFF0" "#43294A";
    /// Foxglove rings on boards: fields stay light at night, so the ring stays dark.
    RING "ring" "#83297D" "#83297D";
    /// The same under the pointer.
    RING_HOVER "ring-hover" "#6A1F66" "#6A1F66";
    /// A selected board space, under its piece.
    RING_WASH "ring-wash" "#F3DFF0" "#F3DFF0";
    /// White casing around every ring.
    CASING "casing" "#FFFFFF" "#FFFFFF";

    /// Lantern text: a suggestion.
    HINT "hint" "#8A5A00" "#E9BC5A";
    /// Lantern glow.
    HINT_FILL "hint-fill" "#FFD25E" "#E9BC5A";
    /// Dashed gold ring of a suggestion on a board.
    LANTERN "lantern" "#8A5A00" "#8A5A00";
    /// Errors, losing work.
    DANGER "danger" "#B3361F" "#F08A6E";
    /// Ground of an error.
    DANGER_WASH "danger-wash" "#F8DED6" "#4A241B";
    /// Just changed; the next value of a track.
    FRESH "fresh" "#0F6E78" "#6CC7CF";

    /// Poppy.
    SEAT_1 "seat-1" "#CE3F28" "#DB4F37";
    /// Cornflower.
    SEAT_2 "seat-2" "#2C66B8" "#3E77CC";
    /// Broom.
    SEAT_3 "seat-3" "#E9B42C" "#E9B42C";
    /// Sloe.
    SEAT_4 "seat-4" "#2B2740" "#3A3554";
    /// Hawthorn.
    SEAT_5 "seat-5" "#F7F3E8" "#F7F3E8";
    /// Mark printed on poppy.
    SEAT_1_MARK "seat-1-mark" "#FFFFFF" "#FFFFFF";
    /// Mark printed on cornflower.
    SEAT_2_MARK "seat-2-mark" "#FFFFFF" "#FFFFFF";
    /// Mark printed on broom.
    SEAT_3_MARK "seat-3-mark" "#1E2B22" "#1E2B22";
    /// Mark printed on sloe.
    SEAT_4_MARK "seat-4-mark" "#FFFFFF" "#FFFFFF";
    /// Mark printed on hawthorn.
    SEAT_5_MARK "seat-5-mark" "#1E2B22" "#1E2B22";
    /// Rim of every seat disc: stands on any ground.
    SEAT_RIM "seat-rim" "#1E2B22" "#F1EDDD";

    /// Piece ink: the dark outline of everything printed.
    PI "pi" "#1E2B22" "#0E1511";
    /// Leaves, lit side.
    LEAF "leaf" "#4E9A4A" "#4A9149";
    /// Carved strokes in leaves.
    LEAF_LIT "leaf-lit" "#8CC56A" "#83B964";
    /// Leaves, shaded side.
    LEAF_DARK "leaf-dark" "#236040" "#1C5038";
    /// Body of a hedge.
    HEDGE_BODY "hedge-body" "#3C6E44" "#2B5436";
    /// Light on a hedge.
    HEDGE_LIT "hedge-lit" "#79A661" "#527F4B";
    /// Outline of a hedge.
    HEDGE_LINE "hedge-line" "#1E3A28" "#0F2217";
    /// Trunks.
    BARK "bark" "#7A4B2C" "#7A4B2C";
    /// Trunks, shaded side.
    BARK_DARK "bark-dark" "#4E2F1D" "#4E2F1D";
    /// Turned soil.
    SOIL "soil" "#6B4A35" "#4A3427";
    /// Bare dry earth.
    EARTH "earth" "#CDB393" "#8C775E";
    /// Water.
    WATER "water" "#4C93C4" "#3F86B8";
    /// Light on water.
    WATER_LIT "water-lit" "#B5DBEC" "#A3CEE2";
    /// Deep water.
    WATER_DARK "water-dark" "#22608F" "#174C75";
    /// The sun, points in the sun.
    SUN "sun" "#F6C22F" "#F6C22F";
    /// Edge of the sun.
    SUN_EDGE "sun-edge" "#B86E00" "#B86E00";
    /// Berries, warm red.
    BERRY "berry" "#CE3F28" "#CE3F28";
    /// Fertility seeds.
    SEED "seed" "#E39A2C" "#E39A2C";
    /// Dry land, aridity.
    ARID "arid" "#C9A27C" "#C9A27C";
    /// Stone.
    STONE "stone" "#8E8A80" "#8E8A80";
    /// Sawn wood, tokens.
    WOOD "wood" "#C08A52" "#C08A52";
    /// Night blue: shade, holes in the ground.
    NIGHT "night" "#243244" "#243244";
    /// Text and rims on `night`.
    MOONLIGHT "moonlight" "#F1EDDD" "#F1EDDD";
    /// Bottom of a crevice.
    ABYSS "abyss" "#0B1119" "#0B1119";
    /// Cold edges in a crevice.
    CRACK "crack" "#8FA0AE" "#8FA0AE";
    /// Petals, lit side.
    PETAL "petal" "#F2B3B6" "#DE9CA0";
    /// Petals, shaded side.
    PETAL_DARK "petal-dark" "#C9606B" "#AE525C";
    /// Face of a card.
    CARD "card" "#FFFDF5" "#E9E4D3";
    /// Where the paper shows through: pills, roundels, white cuts.
    CUT "cut" "#FFFDF5" "#F4EFDF";
    /// Print on cards and pills, which stay light at night.
    PRINT "print" "#1E2B22" "#1E2B22";
    /// Secondary print on cards.
    PRINT_2 "print-2" "#3C4A3B" "#3C4A3B";
    /// Cast shadows.
    SHADOW "shadow" "#16233F" "#0B1220";
    /// Pure black, for shaded faces at low opacity.
    BLACK "black" "#000000" "#000000";

    /// Sky behind a board, default mood.
    SKY "sky" "#CFE4E4" "#1E3140";
    /// A second band of sky.
    SKY_2 "sky-2" "#BEDADD" "#25404F";
    /// Sun rays across the sky.
    RAY "ray" "#FBE9A8" "#4B5A4C";
    /// Field of snow.
    SNOW "snow" "#EAF3F4" "#BFCFD6";
    /// Field of swamp.
    SWAMP "swamp" "#4C8577" "#396B60";
    /// Field of rock.
    ROCK "rock" "#B09A78" "#8C7B5E";
    /// Field of flowers.
    FLOWERS "flowers" "#F6B0B6" "#CE8C94";
    /// Field of wheat.
    WHEAT "wheat" "#F3D355" "#CDAE42";
    /// Field of grass.
    GRASSLAND "grassland" "#AED67A" "#88AB5B";
    /// Textures printed on fields.
    TEX "tex" "#1E2B22" "#0E1511";
    /// Flakes on snow.
    FLAKE "flake" "#6F93A8" "#52788F";
    /// Hearts of blossoms.
    POLLEN "pollen" "#9C3A44" "#7E2C36";
    /// Furrows in wheat.
    FURROW "furrow" "#8A5A00" "#6E4800";
    /// Pale strokes in textures.
    CHALK "chalk" "#FFFFFF" "#F4EFDF";

    /// Evergreen: clear morning sky.
    EVERGREEN_SKY "evergreen-sky" "#CFE4E4" "#1E3140";
    /// Evergreen: meadow.
    EVERGREEN_LAND "evergreen-land" "#AED67A" "#88AB5B";
    /// Evergreen: dark ink.
    EVERGREEN_DEEP "evergreen-deep" "#1F5A39" "#1F5A39";
    /// Evergreen: its bright.
    EVERGREEN_ACCENT "evergreen-accent" "#F3D355" "#CDAE42";
    /// Evergreen: its name written on paper.
    EVERGREEN_NAME "evergreen-name" "#1F5A39" "#8FBF87";
    /// Arborea: golden autumn sky.
    ARBOREA_SKY "arborea-sky" "#F4DDB4" "#3B2E27";
    /// Arborea: fallen leaves.
    ARBOREA_LAND "arborea-land" "#DE9A56" "#A87442";
    /// Arborea: dark ink.
    ARBOREA_DEEP "arborea-deep" "#6A2C3B" "#6A2C3B";
    /// Arborea: its bright.
    ARBOREA_ACCENT "arborea-accent" "#4E9C92" "#46897F";
    /// Arborea: its name written on paper.
    ARBOREA_NAME "arborea-name" "#6A2C3B" "#E5AAB6";
    /// Atiwa: dusk sky.
    ATIWA_SKY "atiwa-sky" "#F3BE86" "#2F2441";
    /// Atiwa: hills.
    ATIWA_LAND "atiwa-land" "#8C9A45" "#6B7637";
    /// Atiwa: dark ink.
    ATIWA_DEEP "atiwa-deep" "#3A2A52" "#3A2A52";
    /// Atiwa: its bright.
    ATIWA_ACCENT "atiwa-accent" "#E5764A" "#CC6A43";
    /// Atiwa: its name written on paper.
    ATIWA_NAME "atiwa-name" "#3A2A52" "#C9B3EE";
    /// Kingdom Crossing: cool river sky.
    KINGDOM_SKY "kingdom-sky" "#D3E4EE" "#1B3242";
    /// Kingdom Crossing: banks.
    KINGDOM_LAND "kingdom-land" "#8DBBA6" "#6C9180";
    /// Kingdom Crossing: dark ink.
    KINGDOM_DEEP "kingdom-deep" "#1E4D62" "#1E4D62";
    /// Kingdom Crossing: its bright.
    KINGDOM_ACCENT "kingdom-accent" "#C98A3C" "#B17B38";
    /// Kingdom Crossing: its name written on paper.
    KINGDOM_NAME "kingdom-name" "#1E4D62" "#8CC3DC";
    /// Tribes of the Wind: high sky.
    TRIBES_SKY "tribes-sky" "#C4E3E8" "#1F3A48";
    /// Tribes of the Wind: sand.
    TRIBES_LAND "tribes-land" "#EADFC2" "#B8AB88";
    /// Tribes of the Wind: dark ink.
    TRIBES_DEEP "tribes-deep" "#2D5873" "#2D5873";
    /// Tribes of the Wind: its bright.
    TRIBES_ACCENT "tribes-accent" "#E2725B" "#C9664F";
    /// Tribes of the Wind: its name written on paper.
    TRIBES_NAME "tribes-name" "#2D5873" "#8CC3DA";
}
