//! The table in characters, for terminals and playthroughs.

use bocage_engine::{Bits, Message, Seat, Sketch, View};

use crate::KingdomCrossing;
use crate::decisions::structures;
use crate::state::{AUTOMA, Face, Phase, Public, Side, Slot};
use crate::vocabulary::{BRIDGES, Bridge, Guild, Region, Resource, Space, TRACK_END, Tile};
use crate::words;

type Say<'a> = &'a dyn Fn(&Message) -> String;

impl Sketch for KingdomCrossing {
    fn sketch(&self, view: &View<Public, ()>, say: Say<'_>) -> String {
        let public = &view.public;
        let mut lines = self.head(public, say);
        for &region in Region::ALL {
            lines.extend(self.region_lines(public, region, say));
        }
        lines.push(String::new());
        for seat in Seat::all(public.players) {
            lines.extend(self.seat_lines(public, seat, say));
        }
        if public.solo() {
            let points: i32 = self.automa_points(public).iter().sum();
            lines.push(say(&Message::new("sketch-automa").with("points", points)));
            lines.extend(indented(self.board_lines(public, AUTOMA, say)));
        }
        lines.push(say(&Message::new("sketch-legend")));
        lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
    }
}

impl KingdomCrossing {
    /// Round, token, Queen, goals and favours.
    fn head(&self, public: &Public, say: Say<'_>) -> Vec<String> {
        let phase = match public.phase {
            Phase::Draft => "phase-draft",
            Phase::Morning => "phase-morning",
            Phase::Day => "phase-day",
            Phase::Evening => "phase-evening",
            Phase::End => "phase-end",
        };
        let round = Message::new("sketch-round")
            .with("round", public.round)
            .with("rounds", self.components.rounds)
            .with("phase", Message::new(phase))
            .with("region", words::region(public.balloon));
        let first = if public.solo() && public.first_player == AUTOMA {
            Message::new("sketch-first-automa")
        } else {
            Message::new("sketch-first").with("seat", public.first_player)
        };
        let queen = match public.queen {
            Some(queen) => Message::new("sketch-queen").with("help", self.help_queen(queen)),
            None => Message::new("sketch-no-queen"),
        };
        let goals: Vec<Message> = (0..public.goals.len()).map(|slot| self.goal(public, slot)).collect();
        let mut lines: Vec<String> = [round, first, queen, Message::new("sketch-goals").with("goals", goals)]
            .iter()
            .map(say)
            .collect();
        for (place, favour) in public.display.iter().enumerate() {
            if let Some(favour) = *favour {
                let favour = self.help_favour(favour);
                lines.push(say(&Message::new("sketch-favour").with("place", place).with("favour", favour)));
            }
        }
        lines
    }

    fn goal(&self, public: &Public, slot: usize) -> Message {
        let goal = public.goals[slot];
        let faces = self.components.goal(goal.tile);
        let hard = usize::from(goal.hard);
        let points = match self.free_position(public, slot) {
            Some(at) => faces.vp[hard][usize::from(at)].to_string(),
            None => "-".to_owned(),
        };
        Message::new("sketch-goal")
            .with("slot", slot)
            .with("goal", self.say_condition(faces.condition[hard]))
            .with("points", points)
    }

    /// A region: its bridges, who is there, its cards.
    fn region_lines(&self, public: &Public, region: Region, say: Say<'_>) -> Vec<String> {
        let bridges: Vec<Message> = Region::ALL
            .iter()
            .filter_map(|&to| {
                let over = (0..BRIDGES as u8).map(Bridge);
                let names: Vec<String> = over
                    .filter(|&bridge| self.components.map.across(bridge, region) == Some(to))
                    .map(|bridge| bridge.to_string())
                    .collect();
                let message = Message::new("sketch-bridges")
                    .with("list", names.join(" "))
                    .with("region", words::region(to));
                (!names.is_empty()).then_some(message)
            })
            .collect();
        let title =
            Message::new("sketch-region").with("region", words::place(region)).with("bridges", bridges);
        let mut lines = vec![String::new(), say(&title)];
        let here = Seat::all(public.players).filter(|&seat| public.side(seat).worker == region);
        let here: Vec<Message> = here.map(|seat| Message::new("sketch-worker").with("seat", seat)).collect();
        if !here.is_empty() && public.phase != Phase::Draft {
            lines.push(format!("  {}", say(&Message::new("sketch-workers").with("list", here))));
        }
        for (slot, place) in public.slots.iter().enumerate() {
            if self.components.map.slots[slot] == region {
                lines.push(format!("  {}", say(&self.slot_line(slot, place))));
            }
        }
        lines
    }

