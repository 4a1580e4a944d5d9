//! What a card in hand means now: the backs counted, and what each line would do.

use bocage_engine::{Message, Seat};

use super::cards::{condition, element, part};
use crate::TribesOfTheWind;
use crate::components::{Condition, Effect, Line};
use crate::pool::{Origin, gain_of_playing};
use crate::state::{Part, PartKind, Public};
use crate::vocabulary::{Card, Element};

impl Condition {
    /// The element that is counted, if it is one.
    pub fn element(self) -> Option<Element> {
        match self {
            Condition::SumX(element)
            | Condition::SumRange(element, _, _)
            | Condition::NeighborHas(element, _)
            | Condition::MoreThan(element, _)
            | Condition::FewerThan(element, _)
            | Condition::AtLeast(element, _)
            | Condition::Without(element) => Some(element),
            Condition::OneOfEach => None,
        }
    }
}

impl TribesOfTheWind {
    /// The backs that a condition looks at, counted for `seat`: the own hand and both neighbours.
    pub fn say_count(&self, public: &Public, seat: Seat, counted: Condition) -> Message {
        let counts = self.counts(public, seat);
        match counted.element() {
            None => Message::new("count-each")
                .with("fire", counts.own[0])
                .with("water", counts.own[1])
                .with("plant", counts.own[2])
                .with("wind", counts.own[3]),
            Some(of) => {
                let index = of.index();
                let key = match counted {
                    Condition::SumX(_) | Condition::SumRange(..) if public.players == 2 => "count-sum-market",
                    Condition::SumX(_) | Condition::SumRange(..) => "count-sum",
                    Condition::AtLeast(..) | Condition::Without(_) => "count-own",
                    _ if public.players == 2 => "count-market",
                    _ => "count-neighbours",
                };
                Message::new(key)
                    .with("element", element(of))
                    .with("own", counts.own[index])
                    .with("first", counts.neighbours[0][index])
                    .with("second", counts.neighbours[1][index])
                    .with("sum", counts.sum(of))
            }
        }
    }

    /// What the guide cards of `seat` add when a card of this element is played (R39).
    fn gains_now(&self, public: &Public, seat: Seat, element: Element) -> Vec<Part> {
        let side = public.side(seat);
        let gains = self.powers(side).filter_map(gain_of_playing(element));
        gains.map(|printed| self.fixed(side, printed, 0, Origin::Other)).collect()
    }

    /// What a line of a card would do for `seat` now, X and powers included.
    pub fn say_effect_now(&self, public: &Public, seat: Seat, card: Card, line: &Line) -> Message {
        let gains: Vec<Message> =
            self.gains_now(public, seat, card.element()).into_iter().map(part).collect();
        let printed = self.say_printed_now(public, seat, line);
        match gains.is_empty() {
            true => printed,
            false => Message::new("effect-guided").with("effect", printed).with("gains", gains),
        }
    }

    fn say_printed_now(&self, public: &Public, seat: Seat, line: &Line) -> Message {
        let side = public.side(seat);
        let x = self.counts(public, seat).x(line.condition);
        let now = |printed| part(self.fixed(side, printed, x, Origin::Printed));
        match line.effect {
            Effect::One(printed) => now(printed),
            Effect::Both([first, second]) => {
                Message::new("effect-both").with("first", now(first)).with("second", now(second))
            }
            Effect::Either([first, second]) => {
                Message::new("effect-either").with("first", now(first)).with("second", now(second))
            }
        }
    }

    /// A card in hand as it is now: what it counts, which of its conditions hold, and what each of
    /// its lines would do.
    pub fn say_card_now(&self, public: &Public, seat: Seat, card: Card) -> Message {
        let lines = self.components.lines(card);
        let said: Vec<Message> =
            lines.iter().map(|line| self.say_line_now(public, seat, card, line)).collect();
        let count = lines
            .first()
            .map_or(Message::new("part-none"), |line| self.say_count(public, seat, line.condition));
        Message::new("card-now")
            .with("element", element(card.element()))
            .with("count", count)
            .with("lines", one_by_one(said))
    }

    /// A line of a card in hand: whether it holds, what it asks for, and what it would do.
    pub fn say_line_now(&self, public: &Public, seat: Seat, card: Card, line: &Line) -> Message {
        let holds = self.counts(public, seat).hold(line.condition);
        let key = match (holds, self.has_effect_now(public, seat, card, line)) {
            (true, true) => "now-holds",
            (true, false) => "now-idle",
            (false, _) => "now-fails",
        };
        Message::new(key)
            .with("condition", condition(line.condition))
            .with("effect", self.say_effect_now(public, seat, card, line))
    }

    /// Would a line change anything now? Water always does; other parts may lapse (R42).
    pub fn has_effect_now(&self, public: &Public, seat: Seat, card: Card, line: &Line) -> bool {
        let side = public.side(seat);
        let x = self.counts(public, seat).x(line.condition);
        let does =
            |part: Part| part.n > 0 && (part.kind == PartKind::Water || self.possible(public, seat, part));
        let printed = |printed| does(self.fixed(side, printed, x, Origin::Printed));
        let by_itself = match line.effect {
            Effect::One(part) => printed(part),
            Effect::Both(parts) | Effect::Either(parts) => parts.into_iter().any(printed),
        };
        by_itself || self.gains_now(public, seat, card.element()).into_iter().any(does)
    }

    pub(super) fn say_play(&self, public: &Public, seat: Seat, card: Card, line: u8) -> Message {
        match self.components.lines(card).get(usize::from(line)) {
            Some(line) => Message::new(match self.has_effect_now(public, seat, card, line) {
                true => "do-play",
                false => "do-play-idle",
            })
            .with("element", element(card.element()))
            .with("effect", self.say_effect_now(public, seat, card, line))
            .with("condition", condition(line.condition)),
            None => Message::new("do-play-none").with("element", element(card.element())),
        }
    }
}

/// Lines of a card one after the other, which is not how lists of words are joined.
pub(super) fn one_by_one(mut lines: Vec<Message>) -> Message {
    let Some(last) = lines.pop() else { return Message::new("part-none") };
    match lines.is_empty() {
        true => last,
        false => Message::new("lines-then").with("first", one_by_one(lines)).with("last", last),
    }
}
