//! The fertility zone: six piles, and what each is worth per big tree.

use bocage_canvas::art::plants;
use bocage_canvas::{Face, Ink, Outline, Paint, Scene, State};
use bocage_engine::Message;

use super::ground::field_of;
use super::{EvergreenLook, is_changed};
use crate::Evergreen;
use crate::components::Icon;
use crate::state::Public;
use crate::vocabulary::Biome;
use crate::words;

/// Width of the panel.
const WIDTH: f64 = 308.0;
const NARROW_WIDTH: f64 = 358.0;
/// A pile in its own units.
const PILE: (f64, f64) = (60.0, 68.0);

/// What lies on a pile.
#[derive(Clone, Copy, Default)]
struct Pile {
    cards: usize,
    symbols: usize,
    arid: usize,
    face_down: usize,
}

impl Evergreen {
    pub(super) fn draw_zone(&self, public: &Public, look: &EvergreenLook<'_>) -> Scene {
        let width = if look.narrow { NARROW_WIDTH } else { WIDTH };
        let pitch = width / Biome::ALL.len() as f64;
        let scale = (pitch - 7.0) / PILE.0;
        let height = 4.0 + (PILE.1 + 8.0) * scale + 18.0;
        let mut scene = Scene::new(width, height);
        scene.set_label(&(look.say)(&self.zone_summary(public)));
        let s = &mut scene;
        s.rect(0.0, 0.0, width, height).fill(Ink::PAPER).hidden();
        for &biome in Biome::ALL {
            let pile = self.pile(public, biome);
            let left = biome.index() as f64 * pitch;
            let name = (look.say)(&say_pile(biome, pile));
            let rule = Message::new("pic-pile-help").with("points", pile.symbols);
            let help = format!("{name}\n{}", (look.say)(&rule));
            s.group().class("pile").data("data-biome", biome.word()).label(&name).title(&help).draw(|s| {
                s.group().at(left + 3.5, 4.0).scale(scale).draw(|s| draw_pile(s, biome, pile));
                let ink = if pile.symbols == 0 { Ink::INK_2 } else { Ink::INK };
                s.text(left + pitch / 2.0, height - 4.0, &format!("×{}", pile.symbols))
                    .face(Face::Number)
                    .size(16.0)
                    .middle()
                    .fill(ink);
            });
            if is_changed(look, &format!("pile:{biome}")) {
                // Thinner than on a board: a pile is small.
                let outline = Outline::rect(left + 2.0, 2.5, PILE.0 * scale + 3.0, PILE.1 * scale + 3.0, 8.0);
                s.group().class(State::Changed.class()).hidden().draw(|s| {
                    s.outline(&outline).stroke(Ink::CASING, 4.5);
                    s.outline(&outline).stroke(Ink::FRESH, 2.4);
                });
            }
        }
        scene
    }

    fn pile(&self, public: &Public, biome: Biome) -> Pile {
        let mut pile = Pile::default();
        for card in public.zone.iter() {
            let face = self.components.face(*card);
            if face.biome != Some(biome) {
                continue;
            }
            pile.cards += 1;
            match face.icon {
                _ if public.face_down & card.bit() != 0 => pile.face_down += 1,
                Icon::Fertility(symbols) => pile.symbols += usize::from(symbols),
                Icon::Aridity => pile.arid += 1,
                Icon::None => {}
            }
        }
        pile
    }

    fn zone_summary(&self, public: &Public) -> Message {
        let piles: Vec<Message> =
            Biome::ALL.iter().map(|&biome| say_pile(biome, self.pile(public, biome))).collect();
        Message::new("sketch-zone").with("piles", piles)
    }
}

/// A pile in words.
fn say_pile(biome: Biome, pile: Pile) -> Message {
    let key = match (pile.arid, pile.face_down) {
        (0, 0) => "sketch-pile",
        _ => "pic-pile-arid",
    };
    Message::new(key)
        .with("biome", words::biome(Some(biome)))
        .with("symbols", pile.symbols)
        .with("down", pile.face_down)
}

/// A pile in a 60 by 68 box: field, glyph, and what lies on it.
fn draw_pile(s: &mut Scene, biome: Biome, pile: Pile) {
    let ground = field_of(biome);
    let sheet = |y: f64| Outline::rect(1.5, y, 57.0, 63.0, 9.0);
    if pile.cards == 0 {
        s.group().opacity(0.62).draw(|s| s.field(&sheet(1.5), ground));
        s.outline(&sheet(1.5)).stroke(Ink::OUTLINE, 1.8).dash(&[4.0, 4.0]);
    } else {
        // One edge per card, up to a few.
        for card in (0..pile.cards.min(4)).rev() {
            s.outline(&sheet(1.5 + card as f64 * 2.6)).fill(Ink::CARD).stroke(Ink::PI, 1.8);
        }
        s.field(&sheet(1.5), ground);
        s.outline(&sheet(1.5)).fill(Paint::None).stroke(Ink::PI, 1.8);
    }
    s.rect(3.0, 31.0, 54.0, 32.0).corner(8.0).fill(Ink::CUT).stroke(Ink::PRINT, 1.2);
    s.ground_sign(30.0, 16.5, 12.5, ground);
    draw_worth(s, pile);
}

/// Seeds, aridity and cards turned down, side by side or overlapping if there are many.
fn draw_worth(s: &mut Scene, pile: Pile) {
    let things = pile.symbols + pile.arid + pile.face_down;
    if things == 0 {
        s.text(30.0, 53.0, "–").face(Face::Number).size(20.0).middle().fill(Ink::PRINT_2);
        return;
    }
    let pitch = if things > 1 { (32.0 / (things - 1) as f64).min(16.5) } else { 0.0 };
    let start = 30.0 - pitch * (things - 1) as f64 / 2.0;
    // Right to left, so that each overlaps the next on its shaded side.
    for thing in (0..things).rev() {
        let (x, y) = (start + pitch * thing as f64, 47.0);
        if thing < pile.symbols {
            s.stamp_centred(&plants::SEED, x, y, 19.0);
        } else if thing < pile.symbols + pile.face_down {
            draw_face_down(s, x, y);
        } else {
            s.stamp_centred(&plants::ARID, x, y, 20.0);
        }
    }
}

/// A card turned face down, tiny.
fn draw_face_down(s: &mut Scene, cx: f64, cy: f64) {
    s.rect(cx - 7.0, cy - 9.5, 14.0, 19.0).corner(3.0).fill(Ink::HEDGE_BODY).stroke(Ink::PRINT, 1.6);
    s.path(format!("M{} {}h9M{} {}v14", cx - 4.5, cy - 1.0, cx + 0.5, cy - 7.0))
        .stroke(Ink::HEDGE_LIT, 1.8)
        .round()
        .dash(&[0.1, 2.8]);
}
