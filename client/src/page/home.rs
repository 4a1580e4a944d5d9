//! The home page: the landscape, the five games, one's own games, other people's tables.

use bocage_canvas::art::icons;
use bocage_engine::{Message, Seat};
use leptos::prelude::*;
use leptos_router::components::A;

use super::chrome::{Bar, disc, icon};
use super::lobby::{self, Lobby, OpenTables};
use super::play;
use super::reader::Reader;
use crate::archive::TableCard;
use crate::art::{self, landscape};
use crate::shelf::{Listing, listings};

/// The home page.
#[component]
pub(super) fn Home() -> impl IntoView {
    let reader = Reader::here();
    Effect::new(move |_| reader.set_title(""));
    let lobby = Lobby::new(reader);
    view! {
        <div class="page home">
            <div class="hero">
                <div class="scenery" inner_html=art::filling(&landscape::landscape())></div>
                <Bar/>
                <div class="ht">
                    <h1>{move || reader.word("home-title")}</h1>
                    <p>{move || reader.word("home-line")}</p>
                    <div class="cta">
                        <A href="/new/evergreen" attr:class="btn main">{move || reader.word("home-open")}</A>
                        <A href="/learn" attr:class="btn paperb">{move || reader.word("home-learn")}</A>
                    </div>
                </div>
            </div>
            <main class="hb">
                <section aria-labelledby="choose">
                    <h2 id="choose">{move || reader.word("home-choose")}</h2>
                    <ul class="tiles">{listings().map(|listing| view! { <Tile listing/> }).collect_view()}</ul>
                </section>
                <div class="two">
                    <OwnGames lobby/>
                    <OpenTables lobby/>
                </div>
            </main>
        </div>
    }
}

/// A game on the shelf.
#[component]
fn Tile(listing: &'static Listing) -> impl IntoView {
    let reader = Reader::here();
    let name = move || reader.say(&Message::named(format!("game-{}", listing.id)));
    let line = move || reader.say(&Message::named(format!("game-{}-line", listing.id)));
    let (least, most) = listing.players;
    let inside = move || {
        view! {
            <div class="tileart" inner_html=art::filling(&listing.cover())></div>
            <div class="tc">
                <h3>{name}</h3>
                <p>{line}</p>
                <span class="meta">
                    {icon(&icons::PLAYERS)}
                    <b class="num">{format!("{least}–{most}")}</b>
                    {icon(&icons::CLOCK)}
                    <b class="num">{format!("{} min", listing.minutes)}</b>
                </span>
            </div>
        }
    };
    view! { <li class="tile"><A href=format!("/new/{}", listing.id)>{inside()}</A></li> }
}

/// The reader's own games: on the server, and kept in this browser.
#[component]
fn OwnGames(lobby: Lobby) -> impl IntoView {
    let reader = Reader::here();
    let cards = RwSignal::new(play::shelfmarks().0);
    let forget = move |id: String| {
        play::forget(&id);
        cards.update(|cards| cards.retain(|card| card.id != id));
    };
    let count = move || {
        let far = lobby.mine.with(|mine| mine.iter().filter(|table| table.stage != "over").count());
        far + cards.with(|cards| cards.iter().filter(|card| !card.over).count())
    };
    view! {
        <section class="panel mine" id="games" aria-labelledby="own">
            <h2 id="own">
                {move || reader.word("home-own")}
                <small>{move || reader.say(&Message::new("home-own-count").with("count", count()))}</small>
            </h2>
            <Show
                when=move || cards.with(|cards| !cards.is_empty()) || lobby.mine.with(|mine| !mine.is_empty())
                fallback=move || view! { <p class="empty">{move || reader.word("home-own-none")}</p> }
            >
                <ul>
                    <For
                        each=move || lobby.mine.get()
                        key=|table| format!("{table:?}")
                        children=move |table| lobby::own_row(reader, table)
                    />
                    <For each=move || cards.get() key=|card| card.id.clone() children=move |card| row(reader, card, forget)/>
                </ul>
            </Show>
        </section>
    }
}

fn row(reader: Reader, card: TableCard, forget: impl Fn(String) + Copy + 'static) -> impl IntoView {
    let TableCard { id, game, players, over, yours, progress, .. } = card;
    let name = {
        let game = game.clone();
        move || reader.say(&Message::named(format!("game-{game}")))
    };
    let progress = move || {
        let language = reader.language();
        progress
            .iter()
            .find(|(other, _)| *other == language)
            .map(|(_, words)| words.clone())
            .unwrap_or_default()
    };
    let discs = Seat::all(players).map(disc).collect_view();
    let (key, class) = match (over, yours) {
        (true, _) => ("home-review", "btn quiet sm"),
        (false, true) => ("home-your-turn", "btn main sm"),
        (false, false) => ("home-go-on", "btn quiet sm"),
    };
    let href = if over { format!("/replay/{id}") } else { format!("/table/{id}") };
    view! {
        <li>
            <span class=format!("sw sw-{game}")></span>
            <div>
                <b>{name}</b>
                <small>{progress}</small>
            </div>
            <span class="who">{discs}</span>
            <A href=href attr:class=class>{move || reader.word(key)}</A>
            <button
                class="tb"
                aria-label=move || reader.word("home-forget")
                title=move || reader.word("home-forget")
                on:click=move |_| forget(id.clone())
            >
                {icon(&icons::TIMES)}
            </button>
        </li>
    }
}
