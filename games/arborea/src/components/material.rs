//! What must hold in a component file, and the typed tables made from it.

use bocage_engine::file::{Result, array, count, expected, in_range, unique, word, wrong, wrong_count};

use super::checks::{border_reward, each, grid, in_order, numbered};
use super::entries::{area, face, needs, season_tile, solo_card};
use super::file::File;
use super::{CARDS, Components, DECK, Face, SeasonTile, SoloCard, Symbol, Symbols};
use crate::vocabulary::{Biome, Creature, Habitat, Kind, Season};

impl File {
    pub(super) fn validate(self, text: &str) -> Result<Components> {
        self.typed().map_err(|error| error.within(text))
    }

    fn typed(&self) -> Result<Components> {
        self.check_fixed()?;
        let (setup, costs) = (&self.player_setup, &self.costs);
        let small = each("player_setup.small_available", &setup.small_available.all(), |_, kind| {
            word("player_setup.small_available", kind, Kind::ALL, Kind::word)
        })?;
        let spirit = (self.limits.spirit_min, self.limits.spirit_max);
        let steps = &self.villager_steps;
        let areas = each("area", &self.area, area)?;
        let made = Components {
            players: (1, 5),
            adults: in_range("player_setup.adults_available", setup.adults_available, 1..=2)?,
            small_available: small,
            dedicated: self.dedicated(&small)?,
            start_spirit: self.start_spirit()?,
            repeat_cost: each("costs.repeat", &costs.repeat_pilgrimage_spirit.all(), |_, &cost| {
                in_range("costs.repeat_pilgrimage_spirit", cost, 0..=16)
            })?,
            free_activations: in_range("costs.free_activations", costs.free_activations, 0..=8)?,
            most_activations: in_range("costs.max_activations", costs.max_activations, 0..=8)?,
            activation_cost: in_range(
                "costs.third_activation_spirit",
                costs.third_activation_spirit,
                0..=16,
            )?,
            captive_cost: in_range("costs.captive_spirit_loss", costs.captive_spirit_loss, 0..=3)?,
            extra_turns: in_range("costs.extra_turns_after_trigger", costs.extra_turns_after_trigger, 1..=9)?,
            spirit,
            gift_max: in_range("limits.gift_level_max", self.limits.gift_level_max, 1..=4)?,
            season_cap: in_range("limits.season_base_cap", self.limits.season_base_cap, 0..=100)?,
            steps: each("villager_steps", &[steps.adult, steps.young, steps.elder], |_, &steps| {
                in_range("villager_steps", steps, 0..=4)
            })?,
            biome_points: each("biome", &self.biome, |index, entry| {
                in_order(&format!("biome[{index}].id"), &entry.id, Biome::at(index).word())?;
                let letter = Habitat::at(index).letter().to_string();
                in_order(&format!("biome[{index}].letter"), &entry.letter, &letter)?;
                array(format!("biome[{}].pr", entry.id), entry.pr.clone())
            })?,
            creatures: each("creature", &self.creature, needs)?,
            multipliers: self.multipliers()?,
            segments: self.segments()?,
            areas,
            spirit_points: array("spirit_track.final_pr", self.spirit_track.final_pr.clone())?,
            sun_last: in_range("sun_track.last_space", self.sun_track.last_space, 1..=100)?,
            sun_start: each("sun_track.start_space", &self.sun_track.start_space.all(), |_, &space| {
                in_range("sun_track.start_space", space, 0..=self.sun_track.last_space - 1)
            })?,
            invite_spirit: array(
                "borderlands.invite_spirit_by_row",
                self.borderlands.invite_spirit_by_row.clone(),
            )?,
            column_rewards: self.columns()?,
            bonus: self.bonus()?,
            season_tiles: self.season_tiles()?,
            cards: self.cards()?,
            feronia_water: self.feronia_water()?,
            feronia_adults: in_range("solo_board.adults", self.solo_board.adults, 1..=5)?,
            feronia_drop: self.solo_board.drop_after_using_water,
            solo: self.solo()?,
        };
        self.check_repeated(&made)?;
        Ok(made)
    }

    /// What the rules are built on and a file cannot change.
    fn check_fixed(&self) -> Result<()> {
        if self.players != [1, 2, 3, 4, 5] {
            return wrong("players", format!("{:?}", self.players), expected::as_ruled("[1, 2, 3, 4, 5]"));
        }
        in_range("player_setup.card_slots", self.player_setup.card_slots, 3..=3)?;
        in_range("player_setup.start_red_cards", self.player_setup.start_red_cards, 1..=1)?;
        in_range("limits.spirit_min", self.limits.spirit_min, -8..=-8)?;
        in_range("limits.spirit_max", self.limits.spirit_max, 8..=8)?;
        in_range("limits.biome_max", self.limits.biome_max, 8..=8)?;
        let geometry = &self.track_geometry;
        in_range("track_geometry.positions", geometry.positions, 12..=12)?;
        in_range("track_geometry.segment_spaces", geometry.segment_spaces, 4..=4)?;
        in_range("track_geometry.placement_position", geometry.placement_position, 3..=3)?;
        in_range("track_geometry.swap_at_offset", geometry.swap_at_offset, 4..=4)?;
        if geometry.trail_positions != [4, 5, 6, 7, 8] {
            let found = format!("{:?}", geometry.trail_positions);
            return wrong("track_geometry.trail_positions", found, expected::as_ruled("[4, 5, 6, 7, 8]"));
        }
        Ok(())
    }

