//! A table from the first seat to the rematch.

use crate::common::{SEED, Sitting, everything, opening, person, rng};
use bocage_engine::{Draw, Game, Replay, Seat, Seed};
use bocage_evergreen::Evergreen;
use bocage_table::{
    Command, Ending, Entry, Happening, HostCommand, Level, LogError, Occupant, Pace, Secret, Stage, Table,
    TableRefusal, Told,
};

#[test]
fn people_and_bots_gather_and_begin() {
    let mut plan = opening(Evergreen::standard(), 3, SEED);
    plan.seats.fill(Occupant::Open);
    let mut sitting = Sitting::<Evergreen>::gathering(plan);
    sitting.ask(0, Command::Sit { seat: Some(Seat(1)) }).unwrap();
    assert_eq!(sitting.ask(0, Command::Sit { seat: None }), Err(TableRefusal::AlreadySeated));
    assert_eq!(sitting.ask(1, Command::Sit { seat: Some(Seat(1)) }), Err(TableRefusal::SeatTaken));
    assert_eq!(sitting.ask(1, Command::Sit { seat: Some(Seat(9)) }), Err(TableRefusal::NoSuchSeat));
    sitting.ask(1, Command::Sit { seat: None }).unwrap();
    assert_eq!(sitting.table.seat_of(&person(1).id), Some(Seat(0)));
    assert_eq!(sitting.ask(0, Command::Start), Err(TableRefusal::SeatsOpen));
    let bot = |level| Command::PlaceBot { seat: Seat(2), level: Level(level) };
    assert_eq!(sitting.ask(0, bot(0)), Err(TableRefusal::NoSuchLevel));
    sitting.ask(0, bot(4)).unwrap();
    assert_eq!(sitting.ask(2, Command::Sit { seat: None }), Err(TableRefusal::NoOpenSeat));
    sitting.ask(1, Command::Leave).unwrap();
    sitting.ask(2, Command::Sit { seat: None }).unwrap();
    sitting.ask(0, Command::Unseat { seat: Seat(0) }).unwrap();
    sitting.ask(1, Command::Sit { seat: None }).unwrap();
    assert_eq!(sitting.table.view_for(None), None);
    sitting.ask(0, Command::Start).unwrap();
    assert_eq!(sitting.table.stage(), Stage::Playing);
    assert!(sitting.table.view_for(None).is_some());
}

#[test]
fn a_whole_game_is_what_its_log_says() {
    for (seed, players) in [(1, 1), (2, 2), (3, 3), (4, 4)] {
        let mut sitting = Sitting::<Evergreen>::begun(players, SEED);
        let mut rng = rng(seed);
        while sitting.step(&mut rng) {}
        let log: Vec<_> = sitting.table.log().cloned().collect();
        assert!(log.iter().enumerate().all(|(index, entry)| entry.seq == index as u64 + 1));
        let json: Vec<String> = log.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
        let read = json.iter().map(|text| serde_json::from_str(text).unwrap());
        let rebuilt = Table::rebuild(Evergreen::standard(), read).unwrap();
        assert_eq!(everything(&rebuilt), everything(&sitting.table));
    }
}

#[test]
fn a_table_rebuilt_at_any_time_goes_on_alike() {
    let mut sitting = Sitting::<Evergreen>::begun(3, SEED);
    let mut rng = rng(5);
    for step in 0..200 {
        sitting.step(&mut rng);
        if step % 10 == 0 {
            sitting.undo(0).ok();
            let rebuilt = Table::rebuild(Evergreen::standard(), sitting.table.log().cloned()).unwrap();
            assert_eq!(everything(&rebuilt), everything(&sitting.table));
            sitting.table = rebuilt;
        }
    }
}

#[test]
fn a_log_that_does_not_fit_is_refused() {
    let mut sitting = Sitting::<Evergreen>::begun(2, SEED);
    let mut rng = rng(6);
    (0..20).for_each(|_| assert!(sitting.step(&mut rng)));
    let log: Vec<_> = sitting.table.log().cloned().collect();
    let rebuild = |log: &[_]| Table::rebuild(Evergreen::standard(), log.iter().cloned()).err();
    assert_eq!(rebuild(&[]), Some(LogError::NotOpened));
    assert_eq!(rebuild(&log[1..]), Some(LogError::Sequence { found: 2, expected: 1 }));
    let mut gap = log.clone();
    gap.remove(4);
    assert_eq!(rebuild(&gap), Some(LogError::Sequence { found: 6, expected: 5 }));
    let mut twice = log.clone();
    twice[3] = twice[2].clone();
    twice[3].seq = 4;
    assert!(matches!(rebuild(&twice), Some(LogError::Misfit { .. })));
}

