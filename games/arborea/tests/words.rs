//! What people read in a terminal: the table in characters, reasons, mistakes in position files.
use bocage_arborea::Arborea;
use bocage_conformance::told;
use bocage_engine::{Game, Positions};

fn game() -> &'static Arborea {
    Arborea::standard()
}

#[test]
fn a_mistake_in_a_position_names_its_track() {
    let error = game().read_position("turn = 0\n[[tracks]]\n[[tracks]]\nsegments = [0, 0]\n").unwrap_err();
    assert!(told::<Arborea>(&error).contains("tracks[1].segments"), "{}", told::<Arborea>(&error));
    assert_eq!(error.line, Some(4));
}
