//! The log and the chat of a table on a server, side by side.

use bocage_canvas::art::icons;
use bocage_engine::Message;
use bocage_table::{Command, limits};
use leptos::ev;
use leptos::prelude::*;

use super::browser::time_of_day;
use super::chrome::{disc, icon};
use super::log::LogLines;
use super::play::Play;
use super::reader::Reader;
use super::visit::Visit;
use crate::desk::Hall;

/// What was said that the reader has not seen yet.
#[derive(Clone, Copy)]
pub(super) struct Unread {
    /// Is the chat open?
    pub(super) open: RwSignal<bool>,
    /// How many messages.
    pub(super) count: Memo<usize>,
}

impl Unread {
    /// Counts from now on: what was said before the visit is not new.
    pub(super) fn new(visit: Visit) -> Self {
        let open = RwSignal::new(false);
        let last = |hall: Option<&Hall>| hall.and_then(|hall| hall.chat.last()).map_or(0, |line| line.number);
        let seen = RwSignal::new(visit.hall.with_untracked(|hall| last(hall.as_ref())));
        let latest = Memo::new(move |_| visit.hall.with(|hall| last(hall.as_ref())));
        Effect::new(move |_| {
            if open.get() {
                seen.set(latest.get());
            }
        });
        let count = Memo::new(move |_| {
            let seen = seen.get();
            visit.hall.with(|hall| {
                let lines = hall.as_ref().map(|hall| hall.chat.as_slice()).unwrap_or_default();
                lines.iter().filter(|line| line.number > seen && !line.mine).count()
            })
        });
        Unread { open, count }
    }

    /// The count on a small sign; nothing if all was seen.
    pub(super) fn sign(self) -> impl IntoView {
        let reader = Reader::here();
        move || {
            let count = self.count.get();
            let words = reader.say(&Message::new("chat-unread").with("count", count));
            (count > 0).then(|| {
                view! { <span class="unread num" title=words.clone() aria-label=words>{count}</span> }
            })
        }
    }
}

/// The log and the chat in one panel.
#[component]
pub(super) fn Talk(visit: Visit, play: Play, unread: Unread) -> impl IntoView {
    let reader = Reader::here();
    let open = unread.open;
    let turn = move |event: ev::KeyboardEvent| {
        if matches!(event.key().as_str(), "ArrowLeft" | "ArrowRight") {
            event.prevent_default();
            event.stop_propagation();
            open.update(|open| *open = !*open);
            let tab = if open.get_untracked() { "#tab-chat" } else { "#tab-log" };
            if let Some(tab) = super::browser::first(tab) {
                super::browser::focus(&tab);
            }
        }
    };
    let index = move |mine: bool| if open.get() == mine { "0" } else { "-1" };
    view! {
        <section class="panel log talk">
            <div class="tabs" role="tablist" on:keydown=turn>
                <button
                    id="tab-log"
                    role="tab"
                    aria-selected=move || (!open.get()).to_string()
                    tabindex=move || index(false)
                    on:click=move |_| open.set(false)
                >
                    {icon(&icons::LOG)}
                    {move || reader.word("log-title")}
                </button>
                <button
                    id="tab-chat"
                    role="tab"
                    aria-selected=move || open.get().to_string()
                    tabindex=move || index(true)
                    on:click=move |_| open.set(true)
                >
                    {icon(&icons::CHAT)}
                    {move || reader.word("chat-title")}
                    {unread.sign()}
                </button>
            </div>
            <Show when=move || open.get() fallback=move || view! { <LogLines sight=play.sight past=play.past_address()/> }>
                <Chat visit/>
            </Show>
        </section>
    }
}

/// What was said, and a line to say something. Words are text, whatever they look like.
#[component]
pub(super) fn Chat(visit: Visit) -> impl IntoView {
    let reader = Reader::here();
    let hall = visit.hall;
    let lines = Memo::new(move |_| {
        let lines = hall.with(|hall| hall.as_ref().map(|hall| hall.chat.clone()));
        lines.unwrap_or_default().into_iter().rev().collect::<Vec<_>>()
    });
    let may_chat = Memo::new(move |_| hall.with(|hall| hall.as_ref().is_some_and(|hall| hall.may_chat)));
    let text = RwSignal::new(String::new());
    let send = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let words = text.with_untracked(|text| text.trim().to_owned());
        if !words.is_empty() {
            visit.ask(Command::Chat { text: words });
            text.set(String::new());
        }
    };
    view! {
        <div class="chat">
            <Show
                when=move || may_chat.get()
                fallback=move || view! { <p class="hint-line">{move || reader.word("chat-quiet")}</p> }
            >
                <form class="row" on:submit=send>
                    <input
                        class="line chat-field"
                        maxlength=limits::CHAT.to_string()
                        autocomplete="off"
                        aria-label=move || reader.word("chat-write")
                        placeholder=move || reader.word("chat-write")
                        prop:value=move || text.get()
                        on:input=move |event| text.set(event_target_value(&event))
                    />
                    <button class="btn quiet say">{move || reader.word("chat-send")}</button>
                </form>
            </Show>
            <Show when=move || lines.with(Vec::is_empty)>
                <p class="empty">{move || reader.word("chat-none")}</p>
            </Show>
            <ol class="said" aria-live="polite" tabindex="0" aria-label=move || reader.word("chat-title")>
                <For
                    each=move || lines.get()
                    key=|line| line.number
                    children=|line| {
                        let sign = match line.seat {
                            Some(seat) => disc(seat).into_any(),
                            None => icon(&icons::EYE).into_any(),
                        };
                        view! {
                            <li class:mine=line.mine>
                                {sign}
                                <span><b>{line.name}</b> " " {line.text}</span>
                                <time>{time_of_day(line.at)}</time>
                            </li>
                        }
                    }
                />
            </ol>
        </div>
    }
}
