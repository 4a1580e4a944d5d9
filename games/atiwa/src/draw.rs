//! The pictures of the table: tableaus, the action board, the upkeep to come, the goals of a solo game.
//!
//! On wide screens the board shows the rounds, a tableau with its supply board and the night card; the
//! column beside it holds the other action spaces. On narrow screens the board shows the tableau, or only
//! the cards on which something can be done, larger; all action spaces are in the shared tab. What the
//! page may use:
//!
//! - Targets: `space:<space>` an action space, `cell:<cell>` a cell, `place:<coordinate>` a free place of
//!   the tableau, `slot:<n>` an open card, `deck`, `buy` the stack of the location to buy, `option:<n>` and
//!   `pay` what a space asks to choose or pay, `night` the bat action, `gold` gold to be paid for food.
//! - `data-piece`: `p<seat>-<cell>` what stands on a cell (`…r` what it carries), `x<seat>-<cell>` its
//!   pollution, `card-<number>` a terrain card wherever it lies, `card<seat>-<coordinate>` a location,
//!   `hand<seat>` a location in hand, `tile-<tile>` a tile, `worker-<owner>-<space>` a worker,
//!   `night<seat>-<n>` a bat in the night, `drum` the first player marker, `gold<seat>` gold.
//! - `.space[data-place]`, `.cell[data-place]`: named like their target but not targets, to answer a click
//!   where nothing can be done.
//! - `.doom[data-space]` marks the cells that pollution will take next.

mod actions;
mod art;
mod card;
mod cell;
mod coordinates;
mod corner;
mod cover;
mod frame;
mod goals;
mod head;
mod locations;
mod night;
mod offer;
mod others;
mod own;
mod rounds;
mod side;
mod sky;
mod space;
mod supply;
mod table;
mod tableau;
mod terrain;
mod upkeep;

use std::cmp::Ordering;

use bocage_canvas::{Mood, Scene, Symbol};
use bocage_engine::{Game, Message, Seat, ViewOf};
use bocage_stage::{Draw, Look, Panel, Period, Place};

use crate::Atiwa;
use crate::actions::Action;
use crate::events::Event;
use crate::state::{Phase, Public, Side, Step};
use crate::vocabulary::{Card, Cell, Coord, Space};
use crate::words::NUMERALS;

use art::pieces;
use table::Table;

/// What this game's pictures are drawn for.
pub(crate) type AtiwaLook<'a> = Look<'a, Atiwa>;

impl Draw for Atiwa {
    const MOOD: Mood = Mood::Atiwa;

    fn panels(&self, view: &ViewOf<Self>, look: &Look<'_, Self>) -> Vec<Panel> {
        let table = Table::new(self, view, look);
        let focus = table.focus;
        let mut panels = vec![Panel {
            id: "tableau",
            place: Place::Board,
            title: tableau_of(focus),
            note: None,
            scene: table.draw_own(),
        }];
        if look.narrow {
            panels.push(panel("supply", Place::Strip, "pic-supply", table.draw_readings()));
            if let Some(scene) = table.draw_overview() {
                panels.push(panel("overview", Place::Strip, "pic-overview", scene));
            }
        }
        if view.public.phase != Phase::End {
            panels.push(panel("upkeep", Place::Strip, "pic-upkeep", table.draw_upkeep()));
        }
        // On wide screens they stand beside the tableau.
        if view.public.solo() && look.narrow {
            panels.push(panel("goals", Place::Shared, "pic-goals", table.draw_goals()));
        }
        panels.push(Panel {
            note: Some(table.piles_note()),
            ..panel("actions", Place::Shared, "pic-actions", table.draw_actions())
        });
        for seat in Seat::all(view.public.players).filter(|&seat| seat != focus) {
            panels.push(Panel {
                id: "side",
                place: Place::Side(seat),
                title: Message::new("pic-seat").with("seat", seat),
                note: look.narrow.then(|| table.status(seat)),
                scene: table.draw_side(seat),
            });
        }
        panels
    }

    fn target(&self, action: Action) -> Option<String> {
        match action {
            Action::PlaceWorker(space) => Some(space_target(space)),
            Action::PlaceCard(coord) => Some(place_target(coord)),
            Action::TakeTerrain(slot) => Some(slot_target(slot)),
            Action::DrawTerrain => Some("deck".to_owned()),
            Action::BuyLocation => Some("buy".to_owned()),
            Action::PayThen => Some("pay".to_owned()),
            Action::Choose(option) | Action::Exchange(option) => Some(option_target(option)),
            Action::StartBatAction => Some("night".to_owned()),
            Action::PayGold => Some("gold".to_owned()),
            other => other.cell().map(cell_target),
        }
    }

    fn is_main(&self, action: Action) -> bool {
        matches!(action, Action::Finish | Action::Stop | Action::Done | Action::EndTurn)
    }

