//! The keyboard: arrows between legal spaces, Enter to act, `u` to undo, `h` for a hint.

use leptos::ev::KeyboardEvent;
use leptos::prelude::{Set, WithUntracked};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::browser;
use super::play::Play;

/// What is touched when Enter is pressed on it.
const TARGETS: &str = ".pictures [data-target][tabindex]";

/// Does what a key means, wherever the reader is on the table page.
pub(super) fn press(play: Play, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || is_writing(event) {
        return;
    }
    let sight = play.sight;
    match event.key().as_str() {
        "u" | "U" if sight.with_untracked(|sight| sight.may_undo) => play.undo(),
        "h" | "H" => play.hint(),
        "Escape" => {
            play.popup.set(None);
            play.unadvise();
        }
        "ArrowLeft" => step(event, -1.0, 0.0),
        "ArrowRight" => step(event, 1.0, 0.0),
        "ArrowUp" => step(event, 0.0, -1.0),
        "ArrowDown" => step(event, 0.0, 1.0),
        "Enter" | " " => {
            if let Some(target) = focused_target() {
                event.prevent_default();
                let (x, y) = middle(&target);
                play.touch(&target.get_attribute("data-target").unwrap_or_default(), (x, y), None);
            }
        }
        _ => {}
    }
}

fn is_writing(event: &KeyboardEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"))
}

fn focused_target() -> Option<Element> {
    let active = browser::document()?.active_element()?;
    active.closest("[data-target]").ok().flatten()
}

fn middle(element: &Element) -> (f64, f64) {
    let rect = element.get_bounding_client_rect();
    (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
}

/// Goes to the nearest target in a direction; from anywhere else, to the first one.
fn step(event: &KeyboardEvent, dx: f64, dy: f64) {
    let targets = browser::all(TARGETS);
    let Some(from) = focused_target() else {
        if let (Some(first), true) = (targets.first(), is_on_nothing()) {
            event.prevent_default();
            browser::focus(first);
        }
        return;
    };
    event.prevent_default();
    let (x, y) = middle(&from);
    let nearest = targets
        .iter()
        .filter_map(|target| {
            let (tx, ty) = middle(target);
            let along = (tx - x) * dx + (ty - y) * dy;
            let aside = ((tx - x) * dy).abs() + ((ty - y) * dx).abs();
            (along > 4.0).then_some((along + aside * 2.0, target))
        })
        .min_by(|a, b| a.0.total_cmp(&b.0));
    if let Some((_, target)) = nearest {
        browser::focus(target);
    }
}

/// Does nothing in particular have the keyboard? Then arrows may take it without taking it away.
fn is_on_nothing() -> bool {
    let active = browser::document().and_then(|document| document.active_element());
    active.is_none_or(|element| element.tag_name() == "BODY")
}
