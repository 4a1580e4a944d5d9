//! `bocage yardstick`: how often bots reach what the rulebooks call a success in solo games.

use bocage_arena::{Contender, Estimate, Solo, SoloResult, play_solo};
use bocage_catalogue::{GameId, Visitor};
use bocage_engine::{Game, Language, Message, Options, Title};
use bocage_evergreen::Evergreen;
use clap::Args;
use serde::Serialize;

use crate::error::CliError;
use crate::simulate::{MOST_DECISIONS, bots, jobs, progress};
use crate::speech::Speech;
use crate::tournament::{percent, range};
use crate::{games, output};

#[derive(Args)]
pub(crate) struct YardstickArgs {
    game: Option<String>,
    #[arg(long, value_delimiter = ',', default_value = "random,greedy,shrub,tree,grove")]
    bots: Vec<String>,
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    #[arg(long, default_value = "gating")]
    range: String,
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    #[arg(long)]
    json: bool,
}

/// When a solo game is a success.
#[derive(Clone, Copy)]
enum Aim {
    /// The game says that it is won.
    Won,
    /// So many points.
    Points(i32),
}

impl Aim {
    fn is_met(self, result: &SoloResult) -> bool {
        match self {
            Aim::Points(points) => result.remark.is_some() && result.score >= points,
            // What the games say of a solo game that is won begins like this in all of them.
            Aim::Won => result.remark.as_ref().is_some_and(|remark| remark.key.starts_with("solo-won")),
        }
    }
}

/// A series of solo games, and what they are measured by.
struct Yardstick {
    game: GameId,
    /// An option with its value, or none; with several of them the same games are judged by each.
    settings: Vec<Option<(&'static str, String)>>,
    aims: Vec<Aim>,
}

/// All yardsticks: what the four games with a solo mode set as aims.
fn yardsticks() -> Vec<Yardstick> {
    let ranks = Evergreen::standard().components.ranks.iter().map(|rank| Aim::Points(rank.min));
    let mut all = vec![Yardstick {
        game: GameId::Evergreen,
        settings: vec![None],
        aims: ranks.filter(|aim| !matches!(aim, Aim::Points(..=0))).collect(),
    }];
    let settings = |game: GameId, option| {
        let values = game.visit(Values(option)).into_iter();
        values.map(move |value| Some((option, value)))
    };
    let won = |game, settings| Yardstick { game, settings, aims: vec![Aim::Won] };
    for (game, option) in [(GameId::Atiwa, "challenge"), (GameId::KingdomCrossing, "difficulty")] {
        all.extend(settings(game, option).map(|setting| won(game, vec![setting])));
    }
    // There the difficulty counts when the game is over.
    all.push(won(GameId::Arborea, settings(GameId::Arborea, "difficulty").collect()));
    all
}

/// Arborea counts on beyond this; bots that win there are not in sight.
const HARDEST: u32 = 7;

/// The values that an option takes.
struct Values(&'static str);

impl Visitor for Values {
    type Output = Vec<String>;

    fn visit<G: Title>(self, _game: &G) -> Vec<String> {
        let choice = G::Options::CHOICES.iter().find(|(name, _)| *name == self.0).map(|(_, choice)| *choice);
        match choice {
            Some(bocage_engine::Choice::OneOf(words)) => words.iter().map(ToString::to_string).collect(),
            Some(bocage_engine::Choice::Number { min, max, .. }) => {
                (min..=max.min(HARDEST)).map(|number| number.to_string()).collect()
            }
            None => Vec::new(),
        }
    }
}

/// A line of `yardstick --json`.
#[derive(Serialize)]
struct Measured {
    game: &'static str,
    /// The option that was set, as `name=value`.
    option: Option<String>,
    bot: String,
    /// `won`, or the points that were aimed at.
    aim: String,
    games: usize,
    success: Estimate,
    mean_score: f64,
}

pub(crate) fn run(language: Language, args: YardstickArgs) -> Result<(), CliError> {
    let only = args.game.as_deref().map(games::find).transpose()?;
    let chosen: Vec<Yardstick> =
        yardsticks().into_iter().filter(|yardstick| only.is_none_or(|game| game == yardstick.game)).collect();
    if chosen.is_empty() {
        return Err(CliError::usage(Message::new("cli-no-solo")));
    }
    let bots = bots(&args.bots)?;
    let bar = progress((chosen.len() * bots.len()) as u64 * args.games);
    let mut measured = Vec::new();
    for yardstick in &chosen {
        for &bot in &bots {
            let solo = Solo {
                bot,
                options: Vec::<()>::new(),
                range: range(&args.range)?,
                games: args.games,
                jobs: jobs(args.jobs),
                most_decisions: MOST_DECISIONS,
            };
            let results = yardstick.game.visit(Play { yardstick, solo, progress: &|| bar.inc(1) })?;
            for (place, setting) in yardstick.settings.iter().enumerate() {
                let results: Vec<_> = results.iter().filter_map(|all| all.get(place)).collect();
                let option = setting.as_ref().map(|(name, value)| format!("{name}={value}"));
                let line = |aim: &Aim| measure(yardstick.game, option.clone(), bot, *aim, &results);
                measured.extend(yardstick.aims.iter().map(line));
            }
        }
    }
    bar.finish_and_clear();
    if args.json {
        output::json(&measured);
    } else {
        print(&Speech::new(language, None), &measured);
    }
    Ok(())
}

/// Plays the games of one yardstick.
struct Play<'a> {
    yardstick: &'a Yardstick,
    solo: Solo<()>,
    progress: &'a (dyn Fn() + Sync),
}

impl Visitor for Play<'_> {
    type Output = Result<Vec<Vec<SoloResult>>, CliError>;

