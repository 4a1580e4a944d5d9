//! Golden records: whole games that must replay to the same hashes for ever.

use std::path::Path;

use bocage_bots::{Bot, Level};
use bocage_engine::{Draw, QuickRng, Record, Seat, Seed, SeedableRng, Title};

use crate::regenerating;

/// A golden game: who plays, with which seed and options.
pub struct Plan<O> {
    /// The bots around the table.
    pub bots: Vec<Level>,
    /// The seed.
    pub seed: u64,
    /// The options.
    pub options: O,
}

/// Every record of `folder` replays to its hashes and result; there is one for each plan. With
/// `BOCAGE_REGENERATE` set the records are played and written anew.
pub fn check_golden<G: Title>(game: &G, folder: &Path, plans: &[Plan<G::Options>]) {
    for plan in plans {
        let bots: Vec<&str> = plan.bots.iter().map(|bot| bot.word()).collect();
        let path = folder.join(format!("{}-{}.json", bots.join("-"), plan.seed));
        if regenerating() {
            std::fs::create_dir_all(folder).expect("the folder can be made");
            std::fs::write(&path, played(game, plan).to_json()).expect("the record can be written");
        }
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| {
            panic!("{}: {error}; set BOCAGE_REGENERATE=1 to write it", path.display())
        });
        let record = Record::from_json(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        record.verify(game).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(record.result.is_some(), "{}: the game is not over", path.display());
        assert!(record.checkpoints.len() > 3, "{}: too few hashes", path.display());
    }
}

fn played<G: Title>(game: &G, plan: &Plan<G::Options>) -> Record {
    let players = plan.bots.len() as u8;
    let mut state = game.setup(players, &plan.options, Seed(plan.seed)).expect("the setup is legal");
    let mut bots: Vec<Box<dyn Bot<G>>> = plan.bots.iter().map(|level| level.bot()).collect();
    let mut rng = QuickRng::seed_from_u64(plan.seed);
    let mut actions = Vec::new();
    loop {
        let waited: Vec<Seat> = game.waited(&state.public).iter().collect();
        let Some(&seat) = rng.pick(&waited) else { break };
        let view = state.view(Some(seat));
        let action = bots[seat.index()].choose(game, &view, seat, &mut rng).expect("a waited bot decides");
        game.apply(&mut state, seat, action, &mut ()).expect("a bot's decision is legal");
        actions.push((seat, action));
    }
    let mut record =
        Record::of(game, players, &plan.options, Seed(plan.seed), &actions).expect("a game can be recorded");
    record.names = plan.bots.iter().map(|level| level.word().to_owned()).collect();
    record
}
