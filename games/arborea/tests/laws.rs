//! The laws of the contract and the invariants of section 16 of the rules, on random games.
use std::path::Path;

use bocage_arborea::components::{CARDS, DECK, Symbol};
use bocage_arborea::setup::Options;
use bocage_arborea::state::{Board, Development, Public, Source, State, Step as Doing};
use bocage_arborea::tracks::Track;
use bocage_arborea::vocabulary::{Cell, Creature, Kind, Owner, Season};
use bocage_arborea::{Action, Arborea, Event};
use bocage_conformance::{Laws, Step, check_file_words, check_locales, fuzz_files, games};
use bocage_engine::{Draw, Game, QuickRng, Seat, Seed, SeedableRng};

fn game() -> &'static Arborea {
    Arborea::standard()
}

/// Random games are long (R50), so fewer of them are enough.
fn check(players: u8, games: u64) {
    let laws = Laws {
        game: game(),
        players,
        options: Options::default(),
        most_decisions: 60_000,
        // 32 anchors for each laid card (15), and a decision of the main flow beside it.
        most_options: 700,
    };
    follow(&laws, games);
}

/// Checks the laws, the invariants after every action, and what they count from turn to turn.
fn follow(laws: &Laws<'_, Arborea>, games: u64) {
    let mut count = Count::default();
    laws.check(games, |step| {
        invariants(step);
        count.follow(step);
    });
}

#[test]
fn laws_with_one_player() {
    check(1, games() / 8 + 1);
}

#[test]
fn laws_with_two_players() {
    check(2, games() / 40 + 1);
}

#[test]
fn laws_with_three_players() {
    check(3, games() / 50 + 1);
}

#[test]
fn laws_with_four_players() {
    check(4, games() / 60 + 1);
}

#[test]
fn laws_with_five_players() {
    check(5, games() / 70 + 1);
}

#[test]
fn laws_at_every_difficulty() {
    for difficulty in [2, 3, 5, 6, 7, 20] {
        let options = Options { difficulty };
        let laws = Laws { game: game(), players: 1, options, most_decisions: 60_000, most_options: 700 };
        follow(&laws, games() / 100 + 1);
    }
}

/// The invariants of section 16, by number.
fn invariants(step: &Step<'_, Arborea>) {
    let (before, after) = (&step.before.public, &step.after.public);
    creatures_are_kept(after); // 2
    cards_are_kept(step.after); // 3
    reserve(after, step.events); // 4
    tracks(after); // 6, 7
    moved(after, step.events); // 7
    borderlands(before, after, step.events); // 8, 9
    for seat in Seat::all(after.players) {
        villagers(after, seat); // 1
        levels(after.board(seat)); // 5
        ecosystem(after.board(seat)); // 10
        points(before, after, seat, step.events); // 11, 14
    }
    turn(step); // 12, 13, with what `Count` follows
    options(step.before, step.seat); // 15
    if after.solo() {
        feronia(before, after); // 16
    }
    asides_touch_one_board(step);
}

fn walking(public: &Public, owner: Owner) -> Vec<Kind> {
    let steps = public.agenda.iter().filter(|_| public.turn == owner);
    steps
        .filter_map(|step| match step {
            Doing::Resolve(Source::Trail(waiting), _) => Some(waiting.kind()),
            _ => None,
        })
        .collect()
}

fn villagers(public: &Public, seat: Seat) {
    let board = public.board(seat);
    for (kind, count) in Kind::ALL.iter().zip([2, 3, 3]) {
        let on_tracks = public.tracks.iter().flat_map(|track| track.of(seat.into()));
        let on_tracks = on_tracks.filter(|villager| villager.kind == *kind).count();
        let on_trails = board.trails.iter().filter(|waiting| waiting.kind() == *kind).count();
        let limbo = walking(public, seat.into()).iter().filter(|walker| *walker == kind).count();
        let reserves = board.available[kind.index()] + board.dedicated[kind.index()];
        assert_eq!(usize::from(reserves) + on_tracks + on_trails + limbo, count, "{kind} of seat {seat}");
        assert!(limbo <= 1);
    }
    assert_eq!(board.dedicated[0], 0, "adults are never dedicated");
    assert!(board.trails.windows(2).all(|pair| pair[0] <= pair[1]));
}

