//! Actions that would bring nothing: legal, and sometimes the only ones, but nothing to be drawn to.

use std::ops::ControlFlow::Break;

use crate::KingdomCrossing;
use crate::actions::Action;
use crate::state::Public;

impl KingdomCrossing {
    /// Would this income or trigger leave the board of its seat as it is, without anything to choose?
    pub(crate) fn is_vain(&self, public: &Public, action: Action) -> bool {
        let steps = public.agenda.iter().count();
        // What the action begins stands above the step that it answers; in the Evening that step is over.
        let below = match action {
            Action::Collect(_) | Action::PickStructure(_) => steps,
            Action::Guild(_) | Action::Structure(_) => steps.saturating_sub(1),
            _ => return false,
        };
        let mut next = *public;
        self.perform(&mut next, action, &mut ());
        while next.agenda.iter().count() > below {
            let Some(&step) = next.agenda.top() else { break };
            if self.run_step(&mut next, step, &mut ()) {
                continue;
            }
            if self.each_option(&next, |_| Break(())).is_break() {
                return false;
            }
            // Nothing to choose from: it is lost.
            next.agenda.pop();
        }
        next.side(public.active()) == public.side(public.active())
    }
}
