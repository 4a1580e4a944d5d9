//! How tracks move, swap and lose their villagers (section 6).

use bocage_engine::Sink;

use super::{Flow, done, next};
use crate::Arborea;
use crate::decisions::leaving;
use crate::events::Event;
use crate::state::{Public, Step, wait_on};
use crate::tracks::{CELLS, SWAP};
use crate::vocabulary::{Area, Owner, Side, TRAILS, Waiting};

impl Arborea {
    /// One space, a swap, a forced dismount, or the end of the movement.
    pub(super) fn move_on(
        &self,
        public: &mut Public,
        track: u8,
        left: u8,
        sink: &mut impl Sink<Event>,
    ) -> Flow {
        let lane = &mut public.tracks[usize::from(track) % 4];
        if lane.offset >= SWAP {
            return match lane.leader_inside() {
                Some(cell) => self.forced(public, track, cell, sink),
                None => {
                    lane.swap();
                    sink.tell(|| Event::Swapped(track));
                    Flow::On
                }
            };
        }
        if left > 0 {
            lane.offset += 1;
            sink.tell(|| Event::Moved(track));
            return next(public, Step::Move(track, left - 1));
        }
        // Only now, after the whole movement, may villagers leave, the most advanced first (R6, R8).
        match lane.leader(CELLS) {
            Some(cell) => next(public, Step::Leave { track, cell, led: false }),
            None => done(public),
        }
    }

    /// A villager on a segment about to be swapped must leave; Feronia decides nothing.
    fn forced(&self, public: &mut Public, track: u8, cell: u8, sink: &mut impl Sink<Event>) -> Flow {
        match owner(public, track, cell).and_then(Owner::seat) {
            Some(seat) => Flow::Ask(seat),
            None => {
                let side = self.feronia_side(public, track);
                self.dismount(public, side, TRAILS, sink);
                Flow::On
            }
        }
    }

    /// The owner of the villager in question decides; for Feronia section 13.3 does.
    pub(super) fn leave_or_ask(
        &self,
        public: &mut Public,
        track: u8,
        cell: u8,
        led: bool,
        sink: &mut impl Sink<Event>,
    ) -> Flow {
        match owner(public, track, cell) {
            Some(Owner::FERONIA) => {
                let reach = public.tracks[usize::from(track) % 4].reach(cell);
                let leaves = reach > 0 && self.feronia_leaves(public, track, cell, led);
                next(public, Step::Leave { track, cell, led: true });
                if leaves {
                    let side = self.feronia_side(public, track);
                    self.dismount(public, side, reach, sink);
                } else {
                    self.stay(public);
                }
                Flow::On
            }
            Some(owner) => Flow::Ask(owner.seat().unwrap_or_default()),
            None => {
                self.stay(public);
                Flow::On
            }
        }
    }

    /// The villager in question goes to the start of a trail.
    pub(super) fn dismount(&self, public: &mut Public, side: Side, trail: u8, sink: &mut impl Sink<Event>) {
        let Some((track, cell)) = leaving(public) else { return };
        let Some(villager) = public.tracks[track].cells[usize::from(cell)].take() else { return };
        let waiting = Waiting::new(Area::beside(track as u8, side), trail, villager.kind);
        match villager.owner.seat() {
            Some(seat) => wait_on(&mut public.board_mut(seat).trails, waiting),
            None => wait_on(&mut public.feronia.trails, waiting),
        }
        sink.tell(|| Event::Left(villager.owner, waiting));
        self.stay(public);
    }

    /// The villager in question has been dealt with: the next one is asked, the one behind it.
    pub(super) fn stay(&self, public: &mut Public) {
        if let Some(&Step::Leave { track, cell, led }) = public.agenda.top() {
            match public.tracks[usize::from(track) % 4].leader(cell) {
                Some(cell) => next(public, Step::Leave { track, cell, led }),
                None => done(public),
            };
        }
    }
}

fn owner(public: &Public, track: u8, cell: u8) -> Option<Owner> {
    let villager = public.tracks[usize::from(track) % 4].cells[usize::from(cell % CELLS)];
    villager.map(|villager| villager.owner)
}
