//! Who is waited on, and which actions are legal (section 6.6).
//!
//! Up to the payment for a card an option is legal only if the Work can still be completed after it:
//! see [`completable`].

mod completable;
mod market;
mod reasons;
#[cfg(test)]
mod search;

use std::cell::OnceCell;
use std::ops::ControlFlow::{self, Continue};

use bocage_engine::{Bits, Seats};

use crate::KingdomCrossing;
use crate::actions::{Action, Item};
use crate::state::{Phase, Public, Step};
use crate::vocabulary::{BRIDGES, Bridge, Guild, Region, Resource, Space, Structure, TRACK_END, Tile};

impl KingdomCrossing {
    pub(crate) fn waited_on(&self, public: &Public) -> Seats {
        match public.phase {
            Phase::End => Seats::NONE,
            // Paco & Paca never rest as the active ones: their turn is part of what leads to it.
            _ => Seats::only(public.active()),
        }
    }

    /// Every legal action of the active seat, in order, until `offer` has heard enough.
    #[inline]
    pub(crate) fn offer_all(
        &self,
        public: &Public,
        mut offer: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match public.agenda.top() {
            Some(Step::Turn) => self.offer_tiles(public, offer),
            Some(Step::Move) => self.offer_moves(public, offer),
            Some(Step::Pay(_)) => self.offer_pay(public, offer),
            Some(Step::Favour(_)) => self.each_option(public, offer),
            Some(_) if self.is_unpaid(public) && !self.is_affordable(public) => {
                self.each_option(public, |action| {
                    if self.leads_to_payment(public, action) { offer(action) } else { Continue(()) }
                })
            }
            Some(_) => self.each_option(public, offer),
            None => Continue(()),
        }
    }

    /// Every option of a step that is no part of moving and paying, payment aside.
    pub(crate) fn each_option(
        &self,
        public: &Public,
        mut offer: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(&step) = public.agenda.top() else { return Continue(()) };
        let me = public.me();
        match step {
            Step::Draft => {
                let mut pairs = public.pairs.iter().enumerate().filter(|(_, pair)| pair.is_some());
                pairs.try_for_each(|(index, _)| offer(Action::StartPick(index as u8)))
            }
            Step::Invest(_) => {
                if me.investment < self.components.invest_end() {
                    offer(Action::Advance)?; // R43
                }
                offer(Action::Cash)
            }
            Step::Place(kind, _) => {
                let open = self.open_slots(public, me, kind, 1);
                Bits(open.into()).try_for_each(|slot| offer(Action::PlaceDeco(self.deco_space(slot))))
            }
            Step::DecoMode(kind) => {
                let (singles, doubles) = self.deco_modes(public, kind);
                if singles != 0 {
                    offer(Action::Singles)?;
                }
                Bits(doubles.into()).try_for_each(|slot| offer(Action::Double(self.deco_space(slot))))
            }
            Step::Income(left) => Bits(left.into())
                .filter_map(|item| Item::from_index(item.into()))
                .try_for_each(|item| offer(Action::Collect(item))),
            Step::Choose(_, used) => {
                let fresh = |resource: &Resource| used.unwrap_or_default() >> resource.index() & 1 == 0;
                let open = Resource::ALL.iter().filter(|&&resource| me.marker(resource) < TRACK_END); // R33
                open.filter(|resource| fresh(resource))
                    .try_for_each(|&resource| offer(Action::PickResource(resource)))
            }
            Step::Trigger { up_to, used, .. } => {
                let mut open = structures(me.structures() & !used); // R17, R44
                open.try_for_each(|structure| offer(Action::PickStructure(structure)))?;
                if up_to { offer(Action::Stop) } else { Continue(()) }
            }
            Step::Upgrade(..) => Tile::ALL
                .iter()
                .filter(|&&tile| !me.is_upgraded(tile))
                .try_for_each(|&tile| offer(Action::PickUpgrade(tile))),
            _ => self.each_later_option(public, step, offer),
        }
    }