    fn start_spirit(&self) -> Result<[i8; 5]> {
        let place = "player_setup.start_spirit_by_seat";
        each(place, &self.player_setup.start_spirit_by_seat, |_, &spirit| in_range(place, spirit, -8..=8))
    }

    /// Three young and three elders for each player: those that are not available are dedicated (R2).
    fn dedicated(&self, small: &[Kind; 5]) -> Result<[[u8; 3]; 5]> {
        let young = self.player_setup.dedicated_young.all();
        let elders = self.player_setup.dedicated_elder.all();
        let mut dedicated = [[0; 3]; 5];
        for (index, &kind) in small.iter().enumerate() {
            let rest = |of| 3 - u8::from(kind == of);
            for (field, found, rest) in [
                ("dedicated_young", young[index], rest(Kind::Young)),
                ("dedicated_elder", elders[index], rest(Kind::Elder)),
            ] {
                if found != rest {
                    let place = format!("player_setup.{field}.p{}", index + 1);
                    return wrong(place, found, expected::as_elsewhere(rest));
                }
            }
            dedicated[index] = [0, young[index], elders[index]];
        }
        Ok(dedicated)
    }

    fn multipliers(&self) -> Result<[[i16; 7]; 4]> {
        let cap = in_range("limits.season_multiplier_cap", self.limits.season_multiplier_cap, 0..=20)?;
        each("season_track", &self.season_track, |index, entry| {
            in_order(&format!("season_track[{index}].id"), &entry.id, Season::at(index).word())?;
            let place = format!("season_track[{}].multipliers", entry.id);
            each(&place, &entry.multipliers, |_, &factor| in_range(&place, factor, 0..=cap))
        })
    }

    fn segments(&self) -> Result<[[Option<Season>; 4]; 8]> {
        each("segment", &self.segment, |index, entry| {
            let place = format!("segment[{index}].spaces");
            each(&place, &entry.spaces, |_, space| match space.as_str() {
                "none" => Ok(None),
                season => word(&place, season, Season::ALL, Season::word).map(Some),
            })
        })
    }

    fn columns(&self) -> Result<[[Symbol; 4]; 6]> {
        each("borderlands_column", &self.borderlands_column, |index, entry| {
            let place = format!("borderlands_column[{index}]");
            in_order(&format!("{place}.creature"), &entry.creature, Creature::at(index).word())?;
            let rewards = border_reward(&format!("{place}.rewards_by_row"), &entry.rewards_by_row)?;
            array(format!("{place}.rewards_by_row"), rewards.to_vec())
        })
    }

    fn bonus(&self) -> Result<Vec<Symbols>> {
        count("bonus_tile", &self.bonus_tile, 6..=64)?;
        let tiles = self.bonus_tile.iter().enumerate();
        tiles
            .map(|(index, entry)| {
                numbered(&format!("bonus_tile[{index}].id"), entry.id, index)?;
                border_reward(&format!("bonus_tile[{index}].effects"), &entry.effects)
            })
            .collect()
    }

    fn season_tiles(&self) -> Result<Vec<SeasonTile>> {
        count("season_tile", &self.season_tile, 4..=64)?;
        self.season_tile.iter().enumerate().map(|(index, entry)| season_tile(index, entry)).collect()
    }

    fn cards(&self) -> Result<Vec<Face>> {
        let mut cards: Vec<Face> = self
            .ecosystem_card
            .iter()
            .enumerate()
            .map(|(index, entry)| face(index, entry))
            .collect::<Result<_>>()?;
        for deck in 0..4u8 {
            let of_deck = cards.iter().filter(|face| face.deck == deck).count();
            if of_deck != DECK {
                let expected = expected::entries_with(DECK..=DECK, "deck", deck);
                return wrong_count("ecosystem_card", of_deck, expected);
            }
        }
        count("ecosystem_card", &cards, CARDS..=CARDS)?;
        count("start_card", &self.start_card, 5..=5)?;
        for entry in &self.start_card {
            let grid = grid(&format!("start_card[{}].grid", entry.id), &entry.grid)?;
            cards.push(Face { key: entry.id.clone(), deck: 4, cost: [0; 6], rewards: Symbols::new(), grid });
        }
        unique("ecosystem_card", cards.iter().map(|face| face.key.as_str()))?;
        Ok(cards)
    }

    fn feronia_water(&self) -> Result<Vec<u8>> {
        let water = &self.solo_board.water_by_space;
        count("solo_board.water_by_space", water, 1..=100)?;
        if water.windows(2).any(|pair| pair[0] > pair[1]) {
            return wrong("solo_board.water_by_space", format!("{water:?}"), expected::rising());
        }
        Ok(water.clone())
    }

    fn solo(&self) -> Result<Vec<SoloCard>> {
        count("solo_card", &self.solo_card, 1..=16)?;
        self.solo_card.iter().enumerate().map(|(index, entry)| solo_card(index, entry)).collect()
    }
}
