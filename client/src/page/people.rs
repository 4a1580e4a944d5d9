//! The people at a table on a server: clocks, what they propose, and the line to the server.

use bocage_canvas::art::icons;
use bocage_engine::Message;
use bocage_table::{Command, Stage};
use leptos::prelude::*;

use super::browser;
use super::chrome::{disc, icon};
use super::reader::Reader;
use super::room::{Invitation, level_word};
use super::visit::Visit;
use crate::desk::{Chair, Sitter};

/// Is the server there, and has it heard everything? One line, which hides nothing.
#[component]
pub(super) fn LinkLine(visit: Visit) -> impl IntoView {
    let reader = Reader::here();
    let is_up = Memo::new(move |_| visit.hall.with(|hall| hall.as_ref().is_some_and(|hall| hall.is_up)));
    let is_waiting =
        Memo::new(move |_| visit.hall.with(|hall| hall.as_ref().is_some_and(|hall| hall.is_waiting)));
    // A line that comes and goes with every command would disturb: only what lasts is said.
    let since = StoredValue::new(None::<u64>);
    let lasts = Memo::new(move |_| {
        let now = visit.now.get();
        if is_up.get() && !is_waiting.get() {
            since.set_value(None);
            return false;
        }
        let start = since.get_value().unwrap_or(now);
        since.set_value(Some(start));
        !is_up.get() || now.saturating_sub(start) >= 1_000
    });
    view! {
        <div class="linkline" role="status">
            {move || {
                lasts
                    .get()
                    .then(|| {
                        let key = match (is_up.get(), visit.gone.get()) {
                            (true, _) => "link-sending",
                            (false, true) => "link-gone",
                            (false, false) => "link-lost",
                        };
                        view! { <p class="notice lost" data-link=key>{reader.word(key)}</p> }
                    })
            }}
        </div>
    }
}

/// What the people at the table have to settle: proposals, a seat to return to.
#[component]
pub(super) fn Matters(visit: Visit) -> impl IntoView {
    let reader = Reader::here();
    let hall = visit.hall;
    let proposal = Memo::new(move |_| hall.with(|hall| hall.as_ref().and_then(|hall| hall.proposal.clone())));
    let seated = Memo::new(move |_| hall.with(|hall| hall.as_ref().is_some_and(|hall| hall.you.is_some())));
    let may_return = Memo::new(move |_| hall.with(|hall| hall.as_ref().is_some_and(|hall| hall.may_return)));
    let button = move |key: &'static str, class: &'static str, command: Command| {
        let ask = move |_| visit.ask(command.clone());
        view! { <button class=class on:click=ask>{move || reader.word(key)}</button> }
    };
    view! {
        <div class="matters">
            {move || {
                proposal
                    .get()
                    .filter(|_| seated.get())
                    .map(|proposal| {
                        let words = match (proposal.is_you, proposal.agreed) {
                            (true, _) => Message::new("proposal-you"),
                            (false, true) => Message::new("proposal-agreed").with("name", proposal.name),
                            (false, false) => Message::new("proposal-ask").with("name", proposal.name),
                        };
                        let agree = (!proposal.is_you && !proposal.agreed)
                            .then(|| button("proposal-agree", "btn act sm agree", Command::AgreeBot));
                        let key = if proposal.is_you { "proposal-here" } else { "proposal-decline" };
                        view! {
                            <div class="notice proposal" role="alert">
                                <p>{move || reader.say(&words)}</p>
                                {agree}
                                {button(key, "btn quiet sm decline", Command::DeclineBot)}
                            </div>
                        }
                    })
            }}
            <Show when=move || may_return.get()>
                <div class="notice return" role="alert">
                    <p>{move || reader.word("people-returned-line")}</p>
                    {button("people-return", "btn act sm", Command::Return)}
                </div>
            </Show>
        </div>
    }
}

fn clock(visit: Visit, chair: &Chair) -> Option<impl IntoView + use<>> {
    let reader = visit.reader;
    let clock = chair.clock?;
    let short = move || clock.left(visit.now.get()) < 60_000;
    Some(view! {
        <time class="num" class:danger=short>{move || reader.say(&clock.face(visit.now.get()))}</time>
    })
}

/// The clocks of all seats, where time is limited.
#[component]
pub(super) fn Clocks(visit: Visit) -> impl IntoView {
    let reader = Reader::here();
    let chairs = Memo::new(move |_| {
        let chairs = visit.hall.with(|hall| hall.as_ref().map(|hall| hall.seats.clone()));
        let limited = |chair: &Chair| chair.clock.is_some();
        chairs.unwrap_or_default().into_iter().filter(limited).collect::<Vec<_>>()
    });
    let row = move |chair: Chair| {
        let name = if chair.is_you { reader.word("you") } else { chair.name.clone() };
        view! {
            <li class:running=chair.waited data-seat=chair.seat.0.to_string()>
                {disc(chair.seat)}
                <span>{name}</span>
                {clock(visit, &chair)}
            </li>
        }
    };
    move || {
        let list = chairs.get();
        (!list.is_empty()).then(|| {
            view! {
                <ul class="clocks panel" aria-label=reader.word("clock-label")>{list.into_iter().map(row).collect_view()}</ul>
            }
        })
    }
}

