//! The pictures of the table: the terrain between its neighbours' hands, the own hand, guide and
//! objectives, the three rivers, and the other seats.
//!
//! What the page may use beyond the targets:
//!
//! - `data-piece`: `tile-<id>` a tile wherever it lies, `r<seat>-<n>` a rider, `t<seat>-<temple>` a temple,
//!   `s<seat>-<cell>-<n>` a token of pollution, `card-<id>` a card of the own hand, `village-<id>` a
//!   village card, `guide-<id>` a guide card.
//! - `.cell[data-cell]` is a cell of a terrain, `.line.holds` a line of a card whose condition holds.
//! - `data-place` names something that cannot be touched now, like a target, so that a click there can
//!   be answered with the reason.
//!
//! Targets: `cell:b2` and `capital` (where something is done, where a rider goes to), `water`,
//! `play:F02:0` (a line of a card), `discard:F02-F05-W01`, `temples`, `temple:water`, `guide:GC03`,
//! `tucked:VC07`, `keep:VC07`, `side:left`, `part:0`, `alternative:0`, `element:0`, `element:deck`,
//! `forest:0`, `forest:stack`, `village:0`, `board:zephyr`.
//!
//! Everything is drawn from the view: backs carry their element alone.

mod bar;
mod boards;
mod cover;
mod discards;
mod effect;
mod element;
mod front;
mod goal;
mod graph;
mod ground;
mod guide;
mod hand;
mod icons;
mod inks;
mod line;
mod marks;
mod neighbours;
mod phrase;
mod pieces;
mod portraits;
mod reserve;
mod rivers;
mod ruins;
mod side;
mod table;
mod temples;
mod terrain;
mod tile;
mod tiles;
mod tray;
mod village;

use bocage_canvas::{Mood, Scene, Symbol};
use bocage_engine::{Message, Seat, ViewOf};
use bocage_stage::{Draw, Look, Panel, Period, Place};

use crate::TribesOfTheWind;
use crate::actions::{Action, TOP};
use crate::events::Event;
use crate::terrain::neighbours_of;
use crate::vocabulary::{Cell, Node, VillageSide};
use table::Table;

impl Draw for TribesOfTheWind {
    const MOOD: Mood = Mood::TribesOfTheWind;

    fn panels(&self, view: &ViewOf<Self>, look: &Look<'_, Self>) -> Vec<Panel> {
        let table = Table::new(self, view, look);
        let panel = |id, place, title, note, scene| Panel { id, place, title, note, scene };
        let focus = table.focus;
        let mut panels = vec![panel(
            "terrain",
            Place::Board,
            Message::new("pic-terrain").with("seat", focus),
            None,
            table.board(),
        )];
        if table.side().board.is_some() {
            let title = Message::new("pic-hand").with("seat", focus);
            panels.push(panel("hand", Place::Strip, title, None, table.hand_strip()));
            let title = Message::new("pic-guide").with("seat", focus);
            panels.push(panel("guide", Place::Strip, title, None, table.guide_strip()));
        }
        panels.extend(table.rivers());
        for seat in Seat::all(table.public.players).filter(|&seat| seat != focus) {
            let title = Message::new("pic-seat").with("seat", seat);
            panels.push(panel(
                "side",
                Place::Side(seat),
                title,
                Some(table.whereabouts(seat)),
                table.side_of(seat),
            ));
        }
        panels
    }

    fn target(&self, action: Action) -> Option<String> {
        Some(match action {
            Action::ChooseBoard(board) => format!("board:{board}"),
            Action::KeepVillageCard(card) => format!("keep:{card}"),
            Action::PlayCard(card, line) => format!("play:{card}:{line}"),
            Action::PlaceTemple => "temples".to_owned(),
            Action::BuildVillage(cell)
            | Action::TempleTile(cell)
            | Action::RemovePollution(cell)
            | Action::PlaceForestTile(cell)
            | Action::CatapultTo(cell)
            | Action::ClearCell(cell) => cell_target(cell),
            // One touches where the rider goes: a whole tile, for a finger. Where riders can come from
            // several places, the page asks from which.
            Action::CatapultFrom(node) | Action::MoveRider(_, node) => node_target(node),
            Action::UsePower(guide) | Action::ChooseGuideCard(guide) => format!("guide:{guide}"),
            Action::DiscardSet([a, b, c]) => format!("discard:{a}-{b}-{c}"),
            Action::ChooseTemple(temple) => format!("temple:{temple}"),
            Action::ChooseAlternative(which) => format!("alternative:{which}"),
            Action::ChoosePart(part) => format!("part:{part}"),
            Action::FlexWater => "water".to_owned(),
            Action::TakeForestTile(TOP) => "forest:stack".to_owned(),
            Action::TakeForestTile(slot) => format!("forest:{slot}"),
            Action::TakeVillageCard(slot) => format!("village:{slot}"),
            Action::ChooseSide(VillageSide::Left) => "side:left".to_owned(),
            Action::ChooseSide(VillageSide::Right) => "side:right".to_owned(),
            Action::ReplaceTucked(card) => format!("tucked:{card}"),
            Action::DrawElement(TOP) => "element:deck".to_owned(),
            Action::DrawElement(slot) => format!("element:{slot}"),
            Action::DiscardThree
            | Action::DeclineTemple
            | Action::FlexRestWater
            | Action::StopMoving
            | Action::DeclineForest
            | Action::DeclineCatapult
            | Action::DeclineClear
            | Action::EndAction => return None,
        })
    }