/// Logs come from disks and from players' own browsers: any text is a log or is refused.
#[test]
fn a_damaged_log_never_panics() {
    let mut sitting = Sitting::<Evergreen>::begun(2, SEED);
    let mut rng = rng(10);
    (0..60).for_each(|_| assert!(sitting.step(&mut rng)));
    let log: Vec<String> = sitting.table.log().map(|entry| serde_json::to_string(entry).unwrap()).collect();
    let mut survived = 0;
    for _ in 0..5_000 {
        let mut damaged = log.clone();
        let line = rng.below(damaged.len() as u32) as usize;
        let mut bytes = std::mem::take(&mut damaged[line]).into_bytes();
        for _ in 0..=rng.below(2) {
            let at = rng.below(bytes.len() as u32) as usize;
            bytes[at] = *rng.pick(b"0123456789\"{}:,abcsx").unwrap();
        }
        damaged[line] = String::from_utf8_lossy(&bytes).into_owned();
        let entries: Result<Vec<Entry>, _> = damaged.iter().map(|text| serde_json::from_str(text)).collect();
        if let Ok(entries) = entries {
            survived += 1;
            if let Ok(table) = Table::rebuild(Evergreen::standard(), entries) {
                everything(&table);
            }
        }
    }
    assert!(survived > 300, "the damage is too coarse to test anything: {survived}");
}

#[test]
fn an_entry_that_does_not_fit_changes_nothing() {
    let mut sitting = Sitting::<Evergreen>::begun_at(2, Pace::PerGame { minutes: 5, increment_seconds: 0 });
    let before = everything(&sitting.table);
    let seq = sitting.table.seq() + 1;
    let misfit = |what| Entry { seq, at: sitting.now + 1000, by: None, id: None, what };
    for what in [
        Happening::Confirmed { seat: Seat(0) },
        Happening::Undone { seat: Seat(1) },
        Happening::RematchAsked { by: Seat(200) },
        Happening::Acted { seat: Seat(0), action: "plant z9".to_owned() },
    ] {
        assert_eq!(sitting.table.apply(misfit(what)), Err(LogError::Misfit { seq }));
        assert_eq!(everything(&sitting.table), before);
    }
}

#[test]
fn the_record_replays_and_the_seed_is_the_promised_one() {
    let mut sitting = Sitting::<Evergreen>::begun(3, SEED);
    let promised = sitting.table.situation_for(None).commitment;
    assert_eq!(sitting.table.record(), Err(TableRefusal::SeedWithheld));
    let mut rng = rng(7);
    for step in 0.. {
        if step % 7 == 0 {
            sitting.undo(step % 3).ok();
        }
        if !sitting.step(&mut rng) {
            break;
        }
    }
    let record = sitting.table.record().unwrap();
    let mut replay = Replay::new(Evergreen::standard(), &record).unwrap();
    while replay.step(&mut ()).unwrap().is_some() {}
    assert_eq!(Some(replay.state().hash64()), sitting.table.state_hash());
    assert_eq!(record.names, ["Ana", "Bo", "Cléo"]);

    let outcome = sitting.table.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::Rules);
    assert_eq!(outcome.revealed.seed, SEED);
    assert_eq!(outcome.revealed.commitment(), promised);
    let result = record.result.unwrap();
    assert_eq!(outcome.scores, result.scores);
    assert_eq!(outcome.places, Some(result.places));
}

#[test]
fn the_commitment_can_be_checked_with_any_sha_256() {
    let secret = Secret { seed: bocage_engine::Seed(42), salt: "00ff".to_owned() };
    // printf '00ff:42' | sha256sum
    assert_eq!(secret.commitment(), "a4818b44675e4485803cf94abb357f54cc0eb68812eaa513af32aed9cc73d2a7");
}