/// The button that shows the people at the table, and the sheet with them.
#[component]
pub(super) fn People(visit: Visit) -> impl IntoView {
    let reader = Reader::here();
    let open = RwSignal::new(false);
    let close = move || {
        open.set(false);
        if let Some(button) = browser::first(".people-button") {
            browser::focus(&button);
        }
    };
    let show = move |_| {
        open.update(|open| *open = !*open);
        request_animation_frame(|| {
            if let Some(button) = browser::first(".people button") {
                browser::focus(&button);
            }
        });
    };
    // The result is what counts at the end.
    let is_over = Memo::new(move |_| {
        visit.hall.with(|hall| hall.as_ref().is_some_and(|hall| hall.stage == Stage::Over))
    });
    Effect::new(move |_| {
        if is_over.get() {
            open.set(false);
        }
    });
    let label = move || reader.word("people-title");
    view! {
        <button class="tb people-button" aria-expanded=move || open.get().to_string() aria-label=label title=label on:click=show>
            {icon(&icons::PLAYERS)}
        </button>
        <Show when=move || open.get()>
            <section
                class="people"
                role="dialog"
                aria-label=label
                on:keydown=move |event| {
                    if event.key() == "Escape" {
                        event.stop_propagation();
                        close();
                    }
                }
            >
                <h2>
                    {label}
                    <button class="tb" aria-label=move || reader.word("menu-close") on:click=move |_| close()>
                        {icon(&icons::TIMES)}
                    </button>
                </h2>
                <Sitters visit/>
                <Resignation visit/>
                <Invitation visit/>
            </section>
        </Show>
    }
}

#[component]
fn Sitters(visit: Visit) -> impl IntoView {
    let reader = Reader::here();
    let chairs = Memo::new(move |_| visit.hall.with(|hall| hall.as_ref().map(|hall| hall.seats.clone())));
    let row = move |chair: Chair| {
        let seat = chair.seat;
        let name = if chair.is_you {
            reader.say(&Message::new("room-you").with("name", chair.name.as_str()))
        } else {
            chair.name.clone()
        };
        let note = match chair.sitter {
            Sitter::Bot(level) => {
                reader.say(&Message::new("room-bot").with("level", level_word(reader, level.0)))
            }
            Sitter::StandIn => reader.word("people-stand-in"),
            _ => String::new(),
        };
        let propose = chair.replaceable.then(|| {
            view! {
                <button class="btn quiet sm propose" on:click=move |_| visit.ask(Command::ProposeBot { seat })>
                    {reader.word("people-propose")}
                </button>
            }
        });
        view! {
            <li data-seat=seat.0.to_string() class:waited=chair.waited>
                {disc(seat)}
                <b>{name} <small>{note}</small></b>
                {clock(visit, &chair)}
                {propose}
            </li>
        }
    };
    view! { <ul class="seats">{move || chairs.get().unwrap_or_default().into_iter().map(row).collect_view()}</ul> }
}

/// Giving up, asked twice.
#[component]
fn Resignation(visit: Visit) -> impl IntoView {
    let reader = Reader::here();
    let sure = RwSignal::new(false);
    let may = Memo::new(move |_| {
        visit
            .hall
            .with(|hall| hall.as_ref().is_some_and(|hall| hall.stage == Stage::Playing && hall.you.is_some()))
    });
    let ask = move |_| {
        sure.set(true);
        request_animation_frame(|| {
            if let Some(button) = browser::first(".people .go-on") {
                browser::focus(&button);
            }
        });
    };
    view! {
        <Show when=move || may.get()>
            <Show
                when=move || sure.get()
                fallback=move || view! {
                    <p><button class="btn quiet resign" on:click=ask>{move || reader.word("people-resign")}</button></p>
                }
            >
                <div class="notice" role="alertdialog" aria-labelledby="resign-sure">
                    <p id="resign-sure">{move || reader.word("people-resign-sure")}</p>
                    <button class="btn quiet sm go-on" on:click=move |_| sure.set(false)>
                        {move || reader.word("people-resign-no")}
                    </button>
                    <button class="btn quiet sm danger resign-yes" on:click=move |_| visit.ask(Command::Resign)>
                        {move || reader.word("people-resign-yes")}
                    </button>
                </div>
            </Show>
        </Show>
    }
}
