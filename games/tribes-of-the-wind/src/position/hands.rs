//! How many cards the hands of a position have.

use std::ops::RangeInclusive;

use bocage_engine::file::{Result, expected, wrong_count};

use crate::state::{HAND, Public, RIVER, Step};

/// Cards that are left of a hand after three were discarded.
const AFTER_THREE: usize = HAND - 3;

/// Every hand is full, except that of the active seat in the middle of its turn; cards are drawn
/// when this is due, and gaps of the river are where they came from.
pub(super) fn check(public: &Public) -> Result<()> {
    for (index, side) in public.sides().iter().enumerate() {
        let cards = match index == public.active.index() {
            // Hands come after the boards.
            _ if public.agenda.top() == Some(&Step::Board) => 0..=0,
            true => cards_of_active(public),
            false => HAND..=HAND,
        };
        if !cards.contains(&side.hand_size()) {
            return wrong_count(format!("seats[{index}].hand"), side.hand_size(), expected::entries(cards));
        }
    }
    let drawing = public.agenda.top() == Some(&Step::Draw);
    if !public.drawn.is_empty() && (!drawing || public.to_draw() == 0) {
        return wrong_count("drawn", public.drawn.len(), expected::nothing());
    }
    let river = public.element_river.iter().flatten().count();
    let least = RIVER - public.drawn.len();
    match river >= least {
        true => Ok(()),
        false => wrong_count("river", river, expected::entries(least..=RIVER)),
    }
}

/// The hand is whole before the action and while a village is built; a card in play was part of it.
fn cards_of_active(public: &Public) -> RangeInclusive<usize> {
    let whole = |step: &Step| {
        matches!(
            step,
            Step::Menu
                | Step::Discard { .. }
                | Step::TakeVillageCard
                | Step::Side { .. }
                | Step::Replace { .. }
                | Step::VillageCard { .. }
                | Step::Guide
        )
    };
    if public.in_setup() || public.agenda.is_empty() || public.agenda.iter().any(whole) {
        HAND..=HAND
    } else if public.in_play.is_some() {
        HAND - 1..=HAND - 1
    } else {
        AFTER_THREE..=HAND - public.drawn.len()
    }
}
