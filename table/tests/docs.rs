//! The page about the protocol says what the program does.

use bocage_table::protocol::{ProtocolError, ToServer, VERSION};
use bocage_table::{CommandKind, limits};

const PAGE: &str = include_str!("../../docs/protocol.md");

/// `PlaceBot` becomes `place-bot`, as on the wire.
fn wire_name(kind: CommandKind) -> String {
    let mut name = String::new();
    for letter in format!("{kind:?}").chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}

#[test]
fn every_command_and_failure_is_on_the_page() {
    for &kind in CommandKind::ALL {
        let name = wire_name(kind);
        assert!(PAGE.contains(&format!("`{name}`")), "{name} is not described");
        let reads = |text: &str| serde_json::from_str::<bocage_table::Command>(text);
        if reads(&format!(r#""{name}""#)).is_err() {
            let problem = reads(&format!(r#"{{"{name}":{{"strange":0}}}}"#)).unwrap_err().to_string();
            assert!(problem.contains("unknown field"), "{name}: {problem}");
        }
    }
    for why in ProtocolError::ALL {
        let name = serde_json::to_string(&why).unwrap().replace('"', "`");
        assert!(PAGE.contains(&name), "{name} is not described");
    }
}

#[test]
fn the_examples_can_be_read() {
    let mut examples = 0;
    for text in PAGE.lines().filter_map(|line| line.strip_prefix("client  ")) {
        let message = ToServer::from_json(text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
        assert_eq!(message.to_json(), text);
        if let ToServer::Hello { version, .. } = message {
            assert_eq!(version, VERSION);
        }
        examples += 1;
    }
    assert!(examples >= 2);
    assert!(PAGE.contains(&format!("{} bytes", limits::FRAME)));
    assert!(PAGE.contains(&format!("at most {}", limits::LINES)));
    assert!(PAGE.contains(&format!("latest {}", limits::REFUSALS)));
}
