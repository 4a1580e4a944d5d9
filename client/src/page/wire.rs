//! One WebSocket after another to the same table: opened again with growing pauses when it is lost.

use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{CloseEvent, Event, MessageEvent, WebSocket};

use super::browser;
use crate::desk::pause_before;

/// What happens on the wire.
pub(super) enum Signal {
    /// A socket was opened.
    Opened,
    /// A message came.
    Heard(String),
    /// The socket is gone; another one will be opened after a pause.
    Lost,
}

type Listener = Rc<dyn Fn(Signal)>;

/// A wire to a table. It lives as long as the page that made it.
#[derive(Clone, Copy)]
pub(super) struct Wire {
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    address: String,
    socket: Option<Socket>,
    listener: Listener,
    /// Sockets are numbered: what an old one says late is not heard.
    number: u32,
    /// How often in a row it was tried in vain.
    tries: u32,
    /// Is it put away for good?
    ended: bool,
}

struct Socket {
    socket: WebSocket,
    // The browser calls these for as long as the socket lives.
    _opened: Closure<dyn Fn(Event)>,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _closed: Closure<dyn Fn(CloseEvent)>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        // The closures end with this: the browser must not call them any more.
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}

impl Wire {
    /// A wire to a table; nothing happens until [`Wire::connect`].
    pub(super) fn new(table: &str) -> Self {
        let address = format!("{}/ws/{table}", browser::socket_origin());
        let inner =
            Inner { address, socket: None, listener: Rc::new(|_| {}), number: 0, tries: 0, ended: false };
        let wire = Wire { inner: StoredValue::new_local(inner) };
        // A network that comes back is tried at once.
        let back = window_event_listener(leptos::ev::online, move |_| {
            if !wire.is_there() {
                wire.connect_in(0);
            }
        });
        on_cleanup(move || {
            back.remove();
            wire.end();
        });
        wire
    }

    /// Says who listens.
    pub(super) fn listen(self, listener: impl Fn(Signal) + 'static) {
        self.inner.update_value(|inner| inner.listener = Rc::new(listener));
    }

    /// Opens a socket.
    pub(super) fn connect(self) {
        let started = self.inner.try_update_value(|inner| {
            if inner.ended {
                return false;
            }
            inner.number += 1;
            inner.socket = open(self, &inner.address, inner.number);
            inner.socket.is_none()
        });
        if started == Some(true) {
            self.lost(None);
        }
    }

    /// Opens another socket after so many milliseconds. Never from within a call of the browser: the
    /// closures of the old socket end with it.
    pub(super) fn connect_in(self, milliseconds: u64) {
        let number = self.inner.try_update_value(|inner| {
            inner.number += 1;
            inner.number
        });
        set_timeout(
            move || {
                let stands = self.inner.try_with_value(|inner| Some(inner.number) == number);
                if stands == Some(true) {
                    self.connect();
                }
            },
            Duration::from_millis(milliseconds),
        );
    }

    /// Sends texts in this order. What is lost on the way is asked for again by the protocol.
    pub(super) fn send(self, texts: Vec<String>) {
        self.inner.try_with_value(|inner| {
            for text in texts {
                if let Some(socket) = &inner.socket
                    && socket.socket.ready_state() == WebSocket::OPEN
                {
                    let _ = socket.socket.send_with_str(&text);
                }
            }
        });
    }

    /// The conversation works: pauses begin anew.
    pub(super) fn is_well(self) {
        self.inner.try_update_value(|inner| inner.tries = 0);
    }

    /// How often in a row it was tried in vain.
    pub(super) fn tries(self) -> u32 {
        self.inner.try_with_value(|inner| inner.tries).unwrap_or_default()
    }

    /// The socket is gone, or given up. Another one is opened after a pause, or after `pause`.
    pub(super) fn lost(self, pause: Option<u64>) {
        let lost = self.inner.try_update_value(|inner| {
            let pause = pause.unwrap_or_else(|| pause_before(inner.tries));
            inner.tries += 1;
            if let Some(socket) = &inner.socket {
                let _ = socket.socket.close();
            }
            (pause, inner.ended, inner.listener.clone())
        });
        if let Some((pause, false, listener)) = lost {
            listener(Signal::Lost);
            self.connect_in(pause);
        }
    }

    /// Puts the wire away for good.
    pub(super) fn end(self) {
        self.inner.try_update_value(|inner| {
            inner.ended = true;
            inner.number += 1;
            inner.socket = None;
        });
    }

    fn is_there(self) -> bool {
        self.inner
            .try_with_value(|inner| {
                let open = |socket: &Socket| socket.socket.ready_state() == WebSocket::OPEN;
                inner.socket.as_ref().is_some_and(open)
            })
            .unwrap_or_default()
    }

    /// Passes on what a socket says, if it is the latest one.
    fn pass(self, number: u32, signal: Signal) {
        let listener = self
            .inner
            .try_with_value(|inner| (inner.number == number && !inner.ended).then(|| inner.listener.clone()));
        if let Some(Some(listener)) = listener {
            listener(signal);
        }
    }
}

fn open(wire: Wire, address: &str, number: u32) -> Option<Socket> {
    let socket = WebSocket::new(address).ok()?;
    let opened = Closure::<dyn Fn(Event)>::new(move |_| wire.pass(number, Signal::Opened));
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            wire.pass(number, Signal::Heard(text));
        }
    });
    let closed = Closure::<dyn Fn(CloseEvent)>::new(move |_| {
        let latest = wire.inner.try_with_value(|inner| inner.number == number);
        if latest == Some(true) {
            wire.lost(None);
        }
    });
    socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
    socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
    Some(Socket { socket, _opened: opened, _heard: heard, _closed: closed })
}
