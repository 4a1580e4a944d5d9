//! The four tracks for narrow screens, one below the other and all from left to right: beside each its
//! two areas as lists of trails, so that every symbol of the board is there.

use bocage_canvas::{Face, Ink, Livery, Outline, Scene};

use super::desk::{Desk, draw_gain, shorten};
use super::quadrant::{Lie, draw_pad, say_trail, waiting_at};
use super::{art, inks, sage, token, trail_target, villagers};
use crate::components::Symbol;
use crate::vocabulary::{Area, Side, TRAILS};
use crate::words;

const WIDTH: f64 = 372.0;
/// A track with its two areas, and where the quarter that it is cut from begins.
const TALL: f64 = 206.0;
const CUT: f64 = -63.0;
/// An area.
const AREA: (f64, f64) = (363.0, 67.0);
/// Its rows and the symbols in them.
const ROW: f64 = 21.0;
const TOKEN: f64 = 20.0;

impl Desk<'_> {
    pub(super) fn draw_lanes(&self) -> Scene {
        let height = TALL * 4.0;
        let mut scene = Scene::new(WIDTH, height);
        scene.set_label(&self.say(&self.say_table()));
        let s = &mut scene;
        self.draw_ground(s, (WIDTH, height));
        for track in 0..4u8 {
            s.group().at(6.0, TALL * f64::from(track)).draw(|s| {
                Side::ALL.iter().for_each(|&side| self.draw_list(s, track, side));
                let lie = Lie::straight(track);
                s.group().at(0.0, CUT).draw(|s| {
                    self.draw_lane(s, lie);
                    draw_reaches(s, lie);
                    self.draw_lane_targets(s, lie);
                });
                Side::ALL.iter().for_each(|&side| self.draw_list_target(s, track, side));
            });
        }
        scene
    }

    /// An area: its five trails, its name, and its Sage with one's own gifts and the rewards.
    fn draw_list(&self, s: &mut Scene, track: u8, side: Side) {
        let area = Area::beside(track, side);
        let (patch, texture, deep) = art::patch(area);
        let top = top(side);
        let outline = Outline::rect(-1.0, top, AREA.0, AREA.1, 9.0);
        s.outline(&outline).fill(patch).stroke(Ink::PI, 1.4);
        s.outline(&outline).fill(texture);
        for trail in 1..=TRAILS {
            self.draw_line(s, area, trail, place(top, trail));
        }
        let low = top + 12.5 + 2.0 * ROW;
        s.group().at(133.0, low).scale(0.7).draw(|s| sage::draw_emblem(s, area, (0.0, 0.0), deep));
        let name = shorten(&self.say(&words::area(area)), Face::Label, 13.5, 100.0);
        s.text(147.0, low + 4.6, &name).size(13.5).fill(Ink::PRINT).hidden();
        self.draw_court(s, area, top);
    }

    /// A trail from its start on, who waits there first.
    fn draw_line(&self, s: &mut Scene, area: Area, trail: u8, (x, y): (f64, f64)) {
        let symbols = &self.game.components.area(area).trails[usize::from(trail - 1) % 5];
        let title = self.say(&say_trail(area, trail, symbols));
        let target = trail_target(area, trail);
        s.group().class("trail").data("data-place", &target).title(&title).draw(|s| {
            let shown: Vec<Symbol> = symbols.iter().copied().filter(|&each| each != Symbol::Sage).collect();
            let wide = TOKEN * 1.05 * (shown.len() as f64 - 0.5);
            s.path(format!("M{x} {y}h{}", wide + 12.0)).stroke(Ink::CUT, 7.0).opacity(0.6).round();
            draw_pad(s, (x, y), trail);
            token::draw_row(s, &shown, (x + 13.0, y), TOKEN, 140.0);
        });
        for (index, &(owner, waiting, number)) in waiting_at(self, area, trail).iter().enumerate() {
            let name = villagers::waiting_name(owner, waiting, number);
            let at = (x + 9.0 * index as f64, y + 10.0);
            self.named(s.group().class("villager"), &name).draw(|s| {
                villagers::draw(s, owner, waiting.kind(), at, 25.0);
            });
        }
    }

    /// The Sage: rewards, and a hole for each gift.
    fn draw_court(&self, s: &mut Scene, area: Area, top: f64) {
        let (_, _, deep) = art::patch(area);
        let level = self.board().gifts[area.index()];
        let title = self.say(&self.say_sage(area));
        s.group().class("sage").data("data-place", &format!("sage:{area}")).title(&title).draw(|s| {
            s.rect(281.0, top + 3.0, 77.0, AREA.1 - 6.0).corner(7.0).fill(Ink::CARD).stroke(Ink::PI, 1.2);
            s.stamp(&art::people::SAGE, 283.0, top + 5.0, 25.0).color(deep);
            for space in 1..=self.game.components.gift_max {
                let x = 312.0 + 15.0 * f64::from(space - 1);
                let hole = s.rect(x, top + 9.0, 11.5, 11.5).corner(3.0);
                if space <= level {
                    hole.fill(Livery::of(self.focus.index())).stroke(Ink::PI, 1.4);
                } else {
                    hole.fill(Ink::CUT).stroke(Ink::PRINT_2, 1.0);
                }
            }
            let rewards = &self.game.components.area(area).rewards;
            for (index, &reward) in rewards.iter().enumerate() {
                let x = 292.5 + 18.2 * index as f64;
                if index == 3 {
                    s.rect(x - 9.2, top + 36.0, 18.4, 24.0).corner(4.0).fill(inks::LILAC);
                }
                token::draw(s, reward, (x, top + 48.0), 17.0);
            }
        });
    }

    /// The whole area is the way to its Sage.
    fn draw_list_target(&self, s: &mut Scene, track: u8, side: Side) {
        let area = Area::beside(track, side);
        let outline = Outline::rect(0.0, top(side) + 1.0, AREA.0 - 2.0, AREA.1 - 2.0, 9.0);
        if let Some(aim) = self.ring(s, &outline, &format!("sage:{area}"), 0.7) {
            draw_gain(s, aim.points, (270.0, top(side) + 54.0), 11.0);
            self.lantern(s, &aim, (4.0, top(side) + 4.0), 9.0);
        }
    }
}

/// The numbers of the trails that a rider comes past, on the edge of the track.
fn draw_reaches(s: &mut Scene, lie: Lie) {
    for trail in 1..=TRAILS {
        let x = lie.position(3.0 + f64::from(trail));
        s.stamp_centred(&art::holes::PAD, x, 143.0, 17.0).hidden();
        s.text(x, 147.2, &trail.to_string()).face(Face::Number).size(12.0).middle().fill(Ink::BARK).hidden();
    }
}

/// Top of an area.
fn top(side: Side) -> f64 {
    match side {
        Side::Above => 2.0,
        Side::Below => 134.0,
    }
}

/// The start of a trail: the three short ones on the left, the long ones beside them.
fn place(top: f64, trail: u8) -> (f64, f64) {
    let (x, row) = if trail < 4 { (13.0, trail - 1) } else { (133.0, trail - 4) };
    (x, top + 12.5 + ROW * f64::from(row))
}
