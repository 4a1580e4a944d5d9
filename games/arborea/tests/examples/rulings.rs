//! Rulings that no example covers.

use super::*;

#[test]
fn r54_the_table_ends() {
    let state = position(
        "turn = 1\n[[seats]]\ncards = [\"S1 0 63,62\"]\ncompleted = \"R01\"\ndevelopment = \"lay 0\"\n[[seats]]\n",
    );
    assert!(anchors(&state, 0).iter().all(|cell| cell.x <= 63 && cell.y <= 62));
    assert!(anchors(&state, 1).iter().all(|cell| cell.x <= 62 && cell.y <= 63));
    assert!(anchors(&state, 1).contains(&Cell::at(62, 63)));
    assert!(game().read_position("[[seats]]\ncards = [\"S1 0 64,0\"]\n").is_err());
}
