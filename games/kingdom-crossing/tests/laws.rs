//! The laws of the contract and the invariants of section 13 of the rules, on random games.
use std::path::Path;

use bocage_conformance::{Laws, Step, check_file_words, check_locales, fuzz_files, games};
use bocage_engine::{Bits, Game, Language, Message, QuickRng, Seat, Seed, SeedableRng, Speak, playout};
use bocage_kingdom_crossing::setup::{Difficulty, GoalSides, Options};
use bocage_kingdom_crossing::state::{AUTOMA, Face, Phase, Public, Side, State, Step as Pending};
use bocage_kingdom_crossing::vocabulary::*;
use bocage_kingdom_crossing::words::help::ICONS;
use bocage_kingdom_crossing::{Event, KingdomCrossing};
use bocage_words::Lexicon;

fn game() -> &'static KingdomCrossing {
    KingdomCrossing::standard()
}

fn check(players: u8, options: Options, games: u64) {
    let laws = Laws {
        game: game(),
        players,
        options,
        // 16 turns of at most some 30 decisions, 4 incomes, 4 Evenings.
        most_decisions: u32::from(players) * 900,
        most_options: 17, // 13
    };
    laws.check(games, invariants);
}

#[test]
fn laws_with_one_player() {
    check(1, Options::default(), games() / 4);
}

#[test]
fn laws_with_two_players() {
    check(2, Options::default(), games() / 4);
}

#[test]
fn laws_with_three_players() {
    check(3, Options::default(), games() / 4);
}

#[test]
fn laws_with_four_players() {
    check(4, Options::default(), games() / 4);
}

#[test]
fn laws_with_every_option() {
    for difficulty in Difficulty::ALL {
        for goal_sides in [GoalSides::Random, GoalSides::AllEasy] {
            check(1, Options { goal_sides, difficulty }, games() / 20 + 1);
        }
    }
    check(2, Options { goal_sides: GoalSides::AllEasy, ..Options::default() }, games() / 20 + 1);
}

/// The invariants of section 13.
fn invariants(step: &Step<'_, KingdomCrossing>) {
    let (before, after) = (&step.before.public, &step.after.public);
    for (index, side) in after.sides().iter().enumerate() {
        pieces(after, side);
        let was = &before.sides()[index];
        gains(after, was, side);
        turns(after, Seat(index as u8), side);
    }
    goals(after);
    decorations(after);
    cards_are_kept(step.after);
    birds(step.after);
    favours_and_queens(step.after);
    points_are_told(step);
    if after.phase == Phase::End {
        assert_eq!(after.round, 4);
        assert!(after.agenda.is_empty());
    }
    assert!(after.first_player.0 < after.sides_in_use());
}

fn pieces(public: &Public, side: &Side) {
    assert!(side.paws < 128 && side.houses < 16 && side.upgraded < 64 && side.played < 64);
    assert!(side.markers.iter().all(|&marker| marker <= TRACK_END));
    assert!(side.investment <= 8);
    assert!(side.played.count_ones() <= 4);
    // Columns: one starting card, characters and Queen cards.
    let characters = side.cards.iter().filter(|card| card.structure().is_none()).count() as u32;
    let start = u32::from(side.start.is_some());
    let cards: u8 = game().guild_counts(side).iter().sum();
    assert_eq!(u32::from(cards), start + characters + side.queens.count_ones());
    let structures = side.structures().count_ones();
    assert!((1..=17).contains(&structures));
    if side.start.is_some() && !public.agenda.iter().any(|step| *step == Pending::House) {
        let sets = u32::from(game().sets(side)).min(2);
        assert_eq!(side.houses.count_ones(), 1 + sets, "a house for every set");
    }
}

