//! The addresses of the server, and what every answer carries.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Request, State, WebSocketUpgrade};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use bocage_engine::Language;
use bocage_table::limits::FRAME;
use bocage_table::protocol::ProtocolError;
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;

use crate::assets::Page;
use crate::failure::Failure;
use crate::guests::{self, Present};
use crate::house::House;
use crate::limits::{self, Rates};
use crate::lobby::NewTable;
use crate::room::ToRoom;
use crate::socket::{Sockets, carry};
use crate::store::{EventStore, Summary};

/// What every request can use.
pub struct App<S> {
    /// The tables.
    pub house: Arc<House<S>>,
    /// Who asked for how much.
    pub rates: Arc<Rates>,
    /// Who has how many sockets.
    pub sockets: Sockets,
    /// Are cookies sent over TLS only?
    pub secure: bool,
    /// Does a proxy say where requests come from?
    pub behind_proxy: bool,
    /// What browsers are given.
    pub page: Page,
}

impl<S> Clone for App<S> {
    fn clone(&self) -> Self {
        App {
            house: self.house.clone(),
            rates: self.rates.clone(),
            sockets: self.sockets.clone(),
            secure: self.secure,
            behind_proxy: self.behind_proxy,
            page: self.page,
        }
    }
}

/// Nothing but our own files; WebAssembly may run, inline scripts and styles may not.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                      img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
                      manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// All routes.
