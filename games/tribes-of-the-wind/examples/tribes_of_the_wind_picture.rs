//! Writes the pictures of some positions, as files and as pages that lay them out like a table:
//! `cargo run -p bocage-tribes-of-the-wind --example tribes_of_the_wind_picture -- <folder>` (the current one by default).

use std::path::Path;

use bocage_bots::{Bot, Greedy};
use bocage_canvas::{Ink, Symbol, Theme, sprite, theme_css};
use bocage_engine::{Game, Language, Message, Options as _, QuickRng, Seat, Seed, SeedableRng, Speak};
use bocage_stage::{Draw, Look, Panel, Place};
use bocage_tribes_of_the_wind::state::Step;
use bocage_tribes_of_the_wind::{Event, Options, State, TribesOfTheWind};
use bocage_words::{Lexicon, Names};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// A position to be drawn, and for whom.
struct Sample {
    name: &'static str,
    state: State,
    reader: Seat,
    focus: Option<Seat>,
    language: Language,
    changed: Vec<String>,
    hint: bool,
}

fn main() -> Outcome<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".into());
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    for sample in samples()? {
        for narrow in [false, true] {
            write(folder, &sample, narrow)?;
        }
    }
    let cover = TribesOfTheWind::standard().cover();
    std::fs::write(folder.join("cover.svg"), cover.to_svg(Theme::Light))?;
    std::fs::write(folder.join("cover-dark.svg"), cover.to_svg(Theme::Dark))?;
    Ok(())
}

/// Which moment of a game is wanted.
type Moment = fn(&State) -> bool;

fn samples() -> Outcome<Vec<Sample>> {
    let moments: [(&str, u8, u64, Moment); 16] = [
        ("boards", 3, 1, |state| matches!(state.public.agenda.top(), Some(Step::Board))),
        ("start", 4, 1, |state| matches!(state.public.agenda.top(), Some(Step::StartBonus { .. }))),
        ("keep", 2, 1, |state| matches!(state.public.agenda.top(), Some(Step::Keep { .. }))),
        ("menu", 4, 5, |state| menu(state, 11)),
        ("two", 2, 3, |state| menu(state, 6)),
        ("five", 5, 4, |state| menu(state, 14)),
        ("discard", 3, 2, |state| {
            state.public.round > 3 && matches!(state.public.agenda.top(), Some(Step::Discard { .. }))
        }),
        ("temple", 3, 2, |state| {
            state.public.round > 3 && matches!(state.public.agenda.top(), Some(Step::Temple { .. }))
        }),
        ("move", 4, 6, |state| {
            state.public.round > 9 && matches!(state.public.agenda.top(), Some(Step::Move { .. }))
        }),
        ("plant", 3, 7, |state| {
            state.public.round > 4 && matches!(state.public.agenda.top(), Some(Step::PlaceForest { .. }))
        }),
        ("forest", 3, 8, |state| {
            state.public.round > 4 && matches!(state.public.agenda.top(), Some(Step::Forest { .. }))
        }),
        ("pool", 4, 9, |state| matches!(state.public.agenda.top(), Some(Step::Pool))),
        ("side", 3, 10, |state| {
            state.public.round > 6 && matches!(state.public.agenda.top(), Some(Step::Side { .. }))
        }),
        ("guide", 3, 11, |state| matches!(state.public.agenda.top(), Some(Step::Guide))),
        ("draw", 2, 12, |state| {
            state.public.round > 2
                && matches!(state.public.agenda.top(), Some(Step::Draw))
                && state.public.drawn.len() == 1
        }),
        ("end", 4, 5, |state| state.public.agenda.is_empty()),
    ];
    let mut list = Vec::new();
    for (index, (name, players, seed, moment)) in moments.into_iter().enumerate() {
        let Some((state, changed)) = reach(players, seed, name == "keep", moment)? else {
            println!("{name}: never reached");
            continue;
        };
        let reader = state.public.active;
        list.push(Sample {
            name,
            reader,
            focus: None,
            language: if index % 4 == 1 { Language::En } else { Language::Fr },
            changed: if name == "five" { changed } else { Vec::new() },
            hint: matches!(name, "move" | "draw" | "side"),
            state,
        });
    }
    if let Some((state, _)) = reach(3, 21, false, |state| menu(state, 9))? {
        let reader = state.public.active;
        let other = Seat((reader.0 + 1) % 3);
        list.push(Sample {
            name: "other",
            reader,
            focus: Some(other),
            language: Language::En,
            changed: Vec::new(),
            hint: false,
            state,
        });
    }
    Ok(list)
}

fn menu(state: &State, round: u16) -> bool {
    state.public.round >= round && matches!(state.public.agenda.top(), Some(Step::Menu))
}

/// Lets greedy players play until a moment comes; what changed in the last turns comes along.
fn reach(players: u8, seed: u64, keep: bool, moment: Moment) -> Outcome<Option<(State, Vec<String>)>> {
    let game = TribesOfTheWind::standard();
    let mut options = Options::default();
    if keep {
        options.put("setup_village_cards", "two_keep_one");
    }
    let mut state = game.setup(players, &options, Seed(seed)).map_err(|error| format!("{error:?}"))?;
    let mut bot = Greedy::new();
    let mut rng = QuickRng::seed_from_u64(seed);
    let mut changed: Vec<String> = Vec::new();
    while !moment(&state) {
        let Some(seat) = game.waited(&state.public).lowest() else { return Ok(None) };
        let Some(action) = bot.choose(game, &state.view(Some(seat)), seat, &mut rng) else { return Ok(None) };
        let mut events: Vec<Event> = Vec::new();
        game.apply(&mut state, seat, action, &mut events).map_err(|error| format!("{action}: {error:?}"))?;
        changed.extend(events.iter().filter_map(|event| game.changes(event)));
        let keep_from = changed.len().saturating_sub(8);
        changed.drain(..keep_from);
    }
    Ok(Some((state, changed)))
}

