//! Ecosystem cards: the front with its cost and rewards, the back with its habitats, turned any way.

use bocage_canvas::art::textures::FLECK;
use bocage_canvas::{Ink, Scene, Trace};

use super::{art, inks, token};
use crate::Arborea;
use crate::components::Face;
use crate::ecosystem::Laid;
use crate::vocabulary::{Biome, Card, Habitat};

/// Size of a front in its own units.
pub(super) const SIZE: (f64, f64) = (90.0, 117.0);

/// The name of a card wherever it lies.
pub(super) fn name(game: &Arborea, card: Card) -> String {
    format!("card-{}", game.components.face(card).key)
}

/// The colour of a deck.
fn deck_ink(deck: u8) -> Ink {
    [inks::DECK_RED, inks::DECK_YELLOW, inks::DECK_BLUE, inks::DECK_VIOLET, inks::DECK_START]
        [usize::from(deck) % 5]
}

/// Draws the front with its top left corner at (`x`, `y`), `width` wide: costs above the hedge,
/// rewards below.
pub(super) fn draw_front(s: &mut Scene, face: &Face, (x, y): (f64, f64), width: f64) {
    let costs: Vec<Biome> = Biome::ALL
        .iter()
        .flat_map(|&biome| std::iter::repeat_n(biome, face.cost[biome.index()].into()))
        .collect();
    s.group().class("card").at(x, y).scale(width / SIZE.0).draw(|s| {
        draw_sheet(s, face.deck);
        let columns = if costs.len() > 4 { 3 } else { 2.max(costs.len().min(3)) };
        for (index, &biome) in costs.iter().enumerate() {
            let (row, column) = (index / columns, index % columns);
            let in_row = (costs.len() - row * columns).min(columns) as f64;
            let cx = 45.0 + (column as f64 - (in_row - 1.0) / 2.0) * 26.0;
            let lift = if costs.len() <= columns { 13.0 } else { 0.0 };
            s.stamp_centred(art::disc(biome), cx, 18.0 + lift + 26.0 * row as f64, 24.0);
        }
        s.hedge("M6 62H84", 4.6);
        draw_pips(s, face.deck);
        let count = face.rewards.len().max(1) as f64;
        let size = if face.rewards.len() > 3 { 20.0 } else { 24.0 };
        let used = (size * 1.08 * count).min(82.0);
        // On the smallest cards numbers cannot be read: the tooltip has them.
        let drop = if width < 50.0 { 0.0 } else { token::CARD_DROP };
        token::draw_row_with(s, &face.rewards, (45.0 - used / 2.0, 91.0), (size, used), drop);
    });
}

fn draw_sheet(s: &mut Scene, deck: u8) {
    s.rect(1.0, 4.0, 88.0, 112.0).corner(10.0).fill(Ink::PI);
    s.rect(1.0, 1.0, 88.0, 112.0).corner(10.0).fill(Ink::CARD).stroke(Ink::PI, 2.0);
    let top = "M2 62V11a9 9 0 0 1 9-9H79a9 9 0 0 1 9 9V62Z";
    s.path(top).fill(deck_ink(deck));
    s.path(top).fill(&FLECK);
}

/// The number of the deck as pips on the hedge: its colour is never alone.
fn draw_pips(s: &mut Scene, deck: u8) {
    let count = f64::from(deck % 5 + 1);
    let width = 6.0 * count + 6.0;
    s.rect(45.0 - width / 2.0, 57.5, width, 9.0).corner(4.5).fill(Ink::CUT).stroke(Ink::PRINT, 1.0);
    for pip in 0..=deck % 5 {
        s.circle(45.0 + (f64::from(pip) - (count - 1.0) / 2.0) * 6.0, 62.0, 2.0).fill(Ink::PRINT);
    }
}

/// The habitats of the back alone, in as few strokes as possible: there may be a hundred of them, and
/// then they are tints without silhouettes.
pub(super) fn draw_ghost(
    s: &mut Scene,
    face: &Face,
    rotation: u8,
    (x, y): (f64, f64),
    (cell, detailed): (f64, bool),
) {
    let (columns, rows) = Laid::size(rotation);
    for &habitat in Habitat::ALL {
        let mut path = String::new();
        let mut places = Vec::new();
        for row in 0..rows {
            for column in 0..columns {
                if face.habitat(rotation, column, row) == habitat {
                    let (left, top) = (x + column as f64 * cell, y + row as f64 * cell);
                    path.push_str(&format!("M{left:.0} {top:.0}h{cell:.0}v{cell:.0}h-{cell:.0}z"));
                    places.push((left + cell / 2.0, top + cell / 2.0));
                }
            }
        }
        if places.is_empty() {
            continue;
        }
        let ground = art::ground(habitat);
        s.path(&path).fill(ground.ink);
        if let Some(glyph) = ground.glyph.filter(|_| detailed && habitat != Habitat::Rock) {
            places.into_iter().for_each(|(cx, cy)| {
                s.stamp_centred(glyph, cx.round(), cy.round(), (cell * 0.7).round());
            });
        }
    }
}

/// Draws the back turned by `rotation`, its cells `cell` wide.
pub(super) fn draw_back(s: &mut Scene, face: &Face, rotation: u8, (x, y): (f64, f64), cell: f64) {
    let (columns, rows) = Laid::size(rotation);
    let (wide, tall) = (columns as f64 * cell, rows as f64 * cell);
    s.group().class("back").draw(|s| {
        s.rect(x - 2.0, y - 1.0, wide + 4.0, tall + 5.0).corner(cell * 0.16).fill(Ink::PI);
        for row in 0..rows {
            for column in 0..columns {
                let ground = art::ground(face.habitat(rotation, column, row));
                let (left, top) = (x + column as f64 * cell, y + row as f64 * cell);
                s.rect(left, top, cell, cell).fill(ground.ink);
                if let Some(glyph) = ground.glyph {
                    s.stamp_centred(glyph, left + cell / 2.0, top + cell / 2.0, cell * 0.74);
                }
            }
        }
        let mut cuts = Trace::new();
        for column in 1..columns {
            cuts = cuts.from(x + column as f64 * cell, y).to(x + column as f64 * cell, y + tall);
        }
        for row in 1..rows {
            cuts = cuts.from(x, y + row as f64 * cell).to(x + wide, y + row as f64 * cell);
        }
        s.path(&cuts).stroke(Ink::PRINT, 0.9).dash(&[2.0, 3.0]).opacity(0.5);
    });
}
