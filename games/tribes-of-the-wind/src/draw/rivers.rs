//! What all share: the rivers of elements, forest tiles and village cards.

use bocage_canvas::{Face, Ink, Outline, Scene};
use bocage_engine::Message;
use bocage_stage::{Panel, Place};

use super::element::{self, UPRIGHT, upright};
use super::inks;
use super::table::{Table, shorten};
use super::tile::draw_small;
use crate::state::Step;
use crate::vocabulary::{Element, Tile};
use crate::words;

/// Width of the panels; on narrow screens everything is larger.
const WIDTH: f64 = 308.0;
const NARROW_WIDTH: f64 = 358.0;
const BACK: f64 = 42.0;
const TILE: f64 = 55.0;
const VILLAGE: (f64, f64) = (150.0, 60.0);
const OPEN: f64 = 92.0;

impl Table<'_> {
    pub(super) fn rivers(&self) -> Vec<Panel> {
        let panel =
            |id, title, note, scene| Panel { id, place: Place::Shared, title, note: Some(note), scene };
        let forests = match self.step() {
            Some(Step::Forest { cost } | Step::PlaceForest { cost, .. }) => {
                Message::new("pic-forests-cost").with("cost", *cost)
            }
            _ => Message::new("pic-forests-note"),
        };
        let villages = match self.step() {
            Some(Step::Keep { .. }) => Message::new("pic-keep-note"),
            _ => Message::new("pic-villages-note"),
        };
        vec![
            panel(
                "elements",
                Message::new("pic-elements"),
                Message::new("pic-elements-note"),
                self.elements(),
            ),
            panel("forests", Message::new("pic-forests"), forests, self.forests()),
            panel("villages", Message::new("pic-villages"), villages, self.villages()),
        ]
    }

    /// A panel `height` tall, drawn 308 wide and enlarged for phones.
    fn panel(&self, height: f64, label: &str, inside: impl FnOnce(&mut Scene)) -> Scene {
        let width = if self.narrow() { NARROW_WIDTH } else { WIDTH };
        let scale = width / WIDTH;
        let mut scene = Scene::new(width, height * scale);
        scene.set_label(label);
        scene.rect(0.0, 0.0, width, height * scale).fill(Ink::PAPER).hidden();
        scene.group().scale(scale).draw(inside);
        scene
    }

    fn elements(&self) -> Scene {
        let public = self.public;
        let label = self.say(
            &Message::new("sketch-elements")
                .with(
                    "river",
                    public
                        .element_river
                        .iter()
                        .flatten()
                        .map(|back| words::element(*back))
                        .collect::<Vec<_>>(),
                )
                .with("top", public.deck_top.map_or(Message::new("tile-none"), words::element))
                .with("deck", public.deck_size())
                .with("discard", public.element_discard.len()),
        );
        self.panel(98.0, &label, |s| {
            for (slot, back) in public.element_river.iter().enumerate() {
                let at = (5.0 + 52.0 * slot as f64, 6.0);
                self.draw_back(s, *back, &format!("element:{slot}"), at, "pic-back-river");
            }
            s.rect(221.0, 12.0, BACK - 2.0, BACK * UPRIGHT - 8.0)
                .corner(8.0)
                .fill(Ink::CUT)
                .stroke(Ink::PI, 1.6);
            self.draw_back(s, public.deck_top, "element:deck", (216.0, 6.0), "pic-back-deck");
            self.draw_discard(s, (266.0, 5.0));
            for (x, key, count) in [
                (237.0, "pic-deck", public.deck_size()),
                (285.0, "pic-discard", public.element_discard.len()),
            ] {
                s.text(x, 78.0, &self.word(key)).size(12.0).middle().fill(Ink::INK_2).fit(52.0);
                s.text(x, 93.0, &count.to_string()).face(Face::Number).size(15.0).middle();
            }
            if let Some(card) = public.in_play {
                let words =
                    self.say(&Message::new("pic-in-play").with("element", words::element(card.element())));
                let words = shorten(&words, Face::Label, 12.5, 196.0);
                s.text(6.0, 84.0, &words).size(12.5).fill(Ink::INK_2);
            }
        })
    }

    fn draw_back(
        &self,
        s: &mut Scene,
        back: Option<Element>,
        target: &str,
        (x, y): (f64, f64),
        key: &'static str,
    ) {
        let Some(element) = back else {
            element::place(s, (x, y), BACK, BACK * UPRIGHT - 2.0);
            return;
        };
        let words = self.say(&Message::new(key).with("element", words::element(element)));
        let touch = self.touch(target);
        let edge = Outline::rect(x + 0.5, y + 0.5, BACK - 1.0, BACK * UPRIGHT - 4.0, 9.0);
        self.lift(s, touch.as_ref(), &edge, &words, |s| {
            s.outline(&edge).fill(Ink::CUT);
            upright(s, element, (x, y), BACK);
        });
    }

    /// The discard lies open: how many of each element are in it.
    fn draw_discard(&self, s: &mut Scene, (x, y): (f64, f64)) {
        let count = |element: Element| {
            self.public.element_discard.iter().filter(|card| card.element() == element).count()
        };
        let backs: Vec<Message> = Element::ALL
            .iter()
            .map(|&of| Message::new("backs").with("count", count(of)).with("element", words::element(of)))
            .collect();
        let words = self.say(&Message::new("pic-discard-title").with("backs", backs));
        s.group().label(&words).title(&words).draw(|s| {
            let h = BACK * UPRIGHT - 3.0;
            s.rect(x + 1.0, y + 1.0, BACK - 4.0, h - 2.0)
                .corner(8.0)
                .fill(Ink::CUT)
                .stroke(Ink::OUTLINE, 1.6)
                .dash(&[4.0, 3.0]);
            for &element in Element::ALL {
                let middle = y + 8.2 + 12.4 * element.index() as f64;
                s.stamp_centred(inks::dress(element).sign, x + 11.5, middle, 10.5);
                s.text(x + 20.0, middle + 4.6, &count(element).to_string())
                    .face(Face::Number)
                    .size(12.5)
                    .fill(Ink::PRINT);
            }
        });
    }

    fn forests(&self) -> Scene {
        let label = self.word("pic-forests");
        self.panel(90.0, &label, |s| {
            let places = self.public.forest_river.iter().copied().zip(0..);
            for (tile, slot) in places {
                self.draw_forest(s, tile, &format!("forest:{slot}"), (4.0 + 62.0 * f64::from(slot), 5.0));
            }
            let (x, y) = (4.0 + 62.0 * 4.0, 5.0);
            if self.public.stack_size > 1 {
                s.rect(x + 3.0, y + 5.0, TILE - 3.0, 62.0)
                    .corner(8.0)
                    .fill(inks::PLASTER)
                    .stroke(Ink::PI, 1.6);
            }
            self.draw_forest(s, self.public.stack_top, "forest:stack", (x, y));
            let words = self.say(&Message::new("pic-stack").with("tiles", self.public.stack_size));
            s.text(x + TILE / 2.0 - 2.0, 87.0, &words).size(12.5).middle().fill(Ink::INK_2);
        })
    }

    fn draw_forest(&self, s: &mut Scene, tile: Option<Tile>, target: &str, (x, y): (f64, f64)) {
        let Some(tile) = tile else {
            element::place(s, (x, y), TILE - 3.0, 64.0);
            return;
        };
        let face = self.game.components.tile(tile);
        let words = self.say(&self.game.say_tile(tile));
        let touch = self.touch(target);
        let edge = Outline::rect(x, y, TILE - 3.0, 66.0, 9.0);
        let taken = matches!(self.step(), Some(Step::PlaceForest { choice, .. }) if self.public.forest_choice(*choice) == Some(tile));
        self.lift(s, touch.as_ref(), &edge, &words, |s| {
            s.outline(&edge).fill(Ink::CUT);
            s.group()
                .piece(&format!("tile-{}", face.id))
                .at(x, y)
                .scale(TILE / 72.0)
                .draw(|s| draw_small(s, face));
        });
        if taken {
            s.ring(&edge, bocage_canvas::State::Selected);
            s.group().at(x, y).scale(TILE / 72.0).hidden().draw(|s| draw_small(s, face));
            s.badge(x + TILE - 8.0, y + 6.0, 10.0, bocage_canvas::Badge::Tick);
        }
    }

    fn villages(&self) -> Scene {
        let label = self.word("pic-villages");
        let offered = match self.step() {
            Some(Step::Keep { cards }) => Some(*cards),
            _ => None,
        };
        let open = self.public.village_in_hand;
        let above = match (offered, open) {
            (Some(_), _) => VILLAGE.1 + 18.0,
            (None, Some(_)) => OPEN + 16.0,
            (None, None) => 0.0,
        };
        self.panel(above + VILLAGE.1 * 2.0 + 16.0, &label, |s| {
            for (card, place) in offered.iter().flatten().zip(0..) {
                let at = (3.0 + 154.0 * f64::from(place), 4.0);
                self.draw_village_card(s, *card, at, VILLAGE, self.touch(&format!("keep:{card}")).as_ref());
            }
            if let (Some(card), None) = (open, offered) {
                self.draw_open_card(s, card, (3.0, 4.0), (WIDTH - 6.0, OPEN));
            }
            if above > 0.0 {
                s.line(4.0, above - 3.0, WIDTH - 4.0, above - 3.0)
                    .stroke(Ink::PAPER_EDGE, 1.4)
                    .dash(&[4.0, 4.0]);
            }
            for (card, slot) in self.public.village_river.iter().zip(0u8..) {
                let at = (
                    3.0 + 154.0 * f64::from(slot % 2),
                    above + 4.0 + (VILLAGE.1 + 8.0) * f64::from(slot / 2),
                );
                match card {
                    Some(card) => {
                        let touch = self.touch(&format!("village:{slot}"));
                        self.draw_village_card(s, *card, at, VILLAGE, touch.as_ref());
                    }
                    None => element::place(s, at, VILLAGE.0, VILLAGE.1),
                }
            }
        })
    }
}
