//! A new table on a server: seats for friends and bots, who finds it, and how much time there is.

use bocage_engine::{Message, Seat};
use bocage_table::Pace;
use leptos::prelude::*;

use super::api::{self, NewTable, Trouble, WantedSeat};
use super::chrome::disc;
use super::new_table::LEVELS;
use super::reader::Reader;
use super::settings::pick;
use crate::shelf::Listing;

/// What is offered; the server takes more.
const DAYS: [u8; 4] = [1, 2, 3, 7];
const MINUTES: [u16; 4] = [10, 20, 30, 60];
const INCREMENTS: [u16; 4] = [0, 15, 30, 60];

/// How the clock of a new table is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ClockKind {
    None,
    Days,
    Minutes,
}

/// What the reader wants of a new table on a server.
#[derive(Clone, Copy)]
pub(super) struct Wishes {
    /// Who sits on the other seats.
    seats: RwSignal<Vec<WantedSeat>>,
    listed: RwSignal<bool>,
    kind: RwSignal<ClockKind>,
    days: RwSignal<u8>,
    minutes: RwSignal<u16>,
    increment: RwSignal<u16>,
    /// Why it cannot be opened.
    pub(super) trouble: RwSignal<Option<Trouble>>,
    /// Is the server being asked?
    pub(super) asking: RwSignal<bool>,
}

impl Wishes {
    /// Open seats, shown to all, without a clock.
    pub(super) fn new(most: u8) -> Self {
        Wishes {
            seats: RwSignal::new(vec![WantedSeat::Open; usize::from(most)]),
            listed: RwSignal::new(true),
            kind: RwSignal::new(ClockKind::None),
            days: RwSignal::new(2),
            minutes: RwSignal::new(30),
            increment: RwSignal::new(30),
            trouble: RwSignal::new(None),
            asking: RwSignal::new(false),
        }
    }

    fn pace(self) -> Pace {
        match self.kind.get_untracked() {
            ClockKind::None => Pace::None,
            ClockKind::Days => Pace::PerMove { days: self.days.get_untracked() },
            ClockKind::Minutes => Pace::PerGame {
                minutes: self.minutes.get_untracked(),
                increment_seconds: self.increment.get_untracked(),
            },
        }
    }

    /// Opens the table; gives its name in addresses, or nothing and says why.
    pub(super) async fn open(
        self,
        reader: Reader,
        game: &str,
        players: u8,
        options: Vec<(String, String)>,
    ) -> Option<String> {
        let others = self.seats.get_untracked().into_iter().take(usize::from(players).saturating_sub(1));
        let table = NewTable {
            game: game.to_owned(),
            seats: std::iter::once(WantedSeat::Me).chain(others).collect(),
            options: options.into_iter().collect(),
            pace: self.pace(),
            listed: self.listed.get_untracked(),
        };
        self.asking.set(true);
        let language = reader.settings.with_untracked(|settings| settings.language);
        let name = api::name_of(reader);
        let opened = match api::introduce(&name, language).await {
            Ok(()) => api::open(&table, language).await,
            Err(trouble) => Err(trouble),
        };
        self.asking.try_set(false);
        match opened {
            Ok(id) => Some(id),
            Err(trouble) => {
                self.trouble.try_set(Some(trouble));
                None
            }
        }
    }
}

/// The seats of a new table on a server.
#[component]
pub(super) fn OnlineSeats(listing: &'static Listing, wishes: Wishes, players: RwSignal<u8>) -> impl IntoView {
    let reader = Reader::here();
    view! {
        <section class="panel group">
            <h3>{move || reader.word("new-seats")}</h3>
            <ul class="seats">
                <li>{disc(Seat(0))} <b>{move || reader.word("new-your-seat")}</b></li>
                <For each=move || 1..players.get() key=|seat| *seat children=move |seat| {
                    view! { <Place listing seat wishes/> }
                }/>
            </ul>
            <p class="hint-line">{move || reader.word("new-seats-line")}</p>
        </section>
    }
}

