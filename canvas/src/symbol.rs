//! Symbols: drawings, textures and clips defined once per picture and used many times.
//!
//! Purpose: hold a drawing as a `static`, in the compact notation of [`crate::notation`]: ordinary
//! SVG in which `fill="@leaf"` names an ink. Games declare their own beside the shared ones.
//!
//! Invariants: ids are unique across the product (`p-` pieces, `i-` icons, `s-` seats, `t-` textures,
//! then one prefix per game); a symbol that refers to another lists it in [`Symbol::needing`], so
//! that the renderer can carry along exactly what a picture uses. [`Symbol::check`] proves both for
//! one symbol and is meant for tests.

use crate::escape::number;
use crate::ink::Ink;
use crate::notation::{self, Theme};

/// What kind of definition a [`Symbol`] is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    /// A coloured drawing in a `w` by `h` box.
    Drawing { w: f64, h: f64 },
    /// A one-colour line drawing in a 24 box, in the current colour.
    Icon,
    /// A texture repeated every `w` by `h`, turned by `turn` degrees.
    Texture { w: f64, h: f64, turn: f64 },
    /// A clipping shape, in the units of what it clips.
    Clip,
}

/// A drawing, texture or clip that pictures refer to by id.
#[derive(Debug, PartialEq)]
pub struct Symbol {
    id: &'static str,
    kind: Kind,
    body: &'static str,
    middle: f64,
    inks: &'static [Ink],
    needs: &'static [&'static Symbol],
}

impl Symbol {
    const fn new(id: &'static str, kind: Kind, body: &'static str) -> Self {
        Self { id, kind, body, middle: 0.5, inks: &[], needs: &[] }
    }

    /// A piece: 64 box, foot at y 58, lamp top left; joins and ends are round.
    pub const fn piece(id: &'static str, body: &'static str) -> Self {
        Self::drawing(id, 64.0, 64.0, body)
    }

    /// A coloured drawing in a box of its own size; joins and ends are round.
    pub const fn drawing(id: &'static str, w: f64, h: f64, body: &'static str) -> Self {
        Self::new(id, Kind::Drawing { w, h }, body)
    }

    /// An icon: 24 grid, stroke 1.8, the current colour.
    pub const fn icon(id: &'static str, body: &'static str) -> Self {
        Self::new(id, Kind::Icon, body)
    }

    /// A texture tile of `w` by `h`.
    pub const fn texture(id: &'static str, w: f64, h: f64, body: &'static str) -> Self {
        Self::new(id, Kind::Texture { w, h, turn: 0.0 }, body)
    }

    /// A clipping shape.
    pub const fn clip(id: &'static str, body: &'static str) -> Self {
        Self::new(id, Kind::Clip, body)
    }

    /// Turns a texture by `degrees`. Other kinds are left as they are.
    pub const fn turned(mut self, degrees: f64) -> Self {
        if let Kind::Texture { w, h, .. } = self.kind {
            self.kind = Kind::Texture { w, h, turn: degrees };
        }
        self
    }

    /// Where the drawing's weight lies, as a share of its height: what a roundel centres on.
    pub const fn centred_at(mut self, middle: f64) -> Self {
        self.middle = middle;
        self
    }

    /// The game inks its notation names, besides the shared table.
    pub const fn with_inks(mut self, inks: &'static [Ink]) -> Self {
        self.inks = inks;
        self
    }

