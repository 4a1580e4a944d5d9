//! Marks: one element of a picture while it is being styled.
//!
//! Purpose: a chain of short words, `scene.rect(…).fill(Ink::LEAF).stroke(Ink::PI, 2.0)`; the element
//! is finished when the chain ends. Invariants: every attribute is written at most once, the last
//! word wins; outside text is escaped on entry.

use crate::escape::{number, text};
use crate::ink::Ink;
use crate::lettering::{Anchor, Face};
use crate::paint::Paint;
use crate::scene::Scene;
use crate::symbol::Symbol;

/// An element being drawn. It is complete when the value is dropped, at the end of the statement.
#[derive(Debug)]
pub struct Mark<'a> {
    scene: &'a mut Scene,
    tag: &'static str,
    fill: Option<Paint>,
    stroke: Option<(Paint, f64)>,
    color: Option<Ink>,
    opacity: f64,
    fill_opacity: f64,
    pub(crate) lettering: Option<(Face, f64, Anchor)>,
    classes: String,
    transform: String,
    /// Attributes kept until the end so that the last word wins; values are already escaped.
    attributes: Vec<(&'static str, String)>,
    /// What a target is called: the first line of its tooltip.
    name: String,
    title: String,
    pub(crate) content: String,
    closed: bool,
}

impl<'a> Mark<'a> {
    pub(crate) fn new(scene: &'a mut Scene, tag: &'static str) -> Self {
        scene.body.push('<');
        scene.body.push_str(tag);
        let lettering = (tag == "text").then_some((Face::Label, 14.0, Anchor::Start));
        Self {
            scene,
            tag,
            fill: None,
            stroke: None,
            color: None,
            opacity: 1.0,
            fill_opacity: 1.0,
            lettering,
            classes: String::new(),
            transform: String::new(),
            attributes: Vec::new(),
            name: String::new(),
            title: String::new(),
            content: String::new(),
            closed: false,
        }
    }

    /// Fills with an ink, a livery, a texture, or `Paint::None`.
    pub fn fill(mut self, paint: impl Into<Paint>) -> Self {
        self.fill = Some(paint.into());
        self
    }

    /// Outlines, `width` wide. A stroked shape without a fill is an empty outline.
    pub fn stroke(mut self, paint: impl Into<Paint>, width: f64) -> Self {
        self.stroke = Some((paint.into(), width));
        self
    }

    /// Sets the current colour, for icons and seat-coloured pieces.
    pub fn color(mut self, ink: impl Into<Ink>) -> Self {
        self.color = Some(ink.into());
        self
    }

    /// Makes the whole element see-through: 0 is invisible, 1 is solid.
    pub fn opacity(mut self, opacity: f64) -> Self {
        self.opacity = opacity;
        self
    }

    /// Makes only the fill see-through.
    pub fn fill_opacity(mut self, opacity: f64) -> Self {
        self.fill_opacity = opacity;
        self
    }

    /// Dashes the stroke: lengths of dashes and gaps, in turn.
    pub fn dash(self, lengths: &[f64]) -> Self {
        let mut list = String::new();
        for length in lengths {
            if !list.is_empty() {
                list.push(' ');
            }
            number(&mut list, *length);
        }
        self.keep("stroke-dasharray", list)
    }

    /// Rounds the ends and joins of the stroke.
    pub fn round(self) -> Self {
        self.keep("stroke-linecap", "round".into()).keep("stroke-linejoin", "round".into())
    }

    /// Rounds the corners of a rectangle.
    pub fn corner(self, radius: f64) -> Self {
        let mut value = String::new();
        number(&mut value, radius);
        self.keep("rx", value)
    }

    /// Moves the element by (`x`, `y`). Transforms apply in the order read, outermost first.
    pub fn at(self, x: f64, y: f64) -> Self {
        self.transformed("translate(", &[x, y])
    }

    /// Turns it clockwise, in degrees.
    pub fn rotate(self, degrees: f64) -> Self {
        self.transformed("rotate(", &[degrees])
    }

