//! Reading a position file.

use std::collections::BTreeMap;

use bocage_engine::file::{
    Result, at_most, count, expected, in_range, of_game, players, word, wrong, wrong_count,
};
use bocage_engine::{Agenda, Chance, MAX_SEATS, Message, Seat, Seed};
use serde::Deserialize;
use tinyvec::ArrayVec;

use crate::Evergreen;
use crate::components::Icon;
use crate::planet::Planet;
use crate::setup::event;
use crate::state::{MAX_PLAYERS, Phase, Pile, Points, Public, Secret, Side, State, Step, Taken, Turn};
use crate::vocabulary::{Biome, Card, Kind, Piece, Power, Season, Space, Sun};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: Option<String>,
    players: Option<u8>,
    phase: Option<String>,
    season: Option<Season>,
    round: Option<u8>,
    start_sun: Option<Sun>,
    sun: Option<Sun>,
    #[serde(default)]
    first_player: u8,
    next_first_player: Option<u8>,
    #[serde(default)]
    row: Vec<CardName>,
    token_slot: Option<u8>,
    #[serde(default)]
    picks: u8,
    #[serde(default)]
    discard: Vec<CardName>,
    #[serde(default)]
    automa: Vec<CardName>,
    #[serde(default)]
    deck: Vec<CardName>,
    #[serde(default)]
    refills: u8,
    #[serde(default)]
    seed: Seed,
    #[serde(default)]
    zone: BTreeMap<Biome, Vec<CardName>>,
    #[serde(default)]
    fertility: BTreeMap<Biome, u8>,
    #[serde(default)]
    seats: Vec<SeatEntry>,
}

/// A card by its number or its key; an empty key is an empty slot, a minus in front is face down.
#[derive(Deserialize)]
#[serde(untagged, expecting = "file-number-or-text")]
enum CardName {
    Number(i64),
    Key(String),
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct SeatEntry {
    planet: Option<String>,
    level: BTreeMap<Power, u8>,
    score: Option<i32>,
    points: PointsEntry,
    card: Option<CardName>,
    taken: Vec<CardName>,
    acted: bool,
    powered: bool,
    ended: bool,
    agenda: Vec<StepEntry>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct PointsEntry {
    start: i32,
    light: [i32; 4],
    forest: [i32; 4],
    bud: i32,
    fertility: i32,
}

#[derive(Deserialize)]
#[serde(tag = "step", rename_all = "lowercase", deny_unknown_fields)]
enum StepEntry {
    Action {
        kind: Kind,
        #[serde(default)]
        planted: u8,
        #[serde(default)]
        grown: u8,
        #[serde(default)]
        touched: Vec<String>,
    },
    Power {
        remaining: u8,
        #[serde(default)]
        used: u8,
    },
    Lake {
        at: String,
        #[serde(default)]
        grown: Vec<String>,
    },
}

pub(super) fn read(game: &Evergreen, text: &str) -> Result<State> {
    let file: File = bocage_engine::file::read(text)?;
    let mut reader = Reader { game, named: 0 };
    reader.state(&file).map_err(|error| error.within(text))
}

struct Reader<'a> {
    game: &'a Evergreen,
    /// Cards that were named so far: each is in one place only.
    named: u64,
}

impl Reader<'_> {
    fn state(&mut self, file: &File) -> Result<State> {
        of_game("evergreen", file.game.as_deref())?;
        let phase = self.phase(file)?;
        let mut state = self.plain_state(file, phase)?;
        match phase {
            "setup" => {
                state.public.zone = self.game.first_zone(&state.secret.deck);
                let rest = self.game.every_card() & !state.public.open_cards();
                state.secret.deck = self.game.shuffled(rest, state.secret.chance, event::SECOND_SHUFFLE, 0);
                self.game.start_round(&mut state, &mut ());
            }
            "draft" => {
                check_row(&state.public)?;
                check_taken(&state.public)?;
                self.enough_cards(&state.public)?;
                self.game.continue_draft(&mut state.public, &mut ());
            }
            "turns" => {
                check_taken(&state.public)?;
                self.enough_cards(&state.public)?;
                self.open_turns(&mut state.public)?;
            }
            "scoring" => self.game.score_final_board(&mut state.public),
            _ => state.public.phase = Phase::End,
        }
        Ok(state)
    }