fn creatures_are_kept(public: &Public) {
    for creature in Creature::ALL {
        let index = creature.index();
        let on_boards: u8 = public
            .in_use()
            .iter()
            .map(|board| {
                board.invited[index]
                    + board.captive[index]
                    + board.ecosystem.census()[index]
                    + board.in_hand()[index]
            })
            .sum();
        let sum = public.supply[index] + public.heights[index] + on_boards + public.feronia.creatures[index];
        assert_eq!(sum, 6, "{creature}");
    }
}

fn cards_are_kept(state: &State) {
    let public = &state.public;
    let mut cards: Vec<u8> = Vec::new();
    for (number, deck) in public.decks.iter().enumerate() {
        let hidden = &state.secret.decks[number];
        assert_eq!(usize::from(deck.hidden), hidden.len());
        assert_eq!(deck.is_empty(), deck.hidden == 0 && deck.tail.is_empty() && deck.front.is_none());
        let all = deck.front.iter().chain(hidden).chain(&deck.tail);
        for card in all {
            assert_eq!(usize::from(game().components.face(*card).deck), number);
            cards.push(card.0);
        }
        assert!(deck.len() <= DECK);
        assert_eq!(game().hidden_cards(public, number as u8).count_ones() as usize, hidden.len());
    }
    for board in public.in_use() {
        cards.extend(board.slots.iter().flatten().chain(&board.completed).map(|card| card.0));
        let laid = board.ecosystem.cards.iter().map(|laid| laid.card.0);
        cards.extend(laid.filter(|&card| usize::from(card) < CARDS));
        let starts = board.ecosystem.cards.iter().filter(|laid| usize::from(laid.card.0) >= CARDS);
        assert_eq!(starts.count(), 1);
    }
    let feronia = &public.feronia;
    cards.extend(feronia.cards.iter().flatten().chain(&feronia.pile).map(|card| card.0));
    cards.extend((0..CARDS as u8).filter(|card| feronia.completed >> card & 1 == 1));
    cards.sort_unstable();
    assert_eq!(cards, (0..CARDS as u8).collect::<Vec<_>>());
}

fn reserve(public: &Public, events: &[Event]) {
    for (lower, upper) in public.lower.iter().zip(&public.upper) {
        assert!(lower <= upper && *upper <= 8);
    }
    // After the renewal of a turn the halves are together until somebody raises something.
    if let Some(renewal) = events.iter().rposition(|event| matches!(event, Event::RenewedReserve(..))) {
        let raised =
            events[renewal..].iter().any(|event| matches!(event, Event::Raised(..) | Event::Converted(..)));
        assert!(raised || public.lower == public.upper);
    }
}

fn levels(board: &Board) {
    assert!((-8..=8).contains(&board.spirit));
    assert!(board.gifts.iter().all(|&level| level <= 3));
    assert!(board.seasons.iter().all(|&level| level <= 6));
}

fn tracks(public: &Public) {
    let mut segments: Vec<u8> = public.tracks.iter().flat_map(|track| [track.outer, track.inner]).collect();
    segments.sort_unstable();
    assert_eq!(segments, (0..8).collect::<Vec<_>>());
    let moving = |number: usize, track: &Track| {
        let forced =
            matches!(public.agenda.top(), Some(Doing::Move(moving, _)) if usize::from(*moving) == number);
        forced && track.offset == 4
    };
    for (number, track) in public.tracks.iter().enumerate() {
        let forced = moving(number, track);
        assert!(track.offset <= 3 || forced, "offset {}", track.offset);
        for (cell, villager) in (0u8..).zip(track.cells) {
            if villager.is_some() {
                assert!(track.offset + cell >= 3, "behind the placement");
                assert!(track.distance(cell) <= if forced { 8 } else { 7 });
            }
        }
    }
}

