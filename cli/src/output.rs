//! Printing: lines, tables, JSON. A reader that has gone away (`| head`) is not an error.

use std::io::{ErrorKind, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use serde::Serialize;

/// Could something not be printed, although somebody wanted it?
static FAILED: AtomicBool = AtomicBool::new(false);

/// Could everything be printed? A full disk is an error, a reader that has gone away is not.
pub(crate) fn succeeded() -> bool {
    noted(std::io::stdout().flush());
    !FAILED.load(Ordering::Relaxed)
}

fn noted(outcome: std::io::Result<()>) {
    if outcome.is_err_and(|error| error.kind() != ErrorKind::BrokenPipe) {
        FAILED.store(true, Ordering::Relaxed);
    }
}

/// Prints a line to standard output.
pub(crate) fn line(text: impl AsRef<str>) {
    noted(writeln!(std::io::stdout(), "{}", text.as_ref()));
}

/// Prints text to standard output as it is.
pub(crate) fn text(text: impl AsRef<str>) {
    let mut out = std::io::stdout();
    noted(out.write_all(text.as_ref().as_bytes()));
    noted(out.flush());
}

/// Prints a value as JSON.
pub(crate) fn json(value: &impl Serialize) {
    // Our own figures are maps, lists, strings and finite numbers: they always serialise.
    line(serde_json::to_string_pretty(value).unwrap_or_default());
}

/// Text that stands out, where there is somebody to see it.
pub(crate) fn bold(text: &str) -> String {
    let plain = std::env::var_os("NO_COLOR").is_some() || !std::io::stdout().is_terminal();
    if plain { text.to_owned() } else { format!("\x1b[1m{text}\x1b[0m") }
}

/// A table with a header; the first column is text, the others are figures.
pub(crate) fn table(rows: &[Vec<String>]) {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or_default()).collect();
    for (number, row) in rows.iter().enumerate() {
        let cells: Vec<String> = row
            .iter()
            .zip(&widths)
            .enumerate()
            .map(|(column, (cell, width))| {
                let padding = " ".repeat(width - cell.chars().count());
                if column == 0 { format!("{cell}{padding}") } else { format!("{padding}{cell}") }
            })
            .collect();
        line(cells.join("  ").trim_end());
        if number == 0 {
            line(widths.iter().map(|width| "─".repeat(*width)).collect::<Vec<_>>().join("──"));
        }
    }
}
