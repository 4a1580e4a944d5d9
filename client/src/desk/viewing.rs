//! From a situation and its lines to what the page shows.

use bocage_engine::{Message, Seat, Title, ViewOf};
use bocage_stage::{Draw, Look};
use bocage_table::{LineOf, SituationOf, Stage};
use bocage_words::{Lexicon, Names};

use super::{
    Ask, Category, ChoiceSight, Course, PanelSight, PeriodSight, Progress, Reading, ScoreRow, SeatSight,
    Sight,
};
use crate::words;

/// One look at a table.
pub(super) struct Viewing<'a, G: Title + Draw> {
    pub(super) game: &'a G,
    pub(super) lexicon: &'a Lexicon,
    pub(super) situation: &'a SituationOf<G>,
    pub(super) lines: &'a [LineOf<G>],
    pub(super) names: Vec<String>,
    pub(super) reading: &'a Reading,
    /// The reader's seat.
    pub(super) you: Option<Seat>,
}

impl<'a, G: Title + Draw> Viewing<'a, G> {
    pub(super) fn new(
        game: &'a G,
        lexicon: &'a Lexicon,
        situation: &'a SituationOf<G>,
        lines: &'a [LineOf<G>],
        reading: &'a Reading,
    ) -> Self {
        let seats = situation.seats.iter().zip(0..);
        let names = seats.map(|(face, seat)| words::seat_name(lexicon, &face.occupant, Seat(seat))).collect();
        let you = situation.you.as_ref().map(|you| you.seat);
        Viewing { game, lexicon, situation, lines, names, reading, you }
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.lexicon.say(message, &Names { names: &self.names, you: self.you })
    }

