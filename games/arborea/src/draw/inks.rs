//! The colours of this game beyond the shared table. Fields lose a quarter of their light at night;
//! pieces keep their hues.

use bocage_canvas::Ink;

pub(super) const TREE: Ink = Ink::local("arborea-tree", "#9CCB7E", "#7A9E62");
pub(super) const SPONGE: Ink = Ink::local("arborea-sponge", "#F3B257", "#BE8B44");
pub(super) const FLOWER: Ink = Ink::local("arborea-flower", "#F4AFB8", "#BE8890");
pub(super) const GRASS: Ink = Ink::local("arborea-grass", "#DCE07F", "#ACAF63");
pub(super) const MUSHROOM: Ink = Ink::local("arborea-mushroom", "#CFA6C9", "#A1819D");
pub(super) const SPRING_WATER: Ink = Ink::local("arborea-spring-water", "#93C8E6", "#739CB3");
pub(super) const ROCK: Ink = Ink::local("arborea-rock", "#BDB5A6", "#938D81");
pub(super) const CLAY: Ink = Ink::local("arborea-clay", "#E0762B", "#E0762B");
pub(super) const CLAY_DARK: Ink = Ink::local("arborea-clay-dark", "#A84A16", "#A84A16");
pub(super) const PORE: Ink = Ink::local("arborea-pore", "#FFE7B8", "#FFE7B8");
pub(super) const ROSE: Ink = Ink::local("arborea-rose", "#D8455F", "#D8455F");
pub(super) const BLADE: Ink = Ink::local("arborea-blade", "#5B9A3E", "#5B9A3E");
pub(super) const BLADE_LIT: Ink = Ink::local("arborea-blade-lit", "#87BF4F", "#87BF4F");
pub(super) const BLADE_DARK: Ink = Ink::local("arborea-blade-dark", "#3E7A32", "#3E7A32");
pub(super) const CREAM: Ink = Ink::local("arborea-cream", "#FFF6E0", "#FFF6E0");
pub(super) const CAP: Ink = Ink::local("arborea-cap", "#8E3A63", "#8E3A63");
pub(super) const CAP_DARK: Ink = Ink::local("arborea-cap-dark", "#5E2144", "#5E2144");
pub(super) const STONE_DARK: Ink = Ink::local("arborea-stone-dark", "#625D55", "#625D55");
pub(super) const FROG: Ink = Ink::local("arborea-frog", "#6FB04C", "#6FB04C");
pub(super) const FROG_DARK: Ink = Ink::local("arborea-frog-dark", "#356F38", "#356F38");
pub(super) const TOADSTOOL: Ink = Ink::local("arborea-toadstool", "#D24B3A", "#D24B3A");
pub(super) const TOADSTOOL_DARK: Ink = Ink::local("arborea-toadstool-dark", "#8C2328", "#8C2328");
pub(super) const ANTLER: Ink = Ink::local("arborea-antler", "#C99A5B", "#C99A5B");
pub(super) const WORM: Ink = Ink::local("arborea-worm", "#E58F6E", "#E58F6E");
pub(super) const WORM_DARK: Ink = Ink::local("arborea-worm-dark", "#A8503D", "#A8503D");
pub(super) const EAR: Ink = Ink::local("arborea-ear", "#7B6A8C", "#7B6A8C");
pub(super) const HAMSTER: Ink = Ink::local("arborea-hamster", "#5A4A70", "#5A4A70");
pub(super) const HAMSTER_DARK: Ink = Ink::local("arborea-hamster-dark", "#352A4A", "#352A4A");
pub(super) const MUZZLE: Ink = Ink::local("arborea-muzzle", "#EBDDC8", "#EBDDC8");
pub(super) const EYE: Ink = Ink::local("arborea-eye", "#FFE9A8", "#FFE9A8");
pub(super) const REED: Ink = Ink::local("arborea-reed", "#7DAA4B", "#7DAA4B");
pub(super) const CAT: Ink = Ink::local("arborea-cat", "#E0A94C", "#E0A94C");
pub(super) const CAT_DARK: Ink = Ink::local("arborea-cat-dark", "#A4671F", "#A4671F");
pub(super) const ANT: Ink = Ink::local("arborea-ant", "#B3372D", "#B3372D");
pub(super) const ANT_DARK: Ink = Ink::local("arborea-ant-dark", "#701A20", "#701A20");
pub(super) const ANT_LIT: Ink = Ink::local("arborea-ant-lit", "#CE5A3B", "#CE5A3B");
pub(super) const OWL: Ink = Ink::local("arborea-owl", "#8A7BB0", "#8A7BB0");
pub(super) const OWL_DARK: Ink = Ink::local("arborea-owl-dark", "#524377", "#524377");
pub(super) const SKIN: Ink = Ink::local("arborea-skin", "#F6D9B0", "#F6D9B0");
pub(super) const DEED: Ink = Ink::local("arborea-deed", "#F7E3B0", "#C1B189");
pub(super) const ANYONE: Ink = Ink::local("arborea-anyone", "#8A9A86", "#8A9A86");
pub(super) const COST: Ink = Ink::local("arborea-cost", "#B3361F", "#B3361F");
pub(super) const SPRING: Ink = Ink::local("arborea-spring", "#B9DB8E", "#90AB6F");
pub(super) const SUMMER: Ink = Ink::local("arborea-summer", "#FFE08A", "#C7AF6C");
pub(super) const AUTUMN: Ink = Ink::local("arborea-autumn", "#F0B27C", "#BB8B61");
pub(super) const WINTER: Ink = Ink::local("arborea-winter", "#CFE0EA", "#A1AFB7");
pub(super) const MAPLE: Ink = Ink::local("arborea-maple", "#C2502A", "#C2502A");
pub(super) const TEAL: Ink = Ink::local("arborea-teal", "#2F756C", "#2F756C");
pub(super) const ROSE_DARK: Ink = Ink::local("arborea-rose-dark", "#B8324E", "#B8324E");
pub(super) const MEADOW: Ink = Ink::local("arborea-meadow", "#4A7529", "#4A7529");
pub(super) const CREATURE_PATCH: Ink = Ink::local("arborea-creature-patch", "#E9C59A", "#B69A78");
pub(super) const TREE_PATCH: Ink = Ink::local("arborea-tree-patch", "#BBD79C", "#92A87A");
pub(super) const ECOSYSTEM_PATCH: Ink = Ink::local("arborea-ecosystem-patch", "#DCCFA0", "#ACA17D");
pub(super) const WATER_PATCH: Ink = Ink::local("arborea-water-patch", "#B4D7E8", "#8CA8B5");
pub(super) const SPONGE_PATCH: Ink = Ink::local("arborea-sponge-patch", "#F3CC93", "#BE9F73");
pub(super) const MUSHROOM_PATCH: Ink = Ink::local("arborea-mushroom-patch", "#DEC2D7", "#AD97A8");
pub(super) const FLOWER_PATCH: Ink = Ink::local("arborea-flower-patch", "#F3C7CB", "#BE9B9E");
pub(super) const GRASS_PATCH: Ink = Ink::local("arborea-grass-patch", "#DDE09A", "#ACAF78");
pub(super) const GAP: Ink = Ink::local("arborea-gap", "#FBE9A8", "#FBE9A8");
pub(super) const AMBER: Ink = Ink::local("arborea-amber", "#EFC58C", "#BA9A6D");
pub(super) const PARCHMENT: Ink = Ink::local("arborea-parchment", "#F4DDB4", "#BEAC8C");
pub(super) const RUST: Ink = Ink::local("arborea-rust", "#C97F45", "#9D6336");
pub(super) const SAND: Ink = Ink::local("arborea-sand", "#FBF1D9", "#C4BCA9");
pub(super) const PATH: Ink = Ink::local("arborea-path", "#B08A5C", "#896C48");
pub(super) const PLANK: Ink = Ink::local("arborea-plank", "#EBCB95", "#B79E74");
pub(super) const PLANK_PALE: Ink = Ink::local("arborea-plank-pale", "#F6DFA9", "#C0AE84");
pub(super) const PLANK_EDGE: Ink = Ink::local("arborea-plank-edge", "#8A5A30", "#8A5A30");
pub(super) const GRAIN: Ink = Ink::local("arborea-grain", "#B98650", "#B98650");
pub(super) const BRICK: Ink = Ink::local("arborea-brick", "#8C4A3F", "#6D3A31");
pub(super) const LILAC: Ink = Ink::local("arborea-lilac", "#E9DDF0", "#B6ACBB");
pub(super) const DECK_RED: Ink = Ink::local("arborea-deck-red", "#CE3F28", "#CE3F28");
pub(super) const DECK_YELLOW: Ink = Ink::local("arborea-deck-yellow", "#E9B42C", "#E9B42C");
pub(super) const DECK_BLUE: Ink = Ink::local("arborea-deck-blue", "#2C66B8", "#2C66B8");
pub(super) const DECK_VIOLET: Ink = Ink::local("arborea-deck-violet", "#6B4C9A", "#6B4C9A");
pub(super) const DECK_START: Ink = Ink::local("arborea-deck-start", "#7A8C6A", "#7A8C6A");
pub(super) const LOW: Ink = Ink::local("arborea-low", "#E9A08E", "#B67D6F");
pub(super) const LOWER: Ink = Ink::local("arborea-lower", "#F4CDBF", "#BEA095");
pub(super) const MIDDLING: Ink = Ink::local("arborea-middling", "#F0ECDB", "#BBB8AB");
pub(super) const HIGHER: Ink = Ink::local("arborea-higher", "#D3DFC4", "#A5AE99");
pub(super) const HIGH: Ink = Ink::local("arborea-high", "#A9CF8A", "#84A16C");

