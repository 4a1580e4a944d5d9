//! What can go wrong with a request: a status, a name for programs, a sentence for people.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use bocage_engine::{Language, Message};
use serde::Serialize;

use crate::store::StoreError;
use crate::words::lexicon;

/// Why a request was not done. Nothing else is affected.
#[derive(Clone, Debug, PartialEq)]
pub enum Failure {
    /// There is no such page or route.
    NoPage,
    /// There is no such game.
    NoGame,
    /// There is no such table.
    NoTable,
    /// The log of the table cannot be used.
    Damaged,
    /// The request cannot be read.
    Unreadable,
    /// It comes from another site.
    Foreign,
    /// Too many in a short time.
    TooFast,
    /// Too many sockets at once.
    TooMany,
    /// The disk does not take it.
    NotStored,
    /// The host goes down for a moment.
    Stopping,
    /// The table refuses.
    Refused(Message),
}

impl Failure {
    fn status(&self) -> StatusCode {
        match self {
            Failure::NoPage | Failure::NoGame | Failure::NoTable => StatusCode::NOT_FOUND,
            Failure::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
            Failure::Unreadable => StatusCode::BAD_REQUEST,
            Failure::Foreign => StatusCode::FORBIDDEN,
            Failure::TooFast | Failure::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Failure::NotStored | Failure::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Failure::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    /// The sentence for a person.
    pub fn message(&self) -> Message {
        match self {
            Failure::NoPage => Message::new("server-no-page"),
            Failure::NoGame => Message::new("server-no-game"),
            Failure::NoTable => Message::new("server-no-table"),
            Failure::Damaged => Message::new("server-damaged"),
            Failure::Unreadable => Message::new("server-unreadable"),
            Failure::Foreign => Message::new("server-foreign"),
            Failure::TooFast => Message::new("server-too-fast"),
            Failure::TooMany => Message::new("server-too-many"),
            Failure::NotStored => Message::new("server-not-stored"),
            Failure::Stopping => Message::new("server-stopping"),
            Failure::Refused(why) => why.clone(),
        }
    }

    /// The answer in a language.
    pub fn respond(&self, language: Language) -> Response {
        let message = self.message();
        let said = Said { error: message.key.to_string(), message: lexicon(language).word(&message) };
        let mut response = (self.status(), axum::Json(said)).into_response();
        if matches!(self, Failure::TooFast | Failure::NotStored | Failure::Stopping) {
            response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("2"));
        }
        response
    }
}

#[derive(Serialize)]
struct Said {
    error: String,
    message: String,
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Failure::NotStored
    }
}
