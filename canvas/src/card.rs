//! Cards: 63 by 88, one grammar for all games.
//!
//! From the top: where (the field's glyph, left), worth (right, on a paper pill), what (a roundel with
//! the piece), a hedge, the name, a second line. Invariants: under 110 units wide a card keeps its
//! name and drops its second line rather than shrink it; from 240 on it shows its rule in words. A
//! card stays light at night; its print keeps its contrast.
//!
//! Absent: effects of particular games. [`Card::draw_with`] gives them the art area to draw in.

use crate::art::textures;
use crate::ground::{Ground, Outline};
use crate::ink::Ink;
use crate::lettering::{Face, text_width, wrap};
use crate::mood::Mood;
use crate::scene::Scene;
use crate::symbol::Symbol;
use crate::trace::Trace;

/// What a card is worth, on the pill at its top right.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Worth<'a> {
    /// So many fertility seeds; none is a dry diamond.
    Seeds(usize),
    /// A number or a few signs.
    Words(&'a str),
    /// So many of a small drawing.
    Symbols(&'static Symbol, usize),
}

/// A card to be drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Card<'a> {
    /// The field it speaks of; `None` is any field.
    pub ground: Option<Ground>,
    /// What it is worth.
    pub worth: Option<Worth<'a>>,
    /// What it brings, in the roundel.
    pub piece: Option<&'static Symbol>,
    /// Its name.
    pub name: &'a str,
    /// Its second line.
    pub line: &'a str,
    /// Its rule, shown when it is large.
    pub rule: &'a str,
}

/// Where the parts of a card lie, in a 126 by 176 box.
struct Layout {
    art: f64,
    roundel: f64,
    radius: f64,
    hedge: f64,
    name: f64,
    name_size: f64,
    line: Option<f64>,
    rule: Option<f64>,
    /// Size of the glyph and the pill.
    corners: f64,
}

const SMALL: Layout = Layout {
    art: 124.0,
    roundel: 80.0,
    radius: 41.0,
    hedge: 131.5,
    name: 161.0,
    name_size: 22.0,
    line: None,
    rule: None,
    corners: 1.0,
};
const STANDARD: Layout = Layout {
    art: 112.0,
    roundel: 72.0,
    radius: 39.0,
    hedge: 119.5,
    name: 145.0,
    name_size: 17.0,
    line: Some(162.0),
    rule: None,
    corners: 1.0,
};
const LARGE: Layout = Layout {
    art: 80.0,
    roundel: 52.0,
    radius: 30.0,
    hedge: 87.5,
    name: 108.0,
    name_size: 14.0,
    line: Some(119.5),
    rule: Some(132.0),
    corners: 0.66,
};

impl<'a> Card<'a> {
    /// Height over width.
    pub const PROPORTION: f64 = 176.0 / 126.0;

    /// A card of any field, with nothing but its name.
    pub const fn new(name: &'a str) -> Self {
        Self { ground: None, worth: None, piece: None, name, line: "", rule: "" }
    }

    /// Draws it with its top left corner at (`x`, `y`), `width` wide.
    pub fn draw(&self, scene: &mut Scene, x: f64, y: f64, width: f64) {
        self.draw_with(scene, x, y, width, |_| {});
    }

    /// Draws it, then lets `more` draw over it in the card's own 126 by 176 box.
    pub fn draw_with(&self, scene: &mut Scene, x: f64, y: f64, width: f64, more: impl FnOnce(&mut Scene)) {
        let layout = match width {
            w if w < 110.0 => &SMALL,
            w if w >= 240.0 && !self.rule.is_empty() => &LARGE,
            _ => &STANDARD,
        };
        scene.group().at(x, y).scale(width / 126.0).draw(|s| {
            s.card_sheet(Ink::CARD);
            self.draw_art(s, layout);
            s.hedge(Trace::new().from(13.0, layout.hedge).to(113.0, layout.hedge), 6.0);
            self.draw_corners(s, layout);
            self.draw_words(s, layout);
            more(s);
        });
    }

