//! A recorded game as a table that can be looked back at.

use bocage_engine::{Message, Record, Seat};
use bocage_table::{Entry, Happening, Level, Occupant, Opening, Pace, Person, Secret};

use super::{Desk, reopen};

/// The table on which a record was played, to look back at. Who looks sat on none of its seats.
pub fn from_record(record: &Record) -> Result<Box<dyn Desk>, Message> {
    let looker = Person::new("looker", "…");
    let log = log_of(record, &looker).ok_or_else(|| Message::new("archive-damaged"))?;
    reopen(log, looker)
}

fn log_of(record: &Record, looker: &Person) -> Option<Vec<Entry>> {
    let seat = |seat: Seat| match record.names.get(seat.index()).map(String::as_str) {
        None | Some("") => Occupant::bot(Level(1)),
        Some(name) => Occupant::Person(Person::new(format!("seat-{seat}").as_str(), name)),
    };
    let opening = Opening {
        game: record.game.clone(),
        rules_version: record.rules_version,
        components: record.components,
        setup: record.setup.clone(),
        pace: Pace::None,
        owner: looker.clone(),
        seats: Seat::all(record.setup.players).map(seat).collect(),
        lots: false,
        stand_in: Level(1),
        secret: Secret { seed: record.seed, salt: String::new() },
    };
    let mut happenings = vec![Happening::Opened(Box::new(opening)), Happening::Started];
    for text in &record.actions {
        let (seat, action) = text.split_once(' ')?;
        happenings.push(Happening::Acted { seat: Seat(seat.parse().ok()?), action: action.to_owned() });
    }
    // A record does not say when: lines without a time are shown without one.
    let entry = |(what, seq)| Entry { seq, at: 0, by: None, id: None, what };
    Some(happenings.into_iter().zip(1..).map(entry).collect())
}
