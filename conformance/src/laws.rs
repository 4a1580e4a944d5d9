//! The laws of the contract, tried on random games.

use bocage_engine::{
    Action, ActionList, Draw, Game, History, Language, QuickRng, Record, Refusal, Seat, Seed, SeedableRng,
    StateOf, Title,
};
use bocage_words::Lexicon;

/// One decision of a random game, before and after.
pub struct Step<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The state before.
    pub before: &'a StateOf<G>,
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// What happened.
    pub events: &'a [G::Event],
    /// The state after.
    pub after: &'a StateOf<G>,
}

/// What is tried: random games of one setup.
pub struct Laws<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// How many play.
    pub players: u8,
    /// The options.
    pub options: G::Options,
    /// No game may take more decisions.
    pub most_decisions: u32,
    /// No decision may have more options.
    pub most_options: usize,
}

/// Costly laws are tried on one decision in so many.
const NOW_AND_THEN: u32 = 37;

impl<G: Title> Laws<'_, G> {
    /// Plays random games and checks every law, and `invariants` after every action. What they count
    /// over several actions begins anew when a game is over.
    pub fn check(&self, games: u64, mut invariants: impl FnMut(&Step<'_, G>)) {
        let lexicons = Language::ALL.map(|language| Lexicon::new(language, &[G::locale(language)]));
        for seed in 0..games {
            self.one_game(Seed(seed), &lexicons, &mut invariants);
        }
    }

    fn one_game(&self, seed: Seed, lexicons: &[Lexicon], invariants: &mut impl FnMut(&Step<'_, G>)) {
        let game = self.game;
        let mut rng = QuickRng::seed_from_u64(seed.0.wrapping_mul(5).wrapping_add(u64::from(self.players)));
        let start = game.setup(self.players, &self.options, seed).expect("the setup is legal");
        assert_eq!(
            start,
            game.setup(self.players, &self.options, seed).unwrap(),
            "setup is not reproducible"
        );
        let mut state = start;
        let mut done: Vec<(Seat, G::Action)> = Vec::new();
        let mut list = ActionList::new();
        let mut events = Vec::new();
        while !game.is_over(&state.public) {
            assert!(
                done.len() < self.most_decisions as usize,
                "seed {seed}: not over after {} decisions",
                done.len()
            );
            self.check_options(&state, seed, &mut list);
            let waited: Vec<Seat> = game.waited(&state.public).iter().collect();
            let seat = *rng.pick(&waited).expect("somebody is waited on");
            game.legal(&state, seat, &mut list);
            let action = *rng.pick(&list).expect("something is legal");
            self.check_refusals(&state, seat, &list, &mut rng);
            if rng.below(NOW_AND_THEN) == 0 {
                self.check_knowledge(&state, seat, &mut rng);
                self.check_saving(&state);
                self.check_words(&state, seat, &list, lexicons);
                self.check_undo(&state, &mut rng);
            }
            let mut after = state.clone();
            events.clear();
            game.apply(&mut after, seat, action, &mut events).expect("a legal action is accepted");
            let mut unchecked = state.clone();
            game.apply_unchecked(&mut unchecked, seat, action, &mut ());
            assert_eq!(after, unchecked, "seed {seed}: the two ways to apply {action} differ");
            invariants(&Step { game, before: &state, seat, action, events: &events, after: &after });
            self.check_evaluation(&after, seed);
            if rng.below(NOW_AND_THEN) == 0 {
                for lexicon in lexicons {
                    for event in &events {
                        assert_said(lexicon, &game.say_event(event));
                    }
                }
            }
            done.push((seat, action));
            state = after;
        }
        self.check_end(&state, seed, &done, lexicons);
    }

    /// Who is waited on has something to decide; the list is sorted, without doubles and not too long.
    fn check_options(&self, state: &StateOf<G>, seed: Seed, list: &mut ActionList<G::Action>) {
        let waited = self.game.waited(&state.public);
        assert!(waited.iter().all(|seat| seat.0 < self.players), "seed {seed}: a seat that does not exist");
        for seat in Seat::all(self.players) {
            self.game.legal(state, seat, list);
            assert_eq!(waited.contains(seat), !list.is_empty(), "seed {seed}: seat {seat} and its options");
            assert!(list.windows(2).all(|pair| pair[0] < pair[1]), "seed {seed}: not sorted: {list:?}");
            assert!(list.len() <= self.most_options, "seed {seed}: {} options", list.len());
        }
    }

    /// Whatever is not legal is refused, and changes nothing.
    fn check_refusals(&self, state: &StateOf<G>, seat: Seat, legal: &[G::Action], rng: &mut QuickRng) {
        let mut after = state.clone();
        for _ in 0..3 {
            let index = rng.below(G::Action::COUNT as u32) as usize;
            let action = G::Action::from_index(index).expect("every number below COUNT is an action");
            assert_eq!(action.index(), index);
            assert_eq!(action.to_string().parse::<G::Action>().ok(), Some(action), "notation of {action:?}");
            let by = Seat(rng.below(8) as u8);
            let refused = self.game.apply(&mut after, by, action, &mut ());
            if by == seat {
                assert_eq!(refused.is_ok(), legal.contains(&action), "{action} of seat {by}");
            } else if !self.game.waited(&state.public).contains(by) {
                assert_eq!(refused, Err(Refusal::NotWaited(by)));
            }
            if refused.is_err() {
                assert_eq!(&after, state, "a refused action changed the state");
            } else {
                after = state.clone();
            }
        }
    }

    /// What an observer sees does not depend on what it cannot know, and a guess fits what it sees.
    fn check_knowledge(&self, state: &StateOf<G>, seat: Seat, rng: &mut QuickRng) {
        let observers = Seat::all(self.players).map(Some).chain([None]);
        for observer in observers {
            let view = state.view(observer);
            let guess = self.game.determinize(&view, rng);
            assert_eq!(guess.view(observer), view, "a guess must look the same to its observer");
            let bytes = |view| postcard::to_stdvec(&view).expect("views can be saved");
            assert_eq!(bytes(guess.view(observer)), bytes(view), "views must be the same to the byte");
        }
        let guess = self.game.determinize(&state.view(Some(seat)), rng);
        let (mut here, mut there) = (ActionList::new(), ActionList::new());
        self.game.legal(state, seat, &mut here);
        self.game.legal(&guess, seat, &mut there);
        assert_eq!(here, there, "what is legal must follow from what the seat knows");
    }

    /// A state survives JSON, postcard and its position file, and keeps its hash.
    fn check_saving(&self, state: &StateOf<G>) {
        let json = serde_json::to_string(state).expect("states can be written");
        assert_eq!(&serde_json::from_str::<StateOf<G>>(&json).expect("states can be read"), state);
        let bytes = postcard::to_stdvec(state).expect("states can be written");
        let back: StateOf<G> = postcard::from_bytes(&bytes).expect("states can be read");
        assert_eq!(&back, state);
        assert_eq!(back.hash64(), state.hash64());
        let position = self.game.write_position(state);
        match self.game.read_position(&position) {
            Ok(back) => assert_eq!(&back, state, "a position file must give the same state:\n{position}"),
            Err(error) => panic!("our own position file cannot be read: {error}\n{position}"),
        }
    }

    fn check_words(&self, state: &StateOf<G>, seat: Seat, list: &[G::Action], lexicons: &[Lexicon]) {
        let (public, own) = (&state.public, &state.private[seat.index()]);
        for lexicon in lexicons {
            assert_said(lexicon, &self.game.prompt(public, own, seat));
            for &action in list {
                assert_said(lexicon, &self.game.say_action(public, seat, action));
            }
            for index in (0..G::Action::COUNT).step_by(1 + G::Action::COUNT / 50) {
                let action = G::Action::from_index(index).expect("every number below COUNT is an action");
                if !list.contains(&action) {
                    assert_said(lexicon, &self.game.why_not(public, own, seat, action));
                    assert_said(lexicon, &self.game.say_action(public, seat, action));
                }
            }
            let sketch = self.game.sketch(&state.view(Some(seat)), &|message| {
                assert_said(lexicon, message);
                lexicon.word(message)
            });
            assert!(sketch.ends_with('\n'));
        }
    }

    /// What can be taken back leads back exactly, one decision or several. What is taken back from behind
    /// a final decision, because it is independent of it, can be done again as if nothing had been.
    fn check_undo(&self, state: &StateOf<G>, rng: &mut QuickRng) {
        let mut history = History::<G>::new(state.clone());
        let mut list = ActionList::new();
        let mut trail = Vec::new();
        for _ in 0..6 {
            let waited: Vec<Seat> = self.game.waited(&history.state().public).iter().collect();
            let Some(&seat) = rng.pick(&waited) else { break };
            self.game.legal(history.state(), seat, &mut list);
            let action = *rng.pick(&list).expect("something is legal");
            let before = history.state().clone();
            history.play(self.game, seat, action, &mut ()).expect("a legal action is accepted");
            let mut copy = history.clone();
            let is_latest = copy.undoable(self.game, seat) == copy.entries().last();
            match copy.undo(self.game, seat) {
                Ok(_) if is_latest => assert_eq!(copy.state(), &before, "taking back {action}"),
                Ok(entry) => {
                    copy.play(self.game, seat, entry.action, &mut ()).expect("it can be done again");
                    assert_eq!(copy.state(), history.state(), "doing {} again", entry.action);
                }
                Err(_) => {}
            }
            trail.push((seat, action, before));
        }
        for (seat, action, before) in trail.into_iter().rev() {
            let is_latest = history.undoable(self.game, seat) == history.entries().last();
            if !is_latest || history.undo(self.game, seat).is_err() {
                break;
            }
            assert_eq!(history.state(), &before, "taking back {action} and all that came after");
        }
    }

    /// What is expected is a number at every moment, and at the end the points; ties may be told apart by less
    /// than half a point. Alone there may be aims beyond points: if they are missed, it is worth less.
    fn check_evaluation(&self, state: &StateOf<G>, seed: Seed) {
        for seat in Seat::all(self.players) {
            let worth = self.game.evaluate(state, seat);
            assert!(worth.is_finite(), "seed {seed}: seat {seat} is worth {worth}");
            if self.game.is_over(&state.public) {
                let points = self.game.score(&state.public, seat).total() as f32;
                let alone = self.players == 1;
                let is_right = (worth - points).abs() < 0.5 || alone && worth < points;
                assert!(is_right, "seed {seed}: {worth} at the end, not {points}");
            }
        }
    }

    fn check_end(&self, state: &StateOf<G>, seed: Seed, done: &[(Seat, G::Action)], lexicons: &[Lexicon]) {
        let game = self.game;
        let ranking = game.ranking(&state.public);
        assert_eq!(ranking.places().len(), usize::from(self.players));
        assert!(ranking.winners().count() >= 1);
        for seat in Seat::all(self.players) {
            assert_eq!(game.score(&state.public, seat).points().len(), G::CATEGORIES.len());
            assert!(ranking.place(seat).is_some());
            let refused = game.check(state, seat, done.last().expect("a game has decisions").1);
            assert_eq!(refused, Err(Refusal::GameOver));
        }
        for lexicon in lexicons {
            game.say_result(&state.public).iter().for_each(|message| assert_said(lexicon, message));
        }
        self.check_saving(state);
        if seed.0.is_multiple_of(10) {
            let record =
                Record::of(game, self.players, &self.options, seed, done).expect("a game can be recorded");
            let read = Record::from_json(&record.to_json()).expect("a record can be read");
            assert_eq!(read, record);
            let replayed = read.verify(game).expect("a record replays");
            assert_eq!(&replayed, state, "seed {seed}: the replay is another game");
        }
    }
}

fn assert_said(lexicon: &Lexicon, message: &bocage_engine::Message) {
    let missing = lexicon.missing(message);
    assert!(missing.is_empty(), "{}: {missing:?} in {message:?}", lexicon.language().code());
}
