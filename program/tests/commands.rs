//! The command line as people and scripts use it: real processes, real files.
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Runs `bocage` with arguments and standard input, in English.
pub(crate) fn bocage(args: &[&str], input: &str) -> Output {
    bocage_in("en_GB.UTF-8", args, input)
}

fn bocage_in(language: &str, args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bocage"))
        .args(args)
        .current_dir(env!("CARGO_TARGET_TMPDIR"))
        .env("LC_ALL", language)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that does not read its input may be gone before it is written.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn out(args: &[&str]) -> String {
    let output = bocage(args, "");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

pub(crate) fn json(args: &[&str]) -> Value {
    serde_json::from_str(&out(args)).unwrap()
}

/// Exit code and what was said on standard error.
fn fails(args: &[&str], input: &str) -> (i32, String) {
    let output = bocage(args, input);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!said.contains("panicked"), "{args:?}: {said}");
    (output.status.code().unwrap(), said)
}

/// A name in the folder of this test run that no file has.
fn free(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path.to_str().unwrap().to_owned()
}

/// A file in a folder of this test run.
fn file(name: &str, text: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

const FINAL_BOARD: &str = "[fertility]\nwheat = 3\n[[seats]]\nscore = 100\nplanet = \"\"\"\n\
-....-\n.X..X.\n......\n...B..\n.X..X.\n-....-\n\"\"\"\n[[seats]]\nscore = 90\n";

#[test]
fn games_lists_players_and_provenance() {
    let games = json(&["games", "--json"]);
    let evergreen = games.as_array().unwrap().iter().find(|game| game["id"] == "evergreen").unwrap();
    assert_eq!(evergreen["players"], serde_json::json!([1, 4]));
    assert_eq!(evergreen["solo"], true);
    for source in ["rulebook", "public", "reconstructed"] {
        assert!(evergreen["provenance"][source].as_u64().unwrap() > 0);
    }
    assert!(out(&["games"]).contains("evergreen"));
}

#[test]
fn simulate_gives_documented_fields() {
    let summary =
        json(&["simulate", "evergreen", "--bots", "greedy,random", "--games", "20", "--seed", "3", "--json"]);
    assert_eq!(summary["games"], 20);
    let bots = summary["bots"].as_array().unwrap();
    assert_eq!(bots[0]["name"], "greedy");
    for field in ["win_share", "mean_score", "score_stddev"] {
        assert!(bots[1][field].is_number(), "{field}");
    }
    assert!(summary["mean_decisions"].as_f64().unwrap() > 50.0);
    assert_eq!(summary["seat_win_share"].as_array().unwrap().len(), 2);

    let csv = out(&["simulate", "evergreen", "--bots", "random,random", "--games", "4", "--csv"]);
    assert_eq!(csv.lines().count(), 1 + 4 * 2);
    assert!(csv.starts_with("game,seat,bot,start,light,forest,bud,fertility,total,win,decisions"));
}

#[test]
fn tournament_gives_documented_fields_and_goes_on() {
    let (journal, report) = (free("tournament.jsonl"), free("tournament.html"));
    let play = |blocks: &str| {
        json(&[
            "tournament",
            "evergreen",
            "--bots",
            "greedy,random,shrub:20",
            "--blocks",
            blocks,
            "--file",
            journal.as_str(),
            "--html",
            report.as_str(),
            "--json",
        ])
    };
    assert_eq!(play("2")["matches"].as_array().unwrap().len(), 3);
    assert_eq!(std::fs::read_to_string(&journal).unwrap().lines().count(), 1 + 3 * 2);
    let standings = play("3");
    assert_eq!(std::fs::read_to_string(&journal).unwrap().lines().count(), 1 + 3 * 3);
    let first = &standings["matches"][0];
    assert_eq!((&first["bot"], &first["against"]), (&"greedy".into(), &"random".into()));
    assert_eq!((&first["blocks"], &first["games"], &first["finished"]), (&3.into(), &6.into(), &6.into()));
    for field in ["win_share", "placement", "margin"] {
        for part in ["mean", "low", "high"] {
            assert!(first[field][part].is_number(), "{field} {part}");
        }
    }
    assert_eq!(standings["bots"][1]["rating"]["points"], 0.0);
    assert!(standings["bots"][0]["milliseconds"].is_number());
    assert_eq!(standings["matrix"][0][0], Value::Null);
    let page = std::fs::read_to_string(&report).unwrap();
    assert!(page.contains("<svg") && page.contains("shrub:20") && !page.contains("http"), "{page}");

    // A tournament that goes on writes over its own report, but over nothing else.
    let letter = file("notes.html", "<!doctype html>\nDear bots");
    let args =
        format!("tournament evergreen --bots greedy,random --blocks 1 --file {journal} --html {letter}");
    let (code, said) = fails(&args.split(' ').collect::<Vec<_>>(), "");
    assert!(code == 3 && said.contains("is there already"), "{said}");
    assert_eq!(std::fs::read_to_string(&letter).unwrap(), "<!doctype html>\nDear bots");

    let text = std::fs::read_to_string(&journal).unwrap();
    let old = file("old-tournament.jsonl", &text.replacen("\"version\":\"", "\"version\":\"0.", 1));
    for (language, words) in [("en", "another build of Bocage"), ("fr", "une autre version de Bocage")] {
        let args = format!("tournament evergreen --bots greedy,random --file {old} --lang {language}");
        let (code, said) = fails(&args.split(' ').collect::<Vec<_>>(), "");
        assert!(code == 3 && said.contains(words), "{said}");
    }

    let stopped = "tournament evergreen --bots greedy,random --blocks 60 --stop 0.5,0.6 --json";
    let stopped = json(&stopped.split(' ').collect::<Vec<_>>());
    assert_eq!(stopped["matches"][0]["test"]["verdict"], "high");
    let said = out(&["tournament", "evergreen", "--bots", "greedy,random", "--blocks", "2", "--lang", "fr"]);
    assert!(said.contains("greedy contre random"), "{said}");
}

#[test]
fn tournaments_that_make_no_sense_are_refused() {
    let fails = |args: &str| fails(&args.split(' ').collect::<Vec<_>>(), "");
    for (args, word) in [
        ("tournament evergreen --bots greedy", "two bots"),
        ("tournament evergreen --bots greedy,oak", "oak"),
        ("tournament evergreen --bots greedy,tree:soon", "soon"),
        ("tournament evergreen --bots greedy,random --range best", "best"),
        ("tournament evergreen --bots greedy,random --stop 0.6,0.5", "--stop"),
        ("tournament evergreen --bots greedy,random --players 5", "4"),
        ("yardstick tribes-of-the-wind", "alone"),
        ("tournament evergreen --bots greedy,random --file one.file --html ./one.file", "two names"),
        ("tournament evergreen --bots greedy,random --file one.file --html ../tmp/one.file", "two names"),
    ] {
        let (code, said) = fails(args);
        assert_eq!(code, 2, "{args}: {said}");
        assert!(said.contains(word), "{said}");
    }
    let report = file("report.html", "what somebody wrote");
    let fresh = free("fresh.jsonl");
    let args = format!("tournament evergreen --bots greedy,random --blocks 1 --file {fresh} --html {report}");
    for _ in 0..2 {
        let (code, said) = fails(&args);
        assert!(code == 3 && said.contains("is there already"), "{said}");
    }
    assert_eq!(std::fs::read_to_string(&report).unwrap(), "what somebody wrote");
    let single = out(&["tournament", "evergreen", "--bots", "greedy,random", "--blocks", "1"]);
    assert!(!single.contains("inf"), "one block has no interval: {single}");
    let nowhere = free("nowhere/report.html");
    let (code, _) = fails(&format!("tournament evergreen --bots greedy,random --blocks 1 --html {nowhere}"));
    assert_eq!(code, 3);
    let letter = file("letter.jsonl", "Dear bots\n");
    let (code, said) = fails(&format!("tournament evergreen --bots greedy,random --file {letter}"));
    assert_eq!(code, 3, "{said}");
}

#[test]
fn tune_gives_documented_fields_and_writes_weights() {
    let weights = free("weights.toml");
    let args = "tune evergreen --bot greedy --gate 2 --jobs 2 --seed 3 --json";
    let args: Vec<&str> = args.split(' ').chain(["--out", &weights]).collect();
    let fitted = json(&[&args[..], &["--games", "15"]].concat());
    assert_eq!(fitted["method"], "fit");
    assert_eq!(fitted["games"], 15);
    assert_eq!((&fitted["lead"], &fitted["kept"]), (&false.into(), &serde_json::json!([])));
    assert!(fitted["positions"].as_u64().unwrap() > 300);
    assert!(fitted["error"]["before"].as_f64().unwrap() > 0.0);
    assert!(fitted["error"]["after"].as_f64().unwrap() > 0.0);
    assert_eq!(fitted["gate"]["blocks"], 2);
    assert_eq!(fitted["better"], false, "two blocks show nothing");
    let list = fitted["weights"].as_array().unwrap();
    assert!(list.iter().any(|weight| weight["before"] != weight["after"]));
    let crowding = &list.iter().find(|weight| weight["name"] == "crowding").unwrap()["after"];
    assert!(std::fs::read_to_string(&weights).unwrap().contains(&format!("\ncrowding = {crowding}\n")));

    let led = ["--games", "15", "--lead", "--keep", "crowding,effect[1],ripening", "--force"];
    let led = json(&[&args[..], &led].concat());
    assert_eq!(led["kept"], serde_json::json!(["crowding", "effect[1]", "ripening[0]", "ripening[1]"]));
    let is_kept = |weight: &&Value| led["kept"].as_array().unwrap().contains(&weight["name"]);
    let mut kept = led["weights"].as_array().unwrap().iter().filter(is_kept);
    assert!(kept.all(|weight| weight["before"] == weight["after"]), "{led}");
    assert_eq!((&led["lead"], &led["positions"]), (&true.into(), &fitted["positions"]));
    assert_ne!(led["error"]["before"], fitted["error"]["before"], "leads, not points");

    let searched = "--method spsa --rounds 2 --force --weights";
    let searched: Vec<&str> = searched.split(' ').chain([weights.as_str()]).collect();
    let searched = json(&[args, searched].concat());
    assert_eq!((&searched["method"], &searched["rounds"]), (&"spsa".into(), &2.into()));
    assert_eq!(searched["games"], Value::Null);
    let written = |report: &Value, when: &str| -> Vec<Value> {
        report["weights"].as_array().unwrap().iter().map(|weight| weight[when].clone()).collect()
    };
    assert_eq!(written(&searched, "before"), written(&led, "after"), "the weights that were written last");

    let said =
        out(&"tune evergreen --bot greedy --games 5 --gate 1 --lang fr".split(' ').collect::<Vec<_>>());
    assert!(said.contains("parties") && said.contains("Pas mieux"), "{said}");
}

#[test]
fn a_search_for_weights_goes_on_with_its_own_file_only() {
    let file = free("search.json");
    let search = ["tune", "evergreen", "--method", "spsa", "--bot", "greedy", "--gate", "1", "--file", &file];
    let with = |more: &str| -> Vec<String> {
        search.iter().copied().chain(more.split(' ')).map(str::to_owned).collect()
    };
    let run = |more: &str| bocage(&with(more).iter().map(String::as_str).collect::<Vec<_>>(), "");
    assert!(run("--rounds 2").status.success());
    let begun = std::fs::read_to_string(&file).unwrap();
    assert!(run("--rounds 4").status.success(), "more rounds may be added");
    assert_ne!(std::fs::read_to_string(&file).unwrap(), begun);
    for other in ["--rounds 6 --blocks 2", "--rounds 6 --seed 5", "--rounds 6 --players 3"] {
        let output = run(other);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && said.contains("another search"), "{other}: {said}");
    }
    let other = "tune atiwa --method spsa --bot greedy --rounds 2 --file";
    let (_, said) = fails(&other.split(' ').chain([file.as_str()]).collect::<Vec<_>>(), "");
    assert!(said.contains("another search"), "{said}");
    let manner = begun.find("\"manner\":\"").unwrap() + "\"manner\":\"".len();
    std::fs::write(&file, format!("{}x{}", &begun[..manner], &begun[manner + 1..])).unwrap();
    let said = String::from_utf8_lossy(&run("--rounds 6").stderr).into_owned();
    assert!(said.contains("another build"), "{said}");
    std::fs::write(&file, "{}").unwrap();
    let said = String::from_utf8_lossy(&run("--rounds 6").stderr).into_owned();
    assert!(said.contains("no file of a search"), "{said}");
}

#[test]
fn what_belongs_to_another_way_of_tuning_is_refused() {
    let fails = |args: &str| fails(&args.split(' ').collect::<Vec<_>>(), "");
    for (args, expected) in [
        ("tune evergreen --rounds 5", "--rounds goes with --method spsa only."),
        ("tune evergreen --method fit --blocks 5", "--blocks goes with --method spsa only."),
        ("tune evergreen --file where.json", "--file goes with --method spsa only."),
        ("tune evergreen --method spsa --games 9", "--games goes with --method fit only."),
        ("tune evergreen --method spsa --lead", "--lead goes with --method fit only."),
        ("tune evergreen --method spsa --keep light", "--keep goes with --method fit only."),
        ("tune evergreen --rounds 5 --lang fr", "--rounds ne va qu’avec --method spsa."),
        ("tune evergreen --method fitt", "Did you mean “fit”?"),
        ("tune evergreen --games 4", "from 5 to"),
        (
            "tune evergreen --keep level,lihgt",
            "There is no weight “lihgt”. Did you mean “light”? Weights: aridity,",
        ),
        ("tune evergreen --keep effect[4] --lang fr", "Il n’y a pas de poids « effect[4] »."),
    ] {
        let (code, said) = fails(args);
        assert!(code == 2 && said.contains(expected), "{args}: {said}");
    }
}

#[test]
fn yardsticks_are_measured_in_every_solo_game() {
    let measured = json(&["yardstick", "--bots", "greedy", "--games", "2", "--json"]);
    let measured = measured.as_array().unwrap();
    let of = |game: &str| measured.iter().filter(|line| line["game"] == game).count();
    let counts = ["evergreen", "atiwa", "kingdom-crossing", "arborea"].map(of);
    // Ranks above the lowest; 120 points and eight challenges; four levels; difficulties 2 to 7.
    assert_eq!(counts, [8, 9, 4, 6]);
    for line in measured {
        assert_eq!(line["games"], 2);
        assert!(line["success"]["high"].as_f64().unwrap() <= 1.0);
    }
    assert!(out(&["yardstick", "evergreen", "--bots", "random", "--games", "1"]).contains("201"));
}

#[test]
fn bench_gives_documented_fields() {
    let figures = json(&["bench", "evergreen", "--runs", "2", "--games", "10", "--json"]);
    for field in
        ["decisions_per_second", "games_per_second", "allocations_per_game", "state_bytes", "reference"]
    {
        assert!(figures[field].is_number(), "{field}");
    }
    assert_eq!(figures["game"], "evergreen");
    assert_eq!(figures["allocations_per_game"], 0.0);
}

#[test]
fn score_counts_a_final_board() {
    let path = file("final.toml", FINAL_BOARD);
    let scores = json(&["score", "evergreen", &path, "--json"]);
    let first = &scores["seats"][0];
    // 100 carried, a lit big tree, a forest of one, three symbols for a big tree.
    assert_eq!(
        (&first["start"], &first["light"], &first["forest"], &first["fertility"], &first["total"]),
        (&100.into(), &2.into(), &1.into(), &3.into(), &106.into())
    );
    assert_eq!(scores["seats"][1]["place"], 2);
    assert!(out(&["score", "evergreen", &path]).contains("106"));
    let french = out(&["--lang", "fr", "score", "evergreen", &path]);
    assert!(french.contains("Lumière") && french.contains("Victoire"), "{french}");
}

#[test]
fn apply_answers_a_rules_question() {
    let path = file("turn.toml", "[[seats]]\ncard = \"wheat_place_lake\"\n");
    let applied = json(&["apply", "evergreen", &path, "begin A", "plant d4", "--json"]);
    assert_eq!(applied["waited"], serde_json::json!([0]));
    let actions = applied["legal"][0]["actions"].as_array().unwrap();
    assert_eq!(actions.len(), 5);
    assert_eq!(actions[0]["action"], "plant e4");
    assert_eq!(actions[0]["words"], "Plant a sprout on E4");
    // The position that is printed can be used again.
    let next = file("next.toml", applied["position"].as_str().unwrap());
    let again = json(&["apply", "evergreen", &next, "--json"]);
    assert_eq!(again["hash"], applied["hash"]);

    let (code, said) = fails(&["apply", "evergreen", &path, "plant b2"], "");
    assert_eq!(code, 4);
    assert!(said.contains("crevice"), "{said}");
    let (code, said) = fails(&["apply", "evergreen", &path, "dance"], "");
    assert_eq!(code, 2);
    assert!(said.contains("plant c4"), "{said}");
    assert!(out(&["apply", "evergreen", &path, "begin A"]).contains("plant f5"));
}

#[test]
fn positions_are_drawn() {
    let path = file("drawn.toml", FINAL_BOARD);
    let svg = out(&["draw", "evergreen", &path]);
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
    let night = out(&["draw", "evergreen", &path, "--theme", "dark", "--panel", "zone", "--seat", "2"]);
    assert_ne!(svg, night);
    let png = free("board.png");
    out(&["draw", "evergreen", &path, "--out", &png, "--width", "600"]);
    let bytes = std::fs::read(&png).unwrap();
    assert!(bytes.starts_with(b"\x89PNG") && bytes.len() > 10_000);
    let (code, said) = fails(&["draw", "evergreen", &path, "--panel", "planett"], "");
    assert_eq!((code, said.contains("“planet”")), (2, true), "{said}");
    assert_eq!(fails(&["draw", "evergreen", &path, "--theme", "pink"], "").0, 2);
}

#[test]
fn records_are_written_told_and_verified() {
    let path = free("game.json");
    out(&["record", "evergreen", "--bots", "greedy,random,random", "--seed", "11", "--out", &path]);
    assert!(out(&["replay", &path, "--verify"]).contains("The record is right"));
    assert!(out(&["replay", &path]).contains("Sun in the west"));
    assert!(out(&["replay", &path, "--at", "10"]).contains("Spring"));

    let text = std::fs::read_to_string(&path).unwrap();
    let other_seed = file("other.json", &text.replace("\"seed\": \"11\"", "\"seed\": \"12\""));
    assert_eq!(fails(&["replay", &other_seed, "--verify"], "").0, 1);
    let other_game = file("foreign.json", &text.replace("\"evergreen\"", "\"evergreen2\""));
    assert_eq!(fails(&["replay", &other_game], "").0, 2);
    let (code, said) = fails(&["replay", &file("broken.json", &text[..200])], "");
    assert_eq!(code, 3);
    assert!(said.contains("line"), "{said}");
}

/// Always takes the last choice; asks for help, a hint and an undo on the way.
#[test]
fn a_whole_game_can_be_played_and_resumed() {
    let saved = free("saved.json");
    let input = format!("1\n?\nhint\n5\nundo\nnonsense\n99\nplant b2\ntable\nsave\nsave {saved}\nquit\n");
    let first = bocage(&["play", "evergreen", "--seats", "you:Maëlle,greedy", "--seed", "5"], &input);
    let told = String::from_utf8(first.stdout).unwrap();
    assert!(first.status.success());
    for words in [
        "Good moves",
        "points in the end. Compared with the best other move",
        "You take back",
        "is not an action",
        "Choose a number",
        "The game is saved",
    ] {
        assert!(told.contains(words), "{words} in {told}");
    }
    // A hint has the number that it has in the menu.
    let hints = told.split("Good moves, the best first:\n").nth(1).unwrap();
    let (line, _notation) = hints.lines().next().unwrap().rsplit_once(" (").unwrap();
    assert!(told.lines().any(|menu| menu == line), "{line} in {told}");
    let answers: String = "1\nend\n".repeat(400);
    let rest = bocage(&["play", "--resume", &saved], &answers);
    let told = String::from_utf8(rest.stdout).unwrap();
    assert!(told.contains("The game is over"), "{}", &told[told.len().saturating_sub(600)..]);
    assert!(told.contains("Winner"));
}

#[test]
fn the_menu_answers() {
    let told = |input| String::from_utf8(bocage(&["menu"], input).stdout).unwrap();
    let leaving = told("0\n99\n?\nq\n1\n");
    for words in
        ["What would you like to do?", "Play evergreen (1–4)", "Type a number from 1 to", "bocage --help"]
    {
        assert!(leaving.contains(words), "{words} in {leaving}");
    }
    assert!(leaving.trim_end().ends_with("Goodbye."), "{leaving}");
    assert!(bocage(&["menu"], "").status.success());
    // Four at the table, two of them here; and alone.
    let table = told("3\n5\n4\n2\n9\ngreedy\nBUD\n");
    assert!(table.contains("How many play (1–4)?") && table.contains("at this keyboard (1–4)?"), "{table}");
    assert!(table.contains("Type a number from 1 to 4"), "{table}");
    assert!(table.contains("It is the turn of Seat ") && table.contains("in turn order:"), "{table}");
    for words in ["   1  Bud (bot)", "   5  Grove (bot)", "Type a number from 1 to 5", "Enter for Twig (bot)"]
    {
        assert!(table.contains(words), "{words} in {table}");
    }
    let turns = |input| told(input).split_once("in turn order:").unwrap().1.to_owned();
    assert!(turns("3\n4\n2\nBUD\n").contains("Bud (bot)"));
    assert!(turns("1\n2\n1\n\n").contains("Twig (bot)") && turns("1\n2\n1\n3\n").contains("Shrub (bot)"));
    assert!(!told("1\n2\n2\n").contains("Which bots"), "nobody is left to choose");
    assert!(!told("3\n1\n").contains("at this keyboard"));
}

#[test]
fn a_file_is_not_written_over_by_accident() {
    let (there, position) =
        (file("there.toml", "mine"), file("given.toml", "[[seats]]\ncard = \"snow_bud\"\n"));
    for args in [
        vec!["apply", "evergreen", &position, "power", "--out", &there],
        vec!["record", "evergreen", "--bots", "random", "--out", &there],
        vec!["draw", "evergreen", &position, "--out", &there],
    ] {
        let (code, said) = fails(&args, "");
        assert_eq!((code, said.contains("--force")), (3, true), "{said}");
        assert_eq!(std::fs::read_to_string(&there).unwrap(), "mine");
    }
    let before = out(&["apply", "evergreen", &position, "power", "--out", &there, "--force"]);
    let after = out(&["apply", "evergreen", &there]);
    assert_eq!(
        before.lines().find(|line| line.starts_with('#')),
        after.lines().find(|line| line.starts_with('#'))
    );

    // In a game: neither, unless it is the file of this game.
    let (mine, own) = (file("mine.json", "mine"), free("own.json"));
    let input = format!("1\nsave {mine}\nsave {own}\nsave {own}\nsave --force {mine}\nquit\n");
    let told = String::from_utf8(bocage(&["play", "evergreen", "--seed", "5"], &input).stdout).unwrap();
    assert_eq!(told.matches("is there already").count(), 1, "{told}");
    assert_eq!(told.matches("The game is saved").count(), 3, "{told}");
}

#[test]
fn a_game_that_is_left_without_a_word_is_kept() {
    for name in ["evergreen-12345.json", "evergreen-12345-2.json"] {
        free(name);
    }
    let leave =
        |input| String::from_utf8(bocage(&["play", "evergreen", "--seed", "12345"], input).stdout).unwrap();
    assert!(leave("1\n").contains("kept in evergreen-12345.json"));
    assert!(leave("1\n").contains("kept in evergreen-12345-2.json"), "no other game is written over");
    assert!(!leave("").contains("kept"), "nobody has decided anything");
    let again = bocage(&["play", "--resume", "evergreen-12345.json"], "quit\n");
    assert!(again.status.success());
}

#[test]
fn seats_are_counted_from_one() {
    let path = file("two.toml", "[[seats]]\ncard = \"snow_bud\"\n[[seats]]\ncard = \"wheat_bud\"\n");
    let (code, said) = fails(&["apply", "evergreen", &path, "power"], "");
    assert_eq!((code, said.contains("(1, 2)") && said.contains("“1 power”")), (2, true), "{said}");
    assert!(out(&["apply", "evergreen", &path, "2 power"]).contains("Seat 2 uses the power"));
    for seat in ["0 power", "3 power"] {
        let (code, said) = fails(&["apply", "evergreen", &path, seat], "");
        assert_eq!((code, said.contains("seats are 1 to 2")), (2, true), "{said}");
    }
    assert_eq!(fails(&["draw", "evergreen", &path, "--seat", "0"], "").0, 2);
    let record =
        file("counted.json", &out(&["record", "evergreen", "--bots", "random,random", "--seed", "3"]));
    assert!(out(&["replay", &record]).contains("   1. 1 pick"));
}

#[test]
fn results_are_told_in_full() {
    let running = file("running.toml", "[[seats]]\ncard = \"snow_bud\"\n");
    assert!(out(&["score", "evergreen", &running]).starts_with("The game is not over"));
    // The second seat holds the acorn at the end.
    let tied = "phase = \"end\"\nseason = \"winter\"\nfirst_player = 1\n[[seats]]\nscore = 90\n[[seats]]\nscore = 90\n";
    let told = out(&["score", "evergreen", &file("tied.toml", tied)]);
    for words in ["Winner: Seat 2", "Seat 1 and Seat 2 have 90 points each", "first in turn order"] {
        assert!(told.contains(words), "{words} in {told}");
    }
    let clear = out(&["score", "evergreen", &file("clear.toml", &tied.replacen("90", "91", 1))]);
    assert!(clear.contains("Winner: Seat 1.") && !clear.contains("turn order"), "{clear}");
}

#[test]
fn help_and_mistakes_are_french_in_french() {
    let french = |args: &[&str]| {
        let output = bocage_in("fr_FR.UTF-8", args, "");
        String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
    };
    assert!(french(&["--help"]).contains("Commandes:"));
    assert!(french(&["play", "--help"]).contains("Qui est assis où"));
    assert!(french(&["help", "simulate"]).contains("[par défaut\u{a0}: 1000]"));
    assert!(out(&["--lang", "fr", "play", "-h"]).contains("Utilisation\u{a0}: bocage play"));
    assert!(out(&["play", "--help"]).contains("Who sits where"));
    let cases: &[(&[&str], &str)] = &[
        (&["danse"], "pas de commande «\u{a0}danse"),
        (&["games", "--jsno"], "Vouliez-vous dire «\u{a0}--json"),
        (&["simulate", "evergreen"], "Il manque\u{a0}: --bots <ROBOTS>"),
        (&["simulate", "evergreen", "--bots=random", "--games=0"], "un nombre de 1 à 100000000"),
        (&["simulate", "evergreen", "--bots=random", "--json", "--csv"], "ne vont pas ensemble"),
        (&["draw", "evergreen", "x.toml", "--seat", "one"], "n’accepte pas «\u{a0}one"),
        (&["play", "--seed"], "demande une valeur"),
        (&["score", "evergreen", "no-such-file.toml"], "Il n’y a pas de fichier no-such-file.toml"),
        (&["score", "evergreen", "."], "est un dossier"),
        (&["load", "evergreen", "--server", "192.0.2.1:80"], "cette machine"),
    ];
    for (args, words) in cases {
        let said = french(args);
        assert!(said.contains(words), "{words} in {said}");
        for english in ["error", "Usage", "found", "os error", " the "] {
            assert!(!said.contains(english), "{english} in {said}");
        }
    }
}

#[test]
fn mistakes_get_a_sentence_and_a_code() {
    let (code, said) = fails(&["simulate", "evergren", "--bots", "greedy"], "");
    assert_eq!((code, said.contains("Did you mean “evergreen”?")), (2, true), "{said}");
    let (code, said) = fails(&["simulate", "evergreen", "--bots", "gredy"], "");
    assert_eq!((code, said.contains("“greedy”")), (2, true), "{said}");
    let (code, said) = fails(&["record", "evergreen", "--bots", "random", "-o", "start_son=east"], "");
    assert_eq!((code, said.contains("start_sun")), (2, true), "{said}");
    let (code, said) = fails(&["record", "evergreen", "--bots", "random", "-o", "start_sun=up"], "");
    assert_eq!((code, said.contains("north")), (2, true), "{said}");
    let (code, _) = fails(&["simulate", "evergreen", "--bots", "random,random,random,random,random"], "");
    assert_eq!(code, 2);
    assert_eq!(fails(&["score", "evergreen", "no-such-file.toml"], "").0, 3);
    assert_eq!(fails(&["--lang", "tlh", "games"], "").0, 2);
    assert_eq!(fails(&["dance"], "").0, 2);
    let (code, said) = fails(&["score", "evergreen", "-"], "[[seats]]\nplanet = \"\"\"\n-..\n\"\"\"\n");
    assert_eq!(code, 3);
    assert!(said.contains("Line 2") && said.contains("seats[0].planet"), "{said}");
}

#[test]
fn strange_numbers_are_refused() {
    for args in [
        ["bench", "evergreen", "--runs", "18446744073709551615"],
        ["bench", "evergreen", "--games", "0"],
        ["simulate", "evergreen", "--bots=random", "--games=0"],
        ["simulate", "evergreen", "--bots=random", "--jobs=0"],
        ["load", "evergreen", "--seconds", "18446744073709551615"],
        ["record", "evergreen", "--bots=random", "--seed=-1"],
    ] {
        assert_eq!(fails(&args, "").0, 2, "{args:?}");
    }
}

#[test]
fn a_disk_that_is_full_is_an_error() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let status =
        Command::new(env!("CARGO_BIN_EXE_bocage")).arg("games").stdout(full).stderr(Stdio::null()).status();
    assert_eq!(status.unwrap().code(), Some(3));
}

