//! What every picture of a table is drawn from: the public facts, for whom, and what may be done.

use std::collections::BTreeMap;

use bocage_canvas::{Badge, Face, Ink, Livery, Mark, Outline, Scene, State, text_width};
use bocage_engine::{Message, Seat, Speak, ViewOf};
use bocage_stage::Draw;

use super::ArboreaLook;
use crate::Arborea;
use crate::actions::Action;
use crate::state::{Board, Public};
use crate::vocabulary::Owner;
use crate::words::signed;

/// A table while its pictures are drawn.
pub(super) struct Desk<'a> {
    pub(super) game: &'a Arborea,
    pub(super) public: &'a Public,
    pub(super) look: &'a ArboreaLook<'a>,
    /// Who looks; nobody is a spectator.
    pub(super) reader: Option<Seat>,
    /// Whose ecosystem, cards and villagers are shown.
    pub(super) focus: Seat,
    /// What may be touched, with what it may mean.
    aims: BTreeMap<String, Vec<Action>>,
    /// In the frame of the big picture, which clips what goes beyond it.
    pub(super) framed: bool,
    /// Shown a second time: its pieces have no names and nothing can be touched.
    pub(super) again: bool,
}

/// Something that may be touched.
pub(super) struct Aim {
    pub(super) state: State,
    /// Place, content and result.
    pub(super) name: String,
    /// The points that it would change at once, if all its meanings agree.
    pub(super) points: i16,
}

impl<'a> Desk<'a> {
    pub(super) fn new(game: &'a Arborea, view: &'a ViewOf<Arborea>, look: &'a ArboreaLook<'a>) -> Self {
        let public = &view.public;
        let focus = Seat(look.focus.0.min(public.players.saturating_sub(1)));
        let mut aims: BTreeMap<String, Vec<Action>> = BTreeMap::new();
        for &action in look.legal {
            // The reader's own ecosystem and cards are not those that are only looked at.
            let own = action.develops() || matches!(action, Action::Complete(_));
            let elsewhere = own && view.observer.is_some_and(|reader| reader != focus);
            if let Some(target) = game.target(action).filter(|_| !elsewhere) {
                aims.entry(target).or_default().push(action);
            }
        }
        Desk { game, public, look, reader: view.observer, focus, aims, framed: true, again: false }
    }

