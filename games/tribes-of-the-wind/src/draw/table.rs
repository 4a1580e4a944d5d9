//! What all pictures of one table share: the view, the reader, and what may be touched.

use bocage_canvas::{Badge, Face, Ink, Outline, Scene, State, text_width};
use bocage_engine::{Message, Seat, Speak, ViewOf};
use bocage_stage::{Draw, Look};

use crate::TribesOfTheWind;
use crate::actions::Action;
use crate::state::{Public, Side, Step};

/// What this game's pictures are drawn for.
pub(super) type TribesLook<'a> = Look<'a, TribesOfTheWind>;

/// A table as one reader sees it.
pub(super) struct Table<'a> {
    pub(super) game: &'a TribesOfTheWind,
    pub(super) view: &'a ViewOf<TribesOfTheWind>,
    pub(super) public: &'a Public,
    pub(super) look: &'a TribesLook<'a>,
    /// The seat whose side is shown large.
    pub(super) focus: Seat,
    /// Is that the reader's own side? What can be done there is drawn on no other.
    pub(super) acting: bool,
    /// Legal actions by what one touches for them.
    ready: Vec<(String, Action)>,
}

/// Something that can be touched: how it looks, and what it does.
pub(super) struct Touch {
    pub(super) target: String,
    pub(super) state: State,
    /// Place, content and result in words.
    pub(super) name: String,
}

impl<'a> Table<'a> {
    pub(super) fn new(
        game: &'a TribesOfTheWind,
        view: &'a ViewOf<TribesOfTheWind>,
        look: &'a TribesLook<'a>,
    ) -> Self {
        let public = &view.public;
        let focus = Seat(look.focus.0.min(public.players.saturating_sub(1)));
        let acting = view.observer.is_none_or(|observer| observer == focus);
        let ready = look.legal.iter().filter_map(|&action| Some((game.target(action)?, action))).collect();
        Table { game, view, public, look, focus, acting, ready }
    }

    pub(super) fn say(&self, message: &Message) -> String {
        (self.look.say)(message)
    }

    /// The sentence or word of that name.
    pub(super) fn word(&self, key: &'static str) -> String {
        self.say(&Message::new(key))
    }

    /// The side shown large.
    pub(super) fn side(&self) -> &Side {
        self.public.side(self.focus)
    }

    pub(super) fn narrow(&self) -> bool {
        self.look.narrow
    }

    pub(super) fn step(&self) -> Option<&Step> {
        self.public.agenda.top()
    }

    /// What can be done with something that all share.
    pub(super) fn touch(&self, target: &str) -> Option<Touch> {
        let here: Vec<Action> =
            self.ready.iter().filter(|(name, _)| name == target).map(|(_, action)| *action).collect();
        if here.is_empty() {
            return None;
        }
        let seat = self.view.observer.unwrap_or(self.public.active);
        let said: Vec<String> =
            here.iter().map(|action| self.say(&self.game.say_action(self.public, seat, *action))).collect();
        let suggested = self.look.suggested.is_some_and(|action| here.contains(&action));
        let state = if suggested { State::Suggested } else { State::Legal };
        Some(Touch { target: target.to_owned(), state, name: said.join(" · ") })
    }

    /// What can be done with something of the side shown large: nothing if it is another's.
    pub(super) fn own_touch(&self, target: &str) -> Option<Touch> {
        if self.acting { self.touch(target) } else { None }
    }

    /// Has something with this name just changed?
    pub(super) fn is_changed(&self, name: &str) -> bool {
        self.look.changed.iter().any(|changed| changed == name)
    }

    /// The neighbours of a seat: the one who plays next, on the left, and the one who has just played.
    /// With two players the second one is the river (R40).
    pub(super) fn neighbours(&self, seat: Seat) -> [Option<Seat>; 2] {
        let players = self.public.players.max(2);
        let left = Seat((seat.0 + 1) % players);
        let right = Seat((seat.0 + players - 1) % players);
        [Some(left), (players > 2).then_some(right)]
    }

    /// Where a seat sits from the one shown large, and whether it plays.
    pub(super) fn whereabouts(&self, seat: Seat) -> Message {
        let [left, right] = self.neighbours(self.focus);
        Message::new(match () {
            () if self.public.agenda.is_empty() => "pic-done",
            () if self.public.active == seat => "pic-plays",
            () if self.public.players == 2 => "pic-facing",
            () if left == Some(seat) => "pic-on-left",
            () if right == Some(seat) => "pic-on-right",
            () => "pic-facing",
        })
    }

    /// Draws something that may be touched, its ring under it; `words` describe it when it may not.
    pub(super) fn lift(
        &self,
        s: &mut Scene,
        touch: Option<&Touch>,
        edge: &Outline,
        words: &str,
        inside: impl FnOnce(&mut Scene),
    ) {
        self.lift_as(s, touch, edge, words, false, inside);
    }

    /// The same; `calm` for what may be touched, though nothing would come of it.
    pub(super) fn lift_as(
        &self,
        s: &mut Scene,
        touch: Option<&Touch>,
        edge: &Outline,
        words: &str,
        calm: bool,
        inside: impl FnOnce(&mut Scene),
    ) {
        let Some(touch) = touch else {
            // Not an image: what is inside may be touched.
            s.group().title(words).draw(inside);
            return;
        };
        let title = format!("{}. {words}", touch.name);
        s.group().class(touch.state.class()).target(&touch.target, &touch.name).title(&title).draw(|s| {
            let ring = outside(edge);
            if calm && touch.state == State::Legal {
                s.outline(&ring).stroke(Ink::RING, 2.0).dash(&[2.0, 6.0]).round();
                inside(s);
                return;
            }
            s.outline(&ring).fill(Ink::CASING).stroke(Ink::CASING, 7.5).class("ring-case");
            ring_line(s, &ring, touch.state);
            inside(s);
        });
        if touch.state == State::Suggested {
            let [x, y, ..] = edge.bounds();
            s.badge(x + 4.0, y + 4.0, 11.0, Badge::Lantern);
        }
    }

    /// Lays a target over something already drawn: a click on a piece is a click on its place.
    pub(super) fn overlay(&self, s: &mut Scene, touch: &Touch, edge: &Outline, badge: Option<Badge<'_>>) {
        s.group().class(touch.state.class()).target(&touch.target, &touch.name).title(&touch.name).draw(
            |s| {
                s.outline(edge).fill(Ink::CASING).opacity(0.1);
                s.outline(edge).stroke(Ink::CASING, 8.5).class("ring-case");
                ring_line(s, edge, touch.state);
            },
        );
        let [x, y, w, _] = edge.bounds();
        let badge = if touch.state == State::Suggested { Some(Badge::Lantern) } else { badge };
        if let Some(badge) = badge {
            let r = if self.narrow() { 17.0 } else { 14.0 };
            s.badge(x + w - 9.0, y + 10.0, r, badge);
        }
    }
}

/// Just outside an edge, so that what is drawn inside does not hide the ring.
fn outside(edge: &Outline) -> Outline {
    match *edge {
        Outline::Rect { x, y, w, h, r } => Outline::rect(x - 2.0, y - 2.0, w + 4.0, h + 4.0, r + 2.0),
        ref other => other.clone(),
    }
}

fn ring_line(s: &mut Scene, edge: &Outline, state: State) {
    let ring = s.outline(edge).class("ring-line");
    if state == State::Suggested {
        ring.stroke(Ink::LANTERN, 4.0).dash(&[10.0, 6.0]);
    } else {
        ring.stroke(Ink::RING, 4.0);
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
