//! What must hold before a position can be played: nothing that the rules never allow.

use bocage_engine::Message;
use bocage_engine::file::{Result, expected, wrong, wrong_count};

use super::read::Reader;
use crate::state::{HAND, MOST_TUCKED, Public, Side, State, Step};
use crate::vocabulary::GuideCard;

impl Reader<'_> {
    pub(super) fn check(&self, state: &State) -> Result<()> {
        let public = &state.public;
        check_hands(public)?;
        // A card is in play below the action that it gives.
        if let Some(card) = public.in_play
            && public.agenda.iter().next() != Some(&Step::Action)
        {
            return wrong("in_play", card, expected::nothing());
        }
        if public.agenda.iter().any(|step| step == &Step::Pool) || public.pool.is_empty() {
            public.agenda.iter().try_for_each(|step| self.check_step(public, *step))
        } else {
            // It takes "pool" on the agenda.
            wrong_count("pool", public.pool.len(), expected::nothing())
        }
    }

    fn check_step(&self, public: &Public, step: Step) -> Result<()> {
        let side = public.side(public.active);
        let needs = |holds: bool, expected: Message| match holds {
            true => Ok(()),
            false => wrong("agenda", super::steps::step_text(step), expected),
        };
        match step {
            Step::PlaceForest { cost, choice } => {
                let payable = side.water >= u16::from(cost);
                let there = public.forest_choice(choice).is_some() && side.plantable() != 0;
                needs(payable && there, Message::new("file-needs-forest"))
            }
            Step::CatapultTo { from, .. } => {
                needs(side.catapult_nodes() & from.bit() != 0, Message::new("file-needs-rider"))
            }
            Step::Temple { free: false } => {
                needs(self.game.can_place_temple(side), Message::new("file-needs-temple"))
            }
            Step::TempleTile { temple } => {
                let there = side.has_temple(temple) && side.temple_tiles() != 0;
                needs(there, Message::new("file-needs-temple"))
            }
            Step::Side { .. } => needs(public.village_in_hand.is_some(), expected::field("village_card")),
            Step::Replace { .. } => {
                needs(public.village_in_hand.is_some(), expected::field("village_card"))?;
                needs(side.tucked.count_ones() == MOST_TUCKED, Message::new("file-needs-tucked"))
            }
            Step::Alternative { of_card: true, .. } => {
                needs(public.in_play.is_some(), expected::field("in_play"))
            }
            Step::Alternative { .. } => needs(public.in_play.is_none(), expected::fitting()),
            _ => Ok(()),
        }
    }

    /// Guide cards used this turn, as a set.
    pub(super) fn powers_used(&self, side: &Side) -> Result<u8> {
        self.file.powers_used.iter().try_fold(0, |set, text| match text.parse::<GuideCard>() {
            Ok(guide) if side.board == Some(guide.board()) => Ok(set | guide.bit()),
            _ => {
                let own = |guide: &GuideCard| side.board == Some(guide.board());
                wrong("powers_used", text, expected::one_of(GuideCard::all().filter(own)))
            }
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
                return wrong_count(place, cards, expected::entries(HAND..=HAND));
            }
            continue;
        }
        let full = matches!(public.agenda.top(), Some(Step::Menu | Step::Discard { .. } | Step::Guide))
            || public.in_setup();
        let least = if full { HAND } else { 2 };
        if cards < least || cards + public.drawn.len() > HAND {
            let most = HAND - public.drawn.len().min(HAND);
            return wrong_count(place, cards, expected::entries(least..=most));
        }
    }
    let drawing = public.agenda.top() == Some(&Step::Draw);
    if !public.drawn.is_empty() && (!drawing || public.to_draw() == 0) {
        return wrong_count("drawn", public.drawn.len(), expected::nothing());
    }
    Ok(())
}
