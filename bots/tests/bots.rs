//! Bots decide from what they may know, the same way every time.
use bocage_bots::{Bot, Budget, Level};
use bocage_engine::{Draw, Game, QuickRng, Seat, Seed, SeedableRng};
use bocage_evergreen::Evergreen;
use bocage_evergreen::setup::Options;

/// A player that hardly thinks, so that tests are quick.
fn quick(level: Level) -> Box<dyn Bot<Evergreen>> {
    level.bot_within(Budget::Simulations(12))
}

/// States along a random game.
fn states(seed: u64) -> Vec<bocage_evergreen::State> {
    let game = Evergreen::standard();
    let mut state = game.setup(3, &Options::default(), Seed(seed)).unwrap();
    let mut rng = QuickRng::seed_from_u64(seed);
    let (mut list, mut states) = (Vec::new(), Vec::new());
    while let Some(seat) = game.waited(&state.public).lowest() {
        states.push(state.clone());
        game.legal(&state, seat, &mut list);
        game.apply(&mut state, seat, *rng.pick(&list).unwrap(), &mut ()).unwrap();
    }
    states
}

#[test]
fn choices_are_legal_and_reproducible() {
    let game = Evergreen::standard();
    for level in Level::ALL {
        for state in states(3) {
            for seat in Seat::all(3) {
                let choose = || {
                    let mut rng = QuickRng::seed_from_u64(9);
                    quick(level).choose(game, &state.view(Some(seat)), seat, &mut rng)
                };
                let choice = choose();
                assert_eq!(choice, choose(), "{level}");
                assert_eq!(choice.is_some(), game.waited(&state.public).contains(seat));
                assert!(choice.is_none_or(|action| game.check(&state, seat, action).is_ok()));
            }
        }
    }
}

#[test]
fn a_spectator_decides_nothing() {
    let game = Evergreen::standard();
    let state = game.setup(2, &Options::default(), Seed(1)).unwrap();
    for level in Level::ALL {
        let choice = quick(level).choose(game, &state.view(None), Seat(0), &mut QuickRng::seed_from_u64(1));
        assert_eq!(choice, None);
    }
}

#[test]
fn levels_are_found_by_name() {
    for level in Level::ALL {
        assert_eq!(level.word().parse(), Ok(level));
    }
    assert_eq!("seedling".parse(), Ok(Level::Random));
    assert_eq!("sprout".parse(), Ok(Level::Greedy));
    assert!("grandmaster".parse::<Level>().is_err());
}
