//! Who is waited on, and which actions are legal.
//!
//! Exactly one seat is waited on until the game is over, and what it is asked is the top of the agenda.

mod reasons;

use bocage_engine::{Bits, Seat, Seats};

use crate::TribesOfTheWind;
use crate::actions::{Action, TOP};
use crate::state::{Hand, Part, Private, Public, Side, Step};
use crate::terrain::each_cell;
use crate::vocabulary::{Board, Cell, Node, Temple, VillageSide};

impl TribesOfTheWind {
    #[inline]
    pub(crate) fn waited_on(&self, public: &Public) -> Seats {
        if public.agenda.is_empty() { Seats::NONE } else { Seats::only(public.active) }
    }

    #[inline]
    pub(crate) fn offer_all(
        &self,
        public: &Public,
        own: &Private,
        seat: Seat,
        mut offer: impl FnMut(Action),
    ) {
        let Some(step) = public.agenda.top() else { return };
        let side = public.side(seat);
        let cells = |set: u16, make: fn(Cell) -> Action, offer: &mut dyn FnMut(Action)| {
            each_cell(set).for_each(|cell| offer(make(cell)));
        };
        match *step {
            Step::Menu => self.offer_menu(public, own, seat, offer),
            Step::Pollution { .. } | Step::StartBonus { .. } => {
                cells(side.polluted(), Action::RemovePollution, &mut offer);
            }
            Step::Move { .. } => {
                self.offer_moves(side, &mut offer);
                offer(Action::StopMoving); // R6
            }
            Step::Flex { left } => {
                offer(Action::FlexWater);
                if left >= 2 {
                    offer(Action::FlexRestWater);
                }
                self.offer_moves(side, &mut offer);
            }
            Step::Draw => {
                for (slot, back) in (0..).zip(&public.element_river) {
                    if back.is_some() {
                        offer(Action::DrawElement(slot));
                    }
                }
                offer(Action::DrawElement(TOP)); // There is always a top card (R10).
            }
            Step::Pool => {
                for (index, part) in (0..).zip(&public.pool) {
                    if self.possible(public, seat, *part) {
                        offer(Action::ChoosePart(index));
                    }
                }
            }
            Step::Discard { .. } => offer_triples(&own.hand, offer),
            Step::Forest { .. } => {
                for choice in (0..=TOP).filter(|&choice| public.forest_choice(choice).is_some()) {
                    offer(Action::TakeForestTile(choice));
                }
                offer(Action::DeclineForest); // R6
            }
            Step::PlaceForest { .. } => cells(side.plantable(), Action::PlaceForestTile, &mut offer),
            Step::Temple { free } => {
                let left = Temple::ALL.iter().filter(|&&temple| side.has_temple(temple));
                left.for_each(|&temple| offer(Action::ChooseTemple(temple)));
                if free {
                    offer(Action::DeclineTemple); // R6
                }
            }
            Step::TempleTile { .. } => cells(side.temple_tiles(), Action::TempleTile, &mut offer), // R37
            Step::Catapult { .. } => {
                Bits(side.catapult_nodes().into()).for_each(|node| offer(Action::CatapultFrom(Node(node))));
                offer(Action::DeclineCatapult); // R6
            }
            Step::CatapultTo { from, .. } => {
                cells(side.tiled() & !from.bit(), Action::CatapultTo, &mut offer); // R17
            }
            Step::ClearCell => {
                cells(side.polluted(), Action::ClearCell, &mut offer);
                offer(Action::DeclineClear); // R6
            }
            Step::After => {
                self.offer_powers(public, seat, &mut offer);
                offer(Action::EndAction);
            }
            _ => self.offer_cards(public, side, step, offer),
        }
    }

