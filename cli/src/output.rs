//! Printing: lines, tables, JSON. A reader that has gone away (`| head`) is not an error.

use std::io::Write;

use serde::Serialize;

/// Prints a line to standard output.
pub(crate) fn line(text: impl AsRef<str>) {
    let _ = writeln!(std::io::stdout(), "{}", text.as_ref());
}

/// Prints text to standard output as it is.
pub(crate) fn text(text: impl AsRef<str>) {
    let mut out = std::io::stdout();
    let _ = out.write_all(text.as_ref().as_bytes());
    let _ = out.flush();
}

/// Prints a value as JSON.
pub(crate) fn json(value: &impl Serialize) {
    // Our own figures are maps, lists, strings and finite numbers: they always serialise.
    line(serde_json::to_string_pretty(value).unwrap_or_default());
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
