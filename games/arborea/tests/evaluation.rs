//! What bots think of a position, where it can be said without playing on.
use bocage_arborea::Arborea;
use bocage_arborea::vocabulary::Habitat::{Rock, Tree, Water};
use bocage_engine::{ActionList, Draw, Evaluate, Game, Positions, QuickRng, Seat, Seed, SeedableRng};

/// Two vertices side by side, trees and water around the upper one, and what a seat has there.
fn worth(seat: &str) -> f32 {
    let mut game = Arborea::standard().clone();
    let start = game.components.card("S1").unwrap();
    game.components.cards[start.index()].grid = [Tree, Tree, Tree, Water, Rock, Rock];
    let text = format!("turn = 1\n[[seats]]\ncards = [\"S1 0 0,0\"]\n{seat}\n[[seats]]\n");
    let state = game.read_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    game.evaluate(&state, Seat(0))
}

fn invited(creature: &str, more: &str) -> f32 {
    worth(&format!("invited = [\"{creature}\"]\ndevelopment = \"open\"\n{more}"))
}

#[test]
fn a_guest_is_worth_more_where_it_likes_to_live() {
    let [frog, worm] = ["fungi_frog", "antler_worm"].map(|creature| invited(creature, ""));
    assert!(frog > worm + 5.0, "three trees and water, no sponge: {frog} {worm}");
    assert!(worm > worth(""), "any creature is better than none");
}

#[test]
fn a_guest_without_room_is_a_burden() {
    let owl = "creatures = [\"sage_owl 1,1\"]";
    assert!(invited("fungi_frog", owl) < worth(owl));
}

/// Who is asked in another's turn, as where a villager may leave its track, has not begun a turn of their own.
#[test]
fn own_turns_begin_with_ones_own_turns_alone() {
    let game = Arborea::standard();
    let mut state = game.setup(2, &Default::default(), Seed(5)).unwrap();
    let mut rng = QuickRng::seed_from_u64(5);
    let mut list = ActionList::new();
    let (mut asked_between, mut begun) = (0, 0);
    for _ in 0..600 {
        let Some(seat) = game.waited(&state.public).lowest() else { break };
        game.legal(&state, seat, &mut list);
        let action = *rng.pick(&list).unwrap();
        let turns = |state: &bocage_arborea::State| {
            Seat::all(2).map(|seat| game.own_turn(&state.public, seat)).collect::<Vec<_>>()
        };
        asked_between += u32::from(state.public.asked == Some(seat) && state.public.turn.0 != seat.0);
        let before = turns(&state);
        game.apply(&mut state, seat, action, &mut ()).unwrap();
        for seat in Seat::all(2).filter(|seat| turns(&state)[seat.index()] != before[seat.index()]) {
            begun += 1;
            assert_eq!(state.public.turn.0, seat.0);
        }
    }
    assert!(asked_between > 0 && begun > 50, "{asked_between} {begun}");
}