    fn category_icons(&self) -> &'static [&'static Symbol] {
        static ICONS: [&Symbol; 6] =
            [&pieces::GOLD, &pieces::CARD, &pieces::SUPPLY, &pieces::TRAINED, &pieces::BAT, &pieces::FOOD];
        &ICONS
    }

    /// What the upkeep of this round is sure to bring: gold of trained families, and the points that
    /// missing food costs if nothing changes.
    fn projection(&self, view: &ViewOf<Self>, seat: Seat) -> Vec<i32> {
        let public = &view.public;
        let side = public.side(seat);
        let income = if public.phase == Phase::Work { i32::from(side.tableau.trained()) } else { 0 };
        let missing = if self.is_fed(public, side) { 0 } else { self.missing_food(side) };
        Self::CATEGORIES
            .iter()
            .map(|&category| match category {
                "gold" => income * self.components.scoring.gold,
                "shortage" => missing * self.components.scoring.shortage,
                _ => 0,
            })
            .collect()
    }

    fn progress(&self, view: &ViewOf<Self>) -> Vec<Period> {
        let public = &view.public;
        // The turns of each seat, then the upkeep.
        let turns = self.components.turns;
        let steps = turns + 1;
        let over = public.phase == Phase::End;
        NUMERALS
            .iter()
            .take(self.components.rounds.len())
            .enumerate()
            .map(|(index, numeral)| {
                let done = match index.cmp(&public.round_index()) {
                    Ordering::Less => steps,
                    Ordering::Equal if over => steps,
                    Ordering::Equal if public.phase == Phase::Upkeep => turns,
                    Ordering::Equal => (public.turn / public.players.max(1)).min(turns),
                    Ordering::Greater => 0,
                };
                let current = index == public.round_index() && !over;
                Period { name: Message::new("pic-numeral").with("numeral", *numeral), steps, done, current }
            })
            .collect()
    }

    fn changes(&self, event: &Event) -> Option<String> {
        match *event {
            Event::Worked { space, .. } => Some(space_target(space)),
            Event::Placed { seat, cell, .. }
            | Event::Evicted { seat, cell }
            | Event::Trained { seat, cell }
            | Event::SpentTree { seat, cell, .. }
            | Event::Left { seat, cell }
            | Event::SpentFruit { seat, cell }
            | Event::Polluted { seat, cell, .. }
            | Event::Ate { seat, cell, .. } => Some(piece_name(seat, cell)),
            Event::Laid { seat, card, at } => Some(card_name(seat, card, at)),
            Event::Gained { seat, .. }
            | Event::Paid { seat, .. }
            | Event::Income { seat, .. }
            | Event::AteGold { seat, .. } => Some(gold_name(seat)),
            Event::Bought { .. } => Some("drum".to_owned()),
            Event::TileMoved { tile, .. } => Some(format!("tile-{tile}")),
            _ => None,
        }
    }

    fn symbols(&self) -> Vec<&'static Symbol> {
        art::symbols()
    }

    fn cover(&self) -> Scene {
        cover::draw()
    }
}

impl Atiwa {
    /// Is the feeding of this round over, or is there none to come?
    fn is_fed(&self, public: &Public, side: &Side) -> bool {
        match public.phase {
            Phase::Work => false,
            Phase::Upkeep => !matches!(side.agenda.top(), Some(Step::Grow { .. } | Step::Return)),
            Phase::End => true,
        }
    }

    /// Food that would be missing if families were fed now.
    fn missing_food(&self, side: &Side) -> i32 {
        let food = self.larder(side, side.tableau.untrained()).total();
        u32::from(self.food_need(side)).saturating_sub(food) as i32
    }
}

fn panel(id: &'static str, place: Place, title: &'static str, scene: Scene) -> Panel {
    Panel { id, place, title: Message::new(title), note: None, scene }
}

/// "Your tableau", or whose it is.
fn tableau_of(seat: Seat) -> Message {
    Message::new("pic-tableau").with("seat", seat)
}

/// The target of an action space: `space:farm_left`.
fn space_target(space: Space) -> String {
    format!("space:{space}")
}

/// The target of a cell: `cell:c1.3`.
fn cell_target(cell: Cell) -> String {
    format!("cell:{cell}")
}

/// The target of a free place of the tableau: `place:b1`.
fn place_target(coord: Coord) -> String {
    format!("place:{coord}")
}

/// The target of an open card: `slot:2`.
fn slot_target(slot: u8) -> String {
    format!("slot:{slot}")
}

/// The target of an option of a space: `option:0`.
fn option_target(option: u8) -> String {
    format!("option:{option}")
}

/// The name of what stands on a cell of a seat's tableau: `p0-c1.3`.
fn piece_name(seat: Seat, cell: Cell) -> String {
    format!("p{}-{cell}", seat.0)
}

/// The name of a card: terrain cards are one of a kind, locations are known by where they lie.
fn card_name(seat: Seat, card: Card, at: Coord) -> String {
    match card.number() {
        Some(_) => format!("card-{}", card.word()),
        None => format!("card{}-{at}", seat.0),
    }
}

/// The name of a seat's gold.
fn gold_name(seat: Seat) -> String {
    format!("gold{}", seat.0)
}
