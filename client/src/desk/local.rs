//! A table that runs here, in the reader's own browser.

use bocage_engine::{Language, Message, Review, Seat, Setup, Title};
use bocage_stage::Draw;
use bocage_table::{
    Command, CommandId, Decision, Entry, Happening, HostCommand, Level, Opening, Person, Secret, Table,
};
use bocage_words::Names;

use super::lookback::{self, GameLookback, Lookback};
use super::tongues::Tongues;
use super::viewing::Viewing;
use super::{AdviceSight, Course, Desk, Plan, Progress, Reading, ReviewSight, Sight, advice};
use crate::words;
use bocage_thinker::{Inquiry, Question};

/// A table that runs here.
pub struct LocalDesk<G: Title + Draw> {
    table: Table<G>,
    me: Person,
    tongues: Tongues<G>,
}

impl<G: Title + Draw> LocalDesk<G> {
    /// Opens a table and begins at once: everybody is there.
    pub fn open(plan: &Plan, me: Person, secret: Secret, now: u64) -> Result<Self, Message> {
        let game = G::standard();
        let players = u8::try_from(plan.seats.len()).unwrap_or(u8::MAX);
        let setup = Setup { players, options: plan.options.iter().cloned().collect() };
        let opening = Opening {
            seats: plan.seats.clone(),
            lots: true,
            ..Opening::new(game, setup, me.clone(), secret)
        };
        let entry = Table::open(game, opening, now).map_err(|why| why.message())?;
        let mut desk = Self::reopen(vec![entry], me)?;
        desk.ask(&Command::Start, now)?;
        Ok(desk)
    }

    /// The table that a log adds up to.
    pub fn reopen(log: Vec<Entry>, me: Person) -> Result<Self, Message> {
        let table = Table::rebuild(G::standard(), log).map_err(|_| Message::new("archive-damaged"))?;
        Ok(LocalDesk { table, me, tongues: Tongues::default() })
    }

    fn seat(&self) -> Option<Seat> {
        self.table.seat_of(&self.me.id)
    }

    fn decision(&self) -> u32 {
        self.table.situation_for(self.seat()).you.map_or(0, |you| you.decision)
    }

    fn ask(&mut self, command: &Command, now: u64) -> Result<(), Message> {
        // One entry per number: the number makes the id unique.
        let id = CommandId(format!("local-{}", self.table.seq()));
        match self.table.decide(&self.me, &id, command, now).map_err(|why| why.message())? {
            Decision::New(entry) => self.take_in(entry),
            Decision::Repeat(_) => Ok(()),
        }
    }

    fn take_in(&mut self, entry: Entry) -> Result<(), Message> {
        self.table.apply(entry).map(|_| ()).map_err(|_| Message::new("archive-damaged"))
    }

    fn show(&self, table: &Table<G>, reading: &Reading) -> Sight {
        self.tongues.with(reading.language, |lexicon| {
            let seat = self.seat();
            let situation = table.situation_for(seat);
            let lines = table.lines_for(seat, 0);
            Viewing::new(table.game(), lexicon, &situation, &lines, reading).sight()
        })
    }

    fn question(&self, seat: Seat, level: Level, decision: u32, seed: u64) -> Option<Question> {
        // Of all that a table has, this is its own and nobody else's.
        let table = self.table.situation_for(None).commitment;
        advice::question::<G>(table, &self.table.view_for(Some(seat))?, seat, level, decision, seed)
    }
}

impl<G: Title + Draw> Desk for LocalDesk<G> {
    fn sight(&self, reading: &Reading) -> Sight {
        self.show(&self.table, reading)
    }

    fn progress(&self, language: Language) -> Progress {
        let reading = Reading::aside(language);
        self.tongues.with(language, |lexicon| {
            let situation = self.table.situation_for(self.seat());
            Viewing::new(self.table.game(), lexicon, &situation, &[], &reading).progress()
        })
    }

    fn past(&self, step: usize, reading: &Reading) -> Sight {
        let mut left = step;
        let mut log = Vec::new();
        for entry in self.table.log() {
            if is_step(&entry.what) {
                if left == 0 {
                    break;
                }
                left -= 1;
            }
            log.push(entry.clone());
        }
        match Table::rebuild(self.table.game(), log) {
            Ok(table) => self.show(&table, reading),
            Err(_) => self.sight(reading),
        }
    }

