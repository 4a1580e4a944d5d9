//! Icons of what a player does, and of the page: pay, gain, choose, undo, hint, log.
//!
//! Invariants: 24 grid, stroke 1.8, one colour (the current one), two units clear all round. Symbols
//! read left to right: pay 2 water, gain 1 sprout, 3 points times big tree.

use crate::symbol::Symbol;

/// Points: a scalloped disc with a leaf.
pub static POINTS: Symbol = Symbol::icon(
    "i-vp",
    r#"<path d="M12 2.5l2.3 1.9 2.9-.6 1.2 2.7 2.8 1-.2 3L22.5 13l-1.7 2.4.4 3-2.9.9-1.3 2.6-2.9-.6L12 23l-2.1-1.7-2.9.6-1.3-2.6-2.9-.9.4-3L1.5 13 3 10.5l-.2-3 2.8-1 1.2-2.7 2.9.6Z" transform="translate(0 -.7)"/>
    <path d="M12 8v8M12 16c-3 0-4.5-2-4.5-4.5 3 0 4.5 1.5 4.5 4.5ZM12 14c0-2.5 1.5-4 4.5-4 0 2.5-1.5 4-4.5 4Z" stroke-width="1.4"/>"#,
);

/// Pay: an arrow into the bowl.
pub static PAY: Symbol = Symbol::icon(
    "i-pay",
    r#"<path d="M4 15.5c1.5 3 4.5 5 8 5s6.5-2 8-5ZM12 12V3.5M8.5 9 12 12.5 15.5 9" transform="rotate(0 12 12)"/>"#,
);

/// Gain: an arrow out of the bowl.
pub static GAIN: Symbol = Symbol::icon(
    "i-gain",
    r#"<path d="M4 15.5c1.5 3 4.5 5 8 5s6.5-2 8-5ZM12 12.5V4M8.5 7.5 12 4l3.5 3.5"/>"#,
);

/// Choose: a fork in the path.
pub static CHOOSE: Symbol = Symbol::icon(
    "i-choose",
    r#"<path d="M12 21v-7M12 14C12 9 6 10 6 4.5M12 14c0-5 6-4 6-9.5M3.5 7 6 4.3 8.5 7M15.5 7 18 4.3 20.5 7"/>"#,
);

