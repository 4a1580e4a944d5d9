//! The trails of an area above its track, on the left half of the board; the others are mirrored.

use bocage_canvas::{Ink, Symbol};

use crate::draw::inks;

const INKS: &[Ink] = &[inks::SAND, inks::PATH];

/// A trail along a path in the box of a quarter of the board: its edge, its sand, its steps.
macro_rules! trail {
    ($id:literal, $path:literal) => {
        Symbol::drawing(
            $id,
            319.0,
            342.0,
            concat!(
                r#"<g fill="none"><path d=""#,
                $path,
                r#"" stroke="@bark" stroke-width="11" opacity=".55"/><path d=""#,
                $path,
                r#"" stroke="@arborea-sand" stroke-width="8.5"/><path d=""#,
                $path,
                r#"" stroke="@arborea-path" stroke-width="1.6" stroke-dasharray="1 4.5"/></g>"#
            ),
        )
        .with_inks(INKS)
    };
}

static TRAIL_1: Symbol = trail!("ar-trail-1", "M130.5 152V120.6Q130.5 112.6 122.5 112.6H84");
static TRAIL_2: Symbol = trail!("ar-trail-2", "M159.5 152V96Q159.5 88 151.5 88H84");
static TRAIL_3: Symbol = trail!("ar-trail-3", "M188.5 152V71.4Q188.5 63.4 180.5 63.4H84");
static TRAIL_4: Symbol = trail!("ar-trail-4", "M217.5 152V46.8Q217.5 38.8 209.5 38.8H84");
static TRAIL_5: Symbol = trail!("ar-trail-5", "M246.5 152V22.2Q246.5 14.2 238.5 14.2H84");

/// All of them, the shortest first.
pub(in crate::draw) static ALL: [&Symbol; 5] = [&TRAIL_1, &TRAIL_2, &TRAIL_3, &TRAIL_4, &TRAIL_5];
