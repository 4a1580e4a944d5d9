//! Somebody who plays in a browser window: touches what may be touched, until the game is over.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::{Browser, House};

/// A whole game takes no longer than this, on a slow machine.
const GAME: Duration = Duration::from_secs(420);

/// Touches targets and presses buttons, chosen by a number, until the game is over, so many decisions
/// are taken, or a while has passed; gives how many were taken and whether the game is over. It plays in
/// the page itself: to ask from outside for every decision would take most of the time.
const PLAY: &str = "
    const [most, seed, done] = arguments;
    const end = performance.now() + 4000;
    let taken = 0, number = seed;
    const next = () => number = (number * 1103515245 + 12345) % 2147483648;
    const step = () => {
        const over = document.querySelector('.ending') !== null;
        if (over || taken >= most || performance.now() > end) return done({ taken, over, number });
        const menu = [...document.querySelectorAll('.menu li button')];
        const buttons = [...document.querySelectorAll('.prompt .acts button.btn')].filter(b => !b.disabled);
        const targets = [...document.querySelectorAll('.pictures [data-target]')];
        const all = menu.length ? menu : targets.concat(buttons);
        if (all.length) {
            const chosen = all[Math.floor(next() / 65536) % all.length];
            chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            taken += 1;
        }
        setTimeout(step, all.length ? 4 : 25);
    };
    step();";

/// What has the keyboard: something to do, or something else.
const FOCUSED: &str = "
    if (document.querySelector('.ending')) return 'over';
    if (document.querySelector('.prompt.waiting')) return 'wait';
    const active = document.activeElement;
    const menu = document.querySelector('.menu');
    if (menu) return active.closest('.menu li') ? 'act' : 'other';
    return active.closest('.pictures [data-target], .prompt .acts') ? 'act' : 'other';";

impl Browser {
    /// Opens a table of `game` on this device through the page's own form: `players` in all.
    pub async fn sit_down(&self, house: &House, game: &str, players: u8) {
        self.go(&house.url(&format!("/new/{game}"))).await;
        self.choose_players(players).await;
        self.click(".newform .btn.main").await;
        self.see(".prompt h1").await;
        self.see(".pictures svg").await;
    }

    /// In the form of a new table: on the server, for who has the link.
    pub async fn choose_online(&self) {
        self.click(".picks.where button:last-child").await;
    }

    /// Opens the table that the form describes, and waits in its room.
    pub async fn enter_room(&self) {
        self.click(".newform p .btn.main").await;
        self.see(".chairs").await;
    }

    /// Gives the first open chair to a bot.
    pub async fn invite_bot(&self) {
        self.click(".put-bot").await;
        self.see(".chair[data-sitter=bot]").await;
    }

    /// Says how many play.
    pub async fn choose_players(&self, players: u8) {
        self.see(".picks button").await;
        let code = "const words = arguments[0];
            const all = [...document.querySelectorAll('.newform .picks:first-of-type button')];
            const alone = all[0].textContent.trim();
            const button = all.find(b => b.textContent.trim() === words) ?? all[0];
            button.click();
            return alone;";
        self.script(code, vec![json!(players.to_string())]).await;
    }

    /// Gives all rivals this level, from 1 to 5.
    pub async fn choose_level(&self, level: u8) {
        self.see(".newform .seats .picks button").await;
        let code = "const level = arguments[0];
            document.querySelectorAll('.newform .seats .picks').forEach(picks => picks.children[level - 1].click());";
        self.script(code, vec![json!(level)]).await;
    }

    /// Keeps things still: bots answer at once and pieces do not travel.
    pub async fn calm(&self, house: &House) {
        self.go(&house.url("/settings")).await;
        self.see("h1").await;
        self.script(
            "const settings = JSON.parse(localStorage.getItem('bocage.settings') ?? '{}');
             const language = document.documentElement.lang;
             const other = { language, theme: 'system', confirm: true, name: '' };
             localStorage.setItem('bocage.settings', JSON.stringify({ ...other, ...settings, motion: false }));",
            Vec::new(),
        )
        .await;
    }

    /// Plays on until so many decisions are taken, the game is over, or others have to decide first.
    pub async fn play(&self, most: u64, seed: u64) {
        self.play_on(most, seed, false).await;
    }

    /// Plays to the end of the game.
    pub async fn play_to_the_end(&self, seed: u64) {
        self.play_on(u64::MAX, seed, true).await;
        self.see(".ending h1").await;
        assert!(!self.text(".ending h1").await.is_empty());
    }

    /// Waits until a script gives something true, and takes a decision whenever it has not done so for a while.
    pub async fn play_until(&self, what: &str, code: &str, seed: u64) {
        for number in seed..seed + 20 {
            let since = Instant::now();
            while since.elapsed() < Duration::from_secs(1) {
                if self.script(code, Vec::new()).await == Value::Bool(true) {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(30)).await;
            }
            self.play(1, number).await;
        }
        panic!("played in vain until: {what}");
    }

    /// With patience, waits for others however long they take.
    async fn play_on(&self, most: u64, seed: u64, patient: bool) {
        let since = Instant::now();
        let (mut left, mut number) = (most, json!(seed));
        loop {
            assert!(since.elapsed() < GAME, "the game does not end: {}", self.text(".prompt").await);
            let report = self.script_async(PLAY, vec![json!(left.min(100_000)), number]).await;
            let taken = report["taken"].as_u64().unwrap_or_default();
            left -= taken;
            number = report["number"].clone();
            if report["over"] == Value::Bool(true) || left == 0 || (taken == 0 && !patient) {
                return;
            }
        }
    }

    /// Plays to the end with the keyboard alone.
    pub async fn play_by_keyboard(&self) {
        const TAB: char = '\u{e004}';
        const ENTER: char = '\u{e007}';
        let since = Instant::now();
        let mut presses: u64 = 0;
        loop {
            assert!(since.elapsed() < GAME, "the game does not end");
            let focused = self.script(FOCUSED, Vec::new()).await;
            match focused.as_str() {
                Some("over") => return,
                Some("wait") => tokio::time::sleep(Duration::from_millis(30)).await,
                // Now and then look at the next thing first: not always the same one.
                Some("act") if presses % 3 != 2 => self.press(ENTER).await,
                _ => self.press(TAB).await,
            }
            presses += 1;
        }
    }

    /// Nothing in the console, nothing against the policy, nothing that axe finds serious, no
    /// scrolling sideways.
    pub async fn assert_sound(&self, page: &str) {
        assert_eq!(self.complaints().await, Vec::<String>::new(), "{page}");
        assert_eq!(self.serious().await, Vec::<String>::new(), "{page}");
        // A phone makes its window wider than itself rather than scroll: ask about the phone.
        let wide = format!("return document.documentElement.scrollWidth <= {} + 1", self.width());
        self.until("no scrolling sideways", &wide).await;
    }
}