    /// What the file says, or what it looks like: a row means a draft, a card in front of somebody
    /// means turns, and just boards are counted as at the end of the game.
    fn phase(&self, file: &File) -> Result<&'static str> {
        const PHASES: [&str; 5] = ["setup", "draft", "turns", "scoring", "end"];
        match file.phase.as_deref() {
            Some(said) => word("phase", said, &PHASES, |phase| phase),
            None if !file.row.is_empty() => Ok("draft"),
            None if file.seats.iter().any(|seat| seat.card.is_some() || !seat.taken.is_empty()) => {
                Ok("turns")
            }
            None => Ok("scoring"),
        }
    }

    fn plain_state(&mut self, file: &File, phase: &str) -> Result<State> {
        let players = players(file.players, file.seats.len(), self.game.components.players)?;
        count("seats", &file.seats, ..=usize::from(players))?;
        let drafters = players.max(2);
        for (place, drafter) in
            [("first_player", Some(file.first_player)), ("next_first_player", file.next_first_player)]
        {
            in_range(place, drafter.unwrap_or_default(), 0..=drafters - 1)?;
        }
        let at_the_end = matches!(phase, "scoring" | "end");
        let season = file.season.unwrap_or(if at_the_end { Season::Winter } else { Season::Spring });
        let rounds = self.game.components.rounds(season);
        let round = in_range("round", file.round.unwrap_or(if at_the_end { rounds } else { 1 }), 1..=rounds)?;
        let start_sun = match (file.sun, file.start_sun) {
            (Some(sun), None) => sun.clockwise(4 - season as u8),
            (None, start) => start.unwrap_or(Sun::North),
            (Some(sun), Some(start)) if start.clockwise(season as u8) == sun => start,
            (Some(sun), Some(start)) => {
                return wrong("sun", sun, expected::as_elsewhere(start.clockwise(season as u8)));
            }
        };
        in_range("picks", file.picks, 0..=drafters - 1)?;
        // The row is there during the draft only, and setup lays the zone out from the deck.
        if phase != "draft" && !file.row.is_empty() {
            return wrong_count("row", file.row.len(), expected::nothing());
        }
        for (place, entries) in [("zone", file.zone.len()), ("fertility", file.fertility.len())] {
            if phase == "setup" && entries > 0 {
                return wrong_count(place, entries, expected::nothing());
            }
        }
        let (zone, face_down) = self.zone(file)?;
        let mut public = Public {
            players,
            start_sun,
            phase: if phase == "turns" { Phase::Turns } else { Phase::Draft },
            season,
            round_in_season: if at_the_end { round } else { round - 1 },
            row: self.row(&file.row)?,
            token_slot: None,
            first_player: file.first_player,
            next_first_player: file.next_first_player.unwrap_or(file.first_player),
            draft_index: if phase == "draft" { file.picks } else { drafters },
            discard: self.pile("discard", &file.discard)?,
            zone,
            face_down,
            automa_taken: self.taken("automa", &file.automa)?,
            refills: file.refills,
            seats: [Side::default(); MAX_PLAYERS],
        };
        for (index, entry) in file.seats.iter().enumerate() {
            public.seats[index] = self.side(index, entry)?;
        }
        if phase == "setup" {
            self.game.give_start_points(&mut public);
        }
        check_next_first_player(&public, phase)?;
        if phase == "draft" {
            public.token_slot = token_slot(file, &public)?;
        }
        // Symbols are made of whatever cards are named nowhere else.
        for (&biome, &symbols) in &file.fertility {
            for card in self.cards_with(biome, symbols)? {
                self.named |= card.bit();
                self.game.add_to_zone(&mut public.zone, card);
            }
        }
        let deck = self.deck(&file.deck)?;
        Ok(State {
            public,
            private: [(); MAX_SEATS],
            secret: Secret { deck, chance: Chance::new(file.seed) },
        })
    }

    fn card(&mut self, place: &str, name: &CardName) -> Result<Card> {
        let components = &self.game.components;
        let card = match name {
            CardName::Number(number) => {
                u8::try_from(*number).ok().filter(|&id| usize::from(id) < components.cards.len()).map(Card)
            }
            CardName::Key(key) => components.card(key),
        };
        let Some(card) = card else {
            return match name {
                CardName::Number(number) => {
                    wrong(place, number, expected::number(0..=components.cards.len() - 1))
                }
                CardName::Key(key) => wrong(place, key, expected::such_as("wheat_place_lake")),
            };
        };
        if self.named & card.bit() != 0 {
            return wrong(place, &components.face(card).key, expected::unique());
        }
        self.named |= card.bit();
        Ok(card)
    }

    fn pile(&mut self, place: &str, names: &[CardName]) -> Result<Pile> {
        // Every card is named once at most, so a pile cannot overflow.
        names.iter().map(|name| self.card(place, name)).collect()
    }

    fn taken(&mut self, place: &str, names: &[CardName]) -> Result<Taken> {
        count(place, names, ..=15)?;
        names.iter().map(|name| self.card(place, name)).collect()
    }

    fn row(&mut self, names: &[CardName]) -> Result<ArrayVec<[Option<Card>; 8]>> {
        count("row", names, ..=8)?;
        let slot = |name: &CardName| match name {
            CardName::Key(key) if key.is_empty() => Ok(None),
            name => self.card("row", name).map(Some),
        };
        names.iter().map(slot).collect()
    }

    fn zone(&mut self, file: &File) -> Result<(Pile, u64)> {
        let mut zone = Pile::new();
        let mut face_down = 0;
        for (&biome, names) in &file.zone {
            let place = format!("zone.{biome}");
            for name in names {
                let (name, down) = match name {
                    CardName::Key(key) => match key.strip_prefix('-') {
                        Some(key) => (&CardName::Key(key.to_owned()), true),
                        None => (name, false),
                    },
                    // Minus zero cannot be told from zero, so face-down cards are named by key.
                    CardName::Number(_) => (name, false),
                };
                let card = self.card(&place, name)?;
                let face = self.game.components.face(card);
                if face.biome != Some(biome) || face.icon == Icon::None {
                    return wrong(place, &face.key, Message::new("file-zone-card"));
                }
                self.game.add_to_zone(&mut zone, card);
                face_down |= if down { card.bit() } else { 0 };
            }
        }
        Ok((zone, face_down))
    }

    /// Cards of a biome that show exactly so many symbols together: what people count on a real table.
    fn cards_with(&self, biome: Biome, symbols: u8) -> Result<Vec<Card>> {
        let components = &self.game.components;
        let fertile: Vec<Card> = components
            .all_cards()
            .filter(|card| self.named & card.bit() == 0)
            .filter(|&card| {
                components.face(card).biome == Some(biome) && components.face(card).fertility() > 0
            })
            .collect();
        // reached[n]: cards that make n symbols, found card by card.
        let mut reached: BTreeMap<u32, Vec<Card>> = BTreeMap::from([(0, Vec::new())]);
        for card in fertile {
            let more: Vec<_> = reached
                .iter()
                .map(|(sum, cards)| {
                    let sum = sum + u32::from(components.face(card).fertility());
                    (sum, cards.iter().copied().chain([card]).collect())
                })
                .collect();
            for (sum, cards) in more {
                reached.entry(sum).or_insert(cards);
            }
        }
        match reached.remove(&symbols.into()) {
            Some(cards) => Ok(cards),
            None => {
                let most = reached.keys().next_back().copied().unwrap_or_default();
                let expected = Message::new("file-symbols").with("most", most);
                wrong(format!("fertility.{biome}"), symbols, expected)
            }
        }
    }

    /// The named cards from the top, and below them all cards that are named nowhere.
    fn deck(&mut self, names: &[CardName]) -> Result<Pile> {
        let top = self.pile("deck", names)?;
        let rest = self.game.components.all_cards().filter(|card| self.named & card.bit() == 0);
        Ok(rest.rev().chain(top.iter().rev().copied()).collect())
    }

    fn side(&mut self, index: usize, entry: &SeatEntry) -> Result<Side> {
        let place = |field: &str| format!("seats[{index}].{field}");
        let mut taken = self.taken(&place("taken"), &entry.taken)?;
        if let Some(card) = &entry.card {
            let card = self.card(&place("card"), card)?;
            if taken.try_push(card).is_some() {
                return wrong_count(place("taken"), 16, expected::entries(..=15));
            }
        }
        let mut level = [0; 6];
        for (&power, &value) in &entry.level {
            let last = self.game.components.track(power).last();
            level[power.index()] = in_range(place(&format!("level.{power}")), value, 0..=last)?;
        }
        let side = Side {
            planet: self.planet(&place("planet"), entry.planet.as_deref().unwrap_or_default())?,
            level,
            points: points(&place("points"), entry)?,
            taken,
            turn: self.turn(index, entry)?,
        };
        self.check_agenda(&place("agenda"), &side)?;
        Ok(side)
    }

    /// What is running fits the card: a power that is applied, and a lake that stands where it says.
    fn check_agenda(&self, place: &str, side: &Side) -> Result<()> {
        let power = self.game.power(side);
        for (index, step) in side.turn.agenda.iter().enumerate() {
            let fits = match *step {
                Step::Action { .. } => true,
                Step::Power { .. } => power.is_some_and(|power| power != Power::Bud),
                Step::Lake { at, .. } => power == Some(Power::PlaceLake) && side.planet.lakes & at.bit() != 0,
            };
            if !fits {
                return wrong(format!("{place}[{index}]"), step_word(step), expected::fitting());
            }
        }
        Ok(())
    }

    /// The rest of the game must not run out of cards: those of the zone never come back.
    fn enough_cards(&self, public: &Public) -> Result<()> {
        let components = &self.game.components;
        let drafters = usize::from(public.drafters());
        let taken: usize = public.sides().iter().map(|side| side.taken.len()).sum();
        let mut in_zone = public.zone.len();
        for &season in Season::ALL.iter().filter(|&&season| season >= public.season) {
            let mut rounds = usize::from(components.rounds(season));
            let mut in_front = rounds * drafters;
            if season == public.season {
                rounds -= usize::from(public.round_in_season);
                in_front = taken + public.automa_taken.len() + rounds * drafters;
            }
            in_zone += rounds;
            if let Some(excess @ 1..) = (in_zone + in_front).checked_sub(components.cards.len()) {
                let most = public.zone.len().saturating_sub(excess);
                return wrong_count("zone", public.zone.len(), expected::entries(..=most));
            }
        }
        Ok(())
    }

    fn planet(&self, place: &str, text: &str) -> Result<Planet> {
        let board = &self.game.components.board;
        let mut planet = Planet::default();
        let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        if lines.is_empty() {
            return Ok(planet);
        }
        let grid = || expected::grid(board.rows, board.cols);
        if lines.len() != usize::from(board.rows) {
            return wrong_count(place, lines.len(), grid());
        }
        for (row, line) in (0..).zip(&lines) {
            if line.chars().count() != usize::from(board.cols) {
                return wrong(place, line, grid());
            }
            for (col, letter) in (0..).zip(line.chars()) {
                let space = Space::at(row, col);
                let expected = if board.crevices & space.bit() != 0 {
                    (letter == 'X').then_some(None).ok_or_else(|| expected::is('X'))
                } else if board.plantable & space.bit() == 0 {
                    (letter == '-').then_some(None).ok_or_else(|| expected::is('-'))
                } else {
                    super::write::PIECES
                        .iter()
                        .find(|(other, _)| *other == letter)
                        .map(|(_, piece)| *piece)
                        .ok_or_else(|| expected::one_of(super::write::PIECES.map(|(letter, _)| letter)))
                };
                match expected {
                    Ok(piece) => {
                        let piece: Option<Piece> = piece;
                        piece.into_iter().for_each(|piece| planet.place(piece, space));
                    }
                    Err(expected) => return wrong(format!("{place}[{}]", space.label()), letter, expected),
                }
            }
        }
        Ok(planet)
    }

    fn spaces(&self, place: &str, labels: &[String]) -> Result<u64> {
        labels.iter().try_fold(0, |set, label| Ok(set | self.space(place, label)?.bit()))
    }

    fn space(&self, place: &str, label: &str) -> Result<Space> {
        match label.parse::<Space>() {
            Ok(space) if self.game.components.board.plantable & space.bit() != 0 => Ok(space),
            _ => wrong(place, label, expected::such_as("c4")),
        }
    }

    fn turn(&self, index: usize, entry: &SeatEntry) -> Result<Turn> {
        let place = format!("seats[{index}].agenda");
        let mut agenda = Agenda::default();
        let mut turn =
            Turn { acted: entry.acted, powered: entry.powered, ended: entry.ended, ..Turn::default() };
        for (depth, step) in entry.agenda.iter().enumerate() {
            let below = agenda.top().copied();
            let step = match step {
                StepEntry::Action { kind, planted, grown, touched } => {
                    let rule = self.game.components.action(*kind);
                    turn.acted = true;
                    Step::Action {
                        kind: *kind,
                        planted: at_most(format!("{place}[{depth}].planted"), *planted, rule.plant)?,
                        grown: at_most(format!("{place}[{depth}].grown"), *grown, rule.grow)?,
                        touched: self.spaces(&place, touched)?,
                    }
                }
                StepEntry::Power { remaining, used } => {
                    turn.powered = true;
                    Step::Power { remaining: *remaining, used: *used }
                }
                StepEntry::Lake { at, grown } => {
                    Step::Lake { at: self.space(&place, at)?, grown: self.spaces(&place, grown)? }
                }
            };
            let fits = match step {
                Step::Lake { .. } => matches!(below, Some(Step::Power { .. })),
                _ => depth == 0,
            };
            if !fits {
                return wrong(format!("{place}[{depth}]"), step_word(&step), expected::fitting());
            }
            agenda.push(step);
        }
        turn.agenda = agenda;
        Ok(turn)
    }

    /// Seats without a card have nothing to do; all others must have something to decide.
    fn open_turns(&self, public: &mut Public) -> Result<()> {
        for seat in Seat::all(public.players) {
            let side = public.side_mut(seat);
            if side.card().is_none() {
                side.turn = Turn { acted: true, powered: true, ended: true, ..Turn::default() };
            } else if !side.turn.ended {
                self.game.settle(public, seat);
            }
        }
        if public.sides().iter().all(|side| side.turn.ended) {
            return wrong("seats", "", expected::decision());
        }
        Ok(())
    }
}

