//! What the game says: prompts, choices and results as messages for the locale files.
//!
//! Names of things are here, what they do is in [`help`], what happened in [`mod@tell`].

pub mod help;
pub mod tell;

use std::ops::ControlFlow;

use bocage_engine::{Language, Message, Seat, Speak};

use crate::KingdomCrossing;
use crate::actions::{Action, Item};
use crate::events::Event;
use crate::state::{Face, Phase, Public, Step};
use crate::vocabulary::{
    Bridge, Card, Colour, Deck, Guild, Kind, Region, Resource, Space, StartFace, Structure, Tile,
};

/// The name of a region.
pub fn region(region: Region) -> Message {
    Message::named(format!("region-{region}"))
}

/// The name of a region by itself, as a title.
pub fn place(region: Region) -> Message {
    Message::named(format!("place-{region}"))
}

/// The name of a bridge.
pub fn bridge(bridge: Bridge) -> Message {
    Message::named(format!("bridge-{bridge}"))
}

/// The name of a resource.
pub fn resource(resource: Resource) -> Message {
    Message::named(format!("resource-{resource}"))
}

/// Some of a resource, as it is bought or gained.
pub fn some(resource: Resource) -> Message {
    Message::named(format!("some-{resource}"))
}

/// The name of a guild.
pub fn guild(guild: Guild) -> Message {
    Message::named(format!("guild-{guild}"))
}

/// The name of a bird's colour.
pub fn colour(colour: Colour) -> Message {
    Message::named(format!("bird-{colour}"))
}

/// The trade of a deck's characters, or the name of a deck of structures.
pub fn deck(deck: Deck) -> Message {
    Message::named(format!("deck-{}", deck.word().replace('_', "-")))
}

/// The name of an action tile.
pub fn tile(tile: Tile) -> Message {
    Message::named(format!("tile-{}", tile.word().replace('_', "-")))
}

/// The name of a structure.
pub fn structure(structure: Structure) -> Message {
    Message::named(format!("structure-{}", structure.word().replace('_', "-")))
}

/// Flower, sculpture, or either.
pub fn kind(kind: Option<Kind>) -> Message {
    Message::named(format!("deco-{}", kind.map_or("either", Kind::word)))
}

/// A place for a decoration: its track and position.
pub fn space(space: Space) -> Message {
    Message::new("space")
        .with("resource", resource(space.resource))
        .with("some", some(space.resource))
        .with("at", space.at)
}

/// An income item.
pub fn item(item: Item) -> Message {
    match item {
        Item::Guild(of) => Message::new("item-guild").with("guild", guild(of)),
        Item::Structure(of) => structure(of),
    }
}

impl KingdomCrossing {
    /// A card by its name: guild and trade, or structure.
    pub fn say_card(&self, card: Card) -> Message {
        match (self.components.card(card).guild, card.structure()) {
            (_, Some(of)) => structure(of),
            (Some(of), None) => {
                Message::new("card-character").with("guild", guild(of)).with("deck", deck(card.deck()))
            }
            (None, None) => deck(card.deck()),
        }
    }

    /// What lies on a slot.
    pub fn say_face(&self, face: Face) -> Message {
        match face {
            Face::Card(card) => self.say_card(card),
            Face::Tile(_) => Message::new("card-empty-tile"),
            Face::Bare => Message::new("card-bare"),
        }
    }

    /// What somebody takes from a slot, with its article.
    pub fn say_taken(&self, face: Face) -> Message {
        match face {
            Face::Card(card) => match (self.components.card(card).guild, card.structure()) {
                (Some(of), None) => {
                    Message::new("a-character").with("guild", guild(of)).with("deck", deck(card.deck()))
                }
                (_, Some(of)) => Message::new("a-structure").with("structure", structure(of)),
                (None, None) => deck(card.deck()),
            },
            Face::Tile(_) => Message::new("a-tile"),
            Face::Bare => Message::new("card-bare"),
        }
    }

    /// A starting card by its home and guild.
    pub fn say_start(&self, face: StartFace) -> Message {
        let start = self.components.start(face);
        Message::new("card-start").with("region", region(start.home)).with("guild", guild(start.guild))
    }

    /// What taking a slot's card means: the card, its cost, its effect and its bird.
    fn say_take(&self, public: &Public, slot: u8) -> Message {
        let Some(place) = public.slots.get(usize::from(slot)) else { return Message::new("card-bare") };
        let (cost, effect) = match place.face {
            Face::Card(card) => (self.components.cost(card), self.components.card(card).effect),
            Face::Tile(tile) => {
                let tile = self.components.empty_tile(tile);
                (tile.cost, tile.effect)
            }
            Face::Bare => return Message::new("do-take-bare").with("slot", slot),
        };
        let key = if place.bird.is_some() { "do-take-bird" } else { "do-take" };
        let bird = place
            .bird
            .map_or(Message::new("card-bare"), |bird| self.say_effect(self.components.bird(bird).effect));
        Message::new(key)
            .with("card", self.say_face(place.face))
            .with("cost", cost)
            .with("effect", self.say_effect(effect))
            .with("bird", bird)
    }

