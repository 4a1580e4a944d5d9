//! Writes the pictures of some positions, as files and as pages that lay them out like a table:
//! `cargo run -p bocage-atiwa --example atiwa_picture -- <folder>` (the current one by default).

use std::path::Path;

use bocage_atiwa::state::Step;
use bocage_atiwa::vocabulary::Challenge;
use bocage_atiwa::{Atiwa, Event, Options, State};
use bocage_bots::{Bot, Level};
use bocage_canvas::{Theme, sprite, theme_css};
use bocage_engine::{Game, Language, Message, QuickRng, Seat, Seed, SeedableRng, Speak};
use bocage_stage::{Draw, Look, Panel, Place};
use bocage_words::{Lexicon, Names};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// A position to be drawn, and for whom.
struct Sample {
    name: String,
    state: State,
    reader: Seat,
    language: Language,
    changed: Vec<String>,
    hint: bool,
}

/// A game between bots that stops where something is asked.
struct Wanted {
    name: &'static str,
    players: u8,
    challenge: Option<Challenge>,
    /// Not before this round.
    round: u8,
    /// Is this the position?
    stop: fn(Option<&Step>) -> bool,
}

const fn wanted(name: &'static str, players: u8, round: u8, stop: fn(Option<&Step>) -> bool) -> Wanted {
    Wanted { name, players, challenge: None, round, stop }
}

const WANTED: [Wanted; 19] = [
    wanted("start", 3, 1, |step| step.is_none()),
    wanted("start-four", 4, 1, |step| step.is_none()),
    wanted("work", 3, 4, |step| step.is_none()),
    wanted("work-late", 4, 7, |step| step.is_none()),
    wanted(
        "resolve",
        2,
        3,
        |step| matches!(step, Some(Step::Resolve { pending, .. }) if pending.gains != [0; 6]),
    ),
    wanted("terrain", 3, 4, |step| matches!(step, Some(Step::Resolve { pending, .. }) if pending.take != 0)),
    wanted("draw", 3, 3, |step| matches!(step, Some(Step::Resolve { pending, .. }) if pending.draw != 0)),
    wanted(
        "choice",
        2,
        2,
        |step| matches!(step, Some(Step::Resolve { choice: true, pending, .. }) if pending.gains == [0; 6]),
    ),
    wanted("train", 3, 4, |step| matches!(step, Some(Step::Resolve { pending, .. }) if pending.train > 1)),
    wanted("card", 3, 5, |step| matches!(step, Some(Step::PlaceCard(_)))),
    wanted("spend", 4, 5, |step| matches!(step, Some(Step::SpendTree { .. }))),
    wanted("bat-action", 4, 6, |step| matches!(step, Some(Step::BatAction))),
    wanted("bats", 4, 6, |step| matches!(step, Some(Step::PickBat { left: 1, .. }))),
    wanted("growth", 2, 5, |step| matches!(step, Some(Step::Grow { .. }))),
    wanted("return", 3, 6, |step| matches!(step, Some(Step::Return))),
    wanted("feeding", 3, 6, |step| matches!(step, Some(Step::Feed { .. }))),
    wanted("breeding", 2, 7, |step| matches!(step, Some(Step::Breed { .. }))),
    Wanted { challenge: Some(Challenge::Investor), ..wanted("solo", 1, 4, |step| step.is_none()) },
    wanted("end", 4, 8, |_| false),
];

fn main() -> Outcome<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".into());
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    for (index, wanted) in WANTED.iter().enumerate() {
        let sample = sample(index, wanted)?;
        for narrow in [false, true] {
            write(folder, &sample, narrow)?;
        }
    }
    let cover = Atiwa::standard().cover();
    std::fs::write(folder.join("cover.svg"), cover.to_svg(Theme::Light))?;
    std::fs::write(folder.join("cover-dark.svg"), cover.to_svg(Theme::Dark))?;
    Ok(())
}

/// Plays until the position is there; other games are tried if it never comes.
fn sample(index: usize, wanted: &Wanted) -> Outcome<Sample> {
    let game = Atiwa::standard();
    let options = Options { challenge: wanted.challenge };
    let mut last = None;
    for seed in 1..24 {
        let mut state =
            game.setup(wanted.players, &options, Seed(seed)).map_err(|error| format!("{error:?}"))?;
        let mut bot: Box<dyn Bot<Atiwa>> = if seed < 12 { Level::Greedy } else { Level::Random }.bot();
        let mut rng = QuickRng::seed_from_u64(seed);
        let mut events: Vec<Event> = Vec::new();
        let mut changed: Vec<String> = Vec::new();
        while let Some(seat) = game.waited(&state.public).lowest() {
            let step = state.public.side(seat).agenda.top();
            // A few spaces should be taken where workers are placed.
            let begun = step.is_some() || wanted.round == 1 || state.public.turn > wanted.players;
            if state.public.round >= wanted.round && begun && (wanted.stop)(step) {
                return Ok(finish(index, wanted.name, state, seat, changed));
            }
            let Some(action) = bot.choose(game, &state.view(Some(seat)), seat, &mut rng) else { break };
            events.clear();
            game.apply(&mut state, seat, action, &mut events).map_err(|error| format!("{error:?}"))?;
            changed = events.iter().filter_map(|event| game.changes(event)).collect();
        }
        last = Some(finish(index, wanted.name, state, Seat(0), Vec::new()));
    }
    last.ok_or_else(|| "no game was played".into())
}