    /// Turns it clockwise around (`x`, `y`).
    pub fn rotate_around(self, degrees: f64, x: f64, y: f64) -> Self {
        self.transformed("rotate(", &[degrees, x, y])
    }

    /// Scales it.
    pub fn scale(self, factor: f64) -> Self {
        self.transformed("scale(", &[factor])
    }

    /// Scales width and height apart; a negative factor mirrors.
    pub fn scale_xy(self, x: f64, y: f64) -> Self {
        self.transformed("scale(", &[x, y])
    }

    /// Shows only what lies inside `clip` (made with [`Symbol::clip`]).
    pub fn clip(self, clip: &'static Symbol) -> Self {
        self.scene.used.add(clip);
        self.keep("clip-path", format!("url(#{})", clip.id()))
    }

    /// Adds a class the page's style sheet knows.
    pub fn class(mut self, name: &str) -> Self {
        if !self.classes.is_empty() {
            self.classes.push(' ');
        }
        text(&mut self.classes, name);
        self
    }

    /// Gives it an id, unique in the page.
    pub fn id(self, id: &str) -> Self {
        self.words("id", id)
    }

    /// Names the movable piece it shows: the same name in the next picture is the same piece, and the
    /// page animates it from its old place to the new one. Pieces that are alike are named by kind and
    /// place, such as `r0@A2.1`.
    pub fn piece(self, name: &str) -> Self {
        self.words("data-piece", name)
    }

    /// Makes it clickable: `target` is what the click means, `name` says place, content and result.
    pub fn target(self, target: &str, name: &str) -> Self {
        let mut mark = self.class("target").words("data-target", target);
        mark.name.clear();
        text(&mut mark.name, name);
        mark.keep("role", "button".into()).keep("tabindex", "0".into())
    }

    /// Names it as one image for those who do not see it.
    pub fn label(self, name: &str) -> Self {
        self.words("aria-label", name).keep("role", "img".into())
    }

    /// Hides decoration from assistive technology.
    pub fn hidden(self) -> Self {
        self.keep("aria-hidden", "true".into())
    }

    /// A tooltip, in words.
    pub fn title(mut self, words: &str) -> Self {
        self.title.clear();
        text(&mut self.title, words);
        self
    }

    /// A `data-…` attribute the page reads; `name` includes the prefix.
    pub fn data(self, name: &'static str, value: &str) -> Self {
        self.words(name, value)
    }

    /// Draws inside the element, which is usually a group.
    pub fn draw(mut self, inside: impl FnOnce(&mut Scene)) {
        self.open(true);
        inside(self.scene);
        self.close();
    }

    pub(crate) fn num(self, name: &str, value: f64) -> Self {
        let body = &mut self.scene.body;
        body.push(' ');
        body.push_str(name);
        body.push_str("=\"");
        number(body, value);
        body.push('"');
        self
    }

    pub(crate) fn words(self, name: &'static str, value: &str) -> Self {
        let mut escaped = String::new();
        text(&mut escaped, value);
        self.keep(name, escaped)
    }

    pub(crate) fn link(self, id: &str) -> Self {
        let body = &mut self.scene.body;
        body.push_str(" href=\"#");
        body.push_str(id);
        body.push('"');
        self
    }

    pub(crate) fn content(mut self, words: &str) -> Self {
        text(&mut self.content, words);
        self
    }

    fn keep(mut self, name: &'static str, value: String) -> Self {
        match self.attributes.iter_mut().find(|(known, _)| *known == name) {
            Some(attribute) => attribute.1 = value,
            None => self.attributes.push((name, value)),
        }
        self
    }

    fn transformed(mut self, open: &str, values: &[f64]) -> Self {
        if !self.transform.is_empty() {
            self.transform.push(' ');
        }
        self.transform.push_str(open);
        for (index, value) in values.iter().enumerate() {
            if index > 0 {
                self.transform.push(' ');
            }
            number(&mut self.transform, *value);
        }
        self.transform.push(')');
        self
    }

