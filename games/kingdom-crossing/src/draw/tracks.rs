//! The four resource tracks of a seat, with their decorations and what they make guild cards score.

use bocage_canvas::{Badge, Face, Ink, Outline, Scene};
use bocage_engine::Message;

use super::art::{goods, signs};
use super::effect::{self, Row, guild, kind, resource};
use super::table::Table;
use super::{deco_name, deco_target, inks, marker_name, track_target};
use crate::components::{DecoSlot, Effect};
use crate::vocabulary::{Guild, Resource, Space, TRACK_END};
use crate::words;

/// Where the tracks lie.
pub(super) struct Tracks {
    pub(super) x: f64,
    pub(super) y: f64,
    /// Where the signs end and the spaces begin.
    pub(super) head: f64,
    /// From one track to the next.
    pub(super) line: f64,
    /// From one space to the next, and the radius of one.
    pub(super) pitch: f64,
    pub(super) radius: f64,
    /// Height of a place for a decoration.
    pub(super) socket: f64,
}

impl Tracks {
    fn place(&self, of: Resource, at: u8) -> (f64, f64) {
        let x = self.x + self.head + f64::from(at) * self.pitch;
        (x, self.y + of.index() as f64 * self.line + self.socket + self.radius + 4.0)
    }

    /// The end of the last space.
    pub(super) fn right(&self) -> f64 {
        self.x + self.head + f64::from(TRACK_END) * self.pitch + self.radius
    }
}

