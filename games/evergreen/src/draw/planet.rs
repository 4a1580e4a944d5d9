//! The board panel: one planet, large, with everything that can be done on it.

use bocage_canvas::{Badge, Face, Ink, Livery, Outline, Scene, State, text_width};
use bocage_engine::{Bits, Message, Seat};

use super::card::power_drawing;
use super::ground::{Lie, SPACE, field_of};
use super::{
    EvergreenLook, drawing, forest, is_changed, light, piece_name, planet_of, shorten, space_target,
};
use crate::Evergreen;
use crate::actions::Action;
use crate::planet::Planet;
use crate::state::{Public, Side};
use crate::vocabulary::{Card, Piece, Space};
use crate::words;

/// Width of the card that lies beside the planet.
const CARD: f64 = 108.0;
/// Room at both sides of a planet for words and a card.
const ASIDE: f64 = 96.0;

/// Sizes that differ between wide and narrow screens.
struct Sizes {
    title: f64,
    legend: f64,
    light: f64,
    verb: f64,
    name: f64,
}

const WIDE: Sizes = Sizes { title: 19.0, legend: 15.5, light: 11.5, verb: 13.0, name: 15.0 };
const NARROW: Sizes = Sizes { title: 27.0, legend: 23.0, light: 14.5, verb: 16.5, name: 19.0 };

impl Evergreen {
    pub(super) fn draw_planet(
        &self,
        public: &Public,
        look: &EvergreenLook<'_>,
        seat: Seat,
        acting: bool,
    ) -> Scene {
        let lie = Lie::new(&self.components.board);
        let sizes = if look.narrow { &NARROW } else { &WIDE };
        let [x, y, w, h] = light::room(&lie);
        let aside = if look.narrow { 0.0 } else { ASIDE };
        let mut scene = Scene::with_view(x - aside, y, w + aside * 2.0, h);
        scene.set_label(&(look.say)(&self.summary(public, seat)));
        let s = &mut scene;
        let (side, sun) = (public.side(seat), public.sun());
        let planet = &side.planet;
        let card = self.card_of(public, seat);

        light::sky(s, &lie, sun);
        let biome = card.and_then(|card| self.components.face(card).biome);
        lie.draw(s, biome.map(|biome| self.components.board.biomes[biome.index()]));
        lie.draw_names(s, sizes.name);
        self.draw_score(s, &lie, public, look, seat);
        let biggest = planet.biggest_forest(lie.board);
        forest::draw(s, biggest);
        light::shadows(s, &lie, planet, sun, &self.components.light);
        lie.draw_places(s);
        let legal: Vec<(Space, Action)> = if acting {
            look.legal.iter().filter_map(|&action| Some((action.space()?, action))).collect()
        } else {
            Vec::new()
        };
        self.draw_rings(s, &lie, look, side, seat, &legal);
        self.draw_pieces(s, &lie, look, public, seat, &legal);
        light::badges(s, &lie, planet, sun, &self.components.light, sizes.light);
        for &(space, action) in &legal {
            let (x, y) = lie.corner(space);
            let verb = match action {
                _ if look.suggested == Some(action) => Badge::Lantern,
                _ if result(action).is_some() => Badge::Plus,
                _ => Badge::Grow,
            };
            s.badge(x + 2.5 + sizes.verb, y + SPACE - 3.0 - sizes.verb, sizes.verb, verb);
        }
        draw_owner(s, look, seat, sizes);
        if planet.small | planet.big != 0 {
            self.draw_legend(s, look, sizes);
        }
        if let Some(card) = card {
            self.draw_current_card(s, look, card);
        }
        scene
    }

    /// Rings: what may be done, what is suggested, what has just changed.
    fn draw_rings(
        &self,
        s: &mut Scene,
        lie: &Lie<'_>,
        look: &EvergreenLook<'_>,
        side: &Side,
        seat: Seat,
        legal: &[(Space, Action)],
    ) {
        let outline = |space: Space, inset: f64| {
            let (x, y) = lie.corner(space);
            let width = SPACE - inset * 2.0;
            Outline::rect(x + inset, y + inset, width, width, 16.0)
        };
        let mut ordered: Vec<(Space, Action)> = legal.to_vec();
        ordered.sort();
        for (space, action) in ordered {
            let state = if look.suggested == Some(action) { State::Suggested } else { State::Legal };
            let name = (look.say)(&self.say_target(&side.planet, space, action));
            s.target(&outline(space, 6.0), state, &space_target(space), &name);
        }
        for space in Bits(self.components.board.plantable).map(Space) {
            if is_changed(look, &piece_name(seat, space)) || is_changed(look, &space_target(space)) {
                s.ring(&outline(space, 4.0), State::Changed);
            }
        }
    }

