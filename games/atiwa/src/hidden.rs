//! What observers may see, and guessing the rest.
//!
//! Hidden from everybody alike are the order of the terrain deck, whose cards are those that lie open
//! nowhere, and the order of the bag, whose contents are known.

use bocage_engine::{Chance, Draw, MAX_SEATS, Rng, Seat, Seed, View};

use crate::Atiwa;
use crate::setup::full_bag;
use crate::state::{Phase, Pile, Public, Secret, State};
use crate::vocabulary::{Card, TERRAINS};

impl Atiwa {
    /// The cards of the deck, as a set.
    fn hidden_cards(&self, public: &Public) -> u64 {
        self.every_terrain(public.challenge) & !public.visible()
    }

    /// How many cards the deck holds.
    pub fn deck_size(&self, public: &Public) -> u8 {
        self.hidden_cards(public).count_ones() as u8
    }

    pub(crate) fn guess(&self, view: &View<Public, ()>, rng: &mut impl Rng) -> State {
        let hidden = self.hidden_cards(&view.public);
        let cards = (1..=TERRAINS as u8).filter_map(Card::terrain);
        let mut deck: Pile = cards.filter(|card| hidden & card.bit() != 0).collect();
        rng.shuffle(&mut deck);
        let mut bag = full_bag(view.public.bag);
        rng.shuffle(&mut bag);
        let chance = Chance::new(Seed(rng.next_u64()));
        State { public: view.public, private: [(); MAX_SEATS], secret: Secret { deck, bag, chance } }
    }

    /// Undo never crosses a drawn card, the markers drawn after the last turn of a round, nor the
    /// cards dealt before the next round.
    pub(crate) fn epoch(&self, public: &Public) -> u32 {
        let draws = u32::from(public.reshuffles) << 8 | u32::from(self.deck_size(public));
        u32::from(public.round) << 28 | (public.phase as u32) << 24 | draws
    }

    /// In the upkeep no step of one seat affects another (R28), so that each may take back its own
    /// decisions although others have gone on. Turns hang together.
    pub(crate) fn aside(&self, public: &Public, _seat: Seat) -> bool {
        public.phase == Phase::Upkeep
    }
}
