//! Who is waited on, and which actions are legal.

use bocage_engine::{Bits, Message, Seat, Seats};

use crate::Evergreen;
use crate::actions::Action;
use crate::components::PowerEffect;
use crate::state::{Phase, Public, Side, Step};
use crate::vocabulary::{Kind, Power, Space};

/// Where an action may still plant and grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Targets {
    /// Empty spaces that may get a sprout.
    pub plant: u64,
    /// Spaces whose plant may grow.
    pub grow: u64,
}

impl Targets {
    fn none(self) -> bool {
        self.plant | self.grow == 0
    }
}

impl Evergreen {
    pub(crate) fn waited_on(&self, public: &Public) -> Seats {
        match public.phase {
            // The automa never rests as the one to pick: its pick is part of what leads to it.
            Phase::Draft => Seats::only(Seat(public.drafter())),
            Phase::Turns => (0..public.players)
                .filter(|&seat| !public.seats[usize::from(seat)].turn.ended)
                .fold(Seats::NONE, |seats, seat| seats.with(Seat(seat))),
            Phase::End => Seats::NONE,
        }
    }

    #[inline]
    pub(crate) fn offer_all(&self, public: &Public, seat: Seat, mut offer: impl FnMut(Action)) {
        match public.phase {
            Phase::Draft => {
                for (slot, card) in public.row.iter().enumerate() {
                    if card.is_some() {
                        offer(Action::PickCard(slot as u8));
                    }
                }
            }
            Phase::Turns => self.offer_turn(public.side(seat), offer),
            Phase::End => {}
        }
    }

    fn offer_turn(&self, side: &Side, mut offer: impl FnMut(Action)) {
        match side.turn.agenda.top() {
            None => self.offer_menu(side, offer),
            Some(step @ Step::Action { kind, .. }) => {
                let targets = self.action_targets(side, step);
                Bits(targets.plant).for_each(|space| offer(Action::PlantSprout(Space(space))));
                Bits(targets.grow).for_each(|space| offer(Action::Grow(Space(space))));
                if self.components.action(*kind).optional {
                    offer(Action::StopAction); // R7
                }
            }
            Some(&Step::Power { used, .. }) => {
                let Some(power) = self.power(side) else { return };
                let make = power_action(power);
                Bits(self.power_targets(side, power)).for_each(|space| offer(make(Space(space))));
                if used > 0 {
                    offer(Action::StopPower); // The first application is mandatory (R8).
                }
            }
            Some(&Step::Lake { at, grown }) => {
                Bits(self.lake_targets(side, at, grown))
                    .for_each(|space| offer(Action::LakeGrow(Space(space))));
                offer(Action::StopLake); // R27
            }
        }
    }

    /// Nothing is running: the action is begun, the power is activated, or the turn ends.
    fn offer_menu(&self, side: &Side, mut offer: impl FnMut(Action)) {
        if !side.turn.acted {
            for &kind in Kind::ALL {
                // Without any possible effect the optional actions are still offered, the others
                // are not (R7).
                let possible =
                    self.components.action(kind).optional || !self.action_targets(side, &begun(kind)).none();
                if possible {
                    offer(Action::BeginAction(kind));
                }
            }
        }
        if !side.turn.powered {
            offer(Action::ActivatePower); // Also without any target (R9).
        }
        if side.turn.acted {
            offer(Action::EndTurn);
        }
    }

    /// Where the action that is running may still plant and grow.
    pub fn action_targets(&self, side: &Side, step: &Step) -> Targets {
        let &Step::Action { kind, planted, grown, touched } = step else {
            return Targets { plant: 0, grow: 0 };
        };
        let rule = self.components.action(kind);
        let anywhere = self.components.board.plantable;
        let biome = side.card().and_then(|card| self.components.face(card).biome);
        let area = match biome {
            Some(biome) if !rule.anywhere => self.components.board.biomes[biome.index()],
            _ => anywhere,
        };
        let used = planted.saturating_add(grown);
        let open = if used < rule.total { area & !touched } else { 0 };
        Targets {
            plant: if planted < rule.plant { open & !side.planet.occupied() } else { 0 },
            grow: if grown < rule.grow { open & side.planet.growable() } else { 0 },
        }
    }

    /// The power of the current card.
    pub fn power(&self, side: &Side) -> Option<Power> {
        side.card().map(|card| self.components.face(card).power)
    }

    /// Where a power may be applied: anywhere on the planet.
    pub fn power_targets(&self, side: &Side, power: Power) -> u64 {
        match self.components.track(power).effect {
            PowerEffect::Place(_) | PowerEffect::PlaceLake { .. } => {
                self.components.board.plantable & !side.planet.occupied()
            }
            PowerEffect::GrowSprout => side.planet.sprouts,
            PowerEffect::GrowSmallTree => side.planet.small,
            PowerEffect::Score => 0,
        }
    }

    /// Which neighbours the lake just placed may still make grow.
    pub fn lake_targets(&self, side: &Side, at: Space, grown: u64) -> u64 {
        if grown.count_ones() >= u32::from(self.components.growths_of_lake()) {
            return 0;
        }
        self.components.board.neighbours(at.bit()) & side.planet.growable() & !grown
    }

