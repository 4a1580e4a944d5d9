//! Games end (R52, and item 17 of section 12): no rule forces anybody to build, but whoever moves riders
//! towards a tile and builds when it can, however random all else is, comes to the end.
use bocage_engine::{Draw, Game, QuickRng, Seat, Seed, SeedableRng};
use bocage_tribes_of_the_wind::Action;
use bocage_tribes_of_the_wind::setup::Options;
use bocage_tribes_of_the_wind::state::{Side, State};
use bocage_tribes_of_the_wind::vocabulary::{Cell, NODES, Node};

use crate::examples::game;

/// No game of such players takes more rounds.
const ROUNDS: u16 = 80;

#[test]
fn r52_games_end_when_riders_move_towards_a_tile() {
    for seed in 0..80 {
        let players = 2 + (seed % 4) as u8;
        let mut rng = QuickRng::seed_from_u64(seed);
        let mut state = game().setup(players, &Options::default(), Seed(seed)).unwrap();
        while let Some(seat) = game().waited(&state.public).lowest() {
            let action = choose(&state, seat, &mut rng);
            game().apply_unchecked(&mut state, seat, action, &mut ());
            assert!(state.public.round <= ROUNDS, "seed {seed} with {players} players");
        }
        assert!(state.public.end_token.is_some(), "seed {seed}");
    }
}

/// Builds when it can, and moves riders only towards the tile that is cheapest to fill.
fn choose(state: &State, seat: Seat, rng: &mut QuickRng) -> Action {
    let mut list = Vec::new();
    game().legal(state, seat, &mut list);
    let builds: Vec<Action> =
        list.iter().copied().filter(|action| matches!(action, Action::BuildVillage(_))).collect();
    if let Some(build) = rng.pick(&builds) {
        return *build;
    }
    if let Some(step) = step_towards(state.public.side(seat))
        && list.contains(&step)
    {
        return step;
    }
    list.retain(|action| !matches!(action, Action::MoveRider(..) | Action::CatapultFrom(_)));
    *rng.pick(&list).unwrap()
}

/// A move of the nearest rider that is not there yet.
fn step_towards(side: &Side) -> Option<Action> {
    let (_, distances) = Cell::all().filter_map(|cell| cost(side, cell)).min_by_key(|(cost, _)| *cost)?;
    let nodes = (0..NODES as u8).map(Node);
    let from = nodes
        .filter(|node| side.riders(*node) > 0 && distances[node.index()] > 0)
        .min_by_key(|node| distances[node.index()])?;
    let nearer = |to: &Node| {
        game().moves_from(side, from) & to.bit() != 0 && distances[to.index()] < distances[from.index()]
    };
    let to = (0..NODES as u8).map(Node).find(nearer)?;
    Some(Action::MoveRider(from, to))
}

/// The moves that fill a forest tile, and how far every node is from it; nothing if it cannot be built.
fn cost(side: &Side, cell: Cell) -> Option<(u32, [u32; NODES])> {
    let slots = usize::from(game().components.tile(side.tile(cell)?).slots);
    if slots == 0 || side.villages & cell.bit() != 0 {
        return None;
    }
    let distances = distances(side, cell);
    let mut riders: Vec<u32> =
        (0..NODES).flat_map(|node| std::iter::repeat_n(distances[node], side.riders[node].into())).collect();
    riders.sort_unstable();
    Some((riders.iter().take(slots).sum(), distances))
}

fn distances(side: &Side, cell: Cell) -> [u32; NODES] {
    const FAR: u32 = 99;
    let mut distances = [FAR; NODES];
    distances[cell.index()] = 0;
    for distance in 1..NODES as u32 {
        for node in (0..NODES as u8).map(Node) {
            let reached = distances[node.index()] == distance - 1;
            let next = if reached { game().moves_from(side, node) } else { 0 };
            for to in (0..NODES).filter(|to| next >> to & 1 == 1) {
                distances[to] = distances[to].min(distance);
            }
        }
    }
    distances
}
