//! What is shown in the browser, and what the reader's hands do.
//!
//! - [`open_page`] is called once the module is loaded; it puts [`App`] into the page.
//! - [`think`] is called in the worker, where the same module is loaded a second time.

#![expect(unreachable_pub, reason = "the component macro makes its functions public")]

mod api;
mod browser;
mod choices;
mod chrome;
mod ending;
mod home;
mod keys;
mod learn;
mod lobby;
mod log;
mod lookback;
mod motion;
mod new_online;
mod new_table;
mod online;
mod people;
mod pictures;
mod play;
mod prompt;
mod reader;
mod rematch;
mod replay;
mod room;
mod scores;
mod settings;
mod table;
mod talk;
mod visit;
mod wire;
mod worker;

use std::cell::RefCell;

use bocage_thinker::Minds;
use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::shelf;
use reader::Reader;

/// Shows the pages. `worker` is the address of the script in which bots think.
#[wasm_bindgen]
pub fn open_page(worker: String) {
    browser::report_panics();
    worker::place(worker);
    browser::clear_opening();
    mount_to_body(App);
}

/// The style sheet of the inks that games have beyond the shared ones.
#[wasm_bindgen]
pub fn game_inks() -> String {
    bocage_canvas::inks_css(&shelf::inks())
}

thread_local! {
    /// The bots of the table that is played: they go on with what they know.
    static MINDS: RefCell<Minds> = RefCell::new(Minds::new(MOST_MINDS));
}

/// More bots do not sit at a table.
const MOST_MINDS: usize = 8;

/// Answers a question to a bot (see [`bocage_thinker`]).
#[wasm_bindgen]
pub fn think(question: &str) -> String {
    MINDS.with_borrow_mut(|minds| bocage_thinker::think(question, minds, browser::clock))
}

/// Plays random games, to measure (see [`bocage_thinker::playouts`]).
#[wasm_bindgen]
pub fn playouts(game: &str, players: u8, first: u32, games: u32) -> String {
    bocage_thinker::playouts(game, players, first, games)
}

/// All pages.
#[component]
fn App() -> impl IntoView {
    let reader = Reader::new();
    provide_context(reader);
    let sprite = bocage_canvas::sprite(&shelf::symbols());
    view! {
        <div class="sprites" inner_html=sprite></div>
        <Router>
            <Routes fallback=learn::Missing>
                <Route path=path!("/") view=home::Home/>
                <Route path=path!("/new/:game") view=new_table::NewTable/>
                <Route path=path!("/table/:id") view=table::TablePage/>
                <Route path=path!("/replay/:id") view=replay::ReplayPage/>
                <Route path=path!("/online/:id") view=online::OnlinePage/>
                <Route path=path!("/online/:id/replay") view=online::OnlineReplay/>
                <Route path=path!("/settings") view=settings::SettingsPage/>
                <Route path=path!("/learn") view=learn::Learn/>
                <Route path=path!("/learn/:game") view=learn::Lesson/>
            </Routes>
        </Router>
    }
}
