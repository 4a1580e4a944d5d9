//! Grounds: fields of one ink with one printed texture, and the outlines they fill.
//!
//! Invariant: a field is always told twice, by colour and by texture; where it matters a third time
//! by its glyph.

use crate::art::{icons_nature as icon, textures as texture};
use crate::ink::Ink;
use crate::mark::Mark;
use crate::paint::Paint;
use crate::scene::Scene;
use crate::symbol::Symbol;
use crate::trace::Trace;

/// A kind of field. Games with other grounds build their own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ground {
    /// Its flat colour.
    pub ink: Ink,
    /// What is printed over it.
    pub texture: Option<&'static Symbol>,
    /// Its sign, in one colour.
    pub glyph: Option<&'static Symbol>,
}

impl Ground {
    /// A ground with a texture and a glyph.
    pub const fn new(ink: Ink, texture: &'static Symbol, glyph: &'static Symbol) -> Self {
        Self { ink, texture: Some(texture), glyph: Some(glyph) }
    }

    /// A flat ground.
    pub const fn flat(ink: Ink) -> Self {
        Self { ink, texture: None, glyph: None }
    }

    /// Snow, flakes.
    pub const SNOW: Ground = Ground::new(Ink::SNOW, &texture::SNOW, &icon::SNOW);
    /// Swamp, ripples.
    pub const SWAMP: Ground = Ground::new(Ink::SWAMP, &texture::SWAMP, &icon::SWAMP);
    /// Rock, chevrons.
    pub const ROCK: Ground = Ground::new(Ink::ROCK, &texture::ROCK, &icon::ROCK);
    /// Flowers, blossoms.
    pub const FLOWERS: Ground = Ground::new(Ink::FLOWERS, &texture::FLOWERS, &icon::FLOWERS);
    /// Wheat, furrows.
    pub const WHEAT: Ground = Ground::new(Ink::WHEAT, &texture::WHEAT, &icon::WHEAT);
    /// Grassland, tufts.
    pub const GRASSLAND: Ground = Ground::new(Ink::GRASSLAND, &texture::GRASSLAND, &icon::GRASSLAND);
    /// The six fields.
    pub const FIELDS: [Ground; 6] =
        [Self::SNOW, Self::SWAMP, Self::ROCK, Self::FLOWERS, Self::WHEAT, Self::GRASSLAND];
}

/// The border of a space: what a field fills and a ring surrounds.
#[derive(Clone, Debug, PartialEq)]
pub enum Outline {
    /// A rounded rectangle.
    Rect {
        /// Left.
        x: f64,
        /// Top.
        y: f64,
        /// Width.
        w: f64,
        /// Height.
        h: f64,
        /// Corner radius.
        r: f64,
    },
    /// A disc.
    Circle {
        /// Middle.
        cx: f64,
        /// Middle.
        cy: f64,
        /// Radius.
        r: f64,
    },
    /// Any closed border, with the box it lies in (x, y, width, height).
    Path(Trace, [f64; 4]),
}

impl Outline {
    /// A rounded rectangle.
    pub const fn rect(x: f64, y: f64, w: f64, h: f64, r: f64) -> Self {
        Outline::Rect { x, y, w, h, r }
    }

    /// A disc.
    pub const fn circle(cx: f64, cy: f64, r: f64) -> Self {
        Outline::Circle { cx, cy, r }
    }

    /// The box it lies in: x, y, width, height.
    pub const fn bounds(&self) -> [f64; 4] {
        match self {
            Outline::Rect { x, y, w, h, .. } => [*x, *y, *w, *h],
            Outline::Circle { cx, cy, r } => [*cx - *r, *cy - *r, *r * 2.0, *r * 2.0],
            Outline::Path(_, bounds) => *bounds,
        }
    }
}

impl Scene {
    /// Draws an outline, to be filled or stroked.
    pub fn outline(&mut self, outline: &Outline) -> Mark<'_> {
        match outline {
            Outline::Rect { x, y, w, h, r } => self.rect(*x, *y, *w, *h).corner(*r),
            Outline::Circle { cx, cy, r } => self.circle(*cx, *cy, *r),
            Outline::Path(trace, _) => self.path(trace),
        }
    }

    /// Fills an outline with a ground: its ink, then its texture.
    pub fn field(&mut self, outline: &Outline, ground: Ground) {
        self.outline(outline).fill(ground.ink);
        if let Some(texture) = ground.texture {
            self.outline(outline).fill(Paint::Texture(texture));
        }
    }

    /// Prints a ground's glyph on a paper disc of radius `r`.
    pub fn ground_sign(&mut self, cx: f64, cy: f64, r: f64, ground: Ground) {
        self.circle(cx, cy, r).fill(Ink::CUT);
        if let Some(glyph) = ground.glyph {
            self.stamp_centred(glyph, cx, cy, r * 1.4).color(Ink::PRINT);
        }
    }
}