fn gains(public: &Public, was: &Side, side: &Side) {
    assert!(was.markers.iter().zip(side.markers).all(|(&was, is)| was <= is), "markers never go back");
    assert_eq!(was.upgraded & !side.upgraded, 0, "tiles never turn back");
    assert!(was.points.total() <= side.points.total(), "the score never decreases");
    assert_eq!((was.birds & !side.birds, was.favours & !side.favours, was.filled & !side.filled), (0, 0, 0));
    assert_eq!(was.houses & !side.houses, 0);
    assert_eq!(was.cards.bits() & !side.cards.bits(), 0);
    if public.phase == Phase::Morning {
        assert_eq!((side.paws, side.played), (0, 0), "paws and tiles are home");
    }
}

/// Tiles played are turns taken: turns that are over, and the one in hand once a tile is chosen.
fn turns(public: &Public, seat: Seat, side: &Side) {
    if public.phase != Phase::Day {
        return;
    }
    let sides = public.sides_in_use();
    let over = (0..public.turn).filter(|turn| (public.phase_first.0 + turn) % sides == seat.0).count() as u32;
    if public.solo() && seat == AUTOMA {
        assert_eq!(public.solo_drawn.count_ones(), 2 * over, "two solo tiles a turn");
        return;
    }
    let choosing = public.agenda.top() == Some(&Pending::Turn);
    let in_hand = u32::from(public.active() == seat && !choosing);
    assert_eq!(side.played.count_ones(), over + in_hand);
}

fn goals(public: &Public) {
    let mut tiles: Vec<u8> = public.goals.iter().map(|goal| goal.tile.0).collect();
    tiles.sort_unstable();
    assert_eq!(tiles, [0, 1, 2, 3, 4, 5]);
    let positions = game().components.positions(public.players);
    for goal in &public.goals {
        let markers: Vec<Seat> = goal.markers.iter().flatten().copied().collect();
        assert!(markers.iter().all(|seat| markers.iter().filter(|other| *other == seat).count() == 1));
        for (at, marker) in goal.markers.iter().enumerate() {
            assert!(marker.is_none() || positions.contains(&(at as u8)), "a position out of use");
        }
    }
}

fn decorations(public: &Public) {
    for token in 0..6 {
        let mask = game().components.slots_for(token);
        let placed: u32 = public.sides().iter().map(|side| (side.filled & mask).count_ones()).sum();
        let count = [8, 8, 4][token % 3];
        assert_eq!(placed + u32::from(game().tokens_left(public, token)), count);
    }
}

fn cards_are_kept(state: &State) {
    let public = &state.public;
    let owned = public.sides().iter().flat_map(|side| side.cards.iter());
    let open = public.slots.iter().filter_map(|slot| match slot.face {
        Face::Card(card) => Some(card),
        _ => None,
    });
    let down = state.secret.decks.iter().flatten().copied();
    let mut cards: Vec<u8> = owned.chain(open).chain(down).map(|card| card.0).collect();
    cards.sort_unstable();
    assert_eq!(cards, (0..100).collect::<Vec<u8>>(), "each card in exactly one place");
    for (slot, deck) in public.slots.iter().zip(0..) {
        let pile = &state.secret.decks[slot.deck.index()];
        assert!(pile.iter().all(|card| card.deck() == slot.deck), "slot {deck}");
        if let Face::Card(card) = slot.face {
            assert_eq!(card.deck(), slot.deck);
        }
    }
}

fn birds(state: &State) {
    let public = &state.public;
    let owned = public.sides().iter().map(|side| side.birds).chain([public.boxed]);
    let on_cards = public.slots.iter().filter_map(|slot| slot.bird).map(Bird::bit);
    let down = state.secret.birds.iter().flatten().map(|bird| bird.bit());
    let all: Vec<u64> = owned.chain(on_cards).chain(down).collect();
    assert_eq!(all.iter().map(|set| set.count_ones()).sum::<u32>(), 40, "each bird once");
    assert_eq!(all.iter().fold(0, |set, more| set | more), (1 << 40) - 1);
    for (slot, &region) in public.slots.iter().zip(&game().components.map.slots) {
        if let Some(bird) = slot.bird {
            let colour = game().components.bird(bird).colour;
            assert_eq!(colour, game().components.map.birds[region.index()]);
            assert!(game().components.bird(bird).min_players <= public.sides_in_use());
        }
    }
    let exhausted = public.slots.iter().any(|slot| matches!(slot.face, Face::Tile(_) | Face::Bare));
    let awake = !matches!(public.phase, Phase::Draft | Phase::Morning);
    if !exhausted && awake && public.agenda.top().is_none_or(|step| *step == Pending::Turn) {
        for (&colour, stack) in Colour::ALL.iter().zip(&state.secret.birds) {
            let each = if matches!(colour, Colour::Red | Colour::Yellow) { 3 } else { 2 };
            assert_eq!(stack.len(), each * (4 - usize::from(public.round)));
        }
    }
}

