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
/// A planet alone, on narrow screens; with the words beside it at a full table.
const ALONE: f64 = 128.0;

/// Where the words and numbers stand.
struct Layout {
    /// Left and right end of the words.
    left: f64,
    right: f64,
    /// Baselines of the status and of the card.
    status: f64,
    card: f64,
    /// Top of the first line of counts, distance between lines, counts in a line.
    counts: f64,
    pitch: f64,
    columns: usize,
}

const BELOW: Layout = Layout {
    left: 4.0,
    right: WIDTH - 4.0,
    status: 206.0,
    card: 206.0,
    counts: 218.0,
    pitch: 0.0,
    columns: 6,
};
const BESIDE: Layout =
    Layout { left: 134.0, right: WIDTH, status: 16.0, card: 37.0, counts: 46.0, pitch: 42.0, columns: 3 };

impl Evergreen {
    pub(super) fn draw_side(&self, public: &Public, look: &EvergreenLook<'_>, seat: Seat) -> Scene {
        // Three others need shorter pictures.
        let beside = public.players > 3;
        let (width, height, layout) = match (look.narrow, beside) {
            (true, _) => (ALONE, ALONE, None),
            (false, true) => (WIDTH, ALONE, Some(&BESIDE)),
            (false, false) => (WIDTH, HEIGHT, Some(&BELOW)),
        };
        let mut scene = Scene::new(width, height);
        let card = self.card_of(public, seat);
        scene.set_label(&(look.say)(&self.side_summary(public, seat, card)));
        let s = &mut scene;
        s.rect(0.0, 0.0, width, height).fill(Ink::PAPER).hidden();
        let planet = if look.narrow || beside { (ALONE, ALONE) } else { (WIDTH, PLANET) };
        s.group().hidden().draw(|s| self.draw_thumbnail(s, public, look, seat, planet));
        if let Some(layout) = layout {
            s.group().hidden().draw(|s| {
                self.draw_status(s, public, look, (seat, card), layout);
                self.draw_counts(s, public.side(seat), seat, layout);
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
        (seat, card): (Seat, Option<Card>),
        layout: &Layout,
    ) {
        const SIZE: f64 = 13.0;
        let mut end = layout.right;
        if let Some(face) = card.map(|card| self.components.face(card)) {
            let words = format!(
                "{} · {}",
                (look.say)(&short_biome(face.biome)),
                (look.say)(&words::power(face.power))
            );
            let same_line = layout.status == layout.card;
            let room = layout.right - layout.left - 20.0;
            let words = shorten(&words, Face::Label, SIZE, if same_line { room * 0.62 } else { room * 1.08 });
            let glyph = face.biome.and_then(|biome| field_of(biome).glyph).unwrap_or(&icons::WILD);
            let start = if same_line {
                // Estimates are generous: a little closer to the words.
                layout.right - text_width(&words, Face::Label, SIZE) * 0.92 - 21.0
            } else {
                layout.left
            };
            s.stamp(glyph, start, layout.card - 13.0, 17.0).color(Ink::INK);
            if same_line {
                s.text(layout.right, layout.card, &words).size(SIZE).end();
                end = start - 6.0;
            } else {
                s.text(start + 21.0, layout.card, &words).size(SIZE);
            }
        }
        let words = (look.say)(&self.progress_of(public, seat));
        let done = public.phase == Phase::Turns && public.side(seat).turn.ended;
        let room = end - layout.left - if done { 17.0 } else { 0.0 };
        let words = shorten(&words, Face::Body, SIZE, room);
        s.text(layout.left, layout.status, &words).face(Face::Body).size(SIZE).fill(Ink::INK_2);
        if done {
            let after = layout.left + 4.0 + text_width(&words, Face::Body, SIZE);
            s.stamp(&icons::TICK, after, layout.status - 11.0, SIZE).color(Ink::INK_2);
        }
    }

    /// Per power its piece, how many of it stand on the planet, and the level as pips.
    fn draw_counts(&self, s: &mut Scene, side: &Side, seat: Seat, layout: &Layout) {
        let pitch = (layout.right - layout.left) / layout.columns as f64;
        for &power in Power::ALL {
            let (line, column) = (power.index() / layout.columns, power.index() % layout.columns);
            let middle = layout.left + (column as f64 + 0.5) * pitch;
            let top = layout.counts + line as f64 * layout.pitch;
            let count = self.piece_of(power).map(|piece| side.planet.of(piece).count_ones());
            let shift = match count {
                None => 0.0,
                Some(0..10) => 8.5,
                Some(_) => 10.5,
            };
            s.stamp(power_drawing(power), middle - 11.0 - shift, top + 1.0, 22.0);
            if let Some(count) = count {
                s.text(middle + 12.5 - shift, top + 21.0, &count.to_string()).face(Face::Number).size(15.0);
            }
            let track = self.components.track(power);
            pips(s, (middle, top + 34.0), pitch - 4.0, (side.level(power), track.last()), seat);
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