#[test]
fn a_game_is_looked_back_at() {
    let (game, reviewed) = (free("looked-back.json"), free("reviewed.json"));
    out(&["record", "evergreen", "--bots", "greedy,random", "--seed", "4", "--out", &game]);
    let told = json(&["review", &game, "--simulations", "4", "--save", &reviewed, "--json"]);
    assert_eq!(told["simulations"], 4);
    assert_eq!(told["curves"].as_array().unwrap().len(), 2);
    for field in ["after", "points"] {
        assert!(told["curves"][0][3][field].is_number(), "{field}");
    }
    for field in ["number", "seat", "points", "best_points", "error"] {
        assert!(told["decisions"][0][field].is_number(), "{field}");
    }
    let moments = told["moments"].as_array().unwrap();
    assert!(moments.iter().any(|moment| moment["kind"] == "better"), "a random player could do better");
    for field in ["action", "other"] {
        assert!(moments[0][field].is_string(), "{field}");
    }
    assert_eq!(moments[0]["categories"].as_array().unwrap().len(), 5);

    // The record carries the review and is the same game.
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(&reviewed).unwrap()).unwrap();
    assert_eq!(kept["review"], told);
    assert!(out(&["replay", &reviewed, "--verify"]).contains("The record is right"));

    let mine = ["review", &reviewed, "--seat", "2", "--simulations", "4", "--jobs", "1"];
    let said = out(&mine);
    assert!(said.contains('█') && said.contains("random:") && !said.contains("greedy:"), "{said}");
    let said = String::from_utf8(bocage_in("fr_FR.UTF-8", &mine, "").stdout).unwrap();
    assert!(said.contains("Les tours qui ont compté le plus") && said.contains("Mieux, d’environ"), "{said}");
    let (code, said) = fails(&["review", &game, "--seat", "3"], "");
    assert_eq!((code, said.contains("no seat 3")), (2, true), "{said}");
    let (code, said) = fails(&["review", &game, "--simulations", "2", "--save", &reviewed], "");
    assert_eq!(code, 3, "{said}");
}

