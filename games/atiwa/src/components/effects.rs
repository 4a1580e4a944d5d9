//! Action spaces, round spaces, tiles and their effects in the component file.

use bocage_engine::file::{Result, by_word, count as entries, expected, in_range, word, wrong, wrong_count};
use serde::Deserialize;

use super::file::File;
use super::{Board, Breeding, Bundle, Choice, Exchange, Offer, Round};
use crate::state::{MAX_PLAYERS, MAX_SLOTS, ROUNDS};
use crate::vocabulary::{Location, Piece, Space, Tile};

/// One effect, as the head of the component file describes them.
#[derive(Deserialize, Clone)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Effect {
    Gain { piece: String, n: u8 },
    GainTreeWithFruit { n: u8 },
    ChooseOne { options: Vec<Vec<Effect>> },
    DrawTerrain,
    TakeOpenTerrain { slot: u8 },
    Train { n: u8 },
    PayThen { gold: u8, effects: Vec<Effect> },
    Exchange { offers: Vec<ExchangeEntry> },
    PerNatureIcon { effect: Box<Effect> },
    BonusIfTerrain { min: u8, effects: Vec<Effect> },
    BuyLocation { location: String, trees: u8, gold: u8 },
    BatsInEmptyHouses,
}

#[derive(Deserialize, Clone)]
struct ExchangeEntry {
    gold: u8,
    piece: String,
    n: u8,
}

#[derive(Deserialize)]
pub(super) struct RoundEntry {
    round: u8,
    id: String,
    uncovered: Vec<Effect>,
    printed: Vec<Effect>,
    breeding: Vec<BreedingEntry>,
    solo_colour: String,
}

#[derive(Deserialize)]
struct BreedingEntry {
    piece: String,
    at_least: u8,
}

#[derive(Deserialize)]
pub(super) struct TileEntry {
    id: String,
    effects: Vec<Effect>,
}

#[derive(Deserialize)]
pub(super) struct SpaceEntry {
    board: String,
    id: String,
    effects: Vec<Effect>,
    exclusive_with: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct BoardEntry {
    players: u8,
    extension: String,
    open_terrain_slots: u8,
    spaces_total: u32,
}

impl Effect {
    /// Its word, if it needs a choice or is not for itself.
    fn word(&self) -> &'static str {
        match self {
            Effect::ChooseOne { .. } => "choose_one",
            Effect::PayThen { .. } => "pay_then",
            Effect::Exchange { .. } => "exchange",
            Effect::BuyLocation { .. } => "buy_location",
            Effect::PerNatureIcon { .. } => "per_nature_icon",
            Effect::BonusIfTerrain { .. } => "bonus_if_terrain",
            _ => "",
        }
    }
}

/// The effects of which a space has one at most.
const CHOICES: &str = "choose_one | pay_then | exchange | buy_location";

fn piece(place: &str, found: &str) -> Result<Piece> {
    let known = [Piece::Tree, Piece::WildAnimal, Piece::Goat, Piece::Bat, Piece::Family];
    word(place, found, &known, Piece::word)
}

fn count(place: &str, n: u8) -> Result<u8> {
    in_range(place, n, 1..=9)
}

/// Effects that need no choice of what to do.
fn bundle(place: &str, effects: &[Effect]) -> Result<Bundle> {
    let mut bundle = Bundle::default();
    for effect in effects {
        let one = match effect {
            Effect::Gain { piece: word, n } if word == "gold" => {
                Bundle { gold: count(place, *n)?, ..Bundle::default() }
            }
            Effect::Gain { piece: word, n } => {
                let mut one = Bundle::default();
                *one.gain_mut(piece(place, word)?) = count(place, *n)?;
                one
            }
            Effect::GainTreeWithFruit { n } => {
                Bundle { trees_with_fruit: count(place, *n)?, ..Bundle::default() }
            }
            Effect::Train { n } => Bundle { train: count(place, *n)?, ..Bundle::default() },
            Effect::DrawTerrain => Bundle { draw: 1, ..Bundle::default() },
            Effect::TakeOpenTerrain { slot } => {
                let slot = in_range(place, *slot, 1..=MAX_SLOTS as u8)?;
                Bundle { take: 1 << (slot - 1), ..Bundle::default() }
            }
            Effect::BatsInEmptyHouses => Bundle { houses: true, ..Bundle::default() },
            other => return wrong(place, other.word(), expected::none_of([other.word()])),
        };
        bundle = bundle.and(&one);
    }
    Ok(bundle)
}

