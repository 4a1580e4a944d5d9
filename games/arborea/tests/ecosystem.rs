//! Where cards and creatures may go, against a slow and obvious reference that follows section 3.5 of
//! the rules word by word.
use std::collections::{BTreeMap, BTreeSet};

use bocage_arborea::Arborea;
use bocage_arborea::ecosystem::{Corner, Ecosystem, Laid, Placed};
use bocage_arborea::vocabulary::{Card, Cell, Creature, Habitat};
use bocage_conformance::games;
use bocage_engine::{Draw, Game, QuickRng, SeedableRng};

type Point = (i32, i32);

fn point(cell: Cell) -> Point {
    (cell.x.into(), cell.y.into())
}

fn block((x, y): Point, rotation: u8) -> Vec<Point> {
    let (width, height) = if rotation & 1 == 0 { (2, 3) } else { (3, 2) };
    (0..height).flat_map(|row| (0..width).map(move |col| (x + col, y + row))).collect()
}

/// Which card is on top of each cell.
fn tops(ecosystem: &Ecosystem) -> BTreeMap<Point, usize> {
    let mut tops = BTreeMap::new();
    for (index, laid) in ecosystem.cards.iter().enumerate() {
        for cell in block(point(laid.at), laid.rotation) {
            tops.insert(cell, index);
        }
    }
    tops
}

fn corners((x, y): Point) -> [Point; 4] {
    [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)]
}

/// Rules 1 to 4 of a legal placement, one after the other.
fn is_legal(ecosystem: &Ecosystem, tops: &BTreeMap<Point, usize>, at: Point, rotation: u8) -> bool {
    let cells = block(at, rotation);
    let touches = cells.iter().any(|&(x, y)| {
        [(x, y), (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)].iter().any(|near| tops.contains_key(near))
    });
    let after: BTreeSet<usize> =
        tops.iter().filter(|(cell, _)| !cells.contains(cell)).map(|(_, &card)| card).collect();
    let every_card_shows = after.len() == ecosystem.cards.len();
    let no_creature_hidden = ecosystem
        .creatures
        .iter()
        .all(|placed| !corners(point(placed.at)).iter().all(|corner| cells.contains(corner)));
    touches && every_card_shows && no_creature_hidden
}

fn reference_anchors(ecosystem: &Ecosystem, rotation: u8) -> Vec<Cell> {
    let tops = tops(ecosystem);
    let mut anchors = Vec::new();
    let (left, right) =
        (tops.keys().map(|cell| cell.0).min().unwrap(), tops.keys().map(|cell| cell.0).max().unwrap());
    let (top, bottom) =
        (tops.keys().map(|cell| cell.1).min().unwrap(), tops.keys().map(|cell| cell.1).max().unwrap());
    for y in top - 4..=bottom + 2 {
        for x in left - 4..=right + 2 {
            let inside =
                block((x, y), rotation).iter().all(|(x, y)| (-63..=64).contains(x) && (-63..=64).contains(y));
            if inside && is_legal(ecosystem, &tops, (x, y), rotation) {
                anchors.push(Cell::at(x as i8, y as i8));
            }
        }
    }
    anchors
}

fn reference_vertices(ecosystem: &Ecosystem) -> Vec<Cell> {
    let tops = tops(ecosystem);
    let mut vertices: Vec<Cell> = tops
        .keys()
        .filter(|&&vertex| corners(vertex).iter().all(|corner| tops.contains_key(corner)))
        .filter(|&&(x, y)| {
            !ecosystem.creatures.iter().any(|placed| {
                let (other_x, other_y) = point(placed.at);
                (x - other_x).abs() + (y - other_y).abs() <= 1
            })
        })
        .map(|&(x, y)| Cell::at(x as i8, y as i8))
        .collect();
    vertices.sort();
    vertices
}

fn listed(field: &bocage_arborea::ecosystem::Field) -> Vec<Cell> {
    let mut cells = Vec::new();
    field.each(|cell| cells.push(cell));
    assert_eq!(cells.len(), field.count() as usize);
    assert_eq!(!cells.is_empty(), field.any());
    assert!(cells.iter().all(|&cell| field.contains(cell)));
    cells
}

/// What is visible, cell by cell.
fn reference_habitats(ecosystem: &Ecosystem) -> BTreeMap<Point, Habitat> {
    let habitat = |(cell, index): (Point, usize)| {
        let laid = &ecosystem.cards[index];
        let corner = point(laid.at);
        let face = Arborea::standard().components.face(laid.card);
        let (right, down) = ((cell.0 - corner.0) as usize, (cell.1 - corner.1) as usize);
        (cell, face.habitat(laid.rotation, right, down))
    };
    tops(ecosystem).into_iter().map(habitat).collect()
}

