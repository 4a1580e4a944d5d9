//! Plants and what grows on a board: sprout, trees, bush, lake, bud, and the tokens of the soil.
//!
//! Invariants: 64 box, foot at y 58, lamp top left; silhouettes differ before colour does.
//! Stages of growth: two leaves, a drop on a trunk, a three-tier fir.

use crate::symbol::Symbol;

/// Two leaves in a clod of soil.
pub static SPROUT: Symbol = Symbol::piece(
    "p-sprout",
    r#"<ellipse cx="32" cy="57" rx="14" ry="4" fill="@soil" stroke="@pi" stroke-width="2"/>
    <path d="M32 57C32 50 31.5 46 32 40" fill="none" stroke="@pi" stroke-width="6"/>
    <path d="M32 57C32 50 31.5 46 32 40" fill="none" stroke="@leaf" stroke-width="2.6"/>
    <path d="M32 44C22 45 15 39 14 30 24 28 32 34 32 44Z" fill="@leaf-lit" stroke="@pi" stroke-width="2.2"/>
    <path d="M32 42C32 31 39 24 50 24 51 35 43 43 32 42Z" fill="@leaf" stroke="@pi" stroke-width="2.2"/>
    <path d="M32 42C38 38 43 33 50 24 51 35 43 43 32 42Z" fill="@leaf-dark"/>
    <path d="M18 33C23 35 28 39 31 43" fill="none" stroke="@pi" stroke-width="1.2" opacity=".6"/>"#,
)
.centred_at(0.62);

/// A drop-shaped tree.
pub static SMALL_TREE: Symbol = Symbol::piece(
    "p-small",
    r#"<path d="M29.5 48h5v10h-5z" fill="@bark" stroke="@pi" stroke-width="2.2"/>
    <path d="M32 14C40 24 46.5 31 46 40 45.5 49 39.5 53 32 53S18.5 49 18 40C17.5 31 24 24 32 14Z" fill="@leaf" stroke="@pi" stroke-width="2.4"/>
    <path d="M32 15.5C40 25 45.3 31 44.9 40 44.5 48.4 39 51.8 32 51.8 38 44 39 30 32 15.5Z" fill="@leaf-dark"/>
    <g fill="none" stroke="@leaf-lit" stroke-width="2.2">
      <path d="M29 24C26 28 24 31 23 34"/>
      <path d="M30.5 31C27 36 25 39 24 44"/>
      <path d="M32 40C30 44 29 46 27.5 48.5"/>
    </g>"#,
).centred_at(0.55);

/// A three-tier fir, taller than its box.
pub static BIG_TREE: Symbol = Symbol::piece(
    "p-big",
    r#"<path d="M28.5 46h7v12h-7z" fill="@bark" stroke="@pi" stroke-width="2.2"/>
    <path d="M32 46h3.5v12H32z" fill="@bark-dark"/>
    <path d="M32-8 43 9.5 39 10 49 26 44.5 27 55 47Q44 52 32 52 20 52 9 47L19.5 27 15 26 25 10 21 9.5Z" fill="@leaf" stroke="@pi" stroke-width="2.6"/>
    <path d="M32-6.5 41 8.6 36.8 9.8 47 25.3 42 26.6 53 46.3Q44 50.6 33 50.8 37 40 34 29L37 26 32.5 12Z" fill="@leaf-dark"/>
    <g fill="none" stroke="@leaf-lit" stroke-width="2.2">
      <path d="M29 3 25.5 8.5"/>
      <path d="M29 13 22 23.5M31 20 28 25"/>
      <path d="M25 29 15.5 44.5M29 31 22 46.5M32 36 29 48"/>
    </g>"#,
).centred_at(0.46);

/// Low and wide, with white berries.
pub static BUSH: Symbol = Symbol::piece(
    "p-bush",
    r#"<path d="M10 57C4 51 7 42 15 41 16 31 27 28 33 34 40 28 51 32 50 41 58 43 60 52 54 57Z" fill="@hedge-lit" stroke="@pi" stroke-width="2.4"/>
    <path d="M22 56C34 55 38 46 34 36 41 30 49.5 33 48.6 42 56.5 43.5 58.2 51.5 53.4 55.9Z" fill="@hedge-body"/>
    <g fill="none" stroke="@pi" stroke-width="1.4" opacity=".65">
      <path d="M15 49Q19 44 24 48"/>
      <path d="M22 40Q26 36 30 40"/>
      <path d="M40 50Q44 45 49 49"/>
    </g><g fill="@cut" stroke="@pi" stroke-width="1.2">
    <circle cx="20" cy="45" r="2.7"/>
    <circle cx="29" cy="50" r="2.7"/>
    <circle cx="32" cy="40" r="2.7"/>
    <circle cx="43" cy="42" r="2.7"/>
    <circle cx="48" cy="52" r="2.7"/>
    </g>"#,
).centred_at(0.69);

