//! M4: what can be paid for food (section 9 of the rules).
//!
//! Payments never rise in value and stop as soon as the need is met; that makes exactly the payments
//! from which nothing can be left out (R14), each set in one order of values.

use crate::Atiwa;
use crate::actions::Action;
use crate::state::Side;
use crate::tableau::Census;
use crate::vocabulary::Piece;

/// What a seat could pay, by value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Larder {
    /// Food from fruits, gold and the bats that may be eaten.
    pub small: u32,
    /// Food from wild animals.
    pub wild: u32,
    /// Food from goats.
    pub goats: u32,
}

impl Larder {
    /// All of it.
    pub fn total(&self) -> u32 {
        self.small + self.wild + self.goats
    }
}

impl Atiwa {
    /// The food that families need beyond what goats give every round.
    pub fn food_need(&self, side: &Side) -> u8 {
        self.row_value(side, Piece::Family).saturating_sub(self.row_value(side, Piece::Goat))
    }

    /// What a seat could pay if at most `bats` bats may be eaten.
    pub fn larder(&self, side: &Side, bats: u8) -> Larder {
        self.counted_larder(side, &side.tableau.census(), bats)
    }

    /// The same, for somebody who has counted already.
    pub(crate) fn counted_larder(&self, side: &Side, census: &Census, bats: u8) -> Larder {
        let food = &self.components.food;
        let count = |piece| u32::from(census.of(piece));
        let small = count(Piece::Fruit) + u32::from(side.gold) + count(Piece::Bat).min(bats.into());
        Larder {
            small: small * u32::from(food.small),
            wild: count(Piece::WildAnimal) * u32::from(food.wild),
            goats: count(Piece::Goat) * u32::from(food.goat),
        }
    }

    /// What a seat can still pay after a payment of this value: no later one may be worth more (R14).
    pub(crate) fn payable(&self, side: &Side, last: u8, bats: u8) -> u32 {
        let food = &self.components.food;
        let larder = self.larder(side, bats);
        match last {
            last if last >= food.goat => larder.total(),
            last if last >= food.wild => larder.small + larder.wild,
            last if last >= food.small => larder.small,
            _ => 0,
        }
    }

    pub(super) fn offer_food(
        &self,
        side: &Side,
        need: u8,
        last: u8,
        bats: u8,
        mut offer: impl FnMut(Action),
    ) {
        if need == 0 {
            return;
        }
        let food = &self.components.food;
        let larder = self.larder(side, bats);
        let enough = |food: u32| food >= u32::from(need);
        let small = enough(larder.small);
        if last >= food.wild && enough(larder.small + larder.wild) {
            side.tableau.each(|plot| plot.of(Piece::WildAnimal), |cell| offer(Action::PayWildAnimal(cell)));
        }
        if small {
            side.tableau.each(|plot| plot.of(Piece::Fruit), |cell| offer(Action::PayFruit(cell)));
        }
        if small && bats > 0 {
            side.tableau.each(|plot| plot.of(Piece::Bat), |cell| offer(Action::PayBat(cell)));
        }
        if small && side.gold > 0 {
            offer(Action::PayGold);
        }
        if last >= food.goat && enough(larder.total()) {
            side.tableau.each(|plot| plot.of(Piece::Goat), |cell| offer(Action::PayGoat(cell)));
        }
    }
}
