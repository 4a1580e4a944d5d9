//! Settings: language, theme, motion, confirmation, name. Kept as soon as they are touched.

use bocage_engine::Language;
use leptos::prelude::*;

use super::chrome::Sheet;
use super::reader::Reader;
use crate::archive::{Settings, Theme};

/// The settings page.
#[component]
pub(super) fn SettingsPage() -> impl IntoView {
    let reader = Reader::here();
    let settings = reader.settings;
    let language = move |language: Language, words: &'static str| {
        pick(
            move || words.to_owned(),
            move || settings.with(|settings| settings.language == language),
            move || settings.update(|settings| settings.language = language),
        )
    };
    let theme = move |theme: Theme, key: &'static str| {
        pick(
            move || reader.word(key),
            move || settings.with(|settings| settings.theme == theme),
            move || settings.update(|settings| settings.theme = theme),
        )
    };
    view! {
        <Sheet title="settings-title">
            <section class="panel group">
                <h2>{move || reader.word("settings-language")}</h2>
                <div class="picks" role="group" aria-label=move || reader.word("settings-language")>
                    {language(Language::Fr, "Français")}
                    {language(Language::En, "English")}
                </div>
            </section>
            <section class="panel group">
                <h2>{move || reader.word("settings-theme")}</h2>
                <div class="picks" role="group" aria-label=move || reader.word("settings-theme")>
                    {theme(Theme::System, "theme-system")}
                    {theme(Theme::Light, "theme-light")}
                    {theme(Theme::Dark, "theme-dark")}
                </div>
            </section>
            <section class="panel group">
                <h2>{move || reader.word("settings-play")}</h2>
                {toggle(
                    reader,
                    "settings-motion",
                    "settings-motion-line",
                    |settings| settings.motion,
                    |settings| settings.motion = !settings.motion,
                )}
                {toggle(
                    reader,
                    "settings-confirm",
                    "settings-confirm-line",
                    |settings| settings.confirm,
                    |settings| settings.confirm = !settings.confirm,
                )}
            </section>
            <section class="panel group">
                <h2>{move || reader.word("settings-name")}</h2>
                <input
                    class="line"
                    maxlength="40"
                    aria-label=move || reader.word("settings-name")
                    placeholder=move || reader.word("settings-name-none")
                    prop:value=move || settings.with(|settings| settings.name.clone())
                    on:input=move |event| {
                        let name = event_target_value(&event);
                        settings.update(|settings| settings.name = name);
                    }
                />
                <p class="hint-line">{move || reader.word("settings-name-line")}</p>
            </section>
        </Sheet>
    }
}

/// One of several: pressed or not.
pub(super) fn pick(
    words: impl Fn() -> String + Send + 'static,
    chosen: impl Fn() -> bool + Send + 'static,
    choose: impl Fn() + Send + 'static,
) -> impl IntoView {
    view! {
        <button class="pick" aria-pressed=move || chosen().to_string() on:click=move |_| choose()>
            {words}
        </button>
    }
}

fn toggle(
    reader: Reader,
    title: &'static str,
    line: &'static str,
    get: fn(&Settings) -> bool,
    turn: fn(&mut Settings),
) -> impl IntoView {
    let settings = reader.settings;
    view! {
        <button
            class="toggle"
            role="switch"
            aria-checked=move || settings.with(get).to_string()
            on:click=move |_| settings.update(turn)
        >
            <span>
                <b>{move || reader.word(title)}</b>
                <small>{move || reader.word(line)}</small>
            </span>
            <i></i>
        </button>
    }
}
