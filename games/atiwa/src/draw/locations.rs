//! Locations: four stacks, each with the prices of its two spaces.

use bocage_canvas::{Badge, Face, Ink, Scene};
use bocage_engine::Message;

use super::art::{self, pieces};
use super::card::{self, Name};
use super::frame::{Frame, board};
use super::table::{BROAD, TOUCH, Table};
use crate::components::Choice;
use crate::vocabulary::{Card, Location, Piece, Space};

const TITLE: f64 = 24.0;
const SPACE: f64 = 43.0;
/// On narrow screens the two spaces of a stack lie one below the other, so that a finger finds them.
const NARROW_SPACES: f64 = TOUCH * 2.0 + 5.0;
const GAP: f64 = 7.0;

/// The spaces where a location is bought.
fn spaces(location: Location) -> [Space; 2] {
    match location {
        Location::Farm => [Space::FarmLeft, Space::FarmRight],
        Location::Hamlet => [Space::HamletLeft, Space::HamletRight],
        Location::Village => [Space::VillageLeft, Space::VillageRight],
        Location::Town => [Space::TownLeft, Space::TownRight],
    }
}

fn column(width: f64) -> f64 {
    let stacks = Location::ALL.len() as f64;
    (width - 16.0 - GAP * (stacks - 1.0)) / stacks
}

/// Height of the section at a width.
pub(super) fn height(width: f64, narrow: bool) -> f64 {
    let spaces = if narrow { NARROW_SPACES } else { SPACE };
    TITLE + card::height(column(width) - 4.0, Name::Counted) + 9.0 + spaces + 5.0
}

impl Table<'_> {
    pub(super) fn draw_locations(&self, s: &mut Scene, frame: Frame) {
        board(s, frame, &self.word("pic-locations"), &self.word("pic-locations-remark"));
        let width = column(frame.w);
        for (index, &location) in Location::ALL.iter().enumerate() {
            let x = frame.x + 8.0 + index as f64 * (width + GAP);
            let y = frame.y + TITLE;
            self.draw_stack(s, location, (x, y), width - 4.0);
            let below = y + card::height(width - 4.0, Name::Counted) + 9.0;
            let half = (width - 5.0) / 2.0;
            for (side, space) in spaces(location).into_iter().enumerate() {
                let frame = if self.look.narrow {
                    Frame::new(x, below + side as f64 * (TOUCH + 5.0), width, TOUCH)
                } else {
                    Frame::new(x + side as f64 * (half + 5.0), below, half, SPACE)
                };
                self.draw_price(s, space, frame);
            }
        }
    }

    /// A stack with its size; the one that can be bought now is a target.
    fn draw_stack(&self, s: &mut Scene, location: Location, (x, y): (f64, f64), width: f64) {
        let card = Card::location(location);
        let left = self.game.stack(self.public, location);
        let tall = card::height(width, Name::Counted);
        let name = self.say(&Message::new("pic-stack").with("card", self.say_card(card)).with("cards", left));
        let bought = self.resolving().is_some_and(|space| spaces(location).contains(&space));
        let edge = Frame::new(x, y, width + 4.0, tall + 4.0).inset(-1.5).outline(7.0);
        let target = if bought { "buy" } else { "" };
        let mark = if bought { self.thing(s, target, &name) } else { s.group().label(&name).title(&name) };
        mark.class("stack").draw(|s| {
            self.ring(s, target, &edge, BROAD);
            for sheet in (1..left.min(3)).rev() {
                let off = f64::from(sheet) * 2.0;
                s.rect(x + off, y + off, width, tall).corner(6.0).fill(art::PLACE_EDGE).stroke(Ink::PI, 1.4);
            }
            let opacity = if left == 0 { 0.4 } else { 1.0 };
            s.group().at(x, y).opacity(opacity).draw(|s| self.draw_face(s, card, width, Name::Counted));
        });
        // Below the name, where it hides no cell.
        s.group().class("badge").hidden().draw(|s| {
            s.text(x + width / 2.0, y + tall - 4.5, &format!("×{left}"))
                .face(Face::Number)
                .size(12.6)
                .middle()
                .fill(Ink::PRINT);
        });
        self.verb(s, target, (x + 4.0, y + tall - 2.0), 10.0, Badge::Arrow(180.0));
    }

    /// A space: its price in trees and gold. The price that the seat can pay is in ink, what it lacks in red.
    fn draw_price(&self, s: &mut Scene, space: Space, frame: Frame) {
        let Some(Choice::Buy { trees, gold, .. }) = self.game.components.offer(self.public, space).choice
        else {
            return;
        };
        let side = self.public.side(self.focus);
        let lacks = [side.tableau.count(Piece::Tree) < trees, side.gold < u16::from(gold)];
        let size = 37.0_f64.min(frame.w + 3.0);
        self.draw_space(s, (space, frame), (frame.cx(), frame.cy(), size), |s| {
            let prices = [(trees, &pieces::TREE, lacks[0]), (gold, &pieces::GOLD, lacks[1])];
            for (index, (amount, symbol, lack)) in prices.into_iter().enumerate() {
                // One below the other, or side by side where the space is low and broad.
                let (cx, y) = if frame.w > frame.h {
                    (frame.cx() + (index as f64 - 0.5) * 35.0, frame.cy())
                } else {
                    (frame.cx() - 0.5, frame.y + 12.5 + index as f64 * 18.0)
                };
                let ink = if lack { art::LOSS } else { Ink::PRINT };
                if lack {
                    s.rect(cx - 12.5, y - 8.0, 12.5, 16.0).corner(6.0).fill(art::BLUSH);
                }
                s.text(cx - 2.0, y + 5.0, &amount.to_string()).face(Face::Number).size(14.5).end().fill(ink);
                s.stamp_centred(symbol, cx + 7.0, y, 15.5);
            }
        });
    }
}
