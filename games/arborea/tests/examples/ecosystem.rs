//! Part D: geometry of ecosystems.

use super::*;

/// Seat 0 lays R01 over these cards, with these creatures.
fn laying(card: &str, rotation: u8, cards: &str, creatures: &str) -> State {
    position(&format!(
        "turn = 1\n[[seats]]\ncards = [{cards}]\ncreatures = [{creatures}]\ncompleted = \"{card}\"\ndevelopment = \"lay {rotation}\"\n[[seats]]\n"
    ))
}

#[test]
fn e51_rotation() {
    let face = game().components.face(game().components.card("R01").unwrap());
    let turned = |rotation: u8| {
        let (width, height) = if rotation & 1 == 0 { (2, 3) } else { (3, 2) };
        let row = |row| (0..width).map(|col| face.habitat(rotation, col, row).letter()).collect::<String>();
        (0..height).map(row).collect::<Vec<_>>().join(",")
    };
    assert_eq!([0, 1, 2, 3].map(turned), ["TT,RR,RM", "RRT,MRT", "MR,RR,TT", "TRM,TRR"]);
}

#[test]
fn e52_number_of_placements() {
    for (creatures, upright, lying) in [("", 30, 32), ("\"fungi_frog 1,1\"", 29, 30)] {
        for (rotation, count) in [(0, upright), (1, lying), (2, upright), (3, lying)] {
            let state = laying("R01", rotation, "\"S1 0 0,0\"", creatures);
            assert_eq!(options(&state, 0).len(), count);
            assert_eq!(anchors(&state, rotation).len(), count);
        }
    }
}

#[test]
fn e53_corner_contact() {
    let state = laying("R01", 0, "\"S1 0 0,0\"", "");
    assert_illegal(&state, 0, "lay 2,3");
    assert!(options(&state, 0).contains(&"lay 2,2".parse().unwrap()));
}

#[test]
fn e54_covering_a_creature() {
    let state = laying("R01", 0, "\"S1 0 0,0\"", "\"fungi_frog 1,1\"");
    assert_illegal(&state, 0, "lay 0,-1");
    assert!(options(&state, 0).contains(&"lay -1,-1".parse().unwrap()));
    assert_illegal(&laying("R01", 1, "\"S1 0 0,0\"", "\"fungi_frog 1,1\""), 0, "lay -1,0");
}

#[test]
fn e55_overlap() {
    let mut state = laying("R02", 1, "\"S2 0 0,0\"", "");
    play(&mut state, 0, "lay 1,1");
    let ecosystem = &board(&state, 0).ecosystem;
    let land = game().landscape(ecosystem);
    let letter = |x, y| land.habitat(Cell::at(x, y)).map_or('.', |habitat| habitat.letter());
    let row = |y| (0..4).map(|x| letter(x, y)).collect::<String>();
    assert_eq!([row(0), row(1), row(2)], ["RS..", "FTSS", "RRRR"]);
    assert_eq!(ecosystem.visible_cells()[..], [4, 6]);
}

#[test]
fn e56_last_visible_cell() {
    // R02 and R03 leave the starting card its top left cell only.
    let state = laying("R01", 0, "\"S1 0 0,0\", \"R02 0 1,0\", \"R03 1 -2,1\"", "");
    assert_eq!(board(&state, 0).ecosystem.visible_cells()[0], 1);
    for rotation in 0..4 {
        let (width, height) = if rotation & 1 == 0 { (2, 3) } else { (3, 2) };
        let covers = |cell: &Cell| (-width + 1..=0).contains(&cell.x) && (-height + 1..=0).contains(&cell.y);
        assert!(!anchors(&state, rotation).iter().any(covers));
    }
}

#[test]
fn e57_a_gap_breaks_sight() {
    // Both parts hang together below the gap.
    let map = [("FRR/RRR", 1, "0,0"), ("RRR/RRR", 1, "2,2"), ("RR/RR/RR", 0, "4,0")];
    let (points, _) = creature_points(&map, "\"shadow_hamster 1,1\", \"fungi_frog 5,1\"", "");
    assert_eq!(points, [2, 0]);
}

