//! Writes the pictures of some positions, as files and as pages that lay them out like a table:
//! `cargo run -p bocage-evergreen --example evergreen_picture -- <folder>` (the current one by default).

use std::fmt::Write as _;
use std::path::Path;

use bocage_canvas::{Theme, sprite, theme_css};
use bocage_engine::{Game, Language, Message, Positions, Seat, Speak};
use bocage_evergreen::{Action, Evergreen, State};
use bocage_stage::{Draw, Look, Panel, Place};
use bocage_words::{Lexicon, Names};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// A position to be drawn, and for whom.
struct Sample {
    name: &'static str,
    state: State,
    reader: Seat,
    language: Language,
    changed: &'static [&'static str],
    hint: bool,
}

const MIDDLE: &str = "\
-pB..-
.XsBX.
psusLp
..ss.p
pX.BX.
-.s.p-
";

fn main() -> Outcome<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".into());
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    for sample in samples()? {
        for narrow in [false, true] {
            write(folder, &sample, narrow)?;
        }
    }
    let cover = Evergreen::standard().cover();
    std::fs::write(folder.join("cover.svg"), cover.to_svg(Theme::Light))?;
    std::fs::write(folder.join("cover-dark.svg"), cover.to_svg(Theme::Dark))?;
    Ok(())
}

fn samples() -> Outcome<Vec<Sample>> {
    let plain = |name, state| Sample {
        name,
        state,
        reader: Seat(1),
        language: Language::Fr,
        changed: &[],
        hint: false,
    };
    let mut list = vec![
        Sample {
            changed: &["p0-e4", "p2-d4", "pile:rock", "card-wild_grow_big_tree"],
            ..plain("summer", table("summer", 3, &[("wheat_place_lake", "begin C")])?)
        },
        Sample { language: Language::En, ..plain("spring", table("spring", 2, &[("wild_bud", "begin A")])?) },
        Sample {
            changed: &["p1-c4", "p1-f5"],
            ..plain("autumn", table("autumn", 4, &[("flowers_grow_big_tree", "power")])?)
        },
        Sample { hint: true, ..plain("winter", table("winter", 4, &[("rock_plant_bush", "power")])?) },
        Sample {
            changed: &["p1-b4"],
            ..plain("lake", table("summer", 2, &[("grassland_place_lake", "power; power-lake b4")])?)
        },
    ];
    list.push(Sample { reader: Seat(0), language: Language::En, ..plain("early", start(3)?) });
    list.push(Sample { reader: Seat(0), hint: true, ..plain("row-of-four", start(4)?) });
    list.push(Sample { reader: Seat(2), hint: true, ..plain("draft", draft()?) });
    list.push(Sample { reader: Seat(0), ..plain("solo", start(1)?) });
    list.push(plain("full", full("turns")?));
    list.push(plain("end", full("scoring")?));
    Ok(list)
}

/// A table in the middle of a season; the reader sits on seat 1 and has done some actions.
fn table(season: &str, players: u8, reader: &[(&str, &str)]) -> Outcome<State> {
    let planets = [
        "-ssB.-\nuXpsXs\nsB..p.\nBLu.p.\n.X..Xs\n-.ps.-\n",
        MIDDLE,
        "-.p.s-\npXs.X.\n.sB.Bs\np..Bu.\n.XssX.\n-.pLs-\n",
        "-.u.s-\nsXB.Xp\n.BBuL.\ns.B..s\nBXuuXB\n-Bp.s-\n",
    ];
    let cards = ["grassland_bud", "", "wild_grow_big_tree", "snow_place_lake"];
    let mut text = format!(
        "phase = \"turns\"\nplayers = {players}\nseason = \"{season}\"\nround = 2\nfirst_player = 1\n\
         discard = [\"snow_bud\", \"swamp_bud\"]\n[zone]\nsnow = [\"snow_plant_sprout\", \"snow_plant_bush\"]\n\
         rock = [\"rock_plant_sprout\", \"rock_grow_small_tree\", \"rock_place_lake\"]\n\
         flowers = [\"-flowers_plant_sprout\", \"flowers_place_lake\"]\nwheat = [\"wheat_plant_bush\", \"wheat_bud\"]\n"
    );
    for seat in 0..usize::from(players) {
        let card = if seat == 1 { reader[0].0 } else { cards[seat] };
        let planet = planets[seat];
        write!(
            text,
            "\n[[seats]]\nplanet = \"\"\"\n{planet}\"\"\"\ncard = \"{card}\"\nscore = {}\n\
             level = {{ plant_sprout = {}, grow_small_tree = 1, grow_big_tree = {}, bud = {} }}\n",
            10 + seat,
            seat,
            3 - seat.min(3),
            seat.min(2),
        )?;
    }
    let mut state = read(&text)?;
    play(&mut state, Seat(1), reader[0].1)?;
    play(&mut state, Seat(0), "begin A")?;
    if players > 2 {
        play(&mut state, Seat(2), "begin B; stop-action; end")?;
    }
    Ok(state)
}

fn start(players: u8) -> Outcome<State> {
    let game = Evergreen::standard();
    let options = Default::default();
    Ok(game.setup(players, &options, bocage_engine::Seed(7)).map_err(|error| format!("{error:?}"))?)
}

/// Two of four have picked; the acorn lies in the row.
fn draft() -> Outcome<State> {
    let mut state = start(4)?;
    play(&mut state, Seat(0), "pick 2")?;
    play(&mut state, Seat(1), "pick 3")?;
    Ok(state)
}

