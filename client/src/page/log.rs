//! The log: what happened, latest first.

use bocage_canvas::art::icons;
use leptos::prelude::*;

use super::browser::time_of_day;
use super::chrome::{disc, icon};
use super::reader::Reader;
use crate::desk::Sight;

/// The log panel.
#[component]
pub(super) fn Log(
    sight: Memo<Sight>,
    /// Where the past can be seen.
    #[prop(into)]
    past: Signal<Option<String>>,
) -> impl IntoView {
    let reader = Reader::here();
    view! {
        <section class="panel log" aria-labelledby="log-title">
            <h2 id="log-title">{icon(&icons::LOG)} {move || reader.word("log-title")}</h2>
            <LogLines sight past/>
        </section>
    }
}

/// The lines themselves.
#[component]
pub(super) fn LogLines(
    sight: Memo<Sight>,
    /// Where the past can be seen.
    past: Signal<Option<String>>,
) -> impl IntoView {
    let reader = Reader::here();
    let lines = Memo::new(move |_| sight.with(|sight| sight.log.iter().rev().cloned().collect::<Vec<_>>()));
    view! {
        <ol aria-live="polite" tabindex="0" aria-label=move || reader.word("log-title")>
            <For
                each=move || lines.get()
                // The words are part of the key: they change with the language.
                key=|line| (line.number, line.words.clone())
                children=move |line| {
                    let sign = match line.seat {
                        Some(seat) => disc(seat).into_any(),
                        None => icon(&icons::PLANET).into_any(),
                    };
                    view! {
                        <li class:sys=line.seat.is_none()>
                            {sign}
                            {words(reader, line.words, line.step, past)}
                            {(line.at > 0).then(|| view! { <time>{time_of_day(line.at)}</time> })}
                        </li>
                    }
                }
            />
        </ol>
    }
}

/// What happened, as a link to the moment where it did.
fn words(reader: Reader, words: String, step: Option<usize>, past: Signal<Option<String>>) -> AnyView {
    let Some(step) = step else { return view! { <span>{words}</span> }.into_any() };
    (move || match past.get() {
        Some(address) => view! {
            <a class="moment" href=format!("{address}?step={step}") title=reader.word("log-moment")>{words.clone()}</a>
        }
        .into_any(),
        None => view! { <span>{words.clone()}</span> }.into_any(),
    })
    .into_any()
}
