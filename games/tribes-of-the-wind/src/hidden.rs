//! What observers may see, and guessing the rest.
//!
//! Fronts in other hands, in the river, among drawn cards and in the deck are hidden; their backs are
//! not, except inside the deck. A guess deals the cards that lie open nowhere to these places so that
//! every back is right.

use bocage_engine::{Chance, Draw, Rng, Seat, Seed, View};
use tinyvec::ArrayVec;

use crate::TribesOfTheWind;
use crate::setup::empty_state;
use crate::state::{Private, Public, State};
use crate::vocabulary::{CARDS_PER_ELEMENT, Card, CardSet, Element, Tile, VillageCard};

/// Unseen cards by element, in random order.
struct Unseen([ArrayVec<[Card; 32]>; 4]);

impl Unseen {
    fn new(seen: CardSet, rng: &mut impl Rng) -> Self {
        let mut piles: [ArrayVec<[Card; 32]>; 4] = Default::default();
        for card in Card::all().filter(|card| !seen.contains(*card)) {
            piles[card.element().index()].push(card);
        }
        debug_assert!(piles.iter().all(|pile| pile.len() <= CARDS_PER_ELEMENT));
        piles.iter_mut().for_each(|pile| rng.shuffle(pile));
        Unseen(piles)
    }

    fn take(&mut self, element: Element) -> Option<Card> {
        self.0[element.index()].pop()
    }
}

impl TribesOfTheWind {
    pub(crate) fn guess(&self, view: &View<Public, Private>, rng: &mut impl Rng) -> State {
        let public = view.public;
        let chance = Chance::new(Seed(rng.next_u64()));
        let mut state = empty_state(public.players, public.options, chance);
        state.public = public;
        let own = view.private.unwrap_or_default();
        let seen = public.element_discard.iter().chain(public.in_play).chain(own.hand).collect();
        let mut unseen = Unseen::new(seen, rng);
        for seat in Seat::all(public.players) {
            state.private[seat.index()] = match view.observer == Some(seat) && view.private.is_some() {
                true => own,
                false => self.guess_hand(&public, seat, &mut unseen),
            };
        }
        let secret = &mut state.secret;
        for (front, back) in secret.river.iter_mut().zip(public.element_river) {
            *front = back.and_then(|element| unseen.take(element));
        }
        secret.drawn = public.drawn.iter().filter_map(|&element| unseen.take(element)).collect();
        let top = public.deck_top.and_then(|element| unseen.take(element));
        secret.deck = unseen.0.iter().flatten().copied().collect();
        rng.shuffle(&mut secret.deck);
        secret.deck.extend(top);
        secret.village_deck = self.guess_village_deck(&public, rng);
        secret.forest_stack = self.guess_stack(&public, rng);
        state
    }

    fn guess_hand(&self, public: &Public, seat: Seat, unseen: &mut Unseen) -> Private {
        let mut private = Private::default();
        for (&element, &count) in Element::ALL.iter().zip(&public.side(seat).backs) {
            private.hand.extend((0..count).filter_map(|_| unseen.take(element)));
        }
        private.hand.sort_unstable();
        private
    }

    fn guess_village_deck(&self, public: &Public, rng: &mut impl Rng) -> ArrayVec<[VillageCard; 32]> {
        let open = public.open_village_cards();
        let mut deck: ArrayVec<[VillageCard; 32]> =
            VillageCard::all().filter(|card| open & card.bit() == 0).collect();
        rng.shuffle(&mut deck);
        deck
    }

    /// The stack below its top: tiles in use that lie nowhere.
    fn guess_stack(&self, public: &Public, rng: &mut impl Rng) -> ArrayVec<[Tile; 64]> {
        let river = public.forest_river.iter().flatten().chain(&public.stack_top);
        let placed = public.sides().iter().flat_map(|side| side.tiles.iter().flatten());
        let open = river.chain(placed).fold(0u128, |set, tile| set | 1 << (tile.0 & 127));
        let hidden = |tile: &Tile| {
            self.components.tile(*tile).players <= public.players && open >> (tile.0 & 127) & 1 == 0
        };
        let mut stack: ArrayVec<[Tile; 64]> = self.components.forest_tiles().filter(hidden).collect();
        rng.shuffle(&mut stack);
        stack.truncate(usize::from(public.stack_size.saturating_sub(1)));
        stack
    }
}
