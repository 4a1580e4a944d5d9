//! What Bocage is, how to find one's way, and where an address leads nowhere.

use leptos::prelude::*;
use leptos_router::components::A;

use super::chrome::Sheet;
use super::reader::Reader;

/// The paragraphs about Bocage: a heading and what it says.
const ABOUT: [(&str, &str); 4] = [
    ("learn-what", "learn-what-line"),
    ("learn-foxglove", "learn-foxglove-line"),
    ("learn-keys", "learn-keys-line"),
    ("learn-offline", "learn-offline-line"),
];

/// The paragraphs about Evergreen.
const EVERGREEN: [(&str, &str); 4] = [
    ("learn-evergreen-pick", "learn-evergreen-pick-line"),
    ("learn-evergreen-turn", "learn-evergreen-turn-line"),
    ("learn-evergreen-season", "learn-evergreen-season-line"),
    ("learn-evergreen-end", "learn-evergreen-end-line"),
];

/// The page for those who begin.
#[component]
pub(super) fn Learn() -> impl IntoView {
    let reader = Reader::here();
    let part = move |(title, line): (&'static str, &'static str)| {
        view! {
            <section class="panel group">
                <h2>{move || reader.word(title)}</h2>
                <p>{move || reader.word(line)}</p>
            </section>
        }
    };
    view! {
        <Sheet title="learn-title">
            {ABOUT.map(part).collect_view()}
            <h1>{move || reader.word("learn-evergreen")}</h1>
            {EVERGREEN.map(part).collect_view()}
            <p><A href="/new/evergreen" attr:class="btn main">{move || reader.word("learn-play")}</A></p>
        </Sheet>
    }
}

/// An address that leads nowhere.
#[component]
pub(super) fn Missing() -> impl IntoView {
    let reader = Reader::here();
    view! {
        <Sheet title="missing-title">
            <p>{move || reader.word("missing-line")}</p>
            <p><A href="/" attr:class="btn main">{move || reader.word("missing-home")}</A></p>
        </Sheet>
    }
}
