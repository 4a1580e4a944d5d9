//! Prompts and choices.

use bocage_engine::{Language, Message, Seat, Speak};

use super::{
    area, biome, card_in_full, creature, deck, habitat, kind, minus, one_creature, sage, season, signed,
    symbols, track, trail, turn,
};
use crate::Arborea;
use crate::actions::{Action, Spot};
use crate::components::Symbol;
use crate::decisions::leaving;
use crate::events::Event;
use crate::state::{Board, Development, Public, Step};
use crate::vocabulary::{Area, Card, Cell, Kind, Waiting};

impl Arborea {
    fn prompt_main(&self, public: &Public, seat: Seat) -> Message {
        let board = public.board(seat);
        match public.agenda.top() {
            Some(Step::Setup(_)) => Message::new("ask-setup"),
            Some(Step::Rescue) => Message::new("ask-rescue"),
            Some(Step::Pilgrimage) => Message::new("ask-pilgrimage"),
            Some(Step::Repeat) => {
                let cost = self.components.repeat_cost[public.table()];
                Message::new("ask-repeat").with("cost", cost).with("spirit", minus(board.spirit.into()))
            }
            Some(&Step::Activation(done)) => {
                let cost = self.activation_cost(done);
                let key = if cost > 0 { "ask-activation-paid" } else { "ask-activation" };
                Message::new(key).with("cost", cost).with("number", done + 1)
            }
            Some(Step::Completion) => Message::new("ask-completion"),
            Some(&Step::Effect(symbol)) => prompt_symbol(symbol),
            Some(&Step::Sage { area, left, .. }) => {
                Message::new("ask-sage").with("sage", sage(area)).with("left", left)
            }
            Some(Step::Move(..)) => self.prompt_leaving(public, "ask-forced"),
            Some(Step::Leave { .. }) => self.prompt_leaving(public, "ask-leave"),
            _ => Message::new("ask-nothing"),
        }
    }

    fn prompt_leaving(&self, public: &Public, key: &'static str) -> Message {
        let Some((lane, cell)) = leaving(public) else { return Message::new("ask-nothing") };
        let villager = public.tracks[lane].cells[usize::from(cell)];
        Message::new(key)
            .with("kind", kind(villager.map_or(Kind::Adult, |villager| villager.kind)))
            .with("track", track(lane as u8))
            .with("trail", public.tracks[lane].reach(cell))
    }

    fn prompt_development(&self, board: &Board) -> Option<Message> {
        Some(match board.development {
            Development::None => return None,
            Development::Rotate => Message::new("ask-rotate").with("card", self.completed(board)),
            Development::Anchor(_) => Message::new("ask-lay").with("card", self.completed(board)),
            Development::Pick(_) => Message::new("ask-pick"),
            Development::Invited(held, _) => Message::new("ask-put").with("creature", creature(held)),
            Development::Captive(held) => Message::new("ask-free").with("creature", creature(held)),
        })
    }

    /// The completed card with the habitats on its back.
    fn completed(&self, board: &Board) -> Message {
        let shown = board.completed.unwrap_or_default();
        super::card(self, shown)
    }

    fn say_spot(&self, public: &Public, spot: Spot, setup: bool) -> Message {
        let lane = &public.tracks[usize::from(spot.track) % 4];
        let symbol = lane.symbol(&self.components).filter(|_| lane.free() && !setup);
        let message = match symbol {
            Some(under) => Message::new("do-place-season").with("season", season(under)),
            None => Message::new("do-place"),
        };
        message.with("kind", kind(spot.kind)).with("track", track(spot.track))
    }

    fn say_trail(&self, key: &'static str, waiting: Waiting) -> Message {
        Message::new(key)
            .with("kind", kind(waiting.kind()))
            .with("area", area(waiting.area()))
            .with("trail", waiting.trail())
            .with("symbols", trail(self, waiting))
    }

    fn say_slot(&self, key: &'static str, card: Option<Card>, otherwise: Message) -> Message {
        card.map_or(otherwise, |card| Message::new(key).with("card", card_in_full(self, card)))
    }

    fn say_symbol(&self, public: &Public, action: Action) -> Message {
        match (action, public.agenda.top()) {
            (Action::Convert, Some(&Step::Effect(Symbol::Convert(from, to)))) => {
                Message::new("do-convert").with("from", biome(from)).with("to", biome(to))
            }
            (Action::Convert, _) => Message::new("do-convert-plain"),
            (Action::TakeCard(from), _) => {
                let front = public.decks[usize::from(from) % 4].front;
                self.say_slot("do-take", front, Message::new("do-take-deck").with("deck", deck(from)))
            }
            (Action::Renew, _) => Message::new("do-renew"),
            (Action::Invite(column), _) => {
                let row = usize::from(public.heights[column.index()].saturating_sub(1)) % 4;
                Message::new("do-invite")
                    .with("creature", one_creature(column))
                    .with("spirit", self.components.invite_spirit[row])
            }
            (Action::Gift(to), _) => Message::new("do-gift").with("sage", sage(to)),
            (Action::SagePick(index), Some(&Step::Sage { area, .. })) => {
                let reward = self.components.area(area).rewards[usize::from(index) % 4];
                Message::new("do-sage").with("reward", symbols(&[reward]))
            }
            (Action::SagePick(index), _) => Message::new("do-sage-plain").with("number", index + 1),
            (Action::SageStop, _) => Message::new("do-stop-sage"),
            _ => Message::new("do-decline"),
        }
    }

