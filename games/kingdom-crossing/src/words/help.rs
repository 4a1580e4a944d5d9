//! What every icon, card and tile does, in full sentences: tooltips.

use bocage_engine::Message;

use super::{colour, deck, guild, kind, region, resource, some, structure};
use crate::KingdomCrossing;
use crate::components::{Condition, DecoMode, Effect, Quantity, SoloAct};
use crate::vocabulary::{
    Bird, Card, EmptyTile, Favour, GoalTile, Guild, QueenCard, Region, Resource, SoloTile, StartFace,
    Structure, Tile,
};

/// A sign on boards and cards that is explained by itself.
pub const ICONS: [&str; 12] = [
    "coins",
    "points",
    "paw",
    "house",
    "balloon",
    "investment",
    "favour",
    "star",
    "symbol",
    "token",
    "upgrade",
    "bird",
];

impl KingdomCrossing {
    /// What a sign means, by its name in [`ICONS`].
    pub fn help_icon(&self, icon: &str) -> Message {
        let message = Message::named(format!("icon-{icon}"));
        let components = &self.components;
        match icon {
            "coins" => message.with("each", components.end_coins),
            "paw" => {
                let (sixth, seventh) = components.paw_points;
                message.with("sixth", sixth).with("seventh", seventh)
            }
            "balloon" => {
                let (near, far) = components.flight;
                message.with("near", near).with("far", far)
            }
            _ => message,
        }
    }

    /// An effect as a phrase: "gain 4 coins".
    pub fn say_effect(&self, effect: Effect) -> Message {
        match effect {
            Effect::Coins(n) => Message::new("effect-coins").with("n", n),
            Effect::Vp(n) => Message::new("effect-vp").with("n", n),
            Effect::CoinsPer(rate) => Message::new("effect-coins-per")
                .with("n", rate.n)
                .with("each", self.say_each(rate.of, rate.per)),
            Effect::VpPer(rate) => {
                Message::new("effect-vp-per").with("n", rate.n).with("each", self.say_each(rate.of, rate.per))
            }
            Effect::CoinsMinusPaws(base) => Message::new("effect-coins-minus-paws").with("n", base),
            Effect::Resource(of, n) => Message::new("effect-resource")
                .with("n", n)
                .with("resource", resource(of))
                .with("some", some(of)),
            Effect::ResourcePer(of, rate) => Message::new("effect-resource-per")
                .with("n", rate.n)
                .with("resource", resource(of))
                .with("some", some(of))
                .with("each", self.say_each(rate.of, rate.per)),
            Effect::ResourceChoice(n) => Message::new("effect-resource-choice").with("n", n),
            Effect::ResourceChoiceDistinct(n) => Message::new("effect-resource-distinct").with("n", n),
            Effect::ResourceChoicePer(rate) => Message::new("effect-resource-choice-per")
                .with("n", rate.n)
                .with("each", self.say_each(rate.of, rate.per)),
            Effect::Deco { kind: of, mode: DecoMode::TwoSinglesOrDouble, .. } => {
                Message::new("effect-deco-double").with("kind", kind(of))
            }
            Effect::Deco { kind: of, min_paws: 0, .. } => Message::new("effect-deco").with("kind", kind(of)),
            Effect::Deco { kind: of, min_paws, .. } => {
                Message::new("effect-deco-paws").with("kind", kind(of)).with("paws", min_paws)
            }
            Effect::Invest(n) => Message::new("effect-invest").with("n", n),
            Effect::TriggerStructure { n, up_to: false } => Message::new("effect-trigger").with("n", n),
            Effect::TriggerStructure { n, up_to: true } => Message::new("effect-trigger-up-to").with("n", n),
            Effect::UpgradeTile(n) => Message::new("effect-upgrade").with("n", n),
            Effect::Favour(n) => Message::new("effect-favour").with("n", n),
            Effect::TakeBird => Message::new("effect-take-bird"),
        }
    }

