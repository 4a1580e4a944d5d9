//! Guests: nobody registers. A browser gets an unguessable cookie, and its owner picks a name.
//!
//! The store knows only a hash of the cookie, so a stolen database lets nobody in.

use axum::http::{HeaderMap, HeaderValue, header};
use bocage_table::{Person, clean_name};
use sha2::{Digest, Sha256};

use crate::failure::Failure;
use crate::random_text;
use crate::store::{EventStore, Guest};

const COOKIE: &str = "bocage";
/// A year.
const KEPT_FOR: u64 = 365 * 24 * 60 * 60;

/// A guest who is here, and the cookie to set if they are new.
pub struct Present {
    /// Who.
    pub guest: Guest,
    /// The hash of their token.
    pub token_hash: String,
    /// The cookie to set.
    pub cookie: Option<HeaderValue>,
}

impl Present {
    /// The guest as a table knows them.
    pub fn person(&self) -> Person {
        Person::new(self.guest.id.as_str(), &self.guest.name)
    }
}

impl From<&Present> for Person {
    fn from(present: &Present) -> Self {
        present.person()
    }
}

/// The token of a request, if it looks like one of ours.
fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(name, _)| *name == COOKIE)?;
    (value.len() == 64 && value.bytes().all(|byte| byte.is_ascii_hexdigit())).then_some(value)
}

fn hash(token: &str) -> String {
    Sha256::digest(token).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The guest of a request, if the store knows them.
pub async fn known<S: EventStore>(store: &S, headers: &HeaderMap) -> Result<Option<Present>, Failure> {
    let Some(token) = token(headers) else { return Ok(None) };
    let token_hash = hash(token);
    let guest = store.guest(&token_hash).await?;
    Ok(guest.map(|guest| Present { guest, token_hash, cookie: None }))
}

/// A new guest, kept and ready to be told their cookie.
pub async fn welcome<S: EventStore>(store: &S, secure: bool) -> Result<Present, Failure> {
    let failed = |_| Failure::NotStored;
    let token = random_text(32).map_err(failed)?;
    let id = format!("g-{}", random_text(8).map_err(failed)?);
    let guest = Guest { id, name: String::new() };
    let token_hash = hash(&token);
    store.keep_guest(&token_hash, &guest).await?;
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={token}; Path=/; Max-Age={KEPT_FOR}; HttpOnly; SameSite=Lax{secure}");
    Ok(Present { guest, token_hash, cookie: HeaderValue::from_str(&cookie).ok() })
}

/// Gives a guest another name.
pub async fn rename<S: EventStore>(store: &S, present: &mut Present, name: &str) -> Result<(), Failure> {
    present.guest.name = clean_name(name);
    store.keep_guest(&present.token_hash, &present.guest).await?;
    Ok(())
}
