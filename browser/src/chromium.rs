//! One browser window.

use std::net::TcpListener;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::process::{Child, Command};

/// Narrower windows are phones.
const NARROW: u32 = 600;

/// How long something may take to appear.
const PATIENCE: Duration = Duration::from_secs(20);

/// A browser with a fresh profile.
pub struct Browser {
    client: Client,
    driver: Child,
    profile: PathBuf,
    width: u32,
}

/// Asks ChromeDriver for what the console said since it was last asked.
#[derive(Debug)]
struct Console;

impl WebDriverCompatibleCommand for Console {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _url: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}

impl Browser {
    /// Opens a window of this size, for a reader of this language.
    pub async fn open((width, height): (u32, u32), language: &str) -> Browser {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(std::process::Stdio::null())
            .stderr(std::process::Stdio::null())
            .process_group(0)
            .kill_on_drop(true)
            .spawn()
            .expect("chromedriver is installed (./test does it)");
        let profile = std::env::temp_dir().join(format!("bocage-profile-{port}"));
        let mut arguments: Vec<String> = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            "--disable-dev-shm-usage",
        ]
        .map(str::to_owned)
        .to_vec();
        arguments.push(format!("--user-data-dir={}", profile.display()));
        arguments.push(format!("--window-size={width},{height}"));
        arguments.push(format!("--lang={language}"));
        let wanted = json!({
            "goog:chromeOptions": {
                "args": arguments,
                "mobileEmulation": mobile(width, height),
                "prefs": { "intl.accept_languages": language },
            },
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let mut wanted = wanted.as_object().cloned().unwrap();
        if width > NARROW
            && let Some(options) = wanted.get_mut("goog:chromeOptions").and_then(Value::as_object_mut)
        {
            options.remove("mobileEmulation");
        }
        let address = format!("http://127.0.0.1:{port}");
        let since = Instant::now();
        let client = loop {
            let connected =
                ClientBuilder::new(HttpConnector::new()).capabilities(wanted.clone()).connect(&address).await;
            match connected {
                Ok(client) => break client,
                Err(error) if since.elapsed() > PATIENCE => panic!("no browser: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        };
        let browser = Browser { client, driver, profile, width };
        browser.fit(width, height).await;
        browser
    }

    /// Makes what is inside the window as large as asked: its frame takes some of it.
    async fn fit(&self, width: u32, height: u32) {
        let inside = self.script("return [window.innerWidth, window.innerHeight]", Vec::new()).await;
        let missing = |wanted: u32, nth: usize| {
            let have = inside[nth].as_u64().and_then(|have| u32::try_from(have).ok()).unwrap_or(wanted);
            wanted + wanted.saturating_sub(have)
        };
        if width > NARROW {
            self.client.set_window_size(missing(width, 0), missing(height, 1)).await.unwrap();
        }
    }

    /// Goes to an address.
    pub async fn go(&self, url: &str) {
        self.client.goto(url).await.unwrap();
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        self.client.refresh().await.unwrap();
    }

    /// The address of the page.
    pub async fn url(&self) -> String {
        self.client.current_url().await.unwrap().to_string()
    }

    /// Runs a script in the page and gives its value.
    pub async fn script(&self, code: &str, args: Vec<Value>) -> Value {
        self.client.execute(code, args).await.unwrap_or_else(|error| panic!("{error}\n{code}"))
    }

    /// Runs a script that says when it is done, and gives what it says.
    pub async fn script_async(&self, code: &str, args: Vec<Value>) -> Value {
        self.client.execute_async(code, args).await.unwrap_or_else(|error| panic!("{error}\n{code}"))
    }

    /// Waits until a script gives something true.
    pub async fn until(&self, what: &str, code: &str) {
        let since = Instant::now();
        while !truthy(&self.script(code, Vec::new()).await) {
            assert!(since.elapsed() < PATIENCE, "waited in vain for: {what}");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Waits until something is there.
    pub async fn see(&self, css: &str) {
        self.until(css, &format!("return document.querySelector({}) !== null", json!(css))).await;
    }

    /// The text of the first thing that matches.
    pub async fn text(&self, css: &str) -> String {
        self.see(css).await;
        let code = format!("return document.querySelector({}).textContent", json!(css));
        self.script(&code, Vec::new()).await.as_str().unwrap_or_default().to_owned()
    }

    /// Clicks the first thing that matches, as a mouse or a finger would, once it can be reached. (The driver's own
    /// click scrolls as well, and scrolls sheets that lie over the page away from what it is about to click.)
    pub async fn click(&self, css: &str) {
        self.see(css).await;
        let reach = format!(
            "const element = document.querySelector({});
            element.scrollIntoView({{ block: 'center' }});
            const {{ left, top, width, height }} = element.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            const hit = document.elementFromPoint(x, y);
            return element.contains(hit) ? [x, y] : null",
            json!(css)
        );
        let since = Instant::now();
        let place = loop {
            let place = self.script(&reach, Vec::new()).await;
            if let (Some(x), Some(y)) = (place[0].as_f64(), place[1].as_f64()) {
                break (x, y);
            }
            if since.elapsed() > PATIENCE {
                // What the page looks like tells more than a sentence would.
                self.shot("out-of-reach").await;
                panic!("{css} is there but out of reach (see out-of-reach.png)");
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        };
        self.press_at(place).await;
    }

    /// Presses and releases at a place in the window: with a finger on a phone.
    async fn press_at(&self, (x, y): (f64, f64)) {
        let there = PointerAction::MoveTo { duration: None, x, y };
        let down = PointerAction::Down { button: MOUSE_BUTTON_LEFT };
        let up = PointerAction::Up { button: MOUSE_BUTTON_LEFT };
        let done = if self.width > NARROW {
            let mouse = MouseActions::new("mouse".to_owned());
            self.client.perform_actions(mouse.then(there).then(down).then(up)).await
        } else {
            let finger = TouchActions::new("finger".to_owned());
            self.client.perform_actions(finger.then(there).then(down).then(up)).await
        };
        done.unwrap();
    }

    /// Writes into the field that matches.
    pub async fn write(&self, css: &str, text: &str) {
        self.see(css).await;
        let element = self.client.find(fantoccini::Locator::Css(css)).await.unwrap();
        element.clear().await.unwrap();
        element.send_keys(text).await.unwrap();
    }

    /// Presses a key.
    pub async fn press(&self, key: char) {
        let actions = KeyActions::new("keyboard".to_owned())
            .then(KeyAction::Down { value: key })
            .then(KeyAction::Up { value: key });
        self.client.perform_actions(actions).await.unwrap();
    }

    /// How wide what is inside the window was asked to be.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// What the browser complained about since it was last asked.
    pub async fn complaints(&self) -> Vec<String> {
        let log = self.client.issue_cmd(Console).await.unwrap_or_default();
        let entries = log.as_array().cloned().unwrap_or_default();
        entries
            .iter()
            .filter(|entry| entry["level"] == "SEVERE")
            .map(|entry| entry["message"].as_str().unwrap_or_default().to_owned())
            .collect()
    }

    /// Takes a picture of the window. With `BOCAGE_SCREENSHOTS` set it lands in `docs/screenshots`.
    pub async fn shot(&self, name: &str) {
        let picture = self.client.screenshot().await.unwrap();
        let folder = match std::env::var_os("BOCAGE_SCREENSHOTS") {
            Some(_) => PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/screenshots")),
            None => std::env::temp_dir().join("bocage-screenshots"),
        };
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join(format!("{name}.png")), picture).unwrap();
    }

    /// What axe finds serious or worse on this page.
    pub async fn serious(&self) -> Vec<String> {
        let axe = std::env::var("BOCAGE_AXE").expect("BOCAGE_AXE names axe.min.js (./test sets it)");
        let code = std::fs::read_to_string(axe).expect("axe can be read");
        self.script(&code, Vec::new()).await;
        let run = "const done = arguments[arguments.length - 1];
                   axe.run(document, { resultTypes: ['violations'] }).then(
                     result => done(result.violations.filter(v => v.impact === 'serious' || v.impact === 'critical')
                       .map(v => v.id + ': ' + v.help + ' ' + v.nodes.slice(0, 3).map(n => n.html).join(' '))),
                     error => done(['axe failed: ' + error]));";
        let found = self.client.execute_async(run, Vec::new()).await.unwrap();
        let found = found.as_array().cloned().unwrap_or_default();
        found.iter().filter_map(Value::as_str).map(str::to_owned).collect()
    }

    /// Closes the window.
    pub async fn close(self) {
        let _ = self.client.clone().close().await;
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver leads a group, so that the browser ends with it also when a test fails.
        if let Some(group) = self.driver.id() {
            let _ = std::process::Command::new("kill").args(["-9", "--", &format!("-{group}")]).status();
        }
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

fn mobile(width: u32, height: u32) -> Value {
    json!({ "deviceMetrics": { "width": width, "height": height, "pixelRatio": 2.0, "touch": true } })
}

fn truthy(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::Bool(value) => *value,
        Value::Number(number) => number.as_f64() != Some(0.0),
        Value::String(text) => !text.is_empty(),
        Value::Array(_) | Value::Object(_) => true,
    }
}
