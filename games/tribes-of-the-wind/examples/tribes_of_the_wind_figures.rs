//! What happens in series of games between greedy players: length, points, seats, boards, actions,
//! supplies. The figures of `docs/balance/tribes-of-the-wind.md` come from here.
//!
//! ```text
//! cargo run --release -p bocage-tribes-of-the-wind --example tribes_of_the_wind_figures -- 10000 4
//! ```

use std::collections::BTreeMap;

use bocage_bots::{Bot, Level};
use bocage_engine::{Game, QuickRng, Seat, Seed, SeedableRng};
use bocage_tribes_of_the_wind::setup::Options;
use bocage_tribes_of_the_wind::state::{Public, State};
use bocage_tribes_of_the_wind::vocabulary::{Board, GuideCondition};
use bocage_tribes_of_the_wind::{Action, Event, TribesOfTheWind};

/// Sums over all games, by what they count.
#[derive(Default)]
struct Figures {
    games: u32,
    sums: BTreeMap<String, f64>,
    squares: BTreeMap<String, f64>,
    rounds: (u16, u16),
    cards: BTreeMap<String, u32>,
    sides: BTreeMap<String, [u32; 3]>,
    guides: BTreeMap<String, [f64; 2]>,
}

impl Figures {
    fn add(&mut self, name: impl Into<String>, value: f64) {
        let name = name.into();
        *self.squares.entry(name.clone()).or_default() += value * value;
        *self.sums.entry(name).or_default() += value;
    }

    /// A game that is over.
    fn count(&mut self, game: &TribesOfTheWind, public: &Public) {
        self.games += 1;
        self.add("rounds", public.round.into());
        self.add("unfinished", f64::from(public.end_token.is_none()));
        self.rounds = match self.rounds {
            (0, 0) => (public.round, public.round),
            (low, high) => (low.min(public.round), high.max(public.round)),
        };
        let ranking = game.ranking(public);
        let winners = ranking.winners().count() as f64;
        self.add("element reshuffles", public.reshuffles.into());
        self.add("village reshuffles", public.village_reshuffles.into());
        self.add("forest stack empty", f64::from(public.stack_size == 0));
        for seat in Seat::all(public.players) {
            let (side, sheet) = (public.side(seat), game.score(public, seat));
            let share = if ranking.place(seat) == Some(0) { 1.0 / winners } else { 0.0 };
            self.add(format!("win of seat {seat}"), share);
            self.add("score", sheet.total().into());
            if share > 0.0 {
                self.add("winning score", f64::from(sheet.total()) * share);
            }
            for (name, points) in TribesOfTheWind::CATEGORIES.iter().zip(sheet.points()) {
                self.add(format!("points {name}"), (*points).into());
            }
            if public.end_token == Some(seat) {
                self.add("trigger seat wins", share);
            }
            let board = side.board.unwrap_or_default();
            self.add(format!("board {board} games"), 1.0);
            self.add(format!("board {board} wins"), share * f64::from(public.players));
            for condition in GuideCondition::ALL {
                let held = side.latched >> condition.index() & 1;
                self.add(format!("condition {condition}"), held.into());
                self.add(format!("board {board} {condition}"), held.into());
            }
            for guide in game.active_guides(side) {
                let entry =
                    self.guides.entry(format!("{guide} {}", game.components.guide(guide).key)).or_default();
                entry[0] += 1.0;
                entry[1] += share * f64::from(public.players);
            }
            for card in side.tucked() {
                let entry = self.sides.entry(card.to_string()).or_default();
                entry[0] += 1;
                entry[2] += u32::from(game.objective_holds(side, card));
            }
            self.add("villages", side.village_count().into());
            self.add("temples", side.temples.count_ones().into());
            self.add("tiles", side.tiled().count_ones().into());
            self.add("polluted cells", side.polluted().count_ones().into());
            self.add("water left", side.water.into());
        }
    }

    fn note(&mut self, action: Action, events: &[Event]) {
        match action {
            Action::PlayCard(card, line) => {
                self.add("action card", 1.0);
                self.add(format!("element {}", card.element()), 1.0);
                self.add(format!("line {line}"), 1.0);
                *self.cards.entry(card.to_string()).or_default() += 1;
            }
            Action::PlaceTemple => self.add("action temple", 1.0),
            Action::BuildVillage(_) => self.add("action village", 1.0),
            Action::DiscardThree => self.add("action discard", 1.0),
            _ => {}
        }
        for event in events {
            if let Event::RightSideUsed { card, .. } = event {
                self.sides.entry(card.to_string()).or_default()[1] += 1;
            }
        }
    }