/// Whoever rides a track that has moved has left the place where villagers are put.
fn moved(public: &Public, events: &[Event]) {
    for (number, track) in (0u8..).zip(&public.tracks) {
        let last = events.iter().rposition(|event| matches!(event, Event::Moved(moved) if *moved == number));
        let Some(last) = last else { continue };
        if events[last..].iter().any(|event| matches!(event, Event::Placed(.., on) if *on == number)) {
            continue;
        }
        let riders = (0u8..).zip(track.cells).filter(|(_, rider)| rider.is_some());
        riders.for_each(|(cell, _)| assert!(track.distance(cell) >= 1, "track {number} has moved"));
    }
}

fn borderlands(before: &Public, after: &Public, events: &[Event]) {
    let comes = |event: &&Event| matches!(event, Event::Attracted(..) | Event::Nobody(..));
    let attracts = events.iter().filter(comes).count() as u8;
    assert_eq!(after.sun, (before.sun + attracts).min(game().components.sun_last));
    assert!(after.heights.iter().all(|&height| height <= 4));
    for column in 0..6 {
        assert!(after.bonus[column].is_none() || after.heights[column] == 0);
        assert!(before.bonus[column].is_some() || after.bonus[column].is_none(), "a bonus tile came back");
    }
}

fn ecosystem(board: &Board) {
    let ecosystem = &board.ecosystem;
    assert!(ecosystem.visible_cells().iter().all(|&cells| cells >= 1), "a card is hidden");
    let occupied = ecosystem.occupied();
    let mut cells = Vec::new();
    occupied.each(|cell| cells.push((cell.x, cell.y)));
    let mut reached = vec![cells[0]];
    let mut left: std::collections::BTreeSet<_> = cells[1..].iter().copied().collect();
    while let Some((x, y)) = reached.pop() {
        for next in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
            if left.remove(&next) {
                reached.push(next);
            }
        }
    }
    assert!(left.is_empty(), "cells that touch nothing");
    let land = game().landscape(ecosystem);
    for (index, placed) in ecosystem.creatures.iter().enumerate() {
        let around = land.corner(placed.at).habitats();
        assert_eq!(around.iter().sum::<u8>(), 4, "a creature at the edge");
        for other in &ecosystem.creatures[..index] {
            let distance = (placed.at.x - other.at.x).abs() + (placed.at.y - other.at.y).abs();
            assert!(distance >= 2, "creatures side by side");
        }
    }
}

fn points(before: &Public, after: &Public, seat: Seat, events: &[Event]) {
    let (was, is) = (before.board(seat).points, after.board(seat).points);
    assert!(is.biomes >= was.biomes);
    let told: i16 = events
        .iter()
        .map(|event| match event {
            Event::RenewedReserve(owner, points) if *owner == seat.into() => *points,
            Event::ScoredSpirit(who, points) | Event::ScoredCreatures(who, points) if *who == seat => *points,
            Event::ScoredSeason(who, _, points) if *who == seat => *points,
            _ => 0,
        })
        .sum();
    assert_eq!(is.total() - was.total(), told);
    for season in Season::ALL {
        assert!((0..=48).contains(&game().season_points(after, after.board(seat), *season)));
    }
    if after.over {
        let counted = game().counted(after, seat);
        let seasons = Season::ALL.iter().map(|&season| game().season_points(after, &counted, season));
        assert_eq!(seasons.collect::<Vec<_>>(), is.seasons, "what pictures say is what was scored");
        assert_eq!(i32::from(is.total()), game().score(after, seat).total());
    } else {
        assert_eq!(is.total(), is.biomes);
    }
}

/// What happened since a turn began, and how many turns since the sun came to its last space.
#[derive(Default)]
struct Count {
    pilgrimages: u8,
    activations: u8,
    completions: u8,
    after_trigger: Option<u8>,
}

