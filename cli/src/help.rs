//! What the command line says about itself, in the language of its reader: `--help`, and what is
//! wrong with arguments.
//!
//! The words are found by name: `help-play` for a command, `help-play-seats` for its argument, or
//! `help-any-seed` for an argument that means the same everywhere; `value-file` for what it takes.

use bocage_engine::{Language, Message};
use clap::error::{ContextKind, ErrorKind};
use clap::{Arg, Command, CommandFactory};

use crate::Cli;
use crate::error::CliError;
use crate::speech::{Speech, system_language};

/// The command with its words.
pub(crate) fn command(language: Language) -> Command {
    let mut command = Cli::command();
    // Clap's own arguments and commands for help are there only after this, and want words too.
    command.build();
    in_words(command, &Speech::new(language, None))
}

/// The language that arguments ask for, before they are read: help needs it.
pub(crate) fn language(mut args: impl Iterator<Item = String>) -> Language {
    let tag = args.find_map(|arg| match arg.strip_prefix("--lang")? {
        "" => Some(None),
        tag => tag.strip_prefix('=').map(|tag| Some(tag.to_owned())),
    });
    let tag = tag.and_then(|tag| tag.or_else(|| args.next()));
    tag.and_then(|tag| Language::from_tag(&tag)).unwrap_or_else(system_language)
}

fn in_words(command: Command, speech: &Speech) -> Command {
    let name = command.get_name().to_owned();
    let usage = speech.word("help-usage");
    command
        .about(speech.say(&Message::named(format!("help-{name}"))))
        .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}"))
        .subcommand_help_heading(speech.word("help-commands"))
        .subcommand_value_name(speech.word("help-command"))
        .mut_args(|arg| arg_in_words(arg, &name, speech))
        .mut_subcommands(|command| in_words(command, speech))
}

fn arg_in_words(arg: Arg, command: &str, speech: &Speech) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    let own = format!("help-{command}-{id}");
    let key = if speech.lexicon.knows(&own) { own } else { format!("help-any-{id}") };
    let mut help = speech.say(&Message::named(key));
    let default: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    let takes_value = arg.get_action().takes_values();
    if takes_value && !default.is_empty() {
        let message = Message::new("help-default").with("help", help).with("value", default.join(","));
        help = speech.say(&message);
    }
    let arg = arg.help(help).hide_default_value(true);
    if !takes_value {
        return arg;
    }
    let name = arg.get_value_names().map_or(id.to_uppercase(), |names| names[0].to_string());
    let key = format!("value-{}", name.to_lowercase().replace('=', "-"));
    arg.value_name(if speech.lexicon.knows(&key) { speech.say(&Message::named(key)) } else { name })
}

/// What is wrong with the arguments.
pub(crate) fn mistake(error: &clap::Error) -> CliError {
    let context = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let nearest = |kind| match error.get(kind) {
        Some(near) => Message::new("cli-nearest").with("word", near.to_string()).into(),
        None => bocage_engine::Arg::from(""),
    };
    let (arg, value) = (context(ContextKind::InvalidArg), context(ContextKind::InvalidValue));
    let message = match error.kind() {
        ErrorKind::UnknownArgument => {
            Message::new("cli-arg-unknown").with("nearest", nearest(ContextKind::SuggestedArg))
        }
        ErrorKind::InvalidSubcommand => Message::new("cli-command-unknown")
            .with("command", context(ContextKind::InvalidSubcommand))
            .with("nearest", nearest(ContextKind::SuggestedSubcommand)),
        ErrorKind::MissingRequiredArgument => Message::new("cli-arg-missing"),
        ErrorKind::ArgumentConflict => {
            Message::new("cli-arg-conflict").with("other", context(ContextKind::PriorArg))
        }
        ErrorKind::InvalidValue if value.is_empty() => Message::new("cli-arg-no-value"),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => match range(error) {
            Some((first, last)) => Message::new("cli-arg-range").with("first", first).with("last", last),
            None => Message::new("cli-arg-value"),
        },
        _ => Message::new("cli-arg-wrong"),
    };
    CliError::usage(Message::new("cli-arguments").with("why", message.with("arg", arg).with("value", value)))
}

/// The ends of the range that a number is not in: clap tells them in words only, `… 1..=1024`.
fn range(error: &clap::Error) -> Option<(String, String)> {
    let why = std::error::Error::source(error)?.to_string();
    let (first, last) = why.split_whitespace().find_map(|word| word.split_once("..="))?;
    Some((first.to_owned(), last.to_owned()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::speech::locale;

    /// Visits every command but those of `help`, which repeats the others.
    fn visit(command: &Command, see: &mut impl FnMut(&Command)) {
        see(command);
        for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
            visit(sub, see);
        }
    }

    #[test]
    fn every_command_and_argument_has_words_and_no_words_are_left() {
        for language in Language::ALL {
            let lexicon = Speech::new(language, None).lexicon;
            let mut said =
                BTreeSet::from(["usage", "commands", "command", "default", "help"].map(str::to_owned));
            visit(&command(language), &mut |command| {
                let name = command.get_name();
                assert!(lexicon.knows(&format!("help-{name}")), "{name}");
                said.insert(name.to_owned());
                for arg in command.get_arguments() {
                    let id = arg.get_id().as_str().replace('_', "-");
                    let keys = [format!("{name}-{id}"), format!("any-{id}")];
                    let key = keys.into_iter().find(|key| lexicon.knows(&format!("help-{key}")));
                    said.insert(key.unwrap_or_else(|| panic!("no words for {id} of {name}")));
                }
            });
            for key in bocage_words::keys(locale(language)).keys() {
                let left = key.strip_prefix("help-").is_some_and(|key| !said.contains(key));
                assert!(!left, "{key} is never said");
            }
        }
    }

    #[test]
    fn french_help_is_french() {
        visit(&command(Language::Fr), &mut |command| {
            let help = command.clone().render_help().to_string();
            for word in ["Usage", "Print", "default", "Commands", "COMMAND]", "FILE", "GAME", " the ", " of "]
            {
                assert!(!help.contains(word), "{word} in {help}");
            }
        });
    }

    #[test]
    fn the_language_is_found_before_arguments_are_read() {
        let of = |args: &str| language(args.split(' ').map(str::to_owned));
        assert_eq!(of("bocage play --lang fr --help"), Language::Fr);
        assert_eq!(of("bocage --lang=fr"), Language::Fr);
        assert_eq!(of("bocage --lang"), system_language());
    }
}