    fn steps(&self) -> usize {
        self.table.log().filter(|entry| is_step(&entry.what)).count()
    }

    fn course(&self, language: Language) -> Course {
        let mut course = Course::default();
        let mut log = self.table.log().cloned();
        let Some(mut table) = log.next().and_then(|first| Table::rebuild(self.table.game(), [first]).ok())
        else {
            return course;
        };
        let reading = Reading::aside(language);
        for entry in log {
            let counts = is_step(&entry.what) || entry.what == Happening::Started;
            if table.apply(entry).is_err() {
                break;
            }
            if counts {
                self.tongues.with(language, |lexicon| {
                    let situation = table.situation_for(self.seat());
                    Viewing::new(table.game(), lexicon, &situation, &[], &reading).note(&mut course);
                });
            }
        }
        course
    }

    fn act(&mut self, action: &str, now: u64) -> Result<(), Message> {
        let decision = self.decision();
        self.ask(&Command::Act { action: action.to_owned(), decision }, now)
    }

    fn undo(&mut self, now: u64) -> Result<(), Message> {
        let decision = self.decision();
        self.ask(&Command::Undo { decision }, now)
    }

    fn confirm(&mut self, now: u64) -> Result<(), Message> {
        let decision = self.decision();
        self.ask(&Command::Confirm { decision }, now)
    }

    fn set_confirm(&mut self, on: bool, now: u64) {
        let asks = self.table.situation_for(self.seat()).you.is_none_or(|you| you.confirms == on);
        if !asks {
            // A game that is over has nothing to confirm any more: a refusal is no loss.
            let _ = self.ask(&Command::SetConfirm { on }, now);
        }
    }

    fn why_not(&self, target: &str) -> Option<Message> {
        let seat = self.seat()?;
        let is_waited = self.table.waited().contains(seat);
        advice::why_not(self.table.game(), &self.table.view_for(Some(seat))?, seat, is_waited, target)
    }

    fn questions(&self, seed: u64) -> Vec<Question> {
        let turns = self.table.bot_turns();
        turns
            .iter()
            .filter_map(|&(seat, level, decision)| self.question(seat, level, decision, seed))
            .collect()
    }

    fn hint(&self, seed: u64) -> Option<Inquiry> {
        let seat = self.seat().filter(|seat| self.table.waited().contains(*seat))?;
        advice::inquiry::<G>(&self.table.view_for(Some(seat))?, seat, seed)
    }

    fn advice(&self, answer: &str, language: Language) -> Vec<AdviceSight> {
        let waited = self.seat().filter(|seat| self.table.waited().contains(*seat));
        let Some((seat, view)) = waited.and_then(|seat| Some((seat, self.table.view_for(Some(seat))?)))
        else {
            return Vec::new();
        };
        advice::told(self.table.game(), &view, seat, answer, |message| self.say(message, language))
    }

    fn look_back(&self) -> Option<Box<dyn Lookback>> {
        let record = self.table.record().ok()?;
        Some(Box::new(GameLookback::new(self.table.game(), &record)?))
    }

    fn review_sight(&self, review: &Review, language: Language) -> Option<ReviewSight> {
        let record = self.table.record().ok()?;
        let lines = self.table.lines_for(self.seat(), 0);
        lookback::sight(self.table.game(), &record, review, &lines, |message| self.say(message, language))
    }

    fn reviewed_record(&self, review: &Review) -> Option<String> {
        let mut record = self.table.record().ok()?;
        record.review = Some(review.clone());
        Some(record.to_json())
    }

    fn answer(&mut self, question: &Question, action: &str, now: u64) -> bool {
        let &Question { seat, decision, .. } = question;
        let acts = |action: String| {
            self.table.decide_host(&HostCommand::BotActs { seat, action, decision }, now).ok()
        };
        // A bot that has no thought about a position that stands would have none the next time either.
        let stands = || self.table.bot_turns().iter().any(|turn| (turn.0, turn.2) == (seat, decision));
        let anything = || self.table.anything(seat).filter(|_| stands()).and_then(acts);
        let entry = acts(action.to_owned()).or_else(anything);
        entry.is_some_and(|entry| self.take_in(entry).is_ok())
    }

