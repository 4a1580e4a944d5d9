//! A planet: which plant stands where, and the geometry of light, forests and lakes.
//!
//! Boards are words of 64 bits, one bit a space of an 8 by 8 grid in reading order, so every
//! question of the rules is a few shifts.

use serde::{Deserialize, Serialize};

use crate::vocabulary::{Biome, Piece, Space, Sun};

const WEST_FILE: u64 = 0x0101_0101_0101_0101;
const EAST_FILE: u64 = WEST_FILE << 7;

/// The printed board, the same for all players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Board {
    /// How many rows there are.
    pub rows: u8,
    /// How many columns there are.
    pub cols: u8,
    /// Spaces that can hold a plant or a lake.
    pub plantable: u64,
    /// Spaces that never hold anything, but count for the length of shadows.
    pub crevices: u64,
    /// The spaces of each biome.
    pub biomes: [u64; 6],
}

impl Board {
    /// The biome of a plantable space.
    pub fn biome(&self, space: Space) -> Option<Biome> {
        Biome::ALL.iter().copied().find(|biome| self.biomes[biome.index()] & space.bit() != 0)
    }

    /// The plantable spaces orthogonally next to any of `spaces`. Crevices are nobody's neighbour (R17).
    #[inline]
    pub fn neighbours(&self, spaces: u64) -> u64 {
        let east = (spaces & !EAST_FILE) << 1;
        let west = (spaces & !WEST_FILE) >> 1;
        (east | west | spaces << 8 | spaces >> 8) & self.plantable
    }
}

/// `spaces` moved one step away from the sun. Shadows end at the edge of the planet (R16).
#[inline]
fn away(spaces: u64, sun: Sun) -> u64 {
    match sun {
        Sun::North => spaces << 8,
        Sun::East => (spaces & !WEST_FILE) >> 1,
        Sun::South => spaces >> 8,
        Sun::West => (spaces & !EAST_FILE) << 1,
    }
}

/// The spaces that lie within `length` steps behind any of `casters`. Nothing in between stops a
/// shadow (R15).
#[inline]
fn shadow(casters: u64, sun: Sun, length: u8) -> u64 {
    let mut edge = casters;
    let mut covered = 0;
    for _ in 0..length {
        edge = away(edge, sun);
        covered |= edge;
    }
    covered
}

/// How light works: lengths of shadows and points of lit trees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Light {
    /// Length of a small tree's shadow.
    pub small_shadow: u8,
    /// Length of a big tree's shadow.
    pub big_shadow: u8,
    /// Points of a lit small tree.
    pub small_points: u8,
    /// Points of a lit big tree.
    pub big_points: u8,
}

/// One player's planet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Planet {
    /// Spaces with a sprout.
    pub sprouts: u64,
    /// Spaces with a small tree.
    pub small: u64,
    /// Spaces with a big tree.
    pub big: u64,
    /// Spaces with a bush.
    pub bushes: u64,
    /// Spaces with a lake.
    pub lakes: u64,
}

impl Planet {
    /// Spaces that hold something.
    #[inline]
    pub fn occupied(&self) -> u64 {
        self.sprouts | self.small | self.big | self.bushes | self.lakes
    }

    /// Spaces whose plant can grow: sprouts and small trees.
    #[inline]
    pub fn growable(&self) -> u64 {
        self.sprouts | self.small
    }

    /// The spaces that hold `piece`.
    pub fn of(&self, piece: Piece) -> u64 {
        match piece {
            Piece::Sprout => self.sprouts,
            Piece::SmallTree => self.small,
            Piece::BigTree => self.big,
            Piece::Bush => self.bushes,
            Piece::Lake => self.lakes,
        }
    }

    /// What stands on `space`.
    pub fn piece(&self, space: Space) -> Option<Piece> {
        Piece::ALL.iter().copied().find(|&piece| self.of(piece) & space.bit() != 0)
    }

    /// Puts `piece` on an empty space.
    #[inline]
    pub fn place(&mut self, piece: Piece, space: Space) {
        match piece {
            Piece::Sprout => self.sprouts |= space.bit(),
            Piece::SmallTree => self.small |= space.bit(),
            Piece::BigTree => self.big |= space.bit(),
            Piece::Bush => self.bushes |= space.bit(),
            Piece::Lake => self.lakes |= space.bit(),
        }
    }

    /// Lets the sprout or small tree on `space` grow by one stage; says what it became.
    #[inline]
    pub fn grow(&mut self, space: Space) -> Option<Piece> {
        let bit = space.bit();
        if self.sprouts & bit != 0 {
            self.sprouts &= !bit;
            self.small |= bit;
            Some(Piece::SmallTree)
        } else if self.small & bit != 0 {
            self.small &= !bit;
            self.big |= bit;
            Some(Piece::BigTree)
        } else {
            None
        }
    }

    /// The trees that stand in the light: small ones, then big ones.
    ///
    /// A tree is in the shade if a tree at least as tall covers it. Sprouts, bushes and lakes cast
    /// nothing and stop nothing; a tree in the shade still casts its own shadow.
    #[inline]
    pub fn lit(&self, sun: Sun, light: &Light) -> (u64, u64) {
        let behind_big = shadow(self.big, sun, light.big_shadow);
        let behind_small = shadow(self.small, sun, light.small_shadow);
        (self.small & !(behind_big | behind_small), self.big & !behind_big)
    }

    /// Points for light.
    #[inline]
    pub fn light_points(&self, sun: Sun, light: &Light) -> i32 {
        let (small, big) = self.lit(sun, light);
        let small = small.count_ones() * u32::from(light.small_points);
        (small + big.count_ones() * u32::from(light.big_points)) as i32
    }

    /// The spaces of the biggest forest: trees and bushes that touch orthogonally. Of several that
    /// are equally big, the one that comes first in reading order.
    #[inline]
    pub fn biggest_forest(&self, board: &Board) -> u64 {
        let mut rest = self.small | self.big | self.bushes;
        let mut biggest = 0u64;
        while rest.count_ones() > biggest.count_ones() {
            let mut forest = rest & rest.wrapping_neg();
            loop {
                let wider = forest | board.neighbours(forest) & rest;
                if wider == forest {
                    break;
                }
                forest = wider;
            }
            rest &= !forest;
            if forest.count_ones() > biggest.count_ones() {
                biggest = forest;
            }
        }
        biggest
    }
}
