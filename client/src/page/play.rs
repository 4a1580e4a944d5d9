//! A table at play: the desk, what is shown of it, and everything that changes it.

use std::time::Duration;

use bocage_engine::{Language, Message, Seat, Seed};
use bocage_table::{Entry, Person, Secret};
use leptos::prelude::*;

use super::reader::Reader;
use super::wire::Wire;
use super::{browser, motion, worker};
use crate::archive::{self, Shelfmarks, TableCard};
use crate::desk::{self, AdviceSight, ChoiceSight, Desk, Moments, Plan, Reading, Sight};
use bocage_thinker::Question;

const CARDS: &str = "bocage.tables";

/// A bot's decision stays on the screen this long before the next, so that one can follow.
const BOT_PAUSE: Duration = Duration::from_millis(300);

/// But all of them together are shown no longer than this, in milliseconds.
const BOTS_SHOWN: u64 = 2_500;

/// How long a reason stays.
const BUBBLE_STAYS: Duration = Duration::from_secs(2);

/// How much longer for each letter.
const READING: Duration = Duration::from_millis(40);

fn log_key(id: &str) -> String {
    format!("bocage.table.{id}")
}

/// The tables kept in this browser.
pub(super) fn shelfmarks() -> Shelfmarks {
    browser::load(CARDS).unwrap_or_default()
}

/// Forgets a table.
pub(super) fn forget(id: &str) {
    let mut marks = shelfmarks();
    marks.0.retain(|card| card.id != id);
    browser::keep(CARDS, &marks);
    browser::forget(&log_key(id));
}

/// The reader as a person at a table.
fn person(reader: Reader) -> Person {
    let name = reader.settings.with_untracked(|settings| settings.name.clone());
    let name = if name.trim().is_empty() { reader.word("you") } else { name };
    Person::new("me", &name)
}

/// Opens a table, keeps it, and gives its name in addresses.
pub(super) fn open(reader: Reader, plan: &Plan) -> Result<String, Message> {
    let secret = Secret::new(Seed(u64::from_le_bytes(browser::random())), browser::random());
    let mut desk = desk::open(plan, person(reader), secret, browser::now())?;
    desk.set_confirm(reader.settings.with_untracked(|settings| settings.confirm), browser::now());
    let id: String = browser::random::<5>().iter().map(|byte| format!("{byte:02x}")).collect();
    keep(&id, desk.as_ref());
    Ok(id)
}

/// Finds a table that is kept here.
pub(super) fn find(reader: Reader, id: &str) -> Result<Box<dyn Desk>, Message> {
    let log: Vec<Entry> = browser::load(&log_key(id)).ok_or_else(archive::unknown_table)?;
    // Whoever changes the theme or the language stays where they are.
    desk::reopen(log, untrack(|| person(reader)))
}

fn keep(id: &str, desk: &dyn Desk) -> bool {
    let progress = Language::ALL.map(|language| (language, desk.progress(language)));
    let card = TableCard {
        id: id.to_owned(),
        game: desk.game().to_owned(),
        players: desk.players(),
        over: progress[0].1.over,
        yours: progress[0].1.yours,
        progress: progress.into_iter().map(|(language, progress)| (language, progress.words)).collect(),
        at: browser::now(),
    };
    let mut marks = shelfmarks();
    for old in marks.put(card) {
        browser::forget(&log_key(&old));
    }
    browser::keep(&log_key(id), &desk.log()) && browser::keep(CARDS, &marks)
}

/// A small thing beside what was touched: a reason, or a choice.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Popup {
    /// Why not.
    Reason {
        /// In words.
        words: String,
        /// Where on the screen.
        at: (f64, f64),
    },
    /// Several things can be done here.
    Menu {
        /// Which.
        choices: Vec<ChoiceSight>,
        /// Where on the screen.
        at: (f64, f64),
    },
}

/// A table at play.
#[derive(Clone, Copy)]
pub(super) struct Play {
    pub(super) reader: Reader,
    id: StoredValue<String>,
    pub(super) desk: StoredValue<Box<dyn Desk>, LocalStorage>,
    /// The way to a table that runs elsewhere, and is kept there.
    pub(super) wire: Option<Wire>,
    pub(super) version: RwSignal<u32>,
    /// The move that the lantern shows on the pictures.
    pub(super) suggested: RwSignal<Option<String>>,
    /// What an adviser answered.
    advised: RwSignal<String>,
    /// Is an adviser thinking?
    pub(super) advising: RwSignal<bool>,
    /// The best few moves, if the reader asked for them.
    pub(super) advice: Memo<Vec<AdviceSight>>,
    /// What the reader touched to decide.
    pub(super) chosen: RwSignal<Option<String>>,
    /// What others changed since the reader last did something.
    pub(super) changed: RwSignal<Vec<String>>,
    /// Is a bot thinking?
    asking: StoredValue<bool>,
    /// When the reader last did something.
    acted: StoredValue<u64>,
    /// Whose board is shown large, if not the reader's.
    pub(super) focus: RwSignal<Option<Seat>>,
    /// What is shown beside the board.
    pub(super) popup: RwSignal<Option<Popup>>,
    /// Could the game not be kept?
    pub(super) unkept: RwSignal<bool>,
    /// How things stand.
    pub(super) sight: Memo<Sight>,
}

