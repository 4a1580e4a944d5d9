//! Events as messages.

use bocage_engine::{Message, Seat};

use super::{area, biome, card, kind, minus, one_creature, points, sage, season, symbol, symbols, track};
use crate::Arborea;
use crate::events::Event;
use crate::vocabulary::Owner;

/// The sentence about a seat, or the one about Feronia.
fn of(owner: Owner, name: &str) -> Message {
    match owner.seat() {
        Some(seat) => by(seat, name),
        None => Message::named(format!("feronia-{name}")),
    }
}

/// The sentence about a seat.
fn by(seat: Seat, name: &str) -> Message {
    Message::named(format!("event-{name}")).with("seat", seat)
}

/// The sentence about nobody in particular.
fn plain(name: &str) -> Message {
    Message::named(format!("event-{name}"))
}

impl Arborea {
    pub(super) fn tell(&self, event: &Event) -> Message {
        match *event {
            Event::TurnBegan(seat) => by(seat, "turn"),
            Event::Rescued(seat) => by(seat, "rescued"),
            Event::Paid(seat, cost) => by(seat, "paid").with("cost", cost),
            Event::Placed(owner, of_kind, on) => {
                of(owner, "placed").with("kind", kind(of_kind)).with("track", track(on))
            }
            Event::Moved(lane) => plain("moved").with("track", track(lane)),
            Event::Swapped(lane) => plain("swapped").with("track", track(lane)),
            Event::Left(owner, waiting) => of(owner, "left")
                .with("kind", kind(waiting.kind()))
                .with("area", area(waiting.area()))
                .with("trail", waiting.trail()),
            Event::Walks(owner, waiting) => of(owner, "walks")
                .with("kind", kind(waiting.kind()))
                .with("area", area(waiting.area()))
                .with("trail", waiting.trail()),
            Event::EndNears(turns) => plain("end-nears").with("turns", turns),
            Event::Revealed(number) => plain("revealed").with("card", number),
            Event::Stepped(steps) => plain("stepped").with("steps", steps),
            Event::FeroniaGrew(space) => plain("grew").with("space", space),
            Event::GameEnded => plain("game-over"),
            _ => self.tell_gain(event),
        }
    }

    fn tell_gain(&self, event: &Event) -> Message {
        match *event {
            Event::Raised(owner, raised) => of(owner, "raised").with("biome", biome(raised)),
            Event::Converted(seat, from, to) => {
                by(seat, "converted").with("from", biome(from)).with("to", biome(to))
            }
            Event::Took(owner, taken) => of(owner, "took").with("card", card(self, taken)),
            Event::Renewed(seat) => by(seat, "renewed"),
            Event::Invited(owner, invited, spirit) => {
                of(owner, "invited").with("creature", one_creature(invited)).with("spirit", spirit)
            }
            Event::Attracted(owner, attracted, sun) => {
                of(owner, "attracted").with("creature", one_creature(attracted)).with("sun", sun)
            }
            Event::Nobody(owner, attracted, sun) => {
                of(owner, "nobody").with("creature", one_creature(attracted)).with("sun", sun)
            }
            Event::Bonus(owner, tile) => {
                let effects = self.components.bonus.get(usize::from(tile));
                let effects = effects.map(|effects| symbols(effects)).unwrap_or_default();
                of(owner, "bonus").with("effects", effects)
            }
            Event::Gave(seat, to, level) => by(seat, "gave").with("sage", sage(to)).with("level", level),
            Event::Picked(seat, from, reward) => {
                by(seat, "picked").with("sage", sage(from)).with("reward", symbol(reward))
            }
            Event::Trained(seat, trained) => by(seat, "trained").with("kind", kind(trained)),
            Event::Spirit(seat, spirit) => by(seat, "spirit").with("spirit", minus(spirit.into())),
            Event::Season(seat, advanced, level) => {
                by(seat, "season").with("season", season(advanced)).with("level", level)
            }
            Event::Completed(owner, completed) => of(owner, "completed").with("card", card(self, completed)),
            Event::RenewedReserve(owner, gained) => of(owner, "reserve").with("points", points(gained)),
            _ => self.tell_ecosystem(event),
        }
    }

    fn tell_ecosystem(&self, event: &Event) -> Message {
        match *event {
            Event::Laid(seat, laid, _) => by(seat, "laid").with("card", card(self, laid)),
            Event::Settled(seat, settled, _) => by(seat, "settled").with("creature", one_creature(settled)),
            Event::Captive(seat, captive) => by(seat, "captive").with("creature", one_creature(captive)),
            Event::ScoredSpirit(seat, gained) => by(seat, "scored-spirit").with("points", points(gained)),
            Event::ScoredSeason(seat, scored, gained) => {
                by(seat, "scored-season").with("season", season(scored)).with("points", points(gained))
            }
            Event::ScoredCreatures(seat, gained) => {
                by(seat, "scored-creatures").with("points", points(gained))
            }
            _ => plain("game-over"),
        }
    }
}
