//! The colours of this game's material, by day and by night, beyond the shared table.

use bocage_canvas::Ink;

macro_rules! inks {
    ($($(#[$meta:meta])* $constant:ident $name:literal $light:literal $dark:literal;)*) => {
        $($(#[$meta])* pub(super) const $constant: Ink = Ink::local($name, $light, $dark);)*
    };
}

inks! {
    /// Fur of the foxes.
    FOX_FUR "kingdom-fox-fur" "#D9662B" "#C65B25";
    /// Down of the owls.
    OWL_DOWN "kingdom-owl-down" "#6477AE" "#5B6EA4";
    /// Fur of the bears; bulrushes and hulls.
    BEAR_FUR "kingdom-bear-fur" "#8A5733" "#7E4E2D";
    /// Fur of the bears, shaded.
    BEAR_DARK "kingdom-bear-dark" "#6E4326" "#613A20";
    /// Muzzles and antlers.
    HORN "kingdom-horn" "#E9C391" "#D9B381";
    /// Bristles of the boars.
    BOAR_FUR "kingdom-boar-fur" "#6C5766" "#62505D";
    /// Snouts of the boars.
    SNOUT "kingdom-snout" "#D9A39A" "#C9948B";
    /// Fur of the deer.
    DEER_FUR "kingdom-deer-fur" "#B5793F" "#A56D38";
    /// Sawn timber.
    TIMBER "kingdom-timber" "#B27B45" "#A4703D";
    /// The cut end of a log.
    END_GRAIN "kingdom-end-grain" "#F0D3A4" "#DFC394";
    /// Rings of a log.
    GRAIN "kingdom-grain" "#9A6534" "#8A592C";
    /// Cut stone.
    BLOCK "kingdom-block" "#B9B4A8" "#AAA599";
    /// Sap.
    SAP "kingdom-sap" "#EBA12B" "#DB9526";
    /// Apples.
    APPLE "kingdom-apple" "#CE4B35" "#BF442F";
    /// The leaf of an apple.
    APPLE_LEAF "kingdom-apple-leaf" "#6EA84F" "#649A47";
    /// Petals of flower tokens.
    BLOSSOM "kingdom-blossom" "#E987A0" "#D97A92";
    /// Plinths of sculptures.
    PLINTH "kingdom-plinth" "#9E998C" "#8F8A7E";
    /// Sculptures.
    MARBLE "kingdom-marble" "#D8D3C4" "#C8C3B4";
    /// Points.
    LAUREL "kingdom-laurel" "#3C7A48" "#3C7A48";
    /// The leaf on points.
    LAUREL_LIT "kingdom-laurel-lit" "#DDEBC4" "#DDEBC4";
    /// Ribbons of favours.
    RIBBON "kingdom-ribbon" "#B5476B" "#A83F62";
    /// Medals of favours.
    MEDAL "kingdom-medal" "#F0C24B" "#E3B540";
    /// Straw: what is upgraded.
    STRAW "kingdom-straw" "#F5E3B0" "#E6D49F";
    /// Planks of bridges.
    PLANK "kingdom-plank" "#D9C9A8" "#C2B18F";
    /// The moon of rest.
    MOON "kingdom-moon" "#C9D6E8" "#C9D6E8";
    /// Thatched roofs.
    THATCH "kingdom-thatch" "#8A5A34" "#7C502D";
    /// Tiled roofs.
    ROOF "kingdom-roof" "#B06A3A" "#A06033";
    /// Wicker of cages.
    WICKER "kingdom-wicker" "#F2EAD2" "#E0D8C0";
    /// Fur of the beavers.
    BEAVER_FUR "kingdom-beaver" "#A86A3C" "#9B6136";
    /// Fur of the beavers, shaded.
    BEAVER_DARK "kingdom-beaver-dark" "#7A4A28" "#6E4223";
    /// Tails of the beavers.
    TAIL "kingdom-tail" "#5A3A26" "#50331F";
    /// Pale cloth of the balloon.
    CANVAS "kingdom-canvas" "#F2E4C0" "#DFD1AD";
    /// Red cloth of the balloon.
    STRIPE "kingdom-stripe" "#C75B3B" "#B55234";
    /// Lily pads and reeds.
    LILY "kingdom-lily" "#6FA869" "#568552";
    /// Lily pads in the light.
    LILY_LIT "kingdom-lily-lit" "#8CC07C" "#6E9A61";
    /// The river.
    RIVER "kingdom-river" "#5C9DBB" "#376B87";
    /// Shadow of a bridge on the water.
    BED "kingdom-bed" "#16384A" "#0C2230";
    /// Sandy banks.
    SAND "kingdom-sand" "#F4E7C6" "#BDB08B";
    /// The deck of a bridge.
    DECK "kingdom-deck" "#DCCBA6" "#B8A681";
    /// Seams between planks.
    SEAM "kingdom-seam" "#8A6A44" "#6E5333";
    /// Ground of the north.
    NORTH "kingdom-north" "#EBC5B2" "#A87F6C";
    /// Ground of the east.
    EAST "kingdom-east" "#B1D095" "#75915E";
    /// Ground of the south.
    SOUTH "kingdom-south" "#F0D889" "#AD9550";
    /// Ground of the west.
    WEST "kingdom-west" "#BFD8DA" "#7D989E";
    /// Birds of the north.
    RED "kingdom-red" "#D0452D" "#D0452D";
    /// Birds of the east.
    GREEN "kingdom-green" "#5BA552" "#5BA552";
    /// Birds of the south.
    YELLOW "kingdom-yellow" "#EDBB35" "#EDBB35";
    /// Birds of the west.
    BLUE "kingdom-blue" "#3A78C9" "#3A78C9";
    /// Band of the foxes.
    FOX "kingdom-fox" "#E58F4E" "#D58347";
    /// Band of the owls.
    OWL "kingdom-owl" "#93A3CF" "#8797C4";
    /// Band of the bears.
    BEAR "kingdom-bear" "#B98558" "#AB7A50";
    /// Band of the boars.
    BOAR "kingdom-boar" "#A893A2" "#9B8795";
    /// Band of the deer.
    DEER "kingdom-deer" "#B4C66E" "#A6B763";
    /// Band of buildings.
    BUILDING "kingdom-building" "#D8C7A3" "#C8B792";
    /// Band of transports.
    TRANSPORT "kingdom-transport" "#C7A981" "#B89A73";
    /// Band of starting houses.
    HEARTH "kingdom-hearth" "#EADBB8" "#DACAA5";
    /// Backs of cards.
    BACK "kingdom-back" "#E9DFC4" "#CFC4A6";
    /// The lower half of a tile: rest.
    NIGHTFALL "kingdom-nightfall" "#DDE5EE" "#C3CEDB";
    /// An upgraded tile.
    GILT "kingdom-gilt" "#F7E7B4" "#E8D79F";
    /// An easy goal.
    EASY "kingdom-easy" "#F3DFA8" "#E2CE96";
    /// A hard goal.
    HARD "kingdom-hard" "#D9B48E" "#C7A27C";
    /// A favour.
    ROSE "kingdom-rose" "#F0C8D3" "#DDB3BF";
    /// A decoration that lies in its place.
    SET "kingdom-set" "#FFF3C9" "#EFE2B3";
    /// A price that cannot be paid.
    DEAR "kingdom-dear" "#E7E1D0" "#D3CDBB";
    /// The number of a price that cannot be paid.
    DEAR_INK "kingdom-dear-ink" "#6A665C" "#5E5A50";
}

/// Grounds that no drawing holds: the page learns them from [`super::art::land::SPENT`].
pub(super) static GROUNDS: [Ink; 17] = [
    FOX, OWL, BEAR, BOAR, DEER, BUILDING, TRANSPORT, HEARTH, BACK, NIGHTFALL, GILT, EASY, HARD, ROSE, SET,
    DEAR, DEAR_INK,
];
