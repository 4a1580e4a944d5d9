//! What must hold before a position can be played: nothing that the rules never allow.

use super::read::{Reader, Result, wrong};
use crate::state::{HAND, MOST_TUCKED, Public, Side, State, Step};
use crate::vocabulary::GuideCard;

impl Reader<'_> {
    pub(super) fn check(&self, state: &State) -> Result<()> {
        let public = &state.public;
        check_hands(public)?;
        if public.in_play.is_some() && public.agenda.iter().next() != Some(&Step::Action) {
            return wrong("in_play", "a card", "an agenda that begins with \"action\"");
        }
        if public.agenda.iter().any(|step| step == &Step::Pool) || public.pool.is_empty() {
            public.agenda.iter().try_for_each(|step| self.check_step(public, *step))
        } else {
            wrong("pool", "parts", "\"pool\" on the agenda")
        }
    }

    fn check_step(&self, public: &Public, step: Step) -> Result<()> {
        let side = public.side(public.active);
        let needs = |holds: bool, expected: &str| match holds {
            true => Ok(()),
            false => wrong("agenda", super::steps::step_text(step), expected),
        };
        match step {
            Step::PlaceForest { cost, choice } => {
                let payable = side.water >= u16::from(cost);
                let there = public.forest_choice(choice).is_some() && side.plantable() != 0;
                needs(payable && there, "enough water, a tile and a cell for it")
            }
            Step::CatapultTo { from, .. } => {
                needs(side.catapult_nodes() & from.bit() != 0, "a rider there, and another tile")
            }
            Step::Temple { free: false } => {
                needs(self.game.can_place_temple(side), "a temple in the zone and a tile without one")
            }
            Step::TempleTile { temple } => {
                needs(side.has_temple(temple) && side.temple_tiles() != 0, "a temple in the zone and a tile")
            }
            Step::Side { .. } => needs(public.village_in_hand.is_some(), "`village_card`"),
            Step::Replace { .. } => {
                let full = side.tucked.count_ones() == MOST_TUCKED;
                needs(public.village_in_hand.is_some() && full, "`village_card` and 4 tucked cards")
            }
            Step::Alternative { of_card, .. } => {
                needs(of_card == public.in_play.is_some(), "\"card\" with `in_play`, \"village\" without")
            }
            _ => Ok(()),
        }
    }

    /// Guide cards used this turn, as a set.
    pub(super) fn powers_used(&self, side: &Side) -> Result<u8> {
        self.file.powers_used.iter().try_fold(0, |set, text| match text.parse::<GuideCard>() {
            Ok(guide) if side.board == Some(guide.board()) => Ok(set | guide.bit()),
            _ => wrong("powers_used", super::cards::short(text), "guide cards of the active seat"),
        })
    }
}

/// Every hand is full, except that of the active seat in the middle of its turn.
fn check_hands(public: &Public) -> Result<()> {
    if public.agenda.top() == Some(&Step::Board) {
        return Ok(());
    }
    for (index, side) in public.sides().iter().enumerate() {
        let place = format!("seats[{index}].hand");
        let cards = side.hand_size();
        if index != public.active.index() || public.agenda.is_empty() {
            if cards != HAND {
                return wrong(place, format!("{cards} cards"), "5 cards");
            }
            continue;
        }
        let full = matches!(public.agenda.top(), Some(Step::Menu | Step::Discard { .. } | Step::Guide))
            || public.in_setup();
        let least = if full { HAND } else { 2 };
        if cards < least || cards + public.drawn.len() > HAND {
            return wrong(
                place,
                format!("{cards} cards"),
                format!("from {least} to 5 cards with those drawn"),
            );
        }
    }
    let drawing = public.agenda.top() == Some(&Step::Draw);
    if !public.drawn.is_empty() && (!drawing || public.to_draw() == 0) {
        return wrong("drawn", format!("{} cards", public.drawn.len()), "cards only while more are drawn");
    }
    Ok(())
}
