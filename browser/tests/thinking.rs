//! Bots that think in the page: the strongest in its worker, and others when there is none.

use bocage_browser::{Browser, DESK, House};

const HOUSE: &str = env!("CARGO_BIN_EXE_house");

/// How many decisions bots took at the table that was opened last.
const BOTS_DECIDED: &str = "
    const key = Object.keys(localStorage).find(key => key.startsWith('bocage.table.'));
    const log = JSON.parse(localStorage.getItem(key) ?? '[]');
    return log.filter(entry => entry.by === undefined && JSON.stringify(entry.what).includes('action')).length";

/// Sits down against the strongest bot. `first` is run in the page before the game begins.
async fn against_the_strongest(browser: &Browser, house: &House, first: &str) {
    browser.calm(house).await;
    browser.go(&house.url("/new/evergreen")).await;
    browser.choose_players(2).await;
    browser.choose_level(5).await;
    browser.script(first, Vec::new()).await;
    browser.begin("evergreen").await;
}

/// Plays on until bots have taken so many decisions.
async fn play_until_bots_decided(browser: &Browser, decisions: u64) {
    for seed in 0..60 {
        browser.play(10, seed).await;
        if browser.script(BOTS_DECIDED, Vec::new()).await.as_u64() >= Some(decisions) {
            return;
        }
    }
    panic!("bots do not decide: {}", browser.script(BOTS_DECIDED, Vec::new()).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_strongest_bot_thinks_in_the_worker() {
    let house = House::open("strongest", HOUSE).await;
    let browser = Browser::open(DESK, "en").await;
    against_the_strongest(&browser, &house, "").await;
    play_until_bots_decided(&browser, 12).await;
    let worker =
        "return performance.getEntriesByType('resource').some(file => file.name.includes('thinker'))";
    assert_eq!(browser.script(worker, Vec::new()).await, true);
    browser.assert_sound("table").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_thinks_itself_where_its_worker_cannot_be_loaded() {
    let house = House::open("no-worker", HOUSE).await;
    let browser = Browser::open(DESK, "en").await;
    let missing = "const real = Worker;
        window.Worker = function (address, options) { return new real('/nothing-here.js', options); };";
    against_the_strongest(&browser, &house, missing).await;
    play_until_bots_decided(&browser, 4).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_simpler_bot_answers_what_panics_in_the_worker() {
    let house = House::open("panics", HOUSE).await;
    let browser = Browser::open(DESK, "en").await;
    // What the worker's script says when a bot has panicked.
    let panics = "window.Worker = function () {
        this.terminate = () => { this.onmessage = null; };
        this.postMessage = ([ticket]) => setTimeout(() => this.onmessage?.({ data: [ticket, null] }));
    };";
    against_the_strongest(&browser, &house, panics).await;
    play_until_bots_decided(&browser, 4).await;
    browser.close().await;
}