    /// The same table for pictures of what another picture shows already.
    pub(super) fn again(&self) -> Desk<'a> {
        let Desk { game, public, look, reader, focus, .. } = *self;
        Desk { game, public, look, reader, focus, aims: BTreeMap::new(), framed: false, again: true }
    }

    /// The same table for pictures beside the big one.
    pub(super) fn beside(&self) -> Desk<'a> {
        Desk { aims: self.aims.clone(), again: false, ..self.again() }
    }

    /// Names the piece that a mark shows.
    pub(super) fn named<'m>(&self, mark: Mark<'m>, name: &str) -> Mark<'m> {
        if self.again { mark } else { mark.piece(name) }
    }

    pub(super) fn say(&self, message: &Message) -> String {
        (self.look.say)(message)
    }

    /// The sentence with this name.
    pub(super) fn word(&self, key: &'static str) -> String {
        self.say(&Message::new(key))
    }

    /// The board that is shown large.
    pub(super) fn board(&self) -> &'a Board {
        self.public.board(self.focus)
    }

    /// Whose points are looked ahead for: the reader's, or those of the seat that is shown.
    pub(super) fn actor(&self) -> Seat {
        self.reader.unwrap_or(self.focus)
    }

    /// Is the shown ecosystem the reader's own, with something to be decided about it?
    pub(super) fn developing(&self) -> bool {
        self.reader == Some(self.focus) && self.board().developing()
    }

    pub(super) fn is_changed(&self, name: &str) -> bool {
        self.look.changed.iter().any(|changed| changed == name)
    }

    /// May this be touched?
    pub(super) fn may(&self, target: &str) -> bool {
        self.aims.contains_key(target)
    }

    /// May anything be touched whose name begins like this?
    pub(super) fn any(&self, start: &str) -> bool {
        self.aims.keys().any(|target| target.starts_with(start))
    }

    /// The points that touching this would change at once, if all that it may mean agrees.
    pub(super) fn worth(&self, target: &str) -> i16 {
        let actions = self.aims.get(target).map(Vec::as_slice).unwrap_or_default();
        let mut points = actions.iter().map(|&action| self.game.gain(self.public, self.actor(), action));
        let first = points.next().unwrap_or_default();
        if points.all(|other| other == first) { first } else { 0 }
    }

    pub(super) fn aim(&self, target: &str) -> Option<Aim> {
        let actions = self.aims.get(target)?;
        let suggested = self.look.suggested.is_some_and(|action| actions.contains(&action));
        let points = self.worth(target);
        let mut choices: Vec<Message> =
            actions.iter().map(|&action| self.game.say_action(self.public, self.actor(), action)).collect();
        let named = match (choices.len(), choices.pop()) {
            (1, Some(only)) => only,
            (_, last) => {
                choices.extend(last);
                Message::new("pic-choices").with("choices", choices)
            }
        };
        let state = if suggested { State::Suggested } else { State::Legal };
        Some(Aim { state, name: self.say(&named), points })
    }

    /// A ring over a thing that may be touched; what lies below stays as it is. `weight` is the
    /// thickness of the ring, 1 on a board of large spaces.
    pub(super) fn ring(&self, s: &mut Scene, outline: &Outline, target: &str, weight: f64) -> Option<Aim> {
        self.ring_with(s, outline, target, weight, |_| {})
    }

    /// A ring with something more that belongs to it, drawn first and in the units of the picture.
    pub(super) fn ring_with(
        &self,
        s: &mut Scene,
        outline: &Outline,
        target: &str,
        weight: f64,
        more: impl FnOnce(&mut Scene),
    ) -> Option<Aim> {
        let aim = self.aim(target)?;
        s.group().class(aim.state.class()).target(target, &aim.name).title(&aim.name).draw(|s| {
            more(s);
            s.outline(outline).fill(Ink::CASING).fill_opacity(0.01);
            // Scaled, because the page sets the width of rings itself.
            let inner = scaled(outline, 1.0 / weight);
            s.group().scale(weight).draw(|s| {
                s.outline(&inner).stroke(Ink::CASING, 9.0).class("ring-case");
                let line = s.outline(&inner).class("ring-line");
                match aim.state {
                    State::Suggested => line.stroke(Ink::LANTERN, 4.5).dash(&[10.0, 6.0]),
                    _ => line.stroke(Ink::RING, 4.5),
                };
            });
        });
        Some(aim)
    }

    /// Corners around what has just changed.
    pub(super) fn fresh(&self, s: &mut Scene, outline: &Outline, name: &str, weight: f64) {
        if self.is_changed(name) {
            let inner = scaled(outline, 1.0 / weight);
            s.group().scale(weight).hidden().draw(|s| s.ring(&inner, State::Changed));
        }
    }

    /// The lantern beside what is suggested.
    pub(super) fn lantern(&self, s: &mut Scene, aim: &Aim, (x, y): (f64, f64), r: f64) {
        if aim.state == State::Suggested {
            s.badge(x, y, r, Badge::Lantern);
        }
    }
}

/// The smallest badge whose number can be read on the board of a desk.
const LEAST: f64 = 11.7;

/// The points that something would bring, on a small yellow badge; white and red if they are lost.
pub(super) fn draw_gain(s: &mut Scene, points: i16, (x, y): (f64, f64), r: f64) {
    if points == 0 {
        return;
    }
    let r = r.max(LEAST);
    let words = signed(points);
    if points > 0 {
        s.badge(x, y, r, Badge::Amount(&words));
        return;
    }
    let width = (text_width(&words, Face::Number, r * 1.2) + r).max(r * 2.0);
    s.group().class("badge").hidden().draw(|s| {
        s.rect(x - width / 2.0, y - r, width, r * 2.0)
            .corner(r)
            .fill(Ink::CUT)
            .stroke(super::inks::COST, r * 0.2);
        s.text(x, y + r * 0.42, &words).face(Face::Number).size(r * 1.2).middle().fill(super::inks::COST);
    });
}

/// The colours of an owner; Feronia has those of a seat that does not play.
pub(super) fn livery(owner: Owner) -> Livery {
    Livery::of(owner.seat().map_or(3, Seat::index))
}

/// An outline in units `factor` times as small.
fn scaled(outline: &Outline, factor: f64) -> Outline {
    match *outline {
        Outline::Rect { x, y, w, h, r } => {
            Outline::rect(x * factor, y * factor, w * factor, h * factor, r * factor)
        }
        Outline::Circle { cx, cy, r } => Outline::circle(cx * factor, cy * factor, r * factor),
        Outline::Path(ref trace, bounds) => Outline::Path(trace.clone(), bounds),
    }
}

/// Cuts `words` so that they are no wider than `width`, with an ellipsis.
pub(super) fn shorten(words: &str, face: Face, size: f64, width: f64) -> String {
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
