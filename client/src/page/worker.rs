//! The worker in which bots think, and the questions it has not answered yet.
//!
//! Every question gets an answer, whatever becomes of the worker: where it cannot be loaded the page thinks
//! itself, and waits a little; what a bot failed at is answered without much thought.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use js_sys::Array;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use serde::Serialize;

use super::browser;

/// A question, and who waits for the answer.
struct Waiting {
    text: String,
    then: Box<dyn FnOnce(String)>,
}

thread_local! {
    static ADDRESS: RefCell<String> = const { RefCell::new(String::new()) };
    static WORKER: RefCell<Option<Worker>> = const { RefCell::new(None) };
    static WAITING: RefCell<BTreeMap<u32, Waiting>> = const { RefCell::new(BTreeMap::new()) };
    static TICKETS: Cell<u32> = const { Cell::new(0) };
    /// Can a worker not be loaded here, as in a browser without module workers?
    static UNABLE: Cell<bool> = const { Cell::new(false) };
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
    put(ticket, Waiting { text, then: Box::new(then) });
}

/// Puts a question to the worker, or thinks about it here.
fn put(ticket: u32, waiting: Waiting) {
    let posted = with_worker(|worker| {
        let message = Array::of2(&JsValue::from(ticket), &JsValue::from_str(&waiting.text));
        worker.post_message(&message).is_ok()
    });
    if posted {
        WAITING.with_borrow_mut(|all| all.insert(ticket, waiting));
    } else {
        (waiting.then)(super::think(&waiting.text));
    }
}

fn with_worker(then: impl FnOnce(&Worker) -> bool) -> bool {
    WORKER.with_borrow_mut(|worker| {
        if worker.is_none() && !UNABLE.get() {
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
        hear(ticket, answer.get(1).as_string());
    });
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // A script that cannot be loaded is no error of `new Worker`: it shows later.
    let fail = Closure::<dyn Fn()>::new(do_without);
    worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
    worker.set_onmessageerror(Some(fail.as_ref().unchecked_ref()));
    // The worker lives as long as the page.
    hear.forget();
    fail.forget();
    Some(worker)
}

/// Takes an answer; none if the bot or adviser panicked over the question.
fn hear(ticket: u32, answer: Option<String>) {
    let Some(waiting) = WAITING.with_borrow_mut(|all| all.remove(&ticket)) else { return };
    match answer {
        Some(answer) => (waiting.then)(answer),
        None => {
            // Nobody knows what the panic left behind: others are asked in a new worker.
            dismiss();
            for (ticket, waiting) in WAITING.take() {
                put(ticket, waiting);
            }
            (waiting.then)(bocage_thinker::make_do(&waiting.text, browser::clock));
        }
    }
}

/// The worker cannot be used: the page thinks itself from now on.
fn do_without() {
    UNABLE.set(true);
    dismiss();
    for waiting in WAITING.take().into_values() {
        (waiting.then)(super::think(&waiting.text));
    }
}

fn dismiss() {
    if let Some(worker) = WORKER.take() {
        worker.terminate();
    }
}
