//! The laws of the contract and the invariants of section 14 of the rules, on random games.
use std::path::Path;

use bocage_atiwa::setup::Options;
use bocage_atiwa::state::{Phase, Public, Side, State, Step as Doing};
use bocage_atiwa::tableau::{MAX_PLOTS, Plot};
use bocage_atiwa::vocabulary::{Card, Challenge, Coord, Location, Piece, TERRAINS, Tile};
use bocage_atiwa::{Action, Atiwa, Event};
use bocage_conformance::{Laws, Step, check_file_words, check_locales, fuzz_files, games};
use bocage_engine::{ActionList, Draw, Game, QuickRng, Seat, Seed, SeedableRng, playout};

fn game() -> &'static Atiwa {
    Atiwa::standard()
}

fn check(players: u8, options: Options, games: u64) {
    let laws =
        Laws { game: game(), players, options, most_decisions: 400 * u32::from(players), most_options: 400 };
    laws.check(games, invariants);
}

#[test]
fn laws_with_one_player() {
    check(1, Options::default(), games());
}

#[test]
fn laws_with_two_players() {
    check(2, Options::default(), games());
}

#[test]
fn laws_with_three_players() {
    check(3, Options::default(), games() / 2);
}

#[test]
fn laws_with_four_players() {
    check(4, Options::default(), games() / 2);
}

#[test]
fn laws_in_every_challenge() {
    for &challenge in Challenge::ALL {
        check(1, Options { challenge: Some(challenge) }, games() / 4 + 1);
    }
}

/// The invariants of section 14, by number.
fn invariants(step: &Step<'_, Atiwa>) {
    let (before, after) = (&step.before.public, &step.after.public);
    for seat in Seat::all(after.players) {
        let (was, is) = (before.side(seat), after.side(seat));
        pieces_are_kept(after, is); // 1, 2
        assert!(is.shortage >= was.shortage); // 3
        assert_eq!(i32::from(is.gold), i32::from(was.gold) + earned(step.events, seat), "unpaid gold"); // 3
        night(after, seat); // 4
        cells(was, is); // 5, 6, 7
        tableau(is); // 8
        supply_board(after, seat); // 16, 17
    }
    workers(before, after, step.action); // 9, 15
    markers(step.after); // 10
    cards(step.after); // 11, 12
    tiles(after); // 13
    assert!(after.first_player.0 < after.players); // 14
    // 18 is a law of every game; here also: who is waited on has two options at least.
    let mut list = ActionList::new();
    for seat in game().waited(after).iter() {
        game().legal(step.after, seat, &mut list);
        assert!(list.len() >= 2, "a single option does itself: {list:?}");
    }
    others_rest(step);
    if step.action == Action::AsSuggested {
        suggestion_is_a_row_of_decisions(step);
    }
}

fn pieces_are_kept(public: &Public, side: &Side) {
    for (row, &piece) in Piece::ROWS.iter().enumerate() {
        let all = side.supply[row] + side.tableau.count(piece);
        let capacity = game().components.capacity(row);
        let leaves = piece == Piece::Family && public.challenge == Some(Challenge::Exodus);
        if leaves {
            let gone = (2 * (public.round - 1)).min(12);
            assert!(all <= capacity && all >= capacity.saturating_sub(gone));
        } else {
            assert_eq!(all, capacity, "{piece}");
        }
    }
}

/// Gold that a seat gained less what it paid. Whoever paid more than there was would have too much left.
fn earned(events: &[Event], who: Seat) -> i32 {
    let gold = |event: &Event| match *event {
        Event::Gained { seat, gold } if seat == who => i32::from(gold),
        Event::Income { seat, trained, found, .. } if seat == who => i32::from(trained + found),
        Event::Paid { seat, gold } | Event::Bought { seat, gold, .. } if seat == who => -i32::from(gold),
        Event::AteGold { seat, gold } if seat == who => -i32::from(gold),
        _ => 0,
    };
    events.iter().map(gold).sum()
}

