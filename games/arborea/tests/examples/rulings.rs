//! Rulings that no example covers.

use bocage_arborea::components::Symbol;
use bocage_arborea::setup::Options;
use bocage_arborea::vocabulary::{Area, Kind, Waiting};
use bocage_engine::{Options as _, Seed};

use super::rulebook::effect;
use super::*;

#[test]
fn r3_r4_everybody_places_a_villager_first() {
    for players in 1..=5 {
        let state = game().setup(players, &Options::default(), Seed(3)).unwrap();
        assert_eq!(waited(&state), [players - 1]);
        let small = if players <= 2 { "elder" } else { "young" };
        let kinds: Vec<String> = ["adult", small]
            .iter()
            .flat_map(|kind| (0..4).map(move |track| format!("setup {kind} {track}")))
            .filter(|action| {
                let track: usize = action[action.len() - 1..].parse().unwrap();
                state.public.tracks[track].free()
            })
            .collect();
        assert_options(&state, players - 1, &kinds.join(";"));
    }
}

/// Section 4, step 6: the more play, the longer the day.
#[test]
fn the_sun_starts_where_the_number_of_players_says() {
    let suns = [1, 2, 3, 4, 5].map(|players| {
        let state = game().setup(players, &Options::default(), Seed(3)).unwrap();
        state.public.sun
    });
    assert_eq!(suns, [9, 9, 6, 3, 0]);
}

#[test]
fn r5_an_elder_moves_its_first_track_one_space_too() {
    let mut state = game().setup(2, &Options::default(), Seed(3)).unwrap();
    play(&mut state, 1, "setup elder 2");
    assert_eq!(state.public.tracks.map(|track| track.offset), [0, 0, 1, 0]);
    assert_options(&state, 1, "leave above 1;leave below 1;stay");
}

#[test]
fn r9_what_must_be_done_cannot_be_declined() {
    let table = "borderlands = { fungi_frog = 1, sage_owl = 1 }";
    let state = effect("invite", table, "");
    assert_options(&state, 0, "invite fungi_frog;invite sage_owl");
    let state = effect("take_card", table, "");
    assert_options(&state, 0, "take 0;take 1;take 2;take 3;decline");
}

#[test]
fn r10_spirit_above_the_top_is_lost() {
    let mut state =
        at("\"activation\"", "", "spirit = 7\ntrails = [\"ecosystem 2 adult\", \"tree 1 adult\"]");
    assert_eq!(game().components.area(Area::Ecosystem).trails[1][0], Symbol::Spirit(1));
    play(&mut state, 0, "activate ecosystem 2 adult;decline");
    assert_eq!(board(&state, 0).spirit, 8);
    let mut state =
        at("\"activation\"", "", "spirit = 8\ntrails = [\"ecosystem 2 adult\", \"tree 1 adult\"]");
    play(&mut state, 0, "activate ecosystem 2 adult;decline");
    assert_eq!(board(&state, 0).spirit, 8);
}

#[test]
fn r13_one_card_a_turn() {
    let biomes = "biomes = { tree = \"8\", sponge = \"8\", flower = \"8\", grass = \"8\", mushroom = \"8\", water = \"8\" }";
    let mut state = at("\"completion\"", biomes, "slots = [\"R01\", \"R02\"]");
    play(&mut state, 0, "complete 0");
    assert_eq!((state.public.asked, board(&state, 0).slots[0].is_some()), (Some(Seat(1)), false));
    assert!(board(&state, 0).slots[1].is_some());
}

#[test]
fn r17_symbols_work_after_the_sun_has_set() {
    let lines = "spirit = 0\ntrails = [\"tree 2 adult\", \"tree 1 adult\"]";
    let mut state = at("\"activation\"", "sun = 23\nending = 3\nbonus = [0, 0, 0, 0, 0, 0]", lines);
    let attracted: u8 = state.public.heights.iter().sum();
    play(&mut state, 0, "activate tree 2 adult");
    assert_eq!((state.public.sun, state.public.ending), (23, Some(3)));
    assert_eq!(state.public.heights.iter().sum::<u8>(), attracted + 1);
}

