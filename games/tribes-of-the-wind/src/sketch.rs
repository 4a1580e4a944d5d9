//! The table in characters, for terminals and playthroughs.

use bocage_engine::{Message, Seat, Sketch, View};

use crate::TribesOfTheWind;
use crate::state::{Private, Public, Side};
use crate::vocabulary::{Board, COLUMNS, Cell, Element, GuideCondition, Node, Temple, Terrain};
use crate::words;

/// Characters of one cell of the terrain.
const CELL: usize = 14;

/// Something with the name that it has in files and commands: a terminal shows no pictures.
fn coded(code: String, what: Message) -> Message {
    Message::new("sketch-coded").with("code", code).with("what", what)
}

impl Sketch for TribesOfTheWind {
    fn sketch(&self, view: &View<Public, Private>, say: &dyn Fn(&Message) -> String) -> String {
        let public = &view.public;
        let mut lines = vec![say(&self.round_line(public))];
        lines.extend(self.market_lines(public).iter().map(say));
        lines.push(String::new());
        for seat in Seat::all(public.players) {
            lines.extend(self.seat_lines(public, seat, say));
        }
        if let (Some(seat), Some(private)) = (view.observer, &view.private) {
            let now = |card| self.say_card_now(public, seat, card);
            let cards =
                private.hand.iter().map(|card| format!("  {}", say(&coded(card.to_string(), now(*card)))));
            lines.push(say(&Message::new("sketch-hand")));
            lines.extend(cards);
        }
        lines.push(say(&Message::new("sketch-legend")));
        lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
    }
}

impl TribesOfTheWind {
    fn round_line(&self, public: &Public) -> Message {
        if public.agenda.is_empty() {
            return Message::new("sketch-over");
        }
        let key = match (public.in_setup(), public.end_token) {
            (true, _) => "sketch-setup",
            (false, None) => "sketch-round",
            (false, Some(_)) if public.final_trigger_round == Some(public.round) => {
                "sketch-round-before-last"
            }
            (false, Some(_)) => "sketch-last-round",
        };
        Message::new(key).with("round", public.round).with("seat", public.active)
    }

    /// Rivers and decks.
    fn market_lines(&self, public: &Public) -> Vec<Message> {
        let river =
            public.element_river.iter().flatten().map(|back| words::element(*back)).collect::<Vec<_>>();
        let top = public.deck_top.map_or(Message::new("tile-none"), words::element);
        let mut lines = vec![
            Message::new("sketch-elements")
                .with("river", river)
                .with("top", top)
                .with("deck", public.deck_size())
                .with("discard", public.element_discard.len()),
        ];
        let slots = (0u8..).zip(&public.village_river);
        lines.extend(slots.filter_map(|(slot, card)| {
            Some(
                Message::new("sketch-slot")
                    .with("slot", slot.to_string())
                    .with("what", coded((*card)?.to_string(), self.say_village_card((*card)?))),
            )
        }));
        let slots = (0u8..).zip(public.forest_river.iter().chain([&public.stack_top]));
        lines.extend(slots.filter_map(|(slot, tile)| {
            let slot = if slot == crate::actions::TOP { "stack".to_owned() } else { slot.to_string() };
            let id = self.components.tile((*tile)?).id.clone();
            let what = coded(id, self.say_tile((*tile)?));
            Some(Message::new("sketch-slot").with("slot", slot).with("what", what))
        }));
        lines.push(Message::new("sketch-stack").with("left", public.stack_size));
        lines
    }

