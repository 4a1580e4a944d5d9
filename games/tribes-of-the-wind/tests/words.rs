//! Words: every card in hand says whether its condition holds and what it would do, in both languages,
//! and nobody is told a front that is not theirs.
use bocage_engine::{Draw, Game, Language, QuickRng, Seat, Seed, SeedableRng, Sketch, Speak};
use bocage_tribes_of_the_wind::components::Condition;
use bocage_tribes_of_the_wind::setup::Options;
use bocage_tribes_of_the_wind::state::State;
use bocage_tribes_of_the_wind::vocabulary::{Card, Element, VillageCard};
use bocage_tribes_of_the_wind::{Action, Event, TribesOfTheWind};
use bocage_words::{Lexicon, Names};

use crate::examples::{game, position};

fn lexicon(language: Language) -> Lexicon {
    Lexicon::new(language, &[TribesOfTheWind::locale(language)])
}

fn said(text: &str, card: &str) -> String {
    let state = position(text);
    lexicon(Language::En).word(&game().say_card_now(&state.public, Seat(0), card.parse().unwrap()))
}

/// The backs of an element that `seat` looks at, counted from the fronts themselves.
fn counted(state: &State, seat: Seat, element: Element) -> [usize; 3] {
    let of = |cards: &mut dyn Iterator<Item = Card>| cards.filter(|card| card.element() == element).count();
    let hand = |index: usize| of(&mut state.private[index].hand.iter().copied());
    let players = usize::from(state.public.players);
    let before = (seat.index() + players - 1) % players;
    let river = state.secret.river.iter().flatten().chain(state.secret.deck.last()).copied();
    let second = if players == 2 { of(&mut river.into_iter()) } else { hand(before) };
    [hand(seat.index()), hand((seat.index() + 1) % players), second]
}

/// Does a condition hold, by the words of section 6 of the rules?
fn holds(state: &State, seat: Seat, condition: Condition) -> bool {
    let own = |element| counted(state, seat, element)[0];
    let neighbours = |element| {
        let [_, first, second] = counted(state, seat, element);
        [first, second]
    };
    let sum = |element| counted(state, seat, element).iter().sum::<usize>();
    let so_many =
        |needed: u8, like: [bool; 2]| if needed == 1 { like[0] || like[1] } else { like[0] && like[1] };
    match condition {
        Condition::SumX(_) => true,
        Condition::SumRange(e, min, max) => sum(e) >= min.into() && sum(e) <= max.into(),
        Condition::NeighborHas(e, n) => so_many(n, neighbours(e).map(|count| count > 0)),
        Condition::MoreThan(e, n) => so_many(n, neighbours(e).map(|count| own(e) > count)),
        Condition::FewerThan(e, n) => so_many(n, neighbours(e).map(|count| own(e) < count)),
        Condition::AtLeast(e, n) => own(e) >= n.into(),
        Condition::Without(e) => own(e) == 0,
        Condition::OneOfEach => Element::ALL.iter().all(|e| own(*e) > 0),
    }
}

#[test]
fn all_eighty_cards_say_what_holds_and_count_the_backs() {
    for language in [Language::En, Language::Fr] {
        let lexicon = lexicon(language);
        let (yes, no, between) = match language {
            Language::En => ("✓ holds", "✗ does not hold", "; "),
            Language::Fr => ("✓ remplie", "✗ non remplie", "\u{a0}; "),
        };
        for seed in 0..12 {
            let options = Options { random_boards: true, ..Options::default() };
            let mut state = game().setup(2 + (seed % 4) as u8, &options, Seed(seed)).unwrap();
            let mut list = Vec::new();
            while state.public.in_setup() {
                game().legal(&state, state.public.active, &mut list);
                let active = state.public.active;
                game().apply(&mut state, active, list[0], &mut ()).unwrap();
            }
            for seat in Seat::all(state.public.players) {
                for card in Card::all() {
                    let message = game().say_card_now(&state.public, seat, card);
                    assert!(lexicon.missing(&message).is_empty());
                    let words = lexicon.word(&message);
                    let (head, lines) = words.split_once("] ").unwrap();
                    let lines: Vec<&str> = lines.split(between).collect();
                    let faces = game().components.lines(card);
                    assert_eq!(lines.len(), faces.len(), "{words}");
                    for (said, face) in lines.iter().zip(faces) {
                        let verdict = if holds(&state, seat, face.condition) { yes } else { no };
                        assert!(said.starts_with(verdict), "{words}");
                        assert!(said.contains(" → "), "{words}");
                    }
                    check_count(head, &state, seat, faces[0].condition);
                }
            }
        }
    }
}

