//! The end: who wins, by how much, and what next.

use bocage_engine::Message;
use leptos::prelude::*;
use leptos_router::hooks::use_navigate;

use super::chrome::disc;
use super::play::{self, Play};
use super::reader::Reader;
use super::{browser, scores};
use crate::desk::{self, Desk, Sight};

/// The sheet that rises over the finished board.
#[component]
pub(super) fn Ending(play: Play) -> impl IntoView {
    let reader = play.reader;
    let seen = RwSignal::new(false);
    let is_over = Memo::new(move |_| play.sight.with(|sight| sight.ending.is_some()));
    Effect::new(move |_| {
        if is_over.get() {
            request_animation_frame(|| browser::raise(".ending", ".btn.main"));
        }
    });
    let navigate = use_navigate();
    let again = StoredValue::new_local(move || {
        let opened = play.plan().and_then(|plan| play::open(reader, &plan).ok());
        if let Some(id) = opened {
            navigate(&format!("/table/{id}"), Default::default());
        }
    });
    view! {
        <Show when=move || is_over.get() && !seen.get()>
            <div class="veil" aria-hidden="true"></div>
            <section class="ending" role="dialog" aria-modal="true" aria-labelledby="ending-title">
                {move || play.sight.with(result)}
                <div class="scores wide">{move || play.sight.with(|sight| scores::table(reader, sight))}</div>
                {move || play.desk.with_value(|desk| course(reader, desk.as_ref()))}
                <div class="cta">
                    <button class="btn quiet" on:click=move |_| seen.set(true)>
                        {move || reader.word("end-look")}
                    </button>
                    <a class="btn quiet" href=play.replay_address()>
                        {move || reader.word("end-review")}
                    </a>
                    <a class="btn quiet lookback" href=format!("{}?review", play.replay_address())>
                        {move || reader.word("review-begin")}
                    </a>
                    <button class="btn main" on:click=move |_| again.with_value(|again| again())>
                        {move || reader.word("end-again")}
                    </button>
                </div>
            </section>
        </Show>
    }
}

pub(super) fn result(sight: &Sight) -> Option<impl IntoView + use<>> {
    let ending = sight.ending.as_ref()?;
    let rows = ending.order.iter().zip(&ending.bars).map(|((_, seat), bar)| {
        view! {
            <li>
                <span class="who">{disc(*seat)} <b>{sight.name(*seat).to_owned()}</b></span>
                <div class="bars" inner_html=bar.clone()></div>
            </li>
        }
    });
    Some(view! {
        <h1 id="ending-title">{ending.sentence.clone()}</h1>
        {ending.remark.clone().map(|words| view! { <p>{words}</p> })}
        <ol class="result">{rows.collect_view()}</ol>
    })
}

/// The chart of points over the game.
pub(super) fn course(reader: Reader, desk: &dyn Desk) -> Option<impl IntoView + use<>> {
    let course = desk.course(reader.language());
    let chart = desk::draw_course(&course, &reader.word("end-course"), reader.narrow.get())?;
    Some(view! {
        <figure class="course">
            <figcaption>{reader.word("end-course")}</figcaption>
            <div inner_html=chart></div>
        </figure>
    })
}

/// The message for a table that cannot be shown.
#[component]
pub(super) fn NoTable(why: Message) -> impl IntoView {
    let reader = Reader::here();
    view! {
        <super::chrome::Sheet title="missing-table">
            <p>{move || reader.say(&why)}</p>
            <p><a class="btn main" href="/">{move || reader.word("missing-home")}</a></p>
        </super::chrome::Sheet>
    }
}
