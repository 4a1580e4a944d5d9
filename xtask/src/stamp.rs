//! Was anything changed since the last build? Cargo knows for the code; this also covers style sheets,
//! words and fonts, and answers without starting a compiler.

use std::fs;
use std::path::Path;
use std::time::UNIX_EPOCH;

use xxhash_rust::xxh64::Xxh64;

use crate::Trouble;
use crate::compile::Profile;

/// Everything the pages are made of. Whole folders: one more rebuild costs less than a stale page.
const INPUTS: [&str; 13] = [
    "Cargo.lock",
    "Cargo.toml",
    "bots",
    "canvas",
    "client",
    "engine",
    "games",
    "scripts/ensure-wasm-target",
    "stage",
    "table",
    "thinker",
    "words",
    "xtask",
];

const NOTE: &str = ".stamp";

/// A number that changes with any input, with the profile and with the choice of games.
pub(crate) fn of(root: &Path, profile: Profile, only: Option<&str>) -> Result<String, Trouble> {
    let mut hasher = Xxh64::new(0);
    hasher.update(profile.name().as_bytes());
    hasher.update(only.unwrap_or_default().as_bytes());
    for input in INPUTS {
        let path = root.join(input);
        if path.exists() {
            visit(&path, &mut hasher)?;
        }
    }
    Ok(format!("{:016x}", hasher.digest()))
}

fn visit(path: &Path, hasher: &mut Xxh64) -> Result<(), Trouble> {
    let facts = fs::metadata(path)?;
    if !facts.is_dir() {
        hasher.update(path.as_os_str().as_encoded_bytes());
        hasher.update(&facts.len().to_le_bytes());
        let changed = facts.modified()?.duration_since(UNIX_EPOCH)?;
        hasher.update(&changed.as_nanos().to_le_bytes());
        return Ok(());
    }
    let mut entries = fs::read_dir(path)?.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(|entry| entry.file_name());
    let hidden = |name: &[u8]| name.starts_with(b".") || name == b"tests" || name == b"target";
    for entry in entries.iter().filter(|entry| !hidden(entry.file_name().as_encoded_bytes())) {
        visit(&entry.path(), hasher)?;
    }
    Ok(())
}

/// Was `dist` built from these inputs?
pub(crate) fn is_current(dist: &Path, stamp: &str) -> bool {
    dist.join("index.html").exists() && fs::read_to_string(dist.join(NOTE)).is_ok_and(|note| note == stamp)
}

/// Notes what `dist` was built from.
pub(crate) fn note(dist: &Path, stamp: &str) -> Result<(), Trouble> {
    Ok(fs::write(dist.join(NOTE), stamp)?)
}