    /// "for each bird": what is counted.
    fn say_each(&self, of: Quantity, per: u8) -> Message {
        let each = match of {
            Quantity::Paws => Message::new("each-paw"),
            Quantity::Guild(of) => Message::new("each-guild").with("guild", guild(of)),
            Quantity::Structures => Message::new("each-structure"),
            Quantity::Buildings => Message::new("each-building"),
            Quantity::FlowerSymbols => Message::new("each-flower"),
            Quantity::SculptureSymbols => Message::new("each-sculpture"),
            Quantity::DecoSymbols => Message::new("each-symbol"),
            Quantity::DecoPairs => Message::new("each-symbol-pair"),
            Quantity::Birds(None) => Message::new("each-bird"),
            Quantity::Birds(Some(of)) => Message::new("each-bird-colour").with("colour", colour(of)),
            Quantity::Houses => Message::new("each-house"),
            Quantity::Resource(of) => {
                Message::new("each-space").with("resource", resource(of)).with("some", some(of))
            }
            Quantity::ResourceSets => Message::new("each-resource-set"),
            Quantity::Favours => Message::new("each-favour"),
            Quantity::UpgradedTiles => Message::new("each-upgraded"),
            Quantity::Goals => Message::new("each-goal"),
            Quantity::GuildsWith(min) => Message::new("each-guild-with").with("min", min),
            Quantity::InvestmentVp => Message::new("each-investment-point"),
        };
        each.with("per", per)
    }

    /// What a bridge goal asks for.
    pub fn say_condition(&self, condition: Condition) -> Message {
        match condition {
            Condition::Resources(least) => {
                let asked = Resource::ALL.iter().zip(least).filter(|(_, least)| *least > 0);
                let list: Vec<Message> = asked
                    .map(|(&of, least)| {
                        let track = Message::new("goal-marker").with("resource", resource(of));
                        track.with("some", some(of)).with("at", least)
                    })
                    .collect();
                Message::new("goal-resources").with("list", list)
            }
            Condition::Decorations(flowers, sculptures) => {
                Message::new("goal-decorations").with("flowers", flowers).with("sculptures", sculptures)
            }
            Condition::InvestmentBack(steps) => Message::new("goal-investment").with("steps", steps),
            Condition::Houses(n) => Message::new("goal-houses").with("n", n),
            Condition::Structures(n) => Message::new("goal-structures").with("n", n),
            Condition::Birds(n) => Message::new("goal-birds").with("n", n),
        }
    }

    /// A card of the decks.
    pub fn help_card(&self, card: Card) -> Message {
        let printed = self.components.card(card);
        if let Some(of) = card.structure() {
            return self.help_structure(of);
        }
        Message::new("help-character")
            .with("deck", deck(card.deck()))
            .with("cost", printed.cost)
            .with("effect", self.say_effect(printed.effect))
            .with("guild", printed.guild.map_or(Message::new("card-bare"), guild))
    }

    /// A structure.
    pub fn help_structure(&self, of: Structure) -> Message {
        let cost = of.card().map_or(0, |card| self.components.cost(card));
        Message::new(if of.card().is_some() { "help-structure" } else { "help-starting-house" })
            .with("structure", structure(of))
            .with("cost", cost)
            .with("effect", self.say_effect(self.components.structure(of)))
    }

    /// A bird.
    pub fn help_bird(&self, bird: Bird) -> Message {
        let token = self.components.bird(bird);
        Message::new("help-bird")
            .with("colour", colour(token.colour))
            .with("effect", self.say_effect(token.effect))
    }

    /// A favour.
    pub fn help_favour(&self, favour: Favour) -> Message {
        let score = self.components.favour(favour).score;
        Message::new("help-favour").with("n", score.n).with("each", self.say_each(score.of, score.per))
    }

    /// A Queen card.
    pub fn help_queen(&self, card: QueenCard) -> Message {
        let queen = self.components.queen(card);
        Message::new("help-queen")
            .with("effect", self.say_effect(queen.effect))
            .with("guild", guild(queen.guild))
    }

