//! Tiles on a terrain and in the river: face, slots, bonuses, and what stands on them.

use bocage_canvas::{Face, Ink, Livery, Outline, Scene};

use super::effect::bonus_icon;
use super::inks::{Hue, hue};
use super::pieces;
use crate::TribesOfTheWind;
use crate::components::TileFace;
use crate::vocabulary::{Bonus, Tile};

/// A tile as it lies on a terrain.
pub(super) struct Lying {
    pub(super) tile: Tile,
    pub(super) village: bool,
    pub(super) temple: Option<String>,
    /// Names of the riders on it.
    pub(super) riders: Vec<String>,
    pub(super) livery: Livery,
}

impl TribesOfTheWind {
    /// A tile of the terrain in a 116 by 107 box at the origin.
    pub(super) fn draw_tile(&self, s: &mut Scene, lying: &Lying) {
        let face = self.components.tile(lying.tile);
        let hue = hue(face.color);
        let start = self.components.is_start(lying.tile);
        let symbol = match (start, lying.village) {
            (true, _) => hue.start,
            (false, true) => hue.village,
            (false, false) => hue.forest,
        };
        s.stamp(symbol, 0.0, 0.0, 116.0);
        let slots = usize::from(face.slots).min(4);
        if start {
            let number = (lying.tile.0 + 1 - self.components.forest_tiles).to_string();
            s.text(22.0, 78.0, &number).face(Face::Number).size(16.5).middle().fill(Ink::CASING);
        } else if lying.village {
            let x = if lying.temple.is_some() { 8.0 } else { 21.0 };
            s.stamp(&pieces::VILLAGE, x, 1.0, 74.0).color(lying.livery);
            bonus_pill(s, face);
        } else {
            pending_bonuses(s, face);
            pod(s, &hue, slots, lying);
        }
        if let Some(name) = &lying.temple {
            s.group().piece(name).draw(|s| {
                let y = if start { 12.0 } else { 6.0 };
                s.stamp(&pieces::TEMPLE, 75.0, y, 38.0).color(lying.livery);
            });
        }
        let beyond = if start || lying.village { 0 } else { slots };
        standing(s, lying, lying.riders.get(beyond..).unwrap_or_default());
    }
}

/// Slots with their riders: a dashed ring is empty, a white disc is taken.
fn pod(s: &mut Scene, hue: &Hue, slots: usize, lying: &Lying) {
    let pitch = if slots > 3 { 26.0 } else { 29.0 };
    let width = pitch * slots as f64 + 5.0;
    let left = 58.0 - width / 2.0;
    s.rect(left, 63.0, width, 33.0).corner(16.5).fill(hue.dark).stroke(Ink::PI, 1.8);
    for slot in 0..slots {
        let cx = left + 2.5 + pitch * (slot as f64 + 0.5);
        match lying.riders.get(slot) {
            Some(name) => {
                s.circle(cx, 79.5, 12.0).fill(Ink::CUT).stroke(Ink::PRINT, 1.6);
                s.group().piece(name).draw(|s| {
                    s.stamp(&pieces::RIDER, cx - 13.5, 60.0, 27.0).color(lying.livery);
                });
            }
            None => {
                s.circle(cx, 79.5, 12.0).fill(hue.lit).stroke(Ink::PRINT, 1.6).dash(&[3.0, 3.0]);
            }
        }
    }
}

/// Riders without a slot stand at the bottom right: two are drawn, then one and their number.
fn standing(s: &mut Scene, lying: &Lying, names: &[String]) {
    let shown = if names.len() > 2 { 1 } else { names.len() };
    // All riders have a name, so that those hidden behind the first move away from it.
    for (place, name) in names.iter().enumerate().rev() {
        let x = 82.0 - 25.0 * place.min(shown.saturating_sub(1)) as f64;
        s.group().piece(name).draw(|s| {
            s.stamp(&pieces::RIDER, x, 60.0, 31.0).color(lying.livery);
        });
    }
    if names.len() > 2 {
        s.circle(106.0, 90.0, 11.5).fill(Ink::CUT).stroke(Ink::PRINT, 1.6);
        s.text(106.0, 96.0, &names.len().to_string()).face(Face::Number).size(17.0).middle().fill(Ink::PRINT);
    }
}

fn bonuses(face: &TileFace) -> impl Iterator<Item = Bonus> {
    Bonus::ALL.iter().copied().filter(|bonus| face.has(*bonus))
}

/// Bonuses in force, on a white pill.
fn bonus_pill(s: &mut Scene, face: &TileFace) {
    let count = bonuses(face).count() as f64;
    if count == 0.0 {
        return;
    }
    s.rect(6.0, 72.0, 24.0 * count + 6.0, 25.0).corner(12.5).fill(Ink::CUT).stroke(Ink::PI, 1.6);
    for (place, bonus) in bonuses(face).enumerate() {
        s.stamp(bonus_icon(bonus), 10.5 + 24.0 * place as f64, 75.0, 19.0);
    }
}

/// Bonuses not yet in force, on dashed discs.
fn pending_bonuses(s: &mut Scene, face: &TileFace) {
    for (place, bonus) in bonuses(face).enumerate() {
        let cx = 15.0 + 24.0 * place as f64;
        s.circle(cx, 16.0, 11.5).fill(Ink::CUT).stroke(Ink::PRINT, 1.4).dash(&[2.5, 2.5]);
        s.stamp_centred(bonus_icon(bonus), cx, 16.0, 15.5);
    }
}

/// A tile of the river in a 72 by 86 box at the origin.
pub(super) fn draw_small(s: &mut Scene, face: &TileFace) {
    let hue = hue(face.color);
    s.stamp(hue.small, 0.0, 0.0, 72.0);
    let slots = f64::from(face.slots.min(4));
    let width = 15.0 * slots + 3.0;
    s.rect(34.5 - width / 2.0, 39.0, width, 17.0).corner(8.5).fill(hue.dark).stroke(Ink::PI, 1.3);
    for slot in 0..face.slots.min(4) {
        let cx = 34.5 + 15.0 * (f64::from(slot) - (slots - 1.0) / 2.0);
        s.circle(cx, 47.5, 5.8).fill(Ink::CUT).stroke(Ink::PRINT, 1.2);
    }
    let count = bonuses(face).count() as f64;
    for (place, bonus) in bonuses(face).enumerate() {
        let cx = 34.5 + 21.5 * (place as f64 - (count - 1.0) / 2.0);
        s.circle(cx, 67.0, 10.4).fill(Ink::CUT).stroke(Ink::PRINT, 1.2);
        s.stamp_centred(bonus_icon(bonus), cx, 67.0, 15.5);
    }
}

/// The border of a tile on a terrain, around the origin of its cell.
pub(super) fn edge() -> Outline {
    Outline::rect(0.0, 0.0, 120.0, 108.0, 14.0)
}
