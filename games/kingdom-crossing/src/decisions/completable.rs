//! Work must be completable: every option up to the payment leaves a way to pay for a card (6.1).
//!
//! The search is exact. Most questions are answered by a table of walks and simple arithmetic
//! ([`Verdict`]); only where a bird or a purchase opens choices that may change the coins is the rest
//! of the action played out on copies of the open state, with the rules themselves.

use std::cell::OnceCell;
use std::ops::ControlFlow::{self, Break, Continue};

use super::market::{Market, NEVER, Terms, Verdict, Walk};
use crate::KingdomCrossing;
use crate::actions::Action;
use crate::components::{Effect, Prospect};
use crate::state::{Public, Side, Step};
use crate::vocabulary::{Bird, Region, Resource, Tile};

impl KingdomCrossing {
    /// Is the card of the running Work still to be paid for?
    pub(crate) fn is_unpaid(&self, public: &Public) -> bool {
        public.agenda.iter().any(|step| matches!(step, Step::Move | Step::Pay(_)))
    }

    /// Can it be paid for whatever is chosen now? Choices inside effects never cost coins.
    pub(super) fn is_affordable(&self, public: &Public) -> bool {
        if public.agenda.iter().any(|step| matches!(step, Step::Pay(_))) {
            return self.is_payable(public);
        }
        // Not by birds: what they bring may depend on what is chosen now.
        self.is_open(&self.tags(public), &self.walk(public))
    }

    /// Does the walk lead to a card that its coins pay for?
    pub(super) fn is_open(&self, market: &Market, walk: &Walk) -> bool {
        self.verdict(market, walk) == Verdict::Yes
    }

    /// Where the running Work stands.
    pub(super) fn walk(&self, public: &Public) -> Walk {
        let me = public.me();
        let work = &public.work;
        Walk {
            region: me.worker,
            paws: me.paws,
            balloon: public.balloon,
            bridges: work.bridges,
            walked: work.walked,
            flown: work.flown,
            coins: me.coins,
        }
    }

    /// The market of the running Work.
    pub(super) fn market_of_work(&self, public: &Public, tags: &Market, walk: &Walk) -> Market {
        let terms = Terms {
            paws: walk.paws_at_end(),
            bird_times: self.bird_times(public),
            price: self.price(public),
            cash: Some(self.cash(public.me())),
        };
        self.market(public, tags, &terms)
    }

    /// Coins that an investment action would bring now.
    fn cash(&self, me: &Side) -> u16 {
        self.components.invest_coins[usize::from(me.investment)].into()
    }

    /// D8: the tiles that the active seat may work with.
    pub(super) fn offer_work(
        &self,
        public: &Public,
        mut offer: impl FnMut(Tile) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let me = public.me();
        let tags = self.tags(public);
        // Tiles with as many bridges meet the same market, unless they change it.
        let plain: [OnceCell<Market>; 4] = Default::default();
        for &tile in Tile::ALL.iter().filter(|tile| me.played & tile.bit() == 0) {
            if tile == Tile::Queen {
                if public.queen.is_some() {
                    offer(tile)?;
                }
                continue;
            }
            let side = self.components.tile(tile, me.is_upgraded(tile));
            let invests = if let Some(Effect::Invest(n)) = side.before { n } else { 0 };
            let coins = match side.before {
                Some(Effect::Coins(n)) => n.into(),
                Some(Effect::Invest(_)) => self.cash(me),
                _ => 0,
            };
            let walk = Walk {
                region: me.worker,
                paws: me.paws,
                balloon: public.balloon,
                bridges: side.bridges,
                walked: false,
                flown: false,
                coins: me.coins.saturating_add(coins),
            };
            let own = OnceCell::new();
            let is_plain = side.bird_times == 1 && side.price.is_none() && invests == 0;
            let market = if is_plain { &plain[usize::from(side.bridges) % 4] } else { &own };
            let terms = Terms {
                paws: walk.paws_at_end(),
                bird_times: side.bird_times,
                price: side.price,
                // What is cashed in before the walk is not there for the bird.
                cash: (invests == 0).then(|| self.cash(me)),
            };
            let fill = || self.market(public, &tags, &terms);
            let work = Action::Work(tile);
            let goes_on = if invests > 1 {
                // Cashing in at once need not bring the most.
                self.is_open(&tags, &walk) || self.leads_to_payment(public, work)
            } else {
                self.goes_on(public, &tags, || market.get_or_init(fill), &walk, work)
            };
            if goes_on {
                offer(tile)?;
            }
        }
        Continue(())
    }

