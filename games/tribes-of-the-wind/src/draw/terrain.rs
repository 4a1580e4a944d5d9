//! The board panel: one terrain, large, between the backs of both neighbours' hands.

use bocage_canvas::art::icons as verb;
use bocage_canvas::{Badge, Face, Ink, Livery, Outline, Scene, State, Symbol};
use bocage_engine::{Message, Seat};

use super::ground::{self, corner};
use super::table::{Table, shorten};
use super::tile::{self, Lying};
use super::{capital_name, cell_name, cell_target, icons, pieces};
use crate::actions::Action;
use crate::state::{Side, Step};
use crate::terrain::{each_cell, neighbours_of};
use crate::vocabulary::{Bonus, Cell, Node, Temple};
use crate::words;

/// Where the parts of the board lie.
pub(super) struct Layout {
    pub(super) width: f64,
    pub(super) height: f64,
    /// The corner of A1, and the scale of the terrain.
    pub(super) land: (f64, f64, f64),
    /// The corner of the Capital, and its width.
    pub(super) capital: (f64, f64, f64),
}

impl Layout {
    /// A point of the terrain, from the corner of A1, in the units of the scene.
    pub(super) fn on_land(&self, x: f64, y: f64) -> (f64, f64) {
        let (left, top, scale) = self.land;
        (left + x * scale, top + y * scale)
    }
}

pub(super) const WIDE: Layout =
    Layout { width: 824.0, height: 448.0, land: (201.0, 53.0, 1.0), capital: (88.0, 62.0, 92.0) };
pub(super) const NARROW: Layout =
    Layout { width: 390.0, height: 394.0, land: (12.5, 138.0, 0.703), capital: (88.0, 14.0, 64.0) };