    fn visit<G: Title>(self, game: &G) -> Self::Output {
        let mut all = vec![G::Options::default(); self.yardstick.settings.len()];
        for (options, setting) in all.iter_mut().zip(&self.yardstick.settings) {
            if let Some((name, value)) = setting {
                options.set(name, value)?;
            }
        }
        let Solo { bot, range, games, jobs, most_decisions, .. } = self.solo;
        let solo = Solo { bot, options: all, range, games, jobs, most_decisions };
        Ok(play_solo(game, &solo, self.progress)?)
    }
}

fn measure(
    game: GameId,
    option: Option<String>,
    bot: Contender,
    aim: Aim,
    results: &[&SoloResult],
) -> Measured {
    let met = results.iter().filter(|result| aim.is_met(result)).count();
    let sum: f64 = results.iter().map(|result| f64::from(result.score)).sum();
    Measured {
        game: game.id(),
        option,
        bot: bot.to_string(),
        aim: match aim {
            Aim::Won => "won".to_owned(),
            Aim::Points(points) => points.to_string(),
        },
        games: results.len(),
        success: Estimate::of_successes(met, results.len()),
        mean_score: sum / results.len().max(1) as f64,
    }
}

fn print(speech: &Speech, measured: &[Measured]) {
    let header = ["cli-game", "cli-aim", "cli-bot", "cli-games", "cli-success", "cli-mean"];
    let mut rows = vec![header.map(|key| speech.word(key)).to_vec()];
    for line in measured {
        let aim = if line.aim == "won" {
            speech.word("cli-aim-won")
        } else {
            speech.say(&Message::new("cli-aim-points").with("points", line.aim.as_str()))
        };
        let aim = line.option.iter().fold(aim, |aim, option| format!("{option}, {aim}"));
        rows.push(vec![
            line.game.to_owned(),
            aim,
            line.bot.clone(),
            line.games.to_string(),
            percent(&line.success),
            format!("{:.1}", line.mean_score),
        ]);
    }
    output::table(&rows);
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// What a solo game comes to that ends in this position.
    struct Left(String);

    impl Visitor for Left {
        type Output = SoloResult;

        fn visit<G: Title>(self, game: &G) -> SoloResult {
            SoloResult::of(game, &game.read_position(&self.0).unwrap())
        }
    }

    /// Is a solo game won that ends in this position?
    fn is_won(game: GameId, position: impl Into<String>) -> bool {
        Aim::Won.is_met(&game.visit(Left(position.into())))
    }

    /// If a game said a victory in other words, no bot would ever win it.
    #[test]
    fn victories_are_seen_in_every_solo_game() {
        let kingdom = |points: u16, coins: u16| {
            let seat = format!("[[seats]]\nvp = {points}\ncoins = {coins}\n[[seats]]\nvp = 20\n");
            is_won(GameId::KingdomCrossing, format!("players = 1\nphase = \"scoring\"\n{seat}"))
        };
        assert_eq!([kingdom(21, 0), kingdom(20, 1)], [true; 2], "more points, or a coin");
        assert_eq!([kingdom(20, 0), kingdom(19, 4)], [false; 2], "a victory that is shared is none");

        let arborea = |points: u16, phase: &str| {
            let feronia = "[feronia]\npoints = 30\nsteps = 20\n";
            let head = format!("players = 1\ndifficulty = 5\nphase = \"{phase}\"\n");
            is_won(GameId::Arborea, format!("{head}[[seats]]\nscore = {points}\n{feronia}"))
        };
        assert_eq!([arborea(131, "end"), arborea(130, "end"), arborea(131, "play")], [true, false, false]);

        let atiwa = |gold: u16| is_won(GameId::Atiwa, format!("players = 1\n[[seats]]\ngold = {gold}\n"));
        assert_eq!([atiwa(200), atiwa(20)], [true, false]);
    }

    #[test]
    fn points_count_when_the_game_is_over() {
        let of = |score, over: bool| SoloResult { score, remark: over.then(|| Message::new("solo-rank")) };
        let met =
            [of(120, true), of(119, true), of(120, false)].map(|result| Aim::Points(120).is_met(&result));
        assert_eq!(met, [true, false, false]);
    }
}
