//! Words for events.

use bocage_engine::{Message, Seat};

use super::cards::{board, cells, condition, element, node, temple};
use crate::TribesOfTheWind;
use crate::events::Event;
use crate::state::{Backs, Hand};
use crate::vocabulary::{Cell, Element, GuideCondition};

fn by(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", seat)
}

fn at(key: &'static str, seat: Seat, cell: Cell) -> Message {
    by(key, seat).with("cell", cell.label())
}

/// Backs with their numbers: "2 fire, 1 wind".
pub(crate) fn backs(backs: &Backs) -> Vec<Message> {
    let there = Element::ALL.iter().zip(backs).filter(|(_, count)| **count > 0);
    there
        .map(|(of, count)| Message::new("backs").with("count", *count).with("element", element(*of)))
        .collect()
}

impl TribesOfTheWind {
    /// Fronts are told to their owner alone: whoever else hears the same event hears the backs, even
    /// from a teller who knows everything.
    fn say_hand(&self, seat: Seat, of: &Backs, fronts: &Hand, keys: [&'static str; 2]) -> Message {
        if fronts.is_empty() {
            return by(keys[1], seat).with("backs", backs(of));
        }
        let cards: Vec<Message> = fronts.iter().map(|card| self.say_card_name(*card)).collect();
        by(keys[0], seat).with("cards", cards).with("backs", backs(of))
    }

    pub(super) fn say_happening(&self, event: &Event) -> Message {
        match *event {
            Event::BoardChosen { seat, board: chosen } => {
                by("event-board", seat).with("board", board(chosen))
            }
            Event::HandDealt { seat, ref backs, ref fronts } => {
                self.say_hand(seat, backs, fronts, ["event-dealt", "event-dealt-hidden"])
            }
            Event::HandFilled { seat, ref backs, ref fronts } => {
                self.say_hand(seat, backs, fronts, ["event-filled", "event-filled-hidden"])
            }
            Event::StartBonus { seat, water, riders } => {
                by("event-start", seat).with("water", water).with("riders", riders)
            }
            Event::RoundBegan { round } => Message::new("event-round").with("round", round),
            Event::Played { seat, card, line } => {
                let said = by("event-played", seat).with("element", element(card.element()));
                match self.components.lines(card).get(usize::from(line)) {
                    Some(line) => said
                        .with("condition", condition(line.condition))
                        .with("effect", super::cards::effect(line.effect)),
                    None => said,
                }
            }
            Event::Discarded { seat, cards } => {
                let cards: Vec<Message> = cards.iter().map(|card| self.say_card_name(*card)).collect();
                by("event-discarded", seat).with("cards", cards)
            }
            Event::WaterTaken { seat, water } => by("event-water", seat).with("water", water),
            Event::PollutionRemoved { seat, cell, tokens } => {
                at("event-cleaned", seat, cell).with("tokens", tokens)
            }
            Event::PollutionSpread { seat, cells: set } => by("event-spread", seat).with("cells", cells(set)),
            Event::Moved { seat, from, to } => {
                by("event-moved", seat).with("from", node(from)).with("to", node(to))
            }
            Event::Catapulted { seat, from, to } => {
                by("event-catapulted", seat).with("from", node(from)).with("to", to.label())
            }
            Event::ForestPlaced { seat, tile, cell, cost } => {
                at("event-planted", seat, cell).with("tile", self.say_tile(tile)).with("cost", cost)
            }
            Event::TemplePlaced { seat, temple: placed, cell } => {
                at("event-temple", seat, cell).with("temple", temple(placed))
            }
            Event::VillageBuilt { seat, cell, riders } => {
                at("event-built", seat, cell).with("riders", riders)
            }
            Event::Drawn { seat, slot: Some(_), back } => {
                by("event-drawn", seat).with("element", element(back))
            }
            Event::Drawn { seat, slot: None, back } => {
                by("event-drawn-deck", seat).with("element", element(back))
            }
            Event::ElementsReshuffled { cards } => Message::new("event-reshuffled").with("cards", cards),
            Event::VillagesReshuffled { cards } => {
                Message::new("event-villages-reshuffled").with("cards", cards)
            }
            Event::EndTokenTaken { seat } => by("event-end-token", seat),
            Event::GameEnded => Message::new("event-game-over"),
            _ => self.say_card_event(event),
        }
    }

    /// Village cards and guide cards.
    fn say_card_event(&self, event: &Event) -> Message {
        let of_village = |key, seat, card| by(key, seat).with("card", self.say_village_card(card));
        match *event {
            Event::VillageCardsOffered { seat, cards: [first, second] } => by("event-offered", seat)
                .with("first", self.say_objective(first))
                .with("second", self.say_objective(second)),
            Event::VillageCardTaken { seat, card } => of_village("event-village-card", seat, card),
            Event::Tucked { seat, card } => by("event-tucked", seat)
                .with("objective", super::objective(self.components.village_card(card).objective))
                .with("points", self.components.village_card(card).points),
            Event::VillageCardDiscarded { seat, card } => {
                by("event-village-discarded", seat).with("card", self.say_objective(card))
            }
            Event::RightSideUsed { seat, card } => by("event-right", seat)
                .with("effect", super::cards::effect(self.components.village_card(card).right)),
            Event::VillageRiverRefilled { card, .. } => {
                Message::new("event-village-river").with("card", self.say_village_card(card))
            }
            Event::PowerUsed { seat, guide, .. } => {
                by("event-power", seat).with("power", self.say_guide(guide))
            }
            Event::ConditionFulfilled { seat, condition: GuideCondition::Sequence } => {
                by("event-sequence", seat)
            }
            Event::ConditionFulfilled { seat, condition: GuideCondition::Special } => {
                by("event-special", seat)
            }
            Event::GuideChosen { seat, guide } => {
                by("event-guide", seat).with("power", self.say_guide(guide))
            }
            _ => Message::new("part-none"),
        }
    }
}
