//! Reading a position file.

use std::collections::BTreeMap;

use bocage_engine::file::{Result, count, expected, in_range, of_game, players, wrong, wrong_count};
use bocage_engine::{Chance, Game, OptionError, Options as _, Seat, Seed};
use serde::Deserialize;

use super::cards::{Named, Names};
use super::side::SeatEntry;
use super::steps;
use crate::TribesOfTheWind;
use crate::setup::{Options, empty_state};
use crate::state::{HAND, Hand, Public, RIVER, State, Step};
use crate::vocabulary::{Board, Cell, Tile};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    game: Option<String>,
    players: Option<u8>,
    #[serde(default)]
    options: BTreeMap<String, toml::Value>,
    round: Option<u16>,
    #[serde(default)]
    active: u8,
    #[serde(default)]
    epoch: u32,
    end_token: Option<u8>,
    final_trigger_round: Option<u16>,
    #[serde(default)]
    pub(super) river: Vec<String>,
    #[serde(default)]
    deck: Vec<String>,
    #[serde(default)]
    discard: Vec<String>,
    #[serde(default)]
    pub(super) rest: Rest,
    #[serde(default)]
    reshuffles: u16,
    #[serde(default)]
    pub(super) village_river: Vec<String>,
    #[serde(default)]
    pub(super) village_deck: Vec<String>,
    #[serde(default)]
    pub(super) village_discard: Vec<String>,
    #[serde(default)]
    pub(super) village_rest: Rest,
    #[serde(default)]
    village_reshuffles: u16,
    #[serde(default)]
    pub(super) forest_river: Vec<String>,
    pub(super) forest_stack: Option<Vec<String>>,
    agenda: Option<Vec<String>>,
    #[serde(default)]
    pool: Vec<String>,
    in_play: Option<String>,
    #[serde(default)]
    drawn: Vec<String>,
    pub(super) village_card: Option<String>,
    #[serde(default)]
    pub(super) powers_used: Vec<String>,
    #[serde(default)]
    seed: Seed,
    #[serde(default)]
    seats: Vec<SeatEntry>,
}

/// Where cards are that are named nowhere.
#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Rest {
    #[default]
    Deck,
    Discard,
}

pub(super) fn read(game: &TribesOfTheWind, text: &str) -> Result<State> {
    let file: File = bocage_engine::file::read(text)?;
    let reader = Reader { game, file: &file, names: Names::new(game) };
    reader.state().map_err(|error| error.within(text))
}

pub(super) struct Reader<'a> {
    pub(super) game: &'a TribesOfTheWind,
    pub(super) file: &'a File,
    pub(super) names: Names<'a>,
}

