//! The search for a completable Work against a plain one that tries everything (6.1).

use bocage_engine::{Draw, Game, QuickRng, Rng, Seed, SeedableRng};

use crate::KingdomCrossing;
use crate::actions::Action;
use crate::components::Prospect;
use crate::setup::Options;
use crate::state::{Public, State, Step};
use crate::vocabulary::{BRIDGES, Bird, Bridge, Card, FIRST_STRUCTURE, Region, Resource, Tile};

/// Every option of the step on top by its own conditions, payment aside.
fn conceivable(game: &KingdomCrossing, public: &Public) -> Vec<Action> {
    let mut options = Vec::new();
    let me = public.me();
    let purchases = Resource::ALL.iter().filter(|&&resource| game.can_buy(public, resource));
    match public.agenda.top() {
        Some(Step::Turn) => {
            let tiles = || Tile::ALL.iter().filter(|tile| me.played & tile.bit() == 0);
            options.extend(tiles().map(|&tile| Action::Rest(tile)));
            let queen = public.queen.is_some();
            options.extend(
                tiles().filter(|&&tile| tile != Tile::Queen || queen).map(|&tile| Action::Work(tile)),
            );
        }
        Some(Step::Move) => {
            let work = &public.work;
            let bridges = (0..BRIDGES as u8).map(Bridge).filter(|bridge| {
                let free = me.paws & bridge.bit() == 0;
                work.bridges > 0 && free && game.components.map.across(*bridge, me.worker).is_some()
            });
            options.extend(bridges.map(Action::Cross));
            let in_time = !work.walked || work.bridges == 0;
            let paid = me.coins >= game.flight_cost(public, me.worker).into();
            let regions = Region::ALL.iter().filter(|&&region| region != me.worker);
            if in_time && !work.flown && paid {
                options.extend(regions.map(|&region| Action::Balloon(region)));
            }
            options.extend(purchases.map(|&resource| Action::Buy(resource)));
            let here = (0..10u8).filter(|&slot| game.components.map.slots[usize::from(slot)] == me.worker);
            let here = here.filter(|&slot| work.bridges == 0 && game.cost(public, slot.into()).is_some());
            options.extend(here.map(Action::TakeCard));
        }
        Some(Step::Pay(_)) => {
            options.extend(purchases.map(|&resource| Action::Buy(resource)));
            if game.is_payable(public) {
                options.push(Action::Pay);
            }
        }
        _ => {
            let _ = game.each_option(public, |action| {
                options.push(action);
                std::ops::ControlFlow::Continue(())
            });
        }
    }
    options
}

/// Is the payment reached by some sequence of decisions?
fn reaches_payment(game: &KingdomCrossing, mut public: Public) -> bool {
    loop {
        let Some(&step) = public.agenda.top() else { return false };
        if matches!(step, Step::Pay(_)) && game.is_payable(&public) {
            return true;
        }
        if !matches!(step, Step::Pay(_)) && game.run_step(&mut public, step, &mut ()) {
            continue;
        }
        let options = conceivable(game, &public);
        if matches!(step, Step::Favour(_)) || (options.is_empty() && step != Step::Move) {
            public.agenda.pop();
            continue;
        }
        return options.into_iter().any(|action| after(game, &public, action));
    }
}

fn after(game: &KingdomCrossing, public: &Public, action: Action) -> bool {
    let mut next = *public;
    game.perform(&mut next, action, &mut ());
    reaches_payment(game, next)
}

fn legal_by_search(game: &KingdomCrossing, public: &Public) -> Vec<Action> {
    let unpaid = game.is_unpaid(public) && !matches!(public.agenda.top(), Some(Step::Favour(_)));
    let mut options = conceivable(game, public);
    options.retain(|&action| match action {
        Action::Work(Tile::Queen) | Action::Pay => true,
        Action::Work(_) => after(game, public, action),
        _ => !unpaid || after(game, public, action),
    });
    options
}

/// A turn in which every coin counts: little money, markers near their bonuses, birds on most cards.
fn make_tight(game: &KingdomCrossing, state: &mut State, rng: &mut QuickRng) {
    let public = &mut state.public;
    let birds = game.components.birds.len() as u32;
    for slot in &mut public.slots {
        slot.bird = (rng.below(4) > 0).then(|| Bird(rng.below(birds) as u8));
    }
    public.balloon = Region::ALL[rng.below(4) as usize];
    let side = public.me_mut();
    side.coins = [rng.below(5), rng.below(14)][rng.below(2) as usize] as u16;
    side.investment = rng.below(9) as u8;
    side.markers = [4, 5, 6, 7].map(|near| (near + rng.below(3)).saturating_sub(1 + rng.below(2)) as u8);
    side.upgraded = rng.below(64) as u8;
    side.paws = (rng.next_u32() & rng.next_u32()) as u8 & 127;
    (0..20).filter(|_| rng.below(5) == 0).for_each(|card| side.cards.insert(Card(FIRST_STRUCTURE + card)));
    // Free cards make everything possible.
    for slot in &mut public.slots {
        slot.face = match slot.face {
            crate::state::Face::Card(card) if game.components.cost(card) == 0 && rng.below(8) > 0 => {
                crate::state::Face::Bare
            }
            face => face,
        };
    }
}

