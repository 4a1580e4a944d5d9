//! The table in characters, for terminals and playthroughs.

use bocage_engine::{Message, Seat, Sketch, View};

use crate::Evergreen;
use crate::position::write::letter;
use crate::state::{Phase, Public};
use crate::vocabulary::{Biome, Power, Space, Sun};
use crate::words;

/// Columns between two planets that stand side by side.
const GAP: &str = "    ";

impl Sketch for Evergreen {
    fn sketch(&self, view: &View<Public, ()>, say: &dyn Fn(&Message) -> String) -> String {
        let public = &view.public;
        let mut lines = vec![say(&self.season_line(public))];
        if public.phase == Phase::Draft {
            lines.push(say(&Message::new("sketch-row").with("cards", self.row_slots(public))));
        }
        if !public.automa_taken.is_empty() {
            let cards: Vec<Message> = public.automa_taken.iter().map(|&card| self.say_card(card)).collect();
            lines.push(say(&Message::new("sketch-automa").with("cards", cards)));
        }
        let zone = self.fertility(public);
        let piles: Vec<Message> = Biome::ALL
            .iter()
            .map(|&biome| {
                Message::new("sketch-pile")
                    .with("biome", words::biome(Some(biome)))
                    .with("symbols", zone[biome.index()])
            })
            .collect();
        lines.push(say(&Message::new("sketch-zone").with("piles", piles)));
        let deck = Message::new("sketch-deck")
            .with("deck", self.deck_size(public))
            .with("discard", public.discard.len());
        lines.push(say(&deck));
        lines.push(String::new());
        let seats: Vec<Seat> = Seat::all(public.players).collect();
        // Two planets side by side fit an ordinary terminal.
        for pair in seats.chunks(2) {
            let blocks: Vec<Vec<String>> =
                pair.iter().map(|&seat| self.seat_block(public, seat, say)).collect();
            lines.extend(side_by_side(&blocks));
        }
        lines.push(say(&Message::new("sketch-legend")));
        lines.push(say(&Message::new("sketch-biomes")));
        lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
    }
}

impl Evergreen {
    fn season_line(&self, public: &Public) -> Message {
        let rounds = self.components.rounds(public.season);
        let all: u8 = self.components.rounds.iter().sum();
        Message::new("sketch-season")
            .with("season", words::season(public.season))
            .with("round", (public.round_in_season + 1).min(rounds))
            .with("rounds", rounds)
            .with("total", self.round(public).min(all))
            .with("all", all)
            .with("sun", words::sun(public.sun()))
    }

    fn row_slots(&self, public: &Public) -> Vec<Message> {
        let slots = public.row.iter().enumerate();
        slots
            .filter_map(|(slot, card)| {
                let key = if public.token_slot == Some(slot as u8) { "sketch-token" } else { "sketch-slot" };
                Some(Message::new(key).with("slot", slot).with("card", self.say_card((*card)?)))
            })
            .collect()
    }

    fn seat_block(&self, public: &Public, seat: Seat, say: &dyn Fn(&Message) -> String) -> Vec<String> {
        let side = public.side(seat);
        let score = Message::new("sketch-score").with("seat", seat).with("score", side.points.total());
        let mut lines = vec![say(&score)];
        lines.push(match side.card() {
            Some(card) => say(&Message::new("sketch-card").with("card", self.say_card(card))),
            None => String::new(),
        });
        lines.extend(self.planet_block(public, seat));
        let levels: Vec<String> = Power::ALL
            .iter()
            .map(|&power| {
                let level = Message::new("sketch-level")
                    .with("power", words::power(power))
                    .with("level", side.level(power));
                say(&level)
            })
            .collect();
        lines.extend(levels.chunks(3).map(|three| three.join(", ")));
        let [light, forest, fertility] = self.projection(public, seat);
        lines.push(format!("☀ +{light}  ▲ +{forest}  ◆ +{fertility}"));
        lines.push(String::new());
        lines
    }

    /// The planet with its labels; each space is followed by the first letter of its biome, and the
    /// sun stands at its side.
    fn planet_block(&self, public: &Public, seat: Seat) -> Vec<String> {
        let board = &self.components.board;
        let planet = &public.side(seat).planet;
        let sun = public.sun();
        let mark = |side: Sun| if sun == side { "☀" } else { " " };
        let letters: Vec<String> = (0..board.cols).map(|col| format!(" {} ", (b'A' + col) as char)).collect();
        let width = letters.len() * 3 + 2;
        let mut lines = vec![format!("{:^width$}", mark(Sun::North)), format!("    {}", letters.concat())];
        for row in 0..board.rows {
            let spaces: String =
                (0..board.cols).map(|col| self.space_text(planet, Space::at(row, col))).collect();
            let middle = row == (board.rows - 1) / 2;
            let (west, east) = if middle { (mark(Sun::West), mark(Sun::East)) } else { (" ", " ") };
            lines.push(format!("{west} {}{spaces} {east}", row + 1));
        }
        lines.push(format!("{:^width$}", mark(Sun::South)));
        lines
    }

    fn space_text(&self, planet: &crate::planet::Planet, space: Space) -> String {
        let symbol = match letter(self, planet, space) {
            '-' => return "   ".to_owned(),
            'X' => return " X ".to_owned(),
            symbol => symbol,
        };
        // Biomes are told apart by a sign of their own, not by colour.
        let sign = match self.components.board.biome(space) {
            Some(Biome::Snow) => '*',
            Some(Biome::Swamp) => '~',
            Some(Biome::Rock) => '^',
            Some(Biome::Flowers) => '%',
            Some(Biome::Wheat) => '|',
            Some(Biome::Grassland) => '"',
            None => ' ',
        };
        format!(" {symbol}{sign}")
    }
}

/// Blocks of lines next to each other.
fn side_by_side(blocks: &[Vec<String>]) -> Vec<String> {
    let height = blocks.iter().map(Vec::len).max().unwrap_or_default();
    let width = |block: &Vec<String>| block.iter().map(|line| line.chars().count()).max().unwrap_or_default();
    (0..height)
        .map(|row| {
            let cells = blocks.iter().map(|block| {
                let line = block.get(row).map_or("", String::as_str);
                let padding = width(block) - line.chars().count();
                format!("{line}{}", " ".repeat(padding))
            });
            cells.collect::<Vec<_>>().join(GAP)
        })
        .collect()
}