    fn slot_line(&self, slot: usize, place: &Slot) -> Message {
        let (cost, effect) = match place.face {
            Face::Card(card) => (self.components.cost(card), self.components.card(card).effect),
            Face::Tile(tile) => {
                let tile = self.components.empty_tile(tile);
                (tile.cost, tile.effect)
            }
            Face::Bare => return Message::new("sketch-slot-bare").with("slot", slot),
        };
        let key = if place.bird.is_some() { "sketch-slot-bird" } else { "sketch-slot" };
        let message = Message::new(key)
            .with("slot", slot)
            .with("card", self.say_face(place.face))
            .with("cost", cost)
            .with("effect", self.say_effect(effect));
        match place.bird {
            Some(bird) => message.with("bird", self.say_effect(self.components.bird(bird).effect)),
            None => message,
        }
    }

    fn seat_lines(&self, public: &Public, seat: Seat, say: Say<'_>) -> Vec<String> {
        let side = public.side(seat);
        let head = Message::new("sketch-seat")
            .with("seat", seat)
            .with("points", self.sheet(public, seat).total())
            .with("coins", side.coins)
            .with("investment", side.investment);
        let mut lines = self.board_lines(public, seat, say);
        let tiles: Vec<Message> = Tile::ALL
            .iter()
            .filter(|tile| side.played & tile.bit() == 0)
            .map(|&tile| {
                let name = words::tile(tile);
                if side.is_upgraded(tile) { Message::new("sketch-better").with("tile", name) } else { name }
            })
            .collect();
        lines.push(say(&Message::new("sketch-tiles").with("list", tiles)));
        let paws: Vec<String> = Bits(side.paws.into()).map(|bridge| Bridge(bridge).to_string()).collect();
        let houses: Vec<Message> = Region::of_set(side.houses).map(words::region).collect();
        let paws_message = Message::new("sketch-paws");
        let paws_message = if paws.is_empty() {
            paws_message.with("list", Message::new("sketch-none"))
        } else {
            paws_message.with("list", paws.join(" "))
        };
        let houses = if houses.is_empty() { vec![Message::new("sketch-none")] } else { houses };
        lines.push(say(&paws_message.with("houses", houses)));
        [say(&head)].into_iter().chain(indented(lines)).collect()
    }

    /// Guilds, structures, tracks and tokens of a side.
    fn board_lines(&self, public: &Public, seat: Seat, say: Say<'_>) -> Vec<String> {
        let side = public.side(seat);
        let counts: Vec<Message> = Guild::ALL
            .iter()
            .map(|&guild| {
                Message::new("sketch-count")
                    .with("name", words::guild(guild))
                    .with("count", self.guild_count(side, guild))
            })
            .collect();
        let owned: Vec<Message> = structures(side.structures()).map(words::structure).collect();
        let tokens = Message::new("sketch-birds")
            .with("birds", side.birds.count_ones())
            .with("favours", side.favours.count_ones())
            .with("houses", side.houses.count_ones());
        let mut lines = vec![
            say(&Message::new("sketch-guilds").with("list", counts)),
            say(&Message::new("sketch-structures").with("list", owned)),
            say(&tokens),
        ];
        for &resource in Resource::ALL {
            let label = Message::new("sketch-track")
                .with("resource", words::resource(resource))
                .with("at", side.marker(resource));
            lines.push(format!("{:<14}{}", say(&label), self.track(side, resource)));
        }
        lines
    }

    /// A track as characters: what is reached, decorations and their places.
    fn track(&self, side: &Side, resource: Resource) -> String {
        (1..=TRACK_END)
            .map(|at| {
                let slot = self.components.slot_at(Space { resource, at });
                match slot {
                    Some(slot) if side.filled >> slot & 1 == 1 => {
                        char::from(b'0' + self.components.deco_slots[slot].stars)
                    }
                    Some(_) => 'o',
                    None if at <= side.marker(resource) => '=',
                    None => '.',
                }
            })
            .collect()
    }
}

/// Lines that belong to the one above them.
fn indented(lines: Vec<String>) -> impl Iterator<Item = String> {
    lines.into_iter().map(|line| format!("  {line}"))
}
