//! A card of the kingdom: guild and trade, what it does, what it costs, and the bird on it.

use bocage_canvas::{Face as Voice, Ink, Outline, Scene, Symbol, text_width};
use bocage_engine::Message;

use super::art::signs;
use super::effect::{self, bird_ink, guild, guild_ink};
use super::{KingdomLook, inks};
use crate::KingdomCrossing;
use crate::components::Effect;
use crate::state::Face;
use crate::vocabulary::{Bird, Card, Colour, Deck, Structure};
use crate::words;

/// The measures of a card.
pub(super) struct Shape {
    pub(super) width: f64,
    pub(super) height: f64,
    band: f64,
    name: f64,
    effect: f64,
    coin: f64,
    bird: f64,
    /// How far a name may shrink before a shorter one takes its place.
    least: f64,
}

pub(super) static WIDE: Shape = Shape {
    width: 98.0,
    height: 90.0,
    band: 29.0,
    name: 13.4,
    effect: 22.0,
    coin: 11.5,
    bird: 26.0,
    least: 0.98,
};
pub(super) static TALL: Shape = Shape {
    width: 84.0,
    height: 79.0,
    band: 25.0,
    name: 13.8,
    effect: 21.0,
    coin: 11.0,
    bird: 24.0,
    least: 0.86,
};

impl Shape {
    /// The border of a card at (`x`, `y`), for rings.
    pub(super) fn outline(&self, x: f64, y: f64) -> Outline {
        Outline::rect(x - 1.0, y - 1.0, self.width + 5.5, self.height + 5.5, 10.0)
    }

    fn sheet(&self, s: &mut Scene, x: f64, y: f64, ink: Ink, line: f64) {
        s.rect(x, y, self.width, self.height).corner(9.0).fill(ink).stroke(Ink::PI, line);
    }

    /// The cards below, as far as there are any.
    pub(super) fn draw_stack(&self, s: &mut Scene, left: usize) {
        for sheet in (1..=left.min(2)).rev() {
            let shift = sheet as f64;
            self.sheet(s, shift * 2.2, shift * 2.6, inks::BACK, 1.6);
        }
    }

    /// How many lie below, on a tab at the lower edge.
    pub(super) fn draw_left(&self, s: &mut Scene, left: usize) {
        let x = self.width / 2.0;
        s.rect(x - 13.0, self.height - 5.0, 26.0, 15.0).corner(7.5).fill(inks::BACK).stroke(Ink::PI, 1.4);
        let words = left.to_string();
        s.text(x, self.height + 7.2, &words).face(Voice::Number).size(13.0).middle().fill(Ink::PRINT);
    }

    /// An empty place.
    pub(super) fn draw_place(&self, s: &mut Scene) {
        s.rect(0.0, 0.0, self.width, self.height)
            .corner(9.0)
            .fill(Ink::CUT)
            .fill_opacity(0.3)
            .stroke(Ink::PI, 1.8)
            .dash(&[6.0, 4.0]);
    }

    /// What it costs, grey when it cannot be paid.
    fn draw_cost(&self, s: &mut Scene, cost: u8, payable: bool) {
        let (r, x) = (self.coin, self.coin + 4.5);
        let y = self.height - r - 4.5;
        let (ground, edge, ink) = if payable {
            (Ink::SUN, Ink::SUN_EDGE, Ink::PRINT)
        } else {
            (inks::DEAR, inks::DEAR_INK, inks::DEAR_INK)
        };
        s.circle(x, y, r).fill(ground).stroke(Ink::PI, 1.8);
        s.circle(x, y, r - 2.7).stroke(edge, 1.0);
        s.text(x, y + r * 0.42, &cost.to_string()).face(Voice::Number).size(r * 1.22).middle().fill(ink);
        if !payable {
            // Told without colour, too.
            let d = r * 0.62;
            s.line(x - d, y + d, x + d, y - d).stroke(inks::DEAR_INK, 1.6).opacity(0.75);
        }
    }

