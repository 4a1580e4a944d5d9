//! The end of a game on a server: the result, and another game with the same people.

use bocage_engine::Message;
use bocage_table::Command;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;

use super::ending::{course, result};
use super::online::replayed;
use super::play::Play;
use super::visit::Visit;
use super::{api, browser, scores};
use crate::desk::Desk;

/// The sheet that rises over the finished board.
#[component]
pub(super) fn OnlineEnding(visit: Visit, play: Play) -> impl IntoView {
    let reader = play.reader;
    let hall = visit.hall;
    let seen = RwSignal::new(false);
    let is_over = Memo::new(move |_| play.sight.with(|sight| sight.ending.is_some()));
    Effect::new(move |_| {
        if is_over.get() {
            request_animation_frame(|| browser::raise(".ending", ".btn"));
        }
    });
    // The points of the past are in the record, which the server gives once the game is over.
    let recorded = RwSignal::new_local(None::<Box<dyn Desk>>);
    Effect::new(move |_| {
        if is_over.get() {
            let (id, language) = (play.id(), reader.settings.with_untracked(|settings| settings.language));
            spawn_local(async move {
                if let Ok(text) = api::record(&id, language).await
                    && let Ok(desk) = replayed(&text)
                {
                    recorded.try_set(Some(desk));
                }
            });
        }
    });
    let asked = Memo::new(move |_| {
        hall.with(|hall| {
            let hall = hall.as_ref()?;
            let others: Vec<String> = hall
                .seats
                .iter()
                .filter(|chair| hall.rematch.contains(&chair.seat) && !chair.is_you)
                .map(|chair| chair.name.clone())
                .collect();
            Some((hall.you, hall.you.is_some_and(|you| hall.rematch.contains(&you)), others))
        })
    });
    let next =
        Memo::new(move |_| hall.with(|hall| hall.as_ref().and_then(|hall| hall.rematch_table.clone())));
    follow(visit, next);
    let status = move || {
        let (_, mine, others) = asked.get()?;
        let message = match (next.get().is_some(), mine, others.is_empty()) {
            (true, ..) => return None,
            (_, true, _) => Message::new("rematch-asked"),
            (_, false, false) => Message::new("rematch-others").with("names", others.join(", ")),
            _ => return None,
        };
        Some(reader.say(&message))
    };
    let again = move || {
        if let Some(id) = next.get() {
            return Some(view! {
                <a class="btn main rematch-go" href=format!("/online/{id}")>{move || reader.word("rematch-go")}</a>
            }
            .into_any());
        }
        let (you, mine, _) = asked.get()?;
        you.map(|_| {
            view! {
                <button class="btn main rematch" disabled=mine on:click=move |_| visit.ask(Command::OfferRematch)>
                    {move || reader.word("rematch-ask")}
                </button>
            }
            .into_any()
        })
    };
    view! {
        <Show when=move || is_over.get() && !seen.get()>
            <div class="veil" aria-hidden="true"></div>
            <section class="ending" role="dialog" aria-modal="true" aria-labelledby="ending-title">
                {move || play.sight.with(result)}
                <div class="scores wide">{move || play.sight.with(|sight| scores::table(reader, sight))}</div>
                {move || recorded.with(|desk| desk.as_ref().and_then(|desk| course(reader, desk.as_ref())))}
                <p class="rematch-status" role="status">{status}</p>
                <div class="cta">
                    <button class="btn quiet" on:click=move |_| seen.set(true)>
                        {move || reader.word("end-look")}
                    </button>
                    <a class="btn quiet" href=play.replay_address()>{move || reader.word("end-review")}</a>
                    <a class="btn quiet lookback" href=format!("{}?review", play.replay_address())>
                        {move || reader.word("review-begin")}
                    </a>
                    {again}
                </div>
            </section>
        </Show>
    }
}

/// Leads those who play to the new table when it opens while they are here. Who only watches, or comes
/// back later, has a link.
fn follow(visit: Visit, next: Memo<Option<String>>) {
    let navigate = use_navigate();
    Effect::new(move |before: Option<Option<String>>| {
        let now = next.get();
        let plays = visit.hall.with_untracked(|hall| hall.as_ref().is_some_and(|hall| hall.you.is_some()));
        if let (Some(None), Some(id), true) = (&before, &now, plays) {
            navigate(&format!("/online/{id}"), Default::default());
        }
        now
    });
}
