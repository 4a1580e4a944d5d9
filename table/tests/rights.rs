//! Who may ask for what: every command, for every role, at every stage.

use crate::common::whispers::Whispers;
use crate::common::{self, SEED, Sitting, opening};
use bocage_engine::{Game, Seat};
use bocage_table::{Command, CommandKind, Level, Occupant, Stage, TableRefusal};

/// Ana opened the table and has a seat, Bo has a seat, Gil watches; Dan opened another table without
/// sitting down at it.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Who {
    OwnerSeated,
    OwnerStanding,
    Seated,
    Spectator,
}

impl Who {
    const ALL: [Who; 4] = [Who::OwnerSeated, Who::OwnerStanding, Who::Seated, Who::Spectator];

    fn number(self) -> usize {
        match self {
            Who::OwnerSeated => 0,
            Who::Seated => 1,
            Who::OwnerStanding => 3,
            Who::Spectator => 6,
        }
    }

    fn owns(self) -> bool {
        matches!(self, Who::OwnerSeated | Who::OwnerStanding)
    }

    fn sits(self) -> bool {
        matches!(self, Who::OwnerSeated | Who::Seated)
    }
}

/// A table at this stage, with three seats: Ana, Bo, and nobody (a bot once it has begun).
fn at(stage: Stage, who: Who) -> Sitting<Whispers> {
    let mut plan = opening(Whispers::standard(), 3, SEED);
    plan.seats[2] = Occupant::Open;
    if who == Who::OwnerStanding {
        plan.owner = common::person(who.number());
    }
    let owner = if who == Who::OwnerStanding { who.number() } else { 0 };
    let mut sitting = Sitting::gathering(plan);
    match stage {
        Stage::Gathering => {}
        Stage::Closed => drop(sitting.ask(owner, Command::Close).unwrap()),
        Stage::Playing | Stage::Over => {
            sitting.ask(owner, Command::PlaceBot { seat: Seat(2), level: Level(1) }).unwrap();
            sitting.ask(owner, Command::Start).unwrap();
        }
    }
    if stage == Stage::Over {
        sitting.play_on(&mut common::rng(1));
    }
    assert_eq!(sitting.table.stage(), stage);
    sitting
}

/// A command of this kind that is good in itself.
fn sample(kind: CommandKind, sitting: &Sitting<Whispers>, n: usize) -> Command {
    let you = sitting
        .table
        .seat_of(&common::person(n).id)
        .and_then(|seat| sitting.table.situation_for(Some(seat)).you);
    let decision = you.map_or(0, |you| you.decision);
    match kind {
        CommandKind::Sit => Command::Sit { seat: Some(Seat(2)) },
        CommandKind::Leave => Command::Leave,
        CommandKind::PlaceBot => Command::PlaceBot { seat: Seat(2), level: Level(3) },
        CommandKind::Unseat => Command::Unseat { seat: Seat(1) },
        CommandKind::Start => Command::Start,
        CommandKind::Close => Command::Close,
        CommandKind::Act => Command::Act { action: "bid 0".to_owned(), decision },
        CommandKind::Undo => Command::Undo { decision },
        CommandKind::Confirm => Command::Confirm { decision },
        CommandKind::SetConfirm => Command::SetConfirm { on: false },
        CommandKind::Chat => Command::Chat { text: "hello".to_owned() },
        CommandKind::Resign => Command::Resign,
        CommandKind::ProposeBot => Command::ProposeBot { seat: Seat(1 - n as u8 % 2) },
        CommandKind::AgreeBot => Command::AgreeBot,
        CommandKind::DeclineBot => Command::DeclineBot,
        CommandKind::Return => Command::Return,
        CommandKind::OfferRematch => Command::OfferRematch,
    }
}

