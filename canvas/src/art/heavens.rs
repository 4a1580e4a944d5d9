//! The sky: sun and cloud. Rays and skies as wide as a board are drawn by `Scene::sky` and
//! `Scene::rays`.

use crate::symbol::Symbol;

/// The sun with its sixteen flames; an 80 box.
pub static SUN: Symbol = Symbol::drawing(
    "p-sun",
    80.0,
    80.0,
    r#"<g fill="@sun" stroke="@sun-edge" stroke-width="1.4">
      <path d="M40 16L43.8 10 40 0 36.2 10ZM57 23L63.9 21.5 68.3 11.7 58.5 16.1ZM64 40L70 43.8 80 40 70 36.2ZM57 57L58.5 63.9 68.3 68.3 63.9 58.5ZM40 64L36.2 70 40 80 43.8 70ZM23 57L16.1 58.5 11.7 68.3 21.5 63.9ZM16 40L10 36.2 0 40 10 43.8ZM23 23L21.5 16.1 11.7 11.7 16.1 21.5Z"/>
      <path d="M49.6 16.9L53.9 13.3 53 8.6 49.1 11.3ZM63.1 30.4L68.7 30.9 71.4 27 66.7 26.1ZM63.1 49.6L66.7 53.9 71.4 53 68.7 49.1ZM49.6 63.1L49.1 68.7 53 71.4 53.9 66.7ZM30.4 63.1L26.1 66.7 27 71.4 30.9 68.7ZM16.9 49.6L11.3 49.1 8.6 53 13.3 53.9ZM16.9 30.4L13.3 26.1 8.6 27 11.3 30.9ZM30.4 16.9L30.9 11.3 27 8.6 26.1 13.3Z"/>
    </g>
    <circle cx="40" cy="40" r="21" fill="@sun" stroke="@sun-edge" stroke-width="2.2"/>
    <path d="M44 21.5A19 19 0 0 1 44 58.5C51 48 51 32 44 21.5Z" fill="@sun-edge" opacity=".45"/>
    <path d="M27 36A13 13 0 0 1 37 27" fill="none" stroke="@cut" stroke-width="2"/>"#,
);

/// A flat-bottomed cloud; a 160 by 60 box.
pub static CLOUD: Symbol = Symbol::drawing(
    "p-cloud",
    160.0,
    60.0,
    r#"<path d="M13 54C-1 54-1 34 17 34 19 16 43 12 53 24 63 4 99 6 103 26 119 16 143 26 139 42 155 40 159 54 145 54Z" fill="@cut" stroke="@pi" stroke-width="2.2"/>
    <path d="M33 47h40M89 47h38M57 40h30" stroke="@pi" stroke-width="1.6" opacity=".4"/>"#,
);

/// All of them.
pub static ALL: [&Symbol; 2] = [&SUN, &CLOUD];
