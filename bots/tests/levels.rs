//! The levels that people play against.
use bocage_bots::{Banded, Bot, Level};
use bocage_catalogue::{GameId, Visitor};
use bocage_engine::{Draw, Game, QuickRng, Seed, SeedableRng, StateOf, Title};

/// Along a random game: what a kind player chooses is hardly worse than the best it sees.
struct WithinBand(Level);

impl Visitor for WithinBand {
    type Output = ();

    fn visit<G: Title>(self, game: &G) {
        let level = self.0;
        let mut state = game.setup(2, &G::Options::default(), Seed(6)).unwrap();
        let mut rng = QuickRng::seed_from_u64(6);
        let mut list = Vec::new();
        for number in 0..150 {
            let Some(seat) = game.waited(&state.public).lowest() else { break };
            let view = state.view(Some(seat));
            let choose = || {
                let mut bot = level.bot::<G>();
                bot.choose(game, &view, seat, &mut QuickRng::seed_from_u64(number)).unwrap()
            };
            let choice = choose();
            assert_eq!(choice, choose(), "{level} in {}", G::ID);
            // The same seed gives the same guess.
            let guess = game.determinize(&view, &mut QuickRng::seed_from_u64(number));
            let worth = |action: G::Action| {
                let mut after: StateOf<G> = guess.clone();
                game.apply_unchecked(&mut after, seat, action, &mut ());
                game.evaluate(&after, seat)
            };
            game.legal(&state, seat, &mut list);
            let best = list.iter().map(|action| worth(*action)).fold(f32::NEG_INFINITY, f32::max);
            assert!(worth(choice) >= best - level.band(), "{level} in {}: {choice}", G::ID);
            game.apply(&mut state, seat, *rng.pick(&list).unwrap(), &mut ()).unwrap();
        }
    }
}

#[test]
fn every_level_for_people_has_a_number_and_says_how_it_plays() {
    for (number, level) in (1..).zip(Level::FOR_PEOPLE) {
        assert_eq!((level.number(), Level::numbered(number)), (number, level));
        assert_eq!(level.about().key, format!("level-is-{level}"));
    }
    assert_eq!(Level::Greedy.number(), Level::Twig.number());
}

/// What people are told of levels in a game.
struct Ladder;

impl Visitor for Ladder {
    type Output = (String, [u8; 4]);

    fn visit<G: Title>(self, _game: &G) -> Self::Output {
        let about = |level: Level| level.about_in(&G::LADDER).key;
        assert_eq!(about(Level::Bud), "level-is-bud", "there is none below it");
        assert!(Level::FOR_PEOPLE[1..].iter().all(|level| about(*level) == "level-line"));
        (G::ID.replace('-', " "), G::LADDER)
    }
}

#[test]
fn what_people_are_told_of_levels_is_what_was_published() {
    let published = include_str!("../../docs/strength.md");
    let table = published.split("| Game | Twig against Bud |").nth(1).unwrap();
    let rows = table.split("\n\n").next().unwrap().lines();
    for (name, ladder) in GameId::ALL.iter().map(|game| game.visit(Ladder)) {
        let of_game = |row: &&str| row.to_lowercase().starts_with(&format!("| {name} |"));
        let row = rows.clone().find(of_game).unwrap_or_else(|| panic!("{name} is not in the table"));
        let share =
            |cell: &str| cell.split_whitespace().next().unwrap().parse::<f32>().unwrap().round() as u8;
        let shares: Vec<u8> = row.split('|').skip(2).take(4).map(share).collect();
        assert_eq!(shares, ladder, "{name}");
    }
}

#[test]
fn the_kindest_player_chooses_within_its_band() {
    assert!(Level::Bud.band() > 0.0);
    GameId::ALL.iter().for_each(|game| game.visit(WithinBand(Level::Bud)));
}

/// How often a level chooses from a long menu, and how often what stands late in it.
struct Places(Level);

impl Visitor for Places {
    type Output = (u32, u32);

    fn visit<G: Title>(self, game: &G) -> (u32, u32) {
        let mut rng = QuickRng::seed_from_u64(8);
        let mut list = Vec::new();
        let (mut all, mut late) = (0, 0);
        for seed in 0..6 {
            let mut state = game.setup(2, &G::Options::default(), Seed(seed)).unwrap();
            let mut bot = self.0.bot::<G>();
            for _ in 0..400 {
                let Some(seat) = game.waited(&state.public).lowest() else { break };
                game.legal(&state, seat, &mut list);
                let choice = bot.choose(game, &state.view(Some(seat)), seat, &mut rng).unwrap();
                if list.len() >= 30 {
                    all += 1;
                    late += u32::from(list[20..].contains(&choice));
                }
                game.apply(&mut state, seat, choice, &mut ()).unwrap();
            }
        }
        (all, late)
    }
}

#[test]
fn nothing_is_out_of_the_question_because_it_stands_late_in_a_menu() {
    for level in [Level::Bud, Level::Twig] {
        let places: Vec<_> = GameId::ALL.iter().map(|game| game.visit(Places(level))).collect();
        let (all, late) = places.iter().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        assert!(all > 20 && late * 5 > all, "{level}: {places:?}");
    }
}

#[test]
fn they_do_not_always_choose_the_same() {
    let game = bocage_evergreen::Evergreen::standard();
    let state = game.setup(2, &Default::default(), Seed(1)).unwrap();
    let seat = game.waited(&state.public).lowest().unwrap();
    let mut chosen = std::collections::BTreeSet::new();
    for seed in 0..50 {
        let mut bot = Banded::new(100.0, 1.0);
        let view = state.view(Some(seat));
        chosen.extend(bot.choose(game, &view, seat, &mut QuickRng::seed_from_u64(seed)));
    }
    assert!(chosen.len() > 1);
}

#[test]
fn five_levels_are_numbered_from_kind_to_strong() {
    let numbered: Vec<Level> = (0..=6).map(Level::numbered).collect();
    assert_eq!(numbered[1..6], Level::FOR_PEOPLE);
    assert_eq!((numbered[0], numbered[6]), (Level::Bud, Level::Grove));
    assert!(Level::FOR_PEOPLE.is_sorted());
    assert!(Level::FOR_PEOPLE.contains(&Level::USUAL));
}

#[test]
fn levels_are_read_by_name_in_any_letters_or_by_number() {
    for (text, level) in [("tree", Level::Tree), ("Shrub", Level::Shrub), ("SPROUT", Level::Greedy)] {
        assert_eq!(text.parse(), Ok(level));
    }
    let numbers = ["1", "2", "3", "4", "5"].map(|number| number.parse::<Level>().unwrap());
    assert_eq!(numbers, Level::FOR_PEOPLE);
    for text in ["", "0", "6", "01", "+1", "1.0", "oak", "tree "] {
        assert!(text.parse::<Level>().is_err(), "{text}");
    }
}
