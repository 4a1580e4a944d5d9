//! The table in characters, for terminals and playthroughs.

use bocage_engine::{Message, Seat, Sketch, View};

use crate::Arborea;
use crate::components::Symbol;
use crate::ecosystem::Ecosystem;
use crate::state::{Board, Public, Step};
use crate::tracks::{CELLS, Track};
use crate::vocabulary::{Area, Biome, Cell, Creature, Owner, Season, Villager, Waiting};
use crate::words;

/// Turns messages into sentences.
type Say<'a> = &'a dyn Fn(&Message) -> String;

impl Sketch for Arborea {
    fn sketch(&self, view: &View<Public, ()>, say: &dyn Fn(&Message) -> String) -> String {
        let public = &view.public;
        let mut lines = vec![self.turn_line(public, say)];
        lines.extend(self.tracks_block(public, say));
        lines.extend(self.areas_block(public, say));
        lines.push(biomes_line(public, say));
        lines.push(self.borderlands_line(public, say));
        lines.push(self.seasons_line(public, say));
        lines.push(self.decks_line(public, say));
        if public.solo() {
            lines.extend(self.feronia_lines(public, say));
        }
        for seat in Seat::all(public.players) {
            lines.push(String::new());
            lines.extend(self.board_lines(public, seat, say));
        }
        lines.push(String::new());
        lines.push(say(&Message::new("sketch-legend")));
        lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
    }
}

impl Arborea {
    fn turn_line(&self, public: &Public, say: Say<'_>) -> String {
        let message = match public.active() {
            _ if public.over => Message::new("sketch-over"),
            Some(seat) => Message::new("sketch-turn").with("seat", seat),
            None => Message::new("sketch-feronia-turn"),
        };
        let line = say(&message.with("sun", public.sun).with("last", self.components.sun_last));
        match public.ending {
            Some(turns) if !public.over => {
                format!("{line} {}", say(&Message::new("sketch-ending").with("turns", turns)))
            }
            _ => line,
        }
    }

    /// One line for each track, under the numbers of the trails.
    fn tracks_block(&self, public: &Public, say: Say<'_>) -> Vec<String> {
        let names: Vec<String> = (0u8..)
            .zip(&public.tracks)
            .map(|(number, track)| {
                let name = Message::new("sketch-track").with("track", words::track(number));
                say(&name.with("offset", track.offset))
            })
            .collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
        let mut lines = vec![format!("{:width$}            ↓  1  2  3  4  5", "")];
        for (name, track) in names.iter().zip(&public.tracks) {
            let padding = " ".repeat(width - name.chars().count());
            let symbol = track
                .symbol(&self.components)
                .map(|season| say(&Message::new("sketch-symbol").with("season", words::season(season))));
            lines.push(format!("{name}{padding} {} {}", track_cells(track), symbol.unwrap_or_default()));
        }
        lines
    }

    /// What waits on both sides of the tracks, while one chooses a track; later, choices say it.
    fn areas_block(&self, public: &Public, say: Say<'_>) -> Vec<String> {
        let choosing = matches!(
            public.agenda.top(),
            Some(
                Step::Setup(_)
                    | Step::Pilgrimage
                    | Step::Repeat
                    | Step::Effect(Symbol::PlaceVillager | Symbol::AdvanceTrack)
            )
        );
        let line = |area: &Area| {
            let data = self.components.area(*area);
            let trails = (1u8..).zip(&data.trails).map(|(number, symbols)| {
                // Every trail ends with the Sage.
                let symbols: Vec<_> = symbols.iter().copied().filter(|&each| each != Symbol::Sage).collect();
                let symbols = words::symbols(&symbols);
                say(&Message::new("sketch-walk").with("trail", number).with("symbols", symbols))
            });
            let trails = trails.collect::<Vec<_>>().join("; ");
            say(&Message::new("sketch-area")
                .with("area", words::area(*area))
                .with("trails", trails)
                .with("rewards", words::symbols(&data.rewards)))
        };
        if choosing { Area::ALL.iter().map(line).collect() } else { Vec::new() }
    }