/// All of them: the page learns them through [`super::art::PALETTE`].
pub(super) const ALL: &[Ink] = &[
    TREE,
    SPONGE,
    FLOWER,
    GRASS,
    MUSHROOM,
    SPRING_WATER,
    ROCK,
    CLAY,
    CLAY_DARK,
    PORE,
    ROSE,
    BLADE,
    BLADE_LIT,
    BLADE_DARK,
    CREAM,
    CAP,
    CAP_DARK,
    STONE_DARK,
    FROG,
    FROG_DARK,
    TOADSTOOL,
    TOADSTOOL_DARK,
    ANTLER,
    WORM,
    WORM_DARK,
    EAR,
    HAMSTER,
    HAMSTER_DARK,
    MUZZLE,
    EYE,
    REED,
    CAT,
    CAT_DARK,
    ANT,
    ANT_DARK,
    ANT_LIT,
    OWL,
    OWL_DARK,
    SKIN,
    DEED,
    ANYONE,
    COST,
    SPRING,
    SUMMER,
    AUTUMN,
    WINTER,
    MAPLE,
    TEAL,
    ROSE_DARK,
    MEADOW,
    CREATURE_PATCH,
    TREE_PATCH,
    ECOSYSTEM_PATCH,
    WATER_PATCH,
    SPONGE_PATCH,
    MUSHROOM_PATCH,
    FLOWER_PATCH,
    GRASS_PATCH,
    GAP,
    AMBER,
    PARCHMENT,
    RUST,
    SAND,
    PATH,
    PLANK,
    PLANK_PALE,
    PLANK_EDGE,
    GRAIN,
    BRICK,
    LILAC,
    DECK_RED,
    DECK_YELLOW,
    DECK_BLUE,
    DECK_VIOLET,
    DECK_START,
    LOW,
    LOWER,
    MIDDLING,
    HIGHER,
    HIGH,
];
