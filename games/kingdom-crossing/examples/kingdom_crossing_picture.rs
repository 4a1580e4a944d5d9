//! Writes the pictures of some positions, as files and as pages that lay them out like a table:
//! `cargo run -p bocage-kingdom-crossing --example kingdom_crossing_picture -- <folder>` (the current one by default).

use std::path::Path;

use bocage_bots::Level;
use bocage_canvas::{Ink, Theme, sprite, theme_css};
use bocage_engine::{Game, Language, Message, QuickRng, Seat, Seed, SeedableRng, Speak};
use bocage_kingdom_crossing::state::{Phase, Step};
use bocage_kingdom_crossing::vocabulary::{Card, Region};
use bocage_kingdom_crossing::{Event, KingdomCrossing, Options, State};
use bocage_stage::{Draw, Look, Panel, Place};
use bocage_words::{Lexicon, Names};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// A position to be drawn, and for whom.
struct Sample {
    name: &'static str,
    state: State,
    reader: Seat,
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
    let cover = KingdomCrossing::standard().cover();
    std::fs::write(folder.join("cover.svg"), cover.to_svg(Theme::Light))?;
    std::fs::write(folder.join("cover-dark.svg"), cover.to_svg(Theme::Dark))?;
    Ok(())
}

/// The first position of a game, from its `after`th decision on, in which `wanted` holds.
struct Quest {
    name: &'static str,
    players: u8,
    seed: u64,
    after: usize,
    greedy: bool,
    wanted: Wanted,
}

fn top(state: &State) -> Option<Step> {
    state.public.agenda.top().copied()
}

/// Which position is wanted.
type Wanted = fn(&State) -> bool;

/// Name, players, seed, decisions before, and what is wanted. Bots are greedy, but for `walk`.
const QUESTS: [(&str, u8, u64, usize, Wanted); 14] = [
    ("draft", 4, 3, 0, |_| true),
    ("turn", 3, 11, 60, |state| matches!(top(state), Some(Step::Turn))),
    ("walk", 3, 21, 120, |state| {
        let walking = matches!(top(state), Some(Step::Move)) && state.public.work.bridges == 2;
        walking && state.public.round > 1
    }),
    ("card", 2, 5, 90, |state| matches!(top(state), Some(Step::Move)) && state.public.work.bridges == 0),
    ("late", 4, 8, 200, |state| matches!(top(state), Some(Step::Turn)) && state.public.round == 4),
    ("solo", 1, 9, 90, |state| matches!(top(state), Some(Step::Turn))),
    ("income", 2, 4, 100, |state| matches!(top(state), Some(Step::Income(_)))),
    ("invest", 3, 4, 60, |state| matches!(top(state), Some(Step::Invest(_)))),
    ("deco", 2, 6, 60, |state| matches!(top(state), Some(Step::Place(..)))),
    ("claim", 3, 7, 60, |state| matches!(top(state), Some(Step::Claim(_)))),
    ("favour", 4, 7, 60, |state| matches!(top(state), Some(Step::Favour(_)))),
    ("house", 4, 8, 20, |state| matches!(top(state), Some(Step::House))),
    ("upgrade", 2, 8, 20, |state| matches!(top(state), Some(Step::Upgrade(..)))),
    ("end", 4, 8, 0, |state| state.public.phase == Phase::End),
];

fn samples() -> Outcome<Vec<Sample>> {
    let quests = QUESTS.iter().enumerate().map(|(index, &(name, players, seed, after, wanted))| {
        let quest = Quest { name, players, seed, after, greedy: name != "walk", wanted };
        sample(index, &quest)
    });
    let mut list: Vec<Sample> = quests.collect::<Outcome<_>>()?;
    let late = &list[4];
    list.push(Sample {
        name: "busy",
        state: busy(late.state.clone()),
        reader: late.reader,
        language: Language::Fr,
        changed: Vec::new(),
        hint: false,
    });
    Ok(list)
}

/// Everybody and everything in one place, to see that nothing covers anything.
fn busy(mut state: State) -> State {
    for side in &mut state.public.seats {
        side.worker = Region::East;
        (side.paws, side.houses) = (127, 15);
        for card in (80..92).map(Card) {
            side.cards.insert(card);
        }
        side.favours |= 0x1f;
    }
    state.public.balloon = Region::East;
    state
}