impl Count {
    fn follow(&mut self, step: &Step<'_, Arborea>) {
        self.pilgrimages += u8::from(matches!(
            step.action,
            Action::Place(_) | Action::Advance(_) | Action::RepeatPlace(_) | Action::RepeatAdvance(_)
        ));
        let takers = step.after.public.turn_takers();
        for event in step.events {
            match event {
                Event::TurnBegan(_) | Event::Revealed(_) => {
                    let after_trigger = self.after_trigger.map(|turns| turns + 1);
                    *self = Count { after_trigger, ..Count::default() };
                }
                Event::Walks(owner, _) if owner.seat().is_some() => self.activations += 1,
                Event::Completed(..) => self.completions += 1,
                Event::EndNears(left) => {
                    assert_eq!((self.after_trigger, *left), (None, 2 * takers));
                    self.after_trigger = Some(0);
                }
                Event::GameEnded => assert_eq!(self.after_trigger, Some(2 * takers)),
                _ => {}
            }
            assert!(self.pilgrimages <= 2 && self.activations <= 3 && self.completions <= 1);
        }
        if step.after.public.over {
            *self = Count::default();
        }
    }
}

fn turn(step: &Step<'_, Arborea>) {
    let (before, after) = (&step.before.public, &step.after.public);
    for doing in after.agenda.iter() {
        assert!(!matches!(doing, Doing::Activation(done) if *done > 3));
    }
    let begun = |public: &Public| public.in_use().iter().map(|board| u32::from(board.turns)).sum::<u32>();
    assert!(begun(after) - begun(before) <= 1);
    match (before.ending, after.ending) {
        (Some(was), Some(is)) => assert!(is <= was),
        (Some(_), None) => panic!("the end went away"),
        (None, Some(is)) => {
            assert_eq!(after.sun, game().components.sun_last);
            assert!(is >= 2 * after.turn_takers() - 1); // Feronia's turn may have followed at once.
        }
        (None, None) => {}
    }
    assert_eq!(after.over, after.ending == Some(0) && game().waited(after).is_empty());
}

fn options(state: &State, seat: Seat) {
    let public = &state.public;
    let (mut main, mut own) = (0, 0);
    let mut list = Vec::new();
    game().legal(state, seat, &mut list);
    list.iter().for_each(|action| if action.develops() { own += 1 } else { main += 1 });
    let board = public.board(seat);
    let most = match board.development {
        Development::None => 0,
        Development::Rotate => 4,
        Development::Anchor(_) => 32 * board.ecosystem.cards.len(),
        Development::Pick(_) => 13,
        Development::Invited(..) => inner_vertices(board) + 1,
        Development::Captive(_) => inner_vertices(board),
    };
    assert!(own <= most, "{own} options for {:?}", board.development);
    let most = match public.agenda.top() {
        Some(Doing::Setup(_)) => 12,
        Some(Doing::Pilgrimage) => 16,
        Some(Doing::Repeat) => 17,
        Some(Doing::Activation(_)) => 9,
        Some(Doing::Move(..)) => 10,
        Some(Doing::Leave { .. }) => 11,
        Some(Doing::Sage { .. }) => 5,
        Some(Doing::Effect(symbol)) => match symbol {
            Symbol::Gift => 8,
            Symbol::Invite => 6,
            Symbol::TakeCard => 5,
            Symbol::AdvanceTrack => 4,
            Symbol::PlaceVillager => 13,
            _ => 2,
        },
        _ => 6,
    };
    assert!(main <= most, "{main} options for {:?}", public.agenda.top());
    // Each decision for itself, also where a seat has both (section 5).
    assert_ne!(main, 1, "a decision with one option");
    assert_ne!(own, 1, "a development with one option");
}

fn inner_vertices(board: &Board) -> usize {
    let occupied = board.ecosystem.occupied();
    let (mut cells, mut count) = (Vec::new(), 0);
    occupied.each(|cell| cells.push(cell));
    for Cell { x, y } in cells {
        let around = [Cell::at(x - 1, y - 1), Cell::at(x, y - 1), Cell::at(x - 1, y)];
        count += usize::from(around.iter().all(|&cell| occupied.contains(cell)));
    }
    count
}

