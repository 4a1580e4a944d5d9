//! A new table: how many play, who they are, and the game's own options.

use bocage_engine::{Choice, Message};
use bocage_table::{Level, Occupant, Person};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::{use_navigate, use_params_map};

use super::api::Trouble;
use super::chrome::Sheet;
use super::learn::Missing;
use super::new_online::{OnlineSeats, OnlineTerms, Wishes};
use super::play;
use super::reader::Reader;
use super::settings::pick;
use crate::art;
use crate::desk::Plan;
use crate::shelf::Listing;

/// The levels a seat can be given: those the bots have, from kind to strong.
pub(super) const LEVELS: [(u8, &str); 5] =
    [(1, "level-bud"), (2, "level-twig"), (3, "level-shrub"), (4, "level-tree"), (5, "level-grove")];

/// The page for a new table.
#[component]
pub(super) fn NewTable() -> impl IntoView {
    let params = use_params_map();
    let listing = Memo::new(move |_| {
        let id = params.with(|params| params.get("game").unwrap_or_default());
        Listing::named(&id)
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
    let levels = RwSignal::new(vec![bocage_thinker::BotLevel::USUAL.number(); usize::from(most)]);
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
                        <OnlineSeats listing wishes players/>
                    </Show>
                    <Show when=move || online.get()>
                        <OnlineTerms wishes/>
                    </Show>
                    <Show when=move || !online.get() && { players.get() > 1 }>
                        <section class="panel group">
                            <h3>{move || reader.word("new-others")}</h3>
                            <ul class="seats">
                                <For each=move || 1..players.get() key=|seat| *seat children=move |seat| {
                                    view! { <Rival listing seat levels/> }
                                }/>
                            </ul>
                        </section>
                    </Show>
                    <OptionList listing players options/>
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
fn Rival(listing: &'static Listing, seat: u8, levels: RwSignal<Vec<u8>>) -> impl IntoView {
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
    let about = move || {
        let level = levels.with(|levels| levels.get(nth).copied());
        level.map(|level| reader.say(&listing.about(level)))
    };
    view! {
        <li>
            <b>{move || reader.say(&Message::new("new-rival").with("number", seat))}</b>
            <div class="picks" role="group">{LEVELS.map(level).collect_view()}</div>
            <small>{about}</small>
        </li>
    }
}

/// Answers to the questions that a game asks, by name.
type Answers = RwSignal<Vec<(String, String)>>;

/// The game's own options. Those of who plays alone are part of choosing the game; the others are folded
/// away, since the usual ones suit most.
#[component]
fn OptionList(listing: &'static Listing, players: RwSignal<u8>, options: Answers) -> impl IntoView {
    let reader = Reader::here();
    let is_for_one = |name: &str| listing.alone.contains(&name);
    // What only matters alone would be refused, or mean nothing, at a table of several.
    Effect::new(move |_| {
        if players.get() > 1 {
            options.update(|options| options.retain(|(name, _)| !is_for_one(name)));
        }
    });
    let list = move |alone: bool| {
        let chosen = listing.options().iter().filter(move |(name, _)| is_for_one(name) == alone);
        chosen.map(|(name, choice)| question(reader, listing, name, choice, options)).collect_view()
    };
    let has = move |alone: bool| listing.options().iter().any(|(name, _)| is_for_one(name) == alone);
    view! {
        <Show when=move || players.get() == 1 && has(true)>
            <section class="panel group">{list(true)}</section>
        </Show>
        <Show when=move || has(false)>
            <details class="panel group">
                <summary>{move || reader.word("new-options")}</summary>
                {list(false)}
            </details>
        </Show>
    }
}

/// One option: its question and its answers.
fn question(
    reader: Reader,
    listing: &'static Listing,
    name: &'static str,
    choice: &'static Choice,
    options: Answers,
) -> AnyView {
    let key = format!("option-{}-{}", listing.id, name.replace('_', "-"));
    let usual = match choice {
        Choice::OneOf(values) => values.first().copied().unwrap_or_default().to_owned(),
        Choice::Number { default, .. } => default.to_string(),
    };
    let current = Memo::new(move |_| {
        let own = |options: &Vec<(String, String)>| {
            options.iter().find(|(other, _)| other == name).map(|(_, value)| value.clone())
        };
        options.with(own).unwrap_or_else(|| usual.clone())
    });
    let answer = move |value: String| {
        options.update(|options| {
            options.retain(|(other, _)| other != name);
            options.push((name.to_owned(), value));
        });
    };
    let answers = match choice {
        Choice::OneOf(values) => {
            let one = |value: &'static str| {
                let words = Message::named(format!("{key}-{value}"));
                pick(
                    move || reader.say(&words),
                    move || current.get() == value,
                    move || answer(value.to_owned()),
                )
            };
            values.iter().copied().map(one).collect_view().into_any()
        }
        Choice::Number { min, max, .. } => number(reader, &key, (*min, *max), current, answer).into_any(),
    };
    let title = Message::named(key);
    view! {
        <h3>{move || reader.say(&title)}</h3>
        <div class="picks" role="group">{answers}</div>
    }
    .into_any()
}

/// A whole number, written or stepped.
fn number(
    reader: Reader,
    key: &str,
    (min, max): (u32, u32),
    current: Memo<String>,
    answer: impl Fn(String) + Copy + 'static,
) -> impl IntoView {
    let title = Message::named(key.to_owned());
    view! {
        <input
            type="number"
            class="field num"
            min=min.to_string()
            max=max.to_string()
            step="1"
            aria-label=move || reader.say(&title)
            prop:value=move || current.get()
            on:change=move |event| {
                let written = event_target_value(&event).parse::<u32>().ok();
                // What is no number leaves the answer as it was.
                let value = written.map_or_else(|| current.get_untracked(), |value| value.clamp(min, max).to_string());
                answer(value);
            }
        />
    }
}
