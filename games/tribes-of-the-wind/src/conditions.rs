//! What the backs say: conditions of element cards (section 6 of the rules).
//!
//! Everything here follows from public facts: the backs of the own hand, of both neighbours and, with
//! two players, of the river and the top of the deck.

use bocage_engine::Seat;

use crate::TribesOfTheWind;
use crate::components::Condition;
use crate::state::{Backs, Public};
use crate::vocabulary::{Card, Element};

/// The backs that a seat's conditions look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// The own hand, the card to be played included.
    pub own: Backs,
    /// The two neighbours.
    pub neighbours: [Backs; 2],
}

impl Counts {
    /// Own and both neighbours together.
    #[inline]
    pub fn sum(&self, element: Element) -> u8 {
        let element = element.index();
        self.own[element] + self.neighbours[0][element] + self.neighbours[1][element]
    }

    /// How many neighbours' counts of an element are like this.
    #[inline]
    fn neighbours_where(&self, element: Element, like: impl Fn(u8) -> bool) -> u8 {
        self.neighbours.iter().filter(|backs| like(backs[element.index()])).count() as u8
    }

    /// Does a condition hold?
    #[inline]
    pub fn hold(&self, condition: Condition) -> bool {
        let own = |element: Element| self.own[element.index()];
        match condition {
            Condition::SumX(_) => true, // R8
            Condition::SumRange(element, min, max) => (min..=max).contains(&self.sum(element)),
            Condition::NeighborHas(element, needed) => {
                self.neighbours_where(element, |count| count >= 1) >= needed
            }
            Condition::MoreThan(element, needed) => {
                self.neighbours_where(element, |count| own(element) > count) >= needed
            }
            Condition::FewerThan(element, needed) => {
                self.neighbours_where(element, |count| own(element) < count) >= needed
            }
            Condition::AtLeast(element, needed) => own(element) >= needed,
            Condition::Without(element) => own(element) == 0,
            Condition::OneOfEach => self.own.iter().all(|&count| count >= 1),
        }
    }

    /// The X of a condition; 0 for all that have none.
    #[inline]
    pub fn x(&self, condition: Condition) -> u8 {
        match condition {
            Condition::SumX(element) => self.sum(element),
            _ => 0,
        }
    }
}

impl TribesOfTheWind {
    /// The backs that decide over the cards of `seat`.
    #[inline]
    pub fn counts(&self, public: &Public, seat: Seat) -> Counts {
        let players = public.players.max(2);
        let left = Seat((seat.0 + 1) % players);
        let right = Seat((seat.0 + players - 1) % players);
        let second = if players == 2 { market(public) } else { public.side(right).backs };
        Counts { own: public.side(seat).backs, neighbours: [public.side(left).backs, second] }
    }

    /// Does the condition of a line of this card hold for `seat`? A tier card's lines exclude each
    /// other, so that only the tier reached holds (R7).
    #[inline]
    pub fn playable(&self, counts: &Counts, card: Card, line: u8) -> bool {
        let line = self.components.lines(card).get(usize::from(line));
        line.is_some_and(|line| counts.hold(line.condition))
    }
}

/// The second neighbour of two players: the river and the top of the deck as a hand of five (R40).
fn market(public: &Public) -> Backs {
    let mut backs = Backs::default();
    for element in public.element_river.iter().chain([&public.deck_top]).flatten() {
        backs[element.index()] += 1;
    }
    backs
}
