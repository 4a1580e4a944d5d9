//! The laws of the contract and the invariants of section 12 of the rules, on random games.
//!
//! Random riders seldom fill a tile (R52), so the games here have a small `max_rounds`.
use std::path::Path;

use bocage_conformance::{Laws, Step as Decision, check_file_words, check_locales, fuzz_files, games};
use bocage_engine::{Game, Seat};
use bocage_tribes_of_the_wind::setup::Options;
use bocage_tribes_of_the_wind::state::{Public, Side, State, Step};
use bocage_tribes_of_the_wind::terrain::{around, each_cell};
use bocage_tribes_of_the_wind::vocabulary::{Card, Cell, VillageCard};
use bocage_tribes_of_the_wind::{Action, Event, TribesOfTheWind};

fn game() -> &'static TribesOfTheWind {
    TribesOfTheWind::standard()
}

fn check(players: u8, options: Options, games: u64) {
    let laws = Laws {
        game: game(),
        players,
        options,
        // The longest turns play a large X, or a village card with a temple: far below 60 decisions.
        most_decisions: u32::from(players) * (5 + 60 * u32::from(options.max_rounds + 1)),
        most_options: 65, // 16
    };
    laws.check(games, invariants);
}

fn rounds(max_rounds: u16) -> Options {
    Options { max_rounds, ..Options::default() }
}

#[test]
fn laws_with_two_players() {
    check(2, rounds(30), games() / 5 + 1);
}

#[test]
fn laws_with_three_players() {
    check(3, rounds(20), games() / 5 + 1);
}

#[test]
fn laws_with_four_players() {
    check(4, rounds(15), games() / 5 + 1);
}

#[test]
fn laws_with_five_players() {
    check(5, rounds(12), games() / 5 + 1);
}

#[test]
fn laws_of_long_games() {
    // Long enough for decks that run out, full terrains and the End token.
    check(2, Options::default(), games() / 500 + 1);
    check(5, rounds(120), games() / 1000 + 1);
}

#[test]
fn laws_with_every_option() {
    for random_boards in [false, true] {
        for free_discard in [false, true] {
            for two_keep_one in [false, true] {
                let options = Options { random_boards, free_discard, two_keep_one, max_rounds: 6 };
                check(2 + u8::from(two_keep_one) * 3, options, games() / 30 + 1);
            }
        }
    }
}

/// The invariants of section 12, by number.
fn invariants(step: &Decision<'_, TribesOfTheWind>) {
    let (before, after) = (&step.before.public, &step.after.public);
    holds(step.after);
    if !after.in_setup() {
        assert!(after.sides().iter().all(|side| side.tucked.count_ones() >= 1)); // 8
    }
    for seat in Seat::all(after.players) {
        changes(before, after, seat);
        water(step, seat); // 10
    }
    turns(before, after); // 13
    branching(step); // 16
    if after.agenda.is_empty() {
        at_the_end(after); // 15
    }
    knowledge(step);
}

/// What is so in any state.
pub(crate) fn holds(state: &State) {
    let public = &state.public;
    if public.agenda.top() != Some(&Step::Board) {
        public.sides().iter().for_each(side);
    }
    element_cards(state); // 6
    if public.agenda.top() == Some(&Step::Menu) {
        at_menu(public); // 7
    }
    village_cards(state); // 8
    forest_tiles(state); // 9
    end_token(public); // 14
}

/// Water changes by what is told, and a tile is paid for.
fn water(step: &Decision<'_, TribesOfTheWind>, of: Seat) {
    let (mut taken, mut paid) = (0, 0);
    for event in step.events {
        match *event {
            Event::WaterTaken { seat, water } if seat == of => taken += water,
            // Of dealt boards the first decision tells, and the water is there already (R29).
            Event::StartBonus { seat, water, .. } if seat == of && seat != step.seat => {
                taken += u16::from(water);
            }
            Event::PowerUsed { seat, paid: water, .. } if seat == of => paid += u16::from(water),
            Event::ForestPlaced { seat, cost, .. } if seat == of => {
                assert!(cost >= 1);
                paid += u16::from(cost);
            }
            _ => {}
        }
    }
    let (was, is) = (step.before.public.side(of).water, step.after.public.side(of).water);
    assert_eq!(was + taken, is + paid, "{}", step.action);
    let planted = step.events.iter().any(|event| matches!(event, Event::ForestPlaced { .. }));
    assert_eq!(planted, matches!(step.action, Action::PlaceForestTile(_)));
}

