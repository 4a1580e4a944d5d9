//! The upkeep to come: its five steps, as they would turn out now. Steps that are over are ticked off.

use bocage_canvas::art::icons;
use bocage_canvas::{Face, Ink, Mood, Scene, Symbol, text_width};
use bocage_engine::Message;

use super::art::pieces;
use super::frame::{Frame, shorten};
use super::table::{Table, drawing};
use crate::state::{Phase, Side, Step};
use crate::vocabulary::Piece;
use crate::words;

const WIDE: (f64, f64) = (760.0, 56.0);
const NARROW: (f64, f64) = (390.0, 112.0);
/// The steps of each line, with their widths as shares of it.
const LINE: &[&[f64]] = &[&[0.92, 1.3, 0.58, 1.3, 1.4]];
const NARROW_LINES: &[&[f64]] = &[&[1.0, 1.5, 0.7], &[1.0, 1.2]];
const NAMES: [&str; 5] =
    ["pic-step-income", "pic-step-growth", "pic-step-return", "pic-step-feeding", "pic-step-breeding"];

/// Written for what is fulfilled or over, and for what has no room or nothing left in supply.
const TICK: &str = "✓";
const LOCK: &str = "✗";

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
        let lines = if self.look.narrow { NARROW_LINES } else { LINE };
        let tall = height / lines.len() as f64;
        let mut step = 0;
        for (line, shares) in lines.iter().enumerate() {
            let total: f64 = shares.iter().sum();
            let mut x = 0.0;
            for share in *shares {
                let frame = Frame::new(x, line as f64 * tall, width * share / total, tall);
                self.draw_step(s, step, frame);
                x = frame.right();
                step += 1;
            }
        }
        scene
    }

    fn draw_step(&self, s: &mut Scene, step: usize, frame: Frame) {
        let (items, name) = self.step_items(step);
        let current = self.current_step() == Some(step);
        s.group().class("step").label(&name).title(&name).draw(|s| {
            let ground = if current { Ink::HEDGE_SOFT } else { Ink::PAPER };
            s.outline(&frame.outline(0.0)).fill(ground);
            if frame.x > 0.0 {
                s.line(frame.x, frame.y + 6.0, frame.x, frame.bottom() - 6.0)
                    .stroke(Ink::PAPER_EDGE, 1.5)
                    .dash(&[4.0, 4.0]);
            }
            let left = frame.x + 10.0;
            let title = format!("{} {}", step + 1, self.word(NAMES[step % 5]));
            let words = shorten(&title, Face::Label, 13.0, frame.right() - left - 3.0);
            s.text(left, frame.y + 18.0, &words).size(13.0).fill(Ink::INK_2);
            draw_items(s, &items, Frame::new(left, frame.y + 24.0, frame.right() - left - 4.0, 28.0));
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

    /// Is a step of this upkeep over for the seat that is shown large? What follows from its pieces then is
    /// a matter of the next round, if there is one.
    fn is_past(&self, step: usize) -> bool {
        self.public.phase == Phase::Upkeep && self.current_step().is_none_or(|current| step < current)
    }

    fn past_items(&self, step: usize) -> (Vec<Item>, String) {
        let symbol = match step {
            0 => &pieces::GOLD,
            1 => drawing(Piece::Tree),
            2 => &pieces::BAT,
            3 => &pieces::FOOD,
            _ => drawing(Piece::Family),
        };
        let name = Message::new("pic-step-past").with("step", self.word(NAMES[step % 5]));
        (vec![item(symbol, TICK.to_owned())], self.say(&name))
    }

    /// What a step brings, in signs and in words.
    fn step_items(&self, step: usize) -> (Vec<Item>, String) {
        let side = self.public.side(self.focus);
        match step {
            step if self.is_past(step) => self.past_items(step),
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

    /// The most that can still grow: what grows first counts for what grows next.
    fn growth_items(&self, side: &Side) -> (Vec<Item>, String) {
        let growing = match side.agenda.top() {
            Some(&Step::Grow { piece, left }) => Some((piece, left)),
            _ => None,
        };
        let mut has_come = growing.is_none();
        let mut grown: Side = *side;
        let mut items = Vec::new();
        let mut gains = Vec::new();
        let chain =
            [(Piece::WildAnimal, Piece::Tree), (Piece::Tree, Piece::Fruit), (Piece::Fruit, Piece::Bat)];
        for (source, piece) in chain {
            let now = growing.filter(|&(growing, _)| growing == piece);
            has_come |= now.is_some();
            let most = match now {
                Some((_, left)) => left, // Read once, when it began.
                None if has_come => self.game.row_value(&grown, source),
                None => 0,
            };
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

    /// Need and food. Both are fixed when the step begins: goats that are eaten later change the row, but
    /// not the need.
    fn feeding_items(&self, side: &Side) -> (Vec<Item>, String) {
        let mut items = Vec::new();
        let (need, food) = match side.agenda.top() {
            Some(&Step::Starve { left }) => return self.starving_items(side, left),
            Some(&Step::Feed { need, last, bats }) => (need, self.game.payable(side, last, bats)),
            _ => {
                let row = |piece| self.game.row_value(side, piece);
                items.push(item(&pieces::FAMILY, row(Piece::Family).to_string()));
                items.push(item(&pieces::GOAT, format!("−{}", row(Piece::Goat))));
                (self.game.food_need(side), self.game.larder(side, side.tableau.untrained()).total())
            }
        };
        let enough = u32::from(need) <= food;
        let words = if enough { need.to_string() } else { format!("{food}/{need}") };
        items.push(Item { symbol: &pieces::FOOD, words, hot: Some(enough) });
        let key = if enough { "pic-feeding" } else { "pic-feeding-short" };
        let missing = u32::from(need).saturating_sub(food);
        let name = Message::new(key)
            .with("need", need)
            .with("food", food)
            .with("missing", missing)
            .with("points", -self.game.components.scoring.shortage);
        (items, self.say(&name))
    }

    /// A shortage is counted before its bats are picked (R15).
    fn starving_items(&self, side: &Side, left: u8) -> (Vec<Item>, String) {
        let missing = side.shortage;
        let items = vec![
            item(&pieces::BAT, left.to_string()),
            Item { symbol: &pieces::FOOD, words: format!("−{missing}"), hot: Some(false) },
        ];
        let name = Message::new("pic-starving")
            .with("bats", words::amount(Piece::Bat, left))
            .with("missing", missing)
            .with("points", -self.game.components.scoring.shortage);
        (items, self.say(&name))
    }

    fn breeding_items(&self, side: &Side) -> (Vec<Item>, String) {
        let conditions = &self.game.components.round(self.public.round_index()).breeding;
        let mut items = Vec::new();
        let mut parts = Vec::new();
        for condition in conditions {
            let count = side.tableau.count(condition.piece);
            let enough = count >= condition.at_least;
            let words = match (enough, self.game.gainable(side, condition.piece)) {
                (true, true) => TICK.to_owned(),
                (true, false) => LOCK.to_owned(),
                (false, _) => format!("{count}/{}", condition.at_least),
            };
            items.push(item(drawing(condition.piece), words));
            parts.push(words::amount(condition.piece, condition.at_least));
        }
        (items, self.say(&Message::new("pic-breeding").with("conditions", parts)))
    }
}

/// Things and numbers in a line, as far apart as there is room.
fn draw_items(s: &mut Scene, items: &[Item], frame: Frame) {
    const ICON: f64 = 25.0;
    const TEXT: f64 = 17.0;
    let width = |item: &Item| {
        let words = if is_sign(item) { 17.0 } else { text_width(&item.words, Face::Number, TEXT) };
        ICON + 2.0 + words + if item.hot.is_some() { 12.0 } else { 0.0 }
    };
    let natural: f64 = items.iter().map(width).sum();
    let gap = ((frame.w - natural) / items.len().max(1) as f64).clamp(0.0, 10.0);
    let scale = (frame.w / natural).min(1.0);
    s.group().at(frame.x, frame.cy()).scale(scale).draw(|s| {
        let mut x = 0.0;
        for item in items {
            draw_item(s, item, x, ICON, TEXT);
            x += width(item) + gap;
        }
    });
}

/// Is it an icon instead of a number?
fn is_sign(item: &Item) -> bool {
    item.words == TICK || item.words == LOCK
}

/// A thing and its number from (`x`, 0); food to find stands on a pill.
fn draw_item(s: &mut Scene, item: &Item, x: f64, icon: f64, text: f64) {
    s.stamp_centred(item.symbol, x + icon / 2.0, 0.0, icon);
    if is_sign(item) {
        let (sign, ink) =
            if item.words == TICK { (&icons::TICK, Ink::HEDGE) } else { (&icons::LOCK, Ink::INK_3) };
        s.stamp_centred(sign, x + icon + 9.0, 0.0, 16.0).color(ink);
        return;
    }
    let width = text_width(&item.words, Face::Number, text);
    let (mut start, mut ink) = (x + icon + 2.0, Ink::INK);
    if let Some(enough) = item.hot {
        let ground = if enough { Ink::LEAF_LIT } else { Mood::Atiwa.accent() };
        s.rect(x + icon + 1.0, -11.0, width + 12.0, 22.0).corner(11.0).fill(ground).stroke(Ink::PI, 1.4);
        (start, ink) = (x + icon + 7.0, Ink::PRINT);
    }
    s.text(start, text * 0.35, &item.words).face(Face::Number).size(text).fill(ink);
}