#[test]
fn r24_who_has_just_become_captive_is_not_freed() {
    let mut state = position(
        "turn = 1\n[[seats]]\ncards = [\"S1 0 0,0\", \"R01 0 2,0\"]\ncaptive = [\"fungi_frog\"]\n\
         invited = [\"antler_worm\", \"sage_owl\"]\ndevelopment = \"open\"\n[[seats]]\n",
    );
    play(&mut state, 0, "pick antler_worm;captive");
    assert_options(&state, 0, "pick sage_owl;free fungi_frog");
    play(&mut state, 0, "pick sage_owl;captive");
    assert_options(&state, 0, "free fungi_frog;end-development");
    assert_eq!(board(&state, 0).captive, [1, 1, 0, 0, 0, 1]);
}

#[test]
fn r26_a_score_may_be_negative() {
    let state = position("[[seats]]\nspirit = -8\n");
    assert_eq!(game().score(&state.public, Seat(0)).total(), -10);
}

#[test]
fn r27_one_creature_is_no_line() {
    let base = |creatures: &str| {
        let text = format!("[[seats]]\ncards = [\"S1 0 0,0\", \"V01 0 2,0\"]\ncreatures = [{creatures}]\n");
        let alignment = game().components.season_tiles.iter().position(|tile| tile.key == "alignment");
        game().season_base(board(&position(&text), 0), alignment.unwrap() as u8)
    };
    assert_eq!(base("\"sage_owl 1,1\""), 0);
    assert_eq!(base("\"sage_owl 1,1\", \"sage_owl 3,1\""), 4);
}

#[test]
fn r28_untrained_villagers_do_not_matter_for_a_rescue() {
    let stuck = "spirit = -7\navailable = { }\ntrails = [\"water 4 adult\", \"water 5 adult\"]";
    let state = at("\"begin\"", "", stuck);
    assert!(board(&state, 0).dedicated.iter().sum::<u8>() > 0);
    assert_options(&state, 0, "rescue 4;rescue 5;no-rescue");
    let on_a_track = format!(
        "turn = 0\nagenda = [\"begin\"]\n[[seats]]\n{stuck}\n[[seats]]\n{}",
        track(0, "outer = \". . . E0\"")
    );
    assert!(!options(&position(&on_a_track), 0).contains(&"rescue 4".parse().unwrap()));
}

#[test]
fn r29_who_is_placed_by_a_symbol_moves_in_the_same_turn() {
    let mut state = effect("place_villager", "", "");
    play(&mut state, 0, "send adult 0;end-activation");
    assert_eq!(state.public.tracks[0].offset, 1);
    assert_options(&state, 0, "leave above 1;leave below 1;stay");
}

#[test]
fn r30_an_empty_deck_offers_nothing() {
    let red: Vec<String> = game()
        .components
        .cards
        .iter()
        .filter(|face| face.deck == 0)
        .map(|face| format!("\"{}\"", face.key))
        .collect();
    let decks = "[[decks]]\ncards = [\"R01\"]\n";
    let gone = red.iter().filter(|key| *key != "\"R01\"").cloned().collect::<Vec<_>>().join(", ");
    let mut state = position(&format!(
        "players = 1\nturn = 0\nagenda = [\"activation\", \"trail ecosystem 4 elder 0\"]\n{decks}[feronia]\ncompleted = [{gone}]\n[[seats]]\ntrails = [\"tree 1 adult\"]\n"
    ));
    play(&mut state, 0, "decline;take 0");
    assert_options(&state, 0, "take 1;take 2;take 3;decline");
}

#[test]
fn r35_an_exhausted_solo_deck_is_shuffled_with_the_active_card() {
    let text = "players = 1\nturn = \"feronia\"\nagenda = [\"begin\"]\n[feronia]\nactive = 5\ndeck = []\n";
    let state = position(text);
    assert_eq!(state.public.feronia.used.count_ones(), 1);
    assert_eq!((state.secret.solo.len(), state.public.feronia.reshuffles), (11, 1));
    let mut all: Vec<u8> = state.secret.solo.iter().copied().chain([state.public.feronia.active]).collect();
    all.sort_unstable();
    assert_eq!(all, (0..12).collect::<Vec<u8>>());
}

