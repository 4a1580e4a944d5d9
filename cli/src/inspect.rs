//! `bocage score` and `bocage apply`: questions about a position file.

use bocage_catalogue::Visitor;
use bocage_engine::{ActionList, Language, Message, Seat, StateOf, Title};
use bocage_words::Names;
use clap::Args;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::error::CliError;
use crate::games;
use crate::speech::Speech;
use crate::{GameArgs, output};

#[derive(Args)]
pub(crate) struct ScoreArgs {
    #[command(flatten)]
    game: GameArgs,
    /// The position file; - reads standard input
    file: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub(crate) struct ApplyArgs {
    #[command(flatten)]
    game: GameArgs,
    /// The position file; - reads standard input
    file: String,
    /// Actions, such as "plant c4"; put the seat in front where several may act: "1 plant c4"
    actions: Vec<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn score(language: Language, args: ScoreArgs) -> Result<(), CliError> {
    games::visit(&args.game, Score { language, args: &args })
}

pub(crate) fn apply(language: Language, args: ApplyArgs) -> Result<(), CliError> {
    games::visit(&args.game, Apply { language, args: &args })
}

fn position<G: Title>(game: &G, path: &str) -> Result<StateOf<G>, CliError> {
    let text = games::read(path)?;
    game.read_position(&text).map_err(|error| CliError::file(path, &error))
}

struct Score<'a> {
    language: Language,
    args: &'a ScoreArgs,
}

impl Visitor for Score<'_> {
    type Output = Result<(), CliError>;

    fn visit<G: Title>(self, game: &G) -> Self::Output {
        let state = position(game, &self.args.file)?;
        if self.args.json {
            output::json(&score_json(game, &state));
        } else {
            let speech = Speech::new(self.language, games::find(G::ID).ok());
            print_scores(game, &state.public, &speech, &Names::default());
        }
        Ok(())
    }
}

fn score_json<G: Title>(game: &G, state: &StateOf<G>) -> Value {
    let ranking = game.ranking(&state.public);
    let seats: Vec<Value> = Seat::all(game.seats(&state.public))
        .map(|seat| {
            let sheet = game.score(&state.public, seat);
            let mut entry = Map::new();
            entry.insert("seat".to_owned(), json!(seat.0));
            for (category, points) in G::CATEGORIES.iter().zip(sheet.points()) {
                entry.insert((*category).to_owned(), json!(points));
            }
            entry.insert("total".to_owned(), json!(sheet.total()));
            entry.insert("place".to_owned(), json!(ranking.place(seat).unwrap_or_default() + 1));
            Value::Object(entry)
        })
        .collect();
    json!({ "game": G::ID, "over": game.is_over(&state.public), "seats": seats })
}

/// The points of all seats as a table, and what there is to say about the result.
pub(crate) fn print_scores<G: Title>(game: &G, public: &G::Public, speech: &Speech, names: &Names<'_>) {
    let seats: Vec<Seat> = Seat::all(game.seats(public)).collect();
    let name = |seat: &Seat| speech.say_to(&Message::new("cli-seat").with("seat", *seat), names);
    let mut rows = vec![[vec![String::new()], seats.iter().map(name).collect()].concat()];
    for (index, category) in G::CATEGORIES.iter().enumerate() {
        let points = |seat: &Seat| game.score(public, *seat).points()[index].to_string();
        let title = speech.say(&Message::named(format!("score-{category}")));
        rows.push([vec![title], seats.iter().map(points).collect()].concat());
    }
    let total = |seat: &Seat| game.score(public, *seat).total().to_string();
    rows.push([vec![speech.word("cli-total")], seats.iter().map(total).collect()].concat());
    output::table(&rows);
    output::line("");
    if !game.is_over(public) {
        output::line(speech.word("cli-not-over"));
    } else if let Some(remark) = game.say_result(public) {
        output::line(speech.say_to(&remark, names));
    } else {
        let winners: Vec<Message> =
            game.ranking(public).winners().map(|seat| Message::new("cli-seat").with("seat", seat)).collect();
        output::line(speech.say_to(&Message::new("cli-winners").with("winners", winners), names));
    }
}

