//! Tables on the server: those of others that one can join, and one's own.

use std::time::Duration;

use bocage_engine::{Message, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;

use super::api::{self, Listed};
use super::browser;
use super::chrome::disc;
use super::reader::Reader;
use super::room::level_word;

/// How often the lists are asked for.
const EVERY: Duration = Duration::from_secs(4);

/// What the server says about tables; nothing while it does not answer.
#[derive(Clone, Copy)]
pub(super) struct Lobby {
    reader: Reader,
    /// Was it asked?
    asked: RwSignal<bool>,
    /// Does it answer?
    here: RwSignal<bool>,
    open: RwSignal<Vec<Listed>>,
    /// The reader's own tables.
    pub(super) mine: RwSignal<Vec<Listed>>,
}

impl Lobby {
    /// Asks now, and again every few seconds for as long as the page is seen.
    pub(super) fn new(reader: Reader) -> Self {
        let lobby = Lobby {
            reader,
            asked: RwSignal::new(false),
            here: RwSignal::new(false),
            open: RwSignal::new(Vec::new()),
            mine: RwSignal::new(Vec::new()),
        };
        lobby.ask();
        let asking = set_interval_with_handle(
            move || {
                if !browser::is_hidden() {
                    lobby.ask();
                }
            },
            EVERY,
        );
        on_cleanup(move || {
            if let Ok(asking) = asking {
                asking.clear();
            }
        });
        lobby
    }

    fn ask(self) {
        let language = self.reader.settings.with_untracked(|settings| settings.language);
        spawn_local(async move {
            let open = api::lobby(language).await;
            let mine = api::mine(language).await;
            self.here.try_set(open.is_ok());
            // A server that is silent for a moment does not make one's games disappear.
            if let Ok(open) = open {
                put(self.open, open);
            }
            if let Ok(mine) = mine {
                put(self.mine, mine);
            }
            self.asked.try_set(true);
        });
    }
}

fn put(list: RwSignal<Vec<Listed>>, new: Vec<Listed>) {
    if list.try_with_untracked(|old| *old != new) == Some(true) {
        list.set(new);
    }
}

/// Those who sit at a table, in words.
fn company(reader: Reader, names: &[String]) -> String {
    let words: Vec<String> = names
        .iter()
        .filter(|name| !name.is_empty())
        .map(|name| match name.strip_prefix('*').and_then(|level| level.parse().ok()) {
            Some(level) => reader.say(&Message::new("room-bot").with("level", level_word(reader, level))),
            None => name.clone(),
        })
        .collect();
    if words.is_empty() {
        return reader.word("lobby-nobody");
    }
    reader.say(&Message::new("lobby-with").with("names", words.join(", ")))
}

/// A disc for each seat, a hole for an open one.
fn seats(names: &[String]) -> impl IntoView + use<> {
    let sign = |(name, seat): (&String, u8)| {
        if name.is_empty() { view! { <i class="hole"></i> }.into_any() } else { disc(Seat(seat)).into_any() }
    };
    let signs: Vec<_> = names.iter().zip(0..).map(sign).collect();
    view! { <span class="who" aria-hidden="true">{signs}</span> }
}

fn game_name(reader: Reader, game: &str) -> impl Fn() -> String + Send + 'static + use<> {
    let game = Message::named(format!("game-{game}"));
    move || reader.say(&game)
}

/// Tables that others opened.
#[component]
pub(super) fn OpenTables(lobby: Lobby) -> impl IntoView {
    let reader = Reader::here();
    let line = move || {
        let key = match (lobby.asked.get(), lobby.here.get()) {
            (false, _) => "lobby-looking",
            (true, false) => "lobby-offline",
            (true, true) => "lobby-none",
        };
        reader.word(key)
    };
    let shown = move || lobby.here.get() && lobby.open.with(|open| !open.is_empty());
    let row = move |table: Listed| {
        let names = table.names.clone();
        view! {
            <li data-table=table.id.clone()>
                <span class=format!("sw sw-{}", table.game)></span>
                <div>
                    <b>{game_name(reader, &table.game)}</b>
                    <small>{move || company(reader, &names)}</small>
                </div>
                {seats(&table.names)}
                <A href=format!("/online/{}", table.id) attr:class="btn quiet sm join">
                    {move || reader.word("lobby-join")}
                </A>
            </li>
        }
    };
    view! {
        <section class="panel open mine lobby" aria-labelledby="others">
            <h2 id="others">{move || reader.word("home-others")}</h2>
            <Show when=shown fallback=move || view! { <p class="empty">{line}</p> }>
                <ul>
                    <For each=move || lobby.open.get() key=|table| format!("{table:?}") children=row/>
                </ul>
            </Show>
        </section>
    }
}

/// One of the reader's own tables on the server.
pub(super) fn own_row(reader: Reader, table: Listed) -> impl IntoView {
    let (key, class) = match (table.stage.as_str(), table.your_turn) {
        ("over", _) => ("home-review", "btn quiet sm"),
        ("playing", true) => ("home-your-turn", "btn main sm"),
        ("playing", false) => ("home-go-on", "btn quiet sm"),
        _ => ("online-waiting-room", "btn quiet sm"),
    };
    let stage = match table.stage.as_str() {
        "over" => "online-over",
        "playing" => "online-playing",
        _ => "online-gathering",
    };
    let replay = if table.stage == "over" { "/replay" } else { "" };
    let href = format!("/online/{}{replay}", table.id);
    let names = table.names.clone();
    let line = move || {
        format!("{} · {}, {}", reader.word("online-mark"), reader.word(stage), company(reader, &names))
    };
    view! {
        <li data-table=table.id.clone() class="far">
            <span class=format!("sw sw-{}", table.game)></span>
            <div>
                <b>{game_name(reader, &table.game)}</b>
                <small>{line}</small>
            </div>
            {seats(&table.names)}
            <A href=href attr:class=class>{move || reader.word(key)}</A>
        </li>
    }
}