#[test]
fn r37_her_new_cards_lie_on_top() {
    let state = position(
        "players = 1\nturn = \"feronia\"\nagenda = [\"begin\"]\n[feronia]\nactive = 2\ndeck = [1]\ntrails = [\"ecosystem 1\"]\n\
         cards = [\"V01\", \"V02\"]\npile = [\"V03\"]\n",
    );
    let pile = &state.public.feronia.pile;
    assert_eq!(pile.len(), 2);
    assert_eq!(game().components.face(pile[1]).deck, 0, "the card's first deck is the red one");
}

/// Which symbols are a step for her, on every trail; she ignores the others (R38).
#[test]
fn r38_feronia_ignores_what_is_not_hers() {
    for &area in Area::ALL {
        for trail in 1..=5 {
            let symbols = game().components.trail(Waiting::new(area, trail, Kind::Adult));
            let counts = |symbol: &&Symbol| {
                matches!(
                    symbol,
                    Symbol::Train(_)
                        | Symbol::Gift
                        | Symbol::GiftTo(_)
                        | Symbol::PlaceVillager
                        | Symbol::Spirit(1..)
                )
            };
            let steps = symbols.iter().filter(counts).count() as u16;
            // Every column is filled, so that she finds whom to invite; no season symbol is below a gate.
            let state = position(&format!(
                "players = 1\nturn = \"feronia\"\nagenda = [\"begin\"]\n\
                 borderlands = {{ fungi_frog = 2, antler_worm = 2, shadow_hamster = 2, cattail_cat = 2, spider_ant = 2, sage_owl = 2 }}\n\
                 [feronia]\nactive = 2\ndeck = [1]\ntrails = [\"{area} {trail}\"]\n\
                 [[tracks]]\nsegments = [4, 0]\n[[tracks]]\nsegments = [5, 1]\n[[tracks]]\nsegments = [6, 2]\n[[tracks]]\nsegments = [7, 3]\n"
            ));
            assert_eq!(state.public.feronia.steps, steps, "{area} {trail}");
        }
    }
}

#[test]
fn r43_the_last_development_comes_before_the_scoring() {
    let table = "sun = 23\nending = 1\nbiomes = { tree = \"2\", mushroom = \"1\" }\n\
                 season_tiles = [\"cards\", \"gifts\", \"waters\", \"spirit\"]";
    let mut state = at("\"completion\"", table, "slots = [\"R01\"]\nseasons = [1, 0, 0, 0]");
    play(&mut state, 0, "complete 0");
    assert_eq!((waited(&state), game().is_over(&state.public)), (vec![0], false));
    play(&mut state, 0, "rotate 0;lay 2,0");
    assert!(game().is_over(&state.public));
    assert_eq!(board(&state, 0).points.seasons[0], 2, "the card laid last counts");
}

#[test]
fn r44_feronia_may_bring_the_end() {
    let state = position(
        "players = 1\nturn = \"feronia\"\nagenda = [\"begin\"]\nsun = 22\n[feronia]\nactive = 2\ndeck = [1, 3, 4]\ntrails = [\"tree 2\"]\n",
    );
    assert_eq!((state.public.sun, state.public.ending, waited(&state)), (23, Some(4), vec![0]));
}

#[test]
fn r48_her_longer_trail_comes_first() {
    // Solo card 4 names the violet deck, then the red one; trail 4 takes two cards, trail 1 one.
    let state = position(
        "players = 1\nturn = \"feronia\"\nagenda = [\"begin\"]\n[feronia]\nactive = 5\ndeck = [4]\n\
         trails = [\"ecosystem 1\", \"ecosystem 4\"]\n",
    );
    let feronia = &state.public.feronia;
    let cards = feronia.cards.iter().flatten().chain(&feronia.pile);
    let decks: Vec<u8> = cards.map(|card| game().components.face(*card).deck).collect();
    assert_eq!(decks, [3, 0, 3]);
}