    /// Why a waited seat may not do this.
    pub(crate) fn reason(&self, public: &Public, seat: Seat, action: Action) -> Message {
        let side = public.side(seat);
        match (public.phase, action) {
            (Phase::Draft, Action::PickCard(slot)) => match public.row.get(usize::from(slot)) {
                Some(_) => Message::new("why-slot-empty"),
                None => Message::new("why-no-slot").with("slot", slot),
            },
            (Phase::Draft, _) => Message::new("why-pick-first"),
            (_, Action::PickCard(_)) => Message::new("why-row-done"),
            (_, action) => match action.space() {
                Some(space) => self.reason_on_space(side, space, action),
                None => self.reason_plain(side, action),
            },
        }
    }

    fn reason_plain(&self, side: &Side, action: Action) -> Message {
        let running = side.turn.agenda.top();
        match (action, running) {
            (Action::EndTurn, None) => Message::new("why-act-first"),
            (Action::BeginAction(_), None) if side.turn.acted => Message::new("why-acted"),
            (Action::BeginAction(_), None) => Message::new("why-no-effect"),
            (Action::ActivatePower, None) => Message::new("why-powered"),
            (Action::StopAction, Some(Step::Action { .. })) => Message::new("why-effect-needed"),
            (Action::StopPower, Some(Step::Power { .. })) => Message::new("why-power-needed"),
            (_, None) => nothing_runs(side),
            // The lake is not there yet, or it has done its part.
            (Action::LakeGrow(_) | Action::StopLake, Some(Step::Power { used, .. }))
                if self.power(side) == Some(Power::PlaceLake) =>
            {
                Message::new(if *used == 0 { "why-no-lake" } else { "why-lake-done" })
            }
            (action, Some(Step::Power { .. } | Step::Lake { .. }))
                if self.is_of_other_power(side, action) =>
            {
                Message::new("why-other-power")
            }
            (_, Some(Step::Action { .. })) => Message::new("why-action-runs"),
            (_, Some(Step::Power { .. })) => Message::new("why-power-runs"),
            (_, Some(Step::Lake { .. })) => Message::new("why-lake-runs"),
        }
    }

    /// Does only the power of another card allow this?
    fn is_of_other_power(&self, side: &Side, action: Action) -> bool {
        let of = match action {
            Action::PowerPlantSprout(_) => Power::PlantSprout,
            Action::PowerGrowSmall(_) => Power::GrowSmallTree,
            Action::PowerGrowBig(_) => Power::GrowBigTree,
            Action::PowerBush(_) => Power::PlantBush,
            Action::PowerLake(_) | Action::LakeGrow(_) | Action::StopLake => Power::PlaceLake,
            _ => return false,
        };
        self.power(side) != Some(of)
    }

    fn reason_on_space(&self, side: &Side, space: Space, action: Action) -> Message {
        let board = &self.components.board;
        let on = |key| Message::new(key).with("space", space.label());
        if board.crevices & space.bit() != 0 {
            return on("why-crevice");
        }
        if board.plantable & space.bit() == 0 {
            return on("why-no-space");
        }
        let Some(step) = side.turn.agenda.top() else { return nothing_runs(side) };
        let fits = match (step, action) {
            (Step::Action { .. }, Action::PlantSprout(_) | Action::Grow(_)) => true,
            (Step::Lake { .. }, Action::LakeGrow(_)) => true,
            (Step::Power { .. }, action) => {
                self.power(side).is_some_and(|power| power_action(power)(space) == action)
            }
            _ => false,
        };
        if !fits {
            return self.reason_plain(side, action);
        }
        let places = matches!(
            action,
            Action::PlantSprout(_)
                | Action::PowerPlantSprout(_)
                | Action::PowerBush(_)
                | Action::PowerLake(_)
        );
        if places && side.planet.occupied() & space.bit() != 0 {
            return on("why-occupied");
        }
        if !places && side.planet.growable() & space.bit() == 0 {
            return on("why-cannot-grow");
        }
        match step {
            Step::Action { touched, .. } if touched & space.bit() != 0 => on("why-touched"),
            Step::Action { kind, planted, grown, .. } => {
                let rule = self.components.action(*kind);
                let (most, used) = if places { (rule.plant, *planted) } else { (rule.grow, *grown) };
                match most {
                    0 => Message::new("why-not-this-action"),
                    most if used >= most => Message::new("why-spent"),
                    _ => on("why-other-biome"),
                }
            }
            Step::Power { .. } => on("why-wrong-stage"),
            Step::Lake { grown, .. } if grown & space.bit() != 0 => on("why-lake-again"),
            Step::Lake { .. } => on("why-not-neighbour"),
        }
    }
}

/// Nothing is running, so nothing on the planet can be done.
fn nothing_runs(side: &Side) -> Message {
    let key = if side.turn.acted && side.turn.powered { "why-only-end" } else { "why-nothing-runs" };
    Message::new(key)
}

/// An action that has just begun.
pub(crate) fn begun(kind: Kind) -> Step {
    Step::Action { kind, planted: 0, grown: 0, touched: 0 }
}

/// The decision with which a power is applied to a space.
pub(crate) fn power_action(power: Power) -> fn(Space) -> Action {
    match power {
        Power::PlantSprout => Action::PowerPlantSprout,
        Power::GrowSmallTree => Action::PowerGrowSmall,
        Power::GrowBigTree => Action::PowerGrowBig,
        Power::PlantBush => Action::PowerBush,
        // Bud has no target, so no decision of its own.
        Power::PlaceLake | Power::Bud => Action::PowerLake,
    }
}
