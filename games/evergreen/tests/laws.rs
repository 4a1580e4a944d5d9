//! The laws of the contract and the invariants of section 12 of the rules, on random games.
//!
//! Every invariant has its number where it is checked: 2, 15 and 18 in tests of their own, 3, 7, 9,
//! 13 and 16 also in [`Tally`], which counts over several decisions, all others in [`invariants`].
use std::path::Path;

use bocage_conformance::{Laws, Step, check_file_words, check_locales, fuzz_files, games};
use bocage_engine::{Draw, Game, History, QuickRng, Seat, Seed, SeedableRng};
use bocage_evergreen::components::Icon;
use bocage_evergreen::setup::{Options, SoloFirst};
use bocage_evergreen::state::{Phase, Public, State, Step as Running};
use bocage_evergreen::vocabulary::{Biome, Card, Piece, Season, Sun};
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
    let mut tally = Tally::default();
    laws.check(games(), |step| {
        invariants(step);
        tally.note(step);
    });
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
    zone(before, after, step.events); // 3, 4
    draft(after); // 5
    taken(after); // 6
    for seat in Seat::all(after.players) {
        levels(before, after, seat); // 7
        plants(before, after, seat); // 8, 9
        points(before, after, seat, step.events); // 10, 11, 14
    }
    planting_and_growing_are_apart(step.before, step.seat); // 12
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

