//! What observers are told does not depend on what they may not know.

use crate::common::whispers::{Bid, Whispers};
use crate::common::{SEED, Sitting, all_told, person, rng};
use bocage_engine::{Draw, Seat, Seed};
use bocage_evergreen::Evergreen;
use bocage_table::protocol::{ServerConnection, ToServer, VERSION};
use bocage_table::{Command, Stage};

/// The commitment differs between two seeds, and must; nobody can tell the seed from it.
fn without_commitment(sitting: &Sitting<Whispers>, observer: Option<Seat>) -> String {
    all_told(&sitting.table, observer).replace(&sitting.table.situation_for(None).commitment, "")
}

/// Two games that `observer` cannot tell apart before anything is shown: another seed, in which only
/// the numbers of the others differ.
fn twins(observer: Option<Seat>, seed: u64) -> [Sitting<Whispers>; 2] {
    let first = Sitting::<Whispers>::begun(3, Seed(seed));
    let same = |other: &Sitting<Whispers>| other.table.view_for(observer) == first.table.view_for(observer);
    let others = (1..).map(|n| Sitting::<Whispers>::begun(3, Seed(seed + n * 1_000_003)));
    let second = others.into_iter().find(same).unwrap();
    [first, second]
}

/// Everybody acts, with decisions of their own in each twin; the observer decides the same in both.
fn act_in_secret(twins: &mut [Sitting<Whispers>; 2], observer: Option<Seat>, seed: u64) {
    let mut shape = rng(seed);
    let last = shape.below(3) as usize;
    for n in (0..3).filter(|&n| n != last) {
        let choice = shape.below(1000) as usize;
        let confirms = shape.below(3) > 0;
        let (drops, undecided) = (shape.below(3) == 0, shape.below(4) == 0);
        for (twin, sitting) in twins.iter_mut().enumerate() {
            if !confirms {
                sitting.ask(n, Command::SetConfirm { on: false }).unwrap();
            }
            let own = observer == Some(Seat(n as u8));
            let legal = sitting.legal(Seat(n as u8));
            let Bid(bid) = legal[(choice + if own { 0 } else { twin }) % legal.len()];
            sitting.act(n, Bid(bid)).unwrap();
            if confirms && drops {
                sitting.undo(n).unwrap();
                sitting.act(n, Bid(bid)).unwrap();
            }
            if confirms && !undecided {
                sitting.confirm(n).unwrap();
            }
        }
    }
}

#[test]
fn swapped_secrets_give_the_same_bytes() {
    let rounds = if std::env::var_os("BOCAGE_LONG").is_some() { 100_000 } else { 400 };
    for seed in 0..rounds {
        for observer in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))] {
            let mut twins = twins(observer, seed);
            act_in_secret(&mut twins, observer, seed);
            let [one, other] = &twins;
            assert_ne!(one.table.state_hash(), other.table.state_hash());
            let (one, other) = (without_commitment(one, observer), without_commitment(other, observer));
            assert_eq!(one, other, "seed {seed}: {observer:?} can tell them apart");
        }
    }
}

/// The seed, its salt and the words in which others decided never leave before the end.
#[test]
fn the_seed_leaves_at_the_end_and_not_before() {
    let mut sitting = Sitting::<Evergreen>::begun(3, SEED);
    let salt = "07".repeat(32);
    let mut rng = rng(1);
    loop {
        let over = sitting.table.stage() == Stage::Over;
        for n in [0, 1, 2, 6] {
            let mut socket = ServerConnection::new(person(n));
            let hello = Ok(ToServer::Hello { version: VERSION, seen: 0 });
            let (answers, _) = socket.receive(hello, &sitting.table, 0);
            let sent: String = answers.iter().map(|answer| answer.to_json()).collect();
            assert_eq!(sent.contains(&SEED.to_string()), over);
            assert_eq!(sent.contains(&salt), over);
            assert!(!sent.contains("chance") && !sent.contains("deck"));
        }
        let debug = format!("{:?}", sitting.table.log().next());
        assert!(!debug.contains(&SEED.to_string()), "not even in a debug print");
        if over {
            break;
        }
        for _ in 0..20 {
            sitting.step(&mut rng);
        }
    }
}

#[test]
fn a_replaced_player_looks_on_as_a_spectator() {
    let mut sitting = Sitting::<Whispers>::begun(3, SEED);
    sitting.ask(1, Command::Resign).unwrap();
    let mut socket = ServerConnection::new(person(1));
    let hello = Ok(ToServer::Hello { version: VERSION, seen: 0 });
    let (answers, _) = socket.receive(hello, &sitting.table, 0);
    let sent = answers[1].to_json();
    assert!(sent.contains(r#""you":null"#) && sent.contains(r#""private":[]"#), "{sent}");
}