    fn log(&self) -> Vec<Entry> {
        self.table.log().cloned().collect()
    }

    fn game(&self) -> &'static str {
        G::ID
    }

    fn players(&self) -> u8 {
        u8::try_from(self.table.occupants().len()).unwrap_or(u8::MAX)
    }

    fn say(&self, message: &Message, language: Language) -> String {
        self.tongues.with(language, |lexicon| {
            let names: Vec<String> = self
                .table
                .occupants()
                .zip(0..)
                .map(|(occupant, seat)| words::seat_name(lexicon, occupant, Seat(seat)))
                .collect();
            lexicon.say(message, &Names { names: &names, you: self.seat() })
        })
    }
}

/// Does this entry change the game?
fn is_step(what: &Happening) -> bool {
    matches!(what, Happening::Acted { .. } | Happening::Confirmed { .. } | Happening::Undone { .. })
}

#[cfg(test)]
mod tests {
    use bocage_engine::Seed;
    use bocage_evergreen::Evergreen;
    use bocage_table::{Occupant, Stage};

    use super::super::Moments;
    use super::*;
    use bocage_thinker::Minds;

    /// What is thought without any time.
    fn think(asked: &str) -> String {
        bocage_thinker::think(asked, &mut Minds::new(0), || f64::NAN)
    }

    fn me() -> Person {
        Person::new("me", "Maëlle")
    }

    fn desk(rivals: usize) -> LocalDesk<Evergreen> {
        let seats = std::iter::once(Occupant::Person(me()))
            .chain((0..rivals).map(|_| Occupant::bot(Level(2))))
            .collect();
        let plan = Plan { game: "evergreen".to_owned(), options: Vec::new(), seats };
        let secret = Secret { seed: Seed(7), salt: "salt".to_owned() };
        LocalDesk::open(&plan, me(), secret, 1_000).unwrap_or_else(|why| panic!("{}", why.key))
    }

    fn reading(language: Language) -> Reading {
        Reading {
            language,
            narrow: false,
            focus: None,
            suggested: None,
            changed: Vec::new(),
            acting: true,
            moments: Moments::Log,
        }
    }

    /// Plays on until the reader is asked or the game is over; `turn` chooses among the choices.
    fn play(desk: &mut LocalDesk<Evergreen>, look: impl Fn(&Sight)) {
        for turn in 0..3_000 {
            if let Some(question) = desk.questions(turn).first() {
                let text = serde_json::to_string(question).unwrap_or_default();
                let action = think(&text);
                assert!(desk.answer(question, &action, 2_000), "a bot says `{action}`");
                continue;
            }
            let sight = desk.sight(&reading(Language::Fr));
            look(&sight);
            let done = match sight.choices.as_slice() {
                _ if sight.stage == Stage::Over => return,
                [] => desk.confirm(2_000),
                choices => desk.act(&choices[turn as usize % choices.len()].action, 2_000),
            };
            assert_eq!(done, Ok(()));
        }
        panic!("the game does not end");
    }

    #[test]
    fn a_game_is_played_to_its_end_through_choices_alone() {
        for rivals in [0, 1, 3] {
            let mut desk = desk(rivals);
            play(&mut desk, |sight| {
                assert!(sight.ask.yours || sight.stage == Stage::Over);
                for choice in &sight.choices {
                    assert_ne!(choice.words, choice.action, "an action without words");
                    let shown = |target: &String| {
                        let needle = format!("data-target=\"{target}\"");
                        sight.panels.iter().any(|panel| panel.svg.contains(&needle))
                    };
                    assert!(choice.target.as_ref().is_none_or(shown), "{} cannot be touched", choice.action);
                }
            });
            let sight = desk.sight(&reading(Language::En));
            let ending = sight.ending.unwrap_or_else(|| panic!("no result"));
            assert_eq!(ending.order.len(), rivals + 1);
            assert!(sight.log.iter().all(|line| !line.words.is_empty()));
        }
    }

