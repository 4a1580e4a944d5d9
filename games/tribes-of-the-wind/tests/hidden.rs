//! Hidden information: nobody sees a front that is not theirs, in views, guesses, options or events.
use bocage_bots::{Bot, Greedy};
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

/// Every place where a card lies whose front the observer does not see; a spectator sees no hand.
fn unseen(state: &mut State, observer: Option<Seat>) -> Vec<&mut Card> {
    let own = observer.map(Seat::index);
    let hands = state.private.iter_mut().enumerate().filter(|(index, _)| Some(*index) != own);
    let hands = hands.flat_map(|(_, own)| own.hand.iter_mut());
    let secret = &mut state.secret;
    hands
        .chain(secret.river.iter_mut().flatten())
        .chain(secret.drawn.iter_mut())
        .chain(secret.deck.iter_mut())
        .collect()
}

/// A state that differs in all that the observer cannot see, and in nothing else: fronts change places
/// among equal backs, decks and the stack are in another order, and later chance is another.
fn otherwise(state: &State, observer: Option<Seat>, seed: u64) -> State {
    let mut other = state.clone();
    let mut rng = QuickRng::seed_from_u64(seed);
    for element in Element::ALL {
        let mut places: Vec<&mut Card> =
            unseen(&mut other, observer).into_iter().filter(|card| card.element() == *element).collect();
        let mut fronts: Vec<Card> = places.iter().map(|card| **card).collect();
        rng.shuffle(&mut fronts);
        places.iter_mut().zip(fronts).for_each(|(place, front)| **place = front);
    }
    // Hands keep their order by number, which carries no information (R30).
    other.private.iter_mut().for_each(|own| own.hand.sort_unstable());
    // Within the deck, below its top, even elements may change places.
    let below = other.secret.deck.len() - 1;
    rng.shuffle(&mut other.secret.deck[..below]);
    rng.shuffle(&mut other.secret.village_deck);
    rng.shuffle(&mut other.secret.forest_stack);
    other.secret.chance = bocage_engine::Chance::new(Seed(!seed));
    other
}

#[test]
fn swapping_unseen_fronts_changes_no_byte_that_anybody_sees() {
    for seed in 0..games() / 20 + 5 {
        for players in 2..=5 {
            let state = somewhere(seed, players);
            for observer in Seat::all(players).map(Some).chain([None]) {
                let other = otherwise(&state, observer, seed);
                assert_ne!(other, state, "something unseen is different");
                let bytes = |state: &State| serde_json::to_string(&state.view(observer)).unwrap();
                assert_eq!(bytes(&other), bytes(&state));
                let Some(seat) = observer else { continue };
                let (mut here, mut there) = (Vec::new(), Vec::new());
                game().legal(&state, seat, &mut here);
                game().legal(&other, seat, &mut there);
                assert_eq!(here, there);
            }
        }
    }
}

#[test]
fn bots_decide_the_same_whatever_they_cannot_see() {
    // A bot is given a view: what is unseen cannot reach it, three blind draws for a temple included.
    let mut blind = 0;
    for seed in 0..games() / 20 + 30 {
        let state = somewhere(seed, 2 + (seed % 4) as u8);
        let seat = state.public.active;
        blind += usize::from(state.public.agenda.top() == Some(&Step::Draw));
        let choose = |state: &State| {
            let mut rng = QuickRng::seed_from_u64(seed);
            Greedy::new().choose(game(), &state.view(Some(seat)), seat, &mut rng)
        };
        assert_eq!(choose(&otherwise(&state, Some(seat), seed)), choose(&state));
    }
    assert!(blind > 0, "some of them while drawing");
}

#[test]
fn guesses_deal_fronts_that_fit_the_backs() {
    for seed in 0..games() / 20 + 8 {
        let players = 2 + (seed % 4) as u8;
        let state = somewhere(seed, players);
        let mut rng = QuickRng::seed_from_u64(seed);
        for observer in [None, Some(Seat(0)), Some(state.public.active)] {
            let guess = game().determinize(&state.view(observer), &mut rng);
            assert_eq!(guess.view(observer), state.view(observer));
            let drawn = guess.secret.drawn.iter().map(|card| card.element());
            assert!(drawn.eq(state.public.drawn.iter().copied()));
            for seat in Seat::all(players) {
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