    fn word(&self, key: &'static str) -> String {
        self.say(&Message::new(key))
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.situation.setup.players)
    }

    pub(super) fn sight(&self) -> Sight {
        let view = self.situation.view.as_ref();
        let legal = self.legal();
        let icons = self.game.category_icons();
        let categories = G::CATEGORIES.iter().zip(icons).map(|(name, icon)| Category {
            name: self.say(&Message::named(format!("score-{name}"))),
            icon: icon.id(),
        });
        Sight {
            game: G::ID,
            title: self.word("title"),
            mood: G::MOOD,
            stage: self.situation.stage,
            you: self.you,
            seats: self.seats().map(|seat| self.seat(seat)).collect(),
            ask: self.ask(),
            choices: legal.iter().map(|&action| self.choice(action)).collect(),
            may_undo: self.reading.acting && self.situation.you.as_ref().is_some_and(|you| you.may_undo),
            panels: view.map(|view| self.panels(view, &legal)).unwrap_or_default(),
            categories: categories.collect(),
            scores: view.map(|view| self.scores(view)).unwrap_or_default(),
            periods: view.map(|view| self.periods(view)).unwrap_or_default(),
            log: self.log(),
            ending: view.and_then(|view| self.ending(view)),
        }
    }

    pub(super) fn progress(&self) -> Progress {
        let view = self.situation.view.as_ref();
        let ending = view.and_then(|view| self.ending(view)).map(|ending| ending.sentence);
        let periods = view.map(|view| self.periods(view)).unwrap_or_default();
        let current = periods.iter().find(|period| period.current).map(|period| {
            let step = period.done.saturating_add(1).min(period.steps);
            format!("{}, {step}/{}", period.name, period.steps)
        });
        Progress {
            words: ending.or(current).unwrap_or_default(),
            over: self.situation.stage == Stage::Over,
            yours: self.you.is_some_and(|seat| self.is_waited(seat)),
        }
    }

    /// Adds this moment to the course of the game.
    pub(super) fn note(&self, course: &mut Course) {
        let Some(view) = &self.situation.view else { return };
        let total = |seat| self.game.score(&view.public, seat).total();
        course.totals.push(self.seats().map(total).collect());
        let current = self.periods(view).into_iter().enumerate().find(|(_, period)| period.current);
        let Some((nth, period)) = current else { return };
        match course.periods.last_mut() {
            Some((_, known, name)) if *known == nth => {
                if *name != period.name {
                    name.clear();
                }
            }
            _ => course.periods.push((course.totals.len() - 1, nth, period.name)),
        }
    }

    fn is_held(&self) -> bool {
        self.situation.you.as_ref().is_some_and(|you| you.held.is_some())
    }

    fn is_waited(&self, seat: Seat) -> bool {
        self.situation.seats.get(seat.index()).is_some_and(|face| face.waited)
    }

    /// What the reader may do; nothing while a decision waits to be confirmed.
    fn legal(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if let (Some(seat), Some(view)) = (self.you, &self.situation.view)
            && let Some(own) = &view.private
            && self.reading.acting
            && self.is_waited(seat)
            && !self.is_held()
        {
            self.game.each_legal(&view.public, own, seat, |action| legal.push(action));
        }
        legal
    }

    fn seat(&self, seat: Seat) -> SeatSight {
        let is_you = self.you == Some(seat);
        let name = if is_you { self.word("you") } else { self.names[seat.index()].clone() };
        SeatSight { seat, name, is_you, waited: self.is_waited(seat) }
    }

    fn ask(&self) -> Ask {
        let over = self.situation.stage == Stage::Over;
        let (Some(view), false) = (&self.situation.view, over) else {
            return Ask { step: String::new(), sentence: self.word("table-over"), ..Ask::default() };
        };
        if let (Some(seat), Some(own)) = (self.you, &view.private)
            && self.is_waited(seat)
        {
            let held = self.situation.you.as_ref().and_then(|you| you.held.as_ref());
            let held = held.and_then(|text| text.parse::<G::Action>().ok());
            let sentence = match held {
                Some(action) => {
                    let action = self.game.say_action(&view.public, seat, action);
                    self.say(&Message::new("ask-confirm").with("action", action))
                }
                None => self.say(&self.game.prompt(&view.public, own, seat)),
            };
            return Ask { step: self.word("ask-you"), sentence, yours: true, held: held.is_some() };
        }
        let waited: Vec<Seat> = self.seats().filter(|seat| self.is_waited(*seat)).collect();
        let names: Vec<&str> = waited.iter().map(|seat| self.names[seat.index()].as_str()).collect();
        let thinking =
            Message::new("ask-thinking").with("count", names.len()).with("names", names.join(", "));
        let step = self.word(if self.you.is_none() { "watching" } else { "ask-wait" });
        Ask { step, sentence: self.say(&thinking), ..Ask::default() }
    }

    fn choice(&self, action: G::Action) -> ChoiceSight {
        let public = self.situation.view.as_ref().map(|view| &view.public);
        let words = match (public, self.you) {
            (Some(public), Some(seat)) => self.say(&self.game.say_action(public, seat, action)),
            _ => action.to_string(),
        };
        ChoiceSight {
            action: action.to_string(),
            words,
            target: self.game.target(action),
            main: self.game.is_main(action),
        }
    }

    fn panels(&self, view: &ViewOf<G>, legal: &[G::Action]) -> Vec<PanelSight> {
        let say = |message: &Message| self.say(message);
        let suggested = self.reading.suggested.as_ref().and_then(|text| text.parse().ok());
        let look = Look {
            say: &say,
            names: &self.names,
            focus: self.reading.focus.or(self.you).unwrap_or_default(),
            legal,
            suggested,
            changed: &self.reading.changed,
            narrow: self.reading.narrow,
        };
        let panels = self.game.panels(view, &look);
        panels
            .into_iter()
            .map(|panel| PanelSight {
                id: panel.id,
                place: panel.place,
                title: self.say(&panel.title),
                note: panel.note.as_ref().map(|note| self.say(note)),
                svg: panel.scene.to_inline(),
            })
            .collect()
    }

    fn scores(&self, view: &ViewOf<G>) -> Vec<ScoreRow> {
        let row = |seat: Seat| {
            let sheet = self.game.score(&view.public, seat);
            let over = self.situation.stage == Stage::Over;
            let projection = if over { Vec::new() } else { self.game.projection(view, seat) };
            ScoreRow { seat, points: sheet.points().to_vec(), total: sheet.total(), projection }
        };
        self.seats().map(row).collect()
    }

    fn periods(&self, view: &ViewOf<G>) -> Vec<PeriodSight> {
        let periods = self.game.progress(view);
        periods
            .iter()
            .map(|period| PeriodSight {
                name: self.say(&period.name),
                steps: period.steps,
                done: period.done,
                current: period.current,
            })
            .collect()
    }

    /// Does nobody else sit at the table?
    pub(super) fn is_alone(&self) -> bool {
        self.situation.seats.len() == 1
    }
}
