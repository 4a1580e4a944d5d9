//! Words for components: elements, tiles, boards, and what cards say.

use bocage_engine::Message;

use super::part_key;
use crate::TribesOfTheWind;
use crate::components::{Amount, Condition, Effect, Objective, Power, Printed, Raised, Special};
use crate::state::{Part, PartKind, Side};
use crate::terrain::each_cell;
use crate::vocabulary::{
    Board, Bonus, Card, Cell, Color, Element, GuideCard, Node, Region, Temple, Terrain, Tile, VillageCard,
};

/// The name of an element.
pub fn element(element: Element) -> Message {
    Message::named(format!("element-{element}"))
}

/// The name of a colour.
pub fn color(color: Color) -> Message {
    Message::named(format!("color-{color}"))
}

/// The name of a construction bonus.
pub fn bonus(bonus: Bonus) -> Message {
    Message::named(format!("bonus-{bonus}"))
}

/// The name of a temple.
pub fn temple(temple: Temple) -> Message {
    Message::named(format!("temple-{temple}"))
}

/// The name of a board's guide.
pub fn board(board: Board) -> Message {
    Message::named(format!("board-{board}"))
}

/// Where a region is, as in "three tiles in the south".
pub fn region(region: Region) -> Message {
    Message::named(format!("region-{}", region.word().replace('_', "-")))
}

/// The name of a terrain type.
pub fn terrain(terrain: Terrain) -> Message {
    Message::named(format!("terrain-{}", terrain.word().replace('_', "-")))
}

/// A cell by its label, or the Capital.
pub fn node(node: Node) -> Message {
    match node.cell() {
        Some(cell) => Message::new("node-cell").with("cell", cell.label()),
        None => Message::new("node-capital"),
    }
}

/// A set of cells by their labels.
pub fn cells(set: u16) -> Vec<Message> {
    each_cell(set).map(|cell| node(cell.into())).collect()
}

/// A part with its number fixed.
pub fn part(part: Part) -> Message {
    Message::new(part_key(part.kind)).with("n", part.n)
}

/// A part as printed.
pub fn printed(part_printed: Printed) -> Message {
    let of = |kind, n| part(Part { kind, n });
    let with_x = |key, of_x| match of_x {
        Amount::X => Message::named(format!("part-{key}-x")),
        Amount::Fixed(n) => Message::named(format!("part-{key}")).with("n", n),
    };
    match part_printed {
        Printed::Water(n) => with_x("water", n),
        Printed::Pollution(n) => with_x("pollution", n),
        Printed::Move(n) => with_x("move", n),
        Printed::Flex(n) => with_x("flex", n),
        Printed::Forest(cost) => of(PartKind::Forest, cost),
        Printed::ForestLessX(base) => Message::new("part-forest-x").with("n", base),
        Printed::Catapult(n) => of(PartKind::Catapult, n),
        Printed::Temple => of(PartKind::Temple, 1),
        Printed::ClearCell => of(PartKind::ClearCell, 1),
    }
}

/// What a part is about, in one word of the message names.
fn kind_word(part: Printed) -> &'static str {
    match part {
        Printed::Water(_) => "water",
        Printed::Pollution(_) => "pollution",
        Printed::Move(_) => "move",
        Printed::Flex(_) => "flex",
        Printed::Forest(_) | Printed::ForestLessX(_) => "forest",
        Printed::Catapult(_) => "catapult",
        Printed::Temple => "temple",
        Printed::ClearCell => "clear-cell",
    }
}

/// What an effect does, as printed.
pub(super) fn effect(effect: Effect) -> Message {
    match effect {
        Effect::One(part) => printed(part),
        Effect::Both([first, second]) => {
            Message::new("effect-both").with("first", printed(first)).with("second", printed(second))
        }
        Effect::Either([first, second]) => {
            Message::new("effect-either").with("first", printed(first)).with("second", printed(second))
        }
    }
}