#[test]
fn resigning_ends_a_duel_and_leaves_a_bot_among_more() {
    let mut duel = Sitting::<Evergreen>::begun(2, SEED);
    duel.ask(1, Command::Resign).unwrap();
    let outcome = duel.table.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.places), (Ending::Resigned { seat: Seat(1) }, Some(vec![0, 1])));
    assert_eq!(duel.table.record().unwrap().result, None);

    let mut three = Sitting::<Evergreen>::begun(3, SEED);
    three.ask(1, Command::Resign).unwrap();
    assert_eq!(three.table.stage(), Stage::Playing);
    assert_eq!(three.ask(1, Command::Return), Err(TableRefusal::NoSeatToReturn));
    let mut rng = rng(8);
    (0..50).for_each(|_| assert!(three.step(&mut rng)));
    three.ask(0, Command::Resign).unwrap();
    assert_eq!(three.table.stage(), Stage::Playing);
    three.ask(2, Command::Resign).unwrap();
    assert_eq!(three.table.stage(), Stage::Over, "nobody is left");
    assert_eq!(three.table.outcome().unwrap().places, None);
}

#[test]
fn a_rematch_begins_with_the_next_player() {
    let mut plan = opening(Evergreen::standard(), 3, SEED);
    plan.seats[1] = Occupant::bot(Level(2));
    let mut sitting = Sitting::<Evergreen>::begun_with(plan);
    sitting.play_on(&mut rng(9));
    let secret = || Secret::new(bocage_engine::Seed(1), [1; 32]);
    sitting.ask(0, Command::OfferRematch).unwrap();
    assert_eq!(sitting.ask(0, Command::OfferRematch), Err(TableRefusal::AlreadyAsked));
    assert_eq!(sitting.table.rematch_opening(secret()), None);
    let open = HostCommand::OpenRematch { table: "next".to_owned() };
    assert_eq!(sitting.host(open.clone()), Err(TableRefusal::NoRematch));
    sitting.ask(2, Command::OfferRematch).unwrap();
    let next = sitting.table.rematch_opening(secret()).unwrap();
    let seats = [Occupant::bot(Level(2)), Occupant::Person(person(2)), Occupant::Person(person(0))];
    assert_eq!(next.seats, seats);
    assert!(Table::open(Evergreen::standard(), next, 0).is_ok());
    sitting.host(open.clone()).unwrap();
    assert_eq!(sitting.host(open), Err(TableRefusal::NoRematch));
    assert_eq!(sitting.table.situation_for(None).rematch_table.as_deref(), Some("next"));
}

#[test]
fn chat_is_one_clean_line() {
    let mut sitting = Sitting::<Evergreen>::begun(2, SEED);
    let say = |text: &str| Command::Chat { text: text.to_owned() };
    sitting.ask(1, say("  good\nluck\u{202e}  to\tyou \u{7}")).unwrap();
    let lines = sitting.table.lines_for(None, sitting.table.seq() - 1);
    let Told::Said { person, text } = &lines[0].what else { panic!("{lines:?}") };
    assert_eq!((person.name.as_str(), text.as_str()), ("Bo", "good luck to you"));
    assert_eq!(sitting.ask(1, say(" \n ")), Err(TableRefusal::ChatEmpty));
    assert_eq!(sitting.ask(1, say(&"x".repeat(301))), Err(TableRefusal::ChatLong));
    assert_eq!(sitting.ask(5, say("hint")), Err(TableRefusal::SpectatorsQuiet));
    sitting.ask(1, Command::Resign).unwrap();
    sitting.ask(5, say("well played")).unwrap();
}

#[test]
fn lots_are_drawn_for_the_seats_when_the_game_begins() {
    let mut first = [0; 3];
    for seed in 0..60 {
        let mut opening = opening(Evergreen::standard(), 3, Seed(seed));
        opening.lots = true;
        let sitting = Sitting::<Evergreen>::begun_with(opening);
        let seat = (0..3).find(|&n| sitting.table.seat_of(&person(n).id) == Some(Seat(0)));
        first[seat.unwrap()] += 1;
        let rebuilt = Table::rebuild(Evergreen::standard(), sitting.table.log().cloned()).unwrap();
        assert_eq!(everything(&rebuilt), everything(&sitting.table));
    }
    assert!(first.iter().all(|&times| times > 8), "{first:?}");
}
