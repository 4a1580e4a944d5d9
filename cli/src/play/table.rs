//! A game at the terminal: people type, bots answer.

use bocage_bots::{Adviser, Bot, Budget, say_advice};
use bocage_engine::{
    ActionList, History, Message, QuickRng, Record, Replay, Seat, Seed, SeedableRng, StateOf, Title,
};
use bocage_table::draw_lots;
use bocage_words::Names;

use super::{Sitter, Start};
use crate::error::CliError;
use crate::inspect::print_scores;
use crate::output::bold;
use crate::speech::Speech;
use crate::{games, output};

/// How many moves a hint shows, and how long it is thought about.
const HINTS: usize = 3;
const HINT_SIMULATIONS: u32 = 200;

/// The luck of hints has nothing to do with that of the game or the bots: who asks changes nothing.
const HINT_SEED: u64 = 0x48_49_4e_54;

pub(super) struct Table<'g, G: Title> {
    game: &'g G,
    speech: Speech,
    sitters: Vec<Sitter>,
    names: Vec<String>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    options: G::Options,
    seed: Seed,
    history: History<G>,
    /// Every decision in force, for records.
    done: Vec<(Seat, G::Action)>,
    /// The luck of the bots.
    rng: QuickRng,
    saved: bool,
    /// The file that this game came from or went to: it may be written over.
    file: Option<String>,
}

/// What a person typed.
enum Answer {
    Go,
    Again,
    Leave,
}

impl<'g, G: Title> Table<'g, G> {
    pub(super) fn open(game: &'g G, speech: Speech, start: Start) -> Result<Self, CliError> {
        let (sitters, options, seed, state, done, file) = match start {
            Start::New { mut sitters, options, seed } => {
                draw_lots(&mut sitters, seed);
                let options = games::options::<G::Options>(&options)?;
                let state = game.setup(sitters.len() as u8, &options, seed)?;
                (sitters, options, seed, History::new(state), Vec::new(), None)
            }
            Start::Saved { path, record } => {
                let failed = |error| CliError::record(&path, &error);
                let (history, done) = replayed(game, &record).map_err(failed)?;
                let person = || Sitter::Person(String::new());
                let seats = usize::from(record.setup.players);
                // People may have any name; bots are written as they are, and not as they can be read as well.
                let known = |seat: usize| {
                    let name = record.names.get(seat)?;
                    Sitter::parse(name).ok().filter(|sitter| sitter.spec() == *name)
                };
                let sitters = (0..seats).map(|seat| known(seat).unwrap_or_else(person)).collect();
                (sitters, record.setup.options()?, record.seed, history, done, Some(path))
            }
        };
        let bots = sitters.iter().map(|sitter| match sitter {
            Sitter::Bot(level) => Some(level.bot()),
            Sitter::Person(_) => None,
        });
        let names = (0u8..).zip(&sitters).map(|(seat, sitter)| name(&speech, seat, sitter)).collect();
        Ok(Table {
            game,
            bots: bots.collect(),
            names,
            sitters,
            speech,
            options,
            seed,
            history: state,
            done,
            rng: QuickRng::seed_from_u64(seed.0),
            saved: true,
            file,
        })
    }

    pub(super) fn run(mut self) -> Result<(), CliError> {
        let mut shown = None;
        if self.file.is_none() && self.names.len() > 1 {
            let sitter = |seat| Message::new("play-sitter").with("seat", Seat(seat));
            let sitters: Vec<Message> = (0..self.names.len() as u8).map(sitter).collect();
            let lots = Message::new("play-lots").with("sitters", sitters);
            output::line(self.speech.say_to(&lots, &self.names(None)));
        }
        loop {
            self.let_bots_play()?;
            let Some(seat) = self.person_waited() else { break };
            // With several people the table is shown anew to each; alone, after every round of bots.
            if shown != Some((seat, self.history.entries().is_empty())) {
                self.show(seat);
                shown = Some((seat, self.history.entries().is_empty()));
            }
            match self.ask(seat)? {
                Answer::Go | Answer::Again => {}
                Answer::Leave => return Ok(()),
            }
        }
        self.show(Seat(0));
        output::line(self.speech.word("play-over"));
        print_scores(self.game, &self.history.state().public, &self.speech, &self.names(None));
        Ok(())
    }

