//! The compact notation: SVG in which a colour is the name of an ink.
//!
//! Purpose: pictures and symbols are written once, as ordinary SVG with `fill="@leaf"`,
//! `stroke="@pi"` or `color="@seat-1"`. Rendering turns each into a literal value and, by day, a
//! class: `fill="#4E9A4A" class="f-leaf"`. CSS overrides presentation attributes, so a page themes
//! the picture while the file alone looks right.
//!
//! Invariants: the input is well formed, with double-quoted attributes, and every outside value in it
//! went through [`crate::escape`], so `<`, `>` and `"` are always markup. Night pictures carry
//! no ink class: they are night pictures wherever they are shown. Line breaks and the indentation
//! after them, between tags, are how we lay out our sources and are dropped.

use crate::ink::Ink;

/// Which values the inks take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Day values, with the classes that let a page restyle the picture.
    #[default]
    Light,
    /// Night values, fixed.
    Dark,
}

impl Theme {
    /// The literal value of `ink`.
    pub const fn value(self, ink: Ink) -> &'static str {
        match self {
            Theme::Light => ink.light(),
            Theme::Dark => ink.dark(),
        }
    }
}

/// The attributes that may name an ink, with the prefix of their class.
const INKED: [(&str, &str); 3] = [("fill", "f-"), ("stroke", "s-"), ("color", "c-")];

/// Appends `source` to `out` with its inks resolved in `theme`. Names are looked up in the shared
/// table, then in `local`; an unknown one becomes the current colour (see [`crate::Symbol::check`]).
pub(crate) fn expand(out: &mut String, source: &str, theme: Theme, local: &[Ink]) {
    let mut rest = source;
    while let Some(start) = rest.find('<') {
        let (before, tag) = rest.split_at(start);
        push_content(out, before);
        let end = tag.find('>').map_or(tag.len(), |at| at + 1);
        expand_tag(out, &tag[..end], theme, local);
        rest = &tag[end..];
    }
    push_content(out, rest);
}

fn push_content(out: &mut String, content: &str) {
    if content.starts_with('\n') && content.trim().is_empty() {
        return;
    }
    out.push_str(content);
}

fn expand_tag(out: &mut String, tag: &str, theme: Theme, local: &[Ink]) {
    if !tag.contains("=\"@") {
        out.push_str(tag);
        return;
    }
    let mut classes: [Option<(&str, &str)>; 3] = [None; 3];
    let mut own_class = "";
    let mut rest = tag;
    while let Some((head, value, after)) = next_attribute(rest) {
        let name = head.rsplit([' ', '\n']).next().unwrap_or_default();
        let inked = INKED.iter().position(|(attribute, _)| *attribute == name);
        if let (Some(slot), Some(ink_name)) = (inked, value.strip_prefix('@')) {
            out.push_str(head);
            out.push_str("=\"");
            out.push_str(resolve(ink_name, local).map_or("currentColor", |ink| theme.value(ink)));
            out.push('"');
            classes[slot] = Some((INKED[slot].1, ink_name));
        } else if name == "class" {
            out.push_str(head.trim_end_matches("class").trim_end());
            own_class = value;
        } else {
            out.push_str(head);
            out.push_str("=\"");
            out.push_str(value);
            out.push('"');
        }
        rest = after;
    }
    if theme == Theme::Dark {
        classes = [None; 3];
    }
    if !own_class.is_empty() || classes.iter().any(Option::is_some) {
        out.push_str(" class=\"");
        out.push_str(own_class);
        let mut separate = !own_class.is_empty();
        for (prefix, ink_name) in classes.into_iter().flatten() {
            if separate {
                out.push(' ');
            }
            out.push_str(prefix);
            out.push_str(ink_name);
            separate = true;
        }
        out.push('"');
    }
    out.push_str(rest);
}

/// Splits `<path d="M0 0" …` into `<path d`, `M0 0` and the rest.
fn next_attribute(text: &str) -> Option<(&str, &str, &str)> {
    let (head, after) = text.split_once("=\"")?;
    let (value, rest) = after.split_once('"')?;
    Some((head, value, rest))
}

fn resolve(name: &str, local: &[Ink]) -> Option<Ink> {
    Ink::named(name).or_else(|| local.iter().copied().find(|ink| ink.name() == name))
}

/// The ink names in `source`, as they come.
pub(crate) fn ink_names(source: &str) -> impl Iterator<Item = &str> {
    source.split("=\"@").skip(1).filter_map(|after| after.split('"').next())
}

/// The ids `source` refers to (`href="#…"`, `url(#…)`), as they come.
pub(crate) fn references(source: &str) -> impl Iterator<Item = &str> {
    let links = source.split("href=\"#").skip(1).filter_map(|after| after.split('"').next());
    let urls = source.split("url(#").skip(1).filter_map(|after| after.split(')').next());
    links.chain(urls)
}
