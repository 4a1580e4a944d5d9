//! What to do now, in one sentence, and the buttons: undo, hint, others, and the one that goes on.

use bocage_canvas::art::icons;
use bocage_engine::Message;
use leptos::prelude::*;

use super::chrome::{disc, icon};
use super::play::Play;
use super::reader::Reader;
use crate::desk::{AdviceSight, ChoiceSight, Sight};

/// More words than this on buttons do not fit beside the sentence.
const ROOM: usize = 44;

/// No sentence keeps more room than this for the next one, in pixels.
const TALL: f64 = 132.0;

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
    // Where something can be touched, to go on without it is not what one should do first.
    let calm =
        Memo::new(move |_| sight.with(|sight| sight.choices.iter().any(|choice| choice.target.is_some())));
    let section = steady(sight, reader);
    view! {
        <section node_ref=section class="prompt" class:waiting=move || ask.with(|ask| !ask.yours) class:many=many>
            <div class="pt" aria-live="assertive">
                <Show when=move || ask.with(|ask| !ask.step.is_empty())>
                    <span class="step">
                        {move || you.get().filter(|_| ask.with(|ask| ask.yours)).map(disc)}
                        {move || ask.with(|ask| ask.step.clone())}
                    </span>
                </Show>
                <h1>{move || ask.with(|ask| ask.sentence.clone())}</h1>
                <Advice play/>
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
                    disabled=move || play.advising.get() || ask.with(|ask| !ask.yours || ask.held)
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
                            let class = match choice.main {
                                true if calm.get() => "btn main calm",
                                true => "btn main",
                                false => "btn act",
                            };
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

/// The board takes the room that the prompt leaves. So that it does not grow and shrink with every
/// sentence, the prompt keeps the height that it once needed, within reason.
fn steady(sight: Memo<Sight>, reader: Reader) -> NodeRef<leptos::html::Section> {
    let node = NodeRef::<leptos::html::Section>::new();
    let tallest = StoredValue::new(0.0_f64);
    let keep = move || {
        let (Some(element), Some(before)) = (node.get_untracked(), tallest.try_get_value()) else { return };
        let style = web_sys::HtmlElement::style(&element);
        if reader.narrow.get_untracked() {
            let _ = style.remove_property("min-height");
            return;
        }
        let height = element.get_bounding_client_rect().height().clamp(before, TALL.max(before));
        tallest.set_value(height);
        let _ = style.set_property("min-height", &format!("{height}px"));
    };
    Effect::new(move |_| {
        sight.track();
        reader.narrow.track();
        // The sentence is there in the next frame.
        request_animation_frame(keep);
    });
    node
}

/// The best few moves, if the reader asked: each can be shown on the pictures, and done.
#[component]
fn Advice(play: Play) -> impl IntoView {
    let reader = play.reader;
    let item = move |advice: AdviceSight| {
        let AdviceSight { action, words, why } = advice;
        let shown = action.clone();
        let is_shown = Memo::new(move |_| play.suggested.with(|action| action.as_ref() == Some(&shown)));
        let (show, act) = (action.clone(), action);
        let label = Message::new("hint-do-it").with("action", words.as_str());
        view! {
            <li class:on=move || is_shown.get()>
                <button
                    class="look"
                    aria-pressed=move || is_shown.get().to_string()
                    title=move || reader.word("hint-show")
                    on:click=move |_| play.show(&show)
                >
                    <b>{words}</b>
                    <span>{why}</span>
                </button>
                <button class="btn quiet sm" aria-label=move || reader.say(&label) on:click=move |_| play.act(&act)>
                    {move || reader.word("hint-do")}
                </button>
            </li>
        }
    };
    view! {
        <Show when=move || play.advising.get()>
            <p class="lantern">{icon(&icons::HINT)} {move || reader.word("hint-thinking")}</p>
        </Show>
        {move || {
            let advice = play.advice.get();
            (!advice.is_empty())
                .then(|| view! {
                    <div class="advice">
                        <ol aria-label=move || reader.word("hint-moves")>{advice.into_iter().map(item).collect_view()}</ol>
                        <button class="btn quiet sm" on:click=move |_| play.unadvise()>
                            {move || reader.word("menu-close")}
                        </button>
                    </div>
                })
        }}
    }
}