    /// Boards, village cards and guide cards: decisions that are rare.
    fn offer_cards(&self, public: &Public, side: &Side, step: &Step, mut offer: impl FnMut(Action)) {
        match *step {
            Step::Board => {
                let taken = |board: &Board| public.sides().iter().any(|side| side.board == Some(*board));
                let free = Board::ALL.iter().copied().filter(|board| !taken(board));
                free.for_each(|board| offer(Action::ChooseBoard(board)));
            }
            Step::Keep { cards } => cards.into_iter().for_each(|card| offer(Action::KeepVillageCard(card))),
            Step::Alternative { .. } => (0..2).for_each(|which| offer(Action::ChooseAlternative(which))),
            // Neither the card nor its side can be declined (R54).
            Step::TakeVillageCard => {
                for (slot, card) in (0..).zip(&public.village_river) {
                    if card.is_some() {
                        offer(Action::TakeVillageCard(slot));
                    }
                }
            }
            Step::Side { .. } => {
                VillageSide::ALL.iter().for_each(|&side| offer(Action::ChooseSide(side))); // R21, R22
            }
            Step::Replace { .. } => side.tucked().for_each(|card| offer(Action::ReplaceTucked(card))),
            Step::Guide => {
                let board = side.board.unwrap_or_default();
                let available = (0..4).map(|place| board.guide(place));
                available
                    .filter(|guide| side.guides & guide.bit() == 0)
                    .for_each(|guide| offer(Action::ChooseGuideCard(guide)));
            }
            _ => {}
        }
    }

    /// The start of a turn (section 5.1 of the rules).
    fn offer_menu(&self, public: &Public, own: &Private, seat: Seat, mut offer: impl FnMut(Action)) {
        let side = public.side(seat);
        let counts = self.counts(public, seat);
        for &card in &own.hand {
            for (number, line) in (0..).zip(self.components.lines(card)) {
                if counts.hold(line.condition) {
                    offer(Action::PlayCard(card, number)); // Whatever its effect may do (R42).
                }
            }
        }
        let temple = self.can_place_temple(side);
        if temple {
            offer(Action::PlaceTemple);
        }
        each_cell(self.buildable(side)).for_each(|cell| offer(Action::BuildVillage(cell)));
        if !temple || public.options.free_discard {
            offer(Action::DiscardThree); // R4, R51
        }
        self.offer_powers(public, seat, &mut offer);
    }

    /// A temple is left, and a tile without one.
    #[inline]
    pub fn can_place_temple(&self, side: &Side) -> bool {
        side.temple_zone != 0 && side.temple_tiles() != 0
    }

    /// Cells where a village can be built: every slot of a forest face has a rider, and a pawn is
    /// left (R20). The start tile has no slots and never becomes a village (R3).
    #[inline]
    pub fn buildable(&self, side: &Side) -> u16 {
        if side.village_count() >= self.components.villages {
            return 0;
        }
        let mut cells = 0;
        for (cell, tile) in side.tiles.iter().enumerate() {
            // Two riders are the fewest that any tile needs.
            if side.riders[cell] >= 2
                && let Some(tile) = tile
            {
                let slots = self.components.tile(*tile).slots;
                let full = slots >= 2 && side.riders[cell] >= slots;
                cells |= u16::from(full) << cell;
            }
        }
        cells & !side.villages
    }

    fn offer_powers(&self, public: &Public, seat: Seat, offer: &mut impl FnMut(Action)) {
        let side = public.side(seat);
        if side.guides == 0 {
            return;
        }
        for guide in self.active_guides(side) {
            if self.usable_power(public, seat, guide).is_some() {
                offer(Action::UsePower(guide));
            }
        }
    }

    #[inline]
    fn offer_moves(&self, side: &Side, offer: &mut impl FnMut(Action)) {
        let (hub, tiled) = (self.hub(side), side.tiled());
        for (node, &riders) in (0..).map(Node).zip(&side.riders) {
            if riders > 0 {
                Bits(Self::steps(node, hub, tiled).into())
                    .for_each(|to| offer(Action::MoveRider(node, Node(to))));
            }
        }
    }

    /// Is a power of the active seat usable now?
    pub(crate) fn any_power(&self, public: &Public) -> bool {
        let seat = public.active;
        let side = public.side(seat);
        side.guides != 0
            && self.active_guides(side).any(|guide| self.usable_power(public, seat, guide).is_some())
    }

    /// How many parts of the pool are possible, and the first of them.
    pub(crate) fn possible_parts(&self, public: &Public) -> (usize, Option<(usize, Part)>) {
        let possible = |(_, part): &(usize, Part)| self.possible(public, public.active, *part);
        let mut parts = public.pool.iter().copied().enumerate().filter(possible);
        let first = parts.next();
        (usize::from(first.is_some()) + parts.count(), first)
    }
}

/// Every three cards of a hand.
fn offer_triples(hand: &Hand, mut offer: impl FnMut(Action)) {
    for (first, &a) in hand.iter().enumerate() {
        for (second, &b) in hand.iter().enumerate().skip(first + 1) {
            for &c in hand.iter().skip(second + 1) {
                offer(Action::DiscardSet([a, b, c]));
            }
        }
    }
}