    /// Does the walk lead to a card, once `action` has made it so? What the tags say is mostly enough;
    /// the market is only looked at if not.
    pub(super) fn goes_on<'a>(
        &self,
        public: &Public,
        tags: &Market,
        market: impl FnOnce() -> &'a Market,
        walk: &Walk,
        action: Action,
    ) -> bool {
        if self.is_open(tags, walk) {
            return true;
        }
        match self.verdict(market(), walk) {
            Verdict::Yes => true,
            Verdict::No => false,
            Verdict::Maybe => self.leads_to_payment(public, action),
        }
    }

    /// May the card of this slot be taken at the end of the walk?
    pub(super) fn can_take<'a>(
        &self,
        public: &Public,
        tags: &Market,
        market: impl FnOnce() -> &'a Market,
        slot: u8,
    ) -> bool {
        let coins = public.me().coins;
        if tags.slot(slot.into(), coins) == Verdict::Yes {
            return true;
        }
        match market().slot(slot.into(), coins) {
            Verdict::Yes => true,
            Verdict::No => false,
            Verdict::Maybe => self.leads_to_payment(public, Action::TakeCard(slot)),
        }
    }

    /// The market by price tags alone, without birds and purchases.
    #[inline]
    pub(super) fn tags(&self, public: &Public) -> Market {
        let mut market =
            Market { region_needs: [NEVER; 4], hopes: 0, price: NEVER, needs: [NEVER; 10], slot_hopes: 0 };
        for (slot, &region) in self.components.map.slots.iter().enumerate() {
            if let Some(cost) = self.cost(public, slot) {
                market.needs[slot] = cost.into();
                let least = &mut market.region_needs[region.index()];
                *least = (*least).min(cost.into());
            }
        }
        market
    }

    /// The market with birds and purchases.
    fn market(&self, public: &Public, tags: &Market, terms: &Terms) -> Market {
        let mut market = *tags;
        let me = public.me();
        let useful = terms.price.filter(|_| self.components.purchase_may_pay(&me.markers));
        market.price = useful.map_or(NEVER, u16::from);
        for (slot, &region) in self.components.map.slots.iter().enumerate() {
            if market.needs[slot] == NEVER {
                continue;
            }
            let mut hope = useful.is_some();
            if let Some(bird) = public.slots[slot].bird {
                let coins = self.bird_coins(me, bird, terms);
                let needs = market.needs[slot].saturating_sub(coins.unwrap_or_default());
                market.needs[slot] = needs;
                let least = &mut market.region_needs[region.index()];
                *least = needs.min(*least);
                hope |= coins.is_none();
            }
            if hope {
                market.slot_hopes |= 1 << slot;
                market.hopes |= region.bit();
            }
        }
        market
    }

    /// The most coins that meeting a bird can bring, choices included; `None` if that is not plain.
    #[inline]
    fn bird_coins(&self, me: &Side, bird: Bird, terms: &Terms) -> Option<u16> {
        let times = terms.bird_times;
        match *self.components.prospect(bird) {
            Prospect::Coins(by_paws) => {
                Some(u16::from(by_paws[usize::from(terms.paws).min(by_paws.len() - 1)]) * u16::from(times))
            }
            Prospect::Steps(resource, n) => {
                let steps = n.saturating_mul(times);
                (!self.components.pays_within(resource, me.marker(resource), steps)).then_some(0)
            }
            Prospect::Invest => terms.cash.filter(|_| times == 1),
            Prospect::Open => None,
        }
    }

    /// Can some card be paid for at the end of the walk?
    fn verdict(&self, market: &Market, walk: &Walk) -> Verdict {
        let map = &self.components.map;
        let on_foot = map.reach(walk.bridges, walk.region, walk.paws);
        if on_foot & market.open_to(walk.coins) != 0 {
            return Verdict::Yes;
        }
        let mut ends = on_foot;
        if !walk.flown && walk.coins >= self.cheapest_flight() {
            if !walk.walked
                && let Some(left) = walk.coins.checked_sub(self.fare(walk, walk.region))
            {
                let flown = map.reach_by_air(walk.bridges, walk.region, walk.paws);
                if flown & market.open_to(left) != 0 {
                    return Verdict::Yes;
                }
                ends |= flown;
            }
            for end in Region::of_set(on_foot) {
                if let Some(left) = walk.coins.checked_sub(self.fare(walk, end)) {
                    if market.open_to(left) & !end.bit() != 0 {
                        return Verdict::Yes;
                    }
                    ends |= !end.bit() & 15;
                }
            }
        }
        // A purchase may bring the coins for a flight.
        let purchase = walk.coins >= market.price;
        if ends & market.hopes != 0 || purchase { Verdict::Maybe } else { Verdict::No }
    }

    fn fare(&self, walk: &Walk, from: Region) -> u16 {
        let (near, far) = self.components.flight;
        (if walk.balloon == from { near } else { far }).into()
    }

    fn cheapest_flight(&self) -> u16 {
        let (near, far) = self.components.flight;
        near.min(far).into()
    }

    /// The most coins with which each region can be the end of the walk.
    fn arrivals(&self, walk: &Walk) -> [Option<u16>; 4] {
        let map = &self.components.map;
        let mut best = [None; 4];
        let mut arrive = |regions: u8, coins: u16| {
            for region in Region::of_set(regions) {
                let most = &mut best[region.index()];
                *most = (*most).max(Some(coins));
            }
        };
        let on_foot = map.reach(walk.bridges, walk.region, walk.paws);
        arrive(on_foot, walk.coins);
        if walk.flown {
            return best;
        }
        if !walk.walked
            && let Some(left) = walk.coins.checked_sub(self.fare(walk, walk.region))
        {
            arrive(map.reach_by_air(walk.bridges, walk.region, walk.paws), left);
        }
        for end in Region::of_set(on_foot) {
            if let Some(left) = walk.coins.checked_sub(self.fare(walk, end)) {
                arrive(!end.bit() & 15, left);
            }
        }
        best
    }

    // ---- playing it out

    /// Is there a way to the payment after `action`?
    pub(super) fn leads_to_payment(&self, public: &Public, action: Action) -> bool {
        let mut next = *public;
        self.perform(&mut next, action, &mut ());
        self.completable(&mut next)
    }

    /// Is there a way to the payment from here?
    fn completable(&self, public: &mut Public) -> bool {
        loop {
            let Some(&step) = public.agenda.top() else { return false };
            match step {
                Step::Move => return self.move_completable(public),
                Step::Pay(_) => return self.is_payable(public) || self.some_purchase_pays(public),
                // Which favour it is never matters for coins.
                Step::Favour(_) => {
                    public.agenda.pop();
                }
                step => {
                    if !self.run_step(public, step, &mut ()) {
                        let mut any = false;
                        let found = self.each_option(public, |action| {
                            any = true;
                            if self.leads_to_payment(public, action) { Break(()) } else { Continue(()) }
                        });
                        if any {
                            return found.is_break();
                        }
                        public.agenda.pop();
                    }
                }
            }
        }
    }

    /// The end of the walk and its price are all that matters of it; then each card that may be
    /// payable is tried, and each purchase on the way.
    fn move_completable(&self, public: &Public) -> bool {
        let walk = self.walk(public);
        let market = self.market_of_work(public, &self.tags(public), &walk);
        match self.verdict(&market, &walk) {
            Verdict::Yes => return true,
            Verdict::No => return false,
            Verdict::Maybe => {}
        }
        let best = self.arrivals(&walk);
        for slot in 0..10u8 {
            let region = self.components.map.slots[usize::from(slot)];
            let Some(coins) = best[region.index()] else { continue };
            if market.slot(slot.into(), coins) == Verdict::No {
                continue;
            }
            let mut there = *public;
            let me = there.me_mut();
            (me.worker, me.coins) = (region, coins);
            // Effects count paws; on which bridges they lie is not asked any more.
            me.paws = ((1u16 << walk.paws_at_end()) - 1) as u8;
            there.work.bridges = 0;
            there.work.flown = true;
            if self.leads_to_payment(&there, Action::TakeCard(slot)) {
                return true;
            }
        }
        // Later purchases were tried with the cards: an earlier one may pay for a flight.
        !walk.flown && self.some_purchase_pays(public)
    }

    fn some_purchase_pays(&self, public: &Public) -> bool {
        Resource::ALL.iter().any(|&resource| {
            self.can_buy(public, resource) && self.leads_to_payment(public, Action::Buy(resource))
        })
    }
}
