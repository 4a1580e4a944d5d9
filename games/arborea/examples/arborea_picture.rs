//! Writes the pictures of some positions, as files and as pages that lay them out like a table:
//! `cargo run -p bocage-arborea --example arborea_picture -- <folder>` (the current one by default).
//!
//! Positions are those of greedy games: for each number of players the start, the end, and for each
//! kind of decision one of the middle of the game.

use std::collections::BTreeMap;
use std::path::Path;

use bocage_arborea::state::{Development, Step};
use bocage_arborea::{Action, Arborea, Options, State};
use bocage_bots::Level;
use bocage_canvas::{Theme, sprite, theme_css};
use bocage_engine::{Draw as _, Game, Language, Message, QuickRng, Seat, Seed, SeedableRng, Speak};
use bocage_stage::{Draw, Look, Panel, Place};
use bocage_words::{Lexicon, Names};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// A position to be drawn, and for whom.
struct Sample {
    name: String,
    state: State,
    reader: Seat,
    focus: Seat,
    language: Language,
    changed: Vec<String>,
    hint: bool,
}

fn main() -> Outcome<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".into());
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    for players in 1..=5 {
        for sample in samples(players)? {
            for narrow in [false, true] {
                write(folder, &sample, narrow)?;
            }
        }
    }
    let cover = Arborea::standard().cover();
    std::fs::write(folder.join("cover.svg"), cover.to_svg(Theme::Light))?;
    std::fs::write(folder.join("cover-dark.svg"), cover.to_svg(Theme::Dark))?;
    Ok(())
}

/// One position of each kind of decision in one greedy game, the latest before its last quarter.
fn samples(players: u8) -> Outcome<Vec<Sample>> {
    let game = Arborea::standard();
    let mut state =
        game.setup(players, &Options::default(), Seed(7)).map_err(|error| format!("{error:?}"))?;
    let mut bot = Level::Greedy.bot();
    let mut rng = QuickRng::seed_from_u64(7);
    let mut kinds: BTreeMap<String, Sample> = BTreeMap::new();
    let mut events = Vec::new();
    loop {
        let waited: Vec<Seat> = game.waited(&state.public).iter().collect();
        let seat = rng.pick(&waited).copied();
        let kind = seat.map_or("end".to_owned(), |seat| kind_of(&state, seat));
        let early = state.public.sun < game.components.sun_last - 6;
        if early || !kinds.contains_key(&kind) {
            let reader = seat.unwrap_or_default();
            let sample = Sample {
                name: format!("{players}-{kind}"),
                state: state.clone(),
                reader,
                focus: reader,
                language: Language::ALL[usize::from(players) % 2],
                changed: events.iter().filter_map(|event| game.changes(event)).collect(),
                hint: players.is_multiple_of(2),
            };
            kinds.insert(kind, sample);
        }
        let Some(seat) = seat else { break };
        let view = state.view(Some(seat));
        let Some(action) = bot.choose(game, &view, seat, &mut rng) else { break };
        events.clear();
        game.apply(&mut state, seat, action, &mut events).map_err(|error| format!("{action}: {error:?}"))?;
    }
    let mut list: Vec<Sample> = kinds.into_values().collect();
    if let Some(over) = list.iter().find(|sample| sample.name.ends_with("end") && players > 1) {
        let other = Sample {
            name: format!("{players}-look"),
            focus: Seat(1),
            changed: Vec::new(),
            state: over.state.clone(),
            reader: over.reader,
            language: over.language,
            hint: false,
        };
        list.push(other);
    }
    Ok(list)
}

fn kind_of(state: &State, seat: Seat) -> String {
    let public = &state.public;
    let aside = match public.board(seat).development {
        Development::None => "",
        Development::Rotate => "rotate",
        Development::Anchor(_) => "anchor",
        Development::Pick(_) => "pick",
        Development::Invited(..) | Development::Captive(_) => "put",
    };
    let asked = match public.agenda.top().filter(|_| public.asked == Some(seat)) {
        None => String::new(),
        Some(Step::Setup(_)) => "setup".into(),
        Some(Step::Rescue) => "rescue".into(),
        Some(Step::Pilgrimage) => "pilgrimage".into(),
        Some(Step::Repeat) => "repeat".into(),
        Some(Step::Activation(_)) => "activation".into(),
        Some(Step::Completion) => "completion".into(),
        Some(Step::Effect(symbol)) => symbol.to_string().replace([':', '>', '+'], "-"),
        Some(Step::Sage { .. }) => "sage".into(),
        Some(_) => "leave".into(),
    };
    if aside.is_empty() || asked.is_empty() { format!("{aside}{asked}") } else { format!("{asked}-{aside}") }
}