    /// The other symbols it refers to.
    pub const fn needing(mut self, needs: &'static [&'static Symbol]) -> Self {
        self.needs = needs;
        self
    }

    /// The id it is referred to by.
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// Height over width of its box.
    pub fn proportion(&self) -> f64 {
        match self.kind {
            Kind::Drawing { w, h } | Kind::Texture { w, h, .. } => h / w,
            Kind::Icon | Kind::Clip => 1.0,
        }
    }

    /// Where its weight lies, as a share of its height.
    pub const fn middle(&self) -> f64 {
        self.middle
    }

    /// The symbols it refers to.
    pub const fn needs(&self) -> &'static [&'static Symbol] {
        self.needs
    }

    /// The game inks it names.
    pub const fn inks(&self) -> &'static [Ink] {
        self.inks
    }

    /// Appends the definition in `theme`, for a `<defs>` element. `local` holds the game inks known.
    pub(crate) fn define(&self, out: &mut String, theme: Theme, local: &[Ink]) {
        let close = self.open(out);
        notation::expand(out, self.body, theme, local);
        out.push_str(close);
    }

    fn open(&self, out: &mut String) -> &'static str {
        let (tag, close) = match self.kind {
            Kind::Drawing { .. } | Kind::Icon => ("<symbol id=\"", "</symbol>"),
            Kind::Texture { .. } => ("<pattern id=\"", "</pattern>"),
            Kind::Clip => ("<clipPath id=\"", "</clipPath>"),
        };
        out.push_str(tag);
        out.push_str(self.id);
        match self.kind {
            Kind::Drawing { w, h } => {
                out.push_str("\" viewBox=\"0 0 ");
                number(out, w);
                out.push(' ');
                number(out, h);
                out.push_str("\" overflow=\"visible\" stroke-linecap=\"round\" stroke-linejoin=\"round\">");
            }
            Kind::Icon => out.push_str(
                "\" viewBox=\"0 0 24 24\" overflow=\"visible\" fill=\"none\" stroke=\"currentColor\" \
                 stroke-width=\"1.8\" stroke-linecap=\"round\" stroke-linejoin=\"round\">",
            ),
            Kind::Texture { w, h, turn } => {
                out.push_str("\" patternUnits=\"userSpaceOnUse\" width=\"");
                number(out, w);
                out.push_str("\" height=\"");
                number(out, h);
                if turn != 0.0 {
                    out.push_str("\" patternTransform=\"rotate(");
                    number(out, turn);
                    out.push(')');
                }
                out.push_str("\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">");
            }
            Kind::Clip => out.push_str("\">"),
        }
        close
    }

    /// Says what is wrong with the notation: an unknown ink, or a reference that is not declared.
    ///
    /// # Errors
    /// The first fault found, in words.
    pub fn check(&self) -> Result<(), String> {
        for name in notation::ink_names(self.body) {
            let known = Ink::named(name).is_some() || self.inks.iter().any(|ink| ink.name() == name);
            if !known {
                return Err(format!("{}: no ink is named {name}", self.id));
            }
        }
        for id in notation::references(self.body) {
            if !self.needs.iter().any(|need| need.id == id) {
                return Err(format!("{}: refers to {id} without needing it", self.id));
            }
        }
        Ok(())
    }
}

/// A hidden SVG that defines `symbols` (and what they need) for a page whose pictures are inlined
/// with [`crate::Scene::to_inline`]. Put it first in the body, once.
pub fn sprite<'a>(symbols: impl IntoIterator<Item = &'a &'static Symbol>) -> String {
    let mut list = SymbolList::default();
    for symbol in symbols {
        list.add(symbol);
    }
    let mut out = String::from(
        "<svg width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\" class=\"sprite\">",
    );
    list.define(&mut out, Theme::Light);
    out.push_str("</svg>");
    out
}

/// Which symbols and game inks a picture uses, each once, in order of first use.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct SymbolList {
    pub(crate) symbols: Vec<&'static Symbol>,
    pub(crate) inks: Vec<Ink>,
}

impl SymbolList {
    pub(crate) fn add(&mut self, symbol: &'static Symbol) {
        if self.symbols.iter().any(|known| known.id == symbol.id) {
            return;
        }
        self.symbols.push(symbol);
        for ink in symbol.inks {
            self.add_ink(*ink);
        }
        for need in symbol.needs {
            self.add(need);
        }
    }

    pub(crate) fn add_ink(&mut self, ink: Ink) {
        if ink.is_local() && !self.inks.contains(&ink) {
            self.inks.push(ink);
        }
    }

    pub(crate) fn merge(&mut self, other: &SymbolList) {
        for symbol in &other.symbols {
            self.add(symbol);
        }
        for ink in &other.inks {
            self.add_ink(*ink);
        }
    }

    pub(crate) fn define(&self, out: &mut String, theme: Theme) {
        if self.symbols.is_empty() {
            return;
        }
        out.push_str("<defs>");
        for symbol in &self.symbols {
            symbol.define(out, theme, &self.inks);
        }
        out.push_str("</defs>");
    }
}