fn night(public: &Public, seat: Seat) {
    let side = public.side(seat);
    let leaving = match side.agenda.top() {
        Some(Doing::PickBat { left, .. }) => 3 - left,
        _ => 0,
    };
    // Turns of this work phase that the seat began: each sends three bats at most, so the night begins empty.
    let own = |turn: &u8| (public.starter.0 + turn) % public.players == seat.0;
    let begun = (0..public.turn).filter(own).count() + usize::from(side.agenda.top().is_some());
    match (public.phase, side.agenda.top()) {
        (Phase::Work, _) => {
            assert_eq!((side.night - leaving) % 3, 0);
            assert!(usize::from(side.night) <= 3 * begun, "bats of an earlier round");
        }
        (_, Some(Doing::Grow { .. } | Doing::Return)) => {}
        _ => assert_eq!(side.night, 0),
    }
    assert!(side.night <= 9);
}

fn cells(was: &Side, is: &Side) {
    for plot in is.tableau.plots() {
        let face = game().components.face(plot.card);
        let of = |piece| plot.of(piece);
        let (trees, bats, families) = (of(Piece::Tree), of(Piece::Bat), of(Piece::Family));
        let all = plot.pieces.iter().fold(0, |set, cells| set | cells);
        assert_eq!(all & plot.polluted, 0, "something on a polluted cell");
        // A cell holds one piece, or a tree with one rider, or a trained family with a bat.
        let riders = [Piece::Fruit, Piece::WildAnimal, Piece::Bat].map(of);
        assert_eq!(riders[0] & riders[1] | riders[0] & riders[2] | riders[1] & riders[2], 0);
        assert_eq!(of(Piece::Goat) & (all & !of(Piece::Goat) | trees | families), 0);
        assert_eq!(families & (trees | of(Piece::Fruit) | of(Piece::WildAnimal) | of(Piece::Goat)), 0);
        assert_eq!(trees & of(Piece::WildAnimal) & !face.tree_wild, 0);
        assert_eq!(trees & bats & !face.tree_bat, 0);
        assert_eq!(families & bats & !plot.trained, 0);
        assert_eq!(plot.trained & !families, 0);
        // 6
        assert_eq!(families & !face.house, 0);
        assert_eq!(face.derelict & all & !bats, 0);
        assert_eq!(face.house & all & !(families | bats), 0);
        // 7
        assert!((face.house & !plot.polluted).count_ones() >= families.count_ones());
        // 5: pollution stays, and cards never move.
        if let Some(old) = was.tableau.plot(plot.at) {
            assert_eq!(old.polluted & !plot.polluted, 0);
            assert_eq!(old.card, plot.card);
        }
    }
    assert!(was.tableau.plots().iter().all(|plot| is.tableau.plot(plot.at).is_some()));
}

fn tableau(side: &Side) {
    let plots = side.tableau.plots();
    assert!((1..=MAX_PLOTS).contains(&plots.len()));
    assert!(plots.windows(2).all(|pair| pair[0].at < pair[1].at));
    let village = side.tableau.plot(Coord::START).unwrap();
    assert_eq!(village.card, Card::location(Location::Village));
    let touches =
        |a: &Plot, b: &Plot| a.at.row().abs_diff(b.at.row()) + a.at.column().abs_diff(b.at.column()) == 1;
    let mut reached = vec![*village];
    while let Some(next) =
        plots.iter().find(|plot| !reached.contains(plot) && reached.iter().any(|other| touches(plot, other)))
    {
        reached.push(*next);
    }
    assert_eq!(reached.len(), plots.len(), "the tableau falls apart");
}

