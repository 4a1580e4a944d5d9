//! Pieces move from where they were to where they are, for every game with the same few lines.
//!
//! Pictures are replaced as a whole. Before that, the place of every piece on the screen is noted;
//! after it, a piece of the same name that lies elsewhere travels there, and one that was not there
//! rises. Positions are read from the screen, so no picture has to know about it.
//!
//! Some pieces have no names in the rules: two riders are alike. They are named by their kind and their
//! place, such as `r0@A2.1`; one that is gone from its place is the one that has come to another.

use std::collections::{BTreeMap, HashMap};

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use super::browser;

/// Where the pieces are: left and top on the screen.
pub(super) type Places = HashMap<String, (f64, f64)>;

/// More than this many movements at once are a new scene, not a move.
const MOST: usize = 24;

/// Notes where the pieces are.
pub(super) fn places() -> Places {
    shown().into_iter().map(|(name, (_, place))| (name, place)).collect()
}

/// The pieces on the screen by name, and where they are. One that is shown twice is where it is first.
fn shown() -> BTreeMap<String, (Element, (f64, f64))> {
    let mut shown = BTreeMap::new();
    for element in browser::all("[data-piece]") {
        let rect = element.get_bounding_client_rect();
        if let Some(name) = element.get_attribute("data-piece").filter(|_| rect.width() > 0.0) {
            shown.entry(name).or_insert((element, (rect.left(), rect.top())));
        }
    }
    shown
}

/// Moves the pieces from where they were.
pub(super) fn travel(before: &Places) {
    let shown = shown();
    let mut gone: Vec<_> = before.iter().filter(|(name, _)| !shown.contains_key(*name)).collect();
    // In a fixed order: alike pieces that move together keep their order.
    gone.sort_by_key(|(name, _)| *name);
    let mut moves = Vec::new();
    for (name, (element, (left, top))) in shown {
        let from = before.get(&name).or_else(|| {
            let kind = kind(&name)?;
            let alike = gone.iter().position(|(other, _)| self::kind(other) == Some(kind))?;
            Some(gone.remove(alike).1)
        });
        let distance = from.map(|(old_left, old_top)| (old_left - left, old_top - top));
        if distance.is_none_or(|(dx, dy)| dx.abs() + dy.abs() > 4.0) {
            moves.push((element, distance));
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

/// The kind of a piece that has no name of its own.
fn kind(name: &str) -> Option<&str> {
    name.split_once('@').map(|(kind, _)| kind)
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
