//! What the host asks: bots' decisions, the passing of time, coming back after a break.

use bocage_engine::{Game, Seat};

use crate::{Entry, Happening, HostCommand, Occupant, PlayerId, Stage, Table, TableRefusal, limits};

impl<G: Game> Table<G> {
    /// What the host's command leads to, at the time `now` (in milliseconds since 1970).
    pub fn decide_host(&self, command: &HostCommand, now: u64) -> Result<Entry, TableRefusal> {
        let what = match command {
            HostCommand::BotActs { seat, action, decision } => {
                self.decide_bot_act(*seat, action, *decision)?
            }
            HostCommand::Resume { down_ms } => Happening::Resumed { down_ms: *down_ms },
            HostCommand::OpenRematch { table } => self.decide_open_rematch(table)?,
            HostCommand::Remove { player } => self.decide_remove(player)?,
        };
        Ok(self.entry(what, now))
    }

    fn decide_bot_act(&self, seat: Seat, text: &str, decision: u32) -> Result<Happening, TableRefusal> {
        let place = self.place(seat).ok_or(TableRefusal::NoSuchSeat)?;
        match self.stage {
            Stage::Gathering | Stage::Closed => return Err(TableRefusal::NotBegun),
            Stage::Over => return Err(TableRefusal::GameOver),
            Stage::Playing => {}
        }
        if !matches!(place.occupant, Occupant::Bot { .. }) {
            return Err(TableRefusal::NotABot);
        }
        if place.decision != decision {
            return Err(TableRefusal::Stale { decision: place.decision });
        }
        let action = self.legal_action(seat, text)?;
        Ok(Happening::Acted { seat, action: action.to_string() })
    }

    fn decide_open_rematch(&self, table: &str) -> Result<Happening, TableRefusal> {
        let fits = !table.is_empty() && table.len() <= limits::ID;
        if self.rematch_agreed() && self.rematch_table.is_none() && fits {
            Ok(Happening::RematchOpened { table: table.to_owned() })
        } else {
            Err(TableRefusal::NoRematch)
        }
    }

    fn decide_remove(&self, player: &PlayerId) -> Result<Happening, TableRefusal> {
        let seat = self.seat_of(player).ok_or(TableRefusal::NotSeated)?;
        match self.stage {
            Stage::Gathering => Ok(Happening::Left { seat }),
            Stage::Playing => Ok(Happening::BotTook { seat }),
            Stage::Over => Err(TableRefusal::GameOver),
            Stage::Closed => Err(TableRefusal::Closed),
        }
    }

    /// What the passing of time leads to, if anything. Store and apply it, then ask again.
    pub fn tick(&self, now: u64) -> Option<Entry> {
        if self.stage != Stage::Playing {
            return None;
        }
        let late = self.seats().find(|seat| self.places[seat.index()].clock.is_up(now));
        let what = match (late, &self.proposal) {
            // Whoever decided and forgot to confirm is not away.
            (Some(seat), _) if self.places[seat.index()].held.is_some() => Happening::Confirmed { seat },
            (Some(seat), _) => Happening::TimedOut { seat },
            (None, Some(proposal)) if self.takes_effect().is_some_and(|at| at <= now) => {
                Happening::BotTook { seat: proposal.seat }
            }
            _ => return None,
        };
        Some(self.entry(what, now))
    }

    /// When [`Table::tick`] should be asked next, unless something happens before.
    pub fn next_deadline(&self) -> Option<u64> {
        if self.stage != Stage::Playing {
            return None;
        }
        let clocks = self.places.iter().filter_map(|place| place.clock.deadline()).min();
        [clocks, self.takes_effect()].into_iter().flatten().min()
    }

    /// When the proposal takes effect, as it stands: all others agree, or leave it unanswered for
    /// long; and who is said to be away agrees too, or lets the time to object pass.
    fn takes_effect(&self) -> Option<u64> {
        let proposal = self.proposal.as_ref()?;
        let others = self.people().without(proposal.seat);
        let agreed = others.iter().all(|seat| proposal.agreed.contains(&seat));
        let willing = proposal.agreed.contains(&proposal.seat);
        let wait = match (agreed, willing) {
            (true, true) => 0,
            (true, false) => limits::GRACE,
            (false, _) => limits::UNANSWERED,
        };
        Some(proposal.at.saturating_add(wait))
    }
}
