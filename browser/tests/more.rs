//! More whole games, for `./test --long`: the other languages, numbers of players and windows, a challenge,
//! and tables on a server.

use bocage_browser::{Browser, DESK, House, PHONE, play_online, sittings};

const HOUSE: &str = env!("CARGO_BIN_EXE_house");

sittings! {
    arborea_a_deux: "arborea", 2, DESK, "fr", 60;
    arborea_alone: "arborea", 1, DESK, "en", 60;
    arborea_en_solitaire: "arborea", 1, PHONE, "fr", 40;
    atiwa_for_two: "atiwa", 2, DESK, "en", 60;
    kingdom_crossing_for_two: "kingdom-crossing", 2, DESK, "en", 60;
    tribes_for_two: "tribes-of-the-wind", 2, PHONE, "en", 25;
    tribus_a_deux: "tribes-of-the-wind", 2, DESK, "fr", 25;
    tribus_a_quatre: "tribes-of-the-wind", 4, DESK, "fr", 20;
}

#[tokio::test(flavor = "multi_thread")]
async fn arborea_en_ligne() {
    play_online(HOUSE, "arborea", "fr", Some(60)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn atiwa_online() {
    play_online(HOUSE, "atiwa", "en", None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kingdom_crossing_en_ligne() {
    play_online(HOUSE, "kingdom-crossing", "fr", None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tribus_en_ligne() {
    play_online(HOUSE, "tribes-of-the-wind", "fr", None).await;
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
    browser.begin("atiwa").await;
    browser.play(40, 3).await;
    browser.shot("atiwa-1-phone-middle").await;
    browser.assert_sound("middle").await;
    browser.play_to_the_end(7).await;
    browser.shot("atiwa-1-phone-end").await;
    browser.assert_sound("end").await;
    browser.close().await;
}