/// The word of a step in files.
fn step_word(step: &Step) -> &'static str {
    match step {
        Step::Action { .. } => "action",
        Step::Power { .. } => "power",
        Step::Lake { .. } => "lake",
    }
}

/// The first player of the next round is another one only while cards are picked, and only if that
/// drafter has picked, and the acorn with the card.
fn check_next_first_player(public: &Public, phase: &str) -> Result<()> {
    let next = public.next_first_player;
    let took_acorn = phase == "draft" && public.turn_order(next) < public.draft_index;
    if next != public.first_player && !took_acorn {
        return wrong("next_first_player", next, expected::as_elsewhere(public.first_player));
    }
    Ok(())
}

/// Where the acorn lies: after the first pick on the leftmost card, unless somebody took it.
fn token_slot(file: &File, public: &Public) -> Result<Option<u8>> {
    match file.token_slot {
        Some(slot) if file.picks == 0 || public.next_first_player != public.first_player => {
            wrong("token_slot", slot, expected::nothing())
        }
        Some(slot) => Ok(Some(slot)),
        None if file.picks == 0 || public.next_first_player != public.first_player => Ok(None),
        None => Ok(public.row.iter().position(Option::is_some).map(|slot| slot as u8)),
    }
}

/// Nobody has more cards than rounds were begun, and who has picked has one.
fn check_taken(public: &Public) -> Result<()> {
    let begun = usize::from(public.round_in_season) + 1;
    let counts = public
        .sides()
        .iter()
        .map(|side| side.taken.len())
        .chain(public.solo().then_some(public.automa_taken.len()));
    for (drafter, count) in (0u8..).zip(counts) {
        let picked = public.phase != Phase::Draft || public.turn_order(drafter) < public.draft_index;
        let most = if picked { begun } else { begun - 1 };
        let missing = public.phase == Phase::Draft && picked && count == 0;
        if count > most || missing {
            let place = if drafter >= public.players {
                "automa".to_owned()
            } else {
                format!("seats[{drafter}].taken")
            };
            return wrong_count(place, count, expected::entries(usize::from(missing)..=most));
        }
    }
    Ok(())
}

fn check_row(public: &Public) -> Result<()> {
    let cards = public.row.iter().flatten().count();
    // One more than picks still to come.
    let there = usize::from(public.drafters() + 1 - public.draft_index);
    if cards != there {
        return wrong_count("row", cards, expected::entries(there..=there));
    }
    let on_card = |slot: u8| public.row.get(usize::from(slot)).copied().flatten().is_some();
    match public.token_slot {
        Some(slot) if !on_card(slot) => wrong("token_slot", slot, expected::fitting()),
        _ => Ok(()),
    }
}

fn points(place: &str, entry: &SeatEntry) -> Result<Points> {
    let PointsEntry { start, light, forest, bud, fertility } = entry.points;
    // Points that are not broken down are carried as points of the start.
    let carried = entry.score.unwrap_or_default();
    let mut all = vec![start, bud, fertility, carried];
    all.extend(light.iter().chain(&forest));
    for points in all {
        in_range(place, points, 0..=2000)?;
    }
    Ok(Points { start: start + carried, light, forest, bud, fertility })
}
