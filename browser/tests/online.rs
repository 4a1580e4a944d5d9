//! Playing at tables on a server.

use bocage_browser::{Browser, DESK, House, PHONE};

const HOUSE: &str = env!("CARGO_BIN_EXE_house");

/// Opens a table on the server for two; gives its address. The other seat is a bot's or open.
async fn open_table(browser: &Browser, house: &House, game: &str, against_a_bot: bool) -> String {
    browser.go(&house.url(&format!("/new/{game}"))).await;
    browser.choose_players(2).await;
    browser.choose_online().await;
    browser.enter_room().await;
    if against_a_bot {
        browser.invite_bot().await;
    }
    browser.url().await
}

async fn against_a_bot(language: &str) {
    let house = House::open(&format!("bot-{language}"), HOUSE).await;
    let browser = Browser::open(DESK, language).await;
    browser.calm(&house).await;
    open_table(&browser, &house, "evergreen", true).await;
    browser.shot(&format!("room-desk-{language}")).await;
    browser.assert_sound("room").await;
    browser.click(".start").await;
    browser.see(".prompt h1").await;
    browser.play(50, 3).await;
    browser.shot(&format!("table-desk-{language}")).await;
    browser.assert_sound("table").await;
    browser.play_to_the_end(11).await;
    browser.see(".course svg").await;
    browser.assert_sound("end").await;
    browser.click(".ending a.btn").await;
    browser.see(".replay input[type=range]").await;
    browser.assert_sound("replay").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_a_bot_in_english() {
    against_a_bot("en").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn une_partie_entiere_contre_un_robot() {
    against_a_bot("fr").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_play_and_a_third_watches() {
    let house = House::open("three", HOUSE).await;
    let (ana, ben, eve) =
        tokio::join!(Browser::open(DESK, "fr"), Browser::open(PHONE, "en"), Browser::open(DESK, "en"));
    for browser in [&ana, &ben, &eve] {
        browser.calm(&house).await;
    }
    let table = open_table(&ana, &house, "evergreen", false).await;
    ben.go(&table).await;
    ben.click(".chair[data-sitter=open] button").await;
    ben.see(".chair[data-sitter=you]").await;
    eve.go(&table).await;
    eve.see(".chairs").await;
    ana.see(".chair[data-sitter=person]").await;
    ana.click(".start").await;
    for browser in [&ana, &ben, &eve] {
        browser.see(".prompt h1").await;
    }
    eve.until("a spectator may do nothing", "return document.querySelector('[data-target]') === null").await;
    tokio::join!(ana.play(25, 3), ben.play(25, 5));
    // Words are text, whatever they contain.
    ana.click(".talk [role=tab]:last-child").await;
    ana.write(".chat-field", "<b onclick=alert(1)>Bien joué</b>").await;
    ana.click(".say").await;
    eve.click(".talk [role=tab]:last-child").await;
    let said = "return document.querySelector('.said')?.textContent.includes('<b onclick')";
    eve.until("what was said", said).await;
    eve.shot("watching-desk").await;
    tokio::join!(ana.play_to_the_end(7), ben.play_to_the_end(9));
    eve.see(".ending h1").await;
    for (browser, who) in [(&ana, "ana"), (&ben, "ben"), (&eve, "eve")] {
        browser.assert_sound(who).await;
    }
    for browser in [ana, ben, eve] {
        browser.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_when_the_server_was_killed() {
    let mut house = House::open("killed", HOUSE).await;
    let browser = Browser::open(DESK, "en").await;
    browser.calm(&house).await;
    open_table(&browser, &house, "evergreen", true).await;
    browser.click(".start").await;
    browser.see(".pictures svg").await;
    browser.play(20, 3).await;
    house.kill().await;
    browser.see(".linkline .lost").await;
    browser.shot("lost-desk").await;
    house.start().await;
    browser.until("the server is back", "return document.querySelector('.linkline .lost') === null").await;
    browser.play_to_the_end(5).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_not_there_is_said_so() {
    let house = House::open("none", HOUSE).await;
    let browser = Browser::open(DESK, "en").await;
    browser.go(&house.url("/online/nowhere")).await;
    browser.see(".sheet .btn").await;
    assert_eq!(browser.serious().await, Vec::<String>::new());
    browser.close().await;
}
