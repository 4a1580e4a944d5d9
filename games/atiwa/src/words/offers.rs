//! What action spaces offer, in words made from the data.

use bocage_engine::Message;

use crate::Atiwa;
use crate::components::{Bundle, Choice, Exchange};
use crate::state::{MAX_SLOTS, Public};
use crate::vocabulary::{Card, Piece, Space};
use crate::words;

impl Atiwa {
    /// Everything that a space offers now; never an empty list.
    pub fn say_offer(&self, public: &Public, space: Space) -> Vec<Message> {
        let offer = self.components.offer(public, space);
        let mut parts = self.say_bundle(public, &offer.now);
        for each in self.say_bundle(public, &offer.per_nature) {
            parts.push(Message::new("offer-per-nature").with("effect", each));
        }
        parts.extend(offer.choice.as_ref().map(|choice| self.say_choice_of(public, choice)));
        if let Some((min, bonus)) = &offer.bonus {
            let effects = self.say_bundle(public, bonus);
            parts.push(Message::new("offer-bonus").with("min", *min).with("effects", effects));
        }
        if parts.is_empty() {
            parts.push(Message::new("amount-nothing"));
        }
        parts
    }

    /// Effects as a list of amounts. Cards that nobody could get are left out (R31).
    pub(super) fn say_bundle(&self, public: &Public, bundle: &Bundle) -> Vec<Message> {
        let mut parts = Vec::new();
        if bundle.draw > 0 && self.has_draw(public) {
            parts.push(Message::new("amount-draw"));
        }
        for slot in 0..MAX_SLOTS {
            if let Some(card) = public.open[slot].filter(|_| bundle.take >> slot & 1 == 1) {
                parts.push(Message::new("amount-take").with("card", words::card(card)));
            }
        }
        for &piece in Piece::ALL {
            if bundle.gain(piece) > 0 {
                parts.push(words::amount(piece, bundle.gain(piece)));
            }
        }
        if bundle.trees_with_fruit > 0 {
            parts.push(Message::new("amount-tree-with-fruit").with("count", bundle.trees_with_fruit));
        }
        if bundle.houses {
            parts.push(Message::new("amount-houses"));
        }
        if bundle.train > 0 {
            parts.push(Message::new("amount-train").with("count", bundle.train));
        }
        if bundle.gold > 0 {
            parts.push(words::gold(bundle.gold));
        }
        parts
    }

    /// A choice, payment, exchange or purchase.
    pub(super) fn say_choice_of(&self, public: &Public, choice: &Choice) -> Message {
        match choice {
            Choice::One(options) => {
                let option = |index: usize| {
                    let effects = options.get(index).map(|bundle| self.say_bundle(public, bundle));
                    Message::new("offer-list").with("effects", effects.unwrap_or_default())
                };
                Message::new("offer-either").with("first", option(0)).with("second", option(1))
            }
            Choice::Pay { gold, then } => Message::new("offer-pay")
                .with("gold", words::gold(*gold))
                .with("effects", self.say_bundle(public, then)),
            Choice::Exchange(offers) => {
                let option = |index: usize| offers.get(index).or(offers.last()).map(say_exchange);
                let none = || Message::new("amount-nothing");
                Message::new("offer-either")
                    .with("first", option(0).unwrap_or_else(none))
                    .with("second", option(1).unwrap_or_else(none))
            }
            Choice::Buy { location, trees, gold } => Message::new("offer-buy")
                .with("card", words::card(Card::location(*location)))
                .with("trees", words::amount(Piece::Tree, *trees))
                .with("gold", words::gold(*gold)),
        }
    }
}

/// One way to exchange gold for pieces.
fn say_exchange(exchange: &Exchange) -> Message {
    Message::new("offer-exchange")
        .with("gold", words::gold(exchange.gold))
        .with("pieces", words::amount(exchange.piece, exchange.count))
}