    /// Plants from north to south, and ghosts of those that may come.
    fn draw_pieces(
        &self,
        s: &mut Scene,
        lie: &Lie<'_>,
        look: &EvergreenLook<'_>,
        public: &Public,
        seat: Seat,
        legal: &[(Space, Action)],
    ) {
        let planet = &public.side(seat).planet;
        let lights = &self.components.light;
        let (lit_small, lit_big) = planet.lit(public.sun(), lights);
        let biggest = planet.biggest_forest(lie.board);
        for space in Bits(self.components.board.plantable).map(Space) {
            let (x, y) = lie.corner(space);
            let here = legal.iter().find(|(other, _)| *other == space).map(|&(_, action)| action);
            let Some(piece) = planet.piece(space) else {
                if let Some(ghost) = here.and_then(result) {
                    let (symbol, width, foot) = drawing(ghost);
                    s.group()
                        .class("ghost")
                        .data("data-space", &space.to_string())
                        .opacity(0.5)
                        .hidden()
                        .draw(|s| {
                            s.stand(symbol, x + SPACE / 2.0, y + foot, width * 0.94);
                        });
                }
                continue;
            };
            let (symbol, width, foot) = drawing(piece);
            let mut mark = s
                .group()
                .class("piece")
                .piece(&piece_name(seat, space))
                .data("data-space", &space.to_string());
            if matches!(piece, Piece::SmallTree | Piece::BigTree) {
                let lit = (lit_small | lit_big) & space.bit() != 0;
                let worth = if piece == Piece::BigTree { lights.big_points } else { lights.small_points };
                let points = if lit { worth } else { 0 };
                mark =
                    mark.class(if lit { "lit" } else { "shaded" }).data("data-points", &points.to_string());
            }
            if biggest & space.bit() != 0 {
                mark = mark.class("in-forest");
            }
            // A target has the name of its plant already.
            mark = match here {
                Some(_) => mark.hidden(),
                None => {
                    let name = (look.say)(&self.say_space(planet, space));
                    let worth = self.say_worth(public, seat, space);
                    let help: Vec<String> = std::iter::once(name.clone())
                        .chain(worth.iter().map(|words| (look.say)(words)))
                        .collect();
                    mark.label(&name).title(&help.join("\n"))
                }
            };
            mark.draw(|s| {
                s.stand(symbol, x + SPACE / 2.0, y + foot, width);
            });
        }
    }

    /// The meaning of the values beside the trees.
    fn draw_legend(&self, s: &mut Scene, look: &EvergreenLook<'_>, sizes: &Sizes) {
        let [left, top, width, _] = s.view();
        let size = sizes.legend;
        let (lit, shaded) =
            ((look.say)(&Message::new("pic-in-light")), (look.say)(&Message::new("pic-in-shade")));
        let text = text_width(&lit, Face::Body, size).max(text_width(&shaded, Face::Body, size));
        let (wide, tall) = (text + size * 3.1, size * 3.9);
        let (x, y) = (left + width - wide - size * 0.7, top + size * 0.7);
        let most = self.components.light.big_points.to_string();
        s.group().class("legend").hidden().draw(|s| {
            s.rect(x, y, wide, tall).corner(size * 0.6).fill(Ink::PAPER).opacity(0.82);
            for (line, badge, words) in [(0.0, Badge::Sun(&most), &lit), (1.0, Badge::Shade("0"), &shaded)] {
                let middle = y + size * (1.1 + line * 1.72);
                s.badge(x + size * 1.25, middle, size * 0.66, badge);
                s.text(x + size * 2.5, middle + size * 0.34, words).face(Face::Body).size(size);
            }
        });
    }

    /// The card being played, at the lower left; on narrow screens its field and power only.
    fn draw_current_card(&self, s: &mut Scene, look: &EvergreenLook<'_>, card: Card) {
        let [left, top, _, height] = s.view();
        let face = self.components.face(card);
        let name = (look.say)(&self.say_card(card));
        if look.narrow {
            let (x, y) = (left + 42.0, top + height - 42.0);
            s.group().class("hand").label(&name).draw(|s| {
                s.circle(x + 52.0, y, 32.0).fill(Ink::CUT).stroke(Ink::PI, 3.0);
                s.stamp_balanced(power_drawing(face.power), x + 54.0, y, 44.0);
                let field = Outline::circle(x, y, 32.0);
                match face.biome.map(field_of) {
                    Some(ground) => {
                        s.field(&field, ground);
                        s.outline(&field).stroke(Ink::PI, 3.0);
                        s.ground_sign(x, y, 21.0, ground);
                    }
                    None => {
                        s.outline(&field).fill(Ink::CUT).stroke(Ink::PI, 3.0);
                        s.stamp_centred(&bocage_canvas::art::icons::WILD, x, y, 40.0).color(Ink::PRINT);
                    }
                }
            });
            return;
        }
        let tall = CARD * bocage_canvas::Card::PROPORTION;
        let (x, y) = (left + 18.0, top + height - tall - 20.0);
        s.group()
            .class("hand")
            .label(&name)
            .rotate_around(-2.5, x + CARD / 2.0, y + tall / 2.0)
            .draw(|s| self.draw_card(s, look, (card, true), (x, y), CARD));
    }

