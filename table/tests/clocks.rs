//! Clocks, time-outs, absent players and breaks.

use crate::common::{DAY, MINUTE, SEED, Sitting, rng};
use bocage_engine::Seat;
use bocage_evergreen::Evergreen;
use bocage_table::{Command, HostCommand, Occupant, Pace, Stage, TableRefusal};

fn left(sitting: &Sitting<Evergreen>, n: usize) -> Option<u64> {
    sitting.table.situation_for(None).seats[n].clock.left_ms
}

fn is_bot(sitting: &Sitting<Evergreen>, n: usize) -> bool {
    matches!(sitting.table.occupants().nth(n), Some(Occupant::Bot { .. }))
}

/// The first waited person picks and confirms.
fn pick(sitting: &mut Sitting<Evergreen>, n: usize) {
    let action = sitting.legal(Seat(n as u8))[0];
    sitting.act(n, action).unwrap();
    if sitting.table.situation_for(Some(Seat(n as u8))).you.unwrap().held.is_some() {
        sitting.confirm(n).unwrap();
    }
}

const BLITZ: Pace = Pace::PerGame { minutes: 10, increment_seconds: 5 };

#[test]
fn a_game_clock_runs_only_for_those_who_are_waited_on() {
    let mut sitting = Sitting::<Evergreen>::begun_at(2, BLITZ);
    assert_eq!(sitting.table.next_deadline(), Some(sitting.now + 10 * MINUTE));
    sitting.wait(2 * MINUTE);
    pick(&mut sitting, 0);
    assert_eq!(left(&sitting, 0), Some(8 * MINUTE + 5_000), "the turn gave five seconds back");
    assert_eq!(left(&sitting, 1), Some(10 * MINUTE));
    sitting.wait(MINUTE);
    pick(&mut sitting, 1);
    let seats = sitting.table.situation_for(None).seats;
    assert!(seats[0].clock.running && seats[1].clock.running, "both take their turns now");
    assert_eq!(left(&sitting, 1), Some(9 * MINUTE), "still the same turn: nothing given back yet");
}

#[test]
fn deciding_and_taking_back_gains_no_time() {
    let mut sitting = Sitting::<Evergreen>::begun_at(2, BLITZ);
    let action = sitting.legal(Seat(0))[0];
    for _ in 0..10 {
        sitting.wait(1_000);
        sitting.act(0, action).unwrap();
        sitting.undo(0).unwrap();
    }
    assert_eq!(left(&sitting, 0), Some(10 * MINUTE - 10_000));
}

#[test]
fn a_bot_plays_on_when_the_time_is_up_and_the_game_ends() {
    let mut sitting = Sitting::<Evergreen>::begun_at(2, BLITZ);
    let action = sitting.legal(Seat(0))[0];
    sitting.now += 10 * MINUTE;
    assert_eq!(
        sitting.act(0, action),
        Err(TableRefusal::TimeIsUp),
        "even before the host looks at the clock"
    );
    assert_eq!(sitting.wait(0), 1);
    assert!(is_bot(&sitting, 0));
    assert_eq!(sitting.ask(0, Command::Return), Err(TableRefusal::TimeIsUp));
    assert_eq!(sitting.ask(0, Command::Resign), Err(TableRefusal::NotSeated));
    sitting.play_on(&mut rng(1));
}

#[test]
fn in_slow_play_everybody_can_come_back() {
    let mut sitting = Sitting::<Evergreen>::begun_at(2, Pace::PerMove { days: 3 });
    assert_eq!(sitting.wait(3 * DAY - 1), 0);
    assert_eq!(sitting.wait(1), 1);
    assert!(is_bot(&sitting, 0));
    sitting.ask(0, Command::Return).unwrap();
    assert_eq!(left(&sitting, 0), Some(3 * DAY));
    sitting.wait(DAY);
    pick(&mut sitting, 0);
    assert_eq!(left(&sitting, 0), Some(3 * DAY), "each turn has its own time");
}

#[test]
fn a_decision_that_waits_for_its_confirmation_counts_when_the_time_is_up() {
    let mut sitting = Sitting::<Evergreen>::begun_at(2, Pace::PerMove { days: 1 });
    let before = sitting.table.state_hash();
    let action = sitting.legal(Seat(0))[0];
    sitting.act(0, action).unwrap();
    assert_eq!(sitting.wait(DAY), 1);
    assert!(!is_bot(&sitting, 0));
    assert_ne!(sitting.table.state_hash(), before);
}

