//! Simulations take no memory once a bot is warm.
use bocage_bots::{Bot, Budget, Grove, Level};
use bocage_engine::{Game, QuickRng, Seat, Seed, SeedableRng};
use bocage_evergreen::Evergreen;
use bocage_evergreen::setup::Options;

const SIMULATIONS: u32 = 300;

fn choose(bot: &mut Box<dyn Bot<Evergreen>>, seed: u64) {
    let game = Evergreen::standard();
    let state = game.setup(2, &Options::default(), Seed(1)).unwrap();
    let view = state.view(Some(Seat(0)));
    bot.choose(game, &view, Seat(0), &mut QuickRng::seed_from_u64(seed)).unwrap();
}

#[test]
fn simulations_allocate_nothing_after_warm_up() {
    for level in [Level::Shrub, Level::Tree, Level::Grove] {
        let mut bot = level.bot_within(Budget::Simulations(SIMULATIONS));
        (0..4).for_each(|seed| choose(&mut bot, seed));
        let counted = allocation_counter::measure(|| choose(&mut bot, 9)).count_total;
        // A handful for the decision itself, such as its menu; none for each simulation.
        assert!(counted < u64::from(SIMULATIONS) / 10, "{level}: {counted}");
    }
}

#[test]
fn several_threads_choose_the_same_every_time() {
    let game = Evergreen::standard();
    let state = game.setup(2, &Options::default(), Seed(1)).unwrap();
    let choose = |seed: u64| {
        let mut bot = Grove::on_threads(Budget::Simulations(200), 3);
        bot.choose(game, &state.view(Some(Seat(0))), Seat(0), &mut QuickRng::seed_from_u64(seed)).unwrap()
    };
    for seed in 0..4 {
        assert_eq!(choose(seed), choose(seed));
        game.check(&state, Seat(0), choose(seed)).unwrap();
    }
}
