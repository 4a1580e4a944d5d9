//! A game seen again, one decision at a time.

use std::time::Duration;

use bocage_canvas::art::icons;
use leptos::prelude::*;
use leptos_router::hooks::{use_location, use_params_map, use_query_map};

use super::chrome::{Brand, LanguageButton, ThemeButton, icon};
use super::ending::NoTable;
use super::log::Log;
use super::lookback::{self, Lookback};
use super::pictures::{Board, Opponents, Shared};
use super::reader::Reader;
use super::scores::Scores;
use super::table::Periods;
use super::{motion, play};
use crate::desk::{Desk, Moments, Reading};

/// A decision stays on the screen this long while the game goes on by itself.
const PACE: Duration = Duration::from_millis(900);

/// The replay of one table.
#[component]
pub(super) fn ReplayPage() -> impl IntoView {
    let reader = Reader::here();
    let params = use_params_map();
    let id = Memo::new(move |_| params.with(|params| params.get("id").unwrap_or_default()));
    move || match play::find(reader, &id.get()) {
        Ok(desk) => {
            let table = format!("/table/{}", id.get());
            view! { <Replaying desk=StoredValue::new_local(desk) moments=Moments::Log table/> }.into_any()
        }
        Err(why) => view! { <NoTable why/> }.into_any(),
    }
}

/// A table to look back at.
#[component]
pub(super) fn Replaying(
    desk: StoredValue<Box<dyn Desk>, LocalStorage>,
    /// How the lines of the log are counted.
    moments: Moments,
    /// The address of the table itself.
    table: String,
) -> impl IntoView {
    let reader = Reader::here();
    let last = desk.with_value(|desk| desk.steps());
    let query = use_query_map();
    let asked = move || query.with(|query| query.get("step")?.parse::<usize>().ok());
    // A game is told from its beginning, unless a moment of it is asked for.
    let step = RwSignal::new(untrack(asked).unwrap_or(0).min(last));
    // A link to another moment of the same game.
    Effect::new(move |before: Option<Option<usize>>| {
        let now = asked();
        if let (Some(before), Some(to)) = (before, now)
            && before != now
        {
            step.set(to.min(last));
        }
        now
    });
    let address = use_location().pathname;
    let past = Signal::derive(move || Some(address.get()));
    let focus = RwSignal::new(None);
    let sight = Memo::new(move |_| {
        let reading = Reading {
            language: reader.language(),
            narrow: reader.narrow.get(),
            focus: focus.get(),
            suggested: None,
            changed: Vec::new(),
            acting: false,
            moments,
        };
        desk.with_value(|desk| desk.past(step.get(), &reading))
    });
    let title = Memo::new(move |_| sight.with(|sight| sight.title.clone()));
    Effect::new(move |_| reader.set_title(&title.get()));
    let go = move |to: usize| {
        let before = motion::places();
        step.set(to.min(last));
        if reader.moves() {
            request_animation_frame(move || motion::travel(&before));
        }
    };
    let runs = RwSignal::new(false);
    let clock = set_interval_with_handle(
        move || {
            if runs.get_untracked() {
                let next = step.get_untracked() + 1;
                runs.set(next < last);
                go(next);
            }
        },
        PACE,
    );
    on_cleanup(move || clock.into_iter().for_each(|clock| clock.clear()));
    let run = move |_| {
        if !runs.get_untracked() && step.get_untracked() == last {
            go(0);
        }
        runs.update(|runs| *runs = !*runs);
    };
    let turn = move |to: usize| {
        runs.set(false);
        go(to);
    };
    // How it ended, for whoever asks what mattered.
    let ending = Memo::new(move |_| {
        let reading = Reading::aside(reader.language());
        let ending = desk.with_value(|desk| desk.past(last, &reading)).ending?;
        Some([Some(ending.sentence), ending.remark].into_iter().flatten().collect::<Vec<_>>().join(" "))
    });
    let latest =
        move || sight.with(|sight| sight.log.last().map(|line| line.words.clone()).unwrap_or_default());
    let mood = sight.with_untracked(|sight| sight.game);
    let review = query.with_untracked(|query| query.get("review").is_some());
    view! {
        <div class=format!("page table replay mood-{mood}") data-tab="board">
            <header class="bar">
                <Brand/>
                <span class="gname">{move || title.get()}</span>
                <Periods sight/>
                <span class="sp"></span>
                <a class="btn quiet back" href=table>{move || reader.word("replay-table")}</a>
                <LanguageButton/>
                <ThemeButton/>
            </header>
            <main class="grid">
                <section class="prompt waiting" aria-live="polite">
                    <div class="pt">
                        <span class="step">{move || reader.word("replay-title")}</span>
                        <h1>{latest}</h1>
                    </div>
                    <div class="slider">
                        <button
                            class="btn quiet ico run"
                            aria-label=move || reader.word(if runs.get() { "replay-pause" } else { "replay-run" })
                            title=move || reader.word(if runs.get() { "replay-pause" } else { "replay-run" })
                            on:click=run
                        >
                            {move || icon(if runs.get() { &icons::PAUSE } else { &icons::PLAY })}
                        </button>
                        <button class="btn quiet ico" aria-label=move || reader.word("replay-back") on:click=move |_| turn(step.get().saturating_sub(1))>
                            {icon(&icons::UNDO)}
                        </button>
                        <input
                            type="range"
                            min="0"
                            max=last.to_string()
                            aria-label=move || reader.word("replay-title")
                            prop:value=move || step.get().to_string()
                            on:input=move |event| turn(event_target_value(&event).parse().unwrap_or(last))
                        />
                        <button class="btn quiet ico turned" aria-label=move || reader.word("replay-on") on:click=move |_| turn(step.get() + 1)>
                            {icon(&icons::UNDO)}
                        </button>
                        <span class="num">{move || format!("{}/{last}", step.get())}</span>
                        <button
                            class="btn quiet ico toreview"
                            aria-label=move || reader.word("review-title")
                            title=move || reader.word("review-title")
                            on:click=move |_| lookback::reach()
                        >
                            {icon(&icons::HINT)}
                        </button>
                    </div>
                </section>
                <Board sight focus/>
                <aside class="left">
                    <Scores sight/>
                    <Opponents sight focus/>
                </aside>
                <aside class="right">
                    <Lookback desk sight ending go=Callback::new(turn) begun=review/>
                    <Shared sight/>
                    <Log sight past/>
                </aside>
            </main>
        </div>
    }
}
