//! Another seat's planet, small: colours, pieces and what has just changed; below it the seat's card,
//! its pieces counted, its power levels and how far its turn is.

use bocage_canvas::art::icons;
use bocage_canvas::{Face, Ink, Outline, Scene, State, text_width};
use bocage_engine::{Bits, Message, Seat};

use super::card::{power_drawing, short_biome};
use super::ground::{Lie, SOIL, SPACE, field_of};
use super::tracks::pips;
use super::{EvergreenLook, drawing, is_changed, piece_name, shorten};
use crate::Evergreen;
use crate::components::PowerEffect;
use crate::state::{Phase, Public, Side, Step};
use crate::vocabulary::{Biome, Card, Piece, Power, Space};
use crate::words;

/// Width of the panel.
const WIDTH: f64 = 252.0;
/// Height of the planet on wide screens, with the words below it.
const PLANET: f64 = 184.0;
const HEIGHT: f64 = 262.0;
/// A planet alone, on narrow screens.
const ALONE: f64 = 128.0;

impl Evergreen {
    pub(super) fn draw_side(&self, public: &Public, look: &EvergreenLook<'_>, seat: Seat) -> Scene {
        let (width, height) = if look.narrow { (ALONE, ALONE) } else { (WIDTH, HEIGHT) };
        let mut scene = Scene::new(width, height);
        let card = self.card_of(public, seat);
        scene.set_label(&(look.say)(&self.side_summary(public, seat, card)));
        let s = &mut scene;
        s.rect(0.0, 0.0, width, height).fill(Ink::PAPER).hidden();
        let tall = if look.narrow { ALONE } else { PLANET };
        s.group().hidden().draw(|s| self.draw_thumbnail(s, public, look, seat, (width, tall)));
        if !look.narrow {
            s.group().hidden().draw(|s| {
                self.draw_status(s, public, look, seat, card);
                self.draw_counts(s, public.side(seat), seat);
            });
        }
        scene
    }

    /// A planet in the middle of a `width` by `height` box at the origin.
    fn draw_thumbnail(
        &self,
        s: &mut Scene,
        public: &Public,
        look: &EvergreenLook<'_>,
        seat: Seat,
        (width, height): (f64, f64),
    ) {
        let lie = Lie::new(&self.components.board);
        let ((cx, cy), (rx, ry)) = (lie.centre(), lie.radius);
        // Firs may stand above the rim.
        let scale = (width / (rx * 2.0 + 16.0)).min(height / (ry * 2.0 + SOIL));
        let side = public.side(seat);
        s.group()
            .at(width / 2.0 - cx * scale, (height - SOIL * scale * 0.6) / 2.0 - cy * scale)
            .scale(scale)
            .draw(|s| {
                draw_ground(s, &lie);
                self.draw_small_pieces(s, &lie, look, side, seat);
            });
    }

    fn draw_small_pieces(
        &self,
        s: &mut Scene,
        lie: &Lie<'_>,
        look: &EvergreenLook<'_>,
        side: &Side,
        seat: Seat,
    ) {
        for space in Bits(side.planet.occupied()).map(Space) {
            let Some(piece) = side.planet.piece(space) else { continue };
            let (x, y) = lie.corner(space);
            let name = piece_name(seat, space);
            if is_changed(look, &name) {
                let outline = Outline::rect(x + 2.0, y + 2.0, SPACE - 4.0, SPACE - 4.0, 18.0);
                s.group().class(State::Changed.class()).draw(|s| {
                    s.outline(&outline).stroke(Ink::CASING, 18.0);
                    s.outline(&outline).stroke(Ink::FRESH, 9.0);
                });
            }
            let (symbol, width, foot) = drawing(piece);
            s.group().class("piece").piece(&name).draw(|s| {
                // A little larger than on the board: at this size the silhouette is what counts.
                s.stand(symbol, x + SPACE / 2.0, y + foot + 5.0, width * 1.16);
            });
        }
    }

