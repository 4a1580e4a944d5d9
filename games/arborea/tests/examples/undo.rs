//! Section 15: where undo stops, and what may be taken back beside the main flow.

use bocage_arborea::setup::Options;
use bocage_arborea::state::Development;
use bocage_conformance::games;
use bocage_engine::{Draw, History, QuickRng, Seed, SeedableRng};

use super::rulebook::effect;
use super::*;

/// Seat 0 of two is about to complete a card and to lay it.
fn completing(table: &str, more: &str) -> History<Arborea> {
    let biomes = "biomes = { tree = \"2\", mushroom = \"1\" }";
    History::new(position(&format!(
        "turn = 0\nagenda = [\"completion\"]\n{table}\n{biomes}\n[[seats]]\nslots = [\"R01\"]\n[[seats]]\n{more}\n"
    )))
}

/// Seat 1 has asked seat 0, which has a card to lay, about a villager as in example 84.
fn asked_while_developing(outer: &str) -> History<Arborea> {
    let mut state = position(&format!(
        "turn = 1\nagenda = [\"activation\", \"trail grass 1 elder 9\", \"effect advance_track\"]\n\
         [[seats]]\ncompleted = \"R01\"\ndevelopment = \"rotate\"\n[[seats]]\ntrails = [\"tree 1 adult\"]\n{}",
        track(0, &format!("outer = \"{outer}\""))
    ));
    play(&mut state, 1, "push 0");
    History::new(state)
}

#[track_caller]
fn go(history: &mut History<Arborea>, seat: u8, actions: &str) {
    for action in actions.split(';') {
        history.play(game(), Seat(seat), action.parse().unwrap(), &mut ()).unwrap();
    }
}

#[track_caller]
fn assert_undoes(history: &mut History<Arborea>, seat: u8, action: &str) {
    assert_eq!(history.undo(game(), Seat(seat)).unwrap().action.to_string(), action);
}

#[track_caller]
fn assert_final(history: &mut History<Arborea>, seat: u8) {
    let undoable = history.undoable(game(), Seat(seat)).map(|entry| entry.action);
    assert_eq!(undoable, None);
    assert!(history.undo(game(), Seat(seat)).is_err());
}

#[test]
fn undo_stops_where_something_is_revealed() {
    let taking = effect("take_card", "", "");
    for (action, stays) in [("take 0", true), ("decline", false)] {
        let mut history = History::new(taking.clone());
        go(&mut history, 0, action);
        assert_eq!(history.undo(game(), Seat(0)).is_err(), stays, "{action}");
    }
}

#[test]
fn a_development_is_taken_back_in_the_turn_of_another() {
    let mut history = completing("", "");
    go(&mut history, 0, "complete 0;rotate 1");
    go(&mut history, 1, "advance 3");
    assert_undoes(&mut history, 0, "rotate 1");
    assert_final(&mut history, 0); // The turn is over.
    assert_eq!(history.state().public.tracks[3].offset, 1, "what the other did stands");
}

#[test]
fn a_development_is_taken_back_until_the_own_turn_begins() {
    let mut history = completing("", "");
    go(&mut history, 0, "complete 0;rotate 1");
    go(&mut history, 1, "advance 3;not-again");
    assert_eq!((waited(history.state()), history.state().public.turn), (vec![0], Owner(0)));
    assert_undoes(&mut history, 0, "rotate 1");
    go(&mut history, 0, "rotate 2");
    go(&mut history, 0, "lay 2,0");
    assert_eq!(board(history.state(), 0).turns, 1);
    assert_final(&mut history, 0);
}

#[test]
fn a_development_is_taken_back_until_the_scoring() {
    let mut history = completing("sun = 23\nending = 1", "completed = \"R02\"\ndevelopment = \"rotate\"");
    go(&mut history, 1, "rotate 1");
    go(&mut history, 0, "complete-none");
    assert_eq!(waited(history.state()), [1], "for the last development");
    assert_undoes(&mut history, 1, "rotate 1");
    go(&mut history, 1, "rotate 2;lay 2,0");
    assert!(game().is_over(&history.state().public));
    assert_final(&mut history, 1);
}

