//! The table in characters, for terminals and playthroughs.

use bocage_engine::{Message, Seat, Sketch, View};

use crate::Atiwa;
use crate::position::cell_word;
use crate::state::{Phase, Public, Side};
use crate::tableau::Plot;
use crate::vocabulary::{COLUMNS, CellKind, Colour, Coord, Piece, Space};
use crate::words;

/// Characters of a cell, and of a card with its edge.
const CELL: usize = 5;
const CARD: usize = 3 * CELL + 2;

impl Sketch for Atiwa {
    fn sketch(&self, view: &View<Public, ()>, say: &dyn Fn(&Message) -> String) -> String {
        let public = &view.public;
        let mut lines = vec![say(&self.round_line(public))];
        if public.phase != Phase::End {
            lines.extend(self.board_lines(public, say));
            lines.extend(self.goal_line(public).map(|goals| say(&goals)));
        }
        for seat in Seat::all(public.players) {
            lines.push(String::new());
            lines.extend(self.seat_lines(public, seat, say));
        }
        lines.push(say(&Message::new("sketch-legend")));
        lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
    }
}

impl Atiwa {
    fn round_line(&self, public: &Public) -> Message {
        Message::new("sketch-round")
            .with("round", public.round)
            .with("rounds", self.components.rounds.len())
            .with("first", public.first_player)
            .with("deck", self.deck_size(public))
            .with("discard", public.discard.count_ones())
            .with("bag", public.markers())
    }

    /// Round spaces with what they offer now, open cards, breeding and workers.
    fn board_lines(&self, public: &Public, say: &dyn Fn(&Message) -> String) -> Vec<String> {
        let mut lines = Vec::new();
        for index in 0..self.components.rounds.len() {
            let Some(space) = Space::of_round(index) else { continue };
            let key = if index == public.round_index() { "sketch-space-now" } else { "sketch-space" };
            let offer = self.say_offer(public, space);
            let line = Message::new(key).with("space", words::space(space)).with("effects", offer);
            lines.push(format!("{}{}", say(&line), self.worker_mark(public, space, say)));
        }
        let open: Vec<Message> = public
            .open
            .iter()
            .enumerate()
            .filter_map(|(slot, card)| {
                Some(
                    Message::new("sketch-open-card")
                        .with("slot", slot + 1)
                        .with("card", words::card((*card)?)),
                )
            })
            .collect();
        if !open.is_empty() {
            lines.push(say(&Message::new("sketch-open").with("cards", open)));
        }
        let breeding = self.components.round(public.round_index()).breeding.iter();
        let breeding: Vec<Message> =
            breeding.map(|condition| words::amount(condition.piece, condition.at_least)).collect();
        lines.push(say(&Message::new("sketch-breeding").with("conditions", breeding)));
        let taken: Vec<String> = Space::ALL
            .iter()
            .filter(|space| space.round_index().is_none() && public.occupied() & space.bit() != 0)
            .map(|&space| format!("{}{}", say(&words::space(space)), self.worker_mark(public, space, say)))
            .collect();
        if !taken.is_empty() {
            lines.push(say(&Message::new("sketch-workers").with("spaces", taken.join(", "))));
        }
        lines
    }

    /// What a solo game is played for, and how far it is. At its end the result says so.
    fn goal_line(&self, public: &Public) -> Option<Message> {
        let goals: Vec<Message> = self.goals(public).iter().map(|goal| self.say_goal(public, goal)).collect();
        let line = Message::new("sketch-goals").with("challenge", words::challenge(public.challenge));
        public.solo().then(|| line.with("goals", goals))
    }

    /// Whose worker stands on a space.
    fn worker_mark(&self, public: &Public, space: Space, say: &dyn Fn(&Message) -> String) -> String {
        let Some(owner) = public.workers.iter().position(|spaces| spaces & space.bit() != 0) else {
            return String::new();
        };
        let name = match Colour::ALL.get(owner) {
            Some(&colour) if public.solo() => words::colour(colour),
            _ => Message::new("sketch-worker").with("seat", Seat(owner as u8)),
        };
        format!(" [{}]", say(&name))
    }