    fn each_later_option(
        &self,
        public: &Public,
        step: Step,
        mut offer: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let seat = public.active();
        let me = public.me();
        match step {
            // The two windows for goals (R39).
            Step::Claim(day) => {
                if day {
                    Resource::ALL
                        .iter()
                        .filter(|&&resource| self.can_buy(public, resource))
                        .try_for_each(|&resource| offer(Action::Buy(resource)))?;
                }
                self.claimable(public, seat).try_for_each(|goal| offer(Action::Claim(goal)))?;
                offer(Action::Done)
            }
            Step::AtHome => {
                Guild::ALL
                    .iter()
                    .filter(|&&guild| self.guild_count(me, guild) >= 2)
                    .try_for_each(|&guild| offer(Action::Guild(guild)))?;
                structures(me.structures()).try_for_each(|structure| offer(Action::Structure(structure)))
            }
            Step::House => {
                Region::of_set(!me.houses & 15).try_for_each(|region| offer(Action::PlaceHouse(region)))
            }
            Step::Favour(_) => {
                let mut open = public.display.iter().enumerate().filter(|(_, favour)| favour.is_some());
                open.try_for_each(|(place, _)| offer(Action::Face(place as u8)))?;
                // R37
                if self.favours_left(public) > 0 { offer(Action::Blind) } else { Continue(()) }
            }
            Step::TakeBird => {
                let mut birds = public.slots.iter().enumerate().filter(|(_, slot)| slot.bird.is_some());
                birds.try_for_each(|(slot, _)| offer(Action::PickBird(slot as u8)))
            }
            _ => Continue(()),
        }
    }

    /// The space of a decoration slot.
    pub(crate) fn deco_space(&self, slot: u8) -> Space {
        self.components.deco_slots[usize::from(slot)].space
    }

    /// D8: rest with any tile, work with those that lead to a card.
    fn offer_tiles(
        &self,
        public: &Public,
        mut offer: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let me = public.me();
        let mut tiles = Tile::ALL.iter().filter(|tile| me.played & tile.bit() == 0);
        tiles.try_for_each(|&tile| offer(Action::Rest(tile)))?;
        self.offer_work(public, |tile| offer(Action::Work(tile)))
    }

    /// D9 and D10: bridges, balloon, purchase, card.
    fn offer_moves(
        &self,
        public: &Public,
        mut offer: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let walk = self.walk(public);
        let tags = self.tags(public);
        let cell = OnceCell::new();
        let market = || cell.get_or_init(|| self.market_of_work(public, &tags, &walk));
        let me = public.me();
        for bridge in (0..BRIDGES as u8).map(Bridge) {
            if walk.bridges == 0 || me.paws & bridge.bit() != 0 {
                continue;
            }
            let Some(to) = self.components.map.across(bridge, me.worker) else { continue };
            if self.goes_on(public, &tags, market, &walk.crossed(bridge, to), Action::Cross(bridge)) {
                offer(Action::Cross(bridge))?;
            }
        }
        let cost = u16::from(self.flight_cost(public, me.worker));
        if walk.may_fly() && me.coins >= cost {
            for &region in Region::ALL {
                if region == me.worker {
                    continue; // R6
                }
                let flown = walk.flown_to(region, cost);
                if self.goes_on(public, &tags, market, &flown, Action::Balloon(region)) {
                    offer(Action::Balloon(region))?;
                }
            }
        }
        self.offer_purchases(public, |left| self.is_open(&tags, &walk.with(left)), &mut offer)?;
        if walk.bridges == 0 {
            let slots = (0..10u8).filter(|&slot| self.components.map.slots[usize::from(slot)] == me.worker);
            slots
                .filter(|&slot| self.can_take(public, &tags, market, slot))
                .try_for_each(|slot| offer(Action::TakeCard(slot)))?;
        }
        Continue(())
    }

    /// Before the payment: a purchase that still lets the card be paid, or the payment.
    fn offer_pay(
        &self,
        public: &Public,
        mut offer: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.offer_purchases(public, |left| left >= self.cost_of_work(public), &mut offer)?;
        if self.is_payable(public) { offer(Action::Pay) } else { Continue(()) }
    }

    /// Purchases after which a card can still be paid for. That is sure if the coins that are left
    /// are `enough`: what a purchase brings never costs any.
    fn offer_purchases(
        &self,
        public: &Public,
        enough: impl FnOnce(u16) -> bool,
        offer: &mut impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let price = self.price(public).map(u16::from);
        let Some(left) = price.and_then(|price| public.me().coins.checked_sub(price)) else {
            return Continue(());
        };
        let sure = enough(left);
        for &resource in Resource::ALL {
            let buys = self.can_buy(public, resource);
            if buys && (sure || self.leads_to_payment(public, Action::Buy(resource))) {
                offer(Action::Buy(resource))?;
            }
        }
        Continue(())
    }
}

/// The structures of a set, in order.
pub(crate) fn structures(set: u32) -> impl Iterator<Item = Structure> {
    Bits(set.into()).filter_map(|index| Structure::ALL.get(usize::from(index)).copied())
}
