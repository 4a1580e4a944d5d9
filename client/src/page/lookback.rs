//! Looking back at a finished game: what everybody could expect, and what mattered most.
//!
//! The decisions are weighed one after the other in the worker, so that it can be stopped at any time.

use bocage_canvas::art::icons;
use bocage_engine::{Message, MomentKind, Review, Seat};
use leptos::prelude::*;

use super::chrome::{disc, icon};
use super::reader::Reader;
use super::{browser, worker};
use crate::desk::{self, Desk, Lookback as Weighing, MomentSight, ReviewSight, Sight};

type DeskHere = StoredValue<Box<dyn Desk>, LocalStorage>;

/// Where looking back stands.
#[derive(Clone, Copy)]
struct Work {
    desk: DeskHere,
    weighing: StoredValue<Option<Box<dyn Weighing>>, LocalStorage>,
    /// Which attempt this is: an answer may come when the next one has begun.
    attempt: StoredValue<u32>,
    /// Percent that are done, while it goes on.
    share: RwSignal<Option<u32>>,
    review: RwSignal<Option<Review>>,
    /// Whose decisions are shown: who played sees their own first.
    whose: RwSignal<Option<Seat>>,
}

impl Work {
    fn begin(self) {
        self.weighing.set_value(self.desk.with_value(|desk| desk.look_back()));
        self.attempt.update_value(|attempt| *attempt += 1);
        self.share.set(Some(0));
        self.next();
    }

    /// Asks about the next decision; at the end, shows what came of it all.
    fn next(self) {
        let asked = self.weighing.try_update_value(|weighing| {
            let weighing = weighing.as_mut()?;
            let share = (weighing.progress() * 100.0) as u32;
            Some((weighing.next(), share))
        });
        // Stopped, or gone from the page.
        let Some(Some((inquiry, share))) = asked else { return };
        let Some(inquiry) = inquiry else {
            self.review.set(self.weighing.with_value(|weighing| weighing.as_ref().map(|all| all.review())));
            self.stop();
            return;
        };
        self.share.set(Some(share));
        let attempt = self.attempt.get_value();
        worker::ask(&inquiry, move |answer| {
            if self.attempt.try_get_value() != Some(attempt) {
                return;
            }
            let taken = self.weighing.try_update_value(|weighing| {
                weighing.as_mut().map(|weighing| weighing.take(&answer)).is_some()
            });
            if taken == Some(true) {
                self.next();
            }
        });
    }

    fn stop(self) {
        self.weighing.set_value(None);
        self.share.set(None);
    }
}

/// The panel of the replay: a button, progress, then the chart and the moments.
#[component]
pub(super) fn Lookback(
    desk: DeskHere,
    sight: Memo<Sight>,
    /// How the game ended, if it did.
    ending: Memo<Option<String>>,
    /// Goes to a step of the replay.
    go: Callback<usize>,
    /// Begin at once?
    begun: bool,
) -> impl IntoView {
    let reader = Reader::here();
    let work = Work {
        desk,
        weighing: StoredValue::new_local(None),
        attempt: StoredValue::new(0),
        share: RwSignal::new(None),
        review: RwSignal::new(None),
        whose: RwSignal::new(sight.with_untracked(|sight| sight.you)),
    };
    let possible = desk.with_value(|desk| desk.look_back().is_some());
    if begun && possible {
        work.begin();
        // On a phone it lies below the boards.
        if reader.narrow.get_untracked() {
            request_animation_frame(reach);
        }
    }
    let told = Memo::new(move |_| {
        let language = reader.language();
        work.review.with(|review| desk.with_value(|desk| desk.review_sight(review.as_ref()?, language)))
    });
    let body = move || {
        match (told.get(), work.share.get()) {
        (Some(review), _) => view! { <Told work review sight go/> }.into_any(),
        (None, Some(_)) => view! { <Progress work/> }.into_any(),
        (None, None) => view! {
            <p class="hint-line">{move || reader.word("review-line")}</p>
            <button class="btn main begin" on:click=move |_| work.begin()>{move || reader.word("review-begin")}</button>
        }
        .into_any(),
    }
    };
    possible.then(|| {
        view! {
            <section class="panel review" aria-labelledby="review-title">
                <h2 id="review-title">{icon(&icons::HINT)} {move || reader.word("review-title")}</h2>
                {move || ending.get().map(|words| view! { <p class="outcome">{words}</p> })}
                {body}
            </section>
        }
    })
}

