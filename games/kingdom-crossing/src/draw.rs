//! The pictures of the table: the kingdom, the tree board, investments and players' boards.
//!
//! Everything is drawn from what the [`View`](bocage_engine::View) shows and from the component data.
//! What the page may use beyond the targets:
//!
//! - Targets: `bridge:b0`, `region:north` (to fly or to build there), `slot:3` (its card or its bird),
//!   `work:queen` and `rest:queen` (the halves of a tile), `tile:queen` (to upgrade it), `track:wood`,
//!   `deco:stone_4`, `guild:fox`, `structure:transport_wood`, `goal:2`, `favour:1`, `favours` (the
//!   pile), `invest`, `cash`, `pair:0`.
//! - `data-piece`: `worker-<seat>`, `paw-<seat>-<bridge>`, `house-<seat>-<region>`,
//!   `marker-<seat>-<resource>`, `deco-<seat>-<space>`, `invest-<seat>`, `goal-<seat>-<goal>`,
//!   `tile-<seat>-<tile>`; `card-<key>`, `bird-<key>`, `queen-<key>`, `favour-<key>` wherever they lie;
//!   `balloon` and `first` (the first player's flag).
//! - `.walks` are the ways that legal crossings would take; `.ghost` a house that may be placed.
//! - `.place[data-place]` is a thing named like its target that cannot be touched now: a click there
//!   is answered with the reason.
//!
//! River and banks go on beyond the view of the board, so that they fill a frame of any proportion;
//! the frame clips them.

mod art;
mod automa;
mod board;
mod card;
mod columns;
mod cover;
mod effect;
mod folk;
mod inks;
mod invest;
mod kingdom;
mod land;
mod lie;
mod names;
mod side;
mod start;
mod table;
mod tiles;
mod tracks;
mod tree;
mod vain;
mod walk;

use bocage_canvas::{Face, Mood, Scene, Symbol, text_width};
use bocage_engine::{Game, Message, Seat, ViewOf};
use bocage_stage::{Draw, Look, Panel, Period, Place};

use crate::KingdomCrossing;
use crate::actions::{Action, Item};
use crate::events::Event;
use crate::state::{AUTOMA, Face as Open, Phase, Public, Step};
use crate::vocabulary::{Favour, GoalTile, QueenCard, Region};
use names::{
    CASH, GOAL_PILE, INVEST, bridge_target, coins_name, deco_name, deco_target, favour_target, goal_target,
    guild_target, house_name, marker_name, pair_target, paw_name, region_target, rest_target, slot_target,
    structure_target, tile_name, tile_target, track_target, work_target, worker_name,
};
use table::Table;

/// What this game's pictures are drawn for.
pub(crate) type KingdomLook<'a> = Look<'a, KingdomCrossing>;

impl Draw for KingdomCrossing {
    const MOOD: Mood = Mood::KingdomCrossing;

    fn panels(&self, view: &ViewOf<Self>, look: &Look<'_, Self>) -> Vec<Panel> {
        let table = Table::new(self, &view.public, look, view.observer);
        let mut panels = vec![
            panel("kingdom", Place::Board, Message::new("pic-kingdom"), table.draw_kingdom()),
            panel(
                "board",
                Place::Strip,
                Message::new("pic-board").with("seat", table.focus),
                table.draw_board(),
            ),
        ];
        // Who picks needs the pairs, who invests the track: there is no room for both.
        let picks = matches!(view.public.agenda.top(), Some(Step::Draft));
        if picks {
            panels.push(panel("pairs", Place::Shared, Message::new("pic-pairs"), table.draw_pairs()));
        }
        panels.push(panel("tree", Place::Shared, Message::new("pic-tree"), table.draw_tree()));
        if !picks {
            panels.push(Panel {
                note: Some(Message::new("pic-invest-note")),
                ..panel("investment", Place::Shared, Message::new("pic-invest"), table.draw_investment())
            });
        }
        if view.public.solo() && view.public.phase != Phase::Draft {
            panels.push(Panel {
                note: Some(table.automa_note()),
                ..panel("automa", Place::Shared, Message::new("pic-automa"), table.draw_automa())
            });
        }
        for seat in Seat::all(view.public.players).filter(|&seat| seat != table.focus) {
            panels.push(Panel {
                note: look.narrow.then(|| table.say_day(seat)),
                ..panel(
                    "side",
                    Place::Side(seat),
                    Message::new("pic-seat").with("seat", seat),
                    table.draw_side(seat),
                )
            });
        }
        panels
    }

    fn target(&self, action: Action) -> Option<String> {
        Some(match action {
            Action::StartPick(pair) => pair_target(pair),
            Action::Advance => INVEST.to_owned(),
            Action::Cash => CASH.to_owned(),
            Action::PlaceDeco(space) | Action::Double(space) => deco_target(space),
            Action::Collect(Item::Guild(guild)) | Action::Guild(guild) => guild_target(guild),
            Action::Collect(Item::Structure(structure))
            | Action::Structure(structure)
            | Action::PickStructure(structure) => structure_target(structure),
            Action::PickResource(resource) | Action::Buy(resource) => track_target(resource),
            Action::PickUpgrade(tile) => tile_target(tile),
            Action::Rest(tile) => rest_target(tile),
            Action::Work(tile) => work_target(tile),
            Action::Cross(bridge) => bridge_target(bridge),
            Action::Balloon(region) | Action::PlaceHouse(region) => region_target(region),
            Action::TakeCard(slot) | Action::PickBird(slot) => slot_target(slot),
            Action::Claim(goal) => goal_target(goal),
            Action::Face(place) => favour_target(place),
            Action::Blind => GOAL_PILE.to_owned(),
            Action::Singles | Action::Stop | Action::Pay | Action::Done => return None,
        })
    }

