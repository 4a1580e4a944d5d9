//! The scene: a picture being drawn, and its rendering to SVG text.
//!
//! Purpose: game code calls one method per thing drawn, in painting order; each returns a [`Mark`]
//! to style it. Nothing is written twice: the scene is one string in the notation of
//! [`crate::notation`], and the theme is chosen when it is rendered.
//!
//! Invariants: the result is well-formed XML whatever the values (see [`crate::escape`]); groups
//! close themselves; a rendered file defines exactly the symbols it uses; no filters, no scripts, no
//! embedded fonts, no `var()` outside style sheets.
//!
//! Painting order on a board: sky, board, fields, furrows, hedges, cast shadows, legal rings, pieces
//! north to south, badges.

use crate::escape::{number, text};
use crate::lettering;
use crate::mark::Mark;
use crate::notation::{self, Theme};
use crate::symbol::{Symbol, SymbolList};

/// A picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    view: [f64; 4],
    label: String,
    pub(crate) body: String,
    pub(crate) used: SymbolList,
}

impl Scene {
    /// An empty picture from the origin to (`width`, `height`).
    pub fn new(width: f64, height: f64) -> Self {
        Self::with_view(0.0, 0.0, width, height)
    }

    /// An empty picture showing that part of the plane.
    pub fn with_view(x: f64, y: f64, width: f64, height: f64) -> Self {
        Self {
            view: [x, y, width, height],
            label: String::new(),
            body: String::with_capacity(16 * 1024),
            used: SymbolList::default(),
        }
    }

    /// Names the picture for those who do not see it. An unnamed picture is decoration.
    pub fn set_label(&mut self, label: &str) {
        self.label.clear();
        text(&mut self.label, label);
    }

    /// Width of the part shown.
    pub const fn width(&self) -> f64 {
        self.view[2]
    }

    /// Height of the part shown.
    pub const fn height(&self) -> f64 {
        self.view[3]
    }

    /// The part of the plane shown: x, y, width, height.
    pub const fn view(&self) -> [f64; 4] {
        self.view
    }