/// Times: a small cross.
pub static TIMES: Symbol = Symbol::icon("i-times", r#"<path d="M7 7l10 10M17 7 7 17"/>"#);

/// A card.
pub static CARD: Symbol = Symbol::icon(
    "i-card",
    r#"<rect x="5.5" y="2.5" width="13" height="19" rx="2.5"/>
    <path d="M5.5 13q3-3 6.5 0t6.5 0"/>
    <circle cx="12" cy="7.5" r="1.8"/>"#,
);

/// Cards, or a row of them.
pub static CARDS: Symbol = Symbol::icon(
    "i-cards",
    r#"<rect x="9" y="3.5" width="11" height="15.5" rx="2"/>
    <path d="M9 6 5.7 6.8a2 2 0 0 0-1.5 2.4l2.5 10.6a2 2 0 0 0 2.4 1.5l5-1.2"/>"#,
);

/// A track: holes on a thread.
pub static TRACK: Symbol = Symbol::icon(
    "i-track",
    r#"<path d="M2.5 12h19"/>
    <g fill="@paper">
      <circle cx="5" cy="12" r="2.3"/>
      <circle cx="19" cy="12" r="2.3"/>
    </g><circle cx="12" cy="12" r="3.6" fill="currentColor"/>"#,
);

/// Undo.
pub static UNDO: Symbol =
    Symbol::icon("i-undo", r#"<path d="M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3"/>"#);

/// Hint: a lantern.
pub static HINT: Symbol = Symbol::icon(
    "i-hint",
    r#"<path d="M8 10h8v8a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2ZM7 10h10l-2-4H9ZM9.5 6V4.5a2.5 2.5 0 0 1 5 0V6M12 13v3"/>"#,
);

/// The log.
pub static LOG: Symbol =
    Symbol::icon("i-log", r#"<path d="M6 3.5h12v17l-3-1.8-3 1.8-3-1.8-3 1.8ZM9 8h6M9 12h6"/>"#);

/// Chat.
pub static CHAT: Symbol = Symbol::icon(
    "i-chat",
    r#"<path d="M4 5h16v11H11l-4.5 4V16H4Z"/>
    <path d="M8 9.5h8M8 12.5h5"/>"#,
);

/// Menu: three furrows.
pub static MENU: Symbol = Symbol::icon(
    "i-menu",
    r#"<path d="M4 7q2-1.5 4 0t4 0 4 0 4 0M4 12.5q2-1.5 4 0t4 0 4 0 4 0M4 18q2-1.5 4 0t4 0 4 0 4 0"/>"#,
);

/// Players.
pub static PLAYERS: Symbol = Symbol::icon(
    "i-players",
    r#"<circle cx="8.5" cy="8" r="3.5"/>
    <path d="M2.5 20c0-4.5 2.5-7 6-7s6 2.5 6 7ZM15 4.8a3.5 3.5 0 0 1 0 6.4M17 13.5c2.8.7 4.5 3 4.5 6.5"/>"#,
);

/// The own board.
pub static PLANET: Symbol = Symbol::icon(
    "i-planet",
    r#"<circle cx="12" cy="12" r="8.5"/>
    <path d="M4 10.5q4-2.5 8 0t8-.5M12 3.5v17M4.5 15.5q4 1.5 7.5 0t7.5 0"/>"#,
);

/// Grow; up.
pub static GROW: Symbol = Symbol::icon("i-grow", r#"<path d="M12 20V5M6 11l6-6 6 6"/>"#);

/// Plant; add.
pub static PLUS: Symbol = Symbol::icon("i-plus", r#"<path d="M12 5v14M5 12h14"/>"#);

/// Done.
pub static TICK: Symbol = Symbol::icon("i-check", r#"<path d="M4.5 12.5 10 18 19.5 6.5"/>"#);

/// Not yet.
pub static LOCK: Symbol = Symbol::icon(
    "i-lock",
    r#"<rect x="5" y="10.5" width="14" height="10" rx="2"/>
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5"/>"#,
);

/// Time.
pub static CLOCK: Symbol = Symbol::icon(
    "i-clock",
    r#"<circle cx="12" cy="12" r="8.5"/>
    <path d="M12 7v5.5l3.5 2"/>"#,
);

/// Rules.
pub static BOOK: Symbol = Symbol::icon(
    "i-book",
    r#"<path d="M12 6c-2-1.8-5-2.5-8.5-2.3V18c3.5-.2 6.5.5 8.5 2.3 2-1.8 5-2.5 8.5-2.3V3.7C17 3.5 14 4.2 12 6ZM12 6v14"/>"#,
);

/// Seen.
pub static EYE: Symbol = Symbol::icon(
    "i-eye",
    r#"<path d="M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7Z"/>
    <circle cx="12" cy="12" r="3"/>"#,
);

/// Goes on by itself.
pub static PLAY: Symbol = Symbol::icon("i-play", r#"<path d="M7 4.5v15L19 12Z"/>"#);

/// Stops going on by itself.
pub static PAUSE: Symbol = Symbol::icon("i-pause", r#"<path d="M8.5 5v14M15.5 5v14"/>"#);

/// All of them, in the order of the kit.
pub static ALL: [&Symbol; 24] = [
    &POINTS, &PAY, &GAIN, &CHOOSE, &TIMES, &CARD, &CARDS, &TRACK, &UNDO, &HINT, &LOG, &CHAT, &MENU, &PLAYERS,
    &PLANET, &GROW, &PLUS, &TICK, &LOCK, &CLOCK, &BOOK, &EYE, &PLAY, &PAUSE,
];
