//! Parts of effects: their numbers, which of them are possible, and what powers do to them.

use bocage_engine::Seat;

use crate::TribesOfTheWind;
use crate::components::{Amount, Power, Printed, Raised};
use crate::state::{Part, PartKind, Public, Side};
use crate::vocabulary::{Element, GUIDES_PER_BOARD, GuideCard};

/// Does a part come from an element card, a temple or a village card, which powers raise (R15)?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// From a card, a temple or the right side of a village card.
    Printed,
    /// From a guide power or a construction bonus.
    Other,
}

impl TribesOfTheWind {
    /// The powers of the active guide cards of a side; all apply together.
    #[inline]
    pub fn powers<'a>(&'a self, side: &'a Side) -> impl Iterator<Item = Power> + 'a {
        self.active_guides(side).flat_map(|guide| self.components.guide(guide).powers.iter().copied())
    }

    /// The active guide cards of a side.
    #[inline]
    pub fn active_guides(&self, side: &Side) -> impl Iterator<Item = GuideCard> + use<> {
        let (board, set) = (side.board.unwrap_or_default(), side.guides);
        (0..GUIDES_PER_BOARD as u8)
            .map(move |place| board.guide(place))
            .filter(move |guide| set & guide.bit() != 0)
    }

    fn raise(&self, side: &Side, raised: Raised) -> u8 {
        let plus = |power: Power| match power {
            Power::EffectBonus(kind, plus) if kind == raised => plus,
            _ => 0,
        };
        if side.guides == 0 { 0 } else { self.powers(side).map(plus).sum() }
    }

    /// What a forest tile costs `side` when `base` is asked: discounts apply, but there is a minimum
    /// (R19).
    pub fn forest_cost(&self, side: &Side, base: u8) -> u8 {
        let minus = |power: Power| match power {
            Power::ForestDiscount(minus) => minus,
            _ => 0,
        };
        let discount: u8 = if side.guides == 0 { 0 } else { self.powers(side).map(minus).sum() };
        base.saturating_sub(discount).max(self.components.min_forest_cost)
    }

    /// A printed part with its number fixed, as when it enters the pool (section 5.5 of the rules).
    pub(crate) fn fixed(&self, side: &Side, printed: Printed, x: u8, origin: Origin) -> Part {
        let amount = |amount: Amount| match amount {
            Amount::Fixed(n) => n,
            Amount::X => x,
        };
        // Nothing is raised where nothing happens, and flex is neither water nor move (R16).
        let raised = |n: u8, kind: Raised| match origin {
            Origin::Printed if n > 0 => n + self.raise(side, kind),
            _ => n,
        };
        let part = |kind, n| Part { kind, n };
        match printed {
            Printed::Water(n) => part(PartKind::Water, raised(amount(n), Raised::Water)),
            Printed::Pollution(n) => part(PartKind::Pollution, raised(amount(n), Raised::Pollution)),
            Printed::Move(n) => part(PartKind::Move, raised(amount(n), Raised::Move)),
            Printed::Flex(n) => part(PartKind::Flex, amount(n)),
            Printed::Forest(cost) => part(PartKind::Forest, self.forest_cost(side, cost)),
            Printed::ForestLessX(base) => {
                part(PartKind::Forest, self.forest_cost(side, base.saturating_sub(x)))
            }
            Printed::Catapult(n) => part(PartKind::Catapult, n),
            Printed::Temple => part(PartKind::Temple, 1),
            Printed::ClearCell => part(PartKind::ClearCell, 1),
        }
    }

    /// Has a part any option other than declining it?
    #[inline]
    pub fn possible(&self, public: &Public, seat: Seat, part: Part) -> bool {
        let side = public.side(seat);
        match part.kind {
            PartKind::Water => false, // Credited as soon as it comes.
            PartKind::Pollution | PartKind::ClearCell => side.polluted() != 0,
            PartKind::Forest => {
                side.water >= u16::from(part.n) && public.forest_left() && side.plantable() != 0
            }
            PartKind::Temple => side.temple_zone != 0 && side.temple_tiles() != 0,
            PartKind::Catapult => side.catapult_nodes() != 0,
            PartKind::Move | PartKind::Flex => true, // Every node has an edge.
        }
    }

    /// What the power of a guide card would put into the pool if it were used now: the water to pay
    /// and the part. Nothing if it is not of that kind, not payable or without effect (section 5.6).
    pub fn usable_power(&self, public: &Public, seat: Seat, guide: GuideCard) -> Option<(u8, Part)> {
        let side = public.side(seat);
        let owned = side.board == Some(guide.board()) && side.guides & guide.bit() != 0;
        if !owned || public.powers_used & guide.bit() != 0 {
            return None;
        }
        self.components.guide(guide).powers.iter().find_map(|power| {
            let (pay, part) = match *power {
                Power::OncePerTurn { pay, gain } => (pay, self.fixed(side, gain, 0, Origin::Other)),
                Power::OncePerTurnForest(cost) => {
                    (0, self.fixed(side, Printed::Forest(cost), 0, Origin::Other))
                }
                _ => return None,
            };
            let gains = part.kind == PartKind::Water || self.possible(public, seat, part);
            (side.water >= u16::from(pay) && gains).then_some((pay, part))
        })
    }
}

/// What a power gives when a card of this element is played (R39).
pub(crate) fn gain_of_playing(element: Element) -> impl Fn(Power) -> Option<Printed> {
    move |power| match power {
        Power::PlayElement(of, gain) if of == element => Some(gain),
        _ => None,
    }
}
