//! Whose turn it is and what is being done.

use bocage_engine::Agenda;

use super::super::steps::{EXPECTED_STEPS, read_step};
use super::{File, Reader, Result, TurnName, expected, in_range, wrong};
use crate::state::{Public, Source, Step};
use crate::tracks::SWAP;
use crate::vocabulary::{Kind, Owner};

impl Reader<'_> {
    pub(super) fn agenda(&self, file: &File, public: &mut Public) -> Result<()> {
        public.turn = self.turn(file, public)?;
        public.agenda = Agenda::default();
        let default = vec!["pilgrimage".to_owned()];
        for text in file.agenda.as_ref().unwrap_or(&default) {
            let Some(step) = read_step(text) else {
                return wrong("agenda", text, expected::such_as(EXPECTED_STEPS.join(", ")));
            };
            self.fits(public, step, text)?;
            public.agenda.push(step);
        }
        for (index, track) in public.tracks.iter().enumerate() {
            let swapping =
                matches!(public.agenda.top(), Some(Step::Move(moving, _)) if usize::from(*moving) == index);
            if track.offset == SWAP && !swapping {
                return wrong(format!("tracks[{index}].offset"), SWAP, expected::number(..=SWAP - 1));
            }
        }
        Ok(())
    }

    fn turn(&self, file: &File, public: &Public) -> Result<Owner> {
        match &file.turn {
            None => Ok(Owner(0)),
            Some(TurnName::Seat(seat)) => in_range("turn", *seat, 0..=public.players - 1).map(Owner),
            Some(TurnName::Word(word)) if word == "feronia" && public.solo() => Ok(Owner::FERONIA),
            Some(TurnName::Word(word)) if public.solo() => wrong("turn", word, expected::is("feronia")),
            Some(TurnName::Word(word)) => wrong("turn", word, expected::number(0..=public.players - 1)),
        }
    }

    /// Can this step lie on what is below it?
    fn fits(&self, public: &Public, step: Step, text: &str) -> Result<()> {
        let below = public.agenda.top().copied();
        let seat = public.active();
        let fits = match (step, below) {
            (Step::Setup(seat), None) => seat.0 < public.players,
            (Step::Begin | Step::Renewal | Step::Tracks(_) | Step::Close | Step::Final, None) => true,
            (
                Step::Rescue | Step::Pilgrimage | Step::Repeat | Step::Activation(_) | Step::Completion,
                None,
            ) => seat.is_some(),
            (Step::Resolve(Source::Trail(_), _), Some(Step::Activation(_))) => true,
            (Step::Resolve(Source::Slot(slot), _), Some(Step::Renewal)) => {
                seat.is_some_and(|seat| public.board(seat).slots[usize::from(slot) % 3].is_some())
            }
            (
                Step::Resolve(Source::Bonus(tile), _),
                Some(Step::Resolve(Source::Trail(_) | Source::Slot(_), _) | Step::Sage { .. }),
            ) => usize::from(tile) < self.game.components.bonus.len(),
            (Step::Effect(_), Some(Step::Resolve(..) | Step::Sage { .. })) => true,
            (Step::Sage { area, .. }, Some(Step::Resolve(Source::Trail(waiting), _))) => {
                waiting.area() == area
            }
            (
                Step::Move(..) | Step::Leave { .. },
                Some(
                    Step::Setup(_)
                    | Step::Begin
                    | Step::Repeat
                    | Step::Activation(_)
                    | Step::Tracks(_)
                    | Step::Resolve(..)
                    | Step::Sage { .. },
                ),
            ) => stands(public, step),
            _ => false,
        };
        if fits { Ok(()) } else { wrong("agenda", text, expected::fitting()) }
    }

    /// Villagers of an owner on tracks and trails, or walking, by kind.
    pub(super) fn away(&self, public: &Public, owner: Owner) -> [u8; 3] {
        let mut away = [0u8; 3];
        for track in &public.tracks {
            track.of(owner).for_each(|villager| away[villager.kind.index()] += 1);
        }
        let trails = match owner.seat() {
            Some(seat) => &public.board(seat).trails,
            None => &public.feronia.trails,
        };
        trails.iter().for_each(|waiting| away[waiting.kind().index()] += 1);
        if public.turn == owner {
            let walking = public.agenda.iter().filter_map(|step| match step {
                Step::Resolve(Source::Trail(waiting), _) => Some(waiting.kind()),
                _ => None,
            });
            walking.for_each(|kind: Kind| away[kind.index()] += 1);
        }
        away
    }
}

/// A villager that is asked about stands on its cell.
fn stands(public: &Public, step: Step) -> bool {
    match step {
        Step::Leave { track, cell, .. } => {
            public.tracks[usize::from(track) % 4].cells[usize::from(cell) % 8].is_some()
        }
        _ => true,
    }
}