/// Two full planets.
fn full(phase: &str) -> Outcome<State> {
    let planet = "-BBsB-\nBXsBXu\nsBBuBB\nBuBBsB\nBXLBXB\n-BBsB-\n";
    let seat = format!(
        "[[seats]]\nplanet = \"\"\"\n{planet}\"\"\"\nscore = 60\ncard = \"CARD\"\n\
         level = {{ plant_sprout = 5, grow_small_tree = 4, grow_big_tree = 5, plant_bush = 3, place_lake = 2, bud = 5 }}\n"
    );
    read(&format!(
        "phase = \"{phase}\"\nplayers = 2\nseason = \"winter\"\nround = 2\n{}{}",
        seat.replace("CARD", "wild_bud"),
        seat.replace("CARD", "snow_bud")
    ))
}

fn read(text: &str) -> Outcome<State> {
    Ok(Evergreen::standard().read_position(text).map_err(|error| format!("{error:?}\n{text}"))?)
}

fn play(state: &mut State, seat: Seat, actions: &str) -> Outcome<()> {
    for action in actions.split("; ") {
        let action: Action = action.parse().map_err(|error| format!("{error:?}"))?;
        let game = Evergreen::standard();
        game.apply(state, seat, action, &mut ()).map_err(|error| format!("{action}: {error:?}"))?;
    }
    Ok(())
}

fn write(folder: &Path, sample: &Sample, narrow: bool) -> Outcome<()> {
    let game = Evergreen::standard();
    let names = ["Armel", "Maëlle", "Lichen", "Gwenaëlle-Marie"].map(str::to_owned);
    let lexicon = Lexicon::new(sample.language, &[Evergreen::locale(sample.language)]);
    let called = Names { names: &names, you: Some(sample.reader) };
    let say = |message: &Message| lexicon.say(message, &called);
    let mut legal = Vec::new();
    game.legal(&sample.state, sample.reader, &mut legal);
    let changed: Vec<String> = sample.changed.iter().map(|&name| name.to_owned()).collect();
    let touching = legal.iter().copied().filter(|&action| game.target(action).is_some());
    let look = Look {
        say: &say,
        names: &names,
        focus: sample.reader,
        legal: &legal,
        suggested: touching.clone().nth(touching.count() / 2).filter(|_| sample.hint),
        changed: &changed,
        narrow,
    };
    let view = sample.state.view(Some(sample.reader));
    let clock = std::time::Instant::now();
    let panels = game.panels(&view, &look);
    let spent = clock.elapsed();
    let name = format!("{}{}", sample.name, if narrow { "-narrow" } else { "" });
    for panel in &panels {
        let place = match panel.place {
            Place::Side(seat) => format!("{}{}", panel.id, seat.0),
            _ => panel.id.to_owned(),
        };
        let svg = panel.scene.to_svg(Theme::Light);
        if panel.place == Place::Board {
            println!(
                "{name}: {:.1} KB, {} elements, {spent:?} for all panels",
                svg.len() as f64 / 1024.0,
                svg.matches('<').count() - svg.matches("</").count()
            );
        }
        std::fs::write(folder.join(format!("{name}-{place}.svg")), svg)?;
        std::fs::write(folder.join(format!("{name}-{place}-dark.svg")), panel.scene.to_svg(Theme::Dark))?;
    }
    for theme in ["light", "dark"] {
        std::fs::write(folder.join(format!("{name}-{theme}.html")), page(&panels, &say, theme, narrow))?;
    }
    Ok(())
}

const STYLE: &str = "
body{margin:0;background:var(--ground);color:var(--ink);font:500 16px/1.4 var(--sans)}
section{background:var(--paper);border-radius:16px;box-shadow:var(--e1);overflow:hidden;padding:12px 16px}
h2{margin:0 0 6px;font:700 17px/1.3 var(--serif)}small{font:500 13px var(--sans);color:var(--ink-2);margin-left:8px}
.wide{display:grid;grid-template-columns:276px 1fr 340px;gap:16px;padding:16px;height:868px}
.wide>div{display:flex;flex-direction:column;gap:12px;min-height:0}
.wide .left section{padding:10px 12px}.wide .left section{flex:0 1 auto}
.scene{padding:0;display:flex;flex-direction:column;flex:1;min-height:0}
.sky{flex:1;min-height:0;overflow:hidden;position:relative}.sky svg{width:100%;height:100%}
.prompt{height:96px;margin-top:40px}.narrow .prompt{display:none}
.strip{border-top:2px solid var(--hedge-line)}
.narrow{width:390px;display:flex;flex-direction:column;gap:10px}.narrow .scene{border-radius:0;flex:none}
.narrow .left{display:flex;gap:8px;padding:8px}.narrow .left section{flex:1;padding:6px 8px;display:flex;align-items:center;justify-content:space-between}
.narrow .left svg{width:60px;height:60px}.narrow .left small{display:none}.narrow .right{display:grid;gap:10px}
";

fn page(panels: &[Panel], say: &dyn Fn(&Message) -> String, theme: &str, narrow: bool) -> String {
    let symbols: Vec<_> = panels.iter().flat_map(|panel| panel.scene.symbols().iter().copied()).collect();
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
        theme_css(&[]),
        sprite(&symbols),
        if narrow { "narrow" } else { "wide" },
        of(|place| matches!(place, Place::Side(_))).collect::<String>(),
        picture(Place::Board),
        picture(Place::Strip),
        of(|place| place == Place::Shared).collect::<String>(),
    )
}
