//! What happened, in lines; and how it ended, in words and bars.

use bocage_canvas::art::textures;
use bocage_canvas::{Ground, Ink, Scene, Segment};
use bocage_engine::{Message, Seat, Title, ViewOf};
use bocage_stage::Draw;
use bocage_table::{Ending, Line, Stage, Told};

use super::viewing::Viewing;
use super::{EndSight, LogLine, Moments};

/// Lines of one entry are numbered within it.
const LINES_PER_ENTRY: u64 = 64;

/// The grounds of the segments of a result, one per category, again and again.
const SEGMENTS: [Ground; 7] = [
    Ground::ROCK,
    Ground::WHEAT,
    Ground::GRASSLAND,
    Ground::FLOWERS,
    Ground::SWAMP,
    Ground::SNOW,
    Ground { texture: Some(&textures::WAVES), ..Ground::flat(Ink::WATER_LIT) },
];

impl<G: Title + Draw> Viewing<'_, G> {
    pub(super) fn log(&self) -> Vec<LogLine> {
        let mut log: Vec<LogLine> = Vec::new();
        for (line, step) in self.lines.iter().zip(self.moments()) {
            self.tell(line, step, &mut log);
        }
        log
    }

    /// The step of the replay that shows each line.
    fn moments(&self) -> Vec<Option<usize>> {
        match self.reading.moments {
            Moments::None => vec![None; self.lines.len()],
            Moments::Log => moments_of_log(self.lines),
            Moments::Record => moments_of_record(self.lines),
        }
    }

    fn tell(&self, line: &Line<G::Event>, step: Option<usize>, log: &mut Vec<LogLine>) {
        let mut push = |nth: u64, seat: Option<Seat>, words: String| {
            log.push(LogLine { number: line.seq * LINES_PER_ENTRY + nth, seat, words, at: line.at, step });
        };
        match &line.what {
            Told::Acted { seat, events, .. } => {
                for (event, nth) in events.iter().zip(0..LINES_PER_ENTRY) {
                    let message = self.game.say_event(event);
                    // What a sentence says of somebody, it says with the name: the disc follows it.
                    let about = about(&message);
                    let seat = if about.is_some() { about } else { Some(*seat).filter(|_| nth == 0) };
                    push(nth, seat, self.say(&message));
                }
            }
            // The table knows names only; the page knows who reads.
            Told::Undone { seat, .. } => {
                push(0, Some(*seat), self.say(&Message::new("log-undone").with("seat", *seat)));
            }
            // What only prepares or repeats is not worth a line; what is said has a place of its own.
            Told::Held { .. } | Told::Dropped | Told::Opened { .. } | Told::Said { .. } => {}
            other => {
                if let Some(message) = other.message() {
                    push(0, None, self.say(&message));
                }
            }
        }
    }

    pub(super) fn ending(&self, view: &ViewOf<G>) -> Option<EndSight> {
        if self.situation.stage != Stage::Over {
            return None;
        }
        let outcome = self.situation.outcome.as_ref()?;
        let places = outcome.places.clone().unwrap_or_else(|| vec![0; outcome.scores.len()]);
        let mut order: Vec<(u8, Seat)> = places.iter().copied().zip(self.seats()).collect();
        order.sort();
        let total = |seat: Seat| outcome.scores.get(seat.index()).map_or(0, |sheet| sheet.total());
        // Points that were lost shorten the total, not the bar of those that were won.
        let won = |seat: Seat| {
            let sheet = outcome.scores.get(seat.index());
            sheet.map_or(0, |sheet| sheet.points().iter().filter(|points| **points > 0).sum())
        };
        let unit = 520.0 / f64::from(self.seats().map(won).max().unwrap_or(1).max(1));
        Some(EndSight {
            sentence: self.winner(&order, &total),
            remark: self.game.say_result(&view.public).map(|message| self.say(&message)),
            bars: order.iter().map(|&(_, seat)| self.bar(view, seat, unit)).collect(),
            order,
        })
    }

    fn winner(&self, order: &[(u8, Seat)], total: &impl Fn(Seat) -> i32) -> String {
        let winners: Vec<Seat> =
            order.iter().filter(|(place, _)| *place == 0).map(|(_, seat)| *seat).collect();
        let ending = self.situation.outcome.as_ref().map(|outcome| outcome.ending);
        if let Some(Ending::Resigned { seat: quitter }) = ending {
            // Points do not decide then: at a table of two the other wins, else nobody does.
            let message = match winners.as_slice() {
                [winner] if !self.is_alone() => Message::new("end-resigned").with("seat", *winner),
                _ => Message::new("end-nobody"),
            };
            return self.say(&message.with("quitter", quitter));
        }
        let message = match winners.as_slice() {
            [winner] if self.is_alone() => Message::new("end-alone").with("points", total(*winner)),
            [winner] => {
                let second = order.get(1).map_or(0, |(_, seat)| total(*seat));
                Message::new("end-winner")
                    .with("seat", *winner)
                    .with("points", total(*winner))
                    .with("second", second)
            }
            _ => {
                let name = |seat: &Seat| Message::new("end-name").with("seat", *seat);
                let names: Vec<Message> = winners.iter().map(name).collect();
                Message::new("end-shared")
                    .with("names", names)
                    .with("points", winners.first().map_or(0, |seat| total(*seat)))
            }
        };
        self.say(&message)
    }

    fn bar(&self, view: &ViewOf<G>, seat: Seat, unit: f64) -> String {
        let sheet = self.game.score(&view.public, seat);
        let segments: Vec<Segment> = self
            .game
            .category_icons()
            .iter()
            .zip(sheet.points())
            .enumerate()
            .map(|(nth, (icon, points))| {
                let ground = SEGMENTS[nth % SEGMENTS.len()];
                Segment { icon, ink: ground.ink, texture: ground.texture, points: *points }
            })
            .collect();
        let mut scene = Scene::with_view(-2.0, -2.0, 600.0, 40.0);
        scene.score_bar((0.0, 0.0), unit, 36.0, &segments);
        scene.to_inline()
    }
}