/// The numbers in the brackets are those of the backs that the condition looks at.
fn check_count(head: &str, state: &State, seat: Seat, condition: Condition) {
    let brackets = head.split_once('[').unwrap().1;
    let numbers: Vec<usize> =
        brackets.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect();
    let expected: Vec<usize> = match (condition.element(), condition) {
        (None, _) => Element::ALL.iter().map(|element| counted(state, seat, *element)[0]).collect(),
        (Some(of), Condition::SumX(_) | Condition::SumRange(..)) => {
            let counted = counted(state, seat, of);
            counted.into_iter().chain([counted.iter().sum()]).collect()
        }
        (Some(of), Condition::AtLeast(..) | Condition::Without(_)) => vec![counted(state, seat, of)[0]],
        (Some(of), _) => counted(state, seat, of).to_vec(),
    };
    assert_eq!(numbers, expected, "{head}");
}

#[test]
fn a_card_in_hand_says_what_it_would_do() {
    let three = "players = 3\n[[seats]]\nhand = [\"F02\", \"F\", \"F\", \"W\", \"V\"]\n[[seats]]\nbacks = \"F1 W4\"\n\
                 [[seats]]\nbacks = \"W2 P3\"\n";
    assert_eq!(
        said(three, "F02"),
        "fire [fire: you 3 + left 1 + right 0 = 4] \
         ✗ does not hold: 2 to 3 fire cards with both neighbours → remove 1 pollution; \
         ✓ holds: 4 to 5 fire cards with both neighbours → remove 2 pollution; \
         ✗ does not hold: 6 or more fire cards with both neighbours → remove 3 pollution"
    );
    let two = "river = [\"F\", \"F\", \"W\", \"V\"]\ndeck = [\"P\"]\n[[seats]]\nhand = [\"F08\", \"W\", \"P\", \"P\", \"V\"]\n\
               [[seats]]\nbacks = \"W4 V1\"\n";
    assert_eq!(
        said(two, "F08"),
        "fire [fire: you 1, opponent 0, river and deck 2] ✓ holds: more fire cards than a neighbour → remove 2 \
         pollution; ✗ does not hold: more fire cards than both neighbours → remove 4 pollution"
    );
}

#[test]
fn a_card_in_hand_says_that_it_would_do_nothing() {
    let text = "players = 3\n[[seats]]\nwater = 5\nhand = [\"P04\", \"F\", \"F\", \"W\", \"V\"]\nboard = \"zephyr\"\n\
                [[seats]]\nbacks = \"P1 W4\"\n[[seats]]\nbacks = \"W2 P3\"\n";
    assert_eq!(
        said(text, "P04"),
        "plant [plant: you 1, left 1, right 3] \
         ✓ holds, but would do nothing now: a neighbour has a plant card → buy a forest tile for 6 water; \
         ✓ holds: both neighbours have a plant card → buy a forest tile for 4 water"
    );
}

#[test]
fn a_card_in_hand_says_what_guides_add() {
    // GC01 moves riders with each fire card, GC02 makes moves of cards longer (R15, R39).
    let text = "players = 3\n[[seats]]\nboard = \"zephyr\"\nguides = [\"GC01\", \"GC02\"]\n\
                hand = [\"F18\", \"V14\", \"V\", \"P\", \"V\"]\n";
    assert!(said(text, "F18").ends_with("remove 3 pollution, and by a guide: move riders up to 3 times"));
    assert!(said(text, "V14").contains("move riders up to 6 times;"), "{}", said(text, "V14"));
}

