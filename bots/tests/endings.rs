//! The last decisions of a game, where the best one is known.
use bocage_bots::{Budget, Level};
use bocage_engine::{Game, Positions, QuickRng, Seat, SeedableRng};
use bocage_evergreen::Evergreen;

/// The last turn of the last round: the other has ended its turn, the power is used, the action is left.
const LAST: &str = include_str!("last_turn.toml");

/// The worst and the best final score that any line of play reaches.
fn solved(game: &Evergreen, state: &bocage_evergreen::State) -> (i32, i32) {
    let seat = Seat(0);
    let mut list = Vec::new();
    game.legal(state, seat, &mut list);
    let after = list.into_iter().map(|action| {
        let mut after = state.clone();
        game.apply_unchecked(&mut after, seat, action, &mut ());
        solved(game, &after)
    });
    let now = game.score(&state.public, seat).total();
    after.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))).unwrap_or((now, now))
}

#[test]
fn the_last_turn_is_played_as_well_as_can_be() {
    let game = Evergreen::standard();
    let start = game.read_position(LAST).unwrap();
    let (worst, best) = solved(game, &start);
    assert!(best > worst + 5, "a position in which nothing can go wrong shows nothing");
    for level in [Level::Shrub, Level::Tree, Level::Grove] {
        let mut bot = level.bot_within(Budget::Simulations(600));
        let mut rng = QuickRng::seed_from_u64(1);
        let mut state = start.clone();
        while game.waited(&state.public).contains(Seat(0)) {
            let action = bot.choose(game, &state.view(Some(Seat(0))), Seat(0), &mut rng).unwrap();
            game.apply(&mut state, Seat(0), action, &mut ()).unwrap();
        }
        assert!(game.is_over(&state.public));
        assert_eq!(game.score(&state.public, Seat(0)).total(), best, "{level}");
    }
}