    /// Writes everything up to what is inside; an element with nothing inside is complete then.
    fn open(&mut self, has_inside: bool) {
        self.closed = true;
        self.write_paint();
        self.write_lettering();
        let body = &mut self.scene.body;
        for (name, value) in &self.attributes {
            push_attribute(body, name, value);
        }
        if !self.transform.is_empty() {
            push_attribute(body, "transform", &self.transform);
        }
        if !self.classes.is_empty() {
            push_attribute(body, "class", &self.classes);
        }
        let titles: Vec<&str> = [&self.name, &self.title]
            .into_iter()
            .map(String::as_str)
            .filter(|words| !words.is_empty())
            .collect();
        if !has_inside && titles.is_empty() && self.content.is_empty() {
            body.push_str("/>");
            return;
        }
        body.push('>');
        if !titles.is_empty() {
            body.push_str("<title>");
            body.push_str(&titles.join("\n"));
            body.push_str("</title>");
        }
        body.push_str(&self.content);
        if !has_inside {
            self.write_end();
        } else if self.is_target() {
            // The name of a target says it all: what is printed inside is part of the picture.
            self.scene.body.push_str("<g aria-hidden=\"true\">");
        }
    }

    /// Writes what comes after what is inside.
    fn close(&mut self) {
        if self.is_target() {
            self.scene.body.push_str("</g>");
        }
        self.write_end();
    }

    fn is_target(&self) -> bool {
        self.attributes.iter().any(|(name, _)| *name == "data-target")
    }

    fn write_end(&mut self) {
        self.scene.body.push_str("</");
        self.scene.body.push_str(self.tag);
        self.scene.body.push('>');
    }

    fn write_paint(&mut self) {
        let outlined = self.stroke.is_some() && self.tag != "g" && self.tag != "text";
        let fill = self.fill.or(outlined.then_some(Paint::None));
        if let Some(paint) = fill {
            self.write_one_paint("fill", paint);
        }
        if let Some((paint, width)) = self.stroke {
            self.write_one_paint("stroke", paint);
            push_number(&mut self.scene.body, "stroke-width", width);
        }
        if let Some(ink) = self.color {
            self.write_one_paint("color", Paint::Ink(ink));
        }
        for (name, value) in [("opacity", self.opacity), ("fill-opacity", self.fill_opacity)] {
            if value < 1.0 {
                push_number(&mut self.scene.body, name, value);
            }
        }
    }

    fn write_one_paint(&mut self, name: &str, paint: Paint) {
        let Scene { body, used, .. } = &mut *self.scene;
        body.push(' ');
        body.push_str(name);
        body.push_str("=\"");
        match paint {
            Paint::None => body.push_str("none"),
            Paint::Current => body.push_str("currentColor"),
            Paint::Ink(ink) => {
                used.add_ink(ink);
                body.push('@');
                body.push_str(ink.name());
            }
            Paint::Texture(texture) => {
                used.add(texture);
                body.push_str("url(#");
                body.push_str(texture.id());
                body.push(')');
            }
        }
        body.push('"');
    }

    fn write_lettering(&mut self) {
        let Some((face, size, anchor)) = self.lettering else { return };
        if self.fill.is_none() && self.tag == "text" {
            self.write_one_paint("fill", Paint::Ink(Ink::INK));
        }
        let body = &mut self.scene.body;
        push_number(body, "font-size", size);
        if let Some(anchor) = anchor.keyword() {
            push_attribute(body, "text-anchor", anchor);
        }
        face.write(body);
        if !self.classes.is_empty() {
            self.classes.push(' ');
        }
        self.classes.push_str(face.class());
    }
}

impl Drop for Mark<'_> {
    fn drop(&mut self) {
        if !self.closed {
            self.open(false);
        }
    }
}

fn push_attribute(out: &mut String, name: &str, value: &str) {
    out.push(' ');
    out.push_str(name);
    out.push_str("=\"");
    out.push_str(value);
    out.push('"');
}

fn push_number(out: &mut String, name: &str, value: f64) {
    out.push(' ');
    out.push_str(name);
    out.push_str("=\"");
    number(out, value);
    out.push('"');
}
