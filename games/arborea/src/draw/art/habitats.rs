//! Habitats as silhouettes that differ before colour does, and the discs of the biomes.

use bocage_canvas::Symbol;

use crate::draw::inks;

/// A tree.
pub(in crate::draw) static TREE: Symbol = Symbol::drawing(
    "ar-tree",
    24.0,
    24.0,
    r#"<g transform="translate(12 12)">
    <path d="M-1.3 2h2.6v6h-2.6z" fill="@bark" stroke="@pi" stroke-width="1"/>
    <path d="M0-8.5C3.5-8.5 5-6 4.6-4.2 7-3.5 7.2 1 4.5 2.2 2 3.6-2 3.6-4.5 2.2-7.2 1-7-3.5-4.6-4.2-5-6-3.5-8.5 0-8.5Z" fill="@leaf" stroke="@pi" stroke-width="1.2"/>
    <path d="M1-8C3.6-7.5 4.6-5.8 4.2-4 6.5-3 6.5.8 4.2 1.8 3 2.6 1.5 2.9 0 2.9 3-.5 3-5 1-8Z" fill="@leaf-dark"/></g>"#,
);

/// A sponge with holes.
pub(in crate::draw) static SPONGE: Symbol = Symbol::drawing(
    "ar-sponge",
    24.0,
    24.0,
    r#"<g transform="translate(12 12)">
    <path d="M-6.5 6.5C-8.5 2-6.5-1-5-2.5-5.5-6-2.5-8-.5-6 2-8.5 5.5-6.5 4.8-3.2 7.5-1 8 3.5 6 6.5Z" fill="@arborea-clay" stroke="@pi" stroke-width="1.2"/>
    <path d="M2-6.6C5-7 5.2-4.5 4.5-3 7-1 7.3 3.3 5.5 6H1C4 2 4-3 2-6.6Z" fill="@arborea-clay-dark"/>
    <g fill="@arborea-pore" stroke="@pi" stroke-width=".7">
    <circle cx="-2.6" cy="-2.5" r="1.5"/>
    <circle cx="-3.4" cy="2.8" r="1.7"/>
    <circle cx="1.2" cy=".6" r="1.5"/>
    <circle cx="3.6" cy="4" r="1.2"/></g></g>"#,
)
.with_inks(&[inks::CLAY, inks::CLAY_DARK, inks::PORE]);

/// Five petals.
pub(in crate::draw) static FLOWER: Symbol = Symbol::drawing(
    "ar-flower",
    24.0,
    24.0,
    r#"<g transform="translate(12 12)">
    <g fill="@arborea-rose" stroke="@pi" stroke-width="1.1">
    <ellipse cx="0" cy="-4.7" rx="2.9" ry="3.7"/>
    <ellipse cx="0" cy="-4.7" rx="2.9" ry="3.7" transform="rotate(72)"/>
    <ellipse cx="0" cy="-4.7" rx="2.9" ry="3.7" transform="rotate(144)"/>
    <ellipse cx="0" cy="-4.7" rx="2.9" ry="3.7" transform="rotate(216)"/>
    <ellipse cx="0" cy="-4.7" rx="2.9" ry="3.7" transform="rotate(288)"/></g>
    <circle r="2.5" fill="@sun" stroke="@pi" stroke-width="1.1"/></g>"#,
)
.with_inks(&[inks::ROSE]);

/// Three blades.
pub(in crate::draw) static GRASS: Symbol = Symbol::drawing(
    "ar-grass",
    24.0,
    24.0,
    r#"<g transform="translate(12 12)">
    <path d="M-1 7C-2.5 1-4.5-2-7.5-3.5-4.5 .5-4 3.5-4.5 7ZM1.5 7C3-.5 5-3 8-4.5 5.5 0 5 3.5 5 7Z" fill="@arborea-blade" stroke="@pi" stroke-width="1.1"/>
    <path d="M-2.3 7.3C-2.5 0-1.5-5 .5-8.5 2-4.5 2.5 1 2.3 7.3Z" fill="@arborea-blade-lit" stroke="@pi" stroke-width="1.2"/>
    <path d="M.6-7C1.7-3.5 2 1.5 1.9 6.7H.4C1 2 1-3 .6-7Z" fill="@arborea-blade-dark"/></g>"#,
)
.with_inks(&[inks::BLADE, inks::BLADE_DARK, inks::BLADE_LIT]);

/// A spotted cap.
pub(in crate::draw) static MUSHROOM: Symbol = Symbol::drawing(
    "ar-mushroom",
    24.0,
    24.0,
    r#"<g transform="translate(12 12)">
    <path d="M-2.3-.5C-1.8 3-2.3 5-3 7.2H3C2.3 5 1.8 3 2.3-.5Z" fill="@arborea-cream" stroke="@pi" stroke-width="1.1"/>
    <path d="M-8 .8C-8-5-4-8.3 0-8.3S8-5 8 .8C5 2-5 2-8 .8Z" fill="@arborea-cap" stroke="@pi" stroke-width="1.2"/>
    <path d="M2-8C5.5-7 7.5-4 7.5.5 6 1.1 4 1.3 2 1.4 4.5-2 4.3-5.5 2-8Z" fill="@arborea-cap-dark"/>
    <g fill="@arborea-cream">
    <circle cx="-3.6" cy="-2.6" r="1.4"/>
    <circle cx=".3" cy="-5" r="1.2"/>
    <circle cx="4" cy="-1.5" r="1.1"/></g></g>"#,
)
.with_inks(&[inks::CAP, inks::CAP_DARK, inks::CREAM]);

