//! Resolving the parts of the pool: water, tokens, riders, forest tiles, catapults.

use bocage_engine::{Seat, Sink};

use super::swap_top;
use crate::TribesOfTheWind;
use crate::components::{Power, Printed};
use crate::events::Event;
use crate::pool::Origin;
use crate::state::{Part, PartKind, Public, State, Step};
use crate::vocabulary::{Cell, Node, Tile};

impl TribesOfTheWind {
    /// Printed parts enter the pool with their numbers fixed.
    pub(super) fn add_printed(
        &self,
        public: &mut Public,
        seat: Seat,
        parts: &[Printed],
        x: u8,
        origin: Origin,
        sink: &mut impl Sink<Event>,
    ) {
        for &printed in parts {
            let part = self.fixed(public.side(seat), printed, x, origin);
            self.add_part(public, seat, part, sink);
        }
    }

    /// Water is credited at once (R5), a part of nothing is dropped, all else waits in the pool.
    pub(super) fn add_part(&self, public: &mut Public, seat: Seat, part: Part, sink: &mut impl Sink<Event>) {
        match part {
            Part { n: 0, .. } => {}
            Part { kind: PartKind::Water, n } => self.take_water(public, seat, n.into(), sink),
            part => {
                // The component file bounds how many parts can come together: there is room.
                let _ = public.pool.try_push(part);
            }
        }
    }

    pub(super) fn take_water(
        &self,
        public: &mut Public,
        seat: Seat,
        water: u16,
        sink: &mut impl Sink<Event>,
    ) {
        let side = public.side_mut(seat);
        side.water = side.water.saturating_add(water); // The supply never runs out (R9).
        sink.tell(|| Event::WaterTaken { seat, water });
    }

    /// A part leaves the pool and is resolved before any other.
    pub(super) fn start_part(&self, public: &mut Public, index: usize) {
        if index >= public.pool.len() {
            return;
        }
        let Part { kind, n } = public.pool.remove(index);
        let step = match kind {
            PartKind::Pollution => Step::Pollution { left: n },
            PartKind::Move => Step::Move { left: n },
            PartKind::Flex => Step::Flex { left: n },
            PartKind::Forest => Step::Forest { cost: n },
            PartKind::Catapult => Step::Catapult { left: n },
            PartKind::Temple => Step::Temple { free: true },
            PartKind::ClearCell => Step::ClearCell,
            PartKind::Water => return,
        };
        public.agenda.push(step);
    }

    /// One unit of the running part is used.
    #[inline]
    pub(super) fn spend_unit(&self, public: &mut Public) {
        if let Some(
            Step::Pollution { left } | Step::StartBonus { left } | Step::Move { left } | Step::Flex { left },
        ) = public.agenda.top_mut()
        {
            *left = left.saturating_sub(1);
        }
    }

    /// Tokens leave a cell; a power may give water for each.
    pub(super) fn remove_tokens(
        &self,
        public: &mut Public,
        seat: Seat,
        cell: Cell,
        tokens: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let side = public.side_mut(seat);
        side.pollution[cell.index()] = side.pollution[cell.index()].saturating_sub(tokens);
        sink.tell(|| Event::PollutionRemoved { seat, cell, tokens });
        let side = public.side(seat);
        if side.guides == 0 {
            return;
        }
        let per_token = |power: Power| match power {
            Power::PerPollutionRemoved(water) => u16::from(water),
            _ => 0,
        };
        let water = self.powers(side).map(per_token).sum::<u16>() * u16::from(tokens);
        if water > 0 {
            self.take_water(public, seat, water, sink);
        }
    }

    #[inline]
    pub(super) fn move_rider(
        &self,
        public: &mut Public,
        seat: Seat,
        from: Node,
        to: Node,
        sink: &mut impl Sink<Event>,
    ) {
        self.spend_unit(public);
        let side = public.side_mut(seat);
        side.riders[from.index()] -= 1;
        side.riders[to.index()] += 1;
        sink.tell(|| Event::Moved { seat, from, to });
    }

    /// A rider flies to any own tile (R17). It is no move.
    pub(super) fn catapult(&self, public: &mut Public, seat: Seat, to: Cell, sink: &mut impl Sink<Event>) {
        let Some(&Step::CatapultTo { left, from }) = public.agenda.top() else { return };
        let side = public.side_mut(seat);
        side.riders[from.index()] -= 1;
        side.riders[to.index()] += 1;
        swap_top(public, Step::Catapult { left: left.saturating_sub(1) });
        sink.tell(|| Event::Catapulted { seat, from, to });
    }

    /// Payment, placing, refill and powers happen when the cell is chosen.
    pub(super) fn place_forest(
        &self,
        state: &mut State,
        seat: Seat,
        cell: Cell,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(Step::PlaceForest { cost, choice }) = state.public.agenda.pop() else { return };
        let Some(tile) = self.take_tile(state, choice) else { return };
        let public = &mut state.public;
        let side = public.side_mut(seat);
        side.water -= u16::from(cost);
        side.tiles[cell.index()] = Some(tile);
        sink.tell(|| Event::ForestPlaced { seat, tile, cell, cost });
        let gain = |power: Power| match power {
            Power::ForestAdded(gain) => Some(gain),
            _ => None,
        };
        self.add_gains(public, seat, gain, sink); // R43
    }

    /// The tile leaves river or stack; the stack fills the gap while it lasts (R11).
    fn take_tile(&self, state: &mut State, choice: u8) -> Option<Tile> {
        let State { public, secret, .. } = state;
        let tile = public.forest_choice(choice)?;
        if let Some(slot) = public.forest_river.get_mut(usize::from(choice)) {
            *slot = public.stack_top;
        }
        if public.stack_top.is_some() {
            public.stack_top = secret.forest_stack.pop();
            public.stack_size = secret.forest_stack.len() as u8 + u8::from(public.stack_top.is_some());
            public.epoch += u32::from(public.stack_top.is_some());
        }
        Some(tile)
    }
}