    /// The coloured band with a head and a name.
    fn draw_band(&self, s: &mut Scene, ink: Ink, head: &'static Symbol, [full, short]: [&str; 2]) {
        let (w, h) = (self.width - 1.2, self.band);
        let band = format!("M1.2 {h}V10a8.8 8.8 0 0 1 8.8-8.8H{}A8.8 8.8 0 0 1 {w} 10V{h}Z", w - 8.8);
        s.path(band).fill(ink);
        s.line(1.2, h, w, h).stroke(Ink::PI, 1.6);
        let size = h - 3.5;
        s.stamp(head, 3.5, 1.8, size).color(Ink::PRINT);
        let start = size + 6.5;
        let room = w - start - 1.5;
        // A name that would have to shrink much gives way to a shorter one.
        let fits = text_width(full, Voice::Label, self.name) * self.least <= room;
        let name = if fits { full } else { short };
        s.text(start, h / 2.0 + self.name * 0.36, name).size(self.name).fill(Ink::PRINT).fit(room);
    }

    /// The bird lying on the card: its colour and what meeting it gives.
    fn draw_bird(&self, s: &mut Scene, colour: Colour, gives: Effect) {
        let row = effect::compact(gives);
        let (size, h) = (self.bird * 0.66, self.bird);
        let room = self.width - self.coin * 2.0 - h - 6.0;
        let words = row.width(size).min(room);
        let w = h + words + 5.5;
        let (x, y) = (self.width + 4.0 - w, self.height - h - 1.5);
        s.rect(x, y + 2.0, w, h).corner(h / 2.0).fill(Ink::SHADOW).opacity(0.35);
        s.rect(x, y, w, h).corner(h / 2.0).fill(Ink::CUT).stroke(Ink::PI, 2.0);
        s.circle(x + h / 2.0, y + h / 2.0, h / 2.0).fill(bird_ink(colour)).stroke(Ink::PI, 2.0);
        s.stamp_centred(&signs::BIRD, x + h / 2.0, y + h / 2.0, h * 0.74).color(Ink::CUT);
        row.draw(s, (x + h + words / 2.0 + 1.0, y + h / 2.0), size, room, Ink::PRINT);
    }
}

/// What is drawn of a face: band, head, effect, cost.
struct Print {
    ink: Ink,
    head: &'static Symbol,
    /// In full, and short.
    names: [Message; 2],
    effect: Effect,
    cost: u8,
}

impl KingdomCrossing {
    fn print_of(&self, face: Face) -> Option<Print> {
        match face {
            Face::Card(card) => {
                let printed = self.components.card(card);
                let (ink, head) = match (printed.guild, card.structure()) {
                    (Some(of), _) => (guild_ink(of), guild(of)),
                    (None, structure) => structure.map_or((inks::BUILDING, &signs::WORKSHOP), picture),
                };
                let full = card.structure().map_or(words::deck(card.deck()), words::structure);
                let names = [full, short_name(card)];
                Some(Print { ink, head, names, effect: printed.effect, cost: printed.cost })
            }
            Face::Tile(tile) => {
                let tile = self.components.empty_tile(tile);
                let names = [Message::new("pic-empty-deck"), Message::new("pic-empty-deck")];
                let (ink, head) = (inks::BACK, &bocage_canvas::art::icons::CARDS);
                Some(Print { ink, head, names, effect: tile.effect, cost: tile.cost })
            }
            Face::Bare => None,
        }
    }

