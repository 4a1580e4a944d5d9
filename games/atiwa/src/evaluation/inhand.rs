//! What a seat in the middle of something can still get, done on a copy of its side.

use super::Weights;
use crate::Atiwa;
use crate::components::{Bundle, Choice};
use crate::state::{MAX_SLOTS, Public, Side, Step};
use crate::tableau::Plot;
use crate::vocabulary::{Card, Cell, Coord, Piece};

impl Atiwa {
    pub(super) fn with_effects_in_hand(&self, public: &Public, side: &Side, weights: &Weights) -> f32 {
        let mut after = *side;
        let mut pending = Bundle::default();
        let mut choice = None;
        for step in side.agenda.iter() {
            match *step {
                Step::Resolve { space, choice: open, pending: left, .. } => {
                    pending = left;
                    choice = self.components.offer(public, space).choice.as_ref().filter(|_| open);
                }
                Step::PlaceCard(card) => self.lay_anywhere(&mut after, card),
                Step::KeepBat(cell) => after.place(Piece::Family, cell),
                Step::SpendTree { left, .. } => {
                    self.spend_trees(&mut after, left);
                    if let Some(&Step::Resolve { space, .. }) = side.agenda.iter().next()
                        && let Some(Choice::Buy { location, gold, .. }) =
                            self.components.offer(public, space).choice
                    {
                        after.gold = after.gold.saturating_sub(gold.into());
                        self.lay_anywhere(&mut after, Card::location(location));
                    }
                }
                Step::Grow { piece, left } => *pending.gain_mut(piece) = left,
                _ => {}
            }
        }
        let plain = self.with_effects(public, &after, &pending, weights);
        choice.map_or(plain, |choice| plain.max(self.with_choice(public, &after, &pending, choice, weights)))
    }

    /// The best of the options, payments or exchanges.
    fn with_choice(
        &self,
        public: &Public,
        side: &Side,
        pending: &Bundle,
        choice: &Choice,
        weights: &Weights,
    ) -> f32 {
        let paying = |gold: u8, effects: &Bundle| {
            if side.gold < gold.into() {
                return f32::NEG_INFINITY;
            }
            let mut after = *side;
            after.gold -= u16::from(gold);
            self.with_effects(public, &after, &pending.and(effects), weights)
        };
        match choice {
            Choice::One(options) => {
                options.iter().map(|option| paying(0, option)).fold(f32::NEG_INFINITY, f32::max)
            }
            Choice::Pay { gold, then } => paying(*gold, then),
            Choice::Exchange(offers) => {
                let worth = offers.iter().map(|exchange| {
                    let mut effects = Bundle::default();
                    *effects.gain_mut(exchange.piece) = exchange.count;
                    paying(exchange.gold, &effects)
                });
                worth.fold(f32::NEG_INFINITY, f32::max)
            }
            Choice::Buy { location, trees, gold } => {
                let affordable = side.gold >= u16::from(*gold) && side.tableau.count(Piece::Tree) >= *trees;
                if !affordable || self.stack(public, *location) == 0 {
                    return f32::NEG_INFINITY;
                }
                let mut after = *side;
                after.gold -= u16::from(*gold);
                self.spend_trees(&mut after, *trees);
                self.lay_anywhere(&mut after, Card::location(*location));
                self.with_effects(public, &after, pending, weights)
            }
        }
    }

    /// The outlook after cards and pieces are placed wherever there is room.
    fn with_effects(&self, public: &Public, side: &Side, effects: &Bundle, weights: &Weights) -> f32 {
        let mut after = *side;
        let mut extra = 0.0;
        if effects.draw > 0 && self.can_draw(public, side) {
            extra += weights.draw * self.time(public, side);
        }
        for slot in 0..MAX_SLOTS {
            if effects.take >> slot & 1 == 1
                && let Some(card) = public.open[slot]
            {
                self.lay_anywhere(&mut after, card);
            }
        }
        after.earn(effects.gold);
        self.place_all(&mut after, Piece::Tree, effects.gain(Piece::Tree));
        for _ in 0..effects.trees_with_fruit {
            self.plant_with_fruit(&mut after);
        }
        for piece in [Piece::Fruit, Piece::WildAnimal, Piece::Goat] {
            self.place_all(&mut after, piece, effects.gain(piece));
        }
        let mut worth = self.trained_and_roosting(public, after, effects, weights);
        if effects.gain(Piece::Family) > 0 {
            // A family is another mouth: it may be left.
            self.place_all(&mut after, Piece::Family, effects.gain(Piece::Family));
            worth = worth.max(self.trained_and_roosting(public, after, effects, weights));
        }
        worth + extra
    }

    fn trained_and_roosting(
        &self,
        public: &Public,
        mut side: Side,
        effects: &Bundle,
        weights: &Weights,
    ) -> f32 {
        if self.training(public) {
            for _ in 0..effects.train {
                let family = first(&side, |plot| plot.untrained());
                family.into_iter().for_each(|cell| side.tableau.train(cell));
            }
        }
        self.place_all(&mut side, Piece::Bat, effects.gain(Piece::Bat));
        if effects.houses {
            let house = |plot: &Plot| plot.empty_houses(self.components.face(plot.card));
            while let Some(cell) = first(&side, house) {
                side.place(Piece::Bat, cell);
            }
        }
        self.outlook(public, &side, weights)
    }

    fn place_all(&self, side: &mut Side, piece: Piece, count: u8) {
        for _ in 0..count {
            let room = |plot: &Plot| plot.room(piece, self.components.face(plot.card));
            match first(side, room) {
                Some(cell) if side.in_supply(piece) => side.place(piece, cell),
                _ => return,
            }
        }
    }

    fn plant_with_fruit(&self, side: &mut Side) {
        let room = |plot: &Plot| plot.room(Piece::Tree, self.components.face(plot.card));
        if let Some(cell) = first(side, room).filter(|_| side.in_supply(Piece::Tree)) {
            side.place(Piece::Tree, cell);
            if side.in_supply(Piece::Fruit) {
                side.place(Piece::Fruit, cell);
            }
        }
    }

    /// Spends trees that carry nothing first.
    fn spend_trees(&self, side: &mut Side, trees: u8) {
        for _ in 0..trees {
            let bare = |plot: &Plot| {
                let riders = plot.of(Piece::Fruit) | plot.of(Piece::WildAnimal) | plot.of(Piece::Bat);
                plot.of(Piece::Tree) & !riders
            };
            let cell = first(side, bare).or_else(|| first(side, |plot| plot.of(Piece::Tree)));
            cell.into_iter().for_each(|cell| {
                side.clear(cell);
            });
        }
    }

    /// Where a card lies matters for pollution only: below all others.
    fn lay_anywhere(&self, side: &mut Side, card: Card) {
        let free = side.tableau.free_coords();
        if free != 0 {
            side.tableau.lay(Plot::new(Coord((127 - free.leading_zeros()) as u8), card));
        }
    }
}

/// The first cell of a set that `cells` makes of each card.
fn first(side: &Side, cells: impl Fn(&Plot) -> u8) -> Option<Cell> {
    side.tableau.plots().iter().find_map(|plot| {
        let set = cells(plot);
        (set != 0).then(|| Cell::new(plot.at, set.trailing_zeros() as u8))
    })
}