#[test]
fn r51_her_card_is_revealed_after_the_development() {
    let mut state = position(
        "players = 1\nturn = 0\nagenda = [\"completion\"]\nbiomes = { tree = \"2\", mushroom = \"1\" }\n\
         [feronia]\nactive = 1\ndeck = [2, 3]\n[[seats]]\nslots = [\"R01\"]\n",
    );
    let undo = |state: &State| game().undo_epoch(&state.public, Seat(0));
    let before = undo(&state);
    play(&mut state, 0, "complete 0;rotate 0");
    assert_eq!((state.public.feronia.active, undo(&state)), (0, before));
    play(&mut state, 0, "lay 2,0");
    assert_eq!(state.public.feronia.active, 1);
    assert_ne!(undo(&state), before);
}

#[test]
fn r52_the_same_track_may_be_advanced_again() {
    let mut state = at("\"pilgrimage\"", "", "spirit = 1\ntrails = [\"tree 1 adult\"]");
    play(&mut state, 0, "advance 0;again-advance 0");
    assert_eq!((state.public.tracks[0].offset, board(&state, 0).spirit), (2, -1));
}

/// Section 10: more creatures count before more spirit.
#[test]
fn ties_are_broken_by_creatures_first() {
    let state = position(
        "season_tiles = [\"waters\", \"gifts\", \"spirit\", \"cards\"]\n\
         [[seats]]\nspirit = 1\nscore = 90\ncards = [\"S3 0 0,0\"]\ncreatures = [\"antler_worm 1,1\"]\n\
         [[seats]]\nspirit = 2\nscore = 90\ncards = [\"S5 0 0,0\"]\n",
    );
    let totals = [0, 1].map(|seat| game().score(&state.public, Seat(seat)).total());
    assert_eq!(totals[0], totals[1]);
    assert_eq!(game().ranking(&state.public).winners().collect::<Vec<_>>(), [Seat(0)]);
}

/// Section 3.5: of two turns that look the same, only the first is offered.
#[test]
fn a_symmetric_card_has_two_turns() {
    let mut other = game().clone();
    let card = other.components.card("R01").unwrap();
    let [tree, rock, water] = ['T', 'R', 'W'].map(|letter| Habitat::from_letter(letter).unwrap());
    other.components.cards[card.index()].grid = [tree, rock, water, water, rock, tree];
    let text = "turn = 1\n[[seats]]\ncompleted = \"R01\"\ndevelopment = \"rotate\"\n[[seats]]\n";
    let mut list = Vec::new();
    other.legal(&other.read_position(text).unwrap(), Seat(0), &mut list);
    assert_eq!(shown(&list), ["rotate 0", "rotate 1"]);
    game().legal(&position(text), Seat(0), &mut list);
    assert_eq!(list.len(), 4);
}

#[test]
fn r54_the_table_ends() {
    let state = position(
        "turn = 1\n[[seats]]\ncards = [\"S1 0 63,62\"]\ncompleted = \"R01\"\ndevelopment = \"lay 0\"\n[[seats]]\n",
    );
    assert!(anchors(&state, 0).iter().all(|cell| cell.x <= 63 && cell.y <= 62));
    assert!(anchors(&state, 1).iter().all(|cell| cell.x <= 62 && cell.y <= 63));
    assert!(anchors(&state, 1).contains(&Cell::at(62, 63)));
    assert!(game().read_position("[[seats]]\ncards = [\"S1 0 64,0\"]\n").is_err());
}

#[test]
fn r55_difficulty_ends_at_twenty() {
    let mut options = Options::default();
    for (value, fits) in [("1", false), ("2", true), ("7", true), ("20", true), ("21", false)] {
        assert_eq!(options.put("difficulty", value), fits, "{value}");
    }
    assert!(game().read_position("players = 1\ndifficulty = 21\n").is_err());
}
