//! What something would be worth: points that are not counted yet, and the change of them that a
//! choice would bring at once. What still has to be chosen afterwards counts for nothing here.
//!
//! Words and pictures say it before one decides.

use bocage_engine::Seat;

use crate::Arborea;
use crate::actions::Action;
use crate::components::Symbol;
use crate::decisions::leaving;
use crate::ecosystem::{Laid, Placed};
use crate::state::{Development, Public, Step};
use crate::vocabulary::{Area, Biome, Card, Creature, Kind, Season, Waiting};

impl Arborea {
    /// Points of `seat` if the game ended now, by category, without those already counted.
    pub(crate) fn pending(&self, public: &Public, seat: Seat) -> [i16; 4] {
        if public.over {
            return [0; 4];
        }
        let board = public.board(seat);
        let biomes = if public.turn == seat.into() { self.renewal_now(public) } else { 0 };
        let spirit = self.components.spirit_score(self.spirit_at_end(board));
        let seasons = Season::ALL.iter().map(|&season| self.season_points(public, board, season)).sum();
        [biomes, spirit, seasons, self.creatures_points(board)]
    }

    /// What the biomes would score if the turn ended now.
    pub(crate) fn renewal_now(&self, public: &Public) -> i16 {
        let gap = |&biome: &Biome| {
            self.components.renewal(biome, public.lower[biome.index()], public.upper[biome.index()])
        };
        Biome::ALL.iter().map(gap).sum()
    }

    /// How many points an action of `seat` would change at once; for one after which a place must be
    /// chosen, at the best place.
    pub(crate) fn gain(&self, public: &Public, seat: Seat, action: Action) -> i16 {
        let mut before = *public;
        let board = before.board_mut(seat);
        match action {
            Action::Rotate(rotation) => {
                board.development = Development::Anchor(rotation);
                return self.best_place(&before, seat);
            }
            Action::PickInvited(creature) => {
                board.development = Development::Invited(creature, 0);
                return self.best_place(&before, seat);
            }
            Action::PickCaptive(creature) => {
                let captive = &mut board.captive[creature.index()];
                *captive = captive.saturating_sub(1);
                board.development = Development::Captive(creature);
                return self.best_place(&before, seat) + self.change(public, &before, seat);
            }
            // The trail is walked in a turn of one's own, where biomes score, too.
            Action::Dismount(..) => before.turn = seat.into(),
            _ => {}
        }
        let mut after = before;
        if self.imagine(&mut after, seat, action) { self.change(&before, &after, seat) } else { 0 }
    }

    /// What has changed for `seat` between two tables.
    fn change(&self, before: &Public, after: &Public, seat: Seat) -> i16 {
        let sum = |public: &Public| self.pending(public, seat).iter().sum::<i16>();
        sum(after) - sum(before)
    }

    /// The most that the card or creature in hand could bring; nothing if there is no place for it.
    fn best_place(&self, public: &Public, seat: Seat) -> i16 {
        let mut best = None;
        self.offer_development(public.board(seat), &mut |action| {
            best = best.max(Some(self.gain(public, seat, action)));
        });
        best.unwrap_or_default()
    }

    /// Does what an action does at once; says whether it does anything to be counted.
    fn imagine(&self, public: &mut Public, seat: Seat, action: Action) -> bool {
        match action {
            Action::Place(spot) | Action::EffectPlace(spot) => {
                self.imagine_placed(public, seat, spot.kind, spot.track)
            }
            Action::RepeatPlace(spot) => {
                self.spend_spirit(public, seat, self.components.repeat_cost[public.table()]);
                self.imagine_placed(public, seat, spot.kind, spot.track);
            }
            Action::RepeatAdvance(_) => {
                self.spend_spirit(public, seat, self.components.repeat_cost[public.table()]);
            }
            Action::Activate(_) | Action::Dismount(..) | Action::SagePick(_) => {
                return self.imagine_walk(public, seat, action);
            }
            Action::Convert => {
                let Some(&Step::Effect(Symbol::Convert(from, to))) = public.agenda.top() else {
                    return false;
                };
                public.spend(from, 1);
                public.raise(to);
            }
            Action::Complete(slot) => {
                let slot = usize::from(slot) % 3;
                let Some(card) = public.board_mut(seat).slots[slot].take() else { return false };
                self.pay(public, card);
                self.imagine_all(public, seat, &self.components.face(card).rewards);
            }
            Action::Invite(creature) => {
                let row = usize::from(public.heights[creature.index()].saturating_sub(1)) % 4;
                self.spend_spirit(public, seat, -self.components.invite_spirit[row]);
            }
            Action::Gift(area) => self.imagine_symbol(public, seat, Symbol::GiftTo(area)),
            Action::TakeCard(deck) => {
                let front = public.decks[usize::from(deck) % 4].front;
                let board = public.board_mut(seat);
                if let Some(slot) = board.empty_slot() {
                    board.slots[slot] = front;
                }
            }
            Action::Anchor(_) | Action::PutCreature(_) | Action::PutCaptive => {
                return imagine_development(public, seat, action);
            }
            _ => return false,
        }
        true
    }

