//! Plays games between greedy bots and counts what is taken and what it earned, as Markdown.
//!
//! `cargo run --release -p bocage-kingdom-crossing --example kingdom_crossing_figures -- 2 10000 [difficulty]`
#![allow(clippy::print_stdout, clippy::expect_used)]

use std::collections::BTreeMap;

use bocage_bots::{Bot, Greedy};
use bocage_engine::{Bits, Game, Options as _, QuickRng, Seat, Seed, SeedableRng};
use bocage_kingdom_crossing::state::Face;
use bocage_kingdom_crossing::vocabulary::Favour;
use bocage_kingdom_crossing::{Event, KingdomCrossing, Options};

/// How often something was taken by somebody, and the final points of those who did.
#[derive(Default)]
struct Taken {
    times: u32,
    points: f64,
    own: f64,
}

/// What a series of games gives.
#[derive(Default)]
struct Figures {
    totals: Vec<i32>,
    winning: Vec<i32>,
    categories: [f64; 7],
    wins: [f64; 4],
    decisions: u64,
    automa: f64,
    solo_wins: u32,
    counts: BTreeMap<&'static str, f64>,
    taken: BTreeMap<String, Taken>,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let players: u8 = args.first().and_then(|text| text.parse().ok()).unwrap_or(2);
    let games: u64 = args.get(1).and_then(|text| text.parse().ok()).unwrap_or(1000);
    let mut options = Options::default();
    if let Some(level) = args.get(2) {
        options.set("difficulty", level).expect("beginner, initiate, expert or master_builder");
    }
    let mut figures = Figures::default();
    for seed in 0..games {
        figures.play(players, &options, seed);
    }
    figures.print(players, games);
}

impl Figures {
    fn play(&mut self, players: u8, options: &Options, seed: u64) {
        let game = KingdomCrossing::standard();
        let mut state = game.setup(players, options, Seed(seed)).expect("the setup is legal");
        let mut rng = QuickRng::seed_from_u64(seed);
        let mut bot = Greedy::<KingdomCrossing>::new();
        let mut events = Vec::new();
        while let Some(seat) = game.waited(&state.public).lowest() {
            let view = state.view(Some(seat));
            let action = bot.choose(game, &view, seat, &mut rng).expect("a waited bot decides");
            game.apply_unchecked(&mut state, seat, action, &mut events);
            self.decisions += 1;
        }
        let public = &state.public;
        let finals: Vec<i32> = Seat::all(players).map(|seat| game.score(public, seat).total()).collect();
        let ranking = game.ranking(public);
        let winners = ranking.winners().count() as f64;
        ranking.winners().for_each(|seat| self.wins[seat.index()] += 1.0 / winners);
        self.winning.extend(ranking.winners().take(1).map(|seat| finals[seat.index()]));
        for seat in Seat::all(players) {
            let sheet = game.score(public, seat);
            for (sum, points) in self.categories.iter_mut().zip(sheet.points()) {
                *sum += f64::from(*points);
            }
            let side = public.side(seat);
            self.count("structures owned", f64::from(side.structures().count_ones()));
            self.count("cards in columns", f64::from(game.guild_counts(side).iter().sum::<u8>()));
            self.count("birds kept", f64::from(side.birds.count_ones()));
            self.count("favours owned", f64::from(side.favours.count_ones()));
            self.count("lowest marker", f64::from(game.lowest(side)));
            self.count("houses", f64::from(side.houses.count_ones()));
            for favour in Bits(side.favours.into()).map(Favour) {
                let own = game.favour_points(public, seat, favour);
                self.take(game.components.favour(favour).key.clone(), finals[seat.index()], own);
            }
        }
        if players == 1 {
            let theirs: i32 = game.automa_points(public).iter().sum();
            self.automa += f64::from(theirs);
            self.solo_wins += u32::from(finals[0] > theirs);
        }
        events.iter().for_each(|event| self.note(event, &finals));
        self.totals.extend(finals);
    }

    fn count(&mut self, what: &'static str, by: f64) {
        *self.counts.entry(what).or_default() += by;
    }

    fn take(&mut self, what: String, points: i32, own: i32) {
        let taken = self.taken.entry(what).or_default();
        taken.times += 1;
        taken.points += f64::from(points);
        taken.own += f64::from(own);
    }