    fn names(&self, you: Option<Seat>) -> Names<'_> {
        // With one person at the keyboard "you" is that person, otherwise everybody has a name.
        let people = self.sitters.iter().filter(|sitter| matches!(sitter, Sitter::Person(_))).count();
        Names { names: &self.names, you: if people == 1 { you.or(self.first_person()) } else { None } }
    }

    fn first_person(&self) -> Option<Seat> {
        let index = self.sitters.iter().position(|sitter| matches!(sitter, Sitter::Person(_)))?;
        Some(Seat(index as u8))
    }

    fn person_waited(&self) -> Option<Seat> {
        let waited = self.game.waited(&self.history.state().public);
        waited.iter().find(|seat| self.bots.get(seat.index()).is_some_and(Option::is_none))
    }

    fn let_bots_play(&mut self) -> Result<(), CliError> {
        loop {
            let waited = self.game.waited(&self.history.state().public);
            let Some(seat) =
                waited.iter().find(|seat| self.bots.get(seat.index()).is_some_and(Option::is_some))
            else {
                return Ok(());
            };
            let view = self.history.state().view(Some(seat));
            let Some(Some(bot)) = self.bots.get_mut(seat.index()) else { return Ok(()) };
            let Some(action) = bot.choose(self.game, &view, seat, &mut self.rng) else { return Ok(()) };
            self.play(seat, action)?;
        }
    }

    fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), CliError> {
        let mut events = Vec::new();
        self.history
            .play(self.game, seat, action, &mut events)
            .map_err(|why| CliError::refused(&action.to_string(), &why))?;
        self.done.push((seat, action));
        // What bots decide is no loss.
        self.saved &= matches!(self.sitters[seat.index()], Sitter::Bot(_));
        // Who reads may not know all that happened; where several share the screen, only what all know.
        let names = self.names(None);
        for event in events.iter().filter_map(|event| self.game.event_for(event, names.you)) {
            output::line(format!("· {}", self.speech.say_to(&self.game.say_event(&event), &names)));
        }
        Ok(())
    }

    fn show(&self, seat: Seat) {
        let names = self.names(Some(seat));
        let view = self.history.state().view(Some(seat));
        output::line("");
        output::text(self.game.sketch(&view, &|message| self.speech.say_to(message, &names)));
    }

    fn ask(&mut self, seat: Seat) -> Result<Answer, CliError> {
        let state = self.history.state();
        let mut list = ActionList::new();
        self.game.legal(state, seat, &mut list);
        let names = self.names(Some(seat));
        let prompt = self.game.prompt(&state.public, &state.private[seat.index()], seat);
        output::line("");
        if names.you.is_none() {
            output::line(self.speech.say_to(&Message::new("play-turn-of").with("seat", seat), &names));
        }
        output::line(bold(&self.speech.say_to(&prompt, &names)));
        for (index, action) in list.iter().enumerate() {
            let words = self.speech.say_to(&self.game.say_action(&state.public, seat, *action), &names);
            output::line(format!("{:>4}  {words}", index + 1));
        }
        let question = Message::new("play-choose").with("count", list.len());
        output::text(format!("{} ", self.speech.say(&question)));
        match crate::menu::read_line() {
            Some(answer) => self.answer(seat, &answer, &list),
            None => {
                output::line("");
                self.keep();
                Ok(Answer::Leave)
            }
        }
    }

    fn answer(&mut self, seat: Seat, answer: &str, list: &[G::Action]) -> Result<Answer, CliError> {
        let (word, rest) = answer.split_once(' ').unwrap_or((answer, ""));
        match word {
            "" => return Ok(Answer::Again),
            "?" | "help" => {
                let example = list.first().map(ToString::to_string).unwrap_or_default();
                output::line(self.speech.say(&Message::new("play-help").with("action", example)));
            }
            "table" => self.show(seat),
            "hint" => self.hint(seat),
            "undo" => self.undo(seat),
            "save" => self.save(rest.trim()),
            "quit" if self.saved => return Ok(Answer::Leave),
            "quit" => {
                self.saved = true;
                output::line(self.speech.word("play-left"));
            }
            number if number.parse::<usize>().is_ok() => {
                let index = number.parse::<usize>().unwrap_or_default();
                match index.checked_sub(1).and_then(|index| list.get(index)) {
                    Some(&action) => {
                        self.play(seat, action)?;
                        return Ok(Answer::Go);
                    }
                    None => {
                        let message = Message::new("play-wrong-number").with("count", list.len());
                        output::line(self.speech.say(&message));
                    }
                }
            }
            _ => match answer.parse::<G::Action>() {
                Ok(action) => return Ok(self.try_action(seat, action)),
                Err(error) => output::line(self.speech.say(&error.message())),
            },
        }
        Ok(Answer::Again)
    }

    fn try_action(&mut self, seat: Seat, action: G::Action) -> Answer {
        match self.game.check(self.history.state(), seat, action) {
            Ok(()) => match self.play(seat, action) {
                Ok(()) => Answer::Go,
                Err(error) => {
                    output::line(self.speech.say(&error.message));
                    Answer::Again
                }
            },
            Err(refusal) => {
                output::line(self.speech.say_to(&refusal.message(), &self.names(Some(seat))));
                Answer::Again
            }
        }
    }

    fn hint(&self, seat: Seat) {
        let view = self.history.state().view(Some(seat));
        output::line(self.speech.word("play-hint"));
        let mut adviser = Adviser::new(Budget::Simulations(HINT_SIMULATIONS));
        // Asked again, it says the same.
        let mut luck = QuickRng::seed_from_u64(HINT_SEED.wrapping_add(self.done.len() as u64));
        let advice = adviser.weigh(self.game, &view, seat, &[], &mut luck);
        let mut list = ActionList::new();
        self.game.legal(self.history.state(), seat, &mut list);
        for advice in advice.into_iter().take(HINTS) {
            // By its number in the menu.
            let number = list.iter().position(|action| *action == advice.action).map_or(0, |place| place + 1);
            let names = self.names(Some(seat));
            let words = self.game.say_action(&view.public, seat, advice.action);
            let line = Message::new("play-hint-line")
                .with("words", self.speech.say_to(&words, &names))
                .with("action", advice.action.to_string());
            output::line(format!("{number:>4}  {}", self.speech.say(&line)));
            let why = say_advice(G::CATEGORIES, &advice);
            output::line(format!("      {}", self.speech.say_to(&why, &names)));
        }
    }

    fn undo(&mut self, seat: Seat) {
        match self.history.undo(self.game, seat) {
            Ok(entry) => {
                if let Some(index) = self.done.iter().rposition(|done| *done == (seat, entry.action)) {
                    self.done.remove(index);
                }
                self.saved = false;
                let message = Message::new("play-undone").with("action", entry.action.to_string());
                output::line(self.speech.say(&message));
            }
            Err(refusal) => output::line(self.speech.say_to(&refusal.message(), &self.names(Some(seat)))),
        }
    }

    fn save(&mut self, words: &str) {
        let (force, path) = match words.strip_prefix("--force") {
            Some(path) => (true, path.trim()),
            None => (self.file.as_deref() == Some(words), words),
        };
        if path.is_empty() {
            output::line(self.speech.word("play-save-what"));
            return;
        }
        match self.write(path, force) {
            Ok(()) => output::line(self.speech.say(&Message::new("play-saved").with("path", path))),
            Err(error) => output::line(self.speech.say(&error.message)),
        }
    }

    /// Whoever goes away without a word, with Ctrl-D, finds the game again in a file of its own.
    fn keep(&mut self) {
        if self.saved {
            return;
        }
        let numbers = std::iter::once(String::new()).chain((2..100).map(|number| format!("-{number}")));
        for number in numbers {
            let path = format!("{}-{}{number}.json", G::ID, self.seed);
            if self.write(&path, false).is_ok() {
                output::line(self.speech.say(&Message::new("play-kept").with("path", path)));
                return;
            }
        }
        output::line(self.speech.word("play-lost"));
    }

    fn write(&mut self, path: &str, force: bool) -> Result<(), CliError> {
        let record = Record::of(self.game, self.sitters.len() as u8, &self.options, self.seed, &self.done);
        let mut record = record.map_err(|error| CliError::record(path, &error))?;
        record.names = self.sitters.iter().map(Sitter::spec).collect();
        games::write(path, record.to_json(), force)?;
        self.saved = true;
        self.file = Some(path.to_owned());
        Ok(())
    }
}

