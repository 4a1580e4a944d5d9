//! What observers may see, and guessing the rest (section 11).
//!
//! Only orders are hidden, from everybody alike: of decks, bird stacks, Queen cards, favours,
//! empty-deck tiles and solo tiles. What a pile holds is whatever lies open nowhere.

use bocage_engine::{Chance, Draw, MAX_SEATS, Rng, Seed, View};
use tinyvec::{Array, ArrayVec};

use crate::KingdomCrossing;
use crate::components::SoloAct;
use crate::state::{Face, Phase, Public, Secret, State};
use crate::vocabulary::{Bird, Card, Colour, DECK_SIZE, Deck, EmptyTile, Favour, QueenCard, SoloTile};

impl KingdomCrossing {
    /// The cards of a deck that still lie face down, in the order of the file.
    pub fn face_down(&self, public: &Public, deck: Deck) -> impl Iterator<Item = Card> {
        let owned = public.sides().iter().fold(0, |set, side| set | side.cards.bits());
        let open = public.slots.iter().fold(owned, |set, slot| match slot.face {
            Face::Card(card) => set | 1 << card.0,
            _ => set,
        });
        let first = (deck.index() * DECK_SIZE) as u8;
        (first..first + DECK_SIZE as u8).map(Card).filter(move |card| open >> card.0 & 1 == 0)
    }

    /// Birds that still lie face down, as a set.
    pub fn hidden_birds(&self, public: &Public) -> u64 {
        let owned = public.sides().iter().fold(public.boxed, |set, side| set | side.birds);
        let seen = public.slots.iter().filter_map(|slot| slot.bird).fold(owned, |set, bird| set | bird.bit());
        Colour::ALL.iter().fold(0, |set, &colour| set | self.components.birds_of(colour)) & !seen
    }

    /// Queen cards nobody has seen yet, the removed one among them.
    pub fn hidden_queens(&self, public: &Public) -> impl Iterator<Item = QueenCard> {
        let owned = public.sides().iter().fold(public.queens_gone, |set, side| set | side.queens);
        let seen = public.queen.map_or(owned, |queen| owned | 1 << queen.0);
        (0..self.components.queens.len() as u8).map(QueenCard).filter(move |queen| seen >> queen.0 & 1 == 0)
    }

    /// Favours that lie face down.
    pub fn hidden_favours(&self, public: &Public) -> impl Iterator<Item = Favour> {
        let owned = public.sides().iter().fold(0, |set, side| set | side.favours);
        let pairs = public.pairs.iter().flatten().map(|pair| pair.favour);
        let open = public.display.iter().flatten().copied().chain(pairs);
        let seen = open.fold(owned, |set, favour| set | favour.bit());
        (0..self.components.favours.len() as u8).map(Favour).filter(move |favour| seen & favour.bit() == 0)
    }

    /// Empty-deck tiles that lie face down.
    pub fn hidden_tiles(&self, public: &Public) -> impl Iterator<Item = EmptyTile> {
        let seen = public.slots.iter().fold(0u8, |set, slot| match slot.face {
            Face::Tile(tile) => set | 1 << tile.0,
            _ => set,
        });
        (0..self.components.empty_tiles.len() as u8)
            .map(EmptyTile)
            .filter(move |tile| seen >> tile.0 & 1 == 0)
    }

    /// Solo tiles that may still be drawn this round; there is no such deck before the first Day.
    pub fn hidden_solo(&self, public: &Public) -> impl Iterator<Item = SoloTile> {
        let acting = self.components.solo_tiles.iter().filter(|act| **act != SoloAct::Rest).count();
        let chosen = (acting + usize::from(public.rest_tiles)).min(14) as u8;
        let shuffled = public.solo()
            && (public.round > 1
                || public.phase == Phase::Day
                || public.phase == Phase::Evening
                || public.phase == Phase::End);
        let seen = public.solo_drawn;
        (0..if shuffled { chosen } else { 0 }).map(SoloTile).filter(move |tile| seen >> tile.0 & 1 == 0)
    }

    pub(crate) fn guess(&self, view: &View<Public, ()>, rng: &mut impl Rng) -> State {
        let public = &view.public;
        let birds = self.hidden_birds(public);
        let secret = Secret {
            decks: std::array::from_fn(|deck| shuffled(self.face_down(public, Deck::ALL[deck]), rng)),
            birds: std::array::from_fn(|colour| {
                let of_colour = birds & self.components.birds_of(Colour::ALL[colour]);
                shuffled(bocage_engine::Bits(of_colour).map(Bird), rng)
            }),
            queens: shuffled(self.hidden_queens(public), rng),
            favours: shuffled(self.hidden_favours(public), rng),
            empty_tiles: shuffled(self.hidden_tiles(public), rng),
            solo: shuffled(self.hidden_solo(public), rng),
            chance: Chance::new(Seed(rng.next_u64())),
        };
        State { public: *public, private: [(); MAX_SEATS], secret }
    }
}

/// Everything that can be there, in random order.
fn shuffled<A: Array>(things: impl Iterator<Item = A::Item>, rng: &mut impl Rng) -> ArrayVec<A> {
    let mut pile: ArrayVec<A> = things.collect();
    rng.shuffle(&mut pile);
    pile
}
