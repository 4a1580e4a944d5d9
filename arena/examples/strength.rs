//! A quick look at who beats whom in Evergreen: `strength GAMES A B`, where a bot is `grove` or, with so
//! many simulations, `grove:200`.

use std::time::Instant;

use bocage_bots::{Bot, Budget, Level};
use bocage_engine::{Draw, Game, QuickRng, Seat, Seed, SeedableRng};
use bocage_evergreen::Evergreen;
use bocage_evergreen::setup::Options;

type Player = Box<dyn Bot<Evergreen>>;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [games, names @ ..] = words.as_slice() else { return Err("strength GAMES A B".into()) };
    let games: u64 = games.parse()?;
    let mut wins = 0.0;
    let mut lead = Vec::new();
    let mut spent = [0.0f64; 2];
    let mut decisions = [0u32; 2];
    for number in 0..games {
        let mut bots = [player(names.first())?, player(names.get(1))?];
        let mine = Seat((number % 2) as u8);
        let totals = play(&mut bots, number, &mut spent, &mut decisions)?;
        let (own, other) = (totals[mine.index()], totals[1 - mine.index()]);
        wins += if own == other { 0.5 } else { f64::from(u8::from(own > other)) };
        lead.push(f64::from(own - other));
    }
    let count = games.max(1) as f64;
    let per = |bot: usize| 1000.0 * spent[bot] / f64::from(decisions[bot].max(1));
    println!(
        "{names:?}: {games} games, {:.1} % won, lead {:.1}, {:.1} and {:.1} ms a decision",
        100.0 * wins / count,
        lead.iter().sum::<f64>() / count,
        per(0),
        per(1)
    );
    Ok(())
}

fn player(name: Option<&String>) -> Result<Player, Box<dyn std::error::Error>> {
    let name = name.ok_or("two bots, please")?;
    let (level, simulations) = name.split_once(':').unwrap_or((name, ""));
    let level: Level = level.parse()?;
    Ok(if simulations.is_empty() {
        level.bot()
    } else {
        level.bot_within(Budget::Simulations(simulations.parse()?))
    })
}

/// One game; bot 0 sits on seat `number % 2`, and two games in a row have the same deal.
fn play(
    bots: &mut [Player; 2],
    number: u64,
    spent: &mut [f64; 2],
    decisions: &mut [u32; 2],
) -> Result<[i32; 2], Box<dyn std::error::Error>> {
    let game = Evergreen::standard();
    let mut state = game.setup(2, &Options::default(), Seed(9_000 + number / 2))?;
    let mut rng = QuickRng::seed_from_u64(number);
    loop {
        let waited: Vec<Seat> = game.waited(&state.public).iter().collect();
        let Some(&seat) = rng.pick(&waited) else { break };
        let bot = (seat.index() + number as usize) % 2;
        let began = Instant::now();
        let action = bots[bot].choose(game, &state.view(Some(seat)), seat, &mut rng).ok_or("no choice")?;
        spent[bot] += began.elapsed().as_secs_f64();
        decisions[bot] += 1;
        game.apply(&mut state, seat, action, &mut ())?;
    }
    Ok([Seat(0), Seat(1)].map(|seat| game.score(&state.public, seat).total()))
}