/// The landscape shows what lies on top, counts it, and finds the corners for creatures.
fn check_landscape(ecosystem: &Ecosystem) {
    let land = Arborea::standard().landscape(ecosystem);
    let habitats = reference_habitats(ecosystem);
    let mut visible = [0; 7];
    for (&(x, y), habitat) in &habitats {
        assert_eq!(land.habitat(Cell::at(x as i8, y as i8)), Some(*habitat));
        visible[habitat.index()] += 1;
        for (x, y) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)] {
            assert_eq!(land.habitat(Cell::at(x as i8, y as i8)), habitats.get(&(x, y)).copied());
        }
    }
    for &habitat in Habitat::ALL {
        assert_eq!(land.visible(habitat), visible[habitat.index()]);
    }
    let around = |vertex: &Cell| {
        let mut counts = [0; 7];
        let cells = corners(point(*vertex)).into_iter().filter_map(|cell| habitats.get(&cell));
        cells.for_each(|habitat| counts[habitat.index()] += 1);
        counts
    };
    for &(x, y) in habitats.keys() {
        let vertex = Cell::at(x as i8, y as i8);
        let corner = land.corner(vertex);
        assert_eq!(corner.habitats(), around(&vertex));
        assert_eq!(corner.shows(Habitat::Water), around(&vertex)[Habitat::Water.index()] > 0);
        assert!(corner.index() < Corner::COUNT);
    }
    let mut free = Vec::new();
    land.each_free_corner(&ecosystem.creatures, |corner| free.push(corner.habitats()));
    assert_eq!(free, reference_vertices(ecosystem).iter().map(around).collect::<Vec<_>>());
}

/// Grows a random ecosystem from a starting cell and checks every choice on the way.
fn grow(seed: u64, start: Cell, cards: u8) {
    let mut rng = QuickRng::seed_from_u64(seed);
    let mut ecosystem = Ecosystem::default();
    ecosystem.cards.push(Laid { card: Card(60), rotation: 0, at: start });
    for card in 0..cards {
        for rotation in 0..4 {
            let fast = listed(&ecosystem.anchors(rotation));
            assert_eq!(fast, reference_anchors(&ecosystem, rotation), "seed {seed}, rotation {rotation}");
            // Invariant 15.
            assert!(fast.len() <= 32 * ecosystem.cards.len());
        }
        let vertices = listed(&ecosystem.vertices());
        assert_eq!(vertices, reference_vertices(&ecosystem), "seed {seed}");
        check_landscape(&ecosystem);
        if let Some(&at) = rng.pick(&vertices)
            && rng.below(2) == 0
            && ecosystem.creatures.len() < 36
        {
            ecosystem.creatures.push(Placed { creature: Creature::at(rng.below(6) as usize), at });
        }
        let rotation = rng.below(4) as u8;
        // Half of the cards go where they overlap most, so that cards with one visible cell occur.
        let anchors = listed(&ecosystem.anchors(rotation));
        let occupied = ecosystem.occupied();
        let overlap = |cell: &Cell| {
            block(point(*cell), rotation)
                .iter()
                .filter(|&&(x, y)| occupied.contains(Cell::at(x as i8, y as i8)))
                .count()
        };
        let at = match rng.below(2) {
            0 => anchors.iter().copied().max_by_key(overlap),
            _ => rng.pick(&anchors).copied(),
        };
        let Some(at) = at else { break };
        ecosystem.cards.push(Laid { card: Card(card), rotation, at });
        assert!(ecosystem.visible_cells().iter().all(|&cells| cells >= 1));
    }
}

#[test]
fn fast_and_obvious_ways_agree() {
    for seed in 0..games() / 20 + 1 {
        grow(seed, Cell::at(0, 0), 14);
    }
}

#[test]
fn they_agree_at_the_edge_of_the_table() {
    for (seed, start) in
        (0..).zip([Cell::at(-63, -63), Cell::at(63, 62), Cell::at(-63, 62), Cell::at(63, -63)])
    {
        grow(seed, start, 14);
    }
}

#[test]
fn they_agree_for_all_cards_of_the_box() {
    grow(7, Cell::at(0, 0), 60);
}

/// Sight, step by step as in section 3.5 (R22).
fn reference_sees(ecosystem: &Ecosystem, one: Cell, other: Cell) -> bool {
    let tops = tops(ecosystem);
    let ((mut x, mut y), goal) = (point(one), point(other));
    let step = ((goal.0 - x).signum(), (goal.1 - y).signum());
    if (step.0 != 0) == (step.1 != 0) {
        return false;
    }
    while (x, y) != goal {
        let flanks = match step {
            (1, _) => [(x, y - 1), (x, y)],
            (-1, _) => [(x - 1, y - 1), (x - 1, y)],
            (_, 1) => [(x - 1, y), (x, y)],
            _ => [(x - 1, y - 1), (x, y - 1)],
        };
        if !flanks.iter().all(|cell| tops.contains_key(cell)) {
            return false;
        }
        (x, y) = (x + step.0, y + step.1);
    }
    true
}

#[test]
fn sight_runs_along_grid_lines() {
    for seed in 0..games() / 50 + 1 {
        let mut rng = QuickRng::seed_from_u64(seed);
        let mut ecosystem = Ecosystem::default();
        ecosystem.cards.push(Laid { card: Card(60), rotation: 0, at: Cell::at(0, 0) });
        for card in 0..8 {
            let rotation = rng.below(4) as u8;
            let Some(&at) = rng.pick(&listed(&ecosystem.anchors(rotation))) else { break };
            ecosystem.cards.push(Laid { card: Card(card), rotation, at });
        }
        let land = Arborea::standard().landscape(&ecosystem);
        let vertices = listed(&ecosystem.vertices());
        for &one in &vertices {
            for &other in &vertices {
                let sees = land.sees(one, other);
                assert_eq!(sees, reference_sees(&ecosystem, one, other), "seed {seed}: {one} to {other}");
            }
        }
    }
}
