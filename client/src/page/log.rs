//! The log: what happened, latest first.

use bocage_canvas::art::icons;
use leptos::prelude::*;

use super::browser::time_of_day;
use super::chrome::{disc, icon};
use super::reader::Reader;
use crate::desk::Sight;

/// The log panel.
#[component]
pub(super) fn Log(sight: Memo<Sight>) -> impl IntoView {
    let reader = Reader::here();
    view! {
        <section class="panel log" aria-labelledby="log-title">
            <h2 id="log-title">{icon(&icons::LOG)} {move || reader.word("log-title")}</h2>
            <LogLines sight/>
        </section>
    }
}

/// The lines themselves.
#[component]
pub(super) fn LogLines(sight: Memo<Sight>) -> impl IntoView {
    let lines = Memo::new(move |_| sight.with(|sight| sight.log.iter().rev().cloned().collect::<Vec<_>>()));
    view! {
        <ol aria-live="polite">
            <For
                each=move || lines.get()
                // The words are part of the key: they change with the language.
                key=|line| (line.number, line.words.clone())
                children=|line| {
                    let sign = match line.seat {
                        Some(seat) => disc(seat).into_any(),
                        None => icon(&icons::PLANET).into_any(),
                    };
                    view! {
                        <li class:sys=line.seat.is_none()>
                            {sign}
                            <span>{line.words}</span>
                            {(line.at > 0).then(|| view! { <time>{time_of_day(line.at)}</time> })}
                        </li>
                    }
                }
            />
        </ol>
    }
}
