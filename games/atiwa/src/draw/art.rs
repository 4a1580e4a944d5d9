//! The materials of Atiwa: inks, pieces and prints.
//!
//! Pieces keep their hues at night; boards, cards and skies lose light. What is printed on boards stays
//! dark, so these grounds stay light enough for it.

pub(crate) mod pieces;
pub(crate) mod prints;

use bocage_canvas::{Ink, Symbol};

/// Every ink of the game.
#[rustfmt::skip]
pub(crate) static INKS: &[Ink] = &[
    TRUNK, CROWN, CROWN_DARK, CROWN_LIT, MANGO, MANGO_DARK, MANGO_LIT, BAT, BAT_LINE, HALO, ANTELOPE,
    ANTELOPE_DARK, CREAM, GOAT, GOAT_SHADE, GOAT_EAR, BEARD, HORN, CLAY, CLAY_DARK, TEAL, TEAL_DARK,
    GOLD_SHADE, GOLD_EDGE, GOLD_LINE, SMOKE, SMOKE_DARK, SMOKE_LIT, WALL, WALL_DARK, THATCH,
    THATCH_DARK, DRUM, DRUM_DARK, HIDE, NATURE, NATURE_LEAF, NATURE_LINE, SAND, SPACE, NOW, TILE, GRAIN,
    LINE, IVORY, CELL, HOUSE, RUIN, BLANK, GONE, TERRAIN, PLACE, PLACE_EDGE, SUPPLY, HOLE, BEHIND, DUSK,
    EMBER, EVENING, HILL, MEADOW, SETTING, MOON, NIGHT, NIGHT_HILL, WING, EARTH, LOSS, BLUSH, PAST,
];

