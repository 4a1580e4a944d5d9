//! Pictures for narrow screens: fewer and larger things. The trails that one may send villagers along, a
//! quarter of the board, and the blocks of its centre by themselves.

use bocage_canvas::{Face, Ink, Outline, Scene};
use bocage_engine::Message;

use super::desk::{Desk, draw_gain};
use super::quadrant::{self, waiting_at};
use super::{art, borderlands, reserve, seasons, token, trail_target, villagers};
use crate::vocabulary::{Area, Owner};
use crate::words;

/// The big picture of a phone is about square.
pub(super) const SIZE: (f64, f64) = (390.0, 394.0);
/// The height of a trail that may be walked.
const WALK: f64 = 88.0;

impl Desk<'_> {
    /// One's own villagers at the starts of trails: the trail in one line, and what it would bring.
    pub(super) fn draw_walks(&self) -> Scene {
        let mut trails: Vec<(Area, u8)> = self
            .public
            .board(self.actor())
            .trails
            .iter()
            .map(|waiting| (waiting.area(), waiting.trail()))
            .collect();
        trails.dedup();
        let height = (WALK * trails.len() as f64 + 12.0).max(200.0);
        let mut scene = Scene::new(SIZE.0, height);
        scene.set_label(&self.say(&self.say_table()));
        let s = &mut scene;
        self.draw_ground(s, (SIZE.0, height));
        let owner = Owner::from(self.actor());
        let first = (height - WALK * trails.len() as f64) / 2.0;
        for (index, &(area, trail)) in trails.iter().enumerate() {
            self.draw_walk(s, owner, (area, trail), first + WALK * index as f64 + 4.0);
        }
        scene
    }

    /// A villager, the name of its trail, the symbols that it will meet, and the Sage at the end.
    fn draw_walk(&self, s: &mut Scene, owner: Owner, (area, trail): (Area, u8), top: f64) {
        let (patch, texture, deep) = art::patch(area);
        let outline = Outline::rect(8.0, top, 374.0, WALK - 8.0, 10.0);
        let row = top + 53.0;
        let symbols = &self.game.components.area(area).trails[usize::from(trail - 1) % 5];
        let title = self.say(&quadrant::say_trail(area, trail, symbols));
        s.group().class("trail").title(&title).draw(|s| {
            s.outline(&outline).fill(patch).stroke(Ink::PI, 1.6);
            s.outline(&outline).fill(texture);
            let name = Message::new("pic-trail-name").with("area", words::area(area)).with("trail", trail);
            s.text(72.0, top + 24.0, &self.say(&name)).face(Face::Title).size(16.0).fill(Ink::PRINT).hidden();
            let shown: Vec<_> =
                symbols.iter().copied().filter(|&symbol| symbol != crate::components::Symbol::Sage).collect();
            token::draw_row(s, &shown, (70.0, row), 30.0, 206.0);
            let end = 70.0 + (33.0 * shown.len() as f64).min(206.0) + 2.0;
            s.path(format!("M{} {}l5 5-5 5", end + 4.0, row - 5.0)).stroke(Ink::PRINT, 2.4).round().hidden();
            s.stamp_centred(&art::people::SAGE, end + 30.0, row - 2.0, 30.0).color(deep);
            let level = self.public.board(self.actor()).gifts[area.index()];
            s.text(end + 46.0, row + 6.0, &format!("×{level}"))
                .face(Face::Number)
                .size(15.0)
                .fill(Ink::PRINT);
        });
        let here: Vec<_> =
            waiting_at(self, area, trail).into_iter().filter(|(other, ..)| *other == owner).collect();
        for (index, &(_, waiting, number)) in here.iter().enumerate() {
            let name = villagers::waiting_name(owner, waiting, number);
            let x = 36.0 + 13.0 * index as f64;
            self.named(s.group().class("villager"), &name).draw(|s| {
                villagers::draw(s, owner, waiting.kind(), (x, row + 14.0), 42.0);
            });
        }
        if let Some(aim) = self.ring(s, &outline, &trail_target(area, trail), 0.8) {
            draw_gain(s, aim.points, (356.0, top + 20.0), 13.0);
            self.lantern(s, &aim, (14.0, top + 4.0), 11.0);
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