struct Apply<'a> {
    language: Language,
    args: &'a ApplyArgs,
}

/// What `apply --json` prints.
#[derive(Serialize)]
struct Applied {
    game: &'static str,
    hash: String,
    over: bool,
    events: Vec<String>,
    waited: Vec<u8>,
    legal: Vec<LegalOf>,
    position: String,
}

#[derive(Serialize)]
struct LegalOf {
    seat: u8,
    prompt: String,
    actions: Vec<LegalAction>,
}

#[derive(Serialize)]
struct LegalAction {
    action: String,
    words: String,
}

impl Visitor for Apply<'_> {
    type Output = Result<(), CliError>;

    fn visit<G: Title>(self, game: &G) -> Self::Output {
        let speech = Speech::new(self.language, games::find(G::ID).ok());
        let mut state = position(game, &self.args.file)?;
        let mut events = Vec::new();
        for text in &self.args.actions {
            let (seat, action) = parse::<G>(game, &state, text)?;
            game.apply(&mut state, seat, action, &mut events).map_err(|why| CliError::refused(text, &why))?;
        }
        let applied = Applied {
            game: G::ID,
            hash: state.hash64().to_string(),
            over: game.is_over(&state.public),
            events: events.iter().map(|event| speech.say(&game.say_event(event))).collect(),
            waited: game.waited(&state.public).iter().map(|seat| seat.0).collect(),
            legal: legal(game, &state, &speech),
            position: game.write_position(&state),
        };
        if self.args.json {
            output::json(&applied);
        } else {
            print_applied(game, &state, &applied, &speech);
        }
        Ok(())
    }
}

/// An action with or without its seat in front; without, the only seat that is waited on is meant.
fn parse<G: Title>(game: &G, state: &StateOf<G>, text: &str) -> Result<(Seat, G::Action), CliError> {
    if let Some((seat, action)) = text.trim().split_once(' ')
        && let Ok(seat) = seat.parse::<u8>()
    {
        return Ok((Seat(seat), action.parse::<G::Action>()?));
    }
    let action = text.parse::<G::Action>()?;
    let waited = game.waited(&state.public);
    match (waited.len(), waited.lowest()) {
        (1, Some(seat)) => Ok((seat, action)),
        (0, _) => Ok((Seat(0), action)),
        _ => {
            let seats: Vec<String> = waited.iter().map(|seat| seat.to_string()).collect();
            let message = Message::new("cli-which-seat").with("action", text).with("seats", seats.join(", "));
            Err(CliError::usage(message))
        }
    }
}

fn legal<G: Title>(game: &G, state: &StateOf<G>, speech: &Speech) -> Vec<LegalOf> {
    let mut list = ActionList::new();
    let waited = game.waited(&state.public);
    waited
        .iter()
        .map(|seat| {
            game.legal(state, seat, &mut list);
            let words = |action: &G::Action| speech.say(&game.say_action(&state.public, seat, *action));
            LegalOf {
                seat: seat.0,
                prompt: speech.say(&game.prompt(&state.public, &state.private[seat.index()], seat)),
                actions: list
                    .iter()
                    .map(|action| LegalAction { action: action.to_string(), words: words(action) })
                    .collect(),
            }
        })
        .collect()
}

fn print_applied<G: Title>(game: &G, state: &StateOf<G>, applied: &Applied, speech: &Speech) {
    output::text(game.sketch(&state.view(None), &|message| speech.say(message)));
    for event in &applied.events {
        output::line(format!("· {event}"));
    }
    if applied.over {
        output::line("");
        print_scores(game, &state.public, speech, &Names::default());
    }
    for seat in &applied.legal {
        output::line("");
        let name = speech.say(&Message::new("cli-seat").with("seat", Seat(seat.seat)));
        output::line(format!("{name} ({}): {}", seat.seat, seat.prompt));
        for action in &seat.actions {
            output::line(format!("  {:<18} {}", action.action, action.words));
        }
    }
    output::line("");
    output::line(format!("# {}", applied.hash));
    output::text(&applied.position);
}
