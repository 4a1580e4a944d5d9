//! The words for what stands on a cell, in position files and sketches.

use crate::components::Face;
use crate::tableau::Plot;
use crate::vocabulary::Piece;

/// Every content of a cell: its word, its pieces, and whether a family is trained.
const CONTENTS: [(&str, &[Piece], bool); 12] = [
    (".", &[], false),
    ("t", &[Piece::Tree], false),
    ("tf", &[Piece::Tree, Piece::Fruit], false),
    ("tw", &[Piece::Tree, Piece::WildAnimal], false),
    ("tb", &[Piece::Tree, Piece::Bat], false),
    ("f", &[Piece::Fruit], false),
    ("w", &[Piece::WildAnimal], false),
    ("g", &[Piece::Goat], false),
    ("b", &[Piece::Bat], false),
    ("U", &[Piece::Family], false),
    ("T", &[Piece::Family], true),
    ("Tb", &[Piece::Family, Piece::Bat], true),
];

/// The words that may be written for a cell of a card.
pub(super) fn allowed(index: u8, face: &Face) -> impl Iterator<Item = &'static str> {
    CONTENTS.iter().map(|(word, _, _)| *word).chain(["x"]).filter(move |word| fits(word, index, face))
}

/// The pieces in a cell, as a set of kinds.
fn kinds(plot: &Plot, bit: u8) -> u8 {
    Piece::ALL
        .iter()
        .filter(|&&piece| plot.of(piece) & bit != 0)
        .fold(0, |set, &piece| set | 1 << piece.index())
}

/// The word for what stands on a cell, given by its index.
pub(crate) fn cell_word(plot: &Plot, index: u8) -> &'static str {
    let bit = 1 << index;
    if plot.polluted & bit != 0 {
        return "x";
    }
    let here = kinds(plot, bit);
    let trained = plot.trained & bit != 0;
    CONTENTS
        .iter()
        .find(|(_, pieces, is_trained)| {
            pieces.iter().fold(0, |set, piece| set | 1 << piece.index()) == here && *is_trained == trained
        })
        .map_or("?", |(word, _, _)| word)
}

/// Puts what a word says on a cell. Says no if there is no such word, or the card does not allow it.
pub(super) fn put(plot: &mut Plot, index: u8, word: &str, face: &Face) -> bool {
    let bit = 1 << index;
    if !fits(word, index, face) {
        return false;
    }
    if word == "x" {
        plot.polluted |= bit;
        return true;
    }
    let Some((_, pieces, trained)) = CONTENTS.iter().find(|(other, _, _)| *other == word) else {
        return false;
    };
    for piece in *pieces {
        plot.pieces[piece.index()] |= bit;
    }
    plot.trained |= if *trained { bit } else { 0 };
    true
}

/// Does the card allow what a word says (section 3.2)? A blank may hold anything but a family:
/// what once let it stand there may be gone (R8).
fn fits(word: &str, index: u8, face: &Face) -> bool {
    let bit = 1 << index;
    let on = |cells: u8| cells & bit != 0;
    match word {
        "." | "x" => true,
        "t" | "tf" => on(face.trees | face.blank),
        "tw" => on(face.tree_wild),
        "tb" => on(face.tree_bat),
        "f" => on(face.fruit | face.blank),
        "w" => on(face.wild | face.blank),
        "g" => on(face.goat | face.blank),
        "b" => on(face.bat | face.house | face.derelict | face.blank),
        _ => on(face.house),
    }
}