#[test]
fn a_record_that_was_cut_is_not_right() {
    let path = file("whole.json", &out(&["record", "evergreen", "--bots", "random", "--seed", "3"]));
    let mut record: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    record["actions"].as_array_mut().unwrap().truncate(5);
    record["result"] = Value::Null;
    let cut = file("cut.json", &record.to_string());
    assert_eq!(fails(&["replay", &cut, "--verify"], "").0, 1);
}

#[test]
fn corrected_components_are_used() {
    let components = include_str!("../../games/evergreen/components.toml");
    let path =
        file("components.toml", &components.replace("values = [0, 1, 2, 3, 4, 5]", "values = [0, 2, 4]"));
    let position = file("bud.toml", "[[seats]]\ncard = \"snow_bud\"\n");
    let applied = json(&["apply", "evergreen", &position, "power", "--json", "--components", &path]);
    assert!(applied["position"].as_str().unwrap().contains("bud = 2"));
    let broken = file("broken.toml", &components.replacen("biome = \"swamp\"", "biome = \"swmp\"", 1));
    let (code, said) = fails(&["score", "evergreen", &position, "--components", &broken], "");
    assert_eq!(code, 3);
    assert!(said.contains("spaces[") && said.contains("swmp") && said.contains("grassland"), "{said}");
}