    fn is_main(&self, action: Action) -> bool {
        matches!(
            action,
            Action::StopMoving
                | Action::DeclineTemple
                | Action::DeclineForest
                | Action::DeclineCatapult
                | Action::DeclineClear
                | Action::FlexRestWater
                | Action::EndAction
        )
    }

    fn category_icons(&self) -> &'static [&'static Symbol] {
        static ICONS: [&Symbol; 6] =
            [&icons::END, &icons::HOME, &icons::SHRINE, &icons::CLEAN, &icons::TILE, &icons::OBJECTIVE];
        &ICONS
    }

    /// The score sheet already counts everything as if the game ended now: nothing is left to come.
    fn projection(&self, _view: &ViewOf<Self>, _seat: Seat) -> Vec<i32> {
        Vec::new()
    }

    fn progress(&self, view: &ViewOf<Self>) -> Vec<Period> {
        let public = &view.public;
        let over = public.agenda.is_empty();
        let name = match (public.in_setup(), public.end_token) {
            (true, _) => Message::new("pic-setup"),
            (false, Some(_)) if public.final_trigger_round != Some(public.round) => {
                Message::new("pic-last-round").with("round", public.round)
            }
            _ => Message::new("pic-round").with("round", public.round),
        };
        let best = public.sides().iter().map(|side| side.village_count()).max().unwrap_or_default();
        let round = Period {
            name,
            steps: public.players,
            done: if over { public.players } else { public.active.0 },
            current: !over,
        };
        let race = Message::new("pic-race").with("villages", self.components.villages);
        vec![round, Period { name: race, steps: self.components.villages, done: best, current: false }]
    }

    fn changes(&self, event: &Event) -> Option<String> {
        let at = |seat: Seat, cell: Cell| Some(cell_name(seat, cell));
        match *event {
            Event::PollutionRemoved { seat, cell, .. } => at(seat, cell),
            Event::Moved { seat, to, .. } => {
                Some(to.cell().map_or_else(|| capital_name(seat), |cell| cell_name(seat, cell)))
            }
            Event::Catapulted { seat, to, .. } => at(seat, to),
            Event::ForestPlaced { seat, cell, .. }
            | Event::TemplePlaced { seat, cell, .. }
            | Event::VillageBuilt { seat, cell, .. } => at(seat, cell),
            Event::WaterTaken { seat, .. } => Some(water_name(seat)),
            Event::Tucked { card, .. } | Event::VillageRiverRefilled { card, .. } => {
                Some(format!("village-{card}"))
            }
            Event::GuideChosen { guide, .. } | Event::PowerUsed { guide, .. } => {
                Some(format!("guide-{guide}"))
            }
            Event::HandFilled { seat, .. } => Some(hand_name(seat)),
            _ => None,
        }
    }

    fn symbols(&self) -> Vec<&'static Symbol> {
        let mut list = vec![
            &pieces::RIDER,
            &pieces::VILLAGE,
            &pieces::TEMPLE,
            &pieces::POLLUTION,
            &pieces::WATER,
            &pieces::CAPITAL,
            &pieces::KITE,
            &terrain::MINUS,
            &tiles::FOLIAGE,
            &tiles::GUSTS,
            &tiles::SMOG,
        ];
        list.extend(icons::ALL);
        list.extend(ruins::ALL);
        list.extend(portraits::ALL);
        for hue in [tiles::violet(), tiles::orange(), tiles::teal()] {
            list.extend([hue.tree, hue.forest, hue.village, hue.start, hue.small]);
        }
        list
    }

    fn cover(&self) -> Scene {
        cover::draw()
    }
}

/// The target of a cell: `cell:b2`.
fn cell_target(cell: Cell) -> String {
    format!("cell:{cell}")
}

/// The target of a cell or of the Capital.
fn node_target(node: Node) -> String {
    node.cell().map_or_else(|| "capital".to_owned(), cell_target)
}

/// Do two nodes touch on the table? All other moves are flights along windports.
fn touches(from: Node, to: Node) -> bool {
    match (from.cell(), to.cell()) {
        (Some(from), Some(to)) => neighbours_of(from) & to.bit() != 0,
        (Some(cell), None) | (None, Some(cell)) => cell == Cell::START,
        (None, None) => false,
    }
}

/// What changes on a cell, by name: `c0-b2`.
fn cell_name(seat: Seat, cell: Cell) -> String {
    format!("c{}-{cell}", seat.0)
}

fn capital_name(seat: Seat) -> String {
    format!("c{}-cap", seat.0)
}

fn water_name(seat: Seat) -> String {
    format!("water-{}", seat.0)
}

fn hand_name(seat: Seat) -> String {
    format!("hand-{}", seat.0)
}

/// The word of a region as messages spell it.
fn dashed(region: crate::vocabulary::Region) -> String {
    region.word().replace('_', "-")
}
