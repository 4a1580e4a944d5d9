//! What the game says: prompts, choices and events as messages for the locale files.

use bocage_engine::{Game, Language, Message, Seat, Speak};

use crate::Evergreen;
use crate::actions::Action;
use crate::components::{Icon, PowerEffect};
use crate::events::{Event, Leftover};
use crate::state::{Phase, Public, Side, Step};
use crate::vocabulary::{Biome, Card, Kind, Piece, Power, Season, Space, Sun};

/// The name of a biome; `None` is wild.
pub fn biome(biome: Option<Biome>) -> Message {
    Message::named(format!("biome-{}", biome.map_or("wild", Biome::word)))
}

/// Where the card's biome is, as in "plant in the wheat fields"; wild is anywhere.
pub fn in_biome(biome: Option<Biome>) -> Message {
    Message::named(format!("in-{}", biome.map_or("wild", Biome::word)))
}

/// The name of a power.
pub fn power(power: Power) -> Message {
    Message::named(format!("power-{}", power.word().replace('_', "-")))
}

/// The name of a piece, with its article.
pub fn piece(piece: Piece) -> Message {
    Message::named(format!("piece-{}", piece.word().replace('_', "-")))
}

/// What a piece is, without an article, for counts.
pub fn kind(piece: Piece) -> Message {
    Message::named(format!("kind-{}", piece.word().replace('_', "-")))
}

/// The name of a season.
pub fn season(season: Season) -> Message {
    Message::named(format!("season-{season}"))
}

/// The side of the sun.
pub fn sun(sun: Sun) -> Message {
    Message::named(format!("sun-{sun}"))
}

impl Evergreen {
    /// A card by its biome, power and icon.
    pub fn say_card(&self, card: Card) -> Message {
        let face = self.components.face(card);
        let key = match face.icon {
            Icon::Fertility(_) => "card-fertility",
            Icon::Aridity => "card-aridity",
            Icon::None => "card-plain",
        };
        Message::new(key)
            .with("biome", biome(face.biome))
            .with("power", power(face.power))
            .with("symbols", face.fertility())
    }

    /// What a power does, in a full sentence.
    pub fn say_help(&self, power: Power) -> Message {
        Message::named(format!("help-{}", power.word().replace('_', "-")))
            .with("grow", self.components.growths_of_lake())
    }

    fn say_begin(&self, side: &Side, kind: Kind) -> Message {
        let rule = self.components.action(kind);
        let key = match (rule.plant, rule.grow, rule.optional) {
            (_, 0, true) => "do-begin-plant",
            (0, _, true) => "do-begin-grow",
            (_, _, true) => "do-begin-both",
            (_, _, false) => "do-begin-one",
        };
        Message::new(key)
            .with("kind", kind.word())
            .with("plant", rule.plant)
            .with("grow", rule.grow)
            .with("where", self.say_where(side, kind))
    }

    /// Where an action may be done: in the card's biome, or anywhere.
    fn say_where(&self, side: &Side, kind: Kind) -> Message {
        let bound = !self.components.action(kind).anywhere;
        in_biome(side.card().filter(|_| bound).and_then(|card| self.components.face(card).biome))
    }

    fn say_power(&self, side: &Side) -> Message {
        let Some(of_card) = self.power(side) else { return Message::new("do-power-none") };
        let track = self.components.track(of_card);
        let level = (side.level(of_card) + 1).min(track.last());
        Message::new("do-power").with("power", power(of_card)).with("strength", track.strength(level))
    }

    fn prompt_turn(&self, side: &Side) -> Message {
        match side.turn.agenda.top() {
            None => self.prompt_menu(side),
            Some(step @ &Step::Action { kind, planted, grown, .. }) => {
                let rule = self.components.action(kind);
                let targets = self.action_targets(side, step);
                let key = match (rule.optional, targets.plant != 0, targets.grow != 0) {
                    (false, _, _) => "ask-one",
                    (_, true, false) => "ask-plant",
                    (_, false, _) => "ask-grow",
                    (_, true, true) => "ask-both",
                };
                Message::new(key)
                    .with("where", self.say_where(side, kind))
                    .with("plant", rule.plant - planted.min(rule.plant))
                    .with("grow", rule.grow - grown.min(rule.grow))
            }
            Some(&Step::Power { remaining, .. }) => {
                let key = match self.power(side).map(|power| self.components.track(power).effect) {
                    Some(PowerEffect::Place(Piece::Bush)) => "ask-power-bush",
                    Some(PowerEffect::PlaceLake { .. }) => "ask-power-lake",
                    Some(PowerEffect::GrowSprout) => "ask-power-small",
                    Some(PowerEffect::GrowSmallTree) => "ask-power-big",
                    _ => "ask-power-sprout",
                };
                Message::new(key).with("left", remaining).with("grow", self.components.growths_of_lake())
            }
            Some(&Step::Lake { at, grown }) => {
                let targets = self.lake_targets(side, at, grown).count_ones();
                let most = u32::from(self.components.growths_of_lake());
                Message::new("ask-lake").with("left", targets.min(most.saturating_sub(grown.count_ones())))
            }
        }
    }

    fn prompt_menu(&self, side: &Side) -> Message {
        let key = match (side.turn.acted, side.turn.powered) {
            (false, false) => "ask-action-or-power",
            (false, true) => "ask-action",
            (true, false) => "ask-power-or-end",
            (true, true) => "ask-end",
        };
        let face = side.card().map(|card| self.components.face(card));
        Message::new(key)
            .with("where", in_biome(face.and_then(|face| face.biome)))
            .with("power", face.map_or(Message::new("do-power-none"), |face| power(face.power)))
    }
}

