//! `bocage draw`: a position as a picture.

use bocage_canvas::Theme;
use bocage_catalogue::Illustrator;
use bocage_engine::{ActionList, Language, Message, Title};
use bocage_stage::{Draw, Look, Panel, Place};
use bocage_words::Names;
use clap::Args;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::{Database, Family, Query, Style};
use resvg::usvg::{Options, Tree};

use crate::error::CliError;
use crate::inspect::numbered;
use crate::speech::Speech;
use crate::{games, output};

#[derive(Args)]
pub(crate) struct DrawArgs {
    game: String,
    file: String,
    #[arg(long, value_name = "NAME")]
    panel: Option<String>,
    #[arg(long, default_value_t = 1)]
    seat: u8,
    #[arg(long, default_value = "light")]
    theme: String,
    #[arg(long)]
    narrow: bool,
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
    #[arg(long)]
    force: bool,
    #[arg(long, default_value_t = 1200, value_parser = clap::value_parser!(u32).range(16..=8000))]
    width: u32,
}

pub(crate) fn run(language: Language, args: DrawArgs) -> Result<(), CliError> {
    let game = games::find(&args.game)?;
    let theme = match args.theme.as_str() {
        "light" => Theme::Light,
        "dark" => Theme::Dark,
        other => return Err(CliError::usage(Message::new("cli-theme").with("theme", other))),
    };
    let text = games::read(&args.file)?;
    let drawn = game.illustrate(Picture { language, args: &args, text: &text, theme });
    let svg = drawn.map_err(|error| error.of(game))?;
    match &args.out {
        Some(path) if path.to_lowercase().ends_with(".png") => {
            games::write(path, to_png(&svg, args.width)?, args.force)
        }
        Some(path) => games::write(path, &svg, args.force),
        None => {
            output::line(svg);
            Ok(())
        }
    }
}

struct Picture<'a> {
    language: Language,
    args: &'a DrawArgs,
    text: &'a str,
    theme: Theme,
}

impl Illustrator for Picture<'_> {
    type Output = Result<String, CliError>;

    fn illustrate<G: Title + Draw>(self, game: &G) -> Self::Output {
        let args = self.args;
        let speech = Speech::new(self.language, games::find(G::ID).ok());
        let state = game.read_position(self.text).map_err(|error| CliError::file(&args.file, &error))?;
        let seats = game.seats(&state.public);
        let focus = numbered(args.seat, seats)?;
        let mut legal = ActionList::new();
        game.legal(&state, focus, &mut legal);
        let names = Names { names: &[], you: Some(focus) };
        let look = Look {
            say: &|message| speech.say_to(message, &names),
            names: &[],
            focus,
            legal: &legal,
            suggested: None,
            changed: &[],
            narrow: args.narrow,
        };
        let panels = game.panels(&state.view(Some(focus)), &look);
        let wanted = |panel: &&Panel| match &args.panel {
            Some(id) => panel.id == id,
            None => panel.place == Place::Board,
        };
        match panels.iter().find(wanted) {
            Some(panel) => Ok(panel.scene.to_svg(self.theme)),
            None => {
                let word = args.panel.as_deref().unwrap_or_default();
                Err(CliError::unknown("cli-unknown-picture", word, panels.iter().map(|panel| panel.id)))
            }
        }
    }
}

/// Renders SVG with the fonts of this machine.
fn to_png(svg: &str, width: u32) -> Result<Vec<u8>, CliError> {
    let failed = |problem: String| CliError::usage(Message::new("cli-png").with("problem", problem));
    let mut options = Options::default();
    options.fontdb_mut().load_system_fonts();
    find_some_font(options.fontdb_mut());
    let tree = Tree::from_str(svg, &options).map_err(|error| failed(error.to_string()))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil().max(1.0) as u32;
    let mut pixels = Pixmap::new(width, height).ok_or_else(|| failed(format!("{width} × {height}")))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| failed(error.to_string()))
}

/// Where the fonts are missing that are usually there, words are written in any that is upright and not for code.
fn find_some_font(fonts: &mut Database) {
    let is_there =
        |fonts: &Database, family| fonts.query(&Query { families: &[family], ..Query::default() }).is_some();
    let named = |fonts: &Database, word: &str| {
        let upright = fonts.faces().filter(|face| !face.monospaced && face.style == Style::Normal);
        let names: Vec<&String> = upright.flat_map(|face| &face.families).map(|(name, _)| name).collect();
        names.iter().find(|name| name.contains(word)).or(names.first()).map(|name| name.to_string())
    };
    if let Some(name) = named(fonts, "Sans").filter(|_| !is_there(fonts, Family::SansSerif)) {
        fonts.set_sans_serif_family(name);
    }
    if let Some(name) = named(fonts, "Serif").filter(|_| !is_there(fonts, Family::Serif)) {
        fonts.set_serif_family(name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_drawn_with_whatever_font_there_is() {
        let mut fonts = Database::new();
        fonts.load_system_fonts();
        fonts.set_sans_serif_family("A font that nobody has");
        fonts.set_serif_family("Nor this one");
        find_some_font(&mut fonts);
        let is_there = |family| fonts.query(&Query { families: &[family], ..Query::default() }).is_some();
        let is_any = fonts.faces().any(|face| !face.monospaced && face.style == Style::Normal);
        assert_eq!([Family::SansSerif, Family::Serif].map(is_there), [is_any; 2]);
    }
}