impl Play {
    /// Sits down at a table.
    pub(super) fn new(reader: Reader, id: String, desk: Box<dyn Desk>) -> Self {
        let remote = desk.hall(reader.language()).is_some();
        let desk = StoredValue::new_local(desk);
        let version = RwSignal::new(0);
        let suggested = RwSignal::new(None);
        let chosen = RwSignal::new(None);
        let changed = RwSignal::new(Vec::new());
        let asking = StoredValue::new(false);
        let acted = StoredValue::new(browser::now());
        let focus = RwSignal::new(None);
        let sight = Memo::new(move |_| {
            version.track();
            let reading = Reading {
                language: reader.language(),
                narrow: reader.narrow.get(),
                focus: focus.get(),
                suggested: suggested.get(),
                changed: changed.get(),
                acting: true,
                // The past of a table that runs elsewhere can be seen once its game is over.
                moments: if remote { Moments::Record } else { Moments::Log },
            };
            desk.with_value(|desk| desk.sight(&reading))
        });
        let advised = RwSignal::new(String::new());
        let advice = Memo::new(move |_| {
            version.track();
            let language = reader.language();
            advised.with(|answer| match answer.as_str() {
                "" => Vec::new(),
                answer => desk.with_value(|desk| desk.advice(answer, language)),
            })
        });
        let advising = RwSignal::new(false);
        let id = StoredValue::new(id);
        let popup = RwSignal::new(None);
        let unkept = RwSignal::new(false);
        let play = Play {
            reader,
            id,
            desk,
            wire: None,
            version,
            suggested,
            advised,
            advising,
            advice,
            chosen,
            changed,
            asking,
            acted,
            focus,
            popup,
            unkept,
            sight,
        };
        let confirm = reader.settings.with_untracked(|settings| settings.confirm);
        desk.update_value(|desk| desk.set_confirm(confirm, browser::now()));
        play.ask_bots();
        play
    }

    /// The table's name in addresses.
    pub(super) fn id(self) -> String {
        self.id.get_value()
    }

    /// Where the finished game can be seen again.
    pub(super) fn replay_address(self) -> String {
        let id = self.id();
        if self.wire.is_some() { format!("/online/{id}/replay") } else { format!("/replay/{id}") }
    }

    /// Where the past can be seen: always at a table that is kept here, elsewhere once the game is over.
    pub(super) fn past_address(self) -> Signal<Option<String>> {
        let sight = self.sight;
        Signal::derive(move || {
            let open = self.wire.is_none() || sight.with(|sight| sight.ending.is_some());
            open.then(|| self.replay_address())
        })
    }

    /// How the table was opened, for another one like it.
    pub(super) fn plan(self) -> Option<Plan> {
        let log = self.desk.with_value(|desk| desk.log());
        let bocage_table::Happening::Opened(opening) = &log.first()?.what else { return None };
        let options = opening.setup.options.clone().into_iter().collect();
        Some(Plan { game: opening.game.clone(), options, seats: opening.seats.clone() })
    }

    /// Every change of the table goes through here: it is kept, shown, and bots are asked.
    fn change(self, what: impl FnOnce(&mut dyn Desk) -> Result<(), Message>) {
        let before = motion::places();
        let Some(result) = self.desk.try_update_value(|desk| what(desk.as_mut())) else { return };
        if let Err(why) = result {
            self.explain(&why, None);
            return;
        }
        if self.wire.is_some() {
            // What comes of it will be told.
            self.post();
            return;
        }
        let id = self.id();
        self.unkept.set(!self.desk.with_value(|desk| keep(&id, desk.as_ref())));
        self.version.update(|version| *version += 1);
        if self.reader.moves() {
            request_animation_frame(move || motion::travel(&before));
        }
        self.ask_bots();
    }

    /// The reader does something: what was only shown for it is put away. Bots act at the same time,
    /// and must not close a menu that the reader looks at.
    fn begin(self) {
        self.popup.set(None);
        self.focus.set(None);
        self.chosen.set(None);
        self.unadvise();
        self.acted.set_value(browser::now());
    }

