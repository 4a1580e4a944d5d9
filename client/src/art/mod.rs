//! Pictures that belong to the pages and to no game: the sign, the landscape, the covers.

pub mod covers;
pub mod landscape;
pub(crate) mod logo;

use bocage_canvas::{Scene, Symbol};

/// The page's own symbols, beside the shared ones.
pub fn symbols() -> Vec<&'static Symbol> {
    let mut symbols = vec![&logo::LOGO, &landscape::HOUSE];
    let covers = bocage_canvas::Mood::ALL.into_iter().filter_map(covers::cover);
    symbols.extend(covers.flat_map(|scene| scene.symbols().to_vec()));
    symbols
}

/// The picture, cut to the shape of its frame rather than shrunk into it.
pub fn filling(scene: &Scene) -> String {
    scene.to_inline().replacen("<svg", "<svg preserveAspectRatio=\"xMidYMax slice\"", 1)
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_symbol_is_well_drawn() {
        for symbol in super::symbols() {
            assert_eq!(symbol.check(), Ok(()));
        }
    }
}
