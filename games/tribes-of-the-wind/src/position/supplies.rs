//! Decks, rivers and stacks of a position file.

use bocage_engine::file::{Result, count, expected, wrong, wrong_count};
use tinyvec::ArrayVec;

use super::cards::Named;
use super::read::{Reader, Rest};
use crate::state::{RIVER, State, Step};
use crate::vocabulary::{Card, Tile, VillageCard};

impl Reader<'_> {
    pub(super) fn elements(
        &mut self,
        state: &mut State,
        river: &[Named],
        deck: &[Named],
        drawn: &[Named],
        discard: &[Named],
    ) -> Result<()> {
        for named in drawn {
            let card = self.names.deal("drawn", *named)?;
            state.secret.drawn.push(card);
            state.public.drawn.push(card.element());
        }
        // While cards are drawn the river has gaps, written as "".
        let drawing = state.public.agenda.top() == Some(&Step::Draw);
        let gap = |slot: usize| drawing && self.file.river.get(slot).is_some_and(String::is_empty);
        let gaps: [bool; RIVER] = std::array::from_fn(gap);
        let mut named = river.iter();
        for slot in (0..RIVER).filter(|slot| !gaps[*slot]) {
            let card = match named.next() {
                Some(named) => self.names.deal("river", *named)?,
                None => self.names.any("river", slot)?,
            };
            state.secret.river[slot] = Some(card);
            state.public.element_river[slot] = Some(card.element());
        }
        let mut top = Vec::new();
        for named in deck {
            top.push(self.names.deal("deck", *named)?);
        }
        for named in discard {
            state.public.element_discard.insert(self.names.deal("discard", *named)?);
        }
        let rest = self.names.free_elements();
        match self.file.rest {
            Rest::Deck => state.secret.deck = rest.rev().collect(),
            Rest::Discard => rest.for_each(|card| state.public.element_discard.insert(card)),
        }
        state.secret.deck.extend(top.iter().rev().copied());
        state.public.deck_top = state.secret.deck.last().copied().map(Card::element);
        if state.secret.deck.is_empty() {
            // A back is always visible (R10).
            return wrong_count("deck", 0, expected::entries(1..));
        }
        Ok(())
    }

    pub(super) fn villages(&mut self, state: &mut State) -> Result<()> {
        let file = self.file;
        let public = &mut state.public;
        if let Some(Step::Keep { cards }) = public.agenda.top() {
            for card in *cards {
                self.names.village("agenda", &card.to_string())?;
            }
        }
        if let Some(text) = &file.village_card {
            public.village_in_hand = Some(self.names.village("village_card", text)?);
        }
        for text in &file.village_discard {
            public.village_discard |= self.names.village("village_discard", text)?.bit();
        }
        count("village_river", &file.village_river, ..=RIVER)?;
        let mut river: [Option<VillageCard>; RIVER] = [None; RIVER];
        for (slot, text) in river.iter_mut().zip(&file.village_river) {
            if !text.is_empty() {
                *slot = Some(self.names.village("village_river", text)?);
            }
        }
        let mut top: ArrayVec<[VillageCard; 32]> = ArrayVec::new();
        for text in &file.village_deck {
            top.push(self.names.village("village_deck", text)?);
        }
        let open_slot = public.agenda.iter().find_map(|step| match step {
            Step::Side { slot } | Step::Replace { slot } | Step::VillageCard { slot } => Some(*slot),
            _ => None,
        });
        for (number, slot) in river.iter_mut().enumerate() {
            let open = open_slot == Some(number as u8);
            if let Some(card) = slot.filter(|_| open) {
                // This slot is not refilled yet.
                return wrong(format!("village_river[{number}]"), card, expected::nothing());
            }
            if !open && slot.is_none() {
                *slot = self.names.free_villages().next();
                slot.iter().for_each(|card| self.names.take_village(*card));
            }
        }
        public.village_river = river;
        let (filled, due) = (river.iter().flatten().count(), RIVER - usize::from(open_slot.is_some()));
        if filled < due {
            // All others are named elsewhere.
            return wrong_count("village_river", filled, expected::entries(due..=due));
        }
        let rest = self.names.free_villages();
        match file.village_rest {
            Rest::Deck => state.secret.village_deck = rest.rev().collect(),
            Rest::Discard => rest.for_each(|card| public.village_discard |= card.bit()),
        }
        state.secret.village_deck.extend(top.iter().rev().copied());
        Ok(())
    }

    /// The stack is what the file lists, or else all tiles of this number of players that are left.
    pub(super) fn forest(&mut self, state: &mut State) -> Result<()> {
        let file = self.file;
        count("forest_river", &file.forest_river, ..=RIVER)?;
        for (slot, text) in state.public.forest_river.iter_mut().zip(&file.forest_river) {
            if !text.is_empty() {
                *slot = Some(self.forest_tile("forest_river", text)?);
            }
        }
        let mut stack: ArrayVec<[Tile; 64]> = ArrayVec::new();
        match &file.forest_stack {
            Some(texts) => {
                for text in texts {
                    stack.push(self.forest_tile("forest_stack", text)?);
                }
                stack.reverse();
            }
            None => {
                let components = &self.game.components;
                let in_use = |tile: &Tile| components.tile(*tile).players <= state.public.players;
                let free = components.forest_tiles().filter(in_use);
                stack.extend(free.rev().filter(|tile| self.names.tile_is_free(*tile)));
            }
        }
        // Slots are empty only when the stack is (R11).
        for slot in state.public.forest_river.iter_mut().filter(|slot| slot.is_none()) {
            *slot = stack.pop();
        }
        state.public.stack_size = stack.len() as u8;
        state.public.stack_top = stack.pop();
        state.secret.forest_stack = stack;
        Ok(())
    }

    fn forest_tile(&mut self, place: &str, text: &str) -> Result<Tile> {
        let tile = self.names.tile(place, text)?;
        match self.game.components.is_start(tile) {
            true => wrong(place, text, expected::such_as("VIO01")),
            false => Ok(tile),
        }
    }
}
