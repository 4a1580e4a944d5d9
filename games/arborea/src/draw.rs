//! The pictures of the table: the main board, one's own ecosystem, cards and villagers, the others.
//!
//! The big picture is the main board; while a seat works on its ecosystem and nothing else is asked of
//! it, or while another seat is looked at, it is that ecosystem, and the main board lies beside it. On
//! narrow screens the big picture is what the decision is about: the four tracks, the quarter where a
//! villager leaves its track, the trails one may walk, or a Sage.
//!
//! Targets: `gate:<track>` and `lane:<track>`; `trail:<area>-<n>` (a waiting villager walks),
//! `leave:<side>-<n>` (the villager asked leaves its track); `sage:<area>`, `reward:<n>`;
//! `column:<creature>`, `deck:<n>`, `slot:<n>`; `turn:<n>`, `cell:<x,y>`, `vertex:<x,y>`,
//! `invited:<creature>`, `captive:<creature>`, `captivity`.
//!
//! The same names in `data-place` are on things that cannot be touched now, so that a click can be
//! answered with the reason.
//!
//! Pieces: `v…` rides a track, `w…` waits at a trail or walks it, `r…` and `d…` are in a reserve
//! (`draw/villagers.rs`); `plank-<segment>`, `dome-<biome>`, `tray-<biome>`, `gift<seat>-<area>`,
//! `season<seat>-<season>`, `spirit<seat>`, `<creature>-<row>` in the Borderlands, `e<seat>-<x,y>` in an
//! ecosystem, `card-<key>` wherever a card lies.

mod art;
mod audience;
mod board;
mod borderlands;
mod card;
mod cards;
mod cover;
mod desk;
mod ecosystem;
mod feronia;
mod home;
mod inks;
mod lane;
mod lanes;
mod narrow;
mod own;
mod quadrant;
mod reserve;
mod sage;
mod seasons;
mod side;
mod spots;
mod token;
mod tray;
mod villagers;

use bocage_canvas::art::icons;
use bocage_canvas::{Mood, Scene, Symbol};
use bocage_engine::{Message, Seat, ViewOf};
use bocage_stage::{Draw, Look, Panel, Period, Place};

use self::desk::Desk;
use self::narrow::Block;
use crate::Arborea;
use crate::actions::Action;
use crate::decisions::leaving;
use crate::events::Event;
use crate::vocabulary::{Area, Cell};
use crate::words;

/// What this game's pictures are drawn for.
pub(crate) type ArboreaLook<'a> = Look<'a, Arborea>;

impl Draw for Arborea {
    const MOOD: Mood = Mood::Arborea;

    fn panels(&self, view: &ViewOf<Self>, look: &Look<'_, Self>) -> Vec<Panel> {
        let desk = Desk::new(self, view, look);
        let home = desk.at_home();
        let mut panels = Vec::new();
        if home {
            panels.push(desk.panel("home", Place::Board, desk.say_home(), Desk::draw_home));
            panels.extend(desk.pictures_beside_home());
        } else {
            panels.extend(desk.common_pictures(Place::Board));
        }
        panels.extend(desk.own_pictures(home));
        if look.narrow {
            panels.extend(desk.narrow_rest());
            // What may be touched is seen without scrolling.
            panels.sort_by_key(|panel| panel.place == Place::Shared && !desk.is_asked(panel.id));
        }
        for seat in Seat::all(view.public.players).filter(|&seat| seat != desk.focus) {
            panels.push(Panel {
                // Wide pictures say it themselves.
                note: look.narrow.then(|| desk.say_progress(seat)),
                ..desk.panel("side", Place::Side(seat), Message::new("pic-seat").with("seat", seat), |desk| {
                    desk.draw_side(seat)
                })
            });
        }
        panels
    }

