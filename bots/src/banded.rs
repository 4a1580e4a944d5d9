//! Kind opponents: they see what is best one step ahead, or to the end of a turn that they search hastily, and
//! take it or something nearly as good.
//!
//! A weak player that plays plausibly: every choice lies within a band of value, the better ones are the
//! likelier. It neither blunders by lot nor knows anything that a stronger one would not. Where everything
//! is worth nearly the same the band is narrower, or all choices would lie in it and none lead anywhere.

use bocage_engine::{ActionList, Draw, Evaluate, Game, QuickRng, Seat, ViewOf};

use crate::Bot;
use crate::budget::Budget;
use crate::order::Order;
use crate::random::legal_from_view;

/// Chances are counted in so many parts of the band.
const PARTS: f32 = 1000.0;

/// So many positions at least are looked at for each action of the menu, in all worlds together, where turns are searched.
const LOOKS: u32 = 6;

/// Chooses within a band of value.
pub struct Banded<G: Game> {
    band: f32,
    share: f32,
    /// What searches turns, if they are, and for how long where the menu is short.
    turns: Option<(Order<G>, Budget)>,
    list: ActionList<G::Action>,
    worth: Vec<f32>,
}

impl<G: Evaluate> Banded<G> {
    /// A player whose choices promise one step ahead at most `band` points less than the best, and at most
    /// this share of the distance between the best and the worst.
    pub fn new(band: f32, share: f32) -> Self {
        Banded { band: band.max(0.0), share, turns: None, list: ActionList::new(), worth: Vec::new() }
    }

    /// The same for whole turns, which are searched within a budget.
    pub fn of_turns(band: f32, share: f32, budget: Budget) -> Self {
        Banded { turns: Some((Order::new(), budget)), ..Banded::new(band, share) }
    }

    /// What each action of the menu promises.
    fn weigh(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) {
        self.worth.clear();
        if let Some((order, budget)) = &mut self.turns {
            // Hasty, but nothing in the menu is overlooked: what nobody looks at would never be chosen.
            let budget = budget.at_least(LOOKS * self.list.len() as u32);
            let order = order.by_turns(game, view, seat, &budget.start(), rng);
            self.list.clear();
            self.list.extend(order.iter().map(|(action, _)| *action));
            self.worth.extend(order.iter().map(|(_, worth)| *worth));
            return;
        }
        let guess = game.determinize(view, rng);
        self.worth.extend(self.list.iter().map(|&action| {
            let mut after = guess.clone();
            game.apply_unchecked(&mut after, seat, action, &mut ());
            game.evaluate(&after, seat)
        }));
    }

    /// Draws an action within the band, now that all are weighed.
    fn draw(&self, rng: &mut QuickRng) -> Option<G::Action> {
        let best = self.worth.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let worst = self.worth.iter().copied().fold(f32::INFINITY, f32::min);
        let band = self.band.min(self.share * (best - worst));
        let all: u32 = self.worth.iter().map(|worth| chance(best - worth, band)).sum();
        let mut drawn = rng.below(all.max(1));
        let chosen = self.worth.iter().position(|worth| {
            let chance = chance(best - worth, band);
            let found = drawn < chance;
            drawn = drawn.saturating_sub(chance);
            found
        });
        self.list.get(chosen.unwrap_or_default()).copied()
    }
}

/// How likely an action is that promises so much less than the best: twice as likely at no loss as in the
/// middle of the band, and out of the question beyond it.
fn chance(loss: f32, band: f32) -> u32 {
    if loss > band {
        return 0;
    }
    let share = if band > 0.0 { 1.0 - loss / band } else { 1.0 };
    1 + (share * PARTS) as u32
}

