//! Why something may not be done now.

use bocage_engine::Message;

use crate::KingdomCrossing;
use crate::actions::Action;
use crate::state::{Face, Public, Step};
use crate::vocabulary::{Resource, Space, TRACK_END, Tile};
use crate::words;

impl KingdomCrossing {
    /// Why the active seat may not do this, which is known to be illegal.
    pub(crate) fn reason(&self, public: &Public, action: Action) -> Message {
        let Some(&step) = public.agenda.top() else { return Message::new("why-now-nothing") };
        match (step, action) {
            (Step::Draft, Action::StartPick(_)) => Message::new("why-pair-gone"),
            (Step::Invest(_), Action::Advance) if public.me().investment >= self.components.invest_end() => {
                Message::new("why-track-end")
            }
            (Step::Invest(_), Action::Advance | Action::Cash) => Message::new("why-unpayable"),
            (Step::Place(kind, _), Action::PlaceDeco(space)) => {
                self.reason_deco(public, space, self.open_slots(public, public.me(), kind, 1))
            }
            (Step::DecoMode(kind), Action::Double(space)) => {
                self.reason_deco(public, space, self.deco_modes(public, kind).1)
            }
            (Step::DecoMode(kind), Action::Singles) => {
                let room = self.deco_modes(public, kind).0 != 0;
                Message::new(if room { "why-unpayable" } else { "why-no-single" })
            }
            (Step::Income(_), Action::Collect(_)) => Message::new("why-no-income"),
            (Step::AtHome, Action::Guild(_)) => Message::new("why-no-pair"),
            (Step::AtHome, Action::Structure(_)) => Message::new("why-not-owned"),
            (Step::Choose(_, used), Action::PickResource(resource)) => {
                if used.unwrap_or_default() >> resource.index() & 1 == 1 {
                    Message::new("why-resource-again")
                } else {
                    self.reason_marker(public, resource)
                }
            }
            (Step::Trigger { used, .. }, Action::PickStructure(structure)) => {
                let again = used & structure.bit() != 0;
                let owned = public.me().structures() & structure.bit() != 0;
                Message::new(match (owned, again) {
                    (false, _) => "why-not-owned",
                    (true, true) => "why-structure-again",
                    (true, false) => "why-unpayable",
                })
            }
            (Step::Trigger { up_to, .. }, Action::Stop) => {
                Message::new(if up_to { "why-unpayable" } else { "why-must-trigger" })
            }
            (Step::Upgrade(..), Action::PickUpgrade(tile)) => {
                let upgraded = public.me().is_upgraded(tile);
                Message::new(if upgraded { "why-upgraded" } else { "why-unpayable" })
            }
            (Step::Turn, Action::Rest(_) | Action::Work(_)) => self.reason_tile(public, action),
            (Step::House, Action::PlaceHouse(_)) => Message::new("why-house-there"),
            (Step::Favour(_), Action::Face(_) | Action::Blind) => Message::new("why-no-favour"),
            (Step::TakeBird, Action::PickBird(_)) => Message::new("why-no-bird"),
            (Step::Claim(_), Action::Claim(goal)) => self.reason_claim(public, goal.into()),
            (Step::Claim(_) | Step::Move | Step::Pay(_), Action::Buy(resource)) => {
                self.reason_buy(public, resource)
            }
            (Step::Pay(_), Action::Pay) => Message::new("why-unpayable"),
            (Step::Move, action) => self.reason_move(public, action),
            (Step::Claim(day), _) => self.ask_claim(public, day),
            (step, _) => Message::named(format!("why-now-{}", step.word())),
        }
    }

    /// `open` are the places that the decoration could go to, payment aside.
    fn reason_deco(&self, public: &Public, space: Space, open: u16) -> Message {
        let Some(slot) = self.components.slot_at(space) else { return Message::new("why-no-slot") };
        let entry = &self.components.deco_slots[slot];
        if open >> slot & 1 == 1 {
            Message::new("why-unpayable")
        } else if public.me().filled >> slot & 1 == 1 {
            Message::new("why-slot-filled")
        } else if self.tokens_left(public, entry.token()) == 0 {
            Message::new("why-no-token")
        } else {
            Message::new("why-other-deco")
        }
    }

    fn reason_marker(&self, public: &Public, resource: Resource) -> Message {
        let full = public.me().marker(resource) >= TRACK_END;
        Message::new(if full { "why-marker-end" } else { "why-unpayable" })
            .with("resource", words::resource(resource))
            .with("some", words::some(resource))
    }

    fn reason_tile(&self, public: &Public, action: Action) -> Message {
        let (Action::Rest(tile) | Action::Work(tile)) = action else { return Message::new("why-now-turn") };
        if public.me().played & tile.bit() != 0 {
            Message::new("why-tile-played")
        } else if tile == Tile::Queen {
            Message::new("why-queen-gone")
        } else {
            Message::new("why-no-card-in-reach")
        }
    }

    fn reason_move(&self, public: &Public, action: Action) -> Message {
        let me = public.me();
        let work = &public.work;
        match action {
            Action::Cross(_) if work.bridges == 0 => Message::new("why-arrived"),
            Action::Cross(bridge) if me.paws & bridge.bit() != 0 => Message::new("why-crossed"),
            Action::Cross(bridge) if self.components.map.across(bridge, me.worker).is_none() => {
                Message::new("why-bridge-elsewhere")
            }
            Action::Cross(_) => Message::new("why-dead-end"),
            Action::Balloon(_) if work.flown => Message::new("why-flown"),
            Action::Balloon(_) if work.walked && work.bridges > 0 => Message::new("why-mid-walk"),
            Action::Balloon(region) if region == me.worker => Message::new("why-fly-here"),
            Action::Balloon(_) => {
                let cost = self.flight_cost(public, me.worker);
                let key = if me.coins < cost.into() { "why-flight-dear" } else { "why-dead-end" };
                Message::new(key).with("cost", cost)
            }
            Action::TakeCard(_) if work.bridges > 0 => {
                Message::new("why-bridges-left").with("bridges", work.bridges)
            }
            Action::TakeCard(slot) => {
                let slot = usize::from(slot);
                if self.components.map.slots.get(slot) != Some(&me.worker) {
                    Message::new("why-card-elsewhere")
                } else if public.slots[slot].face == Face::Bare {
                    Message::new("why-slot-bare")
                } else {
                    Message::new("why-card-dear").with("cost", self.cost(public, slot).unwrap_or_default())
                }
            }
            _ => Message::new("why-now-move"),
        }
    }

    fn reason_buy(&self, public: &Public, resource: Resource) -> Message {
        match self.price(public) {
            None if public.work.bought => Message::new("why-bought"),
            None => Message::new("why-no-trade"),
            Some(price) if public.me().coins < price.into() => {
                Message::new("why-buy-dear").with("price", price)
            }
            Some(_) => self.reason_marker(public, resource),
        }
    }

    fn reason_claim(&self, public: &Public, goal: usize) -> Message {
        let seat = public.active();
        if goal < public.goals.len() && public.has_claimed(seat, goal) {
            Message::new("why-claimed")
        } else {
            Message::new("why-goal-unmet")
        }
    }
}
