//! Who reads: settings, language, screen. Every page has it at hand.

use std::cell::OnceCell;

use bocage_engine::{Language, Message};
use bocage_words::Lexicon;
use leptos::prelude::*;

use super::browser;
use crate::archive::{Settings, Theme};
use crate::words;

const KEY: &str = "bocage.settings";

thread_local! {
    static ENGLISH: OnceCell<Lexicon> = const { OnceCell::new() };
    static FRENCH: OnceCell<Lexicon> = const { OnceCell::new() };
}

/// The reader of the page.
#[derive(Clone, Copy)]
pub(super) struct Reader {
    /// How they like the pages.
    pub(super) settings: RwSignal<Settings>,
    /// Is the screen that of a phone?
    pub(super) narrow: RwSignal<bool>,
}

impl Reader {
    /// Reads the settings, and keeps page and storage in step with them from now on.
    pub(super) fn new() -> Self {
        let settings = RwSignal::new(browser::load(KEY).unwrap_or_else(first_settings));
        let narrow = RwSignal::new(browser::is_narrow());
        let reader = Reader { settings, narrow };
        Effect::new(move |before: Option<()>| {
            let settings = settings.get();
            browser::set_root("lang", Some(settings.language.code()));
            let theme = (settings.theme != Theme::System).then(|| settings.theme.word());
            browser::set_root("data-theme", theme);
            browser::set_root("data-still", (!settings.motion).then_some(""));
            if before.is_some() {
                browser::keep(KEY, &settings);
            }
        });
        window_event_listener(leptos::ev::resize, move |_| {
            let now = browser::is_narrow();
            if narrow.get_untracked() != now {
                narrow.set(now);
            }
        });
        reader
    }

    /// The reader, from anywhere in a page.
    pub(super) fn here() -> Self {
        expect_context()
    }

    pub(super) fn language(self) -> Language {
        self.settings.with(|settings| settings.language)
    }

    /// Says a message in the reader's language.
    pub(super) fn say(self, message: &Message) -> String {
        let speak =
            |cell: &OnceCell<Lexicon>, language| cell.get_or_init(|| words::of_pages(language)).word(message);
        match self.language() {
            Language::En => ENGLISH.with(|cell| speak(cell, Language::En)),
            Language::Fr => FRENCH.with(|cell| speak(cell, Language::Fr)),
        }
    }

    /// Says a message that has no arguments.
    pub(super) fn word(self, key: &'static str) -> String {
        self.say(&Message::new(key))
    }

    /// Do pieces move?
    pub(super) fn moves(self) -> bool {
        self.settings.with_untracked(|settings| settings.motion) && !browser::prefers_stillness()
    }

    /// Is the page dark now?
    pub(super) fn is_dark(self) -> bool {
        match self.settings.with(|settings| settings.theme) {
            Theme::System => browser::prefers_dark(),
            theme => theme == Theme::Dark,
        }
    }

    /// From day to night and back.
    pub(super) fn turn_theme(self) {
        let theme = if self.is_dark() { Theme::Light } else { Theme::Dark };
        self.settings.update(|settings| settings.theme = theme);
    }

    /// The title in the browser's tab.
    pub(super) fn set_title(self, words: &str) {
        browser::set_title(&if words.is_empty() {
            "Bocage".to_owned()
        } else {
            format!("{words} · Bocage")
        });
    }
}

fn first_settings() -> Settings {
    let language = Language::from_tag(&browser::language_tag()).unwrap_or(Language::En);
    Settings { language, ..Settings::default() }
}
