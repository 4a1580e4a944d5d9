//! What the game says: prompts, choices and events as messages for the locale files.
//!
//! Components are said by the functions of [`cards`](mod@cards); a card in hand also says whether its
//! condition holds now and what it would do ([`TribesOfTheWind::say_card_now`]).

mod cards;
mod ending;
mod happenings;
mod now;

use bocage_engine::{Language, Message, Seat, Speak};

use crate::TribesOfTheWind;
use crate::actions::{Action, TOP};
use crate::state::{Part, PartKind, Private, Public, Step};
use crate::vocabulary::{Cell, VillageSide};

pub use cards::{
    board, bonus, cells, color, condition, element, node, objective, part, power, printed, region, special,
    temple, terrain,
};

/// The message of a choice about a cell.
fn on(key: &'static str, cell: Cell) -> Message {
    Message::new(key).with("cell", cell.label())
}

impl TribesOfTheWind {
    fn prompt_step(&self, public: &Public, seat: Seat, step: Step) -> Message {
        let side = public.side(seat);
        match step {
            Step::Board => Message::new("ask-board"),
            Step::StartBonus { left } => Message::new("ask-start-pollution").with("left", left),
            Step::Keep { .. } => Message::new("ask-keep"),
            Step::Menu | Step::Action => Message::new("ask-menu"),
            Step::Discard { temple: true } => Message::new("ask-discard-temple"),
            Step::Discard { temple: false } => Message::new("ask-discard"),
            Step::Temple { free } => Message::new(if free { "ask-temple-free" } else { "ask-temple" }),
            Step::TempleTile { temple: placed } => {
                Message::new("ask-temple-tile").with("temple", temple(placed))
            }
            Step::Alternative { .. } => Message::new("ask-alternative"),
            Step::Pool => Message::new("ask-part"),
            Step::Pollution { left } => Message::new("ask-pollution").with("left", left),
            Step::Move { left } => Message::new("ask-move").with("left", left),
            Step::Flex { left } => Message::new("ask-flex").with("left", left),
            Step::Forest { cost } => Message::new("ask-forest").with("cost", cost).with("water", side.water),
            Step::PlaceForest { cost, choice } => {
                let tile = public.forest_choice(choice);
                let tile = tile.map(|tile| color(self.components.tile(tile).color));
                Message::new("ask-plant")
                    .with("color", tile.unwrap_or(Message::new("tile-none")))
                    .with("cost", cost)
            }
            Step::Catapult { left } => Message::new("ask-catapult").with("left", left),
            Step::CatapultTo { from, .. } => Message::new("ask-land").with("node", node(from)),
            Step::ClearCell => Message::new("ask-clear"),
            Step::TakeVillageCard => Message::new("ask-village-card"),
            Step::Side { .. } | Step::VillageCard { .. } => Message::new("ask-side"),
            Step::Replace { .. } => Message::new("ask-replace"),
            Step::After => Message::new("ask-after"),
            Step::Draw => self.prompt_draw(public),
            Step::Guide => Message::new("ask-guide"),
        }
    }

    fn prompt_draw(&self, public: &Public) -> Message {
        let left = public.to_draw();
        let key = if left + public.drawn.len() > 1 { "ask-draw-blind" } else { "ask-draw" };
        Message::new(key).with("left", left)
    }

    fn say_part_choice(&self, key: &'static str, chosen: Option<&Part>) -> Message {
        Message::new(key).with("part", chosen.map_or(Message::new("part-none"), |chosen| part(*chosen)))
    }

    fn say_side(&self, public: &Public, side: VillageSide) -> Message {
        let Some(card) = public.village_in_hand else {
            return Message::new(match side {
                VillageSide::Left => "do-side-left-any",
                VillageSide::Right => "do-side-right-any",
            });
        };
        let face = self.components.village_card(card);
        match side {
            VillageSide::Left => Message::new("do-side-left")
                .with("objective", objective(face.objective))
                .with("points", face.points),
            VillageSide::Right => Message::new("do-side-right").with("effect", cards::effect(face.right)),
        }
    }

    /// Choices of cards, tiles and sources.
    fn say_pick(&self, public: &Public, action: Action) -> Message {
        match action {
            Action::TakeForestTile(choice) => {
                let tile = public.forest_choice(choice);
                let key = if choice == TOP { "do-take-stack" } else { "do-take" };
                let tile = tile.map_or(Message::new("tile-none"), |tile| self.say_tile(tile));
                Message::new(key).with("tile", tile)
            }
            Action::TakeVillageCard(slot) => {
                let card = public.village_river.get(usize::from(slot)).copied().flatten();
                let card = card.map_or(Message::new("tile-none"), |card| self.say_village_card(card));
                Message::new("do-village-card").with("card", card)
            }
            Action::DrawElement(source) => {
                let back = match public.element_river.get(usize::from(source)) {
                    Some(back) => *back,
                    None => public.deck_top,
                };
                let key = if source == TOP { "do-draw-deck" } else { "do-draw" };
                let back = back.map_or(Message::new("tile-none"), element);
                Message::new(key).with("element", back).with("slot", source + 1)
            }
            _ => Message::new("part-none"),
        }
    }
}