pub fn routes<S: EventStore + Clone>(app: App<S>) -> Router {
    let fixed = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
    };
    let api = Router::new()
        .route("/api/me", get(me::<S>).put(rename::<S>))
        .route("/api/tables", get(lobby::<S>).post(open::<S>))
        .route("/api/tables/mine", get(mine::<S>))
        .route("/api/tables/{id}/record", get(record::<S>))
        .route("/api/{*rest}", get(no_route).post(no_route).put(no_route))
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, Duration::from_secs(20)));
    Router::new()
        .merge(api)
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/ws/{id}", get(socket::<S>))
        .fallback(page)
        .layer(from_fn_with_state(app.clone(), guard::<S>))
        .layer(fixed(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(fixed(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(fixed(header::REFERRER_POLICY, "no-referrer"))
        .layer(fixed(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(fixed(HeaderName::from_static("cross-origin-resource-policy"), "same-origin"))
        .layer(fixed(
            HeaderName::from_static("permissions-policy"),
            "camera=(), geolocation=(), microphone=()",
        ))
        .with_state(app)
}

/// The language that a browser asks for.
fn language(headers: &HeaderMap) -> Language {
    let wanted =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    wanted
        .split(',')
        .filter_map(|part| Language::from_tag(part.split(';').next()?))
        .next()
        .unwrap_or(Language::En)
}

/// Where a request comes from.
fn address<S>(app: &App<S>, headers: &HeaderMap, peer: SocketAddr) -> IpAddr {
    let told = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    // The proxy appends the address it saw, so the last one is the one to trust.
    let last = told.and_then(|list| list.rsplit(',').next()).and_then(|one| one.trim().parse().ok());
    if app.behind_proxy { last.unwrap_or(peer.ip()) } else { peer.ip() }
}

/// Does the request come from a page of ours? What changes nothing may come without an origin.
fn is_ours(method: &Method, headers: &HeaderMap, socket: bool) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    match text(header::ORIGIN) {
        Some(origin) => {
            let origin = origin.split_once("://").map_or(origin, |(_, host)| host);
            text(header::HOST).is_some_and(|host| host.eq_ignore_ascii_case(origin))
        }
        None => !socket && matches!(*method, Method::GET | Method::HEAD),
    }
}

/// Looks at every request before anything else does.
async fn guard<S: EventStore + Clone>(
    State(app): State<App<S>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let said = language(headers);
    let socket = request.uri().path().starts_with("/ws/");
    if !is_ours(request.method(), headers, socket) {
        return Failure::Foreign.respond(said);
    }
    let counted = socket || request.uri().path().starts_with("/api/");
    if counted && !app.rates.request(address(&app, headers, peer)) {
        return Failure::TooFast.respond(said);
    }
    next.run(request).await
}

/// The guest of a request; a new one if it has none.
async fn guest<S: EventStore + Clone>(
    app: &App<S>,
    headers: &HeaderMap,
    peer: SocketAddr,
) -> Result<Present, Failure> {
    let store = app.house.store();
    if let Some(present) = guests::known(store, headers).await? {
        return Ok(present);
    }
    if !app.rates.guest(address(app, headers, peer)) {
        return Err(Failure::TooFast);
    }
    guests::welcome(store, app.secure).await
}

/// An answer, with the cookie of a new guest.
fn answer(present: &Present, body: impl IntoResponse) -> Response {
    let mut response = body.into_response();
    if let Some(cookie) = &present.cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie.clone());
    }
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

#[derive(Serialize)]
struct Me<'a> {
    id: &'a str,
    name: &'a str,
}

async fn me<S: EventStore + Clone>(
    State(app): State<App<S>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    match guest(&app, &headers, peer).await {
        Ok(present) => answer(&present, axum::Json(Me { id: &present.guest.id, name: &present.guest.name })),
        Err(failure) => failure.respond(language(&headers)),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rename {
    name: String,
}

/// Reads JSON from a request's body; whatever is wrong with it is one failure.
fn read<'a, T: Deserialize<'a>>(body: &'a [u8]) -> Result<T, Failure> {
    serde_json::from_slice(body).map_err(|_| Failure::Unreadable)
}

async fn rename<S: EventStore + Clone>(
    State(app): State<App<S>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: axum::body::Bytes,
) -> Response {
    let renamed = async {
        let wanted: Rename = read(&body)?;
        let mut present = guest(&app, &headers, peer).await?;
        guests::rename(app.house.store(), &mut present, &wanted.name).await?;
        Ok(present)
    };
    match renamed.await {
        Ok(present) => answer(&present, axum::Json(Me { id: &present.guest.id, name: &present.guest.name })),
        Err(failure) => Failure::respond(&failure, language(&headers)),
    }
}

#[derive(Serialize)]
struct Opened {
    id: String,
}

async fn open<S: EventStore + Clone>(
    State(app): State<App<S>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: axum::body::Bytes,
) -> Response {
    let opened = async {
        let wanted: NewTable = read(&body)?;
        let present = guest(&app, &headers, peer).await?;
        if !app.rates.table(&present.guest.id) {
            return Err(Failure::TooFast);
        }
        let id = app.house.open(present.person(), &wanted).await?;
        tracing::info!(table = id, game = wanted.game, "table opened");
        Ok((present, id))
    };
    match opened.await {
        Ok((present, id)) => answer(&present, (StatusCode::CREATED, axum::Json(Opened { id }))),
        Err(failure) => Failure::respond(&failure, language(&headers)),
    }
}

/// A table as others see it in a list.
#[derive(Serialize)]
struct Listed {
    id: String,
    game: String,
    stage: String,
    names: Vec<String>,
    at: u64,
    /// Is the reader waited on?
    your_turn: bool,
}

impl Listed {
    fn of(summary: Summary, reader: Option<&str>) -> Self {
        Listed {
            your_turn: reader.is_some_and(|reader| summary.waited.iter().any(|person| person == reader)),
            id: summary.id,
            game: summary.game,
            stage: summary.stage,
            names: summary.names,
            at: summary.at,
        }
    }
}

async fn lobby<S: EventStore + Clone>(State(app): State<App<S>>, headers: HeaderMap) -> Response {
    match app.house.store().lobby(limits::LIST).await {
        Ok(tables) => {
            let tables: Vec<Listed> = tables.into_iter().map(|table| Listed::of(table, None)).collect();
            axum::Json(tables).into_response()
        }
        Err(error) => Failure::from(error).respond(language(&headers)),
    }
}

async fn mine<S: EventStore + Clone>(State(app): State<App<S>>, headers: HeaderMap) -> Response {
    let store = app.house.store();
    let tables = async {
        let Some(present) = guests::known(store, &headers).await? else { return Ok(Vec::new()) };
        let tables = store.tables_of(&present.guest.id, limits::LIST).await?;
        Ok(tables.into_iter().map(|table| Listed::of(table, Some(&present.guest.id))).collect::<Vec<_>>())
    };
    match tables.await {
        Ok(tables) => axum::Json(tables).into_response(),
        Err(failure) => Failure::respond(&failure, language(&headers)),
    }
}

async fn record<S: EventStore + Clone>(
    State(app): State<App<S>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let wanted = async {
        let room = app.house.room(&id).await?;
        let (reply, record) = oneshot::channel();
        room.door.send(ToRoom::Record { reply }).await.map_err(|_| Failure::Stopping)?;
        let record = record.await.map_err(|_| Failure::Stopping)?;
        record.map_err(|why| Failure::Refused(why.message()))
    };
    match wanted.await {
        Ok(json) => ([(header::CONTENT_TYPE, "application/json")], json).into_response(),
        Err(failure) => Failure::respond(&failure, language(&headers)),
    }
}

async fn socket<S: EventStore + Clone>(
    State(app): State<App<S>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let said = language(&headers);
    let present = match guest(&app, &headers, peer).await {
        Ok(present) => present,
        Err(failure) => return failure.respond(said),
    };
    let Some(place) = app.sockets.take(&present.guest.id, address(&app, &headers, peer)) else {
        return Failure::TooMany.respond(said);
    };
    let room = app.house.room(&id).await.map_err(|failure| match failure {
        Failure::NotStored | Failure::Stopping => ProtocolError::NotStored,
        _ => ProtocolError::NoTable,
    });
    let (person, rates) = (present.person(), app.rates.clone());
    let response = upgrade
        .max_message_size(FRAME + 1024)
        .max_frame_size(FRAME + 1024)
        .on_upgrade(move |socket| carry(socket, room, person, rates, place));
    answer(&present, response)
}

async fn no_route(headers: HeaderMap) -> Response {
    Failure::NoPage.respond(language(&headers))
}

async fn page<S: EventStore + Clone>(
    State(app): State<App<S>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Failure::NoPage.respond(language(&headers));
    }
    app.page.serve(uri.path(), &headers)
}
