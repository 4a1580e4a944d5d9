//! The files of the page: compressed beforehand, and cached by the hash in each file's name.

use std::borrow::Cow;

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// What a file holds.
type Content = Cow<'static, [u8]>;

/// The page, wherever its files are kept. It is given to the server, so that the server can be compiled
/// while the page is.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// The content of the file of this name.
    pub file: fn(&str) -> Option<Content>,
    /// The names of all files.
    pub names: fn() -> Vec<Cow<'static, str>>,
}

impl Page {
    /// No page at all.
    pub const NONE: Page = Page { file: |_| None, names: Vec::new };

    /// Is there a page?
    pub fn is_there(&self) -> bool {
        self.get("index.html").is_some()
    }

    /// The content of the file whose name begins and ends like this.
    pub fn find(&self, beginning: &str, ending: &str) -> Option<Content> {
        let names = (self.names)();
        self.get(names.iter().find(|name| name.starts_with(beginning) && name.ends_with(ending))?)
    }

    fn get(&self, name: &str) -> Option<Content> {
        (self.file)(name)
    }

    /// A file of the page; for any other path the page itself, which finds its way by the address.
    pub(crate) fn serve(&self, path: &str, headers: &HeaderMap) -> Response {
        let path = path.trim_start_matches('/');
        let wanted = if path.is_empty() { "index.html" } else { path };
        // A name with an ending is a file, and is there or not; anything else is a place in the page.
        let is_file = wanted.rsplit('/').next().is_some_and(|name| name.contains('.'));
        let name = if is_file || self.get(wanted).is_some() { wanted } else { "index.html" };
        let Some(plain) = self.get(name) else { return missing(is_file) };
        let (content, encoding) = self.smallest(name, headers).unwrap_or((plain, None));
        let mut response = (StatusCode::OK, content).into_response();
        let answer = response.headers_mut();
        answer.insert(header::CONTENT_TYPE, mime_of(name));
        answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(lifetime(name)));
        answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if let Some(encoding) = encoding {
            answer.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response
    }

    /// The smallest form of a file that the browser takes.
    fn smallest(&self, name: &str, headers: &HeaderMap) -> Option<(Content, Option<&'static str>)> {
        let accepted = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
        let takes =
            |encoding: &str| accepted.split(',').any(|one| one.trim().split(';').next() == Some(encoding));
        [("br", "br"), ("gzip", "gz")]
            .into_iter()
            .filter(|(encoding, _)| takes(encoding))
            .find_map(|(encoding, ending)| Some((self.get(&format!("{name}.{ending}"))?, Some(encoding))))
    }
}

fn missing(is_file: bool) -> Response {
    if is_file {
        return StatusCode::NOT_FOUND.into_response();
    }
    let said = "The page is not part of this program. Build it with ./bocage, or use the command line.\n";
    (StatusCode::NOT_FOUND, said).into_response()
}

/// Files with a hash in their name never change; all others are asked for again.
fn lifetime(name: &str) -> &'static str {
    let hashed = name.rsplit('/').next().is_some_and(|file| {
        file.split(['.', '-'])
            .any(|part| part.len() >= 8 && part.bytes().all(|byte| byte.is_ascii_hexdigit()))
    });
    if hashed { "public, max-age=31536000, immutable" } else { "no-cache" }
}

fn mime_of(name: &str) -> HeaderValue {
    let mime = match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        Some("json") => "application/json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    };
    HeaderValue::from_static(mime)
}