    fn seat_lines(&self, public: &Public, seat: Seat, say: &dyn Fn(&Message) -> String) -> Vec<String> {
        let side = public.side(seat);
        let head = Message::new("sketch-seat")
            .with("seat", seat)
            .with("score", self.sheet(public, seat).total())
            .with("gold", words::gold(side.gold))
            .with("need", self.food_need(side))
            .with("missing", side.shortage)
            .with("night", side.night);
        let mut lines = vec![say(&head), say(&self.supply_line(side))];
        let doomed: Vec<String> = self.doomed(public, seat).iter().map(ToString::to_string).collect();
        if !doomed.is_empty() {
            lines.push(say(&Message::new("sketch-doomed").with("cells", doomed.join(", "))));
        }
        let last = side.tableau.plots().last().map_or(0, |plot| plot.at.row());
        for row in 0..=last {
            lines.extend(self.card_row(side, row, say));
        }
        lines
    }

    /// Each row of the supply board: pieces on the tableau, and the number it shows.
    fn supply_line(&self, side: &Side) -> Message {
        let rows: Vec<Message> = Piece::ROWS
            .iter()
            .map(|&piece| {
                Message::new("sketch-row")
                    .with("pieces", words::pieces(piece))
                    .with("count", side.tableau.count(piece))
                    .with("value", self.row_value(side, piece))
            })
            .collect();
        Message::new("sketch-supply").with("rows", rows).with("bats", side.tableau.count(Piece::Bat))
    }

    /// The cards of one row of a tableau, side by side.
    fn card_row(&self, side: &Side, row: u8, say: &dyn Fn(&Message) -> String) -> Vec<String> {
        let mut lines = vec![String::new(); 4];
        for column in 0..COLUMNS {
            let block = match side.tableau.plot(Coord::at(row, column)) {
                Some(plot) => self.card_block(plot, say),
                None => vec![String::new(); 4],
            };
            for (line, part) in lines.iter_mut().zip(block) {
                let part: String = part.chars().take(CARD).collect();
                let padding = CARD + 1 - part.chars().count();
                line.push_str(&part);
                line.push_str(&" ".repeat(padding));
            }
        }
        lines
    }

    /// A card: its place and name, then three lines of cells; its points and nature icons stand in the
    /// first corner.
    fn card_block(&self, plot: &Plot, say: &dyn Fn(&Message) -> String) -> Vec<String> {
        let face = self.components.face(plot.card);
        let cell = |index: u8| format!("{:<CELL$}", self.cell_sign(plot, index));
        let nature = "*".repeat(face.nature.into());
        let points = format!("{:<CELL$}", format!("{}p{nature}", face.points));
        vec![
            format!("{} {}", plot.at, say(&words::card(plot.card))),
            format!("|{points}{}{}", cell(0), cell(1)),
            format!("|{}{}{}", cell(2), cell(3), cell(4)),
            format!("|{}{}{}", cell(5), cell(6), cell(7)),
        ]
    }

    /// What stands on a cell, or in brackets what may stand there.
    fn cell_sign(&self, plot: &Plot, index: u8) -> String {
        let here = cell_word(plot, index);
        if here != "." {
            return here.to_owned();
        }
        let kind = match self.components.face(plot.card).cells[usize::from(index)] {
            CellKind::Tree => "t",
            CellKind::TreeWild => "tw",
            CellKind::TreeBat => "tb",
            CellKind::Bat => "b",
            CellKind::WildAnimal => "w",
            CellKind::Goat => "g",
            CellKind::Fruit => "f",
            CellKind::House => "h",
            CellKind::DerelictHouse => "d",
            CellKind::Blank => return "·".to_owned(),
        };
        format!("({kind})")
    }
}