fn choice(place: &str, effect: &Effect) -> Result<Option<Choice>> {
    Ok(Some(match effect {
        Effect::ChooseOne { options } => {
            entries(place, options, 2..=4)?;
            Choice::One(options.iter().map(|option| bundle(place, option)).collect::<Result<_>>()?)
        }
        Effect::PayThen { gold, effects } => Choice::Pay { gold: *gold, then: bundle(place, effects)? },
        Effect::Exchange { offers } => {
            entries(place, offers, 1..=4)?;
            let offer = |entry: &ExchangeEntry| {
                let piece = piece(place, &entry.piece)?;
                Ok(Exchange { gold: entry.gold, piece, count: count(place, entry.n)? })
            };
            Choice::Exchange(offers.iter().map(offer).collect::<Result<_>>()?)
        }
        Effect::BuyLocation { location, trees, gold } => {
            let location = word(place, location, Location::ALL, Location::word)?;
            Choice::Buy { location, trees: *trees, gold: *gold }
        }
        _ => return Ok(None),
    }))
}

/// Everything a space offers. It has at most one choice or payment.
fn offer(place: &str, effects: &[Effect]) -> Result<Offer> {
    let mut offer = Offer::default();
    for effect in effects {
        if let Some(choice) = choice(place, effect)? {
            if offer.choice.replace(choice).is_some() {
                return wrong_count(place, 2, expected::entries_with(..=1, "do", CHOICES));
            }
            continue;
        }
        match effect {
            Effect::PerNatureIcon { effect } => {
                let each = bundle(place, std::slice::from_ref(effect))?;
                offer.per_nature = offer.per_nature.and(&each);
            }
            Effect::BonusIfTerrain { min, effects } => {
                if offer.bonus.replace((*min, bundle(place, effects)?)).is_some() {
                    return wrong_count(place, 2, expected::entries_with(..=1, "do", effect.word()));
                }
            }
            simple => offer.now = offer.now.and(&bundle(place, std::slice::from_ref(simple))?),
        }
    }
    Ok(offer)
}

impl File {
    pub(super) fn rounds(&self) -> Result<Vec<Round>> {
        let words: Vec<_> = (0..ROUNDS).filter_map(Space::of_round).map(Space::word).collect();
        let entries = by_word("round_space", &self.round_space, |entry| &entry.id, &words)?;
        let schedule = self.schedule()?;
        let mut rounds = Vec::new();
        for (index, entry) in entries.into_iter().enumerate() {
            let place = |field: &str| format!("round_space[{}].{field}", entry.id);
            in_range(place("round"), entry.round, index as u8 + 1..=index as u8 + 1)?;
            let mut offers = vec![self.covered(&place("uncovered"), &entry.uncovered, entry)?];
            for tile in self.tiles()? {
                let place = format!("action_tile[{}].effects", tile.id);
                bundle(&place, &tile.effects)?;
                offers.push(self.covered(&place, &tile.effects, entry)?);
            }
            let (colour, leaves) = schedule[index];
            if colour.word() != entry.solo_colour {
                return wrong(place("solo_colour"), &entry.solo_colour, expected::as_in("solo.schedule"));
            }
            rounds.push(Round {
                offers,
                breeding: self.breeding(&place("breeding"), entry)?,
                colour,
                leaves,
            });
        }
        Ok(rounds)
    }

    fn tiles(&self) -> Result<Vec<&TileEntry>> {
        let words: Vec<_> = Tile::ALL.iter().map(|tile| tile.word()).collect();
        by_word("action_tile", &self.action_tile, |entry| &entry.id, &words)
    }

    /// What a round space offers with these effects on top of the printed ones.
    fn covered(&self, place: &str, effects: &[Effect], round: &RoundEntry) -> Result<Offer> {
        let all: Vec<Effect> = effects.iter().chain(&round.printed).cloned().collect();
        offer(place, &all)
    }

