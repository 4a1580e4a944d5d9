//! The words of the command line: both languages, and nothing that is never said.

use bocage_words::{audit, keys};

#[test]
fn both_languages_say_the_same_things() {
    let (en, fr) = (include_str!("../locales/en.ftl"), include_str!("../locales/fr.ftl"));
    assert_eq!(audit(en, fr), Vec::<String>::new());
}

/// The code of the command line.
fn code() -> String {
    [
        include_str!("../src/bench.rs"),
        include_str!("../src/draw.rs"),
        include_str!("../src/error.rs"),
        include_str!("../src/games.rs"),
        include_str!("../src/help.rs"),
        include_str!("../src/inspect.rs"),
        include_str!("../src/load.rs"),
        include_str!("../src/menu.rs"),
        include_str!("../src/play.rs"),
        include_str!("../src/play/table.rs"),
        include_str!("../src/records.rs"),
        include_str!("../src/report.rs"),
        include_str!("../src/review.rs"),
        include_str!("../src/serve.rs"),
        include_str!("../src/simulate.rs"),
        include_str!("../src/tournament.rs"),
        include_str!("../src/tune.rs"),
        include_str!("../src/tune/begun.rs"),
        include_str!("../src/tune/kept.rs"),
        include_str!("../src/tune/report.rs"),
        include_str!("../src/wasm.rs"),
        include_str!("../src/yardstick.rs"),
    ]
    .concat()
}

#[test]
fn nothing_is_never_said() {
    let code = code();
    let unused: Vec<String> = keys(include_str!("../locales/en.ftl"))
        .into_keys()
        // `help-` and `value-` are put together: a test in `help.rs` looks after them.
        .filter(|key| !["bot-", "help-", "value-"].iter().any(|prefix| key.starts_with(prefix)))
        .filter(|key| !code.contains(&format!("\"{key}\"")))
        .collect();
    assert_eq!(unused, Vec::<String>::new());
}

/// Where a colon stands between two things, French has a space before it: that is for the words to say.
#[test]
fn no_colon_is_written_by_the_code() {
    assert!(!code().contains("}: {"));
}