#[test]
fn fronts_are_told_to_their_owner_alone() {
    // Even a teller who knows the whole event, such as a terminal, names no front of another seat.
    let mut state = game().setup(2, &Options::default(), Seed(4)).unwrap();
    let names = ["Armel".to_owned(), "Lichen".to_owned()];
    let mut rng = QuickRng::seed_from_u64(4);
    let (mut list, mut events, mut told) = (Vec::new(), Vec::new(), 0);
    for _ in 0..300 {
        let active = state.public.active;
        game().legal(&state, active, &mut list);
        events.clear();
        game().apply(&mut state, active, *rng.pick(&list).unwrap(), &mut events).unwrap();
        for event in &events {
            let (Event::HandDealt { seat, fronts, .. } | Event::HandFilled { seat, fronts, .. }) = event
            else {
                continue;
            };
            for language in [Language::En, Language::Fr] {
                for you in [None, Some(Seat(0)), Some(Seat(1))] {
                    let words =
                        lexicon(language).say(&game().say_event(event), &Names { names: &names, you });
                    for front in fronts {
                        // What a front does is said in brackets.
                        let name = lexicon(language).word(&game().say_card_name(*front));
                        assert_eq!(words.contains(&name), you == Some(*seat), "{words}");
                    }
                    told += 1;
                }
            }
        }
    }
    assert!(told > 60);
}

#[test]
fn a_card_that_is_kept_or_given_up_is_an_objective_only() {
    // Its right side is never used later (R50), so it is no choice.
    let card = "VC09".parse().unwrap();
    let state = position(
        "agenda = [\"keep VC09 VC10\"]\noptions = { setup_village_cards = \"two_keep_one\" }\n[[seats]]\n",
    );
    let offered = Event::VillageCardsOffered { seat: Seat(0), cards: [card, "VC10".parse().unwrap()] };
    for (language, now) in [(Language::En, "or now"), (Language::Fr, "tout de suite")] {
        let lexicon = lexicon(language);
        let act =
            |action: &str| lexicon.word(&game().say_action(&state.public, Seat(0), action.parse().unwrap()));
        for words in [act("keep VC09"), act("replace VC09"), lexicon.word(&game().say_event(&offered))] {
            assert!(words.contains("12 points"), "{words}");
            assert!(!words.contains(now), "{words}");
        }
        assert!(lexicon.word(&game().say_village_card(card)).contains(now));
    }
}

#[test]
fn french_objectives_follow_si() {
    let lexicon = lexicon(Language::Fr);
    for card in VillageCard::all() {
        let words = lexicon.word(&game().say_village_card(card));
        assert!(words.contains(" points si ") && !words.contains(" si il"), "{words}");
    }
}

#[test]
fn planting_names_the_tile_and_its_price() {
    let plant = |cost: u8| {
        position(&format!(
            "agenda = [\"action\", \"pool\", \"place-forest {cost} 0\"]\nforest_river = [\"VIO01\"]\n[[seats]]\n\
             water = 9\nboard = \"zephyr\"\nhand = [\"F\", \"W\", \"P\", \"V\"]\n"
        ))
    };
    let tile = game().components.tile_named("VIO01").unwrap();
    let told = |language: Language, cost: u8| {
        let state = plant(cost);
        let cell = "b1".parse().unwrap();
        let event = Event::ForestPlaced { seat: Seat(0), tile, cell, cost };
        let lexicon = lexicon(language);
        let ask = lexicon.word(&game().prompt(&state.public, &state.private[0], Seat(0)));
        (ask, lexicon.say(&game().say_event(&event), &Names { names: &[], you: Some(Seat(0)) }))
    };
    let (ask, event) = told(Language::En, 4);
    assert!(ask.starts_with("Plant the violet forest for 4 water: choose"), "{ask}");
    assert_eq!(event, "You plant on B1 for 4 water: violet forest (for 2 riders; wind turbine).");
    for (cost, price) in [(1, "1 goutte d’eau"), (4, "4 gouttes d’eau")] {
        let (ask, event) = told(Language::Fr, cost);
        assert!(
            ask.starts_with(&format!("Plantez la forêt violette pour {price}\u{a0}: choisissez")),
            "{ask}"
        );
        let tile = "forêt violette (pour 2 voltigeurs\u{a0}; éolienne)";
        assert_eq!(event, format!("Vous plantez en B1 pour {price}\u{a0}: {tile}."));
    }
}