fn favours_and_queens(state: &State) {
    let public = &state.public;
    let owned = public.sides().iter().map(|side| side.favours.count_ones() as usize).sum::<usize>();
    let open = public.display.iter().flatten().count();
    let pairs = public.pairs.iter().flatten().count();
    assert_eq!(owned + open + pairs + state.secret.favours.len(), 26);
    assert_eq!(state.secret.favours.len(), usize::from(game().favours_left(public)));
    assert!(open == 3 || state.secret.favours.is_empty());
    let owned: u32 = public.sides().iter().map(|side| side.queens.count_ones()).sum();
    let gone = public.queens_gone.count_ones() + u32::from(public.queen.is_some());
    assert_eq!(owned + gone + state.secret.queens.len() as u32, 5);
    // One is turned up each round, so at most one is taken in it; the fifth stays out of the game.
    let asleep = u32::from(matches!(public.phase, Phase::Draft | Phase::Morning));
    assert_eq!(owned + gone, u32::from(public.round) - asleep);
}

/// Points and coins change by what the events tell.
fn points_are_told(step: &Step<'_, KingdomCrossing>) {
    for seat in Seat::all(step.after.public.players) {
        let (was, is) = (step.before.public.side(seat), step.after.public.side(seat));
        let mut points = 0i32;
        let mut coins = 0i32;
        for event in step.events {
            match *event {
                Event::Points { seat: who, points: n } if who == seat => points += i32::from(n),
                Event::PawBonus { seat: who, points: n, .. }
                | Event::Claimed { seat: who, points: n, .. }
                    if who == seat =>
                {
                    points += i32::from(n);
                }
                Event::Coins { seat: who, coins: n } if who == seat => coins += i32::from(n),
                Event::Cashed { seat: who, coins: n } if who == seat => coins += i32::from(n),
                Event::Started { seat: who, start, .. } if who == seat => {
                    coins += i32::from(game().components.start(start).coins);
                }
                Event::Flew { seat: who, cost: n, .. }
                | Event::Bought { seat: who, price: n, .. }
                | Event::Paid { seat: who, cost: n, .. }
                    if who == seat =>
                {
                    coins -= i32::from(n);
                }
                Event::Converted { seat: who, steps } if who == seat => coins -= 5 * i32::from(steps),
                _ => {}
            }
        }
        assert_eq!(i32::from(is.points.total()) - i32::from(was.points.total()), points);
        assert_eq!(i32::from(is.coins) - i32::from(was.coins), coins);
    }
}

/// Seven paws need a flight in that round: six is the longest walk. Everybody has sixteen turns.
#[test]
fn seven_paws_need_the_balloon_and_turns_are_sixteen() {
    let mut rng = QuickRng::seed_from_u64(3);
    let mut list = Vec::new();
    for seed in 0..games() / 10 {
        let mut state = game().setup(2, &Options::default(), Seed(seed)).unwrap();
        let (mut flights, mut turns) = ([0; 2], [0; 2]);
        let mut events: Vec<Event> = Vec::new();
        while let Some(seat) = game().waited(&state.public).lowest() {
            game().legal(&state, seat, &mut list);
            let action = *bocage_engine::Draw::pick(&mut rng, &list).unwrap();
            events.clear();
            game().apply_unchecked(&mut state, seat, action, &mut events);
            for event in &events {
                match event {
                    Event::RoundBegan { .. } => flights = [0; 2],
                    Event::Flew { seat, .. } => flights[seat.index()] += 1,
                    Event::Rested { seat, .. } | Event::Worked { seat, .. } => turns[seat.index()] += 1,
                    Event::PawBonus { seat, paws: 7, .. } => assert!(flights[seat.index()] > 0),
                    _ => {}
                }
            }
        }
        assert_eq!(turns, [16; 2]);
    }
}