/// What a condition asks for.
pub fn condition(condition: Condition) -> Message {
    let of = |key, of_element| Message::new(key).with("element", element(of_element));
    match condition {
        Condition::SumX(e) => of("if-sum-x", e),
        Condition::SumRange(e, min, max) if max >= 15 => of("if-sum-from", e).with("min", min),
        Condition::SumRange(e, min, max) => of("if-sum-range", e).with("min", min).with("max", max),
        Condition::NeighborHas(e, n) => of("if-neighbour-has", e).with("neighbours", n),
        Condition::MoreThan(e, n) => of("if-more-than", e).with("neighbours", n),
        Condition::FewerThan(e, n) => of("if-fewer-than", e).with("neighbours", n),
        Condition::AtLeast(e, n) => of("if-at-least", e).with("n", n),
        Condition::Without(e) => of("if-none", e),
        Condition::OneOfEach => Message::new("if-one-of-each"),
    }
}

/// What an objective asks for.
pub fn objective(objective: Objective) -> Message {
    match objective {
        Objective::TerrainPair(of) => Message::new("goal-terrain").with("terrain", terrain(of)),
        Objective::VillagesAt(set) => Message::new("goal-villages").with("cells", cells(set)),
        Objective::TemplesAt(set) => Message::new("goal-temples").with("cells", cells(set)),
        Objective::TilesInRegion(of, n) => {
            Message::new("goal-region").with("region", region(of)).with("n", n)
        }
        Objective::Pattern { shape, same } => {
            let colors = if same { "same" } else { "different" };
            Message::named(format!("goal-{shape}-{colors}"))
        }
        Objective::VillagesWithBonus(of, n) => {
            Message::new("goal-bonus").with("bonus", bonus(of)).with("n", n)
        }
        Objective::TotalBonuses(n) => Message::new("goal-bonuses").with("n", n),
    }
}

/// What a power does.
pub fn power(power: Power) -> Message {
    match power {
        Power::PlayElement(of, gain) => {
            Message::new("power-play").with("element", element(of)).with("gain", printed(gain))
        }
        Power::OncePerTurn { pay, gain } => {
            Message::new("power-pay").with("pay", pay).with("gain", printed(gain))
        }
        Power::OncePerTurnForest(cost) => Message::new("power-forest").with("cost", cost),
        Power::ForestAdded(gain) => Message::new("power-planted").with("gain", printed(gain)),
        Power::EffectBonus(Raised::Water, plus) => Message::new("power-more-water").with("plus", plus),
        Power::EffectBonus(Raised::Move, plus) => Message::new("power-more-moves").with("plus", plus),
        Power::EffectBonus(Raised::Pollution, plus) => Message::new("power-more-cleaning").with("plus", plus),
        Power::PerPollutionRemoved(water) => Message::new("power-per-token").with("water", water),
        Power::ForestDiscount(minus) => Message::new("power-discount").with("minus", minus),
    }
}

/// What the special condition of a board asks for.
pub fn special(special: Special) -> Message {
    match special {
        Special::CleanCells(n) => Message::new("special-clean").with("n", n),
        Special::RightSidesUsed(n) => Message::new("special-right").with("n", n),
        Special::TuckedCards(n) => Message::new("special-tucked").with("n", n),
        Special::VillageInRegion(of) => Message::new("special-village").with("region", region(of)),
        Special::TempleInRegion(of) => Message::new("special-temple").with("region", region(of)),
    }
}

impl TribesOfTheWind {
    /// An element card by what it shows: its element, and what its lines do.
    pub fn say_card_name(&self, card: Card) -> Message {
        let mut gist: Vec<Message> = Vec::new();
        for part in self.components.lines(card).iter().flat_map(|line| line.effect.parts()) {
            let word = Message::named(format!("gist-{}", kind_word(*part)));
            if !gist.contains(&word) {
                gist.push(word);
            }
        }
        Message::new("card-name").with("element", element(card.element())).with("gist", gist)
    }

