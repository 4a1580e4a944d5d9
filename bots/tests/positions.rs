//! Positions to ask bots about.
use bocage_bots::Level;
use bocage_engine::{QuickRng, Seat, Seed, SeedableRng, StateOf, Title};

/// A position of a game between greedy bots, after so many decisions and where there are several things to
/// do, and who decides there.
pub(crate) fn after<G: Title>(game: &G, players: u8, seed: u64, decisions: usize) -> (StateOf<G>, Seat) {
    let mut state = game.setup(players, &G::Options::default(), Seed(seed)).unwrap();
    let mut rng = QuickRng::seed_from_u64(seed);
    let mut bot = Level::Greedy.bot::<G>();
    let mut list = Vec::new();
    for number in 0.. {
        let seat = game.waited(&state.public).lowest().unwrap();
        game.legal(&state, seat, &mut list);
        if number >= decisions && list.len() > 2 {
            return (state, seat);
        }
        let action = bot.choose(game, &state.view(Some(seat)), seat, &mut rng).unwrap();
        game.apply(&mut state, seat, action, &mut ()).unwrap();
    }
    unreachable!("a game without end");
}
