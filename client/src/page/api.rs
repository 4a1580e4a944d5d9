//! Requests to the server: tables, names, records. Without a server they say so.

use bocage_engine::{Language, Message};
use bocage_table::Pace;
use js_sys::Reflect;
use leptos::prelude::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

use super::browser;
use super::reader::Reader;

/// How many names a guest is offered: the messages `name-guest-<n>`.
const GUEST_NAMES: u8 = 8;

/// Why a request came to nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Trouble {
    /// No server of ours answers.
    NoServer,
    /// The server refuses, in its own words.
    Refused(String),
}

impl Trouble {
    /// In words.
    pub(super) fn say(&self, reader: Reader) -> String {
        match self {
            Trouble::NoServer => reader.word("link-gone"),
            Trouble::Refused(words) => words.clone(),
        }
    }
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(super) struct Listed {
    /// Its name in addresses.
    pub(super) id: String,
    /// Which game.
    pub(super) game: String,
    /// Where it stands.
    pub(super) stage: String,
    /// Names by seat: empty for an open one, `*2` for a bot of level 2.
    pub(super) names: Vec<String>,
    /// When something happened last.
    pub(super) at: u64,
    /// Is the reader waited on?
    pub(super) your_turn: bool,
}

/// A table that the reader wants to open.
#[derive(Clone, Debug, Serialize)]
pub(super) struct NewTable {
    /// Which game.
    pub(super) game: String,
    /// Who sits where.
    pub(super) seats: Vec<WantedSeat>,
    /// Options of the game by name.
    pub(super) options: std::collections::BTreeMap<String, String>,
    /// How much time people have.
    pub(super) pace: Pace,
    /// Shown in the lobby?
    pub(super) listed: bool,
}

/// Who is to sit on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum WantedSeat {
    /// Who opens the table.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(u8),
}

#[derive(Deserialize)]
struct Opened {
    id: String,
}

#[derive(Deserialize)]
struct Said {
    message: String,
}

/// Tables that gather players.
pub(super) async fn lobby(language: Language) -> Result<Vec<Listed>, Trouble> {
    send("GET", "/api/tables", None, language).await
}

/// The reader's own tables.
pub(super) async fn mine(language: Language) -> Result<Vec<Listed>, Trouble> {
    send("GET", "/api/tables/mine", None, language).await
}

/// Opens a table and gives its name in addresses.
pub(super) async fn open(table: &NewTable, language: Language) -> Result<String, Trouble> {
    let body = serde_json::to_string(table).map_err(|_| Trouble::NoServer)?;
    let opened: Opened = send("POST", "/api/tables", Some(body), language).await?;
    Ok(opened.id)
}

/// Tells the server the reader's name. A reader whom it does not know yet becomes a guest.
pub(super) async fn introduce(name: &str, language: Language) -> Result<(), Trouble> {
    let body = serde_json::json!({ "name": name }).to_string();
    let _: serde_json::Value = send("PUT", "/api/me", Some(body), language).await?;
    Ok(())
}

/// The record of a finished game, as it was written.
pub(super) async fn record(id: &str, language: Language) -> Result<String, Trouble> {
    let record: serde_json::Value = send("GET", &format!("/api/tables/{id}/record"), None, language).await?;
    Ok(record.to_string())
}

/// The reader's name, or one from the hedges until they give their own.
pub(super) fn name_of(reader: Reader) -> String {
    let name = reader.settings.with_untracked(|settings| settings.name.trim().to_owned());
    if !name.is_empty() {
        return name;
    }
    let [nth] = browser::random::<1>();
    let name = reader.say(&Message::named(format!("name-guest-{}", nth % GUEST_NAMES + 1)));
    reader.settings.update(|settings| settings.name.clone_from(&name));
    name
}

async fn send<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<String>,
    language: Language,
) -> Result<T, Trouble> {
    let response = fetch(method, path, body, language).await.map_err(|_| Trouble::NoServer)?;
    let text = text_of(&response).await.map_err(|_| Trouble::NoServer)?;
    if response.ok() {
        // A page that comes from elsewhere than our server may get any answer, such as the page itself.
        return serde_json::from_str(&text).map_err(|_| Trouble::NoServer);
    }
    match serde_json::from_str::<Said>(&text) {
        Ok(said) => Err(Trouble::Refused(said.message)),
        Err(_) => Err(Trouble::NoServer),
    }
}

async fn fetch(
    method: &str,
    path: &str,
    body: Option<String>,
    language: Language,
) -> Result<Response, JsValue> {
    let headers = Headers::new()?;
    headers.set("Accept-Language", language.code())?;
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        headers.set("Content-Type", "application/json")?;
        init.set_body(&JsValue::from_str(&body));
    }
    init.set_headers(&headers);
    let window = browser::window().ok_or(JsValue::NULL)?;
    JsFuture::from(window.fetch_with_str_and_init(path, &init)).await?.dyn_into()
}

async fn text_of(response: &Response) -> Result<String, JsValue> {
    let text = JsFuture::from(response.text()?).await?;
    Ok(text.as_string().unwrap_or_default())
}

/// Puts a text on the clipboard, if the browser lets us.
pub(super) async fn copy(text: &str) -> bool {
    let written = || -> Option<js_sys::Promise> {
        let navigator: JsValue = browser::window()?.navigator().into();
        let clipboard = Reflect::get(&navigator, &"clipboard".into()).ok()?;
        let write: js_sys::Function = Reflect::get(&clipboard, &"writeText".into()).ok()?.dyn_into().ok()?;
        write.call1(&clipboard, &JsValue::from_str(text)).ok()?.dyn_into().ok()
    };
    match written() {
        Some(promise) => JsFuture::from(promise).await.is_ok(),
        None => false,
    }
}
