//! Effects as signs and numbers: water 3, clean 2, a forest tile for 5.

use bocage_canvas::{Face, Ink, Scene, Symbol, text_width};

use super::table::Table;
use super::{icons, pieces};
use crate::components::{Amount, Effect, Line, Power, Printed, Raised};
use crate::pool::Origin;
use crate::state::{Part, PartKind};
use crate::vocabulary::{Bonus, Temple};

/// The sign of a construction bonus.
pub(super) fn bonus_icon(bonus: Bonus) -> &'static Symbol {
    match bonus {
        Bonus::Turbine => &icons::TURBINE,
        Bonus::Catapult => &icons::CATAPULT,
        Bonus::Windport => &icons::WINDPORT,
    }
}

/// The sign of what a temple does.
pub(super) fn temple_icon(temple: Temple) -> &'static Symbol {
    match temple {
        Temple::Water => &pieces::WATER,
        Temple::Move => &icons::MOVE,
        Temple::Pollution => &icons::CLEAN,
        Temple::Forest => &icons::TILE,
    }
}

/// The smallest text of a formula, however much it is shrunk.
const LEAST: f64 = 12.2;

/// One element of a formula.
#[derive(Clone, Debug)]
pub(super) enum Sign {
    /// A drawing, as wide as the formula is tall.
    Icon(&'static Symbol),
    /// A smaller drawing, before a cost.
    Small(&'static Symbol),
    /// A number.
    Number(String),
    /// Words between numbers.
    Word(String),
    /// Room.
    Gap(f64),
}

impl Sign {
    fn width(&self, size: f64) -> f64 {
        match self {
            Sign::Icon(_) => size * 1.1,
            Sign::Small(_) => size * 0.68,
            Sign::Number(words) => text_width(words, Face::Number, (size * 0.86).max(LEAST)) + size * 0.16,
            Sign::Word(words) => text_width(words, Face::Label, (size * 0.66).max(LEAST)) + size * 0.24,
            Sign::Gap(share) => size * share,
        }
    }
}

/// How wide a formula is.
pub(super) fn formula_width(signs: &[Sign], size: f64) -> f64 {
    signs.iter().map(|sign| sign.width(size)).sum()
}

/// Draws a formula from `x`, around the middle line `y`, shrunk to `room`. Returns where it ends.
pub(super) fn draw_formula(s: &mut Scene, signs: &[Sign], (x, y): (f64, f64), size: f64, room: f64) -> f64 {
    let natural = formula_width(signs, size);
    let size = if natural > room { size * (room / natural).max(0.6) } else { size };
    let mut at = x;
    for sign in signs {
        let width = sign.width(size);
        match sign {
            Sign::Icon(icon) => {
                let scale = size / icon.proportion().max(1.0);
                s.stamp_centred(icon, at + size * 0.5, y, scale).color(Ink::TRIBES_ACCENT);
            }
            Sign::Small(icon) => {
                s.stamp_centred(icon, at + size * 0.32, y + size * 0.06, size * 0.62);
            }
            Sign::Number(words) => {
                s.text(at, y + size * 0.31, words)
                    .face(Face::Number)
                    .size((size * 0.86).max(LEAST))
                    .fill(Ink::PRINT);
            }
            Sign::Word(words) => {
                let tall = (size * 0.66).max(LEAST);
                s.text(at + size * 0.1, y + size * 0.22, words).size(tall).fill(Ink::PRINT);
            }
            Sign::Gap(_) => {}
        }
        at += width;
    }
    at
}

impl Table<'_> {
    /// A part with its number fixed.
    pub(super) fn part_signs(&self, part: Part) -> Vec<Sign> {
        let number = || Sign::Number(part.n.to_string());
        match part.kind {
            PartKind::Water => vec![Sign::Icon(&pieces::WATER), number()],
            PartKind::Pollution => vec![Sign::Icon(&icons::CLEAN), number()],
            PartKind::Move => vec![Sign::Icon(&icons::MOVE), number()],
            PartKind::Flex => vec![
                Sign::Icon(&pieces::WATER),
                Sign::Word("/".to_owned()),
                Sign::Icon(&icons::MOVE),
                number(),
            ],
            PartKind::Forest => vec![Sign::Icon(&icons::TILE), Sign::Small(&icons::DROP), number()],
            PartKind::Catapult if part.n < 2 => vec![Sign::Icon(&icons::CATAPULT)],
            PartKind::Catapult => vec![Sign::Icon(&icons::CATAPULT), number()],
            PartKind::Temple => vec![Sign::Icon(&icons::SHRINE)],
            PartKind::ClearCell => vec![Sign::Icon(&icons::CLEAN), Sign::Word(self.word("pic-all"))],
        }
    }

    /// A part as printed.
    fn printed_signs(&self, printed: Printed) -> Vec<Sign> {
        let amount = |kind, of| match of {
            Amount::Fixed(n) => self.part_signs(Part { kind, n }),
            Amount::X => {
                let mut signs = self.part_signs(Part { kind, n: 2 });
                signs.pop();
                signs.push(Sign::Number("X".to_owned()));
                signs
            }
        };
        match printed {
            Printed::Water(n) => amount(PartKind::Water, n),
            Printed::Pollution(n) => amount(PartKind::Pollution, n),
            Printed::Move(n) => amount(PartKind::Move, n),
            Printed::Flex(n) => amount(PartKind::Flex, n),
            Printed::Forest(n) => self.part_signs(Part { kind: PartKind::Forest, n }),
            Printed::ForestLessX(n) => {
                let mut signs = self.part_signs(Part { kind: PartKind::Forest, n });
                signs.push(Sign::Word("− X".to_owned()));
                signs
            }
            Printed::Catapult(n) => self.part_signs(Part { kind: PartKind::Catapult, n }),
            Printed::Temple => self.part_signs(Part { kind: PartKind::Temple, n: 1 }),
            Printed::ClearCell => self.part_signs(Part { kind: PartKind::ClearCell, n: 1 }),
        }
    }

    /// The parts of an effect as printed, each a formula, and whether only one of them is done.
    pub(super) fn effect_signs(&self, effect: Effect) -> (Vec<Vec<Sign>>, bool) {
        match effect {
            Effect::One(part) => (vec![self.printed_signs(part)], false),
            Effect::Both(parts) => (parts.map(|part| self.printed_signs(part)).to_vec(), false),
            Effect::Either(parts) => (parts.map(|part| self.printed_signs(part)).to_vec(), true),
        }
    }

    /// What a line would do for the seat shown large now, X and powers included.
    pub(super) fn line_signs(&self, line: &Line) -> Vec<Sign> {
        let x = self.game.counts(self.public, self.focus).x(line.condition);
        let side = self.side();
        let now = |printed| self.part_signs(self.game.fixed(side, printed, x, Origin::Printed));
        let pair = |parts: [Printed; 2], between: Sign| {
            let [first, second] = parts.map(now);
            first.into_iter().chain([between]).chain(second).collect()
        };
        match line.effect {
            Effect::One(part) => now(part),
            Effect::Both(parts) => pair(parts, Sign::Gap(0.25)),
            Effect::Either(parts) => pair(parts, Sign::Word(self.word("pic-or"))),
        }
    }

    /// A power of a guide card.
    pub(super) fn power_signs(&self, power: Power) -> Vec<Sign> {
        let arrow = || Sign::Number("→".to_owned());
        let gains = |signs: Vec<Sign>, gain| {
            signs.into_iter().chain([arrow()]).chain(self.printed_signs(gain)).collect()
        };
        let number = |words: String| Sign::Number(words);
        match power {
            Power::PlayElement(element, gain) => {
                gains(vec![Sign::Icon(super::inks::dress(element).sign)], gain)
            }
            Power::OncePerTurn { pay, gain } => {
                gains(vec![Sign::Icon(&pieces::WATER), number(pay.to_string())], gain)
            }
            Power::OncePerTurnForest(n) => self.part_signs(Part { kind: PartKind::Forest, n }),
            Power::ForestAdded(gain) => gains(vec![Sign::Icon(&icons::TILE)], gain),
            Power::EffectBonus(raised, plus) => {
                let icon = match raised {
                    Raised::Water => &pieces::WATER,
                    Raised::Move => &icons::MOVE,
                    Raised::Pollution => &icons::CLEAN,
                };
                vec![Sign::Icon(icon), number(format!("+{plus}"))]
            }
            Power::PerPollutionRemoved(water) => vec![
                Sign::Icon(&icons::CLEAN),
                number("1".to_owned()),
                arrow(),
                Sign::Icon(&pieces::WATER),
                number(water.to_string()),
            ],
            Power::ForestDiscount(minus) => {
                vec![Sign::Icon(&icons::TILE), Sign::Small(&icons::DROP), number(format!("−{minus}"))]
            }
        }
    }
}