#[test]
fn a_development_is_taken_back_while_the_main_flow_asks_too() {
    for order in ["rotate 1;stay", "stay;rotate 1"] {
        let mut history = asked_while_developing(". . . A0");
        go(&mut history, 0, order);
        go(&mut history, 1, "end-activation");
        assert_undoes(&mut history, 0, "rotate 1");
        assert_final(&mut history, 0);
        assert_eq!(board(history.state(), 0).development, Development::Rotate);
    }
}

#[test]
fn an_answer_is_final_when_the_next_decision_is_another_seats() {
    let mut history = asked_while_developing(". . . A0");
    go(&mut history, 0, "stay");
    assert_eq!(waited(history.state()), [0, 1]);
    assert_final(&mut history, 0);
    // Asked about a second villager, one may still change one's mind about the first.
    let mut state = position(&format!(
        "turn = 1\nagenda = [\"activation\", \"trail grass 1 elder 9\", \"effect advance_track\"]\n\
         [[seats]]\n[[seats]]\ntrails = [\"tree 1 adult\"]\n{}",
        track(0, "offset = 1\nouter = \". . A0 A0\"")
    ));
    play(&mut state, 1, "push 0");
    let mut history = History::new(state);
    go(&mut history, 0, "stay");
    assert_undoes(&mut history, 0, "stay");
    go(&mut history, 0, "leave above 1;stay");
    assert_final(&mut history, 0);
}

#[test]
fn what_others_develop_does_not_make_an_action_final() {
    let mut history = completing("", "");
    go(&mut history, 0, "complete 0");
    go(&mut history, 1, "advance 3");
    go(&mut history, 0, "rotate 1");
    assert_undoes(&mut history, 1, "advance 3");
    assert_eq!(history.state().public.tracks[3].offset, 0);
    assert_eq!(board(history.state(), 0).development, Development::Anchor(1));
}

/// In random games: a development stays open until its seat's next turn or the scoring, and an action of
/// the main flow no longer than the main flow asks the same seat.
#[test]
fn undo_is_open_as_long_as_the_rules_say() {
    let (mut developments, mut actions) = (0, 0);
    for seed in 0..games() / 100 + 1 {
        let mut rng = QuickRng::seed_from_u64(seed);
        let mut history = History::<Arborea>::new(game().setup(3, &Options::default(), Seed(seed)).unwrap());
        let (mut own, mut turns) = (vec![Vec::new(); 3], [0; 3]);
        let mut list = Vec::new();
        for _ in 0..2_000 {
            let waits: Vec<Seat> = game().waited(&history.state().public).iter().collect();
            let Some(&seat) = rng.pick(&waits) else { break };
            game().legal(history.state(), seat, &mut list);
            let action = *rng.pick(&list).unwrap();
            history.play(game(), seat, action, &mut ()).unwrap();
            if action.develops() {
                own[seat.index()].push(action);
            }
            for seat in Seat::all(3) {
                let public = history.state().public;
                if public.over || public.board(seat).turns != turns[seat.index()] {
                    turns[seat.index()] = public.board(seat).turns;
                    own[seat.index()].clear();
                }
                let undoable = history.undoable(game(), seat).map(|entry| entry.action);
                let latest = own[seat.index()].last().copied();
                match undoable {
                    Some(action) if action.develops() => assert_eq!(Some(action), latest),
                    Some(_) => assert_eq!(public.asked, Some(seat)),
                    None => assert_eq!(latest, None),
                }
                let Some(action) = undoable.filter(|_| rng.below(4) == 0) else { continue };
                assert_eq!(history.undo(game(), seat).unwrap().action, action);
                if action.develops() {
                    own[seat.index()].pop();
                    developments += 1;
                } else {
                    actions += 1;
                }
            }
        }
    }
    assert!(developments > 20 && actions > 20, "{developments} developments, {actions} actions");
}
