//! Both languages say the same things, and nothing that is never said.

use std::path::Path;

use bocage_engine::{Language, Speak};
use bocage_words::{audit, keys};

/// Checks a game's locale files against each other and against its source: every message stands in
/// both, and its name (or a prefix from which names are put together) stands in the code.
pub fn check_locales<G: Speak>(source: &Path) {
    let (en, fr) = (G::locale(Language::En), G::locale(Language::Fr));
    assert_eq!(audit(en, fr), Vec::<String>::new(), "the languages differ");
    let code = read_all(source);
    let fixed = ["title", "tagline"];
    let unused: Vec<String> = keys(en)
        .into_keys()
        .filter(|key| {
            let literal = code.contains(&format!("\"{key}\""));
            // `format!("biome-{…}")` makes every name that begins like this.
            let composed =
                key.match_indices('-').any(|(end, _)| code.contains(&format!("\"{}-{{", &key[..end])));
            let of_category =
                key.strip_prefix("score-").is_some_and(|category| G::CATEGORIES.contains(&category));
            let of_option = key.starts_with("option-");
            !(literal || composed || of_category || of_option || fixed.contains(&key.as_str()))
        })
        .collect();
    assert!(unused.is_empty(), "never said: {unused:?}");
    let missing: Vec<&&str> =
        G::CATEGORIES.iter().filter(|name| !keys(en).contains_key(&format!("score-{name}"))).collect();
    assert!(missing.is_empty(), "categories without a name: {missing:?}");
}

fn read_all(folder: &Path) -> String {
    let mut text = String::new();
    for entry in std::fs::read_dir(folder).expect("the source folder is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            text.push_str(&read_all(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            text.push_str(&std::fs::read_to_string(&path).expect("source is text"));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_all_games_share_is_said_somewhere() {
        let code: String = ["../engine/src", "../words/src", "../bots/src", "../games"]
            .iter()
            .map(|folder| read_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)))
            .collect();
        let common = keys(bocage_words::common(Language::En)).into_keys();
        let unused: Vec<String> = common.filter(|key| !code.contains(&format!("\"{key}\""))).collect();
        assert!(unused.is_empty(), "never said: {unused:?}");
    }
}
