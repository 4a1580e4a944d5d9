//! What `docs/positions/` tells is true: positions can be read, commands answer what is printed there, and every
//! field has its line.

use crate::commands::{bocage, json};

/// The fenced blocks of a document: language and text.
fn blocks(document: &str) -> impl Iterator<Item = (&str, &str)> {
    document.split("```").skip(1).step_by(2).filter_map(|block| block.split_once('\n'))
}

/// The words of a command as a shell parts them; the position comes from standard input.
fn words(command: &str) -> Vec<&str> {
    let parts = command.split('"').enumerate();
    let words = parts.flat_map(|(index, part)| match index % 2 {
        0 => part.split_whitespace().collect(),
        _ => vec![part],
    });
    words.map(|word| if word.ends_with(".toml") { "-" } else { word }).collect()
}

/// Are these the lines that are printed, where `…` stands for any?
fn fits(said: &[&str], printed: &[&str]) -> bool {
    match printed {
        [] => said.is_empty(),
        ["…", rest @ ..] => (0..=said.len()).any(|left_out| fits(&said[left_out..], rest)),
        [line, rest @ ..] => said.first() == Some(line) && fits(&said[1..], rest),
    }
}

/// What a command says about a position.
#[track_caller]
fn answer(args: &[&str], position: &str) -> String {
    let output = bocage(args, position);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {complaint}\n{position}");
    String::from_utf8(output.stdout).unwrap()
}

/// The fields of a position as it is written.
fn fields(position: &str) -> impl Iterator<Item = &str> {
    let keys = position.lines().filter_map(|line| line.split_once(" = "));
    keys.map(|(key, _)| key).filter(|key| !key.contains(' '))
}

#[test]
fn positions_are_documented() {
    for game in json(&["games", "--json"]).as_array().unwrap() {
        let game = game["id"].as_str().unwrap();
        let path = format!("{}/../docs/positions/{game}.md", env!("CARGO_MANIFEST_DIR"));
        let document = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let (mut position, mut commands) = ("", Vec::new());
        for (language, text) in blocks(&document) {
            if language == "toml" {
                position = text;
                let applied = answer(&["apply", game, "-"], position);
                let (_, whole) = applied.split_once("\n# ").unwrap();
                for field in fields(whole) {
                    assert!(document.contains(&format!("`{field}`")), "{path} does not tell of `{field}`");
                }
                continue;
            }
            assert_eq!(language, "console", "{path}");
            for example in text.split("$ bocage ").skip(1) {
                let (command, printed) = example.split_once('\n').unwrap();
                let args = words(command);
                let said = answer(&args, position);
                let fits = fits(&Vec::from_iter(said.lines()), &Vec::from_iter(printed.lines()));
                assert!(fits, "{path}: {command}\n{said}\nis not\n{printed}");
                assert_eq!(args[1], game, "{path}: {command}");
                commands.push(args[0]);
            }
        }
        assert!(commands.contains(&"score") && commands.contains(&"apply"), "{path}: {commands:?}");
    }
}
