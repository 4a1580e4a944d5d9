//! Pictures for narrow screens: fewer and larger things. The four tracks one below the other, the trails
//! that one may send villagers along, and a Sage with words beside the rewards.

use bocage_canvas::{Face, Ink, Outline, Scene, wrap};
use bocage_engine::Message;

use super::desk::{Desk, draw_gain, shorten};
use super::quadrant::{self, Lie, draw_pad, waiting_at};
use super::{art, borderlands, inks, reserve, sage, seasons, token, trail_target, villagers};
use crate::state::Step;
use crate::vocabulary::{Area, Owner, Side, TRAILS};
use crate::words;

/// The big picture of a phone is about square.
pub(super) const SIZE: (f64, f64) = (390.0, 394.0);
/// A track with its two areas, cut out of a quarter of the board.
const LANE: f64 = 94.0;
const CUT: f64 = 124.0;

impl Desk<'_> {
    /// All four tracks with the starts of their trails, from left to right.
    pub(super) fn draw_lanes(&self) -> Scene {
        let (width, height) = (372.0, LANE * 4.0);
        let mut scene = Scene::new(width, height);
        scene.set_label(&self.say(&self.say_table()));
        let s = &mut scene;
        self.draw_ground(s, (width, height));
        for track in 0..4u8 {
            let top = LANE * f64::from(track) - CUT;
            s.group().at(6.0, top).draw(|s| {
                let lie = Lie::straight(track);
                for &side in Side::ALL {
                    self.draw_shoulder(s, lie, side);
                }
                self.draw_lane(s, lie);
                Side::ALL.iter().for_each(|&side| self.draw_waiting(s, lie, side));
                self.draw_lane_targets(s, lie);
                for &side in Side::ALL {
                    self.draw_shoulder_target(s, lie, side);
                }
            });
        }
        scene
    }

    /// The edge of an area along its track: its sign and name, the starts, and one's own gifts.
    fn draw_shoulder(&self, s: &mut Scene, lie: Lie, side: Side) {
        let area = Area::beside(lie.track, side);
        let (patch, texture, deep) = art::patch(area);
        let (top, middle) = shoulder(side);
        let outline = Outline::rect(-1.0, top, 363.0, 27.0, 7.0);
        s.outline(&outline).fill(patch).stroke(Ink::PI, 1.4);
        s.outline(&outline).fill(texture);
        s.group().at(13.0, middle).scale(0.72).draw(|s| sage::draw_emblem(s, area, (0.0, 0.0), deep));
        let name = shorten(&self.say(&words::area(area)), Face::Label, 12.5, 104.0);
        s.text(268.0, middle + 4.4, &name).size(12.5).fill(Ink::PRINT).hidden();
        (1..=TRAILS).for_each(|trail| draw_pad(s, lie.pad(side, trail), trail));
        let level = self.board().gifts[area.index()];
        let title = self.say(&Message::new("pic-gift-level").with("seat", self.focus).with("level", level));
        s.group().title(&title).draw(|s| {
            for space in 1..=self.game.components.gift_max {
                let x = 31.0 + 17.0 * f64::from(space - 1);
                let hole = s.rect(x, middle - 6.0, 12.0, 12.0).corner(3.0);
                if space <= level {
                    hole.fill(bocage_canvas::Livery::of(self.focus.index())).stroke(Ink::PI, 1.4);
                } else {
                    hole.fill(Ink::CUT).fill_opacity(0.6).stroke(Ink::PRINT_2, 1.1);
                }
            }
        });
    }

    fn draw_shoulder_target(&self, s: &mut Scene, lie: Lie, side: Side) {
        let area = Area::beside(lie.track, side);
        let (top, _) = shoulder(side);
        let outline = Outline::rect(0.0, top + 1.0, 361.0, 25.0, 7.0);
        if let Some(aim) = self.ring(s, &outline, &format!("sage:{area}"), 0.7) {
            draw_gain(s, aim.points, (350.0, top + 13.0), 10.0);
            self.lantern(s, &aim, (4.0, top + 2.0), 9.0);
        }
    }

    /// One's own villagers at the starts of trails: the trail in one line, and what it would bring.
    pub(super) fn draw_walks(&self) -> Scene {
        let mut scene = Scene::new(SIZE.0, SIZE.1);
        scene.set_label(&self.say(&self.say_table()));
        let s = &mut scene;
        self.draw_ground(s, SIZE);
        let owner = Owner::from(self.actor());
        let mut trails: Vec<(Area, u8)> = self
            .public
            .board(self.actor())
            .trails
            .iter()
            .map(|waiting| (waiting.area(), waiting.trail()))
            .collect();
        trails.dedup();
        let tall = (380.0 / trails.len().max(1) as f64).min(80.0);
        let first = (SIZE.1 - tall * trails.len() as f64) / 2.0;
        for (index, &(area, trail)) in trails.iter().enumerate() {
            self.draw_walk(s, owner, (area, trail), first + tall * index as f64, tall - 6.0);
        }
        scene
    }

    fn draw_walk(&self, s: &mut Scene, owner: Owner, (area, trail): (Area, u8), top: f64, tall: f64) {
        let (patch, texture, deep) = art::patch(area);
        let outline = Outline::rect(8.0, top, 374.0, tall, 10.0);
        let middle = top + tall / 2.0;
        let symbols = &self.game.components.area(area).trails[usize::from(trail - 1) % 5];
        let title = self.say(&quadrant::say_trail(area, trail, symbols));
        s.group().class("trail").title(&title).draw(|s| {
            s.outline(&outline).fill(patch).stroke(Ink::PI, 1.6);
            s.outline(&outline).fill(texture);
            s.group().at(74.0, middle).scale(0.9).draw(|s| sage::draw_emblem(s, area, (0.0, 0.0), deep));
            draw_pad(s, (98.0, middle), trail);
            let shown: Vec<_> =
                symbols.iter().copied().filter(|&symbol| symbol != crate::components::Symbol::Sage).collect();
            token::draw_row(s, &shown, (114.0, middle), 28.0, 214.0);
        });
        let here: Vec<_> =
            waiting_at(self, area, trail).into_iter().filter(|(other, ..)| *other == owner).collect();
        for (index, &(_, waiting, number)) in here.iter().enumerate() {
            let name = villagers::waiting_name(owner, waiting, number);
            let x = 30.0 + 12.0 * index as f64;
            self.named(s.group().class("villager"), &name).draw(|s| {
                villagers::draw(s, owner, waiting.kind(), (x, middle + 14.0), 36.0);
            });
        }
        if let Some(aim) = self.ring(s, &outline, &trail_target(area, trail), 0.8) {
            draw_gain(s, aim.points, (358.0, middle), 13.0);
            self.lantern(s, &aim, (14.0, top + 4.0), 11.0);
        }
    }

    /// The Sage whose rewards are picked, with words.
    pub(super) fn draw_audience(&self, area: Area) -> Scene {
        let mut scene = Scene::new(SIZE.0, SIZE.1);
        scene.set_label(&self.say(&words::sage(area)));
        let s = &mut scene;
        let (patch, texture, deep) = art::patch(area);
        self.draw_ground(s, SIZE);
        s.rect(8.0, 8.0, 374.0, 378.0).corner(16.0).fill(Ink::CARD).stroke(Ink::PI, 2.0);
        let top = Outline::rect(9.0, 9.0, 372.0, 104.0, 15.0);
        s.outline(&top).fill(patch);
        s.outline(&top).fill(texture);
        s.stamp(&art::people::SAGE, 26.0, 16.0, 92.0).color(deep);
        s.group().at(344.0, 46.0).scale(1.8).draw(|s| sage::draw_emblem(s, area, (0.0, 0.0), deep));
        s.rect(9.0, 98.0, 372.0, 30.0).fill(deep).stroke(Ink::PI, 1.6);
        s.text(195.0, 119.0, &self.say(&words::sage(area)))
            .face(Face::Title)
            .size(18.0)
            .middle()
            .fill(Ink::CASING)
            .fit(350.0);
        let left = match self.public.agenda.top() {
            Some(&Step::Sage { left, .. }) => left,
            _ => 0,
        };
        let words = self.say(&Message::new("pic-picks-left").with("left", left));
        for (line, words) in wrap(&words, Face::Title, 17.0, 170.0).iter().take(2).enumerate() {
            s.text(130.0, 52.0 + 21.0 * line as f64, words)
                .face(Face::Title)
                .size(17.0)
                .fill(Ink::PRINT)
                .hidden();
        }
        for index in 0..4u8 {
            self.draw_offer(s, area, index);
        }
        scene
    }

    fn draw_offer(&self, s: &mut Scene, area: Area, index: u8) {
        let reward = self.game.components.area(area).rewards[usize::from(index) % 4];
        let (x, y) = (20.0 + 180.0 * f64::from(index % 2), 142.0 + 120.0 * f64::from(index / 2));
        let (taken, small) = match self.public.agenda.top() {
            Some(&Step::Sage { taken, small, .. }) => (taken >> index & 1 == 1, small),
            _ => (false, true),
        };
        let shut = taken || (index == 3 && !small);
        let outline = Outline::rect(x, y, 170.0, 108.0, 12.0);
        s.group().opacity(if shut { 0.45 } else { 1.0 }).draw(|s| {
            let ground = if index == 3 { inks::LILAC } else { Ink::CUT };
            let box_ = s.outline(&outline).fill(ground).stroke(Ink::PRINT_2, 1.4);
            drop(if index == 3 { box_.dash(&[5.0, 4.0]) } else { box_ });
            token::draw(s, reward, (x + 85.0, y + 38.0), 52.0);
            let words = self.say(&words::symbol(reward));
            for (line, words) in wrap(&words, Face::Label, 14.0, 158.0).iter().take(2).enumerate() {
                s.text(x + 85.0, y + 82.0 + 17.0 * line as f64, words)
                    .size(14.0)
                    .middle()
                    .fill(Ink::PRINT)
                    .hidden();
            }
        });
        if let Some(aim) = self.ring(s, &outline, &format!("reward:{index}"), 0.9) {
            draw_gain(s, aim.points, (x + 150.0, y + 16.0), 12.0);
            self.lantern(s, &aim, (x + 12.0, y + 12.0), 12.0);
        }
    }

    /// A quarter of the board, as wide as the screen.
    pub(super) fn draw_quarter(&self, track: u8) -> Scene {
        let mut scene = Scene::with_view(-8.0, -4.0, quadrant::WIDTH + 16.0, quadrant::HEIGHT + 8.0);
        scene.set_label(&self.say(&words::track(track)));
        let s = &mut scene;
        s.group()
            .at(-8.0, -4.0)
            .draw(|s| self.draw_ground(s, (quadrant::WIDTH + 16.0, quadrant::HEIGHT + 8.0)));
        self.draw_quadrant(s, track);
        scene
    }

    /// A block of the centre by itself.
    pub(super) fn draw_block(&self, block: Block) -> Scene {
        let (width, height) = match block {
            Block::Borderlands => (borderlands::WIDTH, borderlands::HEIGHT),
            Block::Reserve => (reserve::WIDTH, reserve::HEIGHT),
            Block::Seasons => (seasons::WIDTH, seasons::HEIGHT),
        };
        let mut scene = Scene::with_view(-3.0, -3.0, width + 6.0, height + 6.0);
        scene.set_label(&self.say(&Message::new(block.title())));
        let s = &mut scene;
        match block {
            Block::Borderlands => self.draw_borderlands(s),
            Block::Reserve => self.draw_reserve(s),
            Block::Seasons => self.draw_seasons(s),
        }
        scene
    }
}

/// What lies in the middle of the board.
#[derive(Clone, Copy)]
pub(super) enum Block {
    Borderlands,
    Reserve,
    Seasons,
}

impl Block {
    pub(super) fn title(self) -> &'static str {
        match self {
            Block::Borderlands => "pic-borderlands",
            Block::Reserve => "pic-reserve",
            Block::Seasons => "pic-seasons",
        }
    }
}

/// Top and middle of the edge of an area.
fn shoulder(side: Side) -> (f64, f64) {
    match side {
        Side::Above => (125.0, 138.5),
        Side::Below => (190.0, 203.5),
    }
}
