//! Playing in the page, on one's own device.

use bocage_browser::{Browser, DESK, House, PHONE};

const HOUSE: &str = env!("CARGO_BIN_EXE_house");

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_sound_on_a_desk_and_a_phone() {
    let house = House::open("pages", HOUSE).await;
    for (size, name, language) in [(DESK, "desk", "en"), (PHONE, "phone", "fr")] {
        let browser = Browser::open(size, language).await;
        for (path, page) in [
            ("/", "home"),
            ("/new/evergreen", "new"),
            ("/settings", "settings"),
            ("/learn", "learn"),
            ("/learn/evergreen", "lesson"),
            ("/nowhere", "missing"),
        ] {
            browser.go(&house.url(path)).await;
            browser.see("h1").await;
            browser.shot(&format!("{page}-{name}")).await;
            browser.assert_sound(page).await;
        }
        browser.close().await;
    }
}

/// Clicks twenty times on what may be clicked; gives how long each took to be drawn.
const ANSWERS: &str = "
    const [done] = arguments;
    const answers = [];
    const step = () => {
        if (answers.length === 20 || document.querySelector('.ending')) return done(answers);
        const menu = document.querySelector('.menu li button');
        const chosen = menu ?? document.querySelector('.pictures [data-target], .prompt .acts button.btn:not(:disabled)');
        if (chosen === null) return setTimeout(step, 20);
        const start = performance.now();
        const observer = new MutationObserver(() => {
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => {
                answers.push(performance.now() - start);
                setTimeout(step, 60);
            }));
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    };
    step();";

#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_there_in_two_seconds_and_answers_at_once() {
    let house = House::open("quick", HOUSE).await;
    let browser = Browser::open(DESK, "en").await;
    browser.calm(&house).await;
    browser.sit_down(&house, "evergreen", 1).await;
    browser.reload().await;
    browser.see(".pictures [data-target]").await;
    // How quick it is depends on the machine: it is said here, not asserted.
    let ready = browser.script("return performance.now()", Vec::new()).await;
    println!("the table can be played {ready} ms after the page was asked for");
    let answers = browser.script_async(ANSWERS, Vec::new()).await;
    let mut answers: Vec<f64> =
        answers.as_array().into_iter().flatten().filter_map(|ms| ms.as_f64()).collect();
    answers.sort_by(f64::total_cmp);
    assert!(answers.len() >= 20, "clicks without an effect: {answers:?}");
    println!("a click shows after {} ms (median), {} ms (slowest)", answers[10], answers[19]);
    browser.close().await;
}

async fn solo_with_a_reload(language: &str) {
    let mut house = House::open(&format!("solo-{language}"), HOUSE).await;
    let browser = Browser::open(DESK, language).await;
    browser.calm(&house).await;
    browser.sit_down(&house, "evergreen", 1).await;
    browser.see(".pictures [data-target]").await;
    browser.play(40, 3).await;
    // The page needs the server no more: its files are kept by the service worker.
    let kept = "return navigator.serviceWorker.controller !== null
        || (navigator.serviceWorker.ready.then(() => window.ready = true), window.ready)";
    browser.until("the service worker", kept).await;
    house.kill().await;
    let before = browser.text(".prompt h1").await;
    browser.reload().await;
    assert_eq!(browser.text(".prompt h1").await, before);
    browser.play_to_the_end(5).await;
    browser.see(".course svg").await;
    browser.shot(&format!("end-desk-{language}")).await;
    browser.click(".ending a.btn").await;
    browser.see(".replay input[type=range]").await;
    let at = "return Number(document.querySelector('.replay input[type=range]').value)";
    assert_eq!(browser.script(at, Vec::new()).await, 0, "a game is told from its beginning");
    browser.click(".replay .run").await;
    browser.until("the game to run", &format!("{at} > 1")).await;
    browser.click(".replay .run").await;
    browser.shot(&format!("replay-desk-{language}")).await;
    browser.close().await;
}

