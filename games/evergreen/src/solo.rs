//! The solo mode: an automa that takes cards, and ranks.

use bocage_engine::{Game, Message};

use crate::Evergreen;
use crate::components::{Face, Icon};
use crate::state::Public;

impl Evergreen {
    /// The slot from which the automa takes its card: wild first, then most fertility symbols, then
    /// aridity where the zone is poorest; the leftmost of equals.
    pub(crate) fn automa_slot(&self, public: &Public) -> u8 {
        let zone = self.fertility(public);
        // Smaller is better. Aridity looks at the zone as it is (R29).
        let preference = |face: &Face| match (face.biome, face.icon) {
            (None, _) => (0, 0),
            (Some(_), Icon::Fertility(symbols)) => (1, -i32::from(symbols)),
            (Some(biome), Icon::Aridity) => (2, i32::from(zone[biome.index()])),
            (Some(_), Icon::None) => (3, 0),
        };
        let cards = public.row.iter().enumerate().filter_map(|(slot, card)| Some((slot, (*card)?)));
        cards
            .min_by_key(|&(_, card)| preference(self.components.face(card)))
            .map_or(0, |(slot, _)| slot as u8)
    }

    /// The rank of a finished solo game (R28).
    pub fn solo_rank(&self, score: i32) -> Option<Message> {
        let rank = self.components.rank(score)?;
        // A corrected file may bring ranks of its own: those are called as the file calls them.
        let standard = &Evergreen::standard().components.ranks;
        let name: bocage_engine::Arg = if standard.iter().any(|known| known.word == rank.word) {
            Message::named(format!("rank-{}", rank.word)).into()
        } else {
            rank.name.as_str().into()
        };
        Some(Message::new("solo-rank").with("rank", name).with("score", score))
    }
}
