//! Names that must differ across the workspace.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Examples of all packages are built into one folder: two of the same name overwrite each other.
#[test]
fn no_two_examples_have_the_same_name() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut found: BTreeMap<String, PathBuf> = BTreeMap::new();
    for folder in [root.to_owned(), root.join("games")] {
        for package in std::fs::read_dir(folder).unwrap().flatten() {
            let Ok(examples) = std::fs::read_dir(package.path().join("examples")) else { continue };
            for example in examples.flatten().map(|entry| entry.path()) {
                let name = example.file_stem().unwrap().to_string_lossy().into_owned();
                if let Some(other) = found.insert(name, example.clone()) {
                    panic!("{} and {} have the same name", example.display(), other.display());
                }
            }
        }
    }
    assert!(found.contains_key("evergreen_picture"), "{found:?}");
}