/// What makes a command good besides rights: a decision to undo, a proposal to answer, full seats.
fn prepare(kind: CommandKind, sitting: &mut Sitting<Whispers>, who: Who) {
    let n = who.number();
    match (kind, sitting.table.stage()) {
        (CommandKind::Start, Stage::Gathering) => {
            let owner = if who == Who::OwnerStanding { n } else { 0 };
            sitting.ask(owner, Command::PlaceBot { seat: Seat(2), level: Level(1) }).unwrap();
        }
        (CommandKind::Undo | CommandKind::Confirm, Stage::Playing) if who.sits() => {
            sitting.act(n, "bid 0").unwrap();
        }
        (CommandKind::ProposeBot, Stage::Playing) => drop(sitting.wait(10 * common::MINUTE)),
        (CommandKind::AgreeBot | CommandKind::DeclineBot, Stage::Playing) => {
            sitting.wait(10 * common::MINUTE);
            let by = 1 - n % 2;
            sitting.ask(by, Command::ProposeBot { seat: Seat(1 - by as u8) }).unwrap();
        }
        (CommandKind::Return, Stage::Playing) if who == Who::Seated => {
            sitting.host(bocage_table::HostCommand::Remove { player: common::person(n).id }).unwrap();
        }
        _ => {}
    }
}

/// The rules as we mean them, written apart from the program's own table.
fn may(kind: CommandKind, who: Who, stage: Stage) -> bool {
    use CommandKind as Kind;
    match (kind, stage) {
        (_, Stage::Closed) => false,
        (Kind::Sit, Stage::Gathering) => !who.sits(),
        (Kind::PlaceBot | Kind::Unseat | Kind::Start | Kind::Close, Stage::Gathering) => who.owns(),
        (Kind::Leave | Kind::SetConfirm, Stage::Gathering) => who.sits(),
        (Kind::Chat, Stage::Playing) => who.owns() || who.sits(),
        (Kind::Chat, _) => true,
        (Kind::Return, Stage::Playing) => who == Who::Seated,
        (Kind::Act | Kind::Undo | Kind::Confirm | Kind::SetConfirm | Kind::Resign, Stage::Playing) => {
            who.sits()
        }
        (Kind::ProposeBot | Kind::AgreeBot | Kind::DeclineBot, Stage::Playing) => who.sits(),
        (Kind::OfferRematch, Stage::Over) => who.sits(),
        _ => false,
    }
}

#[test]
fn every_command_is_for_those_it_is_for() {
    for &kind in CommandKind::ALL {
        for who in Who::ALL {
            for stage in Stage::ALL {
                let mut sitting = at(stage, who);
                prepare(kind, &mut sitting, who);
                let command = sample(kind, &sitting, who.number());
                let before = sitting.table.seq();
                let answer = sitting.ask(who.number(), command);
                assert_eq!(
                    answer.is_ok(),
                    may(kind, who, stage),
                    "{kind:?} by {who:?} at {stage:?}: {answer:?}"
                );
                assert_eq!(sitting.table.seq() > before, answer.is_ok());
            }
        }
    }
}

#[test]
fn nobody_acts_for_somebody_else() {
    let mut sitting = at(Stage::Playing, Who::Seated);
    let of_ana = sitting.decision(0);
    // Bo knows Ana's decision number, and still only speaks for himself.
    sitting.act(0, "bid 0").unwrap();
    let answer = sitting.ask(1, Command::Confirm { decision: of_ana + 1 });
    assert!(matches!(answer, Err(TableRefusal::Stale { .. } | TableRefusal::NothingHeld)), "{answer:?}");
    assert!(sitting.table.situation_for(Some(Seat(0))).you.unwrap().held.is_some());
}

#[test]
fn the_host_speaks_for_bots_only() {
    let mut sitting = at(Stage::Playing, Who::Seated);
    let acts =
        |seat, decision| bocage_table::HostCommand::BotActs { seat, action: "bid 0".to_owned(), decision };
    let decision = sitting.decision(0);
    assert_eq!(sitting.host(acts(Seat(0), decision)), Err(TableRefusal::NotABot));
    let (seat, level, decision) = sitting.table.bot_turns()[0];
    assert_eq!((seat, level), (Seat(2), Level(1)));
    assert_eq!(sitting.host(acts(seat, decision + 1)), Err(TableRefusal::Stale { decision }));
    sitting.host(acts(seat, decision)).unwrap();
}