/// Trunks.
pub(crate) const TRUNK: Ink = Ink::local("atiwa-trunk", "#6A3F4A", "#6A3F4A");
/// Crowns, lit side.
pub(crate) const CROWN: Ink = Ink::local("atiwa-crown", "#6F9A3B", "#6F9A3B");
/// Crowns, shaded side.
pub(crate) const CROWN_DARK: Ink = Ink::local("atiwa-crown-dark", "#3F6A30", "#3F6A30");
/// Carved strokes in crowns.
pub(crate) const CROWN_LIT: Ink = Ink::local("atiwa-crown-lit", "#A9C765", "#A9C765");
/// Fruit, lit side.
pub(crate) const MANGO: Ink = Ink::local("atiwa-mango", "#F08A2E", "#F08A2E");
/// Fruit, shaded side.
pub(crate) const MANGO_DARK: Ink = Ink::local("atiwa-mango-dark", "#CE4A28", "#CE4A28");
/// Light on fruit.
pub(crate) const MANGO_LIT: Ink = Ink::local("atiwa-mango-lit", "#FFD27A", "#FFD27A");
/// Bats, lit wing.
pub(crate) const BAT: Ink = Ink::local("atiwa-bat", "#4F4A8E", "#4F4A8E");
/// Outline of bats and of the night.
pub(crate) const BAT_LINE: Ink = Ink::local("atiwa-bat-line", "#1B1230", "#1B1230");
/// Pale casing of bats, and words on the night.
pub(crate) const HALO: Ink = Ink::local("atiwa-halo", "#FFF6E4", "#FFF6E4");
/// Wild animals, lit side.
pub(crate) const ANTELOPE: Ink = Ink::local("atiwa-antelope", "#C8743A", "#C8743A");
/// Wild animals, shaded side.
pub(crate) const ANTELOPE_DARK: Ink = Ink::local("atiwa-antelope-dark", "#8A4527", "#8A4527");
/// Stripes and bands.
pub(crate) const CREAM: Ink = Ink::local("atiwa-cream", "#FBE7C4", "#FBE7C4");
/// Goats.
pub(crate) const GOAT: Ink = Ink::local("atiwa-goat", "#FFF8E6", "#FFF8E6");
/// Goats, shaded side.
pub(crate) const GOAT_SHADE: Ink = Ink::local("atiwa-goat-shade", "#D9C199", "#D9C199");
/// Ears.
pub(crate) const GOAT_EAR: Ink = Ink::local("atiwa-goat-ear", "#EBD8B4", "#EBD8B4");
/// Beards.
pub(crate) const BEARD: Ink = Ink::local("atiwa-beard", "#E2CDA8", "#E2CDA8");
/// Horns.
pub(crate) const HORN: Ink = Ink::local("atiwa-horn", "#8A7558", "#8A7558");
/// Families that are not trained.
pub(crate) const CLAY: Ink = Ink::local("atiwa-clay", "#D9905A", "#D9905A");
/// The same, shaded side.
pub(crate) const CLAY_DARK: Ink = Ink::local("atiwa-clay-dark", "#A85A36", "#A85A36");
/// Trained families.
pub(crate) const TEAL: Ink = Ink::local("atiwa-teal", "#3F9C8C", "#3F9C8C");
/// The same, shaded side.
pub(crate) const TEAL_DARK: Ink = Ink::local("atiwa-teal-dark", "#22685F", "#22685F");
/// Gold, shaded side.
pub(crate) const GOLD_SHADE: Ink = Ink::local("atiwa-gold-shade", "#DC9A17", "#DC9A17");
/// Edge of gold.
pub(crate) const GOLD_EDGE: Ink = Ink::local("atiwa-gold-edge", "#9A5B00", "#9A5B00");
/// Print on gold.
pub(crate) const GOLD_LINE: Ink = Ink::local("atiwa-gold-line", "#7A4700", "#7A4700");
/// Pollution.
pub(crate) const SMOKE: Ink = Ink::local("atiwa-smoke", "#4A4148", "#4A4148");
/// Pollution, shaded side; the next cells to go.
pub(crate) const SMOKE_DARK: Ink = Ink::local("atiwa-smoke-dark", "#2B242B", "#2B242B");
/// Curls of smoke.
pub(crate) const SMOKE_LIT: Ink = Ink::local("atiwa-smoke-lit", "#B7A2A0", "#B7A2A0");
/// Walls.
pub(crate) const WALL: Ink = Ink::local("atiwa-wall", "#EBC894", "#EBC894");
/// Walls, shaded side.
pub(crate) const WALL_DARK: Ink = Ink::local("atiwa-wall-dark", "#C99A60", "#C99A60");
/// Roofs.
pub(crate) const THATCH: Ink = Ink::local("atiwa-thatch", "#A5622F", "#A5622F");
/// Roofs, shaded side.
pub(crate) const THATCH_DARK: Ink = Ink::local("atiwa-thatch-dark", "#74401F", "#74401F");
/// Drum and bowl.
pub(crate) const DRUM: Ink = Ink::local("atiwa-drum", "#B5632F", "#B5632F");
/// The same, shaded side.
pub(crate) const DRUM_DARK: Ink = Ink::local("atiwa-drum-dark", "#7A3C1E", "#7A3C1E");
/// Drumhead, and food in a bowl.
pub(crate) const HIDE: Ink = Ink::local("atiwa-hide", "#FFF0D2", "#FFF0D2");
/// Nature icons.
pub(crate) const NATURE: Ink = Ink::local("atiwa-nature", "#2F6A3C", "#2F6A3C");
/// Their leaf.
pub(crate) const NATURE_LEAF: Ink = Ink::local("atiwa-nature-leaf", "#BFE08A", "#BFE08A");
/// Its outline.
pub(crate) const NATURE_LINE: Ink = Ink::local("atiwa-nature-line", "#17361F", "#17361F");
/// Boards.
pub(crate) const SAND: Ink = Ink::local("atiwa-sand", "#F4E0B8", "#AD9B7A");
/// Action spaces.
pub(crate) const SPACE: Ink = Ink::local("atiwa-space", "#E6C793", "#968060");
/// The space of the round.
pub(crate) const NOW: Ink = Ink::local("atiwa-now", "#FBE0A0", "#C4A768");
/// Tiles.
pub(crate) const TILE: Ink = Ink::local("atiwa-tile", "#D59E5E", "#A1774A");
/// Grain of tiles.
pub(crate) const GRAIN: Ink = Ink::local("atiwa-grain", "#A9713A", "#7E562E");
/// Thin lines on boards.
pub(crate) const LINE: Ink = Ink::local("atiwa-line", "#7B6548", "#55452F");
/// Paper on boards.
pub(crate) const IVORY: Ink = Ink::local("atiwa-ivory", "#FFF9EA", "#E0D8C2");
/// Cells of cards.
pub(crate) const CELL: Ink = Ink::local("atiwa-cell", "#FFF6E0", "#DBD0B6");
/// Cells with a house.
pub(crate) const HOUSE: Ink = Ink::local("atiwa-house", "#F3D7A8", "#C6AC80");
/// Cells with a house that nobody can live in.
pub(crate) const RUIN: Ink = Ink::local("atiwa-ruin", "#D5CBBB", "#A79E8E");
/// Blank cells.
pub(crate) const BLANK: Ink = Ink::local("atiwa-blank", "#FFFDF5", "#EBE5D4");
/// Polluted cells.
pub(crate) const GONE: Ink = Ink::local("atiwa-gone", "#8F7F7A", "#6C605C");
/// Terrain cards.
pub(crate) const TERRAIN: Ink = Ink::local("atiwa-terrain", "#A9B266", "#7C8549");
/// Location cards.
pub(crate) const PLACE: Ink = Ink::local("atiwa-place", "#E0A56A", "#AD7F50");
/// Edges of a stack of them.
pub(crate) const PLACE_EDGE: Ink = Ink::local("atiwa-place-edge", "#B5763E", "#855529");
/// The supply board.
pub(crate) const SUPPLY: Ink = Ink::local("atiwa-supply", "#FBF1DA", "#CBBE9F");
/// Uncovered spaces.
pub(crate) const HOLE: Ink = Ink::local("atiwa-hole", "#EAD3A6", "#B29A6C");
/// Free places of a tableau.
pub(crate) const BEHIND: Ink = Ink::local("atiwa-behind", "#C98F64", "#5C4766");
/// Sky, second band.
pub(crate) const DUSK: Ink = Ink::local("atiwa-dusk", "#EDA872", "#382A4A");
/// Sky, third band.
pub(crate) const EMBER: Ink = Ink::local("atiwa-ember", "#DF8A62", "#432F51");
/// Sky, highest band.
pub(crate) const EVENING: Ink = Ink::local("atiwa-evening", "#C96C5A", "#503355");
/// Far hills.
pub(crate) const HILL: Ink = Ink::local("atiwa-hill", "#8A5A6B", "#3D2A47");
/// Near hills.
pub(crate) const MEADOW: Ink = Ink::local("atiwa-meadow", "#7C8A3E", "#4C5529");
/// The setting sun.
pub(crate) const SETTING: Ink = Ink::local("atiwa-setting", "#FBE0A0", "#7A5C66");
/// The moon, on cards.
pub(crate) const MOON: Ink = Ink::local("atiwa-moon", "#FBE0A0", "#FBE0A0");
/// The night card.
pub(crate) const NIGHT: Ink = Ink::local("atiwa-night", "#2A1D42", "#2A1D42");
/// Hills at night.
pub(crate) const NIGHT_HILL: Ink = Ink::local("atiwa-night-hill", "#4A3568", "#4A3568");
/// A bat on the back of cards.
pub(crate) const WING: Ink = Ink::local("atiwa-wing", "#8A86CB", "#8A86CB");
/// Second ink on boards.
pub(crate) const EARTH: Ink = Ink::local("atiwa-earth", "#5A4630", "#3A2B19");
/// Negative numbers.
pub(crate) const LOSS: Ink = Ink::local("atiwa-loss", "#8E2413", "#7A1A0C");
/// Under negative numbers.
pub(crate) const BLUSH: Ink = Ink::local("atiwa-blush", "#F8DED6", "#E3C3BA");
/// Rounds that are over.
pub(crate) const PAST: Ink = Ink::local("atiwa-past", "#8A7A8F", "#6C5F72");

/// Every symbol of the game.
pub(crate) fn symbols() -> Vec<&'static Symbol> {
    pieces::ALL.iter().chain(&prints::ALL).copied().collect()
}
