//! Why an action is not legal, as a message.

use bocage_engine::{Message, Seat, Speak};

use crate::TribesOfTheWind;
use crate::actions::Action;
use crate::components::Power;
use crate::state::{Private, Public, Side, Step};
use crate::vocabulary::{Card, Cell, GuideCard, Node};
use crate::words;

impl TribesOfTheWind {
    /// Why a waited seat may not do this.
    pub(crate) fn reason(&self, public: &Public, own: &Private, seat: Seat, action: Action) -> Message {
        let side = public.side(seat);
        let Some(step) = public.agenda.top() else { return Message::new("refused-game-over") };
        match (*step, action) {
            (Step::Menu, Action::PlayCard(card, line)) => self.why_not_play(public, own, seat, card, line),
            (Step::Menu, Action::PlaceTemple) if side.temple_zone == 0 => Message::new("why-no-temple-left"),
            (Step::Menu, Action::PlaceTemple) => Message::new("why-no-tile-for-temple"),
            (Step::Menu, Action::BuildVillage(cell)) => self.why_not_build(side, cell),
            (Step::Menu, Action::DiscardThree) => Message::new("why-temple-possible"),
            (Step::Menu | Step::After, Action::UsePower(guide)) => self.why_no_power(public, side, guide),
            (Step::Discard { .. }, Action::DiscardSet(_)) => Message::new("why-not-in-hand"),
            (Step::Temple { .. }, Action::ChooseTemple(temple)) => {
                Message::new("why-temple-placed").with("temple", words::temple(temple))
            }
            (Step::Temple { free: false }, Action::DeclineTemple) => Message::new("why-temple-due"),
            (Step::Board, Action::ChooseBoard(_)) => Message::new("why-board-taken"),
            (Step::Keep { .. }, Action::KeepVillageCard(_)) => Message::new("why-not-offered"),
            (Step::Pool, Action::ChoosePart(_)) => Message::new("why-part-impossible"),
            (Step::Flex { .. }, Action::FlexRestWater) => Message::new("why-one-unit"),
            (Step::Flex { .. }, Action::StopMoving) => Message::new("why-take-water"),
            (Step::Replace { .. }, Action::ReplaceTucked(_)) => Message::new("why-not-tucked"),
            (Step::Guide, Action::ChooseGuideCard(guide)) => why_no_guide(side, guide),
            (Step::Forest { .. }, Action::TakeForestTile(_))
            | (Step::TakeVillageCard, Action::TakeVillageCard(_))
            | (Step::Draw, Action::DrawElement(_)) => Message::new("why-slot-empty"),
            _ => match self.why_not_there(side, *step, action) {
                Some(why) => why,
                None => Message::new("why-not-now").with("prompt", self.prompt(public, own, seat)),
            },
        }
    }

    fn why_not_play(&self, public: &Public, own: &Private, seat: Seat, card: Card, line: u8) -> Message {
        if !own.hand.contains(&card) {
            return Message::new("why-not-in-hand");
        }
        match self.components.lines(card).get(usize::from(line)) {
            None => Message::new("why-no-line"),
            Some(line) => Message::new("why-condition")
                .with("condition", words::condition(line.condition))
                .with("count", self.say_count(public, seat, line.condition)),
        }
    }

    fn why_not_build(&self, side: &Side, cell: Cell) -> Message {
        let on = |key| Message::new(key).with("cell", cell.label());
        let Some(tile) = side.tile(cell) else { return on("why-no-tile") };
        let slots = self.components.tile(tile).slots;
        if slots == 0 {
            on("why-start-tile")
        } else if side.villages & cell.bit() != 0 {
            on("why-village-there")
        } else if side.village_count() >= self.components.villages {
            Message::new("why-no-pawn")
        } else {
            on("why-too-few-riders").with("riders", side.riders(cell.into())).with("slots", slots)
        }
    }

    fn why_no_power(&self, public: &Public, side: &Side, guide: GuideCard) -> Message {
        let owned = side.board == Some(guide.board()) && side.guides & guide.bit() != 0;
        let powers = &self.components.guide(guide).powers;
        let to_use = powers
            .iter()
            .any(|power| matches!(power, Power::OncePerTurn { .. } | Power::OncePerTurnForest(_)));
        Message::new(match (owned, to_use) {
            (false, _) => "why-guide-inactive",
            (true, false) => "why-guide-by-itself",
            _ if public.powers_used & guide.bit() != 0 => "why-guide-used",
            _ => "why-guide-no-effect",
        })
    }

    /// What is wrong with the place that an action names, if that is what is wrong.
    fn why_not_there(&self, side: &Side, step: Step, action: Action) -> Option<Message> {
        let on = |key, cell: Cell| Message::new(key).with("cell", cell.label());
        Some(match (step, action) {
            (Step::Pollution { .. } | Step::StartBonus { .. }, Action::RemovePollution(cell))
            | (Step::ClearCell, Action::ClearCell(cell)) => on("why-no-token", cell),
            (Step::Move { .. } | Step::Flex { .. }, Action::MoveRider(from, to)) => {
                why_not_move(side, from, to)
            }
            (Step::Catapult { .. }, Action::CatapultFrom(node)) if side.riders(node) == 0 => {
                Message::new("why-no-rider").with("node", words::node(node))
            }
            (Step::Catapult { .. }, Action::CatapultFrom(_)) => Message::new("why-nowhere-to-land"),
            (Step::CatapultTo { from, .. }, Action::CatapultTo(cell)) if from == cell.into() => {
                on("why-same-tile", cell)
            }
            (Step::CatapultTo { .. }, Action::CatapultTo(cell)) => on("why-no-tile", cell),
            (Step::TempleTile { .. }, Action::TempleTile(cell)) if side.tile(cell).is_none() => {
                on("why-no-tile", cell)
            }
            (Step::TempleTile { .. }, Action::TempleTile(cell)) => on("why-temple-there", cell),
            (Step::PlaceForest { .. }, Action::PlaceForestTile(cell)) => {
                if side.tile(cell).is_some() {
                    on("why-tile-there", cell)
                } else if side.pollution[cell.index()] > 0 {
                    on("why-polluted", cell)
                } else {
                    on("why-apart", cell)
                }
            }
            _ => return None,
        })
    }
}

fn why_not_move(side: &Side, from: Node, to: Node) -> Message {
    let key = if side.riders(from) == 0 { "why-no-rider" } else { "why-no-way" };
    Message::new(key).with("node", words::node(from)).with("to", words::node(to))
}

fn why_no_guide(side: &Side, guide: GuideCard) -> Message {
    let own = side.board == Some(guide.board());
    Message::new(if own { "why-guide-active" } else { "why-guide-of-another" })
}