#[test]
fn a_game_of_absent_people_still_ends() {
    let mut sitting = Sitting::<Evergreen>::begun_at(3, Pace::PerMove { days: 1 });
    let mut rng = rng(2);
    while sitting.table.stage() == Stage::Playing {
        sitting.wait(DAY);
        while !sitting.table.bot_turns().is_empty() {
            sitting.step(&mut rng);
        }
    }
    assert!((0..3).all(|n| is_bot(&sitting, n)));
}

#[test]
fn a_break_of_the_host_costs_nobody_time() {
    let mut sitting = Sitting::<Evergreen>::begun_at(2, BLITZ);
    sitting.wait(MINUTE);
    sitting.now += 60 * MINUTE;
    sitting.host(HostCommand::Resume { down_ms: 60 * MINUTE }).unwrap();
    assert_eq!(left(&sitting, 0), Some(9 * MINUTE));
    assert_eq!(sitting.wait(9 * MINUTE - 1), 0);
    assert_eq!(sitting.wait(1), 1);
    sitting.host(HostCommand::Resume { down_ms: u64::MAX }).unwrap();
}

#[test]
fn a_clock_that_is_set_back_does_no_harm() {
    let mut sitting = Sitting::<Evergreen>::begun_at(2, BLITZ);
    sitting.now = 5;
    pick(&mut sitting, 0);
    assert_eq!(sitting.table.at(), 1_000_000);
    assert_eq!(left(&sitting, 0), Some(10 * MINUTE + 5_000));
}

#[test]
fn an_absent_player_is_replaced_by_agreement() {
    let mut sitting = Sitting::<Evergreen>::begun(3, SEED);
    let propose = Command::ProposeBot { seat: Seat(0) };
    assert_eq!(sitting.ask(1, propose.clone()), Err(TableRefusal::NotAway));
    sitting.wait(5 * MINUTE);
    assert_eq!(
        sitting.ask(1, Command::ProposeBot { seat: Seat(2) }),
        Err(TableRefusal::NotAway),
        "not waited on"
    );
    assert_eq!(sitting.ask(1, Command::ProposeBot { seat: Seat(1) }), Err(TableRefusal::NotReplaceable));
    assert_eq!(sitting.ask(2, Command::AgreeBot), Err(TableRefusal::NoProposal));
    sitting.ask(1, propose.clone()).unwrap();
    assert_eq!(sitting.ask(2, propose.clone()), Err(TableRefusal::ProposalOpen));
    assert_eq!(sitting.ask(1, Command::AgreeBot), Err(TableRefusal::AlreadyAgreed));
    assert_eq!(sitting.wait(MINUTE), 0, "not all have agreed");
    sitting.ask(2, Command::AgreeBot).unwrap();
    assert_eq!(sitting.wait(0), 1);
    assert!(is_bot(&sitting, 0));
    sitting.ask(0, Command::Return).unwrap();
    assert!(!is_bot(&sitting, 0));
}

#[test]
fn who_is_there_is_not_replaced() {
    let mut sitting = Sitting::<Evergreen>::begun(2, SEED);
    sitting.wait(5 * MINUTE);
    sitting.ask(1, Command::ProposeBot { seat: Seat(0) }).unwrap();
    assert_eq!(sitting.wait(MINUTE - 1), 0, "there is time to object");
    sitting.ask(0, Command::Chat { text: "thinking!".to_owned() }).unwrap();
    assert_eq!(sitting.wait(MINUTE), 0);
    assert_eq!(sitting.ask(1, Command::ProposeBot { seat: Seat(0) }), Err(TableRefusal::NotAway));
    sitting.wait(5 * MINUTE);
    sitting.ask(1, Command::ProposeBot { seat: Seat(0) }).unwrap();
    sitting.ask(0, Command::DeclineBot).unwrap();
    assert_eq!(sitting.wait(MINUTE), 0);

    sitting.wait(5 * MINUTE);
    sitting.ask(1, Command::ProposeBot { seat: Seat(0) }).unwrap();
    sitting.ask(0, Command::AgreeBot).unwrap();
    assert_eq!(sitting.wait(0), 1, "who agrees is replaced at once");
}

#[test]
fn two_absent_players_do_not_hold_up_a_third_for_ever() {
    let mut sitting = Sitting::<Evergreen>::begun(3, SEED);
    sitting.wait(5 * MINUTE);
    sitting.ask(1, Command::ProposeBot { seat: Seat(0) }).unwrap();
    assert_eq!(sitting.wait(DAY - 1), 0);
    assert_eq!(sitting.wait(1), 1);
}

#[test]
fn in_slow_play_the_clock_alone_decides() {
    let mut sitting = Sitting::<Evergreen>::begun_at(2, Pace::PerMove { days: 2 });
    sitting.wait(DAY);
    assert_eq!(sitting.ask(1, Command::ProposeBot { seat: Seat(0) }), Err(TableRefusal::ClockDecides));
}
