//! Taking back, and the confirm step before what cannot be taken back.

use crate::common::whispers::Whispers;
use crate::common::{SEED, Sitting, rng};
use bocage_arborea::Arborea;
use bocage_engine::{Draw, Game, Replay, Seat, Seed};
use bocage_evergreen::{Action, Evergreen};
use bocage_table::{Command, Happening, Pace, TableRefusal, Told};

#[test]
fn a_final_decision_waits_for_its_confirmation() {
    let mut sitting = Sitting::<Evergreen>::begun(2, SEED);
    let before = sitting.table.state_hash();
    let pick = sitting.legal(Seat(0))[0].to_string();
    sitting.act(0, &pick).unwrap();
    assert_eq!(sitting.table.state_hash(), before, "nothing has happened yet");
    assert_eq!(sitting.table.situation_for(Some(Seat(0))).you.unwrap().held, Some(pick.clone()));

    // Nobody else knows more than that there is an entry.
    let seen = sitting.table.lines_for(Some(Seat(1)), sitting.table.seq() - 1);
    assert_eq!(seen[0].what, Told::Quiet);
    assert_eq!(sitting.act(1, &pick), Err(TableRefusal::NotWaited));

    assert_eq!(sitting.act(0, &pick), Err(TableRefusal::ConfirmFirst));
    sitting.undo(0).unwrap();
    assert_eq!(sitting.confirm(0), Err(TableRefusal::NothingHeld));
    sitting.act(0, &pick).unwrap();
    sitting.confirm(0).unwrap();
    assert_ne!(sitting.table.state_hash(), before);
    assert_eq!(sitting.undo(0), Err(TableRefusal::NothingToUndo), "the turn is handed over");
}

#[test]
fn the_confirm_step_can_be_switched_off() {
    let mut sitting = Sitting::<Evergreen>::begun(2, SEED);
    sitting.ask(0, Command::SetConfirm { on: false }).unwrap();
    let before = sitting.table.state_hash();
    let pick = sitting.legal(Seat(0))[0];
    sitting.act(0, pick).unwrap();
    assert_ne!(sitting.table.state_hash(), before);
    assert!(sitting.table.waited().contains(Seat(1)));
}

#[test]
fn bots_are_never_asked_to_confirm() {
    let mut sitting = Sitting::<Evergreen>::begun_with_bots(3, SEED);
    let mut rng = rng(1);
    while sitting.step(&mut rng) {
        for seat in [Seat(1), Seat(2)] {
            assert_eq!(sitting.table.situation_for(Some(seat)).you.unwrap().held, None);
        }
    }
}

#[test]
fn a_held_decision_is_a_secret_until_all_have_decided() {
    let mut sitting = Sitting::<Whispers>::begun(2, SEED);
    sitting.act(0, "bid 1").unwrap();
    sitting.confirm(0).unwrap();
    let json = serde_json::to_string(&sitting.table.lines_for(Some(Seat(1)), 0)).unwrap();
    assert!(!json.contains("bid 1"), "{json}");
    // All decide at the same time: nobody is waited on because of this one.
    sitting.undo(0).unwrap();
    sitting.act(0, "bid 2").unwrap();
    sitting.confirm(0).unwrap();
    sitting.act(1, "bid 1").unwrap();
    sitting.confirm(1).unwrap();
    assert_eq!(sitting.undo(0), Err(TableRefusal::NothingToUndo), "all was shown");
}

/// Every undo that the table takes gives the state before the decision, and it never takes one
/// that crosses a reveal, a hand-over or, unless aside, somebody else's decision.
#[test]
fn undo_gives_the_state_before_the_decision() {
    for seed in 0..40 {
        let mut sitting = Sitting::<Evergreen>::begun(3, SEED);
        let mut rng = rng(seed);
        let mut taken_back = 0;
        for _ in 0..400 {
            let game = sitting.table.game();
            let before = sitting.table.view_for(None).unwrap().public;
            let (hash, seq) = (sitting.table.state_hash(), sitting.table.seq());
            if !sitting.step(&mut rng) {
                break;
            }
            let entry = sitting.table.log().nth(seq as usize).unwrap().clone();
            let (Happening::Acted { seat, .. } | Happening::Confirmed { seat }) = entry.what else {
                continue;
            };
            let after = sitting.table.view_for(None).unwrap().public;
            let waited_before = game.waited(&before);
            let waited = game.waited(&after);
            let handed_over =
                !waited.contains(seat) && waited.iter().any(|other| !waited_before.contains(other));
            let open = game.undo_epoch(&before, seat) == game.undo_epoch(&after, seat) && !handed_over;
            let answer = if rng.below(3) == 0 || !open { sitting.undo(seat.index()) } else { continue };
            assert_eq!(answer.is_ok(), open, "seed {seed}: {answer:?}");
            if open {
                assert_eq!(sitting.table.state_hash(), hash, "seed {seed}: undo is exact");
                taken_back += 1;
            }
        }
        assert!(taken_back > 20, "seed {seed}: {taken_back}");
    }
}

