//! The inks that games have beyond the shared table: the style sheet needs them for the night.

use bocage_canvas::Ink;
use bocage_catalogue::{GameId, Illustrator};
use bocage_engine::Title;
use bocage_stage::Draw;

struct InksOf;

impl Illustrator for InksOf {
    type Output = Vec<Ink>;

    fn illustrate<G: Title + Draw>(self, game: &G) -> Vec<Ink> {
        let cover = game.cover();
        let symbols = game.symbols().into_iter().chain(cover.symbols().iter().copied());
        symbols.flat_map(|symbol| symbol.inks().to_vec()).collect()
    }
}

/// The inks of all games that can be drawn, each once.
pub(crate) fn of_games() -> Vec<Ink> {
    let mut inks: Vec<Ink> = Vec::new();
    for ink in GameId::ALL.iter().flat_map(|game| game.illustrate(InksOf)) {
        if !inks.contains(&ink) {
            inks.push(ink);
        }
    }
    inks
}
