//! The solo mode and its challenges in the component file.

use bocage_engine::file::{Result, by_word, count, expected, wrong};
use serde::Deserialize;

use super::file::File;
use super::{ChallengeRule, Goal, Measure};
use crate::state::ROUNDS;
use crate::vocabulary::{Challenge, Colour, Location};

#[derive(Deserialize)]
pub(super) struct SoloEntry {
    target_points: i32,
    schedule: Vec<ScheduleEntry>,
}

#[derive(Deserialize)]
struct ScheduleEntry {
    round: usize,
    r#use: String,
    remove_after: String,
}

#[derive(Deserialize)]
pub(super) struct ChallengeEntry {
    id: String,
    modifiers: Vec<Modifier>,
    goals: Vec<GoalEntry>,
}

#[derive(Deserialize)]
struct Modifier {
    rule: String,
    n: Option<u8>,
}

#[derive(Deserialize)]
struct GoalEntry {
    what: String,
    op: String,
    value: i16,
}

impl File {
    /// For each round the workers that are used, and those that leave at its end. Workers stay for
    /// two more rounds, so that a colour comes home in time to be used again.
    pub(super) fn schedule(&self) -> Result<Vec<(Colour, Option<Colour>)>> {
        let schedule = &self.solo.schedule;
        count("solo.schedule", schedule, ROUNDS..=ROUNDS)?;
        let colour = |index: usize| Colour::ALL[index % Colour::ALL.len()];
        for (index, entry) in schedule.iter().enumerate() {
            let place = format!("solo.schedule[{index}]");
            let leaves = if (2..ROUNDS - 1).contains(&index) { colour(index + 1).word() } else { "" };
            if entry.round != index + 1 {
                return wrong(format!("{place}.round"), entry.round, expected::in_order(index + 1));
            }
            if entry.r#use != colour(index).word() {
                return wrong(format!("{place}.use"), &entry.r#use, expected::as_ruled(colour(index)));
            }
            if entry.remove_after != leaves {
                let place = format!("{place}.remove_after");
                return wrong(place, &entry.remove_after, expected::as_ruled(leaves));
            }
        }
        let leaves = |entry: &ScheduleEntry| Colour::from_word(&entry.remove_after);
        Ok(schedule.iter().enumerate().map(|(index, entry)| (colour(index), leaves(entry))).collect())
    }

    pub(super) fn solo_goal(&self) -> Goal {
        Goal { measure: Measure::Points, min: self.solo.target_points, max: i32::MAX }
    }

    pub(super) fn challenges(&self) -> Result<Vec<ChallengeRule>> {
        let words: Vec<_> = Challenge::ALL.iter().map(|challenge| challenge.word()).collect();
        let entries = by_word("solo_challenge", &self.solo_challenge, |entry| &entry.id, &words)?;
        entries.into_iter().map(challenge).collect()
    }
}

fn challenge(entry: &ChallengeEntry) -> Result<ChallengeRule> {
    let place = |field: &str| format!("solo_challenge[{}].{field}", entry.id);
    let mut rule = ChallengeRule::default();
    for modifier in &entry.modifiers {
        match (modifier.rule.as_str(), modifier.n) {
            ("no_terrain_cards", None) => rule.no_terrain = true,
            ("training_has_no_effect", None) => rule.no_training = true,
            ("remove_families_from_supply_each_step_7", Some(n)) => rule.leaving = n,
            (other, _) => {
                let known = [
                    "no_terrain_cards",
                    "training_has_no_effect",
                    "remove_families_from_supply_each_step_7 (n)",
                ];
                return wrong(place("modifiers"), other, expected::one_of(known));
            }
        }
    }
    for goal in &entry.goals {
        let value = i32::from(goal.value);
        let (min, max) = match goal.op.as_str() {
            ">=" => (value, i32::MAX),
            ">" => (value + 1, i32::MAX),
            "<=" => (i32::MIN, value),
            other => return wrong(place("goals"), other, expected::one_of([">=", ">", "<="])),
        };
        rule.goals.push(Goal { measure: measure(&place("goals"), &goal.what)?, min, max });
    }
    Ok(rule)
}

fn measure(place: &str, what: &str) -> Result<Measure> {
    Ok(match what {
        "points" => Measure::Points,
        "bats" => Measure::Bats,
        "families" => Measure::Families,
        "gold" => Measure::Gold,
        "pollution_markers" => Measure::Pollution,
        other => match other.strip_prefix("location:").and_then(Location::from_word) {
            Some(location) => Measure::Cards(location),
            None => {
                let known = ["points", "bats", "families", "gold", "pollution_markers", "location:farm"];
                return wrong(place, other, expected::one_of(known));
            }
        },
    })
}
