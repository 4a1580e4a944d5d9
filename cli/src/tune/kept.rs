//! Weights that a fit leaves alone, as they are named on the command line.

use crate::error::CliError;

/// Those of `names` that are meant by `words`: weights, or all of an array or a section.
pub(crate) fn kept(words: &[String], names: &[String]) -> Result<Vec<String>, CliError> {
    let unknown = words.iter().find(|word| !names.iter().any(|name| is_meant(name, word)));
    match unknown {
        Some(word) => Err(CliError::unknown("cli-unknown-weight", word, known(names).into_iter())),
        None => {
            let meant = |name: &&String| words.iter().any(|word| is_meant(name, word));
            Ok(names.iter().filter(meant).cloned().collect())
        }
    }
}

/// `near[0]` is meant by `near` too, and `symbols.train` by `symbols`.
fn is_meant(name: &str, word: &str) -> bool {
    name.strip_prefix(word).is_some_and(|rest| rest.is_empty() || rest.starts_with(['[', '.']))
}

/// The words to choose from; places in arrays would make a long list of it.
fn known(names: &[String]) -> Vec<&str> {
    let mut known = Vec::new();
    for name in names {
        let array = name.find('[').unwrap_or(name.len());
        let section = name.find('.').unwrap_or(array);
        for word in [&name[..section], &name[..array]] {
            if !known.contains(&word) {
                known.push(word);
            }
        }
    }
    known
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strings(words: &str) -> Vec<String> {
        words.split_whitespace().map(str::to_owned).collect()
    }

    const NAMES: &str = "near[0] near[1] nearest rounds symbols.train symbols.wind[0] symbols.wind[1]";

    #[track_caller]
    fn assert_kept(words: &str, expected: &str) {
        assert_eq!(kept(&strings(words), &strings(NAMES)).unwrap(), strings(expected));
    }

    #[test]
    fn weights_arrays_and_sections_are_kept() {
        assert_kept("", "");
        assert_kept("rounds near[1]", "near[1] rounds");
        assert_kept("near", "near[0] near[1]");
        assert_kept("symbols", "symbols.train symbols.wind[0] symbols.wind[1]");
        assert_kept("symbols.wind symbols.wind[0]", "symbols.wind[0] symbols.wind[1]");
    }

    #[test]
    fn words_that_mean_no_weight_are_refused() {
        for word in ["nea", "near[2]", "near[", "symbols.", "train", "Rounds"] {
            assert!(kept(&[word.to_owned()], &strings(NAMES)).is_err(), "{word}");
        }
        assert!(kept(&[String::new()], &strings(NAMES)).is_err());
        let names = strings(NAMES);
        assert_eq!(known(&names), ["near", "nearest", "rounds", "symbols", "symbols.train", "symbols.wind"]);
    }
}
