//! The room before the game: who sits where, invitations, names, and the beginning.

use bocage_canvas::art::icons;
use bocage_engine::{Message, Seat};
use bocage_table::{Command, Level, Pace};
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::choices::Popups;
use super::chrome::{Sheet, disc, icon};
use super::new_table::LEVELS;
use super::people::LinkLine;
use super::play::Play;
use super::reader::Reader;
use super::talk::Chat;
use super::visit::Visit;
use super::{api, browser};
use crate::art;
use crate::desk::{Chair, Hall, Sitter};
use crate::shelf::Listing;

/// How a pace is said.
pub(super) fn pace_words(pace: Pace) -> Message {
    match pace {
        Pace::None => Message::new("pace-none"),
        Pace::PerMove { days } => Message::new("pace-days").with("days", days),
        Pace::PerGame { minutes, increment_seconds } => {
            Message::new("pace-minutes").with("minutes", minutes).with("seconds", increment_seconds)
        }
    }
}

/// The word for the level of a bot.
pub(super) fn level_word(reader: Reader, level: u8) -> String {
    let known = LEVELS.iter().rev().find(|(known, _)| *known <= level).or(LEVELS.first());
    known.map(|(_, key)| reader.word(key)).unwrap_or_default()
}

/// The room before the game.
#[component]
pub(super) fn WaitingRoom(visit: Visit, play: Play) -> impl IntoView {
    let reader = Reader::here();
    let hall = visit.hall;
    let game = hall.with_untracked(|hall| hall.as_ref().map_or("", |hall| hall.game));
    let cover = Listing::named(game).map(|listing| art::filling(&listing.cover())).unwrap_or_default();
    let name = move || reader.say(&Message::named(format!("game-{game}")));
    let pace = move || {
        let pace = hall.with(|hall| hall.as_ref().map_or(Pace::None, |hall| hall.pace));
        reader.say(&Message::new("room-clock").with("pace", pace_words(pace)))
    };
    view! {
        <Sheet title="room-title">
            <LinkLine visit/>
            <div class="new room">
                <div class="newform">
                    <div class="newart" inner_html=cover></div>
                    <Invitation visit/>
                    <NameField visit/>
                </div>
                <div class="newform">
                    <section class="panel group">
                        <h2>{name}</h2>
                        <p class="hint-line">{pace}</p>
                        <Chairs visit/>
                        <Beginning visit/>
                    </section>
                    <section class="panel group">
                        <h2>{icon(&icons::CHAT)} {move || reader.word("chat-title")}</h2>
                        <Chat visit/>
                    </section>
                </div>
            </div>
            <Popups play/>
        </Sheet>
    }
}

fn part<T: Clone + PartialEq + Send + Sync + 'static>(
    visit: Visit,
    part: impl Fn(&Hall) -> T + Send + Sync + 'static,
) -> Memo<Option<T>> {
    Memo::new(move |_| visit.hall.with(|hall| hall.as_ref().map(&part)))
}

/// The seats, each with what can be done about it.
#[component]
fn Chairs(visit: Visit) -> impl IntoView {
    let chairs = part(visit, |hall| hall.seats.clone());
    let is_owner = part(visit, |hall| hall.is_owner);
    let you = part(visit, |hall| hall.you);
    // What was done about a seat replaces its row: the keyboard stays there.
    let touched = StoredValue::new(None::<Seat>);
    Effect::new(move |_| {
        chairs.track();
        request_animation_frame(move || {
            let active = browser::document().and_then(|document| document.active_element());
            let lost = active.is_none_or(|element| element.tag_name() == "BODY");
            if let (true, Some(Some(seat))) = (lost, touched.try_get_value())
                && let Some(button) = browser::first(&format!("[data-seat=\"{}\"] button", seat.0))
            {
                browser::focus(&button);
            }
        });
    });
    view! {
        <ul class="seats chairs" on:click=move |event: ev::MouseEvent| {
            touched.set_value(seat_of_event(&event));
        }>
            <For
                each=move || {
                    let (owner, you) = (is_owner.get().unwrap_or_default(), you.get().flatten());
                    let list = chairs.get().unwrap_or_default();
                    list.into_iter().map(move |chair| (chair, owner, you)).collect::<Vec<_>>()
                }
                key=|row| format!("{row:?}")
                children=move |(chair, owner, you)| view! { <ChairRow visit chair owner seated=you.is_some()/> }
            />
        </ul>
    }
}

fn seat_of_event(event: &ev::MouseEvent) -> Option<Seat> {
    use wasm_bindgen::JsCast;
    let element = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    let row = element.closest("[data-seat]").ok().flatten()?;
    row.get_attribute("data-seat")?.parse().ok().map(Seat)
}