fn finish(index: usize, name: &str, state: State, reader: Seat, changed: Vec<String>) -> Sample {
    let language = Language::ALL[index % Language::ALL.len()];
    Sample { name: name.to_owned(), state, reader, language, changed, hint: index % 4 == 2 }
}

fn write(folder: &Path, sample: &Sample, narrow: bool) -> Outcome<()> {
    let game = Atiwa::standard();
    let lexicon = Lexicon::new(sample.language, &[Atiwa::locale(sample.language)]);
    let names: Vec<String> = ["Armel", "Maëlle", "Lichen", "Gwen"].map(str::to_owned).to_vec();
    let called = Names { names: &names, you: Some(sample.reader) };
    let say = |message: &Message| lexicon.say(message, &called);
    let mut legal = Vec::new();
    game.legal(&sample.state, sample.reader, &mut legal);
    let touching = legal.iter().copied().filter(|&action| game.target(action).is_some());
    let look = Look {
        say: &say,
        names: &names,
        focus: sample.reader,
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
    let sizes: Vec<String> = panels
        .iter()
        .map(|panel| {
            let svg = panel.scene.to_inline();
            format!(
                "{} {}k {}",
                panel.id,
                svg.len() / 1024,
                svg.matches('<').count() - svg.matches("</").count()
            )
        })
        .collect();
    println!("{name}: {} actions, {spent:?}, {}", legal.len(), sizes.join(", "));
    let prompt = say(&game.prompt(&view.public, &(), sample.reader));
    for theme in ["light", "dark"] {
        let text = page(&panels, &say, &prompt, theme, narrow);
        std::fs::write(folder.join(format!("{name}-{theme}.html")), text)?;
    }
    Ok(())
}

const STYLE: &str = "
body{margin:0;background:var(--ground);color:var(--ink);font:500 16px/1.4 var(--sans)}
section{background:var(--paper);border-radius:16px;box-shadow:var(--e1);overflow:hidden;padding:12px 16px}
h2{margin:0 0 6px;font:700 17px/1.3 var(--serif)}small{font:500 13px var(--sans);color:var(--ink-2);margin-left:8px}
.wide{display:grid;grid-template-columns:276px minmax(0,1fr) 340px;gap:12px 16px;padding:12px 16px 16px;height:816px;margin-top:56px}
.wide>div{display:flex;flex-direction:column;gap:12px;min-height:0}
.wide .left section{padding:12px;flex:0 1 auto}.left svg{max-height:300px}
.scene{padding:0;display:flex;flex-direction:column;flex:1;min-height:0}
.sky{flex:1;min-height:0;overflow:hidden;position:relative;background:var(--atiwa-sky)}.sky svg{position:absolute;inset:0;width:100%;height:100%}
.prompt{min-height:82px;font:650 19px var(--serif);box-shadow:inset 0 0 0 2px var(--signal)}
.strip{border-top:2px solid var(--hedge-line)}.strip svg{display:block;width:100%;height:auto}
.log{flex:1;min-height:100px}.right svg{display:block;width:100%}
.narrow{width:390px;display:flex;flex-direction:column;gap:10px}.narrow .scene{border-radius:0;flex:none}.narrow .sky{height:394px;flex:none}
.narrow .left{display:flex;gap:8px;padding:8px}.narrow .left section{flex:1;padding:6px 8px;display:flex;align-items:center;justify-content:space-between}
.narrow .left svg{width:60px;height:60px}.narrow .left small,.narrow .log{display:none}.narrow .right{display:grid;gap:10px;padding:0 8px}
.narrow .right section{padding:8px}.narrow .prompt{min-height:0;font-size:17px}
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
        Atiwa::standard().symbols().iter().flat_map(|symbol| symbol.inks().iter().copied()).collect();
    let of = |wanted: fn(Place) -> bool| {
        panels.iter().filter(move |panel| wanted(panel.place)).map(|panel| {
            let note = panel.note.as_ref().map(say).unwrap_or_default();
            let title = say(&panel.title);
            format!("<section><h2>{title}<small>{note}</small></h2>{}</section>", panel.scene.to_inline())
        })
    };
    let plain = |wanted: Place| {
        panels
            .iter()
            .filter(move |panel| panel.place == wanted)
            .map(|panel| format!("<div class=\"strip\">{}</div>", panel.scene.to_inline()))
            .collect::<String>()
    };
    let board = panels.iter().find(|panel| panel.place == Place::Board).map(|panel| panel.scene.to_inline());
    format!(
        "<!doctype html><html data-theme=\"{theme}\"><meta charset=\"utf-8\"><style>{}{STYLE}</style>{}\
         <div class=\"{}\"><div class=\"left\">{}</div><div><section class=\"prompt\">{prompt}</section>\
         <section class=\"scene\"><div class=\"sky\">{}</div>{}</section></div>\
         <div class=\"right\">{}<section class=\"log\"></section></div></div></html>",
        theme_css(&inks),
        sprite(&symbols),
        if narrow { "narrow" } else { "wide" },
        of(|place| matches!(place, Place::Side(_))).collect::<String>(),
        board.unwrap_or_default(),
        plain(Place::Strip),
        of(|place| place == Place::Shared).collect::<String>(),
    )
}
