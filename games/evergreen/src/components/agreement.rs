//! What `components.toml` says twice must be the same, and what it says about things that are rules and
//! not data must be what the rules say. What it leaves out is not wrong.

use std::fmt::Display;

use bocage_engine::file::{Result, by_word, expected, wrong};

use super::Components;
use super::shape::{Effect, File, Priority};
use crate::vocabulary::{Biome, Piece, Power, Season, Space, Sun};

/// The pieces that make up a forest, and those that light falls on.
const FOREST: [Piece; 3] = [Piece::SmallTree, Piece::BigTree, Piece::Bush];
const LIT: [Piece; 2] = [Piece::SmallTree, Piece::BigTree];

/// The rules by which the automa picks (section 10).
const PRIORITY: &str = "biome_is wild, max fertility 1, min zone_fertility_of_card_biome aridity, leftmost";

/// `said` is left out, or the same as what `is`.
fn same<T: PartialEq + Display>(place: impl Into<String>, said: Option<T>, is: T) -> Result<()> {
    match said {
        Some(said) if said != is => wrong(place, said, expected::as_elsewhere(is)),
        _ => Ok(()),
    }
}

/// The same for the rules: no file can change them.
fn rule<T: PartialEq + Display>(place: impl Into<String>, said: Option<T>, is: T) -> Result<()> {
    match said {
        Some(said) if said != is => wrong(place, said, expected::as_ruled(is)),
        _ => Ok(()),
    }
}

/// A list in which the order does not matter.
fn list<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    let mut words: Vec<&str> = words.into_iter().collect();
    words.sort_unstable();
    words.join(", ")
}

fn said_list(words: &Option<Vec<String>>) -> Option<String> {
    words.as_ref().map(|words| list(words.iter().map(String::as_str)))
}

fn labels(spaces: impl Iterator<Item = Space>) -> String {
    let labels: Vec<String> = spaces.map(|space| space.label()).collect();
    list(labels.iter().map(String::as_str))
}

/// Entries that explain something: there is one for each word, or none at all.
fn all_or_none<'a, E>(
    section: &str,
    entries: &'a [E],
    id: impl Fn(&E) -> &str,
    words: &[&str],
) -> Result<Vec<&'a E>> {
    if entries.is_empty() { Ok(Vec::new()) } else { by_word(section, entries, id, words) }
}

impl File {
    /// Does everything agree with what was read?
    pub(super) fn agrees(&self, components: &Components) -> Result<()> {
        self.rules_agree(components)?;
        self.board_agrees(components)?;
        self.pieces_agree(components)?;
        self.biomes_agree(components)?;
        self.sun_agrees()?;
        self.decisions_agree()?;
        self.cards_agree(components)?;
        self.solo_agrees()
    }

    fn rules_agree(&self, components: &Components) -> Result<()> {
        if let Some(meta) = &self.meta {
            rule("meta.id", meta.id.as_deref(), "evergreen")?;
            rule("meta.schema", meta.schema, 1)?;
        }
        let rules = &self.rules;
        let words = |pieces: &[Piece]| list(pieces.iter().map(|piece| piece.word()));
        same("rules.total_rounds", rules.total_rounds, components.rounds.iter().sum())?;
        same("rules.solo_row_size", rules.solo_row_size, self.solo.row_size)?;
        rule("rules.forest_members", said_list(&rules.forest_members), words(&FOREST))?;
        rule("rules.light_members", said_list(&rules.light_members), words(&LIT))?;
        rule("rules.fertility_piece", rules.fertility_piece.as_deref(), Piece::BigTree.word())?;
        rule("rules.pieces_unlimited", rules.pieces_unlimited, true) // R1
    }

    fn board_agrees(&self, components: &Components) -> Result<()> {
        let (said, board) = (&self.board, &components.board);
        let there = board.plantable | board.crevices;
        let all = (0..board.rows).flat_map(|row| (0..board.cols).map(move |col| Space::at(row, col)));
        let missing = all.clone().filter(|space| there & space.bit() == 0);
        let crevices = all.filter(|space| board.crevices & space.bit() != 0);
        same("board.missing", said_list(&said.missing), labels(missing))?;
        same("board.crevices", said_list(&said.crevices), labels(crevices))?;
        same("board.spaces", said.spaces, there.count_ones())?;
        same("board.plantable", said.plantable, board.plantable.count_ones())?;
        rule("board.adjacency", said.adjacency.as_deref(), "orthogonal")?;
        for (index, space) in self.spaces.iter().enumerate() {
            same(format!("spaces[{index}].index"), space.index, index)?;
            if space.kind == "crevice" {
                same(format!("spaces[{index}].biome"), Some(space.biome.as_str()), "none")?;
            }
        }
        Ok(())
    }

    fn pieces_agree(&self, components: &Components) -> Result<()> {
        let light = &components.light;
        let words: Vec<&str> = Piece::ALL.iter().map(|piece| piece.word()).collect();
        let entries = all_or_none("pieces", &self.pieces, |entry| &entry.id, &words)?;
        for (entry, &piece) in entries.into_iter().zip(Piece::ALL) {
            let place = |field: &str| format!("pieces[{}].{field}", entry.id);
            let (shadow, points) = match piece {
                Piece::SmallTree => (light.small_shadow, light.small_points),
                Piece::BigTree => (light.big_shadow, light.big_points),
                _ => (0, 0),
            };
            same(place("shadow_length"), entry.shadow_length, shadow)?;
            same(place("light_points"), entry.light_points, points)?;
            rule(place("in_forest"), entry.in_forest, FOREST.contains(&piece))?;
        }
        Ok(())
    }

