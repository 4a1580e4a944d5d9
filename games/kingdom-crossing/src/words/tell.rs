//! What happened, as messages.

use bocage_engine::Message;

use super::{bridge, item, region, resource, some, space, structure, tile};
use crate::KingdomCrossing;
use crate::components::SoloAct;
use crate::events::Event;
use crate::state::Face;

impl KingdomCrossing {
    pub(super) fn tell(&self, event: &Event) -> Message {
        let (key, seat) = match *event {
            Event::Started { seat, .. } => ("event-started", Some(seat)),
            Event::Coins { seat, .. } => ("event-coins", Some(seat)),
            Event::Points { seat, .. } => ("event-points", Some(seat)),
            Event::Advanced { seat, .. } => ("event-advanced", Some(seat)),
            Event::Invested { seat, .. } => ("event-invested", Some(seat)),
            Event::Cashed { seat, .. } => ("event-cashed", Some(seat)),
            Event::Decorated { seat, .. } => ("event-decorated", Some(seat)),
            Event::Upgraded { seat, .. } => ("event-upgraded", Some(seat)),
            Event::Triggered { seat, .. } => ("event-triggered", Some(seat)),
            Event::Collected { seat, .. } => ("event-collected", Some(seat)),
            Event::Rested { seat, .. } => ("event-rested", Some(seat)),
            Event::Worked { seat, .. } => ("event-worked", Some(seat)),
            Event::Crossed { seat, .. } => ("event-crossed", Some(seat)),
            Event::PawBonus { seat, .. } => ("event-paws", Some(seat)),
            Event::Flew { seat, .. } => ("event-flew", Some(seat)),
            Event::Bought { seat, .. } => ("event-bought", Some(seat)),
            Event::Met { seat, .. } => ("event-met", Some(seat)),
            Event::Paid { seat, .. } => ("event-paid", Some(seat)),
            Event::Crowned { seat, .. } => ("event-crowned", Some(seat)),
            Event::Housed { seat, .. } => ("event-housed", Some(seat)),
            Event::Favoured { seat, .. } => ("event-favoured", Some(seat)),
            Event::Claimed { seat, .. } => ("event-claimed", Some(seat)),
            Event::Converted { seat, .. } => ("event-converted", Some(seat)),
            _ => return self.tell_of_the_table(event),
        };
        let message = Message::new(key);
        self.details(seat.map_or(message.clone(), |seat| message.with("seat", seat)), event)
    }

    /// What a seat's event is about.
    fn details(&self, message: Message, event: &Event) -> Message {
        match *event {
            Event::Started { start, favour, .. } => {
                message.with("start", self.say_start(start)).with("favour", self.help_favour(favour))
            }
            Event::Coins { coins, .. } => message.with("coins", coins),
            Event::Points { points, .. } => message.with("points", points),
            Event::Advanced { resource: of, to, .. } => {
                message.with("resource", resource(of)).with("some", some(of)).with("to", to)
            }
            Event::Invested { to, .. } => message.with("to", to),
            Event::Cashed { coins, .. } => message.with("coins", coins),
            Event::Decorated { space: at, .. } => message.with("space", space(at)),
            Event::Upgraded { tile: of, .. }
            | Event::Rested { tile: of, .. }
            | Event::Worked { tile: of, .. } => message.with("tile", tile(of)),
            Event::Triggered { structure: of, .. } => message.with("structure", structure(of)),
            Event::Collected { item: of, .. } => message.with("item", item(of)),
            Event::Crossed { bridge: over, to, .. } => {
                message.with("bridge", bridge(over)).with("region", region(to))
            }
            Event::PawBonus { paws, points, .. } => message.with("paws", paws).with("points", points),
            Event::Flew { to, cost, .. } => message.with("region", region(to)).with("cost", cost),
            Event::Bought { resource: of, price, .. } => message.with("some", some(of)).with("price", price),
            Event::Met { bird, .. } => {
                message.with("effect", self.say_effect(self.components.bird(bird).effect))
            }
            Event::Paid { face, cost, .. } => message.with("card", self.say_taken(face)).with("cost", cost),
            Event::Crowned { queen, .. } => {
                message.with("guild", super::guild(self.components.queen(queen).guild))
            }
            Event::Housed { region: at, .. } => message.with("region", region(at)),
            Event::Favoured { favour, .. } => message.with("favour", self.help_favour(favour)),
            Event::Claimed { goal, hard, points, .. } => message
                .with("goal", self.say_condition(self.components.goal(goal).condition[usize::from(hard)]))
                .with("points", points),
            Event::Converted { steps, .. } => message.with("steps", steps),
            _ => message,
        }
    }

    /// Events that no seat brought about: the table's, and those of Paco & Paca.
    fn tell_of_the_table(&self, event: &Event) -> Message {
        match *event {
            Event::Revealed { slot, face } => {
                let at = self.components.map.slots[usize::from(slot) % 10];
                Message::new("event-revealed").with("region", region(at)).with("card", self.say_face(face))
            }
            Event::RoundBegan { round } => Message::new("event-round").with("round", round),
            Event::BirdsCame { birds } => Message::new("event-birds").with("birds", birds),
            Event::QueenAwoke { queen } => Message::new("event-queen").with("help", self.help_queen(queen)),
            Event::EveningBegan => Message::new("event-evening"),
            Event::AutomaDrew { tile } => Message::new(match self.components.solo_tile(tile) {
                SoloAct::Card(_) => "event-automa-card",
                SoloAct::Crown => "event-automa-crown",
                SoloAct::Rest => "event-automa-rest",
            }),
            Event::AutomaStarted { start } => {
                Message::new("event-automa-started").with("start", self.say_start(start))
            }
            Event::AutomaTook { card } => {
                Message::new("event-automa-took").with("card", self.say_taken(Face::Card(card)))
            }
            Event::AutomaCrowned { queen } => Message::new("event-automa-crowned")
                .with("guild", super::guild(self.components.queen(queen).guild)),
            Event::BalloonMoved { to } => Message::new("event-balloon").with("region", region(to)),
            Event::AutomaAdvanced { resource: of, to } => {
                let message = Message::new("event-automa-advanced").with("resource", resource(of));
                message.with("some", some(of)).with("to", to)
            }
            Event::AutomaDecorated { space: at } => {
                Message::new("event-automa-decorated").with("space", space(at))
            }
            Event::AutomaHoused => Message::new("event-automa-housed"),
            Event::AutomaFavoured { favour } => {
                Message::new("event-automa-favoured").with("favour", self.help_favour(favour))
            }
            Event::AutomaClaimed { goal, hard, points } => Message::new("event-automa-claimed")
                .with("goal", self.say_condition(self.components.goal(goal).condition[usize::from(hard)]))
                .with("points", points),
            _ => Message::new("event-game-over"),
        }
    }
}