fn side(side: &Side) {
    let riders: u8 = side.riders.iter().sum();
    assert_eq!(riders, 7); // 1
    assert!(each_cell(!side.tiled() & 0xfff).all(|cell| side.riders(cell.into()) == 0));
    let tiled = side.tiled();
    assert!(side.village_count() <= 5 && side.villages & !tiled == 0); // 2
    assert_eq!(side.temple_zone.count_ones() + side.temples.count_ones(), 4); // 3
    assert_eq!(side.temples & !tiled, 0);
    let start = side.tile(Cell::START).expect("A1 holds the start tile"); // 4
    assert!(game().components.is_start(start) && side.villages & Cell::START.bit() == 0);
    let mut reached = Cell::START.bit();
    (0..12).for_each(|_| reached |= around(reached) & tiled);
    assert_eq!(reached, tiled, "the tiles hang together");
    assert_eq!(side.polluted() & tiled, 0); // 5
    let tokens: u8 = side.pollution.iter().sum();
    assert!(tokens <= 31 && side.pollution.iter().all(|tokens| *tokens <= 6)); // 11
    assert!(side.guides.count_ones() <= 2); // 12
    assert_eq!(side.guides.count_ones(), side.rewarded.count_ones());
    assert_eq!(side.rewarded & !side.latched, 0);
    assert!(side.tucked.count_ones() <= 4);
}

/// Villages, temples, tiles and conditions stay; others change nothing on somebody's side.
fn changes(before: &Public, after: &Public, seat: Seat) {
    let (was, is) = (before.side(seat), after.side(seat));
    if seat != before.active && !before.in_setup() {
        assert_eq!(was, is, "seat {seat} is not active");
    }
    assert_eq!(
        (was.villages & !is.villages, was.temples & !is.temples, was.tiled() & !is.tiled()),
        (0, 0, 0)
    );
    assert_eq!((was.latched & !is.latched, was.guides & !is.guides), (0, 0));
    assert!(was.right_sides_used <= is.right_sides_used);
    assert!(is.village_count() <= was.village_count() + 1);
}

fn element_cards(state: &State) {
    let (public, secret) = (&state.public, &state.secret);
    let hands = state.private[..usize::from(public.players)].iter().flat_map(|own| own.hand);
    let open = public.element_discard.iter().chain(public.in_play);
    let hidden = secret.deck.iter().copied().chain(secret.river.into_iter().flatten()).chain(secret.drawn);
    let mut cards: Vec<Card> = hands.chain(open).chain(hidden).collect();
    cards.sort_unstable();
    assert!(cards.into_iter().eq(Card::all()));
    assert_eq!(public.deck_size(), secret.deck.len());
    // The backs that all see are those of the fronts.
    assert_eq!(public.deck_top, secret.deck.last().map(|card| card.element()));
    assert_eq!(public.element_river, secret.river.map(|card| card.map(Card::element)));
    assert!(public.drawn.iter().copied().eq(secret.drawn.iter().map(|card| card.element())));
    for seat in Seat::all(public.players) {
        let mut backs = [0; 4];
        state.private[seat.index()].hand.iter().for_each(|card| backs[card.element().index()] += 1);
        assert_eq!(backs, public.side(seat).backs);
        assert!(state.private[seat.index()].hand.windows(2).all(|pair| pair[0] < pair[1]));
    }
}

fn at_menu(public: &Public) {
    assert!(public.sides().iter().all(|side| side.hand_size() == 5));
    assert!(public.element_river.iter().all(Option::is_some));
    assert!(public.deck_size() >= 1 && public.deck_top.is_some());
    assert!(public.village_river.iter().all(Option::is_some));
    assert!(public.pool.is_empty() && public.in_play.is_none() && public.drawn.is_empty());
    assert!(public.village_in_hand.is_none());
}

