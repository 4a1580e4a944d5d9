//! Part C: biomes and cards.

use bocage_arborea::vocabulary::Area;

use super::*;

#[test]
fn e41_raise_at_eight() {
    let state = at("\"activation\", \"trail tree 1 adult\"", "biomes = { tree = \"6/8\" }", "");
    assert_eq!(halves(&state, Biome::Tree), (8, 8));
    assert_eq!(board(&state, 0).points.biomes, 6);
}

#[test]
fn e42_gap_after_spending() {
    let lines = "trails = [\"tree 1 adult\", \"tree 1 adult\"]\nslots = [\"B01\"]";
    let mut state = at("\"activation\"", "biomes = { tree = \"3\", flower = \"2\" }", lines);
    play(&mut state, 0, "activate tree 1 adult;activate tree 1 adult");
    assert_eq!(halves(&state, Biome::Tree), (3, 5));
    play(&mut state, 0, "complete 0");
    assert_eq!((halves(&state, Biome::Tree), board(&state, 0).points.biomes), ((2, 2), 0));
}

#[test]
fn e43_partial_gap() {
    let lines = "trails = [\"flower 1 adult\", \"flower 1 young\", \"flower 1 elder\"]\nslots = [\"R07\"]";
    let mut state = at("\"activation\"", "biomes = { flower = \"1\", sponge = \"1\", grass = \"1\" }", lines);
    play(&mut state, 0, "activate flower 1 adult;activate flower 1 young;activate flower 1 elder");
    assert_eq!(halves(&state, Biome::Flower), (1, 4));
    play(&mut state, 0, "complete 0");
    assert_eq!((halves(&state, Biome::Flower), board(&state, 0).points.biomes), ((3, 3), 2));
}

fn completion(card: &str, biomes: &str) -> State {
    at("\"completion\"", &format!("biomes = {{ {biomes} }}"), &format!("slots = [\"{card}\"]"))
}

#[test]
fn e44_payment_with_joker() {
    let mut state = completion("V08", "tree = \"1\", flower = \"1\", mushroom = \"2\", water = \"2\"");
    play(&mut state, 0, "complete 0");
    assert_eq!(state.public.upper, [0; 6]);
    let state = completion("V08", "tree = \"1\", flower = \"1\", mushroom = \"2\", water = \"1\"");
    assert_eq!(waited(&state), [1], "the card cannot be paid");
}

#[test]
fn e45_water_cost_and_joker() {
    let state = completion("R11", "flower = \"1\", water = \"1\"");
    assert_eq!(waited(&state), [1], "the card cannot be paid");
    let mut state = completion("R11", "flower = \"1\", water = \"2\"");
    play(&mut state, 0, "complete 0");
    assert_eq!(state.public.upper[2..], [0, 0, 0, 0]);
}

#[test]
fn e46_card_reward_with_full_slots() {
    let lines = "slots = [\"R04\", \"Y01\", \"B01\"]";
    let mut state = at("\"completion\"", "biomes = { flower = \"1\", grass = \"2\" }", lines);
    play(&mut state, 0, "complete 0");
    let components = &game().components;
    assert_eq!(board(&state, 0).slots, [None, components.card("Y01"), components.card("B01")]);
    assert_eq!((board(&state, 0).spirit, board(&state, 0).completed), (1, components.card("R04")));
}

#[test]
fn e47_rewards_that_raise_biomes_are_scored() {
    let table = "biomes = { tree = \"1\", flower = \"1\", water = \"1\" }\nborderlands = { fungi_frog = 1 }";
    let mut state = at("\"completion\"", table, "slots = [\"R11\"]");
    play(&mut state, 0, "complete 0");
    assert_eq!((halves(&state, Biome::Tree), board(&state, 0).points.biomes), ((1, 1), 1));
}