    // ---- words

    /// Whose planet it is, where the sun stands, what grows, and what it is worth now.
    pub(super) fn summary(&self, public: &Public, seat: Seat) -> Message {
        let planet = &public.side(seat).planet;
        let plants: Vec<Message> = Piece::ALL
            .iter()
            .filter(|&&piece| planet.of(piece) != 0)
            .map(|&piece| {
                Message::new("pic-count")
                    .with("count", planet.of(piece).count_ones())
                    .with("piece", words::kind(piece))
            })
            .collect();
        let plants = if plants.is_empty() { vec![Message::new("pic-nothing")] } else { plants };
        Message::new("pic-summary")
            .with("planet", planet_of(seat))
            .with("sun", words::sun(public.sun()))
            .with("plants", plants)
            .with("light", planet.light_points(public.sun(), &self.components.light))
            .with("forest", planet.biggest_forest(&self.components.board).count_ones())
    }

    fn say_space(&self, planet: &Planet, space: Space) -> Message {
        let content = planet.piece(space).map_or(Message::new("pic-empty"), words::kind);
        Message::new("pic-space")
            .with("space", space.label())
            .with("where", words::in_biome(self.components.board.biome(space)))
            .with("content", content)
    }

    /// What a plant counts for at present: light, and the biggest forest.
    fn say_worth(&self, public: &Public, seat: Seat, space: Space) -> Vec<Message> {
        let (planet, light) = (&public.side(seat).planet, &self.components.light);
        let (small, big) = planet.lit(public.sun(), light);
        let is_in = |spaces: u64| spaces & space.bit() != 0;
        let mut worth = Vec::new();
        if is_in(planet.small | planet.big) {
            let points = if is_in(planet.big) { light.big_points } else { light.small_points };
            worth.push(match is_in(small | big) {
                true => Message::new("pic-worth-light").with("points", points),
                false => Message::new("pic-worth-shade"),
            });
        }
        let forest = planet.biggest_forest(&self.components.board);
        if is_in(forest) && forest.count_ones() > 1 {
            let (plants, points) = (forest.count_ones(), self.forest_points(planet));
            worth.push(Message::new("pic-worth-forest").with("plants", plants).with("points", points));
        }
        worth
    }

    /// Place, content and result of an action.
    fn say_target(&self, planet: &Planet, space: Space, action: Action) -> Message {
        let outcome = match (result(action), planet.piece(space)) {
            (Some(Piece::Lake), _) => Message::new("pic-place-lake"),
            (Some(Piece::Bush), _) => Message::new("pic-plant-bush"),
            (Some(_), _) => Message::new("pic-plant-sprout"),
            (None, Some(Piece::SmallTree)) => Message::new("pic-grow-big"),
            (None, _) => Message::new("pic-grow-small"),
        };
        Message::new("pic-target").with("space", self.say_space(planet, space)).with("result", outcome)
    }
}

/// What an action puts on an empty space; nothing if it lets a plant grow.
fn result(action: Action) -> Option<Piece> {
    match action {
        Action::PlantSprout(_) | Action::PowerPlantSprout(_) => Some(Piece::Sprout),
        Action::PowerBush(_) => Some(Piece::Bush),
        Action::PowerLake(_) => Some(Piece::Lake),
        _ => None,
    }
}

/// Whose planet it is.
fn draw_owner(s: &mut Scene, look: &EvergreenLook<'_>, seat: Seat, sizes: &Sizes) {
    let [left, top, width, _] = s.view();
    let words = (look.say)(&planet_of(seat));
    let words = shorten(&words, Face::Title, sizes.title, width * 0.34);
    s.group().class("owner").hidden().draw(|s| {
        s.seat_name(
            left + sizes.title * 0.8,
            top + sizes.title * 1.55,
            sizes.title,
            Livery::of(seat.index()),
            &words,
        );
    });
}