    fn target(&self, action: Action) -> Option<String> {
        Some(match action {
            Action::SetupPlace(spot)
            | Action::Place(spot)
            | Action::RepeatPlace(spot)
            | Action::EffectPlace(spot) => format!("gate:{}", spot.track),
            Action::Advance(track) | Action::RepeatAdvance(track) | Action::EffectAdvance(track) => {
                format!("lane:{track}")
            }
            Action::Rescue(trail) => trail_target(Area::Water, trail),
            Action::Activate(waiting) => trail_target(waiting.area(), waiting.trail()),
            Action::Dismount(side, trail) => format!("leave:{side}-{trail}"),
            Action::TakeCard(deck) => format!("deck:{deck}"),
            Action::Invite(creature) => format!("column:{creature}"),
            Action::Gift(area) => format!("sage:{area}"),
            Action::SagePick(index) => format!("reward:{index}"),
            Action::Complete(slot) => format!("slot:{slot}"),
            Action::Rotate(rotation) => format!("turn:{rotation}"),
            Action::Anchor(cell) => cell_target(cell),
            Action::PickInvited(creature) => format!("invited:{creature}"),
            Action::PickCaptive(creature) => format!("captive:{creature}"),
            Action::PutCreature(vertex) => vertex_target(vertex),
            Action::PutCaptive => "captivity".to_owned(),
            Action::DeclineRescue
            | Action::SkipRepeat
            | Action::EndActivation
            | Action::Convert
            | Action::Renew
            | Action::SageStop
            | Action::Decline
            | Action::Stay
            | Action::SkipComplete
            | Action::EndDevelopment => return None,
        })
    }

    fn is_main(&self, action: Action) -> bool {
        matches!(
            action,
            Action::SkipRepeat
                | Action::EndActivation
                | Action::SageStop
                | Action::Stay
                | Action::SkipComplete
                | Action::EndDevelopment
        )
    }

