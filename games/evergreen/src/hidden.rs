//! What observers may see, and guessing the rest.
//!
//! Only the order of the deck is hidden (R12), from everybody alike; its cards are those that lie
//! open nowhere.

use bocage_engine::{Chance, Draw, MAX_SEATS, Rng, Seat, Seed, View};

use crate::Evergreen;
use crate::state::{Phase, Pile, Public, Secret, State};
use crate::vocabulary::Card;

impl Evergreen {
    /// How many cards the deck holds.
    pub fn deck_size(&self, public: &Public) -> u8 {
        (self.every_card() & !public.open_cards()).count_ones() as u8
    }

    pub(crate) fn guess(&self, view: &View<Public, ()>, rng: &mut impl Rng) -> State {
        let hidden = self.every_card() & !view.public.open_cards();
        let mut deck: Pile =
            self.components.all_cards().filter(|card: &Card| hidden & card.bit() != 0).collect();
        rng.shuffle(&mut deck);
        let chance = Chance::new(Seed(rng.next_u64()));
        State { public: view.public, private: [(); MAX_SEATS], secret: Secret { deck, chance } }
    }

    /// Undo never crosses the start of a round, which shows new cards, nor the end of the game.
    pub(crate) fn epoch(&self, public: &Public) -> u32 {
        (public.season as u32) << 8 | u32::from(public.round_in_season)
    }

    /// In their turns the seats do not influence each other, so that each may take back its own
    /// decisions although others have gone on. Picks hang together.
    pub(crate) fn aside(&self, public: &Public, _seat: Seat) -> bool {
        public.phase == Phase::Turns
    }
}