    /// Starts a group; draw into it with [`Mark::draw`].
    pub fn group(&mut self) -> Mark<'_> {
        Mark::new(self, "g")
    }

    /// A rectangle.
    pub fn rect(&mut self, x: f64, y: f64, width: f64, height: f64) -> Mark<'_> {
        Mark::new(self, "rect").num("x", x).num("y", y).num("width", width).num("height", height)
    }

    /// A disc.
    pub fn circle(&mut self, cx: f64, cy: f64, r: f64) -> Mark<'_> {
        Mark::new(self, "circle").num("cx", cx).num("cy", cy).num("r", r)
    }

    /// An ellipse.
    pub fn ellipse(&mut self, cx: f64, cy: f64, rx: f64, ry: f64) -> Mark<'_> {
        Mark::new(self, "ellipse").num("cx", cx).num("cy", cy).num("rx", rx).num("ry", ry)
    }

    /// A straight line.
    pub fn line(&mut self, x1: f64, y1: f64, x2: f64, y2: f64) -> Mark<'_> {
        Mark::new(self, "line").num("x1", x1).num("y1", y1).num("x2", x2).num("y2", y2)
    }

    /// A path in SVG's own notation; [`crate::Trace`] builds one from points.
    pub fn path(&mut self, d: impl AsRef<str>) -> Mark<'_> {
        Mark::new(self, "path").words("d", d.as_ref())
    }

    /// A closed polygon.
    pub fn polygon(&mut self, points: &[(f64, f64)]) -> Mark<'_> {
        let mut list = String::with_capacity(points.len() * 10);
        for (x, y) in points {
            if !list.is_empty() {
                list.push(' ');
            }
            number(&mut list, *x);
            list.push(',');
            number(&mut list, *y);
        }
        Mark::new(self, "polygon").words("points", &list)
    }

    /// Words whose baseline starts at (`x`, `y`): sans, 14 units, in `ink`, until told otherwise.
    pub fn text(&mut self, x: f64, y: f64, content: &str) -> Mark<'_> {
        Mark::new(self, "text").num("x", x).num("y", y).content(content)
    }

    /// Prints `symbol` with its top left corner at (`x`, `y`), `width` wide.
    pub fn stamp(&mut self, symbol: &'static Symbol, x: f64, y: f64, width: f64) -> Mark<'_> {
        self.used.add(symbol);
        Mark::new(self, "use")
            .link(symbol.id())
            .num("x", x)
            .num("y", y)
            .num("width", width)
            .num("height", width * symbol.proportion())
    }

    /// Prints `symbol` with the middle of its box at (`cx`, `cy`): icons, discs, marks.
    pub fn stamp_centred(&mut self, symbol: &'static Symbol, cx: f64, cy: f64, width: f64) -> Mark<'_> {
        let height = width * symbol.proportion();
        self.stamp(symbol, cx - width / 2.0, cy - height / 2.0, width)
    }

    /// Prints `symbol` so that its visual weight is at (`cx`, `cy`): a piece in a roundel.
    pub fn stamp_balanced(&mut self, symbol: &'static Symbol, cx: f64, cy: f64, width: f64) -> Mark<'_> {
        let height = width * symbol.proportion();
        self.stamp(symbol, cx - width / 2.0, cy - height * symbol.middle(), width)
    }

    /// Stands a piece with its foot at (`x`, `y`): how pieces are set on a board.
    pub fn stand(&mut self, piece: &'static Symbol, x: f64, y: f64, width: f64) -> Mark<'_> {
        let height = width * piece.proportion();
        self.stamp(piece, x - width / 2.0, y - height * (58.0 / 64.0), width)
    }

    /// Shows another scene in a `width` by `height` window at (`x`, `y`): thumbnails, contact sheets.
    pub fn embed(&mut self, scene: &Scene, x: f64, y: f64, width: f64, height: f64) {
        self.used.merge(&scene.used);
        self.body.push_str("<svg");
        for (name, value) in [("x", x), ("y", y), ("width", width), ("height", height)] {
            self.body.push(' ');
            self.body.push_str(name);
            self.body.push_str("=\"");
            number(&mut self.body, value);
            self.body.push('"');
        }
        scene.push_view(&mut self.body);
        scene.push_name(&mut self.body, "img");
        self.body.push('>');
        self.body.push_str(&scene.body);
        self.body.push_str("</svg>");
    }

    /// A whole SVG file in `theme`: it needs no style sheet and defines what it uses.
    pub fn to_svg(&self, theme: Theme) -> String {
        let mut out = String::with_capacity(self.body.len() * 2 + 4096);
        out.push_str("<svg xmlns=\"http://www.w3.org/2000/svg\"");
        for (name, value) in [("width", self.view[2]), ("height", self.view[3])] {
            out.push(' ');
            out.push_str(name);
            out.push_str("=\"");
            number(&mut out, value);
            out.push('"');
        }
        self.push_root(&mut out);
        // Viewers without the feature fall back on the font's own figures; nothing else is lost.
        out.push_str(" style=\"font-feature-settings:'lnum','tnum'\">");
        self.used.define(&mut out, theme);
        notation::expand(&mut out, &self.body, theme, &self.used.inks);
        out.push_str("</svg>");
        out
    }

    /// The picture for a page that has [`crate::theme::theme_css`] and a [`crate::sprite`] of the
    /// symbols: themed by the page, no size of its own, no definitions.
    pub fn to_inline(&self) -> String {
        let mut out = String::with_capacity(self.body.len() * 2);
        out.push_str("<svg");
        self.push_root(&mut out);
        out.push('>');
        notation::expand(&mut out, &self.body, Theme::Light, &self.used.inks);
        out.push_str("</svg>");
        out
    }

    /// The symbols the picture uses, directly or through others, in order of first use.
    pub fn symbols(&self) -> &[&'static Symbol] {
        &self.used.symbols
    }

    fn push_root(&self, out: &mut String) {
        self.push_view(out);
        out.push_str(" class=\"bocage\" font-family=\"");
        out.push_str(lettering::SERIF_ATTRIBUTE);
        out.push_str("\" font-weight=\"700\"");
        self.push_name(out, "group");
    }

    fn push_view(&self, out: &mut String) {
        out.push_str(" viewBox=\"");
        for (index, value) in self.view.iter().enumerate() {
            if index > 0 {
                out.push(' ');
            }
            number(out, *value);
        }
        out.push('"');
    }

    fn push_name(&self, out: &mut String, role: &str) {
        if self.label.is_empty() {
            out.push_str(" aria-hidden=\"true\"");
        } else {
            out.push_str(" role=\"");
            out.push_str(role);
            out.push_str("\" aria-label=\"");
            out.push_str(&self.label);
            out.push('"');
        }
    }
}