    fn biomes_agree(&self, components: &Components) -> Result<()> {
        let words: Vec<&str> = Biome::ALL.iter().map(|biome| biome.word()).chain(["wild"]).collect();
        let entries = all_or_none("biomes", &self.biomes, |entry| &entry.id, &words)?;
        for (index, entry) in entries.into_iter().enumerate() {
            let place = |field: &str| format!("biomes[{}].{field}", entry.id);
            let biome = Biome::from_word(&entry.id);
            let spaces = biome.map_or(0, |biome| components.board.biomes[biome.index()].count_ones());
            same(place("index"), entry.index, index)?;
            same(place("spaces"), entry.spaces, spaces)?;
            let cards = components.cards.iter().filter(|face| face.biome == biome).count();
            same(place("cards"), entry.cards, cards)?;
        }
        Ok(())
    }

    fn sun_agrees(&self) -> Result<()> {
        let words: Vec<&str> = Sun::ALL.iter().map(|sun| sun.word()).collect();
        let entries = all_or_none("sun_positions", &self.sun_positions, |entry| &entry.id, &words)?;
        for (entry, &sun) in entries.into_iter().zip(Sun::ALL) {
            let place = |field: &str| format!("sun_positions[{}].{field}", entry.id);
            let (row, col) = match sun {
                Sun::North => (1, 0),
                Sun::East => (0, -1),
                Sun::South => (-1, 0),
                Sun::West => (0, 1),
            };
            rule(place("index"), entry.index, sun.index())?;
            rule(place("light_step_row"), entry.light_step_row, row)?;
            rule(place("light_step_col"), entry.light_step_col, col)?;
        }
        for entry in &self.seasons {
            let place = |field: &str| format!("seasons[{}].{field}", entry.id);
            let index = Season::from_word(&entry.id).map_or(0, Season::index);
            rule(place("index"), entry.index, index)?;
            rule(place("default_sun"), entry.default_sun.as_deref(), Sun::ALL[index].word())?;
        }
        Ok(())
    }

    fn decisions_agree(&self) -> Result<()> {
        for entry in &self.actions {
            let place = |field: &str| format!("actions[{}].{field}", entry.id);
            rule(place("distinct_spaces"), entry.distinct_spaces, true)?;
            rule(place("order"), entry.order.as_deref(), "any")?; // R18
            for effect in entry.effects.iter().flatten() {
                effect_agrees(&place("effects"), effect)?;
            }
            for effect in entry.choose_one.iter().flatten() {
                rule(place("choose_one.min"), effect.min, 1)?;
                rule(place("choose_one.max"), effect.max, 1)?;
                effect_agrees(&place("choose_one"), effect)?;
            }
        }
        for entry in &self.power_tracks {
            let place = |field: &str| format!("power_tracks[{}].{field}", entry.id);
            rule(place("index"), entry.index, Power::from_word(&entry.id).map_or(0, Power::index))?;
            rule(place("effect.where"), entry.effect.r#where.as_deref(), "anywhere")?;
            rule(place("effect.amount"), entry.effect.amount.as_deref(), "track_value")?;
            effect_agrees(&place("effect"), &entry.effect)?;
            if let Some(then) = &entry.effect.then {
                let near = "orthogonally_adjacent_to_placed";
                rule(place("effect.then.where"), then.r#where.as_deref(), near)?;
                rule(place("effect.then.min"), then.min, 0)?; // R27
                effect_agrees(&place("effect.then"), then)?;
            }
        }
        Ok(())
    }

    fn cards_agree(&self, components: &Components) -> Result<()> {
        let cards = &components.cards;
        same("box.biome_cards", self.r#box.as_ref().and_then(|entry| entry.biome_cards), cards.len())?;
        let Some(said) = &self.card_provenance else { return Ok(()) };
        for biome in Biome::ALL {
            let of_biome = cards.iter().filter(|face| face.biome == Some(*biome)).count();
            same("card_provenance.cards_per_biome", said.cards_per_biome, of_biome)?;
        }
        for power in Power::ALL {
            let of_power = cards.iter().filter(|face| face.power == *power).count();
            same("card_provenance.cards_per_power", said.cards_per_power, of_power)?;
        }
        Ok(())
    }

    fn solo_agrees(&self) -> Result<()> {
        let said = |rules: &Vec<Priority>| rules.iter().map(in_words).collect::<Vec<_>>().join(", ");
        rule("solo.priority", self.solo.priority.as_ref().map(said).as_deref(), PRIORITY)?;
        for (index, pair) in self.solo_ranks.windows(2).enumerate() {
            same(format!("solo_ranks[{index}].max"), pair[0].max, pair[1].min - 1)?;
        }
        Ok(())
    }
}

fn effect_agrees(place: &str, effect: &Effect) -> Result<()> {
    let place = |field: &str| format!("{place}.{field}");
    rule(place("on"), effect.on.as_deref(), "empty")?;
    rule(place("distinct_spaces"), effect.distinct_spaces, true)
}

fn in_words(priority: &Priority) -> String {
    let least = priority.at_least.map(|number| number.to_string());
    let words = [Some(&priority.rule), priority.biome.as_ref(), priority.of.as_ref(), least.as_ref()];
    let words: Vec<&str> =
        words.into_iter().chain([priority.among.as_ref()]).flatten().map(String::as_str).collect();
    words.join(" ")
}