    /// How far the turn is, and the card.
    fn draw_status(
        &self,
        s: &mut Scene,
        public: &Public,
        look: &EvergreenLook<'_>,
        seat: Seat,
        card: Option<Card>,
    ) {
        const BASELINE: f64 = 206.0;
        let mut end = WIDTH - 4.0;
        if let Some(face) = card.map(|card| self.components.face(card)) {
            let words = format!(
                "{} · {}",
                (look.say)(&short_biome(face.biome)),
                (look.say)(&words::power(face.power))
            );
            let words = shorten(&words, Face::Label, 13.0, 138.0);
            s.text(end, BASELINE, &words).size(13.0).end();
            end -= text_width(&words, Face::Label, 13.0) + 20.0;
            let glyph = face.biome.and_then(|biome| field_of(biome).glyph).unwrap_or(&icons::WILD);
            s.stamp(glyph, end, BASELINE - 13.0, 17.0).color(Ink::INK);
            end -= 6.0;
        }
        let words = (look.say)(&self.progress_of(public, seat));
        let done = public.phase == Phase::Turns && public.side(seat).turn.ended;
        let words = shorten(&words, Face::Body, 13.0, end - 4.0 - if done { 17.0 } else { 0.0 });
        s.text(4.0, BASELINE, &words).face(Face::Body).size(13.0).fill(Ink::INK_2);
        if done {
            let after = 8.0 + text_width(&words, Face::Body, 13.0);
            s.stamp(&icons::TICK, after, BASELINE - 11.0, 13.0).color(Ink::INK_2);
        }
    }

    /// Per power its piece, how many of it stand on the planet, and the level as pips.
    fn draw_counts(&self, s: &mut Scene, side: &Side, seat: Seat) {
        let pitch = WIDTH / Power::ALL.len() as f64;
        for &power in Power::ALL {
            let middle = (power.index() as f64 + 0.5) * pitch;
            let count = self.piece_of(power).map(|piece| side.planet.of(piece).count_ones());
            let shift = if count.is_some() { 9.0 } else { 0.0 };
            s.stamp(power_drawing(power), middle - 12.0 - shift, 218.0, 24.0);
            if let Some(count) = count {
                s.text(middle + 5.0, 239.0, &count.to_string()).face(Face::Number).size(15.0);
            }
            let track = self.components.track(power);
            pips(s, (middle, 253.0), pitch - 4.0, (side.level(power), track.last()), seat);
        }
    }

    /// The piece that a power brings.
    fn piece_of(&self, power: Power) -> Option<Piece> {
        match self.components.track(power).effect {
            PowerEffect::Place(piece) => Some(piece),
            PowerEffect::PlaceLake { .. } => Some(Piece::Lake),
            PowerEffect::GrowSprout => Some(Piece::SmallTree),
            PowerEffect::GrowSmallTree => Some(Piece::BigTree),
            PowerEffect::Score => None,
        }
    }

    /// How far a seat is, in a few words.
    pub(super) fn progress_of(&self, public: &Public, seat: Seat) -> Message {
        let turn = &public.side(seat).turn;
        Message::new(match (public.phase, turn.agenda.top()) {
            (Phase::End, _) => "pic-over",
            (Phase::Draft, _) if self.card_of(public, seat).is_some() => "pic-has-picked",
            (Phase::Draft, _) if public.drafter() == seat.0 => "pic-is-picking",
            (Phase::Draft, _) => "pic-will-pick",
            (Phase::Turns, _) if turn.ended => "pic-done",
            (Phase::Turns, Some(Step::Action { kind, .. })) => {
                return Message::new("pic-acting").with("kind", kind.word());
            }
            (Phase::Turns, Some(_)) => "pic-powering",
            (Phase::Turns, None) => "pic-choosing",
        })
    }

    fn side_summary(&self, public: &Public, seat: Seat, card: Option<Card>) -> Message {
        let message = match card {
            Some(card) => Message::new("pic-side-card").with("card", self.say_card(card)),
            None => Message::new("pic-side"),
        };
        message.with("summary", self.summary(public, seat)).with("progress", self.progress_of(public, seat))
    }
}

/// Rim and fields without textures: fewer and larger things.
fn draw_ground(s: &mut Scene, lie: &Lie<'_>) {
    let rim = lie.rim();
    s.path(&rim).at(0.0, SOIL * 0.6).fill(Ink::SOIL).stroke(Ink::PI, 6.0);
    s.path(&rim).fill(Ink::HEDGE_BODY).stroke(Ink::HEDGE_LINE, 6.0);
    for &biome in Biome::ALL {
        let squares = lie.squares(lie.board.biomes[biome.index()]);
        s.path(&squares).fill(field_of(biome).ink);
    }
    let crevices = lie.squares(lie.board.crevices);
    s.path(&crevices).fill(Ink::NIGHT);
    let hedges = lie.borders(|one, other| one != other);
    s.path(&hedges).stroke(Ink::HEDGE_LINE, 13.0).round();
    s.path(&hedges).stroke(Ink::HEDGE_LIT, 5.5).round().dash(&[0.1, 11.0]);
}