impl Table<'_> {
    /// The four tracks.
    pub(super) fn draw_tracks(&self, s: &mut Scene, tracks: &Tracks) {
        for &of in Resource::ALL {
            self.draw_track(s, tracks, of);
        }
    }

    fn draw_track(&self, s: &mut Scene, tracks: &Tracks, of: Resource) {
        let (first, y) = tracks.place(of, 0);
        let (last, _) = tracks.place(of, TRACK_END);
        let r = tracks.radius;
        let at = self.side().marker(of);
        let target = track_target(of);
        let outline = Outline::rect(
            tracks.x + 21.0,
            y - r - 3.0,
            last - tracks.x - 21.0 + r + 4.0,
            r * 2.0 + 6.0,
            r + 3.0,
        );
        let help = self.say(&self.game.help_resource(of));
        self.draw_scored_guild(s, tracks, of);
        self.own_thing(s, (&target, &outline), &help, |s| {
            s.stamp_centred(resource(of), tracks.x + 32.0, y, 21.0);
            s.line(first, y, last, y).stroke(Ink::OUTLINE, 3.0);
            let (reached, _) = tracks.place(of, at);
            s.line(first, y, reached, y).stroke(self.livery(), 4.5);
            for space in 0..=TRACK_END {
                self.draw_space_of(s, tracks, of, space);
            }
            self.draw_marker(s, tracks, of);
        });
        for slot in self.game.components.deco_slots.iter().filter(|slot| slot.space.resource == of) {
            self.draw_socket(s, tracks, slot);
        }
        if self.own && self.is_bright(&target) && at < TRACK_END {
            let (x, y) = tracks.place(of, at + 1);
            s.badge(x, y, r * 0.92, Badge::Arrow(90.0));
        }
    }

    /// The guild that scores the stars of this track, and what they give now.
    fn draw_scored_guild(&self, s: &mut Scene, tracks: &Tracks, of: Resource) {
        let scored = Guild::ALL.iter().find(|guild| self.game.components.track_of[guild.index()] == Some(of));
        let Some(&scored) = scored else { return };
        let (_, y) = tracks.place(of, 0);
        let (cards, stars) = (self.game.guild_count(self.side(), scored), self.game.stars(self.side(), of));
        let words = Message::new("pic-stars")
            .with("guild", words::guild(scored))
            .with("cards", cards)
            .with("stars", stars)
            .with("points", u16::from(cards) * u16::from(stars));
        let help = format!("{} {}", self.say(&words), self.say(&self.game.help_icon("star")));
        s.group().title(&help).draw(|s| {
            s.stamp_centred(guild(scored), tracks.x + 9.0, y, 20.0);
            let x = tracks.right() + 24.5;
            let points = u16::from(cards) * u16::from(stars);
            let row = Row::words(points.to_string()).and(&goods::POINTS);
            s.group().opacity(if points > 0 { 1.0 } else { 0.5 }).draw(|s| {
                row.draw(s, (x, y), 16.0, 34.0, Ink::INK);
            });
        });
    }

    fn draw_space_of(&self, s: &mut Scene, tracks: &Tracks, of: Resource, at: u8) {
        let (x, y) = tracks.place(of, at);
        let reached = at <= self.side().marker(of);
        let ground = if reached { Ink::HEDGE_SOFT } else { Ink::PAPER };
        let bonus = self.game.components.bonus[of.index()][usize::from(at)];
        s.circle(x, y, tracks.radius).fill(ground).stroke(Ink::OUTLINE, 1.5);
        if at == self.side().marker(of) {
            return;
        }
        match bonus {
            Some(bonus) => {
                let opacity = if reached { 0.45 } else { 1.0 };
                s.group().opacity(opacity).draw(|s| draw_bonus(s, bonus, (x, y), tracks.radius));
            }
            None => {
                let text = s.text(x, y + tracks.radius * 0.42, &at.to_string());
                text.face(Face::Number).size(tracks.radius * 1.27).middle().fill(Ink::INK_3);
            }
        }
    }

    /// The marker in its space, showing where it is.
    fn draw_marker(&self, s: &mut Scene, tracks: &Tracks, of: Resource) {
        let at = self.side().marker(of);
        let (x, y) = tracks.place(of, at);
        let (livery, size) = (self.livery(), tracks.radius * 2.6);
        let name = marker_name(self.focus, of);
        s.group().class("piece").piece(&name).draw(|s| {
            s.stand(&bocage_canvas::art::pieces::PEG, x, y + tracks.radius * 1.05, size).color(livery);
            let text = s.text(x, y + tracks.radius * 0.78, &at.to_string());
            text.face(Face::Number).size(tracks.radius * 1.27).middle().fill(livery.mark_ink());
        });
        self.mark_changed(s, &name, &Outline::rect(x - size / 2.0, y - size / 2.0, size, size, 6.0));
    }

    /// A place for a decoration: which token it takes, or the one that lies there.
    fn draw_socket(&self, s: &mut Scene, tracks: &Tracks, slot: &DecoSlot) {
        let (x, y) = tracks.place(slot.space.resource, slot.space.at);
        let h = tracks.socket;
        let (icons, stars) = (f64::from(slot.symbols) * h * 0.72, f64::from(slot.stars) * h * 0.42);
        let w = icons + stars + h * 0.28;
        let top = y - tracks.radius - h - 1.5;
        let left = x - w / 2.0;
        let target = deco_target(slot.space);
        let filled = self.has_decoration(slot.space);
        let outline = Outline::rect(left - 1.5, top - 1.5, w + 3.0, h + 3.0, 7.0);
        let help = self.say(&self.say_socket(slot, filled));
        let name = deco_name(self.focus, slot.space);
        self.own_thing(s, (&target, &outline), &help, |s| {
            let sheet = s.rect(left, top, w, h).corner(5.0);
            if filled {
                sheet.fill(inks::SET).stroke(Ink::PI, 1.8).piece(&name);
            } else {
                sheet.fill(Ink::PAPER_2).stroke(Ink::OUTLINE, 1.2).dash(&[3.0, 2.5]);
            }
            s.group().opacity(if filled { 1.0 } else { 0.72 }).draw(|s| {
                for symbol in 0..slot.symbols {
                    let cx = left + h * 0.48 + f64::from(symbol) * h * 0.72;
                    s.stamp_centred(kind(slot.kind), cx, top + h / 2.0, h * 0.76);
                }
                for star in 0..slot.stars {
                    let cx = left + icons + h * 0.32 + f64::from(star) * h * 0.42;
                    let ink = if filled { Ink::SUN_EDGE } else { Ink::HINT };
                    s.stamp_centred(&signs::STAR, cx, top + h / 2.0, h * 0.46).color(ink);
                }
            });
        });
        if self.own && self.is_bright(&target) {
            s.badge(left + w, top + 1.0, 7.5, Badge::Plus);
        }
        self.mark_changed(s, &name, &outline);
    }

    /// Does a decoration lie on this space of the board looked at?
    fn has_decoration(&self, space: Space) -> bool {
        self.game.components.slot_at(space).is_some_and(|slot| self.side().filled >> slot & 1 == 1)
    }

    fn say_socket(&self, slot: &DecoSlot, filled: bool) -> Message {
        let passed = self.side().marker(slot.space.resource) >= slot.space.at;
        let key = match (filled, passed) {
            (true, true) => "pic-deco-passed",
            (true, false) => "pic-deco-waits",
            (false, _) => "pic-deco-place",
        };
        Message::new(key)
            .with("kind", words::kind(Some(slot.kind)))
            .with("space", words::space(slot.space))
            .with("stars", slot.stars)
            .with("symbols", slot.symbols)
    }
}

/// What a space gives when it is reached; coins carry their number.
fn draw_bonus(s: &mut Scene, bonus: Effect, (x, y): (f64, f64), radius: f64) {
    match bonus {
        Effect::Coins(coins) => {
            s.stamp_centred(&goods::COIN, x, y, radius * 2.1);
            let text = s.text(x, y + radius * 0.44, &coins.to_string());
            text.face(Face::Number).size(radius * 1.26).middle().fill(Ink::PRINT);
        }
        other => effect::effect(other).draw(s, (x, y), radius * 1.8, radius * 1.9, Ink::INK),
    }
}