    #[test]
    fn a_bot_without_a_thought_does_anything_legal_and_only_once() {
        let mut desk = desk(1);
        let question = (0..50).find_map(|turn| {
            let question = desk.questions(turn).into_iter().next();
            if question.is_none() {
                let action = desk.sight(&reading(Language::En)).choices.first().map(|it| it.action.clone());
                let _ = match action {
                    Some(action) => desk.act(&action, 1_000),
                    None => desk.confirm(1_000),
                };
            }
            question
        });
        let question = question.unwrap_or_else(|| panic!("no bot is asked"));
        let before = desk.steps();
        assert!(desk.answer(&question, "", 2_000) && desk.steps() > before);
        assert!(!desk.answer(&question, "", 2_000), "the position is no more");
    }

    #[test]
    fn a_kept_log_gives_the_same_sight_and_every_past_can_be_shown() {
        let mut desk = desk(1);
        play(&mut desk, |_| {});
        let again =
            LocalDesk::<Evergreen>::reopen(desk.log(), me()).unwrap_or_else(|why| panic!("{}", why.key));
        let reading = reading(Language::En);
        assert_eq!(desk.sight(&reading), again.sight(&reading));
        let start = desk.past(0, &reading);
        assert_eq!(start.log.len(), 1);
        assert_eq!(desk.past(desk.steps(), &reading).scores, desk.sight(&reading).scores);
    }

    #[test]
    fn hints_say_what_moves_promise() {
        let desk = desk(0);
        let inquiry = desk.hint(1).map(|inquiry| serde_json::to_string(&inquiry).unwrap_or_default());
        let answer = think(&inquiry.unwrap_or_default());
        let advice = desk.advice(&answer, Language::Fr);
        let legal = desk.sight(&reading(Language::Fr)).choices;
        assert!(!advice.is_empty() && advice.len() <= 3);
        for advice in &advice {
            assert!(
                legal.iter().any(|choice| choice.words == advice.words && choice.action == advice.action)
            );
            assert!(advice.why.starts_with("Environ "), "{}", advice.why);
        }
        assert_eq!(desk.advice("nonsense", Language::Fr), []);
    }

    #[test]
    fn a_finished_game_is_looked_back_at() {
        let mut desk = desk(1);
        assert!(desk.look_back().is_none(), "the seed of a game that goes on is nobody's business");
        play(&mut desk, |_| {});
        let mut lookback = desk.look_back().unwrap_or_else(|| panic!("no review"));
        while let Some(inquiry) = lookback.next() {
            let text = serde_json::to_string(&inquiry).unwrap_or_default();
            lookback.take(&think(&text));
        }
        let mut review = lookback.review();
        assert!(review.decisions.len() > 50 && lookback.progress() >= 1.0);
        // Without any time nothing is sure.
        assert_eq!(review.moments, []);
        assert!(review.decisions.iter().all(|judged| judged.error == bocage_engine::Tenths(999)));
        // A moment as it would be told.
        let judged = review.decisions[20].clone();
        review.moments = vec![bocage_engine::Moment {
            number: judged.number,
            seat: judged.seat,
            kind: bocage_engine::MomentKind::Better,
            action: judged.action.clone(),
            other: judged.action,
            points: bocage_engine::Tenths(34),
            besides: None,
            error: bocage_engine::Tenths(5),
            categories: Vec::new(),
        }];
        let sight = desk.review_sight(&review, Language::En).unwrap_or_else(|| panic!("no words"));
        assert!(sight.moments[0].why.starts_with("Better by about 3 points: "), "{}", sight.moments[0].why);
        assert!(sight.moments[0].step < desk.steps());
        let course = desk.course(Language::En);
        assert_eq!(sight.curves[0].last().map(|known| known.step), Some(desk.steps()));
        let chart = super::super::draw_outlook(&sight, &course, "Expected", true).unwrap_or_default();
        assert!(chart.contains("<circle") && chart.contains("#s-2"), "{chart}");
        let record = desk.reviewed_record(&review).unwrap_or_default();
        let record = bocage_engine::Record::from_json(&record).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(record.review, Some(review));
    }

    #[test]
    fn what_cannot_be_done_has_a_reason() {
        let desk = desk(0);
        let board = &desk.sight(&reading(Language::En)).panels[0].svg;
        let place = board.split("data-place=\"").nth(1).and_then(|rest| rest.split('"').next());
        let why = desk.why_not(place.unwrap_or_default()).map(|why| desk.say(&why, Language::En));
        assert!(why.is_some_and(|why| why.ends_with('.')), "a reason is a sentence");
        assert_eq!(desk.why_not("nothing"), None);
    }
}
