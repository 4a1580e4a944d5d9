//! What Bocage is, how to find one's way, and where an address leads nowhere.

use bocage_engine::{Message, Seed};
use bocage_stage::Place;
use bocage_table::{Level, Occupant, Person, Secret};
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_params_map;

use super::browser;
use super::chrome::Sheet;
use super::reader::Reader;
use crate::art;
use crate::desk::{self, PanelSight, Plan, Reading};
use crate::shelf::{LESSONS, Listing, listings};

/// The paragraphs about Bocage: a heading and what it says.
const ABOUT: [(&str, &str); 4] = [
    ("learn-what", "learn-what-line"),
    ("learn-foxglove", "learn-foxglove-line"),
    ("learn-keys", "learn-keys-line"),
    ("learn-offline", "learn-offline-line"),
];

/// The page for those who begin: how to find one's way, and every game in four paragraphs.
#[component]
pub(super) fn Learn() -> impl IntoView {
    let reader = Reader::here();
    view! {
        <Sheet title="learn-title">
            {ABOUT.map(|(title, line)| part(reader, Message::new(title), Message::new(line))).collect_view()}
            <h2 class="parts">{move || reader.word("learn-games")}</h2>
            <ul class="tiles small">{listings().map(|listing| tile(reader, listing)).collect_view()}</ul>
        </Sheet>
    }
}

/// One game in four paragraphs.
#[component]
pub(super) fn Lesson() -> impl IntoView {
    let reader = Reader::here();
    let params = use_params_map();
    let listing =
        Memo::new(move |_| Listing::named(&params.with(|params| params.get("game").unwrap_or_default())));
    move || match listing.get() {
        None => view! { <Missing/> }.into_any(),
        Some(listing) => {
            let id = listing.id;
            let parts = LESSONS.map(|name| {
                let message = |end: &str| Message::named(format!("learn-{id}-{name}{end}"));
                part(reader, message(""), message("-line"))
            });
            let play = move || {
                let game = reader.say(&Message::named(format!("game-{id}")));
                reader.say(&Message::new("learn-play").with("game", game))
            };
            view! {
                <Sheet title=format!("game-{id}")>
                    <div class="lesson">
                        <div class="newart" inner_html=art::filling(&listing.cover())></div>
                        <div>{parts.collect_view()}</div>
                    </div>
                    {laid_table(reader, listing)}
                    <p class="cta">
                        <A href=format!("/new/{id}") attr:class="btn main">{play}</A>
                        <A href="/learn" attr:class="btn quiet">{move || reader.word("learn-title")}</A>
                    </p>
                </Sheet>
            }
            .into_any()
        }
    }
}

/// The table as a game of two begins: what lies where, under its name.
fn laid_table(reader: Reader, listing: &'static Listing) -> impl IntoView {
    let panels = Memo::new(move |_| {
        let me = Person::new("me", &reader.word("you"));
        let seats = vec![Occupant::Person(me.clone()), Occupant::bot(Level(1))];
        let plan = Plan { game: listing.id.to_owned(), options: Vec::new(), seats };
        let secret = Secret::new(Seed(1), browser::random());
        let reading = Reading { narrow: reader.narrow.get(), ..Reading::aside(reader.language()) };
        let sight = desk::open(&plan, me, secret, 0).map(|desk| desk.sight(&reading));
        sight.map(|sight| sight.panels).unwrap_or_default()
    });
    let picture = |panel: PanelSight| {
        let class = match panel.place {
            Place::Board | Place::Strip => "panel wide",
            Place::Shared => "panel",
            // The others' boards are like one's own.
            Place::Side(_) => return None,
        };
        Some(view! {
            <figure class=class>
                <figcaption>{panel.title}</figcaption>
                <div inner_html=panel.svg></div>
            </figure>
        })
    };
    view! {
        <h2 class="parts">{move || reader.word("learn-table")}</h2>
        <p class="hint-line">{move || reader.word("learn-table-line")}</p>
        <div class="laid pictures">{move || panels.get().into_iter().filter_map(picture).collect_view()}</div>
    }
}

fn part(reader: Reader, title: Message, line: Message) -> impl IntoView {
    view! {
        <section class="panel group">
            <h2>{move || reader.say(&title)}</h2>
            <p>{move || reader.say(&line)}</p>
        </section>
    }
}

fn tile(reader: Reader, listing: &'static Listing) -> impl IntoView {
    let name = Message::named(format!("game-{}", listing.id));
    view! {
        <li class="tile">
            <A href=format!("/learn/{}", listing.id)>
                <div class="tileart" inner_html=art::filling(&listing.cover())></div>
                <div class="tc"><h3>{move || reader.say(&name)}</h3></div>
            </A>
        </li>
    }
}

/// An address that leads nowhere.
#[component]
pub(super) fn Missing() -> impl IntoView {
    let reader = Reader::here();
    view! {
        <Sheet title="missing-title">
            <p>{move || reader.word("missing-line")}</p>
            <p><A href="/" attr:class="btn main">{move || reader.word("missing-home")}</A></p>
        </Sheet>
    }
}