fn feronia(before: &Public, after: &Public) {
    let hers = &after.feronia;
    let on_tracks: usize = after.tracks.iter().map(|track| track.of(Owner::FERONIA).count()).sum();
    assert_eq!(usize::from(hers.reserve) + on_tracks + hers.trails.len(), 5);
    if after.turn != Owner::FERONIA {
        for track in &after.tracks {
            assert!(track.of(Owner::FERONIA).count() <= 1);
            for (cell, villager) in (0u8..).zip(track.cells) {
                let settled = !matches!(after.agenda.top(), Some(Doing::Move(..) | Doing::Leave { .. }));
                if villager.is_some_and(|villager| villager.owner == Owner::FERONIA) && settled {
                    assert!(track.distance(cell) <= 3);
                }
            }
        }
    }
    assert!(hers.cards[1].is_none() || hers.cards[0].is_some());
    assert!(hers.pile.is_empty() || hers.cards[1].is_some());
    assert!(usize::from(hers.young) < game().components.feronia_water.len());
    assert!(hers.steps >= before.feronia.steps);
}

/// A decision about one's own ecosystem changes nothing else, unless the game was waiting for it.
fn asides_touch_one_board(step: &Step<'_, Arborea>) {
    let (before, after) = (&step.before.public, &step.after.public);
    if step.action.develops() && before.asked.is_some() {
        let mut other = *after;
        other.boards[step.seat.index()] = before.boards[step.seat.index()];
        assert_eq!(&other, before);
        assert_eq!(step.before.secret, step.after.secret);
    }
}

/// Two random games that differ in when seats develop, and in nothing else.
#[test]
fn when_one_develops_does_not_matter() {
    for seed in 0..games() / 200 + 1 {
        let mut rng = QuickRng::seed_from_u64(seed);
        let mut list = Vec::new();
        let mut eager = game().setup(3, &Options::default(), Seed(seed)).unwrap();
        let mut main: Vec<(Seat, Action)> = Vec::new();
        let mut own: Vec<Vec<Action>> = vec![Vec::new(); 3];
        while !game().is_over(&eager.public) {
            let waited: Vec<Seat> = game().waited(&eager.public).iter().collect();
            let seat = waited.iter().copied().find(|seat| eager.public.board(*seat).developing());
            let seat = seat.unwrap_or(waited[0]);
            game().legal(&eager, seat, &mut list);
            if eager.public.board(seat).developing() {
                list.retain(|action| action.develops());
            }
            let action = *rng.pick(&list).unwrap();
            game().apply(&mut eager, seat, action, &mut ()).unwrap();
            if action.develops() {
                own[seat.index()].push(action);
            } else {
                main.push((seat, action));
            }
        }
        let mut late = game().setup(3, &Options::default(), Seed(seed)).unwrap();
        let mut own: Vec<_> = own.into_iter().map(|actions| actions.into_iter().peekable()).collect();
        let mut main = main.into_iter().peekable();
        while !game().is_over(&late.public) {
            if let Some(seat) = late.public.asked
                && let Some((of, action)) = main.next()
            {
                assert_eq!(seat, of);
                game().apply(&mut late, of, action, &mut ()).unwrap();
            } else {
                let seat = game().waited(&late.public).lowest().unwrap();
                let action = own[seat.index()].next().unwrap();
                game().apply(&mut late, seat, action, &mut ()).unwrap();
            }
        }
        assert_eq!(late, eager);
    }
}

#[test]
fn words_of_both_languages() {
    check_locales::<Arborea>(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")));
}

#[test]
fn damaged_files_are_refused() {
    fuzz_files(game(), games() / 2);
}

#[test]
fn mistakes_in_files_are_told_in_both_languages() {
    check_file_words(game());
}