    fn say_leaving(&self, public: &Public, action: Action) -> Message {
        let (lane, cell) = leaving(public).unwrap_or((0, 0));
        let villager = public.tracks[lane].cells[usize::from(cell)];
        match action {
            Action::Dismount(side, number) => {
                let of = villager.map_or(Kind::Adult, |villager| villager.kind);
                self.say_trail("do-leave", Waiting::new(Area::beside(lane as u8, side), number, of))
            }
            _ => Message::new("do-stay"),
        }
    }

    /// The habitats of a card, row by row.
    fn say_rows(&self, card: Card, rotation: u8) -> Vec<Message> {
        let face = self.components.face(card);
        let (width, height) = crate::ecosystem::Laid::size(rotation);
        let at = |column, row| habitat(face.habitat(rotation, column, row));
        (0..height)
            .map(|row| match width {
                2 => Message::new("row-of-two").with("left", at(0, row)).with("right", at(1, row)),
                _ => Message::new("row-of-three")
                    .with("left", at(0, row))
                    .with("middle", at(1, row))
                    .with("right", at(2, row)),
            })
            .collect()
    }

    fn say_development(&self, board: &Board, action: Action) -> Message {
        match action {
            Action::Rotate(rotation) => Message::new("do-rotate")
                .with("turn", turn(rotation))
                .with("rows", self.say_rows(board.completed.unwrap_or_default(), rotation)),
            Action::Anchor(cell) => say_cell("do-lay", cell),
            Action::PickInvited(picked) => Message::new("do-pick").with("creature", creature(picked)),
            Action::PickCaptive(picked) => Message::new("do-free").with("creature", creature(picked)),
            Action::EndDevelopment => Message::new("do-end-development"),
            // A vertex lies before the cell of the same name, and below the one above.
            Action::PutCreature(cell) => say_cell("do-put", cell)
                .with("left", minus(i16::from(cell.x) - 1))
                .with("above", minus(i16::from(cell.y) - 1)),
            _ => Message::new("do-captive"),
        }
    }
}

fn say_cell(key: &'static str, cell: Cell) -> Message {
    Message::new(key).with("column", minus(cell.x.into())).with("row", minus(cell.y.into()))
}

fn prompt_symbol(asked: Symbol) -> Message {
    match asked {
        Symbol::Convert(from, to) => {
            Message::new("ask-convert").with("from", biome(from)).with("to", biome(to))
        }
        Symbol::TakeCard => Message::new("ask-take"),
        Symbol::Renew => Message::new("ask-renew"),
        Symbol::Invite => Message::new("ask-invite"),
        Symbol::Gift => Message::new("ask-gift"),
        Symbol::PlaceVillager => Message::new("ask-place"),
        _ => Message::new("ask-advance"),
    }
}

impl Speak for Arborea {
    fn locale(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../../locales/en.ftl"),
            Language::Fr => include_str!("../../locales/fr.ftl"),
        }
    }

    fn prompt(&self, public: &Public, _own: &(), seat: Seat) -> Message {
        let asked = public.asked == Some(seat);
        match self.prompt_development(public.board(seat)) {
            Some(development) if asked => Message::new("ask-two")
                .with("main", self.prompt_main(public, seat))
                .with("development", development),
            Some(development) => development,
            None if asked => self.prompt_main(public, seat),
            None => Message::new("ask-nothing"),
        }
    }

    fn say_action(&self, public: &Public, seat: Seat, action: Action) -> Message {
        let said = self.say_choice(public, seat, action);
        let points = self.gain(public, seat, action);
        // Where one place is compared with others, nothing gained is said, too.
        let compared = matches!(action, Action::Anchor(_) | Action::PutCreature(_));
        if points == 0 && !compared {
            return said;
        }
        let at_best = matches!(action, Action::Rotate(_) | Action::PickInvited(_) | Action::PickCaptive(_));
        Message::new(if at_best { "do-at-best" } else { "do-worth" })
            .with("action", said)
            .with("points", signed(points))
            .with("count", points.abs())
    }

    fn say_event(&self, event: &Event) -> Message {
        self.tell(event)
    }

    fn say_result(&self, public: &Public) -> Option<Message> {
        (public.solo() && public.over).then(|| self.solo_result(public))
    }
}

impl Arborea {
    /// A choice without what it brings.
    fn say_choice(&self, public: &Public, seat: Seat, action: Action) -> Message {
        let board = public.board(seat);
        match action {
            Action::SetupPlace(spot) => self.say_spot(public, spot, true),
            Action::Place(spot) | Action::EffectPlace(spot) | Action::RepeatPlace(spot) => {
                self.say_spot(public, spot, false)
            }
            Action::Advance(lane) | Action::RepeatAdvance(lane) | Action::EffectAdvance(lane) => {
                Message::new("do-advance").with("track", track(lane))
            }
            Action::Rescue(number) => Message::new("do-rescue").with("trail", number),
            Action::DeclineRescue => Message::new("do-no-rescue"),
            Action::SkipRepeat => Message::new("do-not-again"),
            Action::Activate(waiting) => self.say_trail("do-activate", waiting),
            Action::EndActivation => Message::new("do-end-activation"),
            Action::Complete(slot) => {
                let card = board.slots[usize::from(slot) % 3];
                self.say_slot("do-complete", card, Message::new("do-complete-slot").with("slot", slot + 1))
            }
            Action::SkipComplete => Message::new("do-complete-none"),
            Action::Dismount(..) | Action::Stay => self.say_leaving(public, action),
            action if action.develops() => self.say_development(board, action),
            action => self.say_symbol(public, action),
        }
    }
}
