//! Reading a position file.

use std::ops::ControlFlow;

use bocage_engine::file::{Result, count, expected, in_range, of_game, players, word, wrong, wrong_count};
use bocage_engine::{Chance, MAX_SEATS, Seat};

use super::entries::{File, SeatEntry};
use super::named::Named;
use super::sides;
use crate::KingdomCrossing;
use crate::components::SoloAct;
use crate::setup::{Difficulty, Options};
use crate::state::{Phase, Public, Secret, State, Step, Work};
use crate::vocabulary::{Bird, Colour, Deck, EmptyTile, Favour, QueenCard, SoloTile};

/// Steps that a file may have pending: room is left for what they lead to.
const MOST_FILE_STEPS: usize = 12;

pub(super) fn read(game: &KingdomCrossing, text: &str) -> Result<State> {
    let file: File = bocage_engine::file::read(text)?;
    let mut reader = Reader { game, named: Named::default() };
    reader.state(&file).map_err(|error| error.within(text))
}

pub(super) struct Reader<'a> {
    pub(super) game: &'a KingdomCrossing,
    pub(super) named: Named,
}

/// What a file can be about; the first are the phases of the game.
const PHASES: [(&str, Phase); 6] = [
    ("draft", Phase::Draft),
    ("morning", Phase::Morning),
    ("day", Phase::Day),
    ("evening", Phase::Evening),
    ("end", Phase::End),
    ("scoring", Phase::Evening),
];

