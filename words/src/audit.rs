//! Do two locale files say the same things?

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// The names of the messages of a locale file, each with the arguments it uses.
pub fn keys(file: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = match parse(file) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let mut keys = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry
            && let Some(pattern) = &message.value
        {
            let mut args = BTreeSet::new();
            collect(pattern, &mut args);
            keys.insert(message.id.name.to_owned(), args);
        }
    }
    keys
}

/// What is wrong between two locale files: entries that cannot be read, and messages that only one
/// of them has. Empty means that both speak of the same things.
pub fn audit(one: &str, other: &str) -> Vec<String> {
    let mut problems = Vec::new();
    for (name, file) in [("first", one), ("second", other)] {
        if let Err((_, errors)) = parse(file) {
            problems.extend(errors.iter().map(|error| format!("{name} file: {error}")));
        }
    }
    let (one, other) = (keys(one), keys(other));
    problems.extend(
        one.keys().filter(|key| !other.contains_key(*key)).map(|key| format!("only the first has {key}")),
    );
    problems.extend(
        other.keys().filter(|key| !one.contains_key(*key)).map(|key| format!("only the second has {key}")),
    );
    problems
}

fn collect(pattern: &Pattern<&str>, args: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, args);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, args: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, args),
        Expression::Select { selector, variants } => {
            collect_inline(selector, args);
            variants.iter().for_each(|variant| collect(&variant.value, args));
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, args: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            args.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, args),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| collect_inline(argument, args));
        }
        _ => {}
    }
}
