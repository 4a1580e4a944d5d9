//! A position in the middle of setup: there must be enough to deal, and nothing is dealt yet that comes
//! later.

use bocage_engine::file::{Result, expected, wrong_count};

use super::read::Reader;
use crate::state::{HAND, State, Step};

impl Reader<'_> {
    pub(super) fn check_setup(&self, state: &State) -> Result<()> {
        let public = &state.public;
        if !public.in_setup() {
            return Ok(());
        }
        let players = usize::from(public.players);
        // Seats before the first one of these have their village card.
        let (done, waiting) = match public.agenda.top() {
            Some(Step::Keep { .. }) => (public.active.index(), players - public.active.index() - 1),
            _ => (0, players),
        };
        for (index, side) in public.sides().iter().enumerate() {
            let (tucked, most) = (side.tucked.count_ones() as usize, usize::from(index < done));
            if tucked > most {
                return wrong_count(format!("seats[{index}].tucked"), tucked, expected::entries(..=most));
            }
        }
        let (village_cards, due) =
            (state.secret.village_deck.len(), waiting * (1 + usize::from(public.options.two_keep_one)));
        if village_cards < due {
            return wrong_count("village_deck", village_cards, expected::entries(due..));
        }
        // Hands are dealt after the boards, and a back stays visible (R10).
        let (cards, due) = (state.secret.deck.len(), players * HAND + 1);
        match public.agenda.top() == Some(&Step::Board) && cards < due {
            true => wrong_count("deck", cards, expected::entries(due..)),
            false => Ok(()),
        }
    }
}
