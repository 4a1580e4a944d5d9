//! From what `components.toml` says to typed tables, and what must hold in it.

use bocage_engine::FileError;

use super::shape::{ActionEntry, CardEntry, File, RankEntry, TrackEntry};
use super::{ActionRule, Components, Face, Icon, PowerEffect, Rank, Track};
use crate::planet::{Board, Light};
use crate::state::{MAX_CARDS, MAX_PLAYERS};
use crate::vocabulary::{Biome, Kind, Piece, Power, Season, Space};

pub(super) fn wrong<T>(
    place: impl Into<String>,
    found: impl std::fmt::Display,
    expected: impl Into<String>,
) -> Result<T, FileError> {
    Err(FileError::value(place, found, expected))
}

fn in_range(place: &str, value: u8, range: std::ops::RangeInclusive<u8>) -> Result<u8, FileError> {
    if range.contains(&value) {
        Ok(value)
    } else {
        wrong(place, value, format!("a number from {} to {}", range.start(), range.end()))
    }
}

/// The entry for each of a closed list of words, exactly once.
pub(super) fn by_word<'a, E>(
    section: &str,
    entries: &'a [E],
    id: impl Fn(&E) -> &str,
    words: &[&str],
) -> Result<Vec<&'a E>, FileError> {
    for (index, entry) in entries.iter().enumerate() {
        if !words.contains(&id(entry)) {
            return wrong(
                format!("{section}[{index}].id"),
                id(entry),
                format!("one of {}", words.join(", ")),
            );
        }
    }
    words
        .iter()
        .map(|word| {
            let mut found = entries.iter().filter(|entry| id(entry) == *word);
            match (found.next(), found.next()) {
                (Some(entry), None) => Ok(entry),
                (None, _) => wrong(section, "no such entry", format!("an entry with id = \"{word}\"")),
                (Some(_), Some(_)) => {
                    wrong(section, "two of them", format!("one entry with id = \"{word}\""))
                }
            }
        })
        .collect()
}

impl File {
    pub(super) fn validate(self, text: &str) -> Result<Components, FileError> {
        self.typed().map_err(|error| {
            // Look for the field, then for the value itself, then for the section it stands in.
            let place = error.place.clone();
            let error = error.near_place(text, &place);
            let quoted = format!("\"{}\"", error.found);
            let section = format!("[{}", error.place.split(['[', '.']).next().unwrap_or_default());
            let needle = if text.contains(&quoted) { quoted } else { section };
            error.near(text, &needle)
        })
    }

    fn typed(&self) -> Result<Components, FileError> {
        let rules = &self.rules;
        let max = in_range("players.max", self.players.max, 1..=MAX_PLAYERS as u8)?;
        let min = in_range("players.min", self.players.min, 1..=max)?;
        // Alone one may be second in turn order too, after the automa (R11).
        if self.start_points.by_turn_order.len() < usize::from(max.max(2)) {
            return wrong(
                "start_points.by_turn_order",
                format!("{} numbers", self.start_points.by_turn_order.len()),
                format!("a number for each of {} players", max.max(2)),
            );
        }
        if let Some(points) =
            self.start_points.by_turn_order.iter().find(|points| !(0..=1000).contains(*points))
        {
            return wrong("start_points.by_turn_order", points, "points from 0 to 1000");
        }
        let components = Components {
            players: (min, max),
            row_extra: in_range("rules.row_size_extra", rules.row_size_extra, 1..=1)?,
            solo_row: in_range("solo.row_size", self.solo.row_size, 3..=3)?,
            setup_symbols: rules.setup_fertility_threshold,
            start_points: self.start_points.by_turn_order.clone(),
            forest_points: in_range("rules.forest_points_per_piece", rules.forest_points_per_piece, 0..=100)?,
            light: Light {
                small_shadow: in_range("rules.shadow_small_tree", rules.shadow_small_tree, 0..=8)?,
                big_shadow: in_range("rules.shadow_big_tree", rules.shadow_big_tree, 0..=8)?,
                small_points: in_range(
                    "rules.light_points_small_tree",
                    rules.light_points_small_tree,
                    0..=100,
                )?,
                big_points: in_range("rules.light_points_big_tree", rules.light_points_big_tree, 0..=100)?,
            },
            board: self.board()?,
            rounds: self.rounds()?,
            actions: self.actions()?,
            tracks: self.tracks()?,
            cards: self.cards()?,
            ranks: self.ranks()?,
        };
        enough_symbols(&components)?;
        enough_cards(&components)?;
        self.agrees(&components)?;
        Ok(components)
    }

