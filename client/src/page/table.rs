//! The table page: the same for every game.

use bocage_canvas::Symbol;
use bocage_canvas::art::icons;
use bocage_stage::Place;
use leptos::ev;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use wasm_bindgen::JsCast;

use super::choices::Popups;
use super::chrome::{Brand, LanguageButton, ThemeButton, icon};
use super::ending::{Ending, NoTable};
use super::log::Log;
use super::people::{Clocks, LinkLine, Matters, People};
use super::pictures::{Board, Opponents, Shared};
use super::play::{self, Play};
use super::prompt::Prompt;
use super::reader::Reader;
use super::rematch::OnlineEnding;
use super::scores::Scores;
use super::talk::{Talk, Unread};
use super::visit::Visit;
use super::{browser, keys};
use crate::desk::{PanelSight, Sight};

/// What a phone shows under the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Board,
    Shared,
    Players,
    Log,
}

impl Tab {
    const ALL: [(Tab, &'static str, &'static Symbol, &'static str); 4] = [
        (Tab::Board, "board", &icons::PLANET, "tab-board"),
        (Tab::Shared, "shared", &icons::CARDS, "tab-shared"),
        (Tab::Players, "players", &icons::PLAYERS, "tab-players"),
        (Tab::Log, "log", &icons::LOG, "tab-log"),
    ];

    fn word(self) -> &'static str {
        Tab::ALL.iter().find(|(tab, ..)| *tab == self).map_or("board", |(_, word, ..)| word)
    }
}

/// The page of one table.
#[component]
pub(super) fn TablePage() -> impl IntoView {
    let reader = Reader::here();
    let params = use_params_map();
    let id = Memo::new(move |_| params.with(|params| params.get("id").unwrap_or_default()));
    move || {
        let id = id.get();
        match play::find(reader, &id) {
            Ok(desk) => {
                let play = Play::new(reader, id, desk);
                view! { <Playing play/> }.into_any()
            }
            Err(why) => view! { <NoTable why/> }.into_any(),
        }
    }
}

/// A table at play: here, or on a server.
#[component]
pub(super) fn Playing(
    play: Play,
    /// The visit to the server, if the table is there.
    #[prop(optional)]
    visit: Option<Visit>,
) -> impl IntoView {
    let reader = play.reader;
    let tab = RwSignal::new(Tab::Board);
    let sight = play.sight;
    let title = Memo::new(move |_| sight.with(|sight| sight.title.clone()));
    Effect::new(move |_| reader.set_title(&title.get()));
    let keys = window_event_listener(ev::keydown, move |event| keys::press(play, &event));
    on_cleanup(move || keys.remove());
    keep_focus(sight);
    let to_act = Memo::new(move |_| sight.with(where_to_act));
    Effect::new(move |_| {
        if let Some(&to) = to_act.get().first() {
            tab.set(to);
        }
    });
    let is_over = Memo::new(move |_| sight.with(|sight| sight.ending.is_some()));
    Effect::new(move |_| {
        if is_over.get() {
            tab.set(Tab::Board);
        }
    });
    // Who is touched among the players is shown where there is room for it.
    Effect::new(move |_| {
        if play.focus.get().is_some() {
            tab.set(Tab::Board);
        }
    });
    mark_chosen(play);
    show_choices(play);
    let touch = move |event: ev::MouseEvent| {
        let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let about = element.as_ref().and_then(about);
        let touched =
            element.and_then(|element| element.closest("[data-target],[data-place]").ok().flatten());
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        // A place where nothing can be done is named too, so that the page can say why not.
        let name = |element: web_sys::Element| {
            element.get_attribute("data-target").or_else(|| element.get_attribute("data-place"))
        };
        match (touched.and_then(name), about) {
            (Some(target), about) => play.touch(&target, at, about),
            (None, Some(about)) => play.tell(about, Some(at)),
            (None, None) => play.popup.set(None),
        }
    };
    let mood = sight.with_untracked(|sight| sight.game);
    let talk = visit.map(|visit| (visit, Unread::new(visit)));
    view! {
        <div class=format!("page table mood-{mood}") class:online=visit.is_some() data-tab=move || tab.get().word()>
            <header class="bar">
                <Brand/>
                <span class="gname">{move || title.get()}</span>
                <Periods sight/>
                <span class="sp"></span>
                {visit.map(|visit| view! { <People visit/> })}
                <LanguageButton/>
                <ThemeButton/>
                <a class="tb book" href=format!("/learn/{mood}") aria-label=move || reader.word("nav-learn") title=move || reader.word("nav-learn")>
                    {icon(&icons::BOOK)}
                </a>
                <a class="tb" href="/settings" aria-label=move || reader.word("nav-settings") title=move || reader.word("nav-settings")>
                    {icon(&icons::MENU)}
                </a>
            </header>
            {visit.map(|visit| view! { <LinkLine visit/> <Matters visit/> })}
            <main class="grid" on:click=touch>
                <Prompt play/>
                <Board sight focus=play.focus/>
                <aside class="left">
                    {visit.map(|visit| view! { <Clocks visit/> })}
                    <Scores sight/>
                    <Opponents sight focus=play.focus/>
                </aside>
                <aside class="right">
                    <Shared sight/>
                    {match talk {
                        Some((visit, unread)) => view! { <Talk visit play unread/> }.into_any(),
                        None => view! { <Log sight past=play.past_address()/> }.into_any(),
                    }}
                </aside>
            </main>
            <Dock play tab to_act unread=talk.map(|(_, unread)| unread)/>
            <Popups play/>
            {match visit {
                Some(visit) => view! { <OnlineEnding visit play/> }.into_any(),
                None => view! { <Ending play/> }.into_any(),
            }}
        </div>
    }
}