    /// A trail is walked, or one reward taken at its end.
    fn imagine_walk(&self, public: &mut Public, seat: Seat, action: Action) -> bool {
        match (action, public.agenda.top().copied()) {
            (Action::Activate(waiting), step) => {
                let done = if let Some(Step::Activation(done)) = step { done } else { 0 };
                self.spend_spirit(public, seat, self.activation_cost(done));
                self.imagine_all(public, seat, self.components.trail(waiting));
            }
            (Action::Dismount(side, trail), _) => {
                let Some((track, _)) = leaving(public) else { return false };
                let waiting = Waiting::new(Area::beside(track as u8, side), trail, Kind::Adult);
                self.imagine_all(public, seat, self.components.trail(waiting));
            }
            (Action::SagePick(index), Some(Step::Sage { area, .. })) => {
                let reward = self.components.area(area).rewards[usize::from(index) % 4];
                self.imagine_symbol(public, seat, reward);
            }
            _ => return false,
        }
        true
    }

    fn imagine_placed(&self, public: &mut Public, seat: Seat, kind: Kind, track: u8) {
        let lane = &public.tracks[usize::from(track) % 4];
        let symbol = lane.symbol(&self.components);
        let available = &mut public.board_mut(seat).available[kind.index()];
        *available = available.saturating_sub(1);
        if let Some(season) = symbol {
            self.imagine_symbol(public, seat, Symbol::Season(season));
        }
    }

    fn imagine_all(&self, public: &mut Public, seat: Seat, symbols: &[Symbol]) {
        symbols.iter().for_each(|&symbol| self.imagine_symbol(public, seat, symbol));
    }

    fn imagine_symbol(&self, public: &mut Public, seat: Seat, symbol: Symbol) {
        match symbol {
            Symbol::Biome(biome) => {
                public.raise(biome);
            }
            Symbol::Spirit(change) => self.spend_spirit(public, seat, -change),
            Symbol::GiftTo(area) => {
                let level = &mut public.board_mut(seat).gifts[area.index()];
                *level = (*level + 1).min(self.components.gift_max);
            }
            Symbol::Train(kind) => {
                let board = public.board_mut(seat);
                if board.dedicated[kind.index()] > 0 {
                    board.dedicated[kind.index()] -= 1;
                    board.available[kind.index()] += 1;
                }
            }
            Symbol::Season(season) => {
                let level = &mut public.board_mut(seat).seasons[season.index()];
                *level = (*level + 1).min(6);
            }
            Symbol::Attract(creature) => self.imagine_attracted(public, seat, creature),
            // Whatever is chosen first cannot be foretold.
            _ => {}
        }
    }

    /// The space that a creature comes to pays.
    fn imagine_attracted(&self, public: &mut Public, seat: Seat, creature: Creature) {
        let column = creature.index();
        let (height, bonus) = (public.heights[column], public.bonus[column]);
        if !self.bring_creature(public, seat.into(), creature, &mut ()) {
            return;
        }
        match bonus.and_then(|tile| self.components.bonus.get(usize::from(tile))) {
            Some(effects) if height == 0 => self.imagine_all(public, seat, effects),
            _ => {
                let reward = self.components.column_rewards[column][usize::from(height) % 4];
                self.imagine_symbol(public, seat, reward);
            }
        }
    }

    fn spend_spirit(&self, public: &mut Public, seat: Seat, cost: i8) {
        let (lowest, highest) = self.components.spirit;
        let board = public.board_mut(seat);
        board.spirit = (board.spirit - cost).clamp(lowest, highest);
    }
}

/// A card or a creature joins the ecosystem.
fn imagine_development(public: &mut Public, seat: Seat, action: Action) -> bool {
    let board = public.board_mut(seat);
    let held = match board.development {
        Development::Invited(held, _) | Development::Captive(held) => Some(held),
        _ => None,
    };
    match (action, board.development) {
        // Words are asked for about anything; only what is legal can be tried out.
        (Action::Anchor(at), Development::Anchor(rotation)) => {
            if !board.ecosystem.anchors(rotation).contains(at) {
                return false;
            }
            let card: Card = board.completed.take().unwrap_or_default();
            board.ecosystem.cards.try_push(Laid { card, rotation, at }).is_none()
        }
        (Action::PutCreature(at), _) if board.ecosystem.vertices().contains(at) => {
            held.is_some_and(|creature| board.ecosystem.creatures.try_push(Placed { creature, at }).is_none())
        }
        (Action::PutCaptive, _) => {
            held.inspect(|held| board.captive[held.index()] += 1);
            true
        }
        _ => false,
    }
}
