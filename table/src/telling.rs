//! From the log, which holds secrets, to the lines that an observer may read.

use bocage_engine::{Game, Seat};

use crate::table::Kept;
use crate::{Happening, Line, LineOf, Table, Told};

impl<G: Game> Table<G> {
    /// The lines after number `since` for a seat, or for a spectator (`None`): one for every entry, so
    /// that a gap can be seen.
    pub fn lines_for(&self, observer: Option<Seat>, since: u64) -> Vec<LineOf<G>> {
        self.lines_between(observer, since, usize::MAX)
    }

    /// At most `most` lines after number `since`.
    pub(crate) fn lines_between(&self, observer: Option<Seat>, since: u64, most: usize) -> Vec<LineOf<G>> {
        let since = usize::try_from(since).unwrap_or(usize::MAX).min(self.log.len());
        self.log[since..].iter().take(most).map(|kept| self.line(kept, observer)).collect()
    }

    fn line(&self, kept: &Kept<G::Event>, observer: Option<Seat>) -> LineOf<G> {
        let what = self.tell_own(kept, observer).unwrap_or_else(|| self.tell_all(kept));
        Line { seq: kept.entry.seq, at: kept.entry.at, what }
    }

    /// What differs from observer to observer.
    fn tell_own(&self, kept: &Kept<G::Event>, observer: Option<Seat>) -> Option<Told<G::Event>> {
        let own = |seat: Seat, told| if observer == Some(seat) { told } else { Told::Quiet };
        Some(match &kept.entry.what {
            Happening::Acted { seat, .. } | Happening::Confirmed { seat } => Told::Acted {
                seat: *seat,
                action: kept.action.clone().filter(|_| observer == Some(*seat)),
                events: kept.events.iter().filter_map(|event| self.game.event_for(event, observer)).collect(),
            },
            Happening::Held { seat, action } => own(*seat, Told::Held { action: action.clone() }),
            Happening::Dropped { seat } => own(*seat, Told::Dropped),
            Happening::ConfirmSet { seat, on } => own(*seat, Told::ConfirmSet { on: *on }),
            _ => return None,
        })
    }

    /// What everybody is told alike.
    fn tell_all(&self, kept: &Kept<G::Event>) -> Told<G::Event> {
        let name = kept.name.clone();
        match kept.entry.what.clone() {
            Happening::Opened(_) => Told::Opened { name },
            Happening::Sat { seat, person } => Told::Sat { seat, person },
            Happening::Left { seat } => Told::Left { seat, name },
            Happening::BotPlaced { seat, level } => Told::BotPlaced { seat, level },
            Happening::Started => Told::Started,
            Happening::Closed => Told::Closed,
            Happening::Undone { seat } => Told::Undone { seat, name, line: kept.undone },
            Happening::Said { person, text } => Told::Said { person, text },
            Happening::Resigned { seat } => Told::Resigned { seat, name },
            Happening::BotProposed { seat, .. } => Told::BotProposed { seat, name },
            Happening::BotAgreed { by } => Told::BotAgreed { by, name },
            Happening::BotDeclined { by } => Told::BotDeclined { by, name },
            Happening::BotTook { seat } => Told::BotTook { seat, name },
            Happening::TimedOut { seat } => Told::TimedOut { seat, name },
            Happening::Returned { seat } => Told::Returned { seat, name },
            Happening::Resumed { down_ms } => Told::Resumed { down_ms },
            Happening::RematchAsked { by } => Told::RematchAsked { by, name },
            Happening::RematchOpened { table } => Told::RematchOpened { table },
            Happening::Acted { .. }
            | Happening::Confirmed { .. }
            | Happening::Held { .. }
            | Happening::Dropped { .. }
            | Happening::ConfirmSet { .. } => Told::Quiet,
        }
    }
}
