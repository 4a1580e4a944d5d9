//! Playing in the page without any server behind it.

use std::time::{Duration, Instant};

use bocage_browser::{Browser, DESK, House, PHONE};
use serde_json::json;

/// Does something that may be done, chosen by `turn`: touches a target or presses a button.
/// Gives `over` at the end, `wait` if nothing can be done now, `done` otherwise.
const DO_SOMETHING: &str = "
    if (document.querySelector('.ending')) return 'over';
    const one = list => list[arguments[0] % list.length];
    const menu = [...document.querySelectorAll('.menu li button')];
    const buttons = [...document.querySelectorAll('.prompt .acts .btn')].filter(b => !b.disabled && b.tagName === 'BUTTON');
    const targets = [...document.querySelectorAll('.pictures [data-target]')];
    const all = menu.length ? menu : targets.concat(buttons);
    if (!all.length) return 'wait';
    one(all).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return 'done';";

/// Plays until the game is over or so many decisions are taken; gives how many were.
async fn play(browser: &Browser, most: u64) -> u64 {
    let since = Instant::now();
    let mut taken = 0;
    while taken < most {
        assert!(since.elapsed() < Duration::from_secs(180), "the game does not end");
        let done = browser.script(DO_SOMETHING, vec![json!(taken * 7 + 3)]).await;
        match done.as_str() {
            Some("over") => break,
            Some("done") => taken += 1,
            _ => tokio::time::sleep(Duration::from_millis(40)).await,
        }
    }
    taken
}

async fn assert_content(browser: &Browser, page: &str) {
    assert_eq!(browser.complaints().await, Vec::<String>::new(), "{page}");
    assert_eq!(browser.serious().await, Vec::<String>::new(), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_sound_on_a_desk_and_a_phone() {
    let house = House::open("pages").await;
    for (size, name) in [(DESK, "desk"), (PHONE, "phone")] {
        for language in ["en", "fr"] {
            let browser = Browser::open(size, language).await;
            for (path, page) in
                [("/", "home"), ("/new/evergreen", "new"), ("/settings", "settings"), ("/learn", "learn")]
            {
                browser.go(&house.url(path)).await;
                browser.see("h1").await;
                browser.shot(&format!("{page}-{name}-{language}")).await;
                assert_content(&browser, page).await;
            }
            let wide = "return document.documentElement.scrollWidth <= window.innerWidth + 1";
            browser.until("no scrolling sideways", wide).await;
            browser.close().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solo_game_goes_on_after_a_reload_and_without_a_server() {
    let mut house = House::open("solo").await;
    let browser = Browser::open(DESK, "fr").await;
    browser.go(&house.url("/new/evergreen")).await;
    browser.click(".picks button:first-child").await;
    browser.click(".btn.main").await;
    browser.see(".prompt h1").await;
    browser.see(".pictures [data-target]").await;
    browser.shot("table-desk-fr").await;
    play(&browser, 40).await;
    // The page needs the server no more: its files are kept by the service worker.
    browser.until("the service worker", "return navigator.serviceWorker.controller !== null || (navigator.serviceWorker.ready.then(() => window.ready = true), window.ready)").await;
    house.stop().await;
    let before = browser.text(".prompt h1").await;
    browser.reload().await;
    assert_eq!(browser.text(".prompt h1").await, before);
    play(&browser, 400).await;
    browser.see(".ending").await;
    browser.shot("end-desk-fr").await;
    assert!(!browser.text(".ending h1").await.is_empty());
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_a_bot_on_a_phone() {
    let house = House::open("phone").await;
    let browser = Browser::open(PHONE, "en").await;
    browser.go(&house.url("/new/evergreen")).await;
    browser.click(".btn.main").await;
    browser.see(".pictures [data-target]").await;
    browser.shot("draft-phone-en").await;
    play(&browser, 60).await;
    browser.shot("table-phone-en").await;
    assert_content(&browser, "table").await;
    play(&browser, 600).await;
    browser.see(".ending").await;
    browser.shot("end-phone-en").await;
    assert_content(&browser, "end").await;
    browser.close().await;
}
