//! What observers may see, and guessing the rest.
//!
//! Only orders are hidden, from everybody alike: the unknown part of each deck and the solo deck
//! (section 15). Their cards are those that lie open nowhere.

use bocage_engine::{Bits, Chance, Draw, MAX_SEATS, Rng, Seat, Seed, View};
use tinyvec::ArrayVec;

use crate::Arborea;
use crate::actions::Action;
use crate::state::{Pile, Public, Secret, State};
use crate::vocabulary::{Card, Owner};

impl Arborea {
    /// The cards of the unknown part of a deck, as a set.
    pub fn hidden_cards(&self, public: &Public, deck: u8) -> u64 {
        self.components.deck(deck) & !public.open_cards()
    }

    pub(crate) fn guess(&self, view: &View<Public, ()>, rng: &mut impl Rng) -> State {
        let open = view.public.open_cards();
        let mut decks = [Pile::new(); 4];
        for (deck, pile) in (0..).zip(&mut decks) {
            *pile = Bits(self.components.deck(deck) & !open).map(Card).collect();
            rng.shuffle(pile);
        }
        let mut solo: ArrayVec<[u8; 16]> = ArrayVec::new();
        if view.public.solo() {
            let used = view.public.feronia.used;
            solo.extend((0..self.components.solo.len() as u8).filter(|card| used >> card & 1 == 0));
            rng.shuffle(&mut solo);
        }
        let chance = Chance::new(Seed(rng.next_u64()));
        State { public: view.public, private: [(); MAX_SEATS], secret: Secret { decks, solo, chance } }
    }

    /// Undo stops at reveals and where another seat is asked (section 15). A seat that the main flow does
    /// not ask between two own turns only has its ecosystem, where nothing is final. In solo nobody else is
    /// asked, so only reveals count (R51).
    pub(crate) fn epoch_of(&self, public: &Public, seat: Seat) -> u32 {
        if public.over {
            return u32::MAX;
        }
        let asked = public.solo() || public.turn == Owner::from(seat) || public.asked == Some(seat);
        let turns = u32::from(public.board(seat).turns) << 17;
        if asked { turns | 1 << 16 | u32::from(public.epoch) } else { turns }
    }

    /// A development commutes with everything else and may be taken back until the seat's next turn or the
    /// final scoring begins (section 15). In solo it is part of the one sequence (R51).
    pub(crate) fn development_epoch(&self, public: &Public, seat: Seat, action: Action) -> Option<u32> {
        let turns = if public.over { u32::MAX } else { public.board(seat).turns.into() };
        (action.develops() && !public.solo()).then_some(turns)
    }

    /// A development touches nothing that others see to. While the main flow asks the seat as well, its
    /// next decision may be either, so nothing is promised.
    pub(crate) fn aside(&self, public: &Public, seat: Seat) -> bool {
        !public.solo() && public.board(seat).developing() && public.asked != Some(seat)
    }
}
