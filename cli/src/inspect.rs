//! `bocage score` and `bocage apply`: questions about a position file.

use bocage_catalogue::Visitor;
use bocage_engine::{ActionList, Language, Message, Seat, StateOf, Title};
use bocage_words::Names;
use clap::Args;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::error::CliError;
use crate::games;
use crate::output::bold;
use crate::speech::Speech;
use crate::{GameArgs, output};

#[derive(Args)]
pub(crate) struct ScoreArgs {
    #[command(flatten)]
    game: GameArgs,
    file: String,
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub(crate) struct ApplyArgs {
    #[command(flatten)]
    game: GameArgs,
    file: String,
    actions: Vec<String>,
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
    #[arg(long)]
    force: bool,
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
    if !game.is_over(public) {
        output::line(bold(&speech.word("cli-not-over")));
        output::line("");
    }
    output::table(&rows);
    output::line("");
    print_result(game, public, speech, names);
}

/// What there is to say about the result of a game that is over.
pub(crate) fn print_result<G: Title>(game: &G, public: &G::Public, speech: &Speech, names: &Names<'_>) {
    if game.is_over(public) {
        for message in outcome(game, public).iter().chain(&game.say_result(public)) {
            output::line(speech.say_to(message, names));
        }
    }
}

/// Who has won, and what decided between equal points. Alone there is nobody to win against.
fn outcome<G: Title>(game: &G, public: &G::Public) -> Option<Message> {
    let players = game.seats(public);
    if players < 2 {
        return None;
    }
    let total = |seat: Seat| game.score(public, seat).total();
    let said = |seats: &mut dyn Iterator<Item = Seat>| -> Vec<Message> {
        seats.map(|seat| Message::new("cli-seat").with("seat", seat)).collect()
    };
    let ranking = game.ranking(public);
    let winners = said(&mut ranking.winners());
    let points = total(ranking.winners().next()?);
    let tied = said(&mut Seat::all(players).filter(|&seat| total(seat) == points));
    Some(match (winners.len(), tied.len()) {
        (1, 1) => Message::new("cli-winners").with("winners", winners),
        (1, _) => {
            let tie = Message::new("cli-tie-broken").with("winners", winners);
            tie.with("tied", tied).with("points", points)
        }
        _ => Message::new("cli-tie-shared").with("winners", winners).with("points", points),
    })
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
        if let Some(path) = &self.args.out {
            games::write(path, &applied.position, self.args.force)?;
        }
        if self.args.json {
            output::json(&applied);
        } else {
            print_applied(game, &state, &applied, &speech);
        }
        Ok(())
    }
}

/// The seat that people call by this number, counted from 1.
pub(crate) fn numbered(number: u8, seats: u8) -> Result<Seat, CliError> {
    if (1..=seats).contains(&number) {
        return Ok(Seat(number - 1));
    }
    Err(CliError::usage(Message::new("cli-no-seat").with("seat", number).with("last", seats)))
}

/// An action with or without its seat in front; without, the only seat that is waited on is meant.
fn parse<G: Title>(game: &G, state: &StateOf<G>, text: &str) -> Result<(Seat, G::Action), CliError> {
    if let Some((seat, action)) = text.trim().split_once(' ')
        && let Ok(seat) = seat.parse::<u8>()
    {
        return Ok((numbered(seat, game.seats(&state.public))?, action.parse::<G::Action>()?));
    }
    let action = text.parse::<G::Action>()?;
    let waited = game.waited(&state.public);
    match (waited.len(), waited.lowest()) {
        (1, Some(seat)) => Ok((seat, action)),
        (0, _) => Ok((Seat(0), action)),
        _ => {
            let seats: Vec<String> = waited.iter().map(|seat| (seat.0 + 1).to_string()).collect();
            let message = Message::new("cli-which-seat")
                .with("action", text)
                .with("first", seats[0].as_str())
                .with("seats", seats.join(", "));
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
        let asked = Message::new("cli-says").with("who", name).with("what", seat.prompt.as_str());
        output::line(speech.say(&asked));
        for action in &seat.actions {
            output::line(format!("  {:<18} {}", action.action, action.words));
        }
    }
    output::line("");
    output::line(format!("# {}", applied.hash));
    output::text(&applied.position);
}
