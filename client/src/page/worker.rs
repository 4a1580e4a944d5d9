//! The worker in which bots think, and the questions it has not answered yet.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use js_sys::Array;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use serde::Serialize;

type Listener = Box<dyn FnOnce(String)>;

thread_local! {
    static ADDRESS: RefCell<String> = const { RefCell::new(String::new()) };
    static WORKER: RefCell<Option<Worker>> = const { RefCell::new(None) };
    static WAITING: RefCell<HashMap<u32, Listener>> = RefCell::default();
    static TICKETS: Cell<u32> = const { Cell::new(0) };
}

/// Says where the worker's script is.
pub(super) fn place(address: String) {
    ADDRESS.set(address);
}

/// Asks a bot or an adviser; `then` gets the answer in text, or nothing.
pub(super) fn ask(question: &impl Serialize, then: impl FnOnce(String) + 'static) {
    let Ok(text) = serde_json::to_string(question) else { return };
    let ticket = TICKETS.get();
    TICKETS.set(ticket + 1);
    let posted = with_worker(|worker| {
        let message = Array::of2(&JsValue::from(ticket), &JsValue::from_str(&text));
        worker.post_message(&message).is_ok()
    });
    if posted {
        WAITING.with_borrow_mut(|waiting| waiting.insert(ticket, Box::new(then)));
    } else {
        // A browser without module workers: the page waits a little, but the game goes on.
        then(bocage_thinker::think(&text, js_sys::Date::now));
    }
}

fn with_worker(then: impl FnOnce(&Worker) -> bool) -> bool {
    WORKER.with_borrow_mut(|worker| {
        if worker.is_none() {
            *worker = start();
        }
        worker.as_ref().is_some_and(then)
    })
}

fn start() -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = ADDRESS.with_borrow(|address| Worker::new_with_options(address, &options)).ok()?;
    let hear = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        let answer: Array = event.data().unchecked_into();
        let ticket = answer.get(0).as_f64().unwrap_or(-1.0) as u32;
        let listener = WAITING.with_borrow_mut(|waiting| waiting.remove(&ticket));
        if let Some(then) = listener {
            then(answer.get(1).as_string().unwrap_or_default());
        }
    });
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // The worker lives as long as the page.
    hear.forget();
    Some(worker)
}