    fn borderlands_line(&self, public: &Public, say: Say<'_>) -> String {
        let column = |column: &Creature| {
            let bonus =
                public.bonus[column.index()].and_then(|tile| self.components.bonus.get(usize::from(tile)));
            let key = if bonus.is_some() { "sketch-column-bonus" } else { "sketch-column" };
            let message = Message::new(key)
                .with("creature", words::creature(*column))
                .with("height", public.heights[column.index()]);
            match bonus {
                Some(bonus) => message.with("bonus", words::symbols(bonus)),
                None => message,
            }
        };
        let columns: Vec<Message> = Creature::ALL.iter().map(column).collect();
        say(&Message::new("sketch-borderlands").with("columns", columns))
    }

    fn seasons_line(&self, public: &Public, say: Say<'_>) -> String {
        let season = |season: &Season| {
            Message::new("sketch-season")
                .with("season", words::season(*season))
                .with("tile", words::season_tile(self, public.season_tiles[season.index()]))
        };
        let seasons: Vec<Message> = Season::ALL.iter().map(season).collect();
        say(&Message::new("sketch-seasons").with("seasons", seasons))
    }

    fn decks_line(&self, public: &Public, say: Say<'_>) -> String {
        let front = |(number, front): (u8, &Option<_>)| match front {
            Some(card) => words::card_in_full(self, *card),
            None => Message::new("sketch-deck-empty").with("deck", words::deck(number)),
        };
        let fronts = public.decks.map(|deck| deck.front);
        let cards: Vec<String> =
            (0..).zip(&fronts).map(|pair| format!("\n  {}", say(&front(pair)))).collect();
        say(&Message::new("sketch-decks").with("cards", cards.concat()))
    }

    fn feronia_lines(&self, public: &Public, say: Say<'_>) -> Vec<String> {
        let feronia = &public.feronia;
        let cards = feronia.cards.iter().flatten().chain(feronia.pile.iter().rev());
        let cards: Vec<Message> = cards.map(|&card| words::card(self, card)).collect();
        vec![
            say(&words::feronia(self, public)),
            say(&words::solo_card(self, public)),
            say(&Message::new("sketch-feronia-cards").with("cards", or_none(cards))),
            say(&Message::new("sketch-feronia-people")
                .with("space", feronia.young)
                .with("water", self.feronia_own_water(public))
                .with("reserve", feronia.reserve)),
            say(&Message::new("sketch-feronia-creatures")
                .with("creatures", or_none(creatures(&feronia.creatures)))),
            say(&waiting(&feronia.trails)),
        ]
    }

    fn board_lines(&self, public: &Public, seat: Seat, say: Say<'_>) -> Vec<String> {
        let board = public.board(seat);
        let mut lines = vec![say(&Message::new("sketch-score")
            .with("seat", seat)
            .with("points", words::points(board.points.total()))
            .with("spirit", words::minus(board.spirit.into())))];
        lines.push(say(&reserve(board)));
        lines.push(say(&waiting(&board.trails)));
        let gift = |area: &Area| {
            Message::new("sketch-gift")
                .with("area", words::area(*area))
                .with("level", board.gifts[area.index()])
        };
        let given: Vec<Message> =
            Area::ALL.iter().filter(|area| board.gifts[area.index()] > 0).map(gift).collect();
        lines.push(say(&Message::new("sketch-gifts").with("gifts", or_none(given))));
        let level = |season: &Season| {
            let message = Message::new("sketch-level").with("season", words::season(*season));
            message.with("level", board.seasons[season.index()])
        };
        let levels: Vec<Message> = Season::ALL.iter().map(level).collect();
        lines.push(say(&Message::new("sketch-levels").with("levels", levels)));
        for card in board.slots.iter().flatten() {
            lines.push(say(&Message::new("sketch-slot").with("card", words::card_in_full(self, *card))));
        }
        if let Some(card) = board.completed {
            lines.push(say(&Message::new("sketch-completed").with("card", words::card(self, card))));
        }
        for (key, counts) in [("sketch-invited", &board.invited), ("sketch-captive", &board.captive)] {
            if *counts != [0; 6] {
                lines.push(say(&Message::named(key.to_owned()).with("creatures", creatures(counts))));
            }
        }
        lines.extend(self.map(&board.ecosystem));
        lines
    }

