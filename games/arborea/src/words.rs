//! What the game says: nouns and symbols as messages for the locale files. Prompts and choices are in
//! `words/speak.rs`, events in `words/events.rs`.

mod events;
mod speak;

use bocage_engine::Message;

use crate::Arborea;
use crate::components::Symbol;
use crate::state::Public;
use crate::vocabulary::{Area, Biome, Card, Creature, Habitat, Kind, Season, Side, Waiting};

/// A villager of a kind.
pub fn kind(kind: Kind) -> Message {
    Message::named(format!("kind-{kind}"))
}

/// So many villagers of each kind; nobody is said, too.
pub fn people(counts: &[u8; 3]) -> Vec<Message> {
    let kinds = Kind::ALL.iter().filter(|kind| counts[kind.index()] > 0);
    let list: Vec<Message> = kinds
        .map(|kind| Message::named(format!("count-{kind}")).with("count", counts[kind.index()]))
        .collect();
    if list.is_empty() { vec![Message::new("pic-nobody")] } else { list }
}

/// So many points.
pub fn points(number: impl Into<i32>) -> Message {
    let number = number.into();
    let shown = number.to_string().replace('-', "−");
    Message::new("points").with("count", number.abs()).with("number", shown)
}

/// A biome of the reserve.
pub fn biome(biome: Biome) -> Message {
    Message::named(format!("biome-{biome}"))
}

/// A habitat of an ecosystem.
pub fn habitat(habitat: Habitat) -> Message {
    Message::named(format!("biome-{habitat}"))
}

/// A creature.
pub fn creature(creature: Creature) -> Message {
    Message::named(format!("creature-{}", creature.word().replace('_', "-")))
}

/// A creature with its article, in the middle of a sentence.
pub fn one_creature(creature: Creature) -> Message {
    Message::named(format!("one-{}", creature.word().replace('_', "-")))
}

/// How a creature scores, in a full sentence.
pub fn creature_help(creature: Creature) -> Message {
    Message::named(format!("help-{}", creature.word().replace('_', "-")))
}

/// A season.
pub fn season(season: Season) -> Message {
    Message::named(format!("season-{season}"))
}

/// A trail area.
pub fn area(area: Area) -> Message {
    Message::named(format!("area-{area}"))
}

/// The Sage of an area.
pub fn sage(area: Area) -> Message {
    Message::named(format!("sage-{area}"))
}

/// A track.
pub fn track(track: u8) -> Message {
    Message::named(format!("track-{}", track % 4))
}

/// Which way a card is turned.
pub fn turn(rotation: u8) -> Message {
    Message::named(format!("turn-{}", rotation % 4))
}

/// A deck.
pub fn deck(deck: u8) -> Message {
    Message::named(format!("deck-{}", deck % 5))
}

/// What a symbol gives.
pub fn symbol(symbol: Symbol) -> Message {
    match symbol {
        Symbol::Biome(raised) => Message::new("symbol-biome").with("biome", biome(raised)),
        Symbol::Convert(from, to) => {
            Message::new("symbol-convert").with("from", biome(from)).with("to", biome(to))
        }
        Symbol::TakeCard => Message::new("symbol-take-card"),
        Symbol::Renew => Message::new("symbol-renew"),
        Symbol::Invite => Message::new("symbol-invite"),
        Symbol::Attract(attracted) => {
            Message::new("symbol-attract").with("creature", one_creature(attracted))
        }
        Symbol::Gift => Message::new("symbol-gift"),
        Symbol::GiftTo(area) => Message::new("symbol-gift-to").with("sage", sage(area)),
        Symbol::Sage => Message::new("symbol-sage"),
        Symbol::Train(trained) => Message::new("symbol-train").with("kind", kind(trained)),
        Symbol::PlaceVillager => Message::new("symbol-place"),
        Symbol::AdvanceTrack => Message::new("symbol-advance"),
        Symbol::Spirit(change) => Message::new("symbol-spirit").with("change", signed(change.into())),
        Symbol::Season(advanced) => Message::new("symbol-season").with("season", season(advanced)),
    }
}

/// Several symbols, in order.
pub fn symbols(list: &[Symbol]) -> Vec<Message> {
    list.iter().map(|&each| symbol(each)).collect()
}

/// The symbols of the trail that a villager waits on.
pub fn trail(game: &Arborea, waiting: Waiting) -> Vec<Message> {
    symbols(game.components.trail(waiting))
}

/// A card by its name.
pub fn card(game: &Arborea, card: Card) -> Message {
    let face = game.components.face(card);
    Message::new("card-name").with("key", face.key.as_str()).with("deck", deck(face.deck))
}

/// A card with what it costs and gives. Its back may be looked at once it is taken (R42).
pub fn card_in_full(game: &Arborea, shown: Card) -> Message {
    let face = game.components.face(shown);
    let cost: Vec<Message> = Biome::ALL
        .iter()
        .filter(|each| face.cost[each.index()] > 0)
        .map(|&each| Message::named(format!("cost-{each}")).with("count", face.cost[each.index()]))
        .collect();
    Message::new("card-full")
        .with("card", card(game, shown))
        .with("cost", cost)
        .with("rewards", symbols(&face.rewards))
}

/// How Feronia stands.
pub fn feronia(game: &Arborea, public: &Public) -> Message {
    Message::new("sketch-feronia")
        .with("points", points(public.feronia.points))
        .with("steps", game.feronia_steps(public))
        .with("elder", public.feronia.steps)
        .with("end", game.feronia_steps(public).saturating_sub(public.feronia.steps))
        .with("total", points(game.feronia_score(public)))
}

/// What the active solo card tells Feronia to do.
pub fn solo_card(game: &Arborea, public: &Public) -> Message {
    let card = game.solo_card(public);
    let tracks: Vec<Message> = card.tracks.iter().map(|&number| track(number)).collect();
    let key = if card.season_first { "solo-card-seasons" } else { "solo-card" };
    let way = if card.rightwards { "solo-rightwards" } else { "solo-leftwards" };
    let side = if card.side == Side::Above { "solo-upwards" } else { "solo-downwards" };
    Message::new(key)
        .with("card", public.feronia.active + 1)
        .with("tracks", tracks)
        .with("side", Message::new(side))
        .with("creature", creature(card.creature))
        .with("way", Message::new(way))
        .with("first", deck(card.decks[0]))
        .with("then", deck(card.decks[1]))
}

/// What a season tile counts.
pub fn season_tile(game: &Arborea, tile: u8) -> Message {
    match game.components.season_tiles.get(usize::from(tile)) {
        Some(tile) => Message::named(format!("tile-{}", tile.key.replace('_', "-"))),
        None => Message::new("tile-gifts"),
    }
}

/// A number with its sign, with a true minus; nothing has none.
pub fn signed(number: i16) -> String {
    if number == 0 { "0".to_owned() } else { format!("{number:+}").replace('-', "−") }
}

/// A number with a true minus.
pub fn minus(number: i16) -> String {
    number.to_string().replace('-', "−")
}
