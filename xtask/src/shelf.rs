//! The files of `dist/` on their way there: named by the hash of their content, so that a browser may
//! keep each for ever, except those that a browser asks for by a fixed name.

use std::fs;
use std::path::Path;

use xxhash_rust::xxh64::xxh64;

use crate::Trouble;
use crate::compile::Profile;
use crate::squeeze::{self, Size};

/// One file to be written.
struct Sheet {
    name: String,
    content: Vec<u8>,
    /// Is it part of what the service worker keeps for playing offline?
    kept: bool,
}

/// All of them.
#[derive(Default)]
pub(crate) struct Shelf {
    sheets: Vec<Sheet>,
}

impl Shelf {
    /// Adds a file under `stem-<hash>.extension` and gives that name.
    pub(crate) fn add_hashed(&mut self, stem: &str, extension: &str, content: impl Into<Vec<u8>>) -> String {
        let content = content.into();
        let name = format!("{stem}-{:016x}.{extension}", xxh64(&content, 0));
        self.sheets.push(Sheet { name: name.clone(), content, kept: true });
        name
    }

    /// Adds a file that is asked for by this very name.
    pub(crate) fn add_named(&mut self, name: &str, content: impl Into<Vec<u8>>, kept: bool) {
        self.sheets.push(Sheet { name: name.to_owned(), content: content.into(), kept });
    }

    /// The names of the files kept for playing offline.
    pub(crate) fn kept(&self) -> impl Iterator<Item = &str> {
        self.sheets.iter().filter(|sheet| sheet.kept).map(|sheet| sheet.name.as_str())
    }

    /// A number that changes with any of the files: the version of the service worker's cache.
    pub(crate) fn version(&self) -> String {
        let all: Vec<u8> = self
            .sheets
            .iter()
            .flat_map(|sheet| [xxh64(sheet.name.as_bytes(), 0), xxh64(&sheet.content, 0)])
            .flat_map(u64::to_le_bytes)
            .collect();
        format!("{:016x}", xxh64(&all, 0))
    }

    /// Replaces `dist` by these files, squeezed ones beside them.
    pub(crate) fn write(&self, dist: &Path, profile: Profile) -> Result<Vec<Size>, Trouble> {
        if dist.exists() {
            fs::remove_dir_all(dist)?;
        }
        fs::create_dir_all(dist)?;
        let mut sizes = Vec::new();
        for sheet in &self.sheets {
            let path = dist.join(&sheet.name);
            fs::write(&path, &sheet.content)?;
            sizes.push(squeeze::write_beside(&path, &sheet.name, &sheet.content, profile)?);
        }
        Ok(sizes)
    }
}

#[cfg(test)]
mod tests {
    use super::Shelf;

    #[test]
    fn names_and_version_follow_the_content() {
        let name = |content: &str| Shelf::default().add_hashed("a", "js", content);
        assert_eq!(name("one"), name("one"));
        assert_ne!(name("one"), name("two"));
        let shelf = |content: &str| {
            let mut shelf = Shelf::default();
            shelf.add_named("index.html", content, true);
            shelf.add_named("icon.png", "same", false);
            shelf
        };
        assert_ne!(shelf("one").version(), shelf("two").version());
        assert_eq!(shelf("one").kept().collect::<Vec<_>>(), ["index.html"]);
    }
}
