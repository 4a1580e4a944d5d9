//! What a seat has beside its terrain: water, and the villages and temples still to be placed.

use bocage_canvas::{Badge, Face, Ink, Livery, Outline, Scene, State, Symbol};
use bocage_engine::Message;

use super::table::{Table, shorten};
use super::{inks, pieces, water_name};
use crate::vocabulary::Temple;

/// One good: its drawing, how many there are, of how many, and its words.
struct Good {
    symbol: &'static Symbol,
    value: String,
    of: Option<u8>,
    words: Message,
}

/// Where the reserve lies: its box, and the boxes of the goods in it (left, top, width).
struct Layout {
    frame: (f64, f64, f64, f64),
    goods: [(f64, f64, f64); 3],
    /// Height of a good, size of its drawing and of its number.
    sizes: (f64, f64, f64),
}

const WIDE: Layout = Layout {
    frame: (90.0, 222.0, 90.0, 176.0),
    goods: [(94.0, 226.0, 82.0), (94.0, 278.0, 82.0), (94.0, 330.0, 82.0)],
    sizes: (46.0, 32.0, 24.0),
};
const NARROW: Layout = Layout {
    frame: (156.0, 28.0, 148.0, 44.0),
    goods: [(159.0, 31.0, 56.0), (216.0, 31.0, 43.0), (259.0, 31.0, 43.0)],
    sizes: (38.0, 25.0, 20.0),
};

impl Table<'_> {
    pub(super) fn draw_reserve(&self, s: &mut Scene) {
        let layout = if self.narrow() { &NARROW } else { &WIDE };
        let (x, y, w, h) = layout.frame;
        s.rect(x, y, w, h).corner(14.0).fill(Ink::CUT).stroke(Ink::PI, 1.6).hidden();
        for (good, frame) in self.goods().iter().zip(layout.goods) {
            self.draw_good(s, good, frame, layout.sizes);
        }
        if !self.narrow() {
            for (left, top, width) in &layout.goods[1..] {
                s.line(left + 4.0, top - 3.0, left + width - 4.0, top - 3.0)
                    .stroke(inks::GRID_LINE, 1.4)
                    .dash(&[3.0, 3.0])
                    .hidden();
            }
            let words = shorten(&self.word("pic-in-reserve"), Face::Label, 13.5, w - 6.0);
            s.text(x + w / 2.0, y + h - 9.0, &words).size(14.6).middle().fill(Ink::PRINT_2).hidden();
        }
        let (left, top, width) = layout.goods[0];
        let edge = Outline::rect(left - 1.0, top - 1.0, width, layout.sizes.0 + 2.0, 12.0);
        if self.is_changed(&water_name(self.focus)) {
            s.ring(&edge, State::Changed);
        }
        if let Some(touch) = self.own_touch("water") {
            self.overlay(s, &touch, &edge, None);
            // On the corner, so that the number is seen.
            s.badge(left + width - 2.0, top, 11.0, Badge::Plus);
        }
    }

    fn goods(&self) -> [Good; 3] {
        let side = self.side();
        let most = self.game.components.villages;
        let villages = most.saturating_sub(side.village_count());
        let temples = side.temple_zone.count_ones();
        [
            Good {
                symbol: &pieces::WATER,
                value: side.water.to_string(),
                of: None,
                words: Message::new("pic-water").with("water", side.water),
            },
            Good {
                symbol: &pieces::VILLAGE,
                value: villages.to_string(),
                of: Some(most),
                words: Message::new("pic-villages-left").with("villages", villages),
            },
            Good {
                symbol: &pieces::TEMPLE,
                value: temples.to_string(),
                of: Some(Temple::ALL.len() as u8),
                words: Message::new("pic-temples-left").with("temples", temples),
            },
        ]
    }

    fn draw_good(
        &self,
        s: &mut Scene,
        good: &Good,
        (x, y, width): (f64, f64, f64),
        (height, size, number): (f64, f64, f64),
    ) {
        let words = self.say(&good.words);
        s.group().label(&words).title(&words).draw(|s| {
            s.rect(x, y, width, height).corner(11.0).fill(Ink::CUT);
            let middle = y + height / 2.0;
            let wide = size / good.symbol.proportion().max(1.0);
            s.stamp_centred(good.symbol, x + 3.0 + size / 2.0, middle, wide)
                .color(Livery::of(self.focus.index()));
            let left = x + size + 6.0;
            s.text(left, middle + number * 0.34, &good.value)
                .face(Face::Number)
                .size(number)
                .fill(Ink::PRINT)
                .fit(width - size - 5.0);
            if let Some(of) = good.of.filter(|_| !self.narrow()) {
                s.text(left + 17.0, middle + 8.0, &format!("/{of}")).size(14.6).fill(Ink::PRINT_2);
            }
        });
    }
}