impl Reader<'_> {
    fn state(mut self) -> Result<State> {
        let file = self.file;
        of_game(TribesOfTheWind::ID, file.game.as_deref())?;
        let players = players(file.players, file.seats.len(), self.game.components.players)?;
        count("seats", &file.seats, ..=usize::from(players))?;
        let mut state = empty_state(players, self.options()?, Chance::new(file.seed));
        self.course(&mut state.public)?;
        // Cards that are named are taken before any back is dealt, wherever they stand in the file.
        let hands = self.named_hands(players)?;
        let filled: Vec<String> = file.river.iter().filter(|text| !text.is_empty()).cloned().collect();
        let river = self.names.named_list("river", &filled, RIVER)?;
        let deck = self.names.named_list("deck", &file.deck, 80)?;
        let drawn = self.names.named_list("drawn", &file.drawn, 2)?;
        let discard = self.names.named_list("discard", &file.discard, 80)?;
        if let Some(text) = &file.in_play {
            let named = self.names.named("in_play", text)?;
            state.public.in_play = Some(self.names.deal("in_play", named)?);
        }
        self.seats(&mut state, &hands)?;
        self.elements(&mut state, &river, &deck, &drawn, &discard)?;
        self.villages(&mut state)?;
        self.forest(&mut state)?;
        state.public.powers_used = self.powers_used(state.public.side(state.public.active))?;
        self.check(&state)?;
        self.game.settle(&mut state, &mut ());
        Ok(state)
    }

    fn options(&self) -> Result<Options> {
        let mut options = Options::default();
        for (key, value) in &self.file.options {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            match options.set(key, &text) {
                Ok(()) => {}
                Err(OptionError::Unknown { key, known }) => {
                    return wrong("options", key, expected::fields(known));
                }
                Err(OptionError::Value { key, value, values }) => {
                    return wrong(format!("options.{key}"), value, expected::one_of([values]));
                }
            }
        }
        Ok(options)
    }

    /// Round, seat, agenda and pool.
    fn course(&mut self, public: &mut Public) -> Result<()> {
        let file = self.file;
        let last = public.players - 1;
        let seat_of = |place: &str, number: u8| in_range(place, number, 0..=last).map(Seat);
        let active = seat_of("active", file.active)?;
        let end_token = file.end_token.map(|number| seat_of("end_token", number)).transpose()?;
        public.active = active;
        public.end_token = end_token;
        for text in file.agenda.as_deref().unwrap_or(&["menu".to_owned()]) {
            match steps::step(text) {
                Some(step) if steps::fits(public.agenda.top().copied(), step) => public.agenda.push(step),
                Some(_) => return wrong("agenda", text, expected::fitting()),
                None => return wrong("agenda", text, expected::such_as("menu")),
            }
        }
        for text in &file.pool {
            let Some(part) = steps::part(text) else {
                return wrong("pool", text, expected::such_as("move 3"));
            };
            if public.pool.try_push(part).is_some() {
                return wrong_count("pool", file.pool.len(), expected::entries(..=16));
            }
        }
        let bottom = public.agenda.iter().next();
        let setting_up = matches!(bottom, Some(Step::Board | Step::StartBonus { .. } | Step::Keep { .. }));
        public.round = file.round.unwrap_or(u16::from(!setting_up));
        // Without the End token the last round is that of the limit, and one more with it (R49).
        let last_round = public.options.max_rounds + u16::from(end_token.is_some());
        in_range("round", public.round, if setting_up { 0..=0 } else { 1..=last_round })?;
        public.final_trigger_round = match (file.final_trigger_round, end_token) {
            (None, Some(_)) => Some(public.round),
            (Some(round), None) => {
                let fields = ["final_trigger_round", "end_token"];
                return wrong("final_trigger_round", round, expected::together(fields));
            }
            // Only the next round is played after that one (R33).
            (Some(round), Some(_)) => {
                let earliest = public.round.saturating_sub(1).max(1);
                Some(in_range("final_trigger_round", round, earliest..=public.round)?)
            }
            (None, None) => None,
        };
        public.epoch = file.epoch % (1 << 30);
        public.reshuffles = file.reshuffles % 10_000;
        public.village_reshuffles = file.village_reshuffles % 10_000;
        Ok(())
    }

    fn named_hands(&mut self, players: u8) -> Result<Vec<Vec<Named>>> {
        let mut hands = Vec::new();
        for index in 0..usize::from(players) {
            let entry = self.file.seats.get(index).and_then(|entry| entry.hand.as_deref());
            hands.push(self.names.named_list(&format!("seats[{index}].hand"), entry.unwrap_or(&[]), HAND)?);
        }
        Ok(hands)
    }

    /// Boards, terrain and hands. Before a seat has its board it has nothing.
    fn seats(&mut self, state: &mut State, hands: &[Vec<Named>]) -> Result<()> {
        let choosing = state.public.agenda.top() == Some(&Step::Board);
        let (boards, starts) = (self.boards(&state.public)?, self.start_tiles(&state.public)?);
        let none = SeatEntry::default();
        for (index, board) in boards.into_iter().enumerate() {
            let entry = self.file.seats.get(index).unwrap_or(&none);
            if let Some(board) = board {
                let side = entry.side(self.game, index, board, starts[index], &mut self.names)?;
                state.public.seats[index] = side;
            }
            let place = format!("seats[{index}].hand");
            let hand = match choosing {
                // Hands come after the boards.
                true if entry.hand.is_some() || entry.backs.is_some() => {
                    return wrong_count(place, hands[index].len(), expected::nothing());
                }
                true => Hand::new(),
                false => entry.hand(&place, &hands[index], index, &mut self.names)?,
            };
            for card in &hand {
                state.public.seats[index].backs[card.element().index()] += 1;
            }
            state.private[index].hand = hand;
        }
        Ok(())
    }

    fn boards(&self, public: &Public) -> Result<Vec<Option<Board>>> {
        let choosing = public.agenda.top() == Some(&Step::Board);
        let mut boards: Vec<Option<Board>> = vec![None; public.players.into()];
        for (index, entry) in self.file.seats.iter().enumerate() {
            let Some(word) = &entry.board else { continue };
            match Board::from_word(word) {
                Some(board) if !boards.contains(&Some(board)) => boards[index] = Some(board),
                _ => {
                    let free = Board::ALL.iter().filter(|board| !boards.contains(&Some(**board)));
                    return wrong(format!("seats[{index}].board"), word, expected::one_of(free));
                }
            }
        }
        for index in 0..boards.len() {
            let due = !choosing || index < public.active.index();
            if due && boards[index].is_none() {
                boards[index] = Board::ALL.iter().copied().find(|board| !boards.contains(&Some(*board)));
            } else if let Some(board) = boards[index].filter(|_| !due) {
                // It is not chosen yet.
                return wrong(format!("seats[{index}].board"), board, expected::nothing());
            }
        }
        Ok(boards)
    }

    /// Each seat's own start tile, unless the file puts another one on A1.
    fn start_tiles(&mut self, public: &Public) -> Result<Vec<Tile>> {
        let choosing = public.agenda.top() == Some(&Step::Board);
        let mut tiles: Vec<Option<Tile>> = vec![None; public.players.into()];
        for (index, entry) in self.file.seats.iter().enumerate() {
            let on_start = |(label, _): &(&String, &String)| label.parse::<Cell>() == Ok(Cell::START);
            if let Some((_, name)) = entry.tiles.iter().find(on_start) {
                let place = format!("seats[{index}].tiles");
                let tile = self.names.tile(&place, name)?;
                if !self.game.components.is_start(tile) {
                    return wrong(place, name, expected::such_as("S1"));
                }
                let own = self.game.components.start_tile(index as u8);
                if choosing && tile != own {
                    // The next seats take theirs with their boards.
                    return wrong(place, name, expected::is(&self.game.components.tile(own).id));
                }
                tiles[index] = Some(tile);
            }
        }
        let all: Vec<Tile> = (0..5).map(|number| self.game.components.start_tile(number)).collect();
        let mut complete = Vec::new();
        for (index, tile) in tiles.into_iter().enumerate() {
            let own_first = all[index..].iter().chain(&all[..index]);
            let tile = match tile {
                Some(tile) => tile,
                None => match own_first.copied().find(|tile| self.names.tile_is_free(*tile)) {
                    Some(tile) => self.names.take_tile("tiles", tile)?,
                    None => return wrong("tiles", "", expected::such_as("S1")),
                },
            };
            complete.push(tile);
        }
        Ok(complete)
    }
}
