//! The laws of the contract and the invariants of section 12 of the rules, on random games.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::Path;

use bocage_conformance::{Laws, Step, check_locales, fuzz_files, games};
use bocage_engine::{Draw, Game, QuickRng, Seat, Seed, SeedableRng};
use bocage_evergreen::components::Icon;
use bocage_evergreen::setup::{Options, SoloFirst};
use bocage_evergreen::state::{Phase, Public, State};
use bocage_evergreen::vocabulary::{Biome, Piece, Season, Sun};
use bocage_evergreen::{Action, Event, Evergreen};

fn game() -> &'static Evergreen {
    Evergreen::standard()
}

fn check(players: u8) {
    let laws = Laws {
        game: game(),
        players,
        options: Options::default(),
        // 14 picks, and at most 14 turns of 21 decisions (16).
        most_decisions: u32::from(players) * (14 + 14 * 21),
        most_options: 29, // 12
    };
    laws.check(games(), invariants);
}

#[test]
fn laws_with_one_player() {
    check(1);
}

#[test]
fn laws_with_two_players() {
    check(2);
}

#[test]
fn laws_with_three_players() {
    check(3);
}

#[test]
fn laws_with_four_players() {
    check(4);
}

#[test]
fn laws_with_every_option() {
    for start_sun in Sun::ALL {
        for solo_first in [SoloFirst::Human, SoloFirst::Automa] {
            let options = Options { start_sun: *start_sun, solo_first };
            let laws = Laws { game: game(), players: 1, options, most_decisions: 5000, most_options: 29 };
            laws.check(games() / 20 + 1, invariants);
        }
    }
}

fn count(spaces: u64) -> u32 {
    spaces.count_ones()
}

/// The invariants of section 12, by number.
fn invariants(step: &Step<'_, Evergreen>) {
    let (before, after) = (&step.before.public, &step.after.public);
    cards_are_kept(step.after); // 1
    zone(before, after); // 3, 4
    draft(after); // 5
    taken(after); // 6
    for seat in Seat::all(after.players) {
        levels(before, after, seat); // 7
        plants(before, after, seat); // 8, 9
        points(before, after, seat, step.events); // 10, 11, 14
    }
    shared_fields_rest_during_turns(step); // 19
    // 13: the sun follows the season.
    assert_eq!(after.sun(), after.start_sun.clockwise(after.season as u8));
    if after.phase == Phase::End {
        at_the_end(after);
    }
}

fn cards_are_kept(state: &State) {
    let public = &state.public;
    let taken = public.sides().iter().flat_map(|side| side.taken.iter());
    let open =
        public.row.iter().flatten().chain(&public.discard).chain(&public.zone).chain(&public.automa_taken);
    let mut cards: Vec<u8> = open.chain(taken).chain(&state.secret.deck).map(|card| card.0).collect();
    cards.sort_unstable();
    assert_eq!(cards, (0..42).collect::<Vec<u8>>());
}

fn zone(before: &Public, after: &Public) {
    let piles = |public: &Public| public.zone.len();
    assert!(piles(after) >= piles(before) && piles(after) <= piles(before) + 1);
    for biome in Biome::ALL {
        let pile: Vec<_> =
            after.zone.iter().filter(|card| game().components.face(**card).biome == Some(*biome)).collect();
        let down = pile.iter().filter(|card| after.face_down & card.bit() != 0).count();
        let arid = pile.iter().filter(|card| game().components.face(***card).icon == Icon::Aridity).count();
        assert!(down <= arid);
    }
    assert!(
        after.zone.iter().all(|card| game().components.face(*card).biome.is_some()),
        "a wild card in the zone"
    );
}

fn draft(public: &Public) {
    if public.phase != Phase::Draft {
        return;
    }
    let cards = public.row.iter().flatten().count();
    assert_eq!(cards, usize::from(public.drafters() + 1 - public.draft_index));
    if public.draft_index > 0 {
        let on_card = public.token_slot.is_some_and(|slot| public.row[usize::from(slot)].is_some());
        assert!(on_card || public.next_first_player != public.first_player);
    }
}

fn taken(public: &Public) {
    for (seat, side) in (0u8..).zip(public.sides()) {
        let order = (seat + public.drafters() - public.first_player) % public.drafters();
        let picked = match public.phase {
            Phase::Draft => order < public.draft_index,
            Phase::Turns => true,
            Phase::End => false,
        };
        assert_eq!(side.taken.len(), usize::from(public.round_in_season) + usize::from(picked));
    }
}

fn levels(before: &Public, after: &Public, seat: Seat) {
    let (was, is) = (before.side(seat).level, after.side(seat).level);
    assert!(is.iter().all(|level| *level <= 5));
    assert!(was.iter().zip(&is).all(|(was, is)| was <= is && *is <= was + 1));
    let rounds = game().round(after);
    assert!(is.iter().sum::<u8>() <= rounds);
}