fn zone(before: &Public, after: &Public, events: &[Event]) {
    // A card that is left over joins the zone exactly if it has an icon; nothing else changes it.
    let joined: Vec<Card> =
        left_over(events).filter(|card| game().components.face(*card).icon != Icon::None).collect();
    assert!(joined.iter().all(|card| after.zone.contains(card)));
    assert_eq!(after.zone.len(), before.zone.len() + joined.len());
    assert!(before.zone.iter().all(|card| after.zone.contains(card)), "the zone lost a card");
    assert!(
        after.zone.is_sorted_by_key(|card| game().components.face(*card).biome),
        "a card on the pile of another biome"
    );
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

fn left_over(events: &[Event]) -> impl Iterator<Item = Card> {
    events.iter().filter_map(|event| match event {
        Event::LeftOver { card, .. } => Some(*card),
        _ => None,
    })
}

fn draft(public: &Public) {
    if public.phase != Phase::Draft {
        return;
    }
    let cards = public.row.iter().flatten().count();
    assert_eq!(cards, usize::from(public.drafters() + 1 - public.draft_index));
    if public.draft_index > 0 {
        let on_card = public.token_slot.is_some_and(|slot| public.row[usize::from(slot)].is_some());
        let next = public.next_first_player;
        let held = next != public.first_player && public.turn_order(next) < public.draft_index;
        assert!(on_card != held, "the acorn lies on a card, or somebody who has picked holds it");
        assert!(held || next == public.first_player);
    }
}

fn taken(public: &Public) {
    for (seat, side) in (0u8..).zip(public.sides()) {
        let picked = match public.phase {
            Phase::Draft => public.turn_order(seat) < public.draft_index,
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
    // Rounds that are over, and the one that runs if the power was used in it.
    let runs = after.phase == Phase::Turns && after.side(seat).turn.powered;
    let rounds = game().round(after) - 1 + u8::from(runs);
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

fn planting_and_growing_are_apart(state: &State, seat: Seat) {
    let (mut plant, mut grow) = (0, 0);
    game().each_legal(&state.public, &(), seat, |action| match action {
        Action::PlantSprout(space) => plant |= space.bit(),
        Action::Grow(space) => grow |= space.bit(),
        _ => {}
    });
    assert_eq!(plant & grow, 0);
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

/// What one seat does in a turn.
#[derive(Default)]
struct TurnTally {
    decisions: u32,
    /// Pawns by the action and by the power.
    placed: [u32; 2],
    /// Growth steps by the action and by the power.
    grown: [u32; 2],
    /// Levels gained.
    risen: u8,
}

/// What is counted over several decisions: of a turn, a round, a game.
#[derive(Default)]
struct Tally {
    turns: [TurnTally; 4],
    picks: [u32; 4],
    rounds_begun: u8,
    /// Cards left over in this round.
    leftovers: u32,
    /// The rounds after which a season was scored.
    scorings: Vec<u8>,
}

impl Tally {
    fn note(&mut self, step: &Step<'_, Evergreen>) {
        let seat = step.seat.index();
        match step.action {
            Action::PickCard(_) => self.picks[seat] += 1,
            _ => self.turns[seat].decisions += 1,
        }
        let (before, after) = (step.before.public.side(step.seat), step.after.public.side(step.seat));
        self.turns[seat].risen += after.level.iter().sum::<u8>() - before.level.iter().sum::<u8>();
        let by = usize::from(!matches!(before.turn.agenda.top(), Some(Running::Action { .. })));
        self.rounds_begun = self.rounds_begun.max(1); // Setup begins the first round.
        for event in step.events {
            match event {
                Event::Placed { .. } => self.turns[seat].placed[by] += 1,
                Event::Grew { .. } => self.turns[seat].grown[by] += 1,
                Event::Ended { .. } => std::mem::take(&mut self.turns[seat]).end(),
                Event::LeftOver { .. } => self.leftovers += 1,
                Event::SeasonScored { seat: Seat(0), .. } => self.scorings.push(self.rounds_begun),
                Event::RoundBegan { round, .. } => {
                    self.end_round(); // 3
                    self.rounds_begun += 1;
                    assert_eq!(*round, self.rounds_begun);
                }
                Event::GameEnded => std::mem::take(self).end(step.after.public.players),
                _ => {}
            }
        }
    }

    /// Exactly one card is left over in a round (3: so the zone grows by 0 or 1).
    fn end_round(&mut self) {
        assert_eq!(std::mem::take(&mut self.leftovers), 1);
    }

    fn end(mut self, players: u8) {
        self.end_round();
        assert_eq!((self.rounds_begun, self.scorings), (14, vec![5, 9, 12, 14])); // 13
        assert!(self.picks.iter().take(players.into()).all(|picks| *picks == 14)); // 16
    }
}

impl TurnTally {
    fn end(self) {
        assert!(self.risen <= 1); // 7
        assert!(self.placed[0] <= 3 && self.placed[1] <= 5); // 9
        assert!(self.grown[0] <= 2 && self.grown[1] <= 10); // 9
        assert!((2..=21).contains(&self.decisions)); // 16
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
            let fertile = |card: &Card| matches!(game().components.face(*card).icon, Icon::Fertility(_));
            assert!(zone.iter().all(fertile), "only fertility cards, no aridity and nothing wild");
            assert_eq!(state.public.face_down, 0);
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

/// Plays a random decision of a random seat. `None` if that would end the round and it must not.
fn decide(history: &mut History<Evergreen>, rng: &mut QuickRng, ends_round: bool) -> Option<Seat> {
    let waited: Vec<Seat> = game().waited(&history.state().public).iter().collect();
    let seat = *rng.pick(&waited)?;
    let mut list = Vec::new();
    game().legal(history.state(), seat, &mut list);
    let action = *rng.pick(&list)?;
    if action == Action::EndTurn && waited.len() == 1 && !ends_round {
        return None;
    }
    history.play(game(), seat, action, &mut ()).unwrap();
    Some(seat)
}

#[test]
fn undoing_a_whole_turn_restores_the_seat_and_no_other() {
    // 18
    for seed in 0..games() / 5 {
        let mut rng = QuickRng::seed_from_u64(seed);
        let players = 2 + (seed % 3) as u8;
        let start = game().setup(players, &Options::default(), Seed(seed)).unwrap();
        let mut history = History::<Evergreen>::new(start);
        for _ in 0..4 {
            while history.state().public.phase == Phase::Draft {
                decide(&mut history, &mut rng, false);
            }
            let cleaned_up = history.state().clone();
            let mut decisions = [0; 4];
            for _ in 0..rng.below(80) {
                let Some(seat) = decide(&mut history, &mut rng, false) else { break };
                decisions[seat.index()] += 1;
            }
            let mut expected = history.state().clone();
            let who = rng.below(players.into()) as usize;
            expected.public.seats[who] = cleaned_up.public.seats[who];
            for _ in 0..decisions[who] {
                history.undo(game(), Seat(who as u8)).unwrap();
            }
            assert_eq!(history.state(), &expected, "seed {seed}");
            while history.state().public.phase == Phase::Turns {
                decide(&mut history, &mut rng, true);
            }
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

#[test]
fn mistakes_in_files_are_told_in_both_languages() {
    check_file_words(game());
}