    /// A face of a starting card.
    pub fn help_start(&self, face: StartFace) -> Message {
        let start = self.components.start(face);
        let mut gains: Vec<Message> = vec![self.say_effect(Effect::Coins(start.coins))];
        if start.invest > 0 {
            gains.push(self.say_effect(Effect::Invest(start.invest)));
        }
        for (&of, &steps) in Resource::ALL.iter().zip(&start.resources) {
            if steps > 0 {
                gains.push(self.say_effect(Effect::Resource(of, steps)));
            }
        }
        if let Some(of) = start.deco {
            let single = DecoMode::Single;
            gains.push(self.say_effect(Effect::Deco { kind: Some(of), mode: single, min_paws: 0 }));
        }
        Message::new("help-start")
            .with("region", region(start.home))
            .with("guild", guild(start.guild))
            .with("gains", gains)
    }

    /// A side of a bridge goal, with the positions that are in use (R21).
    pub fn help_goal(&self, goal: GoalTile, hard: bool, players: u8) -> Message {
        let faces = self.components.goal(goal);
        let positions = self.components.positions(players).iter();
        let points = positions.map(|&at| faces.vp[usize::from(hard)][usize::from(at)]);
        let worth: Vec<Message> =
            points.map(|points| Message::new("goal-worth").with("points", points)).collect();
        Message::new("help-goal")
            .with("goal", self.say_condition(faces.condition[usize::from(hard)]))
            .with("worth", worth)
    }

    /// A side of an action tile.
    pub fn help_tile(&self, of: Tile, upgraded: bool) -> Message {
        let side = self.components.tile(of, upgraded);
        let key = match (of, side.before, side.price, side.bird_times) {
            (Tile::Queen, ..) => "help-tile-queen",
            (_, Some(_), ..) => "help-tile-before",
            (_, None, Some(_), _) => "help-tile-trade",
            (_, None, None, 2..) => "help-tile-birds",
            _ => "help-tile",
        };
        let before = side.before.map_or(Message::new("card-bare"), |effect| self.say_effect(effect));
        Message::new(key)
            .with("rest", side.rest)
            .with("bridges", side.bridges)
            .with("before", before)
            .with("price", side.price.unwrap_or_default())
            .with("times", side.queen_times)
    }

    /// The income of a guild's pairs, and what its cards score with.
    pub fn help_guild(&self, of: Guild) -> Message {
        let key =
            if self.components.track_of[of.index()].is_some() { "help-guild" } else { "help-guild-none" };
        let track = self.components.track_of[of.index()].map_or(Message::new("card-bare"), resource);
        Message::new(key)
            .with("guild", guild(of))
            .with("effect", self.say_effect(self.components.income[of.index()]))
            .with("resource", track)
            .with("some", self.components.track_of[of.index()].map_or(Message::new("card-bare"), some))
    }

    /// A resource track and its bonus spaces.
    pub fn help_resource(&self, of: Resource) -> Message {
        let spaces = self.components.bonus[of.index()].iter().enumerate();
        let bonus: Vec<Message> = spaces
            .filter_map(|(at, bonus)| {
                Some(Message::new("help-space").with("at", at).with("effect", self.say_effect((*bonus)?)))
            })
            .collect();
        Message::new("help-resource").with("some", some(of)).with("bonus", bonus)
    }

    /// An empty-deck tile.
    pub fn help_empty_tile(&self, tile: EmptyTile) -> Message {
        let tile = self.components.empty_tile(tile);
        Message::new("help-empty-tile").with("effect", self.say_effect(tile.effect))
    }

    /// The region of a slot, and which one it is there, from the left or from above.
    pub(crate) fn solo_place(&self, slot: u8) -> (Region, usize) {
        let slots = &self.components.map.slots;
        let at = slots[usize::from(slot) % slots.len()];
        (at, slots.iter().take(usize::from(slot) + 1).filter(|&&other| other == at).count())
    }

    /// A solo tile.
    pub fn help_solo_tile(&self, tile: SoloTile) -> Message {
        match self.components.solo_tile(tile) {
            SoloAct::Card(slot) => {
                let (at, place) = self.solo_place(slot);
                Message::new("help-solo-card").with("place", place).with("region", region(at))
            }
            SoloAct::Crown => Message::new("help-solo-crown"),
            SoloAct::Rest => Message::new("help-solo-rest"),
        }
    }
}
