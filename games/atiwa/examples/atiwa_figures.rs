//! Figures of games between bots that `bocage simulate` does not give: what is used, bought, lost.
//!
//! `cargo run --release -p bocage-atiwa --example atiwa_figures -- PLAYERS GAMES [CHALLENGE] [BOT]`

use std::collections::BTreeMap;
use std::time::Instant;

use bocage_atiwa::state::{Public, Side};
use bocage_atiwa::vocabulary::{Card, Challenge, Location, Piece, Space};
use bocage_atiwa::{Atiwa, Event, Options};
use bocage_bots::{Bot, Level};
use bocage_engine::{Draw, Game, QuickRng, Seat, Seed, SeedableRng};

/// Sums over all seats of all games.
#[derive(Default)]
struct Figures {
    seats: f64,
    decisions: f64,
    sums: BTreeMap<&'static str, f64>,
    spaces: BTreeMap<Space, f64>,
    terrains: BTreeMap<Card, (f64, f64)>,
    first_purchase: BTreeMap<u8, f64>,
    seat_wins: [f64; 4],
    solo_won: f64,
    totals: Vec<i32>,
}

impl Figures {
    fn add(&mut self, name: &'static str, value: impl Into<f64>) {
        *self.sums.entry(name).or_default() += value.into();
    }

    /// What one event adds.
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Worked { space, .. } => *self.spaces.entry(space).or_default() += 1.0,
            Event::SpentFruit { .. } => self.add("bat actions", 1),
            Event::Strayed { bats, .. } => self.add("bats strayed", bats),
            Event::Evicted { .. } => self.add("bats evicted", 1),
            Event::Ate { .. } => self.add("pieces eaten", 1),
            Event::AteGold { gold, .. } => self.add("gold eaten", gold),
            Event::Reshuffled { .. } => self.add("reshuffles", 1),
            _ => {}
        }
    }

    /// What the tableau of a seat adds at the end.
    fn count(&mut self, game: &Atiwa, public: &Public, seat: Seat) {
        let side: &Side = public.side(seat);
        let sheet = game.score(public, seat);
        self.seats += 1.0;
        self.totals.push(sheet.total());
        for (category, points) in Atiwa::CATEGORIES.iter().zip(sheet.points()) {
            self.add(category, *points);
        }
        for &piece in Piece::ALL {
            self.add(piece.word(), side.tableau.count(piece));
        }
        for &location in Location::ALL {
            self.add(location.word(), side.tableau.copies(Card::location(location)));
        }
        self.add("terrain cards", side.tableau.terrains());
        self.add("pollution", side.tableau.pollution());
        for plot in side.tableau.plots().iter().filter(|plot| plot.card.is_terrain()) {
            let (count, points) = self.terrains.entry(plot.card).or_default();
            *count += 1.0;
            *points += f64::from(sheet.total());
        }
    }

    fn print(&mut self, games: f64) {
        self.totals.sort_unstable();
        let at = |share: f64| self.totals[((self.totals.len() - 1) as f64 * share) as usize];
        let mean = self.totals.iter().sum::<i32>() as f64 / self.seats;
        println!(
            "points: mean {mean:.1}, lowest {}, quartiles {} {} {}, highest {}",
            at(0.0),
            at(0.25),
            at(0.5),
            at(0.75),
            at(1.0)
        );
        println!(
            "decisions a game: {:.1}; solo goals met: {:.1} %",
            self.decisions / games,
            100.0 * self.solo_won / games
        );
        for (seat, wins) in self.seat_wins.iter().enumerate().filter(|(_, wins)| **wins > 0.0) {
            let share = wins / games;
            println!(
                "seat {seat}: {:.1} % ± {:.1}",
                100.0 * share,
                196.0 * (share * (1.0 - share) / games).sqrt()
            );
        }
        for (name, sum) in &self.sums {
            println!("{name}: {:.2} a player", sum / self.seats);
        }
        for (round, count) in &self.first_purchase {
            println!("first purchase in round {round}: {:.1} % of players", 100.0 * count / self.seats);
        }
        for (space, count) in &self.spaces {
            println!("space {space}: {:.2} a player", count / self.seats);
        }
        for (card, (count, points)) in &self.terrains {
            println!(
                "terrain {}: {:.3} a player, with {:.1} points",
                card.word(),
                count / self.seats,
                points / count
            );
        }
    }
}

fn play(
    game: &Atiwa,
    players: u8,
    options: &Options,
    level: Level,
    seed: u64,
    figures: &mut Figures,
) -> Option<()> {
    let mut state = game.setup(players, options, Seed(seed)).ok()?;
    let mut bots: Vec<Box<dyn Bot<Atiwa>>> = (0..players).map(|_| level.bot()).collect();
    let mut rng = QuickRng::seed_from_u64(seed);
    let mut bought = [0u8; 4];
    let mut events = Vec::new();
    loop {
        let waited: Vec<Seat> = game.waited(&state.public).iter().collect();
        let Some(&seat) = rng.pick(&waited) else { break };
        let view = state.view(Some(seat));
        let action = bots[seat.index()].choose(game, &view, seat, &mut rng)?;
        let round = state.public.round;
        events.clear();
        game.apply(&mut state, seat, action, &mut events).ok()?;
        for event in &events {
            figures.hear(event);
            if let Event::Bought { seat, .. } = event
                && bought[seat.index()] == 0
            {
                bought[seat.index()] = round;
                *figures.first_purchase.entry(round).or_default() += 1.0;
            }
        }
        figures.decisions += 1.0;
    }
    let ranking = game.ranking(&state.public);
    let winners = ranking.winners().count() as f64;
    ranking.winners().for_each(|seat| figures.seat_wins[seat.index()] += 1.0 / winners);
    figures.solo_won += f64::from(u8::from(game.solo_won(&state.public)));
    Seat::all(players).for_each(|seat| figures.count(game, &state.public, seat));
    Some(())
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let number =
        |index: usize, default: u64| args.get(index).and_then(|text| text.parse().ok()).unwrap_or(default);
    let (players, games) = (number(1, 2) as u8, number(2, 1000));
    let options = Options { challenge: args.get(3).and_then(|word| Challenge::from_word(word)) };
    let level = args.get(4).and_then(|word| word.parse().ok()).unwrap_or(Level::Greedy);
    let mut figures = Figures::default();
    let start = Instant::now();
    for seed in 0..games {
        if play(Atiwa::standard(), players, &options, level, seed, &mut figures).is_none() {
            println!("game {seed} could not be played");
        }
    }
    println!("{games} games of {players} in {:.1} s", start.elapsed().as_secs_f64());
    figures.print(games as f64);
}