#[test]
fn e48_invite_the_creature_just_attracted() {
    let walk = "\"activation\", \"trail mushroom 2 adult 1\"";
    let state = at(walk, "bonus = [1, 2, 3, 4, 5, 9]", "trails = [\"mushroom 2 adult\"]");
    assert_eq!((board(&state, 0).invited, board(&state, 0).spirit), ([0, 0, 0, 0, 0, 1], 1));
    assert_eq!((state.public.heights, state.public.bonus[5]), ([0; 6], None));
    let mut state = state;
    play(&mut state, 0, "activate mushroom 2 adult");
    assert_eq!((state.public.heights[5], board(&state, 0).spirit), (1, 2));
}

/// A solo game in which Feronia has completed all cards but these, deck by deck.
fn few_cards(decks: [&[&str]; 4]) -> String {
    let kept: Vec<&str> = decks.iter().flat_map(|deck| deck.iter().copied()).collect();
    let faces = game().components.cards.iter().take(60).map(|face| face.key.as_str());
    let gone: Vec<String> = faces.filter(|key| !kept.contains(key)).map(|key| format!("\"{key}\"")).collect();
    let mut text = String::new();
    for deck in decks {
        let cards: Vec<String> = deck.iter().map(|key| format!("\"{key}\"")).collect();
        text.push_str(&format!("[[decks]]\ncards = [{}]\n", cards.join(", ")));
    }
    format!("{text}[feronia]\ncompleted = [{}]\n", gone.join(", "))
}

fn renewing(decks: [&[&str]; 4]) -> State {
    position(&format!(
        "players = 1\nturn = 0\nagenda = [\"activation\", \"trail ecosystem 3 adult\"]\n[[seats]]\nslots = []\n{}",
        few_cards(decks)
    ))
}

fn order(state: &State, deck: usize) -> Vec<&'static str> {
    let known = &state.public.decks[deck];
    let cards = known.front.iter().chain(state.secret.decks[deck].iter().rev()).chain(&known.tail);
    cards.map(|card| game().components.face(*card).key.as_str()).collect()
}

#[test]
fn e49_renew() {
    let mut state = renewing([&["R01", "R02", "R03"], &["Y04"], &[], &["V01", "V02", "V03", "V04", "V05"]]);
    play(&mut state, 0, "renew");
    assert_eq!(order(&state, 0), ["R02", "R03", "R01"]);
    assert_eq!(order(&state, 1), ["Y04"]);
    assert!(order(&state, 2).is_empty());
    assert_eq!(order(&state, 3), ["V02", "V03", "V04", "V05", "V01"]);
}

#[test]
fn e50_level_of_the_sage_is_frozen() {
    let lines = "gifts = { creature = 1 }\ntrails = [\"tree 1 adult\"]";
    let mut state = at("\"activation\", \"trail creature 1 young 1\"", "", lines);
    play(&mut state, 0, "sage 2;gift creature");
    assert_eq!(board(&state, 0).gifts[Area::Creature.index()], 2);
    assert_options(&state, 0, "activate tree 1 adult;end-activation");
}

#[test]
fn e83_renew_and_knowledge() {
    let mut state = renewing([&["R02", "R05", "R09", "R11"], &[], &[], &[]]);
    play(&mut state, 0, "renew");
    assert_eq!(order(&state, 0), ["R05", "R09", "R11", "R02"]);
    let known = |state: &State| {
        let deck = state.public.decks[0];
        let key = |card: &bocage_arborea::vocabulary::Card| game().components.face(*card).key.clone();
        (deck.front.as_ref().map(key).unwrap(), deck.hidden, deck.tail.iter().map(key).collect::<Vec<_>>())
    };
    assert_eq!(known(&state), ("R05".into(), 2, vec!["R02".into()]));
    let again = game().write_position(&state);
    let mut state = position(
        &again
            .replace("\"trail ecosystem 3 adult 2\"", "\"trail ecosystem 3 adult 0\"")
            .replace(", \"effect take_card\"", ""),
    );
    play(&mut state, 0, "renew");
    assert_eq!(order(&state, 0), ["R09", "R11", "R02", "R05"]);
    assert_eq!(known(&state), ("R09".into(), 1, vec!["R02".into(), "R05".into()]));
}