    fn draw_art(&self, s: &mut Scene, layout: &Layout) {
        let art = Outline::rect(9.0, 9.0, 108.0, layout.art, 9.0);
        match self.ground {
            Some(ground) => s.field(&art, ground),
            None => s.any_field(layout.art),
        }
        if let Some(piece) = self.piece {
            let (cy, r) = (layout.roundel, layout.radius);
            s.circle(63.0, cy, r).fill(Ink::CUT).stroke(Ink::PRINT, 2.2);
            s.circle(63.0, cy, r - 4.5).stroke(Ink::PRINT, 1.0).dash(&[1.5, 4.0]).round();
            s.stamp_balanced(piece, 63.0, cy, r * 1.42);
        }
    }

    fn draw_corners(&self, s: &mut Scene, layout: &Layout) {
        let scale = layout.corners;
        if let Some(glyph) = self.ground.and_then(|ground| ground.glyph) {
            let middle = 9.0 + 17.0 * scale;
            s.circle(middle, middle, 15.4 * scale).fill(Ink::CUT).stroke(Ink::PRINT, 1.6);
            s.stamp_centred(glyph, middle, middle, 21.5 * scale).color(Ink::PRINT);
        }
        if let Some(worth) = self.worth {
            // Drawn leftwards from the origin, 30 tall, around y 0.
            s.group().at(116.0, 9.0 + 17.0 * scale).scale(scale).draw(|s| draw_worth(s, worth));
        }
    }

    fn draw_words(&self, s: &mut Scene, layout: &Layout) {
        s.text(63.0, layout.name, self.name)
            .face(Face::Title)
            .size(layout.name_size)
            .middle()
            .fill(Ink::PRINT)
            .fit(108.0);
        if let (Some(y), false) = (layout.line, self.line.is_empty()) {
            let size = if layout.rule.is_some() { 9.5 } else { 13.5 };
            s.text(63.0, y, self.line).size(size).middle().fill(Ink::PRINT_2).fit(108.0);
        }
        if let Some(y) = layout.rule {
            for (index, line) in wrap(self.rule, Face::Body, 7.8, 106.0).iter().take(4).enumerate() {
                s.text(11.0, y + index as f64 * 10.2, line).face(Face::Body).size(7.8).fill(Ink::PRINT);
            }
        }
    }
}

fn draw_worth(s: &mut Scene, worth: Worth<'_>) {
    let width = match worth {
        Worth::Seeds(count) => count.max(1) as f64 * 18.5 + 13.0,
        Worth::Symbols(_, count) => count.max(1) as f64 * 20.0 + 10.0,
        Worth::Words(words) => text_width(words, Face::Number, 19.0) + 18.0,
    }
    .max(31.0);
    s.rect(-width, -15.0, width, 30.0).corner(15.0).fill(Ink::CUT).stroke(Ink::PRINT, 1.6);
    match worth {
        Worth::Seeds(count) => s.fertility(-width / 2.0, 0.0, 22.0, count),
        Worth::Symbols(symbol, count) => {
            for index in 0..count {
                s.stamp_centred(symbol, 15.5 - width + index as f64 * 20.0, 0.0, 19.0).color(Ink::PRINT);
            }
        }
        Worth::Words(words) => {
            s.text(-width / 2.0, 6.5, words).face(Face::Number).size(19.0).middle().fill(Ink::PRINT);
        }
    }
}

