//! How much of a game's data is rulebook fact, public fact, or our reconstruction.

use serde::Serialize;
use toml::{Table, Value};

/// Counts of `*source` fields in a component file, by what they say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Provenance {
    /// Stated by the publisher's rulebook.
    pub rulebook: usize,
    /// Found in public material.
    pub public: usize,
    /// Not found anywhere: made to fit every stated constraint.
    pub reconstructed: usize,
}

impl Provenance {
    /// Counts the sources that a component file names.
    pub fn of(components: &str) -> Provenance {
        let mut counts = Provenance::default();
        if let Ok(table) = components.parse::<Table>() {
            counts.add_table(&table);
        }
        counts
    }

    fn add_table(&mut self, table: &Table) {
        // An entry counts once, under its own `source`: finer sources of single fields explain it.
        match table.get("source").and_then(Value::as_str) {
            Some("rulebook") => self.rulebook += 1,
            Some("public") => self.public += 1,
            Some("reconstructed") => self.reconstructed += 1,
            _ => {}
        }
        for value in table.values() {
            self.add_value(value);
        }
    }

    fn add_value(&mut self, value: &Value) {
        match value {
            Value::Table(table) => self.add_table(table),
            Value::Array(values) => values.iter().for_each(|value| self.add_value(value)),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_count_once() {
        let text = "[a]\nsource = \"rulebook\"\n[[b]]\nsource = \"public\"\nx_source = \"reconstructed\"\n[[b]]\nsource = \"reconstructed\"\n";
        assert_eq!(Provenance::of(text), Provenance { rulebook: 1, public: 1, reconstructed: 1 });
        assert_eq!(Provenance::of("not toml ["), Provenance::default());
    }
}