    fn seat_lines(&self, public: &Public, seat: Seat, say: &dyn Fn(&Message) -> String) -> Vec<String> {
        let side = public.side(seat);
        let Some(board) = side.board else { return Vec::new() };
        let hand: Vec<String> = Element::ALL
            .iter()
            .map(|element| format!("{}{}", element.letter(), side.backs[element.index()]))
            .collect();
        let zone: Vec<Message> = Temple::ALL
            .iter()
            .filter(|temple| side.has_temple(**temple))
            .map(|of| self.say_temple_effect(side, *of))
            .collect();
        let head = Message::new("sketch-seat")
            .with("seat", seat)
            .with("board", words::board(board))
            .with("points", self.sheet(public, seat).total());
        let goods = Message::new("sketch-goods")
            .with("water", side.water)
            .with("capital", side.riders(Node::CAPITAL))
            .with("backs", hand.join(" "));
        let mut lines = vec![say(&head), say(&goods)];
        if !zone.is_empty() {
            lines.push(say(&Message::new("sketch-temples").with("temples", zone)));
        }
        lines.extend(self.terrain_lines(side));
        lines.push(say(&self.ruins_line(board)));
        lines.extend(self.guide_lines(side, board).iter().map(say));
        for card in side.tucked() {
            let face = self.components.village_card(card);
            let key = if self.objective_holds(side, card) { "sketch-met" } else { "sketch-unmet" };
            let line = Message::new(key)
                .with("card", card.to_string())
                .with("objective", words::objective(face.objective))
                .with("points", face.points);
            lines.push(say(&line));
        }
        let guides = self.active_guides(side);
        lines.extend(guides.map(|guide| say(&coded(guide.to_string(), self.say_guide(guide)))));
        lines.push(String::new());
        lines
    }

    /// Where the ruins lie that objectives speak of.
    fn ruins_line(&self, board: Board) -> Message {
        let cells = self.components.board(board).terrain;
        let ruins: Vec<Message> = Terrain::ALL
            .iter()
            .map(|of| {
                Message::new("sketch-ruin")
                    .with("terrain", words::terrain(*of))
                    .with("cells", words::cells(cells[of.index()]))
            })
            .collect();
        Message::new("sketch-ruins").with("ruins", ruins)
    }

    /// What still earns, or has earned, a guide card.
    fn guide_lines(&self, side: &Side, board: Board) -> [Message; 2] {
        let face = self.components.board(board);
        let verdict = |of: GuideCondition| if side.latched >> of.index() & 1 == 1 { "✓" } else { "✗" };
        let colors: Vec<Message> = face.sequence.iter().map(|of| words::color(*of)).collect();
        [
            Message::new("sketch-sequence")
                .with("verdict", verdict(GuideCondition::Sequence))
                .with("colors", colors),
            Message::new("sketch-special")
                .with("verdict", verdict(GuideCondition::Special))
                .with("special", words::special(face.special)),
        ]
    }

    fn terrain_lines(&self, side: &Side) -> Vec<String> {
        let head: String = (0..COLUMNS).map(|col| format!("{:<CELL$}", (b'A' + col) as char)).collect();
        let mut lines = vec![format!("  {head}")];
        for row in 0..3 {
            let cells: String = (0..COLUMNS)
                .map(|col| format!("{:<CELL$}", self.cell_text(side, Cell(row * COLUMNS + col))))
                .collect();
            lines.push(format!("{} {cells}", row + 1));
        }
        lines
    }

    /// A tile with its face, colour, riders and slots, and temple; or the tokens of a cell without one.
    fn cell_text(&self, side: &Side, cell: Cell) -> String {
        let Some(tile) = side.tile(cell) else {
            return match side.pollution[cell.index()] {
                0 => ".".to_owned(),
                tokens => format!("~{tokens}"),
            };
        };
        let face = self.components.tile(tile);
        let village = side.villages & cell.bit() != 0;
        let star = if village { "*" } else { "" };
        let temple = if side.temples & cell.bit() != 0 { " T" } else { "" };
        let riders = side.riders(cell.into());
        let slots = match village || face.slots == 0 {
            true if riders == 0 => String::new(),
            true => format!(" {riders}"),
            false => format!(" {riders}/{}", face.slots),
        };
        format!("{}{star}{slots}{temple}", face.id)
    }
}
