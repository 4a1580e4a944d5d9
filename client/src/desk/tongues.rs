//! The words of one game, by language, loaded when they are first needed.

use std::cell::RefCell;
use std::collections::HashMap;
use std::marker::PhantomData;

use bocage_engine::{Language, Speak};
use bocage_words::Lexicon;

use crate::words;

/// The words of a game in every language that was asked for.
pub(super) struct Tongues<G> {
    lexicons: RefCell<HashMap<&'static str, Lexicon>>,
    game: PhantomData<fn() -> G>,
}

impl<G> Default for Tongues<G> {
    fn default() -> Self {
        Tongues { lexicons: RefCell::default(), game: PhantomData }
    }
}

impl<G: Speak> Tongues<G> {
    /// Does something with the words of a language.
    pub(super) fn with<T>(&self, language: Language, then: impl FnOnce(&Lexicon) -> T) -> T {
        let mut lexicons = self.lexicons.borrow_mut();
        let lexicon = lexicons.entry(language.code()).or_insert_with(|| words::of_game::<G>(language));
        then(lexicon)
    }
}
