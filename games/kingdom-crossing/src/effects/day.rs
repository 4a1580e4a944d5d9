//! A turn of the Day: rest, work, walk, fly, buy, take and pay (section 6).

use bocage_engine::Sink;

use crate::KingdomCrossing;
use crate::actions::Action;
use crate::components::TileSide;
use crate::events::Event;
use crate::state::{Face, Public, Step, Work};
use crate::vocabulary::{Bridge, Region, Resource, TRACK_END, Tile};

impl KingdomCrossing {
    pub(crate) fn perform_day(&self, public: &mut Public, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Rest(tile) => self.rest(public, tile, sink),
            Action::Work(tile) => self.work(public, tile, sink),
            Action::Cross(bridge) => self.cross(public, bridge, sink),
            Action::Balloon(region) => self.fly(public, region, sink),
            Action::Buy(resource) => self.buy(public, resource, sink),
            Action::TakeCard(slot) => self.take_card(public, slot),
            _ => self.pay(public, sink),
        }
    }

    fn rest(&self, public: &mut Public, tile: Tile, sink: &mut impl Sink<Event>) {
        let seat = public.active();
        public.agenda.pop();
        let side = public.side_mut(seat);
        side.played |= tile.bit();
        let coins = self.components.tile(tile, side.is_upgraded(tile)).rest;
        sink.tell(|| Event::Rested { seat, tile });
        self.gain_coins(public, coins.into(), sink);
        public.agenda.push(Step::Claim(true));
    }

    /// The side that is up now holds for the whole action (R41).
    fn work(&self, public: &mut Public, tile: Tile, sink: &mut impl Sink<Event>) {
        let seat = public.active();
        public.agenda.pop();
        let me = public.side_mut(seat);
        me.played |= tile.bit();
        let upgraded = me.is_upgraded(tile);
        let side = self.components.tile(tile, upgraded);
        public.work = Work { tile: Some(tile), upgraded, bridges: side.bridges, ..Work::default() };
        sink.tell(|| Event::Worked { seat, tile });
        public.agenda.push(Step::Claim(true));
        if tile == Tile::Queen {
            public.first_player = seat; // From the next phase on (R18).
            public.agenda.push(Step::Crown(side.queen_times));
            return; // The worker stays, and the balloon too (R5).
        }
        public.agenda.push(Step::Move);
        if let Some(effect) = side.before {
            self.begin(public, effect, sink);
        }
    }

    /// The side of the tile being worked with.
    pub(crate) fn working_side(&self, public: &Public) -> Option<&TileSide> {
        public.work.tile.map(|tile| self.components.tile(tile, public.work.upgraded))
    }

    /// How often a bird takes effect in this action.
    pub(crate) fn bird_times(&self, public: &Public) -> u8 {
        self.working_side(public).map_or(1, |side| side.bird_times)
    }

    fn cross(&self, public: &mut Public, bridge: Bridge, sink: &mut impl Sink<Event>) {
        let seat = public.active();
        let side = public.side_mut(seat);
        let Some(to) = self.components.map.across(bridge, side.worker) else { return };
        side.worker = to;
        side.paws |= bridge.bit();
        sink.tell(|| Event::Crossed { seat, bridge, to });
        let paws = side.paws.count_ones() as u8;
        let points = match paws {
            6 => self.components.paw_points.0,
            7 => self.components.paw_points.1,
            _ => 0,
        };
        if points > 0 {
            side.points.bridges += u16::from(points); // In every round (R38).
            sink.tell(|| Event::PawBonus { seat, paws, points });
        }
        public.work.bridges -= 1;
        public.work.walked = true;
    }

    /// What a flight from `region` costs: less where the balloon is at hand.
    #[inline]
    pub fn flight_cost(&self, public: &Public, region: Region) -> u8 {
        if public.balloon == region { self.components.flight.0 } else { self.components.flight.1 }
    }

    fn fly(&self, public: &mut Public, region: Region, sink: &mut impl Sink<Event>) {
        let seat = public.active();
        let cost = self.flight_cost(public, public.me().worker);
        let side = public.side_mut(seat);
        side.coins = side.coins.saturating_sub(cost.into());
        side.worker = region;
        public.balloon = region;
        public.work.flown = true;
        sink.tell(|| Event::Flew { seat, to: region, cost });
    }

    /// Could this resource be bought, the card aside? Once in a Work action with the trade tile (R8).
    #[inline]
    pub fn can_buy(&self, public: &Public, resource: Resource) -> bool {
        let Some(price) = self.price(public) else { return false };
        public.me().coins >= price.into() && public.me().marker(resource) < TRACK_END
    }

    /// The price of a resource, while one may still be bought.
    #[inline]
    pub(crate) fn price(&self, public: &Public) -> Option<u8> {
        self.working_side(public).and_then(|side| side.price).filter(|_| !public.work.bought)
    }

    fn buy(&self, public: &mut Public, resource: Resource, sink: &mut impl Sink<Event>) {
        let seat = public.active();
        let price = self.price(public).unwrap_or_default();
        let side = public.side_mut(seat);
        side.coins = side.coins.saturating_sub(price.into());
        public.work.bought = true;
        sink.tell(|| Event::Bought { seat, resource, price });
        public.agenda.push(Step::Advance(resource, 1));
    }

    /// The order of 6.2: bird, payment, effect, column, house, next card, claims.
    fn take_card(&self, public: &mut Public, slot: u8) {
        public.agenda.pop();
        public.work.slot = slot;
        let met = public.slots[usize::from(slot)].bird.is_some();
        public.agenda.push(Step::Pay(met));
        if met {
            let times = self.bird_times(public);
            public.agenda.push(Step::Meet(slot, times)); // R46
        }
    }

    /// What the card or tile of a slot costs; nothing lies on a bare slot.
    #[inline]
    pub fn cost(&self, public: &Public, slot: usize) -> Option<u8> {
        match public.slots[slot].face {
            Face::Card(card) => Some(self.components.cost(card)),
            Face::Tile(tile) => Some(self.components.empty_tile(tile).cost),
            Face::Bare => None,
        }
    }

    /// Pays without asking, unless something might be bought first: after a bird, or because the
    /// coins do not suffice (BEFORE_PAY). False if it has to be asked.
    pub(crate) fn pay_unasked(&self, public: &mut Public, met: bool, sink: &mut impl Sink<Event>) -> bool {
        let enough = self.is_payable(public);
        let may_buy =
            (met || !enough) && Resource::ALL.iter().any(|&resource| self.can_buy(public, resource));
        if may_buy || !enough {
            return false;
        }
        self.pay(public, sink);
        true
    }

    /// Do the coins suffice for the card that is being taken?
    #[inline]
    pub(crate) fn is_payable(&self, public: &Public) -> bool {
        public.me().coins >= self.cost_of_work(public)
    }

    /// The cost of the card that is being taken.
    #[inline]
    pub(crate) fn cost_of_work(&self, public: &Public) -> u16 {
        self.cost(public, usize::from(public.work.slot)).unwrap_or_default().into()
    }

    fn pay(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let seat = public.active();
        public.agenda.pop();
        let slot = usize::from(public.work.slot);
        let cost = self.cost(public, slot).unwrap_or_default();
        let face = public.slots[slot].face;
        let side = public.side_mut(seat);
        side.coins = side.coins.saturating_sub(cost.into());
        sink.tell(|| Event::Paid { seat, face, cost });
        let effect = match face {
            Face::Card(card) => {
                public.agenda.push(Step::Reveal);
                if card.structure().is_some() {
                    // A structure counts itself (6.3); a character does not yet.
                    public.slots[slot].face = Face::Bare;
                    public.side_mut(seat).cards.insert(card);
                } else {
                    public.agenda.push(Step::Recruit);
                }
                self.components.card(card).effect
            }
            Face::Tile(tile) => self.components.empty_tile(tile).effect, // It stays (R15).
            Face::Bare => return,
        };
        self.begin(public, effect, sink);
    }
}
