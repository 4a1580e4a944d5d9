//! Building a village, and the village card that comes with it (section 5.4 of the rules).

use bocage_engine::{Seat, Sink};

use super::swap_top;
use crate::TribesOfTheWind;
use crate::events::Event;
use crate::setup::shuffled_villages;
use crate::state::{MOST_TUCKED, Part, PartKind, Public, State, Step};
use crate::terrain::{each_cell, neighbours_of};
use crate::vocabulary::{Bonus, Cell, Node, VillageCard, VillageSide};

impl TribesOfTheWind {
    /// In this order: flip, riders home, pollution, pawn and End token, catapult, village card (R38).
    pub(super) fn build_village(
        &self,
        public: &mut Public,
        seat: Seat,
        cell: Cell,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(tile) = public.side(seat).tile(cell) else { return };
        let face = self.components.tile(tile);
        let (riders, catapult, turbine) = (face.slots, face.has(Bonus::Catapult), face.has(Bonus::Turbine));
        self.begin_action(public);
        let side = public.side_mut(seat);
        side.villages |= cell.bit();
        // Exactly the slots are emptied; further riders and a temple stay (R45).
        side.riders[cell.index()] -= riders;
        side.riders[Node::CAPITAL.index()] += riders;
        sink.tell(|| Event::VillageBuilt { seat, cell, riders });
        if !turbine {
            self.spread_pollution(public, seat, cell, sink);
        }
        if public.side(seat).village_count() == self.components.villages && public.end_token.is_none() {
            public.end_token = Some(seat);
            public.final_trigger_round = Some(public.round);
            sink.tell(|| Event::EndTokenTaken { seat });
        }
        public.agenda.push(Step::TakeVillageCard);
        if catapult {
            self.add_part(public, seat, Part { kind: PartKind::Catapult, n: 1 }, sink);
            public.agenda.push(Step::Pool);
        }
    }

    /// One token on every neighbouring cell without a tile, without limit (R44).
    fn spread_pollution(&self, public: &mut Public, seat: Seat, cell: Cell, sink: &mut impl Sink<Event>) {
        let side = public.side_mut(seat);
        let cells = neighbours_of(cell) & !side.tiled();
        for cell in each_cell(cells) {
            side.pollution[cell.index()] = side.pollution[cell.index()].saturating_add(1);
        }
        if cells != 0 {
            sink.tell(|| Event::PollutionSpread { seat, cells });
        }
    }

    /// A side is chosen once and for good (R50).
    pub(super) fn choose_side(
        &self,
        public: &mut Public,
        seat: Seat,
        side: VillageSide,
        sink: &mut impl Sink<Event>,
    ) {
        let (Some(&Step::Side { slot }), Some(card)) = (public.agenda.top(), public.village_in_hand) else {
            return;
        };
        match side {
            VillageSide::Left if public.side(seat).tucked.count_ones() >= MOST_TUCKED => {
                swap_top(public, Step::Replace { slot }); // R22
            }
            VillageSide::Left => self.tuck(public, seat, card, slot, sink),
            VillageSide::Right => {
                let used = &mut public.side_mut(seat).right_sides_used;
                *used = used.saturating_add(1); // Even if its effect does nothing (R21).
                swap_top(public, Step::VillageCard { slot });
                sink.tell(|| Event::RightSideUsed { seat, card });
                self.begin_effect(public, seat, self.components.village_card(card).right, 0, sink);
            }
        }
    }

    fn tuck(
        &self,
        public: &mut Public,
        seat: Seat,
        card: VillageCard,
        slot: u8,
        sink: &mut impl Sink<Event>,
    ) {
        public.side_mut(seat).tucked |= card.bit();
        public.village_in_hand = None;
        swap_top(public, Step::VillageCard { slot });
        sink.tell(|| Event::Tucked { seat, card });
    }

    /// One of the four earlier cards goes; the new one stays (R22).
    pub(super) fn replace_tucked(
        &self,
        public: &mut Public,
        seat: Seat,
        old: VillageCard,
        sink: &mut impl Sink<Event>,
    ) {
        let (Some(&Step::Replace { slot }), Some(card)) = (public.agenda.top(), public.village_in_hand)
        else {
            return;
        };
        public.side_mut(seat).tucked &= !old.bit();
        public.village_discard |= old.bit();
        sink.tell(|| Event::VillageCardDiscarded { seat, card: old });
        self.tuck(public, seat, card, slot, sink);
    }

    /// The card is dealt with: one used for its right side is discarded, and the slot is refilled
    /// before anything else happens (R12).
    pub(super) fn finish_village_card(&self, state: &mut State, slot: u8, sink: &mut impl Sink<Event>) {
        let State { public, secret, .. } = state;
        public.agenda.pop();
        if let Some(card) = public.village_in_hand.take() {
            public.village_discard |= card.bit();
        }
        if secret.village_deck.is_empty() {
            let cards = public.village_discard.count_ones() as u8;
            public.village_reshuffles += 1;
            secret.village_deck =
                shuffled_villages(secret.chance, public.village_discard, public.village_reshuffles);
            public.village_discard = 0;
            sink.tell(|| Event::VillagesReshuffled { cards });
        }
        let card = secret.village_deck.pop();
        if let Some(place) = public.village_river.get_mut(usize::from(slot)) {
            *place = card;
        }
        public.epoch += 1;
        if let Some(card) = card {
            sink.tell(|| Event::VillageRiverRefilled { slot, card });
        }
    }
}
