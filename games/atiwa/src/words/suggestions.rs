//! What is suggested for the rest of a step, in words.

use bocage_engine::{Chance, MAX_SEATS, Message, Seat, Seed};

use crate::Atiwa;
use crate::events::Event;
use crate::state::{Public, Secret, State, Step};
use crate::vocabulary::{Cell, Piece};
use crate::words;

impl Atiwa {
    /// Every piece of the suggestion, with its cells.
    pub(super) fn say_suggestion(&self, public: &Public, seat: Seat) -> Message {
        let key = match public.side(seat).agenda.top() {
            Some(Step::Feed { .. } | Step::Starve { .. }) => "do-suggested-food",
            Some(Step::SpendTree { .. }) => "do-suggested-trees",
            Some(Step::PickBat { .. }) => "do-suggested-bats",
            _ => "do-suggested",
        };
        let events = self.suggested_events(public, seat);
        let mut groups: Vec<Message> =
            Piece::ALL.iter().filter_map(|&piece| say_group(piece, &events)).collect();
        let gold = events.iter().map(|event| if let Event::AteGold { gold, .. } = event { *gold } else { 0 });
        let gold: u16 = gold.sum();
        if gold > 0 {
            groups.push(words::gold(gold));
        }
        let lost = lost_riders(&events);
        if groups.is_empty() {
            Message::new("why-not-suggested")
        } else if lost.is_empty() {
            Message::new(key).with("groups", groups)
        } else {
            Message::new("do-suggested-trees-lost").with("groups", groups).with("lost", lost)
        }
    }

    /// The cells that the suggestion touches.
    pub(crate) fn suggested_cells(&self, public: &Public, seat: Seat) -> Vec<Cell> {
        let events = self.suggested_events(public, seat);
        let cells = |piece| events.iter().filter_map(move |event| touched(piece, event));
        Piece::ALL.iter().flat_map(|&piece| cells(piece).collect::<Vec<_>>()).collect()
    }

    /// What would happen. Nothing that is suggested draws a card or a marker, so nobody learns anything.
    fn suggested_events(&self, public: &Public, seat: Seat) -> Vec<Event> {
        let secret =
            Secret { deck: Default::default(), bag: Default::default(), chance: Chance::new(Seed(0)) };
        let mut state = State { public: *public, private: [(); MAX_SEATS], secret };
        let mut events = Vec::new();
        self.follow(&mut state, seat, &mut events);
        events
    }
}

/// What the trees that are spent carry, all together.
fn lost_riders(events: &[Event]) -> Vec<Message> {
    let count = |piece: Piece| {
        let carried =
            |event: &&Event| matches!(event, Event::SpentTree { rider, .. } if *rider == Some(piece));
        events.iter().filter(carried).count() as u8
    };
    let lost = Piece::RIDERS.map(|piece| (piece, count(piece)));
    lost.into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(piece, count)| words::amount(piece, count))
        .collect()
}

/// So many pieces of a kind, and where.
fn say_group(piece: Piece, events: &[Event]) -> Option<Message> {
    let cells: Vec<String> =
        events.iter().filter_map(|event| touched(piece, event)).map(|cell| cell.to_string()).collect();
    let count = cells.len() as u8;
    (count > 0).then(|| {
        Message::new("suggested-group")
            .with("pieces", words::amount(piece, count))
            .with("cells", cells.join(", "))
    })
}

/// The cell where an event places or takes a piece of this kind.
fn touched(piece: Piece, event: &Event) -> Option<Cell> {
    match *event {
        Event::Placed { piece: kind, cell, .. } | Event::Ate { piece: kind, cell, .. } if kind == piece => {
            Some(cell)
        }
        Event::SpentTree { cell, .. } if piece == Piece::Tree => Some(cell),
        Event::Left { cell, .. } if piece == Piece::Bat => Some(cell),
        _ => None,
    }
}
