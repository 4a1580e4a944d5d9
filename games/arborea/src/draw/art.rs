//! The drawings of this game: pure symbols, one file per subject.

pub(super) mod creatures;
pub(super) mod deeds;
pub(super) mod habitats;
pub(super) mod holes;
pub(super) mod people;
pub(super) mod seasons;
pub(super) mod textures;
pub(super) mod trails;

use bocage_canvas::{Ground, Ink, Symbol};

use super::inks;
use crate::components::Symbol as Deed;
use crate::vocabulary::{Area, Biome, Creature, Habitat, Kind, Season};

/// Nothing to see: it tells the page every colour of this game.
pub(super) static PALETTE: Symbol = Symbol::drawing("ar-palette", 1.0, 1.0, "").with_inks(inks::ALL);

/// Every symbol of this game.
pub(super) fn all() -> Vec<&'static Symbol> {
    let subjects = habitats::ALL
        .iter()
        .chain(&creatures::ALL)
        .chain(&people::ALL)
        .chain(&deeds::ALL)
        .chain(&seasons::ALL)
        .chain(&holes::ALL)
        .chain(&textures::ALL)
        .chain(&trails::ALL);
    subjects.copied().chain([&PALETTE]).collect()
}

/// A habitat as a field: tint, texture, silhouette.
pub(super) fn ground(habitat: Habitat) -> Ground {
    let (ink, texture, glyph): (Ink, &'static Symbol, &'static Symbol) = match habitat {
        Habitat::Tree => (inks::TREE, &textures::TREE, &habitats::TREE),
        Habitat::Sponge => (inks::SPONGE, &textures::SPONGE, &habitats::SPONGE),
        Habitat::Flower => (inks::FLOWER, &textures::FLOWER, &habitats::FLOWER),
        Habitat::Grass => (inks::GRASS, &textures::GRASS, &habitats::GRASS),
        Habitat::Mushroom => (inks::MUSHROOM, &textures::MUSHROOM, &habitats::MUSHROOM),
        Habitat::Water => (inks::SPRING_WATER, &textures::WATER, &habitats::WATER),
        Habitat::Rock => (inks::ROCK, &textures::ROCK, &habitats::ROCK),
    };
    Ground::new(ink, texture, glyph)
}

/// The habitat that a biome is as a field.
pub(super) fn field(biome: Biome) -> Ground {
    ground(Habitat::at(biome.index()))
}

/// A biome's silhouette.
pub(super) fn glyph(biome: Biome) -> &'static Symbol {
    [
        &habitats::TREE,
        &habitats::SPONGE,
        &habitats::FLOWER,
        &habitats::GRASS,
        &habitats::MUSHROOM,
        &habitats::WATER,
    ][biome.index()]
}

/// A biome's disc.
pub(super) fn disc(biome: Biome) -> &'static Symbol {
    [
        &habitats::TREE_DISC,
        &habitats::SPONGE_DISC,
        &habitats::FLOWER_DISC,
        &habitats::GRASS_DISC,
        &habitats::MUSHROOM_DISC,
        &habitats::WATER_DISC,
    ][biome.index()]
}

pub(super) fn creature(creature: Creature) -> &'static Symbol {
    use creatures::{ANT, CAT, FROG, HAMSTER, OWL, WORM};
    [&FROG, &WORM, &HAMSTER, &CAT, &ANT, &OWL][creature.index()]
}

pub(super) fn villager(kind: Kind) -> &'static Symbol {
    [&people::ADULT, &people::YOUNG, &people::ELDER][kind.index()]
}

pub(super) fn season(season: Season) -> &'static Symbol {
    [&seasons::SPRING, &seasons::SUMMER, &seasons::AUTUMN, &seasons::WINTER][season.index()]
}

/// The tint of a season.
pub(super) fn season_ink(season: Season) -> Ink {
    [inks::SPRING, inks::SUMMER, inks::AUTUMN, inks::WINTER][season.index()]
}

/// The drawing of a symbol that is one and the same wherever it stands; spirit, conversions and gifts
/// to a certain Sage are put together when they are drawn.
pub(super) fn deed(symbol: Deed) -> Option<&'static Symbol> {
    use creatures::{ATTRACT_ANT, ATTRACT_CAT, ATTRACT_FROG, ATTRACT_HAMSTER, ATTRACT_OWL, ATTRACT_WORM};
    Some(match symbol {
        Deed::Biome(biome) => disc(biome),
        Deed::TakeCard => &deeds::TAKE_CARD,
        Deed::Renew => &deeds::RENEW,
        Deed::Invite => &deeds::INVITE,
        Deed::Attract(attracted) => {
            [&ATTRACT_FROG, &ATTRACT_WORM, &ATTRACT_HAMSTER, &ATTRACT_CAT, &ATTRACT_ANT, &ATTRACT_OWL]
                [attracted.index()]
        }
        Deed::Gift => &deeds::GIFT,
        Deed::Sage => &people::SAGE,
        Deed::Train(Kind::Elder) => &deeds::TRAIN_ELDER,
        Deed::Train(_) => &deeds::TRAIN_YOUNG,
        Deed::PlaceVillager => &deeds::PLACE,
        Deed::AdvanceTrack => &deeds::ADVANCE,
        Deed::Season(advanced) => season(advanced),
        Deed::Convert(..) | Deed::GiftTo(_) | Deed::Spirit(_) => return None,
    })
}

/// The patch of an area and the ink of its Sage.
pub(super) fn patch(area: Area) -> (Ink, &'static Symbol, Ink) {
    match area {
        Area::Creature => (inks::CREATURE_PATCH, &textures::CREATURE_AREA, Ink::ARBOREA_DEEP),
        Area::Tree => (inks::TREE_PATCH, &textures::TREE_AREA, Ink::LEAF_DARK),
        Area::Ecosystem => (inks::ECOSYSTEM_PATCH, &textures::ECOSYSTEM_AREA, inks::TEAL),
        Area::Water => (inks::WATER_PATCH, &textures::WATER_AREA, Ink::WATER_DARK),
        Area::Sponge => (inks::SPONGE_PATCH, &textures::SPONGE_AREA, inks::CLAY_DARK),
        Area::Mushroom => (inks::MUSHROOM_PATCH, &textures::MUSHROOM_AREA, inks::CAP),
        Area::Flower => (inks::FLOWER_PATCH, &textures::FLOWER_AREA, inks::ROSE_DARK),
        Area::Grass => (inks::GRASS_PATCH, &textures::GRASS_AREA, inks::MEADOW),
    }
}

/// The biome that an area is named after; none for creatures and ecosystems.
pub(super) fn biome_of(area: Area) -> Option<Biome> {
    Biome::from_word(area.word())
}