#[test]
fn listing_and_applying_allocate_nothing() {
    let mut list = Vec::with_capacity(64);
    let mut rng = QuickRng::seed_from_u64(9);
    for players in 1..=4 {
        let mut states: Vec<State> =
            (0..20).map(|seed| game().setup(players, &Options::default(), Seed(seed)).unwrap()).collect();
        let counted = allocation_counter::measure(|| {
            for state in &mut states {
                assert!(playout(game(), state, &mut rng, &mut list, 10_000).finished);
            }
        });
        assert_eq!(counted.count_total, 0, "{players} players");
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 2048, "{} bytes", size_of::<State>());
}

#[test]
fn words_of_both_languages() {
    check_locales::<KingdomCrossing>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")));
}

/// Every component has its sentence in both languages.
#[test]
fn every_component_is_explained() {
    let components = &game().components;
    let mut help: Vec<Message> = ICONS.iter().map(|icon| game().help_icon(icon)).collect();
    help.extend((0..100).map(|card| game().help_card(Card(card))));
    help.extend(Structure::ALL.iter().map(|&structure| game().help_structure(structure)));
    help.extend((0..components.birds.len() as u8).map(|bird| game().help_bird(Bird(bird))));
    help.extend((0..components.favours.len() as u8).map(|favour| game().help_favour(Favour(favour))));
    help.extend((0..components.queens.len() as u8).map(|queen| game().help_queen(QueenCard(queen))));
    help.extend((0..components.starts.len() as u8).map(|start| game().help_start(StartFace(start))));
    help.extend((0..48).map(|n| game().help_goal(GoalTile(n % 6), n / 6 % 2 == 1, n / 12 + 1)));
    help.extend(Tile::ALL.iter().flat_map(|&tile| [false, true].map(|side| game().help_tile(tile, side))));
    help.extend(Guild::ALL.iter().map(|&guild| game().help_guild(guild)));
    help.extend(Resource::ALL.iter().map(|&resource| game().help_resource(resource)));
    help.extend((0..4).map(|tile| game().help_empty_tile(EmptyTile(tile))));
    help.extend((0..14).map(|tile| game().help_solo_tile(SoloTile(tile))));
    for language in Language::ALL {
        let lexicon = Lexicon::new(language, &[KingdomCrossing::locale(language)]);
        for message in &help {
            assert_eq!(lexicon.missing(message), Vec::<String>::new());
            let sentence = lexicon.word(message);
            assert!(sentence.ends_with('.'), "{sentence}");
        }
    }
}

#[test]
fn damaged_files_are_refused() {
    fuzz_files(game(), games());
}

#[test]
fn mistakes_in_files_are_told_in_both_languages() {
    check_file_words(game());
}

#[test]
fn setup_follows_the_table_of_player_counts() {
    for players in 1..=4u8 {
        let state = game().setup(players, &Options::default(), Seed(5)).unwrap();
        let pairs = state.public.pairs.iter().flatten().count();
        assert_eq!(pairs, usize::from(players.max(2)));
        assert_eq!(usize::from(game().favours_left(&state.public)), 26 - 3 - pairs);
        let homes: Vec<Region> = state
            .public
            .pairs
            .iter()
            .flatten()
            .map(|pair| game().components.start(pair.start).home)
            .collect();
        assert!(homes.iter().all(|home| homes.iter().filter(|other| *other == home).count() == 1));
        assert_eq!(Bits(game().hidden_birds(&state.public)).count(), 40);
    }
}