    /// An element card by the name that it has in files and commands, where several are told apart.
    pub fn say_card_code(&self, card: Card) -> Message {
        Message::new("card-code").with("card", card.to_string()).with("element", element(card.element()))
    }

    /// An element card with all its lines.
    pub fn say_card(&self, card: Card) -> Message {
        let lines = self.components.lines(card).iter().map(|line| {
            Message::new("card-line")
                .with("condition", condition(line.condition))
                .with("effect", effect(line.effect))
        });
        Message::new("card-lines")
            .with("element", element(card.element()))
            .with("lines", super::now::one_by_one(lines.collect()))
    }

    /// A village card with both sides.
    pub fn say_village_card(&self, card: VillageCard) -> Message {
        let face = self.components.village_card(card);
        Message::new("village-card")
            .with("objective", objective(face.objective))
            .with("points", face.points)
            .with("effect", effect(face.right))
    }

    /// A village card that is an objective and nothing else: tucked, or dealt at setup (R50).
    pub fn say_objective(&self, card: VillageCard) -> Message {
        let face = self.components.village_card(card);
        Message::new("village-objective")
            .with("objective", objective(face.objective))
            .with("points", face.points)
    }

    /// A guide card: what its powers do.
    pub fn say_guide(&self, guide: GuideCard) -> Message {
        let powers: Vec<Message> =
            self.components.guide(guide).powers.iter().map(|of_card| power(*of_card)).collect();
        Message::new("guide-card").with("powers", powers)
    }

    /// A tile: colour, riders needed, bonuses.
    pub fn say_tile(&self, tile: Tile) -> Message {
        let face = self.components.tile(tile);
        if self.components.is_start(tile) {
            return Message::new("tile-start")
                .with("number", tile.0 + 1 - self.components.forest_tiles)
                .with("color", color(face.color));
        }
        let bonuses: Vec<Message> =
            Bonus::ALL.iter().filter(|of| face.has(**of)).map(|of| bonus(*of)).collect();
        Message::new("tile-forest")
            .with("color", color(face.color))
            .with("slots", face.slots)
            .with("bonuses", bonuses)
    }

    /// A board: its temples, and what earns guide cards.
    pub fn say_board(&self, chosen: Board) -> Message {
        let face = self.components.board(chosen);
        let colors: Vec<Message> = face.sequence.iter().map(|of| color(*of)).collect();
        Message::new("do-board")
            .with("board", board(chosen))
            .with("water", face.temple(Temple::Water))
            .with("moves", face.temple(Temple::Move))
            .with("cleaning", face.temple(Temple::Pollution))
            .with("cost", face.temple(Temple::Forest))
            .with("colors", colors)
            .with("special", special(face.special))
    }

    /// What a temple would do when it is placed.
    pub(crate) fn say_temple_effect(&self, side: &Side, chosen: Temple) -> Message {
        let number = side.board.map_or(0, |board| self.components.board(board).temple(chosen));
        let effect = self.fixed(
            side,
            crate::effects::temple_effect(chosen, number.max(1)),
            0,
            crate::pool::Origin::Printed,
        );
        part(effect)
    }

    pub(super) fn say_temple(&self, side: &Side, chosen: Temple) -> Message {
        Message::new("do-choose-temple").with("part", self.say_temple_effect(side, chosen))
    }

    pub(super) fn say_build(&self, side: &Side, cell: Cell) -> Message {
        let label = Message::new("do-build").with("cell", cell.label());
        let Some(tile) = side.tile(cell) else { return label };
        let face = self.components.tile(tile);
        let clean = face.has(Bonus::Turbine);
        let spread = crate::terrain::neighbours_of(cell) & !side.tiled();
        if clean || spread == 0 {
            Message::new("do-build-clean").with("cell", cell.label()).with("slots", face.slots)
        } else {
            Message::new("do-build-spread")
                .with("cell", cell.label())
                .with("slots", face.slots)
                .with("cells", cells(spread))
        }
    }
}