#[component]
fn Progress(work: Work) -> impl IntoView {
    let reader = Reader::here();
    let share = move || work.share.get().unwrap_or(100);
    let words = move || reader.say(&Message::new("review-progress").with("share", share()));
    view! {
        <p class="hint-line">{words}</p>
        <progress max="100" aria-label=move || reader.word("review-title") prop:value=move || share().to_string()></progress>
        <button class="btn quiet stop" on:click=move |_| work.stop()>{move || reader.word("review-stop")}</button>
    }
}

/// What came of it.
#[component]
fn Told(work: Work, review: ReviewSight, sight: Memo<Sight>, go: Callback<usize>) -> impl IntoView {
    let reader = Reader::here();
    // Another language makes all of this anew.
    let (language, label, all) =
        untrack(|| (reader.language(), reader.word("review-chart"), reader.word("review-all")));
    let course = work.desk.with_value(|desk| desk.course(language));
    let chart = desk::draw_outlook(&review, &course, &label, true);
    let players = sight.with_untracked(|sight| sight.seats.clone());
    let whose = work.whose;
    let none = if review.is_known { "review-none" } else { "review-unknown" };
    let moments = StoredValue::new(review.moments);
    let shown = move || {
        let whose = whose.get();
        moments.with_value(|moments| {
            let mine = moments.iter().filter(|moment| whose.is_none_or(|seat| seat == moment.seat));
            mine.cloned().collect::<Vec<_>>()
        })
    };
    let pick = move |seat: Option<Seat>, words: String| {
        view! {
            <button class="pick" aria-pressed=move || (whose.get() == seat).to_string() on:click=move |_| whose.set(seat)>
                {seat.map(disc)} {words}
            </button>
        }
    };
    let picks = (players.len() > 1).then(|| {
        let each = players.into_iter().map(|face| pick(Some(face.seat), face.name)).collect_view();
        view! {
            <div class="picks" role="group" aria-label=move || reader.word("review-whose")>
                {pick(None, all)} {each}
            </div>
        }
    });
    view! {
        {chart
            .map(|chart| view! {
                <figure class="course">
                    <figcaption>{move || reader.word("review-chart")}</figcaption>
                    <div inner_html=chart></div>
                    <p class="hint-line">{move || reader.word("review-chart-line")}</p>
                </figure>
            })}
        <h3>{move || reader.word("review-moments")}</h3>
        {picks}
        {move || match shown() {
            moments if moments.is_empty() => {
                view! { <p class="hint-line">{reader.word(none)}</p> }.into_any()
            }
            moments => {
                view! { <ol class="moments">{moments.into_iter().map(|it| moment(reader, it, go)).collect_view()}</ol> }
                    .into_any()
            }
        }}
        <Save work/>
    }
}

/// A decision that mattered: leads to the position in which it was taken.
fn moment(reader: Reader, moment: MomentSight, go: Callback<usize>) -> impl IntoView {
    let MomentSight { seat, kind, step, chosen, why } = moment;
    view! {
        <li class:find=kind == MomentKind::Find>
            <button class="look" title=reader.word("review-jump") on:click=move |_| show(reader, go, step)>
                {disc(seat)}
                <b>{chosen}</b>
                <span>{why}</span>
            </button>
        </li>
    }
}

/// Scrolls to the panel.
pub(super) fn reach() {
    if let Some(panel) = browser::first(".review") {
        panel.scroll_into_view();
    }
}

/// Goes to a moment; on a phone the board is further up.
fn show(reader: Reader, go: Callback<usize>, step: usize) {
    go.run(step);
    if let Some(scene) = browser::first(".scene").filter(|_| reader.narrow.get_untracked()) {
        scene.scroll_into_view();
    }
}

/// The record with the review in it, as a file.
#[component]
fn Save(work: Work) -> impl IntoView {
    let reader = Reader::here();
    let file = move || {
        let record =
            work.review.with(|review| work.desk.with_value(|desk| desk.reviewed_record(review.as_ref()?)))?;
        let text = String::from(js_sys::encode_uri_component(&record));
        let name = work.desk.with_value(|desk| format!("{}.json", desk.game()));
        Some(view! {
            <a class="btn quiet save" download=name href=format!("data:application/json;charset=utf-8,{text}")>
                {move || reader.word("review-save")}
            </a>
        })
    };
    view! { {file} }
}