    fn board(&self) -> Result<Board, FileError> {
        let rows = in_range("board.rows", self.board.rows, 1..=8)?;
        let cols = in_range("board.cols", self.board.cols, 1..=8)?;
        let mut board = Board { rows, cols, plantable: 0, crevices: 0, biomes: [0; 6] };
        for (index, entry) in self.spaces.iter().enumerate() {
            let place = |field: &str| format!("spaces[{index}].{field}");
            if entry.row >= rows {
                return wrong(place("row"), entry.row, format!("a row from 0 to {}", rows - 1));
            }
            if entry.col >= cols {
                return wrong(place("col"), entry.col, format!("a column from 0 to {}", cols - 1));
            }
            let space = Space::at(entry.row, entry.col);
            if !entry.label.eq_ignore_ascii_case(&space.label()) {
                return wrong(
                    place("label"),
                    &entry.label,
                    format!("\"{}\" for its row and column", space.label()),
                );
            }
            if (board.plantable | board.crevices) & space.bit() != 0 {
                return wrong(place("label"), &entry.label, "a space that is not listed twice");
            }
            match entry.kind.as_str() {
                "crevice" => board.crevices |= space.bit(),
                "plantable" => {
                    let Some(biome) = Biome::from_word(&entry.biome) else {
                        let words: Vec<_> = Biome::ALL.iter().map(|biome| biome.word()).collect();
                        return wrong(place("biome"), &entry.biome, format!("one of {}", words.join(", ")));
                    };
                    board.plantable |= space.bit();
                    board.biomes[biome.index()] |= space.bit();
                }
                other => return wrong(place("kind"), other, "\"plantable\" or \"crevice\""),
            }
        }
        if board.plantable == 0 {
            return wrong("spaces", "no plantable space", "at least one");
        }
        self.map_agrees(&board)?;
        Ok(board)
    }

    /// The map is there for the reader: it must show the board that `spaces` describes, with a letter
    /// for each biome.
    fn map_agrees(&self, board: &Board) -> Result<(), FileError> {
        let map = &self.board.map;
        let mut letters: [Option<char>; 6] = [None; 6];
        if map.len() != usize::from(board.rows) {
            return wrong("board.map", format!("{} rows", map.len()), format!("{} rows", board.rows));
        }
        for (row, line) in (0..board.rows).zip(map) {
            let place = format!("board.map[{row}]");
            let line: Vec<char> = line.chars().collect();
            if line.len() != usize::from(board.cols) {
                return wrong(
                    place,
                    format!("{} characters", line.len()),
                    format!("{} characters", board.cols),
                );
            }
            for (col, &found) in (0..board.cols).zip(&line) {
                let bit = Space::at(row, col).bit();
                let agrees = match found {
                    '.' => (board.plantable | board.crevices) & bit == 0,
                    'X' => board.crevices & bit != 0,
                    letter => (0..6).find(|&biome| board.biomes[biome] & bit != 0).is_some_and(|biome| {
                        let others = letters.iter().enumerate().filter(|(other, _)| *other != biome);
                        let free = others.clone().all(|(_, other)| *other != Some(letter));
                        free && *letters[biome].get_or_insert(letter) == letter
                    }),
                };
                if !agrees {
                    let label = Space::at(row, col).label();
                    return wrong(place, found, format!("at {label} what the entry in [[spaces]] says"));
                }
            }
        }
        Ok(())
    }

    fn rounds(&self) -> Result<[u8; 4], FileError> {
        let words: Vec<_> = Season::ALL.iter().map(|season| season.word()).collect();
        let entries = by_word("seasons", &self.seasons, |entry| &entry.id, &words)?;
        let mut rounds = [0; 4];
        for (index, entry) in entries.into_iter().enumerate() {
            rounds[index] = in_range(&format!("seasons[{}].rounds", entry.id), entry.rounds, 1..=15)?;
        }
        Ok(rounds)
    }