    fn say_work(&self, public: &Public, of: Tile) -> Message {
        let side = self.components.tile(of, public.me().is_upgraded(of));
        if of == Tile::Queen {
            let key = if side.queen_times > 1 { "do-work-queen-twice" } else { "do-work-queen" };
            let effect = public.queen.map_or(Message::new("card-bare"), |queen| {
                self.say_effect(self.components.queen(queen).effect)
            });
            return Message::new(key).with("effect", effect);
        }
        let key = match (side.before, side.price, side.bird_times) {
            (Some(_), ..) => "do-work-before",
            (None, Some(_), _) => "do-work-trade",
            (None, None, 2..) => "do-work-birds",
            _ => "do-work",
        };
        let before = side.before.map_or(Message::new("card-bare"), |effect| self.say_effect(effect));
        Message::new(key)
            .with("tile", tile(of))
            .with("bridges", side.bridges)
            .with("before", before)
            .with("price", side.price.unwrap_or_default())
    }

    fn prompt_step(&self, public: &Public, step: Step) -> Message {
        let me = public.me();
        let ask = Message::named(format!("ask-{}", step.word()));
        match step {
            Step::Invest(left) => ask
                .with("left", left)
                .with("space", me.investment)
                .with("coins", self.components.invest_coins[usize::from(me.investment)]),
            Step::Place(of, left) => ask.with("kind", kind(of)).with("left", left),
            Step::DecoMode(of) => ask.with("kind", kind(Some(of))),
            Step::Choose(left, _) | Step::Trigger { left, .. } => ask.with("left", left),
            Step::Upgrade(left, _) | Step::Favour(left) => ask.with("left", left),
            Step::Turn => self
                .ask_turn(public)
                .with("left", self.components.actions.saturating_sub(me.played.count_ones() as u8))
                .with("region", region(me.worker))
                .with("coins", me.coins),
            Step::Move => self.ask_move(public),
            Step::Pay(_) => ask
                .with("cost", self.cost(public, public.work.slot.into()).unwrap_or_default())
                .with("coins", me.coins),
            Step::Claim(day) => self.ask_claim(public, day),
            _ => ask,
        }
    }

    /// Work or rest; rest alone where no tile leads to a card.
    fn ask_turn(&self, public: &Public) -> Message {
        let works = self.offer_all(public, |action| match action {
            Action::Work(_) => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        });
        Message::new(if works.is_break() { "ask-turn" } else { "ask-rest" })
    }

    /// Where to go or what to take, and what else can be done before: fly, buy.
    fn ask_move(&self, public: &Public) -> Message {
        let me = public.me();
        let (mut goes, mut flies, mut buys) = (false, false, false);
        let _ = self.offer_all(public, |action| {
            match action {
                Action::Balloon(_) => flies = true,
                Action::Buy(_) => buys = true,
                _ => goes = true,
            }
            ControlFlow::Continue(())
        });
        let arrived = public.work.bridges == 0;
        let key = match (goes, flies, buys) {
            (false, true, _) => "ask-fly",
            (_, false, false) if arrived => "ask-arrived",
            (_, true, false) if arrived => "ask-arrived-fly",
            (_, false, true) if arrived => "ask-arrived-buy",
            (_, true, true) if arrived => "ask-arrived-both",
            (_, false, false) => "ask-move",
            (_, true, false) => "ask-move-fly",
            (_, false, true) => "ask-move-buy",
            (_, true, true) => "ask-move-both",
        };
        Message::new(key)
            .with("region", region(me.worker))
            .with("bridges", public.work.bridges)
            .with("coins", me.coins)
            .with("fare", self.flight_cost(public, me.worker))
            .with("price", self.price(public).unwrap_or_default())
    }

    /// What there is to claim or to buy, and what its end ends.
    pub(crate) fn ask_claim(&self, public: &Public, day: bool) -> Message {
        let claims = self.claimable(public, public.active()).next().is_some();
        let buys = Resource::ALL.iter().any(|&of| self.can_buy(public, of));
        let key = match (day, claims, buys) {
            (false, ..) => "ask-claim-evening",
            (true, true, true) => "ask-claim-buy",
            (true, false, true) => "ask-buy",
            (true, _, false) => "ask-claim",
        };
        Message::new(key).with("price", self.price(public).unwrap_or_default())
    }
}