fn plants(before: &Public, after: &Public, seat: Seat) {
    let (was, is) = (before.side(seat).planet, after.side(seat).planet);
    assert_eq!(is.occupied() & !game().components.board.plantable, 0);
    assert_eq!(is.occupied().count_ones(), Piece::ALL.iter().map(|piece| count(is.of(*piece))).sum::<u32>());
    assert_eq!(was.occupied() & !is.occupied(), 0, "a pawn disappeared");
    assert_eq!((was.bushes & !is.bushes, was.lakes & !is.lakes, was.big & !is.big), (0, 0, 0));
    assert_eq!(is.small & was.occupied() & !(was.small | was.sprouts), 0);
    assert_eq!(is.big & !was.big & !was.small, 0, "a tree skipped a stage");
    assert_eq!(is.sprouts & !was.sprouts & was.occupied(), 0);
}

fn points(before: &Public, after: &Public, seat: Seat, events: &[Event]) {
    let planet = after.side(seat).planet;
    let (was, is) = (before.side(seat).points, after.side(seat).points);
    assert!(is.total() >= was.total());
    assert!(is.bud <= 60);
    let (small, big, bushes) = (count(planet.small), count(planet.big), count(planet.bushes));
    for sun in Sun::ALL {
        let light = planet.light_points(*sun, &game().components.light);
        assert!((0..=30).contains(&light));
        assert!(light as u32 <= small + 2 * big);
    }
    let forest = game().forest_points(&planet) as u32;
    assert!(forest <= small + big + bushes);
    assert_eq!(forest >= 1, small + big + bushes >= 1);
    // Points are gained by buds and at the ends of seasons, and the events say how many.
    let told: i32 = events
        .iter()
        .map(|event| match event {
            Event::Budded { seat: who, points } if *who == seat => *points,
            Event::SeasonScored { seat: who, light, forest } if *who == seat => light + forest,
            Event::FertilityScored { seat: who, points } if *who == seat => *points,
            _ => 0,
        })
        .sum();
    assert_eq!(is.total() - was.total(), told);
}

fn shared_fields_rest_during_turns(step: &Step<'_, Evergreen>) {
    let (before, after) = (&step.before.public, &step.after.public);
    let same_round = before.season == after.season && before.round_in_season == after.round_in_season;
    if before.phase == Phase::Turns && same_round && after.phase == Phase::Turns {
        let shared = |public: &Public| {
            let mut public = *public;
            public.seats = Default::default();
            public
        };
        assert_eq!(shared(before), shared(after));
        assert_eq!(step.before.secret, step.after.secret);
        for seat in Seat::all(after.players).filter(|seat| *seat != step.seat) {
            assert_eq!(before.side(seat), after.side(seat));
        }
    }
}

fn at_the_end(public: &Public) {
    assert_eq!(public.season, Season::Winter);
    assert_eq!(public.refills, if public.players == 4 { 2 } else { 1 }); // 17
    let ranking = game().ranking(public);
    assert_eq!(ranking.winners().count(), 1);
    for seat in Seat::all(public.players) {
        let points = public.side(seat).points;
        assert_eq!(points.total(), game().score(public, seat).total());
        assert_eq!(points.fertility, game().fertility_points(public, seat));
    }
}

#[test]
fn setup_gives_a_zone_of_five_or_six_symbols() {
    for seed in 0..games() {
        for players in 1..=4 {
            let state = game().setup(players, &Options::default(), Seed(seed)).unwrap();
            let zone = &state.public.zone;
            let symbols: u16 = game().fertility(&state.public).iter().sum();
            assert!((5..=6).contains(&symbols)); // 2
            assert!((3..=5).contains(&zone.len()));
            let row = usize::from(state.public.drafters()) + 1;
            assert_eq!(state.secret.deck.len(), 42 - zone.len() - row);
        }
    }
}

/// Plays a random round, the seats taking their turns in an order drawn by lot.
fn play_turns(mut state: State, plans: &[Vec<Action>], rng: &mut QuickRng) -> State {
    let mut next = vec![0; plans.len()];
    loop {
        let open: Vec<usize> = (0..plans.len()).filter(|&seat| next[seat] < plans[seat].len()).collect();
        let Some(&seat) = rng.pick(&open) else { return state };
        game().apply(&mut state, Seat(seat as u8), plans[seat][next[seat]], &mut ()).unwrap();
        next[seat] += 1;
    }
}

#[test]
fn interleaving_of_turns_does_not_matter() {
    // 15
    for seed in 0..games() / 5 {
        let mut rng = QuickRng::seed_from_u64(seed);
        let mut state = game().setup(3, &Options::default(), Seed(seed)).unwrap();
        let mut list = Vec::new();
        for _ in 0..5 {
            while state.public.phase == Phase::Draft {
                let seat = game().waited(&state.public).lowest().unwrap();
                game().legal(&state, seat, &mut list);
                game().apply(&mut state, seat, *rng.pick(&list).unwrap(), &mut ()).unwrap();
            }
            let start = state.clone();
            let mut plans = vec![Vec::new(); 3];
            while state.public.phase == Phase::Turns {
                let seat = game().waited(&state.public).lowest().unwrap();
                game().legal(&state, seat, &mut list);
                let action = *rng.pick(&list).unwrap();
                game().apply(&mut state, seat, action, &mut ()).unwrap();
                plans[seat.index()].push(action);
            }
            assert_eq!(play_turns(start, &plans, &mut rng), state);
        }
    }
}

#[test]
fn words_of_both_languages() {
    check_locales::<Evergreen>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")));
}

#[test]
fn damaged_files_are_refused() {
    fuzz_files(game(), games());
}