    /// The face of a slot with its bird, in its own box. `coins` is what the reader could pay.
    pub(super) fn draw_face(
        &self,
        s: &mut Scene,
        look: &KingdomLook<'_>,
        shape: &Shape,
        (face, bird): (Face, Option<Bird>),
        coins: u16,
    ) {
        let Some(print) = self.print_of(face) else { return shape.draw_place(s) };
        let help = (look.say)(&self.help_face(face));
        let group = s.group().class("card").title(&help);
        let group = match face {
            Face::Card(card) => group.piece(&self.card_name(card)),
            _ => group,
        };
        group.draw(|s| {
            shape.sheet(s, 0.0, 0.0, Ink::CARD, 2.4);
            let names = print.names.map(|name| capital(&(look.say)(&name)));
            shape.draw_band(s, print.ink, print.head, names.each_ref().map(String::as_str));
            let foot = shape.height - shape.coin * 2.0 - 2.0;
            let middle = (shape.width / 2.0, (shape.band + foot) / 2.0);
            effect::effect(print.effect).draw(s, middle, shape.effect, shape.width - 10.0, Ink::PRINT);
            shape.draw_cost(s, print.cost, coins >= print.cost.into());
        });
        if let Some(bird) = bird {
            let token = self.components.bird(bird);
            let help = (look.say)(&self.help_bird(bird));
            s.group().class("bird").piece(&self.bird_name(bird)).title(&help).draw(|s| {
                shape.draw_bird(s, token.colour, token.effect);
            });
        }
    }

    fn help_face(&self, face: Face) -> Message {
        match face {
            Face::Card(card) => self.help_card(card),
            Face::Tile(tile) => self.help_empty_tile(tile),
            Face::Bare => Message::new("card-bare"),
        }
    }

    /// The name of a card for animations, wherever it lies.
    pub(super) fn card_name(&self, card: Card) -> String {
        format!("card-{}", self.components.card(card).key)
    }

    /// The name of a bird for animations, wherever it sits.
    pub(super) fn bird_name(&self, bird: Bird) -> String {
        format!("bird-{}", self.components.bird(bird).key)
    }

    /// What a card does.
    pub(super) fn effect_of(&self, card: Card) -> Effect {
        self.components.card(card).effect
    }
}

/// The band and the picture of a structure.
pub(super) fn picture(of: Structure) -> (Ink, &'static Symbol) {
    use Structure as S;
    match of {
        S::StartingHouse => (inks::HEARTH, &signs::HOME),
        S::BuildingBirds => (inks::BUILDING, &signs::AVIARY),
        S::BuildingFox | S::BuildingOwl | S::BuildingBear | S::BuildingBoar | S::BuildingDeer => {
            (inks::BUILDING, &signs::HALL)
        }
        S::BuildingStructures | S::BuildingFlowers | S::BuildingSculptures | S::BuildingInvest => {
            (inks::BUILDING, &signs::WORKSHOP)
        }
        S::TransportWood => (inks::TRANSPORT, &signs::RAFT),
        S::TransportSap | S::TransportStructures => (inks::TRANSPORT, &signs::BARGE),
        _ => (inks::TRANSPORT, &signs::CART),
    }
}

/// A name short enough for the band: the head says the rest.
fn short_name(card: Card) -> Message {
    use Structure as S;
    let word = match (card.structure(), card.deck()) {
        (Some(S::BuildingFox | S::BuildingOwl | S::BuildingBear | S::BuildingBoar | S::BuildingDeer), _) => {
            "hall"
        }
        (
            Some(S::TransportFox | S::TransportOwl | S::TransportBear | S::TransportBoar | S::TransportDeer),
            _,
        ) => "coach",
        (Some(S::BuildingStructures), _) => "workshop",
        (Some(S::BuildingFlowers), _) => "greenhouse",
        (Some(S::BuildingSculptures), _) => "gallery",
        (Some(S::BuildingBirds), _) => "aviary",
        (Some(S::BuildingInvest), _) => "bank",
        (Some(S::TransportWood), _) => "raft",
        (Some(S::TransportStone), _) => "cart",
        (Some(S::TransportSap), _) => "barge",
        (Some(S::TransportFood), _) => "wagon",
        (Some(_), _) => "ferry",
        (None, Deck::Patron) => "patron",
        (None, Deck::SapTapper) => "sap-tapper",
        (None, Deck::Lumberjack) => "lumberjack",
        (None, Deck::Farmer) => "farmer",
        (None, Deck::Stonecutter) => "stonecutter",
        (None, Deck::Florist) => "florist",
        (None, Deck::Sculptor) => "sculptor",
        (None, _) => "peddler",
    };
    Message::named(format!("pic-name-{word}"))
}

/// Words as a title.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
