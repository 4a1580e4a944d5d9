//! Pieces move from where they were to where they are, for every game with the same few lines.
//!
//! Pictures are replaced as a whole. Before that, the place of every piece on the screen is noted;
//! after it, a piece of the same name that lies elsewhere travels there, and one that was not there
//! rises. Positions are read from the screen, so no picture has to know about it.

use std::collections::HashMap;

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use super::browser;

/// Where the pieces are: left, top, width on the screen.
pub(super) type Places = HashMap<String, (f64, f64, f64)>;

/// More than this many movements at once are a new scene, not a move.
const MOST: usize = 24;

/// Notes where the pieces are.
pub(super) fn places() -> Places {
    let mut places = Places::new();
    for element in pieces() {
        if let Some(name) = element.get_attribute("data-piece") {
            let rect = element.get_bounding_client_rect();
            if rect.width() > 0.0 {
                places.entry(name).or_insert((rect.left(), rect.top(), rect.width()));
            }
        }
    }
    places
}

fn pieces() -> Vec<Element> {
    browser::all("[data-piece]")
}

/// Moves the pieces from where they were.
pub(super) fn travel(before: &Places) {
    let mut moves = Vec::new();
    for element in pieces() {
        let Some(name) = element.get_attribute("data-piece") else { continue };
        let rect = element.get_bounding_client_rect();
        if rect.width() == 0.0 {
            continue;
        }
        match before.get(&name) {
            Some((left, top, _)) => {
                let (dx, dy) = (left - rect.left(), top - rect.top());
                if dx.abs() + dy.abs() > 4.0 {
                    moves.push((element, Some((dx, dy))));
                }
            }
            None => moves.push((element, None)),
        }
    }
    if moves.len() > MOST {
        return;
    }
    for (element, from) in moves {
        match from {
            Some((dx, dy)) => {
                let scale = scale_of(&element);
                fly(&element, dx / scale, dy / scale);
            }
            None => rise(&element),
        }
    }
}

/// Screen pixels per unit of the picture the element is in.
fn scale_of(element: &Element) -> f64 {
    let picture = element.closest("svg").ok().flatten();
    let matrix = picture.and_then(|svg| call(&svg, "getScreenCTM", &[]));
    let scale = matrix.and_then(|matrix| Reflect::get(&matrix, &"a".into()).ok()).and_then(|a| a.as_f64());
    scale.filter(|scale| *scale > 0.0).unwrap_or(1.0)
}

/// From (`dx`, `dy`) away, lifted a little on the way.
fn fly(element: &Element, dx: f64, dy: f64) {
    let frames = format!(
        r#"[{{"translate":"{dx}px {dy}px"}},{{"translate":"{}px {}px"}},{{"translate":"0px 0px"}}]"#,
        dx / 2.0,
        dy / 2.0 - 6.0
    );
    animate(element, &frames, r#"{"duration":420,"easing":"cubic-bezier(.45,.05,.2,1)"}"#);
}

/// A new piece comes up from the ground.
fn rise(element: &Element) {
    let frames = r#"[{"translate":"0px 8px","opacity":0},{"translate":"0px 0px","opacity":1}]"#;
    animate(element, frames, r#"{"duration":320,"easing":"cubic-bezier(.3,1.4,.5,1)"}"#);
}

fn animate(element: &Element, frames: &str, timing: &str) {
    if let (Ok(frames), Ok(timing)) = (js_sys::JSON::parse(frames), js_sys::JSON::parse(timing)) {
        call(element, "animate", &[frames, timing]);
    }
}

/// Calls a method that the bindings do not have.
fn call(element: &Element, method: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let function: Function = Reflect::get(element, &method.into()).ok()?.dyn_into().ok()?;
    let list: js_sys::Array = arguments.iter().collect();
    function.apply(element, &list).ok()
}