    fn is_main(&self, action: Action) -> bool {
        matches!(action, Action::Stop | Action::Pay | Action::Done)
    }

    fn category_icons(&self) -> &'static [&'static Symbol] {
        use art::{goods, guilds, signs};
        static ICONS: [&Symbol; 7] = [
            &goods::POINTS,
            &signs::BRIDGE,
            &signs::GOAL,
            &signs::INVEST,
            &guilds::FOX,
            &signs::WORKSHOP,
            &signs::FAVOUR,
        ];
        &ICONS
    }

    fn projection(&self, view: &ViewOf<Self>, seat: Seat) -> Vec<i32> {
        let now = match view.public.phase {
            // Counted already.
            Phase::End => [0; 4],
            _ => self.projection(&view.public, seat),
        };
        let [investment, guilds, structures, favours] = now;
        Self::CATEGORIES
            .iter()
            .map(|&category| match category {
                "investment" => investment,
                "guilds" => guilds,
                "structures" => structures,
                "favours" => favours,
                _ => 0,
            })
            .collect()
    }

    fn progress(&self, view: &ViewOf<Self>) -> Vec<Period> {
        let public = &view.public;
        (1..=self.components.rounds)
            .map(|round| {
                let steps = self.components.actions;
                let current = round == public.round && public.phase != Phase::End;
                let done = match round.cmp(&public.round) {
                    std::cmp::Ordering::Less => steps,
                    std::cmp::Ordering::Equal => self.turns_done(public).min(steps),
                    std::cmp::Ordering::Greater => 0,
                };
                // A round has one name from its Morning to its Evening: prompts say which of them it is, and
                // the chart of the whole game names its stretches by it.
                let name = Message::new(if current { "pic-round-now" } else { "pic-round" });
                Period { name: name.with("round", round), steps, done, current }
            })
            .collect()
    }

    fn changes(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Started { seat, .. } => worker_name(seat),
            Event::Coins { seat, .. } => coins_name(seat),
            Event::Advanced { seat, resource, .. } | Event::Bought { seat, resource, .. } => {
                marker_name(seat, resource)
            }
            Event::Invested { seat, .. } | Event::Cashed { seat, .. } | Event::Converted { seat, .. } => {
                invest::invest_name(seat)
            }
            Event::Decorated { seat, space } => deco_name(seat, space),
            Event::AutomaDecorated { space } => deco_name(AUTOMA, space),
            Event::Upgraded { seat, tile } | Event::Rested { seat, tile } | Event::Worked { seat, tile } => {
                tile_name(seat, tile)
            }
            Event::Crossed { seat, bridge, .. } => paw_name(seat, bridge),
            Event::Flew { .. } | Event::BalloonMoved { .. } => "balloon".to_owned(),
            Event::Met { bird, .. } => self.bird_name(bird),
            Event::Paid { face: Open::Card(card), .. } | Event::AutomaTook { card } => self.card_name(card),
            Event::Revealed { slot, .. } => slot_target(slot),
            Event::Crowned { queen, .. } | Event::AutomaCrowned { queen } | Event::QueenAwoke { queen } => {
                self.queen_piece(queen)
            }
            Event::Housed { seat, region } => house_name(seat, region),
            Event::Favoured { favour, .. } | Event::AutomaFavoured { favour } => self.favour_piece(favour),
            Event::Claimed { seat, goal, .. } => self.goal_piece(seat, goal),
            Event::AutomaClaimed { goal, .. } => self.goal_piece(AUTOMA, goal),
            _ => return None,
        })
    }

    fn symbols(&self) -> Vec<&'static Symbol> {
        art::all()
    }

    fn cover(&self) -> Scene {
        cover::draw()
    }
}

impl KingdomCrossing {
    /// How many turns of the round everybody has had.
    fn turns_done(&self, public: &Public) -> u8 {
        match public.phase {
            Phase::Draft | Phase::Morning => 0,
            Phase::Day => public.turn / public.sides_in_use().max(1),
            Phase::Evening | Phase::End => self.components.actions,
        }
    }

    fn queen_piece(&self, queen: QueenCard) -> String {
        format!("queen-{}", self.components.queen(queen).key)
    }

    fn favour_piece(&self, favour: Favour) -> String {
        format!("favour-{}", self.components.favour(favour).key)
    }

    fn goal_piece(&self, seat: Seat, goal: GoalTile) -> String {
        format!("goal-{}-{}", seat.0, self.components.goal(goal).key)
    }
}

/// In a region: "in the North".
fn at(region: Region) -> Message {
    Message::named(format!("pic-in-{region}"))
}

fn panel(id: &'static str, place: Place, title: Message, scene: Scene) -> Panel {
    Panel { id, place, title, note: None, scene }
}

/// Cuts `words` so that they are no wider than `width`, with an ellipsis.
fn shorten(words: &str, face: Face, size: f64, width: f64) -> String {
    if text_width(words, face, size) <= width {
        return words.to_owned();
    }
    let mut short = String::new();
    for letter in words.chars() {
        short.push(letter);
        if text_width(&short, face, size) > width - size * 0.5 {
            short.pop();
            break;
        }
    }
    short.truncate(short.trim_end().len());
    short.push('…');
    short
}
