//! What pages share: the bar at the top, icons, discs.

use bocage_canvas::art::icons;
use bocage_canvas::{Livery, Symbol};
use bocage_engine::{Language, Message, Seat};
use leptos::prelude::*;
use leptos_router::components::A;

use super::reader::Reader;

/// An icon or a small drawing from the page's sprite.
pub(super) fn drawing(id: &str, class: &str, size: f64) -> impl IntoView + use<> {
    let svg = format!(
        r##"<svg class="{class}" viewBox="0 0 {size} {size}" aria-hidden="true"><use href="#{id}"/></svg>"##
    );
    view! { <span class="drawn" inner_html=svg></span> }
}

/// An icon in the colour of the text around it.
pub(super) fn icon(symbol: &Symbol) -> impl IntoView + use<> {
    drawing(symbol.id(), "i", 24.0)
}

/// The disc that precedes a name.
pub(super) fn disc(seat: Seat) -> impl IntoView {
    drawing(Livery::of(seat.index()).disc().id(), "i seat", 24.0)
}

/// The sign and the name.
#[component]
pub(super) fn Brand() -> impl IntoView {
    view! {
        <A href="/" attr:class="brand" attr:aria-label="Bocage">
            {drawing("logo", "logo", 48.0)}
            <span>"Bocage"</span>
        </A>
    }
}

/// The button between day and night.
#[component]
pub(super) fn ThemeButton() -> impl IntoView {
    let reader = Reader::here();
    let label = move || reader.word(if reader.is_dark() { "theme-to-light" } else { "theme-to-dark" });
    view! {
        <button class="tb theme" aria-label=label title=label on:click=move |_| reader.turn_theme()>
            {move || icon(if reader.is_dark() { &icons::SUN } else { &icons::MOON })}
        </button>
    }
}

/// The button between the two languages: it is written in the language it leads to.
#[component]
pub(super) fn LanguageButton() -> impl IntoView {
    let reader = Reader::here();
    let other = move || match reader.language() {
        Language::En => (Language::Fr, "Français"),
        Language::Fr => (Language::En, "English"),
    };
    let turn = move |_| {
        let (language, _) = other();
        reader.settings.update(|settings| settings.language = language);
    };
    view! {
        <button class="tb wide" lang=move || other().0.code() on:click=turn>
            {move || other().1}
        </button>
    }
}

/// The links between pages.
#[component]
pub(super) fn Links() -> impl IntoView {
    let reader = Reader::here();
    let link = move |href: &'static str, key: &'static str| {
        view! { <A href=href exact=true>{move || reader.word(key)}</A> }
    };
    view! {
        <nav class="links" aria-label=move || reader.word("nav-label")>
            {link("/", "nav-play")}
            {link("/learn", "nav-learn")}
            {link("/settings", "nav-settings")}
        </nav>
    }
}

/// The bar of every page but the table.
#[component]
pub(super) fn Bar() -> impl IntoView {
    view! {
        <header class="bar">
            <Brand/>
            <Links/>
            <span class="sp"></span>
            <LanguageButton/>
            <ThemeButton/>
        </header>
    }
}

/// A quiet page: the bar, a title, and what it is about.
#[component]
pub(super) fn Sheet(
    /// The message that is its title.
    #[prop(into)]
    title: String,
    children: Children,
) -> impl IntoView {
    let reader = Reader::here();
    let title = Message::named(title);
    let title = Memo::new(move |_| reader.say(&title));
    Effect::new(move |_| reader.set_title(&title.get()));
    view! {
        <div class="page plain">
            <div class="strip"><Bar/></div>
            <main class="sheet">
                <h1>{move || title.get()}</h1>
                {children()}
            </main>
        </div>
    }
}