#[component]
fn ChairRow(visit: Visit, chair: Chair, owner: bool, seated: bool) -> impl IntoView {
    let reader = Reader::here();
    let seat = chair.seat;
    let kind = match chair.sitter {
        Sitter::Nobody => "open",
        Sitter::Person if chair.is_you => "you",
        Sitter::Person => "person",
        Sitter::Bot(_) | Sitter::StandIn => "bot",
    };
    let name = chair.name.clone();
    let words = move || match chair.sitter {
        Sitter::Nobody => reader.word("room-open"),
        Sitter::Person if chair.is_you => reader.say(&Message::new("room-you").with("name", name.as_str())),
        _ => name.clone(),
    };
    let note = move || match chair.sitter {
        Sitter::Bot(level) => {
            reader.say(&Message::new("room-bot").with("level", level_word(reader, level.0)))
        }
        _ if chair.is_owner => reader.word("room-owner"),
        _ => String::new(),
    };
    let button = move |key: &'static str, class: &'static str, command: Command| {
        let ask = move |_| visit.ask(command.clone());
        view! { <button class=class on:click=ask>{move || reader.word(key)}</button> }
    };
    let open = chair.sitter == Sitter::Nobody;
    let bot = move |(level, key): (u8, &'static str)| {
        let command = Command::PlaceBot { seat, level: Level(level) };
        let place = move |_| visit.ask(command.clone());
        view! { <button class="pick put-bot" data-level=level.to_string() on:click=place>{move || reader.word(key)}</button> }
    };
    let bots = (owner && open).then(|| {
        view! {
            <small>{move || reader.word("room-add-bot")}</small>
            <span class="picks" role="group" aria-label=move || reader.word("room-add-bot")>{LEVELS.map(bot).collect_view()}</span>
        }
    });
    view! {
        <li class="chair" data-seat=seat.0.to_string() data-sitter=kind>
            {if open { view! { <i class="hole" aria-hidden="true"></i> }.into_any() } else { disc(seat).into_any() }}
            <b>{words} <small>{note}</small></b>
            <span class="doings">
                {(open && !seated).then(|| button("room-sit", "btn main sm sit", Command::Sit { seat: Some(seat) }))}
                {bots}
                {chair.is_you.then(|| button("room-leave", "btn quiet sm leave", Command::Leave))}
                {(owner && !open && !chair.is_you)
                    .then(|| button("room-free", "btn quiet sm unseat", Command::Unseat { seat }))}
            </span>
        </li>
    }
}

/// How the game begins, and by whom.
#[component]
fn Beginning(visit: Visit) -> impl IntoView {
    let reader = Reader::here();
    let how = part(visit, |hall| {
        let open = hall.seats.iter().any(|chair| chair.sitter == Sitter::Nobody);
        let owner = hall.seats.iter().find(|chair| chair.is_owner).map(|chair| chair.name.clone());
        (hall.is_owner, open, owner, hall.you.is_some())
    });
    move || {
        let (is_owner, open, owner, seated) = how.get()?;
        let line = match (is_owner, open, owner) {
            (false, true, _) if !seated => Some(Message::new("room-watching")),
            (true, true, _) => Some(Message::new("room-start-wait")),
            (true, false, _) => None,
            (false, _, Some(name)) => Some(Message::new("room-start-owner").with("name", name)),
            (false, _, None) => Some(Message::new("room-start-absent")),
        };
        Some(view! {
            {line.map(|line| view! { <p class="hint-line" role="status">{move || reader.say(&line)}</p> })}
            {is_owner
                .then(|| view! {
                    <div class="cta">
                        <button class="btn main start" disabled=open on:click=move |_| visit.ask(Command::Start)>
                            {move || reader.word("room-start")}
                        </button>
                        <button class="btn quiet close" on:click=move |_| visit.ask(Command::Close)>
                            {move || reader.word("room-close")}
                        </button>
                    </div>
                })}
        })
    }
}

/// The link for others.
#[component]
pub(super) fn Invitation(visit: Visit) -> impl IntoView {
    let reader = Reader::here();
    let copied = RwSignal::new(false);
    let link = visit.link();
    let shown = link.clone();
    let field = NodeRef::<leptos::html::Input>::new();
    let copy = move |_| {
        let link = link.clone();
        if let Some(field) = field.get_untracked() {
            // Where the clipboard is closed to us, the text is at least selected.
            field.select();
        }
        spawn_local(async move {
            if api::copy(&link).await {
                copied.try_set(true);
                set_timeout(
                    move || {
                        copied.try_set(false);
                    },
                    std::time::Duration::from_secs(3),
                );
            }
        });
    };
    view! {
        <section class="panel group invite">
            <h2>{move || reader.word("room-invite")}</h2>
            <p class="hint-line">{move || reader.word("room-invite-line")}</p>
            <div class="row">
                <input class="line" readonly node_ref=field aria-label=move || reader.word("room-link") value=shown/>
                <button class="btn quiet copy" on:click=copy>
                    {move || reader.word(if copied.get() { "room-copied" } else { "room-copy" })}
                </button>
            </div>
        </section>
    }
}

/// The reader's name at the table.
#[component]
fn NameField(visit: Visit) -> impl IntoView {
    let reader = Reader::here();
    let kept = move || reader.settings.with(|settings| settings.name.clone());
    let written = RwSignal::new(untrack(kept));
    let differs = move || {
        let name = written.with(|name| name.trim().to_owned());
        !name.is_empty() && name != kept()
    };
    let take = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let name = written.with_untracked(|name| name.trim().to_owned());
        if !name.is_empty() {
            visit.rename(name);
        }
    };
    view! {
        <form class="panel group" on:submit=take>
            <h2>{move || reader.word("name-yours")}</h2>
            <div class="row">
                <input
                    class="line name-field"
                    maxlength="40"
                    autocomplete="nickname"
                    aria-label=move || reader.word("name-yours")
                    prop:value=move || written.get()
                    on:input=move |event| written.set(event_target_value(&event))
                />
                <button class="btn quiet rename" disabled=move || !differs()>
                    {move || reader.word("name-change")}
                </button>
            </div>
        </form>
    }
}