/// A drop.
pub(in crate::draw) static WATER: Symbol = Symbol::drawing(
    "ar-water",
    24.0,
    24.0,
    r#"<g transform="translate(12 12)">
    <path d="M0-8.6C-4-3.5-5.8-1-5.8 2.2A5.8 5.8 0 0 0 5.8 2.2C5.8-1 4-3.5 0-8.6Z" fill="@water" stroke="@pi" stroke-width="1.2"/>
    <path d="M0-7.3C3.5-2.7 5.1-.6 5.1 2.2A5.1 5.1 0 0 1 .8 7.2C3.3 3 3-2 0-7.3Z" fill="@water-dark"/>
    <path d="M-3.3 2.5a3.3 3.3 0 0 0 2 3" fill="none" stroke="@chalk" stroke-width="1.4"/></g>"#,
);

/// Two rocks.
pub(in crate::draw) static ROCK: Symbol = Symbol::drawing(
    "ar-rock",
    24.0,
    24.0,
    r#"<g transform="translate(12 12)">
    <path d="M-8 6 -5-2 -1-5 2-1 5-3 8 6Z" fill="@stone" stroke="@pi" stroke-width="1.2"/>
    <path d="M-1-5 2-1 5-3 7.3 5.4H1L-.5 0Z" fill="@arborea-stone-dark"/></g>"#,
)
.with_inks(&[inks::STONE_DARK]);

/// The symbol "+1 tree": a disc.
pub(in crate::draw) static TREE_DISC: Symbol = Symbol::drawing(
    "ar-k-tree",
    24.0,
    24.0,
    r##"<circle cx="12" cy="12" r="11" fill="@arborea-tree" stroke="@pi" stroke-width="1.5"/>
    <use href="#ar-tree" x=".72" y=".72" width="22.56" height="22.56"/>"##,
)
.needing(&[&TREE])
.with_inks(&[inks::TREE]);

/// The symbol "+1 sponge": a disc.
pub(in crate::draw) static SPONGE_DISC: Symbol = Symbol::drawing(
    "ar-k-sponge",
    24.0,
    24.0,
    r##"<circle cx="12" cy="12" r="11" fill="@arborea-sponge" stroke="@pi" stroke-width="1.5"/>
    <use href="#ar-sponge" x=".72" y=".72" width="22.56" height="22.56"/>"##,
)
.needing(&[&SPONGE])
.with_inks(&[inks::SPONGE]);

/// The symbol "+1 flower": a disc.
pub(in crate::draw) static FLOWER_DISC: Symbol = Symbol::drawing(
    "ar-k-flower",
    24.0,
    24.0,
    r##"<circle cx="12" cy="12" r="11" fill="@arborea-flower" stroke="@pi" stroke-width="1.5"/>
    <use href="#ar-flower" x=".72" y=".72" width="22.56" height="22.56"/>"##,
)
.needing(&[&FLOWER])
.with_inks(&[inks::FLOWER]);

/// The symbol "+1 grass": a disc.
pub(in crate::draw) static GRASS_DISC: Symbol = Symbol::drawing(
    "ar-k-grass",
    24.0,
    24.0,
    r##"<circle cx="12" cy="12" r="11" fill="@arborea-grass" stroke="@pi" stroke-width="1.5"/>
    <use href="#ar-grass" x=".72" y=".72" width="22.56" height="22.56"/>"##,
)
.needing(&[&GRASS])
.with_inks(&[inks::GRASS]);

/// The symbol "+1 mushroom": a disc.
pub(in crate::draw) static MUSHROOM_DISC: Symbol = Symbol::drawing(
    "ar-k-mushroom",
    24.0,
    24.0,
    r##"<circle cx="12" cy="12" r="11" fill="@arborea-mushroom" stroke="@pi" stroke-width="1.5"/>
    <use href="#ar-mushroom" x=".72" y=".72" width="22.56" height="22.56"/>"##,
)
.needing(&[&MUSHROOM])
.with_inks(&[inks::MUSHROOM]);

/// The symbol "+1 water": a disc.
pub(in crate::draw) static WATER_DISC: Symbol = Symbol::drawing(
    "ar-k-water",
    24.0,
    24.0,
    r##"<circle cx="12" cy="12" r="11" fill="@arborea-spring-water" stroke="@pi" stroke-width="1.5"/>
    <use href="#ar-water" x=".72" y=".72" width="22.56" height="22.56"/>"##,
)
.needing(&[&WATER])
.with_inks(&[inks::SPRING_WATER]);

/// All of them.
pub(in crate::draw) static ALL: [&Symbol; 13] = [
    &TREE,
    &SPONGE,
    &FLOWER,
    &GRASS,
    &MUSHROOM,
    &WATER,
    &ROCK,
    &TREE_DISC,
    &SPONGE_DISC,
    &FLOWER_DISC,
    &GRASS_DISC,
    &MUSHROOM_DISC,
    &WATER_DISC,
];
