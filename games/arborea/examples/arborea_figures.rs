//! Figures for `docs/balance/arborea.md` that `bocage simulate` does not give: what a game is made of.
//!
//! `cargo run --release -p bocage-arborea --example arborea_figures -- PLAYERS GAMES [FIRST_SEED] [random]`
//!
//! All seats play greedily; with `random` all but the first play at random. The bot does not look at the
//! difficulty, so one solo game tells how it ends at every level.

use std::collections::BTreeMap;
use std::time::Instant;

use bocage_arborea::setup::Options;
use bocage_arborea::vocabulary::{Creature, Owner};
use bocage_arborea::{Action, Arborea, Event, State};
use bocage_bots::{Bot, Level};
use bocage_engine::{Draw, Game, QuickRng, Seat, Seed, SeedableRng};

/// The levels of difficulty that the rulebook names.
const LEVELS: [i32; 6] = [2, 3, 4, 5, 6, 7];

/// Sums over all games and seats.
#[derive(Default)]
struct Sums {
    games: f64,
    scores: Vec<f64>,
    winners: f64,
    categories: [f64; 4],
    turns: f64,
    cards: f64,
    creatures: [f64; 6],
    captives: f64,
    wins: [f64; 5],
    steps: f64,
    /// Feronia's totals and how often she is beaten, at each level.
    feronia: [f64; LEVELS.len()],
    beaten: [f64; LEVELS.len()],
    events: BTreeMap<&'static str, f64>,
    trails: BTreeMap<String, f64>,
    most_options: usize,
}

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|word| word.parse::<u64>().ok());
    let players = numbers.next().unwrap_or(2) as u8;
    let games = numbers.next().unwrap_or(100);
    let first = numbers.next().unwrap_or(1);
    let others = if std::env::args().any(|word| word == "random") { Level::Random } else { Level::Greedy };
    let mut sums = Sums::default();
    let start = Instant::now();
    for seed in first..first + games {
        one_game(players, others, seed, &mut sums);
    }
    report(players, &sums, start.elapsed().as_secs_f64());
}

fn one_game(players: u8, others: Level, seed: u64, sums: &mut Sums) {
    let game = Arborea::standard();
    let Ok(mut state) = game.setup(players, &Options::default(), Seed(seed)) else { return };
    let mut bots: Vec<Box<dyn Bot<Arborea>>> = vec![Level::Greedy.bot()];
    bots.extend((1..players).map(|_| others.bot()));
    let mut rng = QuickRng::seed_from_u64(seed);
    let mut events = Vec::new();
    loop {
        let waited: Vec<Seat> = game.waited(&state.public).iter().collect();
        let Some(&seat) = rng.pick(&waited) else { break };
        let view = state.view(Some(seat));
        let Some(action) = bots[seat.index()].choose(game, &view, seat, &mut rng) else { break };
        let mut options = 0;
        game.each_legal(&state.public, &(), seat, |_| options += 1);
        sums.most_options = sums.most_options.max(options);
        if let Action::Activate(waiting) = action {
            *sums.trails.entry(format!("{} {}", waiting.area(), waiting.trail())).or_default() += 1.0;
        }
        events.clear();
        game.apply_unchecked(&mut state, seat, action, &mut events);
        events.iter().for_each(|event| note(event, sums));
    }
    count(game, &state, sums);
}

fn note(event: &Event, sums: &mut Sums) {
    let name = match event {
        Event::Walks(owner, _) if *owner != Owner::FERONIA => "activations",
        Event::Completed(owner, _) if *owner != Owner::FERONIA => "cards completed",
        Event::Attracted(owner, ..) if *owner != Owner::FERONIA => "attracts",
        Event::Nobody(owner, ..) if *owner != Owner::FERONIA => "attracts in vain",
        Event::Invited(owner, ..) if *owner != Owner::FERONIA => "invites",
        Event::Gave(..) => "gifts",
        Event::Trained(..) => "trained",
        Event::Picked(..) => "rewards of Sages",
        Event::Season(..) => "season steps",
        Event::Paid(..) => "spirit payments",
        Event::Rescued(..) => "water rescues",
        Event::Swapped(..) => "swaps",
        Event::Bonus(..) => "bonus tiles",
        Event::Renewed(..) => "renewed offers",
        Event::Captive(..) => "put into captivity",
        _ => return,
    };
    *sums.events.entry(name).or_default() += 1.0;
}

