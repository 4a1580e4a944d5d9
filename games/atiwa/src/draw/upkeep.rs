//! The upkeep to come: its five steps, as they would turn out now.

use bocage_canvas::art::icons;
use bocage_canvas::{Face, Ink, Mood, Scene, Symbol, text_width};
use bocage_engine::Message;

use super::art::pieces;
use super::frame::Frame;
use super::table::{Table, drawing};
use crate::state::{Phase, Side, Step};
use crate::vocabulary::Piece;
use crate::words;

const WIDE: (f64, f64) = (760.0, 56.0);
const NARROW: (f64, f64) = (390.0, 58.0);
/// The widths of the steps, as shares.
const SHARES: [f64; 5] = [1.0, 1.45, 0.66, 1.12, 1.2];
const NAMES: [&str; 5] =
    ["pic-step-income", "pic-step-growth", "pic-step-return", "pic-step-feeding", "pic-step-breeding"];

/// A thing and a number.
struct Item {
    symbol: &'static Symbol,
    words: String,
    /// Does it stand out: food that is needed?
    hot: Option<bool>,
}

fn item(symbol: &'static Symbol, words: String) -> Item {
    Item { symbol, words, hot: None }
}

impl Table<'_> {
    pub(super) fn draw_upkeep(&self) -> Scene {
        let (width, height) = if self.look.narrow { NARROW } else { WIDE };
        let mut scene = Scene::new(width, height);
        scene.set_label(&self.word("pic-upkeep"));
        let s = &mut scene;
        s.rect(0.0, 0.0, width, height).fill(Ink::PAPER).hidden();
        let total: f64 = SHARES.iter().sum();
        let mut x = 0.0;
        for (step, share) in SHARES.into_iter().enumerate() {
            let frame = Frame::new(x, 0.0, width * share / total, height);
            self.draw_step(s, step, frame);
            x = frame.right();
        }
        scene
    }

    fn draw_step(&self, s: &mut Scene, step: usize, frame: Frame) {
        let (items, name) = self.step_items(step);
        let current = self.current_step() == Some(step);
        s.group().class("step").label(&name).title(&name).draw(|s| {
            let ground = if current { Ink::HEDGE_SOFT } else { Ink::PAPER };
            s.outline(&frame.outline(0.0)).fill(ground);
            if step > 0 {
                s.line(frame.x, 6.0, frame.x, frame.h - 6.0).stroke(Ink::PAPER_EDGE, 1.5).dash(&[4.0, 4.0]);
            }
            let narrow = self.look.narrow;
            let left = frame.x + if narrow { 5.0 } else { 10.0 };
            let size = if narrow { 12.0 } else { 13.0 };
            let title = self.word(NAMES[step % 5]);
            let title = if narrow { title } else { format!("{} {title}", step + 1) };
            let words = super::frame::shorten(&title, Face::Label, size, frame.right() - left - 3.0);
            s.text(left, 18.0, &words).size(size).fill(Ink::INK_2);
            draw_items(s, &items, Frame::new(left, 24.0, frame.right() - left - 3.0, 28.0), narrow);
        });
    }

    /// Which step the seat that is shown large is at; none while workers are placed.
    fn current_step(&self) -> Option<usize> {
        if self.public.phase != Phase::Upkeep {
            return None;
        }
        Some(match self.public.side(self.focus).agenda.top()? {
            Step::Grow { .. } => 1,
            Step::Return => 2,
            Step::Feed { .. } | Step::Starve { .. } => 3,
            _ => 4,
        })
    }

    /// What a step brings, in signs and in words.
    fn step_items(&self, step: usize) -> (Vec<Item>, String) {
        let side = self.public.side(self.focus);
        match step {
            0 => self.income_items(side),
            1 => self.growth_items(side),
            2 => {
                let bats = side.night;
                let name = Message::new("pic-night-bats").with("bats", words::amount(Piece::Bat, bats));
                (vec![item(&pieces::BAT, bats.to_string())], self.say(&name))
            }
            3 => self.feeding_items(side),
            _ => self.breeding_items(side),
        }
    }

    fn income_items(&self, side: &Side) -> (Vec<Item>, String) {
        let (gold, markers) = (side.tableau.trained(), self.doomed(self.focus).len());
        let items =
            vec![item(&pieces::GOLD, format!("+{gold}")), item(&pieces::POLLUTION, markers.to_string())];
        let name = Message::new("pic-income")
            .with("gold", gold)
            .with("markers", markers)
            .with("bag", self.public.markers());
        (items, self.say(&name))
    }

    /// The most that can grow: what grows first counts for what grows next.
    fn growth_items(&self, side: &Side) -> (Vec<Item>, String) {
        let mut grown: Side = *side;
        let mut items = Vec::new();
        let mut gains = Vec::new();
        let chain =
            [(Piece::WildAnimal, Piece::Tree), (Piece::Tree, Piece::Fruit), (Piece::Fruit, Piece::Bat)];
        for (source, piece) in chain {
            let most = self.game.row_value(&grown, source);
            let left = grown.supply.get(piece.index()).copied().unwrap_or(u8::MAX);
            let gain = most.min(left);
            if let Some(supply) = grown.supply.get_mut(piece.index()) {
                *supply -= gain;
            }
            items.push(item(drawing(piece), format!("+{gain}")));
            gains.push(words::amount(piece, gain));
        }
        (items, self.say(&Message::new("pic-growth").with("pieces", gains)))
    }

    fn feeding_items(&self, side: &Side) -> (Vec<Item>, String) {
        let (families, goats) =
            (self.game.row_value(side, Piece::Family), self.game.row_value(side, Piece::Goat));
        let need = match side.agenda.top() {
            Some(&Step::Feed { need, .. }) => need,
            _ => self.game.food_need(side),
        };
        let food = self.game.larder(side, side.tableau.untrained()).total();
        let enough = u32::from(need) <= food;
        let mut items = Vec::new();
        if !self.look.narrow {
            items.push(item(&pieces::FAMILY, families.to_string()));
            items.push(item(&pieces::GOAT, format!("−{goats}")));
        }
        items.push(Item { symbol: &pieces::FOOD, words: need.to_string(), hot: Some(enough) });
        let key = if enough { "pic-feeding" } else { "pic-feeding-short" };
        let missing = u32::from(need).saturating_sub(food);
        let name = Message::new(key).with("need", need).with("food", food).with("missing", missing);
        (items, self.say(&name))
    }

    fn breeding_items(&self, side: &Side) -> (Vec<Item>, String) {
        let conditions = &self.game.components.round(self.public.round_index()).breeding;
        let mut items = Vec::new();
        let mut parts = Vec::new();
        for condition in conditions {
            let count = side.tableau.count(condition.piece);
            let enough = count >= condition.at_least && self.game.gainable(side, condition.piece);
            let words = if enough { "✓".to_owned() } else { format!("{count}/{}", condition.at_least) };
            items.push(item(drawing(condition.piece), words));
            parts.push(words::amount(condition.piece, condition.at_least));
        }
        (items, self.say(&Message::new("pic-breeding").with("conditions", parts)))
    }
}

