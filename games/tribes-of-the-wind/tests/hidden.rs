//! Hidden information: nobody sees a front that is not theirs, in views, guesses, options or events.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use bocage_conformance::games;
use bocage_engine::{Draw, Game, QuickRng, Seat, Seed, SeedableRng};
use bocage_tribes_of_the_wind::setup::Options;
use bocage_tribes_of_the_wind::state::{State, Step};
use bocage_tribes_of_the_wind::vocabulary::{Card, CardSet, Element};
use bocage_tribes_of_the_wind::{Event, TribesOfTheWind};

fn game() -> &'static TribesOfTheWind {
    TribesOfTheWind::standard()
}

/// A random game after some decisions.
fn somewhere(seed: u64, players: u8) -> State {
    let mut rng = QuickRng::seed_from_u64(seed);
    let mut state = game().setup(players, &Options::default(), Seed(seed)).unwrap();
    let mut list = Vec::new();
    for _ in 0..40 + rng.below(120) {
        let active = state.public.active;
        game().legal(&state, active, &mut list);
        game().apply_unchecked(&mut state, active, *rng.pick(&list).unwrap(), &mut ());
    }
    state
}

/// Every place where a card lies whose front `seat` does not see.
fn unseen(state: &mut State, seat: Seat) -> Vec<&mut Card> {
    let hands = state.private.iter_mut().enumerate().filter(|(index, _)| *index != seat.index());
    let hands = hands.flat_map(|(_, own)| own.hand.iter_mut());
    let secret = &mut state.secret;
    hands
        .chain(secret.river.iter_mut().flatten())
        .chain(secret.drawn.iter_mut())
        .chain(secret.deck.iter_mut())
        .collect()
}

#[test]
fn swapping_unseen_fronts_changes_nothing_that_a_seat_sees() {
    for seed in 0..games() / 20 + 5 {
        for players in 2..=5 {
            let state = somewhere(seed, players);
            for seat in Seat::all(players) {
                let mut other = state.clone();
                let mut rng = QuickRng::seed_from_u64(seed);
                for element in Element::ALL {
                    let mut places: Vec<&mut Card> = unseen(&mut other, seat)
                        .into_iter()
                        .filter(|card| card.element() == *element)
                        .collect();
                    let mut fronts: Vec<Card> = places.iter().map(|card| **card).collect();
                    rng.shuffle(&mut fronts);
                    places.iter_mut().zip(fronts).for_each(|(place, front)| **place = front);
                }
                // Within the deck, below its top, even elements may change places.
                let below = other.secret.deck.len() - 1;
                rng.shuffle(&mut other.secret.deck[..below]);
                assert_ne!(other, state, "something unseen is different");
                assert_eq!(other.view(Some(seat)), state.view(Some(seat)));
                let (mut here, mut there) = (Vec::new(), Vec::new());
                game().legal(&state, seat, &mut here);
                game().legal(&other, seat, &mut there);
                assert_eq!(here, there);
            }
        }
    }
}

#[test]
fn guesses_deal_fronts_that_fit_the_backs() {
    for seed in 0..games() / 20 + 5 {
        let state = somewhere(seed, 3);
        let mut rng = QuickRng::seed_from_u64(seed);
        for observer in [None, Some(Seat(0)), Some(Seat(2))] {
            let guess = game().determinize(&state.view(observer), &mut rng);
            for seat in Seat::all(3) {
                let mut backs = [0; 4];
                guess.private[seat.index()].hand.iter().for_each(|card| backs[card.element().index()] += 1);
                assert_eq!(backs, state.public.side(seat).backs);
            }
            assert_eq!(guess.secret.river.map(|card| card.map(Card::element)), state.public.element_river);
            assert_eq!(guess.secret.deck.last().map(|card| card.element()), state.public.deck_top);
            assert_eq!(guess.secret.deck.len(), state.secret.deck.len());
            let hands = guess.private.iter().flat_map(|own| own.hand);
            let hidden = guess.secret.deck.iter().copied().chain(guess.secret.river.into_iter().flatten());
            let all: CardSet = hands
                .chain(hidden)
                .chain(guess.secret.drawn)
                .chain(guess.public.element_discard.iter())
                .chain(guess.public.in_play)
                .collect();
            assert_eq!(all.len(), 80, "every card is somewhere, once");
            assert_eq!(guess.secret.forest_stack.len(), state.secret.forest_stack.len());
        }
    }
}

#[test]
fn guesses_differ() {
    let state = somewhere(3, 2);
    let view = state.view(Some(Seat(0)));
    let mut rng = QuickRng::seed_from_u64(1);
    let (one, other) = (game().determinize(&view, &mut rng), game().determinize(&view, &mut rng));
    assert_ne!(one.private[1], other.private[1]);
    assert_ne!(one.secret.deck, other.secret.deck);
    assert_eq!(one.private[0], other.private[0]);
}

#[test]
fn events_show_fronts_to_their_owner_only() {
    let mut state = game().setup(3, &Options::default(), Seed(9)).unwrap();
    let mut rng = QuickRng::seed_from_u64(9);
    let (mut list, mut events) = (Vec::new(), Vec::new());
    let (mut dealt, mut filled) = (0, 0);
    for _ in 0..400 {
        let active = state.public.active;
        game().legal(&state, active, &mut list);
        events.clear();
        game().apply(&mut state, active, *rng.pick(&list).unwrap(), &mut events).unwrap();
        for event in &events {
            let (seat, fronts) = match event {
                Event::HandDealt { seat, fronts, .. } => (*seat, fronts),
                Event::HandFilled { seat, fronts, .. } => (*seat, fronts),
                other => {
                    for observer in [None, Some(Seat(0)), Some(Seat(1))] {
                        assert_eq!(game().event_for(other, observer).as_ref(), Some(other));
                    }
                    continue;
                }
            };
            assert!(!fronts.is_empty());
            for observer in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))] {
                let told = game().event_for(event, observer).unwrap();
                if observer == Some(seat) {
                    assert_eq!(&told, event);
                    continue;
                }
                match told {
                    Event::HandDealt { fronts, backs, .. } => {
                        dealt += 1;
                        assert!(fronts.is_empty() && backs.iter().sum::<u8>() == 5);
                    }
                    Event::HandFilled { fronts, backs, .. } => {
                        filled += 1;
                        assert!(fronts.is_empty() && backs.iter().sum::<u8>() >= 1);
                    }
                    other => panic!("{other:?}"),
                }
            }
        }
    }
    assert!(dealt == 9 && filled > 20);
}

#[test]
fn draws_are_chosen_without_seeing_fronts() {
    // Between the first and the last of three draws the drawing seat's own facts do not change.
    let mut seen = 0;
    for seed in 0..60 {
        let mut state = somewhere(seed, 2);
        let mut rng = QuickRng::seed_from_u64(seed);
        let mut list = Vec::new();
        for _ in 0..60 {
            let before = state.clone();
            let active = state.public.active;
            game().legal(&state, active, &mut list);
            game().apply_unchecked(&mut state, active, *rng.pick(&list).unwrap(), &mut ());
            let drawing = |state: &State| state.public.agenda.top() == Some(&Step::Draw);
            if drawing(&before) && drawing(&state) && state.public.active == active {
                seen += 1;
                assert_eq!(before.private, state.private);
                assert_eq!(state.public.drawn.len(), before.public.drawn.len() + 1);
            }
        }
    }
    assert!(seen > 50);
}