/// The message for a choice on a space.
fn on_space(key: &'static str, space: Space, side: &Side) -> Message {
    let plant = side.planet.piece(space).map_or(Message::new("piece-none"), piece);
    Message::new(key).with("space", space.label()).with("piece", plant)
}

impl Speak for Evergreen {
    fn locale(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../locales/en.ftl"),
            Language::Fr => include_str!("../locales/fr.ftl"),
        }
    }

    fn prompt(&self, public: &Public, _own: &(), seat: Seat) -> Message {
        match public.phase {
            Phase::Draft => match public.token_slot.and_then(|slot| *public.row.get(usize::from(slot))?) {
                Some(card) => Message::new("ask-pick-token").with("card", self.say_card(card)),
                None => Message::new("ask-pick"),
            },
            Phase::Turns => self.prompt_turn(public.side(seat)),
            Phase::End => Message::new("ask-nothing"),
        }
    }

    fn say_action(&self, public: &Public, seat: Seat, action: Action) -> Message {
        let side = public.side(seat);
        match action {
            Action::PickCard(slot) => match public.row.get(usize::from(slot)).copied().flatten() {
                Some(card) if public.token_slot == Some(slot) => {
                    Message::new("do-pick-token").with("card", self.say_card(card))
                }
                Some(card) => Message::new("do-pick").with("card", self.say_card(card)),
                None => Message::new("do-pick-slot").with("slot", slot),
            },
            Action::BeginAction(kind) => self.say_begin(side, kind),
            Action::PlantSprout(space) | Action::PowerPlantSprout(space) => on_space("do-plant", space, side),
            Action::Grow(space)
            | Action::PowerGrowSmall(space)
            | Action::PowerGrowBig(space)
            | Action::LakeGrow(space) => on_space("do-grow", space, side),
            Action::PowerBush(space) => on_space("do-bush", space, side),
            Action::PowerLake(space) => on_space("do-lake", space, side),
            Action::StopAction => Message::new("do-stop-action"),
            Action::ActivatePower => self.say_power(side),
            Action::StopPower => Message::new("do-stop-power"),
            Action::StopLake => Message::new("do-stop-lake"),
            Action::EndTurn => Message::new("do-end"),
        }
    }

    fn say_event(&self, event: &Event) -> Message {
        match *event {
            Event::RoundBegan { round, cards } => {
                Message::new("event-round").with("round", round).with("cards", cards)
            }
            Event::Refilled { cards } => Message::new("event-refilled").with("cards", cards),
            Event::Picked { seat, card, token } => {
                let key = if token { "event-picked-token" } else { "event-picked" };
                Message::new(key).with("seat", seat).with("card", self.say_card(card))
            }
            Event::AutomaPicked { card, token } => {
                let key = if token { "event-automa-token" } else { "event-automa" };
                Message::new(key).with("card", self.say_card(card))
            }
            Event::LeftOver { card, fate } => {
                let key = match fate {
                    Leftover::Fertile => "event-left-fertile",
                    Leftover::Arid(Some(_)) => "event-left-arid",
                    Leftover::Arid(None) => "event-left-arid-alone",
                    Leftover::Discarded => "event-left-discarded",
                };
                let face = self.components.face(card);
                let turned = match fate {
                    Leftover::Arid(Some(turned)) => self.components.face(turned).fertility(),
                    _ => 0,
                };
                Message::new(key)
                    .with("biome", biome(face.biome))
                    .with("symbols", face.fertility())
                    .with("turned", turned)
            }
            Event::Began { seat, kind } => {
                Message::new("event-began").with("seat", seat).with("kind", kind.word())
            }
            Event::Placed { seat, piece: placed, space } => Message::new("event-placed")
                .with("seat", seat)
                .with("piece", piece(placed))
                .with("space", space.label()),
            Event::Grew { seat, piece: grown, space } => Message::new("event-grew")
                .with("seat", seat)
                .with("piece", piece(grown))
                .with("space", space.label()),
            Event::Activated { seat, power: activated, strength } => Message::new("event-power")
                .with("seat", seat)
                .with("power", power(activated))
                .with("strength", strength),
            Event::Budded { seat, points } => {
                Message::new("event-bud").with("seat", seat).with("points", points)
            }
            Event::Ended { seat } => Message::new("event-ended").with("seat", seat),
            Event::SeasonScored { seat, light, forest } => Message::new("event-season-scored")
                .with("seat", seat)
                .with("light", light)
                .with("forest", forest),
            Event::SeasonBegan { season: begun, sun: stands } => {
                Message::new("event-season").with("season", season(begun)).with("sun", sun(stands))
            }
            Event::FertilityScored { seat, points } => {
                Message::new("event-fertility").with("seat", seat).with("points", points)
            }
            Event::GameEnded => Message::new("event-game-over"),
        }
    }

    fn say_result(&self, public: &Public) -> Option<Message> {
        if public.phase != Phase::End {
            return None;
        }
        if public.solo() {
            return self.solo_rank(self.score(public, Seat(0)).total());
        }
        let winner = self.ranking(public).winners().next()?;
        let points = |seat: &Seat| public.side(*seat).points.total();
        let tied = Seat::all(public.players).filter(|seat| points(seat) == points(&winner)).count() > 1;
        tied.then(|| Message::new("tie-turn-order").with("seat", winner))
    }
}