    /// Mean of a figure, and half of its 95 % interval.
    fn mean(&self, name: &str, of: f64) -> (f64, f64) {
        let sum = self.sums.get(name).copied().unwrap_or_default();
        let mean = sum / of;
        let variance = self.squares.get(name).copied().unwrap_or_default() / of - mean * mean;
        (mean, 1.96 * (variance.max(0.0) / of).sqrt())
    }

    fn print(&self, players: u8) {
        let games = f64::from(self.games);
        let seats = games * f64::from(players);
        println!("{} games, {players} players, rounds {}-{}", self.games, self.rounds.0, self.rounds.1);
        for name in self.sums.keys().filter(|name| !name.starts_with("board ")) {
            let of_turns =
                name.starts_with("action") || name.starts_with("element ") || name.starts_with("line");
            let of_seats =
                ["score", "points", "condition", "villages", "temples", "tiles", "polluted", "water"];
            let turns: f64 =
                self.sums.iter().filter(|(name, _)| name.starts_with("action")).map(|(_, n)| n).sum();
            let cards = self.sums.get("action card").copied().unwrap_or(1.0);
            let of = match of_turns && name != "element reshuffles" {
                true if name.starts_with("action") => turns,
                true => cards,
                false if of_seats.iter().any(|start| name.starts_with(start)) => seats,
                false => games,
            };
            let (mean, half) = self.mean(name, of);
            println!("  {name:<24} {mean:8.3} ± {half:.3}");
        }
        for board in Board::ALL {
            let there = self.sums.get(&format!("board {board} games")).copied().unwrap_or(1.0);
            let (wins, half) = self.mean(&format!("board {board} wins"), there);
            let (sequence, _) = self.mean(&format!("board {board} sequence"), there);
            let (special, _) = self.mean(&format!("board {board} special"), there);
            println!(
                "  board {board:<8} {wins:.3} ± {half:.3} of a fair share; sequence {sequence:.2}, special {special:.2}"
            );
        }
        for (guide, [taken, wins]) in &self.guides {
            println!("  {guide:<32} {:.3} a seat, {:.2} of a fair share", taken / seats, wins / taken);
        }
        let mut cards: Vec<_> = self.cards.iter().collect();
        cards.sort_by_key(|(_, count)| **count);
        let (few, many) = (&cards[..8.min(cards.len())], &cards[cards.len().saturating_sub(8)..]);
        println!("  least played {few:?}\n  most played {many:?}");
        for (card, [tucked, right, met]) in &self.sides {
            let met = f64::from(*met) / f64::from((*tucked).max(1));
            println!("  {card} tucked at the end {tucked}, met {met:.2}, right side used {right}");
        }
    }
}

fn play(game: &TribesOfTheWind, players: u8, seed: u64, figures: &mut Figures) -> Option<State> {
    // Boards are dealt, so that each meets each seat.
    let options = Options { random_boards: true, ..Options::default() };
    let mut state = game.setup(players, &options, Seed(seed)).ok()?;
    let mut rng = QuickRng::seed_from_u64(seed);
    let mut bot: Box<dyn Bot<TribesOfTheWind>> = Level::Greedy.bot();
    let mut events = Vec::new();
    while let Some(seat) = game.waited(&state.public).lowest() {
        let action = bot.choose(game, &state.view(Some(seat)), seat, &mut rng)?;
        events.clear();
        game.apply_unchecked(&mut state, seat, action, &mut events);
        figures.note(action, &events);
    }
    Some(state)
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let games = arguments.next().and_then(Result::ok).unwrap_or(1000);
    let players = arguments.next().and_then(Result::ok).unwrap_or(3) as u8;
    let game = TribesOfTheWind::standard();
    let mut figures = Figures::default();
    for seed in 0..games {
        if let Some(state) = play(game, players, seed, &mut figures) {
            figures.count(game, &state.public);
        }
    }
    figures.print(players);
}