    fn note(&mut self, event: &Event, finals: &[i32]) {
        let components = &KingdomCrossing::standard().components;
        let of = |seat: Seat| finals[seat.index()];
        match *event {
            Event::Paid { seat, face: Face::Card(card), cost } => {
                self.take(components.card(card).key.clone(), of(seat), -i32::from(cost));
            }
            Event::Paid { seat, face: Face::Tile(tile), .. } => {
                self.take(components.empty_tile(tile).key.clone(), of(seat), 0);
            }
            Event::Met { seat, bird } => self.take(components.bird(bird).key.clone(), of(seat), 0),
            Event::Crowned { seat, queen } => {
                self.count("Queen visits", 1.0);
                self.take(components.queen(queen).key.clone(), of(seat), 0);
            }
            Event::Started { seat, start, .. } => self.take(components.start(start).key.clone(), of(seat), 0),
            Event::Claimed { seat, goal, hard, points } => {
                let side = if hard { "hard" } else { "easy" };
                self.count("goals claimed", 1.0);
                self.take(format!("{} ({side})", components.goal(goal).key), of(seat), points.into());
            }
            Event::Rested { seat, tile } => {
                self.count("rests", 1.0);
                self.take(format!("rest {tile}"), of(seat), 0);
            }
            Event::Worked { seat, tile } => self.take(format!("work {tile}"), of(seat), 0),
            Event::Upgraded { seat, tile } => self.take(format!("upgrade {tile}"), of(seat), 0),
            Event::Flew { .. } => self.count("flights", 1.0),
            Event::Crossed { .. } => self.count("paws placed", 1.0),
            Event::PawBonus { paws: 6, .. } => self.count("sixth paws", 1.0),
            Event::PawBonus { .. } => self.count("seventh paws", 1.0),
            Event::Bought { .. } => self.count("resources bought", 1.0),
            Event::Decorated { .. } => self.count("decorations", 1.0),
            Event::Revealed { face: Face::Tile(_) | Face::Bare, .. } => {
                self.count("decks exhausted (per game × players)", 1.0);
            }
            _ => {}
        }
    }

    fn print(&mut self, players: u8, games: u64) {
        let seats = games as f64 * f64::from(players);
        self.totals.sort_unstable();
        let mean = |list: &[i32]| list.iter().map(|&n| f64::from(n)).sum::<f64>() / list.len().max(1) as f64;
        let at = |share: f64| self.totals[((self.totals.len() - 1) as f64 * share) as usize];
        let average = mean(&self.totals);
        println!("## {players} players, {games} games\n");
        println!(
            "mean {average:.1}, winner {:.1}, 5 %–95 % {}–{}, range {}–{}; {:.0} decisions a game",
            mean(&self.winning),
            at(0.05),
            at(0.95),
            at(0.0),
            at(1.0),
            self.decisions as f64 / games as f64
        );
        let names = <KingdomCrossing as Game>::CATEGORIES;
        let points: Vec<String> = names
            .iter()
            .zip(self.categories)
            .map(|(name, sum)| format!("{name} {:.1}", sum / seats))
            .collect();
        println!("points: {}", points.join(", "));
        for seat in 0..usize::from(players) {
            let share = self.wins[seat] / games as f64;
            let half = 1.96 * (share * (1.0 - share) / games as f64).sqrt();
            println!("seat {seat} wins {:.1} % ± {:.1}", share * 100.0, half * 100.0);
        }
        if players == 1 {
            let (automa, wins) = (self.automa / games as f64, f64::from(self.solo_wins) / games as f64);
            println!("Paco & Paca {automa:.1}; the bot wins {:.1} %", wins * 100.0);
        }
        for (what, sum) in &self.counts {
            println!("- {what}: {:.2} per player and game", sum / seats);
        }
        println!("\n| what | taken per game | takers' score − mean | own points |\n|---|---|---|---|");
        for (what, taken) in &self.taken {
            let times = f64::from(taken.times);
            let (per_game, lift) = (times / games as f64, taken.points / times - average);
            println!("| {what} | {per_game:.3} | {lift:+.1} | {:.1} |", taken.own / times);
        }
    }
}
