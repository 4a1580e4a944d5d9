//! Every message has its sentence, in both languages, short and well set.

use bocage_engine::{Language, Message, Seat};
use bocage_table::protocol::ProtocolError;
use bocage_table::{Level, OpeningError, Person, TableRefusal, Told, locale};
use bocage_words::{Lexicon, audit};

fn messages() -> Vec<Message> {
    let name = || "Cléo".to_owned();
    let person = Person::new("p", "Cléo");
    let told: Vec<Told<()>> = vec![
        Told::Opened { name: name() },
        Told::Sat { seat: Seat(0), person },
        Told::Left { seat: Seat(0), name: name() },
        Told::Left { seat: Seat(0), name: String::new() },
        Told::BotPlaced { seat: Seat(0), level: Level(2) },
        Told::Started,
        Told::Closed,
        Told::Held { action: String::new() },
        Told::Dropped,
        Told::Undone { seat: Seat(0), name: name(), line: None },
        Told::Resigned { seat: Seat(0), name: name() },
        Told::BotProposed { seat: Seat(0), name: name() },
        Told::BotAgreed { by: Seat(0), name: name() },
        Told::BotDeclined { by: Seat(0), name: name() },
        Told::BotTook { seat: Seat(0), name: name() },
        Told::TimedOut { seat: Seat(0), name: name() },
        Told::Returned { seat: Seat(0), name: name() },
        Told::Resumed { down_ms: 0 },
        Told::RematchAsked { by: Seat(0), name: name() },
        Told::RematchOpened { table: String::new() },
    ];
    let openings = [OpeningError::OtherGame, OpeningError::Pace, OpeningError::Seats];
    let refusals = TableRefusal::PLAIN.iter().cloned().chain([TableRefusal::Stale { decision: 1 }]);
    told.iter()
        .filter_map(Told::message)
        .chain(refusals.map(|refusal| refusal.message()))
        .chain(openings.iter().map(OpeningError::message))
        .chain(ProtocolError::ALL.into_iter().map(ProtocolError::message))
        .collect()
}

#[test]
fn both_languages_say_the_same_things() {
    assert_eq!(audit(locale(Language::En), locale(Language::Fr)), Vec::<String>::new());
}

#[test]
fn every_message_has_a_short_sentence_and_every_sentence_a_message() {
    let messages = messages();
    for language in Language::ALL {
        let lexicon = Lexicon::new(language, &[locale(language)]);
        for message in &messages {
            assert!(lexicon.knows(&message.key), "{} in {language:?}", message.key);
            let sentence = lexicon.word(message);
            assert!(sentence.chars().count() < 90, "{sentence}");
            assert!(sentence.ends_with(['.', '?', '…']), "{sentence}");
        }
        for key in bocage_words::keys(locale(language)).keys() {
            assert!(messages.iter().any(|message| message.key == key.as_str()), "nobody says {key}");
        }
    }
}

#[test]
fn french_is_set_with_its_spaces_and_apostrophes() {
    let text = locale(Language::Fr);
    for line in text.lines().filter_map(|line| line.split_once(" = ")).map(|(_, sentence)| sentence) {
        for mark in [':', ';', '!', '?'] {
            assert!(!line.contains(&format!(" {mark}")), "a space that breaks: {line}");
        }
        assert!(!line.contains('\''), "{line}");
    }
}