fn workers(before: &Public, after: &Public, action: Action) {
    let total: u32 = after.workers.iter().map(|spaces| spaces.count_ones()).sum();
    assert_eq!(total, after.occupied().count_ones(), "two workers on a space");
    assert!(after.workers.iter().all(|spaces| spaces.count_ones() <= 3));
    assert_eq!(after.occupied() & !game().components.board(after.players).spaces, 0);
    if let Action::PlaceWorker(space) = action {
        assert_eq!(before.occupied() & space.bit(), 0);
    }
    if after.phase == Phase::Work && after.solo() {
        // Workers of this round and of the two before: red, yellow, blue in turn.
        let resolving = u32::from(!after.sides()[0].agenda.is_empty());
        for age in 0..3u8 {
            let Some(round) = after.round.checked_sub(age + 1) else { continue };
            let placed = if age == 0 { u32::from(after.turn) + resolving } else { 3 };
            assert_eq!(after.workers[usize::from(round % 3)].count_ones(), placed);
        }
    }
    if after.phase == Phase::Work && !after.solo() {
        let resolving = after.sides().iter().filter(|side| !side.agenda.is_empty()).count();
        assert_eq!(total as usize, usize::from(after.turn) + resolving);
    }
    if after.phase == Phase::End {
        assert_eq!(after.turn, 3 * after.players);
        assert_eq!(after.round, 7);
    }
}

fn markers(state: &State) {
    let public = &state.public;
    let polluted: u8 = public.sides().iter().map(|side| side.tableau.pollution()).sum();
    assert_eq!(public.markers() + polluted, 44);
    let counted = |gold| state.secret.bag.iter().filter(|&&marker| marker == gold).count();
    assert_eq!([0u8, 1, 2].map(counted), public.bag.map(usize::from));
}

fn cards(state: &State) {
    let public = &state.public;
    let plots = public.sides().iter().flat_map(|side| side.tableau.plots()).map(|plot| plot.card);
    let in_hand = public.sides().iter().filter_map(|side| match side.agenda.top() {
        Some(&Doing::PlaceCard(card)) => Some(card),
        _ => None,
    });
    let discard =
        (1..=TERRAINS as u8).filter_map(Card::terrain).filter(|card| public.discard & card.bit() != 0);
    let open = public.open.iter().flatten().copied();
    let all: Vec<Card> =
        plots.chain(in_hand).chain(discard).chain(open).chain(state.secret.deck.iter().copied()).collect();
    let mut terrains: Vec<u8> = all.iter().filter_map(|card| card.number()).collect();
    terrains.sort_unstable();
    let expected = if public.challenge == Some(Challenge::Metropolis) { 0 } else { 36 };
    assert_eq!(terrains, (1..=expected).collect::<Vec<u8>>());
    assert_eq!(usize::from(game().deck_size(public)), state.secret.deck.len());
    if public.solo() {
        assert_eq!((public.discard, public.reshuffles), (0, 0)); // R34
    }
    for &location in Location::ALL {
        let out = all.iter().filter(|&&card| card == Card::location(location)).count();
        let stack = usize::from(game().stack(public, location));
        assert_eq!(out + stack, usize::from(game().components.copies[location.index()]));
    }
}

fn tiles(public: &Public) {
    let current = usize::from(public.round - 1);
    for (index, tile) in public.tiles.iter().enumerate() {
        assert_eq!(tile.is_none(), index == current);
    }
    assert!(Tile::ALL.iter().all(|tile| public.tiles.contains(&Some(*tile))));
}

fn supply_board(public: &Public, seat: Seat) {
    let side = public.side(seat);
    let sheet = game().score(public, seat);
    let [_, _, supply, trained, bats, _] = sheet.points()[..] else { panic!("six categories") };
    assert!((0..=43).contains(&supply) && (0..=13).contains(&trained) && bats >= 0);
    assert!(game().row_value(side, Piece::WildAnimal) <= 2);
    assert!(game().row_value(side, Piece::Tree) <= 6);
    assert!(game().row_value(side, Piece::Fruit) <= 3);
    for (row, &piece) in Piece::ROWS.iter().enumerate() {
        let values = &game().components.rows[row];
        let empty = values.len() - usize::from(side.supply[row]);
        let expected = if empty == 0 { 0 } else { values[empty - 1] };
        assert_eq!(game().row_value(side, piece), expected);
    }
}

/// R39: whatever is accepted for a whole step could have been decided piece by piece, with the same events
/// and the same state.
fn suggestion_is_a_row_of_decisions(step: &Step<'_, Atiwa>) {
    let pieces: u16 = step.events.iter().map(pieces_moved).sum();
    assert!(pieces > 1, "a single piece is a single decision: {:?}", step.events);
    assert!(leads_there(step.before, step.seat, step.events, step.after), "no such row of decisions");
}

