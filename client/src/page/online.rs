//! The page of a table on a server: the way there, the room before the game, the table itself.

use bocage_engine::{Message, Record};
use bocage_table::Stage;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_params_map;

use super::api::{self, Trouble};
use super::chrome::Sheet;
use super::ending::NoTable;
use super::reader::Reader;
use super::replay::Replaying;
use super::room::WaitingRoom;
use super::table::Playing;
use super::visit::Visit;
use crate::desk::{self, Desk, Moments};

/// What of a visit is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scene {
    Doorstep,
    Room,
    Table,
    Closed,
}

fn table_id() -> Memo<String> {
    let params = use_params_map();
    Memo::new(move |_| params.with(|params| params.get("id").unwrap_or_default()))
}

/// The page of one table on a server.
#[component]
pub(super) fn OnlinePage() -> impl IntoView {
    let reader = Reader::here();
    let id = table_id();
    move || {
        let id = id.get();
        // Another language is no reason to go out and come in again.
        let visit = untrack(move || Visit::new(reader, &id));
        view! { <Visiting visit/> }
    }
}

#[component]
fn Visiting(visit: Visit) -> impl IntoView {
    let scene = Memo::new(move |_| {
        visit.hall.with(|hall| match hall.as_ref().map(|hall| hall.stage) {
            None => Scene::Doorstep,
            Some(Stage::Gathering) => Scene::Room,
            Some(Stage::Playing | Stage::Over) => Scene::Table,
            Some(Stage::Closed) => Scene::Closed,
        })
    });
    move || {
        if let Some(why) = visit.end.get() {
            return view! { <NoTable why/> }.into_any();
        }
        match (scene.get(), visit.play.get()) {
            (Scene::Room, Some(play)) => view! { <WaitingRoom visit play/> }.into_any(),
            (Scene::Table, Some(play)) => view! { <Playing play visit/> }.into_any(),
            (Scene::Closed, _) => view! { <Gone/> }.into_any(),
            _ => view! { <Doorstep visit/> }.into_any(),
        }
    }
}

/// On the way to a table.
#[component]
fn Doorstep(visit: Visit) -> impl IntoView {
    let reader = Reader::here();
    let line = move || reader.word(if visit.gone.get() { "link-no-server" } else { "link-first" });
    view! {
        <Sheet title="room-title">
            <p class="doorstep" role="status">{line}</p>
            <Show when=move || visit.gone.get()>
                <p><a class="btn quiet" href="/">{move || reader.word("missing-home")}</a></p>
            </Show>
        </Sheet>
    }
}

/// A table that was given up before the game.
#[component]
fn Gone() -> impl IntoView {
    let reader = Reader::here();
    view! {
        <Sheet title="table-closed-title">
            <p><a class="btn main" href="/">{move || reader.word("missing-home")}</a></p>
        </Sheet>
    }
}

/// The replay of a finished game on a server.
#[component]
pub(super) fn OnlineReplay() -> impl IntoView {
    let reader = Reader::here();
    let id = table_id();
    let found = RwSignal::new_local(None::<Result<StoredValue<Box<dyn Desk>, LocalStorage>, String>>);
    let owner = StoredValue::new(Owner::current());
    Effect::new(move |_| {
        let (id, language) = (id.get(), reader.settings.with_untracked(|settings| settings.language));
        spawn_local(async move {
            let desk = match api::record(&id, language).await {
                Ok(text) => replayed(&text).map_err(|why| reader.say(&why)),
                Err(Trouble::NoServer) => Err(reader.word("link-gone")),
                Err(Trouble::Refused(words)) => Err(words),
            };
            let Some(Some(owner)) = owner.try_get_value() else { return };
            let desk = owner.with(|| desk.map(StoredValue::new_local));
            found.try_set(Some(desk));
        });
    });
    move || match found.get() {
        None => view! {
            <Sheet title="replay-title">
                <p class="doorstep" role="status">{move || reader.word("link-first")}</p>
            </Sheet>
        }
        .into_any(),
        Some(Ok(desk)) => {
            let table = format!("/online/{}", id.get_untracked());
            // The record was made a log again: its lines are counted like those of a log.
            view! { <Replaying desk moments=Moments::Log table/> }.into_any()
        }
        Some(Err(words)) => view! {
            <Sheet title="missing-table">
                <p>{words}</p>
                <p><a class="btn main" href="/">{move || reader.word("missing-home")}</a></p>
            </Sheet>
        }
        .into_any(),
    }
}

/// The desk to look back at a recorded game.
pub(super) fn replayed(text: &str) -> Result<Box<dyn Desk>, Message> {
    let record = Record::from_json(text).map_err(|_| Message::new("archive-damaged"))?;
    desk::from_record(&record)
}
