//! From what `components.toml` says to typed tables, and what must hold in it.

use bocage_engine::Message;
use bocage_engine::file::{Result, array, by_word, count, expected, in_range, word, wrong, wrong_count};

use super::shape::{ActionEntry, CardEntry, File, RankEntry, TrackEntry};
use super::{ActionRule, Components, Face, Icon, PowerEffect, Rank, Track};
use crate::planet::{Board, Light};
use crate::state::{MAX_CARDS, MAX_PLAYERS};
use crate::vocabulary::{Biome, Kind, Piece, Power, Season, Space};

impl File {
    pub(super) fn validate(self, text: &str) -> Result<Components> {
        self.typed().map_err(|error| error.within(text))
    }

    fn typed(&self) -> Result<Components> {
        let rules = &self.rules;
        let max = in_range("players.max", self.players.max, 1..=MAX_PLAYERS as u8)?;
        let min = in_range("players.min", self.players.min, 1..=max)?;
        // Alone one may be second in turn order too, after the automa (R11).
        count("start_points.by_turn_order", &self.start_points.by_turn_order, usize::from(max.max(2))..)?;
        for &points in &self.start_points.by_turn_order {
            in_range("start_points.by_turn_order", points, 0..=1000)?;
        }
        let components = Components {
            players: (min, max),
            row_extra: in_range("rules.row_size_extra", rules.row_size_extra, 1..=1)?,
            solo_row: in_range("solo.row_size", self.solo.row_size, 3..=3)?,
            setup_symbols: rules.setup_fertility_threshold,
            start_points: self.start_points.by_turn_order.clone(),
            lap: match self.score_track.as_ref().and_then(|track| track.spaces) {
                Some(spaces) => in_range("score_track.spaces", spaces, 1..=1000)?,
                None => 50,
            },
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

    fn board(&self) -> Result<Board> {
        let rows = in_range("board.rows", self.board.rows, 1..=8)?;
        let cols = in_range("board.cols", self.board.cols, 1..=8)?;
        let mut board = Board { rows, cols, plantable: 0, crevices: 0, biomes: [0; 6] };
        for (index, entry) in self.spaces.iter().enumerate() {
            let place = |field: &str| format!("spaces[{index}].{field}");
            let row = in_range(place("row"), entry.row, 0..=rows - 1)?;
            let space = Space::at(row, in_range(place("col"), entry.col, 0..=cols - 1)?);
            if !entry.label.eq_ignore_ascii_case(&space.label()) {
                return wrong(place("label"), &entry.label, expected::as_elsewhere(space.label()));
            }
            if (board.plantable | board.crevices) & space.bit() != 0 {
                return wrong(place("label"), &entry.label, expected::unique());
            }
            match entry.kind.as_str() {
                "crevice" => board.crevices |= space.bit(),
                "plantable" => {
                    let biome = word(place("biome"), &entry.biome, Biome::ALL, Biome::word)?;
                    board.plantable |= space.bit();
                    board.biomes[biome.index()] |= space.bit();
                }
                other => return wrong(place("kind"), other, expected::one_of(["plantable", "crevice"])),
            }
        }
        if board.plantable == 0 {
            return wrong_count("spaces", 0, expected::entries_with(1.., "kind", "\"plantable\""));
        }
        self.map_agrees(&board)?;
        Ok(board)
    }

    /// The map is there for the reader: it must show the board that `spaces` describes, with a letter
    /// for each biome.
    fn map_agrees(&self, board: &Board) -> Result<()> {
        let map = &self.board.map;
        let mut letters: [Option<char>; 6] = [None; 6];
        count("board.map", map, usize::from(board.rows)..=usize::from(board.rows))?;
        for (row, line) in (0..board.rows).zip(map) {
            let place = format!("board.map[{row}]");
            let line: Vec<char> = line.chars().collect();
            if line.len() != usize::from(board.cols) {
                return wrong(place, &map[usize::from(row)], expected::grid(board.rows, board.cols));
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
                    return wrong(place, found, expected::as_in(format!("[[spaces]] {label}")));
                }
            }
        }
        Ok(())
    }

    fn rounds(&self) -> Result<[u8; 4]> {
        let words: Vec<_> = Season::ALL.iter().map(|season| season.word()).collect();
        let entries = by_word("seasons", &self.seasons, |entry| &entry.id, &words)?;
        let mut rounds = [0; 4];
        for (index, entry) in entries.into_iter().enumerate() {
            rounds[index] = in_range(format!("seasons[{}].rounds", entry.id), entry.rounds, 1..=15)?;
        }
        Ok(rounds)
    }

    fn actions(&self) -> Result<[ActionRule; 4]> {
        let words: Vec<_> = Kind::ALL.iter().map(|kind| kind.word()).collect();
        let entries = by_word("actions", &self.actions, |entry| &entry.id, &words)?;
        let rules = entries.into_iter().map(action_rule).collect::<Result<Vec<_>>>()?;
        array("actions", rules)
    }

    fn tracks(&self) -> Result<[Track; 6]> {
        let words: Vec<_> = Power::ALL.iter().map(|power| power.word()).collect();
        let entries = by_word("power_tracks", &self.power_tracks, |entry| &entry.id, &words)?;
        let tracks = entries
            .into_iter()
            .zip(Power::ALL)
            .map(|(entry, &power)| track(entry, power))
            .collect::<Result<Vec<_>>>()?;
        array("power_tracks", tracks)
    }

    fn cards(&self) -> Result<Vec<Face>> {
        count("cards", &self.cards, ..=MAX_CARDS)?;
        self.cards.iter().enumerate().map(|(index, entry)| self.face(index, entry)).collect()
    }

    fn face(&self, index: usize, entry: &CardEntry) -> Result<Face> {
        let place = |field: &str| format!("cards[{index}].{field}");
        if entry.id != index {
            return wrong(place("id"), entry.id, expected::in_order(index));
        }
        if self.cards[..index].iter().any(|other| other.key == entry.key) {
            return wrong(place("key"), &entry.key, expected::unique());
        }
        let biome = match entry.biome.as_str() {
            "wild" => None,
            given => match Biome::from_word(given) {
                Some(biome) => Some(biome),
                None => {
                    let words = Biome::ALL.iter().map(|biome| biome.word()).chain(["wild"]);
                    return wrong(place("biome"), given, expected::one_of(words));
                }
            },
        };
        let power = word(place("power"), &entry.power, Power::ALL, Power::word)?;
        let icon = match (entry.icon.as_str(), entry.fertility) {
            ("fertility", 0) => return wrong(place("fertility"), 0, expected::number(1u8..)),
            ("fertility", symbols) => Icon::Fertility(symbols),
            ("aridity", 0) => Icon::Aridity,
            ("none", 0) => Icon::None,
            ("aridity" | "none", symbols) => return wrong(place("fertility"), symbols, expected::is(0)),
            (other, _) => {
                return wrong(place("icon"), other, expected::one_of(["fertility", "aridity", "none"]));
            }
        };
        if biome.is_none() && icon != Icon::None {
            // A wild card has no pile to lie on.
            return wrong(place("icon"), &entry.icon, expected::is("none"));
        }
        Ok(Face { key: entry.key.clone(), biome, power, icon })
    }

    fn ranks(&self) -> Result<Vec<Rank>> {
        for (index, pair) in self.solo_ranks.windows(2).enumerate() {
            if pair[0].min >= pair[1].min {
                let expected = expected::number(pair[0].min.saturating_add(1)..);
                return wrong(format!("solo_ranks[{}].min", index + 1), pair[1].min, expected);
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

fn action_rule(entry: &ActionEntry) -> Result<ActionRule> {
    let place = format!("actions[{}]", entry.id);
    let (effects, one) = match (&entry.effects, &entry.choose_one) {
        (Some(effects), None) => (effects, false),
        (None, Some(effects)) => (effects, true),
        (Some(_), Some(_)) => return wrong(place, "choose_one", expected::fields(["effects", "choose_one"])),
        (None, None) => return wrong(place, "", expected::fields(["effects", "choose_one"])),
    };
    let mut rule = ActionRule { plant: 0, grow: 0, total: 0, anywhere: false, optional: !one };
    for (index, effect) in effects.iter().enumerate() {
        let max = effect.max.unwrap_or(1);
        if effects[..index].iter().any(|other| other.op == effect.op) {
            return wrong(format!("{place}.op"), &effect.op, expected::unique());
        }
        match (effect.op.as_str(), effect.piece.as_deref()) {
            ("place", Some("sprout")) => rule.plant = max,
            ("grow", None) => rule.grow = max,
            ("place", piece) => {
                return wrong(format!("{place}.piece"), piece.unwrap_or_default(), expected::is("sprout"));
            }
            (op, _) => return wrong(format!("{place}.op"), op, expected::one_of(["place", "grow"])),
        }
        if !one && effect.min.unwrap_or(0) != 0 {
            return wrong(format!("{place}.min"), effect.min.unwrap_or(0), expected::is(0));
        }
        rule.anywhere = match effect.r#where.as_deref() {
            Some("anywhere") => true,
            Some("card_biome") => false,
            other => {
                let expected = expected::one_of(["card_biome", "anywhere"]);
                return wrong(format!("{place}.where"), other.unwrap_or_default(), expected);
            }
        };
    }
    // An action is bound to the card's biome as a whole (R31).
    if let [first, rest @ ..] = effects.as_slice()
        && let Some(other) = rest.iter().find(|effect| effect.r#where != first.r#where)
    {
        let (said, found) = (first.r#where.as_deref(), other.r#where.as_deref());
        let expected = Message::new("file-action-where").with("value", said.unwrap_or_default());
        return wrong(format!("{place}.where"), found.unwrap_or_default(), expected);
    }
    rule.total = if one { 1 } else { rule.plant.saturating_add(rule.grow) };
    Ok(rule)
}

fn track(entry: &TrackEntry, power: Power) -> Result<Track> {
    let place = |field: &str| format!("power_tracks[{}].{field}", entry.id);
    count(place("values"), &entry.values, 2..=200)?; // R31
    let effect = &entry.effect;
    let piece = effect.piece.as_deref().and_then(Piece::from_word);
    let typed = match (effect.op.as_str(), piece) {
        ("place", Some(Piece::Lake)) => match effect.then.as_deref() {
            Some(then) if then.op == "grow" => PowerEffect::PlaceLake { grow: then.max.unwrap_or(2) },
            then => {
                let found = then.map_or("", |then| then.op.as_str());
                return wrong(place("effect.then.op"), found, expected::as_ruled("grow"));
            }
        },
        ("place", Some(piece)) => PowerEffect::Place(piece),
        ("replace", _) => match (effect.from.as_deref(), effect.to.as_deref()) {
            (Some("sprout"), Some("small_tree")) => PowerEffect::GrowSprout,
            (Some("small_tree"), Some("big_tree")) => PowerEffect::GrowSmallTree,
            (from, to) => {
                let found = format!("{} > {}", from.unwrap_or_default(), to.unwrap_or_default());
                let known = ["sprout > small_tree", "small_tree > big_tree"];
                return wrong(place("effect"), found, expected::one_of(known));
            }
        },
        ("score", _) => PowerEffect::Score,
        (op, _) => return wrong(place("effect.op"), op, expected::one_of(["place", "replace", "score"])),
    };
    // Each power has decisions of its own, so its effect is part of the rules; its numbers are data.
    let (fits, ruled) = match power {
        Power::PlantSprout => (typed == PowerEffect::Place(Piece::Sprout), "place sprout"),
        Power::GrowSmallTree => (typed == PowerEffect::GrowSprout, "replace sprout"),
        Power::GrowBigTree => (typed == PowerEffect::GrowSmallTree, "replace small_tree"),
        Power::PlantBush => (typed == PowerEffect::Place(Piece::Bush), "place bush"),
        Power::PlaceLake => (matches!(typed, PowerEffect::PlaceLake { .. }), "place lake"),
        Power::Bud => (typed == PowerEffect::Score, "score"),
    };
    if fits {
        return Ok(Track { effect: typed, values: entry.values.clone() });
    }
    let words = [Some(&effect.op), effect.piece.as_ref(), effect.from.as_ref()];
    let found: Vec<&str> = words.into_iter().flatten().map(String::as_str).collect();
    wrong(place("effect"), found.join(" "), expected::as_ruled(ruled))
}

/// Setup reveals cards until they show enough symbols: there must be that many.
fn enough_symbols(components: &Components) -> Result<()> {
    let symbols: u32 = components.cards.iter().map(|face| u32::from(face.fertility())).sum();
    if symbols < u32::from(components.setup_symbols) {
        let threshold = components.setup_symbols;
        return wrong("rules.setup_fertility_threshold", threshold, expected::number(..=symbols));
    }
    Ok(())
}

/// At the end of each season the zone, the cards of all drafters and one more row must fit.
fn enough_cards(components: &Components) -> Result<()> {
    let drafters = u32::from(components.players.1.max(2));
    let mut in_zone = u32::from(components.setup_symbols);
    for &rounds in &components.rounds {
        in_zone += u32::from(rounds);
        let needed = in_zone + u32::from(rounds) * drafters;
        count("cards", &components.cards, needed as usize..)?;
    }
    Ok(())
}
