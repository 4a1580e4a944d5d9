//! A new table: how many play, who they are, and the game's own options.

use bocage_engine::{Choice, Message};
use bocage_table::{Level, Occupant, Person};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::{use_navigate, use_params_map};

use super::api::Trouble;
use super::chrome::{Sheet, disc};
use super::learn::Missing;
use super::new_online::{OnlineSeats, OnlineTerms, Wishes};
use super::play;
use super::reader::Reader;
use super::settings::pick;
use crate::art;
use crate::desk::Plan;
use crate::shelf::Listing;

/// The levels a seat can be given: those the bots have.
pub(super) const LEVELS: [(u8, &str); 2] = [(1, "level-kind"), (2, "level-keen")];

/// The page for a new table.
#[component]
pub(super) fn NewTable() -> impl IntoView {
    let params = use_params_map();
    let listing = Memo::new(move |_| {
        let id = params.with(|params| params.get("game").unwrap_or_default());
        Listing::named(&id).filter(|listing| listing.is_ready())
    });
    move || match listing.get() {
        Some(listing) => view! { <Form listing/> }.into_any(),
        None => view! { <Missing/> }.into_any(),
    }
}

#[component]
fn Form(listing: &'static Listing) -> impl IntoView {
    let reader = Reader::here();
    let (least, most) = listing.players;
    let players = RwSignal::new(2.clamp(least, most));
    let levels = RwSignal::new(vec![2u8; usize::from(most)]);
    let options = RwSignal::new(Vec::<(String, String)>::new());
    let refusal = RwSignal::new(None::<Message>);
    let online = RwSignal::new(false);
    let wishes = Wishes::new(most);
    let navigate = use_navigate();
    let begin = move |_| {
        if online.get_untracked() {
            let navigate = navigate.clone();
            spawn_local(async move {
                let (players, options) = (players.get_untracked(), options.get_untracked());
                if let Some(id) = wishes.open(reader, listing.id, players, options).await {
                    navigate(&format!("/online/{id}"), Default::default());
                }
            });
            return;
        }
        let me = Occupant::Person(Person::new("me", &reader.word("you")));
        let others = levels.get().into_iter().take(usize::from(players.get()).saturating_sub(1));
        let seats = std::iter::once(me).chain(others.map(|level| Occupant::bot(Level(level)))).collect();
        let plan = Plan { game: listing.id.to_owned(), options: options.get(), seats };
        match play::open(reader, &plan) {
            Ok(id) => navigate(&format!("/table/{id}"), Default::default()),
            Err(why) => refusal.set(Some(why)),
        }
    };
    let name = move || reader.say(&Message::named(format!("game-{}", listing.id)));
    let count = move |number: u8| {
        let words = move || {
            if number == 1 { reader.word("new-alone") } else { number.to_string() }
        };
        pick(words, move || players.get() == number, move || players.set(number))
    };
    view! {
        <Sheet title="new-title">
            <div class="new">
                <div class="newart" inner_html=art::filling(&listing.cover())></div>
                <div class="newform">
                    <section class="panel group">
                        <h2>{name}</h2>
                        <p>{move || reader.say(&Message::named(format!("game-{}-line", listing.id)))}</p>
                        <h3>{move || reader.word("new-players")}</h3>
                        <div class="picks" role="group">{(least..=most).map(count).collect_view()}</div>
                        <Show when=move || players.get() == 1>
                            <p class="hint-line">{move || reader.word("new-alone-line")}</p>
                        </Show>
                        <h3>{move || reader.word("new-where")}</h3>
                        <div class="picks where" role="group" aria-label=move || reader.word("new-where")>
                            {pick(move || reader.word("new-here"), move || !online.get(), move || online.set(false))}
                            {pick(move || reader.word("new-online"), move || online.get(), move || online.set(true))}
                        </div>
                        <p class="hint-line">
                            {move || reader.word(if online.get() { "new-online-line" } else { "new-here-line" })}
                        </p>
                    </section>
                    <Show when=move || online.get() && { players.get() > 1 }>
                        <OnlineSeats wishes players/>
                    </Show>
                    <Show when=move || online.get()>
                        <OnlineTerms wishes/>
                    </Show>
                    <Show when=move || !online.get() && { players.get() > 1 }>
                        <section class="panel group">
                            <h3>{move || reader.word("new-others")}</h3>
                            <ul class="seats">
                                <For each=move || 1..players.get() key=|seat| *seat children=move |seat| {
                                    view! { <Rival seat levels/> }
                                }/>
                            </ul>
                        </section>
                    </Show>
                    <OptionList listing options/>
                    {move || refusal.get().map(|why| view! { <p class="danger" role="alert">{reader.say(&why)}</p> })}
                    {move || {
                        let trouble = wishes.trouble.get().filter(|_| online.get())?;
                        let words = match trouble {
                            Trouble::NoServer => reader.word("new-online-none"),
                            trouble => trouble.say(reader),
                        };
                        Some(view! { <p class="danger" role="alert">{words}</p> })
                    }}
                    <p>
                        <button class="btn main" disabled=move || wishes.asking.get() on:click=begin>
                            {move || reader.word(if online.get() { "new-open-online" } else { "new-begin" })}
                        </button>
                    </p>
                </div>
            </div>
        </Sheet>
    }
}

/// A seat for a bot.
#[component]
fn Rival(seat: u8, levels: RwSignal<Vec<u8>>) -> impl IntoView {
    let reader = Reader::here();
    let nth = usize::from(seat) - 1;
    let level = move |(level, key): (u8, &'static str)| {
        pick(
            move || reader.word(key),
            move || levels.with(|levels| levels.get(nth) == Some(&level)),
            move || {
                levels.update(|levels| {
                    if let Some(own) = levels.get_mut(nth) {
                        *own = level;
                    }
                });
            },
        )
    };
    view! {
        <li>
            {disc(bocage_engine::Seat(seat))}
            <b>{move || reader.say(&Message::named(format!("bot-name-{}", seat + 1)))}</b>
            <div class="picks" role="group">{LEVELS.map(level).collect_view()}</div>
        </li>
    }
}

/// The game's own options, folded away: the usual ones suit most.
#[component]
fn OptionList(listing: &'static Listing, options: RwSignal<Vec<(String, String)>>) -> impl IntoView {
    let reader = Reader::here();
    let list = listing.options().iter().filter_map(move |(key, choice)| {
        let Choice::OneOf(values) = choice else { return None };
        let current = move || {
            options.with(|options| {
                options
                    .iter()
                    .find(|(name, _)| name == key)
                    .map_or(values[0].to_owned(), |(_, value)| value.clone())
            })
        };
        let words = |text: &str| text.replace('_', "-");
        let entry = values.iter().map(move |value| {
            let name = Message::named(format!("option-{}-{}-{value}", listing.id, words(key)));
            pick(
                move || reader.say(&name),
                move || current() == *value,
                move || {
                    options.update(|options| {
                        options.retain(|(name, _)| name != key);
                        options.push(((*key).to_owned(), (*value).to_owned()));
                    });
                },
            )
        });
        let title = Message::named(format!("option-{}-{}", listing.id, words(key)));
        Some(view! {
            <h3>{move || reader.say(&title)}</h3>
            <div class="picks" role="group">{entry.collect_view()}</div>
        })
    });
    view! {
        <details class="panel group">
            <summary>{move || reader.word("new-options")}</summary>
            {list.collect_view()}
        </details>
    }
}
