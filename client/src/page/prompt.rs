//! What to do now, in one sentence, and the buttons: undo, hint, others, and the one that goes on.

use bocage_canvas::art::icons;
use leptos::prelude::*;

use super::chrome::{disc, icon};
use super::play::Play;
use crate::desk::ChoiceSight;

/// More words than this on buttons do not fit beside the sentence.
const ROOM: usize = 44;

/// Do the buttons need a row of their own?
fn crowd(buttons: &[ChoiceSight]) -> bool {
    let letters: usize = buttons.iter().map(|choice| choice.words.chars().count()).sum();
    buttons.len() > 2 || letters > ROOM
}

/// The prompt: at the top of the centre on a desk, a sheet at the bottom on a phone.
#[component]
pub(super) fn Prompt(play: Play) -> impl IntoView {
    let sight = play.sight;
    let reader = play.reader;
    let ask = Memo::new(move |_| sight.with(|sight| sight.ask.clone()));
    let buttons = Memo::new(move |_| sight.with(|sight| sight.buttons()));
    let you = Memo::new(move |_| sight.with(|sight| sight.you));
    let is_over = Memo::new(move |_| sight.with(|sight| sight.ending.is_some()));
    let many = move || buttons.with(|buttons| crowd(buttons));
    view! {
        <section class="prompt" class:waiting=move || ask.with(|ask| !ask.yours) class:many=many>
            <div class="pt" aria-live="assertive">
                <Show when=move || ask.with(|ask| !ask.step.is_empty())>
                    <span class="step">
                        {move || you.get().filter(|_| ask.with(|ask| ask.yours)).map(disc)}
                        {move || ask.with(|ask| ask.step.clone())}
                    </span>
                </Show>
                <h1>{move || ask.with(|ask| ask.sentence.clone())}</h1>
                {move || {
                    play.suggestion().map(|words| view! { <p class="lantern">{icon(&icons::HINT)} {words}</p> })
                }}
                {move || play.unkept.get().then(|| view! { <p class="danger">{reader.word("archive-full")}</p> })}
            </div>
            <div class="tools">
                <button
                    class="btn quiet ico"
                    aria-label=move || reader.word("undo")
                    title=move || reader.word("undo-key")
                    disabled=move || !sight.with(|sight| sight.may_undo)
                    on:click=move |_| play.undo()
                >
                    {icon(&icons::UNDO)}
                </button>
                <button
                    class="btn quiet ico"
                    aria-label=move || reader.word("hint")
                    title=move || reader.word("hint-key")
                    disabled=move || ask.with(|ask| !ask.yours || ask.held)
                    on:click=move |_| play.hint()
                >
                    {icon(&icons::HINT)}
                </button>
            </div>
            <div class="acts">
                <Show when=move || ask.with(|ask| ask.held)>
                    <button class="btn main" on:click=move |_| play.confirm()>
                        {move || reader.word("confirm")}
                    </button>
                </Show>
                {move || {
                    let list = buttons.get();
                    list.into_iter()
                        .map(|choice| {
                            let class = if choice.main { "btn main" } else { "btn act" };
                            let action = choice.action;
                            view! { <button class=class on:click=move |_| play.act(&action)>{choice.words}</button> }
                        })
                        .collect_view()
                }}
                <Show when=move || is_over.get()>
                    <a class="btn main" href=play.replay_address()>{move || reader.word("end-review")}</a>
                </Show>
            </div>
        </section>
    }
}