    fn actions(&self) -> Result<[ActionRule; 4], FileError> {
        let words: Vec<_> = Kind::ALL.iter().map(|kind| kind.word()).collect();
        let entries = by_word("actions", &self.actions, |entry| &entry.id, &words)?;
        let rules = entries.into_iter().map(action_rule).collect::<Result<Vec<_>, _>>()?;
        <[ActionRule; 4]>::try_from(rules).or(wrong("actions", "another number", "four actions"))
    }

    fn tracks(&self) -> Result<[Track; 6], FileError> {
        let words: Vec<_> = Power::ALL.iter().map(|power| power.word()).collect();
        let entries = by_word("power_tracks", &self.power_tracks, |entry| &entry.id, &words)?;
        let tracks = entries
            .into_iter()
            .zip(Power::ALL)
            .map(|(entry, &power)| track(entry, power))
            .collect::<Result<Vec<_>, _>>()?;
        <[Track; 6]>::try_from(tracks).or(wrong("power_tracks", "another number", "six tracks"))
    }

    fn cards(&self) -> Result<Vec<Face>, FileError> {
        if self.cards.len() > MAX_CARDS {
            return wrong(
                "cards",
                format!("{} cards", self.cards.len()),
                format!("at most {MAX_CARDS} cards"),
            );
        }
        self.cards.iter().enumerate().map(|(index, entry)| self.face(index, entry)).collect()
    }

    fn face(&self, index: usize, entry: &CardEntry) -> Result<Face, FileError> {
        let place = |field: &str| format!("cards[{index}].{field}");
        if entry.id != index {
            return wrong(place("id"), entry.id, format!("{index}: cards are numbered from 0 without gaps"));
        }
        if self.cards[..index].iter().any(|other| other.key == entry.key) {
            return wrong(place("key"), &entry.key, "a key that no other card has");
        }
        let biome = match entry.biome.as_str() {
            "wild" => None,
            word => match Biome::from_word(word) {
                Some(biome) => Some(biome),
                None => {
                    let words: Vec<_> = Biome::ALL.iter().map(|biome| biome.word()).collect();
                    return wrong(place("biome"), word, format!("wild or one of {}", words.join(", ")));
                }
            },
        };
        let Some(power) = Power::from_word(&entry.power) else {
            let words: Vec<_> = Power::ALL.iter().map(|power| power.word()).collect();
            return wrong(place("power"), &entry.power, format!("one of {}", words.join(", ")));
        };
        let icon = match (entry.icon.as_str(), entry.fertility) {
            ("fertility", 0) => {
                return wrong(place("fertility"), 0, "at least 1 symbol on a card with this icon");
            }
            ("fertility", symbols) => Icon::Fertility(symbols),
            ("aridity", 0) => Icon::Aridity,
            ("none", 0) => Icon::None,
            ("aridity" | "none", symbols) => {
                return wrong(place("fertility"), symbols, "0 on a card without the fertility icon");
            }
            (other, _) => return wrong(place("icon"), other, "fertility, aridity or none"),
        };
        if biome.is_none() && icon != Icon::None {
            // A wild card has no pile to lie on.
            return wrong(place("icon"), &entry.icon, "none on a wild card");
        }
        Ok(Face { key: entry.key.clone(), biome, power, icon })
    }

    fn ranks(&self) -> Result<Vec<Rank>, FileError> {
        for (index, pair) in self.solo_ranks.windows(2).enumerate() {
            if pair[0].min >= pair[1].min {
                return wrong(
                    format!("solo_ranks[{}].min", index + 1),
                    pair[1].min,
                    format!("more than {}", pair[0].min),
                );
            }
        }
        let rank = |entry: &RankEntry| Rank {
            min: entry.min,
            word: entry.name_en.to_lowercase().replace(' ', "-"),
            name: entry.name_en.clone(),
        };
        Ok(self.solo_ranks.iter().map(rank).collect())
    }
}