#[component]
fn Place(listing: &'static Listing, seat: u8, wishes: Wishes) -> impl IntoView {
    let reader = Reader::here();
    let nth = usize::from(seat) - 1;
    let seats = wishes.seats;
    let wanted = move |wanted: WantedSeat, key: &'static str| {
        pick(
            move || reader.word(key),
            move || seats.with(|seats| seats.get(nth) == Some(&wanted)),
            move || {
                seats.update(|seats| {
                    if let Some(own) = seats.get_mut(nth) {
                        *own = wanted;
                    }
                });
            },
        )
    };
    let name = move || {
        seats.with(|seats| match seats.get(nth) {
            Some(WantedSeat::Bot(_)) => reader.say(&Message::new("new-rival").with("number", seat)),
            _ => reader.word("room-open"),
        })
    };
    let about = move || {
        seats.with(|seats| match seats.get(nth) {
            Some(WantedSeat::Bot(level)) => Some(reader.say(&listing.about(*level))),
            _ => None,
        })
    };
    view! {
        <li data-seat=seat.to_string()>
            <b>{name}</b>
            <div class="picks" role="group" aria-label=name>
                {wanted(WantedSeat::Open, "new-seat-open")}
                {LEVELS.map(|(level, key)| wanted(WantedSeat::Bot(level), key)).collect_view()}
            </div>
            <small>{about}</small>
        </li>
    }
}

/// Who finds the table, and how much time there is.
#[component]
pub(super) fn OnlineTerms(wishes: Wishes) -> impl IntoView {
    let reader = Reader::here();
    let kind = move |kind: ClockKind, key: &'static str| {
        pick(move || reader.word(key), move || wishes.kind.get() == kind, move || wishes.kind.set(kind))
    };
    let days = move |days: u8| {
        pick(
            move || reader.say(&Message::new("new-days").with("days", days)),
            move || wishes.days.get() == days,
            move || wishes.days.set(days),
        )
    };
    let minutes = move |minutes: u16| {
        pick(
            move || reader.say(&Message::new("new-minutes").with("minutes", minutes)),
            move || wishes.minutes.get() == minutes,
            move || wishes.minutes.set(minutes),
        )
    };
    let increment = move |seconds: u16| {
        pick(
            move || reader.say(&Message::new("new-seconds").with("seconds", seconds)),
            move || wishes.increment.get() == seconds,
            move || wishes.increment.set(seconds),
        )
    };
    let listed = wishes.listed;
    view! {
        <section class="panel group">
            <button
                class="toggle listed"
                role="switch"
                aria-checked=move || listed.get().to_string()
                on:click=move |_| listed.update(|listed| *listed = !*listed)
            >
                <span>
                    <b>{move || reader.word("new-listed")}</b>
                    <small>{move || reader.word("new-listed-line")}</small>
                </span>
                <i></i>
            </button>
            <h3>{move || reader.word("new-clock")}</h3>
            <div class="picks clock-kind" role="group" aria-label=move || reader.word("new-clock")>
                {kind(ClockKind::None, "new-clock-none")}
                {kind(ClockKind::Days, "new-clock-days")}
                {kind(ClockKind::Minutes, "new-clock-minutes")}
            </div>
            <Show when=move || wishes.kind.get() == ClockKind::Days>
                <div class="picks" role="group" aria-label=move || reader.word("new-clock-days")>
                    {DAYS.map(days).collect_view()}
                </div>
            </Show>
            <Show when=move || wishes.kind.get() == ClockKind::Minutes>
                <div class="picks" role="group" aria-label=move || reader.word("new-clock-minutes")>
                    {MINUTES.map(minutes).collect_view()}
                </div>
                <p class="hint-line">{move || reader.word("new-clock-increment")}</p>
                <div class="picks" role="group" aria-label=move || reader.word("new-clock-increment")>
                    {INCREMENTS.map(increment).collect_view()}
                </div>
            </Show>
        </section>
    }
}
