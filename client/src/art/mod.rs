//! Pictures that belong to the pages and to no game: the sign and the landscape.

pub mod landscape;
pub(crate) mod logo;

use bocage_canvas::{Scene, Symbol};

/// The page's own symbols, beside the shared ones.
pub fn symbols() -> Vec<&'static Symbol> {
    vec![&logo::LOGO, &landscape::HOUSE]
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
