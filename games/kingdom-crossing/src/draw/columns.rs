//! The guild columns and the structures of a seat.

use bocage_canvas::{Badge, Face, Ink, Outline, Scene};
use bocage_engine::{Bits, Message};

use super::art::{goods, signs};
use super::card::picture;
use super::effect::{self, Row, guild, guild_ink};
use super::table::Table;
use super::{guild_target, structure_target};
use crate::components::Effect;
use crate::decisions::structures;
use crate::vocabulary::{Card, Guild, QueenCard, Structure};

/// A box on the player board.
#[derive(Clone, Copy)]
pub(super) struct Room {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

/// So many places for cards are drawn in a column that has fewer.
const FREE: usize = 4;

/// One card in a guild column.
enum Member {
    /// A character.
    Card(Card),
    /// A Queen card.
    Queen(QueenCard),
    /// The starting card.
    Start,
}

impl Table<'_> {
    /// The five columns.
    pub(super) fn draw_guilds(&self, s: &mut Scene, room: Room) {
        let pitch = (room.width + 4.0) / Guild::ALL.len() as f64;
        for &of in Guild::ALL {
            let x = room.x + of.index() as f64 * pitch;
            self.draw_column(s, of, Room { x, width: pitch - 4.0, ..room });
        }
        // Above the rings of the neighbours, and clear of the numbers at the heads.
        for &of in Guild::ALL {
            let right = room.x + (of.index() as f64 + 1.0) * pitch - 4.0;
            if self.own && self.is_bright(&guild_target(of)) {
                s.badge(right - 3.0, room.y + room.height - 3.0, 9.5, Badge::Plus);
            }
        }
    }

    fn draw_column(&self, s: &mut Scene, of: Guild, room: Room) {
        let Room { x, y, width, height } = room;
        let count = self.game.guild_count(self.side(), of);
        let target = guild_target(of);
        let outline = Outline::rect(x, y, width, height, 9.0);
        let help = self.say(&self.game.help_guild(of));
        let (head, foot) = (29.0, 29.0);
        // What may be touched lies on white, by night as well.
        let ink = if self.own && self.state(&target).is_some() { Ink::PRINT } else { Ink::INK };
        self.own_thing(s, (&target, &outline), &help, |s| {
            s.rect(x, y, width, height).corner(8.0).fill(guild_ink(of)).opacity(0.36);
            let row = Row::sign(guild(of)).then(count.to_string());
            row.draw(s, (x + width / 2.0, y + 15.0), (width * 0.55).clamp(18.5, 24.0), width, ink);
            self.draw_members(s, of, Room { y: y + head, height: height - head - foot, ..room });
            s.line(x + 3.0, y + height - foot + 1.0, x + width - 3.0, y + height - foot + 1.0)
                .stroke(Ink::OUTLINE, 1.2);
            let pairs = count / 2;
            let income = self.game.components.income[of.index()].for_pairs(pairs.max(1));
            s.group().opacity(if pairs > 0 { 1.0 } else { 0.5 }).draw(|s| {
                let middle = (x + width / 2.0, y + height - foot / 2.0);
                effect::effect(income).draw(s, middle, 18.0, width - 2.0, ink);
            });
        });
    }

    /// The cards of a column as strips, closer the more there are.
    fn draw_members(&self, s: &mut Scene, of: Guild, room: Room) {
        let members = self.members(of);
        let tall = 21.0_f64;
        let most = room.height - tall;
        let pitch = (most / members.len().saturating_sub(1).max(1) as f64).min(tall + 2.5);
        // Cards to come: two make a pair.
        for index in members.len()..FREE {
            let y = room.y + index as f64 * (tall + 2.5);
            let place = s.rect(room.x + 3.0, y, room.width - 6.0, tall).corner(5.0).hidden();
            place.stroke(Ink::OUTLINE, 1.0).dash(&[3.0, 3.0]).opacity(0.7);
        }
        for (index, member) in members.iter().enumerate() {
            let y = room.y + index as f64 * pitch;
            let (row, help, name) = match *member {
                Member::Card(card) => (
                    sign_of(self.game.effect_of(card)),
                    self.game.help_card(card),
                    Some(self.game.card_name(card)),
                ),
                Member::Queen(queen) => {
                    (Row::sign(&signs::CROWN), self.game.help_queen(queen), Some(self.queen_name(queen)))
                }
                Member::Start => (Row::sign(&signs::HOME), Message::new("pic-start-card"), None),
            };
            let group = s.group().class("card").title(&self.say(&help));
            let group = match &name {
                Some(name) => group.piece(name),
                None => group,
            };
            group.draw(|s| {
                let strip = s.rect(room.x + 2.5, y, room.width - 5.0, tall).corner(5.0);
                strip.fill(guild_ink(of)).stroke(Ink::PI, 1.5);
                row.draw(s, (room.x + room.width / 2.0, y + tall / 2.0), 17.0, room.width - 8.0, Ink::PRINT);
            });
            if let Some(name) = name {
                let edge = Outline::rect(room.x + 1.0, y - 1.0, room.width - 2.0, tall + 2.0, 6.0);
                self.mark_changed(s, &name, &edge);
            }
        }
    }

    fn members(&self, of: Guild) -> Vec<Member> {
        let side = self.side();
        let mut members = Vec::new();
        if side.start.is_some_and(|start| self.game.components.start(start).guild == of) {
            members.push(Member::Start);
        }
        let own = side.cards.iter().filter(|&card| self.game.components.card(card).guild == Some(of));
        members.extend(own.map(Member::Card));
        let queens = Bits((side.queens & self.game.components.queens_of(of)).into());
        members.extend(queens.map(|queen| Member::Queen(QueenCard(queen))));
        members
    }