impl<G: Evaluate> Bot<G> for Banded<G> {
    fn choose(&mut self, game: &G, view: &ViewOf<G>, seat: Seat, rng: &mut QuickRng) -> Option<G::Action> {
        legal_from_view(game, view, seat, &mut self.list);
        if self.list.len() <= 1 {
            return self.list.first().copied();
        }
        self.weigh(game, view, seat, rng);
        self.draw(rng)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::collections::BTreeSet;

    use bocage_catalogue::{GameId, Visitor};
    use bocage_engine::{Seed, SeedableRng, Title};

    use crate::Level;

    use super::*;

    /// What is promised of a level: it gives away so many points at most, and this share of what is at stake.
    #[derive(Clone, Copy)]
    struct Promise {
        level: Level,
        points: f32,
        share: f32,
    }

    /// What was seen along a game.
    struct Seen {
        /// How often there was a choice, how often luck chose between several actions, and how often something else
        /// than the best was taken.
        choices: u32,
        several: u32,
        others: u32,
        /// The most that was given away.
        most: f32,
    }

    impl Visitor for Promise {
        type Output = Seen;

        fn visit<G: Title>(self, game: &G) -> Seen {
            let Promise { level, points, share } = self;
            let mut player = match level {
                Level::Twig => Banded::of_turns(level.band(), level.share(), level.budget()),
                _ => Banded::<G>::new(level.band(), level.share()),
            };
            let mut state = game.setup(2, &G::Options::default(), Seed(6)).unwrap();
            let mut seen = Seen { choices: 0, several: 0, others: 0, most: 0.0 };
            for number in 0.. {
                let Some(seat) = game.waited(&state.public).lowest() else { break };
                let view = state.view(Some(seat));
                let mut rng = QuickRng::seed_from_u64(number);
                if number % 4 == 0 {
                    let same = level.bot().choose(game, &view, seat, &mut rng.clone());
                    assert_eq!(player.choose(game, &view, seat, &mut rng.clone()), same);
                }
                let choice = player.choose(game, &view, seat, &mut rng).unwrap();
                if player.list.len() > 1 {
                    // What it could have chosen as well, with other luck.
                    let others = (0..30).filter_map(|_| player.draw(&mut rng));
                    let chosen: BTreeSet<G::Action> = others.chain([choice]).collect();
                    let best = player.worth.iter().copied().reduce(f32::max).unwrap();
                    let worst = player.worth.iter().copied().reduce(f32::min).unwrap();
                    let allowed = points.min(share * (best - worst));
                    let loss = |action: &G::Action| {
                        let place = player.list.iter().position(|listed| listed == action).unwrap();
                        best - player.worth[place]
                    };
                    for (action, loss) in chosen.iter().map(|action| (action, loss(action))) {
                        assert!(loss <= allowed, "{level} in {}: {action}, {loss} of {allowed}", G::ID);
                        seen.most = seen.most.max(loss);
                    }
                    seen.choices += 1;
                    seen.several += u32::from(chosen.len() > 1);
                    seen.others += u32::from(loss(&choice) > 0.0);
                }
                game.apply(&mut state, seat, choice, &mut ()).unwrap();
            }
            seen
        }
    }

    /// What is promised is kept in every game, and made use of.
    fn assert_kept(promise: Promise) {
        let games: Vec<Seen> = GameId::ALL.iter().map(|game| game.visit(promise)).collect();
        assert!(games.iter().all(|seen| seen.several * 3 > seen.choices), "it is always the same");
        assert!(games.iter().all(|seen| seen.others * 10 > seen.choices), "it is always the best");
        let most = games.iter().map(|seen| seen.most).fold(0.0, f32::max);
        assert!(most > 0.9 * promise.points, "{most}");
    }

    #[test]
    fn bud_gives_away_four_points_at_most() {
        assert_kept(Promise { level: Level::Bud, points: 4.0, share: 0.6 });
    }

    #[test]
    fn twig_gives_away_three_points_at_most() {
        assert_kept(Promise { level: Level::Twig, points: 3.0, share: 0.6 });
    }

    #[test]
    fn the_better_an_action_the_likelier_it_is() {
        let chances = [0.0, 1.0, 2.0, 4.0, 4.1].map(|loss| chance(loss, 4.0));
        assert_eq!(chances, [1001, 751, 501, 1, 0]);
        // Without a band the best are left.
        assert_eq!([0.0, 0.1].map(|loss| chance(loss, 0.0) > 0), [true, false]);
    }
}
