//! The browser: storage, time, random numbers, the document.

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlElement, Performance, Storage, Window};

/// Narrower than this is a phone.
const NARROW: &str = "(max-width: 699px)";

/// How high the bar at the top of a page is.
const BAR: f64 = 56.0;

pub(super) fn window() -> Option<Window> {
    web_sys::window()
}

pub(super) fn document() -> Option<Document> {
    window()?.document()
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

/// What is kept under `key`; nothing if it was never kept or cannot be read any more.
pub(super) fn load<T: DeserializeOwned>(key: &str) -> Option<T> {
    let text = storage()?.get_item(key).ok().flatten()?;
    serde_json::from_str(&text).ok()
}

/// Keeps `value`. Returns whether it could: storage may be full or forbidden.
pub(super) fn keep<T: Serialize>(key: &str, value: &T) -> bool {
    let Ok(text) = serde_json::to_string(value) else { return false };
    storage().is_some_and(|storage| storage.set_item(key, &text).is_ok())
}

/// Forgets what is kept under `key`.
pub(super) fn forget(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

/// Milliseconds since 1970.
pub(super) fn now() -> u64 {
    js_sys::Date::now() as u64
}

thread_local! {
    static PERFORMANCE: Option<Performance> =
        js_sys::Reflect::get(&js_sys::global(), &"performance".into()).ok().and_then(|found| found.dyn_into().ok());
}

/// Milliseconds by a clock that nobody can set, in pages and workers.
pub(super) fn clock() -> f64 {
    PERFORMANCE.with(|found| found.as_ref().map_or_else(js_sys::Date::now, Performance::now))
}

/// Random bytes nobody can foresee.
pub(super) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Some(crypto) = window().and_then(|window| window.crypto().ok()) {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    bytes
}

/// The time of day, as clocks show it.
pub(super) fn time_of_day(at: u64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(at as f64));
    format!("{:02}:{:02}", date.get_hours(), date.get_minutes())
}

/// Where the page comes from, such as `https://example.org`.
pub(super) fn origin() -> String {
    window().and_then(|window| window.location().origin().ok()).unwrap_or_default()
}

/// Where the sockets of that server are.
pub(super) fn socket_origin() -> String {
    origin().replacen("http", "ws", 1)
}

/// Does the reader see the page, or another one?
pub(super) fn is_hidden() -> bool {
    document().is_some_and(|document| document.hidden())
}

/// The language the browser asks for.
pub(super) fn language_tag() -> String {
    window().and_then(|window| window.navigator().language()).unwrap_or_default()
}

pub(super) fn is_narrow() -> bool {
    matches(NARROW)
}

pub(super) fn prefers_stillness() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

pub(super) fn prefers_dark() -> bool {
    matches("(prefers-color-scheme: dark)")
}

fn matches(query: &str) -> bool {
    let list = window().and_then(|window| window.match_media(query).ok().flatten());
    list.is_some_and(|list| list.matches())
}

/// Sets an attribute of the root element, or removes it.
pub(super) fn set_root(name: &str, value: Option<&str>) {
    let Some(root) = document().and_then(|document| document.document_element()) else { return };
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

pub(super) fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// Takes away what the page showed while it was loading.
pub(super) fn clear_opening() {
    for element in all(".opening") {
        element.remove();
    }
}

/// Every element that a selector finds, in the order of the document.
pub(super) fn all(selector: &str) -> Vec<Element> {
    let Some(list) = document().and_then(|document| document.query_selector_all(selector).ok()) else {
        return Vec::new();
    };
    (0..list.length()).filter_map(|index| list.item(index)?.dyn_into().ok()).collect()
}

pub(super) fn first(selector: &str) -> Option<Element> {
    document()?.query_selector(selector).ok().flatten()
}

/// Scrolls to the first thing that may be touched, unless one is between the bar and the sheet.
pub(super) fn bring_into_view() {
    bring_between(".pictures [data-target][tabindex]");
}

/// Scrolls to the first of these things, unless one is between the bar and the sheet.
pub(super) fn bring_between(selector: &str) {
    let (Some(window), Some(sheet)) = (window(), first(".prompt")) else { return };
    let (top, bottom) = (BAR, sheet.get_bounding_client_rect().top());
    let places = all(selector);
    let mut places =
        places.iter().map(Element::get_bounding_client_rect).filter(|place| place.height() > 0.0);
    let Some(place) = places.next() else { return };
    let is_seen = |place: &web_sys::DomRect| place.top() >= top && place.bottom() <= bottom;
    if !is_seen(&place) && !places.any(|place| is_seen(&place)) {
        window.scroll_by_with_x_and_y(0.0, (place.top() + place.bottom() - top - bottom) / 2.0);
    }
}

/// Gives the keyboard to an element, drawn or written.
pub(super) fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    } else if let Some(element) = element.dyn_ref::<web_sys::SvgElement>() {
        let _ = element.focus();
    }
}

/// Gives the keyboard to a button of a sheet that has just been opened; the sheet is read from its top.
pub(super) fn raise(sheet: &str, button: &str) {
    let Some(sheet) = first(sheet) else { return };
    if let Ok(Some(button)) = sheet.query_selector(button) {
        focus(&button);
    }
    sheet.set_scroll_top(0);
}

/// Says in the console why the module stopped: without this it only says that it did.
pub(super) fn report_panics() {
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&JsValue::from_str(&info.to_string()));
    }));
}
