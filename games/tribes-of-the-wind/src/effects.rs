//! What an action does, and what follows from it by itself.
//!
//! An action changes the top of the agenda; then [`TribesOfTheWind::settle`] runs every step that
//! needs no decision, until somebody is asked again or the game is over.

mod build;
mod parts;
mod play;
mod turn;

use bocage_engine::{Seat, Sink};

use crate::TribesOfTheWind;
use crate::actions::Action;
use crate::events::Event;
use crate::state::{Public, State, Step};
use crate::vocabulary::GuideCondition;

pub(crate) use play::temple_effect;

impl TribesOfTheWind {
    #[inline]
    pub(crate) fn do_action(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        if state.public.in_setup() {
            self.act_in_setup(state, seat, action, sink); // Nothing is fulfilled there (R57).
            return;
        }
        self.act(state, seat, action, sink);
        self.latch(&mut state.public, seat, sink);
        self.settle(state, sink);
    }

    fn act_in_setup(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::ChooseBoard(board) => self.take_board(state, seat, board, sink),
            Action::RemovePollution(cell) => {
                self.tell_dealt_boards(state, sink);
                self.spend_unit(&mut state.public);
                self.remove_tokens(&mut state.public, seat, cell, 1, sink);
                self.settle(state, sink);
            }
            Action::KeepVillageCard(card) => {
                if let Some(Step::Keep { cards }) = state.public.agenda.pop() {
                    let other = cards[usize::from(cards[0] == card)];
                    state.public.side_mut(seat).tucked |= card.bit();
                    state.public.village_discard |= other.bit();
                    sink.tell(|| Event::Tucked { seat, card });
                    sink.tell(|| Event::VillageCardDiscarded { seat, card: other });
                }
                self.setup_village_card(state, Seat(seat.0 + 1), sink);
            }
            _ => {}
        }
    }

    #[inline]
    fn act(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        match action {
            Action::MoveRider(from, to) => self.move_rider(public, seat, from, to, sink),
            Action::RemovePollution(cell) => {
                self.spend_unit(public);
                self.remove_tokens(public, seat, cell, 1, sink);
            }
            Action::DrawElement(source) => self.draw_element(state, seat, source, sink),
            Action::PlayCard(card, line) => self.play_card(state, seat, card, line, sink),
            Action::DiscardSet(cards) => self.discard_set(state, seat, cards, sink),
            Action::PlaceTemple => {
                self.begin_action(public);
                public.agenda.push(Step::Discard { temple: true });
            }
            Action::DiscardThree => {
                self.begin_action(public);
                public.agenda.push(Step::Discard { temple: false });
            }
            Action::FlexWater => {
                self.spend_unit(public);
                self.take_water(public, seat, 1, sink);
            }
            Action::FlexRestWater => {
                if let Some(Step::Flex { left }) = public.agenda.pop() {
                    self.take_water(public, seat, left.into(), sink);
                }
            }
            Action::ChoosePart(index) => self.start_part(public, index.into()),
            Action::ChooseTemple(temple) => swap_top(public, Step::TempleTile { temple }),
            Action::TempleTile(cell) => self.place_temple(public, seat, cell, sink),
            Action::TakeForestTile(choice) => {
                if let Some(&Step::Forest { cost }) = public.agenda.top() {
                    swap_top(public, Step::PlaceForest { cost, choice });
                }
            }
            Action::PlaceForestTile(cell) => self.place_forest(state, seat, cell, sink),
            Action::CatapultFrom(from) => {
                if let Some(&Step::Catapult { left }) = public.agenda.top() {
                    swap_top(public, Step::CatapultTo { left, from });
                }
            }
            Action::CatapultTo(cell) => self.catapult(public, seat, cell, sink),
            Action::ClearCell(cell) => {
                public.agenda.pop();
                let tokens = public.side(seat).pollution[cell.index()];
                self.remove_tokens(public, seat, cell, tokens, sink);
            }
            Action::StopMoving
            | Action::DeclineTemple
            | Action::DeclineForest
            | Action::DeclineCatapult
            | Action::DeclineClear => {
                public.agenda.pop();
            }
            Action::UsePower(guide) => self.use_power(public, seat, guide, sink),
            Action::EndAction => swap_top(public, Step::Draw),
            _ => self.act_on_cards(public, seat, action, sink),
        }
    }

    /// Building, village cards, alternatives and guide cards.
    fn act_on_cards(&self, public: &mut Public, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::BuildVillage(cell) => self.build_village(public, seat, cell, sink),
            Action::TakeVillageCard(slot) => {
                let card = public.village_river.get_mut(usize::from(slot)).and_then(Option::take);
                public.village_in_hand = card;
                swap_top(public, Step::Side { slot });
                if let Some(card) = card {
                    sink.tell(|| Event::VillageCardTaken { seat, card });
                }
            }
            Action::ChooseSide(side) => self.choose_side(public, seat, side, sink),
            Action::ReplaceTucked(card) => self.replace_tucked(public, seat, card, sink),
            Action::ChooseAlternative(which) => self.choose_alternative(public, seat, which, sink),
            Action::ChooseGuideCard(guide) => self.choose_guide(public, seat, guide, sink),
            _ => {}
        }
    }

    /// A guide condition that holds once is fulfilled for good (R13).
    #[inline]
    fn latch(&self, public: &mut Public, seat: Seat, sink: &mut impl Sink<Event>) {
        let side = public.side(seat);
        if side.latched == 0b11 {
            return;
        }
        let mut fulfilled = side.latched;
        // A sequence needs four tiles, and most of the time there are fewer.
        for &condition in GuideCondition::ALL {
            let bit = 1 << condition.index();
            if fulfilled & bit == 0 && self.guide_condition_holds(side, condition) {
                fulfilled |= bit;
                sink.tell(|| Event::ConditionFulfilled { seat, condition });
            }
        }
        public.side_mut(seat).latched = fulfilled;
    }

    /// Runs every step that needs no decision.
    #[inline]
    pub(crate) fn settle(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        loop {
            let public = &mut state.public;
            let Some(step) = public.agenda.top() else { return };
            match *step {
                Step::Move { left } | Step::Flex { left } if left > 0 => return,
                Step::Pollution { left } | Step::StartBonus { left }
                    if left > 0 && public.side(public.active).polluted() != 0 =>
                {
                    return;
                }
                Step::Catapult { left } if left > 0 && public.side(public.active).catapult_nodes() != 0 => {
                    return;
                }
                Step::Move { .. } | Step::Flex { .. } | Step::Pollution { .. } | Step::Catapult { .. } => {
                    public.agenda.pop();
                }
                Step::StartBonus { .. } => {
                    public.agenda.pop();
                    self.after_start_bonus(state, sink);
                }
                Step::Pool => match self.possible_parts(public) {
                    (0, _) => {
                        public.pool.clear();
                        public.agenda.pop();
                    }
                    (1, Some((index, _))) => self.start_part(public, index),
                    _ => return,
                },
                Step::Action => self.finish_action(public),
                Step::VillageCard { slot } => self.finish_village_card(state, slot, sink),
                Step::After if !self.any_power(public) => swap_top(public, Step::Draw),
                Step::Draw if public.to_draw() == 0 => swap_top(public, Step::Guide),
                Step::Guide if public.side(public.active).pending_reward().is_none() => {
                    self.end_turn(public, sink);
                }
                _ => return,
            }
        }
    }
}

/// What was on top of the agenda is over, and this comes instead.
pub(super) fn swap_top(public: &mut Public, step: Step) {
    if let Some(top) = public.agenda.top_mut() {
        *top = step;
    }
}