impl Table<'_> {
    pub(super) fn layout(&self) -> &'static Layout {
        if self.narrow() { &NARROW } else { &WIDE }
    }

    /// The terrain of the seat shown large; before it has a board, the boards there are.
    pub(super) fn board(&self) -> Scene {
        let layout = self.layout();
        let choosing = self.side().board.is_none();
        let height = if choosing { self.boards_height() } else { layout.height };
        let mut scene = Scene::new(layout.width, height);
        let s = &mut scene;
        ground::sky(s, self.public.agenda.is_empty());
        if choosing {
            s.set_label(&self.word("ask-board"));
            self.draw_boards(s);
            return scene;
        }
        s.set_label(&self.say(&self.summary(self.focus)));
        if !self.narrow() {
            // Where lines cross the sky, or a name stands in it, no kites fly.
            let calm = self.game.hub(self.side()) != Node::CAPITAL.bit() || !self.acting;
            let kites = [(96.0, 16.0, -16.0), (168.0, 2.0, 14.0)];
            ground::breeze(s, (650.0, 0.0), if calm { &[] } else { &kites });
        }
        let (x, y, scale) = layout.land;
        s.group().at(x, y).scale(scale).draw(ground::land);
        self.draw_windports(s);
        s.group().at(x, y).scale(scale).draw(|s| self.draw_cells(s));
        self.draw_capital(s);
        self.draw_reserve(s);
        s.group().at(x, y).scale(scale).draw(|s| self.draw_targets(s));
        self.draw_moves(s);
        self.draw_neighbours(s);
        self.draw_owner(s);
        scene
    }

    /// Whose terrain it is, if it is not the reader's.
    fn draw_owner(&self, s: &mut Scene) {
        if self.acting && self.view.observer.is_some() {
            return;
        }
        let (x, y, size, room) =
            if self.narrow() { (160.0, 21.0, 14.0, 120.0) } else { (90.0, 30.0, 18.0, 96.0) };
        let words = self.say(&Message::new("pic-seat").with("seat", self.focus));
        let words = shorten(&words, Face::Title, size, room);
        s.group().class("owner").hidden().draw(|s| {
            s.seat_name(x, y, size, Livery::of(self.focus.index()), &words);
        });
    }

    fn draw_cells(&self, s: &mut Scene) {
        let side = self.side();
        for cell in Cell::all() {
            let (x, y) = corner(cell);
            let words = self.say(&self.say_cell(side, cell));
            s.group()
                .class("cell")
                .data("data-cell", &cell.to_string())
                .at(x, y)
                .label(&words)
                .title(&words)
                .draw(|s| {
                    match self.lying(self.focus, cell) {
                        Some(lying) => {
                            let id = &self.game.components.tile(lying.tile).id;
                            s.group().piece(&format!("tile-{id}")).at(2.0, 2.0).draw(|s| {
                                self.game.draw_tile(s, &lying);
                            });
                        }
                        None => self.draw_ground(s, side, cell, &format!("s{}-{cell}", self.focus.0)),
                    }
                    // Where nothing can be done a click is answered with the reason.
                    s.rect(0.0, 0.0, 120.0, 106.0)
                        .fill(Ink::CUT)
                        .opacity(0.01)
                        .class("place")
                        .data("data-place", &cell_target(cell));
                });
        }
        self.draw_regions(s, side);
    }

    /// The tile on a cell, with what stands on it.
    pub(super) fn lying(&self, seat: Seat, cell: Cell) -> Option<Lying> {
        let side = self.public.side(seat);
        let tile = side.tile(cell)?;
        Some(Lying {
            tile,
            village: side.villages & cell.bit() != 0,
            temple: temple_name(side, seat, cell),
            riders: rider_names(side, seat, cell.into()),
            livery: Livery::of(seat.index()),
        })
    }

    /// Rings on cells: what may be done there, and what has just changed.
    fn draw_targets(&self, s: &mut Scene) {
        for cell in Cell::all() {
            let (x, y) = corner(cell);
            s.group().at(x, y).draw(|s| {
                if self.is_changed(&cell_name(self.focus, cell)) {
                    s.ring(&Outline::rect(1.0, 1.0, 118.0, 107.0, 14.0), State::Changed);
                }
                if let Some(touch) = self.own_touch(&cell_target(cell)) {
                    self.draw_spread(s, cell);
                    self.draw_ghost(s);
                    self.overlay(s, &touch, &tile::edge(), self.verb(cell));
                }
            });
        }
    }

    /// What a click on a cell does, as a badge.
    fn verb(&self, cell: Cell) -> Option<Badge<'static>> {
        let legal = |action: Action| self.look.legal.contains(&action);
        Some(match () {
            () if legal(Action::BuildVillage(cell)) => Badge::Verb(&verb::HOUSE),
            () if legal(Action::PlaceForestTile(cell)) => Badge::Verb(&verb::FOREST),
            () if legal(Action::RemovePollution(cell)) || legal(Action::ClearCell(cell)) => {
                Badge::Verb(&MINUS)
            }
            () if legal(Action::CatapultTo(cell)) => Badge::Arrow(180.0),
            () if legal(Action::CatapultFrom(cell.into())) => Badge::Grow,
            () if self.is_landing(cell.into()) => Badge::Verb(&icons::WINDPORT),
            // Arrows tell it.
            () if self.is_moving() => return None,
            () => Badge::Plus,
        })
    }

    /// Where building here would bring pollution: a token on the way to each neighbour without a tile.
    fn draw_spread(&self, s: &mut Scene, cell: Cell) {
        let side = self.side();
        let clean = side.tile(cell).is_none_or(|tile| self.game.components.tile(tile).has(Bonus::Turbine));
        if clean || !self.look.legal.contains(&Action::BuildVillage(cell)) {
            return;
        }
        let (x, y) = corner(cell);
        for next in each_cell(neighbours_of(cell) & !side.tiled()) {
            let (nx, ny) = corner(next);
            let at = (60.0 + (nx - x) * 0.63, 53.0 + (ny - y) * 0.63);
            s.group().class("ghost").hidden().at(at.0, at.1).draw(|s| {
                s.circle(0.0, 0.0, 13.0).fill(Ink::CUT).stroke(Ink::PRINT, 1.4).dash(&[2.5, 2.5]);
                s.stamp_centred(&pieces::POLLUTION, -3.0, 1.0, 15.0);
                s.path("M8-10v8M4-6h8").stroke(Ink::PRINT, 2.2).round();
            });
        }
    }

    /// What an empty space would receive: the tile, the temple, the smog of a village.
    fn draw_ghost(&self, s: &mut Scene) {
        let livery = Livery::of(self.focus.index());
        let ghost = |s: &mut Scene, inside: &dyn Fn(&mut Scene)| {
            s.group().class("ghost").opacity(0.5).hidden().draw(|s| inside(s));
        };
        match self.step() {
            Some(Step::PlaceForest { choice, .. }) => {
                if let Some(tile) = self.public.forest_choice(*choice) {
                    let lying = Lying { tile, village: false, temple: None, riders: Vec::new(), livery };
                    ghost(s, &|s| s.group().at(2.0, 2.0).draw(|s| self.game.draw_tile(s, &lying)));
                }
            }
            Some(Step::TempleTile { .. }) => ghost(s, &|s| {
                s.stamp(&pieces::TEMPLE, 77.0, 8.0, 38.0).color(livery);
            }),
            _ => {}
        }
    }

    /// The Capital with its riders.
    fn draw_capital(&self, s: &mut Scene) {
        let (x, y, width) = self.layout().capital;
        let names = rider_names(self.side(), self.focus, Node::CAPITAL);
        let livery = Livery::of(self.focus.index());
        let count = names.len();
        let words = self.say(&Message::new("pic-capital").with("riders", count));
        let scale = width / 96.0;
        s.group().label(&words).title(&words).at(x, y).scale(scale).draw(|s| {
            s.rect(0.0, 0.0, 96.0, 132.0).fill(Ink::CUT).opacity(0.01);
            s.stamp(&pieces::CAPITAL, 0.0, 0.0, 96.0).color(livery);
            let shown = count.clamp(1, 3);
            for (place, name) in names.iter().enumerate().rev() {
                let seat = place.min(shown - 1) as f64 - (shown as f64 - 1.0) / 2.0;
                s.group().piece(name).draw(|s| {
                    s.stamp(&pieces::RIDER, 29.0 + seat * 31.0, 74.0, 36.0).color(livery);
                });
            }
            s.circle(86.0, 118.0, 13.0).fill(Ink::CUT).stroke(Ink::PRINT, 1.8);
            s.text(86.0, 124.5, &count.to_string()).face(Face::Number).size(19.0).middle().fill(Ink::PRINT);
        });
        let edge = Outline::rect(x - 5.0, y - 4.0, width + 12.0, width * 1.38 + 10.0, 16.0);
        if self.is_changed(&capital_name(self.focus)) {
            s.ring(&edge, State::Changed);
        }
        if let Some(touch) = self.own_touch("capital") {
            let home = if self.narrow() { Badge::Arrow(0.0) } else { Badge::Arrow(270.0) };
            self.overlay(s, &touch, &edge, Some(if self.is_moving() { home } else { Badge::Grow }));
        }
    }

    /// Are riders being moved, step by step?
    fn is_moving(&self) -> bool {
        self.look.legal.iter().any(|action| matches!(action, Action::MoveRider(..)))
    }

    // ---- words

    /// A terrain in words: tiles, villages, polluted cells, water.
    pub(super) fn summary(&self, seat: Seat) -> Message {
        let side = self.public.side(seat);
        Message::new("pic-summary")
            .with("seat", seat)
            .with("tiles", side.tiled().count_ones())
            .with("villages", side.village_count())
            .with("temples", side.temples.count_ones())
            .with("polluted", side.polluted().count_ones())
            .with("water", side.water)
    }

    /// A cell: its tile and what stands on it, or its ruin and tokens.
    pub(super) fn say_cell(&self, side: &Side, cell: Cell) -> Message {
        let riders = side.riders(cell.into());
        let Some(tile) = side.tile(cell) else {
            let ruin = self.ruin(side, cell).map_or(Message::new("pic-no-ruin"), words::terrain);
            return Message::new("pic-cell-ground")
                .with("cell", cell.label())
                .with("ruin", ruin)
                .with("tokens", side.pollution[cell.index()]);
        };
        let key = match (side.villages & cell.bit() != 0, side.temples & cell.bit() != 0) {
            (false, false) => "pic-cell-tile",
            (false, true) => "pic-cell-temple",
            (true, false) => "pic-cell-village",
            (true, true) => "pic-cell-both",
        };
        Message::new(key)
            .with("cell", cell.label())
            .with("tile", self.game.say_tile(tile))
            .with("riders", riders)
    }
}

/// Riders have no names in the rules: they are named by their place, and the page finds out who moved.
fn rider_names(side: &Side, seat: Seat, node: Node) -> Vec<String> {
    (0..side.riders(node)).map(|number| format!("r{}@{node}.{number}", seat.0)).collect()
}

/// Temples on the terrain are not told apart; they take the names of those missing from the zone.
fn temple_name(side: &Side, seat: Seat, cell: Cell) -> Option<String> {
    if side.temples & cell.bit() == 0 {
        return None;
    }
    let place = (side.temples & (cell.bit() - 1)).count_ones() as usize;
    let mut placed = Temple::ALL.iter().filter(|temple| !side.has_temple(**temple));
    placed.nth(place).map(|temple| format!("t{}-{temple}", seat.0))
}

/// Take away.
pub(super) static MINUS: Symbol = Symbol::icon("tw-minus", r#"<path d="M5 12h14"/>"#);