    fn breeding(&self, place: &str, entry: &RoundEntry) -> Result<Vec<Breeding>> {
        let mut conditions: Vec<Breeding> = Vec::new();
        for condition in &entry.breeding {
            let piece = piece(place, &condition.piece)?;
            if piece == Piece::Tree {
                return wrong(place, piece, expected::none_of([piece]));
            }
            if conditions.iter().any(|other| other.piece == piece) {
                return wrong(place, piece, expected::unique());
            }
            conditions.push(Breeding { piece, at_least: condition.at_least });
        }
        Ok(conditions)
    }

    pub(super) fn boards(&self) -> Result<Vec<Board>> {
        (1..=MAX_PLAYERS as u8)
            .map(|players| {
                let found: Vec<_> =
                    self.board_config.iter().filter(|entry| entry.players == players).collect();
                let [entry] = found.as_slice() else {
                    let expected = expected::entries_with(1..=1, "players", players);
                    return wrong_count("board_config", found.len(), expected);
                };
                self.board(entry)
            })
            .collect()
    }

    fn board(&self, entry: &BoardEntry) -> Result<Board> {
        let place = |field: &str| format!("board_config[players = {}].{field}", entry.players);
        let slots = in_range(place("open_terrain_slots"), entry.open_terrain_slots, 0..=MAX_SLOTS as u8)?;
        let rounds = (0..ROUNDS).filter_map(Space::of_round).fold(0, |set, space| set | space.bit());
        let mut board = Board {
            spaces: rounds,
            offers: vec![Offer::default(); Space::ALL.len()],
            links: vec![0; Space::ALL.len()],
            slots,
        };
        for space in self.action_space.iter().filter(|s| s.board == "base" || s.board == entry.extension) {
            self.add_space(&mut board, space)?;
        }
        if board.spaces.count_ones() != entry.spaces_total {
            let expected = expected::as_elsewhere(board.spaces.count_ones());
            return wrong(place("spaces_total"), entry.spaces_total, expected);
        }
        // Whoever places a worker always has a choice: three rounds of workers block in solo.
        let workers = if entry.players == 1 { 9 } else { 3 * u32::from(entry.players) };
        if entry.spaces_total < workers + 3 {
            return wrong(place("spaces_total"), entry.spaces_total, expected::number(workers + 3..));
        }
        Ok(board)
    }

    fn add_space(&self, board: &mut Board, entry: &SpaceEntry) -> Result<()> {
        let place = |field: &str| format!("action_space[{}].{field}", entry.id);
        let space = word(place("id"), &entry.id, Space::ALL, Space::word)?;
        if board.spaces & space.bit() != 0 {
            return wrong(place("id"), &entry.id, expected::unique());
        }
        board.spaces |= space.bit();
        let offer = offer(&place("effects"), &entry.effects)?;
        self.price_agrees(&place("effects"), entry, &offer)?;
        if u32::from(offer.now.take) >> board.slots != 0 {
            let slot = u8::BITS - offer.now.take.leading_zeros();
            return wrong(place("effects"), slot, expected::number(..=board.slots));
        }
        board.offers[space.index()] = offer;
        if let Some(other) = &entry.exclusive_with {
            let other = word(place("exclusive_with"), other, Space::ALL, Space::word)?;
            board.links[space.index()] |= other.bit();
            board.links[other.index()] |= space.bit();
        }
        Ok(())
    }

    /// Prices stand on the cards too; both must say the same.
    fn price_agrees(&self, place: &str, entry: &SpaceEntry, offer: &Offer) -> Result<()> {
        let Some(Choice::Buy { location, trees, gold }) = offer.choice else { return Ok(()) };
        let card = self.locations()?[location.index()];
        let (price, side) = match entry.id.ends_with("_left") {
            true => (card.price_left, "price_left"),
            false => (card.price_right, "price_right"),
        };
        if (price.trees, price.gold) != (trees, gold) {
            let expected = expected::as_in(format!("location[{location}].{side}"));
            return wrong(place, format!("trees = {trees}, gold = {gold}"), expected);
        }
        Ok(())
    }
}
