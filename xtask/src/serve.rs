//! A small static server for development: it answers as the real one does (squeezed files, the page
//! for every unknown address, the same content security policy), and nothing else.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;

use crate::Trouble;

const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Serves `dist` on `port` (0 for any free one) until it is stopped.
pub(crate) fn serve(dist: &Path, port: u16) -> Result<(), Trouble> {
    let listener = TcpListener::bind(("127.0.0.1", port))?;
    println!("http://{}/", listener.local_addr()?);
    for stream in listener.incoming().flatten() {
        let dist = dist.to_path_buf();
        std::thread::spawn(move || {
            // A browser that goes away in the middle is no concern of ours.
            let _ = answer(&dist, stream);
        });
    }
    Ok(())
}

fn answer(dist: &Path, mut stream: TcpStream) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    let mut brotli = false;
    for line in lines {
        let line = line?.to_ascii_lowercase();
        brotli |= line.starts_with("accept-encoding:") && line.contains("br");
        if line.is_empty() {
            break;
        }
    }
    let path = request.split(' ').nth(1).unwrap_or("/").split(['?', '#']).next().unwrap_or("/");
    let name = path.trim_start_matches('/');
    // One flat folder: a name with a slash in it is an address of the client's own.
    let is_file = !name.is_empty() && !name.contains(['/', '\\']) && !name.starts_with('.');
    let name = if is_file && dist.join(name).is_file() { name } else { "index.html" };
    let squeezed = dist.join(format!("{name}.br"));
    let (content, encoding) = match fs::read(&squeezed) {
        Ok(content) if brotli => (content, "content-encoding: br\r\n"),
        _ => (fs::read(dist.join(name))?, ""),
    };
    let cache = if name.contains('-') && !name.ends_with(".png") {
        "max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    write!(
        stream,
        "HTTP/1.1 200 OK\r\ncontent-type: {}\r\ncontent-length: {}\r\ncache-control: {cache}\r\n\
         content-security-policy: {POLICY}\r\n{encoding}connection: close\r\n\r\n",
        kind(name),
        content.len()
    )?;
    stream.write_all(&content)
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