fn draw_items(s: &mut Scene, items: &[Item], frame: Frame, narrow: bool) {
    let (icon, text) = if narrow { (19.0, 14.0) } else { (25.0, 17.0) };
    let natural: f64 =
        items.iter().map(|item| icon + 2.0 + text_width(&item.words, Face::Number, text)).sum();
    let gap = ((frame.w - natural) / items.len().max(1) as f64).clamp(1.0, 9.0);
    let scale = (frame.w / (natural + gap * items.len() as f64)).min(1.0);
    let (icon, text) = (icon * scale, text * scale.max(0.86));
    let mut x = frame.x;
    for item in items {
        let width = text_width(&item.words, Face::Number, text);
        if let Some(enough) = item.hot {
            let ground = if enough { Ink::LEAF_LIT } else { Mood::Atiwa.accent() };
            s.rect(x + icon, frame.cy() - 11.0, width + 12.0, 22.0)
                .corner(11.0)
                .fill(ground)
                .stroke(Ink::PI, 1.4);
        }
        s.stamp_centred(item.symbol, x + icon / 2.0, frame.cy(), icon);
        if item.words == "✓" {
            s.stamp_centred(&icons::TICK, x + icon + 9.0, frame.cy(), 15.0).color(Ink::HEDGE);
            x += icon + 18.0 + gap;
            continue;
        }
        let (start, ink) =
            if item.hot.is_some() { (x + icon + 6.0, Ink::PRINT) } else { (x + icon + 2.0, Ink::INK) };
        s.text(start, frame.cy() + text * 0.35, &item.words).face(Face::Number).size(text).fill(ink);
        x = start + width + gap;
    }
}