#[test]
fn nothing_and_one_are_singular_in_french() {
    let lexicon = lexicon(Language::Fr);
    let state = game().setup(2, &Options { random_boards: true, ..Options::default() }, Seed(4)).unwrap();
    let names = Names { names: &[], you: Some(Seat(0)) };
    let table = game().sketch(&state.view(Some(Seat(0))), &|said| lexicon.say(said, &names));
    assert!(table.contains("\u{a0}: 0 point\n"), "{table}");
}

#[test]
fn riders_have_one_name_in_french() {
    assert!(!TribesOfTheWind::locale(Language::Fr).contains("cavalier"));
}

/// Is there a name in `words` that only files and commands use, such as F08, VIO04 or GC11?
fn has_code(words: &str) -> bool {
    words.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| {
        let letters = word.trim_end_matches(|c: char| c.is_ascii_digit());
        word.len() == letters.len() + 2
            && matches!(letters, "F" | "W" | "P" | "V" | "VC" | "GC" | "VIO" | "ORA" | "TEA")
    })
}

#[test]
fn nothing_is_named_by_what_no_card_shows() {
    // Only the cards to discard are: while they are chosen, the cards print it.
    let discards = |action: &Action| matches!(action, Action::DiscardSet(_));
    let mut state = game().setup(3, &Options::default(), Seed(7)).unwrap();
    let mut rng = QuickRng::seed_from_u64(7);
    let (mut list, mut events, mut told) = (Vec::new(), Vec::new(), 0);
    let lexicons = [Language::En, Language::Fr].map(lexicon);
    for _ in 0..600 {
        let active = state.public.active;
        game().legal(&state, active, &mut list);
        events.clear();
        let action = *rng.pick(&list).unwrap();
        let prompt = game().prompt(&state.public, &state.private[active.index()], active);
        let actions = list.iter().filter(|action| !discards(action));
        let mut said: Vec<_> =
            actions.map(|action| game().say_action(&state.public, active, *action)).collect();
        said.push(prompt);
        game().apply(&mut state, active, action, &mut events).unwrap();
        said.extend(events.iter().map(|event| game().say_event(event)));
        for words in lexicons.iter().flat_map(|lexicon| said.iter().map(|message| lexicon.word(message))) {
            assert!(!has_code(&words), "{words}");
            told += 1;
        }
    }
    assert!(told > 2000);
    assert!(has_code("Discard F04 (fire)"));
}

#[test]
fn the_end_names_what_broke_the_tie() {
    let ended = |first: u16, second: u16| {
        let mut state =
            position(&format!("round = 9\n[[seats]]\nwater = {first}\n[[seats]]\nwater = {second}\n"));
        assert_eq!(game().say_result(&state.public), None, "the game goes on");
        state.public.agenda = Default::default();
        let names = ["Armel", "Lichen"].map(str::to_owned);
        let names = Names { names: &names, you: Some(Seat(0)) };
        lexicon(Language::En).say(&game().say_result(&state.public).unwrap(), &names)
    };
    let limit = "Nobody built all villages: the game ended with round 9.";
    assert_eq!(ended(5, 3), format!("{limit} Equal points: you win with more water, 5 to 3."));
    assert_eq!(ended(2, 3), format!("{limit} Equal points: Lichen wins with more water, 3 to 2."));
    assert_eq!(ended(3, 3), format!("{limit} Equal points and equal water (3): the victory is shared."));
}