#[test]
fn what_others_decide_aside_stays_when_one_takes_back() {
    let mut sitting = Sitting::<Evergreen>::begun(2, SEED);
    let mut rng = rng(3);
    while sitting.table.waited().len() < 2 {
        sitting.step(&mut rng);
    }
    let begin = |sitting: &Sitting<Evergreen>, n: u8| {
        let begins = |action: &Action| matches!(action, Action::BeginAction(_));
        sitting.legal(Seat(n)).into_iter().find(begins).unwrap()
    };
    let (first, second) = (begin(&sitting, 0), begin(&sitting, 1));
    sitting.act(0, first).unwrap();
    let decision = sitting.decision(0);
    sitting.act(1, second).unwrap();
    assert_eq!(sitting.decision(0), decision, "the position of a seat is the same when others act aside");
    let other = sitting.table.view_for(None).unwrap().public.side(Seat(1)).turn;
    sitting.undo(0).unwrap();
    let public = sitting.table.view_for(None).unwrap().public;
    assert_eq!(public.side(Seat(1)).turn, other);
    assert!(!public.side(Seat(0)).turn.acted);
}

/// Who decides two independent things at once takes back what is not final. The log says which decision
/// that was, and the record has all others.
#[test]
fn of_two_independent_decisions_the_open_one_is_taken_back() {
    let mut crossed = 0;
    for seed in 0..3 {
        let mut sitting = Sitting::<Arborea>::begun(3, Seed(seed));
        for n in 0..3 {
            sitting.ask(n, Command::SetConfirm { on: false }).unwrap();
        }
        let mut rng = rng(seed);
        let mut standing = Vec::new();
        while sitting.step(&mut rng) {
            let entry = sitting.table.log().last().unwrap().clone();
            let Happening::Acted { seat, action } = entry.what else { panic!("somebody acted") };
            standing.push((seat, entry.seq));
            // What is decided in the main flow is mostly final, and what was developed before is not.
            let beside = action.parse::<bocage_arborea::Action>().unwrap().develops();
            if beside || rng.below(3) > 0 || sitting.undo(seat.index()).is_err() {
                continue;
            }
            let mut lines = sitting.table.lines_for(None, sitting.table.seq() - 1);
            let Told::Undone { line: Some(undone), .. } = lines.remove(0).what else {
                panic!("it was undone")
            };
            let at = standing.iter().position(|(_, seq)| *seq == undone).unwrap();
            crossed += usize::from(standing[at + 1..].iter().any(|(other, _)| *other == seat));
            assert_eq!(standing.remove(at).0, seat);
        }
        let record = sitting.table.record().unwrap();
        assert_eq!(record.actions.len(), standing.len());
        let mut replay = Replay::new(Arborea::standard(), &record).unwrap();
        while replay.step(&mut ()).unwrap().is_some() {}
        assert_eq!(Some(replay.state().hash64()), sitting.table.state_hash());
    }
    assert!(crossed > 0, "no decision was taken back from behind a final one");
}

#[test]
fn a_turn_that_all_take_at_once_can_be_taken_up_again_until_the_last_has_ended_it() {
    let mut sitting = Sitting::<Evergreen>::begun(2, SEED);
    let mut rng = rng(3);
    while sitting.table.waited().len() < 2 {
        sitting.step(&mut rng);
    }
    while sitting.table.waited().contains(Seat(0)) {
        sitting.step_of(Seat(0), &mut rng);
    }
    sitting.undo(0).unwrap();
    assert!(sitting.table.waited().contains(Seat(0)));
}

#[test]
fn a_clock_that_was_stopped_is_not_started_again() {
    let mut sitting = Sitting::<Evergreen>::begun_at(2, Pace::PerGame { minutes: 10, increment_seconds: 5 });
    let mut rng = rng(3);
    while sitting.table.waited().len() < 2 {
        sitting.step(&mut rng);
    }
    while sitting.table.waited().contains(Seat(0)) {
        sitting.step_of(Seat(0), &mut rng);
    }
    assert_eq!(sitting.undo(0), Err(TableRefusal::NothingToUndo));
}