fn action_rule(entry: &ActionEntry) -> Result<ActionRule, FileError> {
    let place = format!("actions[{}]", entry.id);
    let (effects, one) = match (&entry.effects, &entry.choose_one) {
        (Some(effects), None) => (effects, false),
        (None, Some(effects)) => (effects, true),
        _ => return wrong(place, "both or neither", "either `effects` or `choose_one`"),
    };
    let mut rule = ActionRule { plant: 0, grow: 0, total: 0, anywhere: false, optional: !one };
    for effect in effects {
        let max = effect.max.unwrap_or(1);
        match (effect.op.as_str(), effect.piece.as_deref()) {
            ("place", Some("sprout")) => rule.plant = max,
            ("grow", None) => rule.grow = max,
            (op, _) => return wrong(format!("{place}.op"), op, "\"place\" of a sprout, or \"grow\""),
        }
        if !one && effect.min.unwrap_or(0) != 0 {
            return wrong(
                format!("{place}.min"),
                effect.min.unwrap_or(0),
                "0: effects of this action are optional",
            );
        }
        rule.anywhere = match effect.r#where.as_deref() {
            Some("anywhere") => true,
            Some("card_biome") => false,
            other => {
                return wrong(format!("{place}.where"), other.unwrap_or("nothing"), "card_biome or anywhere");
            }
        };
    }
    rule.total = if one { 1 } else { rule.plant.saturating_add(rule.grow) };
    Ok(rule)
}

fn track(entry: &TrackEntry, power: Power) -> Result<Track, FileError> {
    let place = |field: &str| format!("power_tracks[{}].{field}", entry.id);
    if entry.values.len() < 2 || entry.values.len() > 200 {
        return wrong(place("values"), format!("{} values", entry.values.len()), "from 2 to 200 values");
    }
    let effect = &entry.effect;
    let piece = effect.piece.as_deref().and_then(Piece::from_word);
    let typed = match (effect.op.as_str(), piece) {
        ("place", Some(Piece::Lake)) => match effect.then.as_deref() {
            Some(then) if then.op == "grow" => PowerEffect::PlaceLake { grow: then.max.unwrap_or(2) },
            _ => return wrong(place("effect.then"), "something else", "{ op = \"grow\", … } after a lake"),
        },
        ("place", Some(piece)) => PowerEffect::Place(piece),
        ("replace", _) => match (effect.from.as_deref(), effect.to.as_deref()) {
            (Some("sprout"), Some("small_tree")) => PowerEffect::GrowSprout,
            (Some("small_tree"), Some("big_tree")) => PowerEffect::GrowSmallTree,
            _ => {
                return wrong(
                    place("effect"),
                    "another replacement",
                    "sprout to small_tree, or small_tree to big_tree",
                );
            }
        },
        ("score", _) => PowerEffect::Score,
        (op, _) => return wrong(place("effect.op"), op, "place, replace or score"),
    };
    // Each power has decisions of its own, so its effect is part of the rules; its numbers are data.
    let fits = match power {
        Power::PlantSprout => typed == PowerEffect::Place(Piece::Sprout),
        Power::GrowSmallTree => typed == PowerEffect::GrowSprout,
        Power::GrowBigTree => typed == PowerEffect::GrowSmallTree,
        Power::PlantBush => typed == PowerEffect::Place(Piece::Bush),
        Power::PlaceLake => matches!(typed, PowerEffect::PlaceLake { .. }),
        Power::Bud => typed == PowerEffect::Score,
    };
    if fits {
        Ok(Track { effect: typed, values: entry.values.clone() })
    } else {
        wrong(place("effect"), "the effect of another power", "what this power does in the rules")
    }
}

/// Setup reveals cards until they show enough symbols: there must be that many.
fn enough_symbols(components: &Components) -> Result<(), FileError> {
    let symbols: u32 = components.cards.iter().map(|face| u32::from(face.fertility())).sum();
    if symbols < u32::from(components.setup_symbols) {
        return wrong(
            "cards",
            format!("{symbols} symbols"),
            format!("at least {} in all", components.setup_symbols),
        );
    }
    Ok(())
}

/// At the end of each season the zone, the cards of all drafters and one more row must fit.
fn enough_cards(components: &Components) -> Result<(), FileError> {
    let drafters = u32::from(components.players.1.max(2));
    let mut in_zone = u32::from(components.setup_symbols);
    for (index, &rounds) in components.rounds.iter().enumerate() {
        in_zone += u32::from(rounds);
        let needed = in_zone + u32::from(rounds) * drafters;
        if (components.cards.len() as u32) < needed {
            let season = Season::ALL[index].word();
            let expected =
                format!("at least {needed}, or {season} may run out of cards with {drafters} drafters");
            return wrong("cards", format!("{} cards", components.cards.len()), expected);
        }
    }
    Ok(())
}
