//! Weights of an evaluation: named numbers in a file, which any program can read and replace without
//! knowing what they mean.

use std::fmt;

use serde::{Serialize, de::DeserializeOwned};
use toml::Value;

use crate::FileError;
use crate::file::{self, expected};

/// No weight is larger, either way.
const LARGEST: i16 = 1000;

/// What the terms of an evaluation are worth: a structure of `f32`, of arrays of them and of structures.
pub trait WeightSet:
    Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Reads a file of weights: all of them, each a number that can be used.
    fn read(text: &str) -> Result<Self, FileError> {
        let weights: Self = file::read(text)?;
        for (name, weight) in weights.list() {
            if !weight.is_finite() || weight.abs() > LARGEST as f32 {
                let expected = expected::number(-LARGEST..=LARGEST);
                return Err(FileError::value(&name, weight, expected).within(text));
            }
        }
        Ok(weights)
    }

    /// Every weight with its name, such as `effect[2]` or `symbols.train`, always in the same order.
    fn list(&self) -> Vec<(String, f32)> {
        let mut list = Vec::new();
        each(&mut self.value(), "", &mut |name, number| list.push((name.to_owned(), *number as f32)));
        list
    }

    /// The same with other numbers, in the order of [`WeightSet::list`]; `None` if there are too few.
    #[must_use]
    fn replaced(&self, numbers: &[f32]) -> Option<Self> {
        let (mut numbers, mut enough) = (numbers.iter(), true);
        let mut value = self.value();
        each(&mut value, "", &mut |_, place| match numbers.next() {
            Some(number) => *place = f64::from(*number),
            None => enough = false,
        });
        let numbers = toml::to_string(&value).ok().filter(|_| enough)?;
        file::read(&numbers).ok()
    }

    /// A file with these weights. Everything else is as in `template`, such as remarks.
    fn write(&self, template: &str) -> String {
        let value = self.value();
        let mut section = Some(&value);
        let mut file = String::new();
        for line in template.lines() {
            if let Some(name) = line.strip_prefix('[') {
                section = value.get(name.trim_end_matches(']'));
            }
            let name =
                line.split_once('=').map(|(name, _)| name.trim()).filter(|name| !name.starts_with('#'));
            match name.and_then(|name| Some((name, section?.get(name)?))) {
                Some((name, value)) => file.push_str(&format!("{name} = {value}\n")),
                None => file.push_str(&format!("{line}\n")),
            }
        }
        file
    }

    /// As a value of TOML, with the shortest digits that mean the same number.
    #[doc(hidden)]
    fn value(&self) -> Value {
        // Structures of numbers always serialise.
        let mut value = Value::try_from(self).unwrap_or(Value::Boolean(false));
        each(&mut value, "", &mut |_, number| {
            *number = (*number as f32).to_string().parse().unwrap_or(*number);
        });
        value
    }
}

/// Visits every number.
fn each(value: &mut Value, name: &str, visit: &mut impl FnMut(&str, &mut f64)) {
    match value {
        Value::Float(number) => visit(name, number),
        Value::Array(values) => {
            for (index, value) in values.iter_mut().enumerate() {
                each(value, &format!("{name}[{index}]"), visit);
            }
        }
        Value::Table(table) => {
            for (key, value) in table.iter_mut() {
                let dot = if name.is_empty() { "" } else { "." };
                each(value, &format!("{name}{dot}{key}"), visit);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Terms {
        light: f32,
        effect: [f32; 2],
        symbols: Symbols,
    }

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Symbols {
        train: f32,
    }

    impl WeightSet for Terms {}

    const FILE: &str =
        "# A point of light = one.\nlight = 0.8\neffect = [1.0, -2.2]\n\n[symbols]\ntrain = 3.0\n";

    #[test]
    fn weights_are_read_listed_replaced_and_written() {
        let terms = Terms::read(FILE).unwrap();
        let names: Vec<String> = terms.list().into_iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["effect[0]", "effect[1]", "light", "symbols.train"]);
        let other = terms.replaced(&[1.5, 0.1, 0.7, 4.0]).unwrap();
        assert_eq!(other, Terms { light: 0.7, effect: [1.5, 0.1], symbols: Symbols { train: 4.0 } });
        assert_eq!(terms.replaced(&[1.0]), None);
        assert_eq!(terms.write(FILE), FILE);
        let written = other.write(FILE);
        assert!(written.contains("# A point") && written.contains("effect = [1.5, 0.1]\n"), "{written}");
        assert_eq!(Terms::read(&written).unwrap(), other);
    }

    #[test]
    fn what_is_no_weight_is_refused_by_name() {
        let refused = |from: &str, to: &str| Terms::read(&FILE.replace(from, to)).unwrap_err();
        assert_eq!(refused("-2.2", "nan").place, "effect[1]");
        assert_eq!(refused("3.0", "inf").line, Some(6));
        assert_eq!(refused("0.8", "5e6").line, Some(2));
        assert!(refused("light", "lihgt").to_string().contains("lihgt"));
        assert_eq!(refused("train = 3.0", "").expected, expected::field("train"));
        assert!(refused("[1.0, -2.2]", "[1.0]").line.is_some());
    }
}
