//! What symbols and villagers are worth.

use bocage_engine::Seat;

use super::Look;
use crate::Arborea;
use crate::components::{Symbol, Symbols};
use crate::tracks::Track;
use crate::vocabulary::{Area, Creature, Kind, Owner, Side, TRAILS, Villager, Waiting};

/// What a symbol is worth when it is resolved.
pub(super) fn of_symbol(game: &Arborea, look: &Look<'_>, symbol: Symbol) -> f32 {
    let weights = &look.weights.symbols;
    let board = look.board;
    match symbol {
        Symbol::Biome(biome) => {
            let upper = usize::from(look.public.upper[biome.index()]);
            let points = game.components.biome_points[biome.index()].get(upper + 1);
            points.map_or(0.0, |&points| f32::from(points) + weights.biome)
        }
        Symbol::Convert(..) => weights.convert,
        Symbol::TakeCard if board.empty_slot().is_some() => weights.take_card * look.time,
        Symbol::TakeCard => 0.0,
        Symbol::Renew => weights.renew * look.time,
        Symbol::Invite => invitation(game, look),
        Symbol::Attract(creature) => {
            look.weights.sun + weights.attract[0] + weights.attract[1] * game.covered(look, creature)
        }
        Symbol::Gift => look.weights.gift * look.time,
        Symbol::GiftTo(area) => {
            let open = board.gifts[area.index()] < game.components.gift_max;
            if open { look.weights.gift * look.time } else { 0.0 }
        }
        Symbol::Sage => 0.0,
        Symbol::Train(kind) => {
            if board.dedicated[kind.index()] > 0 {
                weights.train * look.time
            } else {
                0.0
            }
        }
        Symbol::PlaceVillager => weights.place * look.time,
        Symbol::AdvanceTrack => weights.advance * look.time,
        Symbol::Spirit(change) => {
            let room = (game.components.spirit.1 - board.spirit).max(0);
            f32::from(change.min(room)) * (look.weights.spirit[0] + weights.spirit)
        }
        Symbol::Season(season) => {
            if board.seasons[season.index()] < 6 {
                look.seasons[season.index()]
            } else {
                0.0
            }
        }
    }
}

/// The creature that is most welcome of those in the Borderlands, with the spirit of its row.
fn invitation(game: &Arborea, look: &Look<'_>) -> f32 {
    let columns = look.public.heights.iter().zip(look.settling).filter(|(height, _)| **height > 0);
    let worth = columns.map(|(&height, settling)| {
        let row = usize::from(height - 1) % 4;
        settling + f32::from(game.components.invite_spirit[row]) * look.weights.spirit[0]
    });
    worth.reduce(f32::max).unwrap_or_default()
}

impl Arborea {
    /// What the villagers of a seat can still do.
    pub(super) fn villagers_term(&self, look: &Look<'_>, seat: Seat) -> f32 {
        let waiting: f32 = look.board.trails.iter().map(|&waiting| self.waiting_worth(look, waiting)).sum();
        let riding: f32 = (0u8..)
            .zip(&look.public.tracks)
            .map(|(number, track)| self.riding_worth(look, seat, number, track))
            .sum();
        let idle: f32 = Kind::ALL
            .iter()
            .map(|kind| f32::from(look.board.available[kind.index()]) * look.weights.available[kind.index()])
            .sum();
        waiting + riding + idle * look.time
    }

    /// The symbols of a trail and the rewards of its Sage.
    fn trail_worth(&self, look: &Look<'_>, area: Area, symbols: &Symbols) -> f32 {
        let worth: f32 = symbols.iter().map(|&symbol| self.symbol_worth(look, symbol)).sum();
        worth + self.sage_worth(look, area, look.board.gifts[area.index()], 0)
    }

    /// The best rewards of a Sage that may still be picked.
    pub(super) fn sage_worth(&self, look: &Look<'_>, area: Area, picks: u8, taken: u8) -> f32 {
        let [any, share] = look.weights.symbols.sage;
        let number = f32::from(picks) * any;
        if picks == 0 || share == 0.0 {
            return number;
        }
        let mut worth = [0.0; 4];
        for (index, reward) in self.components.area(area).rewards.into_iter().enumerate() {
            if taken >> index & 1 == 0 {
                worth[index] = self.symbol_worth(look, reward);
            }
        }
        worth.sort_by(|a: &f32, b| b.total_cmp(a));
        let best: f32 = worth[..usize::from(picks).min(4)].iter().sum();
        number + best * share
    }

    /// What the next creature of this type to come would cover.
    fn covered(&self, look: &Look<'_>, creature: Creature) -> f32 {
        let column = creature.index();
        let height = usize::from(look.public.heights[column]);
        if look.public.supply[column] == 0 || height >= 4 {
            return 0.0;
        }
        // What one creature brings must not depend on the next.
        let worth = |symbol: Symbol| match symbol {
            Symbol::Attract(_) => 0.0,
            symbol => self.symbol_worth(look, symbol),
        };
        match look.public.bonus[column].and_then(|tile| self.components.bonus.get(usize::from(tile))) {
            Some(effects) if height == 0 => effects.iter().map(|&symbol| worth(symbol)).sum(),
            _ => worth(self.components.column_rewards[column][height]),
        }
    }

    fn waiting_worth(&self, look: &Look<'_>, waiting: Waiting) -> f32 {
        // Two or three walk in a turn, so all that wait need time.
        let crowd = f32::from(look.board.trails.len() as u8);
        let chance = (look.turns * look.weights.walks / crowd.max(1.0)).min(1.0);
        // In a game that has become long, waiting for something better has not helped.
        let overtime = (look.weights.length[0] / f32::from(look.board.turns.max(1))).min(1.0);
        let trail = self.trail_worth(look, waiting.area(), self.components.trail(waiting));
        ((trail + self.returning(look, waiting.kind())) * look.weights.share[0] * chance * overtime).max(0.0)
    }

    fn riding_worth(&self, look: &Look<'_>, seat: Seat, number: u8, track: &Track) -> f32 {
        let is_mine = |villager: &Villager| villager.owner == Owner::from(seat);
        if !track.cells.iter().flatten().any(is_mine) {
            return 0.0;
        }
        let best = self.best_trails(look, number);
        let mine = (0u8..).zip(track.cells).filter_map(|(cell, who)| Some((cell, who.filter(is_mine)?)));
        mine.map(|(cell, villager)| {
            let returning = self.returning(look, villager.kind);
            waited_for(look, &best, track.distance(cell), returning)
        })
        .sum()
    }

    /// What the better of the two trails of each number beside a track is worth.
    fn best_trails(&self, look: &Look<'_>, track: u8) -> [f32; TRAILS as usize] {
        let mut best = [f32::NEG_INFINITY; TRAILS as usize];
        for &side in Side::ALL {
            let area = Area::beside(track, side);
            for (best, symbols) in best.iter_mut().zip(&self.components.area(area).trails) {
                *best = best.max(self.trail_worth(look, area, symbols));
            }
        }
        best
    }
}

/// The best trail ahead or behind, less for every space that is still to be travelled.
fn waited_for(look: &Look<'_>, trails: &[f32; TRAILS as usize], distance: u8, returning: f32) -> f32 {
    let mut best = 0.0f32;
    let mut share = look.weights.share[1];
    for (trail, worth) in (1..).zip(trails) {
        let ahead = u8::saturating_sub(trail, distance);
        if ahead > 0 {
            share *= look.weights.patience;
        }
        let time = (look.turns - f32::from(ahead) * look.weights.pace - 0.5).clamp(0.0, 1.0);
        best = best.max((worth + returning) * share * time);
    }
    best
}