    /// Decides.
    pub(super) fn act(self, action: &str) {
        self.begin();
        self.changed.set(Vec::new());
        self.change(|desk| desk.act(action, browser::now()));
    }

    /// Takes the latest decision back.
    pub(super) fn undo(self) {
        self.begin();
        self.change(|desk| desk.undo(browser::now()));
    }

    /// Confirms.
    pub(super) fn confirm(self) {
        self.begin();
        self.change(|desk| desk.confirm(browser::now()));
    }

    /// Asks for the best few moves; the first is shown on the pictures at once.
    pub(super) fn hint(self) {
        if self.advising.get_untracked() {
            return;
        }
        let seed = u64::from_le_bytes(browser::random());
        let Some(inquiry) = self.desk.with_value(|desk| desk.hint(seed)) else { return };
        let acted = self.acted.get_value();
        self.advising.set(true);
        worker::ask(&inquiry, move |answer| {
            self.advising.try_set(false);
            // Others may decide meanwhile; what cannot be done any more is left out of the advice.
            if self.acted.try_get_value() == Some(acted) {
                self.advised.set(answer);
                let first =
                    self.advice.with_untracked(|advice| advice.first().map(|best| best.action.clone()));
                self.suggested.set(first);
            }
        });
    }

    /// Shows on the pictures what a move would touch; on a phone it may be below the sheet.
    pub(super) fn show(self, action: &str) {
        self.suggested.set(Some(action.to_owned()));
        if self.reader.narrow.get_untracked() {
            request_animation_frame(|| browser::bring_between(".pictures .suggested"));
        }
    }

    /// Puts the lantern away.
    pub(super) fn unadvise(self) {
        self.suggested.set(None);
        self.advised.set(String::new());
    }

    /// Touches something on a picture, which says this about itself.
    pub(super) fn touch(self, target: &str, at: (f64, f64), about: Option<String>) {
        let mut choices = self.sight.with_untracked(|sight| sight.choices_at(target));
        match choices.len() {
            0 => {
                let language = self.reader.language();
                let why =
                    self.desk.with_value(|desk| desk.why_not(target).map(|why| desk.say(&why, language)));
                let words: Vec<String> = why.into_iter().chain(about).collect();
                if !words.is_empty() {
                    self.tell(words.join("\n"), Some(at));
                }
            }
            1 => {
                self.act(&choices.remove(0).action);
                self.chosen.set(Some(target.to_owned()));
            }
            _ => self.popup.set(Some(Popup::Menu { choices, at })),
        }
    }

    /// Says a reason.
    pub(super) fn explain(self, why: &Message, at: Option<(f64, f64)>) {
        let language = self.reader.language();
        self.tell(self.desk.with_value(|desk| desk.say(why, language)), at);
    }

    /// Says something for as long as it takes to read it.
    pub(super) fn tell(self, words: String, at: Option<(f64, f64)>) {
        let stays = BUBBLE_STAYS + READING * words.chars().count() as u32;
        let reason = Popup::Reason { words, at: at.unwrap_or((0.0, 0.0)) };
        self.popup.set(Some(reason.clone()));
        set_timeout(
            move || {
                if self.popup.try_get_untracked().flatten().as_ref() == Some(&reason) {
                    self.popup.set(None);
                }
            },
            stays,
        );
    }

    /// Asks the bots that are waited on, one at a time, so that one can follow.
    fn ask_bots(self) {
        if self.asking.get_value() {
            return;
        }
        let seed = u64::from_le_bytes(browser::random());
        let questions = self.desk.with_value(|desk| desk.questions(seed));
        let Some(question) = questions.into_iter().next() else { return };
        self.asking.set_value(true);
        worker::ask(&question.clone(), move |action| {
            let shown = self.acted.try_get_value().map_or(0, |acted| browser::now().saturating_sub(acted));
            let follow = self.reader.moves() && shown < BOTS_SHOWN;
            let pause = if follow { BOT_PAUSE } else { Duration::ZERO };
            set_timeout(move || self.take_answer(&question, &action), pause);
        });
    }

    fn take_answer(self, question: &Question, action: &str) {
        self.asking.try_set_value(false);
        let stands = self.desk.try_with_value(|desk| {
            let questions = desk.questions(0);
            questions.iter().any(|other| (other.seat, other.decision) == (question.seat, question.decision))
        });
        match stands {
            Some(true) => {
                let before = self.sight.get_untracked();
                self.change(|desk| {
                    desk.answer(question, action, browser::now());
                    Ok(())
                });
                let after = self.sight.get_untracked();
                self.changed.update(|changed| changed.extend(desk::changes(&before, &after)));
            }
            // The reader acted meanwhile: ask again about the position as it is now.
            Some(false) => self.ask_bots(),
            None => {}
        }
    }
}
