//! The pictures of the table: planets, power tracks, the drafting row and the fertility zone.
//!
//! Everything is drawn from the component data: boards of any shape up to 8 by 8, tracks of any
//! length, rows of any size. What the page may use beyond the targets:
//!
//! - `data-piece`: `p<seat>-<space>` is a plant (it keeps its name when it grows), `m<seat>-<power>` a
//!   marker on its track, `score<seat>` and `laps<seat>` the score markers, `card-<key>` a card wherever
//!   it lies, `acorn` and `sun` the tokens.
//! - `.piece.lit` and `.piece.shaded` are the trees that count and do not count now, with their points
//!   in `data-points` and their space in `data-space`; `.badge` inside `.light[data-space]` is the
//!   value shown beside a tree.
//! - `.shadow[data-space]` is the shade cast by the tree on that space; `data-on` lists the trees that
//!   it puts in the shade.
//! - `.forest[data-count]` is the outline of the biggest forest; its trees and bushes are
//!   `.piece.in-forest`.
//! - `.biome[data-biome]` are the fields of a biome, `.pile[data-biome]` its pile in the zone,
//!   `.track[data-power]` a power's track; `.current` is the one of the card being played.
//! - `.ghost[data-space]` is what an empty space would receive.
//! - `.place[data-place]` is an invisible square over each space, named like its target (`space:c4`) but
//!   not a target: to answer a click where nothing can be done, and to show the shade on hover.
//!
//! The sky of the board goes on beyond the view, so that it fills a frame of any proportion; the frame
//! clips it.

mod card;
mod cover;
mod forest;
mod ground;
mod light;
mod planet;
mod row;
mod score;
mod thumbnail;
mod tracks;
mod zone;

use bocage_canvas::art::icons;
use bocage_canvas::{Face, Mood, Scene, Symbol, text_width};
use bocage_engine::{Game, Message, Seat, ViewOf};
use bocage_stage::{Draw, Look, Panel, Period, Place};

use crate::Evergreen;
use crate::actions::Action;
use crate::events::Event;
use crate::state::{Phase, Public};
use crate::vocabulary::{Card, Piece, Season, Space};
use crate::words;

/// What this game's pictures are drawn for.
pub(crate) type EvergreenLook<'a> = Look<'a, Evergreen>;

impl Draw for Evergreen {
    const MOOD: Mood = Mood::Evergreen;

    fn panels(&self, view: &ViewOf<Self>, look: &Look<'_, Self>) -> Vec<Panel> {
        let public = &view.public;
        let focus = Seat(look.focus.0.min(public.players.saturating_sub(1)));
        // The reader's choices are on the reader's own planet, not on one that is only looked at.
        let acting = view.observer.is_none_or(|observer| observer == focus);
        let mut panels = vec![
            Panel {
                id: "planet",
                place: Place::Board,
                title: planet_of(focus),
                note: None,
                scene: self.draw_planet(public, look, focus, acting),
            },
            Panel {
                id: "tracks",
                place: Place::Strip,
                title: Message::new("pic-tracks"),
                note: None,
                scene: self.draw_tracks(public, look, focus),
            },
            Panel {
                id: "row",
                place: Place::Shared,
                title: Message::new("pic-row"),
                note: Some(self.row_note(public)),
                scene: self.draw_row(public, look),
            },
            Panel {
                id: "zone",
                place: Place::Shared,
                title: Message::new("pic-zone"),
                note: Some(
                    Message::new("sketch-deck")
                        .with("deck", self.deck_size(public))
                        .with("discard", public.discard.len()),
                ),
                scene: self.draw_zone(public, look),
            },
        ];
        if public.phase == Phase::End {
            panels.retain(|panel| panel.id != "row");
        }
        for seat in Seat::all(public.players).filter(|&seat| seat != focus) {
            panels.push(Panel {
                id: "side",
                place: Place::Side(seat),
                title: Message::new("pic-seat").with("seat", seat),
                // Wide pictures say it themselves.
                note: look.narrow.then(|| self.progress_of(public, seat)),
                scene: self.draw_side(public, look, seat),
            });
        }
        panels
    }