/// Every bird invests, the investment is small, and the two-bridge tile invests before the walk: what it
/// cashes in is not there for the bird.
fn make_investing(game: &KingdomCrossing, state: &mut State, rng: &mut QuickRng) {
    make_tight(game, state, rng);
    let birds: Vec<Bird> = (0..game.components.birds.len() as u8)
        .map(Bird)
        .filter(|&bird| *game.components.prospect(bird) == Prospect::Invest)
        .collect();
    for slot in &mut state.public.slots {
        slot.bird = slot.bird.and_then(|_| rng.pick(&birds).copied());
    }
    let side = state.public.me_mut();
    side.upgraded |= Tile::TwoBridges.bit();
    side.investment = rng.below(3) as u8;
    side.coins = rng.below(5) as u16;
}

type Tighten = fn(&KingdomCrossing, &mut State, &mut QuickRng);

fn compare(game: &KingdomCrossing, games: u64, tighten: Tighten) {
    let mut rng = QuickRng::seed_from_u64(11);
    let (mut list, mut refused) = (Vec::new(), 0);
    for seed in 0..games {
        let mut state = game.setup(4, &Options::default(), Seed(seed)).unwrap();
        while let Some(seat) = game.waited(&state.public).lowest() {
            if state.public.agenda.top() == Some(&Step::Turn) {
                tighten(game, &mut state, &mut rng);
            }
            game.legal(&state, seat, &mut list);
            if game.is_unpaid(&state.public) || state.public.agenda.top() == Some(&Step::Turn) {
                let expected = legal_by_search(game, &state.public);
                refused += conceivable(game, &state.public).len() - expected.len();
                assert_eq!(list, expected, "{:?}", state.public);
            }
            // Works are what is to be compared: rest only now and then.
            let works: Vec<Action> =
                list.iter().copied().filter(|action| !matches!(action, Action::Rest(_))).collect();
            let from = if works.is_empty() { &list } else { &works };
            let action = *rng.pick(from).unwrap();
            game.apply_unchecked(&mut state, seat, action, &mut ());
        }
    }
    assert!(refused > 100, "the positions are too rich: {refused} options refused");
}

#[test]
fn options_are_those_of_a_plain_search() {
    compare(KingdomCrossing::standard(), 12, make_tight);
}

#[test]
fn an_investment_before_the_walk_is_not_counted_again() {
    compare(KingdomCrossing::standard(), 12, make_investing);
}

/// A file may be corrected: a tile that invests more than once.
#[test]
fn several_investments_before_the_walk_are_searched() {
    let from = "before_move = [{ op = \"invest\", n = 1 }]";
    let to = "before_move = [{ op = \"invest\", n = 2 }]";
    let text = KingdomCrossing::COMPONENTS.replace(from, to);
    assert_ne!(text, KingdomCrossing::COMPONENTS);
    compare(&KingdomCrossing::load(&text).unwrap(), 4, make_investing);
}

/// A file may be corrected: birds that move markers further are searched as well.
#[test]
fn other_birds_are_searched_too() {
    let changed = |to: &str| {
        let birds = KingdomCrossing::COMPONENTS.split("[[bird]]").map(|bird| {
            let from = "effect = { op = \"vp\", n = 2 }\nsource = \"reconstructed\"\neffect_source";
            bird.replace(from, &format!("effect = {to}\nsource = \"reconstructed\"\neffect_source"))
        });
        let text = birds.collect::<Vec<_>>().join("[[bird]]");
        assert_ne!(text, KingdomCrossing::COMPONENTS);
        KingdomCrossing::load(&text).unwrap()
    };
    compare(&changed("{ op = \"resource\", res = \"wood\", n = 3 }"), 4, make_tight);
    compare(&changed("{ op = \"resource_choice\", n = 2 }"), 2, make_tight);
    compare(&changed("{ op = \"invest\", n = 2 }"), 4, make_tight);
}

/// A starting house that moves a marker: a purchase may set it off.
#[test]
fn another_starting_house_is_searched_too() {
    let house = "is_transport = false\neffect = ";
    let from = format!("{house}{{ op = \"invest\", n = 1 }}");
    let to = format!("{house}{{ op = \"resource\", res = \"wood\", n = 4 }}");
    let text = KingdomCrossing::COMPONENTS.replace(&from, &to);
    assert_ne!(text, KingdomCrossing::COMPONENTS);
    compare(&KingdomCrossing::load(&text).unwrap(), 4, make_tight);
}