fn village_cards(state: &State) {
    let public = &state.public;
    let deck: Vec<VillageCard> = state.secret.village_deck.to_vec();
    let hidden = deck.iter().fold(0, |set, card| set | card.bit());
    assert_eq!(hidden & public.open_village_cards(), 0);
    assert_eq!(hidden | public.open_village_cards(), (1 << 30) - 1);
    assert_eq!(deck.len(), public.village_deck_size());
    let tucked: u32 = public.sides().iter().map(|side| side.tucked.count_ones()).sum();
    let in_hand = u32::from(public.village_in_hand.is_some());
    let river = public.village_river.iter().flatten().count() as u32;
    let kept = if matches!(public.agenda.top(), Some(Step::Keep { .. })) { 2 } else { 0 };
    let discard = public.village_discard.count_ones();
    assert_eq!(tucked + in_hand + river + kept + discard + deck.len() as u32, 30);
}

fn forest_tiles(state: &State) {
    let public = &state.public;
    let river = public.forest_river.iter().flatten().count();
    let placed: usize = public.sides().iter().map(|side| side.tiles.iter().flatten().count()).sum();
    let starts = public.sides().iter().filter(|side| side.tile(Cell::START).is_some()).count();
    let all = [21, 27, 33, 39][usize::from(public.players) - 2];
    assert_eq!(usize::from(public.stack_size) + river + placed - starts, all);
    assert_eq!(public.stack_size == 0, public.stack_top.is_none());
    assert_eq!(state.secret.forest_stack.len(), usize::from(public.stack_size.saturating_sub(1)));
    assert!(public.stack_size == 0 || river == 4);
}

fn end_token(public: &Public) {
    let finished = public.sides().iter().any(|side| side.village_count() == 5);
    assert_eq!(public.end_token.is_some(), finished);
    assert_eq!(public.end_token.is_some(), public.final_trigger_round.is_some());
}

/// Seats take their turns one after the other, and rounds are complete.
fn turns(before: &Public, after: &Public) {
    if before.in_setup() {
        return;
    }
    if after.agenda.is_empty() {
        assert_eq!(before.active.0 + 1, after.players, "all seats have had the same number of turns");
        return;
    }
    if before.active == after.active {
        assert_eq!(before.round, after.round);
    } else {
        assert_eq!(after.active.0, (before.active.0 + 1) % after.players);
        assert_eq!(after.round, before.round + u16::from(after.active == Seat(0)));
        assert_eq!(after.powers_used, 0);
    }
}

fn branching(step: &Decision<'_, TribesOfTheWind>) {
    let mut list = Vec::new();
    let public = &step.after.public;
    game().legal(step.after, public.active, &mut list);
    let most = match public.agenda.top() {
        Some(Step::Menu) => 17 + usize::from(public.options.free_discard),
        Some(Step::Move { .. }) => 64,
        Some(Step::Flex { .. }) => 65,
        _ => 13,
    };
    assert!(list.len() <= most, "{} options", list.len());
}

fn at_the_end(public: &Public) {
    match public.final_trigger_round {
        Some(round) => assert_eq!(public.round, round + 1),
        None => assert_eq!(public.round, public.options.max_rounds),
    }
    for seat in Seat::all(public.players) {
        let total = game().score(public, seat).total();
        assert!((0..=93).contains(&total));
        let pair = |seat: Seat| (game().score(public, seat).total(), public.side(seat).water);
        let better = Seat::all(public.players).filter(|other| pair(*other) > pair(seat)).count();
        assert_eq!(game().ranking(public).place(seat), Some(better as u8));
    }
}

/// A decision reveals something to its own seat exactly when undo stops there (section 10).
fn knowledge(step: &Decision<'_, TribesOfTheWind>) {
    let (before, after) = (&step.before.public, &step.after.public);
    assert!(before.epoch <= after.epoch);
    let stack = before.stack_top != after.stack_top && after.stack_top.is_some();
    let deck = step.before.secret.deck != step.after.secret.deck;
    let villages = step.before.secret.village_deck != step.after.secret.village_deck;
    let learned =
        step.before.private[step.seat.index()].hand.len() < step.after.private[step.seat.index()].hand.len();
    if stack || deck || villages || learned {
        assert_ne!(before.epoch, after.epoch, "{}", step.action);
    }
}

#[test]
fn words_of_both_languages() {
    check_locales::<TribesOfTheWind>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")));
}

#[test]
fn damaged_files_are_refused() {
    fuzz_files(game(), games() / 2);
}

#[test]
fn mistakes_in_files_are_told_in_both_languages() {
    check_file_words(game());
}