fn write(folder: &Path, sample: &Sample, narrow: bool) -> Outcome<()> {
    let game = TribesOfTheWind::standard();
    let names = ["Armel", "Maëlle", "Lichen", "Gwenaëlle-Marie", "Yann"].map(str::to_owned);
    let lexicon = Lexicon::new(sample.language, &[TribesOfTheWind::locale(sample.language)]);
    let called = Names { names: &names, you: Some(sample.reader) };
    let say = |message: &Message| lexicon.say(message, &called);
    let mut legal = Vec::new();
    game.legal(&sample.state, sample.reader, &mut legal);
    let touching = legal.iter().copied().filter(|&action| game.target(action).is_some());
    let look = Look {
        say: &say,
        names: &names,
        focus: sample.focus.unwrap_or(sample.reader),
        legal: &legal,
        suggested: touching.clone().nth(touching.count() / 2).filter(|_| sample.hint),
        changed: &sample.changed,
        narrow,
    };
    let view = sample.state.view(Some(sample.reader));
    let clock = std::time::Instant::now();
    let panels = game.panels(&view, &look);
    let spent = clock.elapsed();
    let name = format!("{}{}", sample.name, if narrow { "-narrow" } else { "" });
    let all: usize = panels.iter().map(|panel| panel.scene.to_inline().len()).sum();
    println!("{name}: {:.1} KB in {} panels, {spent:?}", all as f64 / 1024.0, panels.len());
    for panel in &panels {
        let place = match panel.place {
            Place::Side(seat) => format!("{}{}", panel.id, seat.0),
            _ => panel.id.to_owned(),
        };
        std::fs::write(folder.join(format!("{name}-{place}.svg")), panel.scene.to_svg(Theme::Light))?;
    }
    for theme in ["light", "dark"] {
        std::fs::write(folder.join(format!("{name}-{theme}.html")), page(&panels, &say, theme, narrow))?;
    }
    Ok(())
}

/// The measures of the page.
const STYLE: &str = "
body{margin:0;background:var(--ground);color:var(--ink);font:500 16px/1.4 var(--sans)}
section{background:var(--paper);border-radius:16px;box-shadow:var(--e1);overflow:hidden;padding:12px 16px}
h2{margin:0 0 6px;font:700 17px/1.3 var(--serif)}small{font:500 13px var(--sans);color:var(--ink-2);margin-left:8px}
.wide{display:grid;grid-template-columns:276px 1fr 340px;gap:16px;padding:16px;height:868px}
.wide>div{display:flex;flex-direction:column;gap:12px;min-height:0;min-width:0}
.wide .left section{padding:10px 12px}.wide .left section{flex:0 1 auto;min-height:0}.wide .left{padding-top:200px}
.wide .left svg{max-height:190px;width:100%}
.scene{padding:0;display:flex;flex-direction:column;flex:1;min-height:0}
.sky{flex:1;min-height:0;overflow:hidden;position:relative}.sky svg{width:100%;height:100%}
.prompt{height:82px;margin-top:40px;flex:none}.narrow .prompt{display:none}
.strip{border-top:2px solid var(--hedge-line)}
.narrow{width:390px;display:flex;flex-direction:column;gap:10px}.narrow .scene{border-radius:0;flex:none}.narrow .sky{height:394px}
.narrow .left{display:flex;gap:8px;padding:8px}.narrow .left section{flex:1;padding:6px 8px}
.narrow .left svg{width:100%}.narrow .left small{display:none}.narrow .right{display:grid;gap:10px}
";

fn page(panels: &[Panel], say: &dyn Fn(&Message) -> String, theme: &str, narrow: bool) -> String {
    let symbols: Vec<&'static Symbol> =
        panels.iter().flat_map(|panel| panel.scene.symbols().iter().copied()).collect();
    let mut inks: Vec<Ink> = Vec::new();
    for ink in TribesOfTheWind::standard().symbols().iter().flat_map(|symbol| symbol.inks()) {
        if !inks.contains(ink) {
            inks.push(*ink);
        }
    }
    let of = |wanted: fn(Place) -> bool| {
        panels.iter().filter(move |panel| wanted(panel.place)).map(|panel| {
            let note = panel.note.as_ref().map(say).unwrap_or_default();
            format!(
                "<section><h2>{}<small>{note}</small></h2>{}</section>",
                say(&panel.title),
                panel.scene.to_inline()
            )
        })
    };
    let pictures = |wanted: Place, class: &str| {
        panels
            .iter()
            .filter(|panel| panel.place == wanted)
            .map(|panel| format!("<div class=\"{class}\">{}</div>", panel.scene.to_inline()))
            .collect::<String>()
    };
    format!(
        "<!doctype html><html lang=\"fr\" data-theme=\"{theme}\"><meta charset=\"utf-8\"><style>{}{STYLE}</style>{}\
         <div class=\"{}\"><div class=\"left\">{}</div><div><section class=\"prompt\"></section><section class=\"scene\">{}{}\
         </section></div><div class=\"right\">{}</div></div></html>",
        theme_css(&inks),
        sprite(&symbols),
        if narrow { "narrow" } else { "wide" },
        of(|place| matches!(place, Place::Side(_))).collect::<String>(),
        pictures(Place::Board, "sky"),
        pictures(Place::Strip, "strip"),
        of(|place| place == Place::Shared).collect::<String>(),
    )
}
