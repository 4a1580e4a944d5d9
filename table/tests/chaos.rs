//! Bad networks in simulated time: messages are dropped, doubled, reordered and late, connections
//! break or go silent, the server is killed. Still every client ends with the same lines, and every
//! command is done once or not at all.
//!
//! `BOCAGE_LONG=1` weathers a million storms.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::network::{Answer, Weather, World};
use bocage_engine::{Game, Seat};
use bocage_evergreen::Evergreen;
use bocage_table::{Stage, Table, Told};

/// Runs `check` for each of `seeds`, on two threads.
fn for_each_seed(seeds: u64, check: impl Fn(u64) + Sync) {
    let seeds = if std::env::var_os("BOCAGE_LONG").is_some() { seeds * 250 } else { seeds };
    let next = AtomicU64::new(0);
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds {
                break;
            }
            check(seed);
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(work);
        scope.spawn(work);
    });
}

/// What must hold once the storm is over and everything has arrived.
fn check(world: &World, seed: u64) {
    let table = &world.table;
    for client in &world.clients {
        let seat = table.seat_of(&client.person.id);
        let expected = table.lines_for(seat, 0);
        assert!(client.link.lines() == expected, "seed {seed}: {} has other lines", client.person.name);
        let situation = client.link.situation().expect("somebody who is connected knows how things stand");
        assert!(
            *situation == table.situation_for(seat),
            "seed {seed}: {} sees another table",
            client.person.name
        );
        assert_eq!(
            client.link.unanswered().len(),
            0,
            "seed {seed}: {} waits for an answer",
            client.person.name
        );
    }
    let mut done = HashMap::new();
    for entry in table.log() {
        if let (Some(by), Some(id)) = (&entry.by, &entry.id) {
            let before = done.insert((by.clone(), id.clone()), entry.seq);
            assert_eq!(before, None, "seed {seed}: {id:?} was done twice");
        }
    }
    for client in &world.clients {
        for (id, answer) in &client.answers {
            let seq = done.remove(&(client.person.id.clone(), id.clone()));
            match answer {
                Answer::Done(receipt) => assert_eq!(seq, Some(receipt.seq), "seed {seed}: {id:?}"),
                Answer::Refused => assert_eq!(seq, None, "seed {seed}: {id:?} was refused, but done"),
            }
        }
    }
    done.retain(|(_, id), _| id.0 != "start");
    assert!(done.is_empty(), "seed {seed}: done, but never answered: {done:?}");
    let rebuilt = Table::rebuild(Evergreen::standard(), table.log().cloned()).unwrap();
    assert_eq!(rebuilt.state_hash(), table.state_hash());
}

#[test]
fn clients_agree_after_any_storm() {
    for_each_seed(4_000, |seed| {
        let mut world = World::new(seed, Weather::storm(seed), false);
        world.run_until(|world| world.table.seq() >= 40);
        world.calm_down();
        check(&world, seed);
    });
}

#[test]
fn whole_games_are_played_through_storms() {
    for_each_seed(10, |seed| {
        let mut world = World::new(seed, Weather::storm(seed), true);
        world.run_until(|world| world.table.stage() == Stage::Over);
        world.calm_down();
        check(&world, seed);
        assert!(world.table.record().is_ok());
    });
}

#[test]
fn spectators_are_told_events_and_no_notation() {
    let mut world = World::new(1, Weather::FAIR, true);
    world.run_until(|world| world.table.seq() >= 100);
    world.calm_down();
    check(&world, 1);
    let spectator = world.clients.last().unwrap();
    assert_eq!(world.table.seat_of(&spectator.person.id), None);
    let own =
        |line: &bocage_table::LineOf<Evergreen>| matches!(&line.what, Told::Acted { action: Some(_), .. });
    assert!(!spectator.link.lines().iter().any(own));
    assert!(world.table.lines_for(Some(Seat(0)), 0).iter().any(own));
}
