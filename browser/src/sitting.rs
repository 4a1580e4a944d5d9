//! Whole games through the page, looked at on the way.

use serde_json::json;

use crate::{Browser, DESK, House, PHONE};

/// What to play, where and how.
pub struct Sitting {
    /// Which game.
    pub game: &'static str,
    /// How many play.
    pub players: u8,
    /// The window.
    pub size: (u32, u32),
    /// The language.
    pub language: &'static str,
    /// Decisions until the picture in the middle of the game is taken.
    pub middle: u64,
}

impl Sitting {
    /// Plays against bots on one's own device. `program` is the server that the page comes from.
    pub async fn play(self, program: &'static str) {
        let Sitting { game, players, size, language, middle } = self;
        let place = if size == PHONE { "phone" } else { "desk" };
        let name = format!("{game}-{players}-{place}");
        let house = House::open(&name, program).await;
        let browser = Browser::open(size, language).await;
        browser.calm(&house).await;
        browser.go(&house.url(&format!("/new/{game}"))).await;
        browser.choose_players(players).await;
        browser.shot(&format!("{name}-new")).await;
        browser.assert_sound("new").await;
        browser.begin(game).await;
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
}

/// Plays at a table on the server, against a bot: a whole game, or the first decisions of a long one.
pub async fn play_online(program: &'static str, game: &str, language: &str, decisions: Option<u64>) {
    let house = House::open(&format!("{game}-online"), program).await;
    let browser = Browser::open(DESK, language).await;
    browser.calm(&house).await;
    browser.go(&house.url(&format!("/new/{game}"))).await;
    browser.choose_players(2).await;
    browser.choose_online().await;
    browser.limit_rounds(game).await;
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

impl Browser {
    /// Who plays at random builds no villages: Tribes of the Wind needs a last round.
    async fn limit_rounds(&self, game: &str) {
        if game == "tribes-of-the-wind" {
            let code = "const field = document.querySelector('input[type=number]');
                field.closest('details').open = true;
                field.value = arguments[0];
                field.dispatchEvent(new Event('change', { bubbles: true }));";
            self.script(code, vec![json!("8")]).await;
        }
    }

    /// Begins the game that the form describes, on this device.
    pub async fn begin(&self, game: &str) {
        self.limit_rounds(game).await;
        self.click(".newform p .btn.main").await;
        self.see(".prompt h1").await;
        self.see(".pictures [data-target], .prompt .acts .btn").await;
    }
}

/// Tests that are sittings: name, game, players, window, language, decisions until the middle.
#[macro_export]
macro_rules! sittings {
    ($($name:ident: $game:literal, $players:literal, $size:ident, $language:literal, $middle:literal;)+) => {
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                let (game, players, size, language, middle) = ($game, $players, $size, $language, $middle);
                $crate::Sitting { game, players, size, language, middle }.play(HOUSE).await;
            }
        )+
    };
}
