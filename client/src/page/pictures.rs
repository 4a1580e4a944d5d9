//! The pictures of a table, each in its place.

use bocage_canvas::art::icons;
use bocage_engine::Seat;
use bocage_stage::Place;
use leptos::prelude::*;

use super::chrome::{disc, icon};
use super::reader::Reader;
use crate::desk::{PanelSight, Sight};

/// A picture whose text changes with the game.
#[component]
fn Picture(
    /// The picture as it is now.
    svg: Memo<String>,
    /// How it is laid out.
    class: &'static str,
) -> impl IntoView {
    view! { <div class=class inner_html=move || svg.get()></div> }
}

/// The big picture and the strip under it.
#[component]
pub(super) fn Board(
    sight: Memo<Sight>,
    /// Whose board is shown, if not the reader's own.
    focus: RwSignal<Option<Seat>>,
) -> impl IntoView {
    let reader = Reader::here();
    let board =
        Memo::new(move |_| sight.with(|sight| sight.at(|place| place == Place::Board).next().cloned()));
    let strips = Memo::new(move |_| {
        sight.with(|sight| sight.at(|place| place == Place::Strip).cloned().collect::<Vec<_>>())
    });
    let svg = Memo::new(move |_| board.with(|board| text(board.as_ref(), |panel| &panel.svg)));
    let title = move || board.with(|board| text(board.as_ref(), |panel| &panel.title));
    view! {
        <section class="scene pictures" aria-label=title>
            <Show when=move || focus.get().is_some()>
                <p class="home-board">
                    <button class="btn paperb sm" on:click=move |_| focus.set(None)>
                        {icon(&icons::UNDO)}
                        {move || reader.word("board-own")}
                    </button>
                </p>
            </Show>
            <div class="sky">
                <Picture svg class="board"/>
            </div>
            {move || {
                strips
                    .get()
                    .into_iter()
                    .map(|panel| view! { <div class="tracks" inner_html=panel.svg></div> })
                    .collect_view()
            }}
        </section>
    }
}

/// What all share: rows of cards, piles.
#[component]
pub(super) fn Shared(sight: Memo<Sight>) -> impl IntoView {
    let panels = Memo::new(move |_| {
        sight.with(|sight| sight.at(|place| place == Place::Shared).cloned().collect::<Vec<_>>())
    });
    let ids =
        Memo::new(move |_| panels.with(|panels| panels.iter().map(|panel| panel.id).collect::<Vec<_>>()));
    view! {
        <For each=move || ids.get() key=|id| *id children=move |id| {
            let panel = Memo::new(move |_| {
                panels.with(|panels| panels.iter().find(|panel| panel.id == id).cloned())
            });
            let svg = Memo::new(move |_| panel.with(|panel| text(panel.as_ref(), |panel| &panel.svg)));
            view! {
                <section class="panel shared pictures">
                    <h2>
                        {move || panel.with(|panel| text(panel.as_ref(), |panel| &panel.title))}
                        <small>{move || panel.with(|panel| panel.as_ref().and_then(|panel| panel.note.clone()))}</small>
                    </h2>
                    <Picture svg class="picture"/>
                </section>
            }
        }/>
    }
}

/// The others' boards, small. Touched, one is shown large.
#[component]
pub(super) fn Opponents(sight: Memo<Sight>, focus: RwSignal<Option<Seat>>) -> impl IntoView {
    let seats = Memo::new(move |_| {
        sight.with(|sight| sight.panels.iter().filter_map(|panel| side(panel.place)).collect::<Vec<Seat>>())
    });
    view! {
        <div class="opps">
            <For each=move || seats.get() key=|seat| *seat children=move |seat| {
                view! { <Opponent sight focus seat/> }
            }/>
        </div>
    }
}

#[component]
fn Opponent(sight: Memo<Sight>, focus: RwSignal<Option<Seat>>, seat: Seat) -> impl IntoView {
    let panel =
        Memo::new(move |_| sight.with(|sight| sight.at(|place| place == Place::Side(seat)).next().cloned()));
    let svg = Memo::new(move |_| panel.with(|panel| text(panel.as_ref(), |panel| &panel.svg)));
    let total = move || sight.with(|sight| sight.scores.get(seat.index()).map_or(0, |row| row.total));
    let name = move || sight.with(|sight| sight.name(seat).to_owned());
    let turn = move |_| focus.update(|focus| *focus = if *focus == Some(seat) { None } else { Some(seat) });
    view! {
        <button
            class="opp"
            class:on=move || focus.get() == Some(seat)
            aria-pressed=move || (focus.get() == Some(seat)).to_string()
            on:click=turn
        >
            <span class="oh">
                {disc(seat)}
                <b class="name">{name}</b>
                <span class="pts num">{total}</span>
            </span>
            <Picture svg class="mini"/>
        </button>
    }
}

fn side(place: Place) -> Option<Seat> {
    match place {
        Place::Side(seat) => Some(seat),
        _ => None,
    }
}

fn text(panel: Option<&PanelSight>, part: impl Fn(&PanelSight) -> &String) -> String {
    panel.map(|panel| part(panel).clone()).unwrap_or_default()
}