    /// The structures, one below another; in two columns where there are many.
    pub(super) fn draw_structures(&self, s: &mut Scene, room: Room, columns: usize) {
        let owned: Vec<Structure> = structures(self.side().structures()).collect();
        let foot = 26.0;
        let most = if self.look.narrow { 50.0 } else { 36.0 };
        let lines_of = |columns: usize| owned.len().div_ceil(columns).max(1);
        let fits = |columns: usize| lines_of(columns) as f64 * 25.0 <= room.height - foot;
        let columns = if fits(columns) { columns } else { columns * 2 };
        let width = (room.width + 4.0) / columns as f64 - 4.0;
        let pitch = ((room.height - foot) / lines_of(columns) as f64).min(most);
        for (index, &of) in owned.iter().enumerate() {
            let x = room.x + (index % columns) as f64 * (width + 4.0);
            let y = room.y + (index / columns) as f64 * pitch;
            self.draw_structure(s, of, Room { x, y, width, height: (pitch - 5.0).max(12.0) });
        }
        for (index, &of) in owned.iter().enumerate() {
            let right = room.x + (index % columns) as f64 * (width + 4.0) + width;
            let y = room.y + (index / columns) as f64 * pitch;
            if self.own && self.is_bright(&structure_target(of)) {
                s.badge(right - 2.0, y + 2.0, 8.0, Badge::Plus);
            }
        }
        self.draw_structure_points(s, room, owned.len());
    }

    fn draw_structure(&self, s: &mut Scene, of: Structure, room: Room) {
        let Room { x, y, width, height } = room;
        let target = structure_target(of);
        let outline = Outline::rect(x, y, width, height, 7.0);
        let help = self.say(&self.game.help_structure(of));
        let (ink, sign) = picture(of);
        let name = of.card().map(|card| self.game.card_name(card));
        let size = (height - 4.0).min(22.0);
        self.own_thing(s, (&target, &outline), &help, |s| {
            let group = s.group().class("card");
            let group = match &name {
                Some(name) => group.piece(name),
                None => group,
            };
            group.draw(|s| {
                s.rect(x, y + 2.0, width, height).corner(6.0).fill(Ink::PI).opacity(0.3);
                s.rect(x, y, width, height).corner(6.0).fill(ink).stroke(Ink::PI, 1.6);
                let gives = self.game.components.structure(of);
                if width < 40.0 {
                    let middle = (x + width / 2.0, y + height / 2.0);
                    let (size, room) = (size.min(18.0), width - 4.0);
                    let row = effect::compact(gives);
                    // Rather a sign that can be read than numbers that cannot.
                    let row = if row.fits(size, room) { row } else { sign_of(gives) };
                    row.draw(s, middle, size, room, Ink::PRINT);
                    return;
                }
                let (row, side) =
                    if width < 80.0 { (effect::compact(gives), 22.0) } else { (effect::effect(gives), 32.0) };
                s.stamp_centred(sign, x + side / 2.0 + 0.5, y + height / 2.0, size.min(side - 3.0));
                s.line(x + side, y, x + side, y + height).stroke(Ink::PI, 1.3);
                let middle = (x + side + (width - side) / 2.0, y + height / 2.0);
                row.draw(s, middle, size.min(19.0), width - side - 4.0, Ink::PRINT);
            });
        });
        if let Some(name) = name {
            self.mark_changed(s, &name, &outline);
        }
    }

    /// What the structures would score now: their number times the value at the lowest marker.
    fn draw_structure_points(&self, s: &mut Scene, room: Room, count: usize) {
        let points = self.game.structure_points(self.side());
        let each = points / count.max(1) as i32;
        let words = Message::new("pic-structures-worth")
            .with("count", count)
            .with("each", each)
            .with("lowest", self.game.lowest(self.side()))
            .with("points", points);
        let words = self.say(&words);
        let low = room.y + room.height - 7.0;
        s.group().title(&words).draw(|s| {
            if self.look.narrow {
                // There is room to say it.
                s.text(room.x, low, &words).face(Face::Body).size(13.0).fill(Ink::INK_2).fit(room.width);
            } else {
                let row = Row::words(format!("{count}×{each} = {points}")).and(&goods::POINTS);
                row.draw(s, (room.x + room.width / 2.0, low), 17.0, room.width + 4.0, Ink::INK);
            }
        });
    }
}

/// The sign of an effect on a narrow strip: what it gives, without numbers.
fn sign_of(of: Effect) -> Row {
    match of {
        Effect::Resource(resource, _) | Effect::ResourcePer(resource, _) => {
            Row::sign(effect::resource(resource))
        }
        Effect::Coins(_) | Effect::CoinsPer(_) | Effect::CoinsMinusPaws(_) => Row::sign(&goods::COIN),
        Effect::Vp(_) | Effect::VpPer(_) => Row::sign(&goods::POINTS),
        Effect::ResourceChoice(_) | Effect::ResourceChoiceDistinct(_) | Effect::ResourceChoicePer(_) => {
            Row::sign(&goods::ANY)
        }
        Effect::Deco { kind, .. } => Row::sign(kind.map_or(&goods::DECORATION, effect::kind)),
        Effect::Invest(_) => Row::sign(&signs::INVEST),
        Effect::TriggerStructure { .. } => Row::sign(&signs::TRIGGER),
        Effect::UpgradeTile(_) => Row::sign(&signs::UPGRADE),
        Effect::Favour(_) => Row::sign(&signs::FAVOUR),
        Effect::TakeBird => Row::sign(&signs::BIRD),
    }
}
