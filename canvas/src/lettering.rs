//! Lettering: the two voices of the page, and how wide words are.
//!
//! Purpose: Vollkorn for titles, names and every number that counts; Cabin for the rest. The fonts
//! are shipped by the page, never by a picture; a file on its own falls back on what is installed.
//!
//! Invariant: widths are estimates, a little generous, from the letters' classes: enough to shrink or
//! break a card's words without a font engine. Nothing relies on them being exact.

use crate::mark::Mark;
use crate::scene::Scene;

/// Stack of titles and numbers, for the style sheet.
pub(crate) const SERIF: &str = "\"Vollkorn Variable\", Vollkorn, \"Iowan Old Style\", \"Palatino Linotype\", \
                         Palatino, Georgia, serif";

/// Stack of text and labels, for the style sheet.
pub(crate) const SANS: &str = "\"Cabin Variable\", Cabin, \"Gill Sans\", \"Gill Sans MT\", Calibri, \
                        \"Noto Sans\", system-ui, sans-serif";

/// Short serif stack, for the root of a picture.
pub(crate) const SERIF_ATTRIBUTE: &str = "Vollkorn Variable,Vollkorn,Palatino,Georgia,serif";

/// Short sans stack: it is repeated on each label, so it is kept to what matters.
const SANS_ATTRIBUTE: &str = "Cabin Variable,Cabin,Gill Sans,sans-serif";

/// The voice of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Face {
    /// A number that counts: serif, lining and tabular figures.
    Number,
    /// A title or a name: serif, bold.
    Title,
    /// A label: sans, semi-bold.
    #[default]
    Label,
    /// Running text: sans.
    Body,
}

impl Face {
    /// Its class in the style sheet.
    pub const fn class(self) -> &'static str {
        match self {
            Face::Number => "num",
            Face::Title => "ttl",
            Face::Label => "lbl",
            Face::Body => "txt",
        }
    }

    /// Writes what differs from the root element, which is bold serif.
    pub(crate) fn write(self, out: &mut String) {
        let weight = match self {
            Face::Number | Face::Title => return,
            Face::Label => "600",
            Face::Body => "500",
        };
        out.push_str(" font-family=\"");
        out.push_str(SANS_ATTRIBUTE);
        out.push_str("\" font-weight=\"");
        out.push_str(weight);
        out.push('"');
    }
}

/// Where a text lies from its x.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Anchor {
    #[default]
    Start,
    Middle,
    End,
}

impl Anchor {
    pub(crate) const fn keyword(self) -> Option<&'static str> {
        match self {
            Anchor::Start => None,
            Anchor::Middle => Some("middle"),
            Anchor::End => Some("end"),
        }
    }
}

/// About how wide `words` are at `size`.
pub fn text_width(words: &str, face: Face, size: f64) -> f64 {
    let ems: f64 = words.chars().map(letter_width).sum();
    let voice = match face {
        Face::Number | Face::Title => 1.04,
        Face::Label => 1.0,
        Face::Body => 0.98,
    };
    ems * voice * size
}

fn letter_width(letter: char) -> f64 {
    match letter {
        ' ' | '\u{a0}' | '.' | ',' | ':' | ';' | '!' | '\'' | '’' | '|' => 0.26,
        'i' | 'j' | 'l' | 'ì' | 'í' | 'î' | 'ï' | 'I' => 0.28,
        'f' | 't' | 'r' | '(' | ')' | '-' | '/' => 0.36,
        'm' | 'w' | 'M' | 'W' | 'œ' | 'æ' => 0.82,
        '0'..='9' => 0.54,
        other if other.is_uppercase() => 0.64,
        other if (other as u32) >= 0x1100 => 1.0,
        _ => 0.51,
    }
}

/// Breaks `words` into lines no wider than `width`, at spaces.
pub fn wrap(words: &str, face: Face, size: f64, width: f64) -> Vec<&str> {
    let mut lines = Vec::new();
    let (mut start, mut end) = (0, 0);
    for word in words.split(' ').filter(|word| !word.is_empty()) {
        // `word` is a slice of `words`, so its place in it is the distance of their addresses.
        let place = word.as_ptr().addr() - words.as_ptr().addr();
        let candidate = &words[start..place + word.len()];
        if end > start && text_width(candidate, face, size) > width {
            lines.push(words[start..end].trim());
            start = place;
        }
        end = place + word.len();
    }
    if end > start {
        lines.push(words[start..end].trim());
    }
    lines
}

/// Words on a text mark; on a group they set what its texts inherit.
impl Mark<'_> {
    /// The voice of a text.
    pub fn face(mut self, face: Face) -> Self {
        let (_, size, anchor) = self.lettering.unwrap_or_default();
        self.lettering = Some((face, size, anchor));
        self
    }

    /// The height of a text's letters, in units.
    pub fn size(mut self, size: f64) -> Self {
        let (face, _, anchor) = self.lettering.unwrap_or_default();
        self.lettering = Some((face, size, anchor));
        self
    }

    /// Centres a text on its x.
    pub fn middle(mut self) -> Self {
        let (face, size, _) = self.lettering.unwrap_or_default();
        self.lettering = Some((face, size, Anchor::Middle));
        self
    }

    /// Ends a text at its x.
    pub fn end(mut self) -> Self {
        let (face, size, _) = self.lettering.unwrap_or_default();
        self.lettering = Some((face, size, Anchor::End));
        self
    }

    /// Shrinks a text, to seven tenths at most, until it is no wider than `width`. Call it last.
    pub fn fit(mut self, width: f64) -> Self {
        if let Some((face, size, _)) = &mut self.lettering {
            let natural = text_width(&self.content, *face, *size);
            if natural > width {
                *size *= (width / natural).max(0.7);
            }
        }
        self
    }
}

impl Scene {
    /// Writes `words` in lines of at most `width` from the baseline (`x`, `y`), and returns the
    /// baseline after the last one.
    pub fn paragraph(&mut self, (x, y): (f64, f64), width: f64, size: f64, words: &str) -> f64 {
        let mut baseline = y;
        for line in wrap(words, Face::Body, size, width) {
            self.text(x, baseline, line).face(Face::Body).size(size);
            baseline += size * 1.3;
        }
        baseline
    }
}
