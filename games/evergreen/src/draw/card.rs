//! Biome cards: their drawing, and their words for those who do not see them.

use bocage_canvas::art::plants;
use bocage_canvas::{Card as Sheet, Scene, Symbol, Worth};
use bocage_engine::Message;

use super::EvergreenLook;
use super::ground::field_of;
use crate::Evergreen;
use crate::components::Icon;
use crate::vocabulary::{Biome, Card, Power};
use crate::words;

/// The piece that stands for a power.
pub(super) fn power_drawing(power: Power) -> &'static Symbol {
    match power {
        Power::PlantSprout => &plants::SPROUT,
        Power::GrowSmallTree => &plants::SMALL_TREE,
        Power::GrowBigTree => &plants::BIG_TREE,
        Power::PlantBush => &plants::BUSH,
        Power::PlaceLake => &plants::LAKE,
        Power::Bud => &plants::BUD,
    }
}

/// The name of a biome where there is little room; `None` is wild.
pub(super) fn short_biome(biome: Option<Biome>) -> Message {
    Message::named(format!("short-{}", biome.map_or("wild", Biome::word)))
}

impl Evergreen {
    /// Draws a card with its top left corner at (`x`, `y`), `width` wide; a card that is shown twice
    /// is `named` once.
    pub(super) fn draw_card(
        &self,
        s: &mut Scene,
        look: &EvergreenLook<'_>,
        (card, named): (Card, bool),
        (x, y): (f64, f64),
        width: f64,
    ) {
        let face = self.components.face(card);
        let (name, line) = ((look.say)(&short_biome(face.biome)), (look.say)(&words::power(face.power)));
        let sheet = Sheet {
            ground: face.biome.map(field_of),
            worth: match face.icon {
                Icon::Fertility(symbols) => Some(Worth::Seeds(symbols.into())),
                Icon::Aridity => Some(Worth::Seeds(0)),
                Icon::None => None,
            },
            piece: Some(power_drawing(face.power)),
            line: &line,
            ..Sheet::new(&name)
        };
        let mark = s.group().class("card");
        let mark = if named { mark.piece(&self.card_name(card)) } else { mark };
        mark.draw(|s| sheet.draw(s, x, y, width));
    }
}
