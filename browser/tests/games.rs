//! Whole games of each of the other games, on one's own device and on a server, on desks and phones, in
//! both languages.
//!
//! Evergreen has tests of its own: the page is the same for all, so what they show of it holds here too.

use bocage_browser::{Browser, DESK, House, PHONE};
use serde_json::json;

const HOUSE: &str = env!("CARGO_BIN_EXE_house");

/// What to play, where and how.
struct Sitting {
    game: &'static str,
    players: u8,
    size: (u32, u32),
    language: &'static str,
    /// Decisions until the picture in the middle of the game is taken.
    middle: u64,
}

async fn play(sitting: Sitting) {
    let Sitting { game, players, size, language, middle } = sitting;
    let place = if size == PHONE { "phone" } else { "desk" };
    let name = format!("{game}-{players}-{place}");
    let house = House::open(&name, HOUSE).await;
    let browser = Browser::open(size, language).await;
    browser.calm(&house).await;
    browser.go(&house.url(&format!("/new/{game}"))).await;
    browser.choose_players(players).await;
    browser.shot(&format!("{name}-new")).await;
    browser.assert_sound("new").await;
    begin(&browser, game).await;
    browser.shot(&format!("{name}-start")).await;
    browser.assert_sound("start").await;
    browser.play(middle, 3).await;
    browser.shot(&format!("{name}-middle")).await;
    browser.assert_sound("middle").await;
    browser.play_to_the_end(7).await;
    browser.see(".course svg").await;
    browser.shot(&format!("{name}-end")).await;
    browser.assert_sound("end").await;
    browser.close().await;
}

/// The same at a table on the server, against a bot: a whole game, or the first decisions of a long one.
async fn play_online(game: &str, language: &str, decisions: Option<u64>) {
    let house = House::open(&format!("{game}-online"), HOUSE).await;
    let browser = Browser::open(DESK, language).await;
    browser.calm(&house).await;
    browser.go(&house.url(&format!("/new/{game}"))).await;
    browser.choose_players(2).await;
    browser.choose_online().await;
    limit_rounds(&browser, game).await;
    browser.enter_room().await;
    browser.invite_bot().await;
    browser.click(".start").await;
    browser.see(".prompt h1").await;
    match decisions {
        Some(some) => browser.play(some, 5).await,
        None => browser.play_to_the_end(5).await,
    }
    browser.assert_sound("online").await;
    browser.close().await;
}

/// Who plays at random builds no villages: Tribes of the Wind needs a last round.
async fn limit_rounds(browser: &Browser, game: &str) {
    if game == "tribes-of-the-wind" {
        let code = "const field = document.querySelector('input[type=number]');
            field.closest('details').open = true;
            field.value = arguments[0];
            field.dispatchEvent(new Event('change', { bubbles: true }));";
        browser.script(code, vec![json!("8")]).await;
    }
}

async fn begin(browser: &Browser, game: &str) {
    limit_rounds(browser, game).await;
    browser.click(".newform p .btn.main").await;
    browser.see(".prompt h1").await;
    browser.see(".pictures [data-target], .prompt .acts .btn").await;
}

macro_rules! sittings {
    ($($name:ident: $game:literal, $players:literal, $size:ident, $language:literal, $middle:literal;)+) => {
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                let (game, players, size, language, middle) = ($game, $players, $size, $language, $middle);
                play(Sitting { game, players, size, language, middle }).await;
            }
        )+
    };
}

sittings! {
    arborea_for_two: "arborea", 2, DESK, "en", 60;
    arborea_alone: "arborea", 1, DESK, "en", 60;
    arborea_en_solitaire: "arborea", 1, PHONE, "fr", 40;
    atiwa_a_deux: "atiwa", 2, DESK, "fr", 60;
    kingdom_crossing_for_two: "kingdom-crossing", 2, DESK, "en", 60;
    kingdom_crossing_a_deux: "kingdom-crossing", 2, PHONE, "fr", 40;
    tribes_for_two: "tribes-of-the-wind", 2, PHONE, "en", 25;
    tribes_for_four: "tribes-of-the-wind", 4, PHONE, "en", 20;
    tribus_a_quatre: "tribes-of-the-wind", 4, DESK, "fr", 20;
}

#[tokio::test(flavor = "multi_thread")]
async fn arborea_en_ligne() {
    play_online("arborea", "fr", Some(60)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn atiwa_online() {
    play_online("atiwa", "en", None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kingdom_crossing_en_ligne() {
    play_online("kingdom-crossing", "fr", None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tribus_en_ligne() {
    play_online("tribes-of-the-wind", "fr", None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_of_atiwa_alone() {
    let house = House::open("challenge", HOUSE).await;
    let browser = Browser::open(PHONE, "en").await;
    browser.calm(&house).await;
    browser.go(&house.url("/new/atiwa")).await;
    browser.choose_players(1).await;
    // The second answer to the question of the solo game is the first challenge.
    browser.click(".newform section:nth-of-type(2) .picks button:nth-child(2)").await;
    begin(&browser, "atiwa").await;
    browser.play(40, 3).await;
    browser.shot("atiwa-1-phone-middle").await;
    browser.assert_sound("middle").await;
    browser.play_to_the_end(7).await;
    browser.shot("atiwa-1-phone-end").await;
    browser.assert_sound("end").await;
    browser.close().await;
}