    fn category_icons(&self) -> &'static [&'static Symbol] {
        static ICONS: [&Symbol; 4] = [&icons::SPROUT, &art::deeds::SPIRIT, &art::deeds::SEASON, &icons::PAW];
        &ICONS
    }

    fn projection(&self, view: &ViewOf<Self>, seat: Seat) -> Vec<i32> {
        self.pending(&view.public, seat).map(i32::from).to_vec()
    }

    fn progress(&self, view: &ViewOf<Self>) -> Vec<Period> {
        let public = &view.public;
        let (start, last) = (self.components.sun_start[public.table()], self.components.sun_last);
        let steps = last.saturating_sub(start);
        let day = Period {
            name: Message::new("pic-sun").with("sun", public.sun).with("last", last),
            steps,
            done: public.sun.saturating_sub(start).min(steps),
            current: public.ending.is_none() && !public.over,
        };
        let extra = u8::try_from(u32::from(self.components.extra_turns) * u32::from(public.turn_takers()));
        let extra = extra.unwrap_or(u8::MAX);
        let left = if public.over { 0 } else { public.ending.unwrap_or(extra) };
        let evening = Period {
            name: Message::new("pic-last-turns"),
            steps: extra,
            done: extra.saturating_sub(left),
            current: public.ending.is_some() && !public.over,
        };
        vec![day, evening]
    }

    fn changes(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Moved(track) | Event::Swapped(track) | Event::Placed(_, _, track) => {
                format!("lane:{track}")
            }
            Event::Left(owner, waiting) => villagers::waiting_name(owner, waiting, 0),
            Event::Raised(_, biome) | Event::Converted(_, _, biome) => reserve::dome_name(biome),
            Event::Took(_, card) | Event::Laid(_, card, _) => card::name(self, card),
            Event::Attracted(_, creature, _) => format!("column:{creature}"),
            Event::Gave(seat, area, _) => sage::gift_name(seat, area),
            Event::Spirit(seat, _) => own::spirit_name(seat),
            Event::Season(seat, season, _) => seasons::marker_name(seat, season),
            Event::Settled(seat, _, at) => ecosystem::settler_name(seat, at),
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

impl Desk<'_> {
    fn panel(&self, id: &'static str, place: Place, title: Message, draw: impl Fn(&Self) -> Scene) -> Panel {
        Panel { id, place, title, note: None, scene: draw(self) }
    }

    /// Is the big picture an ecosystem: one that is worked on, or another seat's?
    fn at_home(&self) -> bool {
        let looks_at_another = self.reader.is_some_and(|reader| reader != self.focus);
        let works_on_it = self.developing() && self.public.asked != self.reader;
        looks_at_another || works_on_it
    }

    /// Beside an ecosystem: the board, or while one works on it only what it is worth.
    fn pictures_beside_home(&self) -> Vec<Panel> {
        let seasons = Block::Seasons;
        match (self.look.narrow, self.developing(), self.public.solo()) {
            (false, true, true) => Vec::new(),
            (false, true, false) => {
                let title = Message::new(seasons.title());
                vec![self.beside().panel("seasons", Place::Shared, title, |desk| desk.draw_block(seasons))]
            }
            _ => self.beside().common_pictures(Place::Shared),
        }
    }

    /// What all share, the picture of the present decision first.
    fn common_pictures(&self, place: Place) -> Vec<Panel> {
        let title = Message::new("pic-board");
        if !self.look.narrow {
            return vec![self.panel("board", place, title, Desk::draw_board)];
        }
        let special = match (self.asked_sage(), leaving(self.public)) {
            (Some(area), _) if self.any("reward:") => Some(self.draw_audience(area)),
            (_, Some((track, _))) if self.any("leave:") => Some(self.draw_quarter(track as u8)),
            _ if self.any("trail:") => Some(self.draw_walks()),
            _ => None,
        };
        let Some(scene) = special else {
            return vec![self.panel("board", place, title, Desk::draw_lanes)];
        };
        vec![
            Panel { id: "board", place, title, note: None, scene },
            self.panel("lanes", Place::Shared, Message::new("pic-lanes"), |desk| desk.again().draw_lanes()),
        ]
    }

    /// What belongs to the shown seat; in solo, Feronia too.
    fn own_pictures(&self, home: bool) -> Vec<Panel> {
        let mut panels = vec![self.panel("own", Place::Strip, Message::new("pic-own"), Desk::draw_own)];
        if self.look.narrow {
            let title = Message::new("pic-reserve");
            panels.push(self.panel("stock", Place::Strip, title, Desk::draw_reserve_strip));
        }
        let together = self.public.solo() && !self.look.narrow && !self.developing();
        if !home {
            let draw = if together { Desk::draw_plot_and_cards } else { Desk::draw_plot };
            panels.push(Panel {
                note: Some(self.say_creatures()),
                ..self.panel("ecosystem", Place::Shared, self.say_home(), draw)
            });
        }
        if home || !together {
            panels.push(self.panel("cards", Place::Shared, self.say_hand(), Desk::draw_cards));
        }
        if self.public.solo() {
            panels.push(Panel {
                note: Some(self.say_rival()),
                ..self.panel("feronia", Place::Shared, Message::new("pic-feronia"), Desk::draw_feronia)
            });
        }
        panels
    }

    /// Is the present decision made in this picture?
    fn is_asked(&self, id: &str) -> bool {
        match id {
            "borderlands" => self.any("column:"),
            "cards" => self.any("deck:") || self.any("slot:"),
            "ecosystem" => self.developing(),
            "board" => true,
            _ => false,
        }
    }

    /// The rest of the board, block by block.
    fn narrow_rest(&self) -> Vec<Panel> {
        let block = |id, block: Block| {
            self.panel(id, Place::Shared, Message::new(block.title()), |desk| desk.draw_block(block))
        };
        vec![
            block("borderlands", Block::Borderlands),
            Panel { note: Some(self.say_renewal()), ..block("reserve", Block::Reserve) },
            block("seasons", Block::Seasons),
        ]
    }

    fn say_home(&self) -> Message {
        Message::new("pic-ecosystem").with("seat", self.focus)
    }

    fn say_hand(&self) -> Message {
        Message::new("pic-cards").with("seat", self.focus)
    }

    fn say_creatures(&self) -> Message {
        Message::new("pic-creature-points").with("points", self.game.creatures_points(self.board()))
    }

    fn say_rival(&self) -> Message {
        Message::new("pic-feronia-score").with("points", words::points(self.game.feronia_score(self.public)))
    }
}

/// A trail on which somebody waits: `trail:tree-4`.
fn trail_target(area: Area, trail: u8) -> String {
    format!("trail:{area}-{trail}")
}

/// Where a card's top left cell may go: `cell:2,-1`.
fn cell_target(cell: Cell) -> String {
    format!("cell:{cell}")
}

/// Where a creature may settle: `vertex:2,-1`.
fn vertex_target(vertex: Cell) -> String {
    format!("vertex:{vertex}")
}
