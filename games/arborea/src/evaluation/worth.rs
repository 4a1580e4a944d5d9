//! What symbols and villagers are worth.

use std::sync::Arc;

use bocage_engine::Seat;
use tinyvec::ArrayVec;

use super::Look;
use crate::Arborea;
use crate::components::{Components, Symbol, Symbols};
use crate::tracks::Track;
use crate::vocabulary::{Area, Biome, Creature, Kind, Owner, Season, Side, TRAILS, Villager, Waiting};

/// What each symbol is worth when it is resolved: worked out once for an evaluation, then asked often.
#[derive(Clone, Copy)]
pub(super) struct Prices([f32; Symbol::COUNT]);

impl Prices {
    /// Nothing is worth anything.
    pub(super) const NONE: Prices = Prices([0.0; Symbol::COUNT]);

    /// What they are worth to the one who looks.
    pub(super) fn new(game: &Arborea, look: &Look<'_>) -> Prices {
        let weights = &look.weights.symbols;
        let (board, time) = (look.board, look.time);
        let mut prices = Prices::NONE;
        for &biome in Biome::ALL {
            let upper = usize::from(look.public.upper[biome.index()]);
            let points = game.components.biome_points[biome.index()].get(upper + 1);
            prices.set(Symbol::Biome(biome), points.map_or(0.0, |&points| f32::from(points) + weights.biome));
        }
        prices.set(Symbol::Convert(Biome::Tree, Biome::Water), weights.convert);
        if board.empty_slot().is_some() {
            prices.set(Symbol::TakeCard, weights.take_card * time);
        }
        prices.set(Symbol::Renew, weights.renew * time);
        prices.set(Symbol::Invite, invitation(game, look));
        let gift = look.weights.gift * time;
        prices.set(Symbol::Gift, gift);
        for &area in Area::ALL {
            let open = board.gifts[area.index()] < game.components.gift_max;
            prices.set(Symbol::GiftTo(area), if open { gift } else { 0.0 });
        }
        for &kind in Kind::ALL {
            let any = board.dedicated[kind.index()] > 0;
            prices.set(Symbol::Train(kind), if any { weights.train * time } else { 0.0 });
        }
        prices.set(Symbol::PlaceVillager, weights.place * time);
        prices.set(Symbol::AdvanceTrack, weights.advance * time);
        let room = (game.components.spirit.1 - board.spirit).max(0);
        let step = look.weights.spirit[0] + weights.spirit;
        for (change, price) in (-8i8..=8).zip(&mut prices.0[Symbol::Spirit(-8).number()..]) {
            *price = f32::from(change.min(room)) * step;
        }
        for &season in Season::ALL {
            let open = board.seasons[season.index()] < 6;
            prices.set(Symbol::Season(season), if open { look.seasons[season.index()] } else { 0.0 });
        }
        // Last: what one creature brings are other symbols, but none that brings the next.
        let mut coming = [0.0; 6];
        for (worth, &creature) in coming.iter_mut().zip(Creature::ALL) {
            let covered = covered(game, look, &prices, creature);
            *worth = look.weights.sun + weights.attract[0] + weights.attract[1] * covered;
        }
        for (worth, &creature) in coming.into_iter().zip(Creature::ALL) {
            prices.set(Symbol::Attract(creature), worth);
        }
        prices
    }

    #[inline]
    fn set(&mut self, symbol: Symbol, worth: f32) {
        self.0[symbol.number()] = worth;
    }

    /// What all symbols of a trail are worth.
    #[inline]
    fn along(&self, route: &Route) -> f32 {
        route.iter().map(|&number| self.0[usize::from(number) % Symbol::COUNT]).sum()
    }

    /// What a symbol is worth.
    #[inline]
    pub(super) fn of(&self, symbol: Symbol) -> f32 {
        self.0[symbol.number()]
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

/// The numbers of the symbols along a trail.
type Route = ArrayVec<[u8; 8]>;

/// The numbers of the symbols along all trails, by area: what they are worth is asked most often of all.
#[derive(Clone, Debug)]
pub struct Routes(Arc<[[Route; TRAILS as usize]; 8]>);

impl Routes {
    /// Those of the areas of the box.
    pub(crate) fn new(components: &Components) -> Routes {
        let route = |symbols: &Symbols| symbols.iter().map(|symbol| symbol.number() as u8).collect();
        Routes(Arc::new(components.areas.each_ref().map(|area| area.trails.each_ref().map(route))))
    }
}

/// What the next creature of this type to come would cover.
fn covered(game: &Arborea, look: &Look<'_>, prices: &Prices, creature: Creature) -> f32 {
    let column = creature.index();
    let height = usize::from(look.public.heights[column]);
    if look.public.supply[column] == 0 || height >= 4 {
        return 0.0;
    }
    match look.public.bonus[column].and_then(|tile| game.components.bonus.get(usize::from(tile))) {
        Some(effects) if height == 0 => effects.iter().map(|&symbol| prices.of(symbol)).sum(),
        _ => prices.of(game.components.column_rewards[column][height]),
    }
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
    fn waiting_trail_worth(&self, look: &Look<'_>, waiting: Waiting) -> f32 {
        let area = waiting.area();
        let symbols = self.components.trail(waiting).iter();
        let worth: f32 = symbols.map(|&symbol| look.prices.of(symbol)).sum();
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
                worth[index] = look.prices.of(reward);
            }
        }
        worth.sort_by(|a: &f32, b| b.total_cmp(a));
        let best: f32 = worth[..usize::from(picks).min(4)].iter().sum();
        number + best * share
    }

    fn waiting_worth(&self, look: &Look<'_>, waiting: Waiting) -> f32 {
        // Two or three walk in a turn, so all that wait need time.
        let crowd = f32::from(look.board.trails.len() as u8);
        let chance = (look.turns * look.weights.walks / crowd.max(1.0)).min(1.0);
        // In a game that has become long, waiting for something better has not helped.
        let overtime = (look.weights.length[0] / f32::from(look.board.turns.max(1))).min(1.0);
        let trail = self.waiting_trail_worth(look, waiting);
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
            let sage = self.sage_worth(look, area, look.board.gifts[area.index()], 0);
            for (best, trail) in best.iter_mut().zip(&self.routes.0[area.index()]) {
                *best = best.max(look.prices.along(trail) + sage);
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