/// A hint in the middle of a game, and the review of it when it is over.
async fn advised(size: (u32, u32), name: &str, language: &str) {
    let house = House::open(&format!("advised-{name}"), HOUSE).await;
    let browser = Browser::open(size, language).await;
    browser.calm(&house).await;
    browser.sit_down(&house, "evergreen", 2).await;
    browser.play(20, 3).await;
    browser
        .until("the reader's turn", "return document.querySelector('.prompt:not(.waiting)') !== null")
        .await;
    // A decision that waits to be confirmed wants no advice.
    browser.script("document.querySelector('.prompt .acts .btn.main')?.click()", Vec::new()).await;
    browser
        .until(
            "a hint",
            "const hint = document.querySelectorAll('.prompt .tools button')[1];
        const moves = document.querySelectorAll('.advice li').length;
        // Where there is nothing to choose from, on to the next decision; what waits is confirmed.
        if (moves === 1) document.querySelector('.advice li .btn').click();
        else if (moves === 0 && !hint.disabled) hint.click();
        else if (moves === 0) document.querySelector('.prompt:not(.waiting) .acts .btn.main')?.click();
        return moves > 1",
        )
        .await;
    assert!(browser.text(".advice .look span").await.contains("points"));
    let in_reach = "const [hint, sheet] = ['.advice li', '.prompt'].map(css => document.querySelector(css));
        return !sheet.contains(hint) || getComputedStyle(sheet).position !== 'fixed'
            || hint.getBoundingClientRect().top >= sheet.getBoundingClientRect().top";
    assert_eq!(browser.script(in_reach, Vec::new()).await, true, "the best hint is above its sheet");
    browser.click(".advice li:nth-child(2) .look").await;
    browser.see(".advice li:nth-child(2).on").await;
    browser.shot(&format!("hint-{name}")).await;
    browser.assert_sound("hint").await;
    browser.click(".advice li .btn").await;
    browser.until("the hint to be gone", "return document.querySelector('.advice') === null").await;
    browser.play_to_the_end(5).await;
    browser.click(".ending a.lookback").await;
    browser.see(".review progress").await;
    let in_view = "return document.querySelector('.review').getBoundingClientRect().top < innerHeight / 2";
    browser.until("the review in view", in_view).await;
    browser.click(".review .stop").await;
    browser.click(".review .begin").await;
    let done = "return document.querySelector('.review .course svg') !== null";
    for _ in 0..6 {
        // Some twenty seconds of thought, on a machine that may have other things to do.
        if browser.script(done, Vec::new()).await == true {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_secs(8)).await;
    }
    browser.until("the review", done).await;
    browser.click(".review .picks .pick").await;
    // Whoever changes the theme or the language keeps what was found, and sees it as they did.
    browser.script("document.querySelector('.bar .theme').click()", Vec::new()).await;
    browser.script("document.querySelector('.bar .wide').click()", Vec::new()).await;
    let kept = "const first = document.querySelector('.review .picks .pick');
        return document.querySelector('.review .save') !== null && first.ariaPressed === 'true'";
    browser.until("the review to be kept", kept).await;
    assert_eq!(
        browser.script("return document.querySelector('.review .begin')", Vec::new()).await,
        serde_json::Value::Null
    );
    browser.script("document.querySelector('.bar .theme').click()", Vec::new()).await;
    browser.script("document.querySelector('.bar .wide').click()", Vec::new()).await;
    browser.click(".review .moments .look").await;
    browser.shot(&format!("review-{name}")).await;
    browser.assert_sound("review").await;
    let file = "return JSON.parse(decodeURIComponent(document.querySelector('.review .save').href.split(',').slice(1).join(',')))
        .review.curves.length";
    assert_eq!(browser.script(file, Vec::new()).await, 2);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_and_a_review_on_a_desk() {
    advised(DESK, "desk", "en").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn un_conseil_et_un_bilan_sur_un_telephone() {
    advised(PHONE, "phone", "fr").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solo_game_goes_on_after_a_reload_and_without_a_server() {
    solo_with_a_reload("en").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn une_partie_en_solitaire_continue_sans_serveur() {
    solo_with_a_reload("fr").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_a_bot_on_a_phone() {
    let house = House::open("phone", HOUSE).await;
    let browser = Browser::open(PHONE, "en").await;
    browser.calm(&house).await;
    browser.sit_down(&house, "evergreen", 2).await;
    browser.see(".pictures [data-target]").await;
    browser.shot("draft-phone").await;
    browser.play(60, 3).await;
    browser.shot("table-phone").await;
    browser.assert_sound("table").await;
    // What cannot be done anything with says what it is; who is touched is shown large.
    let plant = "const plant = document.querySelector('.board .piece:not([aria-hidden])');
        plant?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 100, clientY: 300 }));
        return document.querySelector('.bubble')?.textContent.length > 10";
    // Where every plant may be chosen, none of them only explains itself.
    browser.play_until("a plant to say what it is", plant, 11).await;
    browser.click(".dock button:nth-child(3)").await;
    browser.click(".opp").await;
    browser.see(".table[data-tab=board] .home-board .btn").await;
    browser.click(".home-board .btn").await;
    browser.play_to_the_end(7).await;
    browser.see(".course svg").await;
    browser.shot("end-phone").await;
    browser.assert_sound("end").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_keyboard_alone() {
    let house = House::open("keys", HOUSE).await;
    let browser = Browser::open(DESK, "fr").await;
    browser.calm(&house).await;
    browser.sit_down(&house, "evergreen", 1).await;
    browser.play_by_keyboard().await;
    browser.see(".ending h1").await;
    browser.assert_sound("end").await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_leads_to_its_moments() {
    let house = House::open("moments", HOUSE).await;
    let browser = Browser::open(DESK, "en").await;
    browser.calm(&house).await;
    browser.sit_down(&house, "evergreen", 2).await;
    browser.play(30, 3).await;
    browser.click(".log li:last-child .moment, .log .moment").await;
    browser.see(".replay input[type=range]").await;
    assert!(browser.url().await.contains("?step="));
    browser.click(".replay a.back").await;
    browser.see(".prompt .tools").await;
    browser.assert_sound("table").await;
    browser.close().await;
}