/// A log shows everything, also what was taken back.
fn moments_of_log<E>(lines: &[Line<E>]) -> Vec<Option<usize>> {
    let mut steps = 0;
    let step = |line: &Line<E>| {
        let is_step = matches!(line.what, Told::Acted { .. } | Told::Undone { .. });
        steps += usize::from(is_step);
        is_step.then_some(steps)
    };
    lines.iter().map(step).collect()
}

/// A record holds the decisions that stood to the end.
fn moments_of_record<E>(lines: &[Line<E>]) -> Vec<Option<usize>> {
    let mut standing: Vec<(Seat, usize)> = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        match line.what {
            Told::Acted { seat, .. } => standing.push((seat, index)),
            Told::Undone { seat, line: undone, .. } => {
                let is_it = |(other, index): &(Seat, usize)| {
                    *other == seat && undone.is_none_or(|undone| lines[*index].seq == undone)
                };
                let latest = standing.iter().rposition(is_it);
                latest.map(|latest| standing.remove(latest));
            }
            _ => {}
        }
    }
    let mut steps = vec![None; lines.len()];
    for (step, (_, index)) in standing.into_iter().enumerate() {
        steps[index] = Some(step + 1);
    }
    steps
}

/// The step of a replay of the log after each decision of the record.
pub(super) fn steps_of_record<E>(lines: &[Line<E>]) -> Vec<usize> {
    let steps = moments_of_log(lines).into_iter().zip(moments_of_record(lines));
    steps.filter_map(|(in_log, in_record)| in_record.and(in_log)).collect()
}

/// The seat a message is about.
fn about(message: &Message) -> Option<Seat> {
    message.args.iter().find_map(|(name, arg)| match arg {
        bocage_engine::Arg::Seat(seat) if name == "seat" => Some(*seat),
        _ => None,
    })
}