#[test]
fn e58_half_a_gap_breaks_sight() {
    // The upper row runs through; the lower one has a hole.
    let map = [("FRR/RRR", 1, "0,0"), ("RRR/RRR", 1, "3,-1"), ("RR/RR/RR", 0, "4,0")];
    let (points, board) = creature_points(&map, "\"shadow_hamster 1,1\", \"fungi_frog 5,1\"", "");
    assert!(board.ecosystem.occupied().contains(Cell::at(3, 0)));
    assert!(!board.ecosystem.occupied().contains(Cell::at(3, 1)));
    assert_eq!(points, [2, 0]);
}

/// Eight columns and two rows, the last two columns on an upright card.
fn wide<'a>(first: &'a str, last: &'a str) -> [(&'a str, u8, &'a str); 3] {
    [(first, 1, "0,0"), ("RRR/RRR", 1, "3,0"), (last, 0, "6,0")]
}

#[test]
fn e59_creatures_do_not_block() {
    let creatures = "\"shadow_hamster 1,1\", \"fungi_frog 3,1\", \"fungi_frog 7,1\"";
    let (points, _) = creature_points(&wide("FRR/RRR", "TT/RR/RR"), creatures, "");
    assert_eq!(points, [8, 0, 6]);
}

#[test]
fn e60_ruling_on_the_cat() {
    let creatures = "\"cattail_cat 1,1\", \"antler_worm 3,1\", \"spider_ant 5,1\", \"antler_worm 7,1\"";
    let (points, board) = creature_points(&wide("GRR/RRR", "RR/RR/RR"), creatures, "");
    assert_eq!(points, [8, 0, 2, 0]);
    assert_eq!(game().season_base(&board, 2), 8);
}

fn one(rows: &str, creature: &str, more: &str) -> i16 {
    creature_points(&[(&format!("{rows}/RR"), 0, "0,0")], &format!("\"{creature} 1,1\""), more).0[0]
}

#[test]
fn e61_two_waters() {
    assert_eq!(one("TT/WW", "fungi_frog", ""), 12);
}

#[test]
fn e62_ant_with_water() {
    assert_eq!(one("WR/TF", "spider_ant", ""), 16);
    assert_eq!(one("WW/WW", "spider_ant", ""), 4);
}

#[test]
fn e63_owl() {
    assert_eq!(one("MM/RW", "sage_owl", "gifts = { tree = 3, water = 2, grass = 2 }"), 14);
}

/// A frog in captivity, and these creatures invited; two vertices that do not touch.
fn with_captive(invited: &str) -> State {
    position(&format!(
        "turn = 1\n[[seats]]\ncards = [\"S1 0 0,0\", \"R01 0 2,0\"]\ncaptive = [\"fungi_frog\"]\ninvited = [{invited}]\ndevelopment = \"open\"\n[[seats]]\n"
    ))
}

#[test]
fn e64_right_to_free_a_captive() {
    let worms = "\"antler_worm\", \"antler_worm\"";
    let settled = |actions: &str| {
        let mut state = with_captive(worms);
        play(&mut state, 0, actions);
        let board = board(&state, 0);
        assert!(!board.developing());
        (board.ecosystem.census(), board.captive)
    };
    assert_options(&with_captive(worms), 0, "pick antler_worm;free fungi_frog");
    let (worm, frog) = (Creature::AntlerWorm, Creature::FungiFrog);
    let (there, captive) = settled("pick antler_worm;put 1,1;pick antler_worm;put 3,2");
    assert_eq!((count(&there, worm), count(&captive, frog)), (2, 1));
    let (there, captive) = settled("pick antler_worm;put 1,1;free fungi_frog;put 3,2");
    assert_eq!((count(&there, worm), count(&there, frog), count(&captive, worm)), (1, 1, 1));
    let (there, captive) = settled("free fungi_frog;put 1,1;captive;captive");
    assert_eq!((count(&there, frog), count(&captive, worm)), (1, 2));
    assert!(!board(&with_captive(""), 0).developing());
}