/// The views in which the reader may touch something: a phone turns to the first by itself.
fn where_to_act(sight: &Sight) -> Vec<Tab> {
    let touched: Vec<String> = sight
        .choices
        .iter()
        .filter_map(|choice| choice.target.as_ref())
        .map(|target| format!("data-target=\"{target}\""))
        .collect();
    let has_one = |panel: &&PanelSight| touched.iter().any(|target| panel.svg.contains(target));
    let mut tabs = Vec::new();
    for panel in sight.panels.iter().filter(has_one) {
        let tab = match panel.place {
            Place::Board | Place::Strip => Tab::Board,
            Place::Shared => Tab::Shared,
            Place::Side(_) => Tab::Players,
        };
        if !tabs.contains(&tab) {
            tabs.push(tab);
        }
    }
    tabs
}

/// The stretches of the game, in the bar.
#[component]
pub(super) fn Periods(sight: Memo<Sight>) -> impl IntoView {
    let periods = Memo::new(move |_| sight.with(|sight| sight.periods.clone()));
    view! {
        <ol class="seasons">
            {move || {
                periods
                    .get()
                    .into_iter()
                    .map(|period| {
                        let dots = (0..period.steps)
                            .map(|step| {
                                let class = match () {
                                    () if step < period.done => "done",
                                    () if step == period.done && period.current => "now",
                                    () => "",
                                };
                                view! { <i class=class></i> }
                            })
                            .collect_view();
                        let long = period.steps > 8;
                        view! { <li class:cur=period.current class:long=long><span>{period.name}</span> <b>{dots}</b></li> }
                    })
                    .collect_view()
            }}
        </ol>
    }
}

/// The tabs of a phone.
#[component]
fn Dock(
    play: Play,
    tab: RwSignal<Tab>,
    /// Where something may be touched: a sign on the other tabs says so.
    to_act: Memo<Vec<Tab>>,
    /// What was said and not seen yet: a sign beside the log.
    unread: Option<Unread>,
) -> impl IntoView {
    let reader = Reader::here();
    let entry = move |(to, _, sign, key): (Tab, &'static str, &'static Symbol, &'static str)| {
        let turn = move |_| {
            play.popup.set(None);
            tab.set(to);
        };
        let calls = move || tab.get() != to && to_act.with(|tabs| tabs.contains(&to));
        view! {
            <button class:on=move || tab.get() == to class:calls=calls aria-pressed=move || (tab.get() == to).to_string() on:click=turn>
                {icon(sign)}
                {move || reader.word(key)}
                {unread.filter(|_| to == Tab::Log).map(Unread::sign)}
            </button>
        }
    };
    view! { <nav class="dock" aria-label=move || reader.word("tab-label")>{Tab::ALL.map(entry).collect_view()}</nav> }
}

/// What a thing on a picture says about itself where there is a mouse: a finger that touches it wants to
/// know as well.
fn about(element: &web_sys::Element) -> Option<String> {
    let is_in = |selector: &str| element.closest(selector).ok().flatten().is_some();
    if !is_in(".pictures,.scores") || is_in("button,a") {
        return None;
    }
    let parents = std::iter::successors(Some(element.clone()), |here| here.parent_element());
    parents.take_while(|here| here.tag_name() != "SECTION").find_map(|here| {
        let title = here.query_selector(":scope > title").ok().flatten();
        title.and_then(|title| title.text_content()).or_else(|| here.get_attribute("title"))
    })
}

/// What waits to be confirmed stays marked.
fn mark_chosen(play: Play) {
    Effect::new(move |_| {
        let held = play.sight.with(|sight| sight.ask.held);
        let Some(target) = play.chosen.get().filter(|_| held) else { return };
        request_animation_frame(move || {
            let is_it = |name: &str, element: &web_sys::Element| {
                element.get_attribute(name).as_ref() == Some(&target)
            };
            let things = browser::all(".pictures [data-target],.pictures [data-place]");
            for thing in
                things.iter().filter(|thing| is_it("data-target", thing) || is_it("data-place", thing))
            {
                let _ = thing.class_list().add_1("chosen");
            }
        });
    });
}

/// On a phone, what may be touched comes into view if none of it is.
fn show_choices(play: Play) {
    let targets = Memo::new(move |_| {
        let target = |sight: &Sight| {
            sight.choices.iter().filter_map(|choice| choice.target.clone()).collect::<Vec<_>>()
        };
        play.sight.with(target)
    });
    Effect::new(move |_| {
        if targets.with(Vec::is_empty) || !play.reader.narrow.get() {
            return;
        }
        // The pictures are there in the next frame, and in their places in the one after it.
        request_animation_frame(|| request_animation_frame(browser::bring_into_view));
    });
}

/// Pictures are replaced as a whole: the keyboard stays on the thing of the same name, or goes to the
/// first that may be touched, if it was on one that is gone.
fn keep_focus(sight: Memo<Sight>) {
    let held = StoredValue::new(None::<String>);
    let note = window_event_listener(ev::focusin, move |event| {
        let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        held.set_value(element.and_then(|element| element.get_attribute("data-target")));
    });
    on_cleanup(move || note.remove());
    Effect::new(move |_| {
        sight.track();
        request_animation_frame(move || {
            let Some(Some(target)) = held.try_get_value() else { return };
            let lost = browser::document()
                .and_then(|document| document.active_element())
                .is_none_or(|element| element.tag_name() == "BODY");
            if !lost {
                return;
            }
            let targets = browser::all(".pictures [data-target][tabindex]");
            let same = targets.iter().find(|t| t.get_attribute("data-target").as_ref() == Some(&target));
            if let Some(element) = same.or(targets.first()) {
                browser::focus(element);
            } else if let Some(button) = browser::first(".prompt .btn.main") {
                browser::focus(&button);
            }
        });
    });
}
