//! Points, category by category; ranking and tie-breaks (sections 10 to 12).

use std::cmp::Reverse;

use bocage_engine::{Ranking, ScoreSheet, Seat, Sink};

use crate::Arborea;
use crate::components::Goal;
use crate::ecosystem::{Ecosystem, Landscape, Placed};
use crate::events::Event;
use crate::state::{Board, Public};
use crate::vocabulary::{Habitat, Kind, Season};

/// The scoring categories, in the order of [`Arborea::sheet`].
pub(crate) const CATEGORIES: &[&str] = &["biomes", "spirit", "seasons", "creatures"];

impl Arborea {
    /// Spirit after the losses for captives, which stop at the bottom (R25).
    pub fn spirit_at_end(&self, board: &Board) -> i8 {
        let captives: i16 = board.captive.iter().map(|&count| i16::from(count)).sum();
        let spirit = i16::from(board.spirit) - captives * i16::from(self.components.captive_cost);
        spirit.max(self.components.spirit.0.into()) as i8
    }

    /// What is visible of an ecosystem.
    pub fn landscape(&self, ecosystem: &Ecosystem) -> Landscape {
        Landscape::of(ecosystem, &self.components)
    }

    /// Points of one creature (section 12).
    pub fn creature_points(&self, board: &Board, land: &Landscape, placed: &Placed) -> i16 {
        let needs = self.components.needs(placed.creature);
        let around = land.corner(placed.at).habitats();
        let mut points = 0;
        if let Some((habitat, each)) = needs.habitat {
            points += i16::from(around[habitat.index()]) * i16::from(each);
        }
        if let Some((companion, each)) = needs.aligned {
            let companions = board.ecosystem.creatures.iter().filter(|other| other.creature == companion);
            let seen = companions.filter(|other| land.sees(placed.at, other.at));
            points += seen.count() as i16 * i16::from(each);
        }
        let types = around.iter().filter(|&&count| count > 0).count() as i16;
        points += types * i16::from(needs.distinct);
        points += i16::from(board.total_gifts() / 2) * i16::from(needs.two_gifts);
        // Any number of waters doubles once.
        if needs.doubled_by_water && around[Habitat::Water.index()] > 0 { points * 2 } else { points }
    }

    /// Points of all creatures of an ecosystem.
    pub fn creatures_points(&self, board: &Board) -> i16 {
        let land = &self.landscape(&board.ecosystem);
        board.ecosystem.creatures.iter().map(|placed| self.creature_points(board, land, placed)).sum()
    }

    /// Points of a season tile before the cap and the multiplier (section 11).
    pub fn season_count(&self, board: &Board, land: &Landscape, tile: u8) -> i16 {
        let Some(tile) = self.components.season_tiles.get(usize::from(tile)) else { return 0 };
        let ecosystem = &board.ecosystem;
        let small = [Kind::Young, Kind::Elder];
        let count = match tile.goal {
            Goal::Gifts => board.total_gifts().into(),
            Goal::SeasonSpaces => board.seasons.iter().map(|&level| i16::from(level)).sum(),
            Goal::BestLine => best_line(ecosystem, land),
            Goal::Visible(habitat) => land.visible(habitat).into(),
            Goal::NextToWater => {
                let wet = |placed: &&Placed| land.corner(placed.at).shows(Habitat::Water);
                ecosystem.creatures.iter().filter(wet).count() as i16
            }
            Goal::OpenCards => board.slots.iter().flatten().count() as i16,
            Goal::SmallAvailable => small.iter().map(|kind| i16::from(board.available[kind.index()])).sum(),
            Goal::Spirit => i16::from(self.spirit_at_end(board)).max(0),
            Goal::Cards => ecosystem.cards.len() as i16,
            Goal::Variety => ecosystem.census().iter().filter(|&&count| count > 0).count() as i16,
            Goal::Creatures(types) => {
                let census = (0..).zip(ecosystem.census());
                census.filter(|(kind, _)| types >> kind & 1 == 1).map(|(_, count)| i16::from(count)).sum()
            }
        };
        count * i16::from(tile.points)
    }

    /// The board that season tiles look at: once the game is over, the losses for captives are in the
    /// spirit and must not count twice.
    pub fn counted(&self, public: &Public, seat: Seat) -> Board {
        let board = *public.board(seat);
        if public.over { Board { captive: [0; 6], ..board } } else { board }
    }

    /// Base points of a season tile.
    pub fn season_base(&self, board: &Board, tile: u8) -> i16 {
        self.season_count(board, &self.landscape(&board.ecosystem), tile).min(self.components.season_cap)
    }

    /// Points of a season: base times multiplier.
    pub fn season_points(&self, public: &Public, board: &Board, season: Season) -> i16 {
        let level = usize::from(board.seasons[season.index()]).min(6);
        let factor = self.components.multipliers[season.index()][level];
        if factor == 0 { 0 } else { self.season_base(board, public.season_tiles[season.index()]) * factor }
    }

    /// The end: captivity, spirit, seasons, creatures, in this order.
    pub(crate) fn final_scoring(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(public.players) {
            let kept = public.board(seat).captive;
            let mut board = *public.board(seat);
            board.spirit = self.spirit_at_end(&board);
            board.captive = [0; 6]; // Their loss is in the spirit now and must not count twice.
            board.points.spirit = self.components.spirit_score(board.spirit);
            let spirit = board.points.spirit;
            sink.tell(|| Event::ScoredSpirit(seat, spirit));
            for &season in Season::ALL {
                let points = self.season_points(public, &board, season);
                board.points.seasons[season.index()] = points;
                sink.tell(|| Event::ScoredSeason(seat, season, points));
            }
            board.points.creatures = self.creatures_points(&board);
            let creatures = board.points.creatures;
            sink.tell(|| Event::ScoredCreatures(seat, creatures));
            *public.board_mut(seat) = Board { captive: kept, ..board };
        }
    }

    pub(crate) fn sheet(&self, public: &Public, seat: Seat) -> ScoreSheet {
        let points = &public.board(seat).points;
        let seasons = points.seasons.iter().sum();
        ScoreSheet::new(&[points.biomes, points.spirit, seasons, points.creatures].map(i32::from))
    }

    /// Ties: more creatures, then more spirit, then farther on the season tracks; then all share.
    pub(crate) fn order(&self, public: &Public) -> Ranking {
        Ranking::by(Seat::all(public.players), |seat| {
            let board = public.board(seat);
            let seasons: u8 = board.seasons.iter().sum();
            Reverse((board.points.total(), board.ecosystem.creatures.len(), board.spirit, seasons))
        })
    }
}

/// The most creatures on one line that see each other; one alone is no line (R27).
fn best_line(ecosystem: &Ecosystem, land: &Landscape) -> i16 {
    let mut best = 0;
    for one in &ecosystem.creatures {
        let (mut row, mut column) = (1, 1);
        for other in &ecosystem.creatures {
            if land.sees(one.at, other.at) {
                if one.at.y == other.at.y { row += 1 } else { column += 1 }
            }
        }
        best = best.max(row).max(column);
    }
    if best >= 2 { best } else { 0 }
}
