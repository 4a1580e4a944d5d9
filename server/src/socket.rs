//! One WebSocket: frames to the room, messages from it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use bocage_table::Person;
use bocage_table::protocol::ProtocolError;
use futures_util::{SinkExt, StreamExt};
use tokio::sync::{mpsc, oneshot};

use crate::limits::{self, Rates};
use crate::room::{Room, ToRoom};

/// How many sockets each guest and each address has open.
#[derive(Clone, Default)]
pub struct Sockets {
    open: Arc<Mutex<HashMap<String, usize>>>,
}

/// A place for one socket; given back when it is dropped.
pub struct Place {
    sockets: Sockets,
    keys: [String; 2],
}

impl Sockets {
    /// A place for a socket of this guest at this address, if there is one left.
    pub fn take(&self, guest: &str, address: IpAddr) -> Option<Place> {
        let keys = [format!("guest {guest}"), format!("address {address}")];
        let mut open = self.open.lock().ok()?;
        let most = [limits::SOCKETS_OF_GUEST, limits::SOCKETS_OF_ADDRESS];
        let free = keys.iter().zip(most).all(|(key, most)| open.get(key).copied().unwrap_or_default() < most);
        if !free {
            return None;
        }
        for key in &keys {
            *open.entry(key.clone()).or_default() += 1;
        }
        Some(Place { sockets: self.clone(), keys })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let Ok(mut open) = self.sockets.open.lock() else { return };
        for key in &self.keys {
            if let Some(count) = open.get_mut(key) {
                *count -= 1;
                if *count == 0 {
                    open.remove(key);
                }
            }
        }
    }
}

/// A socket that has said nothing for so long is closed.
const SILENCE: Duration = Duration::from_secs(120);

/// Carries messages between a socket and a room until one of them ends.
pub async fn carry(
    mut socket: WebSocket,
    room: Result<Room, ProtocolError>,
    person: Person,
    rates: Arc<Rates>,
    place: Place,
) {
    let room = match room {
        Ok(room) => room,
        Err(why) => {
            let failed = serde_json::json!({ "failed": { "why": why } }).to_string();
            let _ = socket.send(Message::Text(failed.into())).await;
            let _ = socket.close().await;
            return;
        }
    };
    let (outbox, mut messages) = mpsc::channel(limits::OUTBOX);
    let (reply, number) = oneshot::channel();
    let guest = person.id.to_string();
    if room.door.send(ToRoom::Enter { person, outbox, reply }).await.is_err() {
        let _ = socket.close().await;
        return;
    }
    let Ok(connection) = number.await else { return };
    let (mut to_browser, mut from_browser) = socket.split();
    loop {
        tokio::select! {
            message = messages.recv() => match message {
                // The room let go of us, because it ended or we read too slowly.
                None => break,
                Some(text) => {
                    if to_browser.send(Message::Text(text.into())).await.is_err() {
                        break;
                    }
                }
            },
            frame = tokio::time::timeout(SILENCE, from_browser.next()) => {
                let Ok(Some(Ok(frame))) = frame else { break };
                let text = match frame {
                    Message::Text(text) if rates.frame(&guest) => Ok(text.to_string()),
                    Message::Text(_) => Err(ProtocolError::TooFast),
                    Message::Binary(_) => Err(ProtocolError::Unreadable),
                    Message::Ping(_) | Message::Pong(_) => continue,
                    Message::Close(_) => break,
                };
                if room.door.send(ToRoom::Frame { connection, text }).await.is_err() {
                    break;
                }
            }
        }
    }
    let _ = room.door.send(ToRoom::Exit { connection }).await;
    let _ = to_browser.close().await;
    drop(place);
}
