//! What pops up beside a thing that was touched: why not, or which of several.

use leptos::prelude::*;

use super::play::{Play, Popup};

/// The reason or the menu, where the reader touched.
#[component]
pub(super) fn Popups(play: Play) -> impl IntoView {
    move || {
        play.popup.get().map(|popup| match popup {
            Popup::Reason { words, at } => {
                view! { <div class="bubble" role="alert" node_ref=place(at)>{words}</div> }.into_any()
            }
            Popup::Menu { choices, at } => {
                let items = choices.into_iter().map(|choice| {
                    let action = choice.action;
                    view! {
                        <li>
                            <button class="btn quiet" on:click=move |_| play.act(&action)>{choice.words}</button>
                        </li>
                    }
                });
                view! {
                    <div class="menu" role="dialog" aria-label=play.reader.word("menu-title") node_ref=place(at)>
                        <ul>{items.collect_view()}</ul>
                        <button class="btn quiet sm" on:click=move |_| play.popup.set(None)>
                            {play.reader.word("menu-close")}
                        </button>
                    </div>
                }
                .into_any()
            }
        })
    }
}

/// Puts an element where the reader touched, inside the window. Styles are set through the object
/// model: the page's policy allows no style attributes.
fn place((x, y): (f64, f64)) -> NodeRef<leptos::html::Div> {
    let node = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        let Some(element) = node.get() else { return };
        let Some(window) = super::browser::window() else { return };
        let size =
            |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|v| v.as_f64()).unwrap_or(0.0);
        let (width, height) = (size(window.inner_width()), size(window.inner_height()));
        let rect = element.get_bounding_client_rect();
        // Nowhere in particular is under the prompt, in the middle.
        let (x, y) = if (x, y) == (0.0, 0.0) { (width / 2.0, 220.0) } else { (x, y) };
        let left = (x - rect.width() / 2.0).clamp(8.0, (width - rect.width() - 8.0).max(8.0));
        let above = y - rect.height() - 14.0;
        let top = if above < 8.0 { y + 18.0 } else { above }.min(height - rect.height() - 8.0);
        let style = web_sys::HtmlElement::style(&element);
        let _ = style.set_property("left", &format!("{left}px"));
        let _ = style.set_property("top", &format!("{top}px"));
        if let Ok(Some(button)) = element.query_selector("button") {
            super::browser::focus(&button);
        }
    });
    node
}