impl Speak for TribesOfTheWind {
    fn locale(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../locales/en.ftl"),
            Language::Fr => include_str!("../locales/fr.ftl"),
        }
    }

    fn prompt(&self, public: &Public, _own: &Private, seat: Seat) -> Message {
        match public.agenda.top() {
            Some(step) => self.prompt_step(public, seat, *step),
            None => Message::new("ask-nothing"),
        }
    }

    fn say_action(&self, public: &Public, seat: Seat, action: Action) -> Message {
        let side = public.side(seat);
        match action {
            Action::ChooseBoard(chosen) => self.say_board(chosen),
            Action::KeepVillageCard(card) => Message::new("do-keep").with("card", self.say_objective(card)),
            Action::PlayCard(card, line) => self.say_play(public, seat, card, line),
            Action::PlaceTemple => Message::new("do-temple"),
            Action::BuildVillage(cell) => self.say_build(side, cell),
            Action::DiscardThree => Message::new("do-discard-three"),
            Action::UsePower(guide) => Message::new("do-power").with("power", self.say_guide(guide)),
            Action::DiscardSet(cards) => {
                let cards: Vec<Message> = cards.iter().map(|card| self.say_card_code(*card)).collect();
                Message::new("do-discard").with("cards", cards)
            }
            Action::ChooseTemple(chosen) => self.say_temple(side, chosen),
            Action::DeclineTemple => Message::new("do-decline-temple"),
            Action::TempleTile(cell) => on("do-temple-on", cell),
            Action::ChooseAlternative(which) => {
                let parts = match public.agenda.top() {
                    Some(Step::Alternative { parts, .. }) => parts.get(usize::from(which)).copied(),
                    _ => None,
                };
                self.say_part_choice("do-alternative", parts.as_ref())
            }
            Action::ChoosePart(index) => self.say_part_choice("do-part", public.pool.get(usize::from(index))),
            Action::RemovePollution(cell) => on("do-clean", cell)
                .with("tokens", side.pollution.get(cell.index()).copied().unwrap_or_default()),
            Action::FlexWater => Message::new("do-flex-water"),
            Action::FlexRestWater => Message::new("do-flex-rest"),
            Action::MoveRider(from, to) => {
                Message::new("do-move").with("from", node(from)).with("to", node(to))
            }
            Action::StopMoving => Message::new("do-stop"),
            Action::DeclineForest => Message::new("do-decline-forest"),
            Action::PlaceForestTile(cell) => on("do-plant", cell),
            Action::CatapultFrom(from) => Message::new("do-catapult").with("node", node(from)),
            Action::DeclineCatapult => Message::new("do-decline-catapult"),
            Action::CatapultTo(cell) => on("do-land", cell),
            Action::ClearCell(cell) => on("do-clear", cell),
            Action::DeclineClear => Message::new("do-decline-clear"),
            Action::ChooseSide(chosen) => self.say_side(public, chosen),
            Action::ReplaceTucked(card) => Message::new("do-replace").with("card", self.say_objective(card)),
            Action::EndAction => Message::new("do-end"),
            Action::ChooseGuideCard(guide) => Message::new("do-guide").with("power", self.say_guide(guide)),
            Action::TakeForestTile(_) | Action::TakeVillageCard(_) | Action::DrawElement(_) => {
                self.say_pick(public, action)
            }
        }
    }

    fn say_event(&self, event: &crate::Event) -> Message {
        self.say_happening(event)
    }

    fn say_result(&self, public: &Public) -> Option<Message> {
        public.agenda.is_empty().then(|| self.say_end(public)).flatten()
    }
}

/// The name of a part's kind in messages.
pub(crate) fn part_key(kind: PartKind) -> &'static str {
    match kind {
        PartKind::Water => "part-water",
        PartKind::Pollution => "part-pollution",
        PartKind::Move => "part-move",
        PartKind::Flex => "part-flex",
        PartKind::Forest => "part-forest",
        PartKind::Catapult => "part-catapult",
        PartKind::Temple => "part-temple",
        PartKind::ClearCell => "part-clear-cell",
    }
}
