//! The style sheet of the tokens and of the pictures.
//!
//! Purpose: write, from the one table of inks, the custom properties the page uses, the classes that
//! let it restyle pictures, and the states only a browser has (hover, focus, breathing).
//!
//! Invariants: light is the default; night follows the system unless `<html data-theme="light">`, and
//! `data-theme="dark"` forces it; both night rules hold the same values. Every class a picture can
//! carry has a rule here. Measures (type, space, radii, elevation, motion) live here and nowhere
//! else.

use crate::ink::Ink;
use crate::lettering::{SANS, SERIF};
use crate::notation::Theme;

const MEASURES: &str = "\
--t-xs:.75rem;--t-s:.875rem;--t-m:1rem;--t-l:1.1875rem;--t-xl:1.5rem;--t-2xl:2rem;--t-3xl:3.25rem;\
--s1:.25rem;--s2:.5rem;--s3:.75rem;--s4:1rem;--s5:1.5rem;--s6:2rem;--s7:3rem;--s8:4.5rem;\
--r-s:.375rem;--r-m:.625rem;--r-l:1rem;--r-pill:99rem;\
--e0:0 0 0 1px var(--paper-edge);--e1:0 0 0 1px var(--paper-edge),0 2px 0 var(--paper-edge);\
--e2:0 0 0 1.5px var(--ink),0 4px 0 rgb(30 43 34/.22);\
--e3:0 0 0 1px var(--paper-edge),0 -8px 28px rgb(30 43 34/.18);\
--d-quick:120ms;--d-base:220ms;--d-move:420ms;--d-deal:560ms;--d-breathe:1800ms;\
--ease-out:cubic-bezier(.2,.8,.2,1);--ease-move:cubic-bezier(.45,.05,.2,1);\
--ease-land:cubic-bezier(.3,1.4,.5,1);--focus:0 0 0 2px var(--paper),0 0 0 5px var(--signal);";

const NIGHT_MEASURES: &str = "\
--e2:0 0 0 1.5px var(--ink-2),0 4px 0 rgb(0 0 0/.5);\
--e3:0 0 0 1px var(--paper-edge),0 -8px 28px rgb(0 0 0/.6);";

const PICTURES: &str = "\
.bocage{display:block;overflow:visible}.sprite{position:absolute}
.bocage use,.bocage text{pointer-events:none}.bocage .target use{pointer-events:auto}
.num,.ttl{font-family:var(--serif);font-weight:700;font-feature-settings:\"lnum\"}
.num{font-feature-settings:\"lnum\",\"tnum\"}
.lbl,.txt{font-family:var(--sans);font-weight:600}.txt{font-weight:500}
.badge{pointer-events:none}.target{cursor:pointer;outline:none}
.ring-wash{transition:opacity var(--d-quick)}
.target:hover .ring-wash{opacity:.75}.target:hover .ring-line,.target:focus-visible .ring-line{stroke-width:7}
.target:focus-visible .ring-case{stroke-width:13}
.legal .ring-line{animation:breathe var(--d-breathe) ease-in-out infinite alternate}
.legal.target:hover .ring-line,.legal.target:focus-visible .ring-line{animation:none}
@keyframes breathe{from{stroke-width:3.5}to{stroke-width:5.5}}
.hovered .ring-wash{opacity:.75}.chosen .ring-wash,.target:focus-visible .ring-wash{opacity:.9}.selected .ring-wash{opacity:1}
.suggested .ring-line{stroke-linecap:butt}.changed{pointer-events:none}
@media (prefers-reduced-motion:reduce){.legal .ring-line{animation:none}
:root{--d-quick:0ms;--d-base:0ms;--d-move:0ms;--d-deal:0ms;--d-breathe:0ms}}
";

/// The style sheet: tokens, ink classes and picture states. `local` are the inks of the games shown,
/// beyond the shared table.
pub fn theme_css(local: &[Ink]) -> String {
    let mut css = String::with_capacity(24 * 1024);
    css.push_str(":root{color-scheme:light;--serif:");
    css.push_str(SERIF);
    css.push_str(";--sans:");
    css.push_str(SANS);
    css.push(';');
    css.push_str(MEASURES);
    css.push('}');
    push_night(&mut css, |css| {
        css.push_str("color-scheme:dark;");
        css.push_str(NIGHT_MEASURES);
    });
    css.push_str(&inks_css(Ink::ALL));
    css.push_str(&inks_css(local));
    css.push_str(PICTURES);
    css
}

/// The inks alone: a sheet of their own for games that come later than the style sheet.
pub fn inks_css(inks: &[Ink]) -> String {
    let mut css = String::from(":root{");
    push_inks(&mut css, inks, Theme::Light);
    css.push('}');
    push_night(&mut css, |css| push_inks(css, inks, Theme::Dark));
    for ink in inks {
        for (prefix, property) in [("f", "fill"), ("s", "stroke"), ("c", "color")] {
            for part in [".", prefix, "-", ink.name(), "{", property, ":var(--", ink.name(), ")}"] {
                css.push_str(part);
            }
        }
        css.push('\n');
    }
    css
}

/// What holds at night: by the system's wish, or by the reader's.
fn push_night(css: &mut String, rules: impl Fn(&mut String)) {
    css.push_str("\n@media (prefers-color-scheme:dark){:root:not([data-theme=\"light\"]){");
    rules(css);
    css.push_str("}}\n:root[data-theme=\"dark\"]{");
    rules(css);
    css.push_str("}\n");
}

fn push_inks(css: &mut String, inks: &[Ink], theme: Theme) {
    for ink in inks {
        // At night only what changes is said again.
        if theme == Theme::Dark && ink.light() == ink.dark() {
            continue;
        }
        for part in ["--", ink.name(), ":", theme.value(*ink), ";"] {
            css.push_str(part);
        }
    }
}
