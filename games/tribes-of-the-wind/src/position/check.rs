//! What must hold before a position can be played: nothing that the rules never allow.

use bocage_engine::Message;
use bocage_engine::file::{Result, expected, wrong, wrong_count};

use super::read::Reader;
use crate::state::{MOST_TUCKED, Part, PartKind, Public, Side, State, Step};
use crate::vocabulary::GuideCard;

impl Reader<'_> {
    pub(super) fn check(&self, state: &State) -> Result<()> {
        let public = &state.public;
        super::hands::check(public)?;
        check_cards_at_hand(public)?;
        self.check_end_token(public)?;
        self.check_setup(state)?;
        self.check_pool(public)?;
        public.agenda.iter().try_for_each(|step| self.check_step(public, *step))
    }

    /// The End token is held by a seat that has built all its villages, and by nobody before.
    fn check_end_token(&self, public: &Public) -> Result<()> {
        let all = self.game.components.villages;
        let done = |side: &Side| side.village_count() == all;
        match public.end_token {
            Some(seat) if !done(public.side(seat)) => wrong_count(
                format!("seats[{seat}].tiles"),
                public.side(seat).village_count().into(),
                expected::entries_with(usize::from(all)..=usize::from(all), "tiles", "*"),
            ),
            None if public.sides().iter().any(done) => wrong("end_token", "", expected::field("end_token")),
            _ => Ok(()),
        }
    }

    /// Water never waits in the pool, a part of nothing is no part, and there is room for what tiles and
    /// temples bring.
    fn check_pool(&self, public: &Public) -> Result<()> {
        if !public.agenda.iter().any(|step| step == &Step::Pool) && !public.pool.is_empty() {
            // It takes "pool" on the agenda.
            return wrong_count("pool", public.pool.len(), expected::nothing());
        }
        for part in &public.pool {
            if part.kind == PartKind::Water {
                return wrong("pool", super::steps::part_text(*part), expected::fitting());
            }
            self.check_part("pool", *part, 1)?;
        }
        let most = public.pool.capacity();
        let to_come: usize = public.agenda.iter().map(parts_of_step).sum();
        let waiting: usize = public.pool.iter().map(|part| parts_of(part.kind)).sum();
        match waiting + to_come <= most {
            true => Ok(()),
            false => wrong_count("pool", public.pool.len(), expected::fitting()),
        }
    }

    /// The number of a part; no tile costs less than a minimum (R19).
    fn check_part(&self, place: &str, part: Part, least: u8) -> Result<()> {
        let least = if part.kind == PartKind::Forest { self.game.components.min_forest_cost } else { least };
        match part.n >= least {
            true => Ok(()),
            false => wrong(place, super::steps::part_text(part), expected::number(least..)),
        }
    }

    fn check_step(&self, public: &Public, step: Step) -> Result<()> {
        let side = public.side(public.active);
        let needs = |holds: bool, expected: Message| match holds {
            true => Ok(()),
            false => wrong("agenda", super::steps::step_text(step), expected),
        };
        let temple = self.game.can_place_temple(side);
        match step {
            Step::Keep { .. } => needs(public.options.two_keep_one, expected::fitting()), // R53
            Step::Forest { cost } | Step::PlaceForest { cost, .. } => {
                let part = Part { kind: PartKind::Forest, n: cost };
                self.check_part("agenda", part, 1)?;
                let there = match step {
                    Step::PlaceForest { choice, .. } => public.forest_choice(choice).is_some(),
                    _ => true,
                };
                let possible = self.game.possible(public, public.active, part);
                needs(there && possible, Message::new("file-needs-forest"))
            }
            Step::CatapultTo { from, .. } => {
                needs(side.catapult_nodes() & from.bit() != 0, Message::new("file-needs-rider"))
            }
            Step::Discard { temple: false } => {
                needs(public.options.free_discard || !temple, expected::fitting()) // R4
            }
            Step::Discard { .. } | Step::Temple { .. } => needs(temple, Message::new("file-needs-temple")),
            Step::TempleTile { temple: placed } => {
                let there = side.has_temple(placed) && side.temple_tiles() != 0;
                needs(there, Message::new("file-needs-temple"))
            }
            Step::Side { .. } => needs(public.village_in_hand.is_some(), expected::field("village_card")),
            Step::Replace { .. } => {
                needs(public.village_in_hand.is_some(), expected::field("village_card"))?;
                needs(side.tucked.count_ones() == MOST_TUCKED, Message::new("file-needs-tucked"))
            }
            Step::Alternative { parts, of_card } => {
                // With X = 0 an alternative may be nothing (R8).
                parts.into_iter().try_for_each(|part| self.check_part("agenda", part, 0))?;
                needs(!of_card || public.in_play.is_some(), expected::field("in_play"))
            }
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

/// A card is in play below the effect that it gives, and a village card in hand below what it asks for.
fn check_cards_at_hand(public: &Public) -> Result<()> {
    let mut steps = public.agenda.iter();
    let action = steps.next() == Some(&Step::Action);
    let effect = matches!(steps.next(), None | Some(Step::Pool | Step::Alternative { of_card: true, .. }));
    if let Some(card) = public.in_play.filter(|_| !action || !effect) {
        return wrong("in_play", card, expected::nothing());
    }
    let asked =
        |step: &Step| matches!(step, Step::Side { .. } | Step::Replace { .. } | Step::VillageCard { .. });
    match public.village_in_hand {
        Some(card) if !public.agenda.iter().any(asked) => wrong("village_card", card, expected::nothing()),
        _ => Ok(()),
    }
}

/// Most gains that one event brings: two guide cards with two powers each.
const MOST_GAINS: usize = 4;

/// The most places of the pool that a part ever takes: a tile makes way for gains, a temple for a tile.
fn parts_of(kind: PartKind) -> usize {
    match kind {
        PartKind::Forest | PartKind::Temple => MOST_GAINS,
        _ => 1,
    }
}

/// The same for what a step brings into the pool.
fn parts_of_step(step: &Step) -> usize {
    match step {
        Step::Forest { .. } | Step::PlaceForest { .. } | Step::Temple { .. } | Step::TempleTile { .. } => {
            MOST_GAINS
        }
        _ => 0,
    }
}
