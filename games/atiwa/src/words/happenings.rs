//! What happened, in words.

use bocage_engine::{Message, Seat};

use crate::Atiwa;
use crate::events::Event;
use crate::vocabulary::{Cell, Piece};
use crate::words;

impl Atiwa {
    pub(super) fn tell(&self, event: &Event) -> Message {
        match *event {
            Event::Worked { seat, space } => by("event-worked", seat).with("space", words::space(space)),
            Event::Gained { seat, gold } => by("event-gained", seat).with("gold", words::gold(gold)),
            Event::Paid { seat, gold } => by("event-paid", seat).with("gold", words::gold(gold)),
            Event::Placed { seat, piece, cell } => {
                on("event-placed", seat, cell).with("piece", words::amount(piece, 1))
            }
            Event::Evicted { seat, cell } => on("event-evicted", seat, cell),
            Event::Trained { seat, cell } => on("event-trained", seat, cell),
            Event::Drew { seat, card } => by("event-drew", seat).with("card", words::card(card)),
            Event::Took { seat, card } => by("event-took", seat).with("card", words::card(card)),
            Event::Bought { seat, card, gold } => {
                by("event-bought", seat).with("card", words::card(card)).with("gold", words::gold(gold))
            }
            Event::Laid { seat, card, at } => {
                by("event-laid", seat).with("card", words::card(card)).with("at", at.to_string())
            }
            Event::SpentTree { seat, cell, rider: None } => on("event-spent-tree", seat, cell),
            Event::SpentTree { seat, cell, rider: Some(rider) } => {
                on("event-spent-tree-rider", seat, cell).with("rider", words::amount(rider, 1))
            }
            Event::Left { seat, cell } => on("event-left", seat, cell),
            Event::SpentFruit { seat, cell } => on("event-spent-fruit", seat, cell),
            Event::Reshuffled { cards } => Message::new("event-reshuffled").with("cards", cards),
            Event::Income { seat, trained, markers, found } => by("event-income", seat)
                .with("trained", words::gold(trained))
                .with("markers", markers)
                .with("found", words::gold(found)),
            Event::Polluted { seat, cell, lost } => self.tell_pollution(seat, cell, lost),
            Event::Strayed { seat, bats } => {
                by("event-strayed", seat).with("bats", words::amount(Piece::Bat, bats))
            }
            Event::Ate { seat, piece, cell } => {
                on("event-ate", seat, cell).with("piece", words::amount(piece, 1))
            }
            Event::AteGold { seat, gold } => by("event-ate-gold", seat).with("gold", words::gold(gold)),
            Event::Starved { seat, missing } => by("event-starved", seat).with("missing", missing),
            Event::Emigrated { seat, families } => {
                by("event-emigrated", seat).with("families", words::amount(Piece::Family, families))
            }
            Event::TileMoved { tile, space } => {
                Message::new("event-tile").with("tile", words::tile(tile)).with("space", words::space(space))
            }
            Event::Dealt { cards } => Message::new("event-dealt").with("cards", cards),
            Event::RoundBegan { round, first } => by("event-round", first).with("round", numeral(round)),
            Event::GameEnded => Message::new("event-game-over"),
        }
    }

    fn tell_pollution(&self, seat: Seat, cell: Cell, lost: [u8; 6]) -> Message {
        let pieces = Piece::ALL.iter().filter(|piece| lost[piece.index()] > 0);
        let pieces: Vec<Message> = pieces.map(|&piece| words::amount(piece, lost[piece.index()])).collect();
        if pieces.is_empty() {
            on("event-polluted", seat, cell)
        } else {
            on("event-polluted-lost", seat, cell).with("lost", pieces)
        }
    }
}

/// Rounds are numbered as on their spaces.
fn numeral(round: u8) -> &'static str {
    words::NUMERALS[usize::from(round.saturating_sub(1)) % words::NUMERALS.len()]
}

fn by(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", seat)
}

fn on(key: &'static str, seat: Seat, cell: Cell) -> Message {
    by(key, seat).with("cell", cell.to_string())
}