    fn target(&self, action: Action) -> Option<String> {
        match action {
            Action::PickCard(slot) => Some(slot_target(slot)),
            other => other.space().map(space_target),
        }
    }

    fn is_main(&self, action: Action) -> bool {
        matches!(action, Action::StopAction | Action::StopPower | Action::StopLake | Action::EndTurn)
    }

    fn category_icons(&self) -> &'static [&'static Symbol] {
        static ICONS: [&Symbol; 5] =
            [&icons::ACORN, &icons::SUN, &icons::FOREST, &icons::BUD, &icons::FERTILITY];
        &ICONS
    }

    fn projection(&self, view: &ViewOf<Self>, seat: Seat) -> Vec<i32> {
        let [light, forest, fertility] = self.projection(&view.public, seat).map(i32::from);
        Self::CATEGORIES
            .iter()
            .map(|&category| match category {
                "light" => light,
                "forest" => forest,
                "fertility" => fertility,
                _ => 0,
            })
            .collect()
    }

    fn progress(&self, view: &ViewOf<Self>) -> Vec<Period> {
        let public = &view.public;
        let over = public.phase == Phase::End;
        Season::ALL
            .iter()
            .map(|&season| {
                let steps = self.components.rounds(season);
                let current = season == public.season && !over;
                let done = match season.cmp(&public.season) {
                    std::cmp::Ordering::Less => steps,
                    std::cmp::Ordering::Equal if over => steps,
                    std::cmp::Ordering::Equal => public.round_in_season.min(steps),
                    std::cmp::Ordering::Greater => 0,
                };
                Period { name: words::season(season), steps, done, current }
            })
            .collect()
    }

    fn changes(&self, event: &Event) -> Option<String> {
        match *event {
            Event::Placed { seat, space, .. } | Event::Grew { seat, space, .. } => {
                Some(piece_name(seat, space))
            }
            Event::Activated { seat, power, .. } => Some(tracks::marker_name(seat, power)),
            Event::Picked { card, .. } | Event::AutomaPicked { card, .. } => Some(self.card_name(card)),
            Event::LeftOver { card, .. } => {
                self.components.face(card).biome.map(|biome| format!("pile:{biome}"))
            }
            _ => None,
        }
    }

    fn cover(&self) -> Scene {
        cover::draw()
    }
}

/// The target of a space: `space:c4`.
fn space_target(space: Space) -> String {
    format!("space:{space}")
}

/// The target of a slot of the row: `slot:2`.
fn slot_target(slot: u8) -> String {
    format!("slot:{slot}")
}

/// The name of whatever stands on a space of a seat's planet: `p0-c4`.
fn piece_name(seat: Seat, space: Space) -> String {
    format!("p{}-{space}", seat.0)
}

/// "Your planet", or whose it is.
fn planet_of(seat: Seat) -> Message {
    Message::new("pic-planet").with("seat", seat)
}

/// Has something with this name just changed?
fn is_changed(look: &EvergreenLook<'_>, name: &str) -> bool {
    look.changed.iter().any(|changed| changed == name)
}

/// The drawing of a piece, its width on a space of 88 units, and how far down its foot stands.
fn drawing(piece: Piece) -> (&'static Symbol, f64, f64) {
    use bocage_canvas::art::plants;
    match piece {
        Piece::Sprout => (&plants::SPROUT, 60.0, 73.0),
        Piece::SmallTree => (&plants::SMALL_TREE, 72.0, 73.0),
        Piece::BigTree => (&plants::BIG_TREE, 76.0, 75.0),
        Piece::Bush => (&plants::BUSH, 68.0, 69.0),
        Piece::Lake => (&plants::LAKE, 72.0, 69.0),
    }
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

impl Evergreen {
    /// The card that `seat` plays this round: none before it has picked, nor after the game.
    fn card_of(&self, public: &Public, seat: Seat) -> Option<Card> {
        let picked = match public.phase {
            Phase::Draft => public.turn_order(seat.0) < public.draft_index,
            Phase::Turns => true,
            Phase::End => false,
        };
        public.side(seat).card().filter(|_| picked)
    }

    /// The name of a card for animations, wherever it lies.
    fn card_name(&self, card: Card) -> String {
        format!("card-{}", self.components.face(card).key)
    }
}
