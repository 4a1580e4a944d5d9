//! What is different between two sights: the pieces that others moved, to be shown as just changed.

use std::collections::HashMap;

use super::Sight;

/// The names of pieces that `after` shows and `before` did not, or showed as something else.
pub fn changes(before: &Sight, after: &Sight) -> Vec<String> {
    let old = pieces(before);
    let mut names: Vec<String> = pieces(after)
        .into_iter()
        .filter(|(name, looks)| old.get(name) != Some(looks))
        .map(|(name, _)| name.to_owned())
        .collect();
    names.sort();
    names
}

/// Every piece by name, with the drawings it is made of. Where it lies does not count: it may be the
/// picture that moved.
fn pieces(sight: &Sight) -> HashMap<&str, Vec<&str>> {
    let mut pieces = HashMap::new();
    for panel in &sight.panels {
        for part in panel.svg.split("data-piece=\"").skip(1) {
            let Some((name, rest)) = part.split_once('"') else { continue };
            let group = rest.split("</g>").next().unwrap_or(rest);
            let drawings = group.split("href=\"").skip(1).filter_map(|part| part.split('"').next());
            pieces.entry(name).or_insert_with(|| drawings.collect());
        }
    }
    pieces
}
