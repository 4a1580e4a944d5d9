//! What an adviser and a reviewer say, as messages: the sentences are the `words` crate's own, the names
//! of categories the game's.

use bocage_engine::{Besides, Message, Moment, MomentKind};

use crate::Advice;

/// How many categories are named on each side: more would not be read.
const NAMED: usize = 2;

/// How wrong quick play may be about the difference between two moves, in points, however often it is asked.
pub(crate) const PREJUDICE: f32 = 2.0;

/// A gain or loss is named from so many points on.
const WORTH_NAMING: f32 = 0.5;

/// What a move promises, in a sentence: what tells it from others, or if nothing does, which categories of the
/// game still gain.
pub fn say_advice<A>(categories: &[&str], advice: &Advice<A>) -> Message {
    let line = |key| Message::new(key).with("points", advice.points.round() as i32);
    match advice.besides {
        Some(Besides::Win) => return line("advice-line-win"),
        Some(Besides::Chance) => return line("advice-line-chance"),
        Some(Besides::Lead) => return line("advice-line-lead"),
        Some(Besides::Aims) => return line("advice-line-aims"),
        None => {}
    }
    let why = why(categories, &advice.gains);
    if !why.is_empty() {
        return line("advice-line-why").with("why", why);
    }
    match named(categories, &advice.to_come, 1.0) {
        none if none.is_empty() => line("advice-line"),
        to_come => line("advice-line-to-come").with("why", to_come),
    }
}

/// Why a decision mattered, in a sentence; `other` says the other move.
pub fn say_moment(categories: &[&str], moment: &Moment, other: Message) -> Message {
    if let Some(besides) = moment.besides {
        return Message::new(match (moment.kind, besides) {
            (MomentKind::Better, Besides::Win) => "review-better-win",
            (MomentKind::Better, Besides::Chance) => "review-better-chance",
            (MomentKind::Better, Besides::Lead) => "review-better-lead",
            (MomentKind::Better, Besides::Aims) => "review-better-aims",
            (MomentKind::Find, Besides::Win) => "review-find-win",
            (MomentKind::Find, Besides::Chance) => "review-find-chance",
            (MomentKind::Find, Besides::Lead) => "review-find-lead",
            (MomentKind::Find, Besides::Aims) => "review-find-aims",
        })
        .with("other", other);
    }
    let gains: Vec<f32> = moment.categories.iter().map(|gain| gain.points()).collect();
    let why = why(categories, &gains);
    let key = match (moment.kind, why.is_empty()) {
        (MomentKind::Better, true) => "review-better",
        (MomentKind::Better, false) => "review-better-why",
        (MomentKind::Find, true) => "review-find",
        (MomentKind::Find, false) => "review-find-why",
    };
    let message = Message::new(key).with("other", other).with("points", moment.points.rounded().max(1));
    if why.is_empty() { message } else { message.with("why", why) }
}

/// Where points come from, and where they are missing: the largest gains, then the largest losses.
fn why(categories: &[&str], gains: &[f32]) -> Vec<Message> {
    let mut why = named(categories, gains, 1.0);
    why.extend(named(categories, gains, -1.0));
    why
}

/// Do these gains explain that a move is so many points better, or worse? Together, and those of them that are named.
pub(crate) fn explains(gains: &[f32], better: f32) -> bool {
    let all: f32 = gains.iter().sum();
    let named: f32 =
        [1.0, -1.0].into_iter().flat_map(|sign| largest(gains, sign)).map(|(_, gain)| gain).sum();
    let point = |told: f32| told * better > 0.0 || better.abs() < WORTH_NAMING && told.abs() < WORTH_NAMING;
    (all - better).abs() <= PREJUDICE.max(better.abs()) && point(all) && point(named)
}

/// The largest gains, or losses if `sign` is negative, with their places.
fn largest(gains: &[f32], sign: f32) -> impl Iterator<Item = (usize, f32)> {
    let mut large: Vec<_> =
        gains.iter().copied().enumerate().filter(|(_, gain)| gain * sign >= WORTH_NAMING).collect();
    large.sort_by(|a, b| (b.1 * sign).total_cmp(&(a.1 * sign)));
    large.into_iter().take(NAMED)
}

/// The categories with the largest gains, or losses if `sign` is negative.
fn named(categories: &[&str], gains: &[f32], sign: f32) -> Vec<Message> {
    let key = if sign > 0.0 { "why-gain" } else { "why-loss" };
    let say = |(place, gain): (usize, f32)| {
        let name = Message::named(format!("score-{}", categories.get(place)?));
        Some(Message::new(key).with("name", name).with("points", gain.abs().round().max(1.0) as i32))
    };
    largest(gains, sign).filter_map(say).collect()
}