/// Pieces that are placed, spent, sent or eaten.
fn pieces_moved(event: &Event) -> u16 {
    match *event {
        Event::Placed { .. } | Event::SpentTree { .. } | Event::Left { .. } | Event::Ate { .. } => 1,
        Event::AteGold { gold, .. } => gold,
        _ => 0,
    }
}

/// Do single decisions of `seat` lead from one state to the other, with these events?
fn leads_there(state: &State, seat: Seat, events: &[Event], end: &State) -> bool {
    if events.is_empty() {
        return state == end;
    }
    let mut list = Vec::new();
    game().legal(state, seat, &mut list);
    list.iter().filter(|&&action| action != Action::AsSuggested).any(|&action| {
        let (mut after, mut told) = (state.clone(), Vec::new());
        game().apply(&mut after, seat, action, &mut told).unwrap();
        let rest = events.strip_prefix(&told[..]).filter(|_| !told.is_empty());
        rest.is_some_and(|rest| leads_there(&after, seat, rest, end))
    })
}

/// In the upkeep a decision touches its own seat only, until the round ends.
fn others_rest(step: &Step<'_, Atiwa>) {
    let (before, after) = (&step.before.public, &step.after.public);
    if before.phase == Phase::Upkeep && after.phase == Phase::Upkeep && before.round == after.round {
        for seat in Seat::all(after.players).filter(|seat| *seat != step.seat) {
            assert_eq!(before.side(seat), after.side(seat));
        }
        assert_eq!(step.before.secret, step.after.secret);
    }
}

/// Takes the decisions of an upkeep in an order of seats drawn by lot.
fn play_interleaved(mut state: State, plans: &[Vec<Action>], rng: &mut QuickRng) -> State {
    let mut next = vec![0; plans.len()];
    loop {
        let open: Vec<usize> = (0..plans.len()).filter(|&seat| next[seat] < plans[seat].len()).collect();
        let Some(&seat) = rng.pick(&open) else { return state };
        game().apply(&mut state, Seat(seat as u8), plans[seat][next[seat]], &mut ()).unwrap();
        next[seat] += 1;
    }
}

#[test]
fn interleaving_of_the_upkeep_does_not_matter() {
    for seed in 0..games() / 20 + 1 {
        let mut rng = QuickRng::seed_from_u64(seed);
        let mut state = game().setup(3, &Options::default(), Seed(seed)).unwrap();
        let mut list = Vec::new();
        while state.public.phase != Phase::End {
            let start = state.clone();
            let mut plans = vec![Vec::new(); 3];
            let phase = (state.public.phase, state.public.round);
            while (state.public.phase, state.public.round) == phase {
                let seat = game().waited(&state.public).lowest().unwrap();
                game().legal(&state, seat, &mut list);
                let action = *rng.pick(&list).unwrap();
                game().apply(&mut state, seat, action, &mut ()).unwrap();
                plans[seat.index()].push(action);
            }
            if phase.0 == Phase::Upkeep {
                assert_eq!(play_interleaved(start, &plans, &mut rng), state);
            }
        }
    }
}

#[test]
fn random_games_allocate_nothing() {
    let mut list = ActionList::with_capacity(4096);
    let mut rng = QuickRng::seed_from_u64(3);
    for players in 1..=4 {
        for seed in 0..20 {
            let mut state = game().setup(players, &Options::default(), Seed(seed)).unwrap();
            let counted = allocation_counter::measure(|| {
                assert!(playout(game(), &mut state, &mut rng, &mut list, 10_000).finished);
            });
            assert_eq!(counted.count_total, 0, "{players} players, seed {seed}");
        }
    }
    assert!(size_of::<State>() <= 2048, "{} bytes", size_of::<State>());
}

#[test]
fn words_of_both_languages() {
    check_locales::<Atiwa>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")));
}

#[test]
fn damaged_files_are_refused() {
    fuzz_files(game(), games());
}

#[test]
fn mistakes_in_files_are_told_in_both_languages() {
    check_file_words(game());
}