impl Reader<'_> {
    fn state(&mut self, file: &File) -> Result<State> {
        of_game("kingdom-crossing", file.game.as_deref())?;
        let word = self.phase_word(file)?;
        let mut public = self.table(file)?;
        public.phase = word.1;
        self.turn(file, &mut public)?;
        let secret = self.things(file, &mut public)?;
        let mut state = State { public, private: [(); MAX_SEATS], secret };
        match word.0 {
            "scoring" => {
                state.public.round = self.game.components.rounds;
                self.game.score_final_board(&mut state.public);
            }
            "end" => {}
            _ => self.begin(file, &mut state)?,
        }
        Ok(state)
    }

    /// What the file says, or what it looks like: pairs mean a draft, slots or a pending step mean a
    /// Day, and just boards are counted as at the end of the game.
    fn phase_word(&self, file: &File) -> Result<(&'static str, Phase)> {
        match file.phase.as_deref() {
            Some(said) => word("phase", said, &PHASES, |(name, _)| name),
            None if !file.pairs.is_empty() => Ok(PHASES[0]),
            None if file.agenda.is_some() || !file.slots.is_empty() => Ok(PHASES[2]),
            None => Ok(PHASES[5]),
        }
    }

    /// Players, sides and goals.
    fn table(&mut self, file: &File) -> Result<Public> {
        let players = players(file.players, file.seats.len(), self.game.components.players)?;
        let difficulty = match file.difficulty.as_deref() {
            None => Difficulty::default(),
            Some(said) => word("difficulty", said, &Difficulty::ALL, Difficulty::word)?,
        };
        let mut public = self.game.empty_table(players, &Options { difficulty, ..Options::default() });
        // In solo the second one is Paco & Paca.
        count("seats", &file.seats, ..=usize::from(public.sides_in_use()))?;
        for (index, entry) in file.seats.iter().enumerate() {
            public.seats[index] = sides::side(self.game, &mut self.named, index, entry)?;
        }
        // After the draft everybody has a home, also those that the file does not speak of.
        if file.pairs.is_empty() {
            for index in file.seats.len()..usize::from(public.sides_in_use()) {
                public.seats[index] = sides::side(self.game, &mut self.named, index, &SeatEntry::default())?;
            }
        }
        self.goals(file, &mut public)?;
        Ok(public)
    }

    /// Round, turn, token, balloon and the running work.
    fn turn(&self, file: &File, public: &mut Public) -> Result<()> {
        let sides = public.sides_in_use();
        let rounds = self.game.components.rounds;
        public.round = in_range("round", file.round.unwrap_or(1), 1..=rounds)?;
        let first =
            in_range("first_player", file.first_player.unwrap_or(public.first_player.0), 0..=sides - 1)?;
        let phase_first = file.phase_first.unwrap_or(match public.phase {
            Phase::Draft => 0,
            _ if public.solo() && file.first_player.is_none() => 0,
            _ => first,
        });
        in_range("phase_first", phase_first, 0..=sides - 1)?;
        (public.first_player, public.phase_first) = (Seat(first), Seat(phase_first));
        let seats = public.seats;
        let played = |seat: u8| seats[usize::from(seat) % 4].played.count_ones() as u8;
        let turns = match public.phase {
            Phase::Day => self.game.components.actions * sides,
            _ => public.players,
        };
        public.turn = file.turn.unwrap_or(match public.phase {
            Phase::Day => (played(phase_first) * sides).min(turns - 1),
            _ => 0,
        });
        in_range("turn", public.turn, 0..=turns - 1)?;
        for seat in 0..sides {
            let at = (seat + sides - phase_first) % sides;
            let left = match public.phase {
                Phase::Day => {
                    (at..turns).step_by(sides.into()).filter(|&turn| turn >= public.turn).count() as u8
                }
                Phase::Draft | Phase::Morning => 6,
                _ => 0,
            };
            // Tiles are left for the turns to come.
            if played(seat) + left > 6 {
                let most = expected::entries(..=6usize.saturating_sub(left.into()));
                return wrong_count(format!("seats[{seat}].played"), played(seat).into(), most);
            }
        }
        public.balloon = file.balloon.unwrap_or(public.balloon);
        public.epoch = file.epoch;
        let work = &file.work;
        in_range("work.slot", work.slot, 0..=9)?;
        in_range("work.bridges", work.bridges, 0..=3)?;
        public.work = Work {
            tile: work.tile,
            upgraded: work.upgraded,
            bridges: work.bridges,
            walked: work.walked,
            flown: work.flown,
            bought: work.bought,
            slot: work.slot,
        };
        Ok(())
    }

    /// Everything that is in one place only: first what is named, then what is counted, then the rest.
    fn things(&mut self, file: &File, public: &mut Public) -> Result<Secret> {
        self.tree_board(file, public)?;
        let down = self.slots(file, public)?;
        let mut tops: [Vec<Bird>; 4] = Default::default();
        for (&colour, names) in &file.bird_stacks {
            for name in names {
                let bird = self.named.bird(self.game, "bird_stacks", name)?;
                if self.game.components.bird(bird).colour != colour {
                    return wrong(
                        format!("bird_stacks.{colour}"),
                        name,
                        expected::such_as(format!("{colour}_01")),
                    );
                }
                tops[colour.index()].push(bird);
            }
        }
        for name in &file.boxed {
            public.boxed |= self.named.bird(self.game, "boxed", name)?.bit();
        }
        let game = self.game;
        let queens: Vec<QueenCard> = file
            .queen_stack
            .iter()
            .map(|name| self.named.queen(game, "queen_stack", name))
            .collect::<Result<_>>()?;
        let favours: Vec<Favour> = file
            .favour_supply
            .iter()
            .map(|name| self.named.favour(game, "favour_supply", name))
            .collect::<Result<_>>()?;
        let tiles: Vec<EmptyTile> = file
            .empty_tiles
            .iter()
            .map(|name| self.named.tile(game, "empty_tiles", name))
            .collect::<Result<_>>()?;
        for (index, entry) in file.seats.iter().enumerate() {
            sides::fill(game, &mut self.named, index, entry, &mut public.seats[index])?;
        }
        self.default_display(file, public);
        self.default_faces(file, public);
        Ok(Secret {
            decks: std::array::from_fn(|deck| {
                let rest = game.face_down(public, Deck::ALL[deck]).filter(|card| !down[deck].contains(card));
                under(rest, &down[deck])
            }),
            birds: std::array::from_fn(|colour| {
                sides::bird_stack(game, &self.named, Colour::ALL[colour], &tops[colour])
            }),
            queens: under(game.hidden_queens(public).filter(|queen| !queens.contains(queen)), &queens),
            favours: under(game.hidden_favours(public).filter(|favour| !favours.contains(favour)), &favours),
            empty_tiles: under(game.hidden_tiles(public).filter(|tile| !tiles.contains(tile)), &tiles),
            solo: self.solo(file, public)?,
            chance: Chance::new(file.seed),
        })
    }

    fn solo(&self, file: &File, public: &mut Public) -> Result<crate::state::Pile<SoloTile, 14>> {
        let acting = self.game.components.solo_tiles.iter().filter(|act| **act != SoloAct::Rest).count();
        let chosen = (acting + usize::from(public.rest_tiles)) as u8;
        let listed = file.solo.iter().flatten().chain(&file.solo_drawn);
        let mut seen = 0u16;
        for &tile in listed {
            if !public.solo() {
                return wrong("solo", tile, expected::nothing());
            }
            in_range("solo", tile, 0..=chosen - 1)?;
            if seen >> tile & 1 == 1 {
                return wrong("solo", tile, expected::unique());
            }
            seen |= 1 << tile;
        }
        public.solo_drawn = file.solo_drawn.iter().fold(0, |set, tile| set | 1 << tile);
        let named: Vec<SoloTile> = file.solo.iter().flatten().map(|&tile| SoloTile(tile)).collect();
        Ok(under(self.game.hidden_solo(public).filter(|tile| !named.contains(tile)), &named))
    }

    /// The steps that the file names, or the first ones of the phase; then what runs by itself.
    fn begin(&self, file: &File, state: &mut State) -> Result<()> {
        let public = &mut state.public;
        match &file.agenda {
            Some(steps) => {
                count("agenda", steps, ..=MOST_FILE_STEPS)?;
                for text in steps {
                    match text.parse::<Step>() {
                        Ok(step) => public.agenda.push(step),
                        Err(error) => return wrong("agenda", text, expected::such_as(error.expected)),
                    }
                }
            }
            None => match public.phase {
                Phase::Draft => public.agenda.push(Step::Draft),
                Phase::Morning => self.game.begin_income(public, &mut ()),
                Phase::Day => self.game.begin_turn(state, &mut ()),
                Phase::Evening => self.game.begin_evening(public),
                Phase::End => {}
            },
        }
        self.game.settle(state, &mut ());
        let no_option = self.game.offer_all(&state.public, |_| ControlFlow::Break(())).is_continue();
        if no_option && state.public.phase != Phase::End {
            return wrong("agenda", "", expected::decision());
        }
        Ok(())
    }
}

/// A pile with the named things on top, in the order they are named, and the others below.
fn under<T: Copy + Default, const N: usize>(
    rest: impl Iterator<Item = T>,
    top: &[T],
) -> crate::state::Pile<T, N> {
    let rest: crate::state::Pile<T, N> = rest.collect();
    rest.into_iter().rev().chain(top.iter().rev().copied()).collect()
}