    /// The visible habitats, with columns above and rows beside them; creatures between the cells.
    fn map(&self, ecosystem: &Ecosystem) -> Vec<String> {
        let land = self.landscape(ecosystem);
        let mut cells = Vec::new();
        ecosystem.occupied().each(|cell| cells.push(cell));
        let (Some(left), Some(right)) =
            (cells.iter().map(|cell| cell.x).min(), cells.iter().map(|cell| cell.x).max())
        else {
            return Vec::new();
        };
        let (top, bottom) = (cells[0].y, cells[cells.len() - 1].y);
        let columns: String = (left..=right).map(|x| format!("{x:>4}")).collect();
        let mut lines = vec![format!("    {columns}")];
        for y in top..=bottom {
            let between: String = (left..=right)
                .map(|x| format!(" {}  ", ecosystem.creature(Cell::at(x, y)).map_or(' ', creature_letter)))
                .collect();
            if !between.trim().is_empty() {
                lines.push(format!("    {between}"));
            }
            let row: String = (left..=right)
                .map(|x| match land.habitat(Cell::at(x, y)) {
                    Some(habitat) => format!("   {}", habitat.letter()),
                    None => "    ".to_owned(),
                })
                .collect();
            lines.push(format!("{y:>4}{row}"));
        }
        lines
    }
}

/// The letter of a creature on maps.
pub(crate) fn creature_letter(creature: Creature) -> char {
    ['f', 'w', 'h', 'c', 'a', 'o'][creature.index()]
}

/// The twelve positions of a track; the segments lie on eight of them.
fn track_cells(track: &Track) -> String {
    (0..12u8)
        .map(|position| match position.checked_sub(track.offset).filter(|&cell| cell < CELLS) {
            Some(cell) => format!("{:>3}", villager(track.cells[usize::from(cell)])),
            None => "   ".to_owned(),
        })
        .collect()
}

/// `A1` is an adult of the first seat, `AF` one of Feronia's: people count seats from 1, files from 0.
fn villager(villager: Option<Villager>) -> String {
    let Some(Villager { owner, kind }) = villager else { return ".".to_owned() };
    let letter = ['A', 'Y', 'E'][kind.index()];
    match owner {
        Owner::FERONIA => format!("{letter}F"),
        Owner(seat) => format!("{letter}{}", seat + 1),
    }
}

fn biomes_line(public: &Public, say: Say<'_>) -> String {
    let biome = |biome: &Biome| {
        Message::new("sketch-biome")
            .with("biome", words::biome(*biome))
            .with("lower", public.lower[biome.index()])
            .with("upper", public.upper[biome.index()])
    };
    let biomes: Vec<Message> = Biome::ALL.iter().map(biome).collect();
    say(&Message::new("sketch-biomes").with("biomes", biomes))
}

fn reserve(board: &Board) -> Message {
    Message::new("sketch-reserve")
        .with("ready", words::people(&board.available))
        .with("rest", words::people(&board.dedicated))
}

fn waiting(trails: &[Waiting]) -> Message {
    let trail = |waiting: &Waiting| {
        Message::new("sketch-trail")
            .with("kind", words::kind(waiting.kind()))
            .with("area", words::area(waiting.area()))
            .with("trail", waiting.trail())
    };
    let list: Vec<Message> = trails.iter().map(trail).collect();
    let list = if list.is_empty() { vec![Message::new("pic-nobody")] } else { list };
    Message::new("sketch-waiting").with("trails", list)
}

fn creatures(counts: &[u8; 6]) -> Vec<Message> {
    let all = Creature::ALL.iter().zip(counts);
    all.flat_map(|(creature, &count)| std::iter::repeat_n(words::creature(*creature), count.into())).collect()
}

/// An empty list is said, too.
fn or_none(list: Vec<Message>) -> Vec<Message> {
    if list.is_empty() { vec![Message::new("sketch-none")] } else { list }
}
