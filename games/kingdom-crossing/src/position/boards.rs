//! The main board and the tree board of a position file.

use bocage_engine::file::{Result, count, expected, in_range, wrong};
use bocage_engine::{Bits, Seat};

use super::entries::{File, GoalEntry, SlotEntry};
use super::read::Reader;
use crate::state::{Face, Pair, Public};
use crate::vocabulary::{Card, DECK_SIZE, Deck, Favour};

impl Reader<'_> {
    /// The six goals: tiles, sides and markers.
    pub(super) fn goals(&self, file: &File, public: &mut Public) -> Result<()> {
        count("goals", &file.goals, ..=6)?;
        let mut used = 0u8;
        for (index, entry) in file.goals.iter().enumerate() {
            let place = format!("goals[{index}]");
            let goal = &mut public.goals[index];
            if let Some(name) = &entry.tile {
                match self.game.components.goals.iter().position(|goal| goal.key == *name) {
                    Some(tile) => goal.tile.0 = tile as u8,
                    None => return wrong(format!("{place}.tile"), name, expected::such_as("goal_birds")),
                }
            }
            goal.hard = entry.hard;
            goal.markers = self.goal_markers(&format!("{place}.markers"), entry, public.players)?;
        }
        for goal in &public.goals {
            used |= 1 << goal.tile.0;
        }
        if used != 63 {
            let twice = public.goals.iter().enumerate().find_map(|(index, goal)| {
                public.goals[..index].iter().any(|other| other.tile == goal.tile).then_some(goal.tile)
            });
            let key = twice.map_or("", |tile| self.game.components.goals[usize::from(tile.0)].key.as_str());
            return wrong("goals", key, expected::unique());
        }
        Ok(())
    }

    /// The markers of a goal: each seat at most once, on positions that are in use (R21).
    fn goal_markers(&self, place: &str, entry: &GoalEntry, players: u8) -> Result<[Option<Seat>; 4]> {
        count(place, &entry.markers, ..=4)?;
        // In solo the second one is Paco & Paca.
        let last = players.max(2) as i8 - 1;
        let mut markers = [None; 4];
        for (at, &seat) in entry.markers.iter().enumerate() {
            let marker = u8::try_from(in_range(place, seat, -1..=last)?).ok().map(Seat);
            if marker.is_some() && !self.game.components.positions(players).contains(&(at as u8)) {
                return wrong(format!("{place}[{at}]"), seat, expected::nothing());
            }
            if marker.is_some() && markers.contains(&marker) {
                return wrong(format!("{place}[{at}]"), seat, expected::unique());
            }
            markers[at] = marker;
        }
        Ok(markers)
    }

    /// Queen, favours and starting pairs.
    pub(super) fn tree_board(&mut self, file: &File, public: &mut Public) -> Result<()> {
        if let Some(name) = file.queen.as_deref().filter(|name| !name.is_empty()) {
            public.queen = Some(self.named.queen(self.game, "queen", name)?);
        }
        for name in &file.queens_gone {
            public.queens_gone |= 1 << self.named.queen(self.game, "queens_gone", name)?.0;
        }
        for (place, name) in public.display.iter_mut().zip(file.display.iter().flatten()) {
            if !name.is_empty() {
                *place = Some(self.named.favour(self.game, "display", name)?);
            }
        }
        count("pairs", &file.pairs, ..=usize::from(public.sides_in_use()))?;
        for (pair, entry) in public.pairs.iter_mut().zip(&file.pairs) {
            *pair = match (&entry.start, &entry.favour) {
                (Some(start), Some(favour)) => Some(Pair {
                    start: self.named.start(self.game, "pairs.start", start)?,
                    favour: self.named.favour(self.game, "pairs.favour", favour)?,
                }),
                (None, None) => None,
                (one, other) => {
                    let found = one.as_deref().or(other.as_deref()).unwrap_or_default();
                    return wrong("pairs", found, expected::together(["start", "favour"]));
                }
            };
        }
        Ok(())
    }

    /// Decks, cards and birds of the slots; returns what is named face down, top first.
    pub(super) fn slots(&mut self, file: &File, public: &mut Public) -> Result<[Vec<Card>; 10]> {
        let mut down: [Vec<Card>; 10] = Default::default();
        let mut decks: [Option<Deck>; 10] = [None; 10];
        for (index, entry) in file.slots.iter().enumerate() {
            let place = format!("slots[{index}]");
            let slot = &mut public.slots[usize::from(in_range(format!("{place}.at"), entry.at, 0..=9)?)];
            let (deck, face) = self.face(entry, &place)?;
            slot.face = face;
            if let Some(name) = &entry.bird {
                slot.bird = Some(self.named.bird(self.game, &format!("{place}.bird"), name)?);
            }
            for name in &entry.down {
                let card = self.named.card(self.game, &format!("{place}.down"), name)?;
                down[card.deck().index()].push(card);
            }
            if let Some(deck) = deck.filter(|deck| decks.contains(&Some(*deck))) {
                return wrong(format!("{place}.deck"), deck, expected::unique());
            }
            if decks[usize::from(entry.at)].is_some() {
                return wrong(format!("{place}.at"), entry.at, expected::unique());
            }
            decks[usize::from(entry.at)] = deck;
        }
        let mut rest = Deck::ALL.iter().copied().filter(|deck| !decks.contains(&Some(*deck)));
        for (slot, deck) in public.slots.iter_mut().zip(decks) {
            if let Some(deck) = deck.or_else(|| rest.next()) {
                slot.deck = deck;
            }
        }
        Ok(down)
    }

    fn face(&mut self, entry: &SlotEntry, place: &str) -> Result<(Option<Deck>, Face)> {
        match (entry.card.as_deref(), &entry.tile) {
            (None | Some(""), Some(name)) => {
                Ok((entry.deck, Face::Tile(self.named.tile(self.game, &format!("{place}.tile"), name)?)))
            }
            (None | Some(""), None) => Ok((entry.deck, Face::Bare)),
            (Some(name), None) => {
                let card = self.named.card(self.game, &format!("{place}.card"), name)?;
                match entry.deck {
                    Some(deck) if deck != card.deck() => {
                        wrong(format!("{place}.deck"), deck, expected::as_elsewhere(card.deck()))
                    }
                    _ => Ok((Some(card.deck()), Face::Card(card))),
                }
            }
            (Some(_), Some(tile)) => wrong(place, tile, expected::fields(["card", "tile"])),
        }
    }

    /// Favours lie open unless the file says which: the first ones that are named nowhere.
    pub(super) fn default_display(&mut self, file: &File, public: &mut Public) {
        if file.display.is_none() {
            for place in &mut public.display {
                let spare =
                    Bits(u64::from(!self.named.favours) & ((1 << self.game.components.favours.len()) - 1))
                        .next();
                if let Some(favour) = spare.map(Favour) {
                    self.named.favours |= favour.bit();
                    *place = Some(favour);
                }
            }
        }
    }

    /// On slots that the file does not speak of, the first card of the deck that is named nowhere.
    pub(super) fn default_faces(&mut self, file: &File, public: &mut Public) {
        for (index, slot) in public.slots.iter_mut().enumerate() {
            let told = file.slots.iter().find(|entry| usize::from(entry.at) == index);
            if told.is_some_and(|entry| entry.card.is_some() || entry.tile.is_some()) {
                continue;
            }
            let first = (slot.deck.index() * DECK_SIZE) as u8;
            let spare = (first..first + DECK_SIZE as u8).find(|card| self.named.cards >> card & 1 == 0);
            if let Some(card) = spare {
                self.named.cards |= 1 << card;
                slot.face = Face::Card(Card(card));
            }
        }
    }
}
