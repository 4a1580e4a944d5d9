//! What bots think of a position, where it can be said without playing on.
use bocage_atiwa::state::State;
use bocage_atiwa::vocabulary::Challenge;
use bocage_atiwa::{Atiwa, Public};
use bocage_engine::{Evaluate, Game, Positions, Seat};

/// A game of so many at this phase; the first seat has these cards, and more.
fn position(players: u8, phase: &str, cards: &[&str], more: &str) -> State {
    let card = |text: &&str| {
        let mut words = text.splitn(3, ' ');
        let [at, card, cells] = [0; 3].map(|_| words.next().unwrap_or_default());
        format!("{{ at = \"{at}\", card = \"{card}\", cells = \"{cells}\" }}")
    };
    let cards: Vec<String> = cards.iter().map(card).collect();
    let text = format!("players = {players}\n{phase}\n[[seats]]\ncards = [{}]\n{more}\n", cards.join(", "));
    Atiwa::standard().read_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// What a position is worth in a challenge, more than where only points count.
fn aims(state: &State, challenge: Challenge) -> f32 {
    let worth = |challenge| {
        let public = Public { challenge, ..state.public };
        Atiwa::standard().evaluate(&State { public, ..state.clone() }, Seat(0))
    };
    worth(Some(challenge)) - worth(None)
}

const VILLAGE: &str = "c1 village . b t w . . U T";

/// Challenges in which more is wanted than points, cards and gold, and those that are a little nearer to the aims.
type Steps = [(Challenge, Side, Side); 8];
type Side = (&'static [&'static str], u16);
const STEPS: Steps = [
    (Challenge::Hamlet, (&[VILLAGE, "b1 02 b b . . . . . ."], 0), (&[VILLAGE, "b1 02 b b b . . . . ."], 0)),
    (Challenge::Community, (&[VILLAGE, "b1 farm"], 0), (&[VILLAGE, "b1 town"], 0)),
    (Challenge::Community, (&[VILLAGE], 0), (&["c1 village . b t w U . U T"], 0)),
    (Challenge::Investor, (&[VILLAGE, "b1 farm", "d1 farm"], 0), (&[VILLAGE, "b1 farm", "d1 hamlet"], 0)),
    (Challenge::Investor, (&[VILLAGE], 20), (&[VILLAGE], 21)),
    (Challenge::StopPollution, (&["c1 village x b t w . . U T"], 0), (&[VILLAGE], 0)),
    (Challenge::Prosperity, (&[VILLAGE], 20), (&[VILLAGE], 21)),
    (Challenge::Untrained, (&[VILLAGE], 0), (&["c1 village . b t w U . U T"], 0)),
];

/// With the last worker in hand, and at the end.
const LATE: [&str; 2] = ["phase = \"work\"\nround = 7", "phase = \"end\"\nround = 7"];

/// What both sides of a step have from the aims.
fn step(players: u8, phase: &str, (challenge, far, near): (Challenge, Side, Side)) -> [f32; 2] {
    let worth =
        |(cards, gold): Side| aims(&position(players, phase, cards, &format!("gold = {gold}")), challenge);
    [worth(far), worth(near)]
}

#[test]
fn alone_it_is_worth_more_to_be_nearer_to_the_aims() {
    let end = LATE[1];
    for case in STEPS {
        let [far, near] = step(1, end, case);
        assert!(far < near - 0.5 && near <= 0.0, "{:?}: {far} {near}", case.0);
    }
    // In the last round a little may still come; what is far away is missing all the same.
    for case in STEPS.into_iter().filter(|case| !matches!(case.1, (_, 20))) {
        let [far, near] = step(1, LATE[0], case);
        assert!(far < near - 0.5, "{:?}: {far} {near}", case.0);
    }
}

#[test]
fn what_the_rounds_left_may_bring_is_not_missing() {
    let prosperity = |round: u8, gold: u8| {
        let phase = format!("phase = \"work\"\nround = {round}");
        aims(&position(1, &phase, &[VILLAGE], &format!("gold = {gold}")), Challenge::Prosperity)
    };
    assert_eq!(prosperity(1, 5), prosperity(1, 6), "there is time to grow");
    assert!(prosperity(6, 5) < prosperity(6, 6));
}

#[test]
fn what_is_not_wanted_counts_nothing() {
    let rich = |gold: u8| {
        let state = position(1, LATE[1], &[VILLAGE], &format!("gold = {gold}"));
        aims(&state, Challenge::Prosperity)
    };
    assert_eq!(rich(40), rich(41), "thirty are enough");
    for challenge in [Challenge::Metropolis, Challenge::Exodus] {
        let state = position(1, LATE[1], &[VILLAGE], "gold = 3");
        assert_eq!(aims(&state, challenge), 0.0, "only points are wanted");
    }
}

#[test]
fn at_a_table_nobody_has_aims() {
    for phase in LATE {
        for case in STEPS {
            assert_eq!(step(2, phase, case), [0.0, 0.0], "{:?}", case.0);
        }
        for &challenge in Challenge::ALL {
            assert_eq!(aims(&position(2, phase, &[VILLAGE], ""), challenge), 0.0, "{challenge:?}");
        }
    }
}