/// Plays until the position is found, and remembers what has happened last.
fn sample(index: usize, quest: &Quest) -> Outcome<Sample> {
    let game = KingdomCrossing::standard();
    let mut rng = QuickRng::seed_from_u64(quest.seed);
    let mut bot = if quest.greedy { Level::Greedy } else { Level::Random }.bot::<KingdomCrossing>();
    for seed in quest.seed.. {
        let setup = game.setup(quest.players, &Options::default(), Seed(seed));
        let mut state = setup.map_err(|error| format!("{error:?}"))?;
        let mut changed = Vec::new();
        for decision in 0.. {
            let waited = game.waited(&state.public).lowest();
            if decision >= quest.after && (quest.wanted)(&state) {
                let reader = waited.unwrap_or(Seat(0));
                let language = Language::ALL[index % 2];
                return Ok(Sample {
                    name: quest.name,
                    state,
                    reader,
                    language,
                    changed,
                    hint: index % 3 == 2,
                });
            }
            let Some(seat) = waited else { break };
            let view = state.view(Some(seat));
            let Some(action) = bot.choose(game, &view, seat, &mut rng) else { break };
            let mut events: Vec<Event> = Vec::new();
            game.apply(&mut state, seat, action, &mut events).map_err(|error| format!("{error:?}"))?;
            changed = events.iter().filter_map(|event| game.changes(event)).collect();
        }
    }
    Err("no such position".into())
}

fn write(folder: &Path, sample: &Sample, narrow: bool) -> Outcome<()> {
    let game = KingdomCrossing::standard();
    let names = ["Armel", "Maëlle", "Lichen", "Gwenaëlle-Marie"].map(str::to_owned);
    let lexicon = Lexicon::new(sample.language, &[KingdomCrossing::locale(sample.language)]);
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
    let mut bytes = 0;
    for panel in &panels {
        let place = match panel.place {
            Place::Side(seat) => format!("{}{}", panel.id, seat.0),
            _ => panel.id.to_owned(),
        };
        bytes += panel.scene.to_inline().len();
        std::fs::write(folder.join(format!("{name}-{place}.svg")), panel.scene.to_svg(Theme::Light))?;
    }
    println!("{name}: {:.1} KB, {spent:?} for all panels", bytes as f64 / 1024.0);
    for theme in ["light", "dark"] {
        std::fs::write(folder.join(format!("{name}-{theme}.html")), page(&panels, &say, theme, narrow))?;
    }
    Ok(())
}

const STYLE: &str = "
body{margin:0;background:var(--ground);color:var(--ink);font:500 16px/1.4 var(--sans)}
section{background:var(--paper);border-radius:16px;box-shadow:var(--e1);overflow:hidden;padding:12px 16px}
h2{margin:0 0 6px;font:700 17px/1.3 var(--serif)}small{font:500 13px var(--sans);color:var(--ink-2);margin-left:8px}
.wide{display:grid;grid-template-columns:276px 1fr 340px;gap:16px;padding:12px 16px 16px;height:816px;margin-top:56px}
.wide>div{display:flex;flex-direction:column;gap:12px;min-height:0}
.wide .left{padding-top:220px}.wide .left section{padding:10px 12px;flex:0 1 auto}
.scene{padding:0;display:flex;flex-direction:column;flex:1;min-height:0}
.sky{flex:1;min-height:0;overflow:hidden;position:relative;background:var(--kingdom-sky)}.sky svg{position:absolute;inset:0;width:100%;height:100%}
.prompt{height:82px;flex:none}.narrow .prompt{display:none}
.strip{border-top:2px solid var(--hedge-line)}.strip svg,.right svg{display:block;width:100%;height:auto}
.narrow{width:390px;display:flex;flex-direction:column;gap:10px}.narrow .scene{border-radius:0;flex:none}.narrow .sky{height:394px;flex:none}
.narrow .left{display:flex;gap:8px;padding:8px}.narrow .left section{flex:1;padding:6px 8px;display:flex;align-items:center;justify-content:space-between}
.narrow .left svg{width:56px;height:54px}.narrow .left small{display:none}.narrow .right{display:grid;gap:10px}
";

fn page(panels: &[Panel], say: &dyn Fn(&Message) -> String, theme: &str, narrow: bool) -> String {
    let symbols: Vec<_> = panels.iter().flat_map(|panel| panel.scene.symbols().iter().copied()).collect();
    let mut inks: Vec<Ink> = Vec::new();
    for ink in Draw::symbols(KingdomCrossing::standard()).iter().flat_map(|symbol| symbol.inks()) {
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
    let picture = |wanted: Place| {
        panels
            .iter()
            .find(|panel| panel.place == wanted)
            .map(|panel| panel.scene.to_inline())
            .unwrap_or_default()
    };
    format!(
        "<!doctype html><html lang=\"fr\" data-theme=\"{theme}\"><meta charset=\"utf-8\"><style>{}{STYLE}</style>{}\
         <div class=\"{}\"><div class=\"left\">{}</div><div><section class=\"prompt\"></section><section class=\"scene\"><div class=\"sky\">{}</div>\
         <div class=\"strip\">{}</div></section></div><div class=\"right\">{}</div></div></html>",
        theme_css(&inks),
        sprite(&symbols),
        if narrow { "narrow" } else { "wide" },
        of(|place| matches!(place, Place::Side(_))).collect::<String>(),
        picture(Place::Board),
        picture(Place::Strip),
        of(|place| place == Place::Shared).collect::<String>(),
    )
}
