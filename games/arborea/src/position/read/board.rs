//! One player's board.

use bocage_engine::Message;

use super::super::steps::{EXPECTED_DEVELOPMENTS, read_development, read_waiting};
use super::{File, Reader, Result, SeatEntry, at_most, count as entries, expected, in_range, wrong};
use crate::ecosystem::{Ecosystem, Laid, MOST_CARDS, MOST_CREATURES, Placed};
use crate::state::{Board, Development, Points, Public, wait_on};
use crate::vocabulary::{Cell, Creature};

impl Reader<'_> {
    pub(super) fn boards(&mut self, file: &File, public: &mut Public) -> Result<()> {
        // Named cards first, so that a default starting card never takes one that is named later.
        for (index, entry) in file.seats.iter().enumerate() {
            let board = self.board(index, entry, public.boards[index])?;
            public.boards[index] = board;
        }
        for index in 0..usize::from(public.players) {
            let lays = file.seats.get(index).is_some_and(|entry| entry.cards.is_some());
            if !lays {
                let free = (1..=5).map(|number| format!("S{number}")).find_map(|key| {
                    let card = self.game.components.card(&key)?;
                    (self.named >> card.0 & 1 == 0).then_some(card)
                });
                let Some(card) = free else {
                    return wrong("seats", "", expected::such_as("S1"));
                };
                self.named |= 1 << card.0;
                let laid = Laid { card, rotation: 0, at: Cell::at(0, 0) };
                public.boards[index].ecosystem.cards.push(laid);
            }
            if let Some(entry) = file.seats.get(index) {
                self.creatures(index, entry, &mut public.boards[index].ecosystem)?;
            }
        }
        Ok(())
    }

    fn board(&mut self, index: usize, entry: &SeatEntry, mut board: Board) -> Result<Board> {
        let place = |field: &str| format!("seats[{index}].{field}");
        board.spirit = in_range(place("spirit"), entry.spirit, -8..=8)?;
        board.points = points(&place("points"), entry)?;
        for (area, &level) in &entry.gifts {
            board.gifts[area.index()] = at_most(place("gifts"), level, self.game.components.gift_max)?;
        }
        for (level, &named) in board.seasons.iter_mut().zip(&entry.seasons) {
            *level = at_most(place("seasons"), named, 6)?;
        }
        entries(place("trails"), &entry.trails, ..=8)?;
        for text in &entry.trails {
            let words: Vec<&str> = text.split_ascii_whitespace().collect();
            let Some(waiting) = read_waiting(&words) else {
                return wrong(place("trails"), text, expected::such_as("tree 3 adult"));
            };
            wait_on(&mut board.trails, waiting);
        }
        self.slots(&place("slots"), entry, &mut board)?;
        count(&mut board.invited, &entry.invited);
        count(&mut board.captive, &entry.captive);
        board.turns = entry.turns;
        board.development = development(&place("development"), entry, &board)?;
        if let Some(cards) = &entry.cards {
            self.cards(&place("cards"), cards, &mut board.ecosystem)?;
        }
        Ok(board)
    }

    fn slots(&mut self, place: &str, entry: &SeatEntry, board: &mut Board) -> Result<()> {
        entries(place, &entry.slots, ..=3)?;
        for (slot, key) in board.slots.iter_mut().zip(&entry.slots) {
            *slot = if key.is_empty() { None } else { Some(self.ecosystem_card(place, key)?) };
        }
        if let Some(key) = &entry.completed {
            board.completed = Some(self.ecosystem_card(place, key)?);
        }
        Ok(())
    }

    /// Cards in the order in which they were laid: name, quarter turns, top left cell.
    fn cards(&mut self, place: &str, texts: &[String], ecosystem: &mut Ecosystem) -> Result<()> {
        entries(place, texts, 1..=MOST_CARDS)?;
        for text in texts {
            let words: Vec<&str> = text.split_ascii_whitespace().collect();
            let parsed = match words.as_slice() {
                [key, rotation, cell] => match (rotation.parse::<u8>(), cell.parse::<Cell>()) {
                    (Ok(rotation @ 0..4), Ok(at)) => Some((*key, rotation, at)),
                    _ => None,
                },
                _ => None,
            };
            let Some((key, rotation, at)) = parsed else {
                return wrong(place, text, expected::such_as("R01 1 2,-1"));
            };
            let card = self.card(place, key)?;
            let (width, height) = Laid::size(rotation);
            let end = (i16::from(at.x) + width as i16 - 1, i16::from(at.y) + height as i16 - 1);
            let legal = if ecosystem.cards.is_empty() {
                end.0 <= 64 && end.1 <= 64
            } else {
                ecosystem.anchors(rotation).contains(at)
            };
            if !legal {
                return wrong(place, text, Message::new("file-laid"));
            }
            ecosystem.cards.push(Laid { card, rotation, at });
        }
        Ok(())
    }

    fn creatures(&self, index: usize, entry: &SeatEntry, ecosystem: &mut Ecosystem) -> Result<()> {
        let place = format!("seats[{index}].creatures");
        entries(&place, &entry.creatures, ..=MOST_CREATURES)?;
        for text in &entry.creatures {
            let parsed = text.split_once(' ').and_then(|(name, cell)| {
                Some((Creature::from_word(name)?, cell.trim().parse::<Cell>().ok()?))
            });
            let Some((creature, at)) = parsed else {
                return wrong(place, text, expected::such_as("fungi_frog 1,1"));
            };
            if !ecosystem.vertices().contains(at) {
                return wrong(place, text, Message::new("file-vertex"));
            }
            ecosystem.creatures.push(Placed { creature, at });
        }
        Ok(())
    }
}

fn count(counts: &mut [u8; 6], creatures: &[Creature]) {
    for creature in creatures {
        let count = &mut counts[creature.index()];
        *count = count.saturating_add(1);
    }
}

fn development(place: &str, entry: &SeatEntry, board: &Board) -> Result<Development> {
    let text = match entry.development.as_deref() {
        None | Some("open") => return Ok(Development::None),
        Some(text) => text,
    };
    let Some(development) = read_development(text) else {
        return wrong(place, text, expected::such_as(EXPECTED_DEVELOPMENTS.join(", ")));
    };
    let lays = matches!(development, Development::Rotate | Development::Anchor(_));
    if lays != board.completed.is_some() && development != Development::None {
        // Cards are laid when they are completed.
        return wrong(place, text, expected::fitting());
    }
    Ok(development)
}

fn points(place: &str, entry: &SeatEntry) -> Result<Points> {
    let named = &entry.points;
    let all = [named.biomes, named.spirit, named.creatures, entry.score];
    for &points in all.iter().chain(&named.seasons) {
        in_range(place, points, -2000..=2000)?;
    }
    // Points that are not broken down are carried as points for biomes.
    Ok(Points {
        biomes: named.biomes + entry.score,
        spirit: named.spirit,
        seasons: named.seasons,
        creatures: named.creatures,
    })
}