fn write(folder: &Path, sample: &Sample, narrow: bool) -> Outcome<()> {
    let game = Arborea::standard();
    let names = ["Armel", "Maëlle", "Lichen", "Gwenaëlle-Marie", "Nolwenn"].map(str::to_owned);
    let lexicon = Lexicon::new(sample.language, &[Arborea::locale(sample.language)]);
    let called = Names { names: &names, you: Some(sample.reader) };
    let say = |message: &Message| lexicon.say(message, &called);
    let mut legal: Vec<Action> = Vec::new();
    game.legal(&sample.state, sample.reader, &mut legal);
    let touching = legal.iter().copied().filter(|&action| game.target(action).is_some());
    let look = Look {
        say: &say,
        names: &names,
        focus: sample.focus,
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
    let bytes: usize = panels.iter().map(|panel| panel.scene.to_inline().len()).sum();
    println!("{name}: {:.1} KB in {} panels, {spent:?}", bytes as f64 / 1024.0, panels.len());
    let prompt = say(&game.prompt(&sample.state.public, &(), sample.reader));
    for theme in ["light", "dark"] {
        let page = page(&panels, &say, &prompt, theme, narrow);
        std::fs::write(folder.join(format!("{name}-{theme}.html")), page)?;
    }
    Ok(())
}

const STYLE: &str = "
body{margin:0;background:var(--ground);color:var(--ink);font:500 16px/1.4 var(--sans)}
section{background:var(--paper);border-radius:16px;box-shadow:var(--e1);overflow:hidden;padding:12px 16px}
h2{margin:0 0 6px;font:700 17px/1.3 var(--serif)}small{font:500 13px var(--sans);color:var(--ink-2);margin-left:8px}
.wide{display:grid;grid-template-columns:276px minmax(0,1fr) 340px;gap:16px;padding:16px;height:812px;margin-top:56px}
.wide>div{display:flex;flex-direction:column;gap:12px;min-height:0}
.wide .left section{padding:10px 12px;flex:0 1 auto}
.scene{padding:0;display:flex;flex-direction:column;flex:1;min-height:0}
.sky{flex:1;min-height:0;overflow:hidden;position:relative;background:var(--arborea-sky)}.sky svg{width:100%;height:100%}
.prompt{height:82px;flex:none;font:650 19px/1.3 var(--serif)}.narrow .prompt{order:-1;height:auto;font-size:16px}
.strip{border-top:2px solid var(--hedge-line)}
.narrow{width:390px;display:flex;flex-direction:column;gap:10px}.narrow .scene{border-radius:0;flex:none}
.narrow .sky{height:394px}
.narrow .left{display:flex;gap:8px;padding:8px}.narrow .left section{flex:1;padding:6px 8px;display:flex;align-items:center;justify-content:space-between}
.narrow .left svg{width:60px;height:60px}.narrow .left small{display:none}.narrow .right{display:grid;gap:10px}
.narrow .right section{padding:12px}
";

fn page(
    panels: &[Panel],
    say: &dyn Fn(&Message) -> String,
    prompt: &str,
    theme: &str,
    narrow: bool,
) -> String {
    let symbols: Vec<_> = panels.iter().flat_map(|panel| panel.scene.symbols().iter().copied()).collect();
    let inks: Vec<_> =
        Arborea::standard().symbols().iter().flat_map(|symbol| symbol.inks().iter().copied()).collect();
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
    let pictures = |wanted: Place| {
        panels
            .iter()
            .filter(move |panel| panel.place == wanted)
            .map(|panel| panel.scene.to_inline())
            .collect::<String>()
    };
    format!(
        "<!doctype html><html lang=\"fr\" data-theme=\"{theme}\"><meta charset=\"utf-8\"><style>{}{STYLE}</style>{}\
         <div class=\"{}\"><div class=\"left\">{}</div><div><section class=\"prompt\">{prompt}</section><section class=\"scene\"><div class=\"sky\">{}</div>\
         <div class=\"strip\">{}</div></section></div><div class=\"right\">{}</div></div></html>",
        theme_css(&inks),
        sprite(&symbols),
        if narrow { "narrow" } else { "wide" },
        of(|place| matches!(place, Place::Side(_))).collect::<String>(),
        pictures(Place::Board),
        pictures(Place::Strip),
        of(|place| place == Place::Shared).collect::<String>(),
    )
}