impl Speak for KingdomCrossing {
    fn locale(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../locales/en.ftl"),
            Language::Fr => include_str!("../locales/fr.ftl"),
        }
    }

    fn prompt(&self, public: &Public, _own: &(), _seat: Seat) -> Message {
        match public.agenda.top() {
            Some(&step) if public.phase != Phase::End => self.prompt_step(public, step),
            _ => Message::new("ask-nothing"),
        }
    }

    fn say_action(&self, public: &Public, _seat: Seat, action: Action) -> Message {
        let me = public.me();
        match action {
            Action::StartPick(pair) => match public.pairs.get(usize::from(pair)).copied().flatten() {
                Some(pair) => Message::new("do-start")
                    .with("start", self.help_start(pair.start))
                    .with("favour", self.help_favour(pair.favour)),
                None => Message::new("do-start-gone").with("pair", pair + 1),
            },
            Action::Advance => Message::new("do-advance").with("to", me.investment + 1),
            Action::Cash => Message::new("do-cash")
                .with("coins", self.components.invest_coins[usize::from(me.investment)]),
            Action::PlaceDeco(at) | Action::Double(at) => self.say_place(at),
            Action::Singles => Message::new("do-singles"),
            Action::Collect(of) => self.say_income(public, of),
            Action::Guild(of) => self.say_income(public, Item::Guild(of)),
            Action::Structure(of) => self.say_income(public, Item::Structure(of)),
            Action::PickResource(of) => {
                let to = me.marker(of) + 1;
                Message::new("do-resource")
                    .with("resource", resource(of))
                    .with("some", some(of))
                    .with("to", to)
            }
            Action::PickStructure(of) => Message::new("do-trigger")
                .with("structure", structure(of))
                .with("effect", self.say_effect(self.components.structure(of))),
            Action::Stop => Message::new("do-stop"),
            Action::PickUpgrade(of) => {
                Message::new("do-upgrade").with("tile", tile(of)).with("help", self.help_tile(of, true))
            }
            Action::Rest(of) => Message::new("do-rest")
                .with("tile", tile(of))
                .with("coins", self.components.tile(of, me.is_upgraded(of)).rest),
            Action::Work(of) => self.say_work(public, of),
            Action::Cross(over) => self.say_cross(public, over),
            Action::Balloon(to) => Message::new("do-fly")
                .with("region", region(to))
                .with("cost", self.flight_cost(public, me.worker)),
            Action::Buy(of) => Message::new("do-buy")
                .with("some", some(of))
                .with("price", self.price(public).unwrap_or_default()),
            Action::TakeCard(slot) => self.say_take(public, slot),
            Action::Pay => Message::new("do-pay")
                .with("cost", self.cost(public, public.work.slot.into()).unwrap_or_default()),
            Action::Claim(goal) => self.say_claim(public, goal.into()),
            Action::Done => Message::new("do-done"),
            Action::PlaceHouse(to) => Message::new("do-house").with("region", region(to)),
            Action::Face(place) => match public.display.get(usize::from(place)).copied().flatten() {
                Some(favour) => Message::new("do-favour").with("favour", self.help_favour(favour)),
                None => Message::new("do-favour-gone"),
            },
            Action::Blind => Message::new("do-blind"),
            Action::PickBird(slot) => self.say_pick_bird(public, slot.into()),
        }
    }

    fn say_event(&self, event: &Event) -> Message {
        self.tell(event)
    }

    fn say_result(&self, public: &Public) -> Option<Message> {
        self.solo_result(public)
    }
}

impl KingdomCrossing {
    fn say_place(&self, at: Space) -> Message {
        match self.components.slot_at(at).map(|slot| self.components.deco_slots[slot]) {
            Some(slot) => Message::new("do-place")
                .with("kind", kind(Some(slot.kind)))
                .with("stars", slot.stars)
                .with("space", space(at)),
            None => Message::new("do-place-nowhere").with("space", space(at)),
        }
    }

    fn say_income(&self, public: &Public, of: Item) -> Message {
        let effect = match of {
            Item::Guild(guild) => {
                let pairs = self.guild_count(public.me(), guild) / 2;
                self.components.income[guild.index()].for_pairs(pairs)
            }
            Item::Structure(structure) => self.components.structure(structure),
        };
        let message = match of {
            Item::Guild(of) => Message::new("do-collect-guild").with("guild", guild(of)),
            Item::Structure(of) => Message::new("do-collect").with("item", structure(of)),
        };
        message.with("effect", self.say_effect(effect))
    }

    fn say_cross(&self, public: &Public, over: Bridge) -> Message {
        match self.components.map.across(over, public.me().worker) {
            Some(to) => Message::new("do-cross").with("bridge", bridge(over)).with("region", region(to)),
            None => Message::new("do-cross-far").with("bridge", bridge(over)),
        }
    }

    fn say_claim(&self, public: &Public, slot: usize) -> Message {
        let Some(goal) = public.goals.get(slot) else { return Message::new("card-bare") };
        let faces = self.components.goal(goal.tile);
        let at = self.free_position(public, slot).unwrap_or(3);
        Message::new("do-claim")
            .with("goal", self.say_condition(faces.condition[usize::from(goal.hard)]))
            .with("points", faces.vp[usize::from(goal.hard)][usize::from(at)])
    }

    fn say_pick_bird(&self, public: &Public, slot: usize) -> Message {
        match public.slots.get(slot).and_then(|slot| slot.bird) {
            Some(bird) => {
                let token = self.components.bird(bird);
                Message::new("do-bird")
                    .with("colour", colour(token.colour))
                    .with("effect", self.say_effect(token.effect))
            }
            None => Message::new("do-bird-gone"),
        }
    }
}