fn count(game: &Arborea, state: &State, sums: &mut Sums) {
    let public = &state.public;
    sums.games += 1.0;
    let ranking = game.ranking(public);
    let winners: Vec<Seat> = ranking.winners().collect();
    for &seat in &winners {
        sums.wins[seat.index()] += 1.0 / winners.len() as f64;
    }
    sums.winners += winners.first().map_or(0.0, |seat| f64::from(game.score(public, *seat).total()));
    for seat in Seat::all(public.players) {
        let sheet = game.score(public, seat);
        sums.scores.push(sheet.total().into());
        for (sum, &points) in sums.categories.iter_mut().zip(sheet.points()) {
            *sum += f64::from(points);
        }
        let board = public.board(seat);
        sums.turns += f64::from(board.turns);
        sums.cards += board.ecosystem.cards.len() as f64;
        for (sum, count) in sums.creatures.iter_mut().zip(board.ecosystem.census()) {
            *sum += f64::from(count);
        }
        sums.captives += board.captive.iter().map(|&count| f64::from(count)).sum::<f64>();
    }
    if public.solo() {
        let (score, steps) = (game.score(public, Seat(0)).total(), i32::from(game.feronia_steps(public)));
        sums.steps += f64::from(steps);
        for (index, level) in LEVELS.into_iter().enumerate() {
            let total = i32::from(public.feronia.points) + level * steps;
            sums.feronia[index] += f64::from(total);
            sums.beaten[index] += if score > total { 1.0 } else { 0.0 };
        }
    }
}

fn report(players: u8, sums: &Sums, seconds: f64) {
    let seats = sums.scores.len() as f64;
    let mean = sums.scores.iter().sum::<f64>() / seats;
    let variance = sums.scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / seats;
    let best = sums.scores.iter().copied().fold(f64::MIN, f64::max);
    println!("{players} players, {} games in {seconds:.0} s", sums.games);
    println!(
        "score {mean:.1} (deviation {:.1}, interval ±{:.1}), winner {:.1}, best {best}",
        variance.sqrt(),
        1.96 * (variance / seats).sqrt(),
        sums.winners / sums.games
    );
    let [biomes, spirit, seasons, creatures] = sums.categories.map(|sum| sum / seats);
    println!("biomes {biomes:.1}, spirit {spirit:.1}, seasons {seasons:.1}, creatures {creatures:.1}");
    println!(
        "turns {:.1}, cards {:.1}, captives {:.2}",
        sums.turns / seats,
        sums.cards / seats,
        sums.captives / seats
    );
    let kinds = Creature::ALL.iter().zip(sums.creatures);
    let kinds: Vec<String> = kinds.map(|(creature, sum)| format!("{creature} {:.2}", sum / seats)).collect();
    println!("creatures {:.2}: {}", sums.creatures.iter().sum::<f64>() / seats, kinds.join(", "));
    for seat in 0..usize::from(players) {
        let share = sums.wins[seat] / sums.games;
        let interval = 1.96 * (share * (1.0 - share) / sums.games).sqrt();
        println!("seat {seat} wins {:.1} % ±{:.1}", share * 100.0, interval * 100.0);
    }
    if players == 1 {
        println!("Feronia makes {:.1} steps", sums.steps / sums.games);
        for (index, level) in LEVELS.iter().enumerate() {
            let share = sums.beaten[index] / sums.games;
            println!(
                "level {level}: Feronia {:.1}, beaten in {:.1} % ±{:.1}",
                sums.feronia[index] / sums.games,
                share * 100.0,
                196.0 * (share * (1.0 - share) / sums.games).sqrt()
            );
        }
    }
    for (name, sum) in &sums.events {
        println!("{name}: {:.2} a turn", sum / sums.turns);
    }
    let walks: f64 = sums.trails.values().sum();
    let mut trails: Vec<_> = sums.trails.iter().collect();
    trails.sort_by(|a, b| b.1.total_cmp(a.1));
    let trails: Vec<String> =
        trails.iter().map(|(trail, sum)| format!("{trail} {:.1}", *sum / walks * 100.0)).collect();
    println!("trails in % of activations: {}", trails.join(", "));
    println!("most options in one decision: {}", sums.most_options);
}