type Played<G> = (History<G>, Vec<(Seat, <G as bocage_engine::Game>::Action)>);

fn replayed<G: Title>(game: &G, record: &Record) -> Result<Played<G>, bocage_engine::RecordError> {
    let mut replay = Replay::new(game, record)?;
    let start: StateOf<G> = replay.state().clone();
    let mut history = History::new(start);
    let mut done = Vec::new();
    while let Some((seat, action)) = replay.step(&mut ())? {
        // The replay has just accepted the same action in the same state.
        if history.play(game, seat, action, &mut ()).is_ok() {
            done.push((seat, action));
        }
    }
    Ok((history, done))
}

fn name(speech: &Speech, seat: u8, sitter: &Sitter) -> String {
    match sitter {
        Sitter::Person(name) if name.is_empty() => {
            speech.say(&Message::new("seat-number").with("number", seat + 1))
        }
        Sitter::Person(name) => name.clone(),
        Sitter::Bot(level) => speech.say(&level.message()),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use bocage_engine::{Game, Language};
    use bocage_evergreen::Evergreen;

    use super::*;

    /// The first decisions of a game against a bot that draws lots for everything.
    fn played(asks: bool) -> Vec<(Seat, <Evergreen as Game>::Action)> {
        let game = Evergreen::standard();
        let sitters = ["you", "random"].iter().map(|text| Sitter::parse(text).unwrap()).collect();
        let start = Start::New { sitters, options: Vec::new(), seed: Seed(4) };
        let speech = Speech::new(Language::En, games::find("evergreen").ok());
        let mut table = Table::open(game, speech, start).unwrap();
        let mut list = ActionList::new();
        for _ in 0..12 {
            table.let_bots_play().unwrap();
            let seat = table.person_waited().unwrap();
            if asks {
                table.hint(seat);
            }
            game.legal(table.history.state(), seat, &mut list);
            table.play(seat, list[0]).unwrap();
        }
        table.done
    }

    #[test]
    fn a_hint_changes_nothing_in_the_game() {
        assert_eq!(played(true), played(false));
    }
}
