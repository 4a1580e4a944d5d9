//! The report of a tournament: one HTML file that needs nothing else, with plots as SVG.

use std::fmt::Write;

use bocage_arena::{Match, Standings};
use bocage_engine::{Language, Message};

use crate::speech::Speech;
use crate::tournament::{explained, matrix, percent, points, ratings, verdict};

/// Width of a plot, and of the names at its left.
const WIDTH: f64 = 760.0;
const NAMES: f64 = 210.0;
/// Height of a row, and of the axis below.
const ROW: f64 = 30.0;
const AXIS: f64 = 34.0;

const STYLE: &str = "
:root { color-scheme: light dark; --ink: #1d2b22; --faint: #6a7a70; --line: #cfd8d2; --mark: #1f6f43; --paper: #fbfcf9; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ede8; --faint: #9db0a4; --line: #3a4a40; --mark: #7fd3a4; --paper: #141a16; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
table { display: block; overflow-x: auto; border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; }
svg { max-width: 100%; height: auto; display: block; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .faint { fill: var(--faint); }
svg .grid { stroke: var(--line); }
svg .par { stroke: var(--faint); stroke-dasharray: 4 4; }
svg .mark { stroke: var(--mark); fill: var(--mark); stroke-width: 2; }
svg .bar { fill: var(--mark); opacity: .75; }
";

/// By this a report is known.
const GENERATOR: &str = "<meta name=\"generator\" content=\"bocage tournament\">";

/// Is this page a report, which may be written anew?
pub(crate) fn is_one(page: &str) -> bool {
    page.contains(GENERATOR)
}

/// The report as one page.
pub(crate) fn html(speech: &Speech, language: Language, standings: &Standings) -> String {
    let title = speech.say(&Message::new("report-title").with("game", standings.game.as_str()));
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n{GENERATOR}\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>{STYLE}</style>\n\
         <h1>{}</h1>\n<p>{}</p>\n",
        language.code(),
        escape(&title),
        escape(&title),
        escape(&speech.say(&explained(standings)))
    );
    section(&mut page, &speech.word("report-shares"), &shares(speech, standings));
    section(&mut page, "", &table(&matches(speech, standings)));
    section(&mut page, &speech.word("report-ratings"), &rating_plot(standings));
    section(&mut page, "", &table(&ratings(speech, standings)));
    section(&mut page, &speech.word("report-matrix"), &table(&matrix(standings)));
    page.push_str(&format!("<h2>{}</h2>\n", escape(&speech.word("report-margins"))));
    for played in &standings.matches {
        section(&mut page, "", &histogram(&versus(speech, played), &played.margins));
    }
    page.push_str("</html>\n");
    page
}

fn section(page: &mut String, heading: &str, body: &str) {
    if !heading.is_empty() {
        page.push_str(&format!("<h2>{}</h2>\n", escape(heading)));
    }
    page.push_str(&format!("<div class=\"wide\">{body}</div>\n"));
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn versus(speech: &Speech, played: &Match) -> String {
    let message =
        Message::new("cli-versus").with("bot", played.bot.as_str()).with("against", played.against.as_str());
    speech.say(&message)
}

fn matches(speech: &Speech, standings: &Standings) -> Vec<Vec<String>> {
    let keys = ["cli-match", "cli-blocks", "cli-win-share", "cli-placement", "cli-margin", "cli-test"];
    let row = |played: &Match| {
        let test = played.test.map(|test| verdict(speech, test.verdict));
        vec![
            versus(speech, played),
            played.blocks.to_string(),
            percent(&played.win_share),
            percent(&played.placement),
            points(&played.margin),
            test.unwrap_or_else(|| "·".to_owned()),
        ]
    };
    let header = keys.map(|key| speech.word(key)).to_vec();
    std::iter::once(header).chain(standings.matches.iter().map(row)).collect()
}

fn table(rows: &[Vec<String>]) -> String {
    let row = |(number, row): (usize, &Vec<String>)| {
        let cell = |(column, cell): (usize, &String)| match (number, column) {
            (0, _) => format!("<th scope=\"col\">{}</th>", escape(cell)),
            (_, 0) => format!("<th scope=\"row\">{}</th>", escape(cell)),
            _ => format!("<td>{}</td>", escape(cell)),
        };
        format!("<tr>{}</tr>", row.iter().enumerate().map(cell).collect::<String>())
    };
    format!("<table>{}</table>", rows.iter().enumerate().map(row).collect::<String>())
}

/// A line of a plot: a name, a value and its interval.
struct Whisker {
    name: String,
    value: f64,
    low: f64,
    high: f64,
    label: String,
}

fn shares(speech: &Speech, standings: &Standings) -> String {
    let whisker = |played: &Match| Whisker {
        name: versus(speech, played),
        value: played.win_share.mean * 100.0,
        low: played.win_share.low * 100.0,
        high: played.win_share.high * 100.0,
        label: format!("{:.1} %", played.win_share.mean * 100.0),
    };
    let whiskers: Vec<Whisker> = standings.matches.iter().map(whisker).collect();
    whisker_plot(&whiskers, (0.0, 100.0), 25.0, standings.par * 100.0)
}

fn rating_plot(standings: &Standings) -> String {
    let whisker = |bot: &bocage_arena::Standing| Whisker {
        name: bot.name.clone(),
        value: bot.rating.points,
        low: bot.rating.low,
        high: bot.rating.high,
        label: format!("{:.0}", bot.rating.points),
    };
    let whiskers: Vec<Whisker> = standings.bots.iter().map(whisker).collect();
    let step = 200.0;
    let lowest = whiskers.iter().map(|whisker| whisker.low).fold(0.0, f64::min);
    let highest = whiskers.iter().map(|whisker| whisker.high).fold(0.0, f64::max);
    let span = ((lowest / step).floor() * step, (highest / step).floor() * step + step);
    // Not more lines than can be told apart.
    let step = step * ((span.1 - span.0) / step / 10.0).ceil().max(1.0);
    whisker_plot(&whiskers, span, step, 0.0)
}

fn whisker_plot(whiskers: &[Whisker], (from, to): (f64, f64), step: f64, par: f64) -> String {
    let height = ROW * whiskers.len() as f64 + AXIS;
    let across = |value: f64| NAMES + (WIDTH - NAMES - 70.0) * (value - from) / (to - from);
    let bottom = height - AXIS + 6.0;
    let mut svg = open(height);
    let mut at = from;
    while at <= to + 1e-9 {
        let x = across(at);
        let _ = write!(
            svg,
            "<path class=\"grid\" d=\"M{x:.1} 0V{bottom:.1}\"/>\
             <text class=\"faint\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{at:.0}</text>",
            bottom + 18.0
        );
        at += step;
    }
    let _ = write!(svg, "<path class=\"par\" d=\"M{:.1} 0V{bottom:.1}\"/>", across(par));
    for (row, whisker) in whiskers.iter().enumerate() {
        let y = ROW * (row as f64 + 0.5);
        let [low, value, high] = [whisker.low, whisker.value, whisker.high].map(across);
        let _ = write!(
            svg,
            "<text x=\"0\" y=\"{text:.1}\">{}</text><path class=\"mark\" d=\"M{low:.1} {y:.1}H{high:.1}\"/>\
             <circle class=\"mark\" cx=\"{value:.1}\" cy=\"{y:.1}\" r=\"5\"/>\
             <text x=\"{:.1}\" y=\"{text:.1}\">{}</text>",
            escape(&whisker.name),
            high + 10.0,
            escape(&whisker.label),
            text = y + 4.0
        );
    }
    svg.push_str("</svg>");
    svg
}

/// How often games ended with which margin.
fn histogram(name: &str, margins: &[f64]) -> String {
    const BARS: usize = 24;
    const HEIGHT: f64 = 110.0;
    let most = margins.iter().fold(1.0f64, |most, margin| most.max(margin.abs()));
    let width = (2.0 * most / BARS as f64).ceil().max(1.0);
    let mut counts = [0u32; BARS];
    for margin in margins {
        let bar = (margin / width + BARS as f64 / 2.0).floor().clamp(0.0, BARS as f64 - 1.0);
        counts[bar as usize] += 1;
    }
    let tallest = f64::from(counts.iter().copied().max().unwrap_or_default().max(1));
    let mut svg = open(HEIGHT + AXIS);
    let unit = (WIDTH - NAMES - 70.0) / BARS as f64;
    let _ = write!(svg, "<text x=\"0\" y=\"{:.1}\">{}</text>", HEIGHT / 2.0, escape(name));
    for (bar, count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
        let (x, tall) = (NAMES + unit * bar as f64, (HEIGHT - 10.0) * f64::from(*count) / tallest);
        let _ = write!(
            svg,
            "<rect class=\"bar\" x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{tall:.1}\"/>",
            HEIGHT - tall,
            unit - 1.0
        );
    }
    for bar in (0..=BARS).step_by(BARS / 4) {
        let x = NAMES + unit * bar as f64;
        let value = width * (bar as f64 - BARS as f64 / 2.0);
        let _ = write!(
            svg,
            "<text class=\"faint\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{value:+.0}</text>",
            HEIGHT + 18.0
        );
    }
    let zero = NAMES + unit * BARS as f64 / 2.0;
    let _ = write!(svg, "<path class=\"par\" d=\"M{zero:.1} 0V{HEIGHT:.1}\"/></svg>");
    svg
}

fn open(height: f64) -> String {
    format!("<svg viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" role=\"img\">")
}