impl Scene {
    /// The back of a card: fields in their hedges. Evergreen's are its own; the other games' are in
    /// their mood, hedges of the dark ink lit by the bright.
    pub fn card_back(&mut self, x: f64, y: f64, width: f64, mood: Mood) {
        let (hedge, grounds) = match mood {
            Mood::Evergreen => (
                [Ink::HEDGE_LINE, Ink::HEDGE_BODY, Ink::HEDGE_LIT],
                [Ground::WHEAT, Ground::FLOWERS, Ground::GRASSLAND, Ground::SNOW],
            ),
            _ => (
                [Ink::PI, mood.deep(), mood.accent()],
                [
                    Ground { ink: mood.accent(), ..Ground::WHEAT },
                    Ground { ink: mood.sky(), ..Ground::SNOW },
                    Ground { ink: mood.land(), ..Ground::GRASSLAND },
                    Ground { ink: Ink::CUT, ..Ground::ROCK },
                ],
            ),
        };
        let [first, second, third, fourth] = grounds;
        self.group().at(x, y).scale(width / 126.0).draw(|s| {
            s.card_sheet(hedge[1]);
            for (x, y, w, h, ground) in [
                (14.0, 14.0, 46.0, 60.0, first),
                (64.0, 14.0, 48.0, 40.0, second),
                (64.0, 58.0, 48.0, 56.0, third),
                (14.0, 78.0, 46.0, 40.0, fourth),
                (14.0, 122.0, 66.0, 38.0, third),
                (84.0, 118.0, 28.0, 42.0, first),
            ] {
                s.field(&Outline::rect(x, y, w, h, 4.0), ground);
            }
            s.hedge_in("M62 14V118M14 76H62M62 56H112M14 120H84M82 118V160M62 116H112", 4.5, hedge);
            s.hedge_in("M12 12H114V161H12Z", 5.0, hedge);
            s.stamp(&crate::art::plants::SMALL_TREE, 66.0, 60.0, 44.0);
            s.stamp(&crate::art::plants::BIG_TREE, 15.0, 72.0, 44.0);
        });
    }

    /// An empty place for a card.
    pub fn card_place(&mut self, x: f64, y: f64, width: f64) {
        self.rect(x + 1.0, y + 1.0, width - 2.0, width * Card::PROPORTION - 4.0)
            .corner(width * 0.11)
            .fill(Ink::PAPER_2)
            .fill_opacity(0.35)
            .stroke(Ink::OUTLINE, 1.6)
            .dash(&[5.0, 4.0]);
    }

    /// The sheet and its edge, in a 126 by 176 box.
    fn card_sheet(&mut self, face: Ink) {
        self.rect(2.0, 5.0, 122.0, 169.0).corner(14.0).fill(Ink::PI).opacity(0.35);
        self.rect(2.0, 2.0, 122.0, 169.0).corner(14.0).fill(face).stroke(Ink::PI, 2.5);
    }

    /// The six fields meeting, for a card that speaks of any.
    fn any_field(&mut self, height: f64) {
        let (top, bottom, middle) = (9.0, 9.0 + height, 9.0 + height / 2.0);
        let lean = height / 2.0 * 0.577;
        let edge = Outline::rect(9.0, top, 108.0, height, 9.0);
        self.outline(&edge).fill(Ink::SNOW);
        let wedges: [(Ink, &[(f64, f64)]); 3] = [
            (
                Ink::ROCK,
                &[(63.0, middle), (63.0 - lean, bottom), (18.0, bottom), (9.0, bottom - 9.0), (9.0, middle)],
            ),
            (Ink::SWAMP, &[(63.0, middle), (63.0 + lean, bottom), (63.0 - lean, bottom)]),
            (
                Ink::GRASSLAND,
                &[
                    (63.0, middle),
                    (117.0, middle),
                    (117.0, bottom - 9.0),
                    (108.0, bottom),
                    (63.0 + lean, bottom),
                ],
            ),
        ];
        for (ink, points) in wedges {
            self.polygon(points).fill(ink);
        }
        let upper: [(Ink, &[(f64, f64)]); 2] = [
            (
                Ink::FLOWERS,
                &[(63.0, middle), (9.0, middle), (9.0, top + 9.0), (18.0, top), (63.0 - lean, top)],
            ),
            (
                Ink::WHEAT,
                &[(63.0, middle), (63.0 + lean, top), (108.0, top), (117.0, top + 9.0), (117.0, middle)],
            ),
        ];
        for (ink, points) in upper {
            self.polygon(points).fill(ink);
        }
        self.outline(&edge).fill(&textures::WILD);
    }
}
