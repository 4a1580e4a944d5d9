//! Textures of areas and habitats, so that colour is never alone.

use bocage_canvas::Symbol;

use crate::draw::inks;

/// The patch of the creature area.
pub(in crate::draw) static CREATURE_AREA: Symbol = Symbol::texture(
    "ar-ta-creature",
    30.0,
    30.0,
    r#"<path d="M6 6l3 3M9 6 6 9M20 20l3 3M23 20l-3 3" stroke="@arborea-deep" stroke-width="1.2" opacity=".28"/>"#,
);

/// The patch of the tree area.
pub(in crate::draw) static TREE_AREA: Symbol = Symbol::texture(
    "ar-ta-tree",
    30.0,
    30.0,
    r#"<path d="M6 12l3-6 3 6zM20 24l3-6 3 6z" stroke="@leaf-dark" stroke-width="1.2" opacity=".28"/>"#,
);

/// The patch of the ecosystem area.
pub(in crate::draw) static ECOSYSTEM_AREA: Symbol = Symbol::texture(
    "ar-ta-ecosystem",
    30.0,
    30.0,
    r#"<path d="M4 4h7v7H4zM18 18h7v7h-7z" stroke="@arborea-teal" stroke-width="1.2" opacity=".28"/>"#,
)
.with_inks(&[inks::TEAL]);

/// The patch of the water area.
pub(in crate::draw) static WATER_AREA: Symbol = Symbol::texture(
    "ar-ta-water",
    30.0,
    30.0,
    r#"<path d="M3 8q4-3 8 0t8 0M12 22q4-3 8 0t8 0" stroke="@water-dark" stroke-width="1.2" opacity=".28"/>"#,
);

/// The patch of the sponge area.
pub(in crate::draw) static SPONGE_AREA: Symbol = Symbol::texture(
    "ar-ta-sponge",
    30.0,
    30.0,
    r#"<path d="M6 6a2 2 0 1 0 .1 0M20 20a2.5 2.5 0 1 0 .1 0" stroke="@arborea-clay-dark" stroke-width="1.2" opacity=".28"/>"#,
)
.with_inks(&[inks::CLAY_DARK]);

/// The patch of the mushroom area.
pub(in crate::draw) static MUSHROOM_AREA: Symbol = Symbol::texture(
    "ar-ta-mushroom",
    30.0,
    30.0,
    r#"<path d="M4 9a4 4 0 0 1 8 0zM18 24a4 4 0 0 1 8 0z" stroke="@arborea-cap" stroke-width="1.2" opacity=".28"/>"#,
)
.with_inks(&[inks::CAP]);

/// The patch of the flower area.
pub(in crate::draw) static FLOWER_AREA: Symbol = Symbol::texture(
    "ar-ta-flower",
    30.0,
    30.0,
    r#"<path d="M6 4v6M3 7h6M20 17v6M17 20h6" stroke="@arborea-rose-dark" stroke-width="1.2" opacity=".28"/>"#,
)
.with_inks(&[inks::ROSE_DARK]);

/// The patch of the grass area.
pub(in crate::draw) static GRASS_AREA: Symbol = Symbol::texture(
    "ar-ta-grass",
    30.0,
    30.0,
    r#"<path d="M4 10l2-6 2 6M18 24l2-6 2 6" stroke="@arborea-meadow" stroke-width="1.2" opacity=".28"/>"#,
)
.with_inks(&[inks::MEADOW]);

/// A cell of tree.
pub(in crate::draw) static TREE: Symbol = Symbol::texture(
    "ar-th-tree",
    22.0,
    22.0,
    r#"<path d="M4 9l2.5-5 2.5 5zM15 20l2.5-5 2.5 5z" stroke="@tex" stroke-width="1.2" opacity=".26"/>"#,
);

/// A cell of sponge.
pub(in crate::draw) static SPONGE: Symbol = Symbol::texture(
    "ar-th-sponge",
    22.0,
    22.0,
    r#"<path d="M5 4a1.7 1.7 0 1 0 .1 0M16 14a2 2 0 1 0 .1 0" stroke="@tex" stroke-width="1.2" opacity=".26"/>"#,
);

/// A cell of flower.
pub(in crate::draw) static FLOWER: Symbol = Symbol::texture(
    "ar-th-flower",
    22.0,
    22.0,
    r#"<path d="M5 3v5M2.5 5.5h5M16 14v5M13.5 16.5h5" stroke="@tex" stroke-width="1.2" opacity=".26"/>"#,
);

/// A cell of grass.
pub(in crate::draw) static GRASS: Symbol = Symbol::texture(
    "ar-th-grass",
    22.0,
    22.0,
    r#"<path d="M3 8l2-5 2 5M14 19l2-5 2 5" stroke="@tex" stroke-width="1.2" opacity=".26"/>"#,
);

/// A cell of mushroom.
pub(in crate::draw) static MUSHROOM: Symbol = Symbol::texture(
    "ar-th-mushroom",
    22.0,
    22.0,
    r#"<path d="M3 8a3 3 0 0 1 6 0zM14 19a3 3 0 0 1 6 0z" stroke="@tex" stroke-width="1.2" opacity=".26"/>"#,
);

/// A cell of water.
pub(in crate::draw) static WATER: Symbol = Symbol::texture(
    "ar-th-water",
    22.0,
    22.0,
    r#"<path d="M2 6q3-2.5 6 0t6 0M10 17q3-2.5 6 0t6 0" stroke="@tex" stroke-width="1.2" opacity=".26"/>"#,
);

/// A cell of rock.
pub(in crate::draw) static ROCK: Symbol = Symbol::texture(
    "ar-th-rock",
    22.0,
    22.0,
    r#"<path d="M2 9l4-5 4 5M12 20l4-5 4 5" stroke="@tex" stroke-width="1.2" opacity=".26"/>"#,
);

/// What renewal pays for: the gap of a biome tile.
pub(in crate::draw) static GAP: Symbol = Symbol::texture(
    "ar-gap",
    6.0,
    6.0,
    r#"<path d="M0 0h6v6h-6z" fill="@arborea-gap"/>
    <path d="M0 1h6" stroke="@sun" stroke-width="2.5"/>"#,
)
.turned(45.0)
.with_inks(&[inks::GAP]);

/// All of them.
pub(in crate::draw) static ALL: [&Symbol; 16] = [
    &CREATURE_AREA,
    &TREE_AREA,
    &ECOSYSTEM_AREA,
    &WATER_AREA,
    &SPONGE_AREA,
    &MUSHROOM_AREA,
    &FLOWER_AREA,
    &GRASS_AREA,
    &TREE,
    &SPONGE,
    &FLOWER,
    &GRASS,
    &MUSHROOM,
    &WATER,
    &ROCK,
    &GAP,
];