/// A flat lake with two reeds.
pub static LAKE: Symbol = Symbol::piece(
    "p-lake",
    r#"<path d="M30 22C46 20 61 27 61 38 61 50 47 56 31 55.5 15 55 3 49 3 38 3 27 16 23.5 30 22Z" fill="@water" stroke="@pi" stroke-width="2.4"/>
    <path d="M5 41C8 49 18 53.5 31 54 46 54.5 59 49 59.7 39 56 46 45 49 32 49 19 49 9 47 5 41Z" fill="@water-dark"/>
    <g fill="none" stroke="@water-lit" stroke-width="2.4">
      <path d="M14 34q4-3 8 0t8 0"/>
      <path d="M34 30q4-3 8 0t8 0"/>
      <path d="M27 42q4-3 8 0t8 0"/>
    </g><g fill="none" stroke="@pi" stroke-width="2">
    <path d="M10 30C10 24 9 20 8 17M14 28C14 22 15 18 17 15"/>
    </g><path d="M6.6 18.5l2.8-5 1 5.5zM16 17l3.2-5-.2 6z" fill="@bark" stroke="@pi" stroke-width="1.2"/>"#,
).centred_at(0.555);

/// A closed pink bud in its leaves.
pub static BUD: Symbol = Symbol::piece(
    "p-bud",
    r#"<path d="M32 60V46" stroke="@pi" stroke-width="6"/>
    <path d="M32 60V46" stroke="@leaf" stroke-width="2.6"/>
    <path d="M32 6C44 18 48 28 46 38 44 46 38 50 32 50S20 46 18 38C16 28 20 18 32 6Z" fill="@petal" stroke="@pi" stroke-width="2.4"/>
    <path d="M32 7.5C43 18.5 46.8 28 44.9 37.7 43 45 37.6 48.8 32 48.8 38 36 38 20 32 7.5Z" fill="@petal-dark"/>
    <path d="M32 52C20 52 13 44 14 30 22 33 28 39 32 52ZM32 52C44 52 51 44 50 30 42 33 36 39 32 52Z" fill="@leaf" stroke="@pi" stroke-width="2.2"/>
    <path d="M33.5 50.8C43.4 50 49.8 43.2 49 31.6 46 40 40 46.4 33.5 50.8Z" fill="@leaf-dark"/>"#,
)
.centred_at(0.53);

/// A fertility seed: an amber drop with a seedling cut in it.
pub static SEED: Symbol = Symbol::drawing(
    "p-seed",
    24.0,
    24.0,
    r#"<path d="M12 1C18 7.5 20.5 11.5 20.5 16A8.5 7.5 0 0 1 3.5 16C3.5 11.5 6 7.5 12 1Z" fill="@seed" stroke="@print" stroke-width="1.8"/>
    <path d="M12 1C18 7.5 20.5 11.5 20.5 16A8.5 7.5 0 0 1 12 23.5C17 17 16 8 12 1Z" fill="@black" opacity=".22"/>
    <path d="M12 20V12M12 15C9 15 8 13.5 7.8 11 10.5 11 12 12.5 12 15ZM12 13C12 10.5 13.5 9 16.2 9 16.2 11.5 14.5 13 12 13Z" fill="@cut" stroke="@print" stroke-width="1"/>"#,
);

/// Aridity: a cracked diamond.
pub static ARID: Symbol = Symbol::drawing(
    "p-arid",
    24.0,
    24.0,
    r#"<path d="M12 .5 23.5 12 12 23.5.5 12Z" fill="@arid" stroke="@print" stroke-width="1.8"/>
    <path d="M12 1 10.5 8 14.5 12 10 16 11.5 23M14.5 12 20 11M10.5 8 5.5 8.5M10 16 6 17" fill="none" stroke="@print" stroke-width="1.5"/>"#,
);

/// All of them.
pub static ALL: [&Symbol; 8] = [&SPROUT, &SMALL_TREE, &BIG_TREE, &BUSH, &LAKE, &BUD, &SEED, &ARID];
