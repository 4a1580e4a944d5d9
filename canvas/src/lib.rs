//! Bocage's drawing toolkit: shapes to SVG text.
//!
//! Game code draws a [`Scene`], in painting order, one call per thing; the scene renders to SVG for
//! the page, the command line, documents and Python alike.
//!
//! ```
//! use bocage_canvas::art::plants;
//! use bocage_canvas::{Badge, Ground, Ink, Livery, Outline, Scene, State, Theme};
//!
//! let mut scene = Scene::new(88.0, 88.0);
//! scene.set_label("One space of wheat");
//! let space = Outline::rect(6.0, 6.0, 76.0, 76.0, 16.0);
//! scene.field(&Outline::rect(0.0, 0.0, 88.0, 88.0, 0.0), Ground::WHEAT);
//! scene.hedge("M0 0H88", 5.6);
//! scene.target(&space, State::Legal, "space:E4", "E4, wheat, empty: plant a sprout");
//! scene.group().piece("sprout-E4").draw(|s| {
//!     s.stand(&plants::SPROUT, 44.0, 76.0, 60.0);
//! });
//! scene.badge(18.0, 70.0, 12.0, Badge::Plus);
//! scene.text(44.0, 20.0, "Maëlle <3").size(12.0).middle().fill(Ink::PRINT);
//! scene.stamp(Livery::Cornflower.disc(), 4.0, 4.0, 16.0);
//!
//! let file = scene.to_svg(Theme::Light);
//! assert!(file.contains("Maëlle &lt;3"));
//! assert!(file.contains(r#"data-target="space:E4""#));
//! ```
//!
//! # Invariants
//!
//! - Pure: no input or output, no clock, no randomness, nothing but the standard library. The same
//!   calls give the same bytes.
//! - Every shape carries a literal colour *and* a class, from the one table of [`Ink`]s; CSS overrides
//!   presentation attributes, so a page themes the picture while a file alone looks right.
//! - A file defines exactly the symbols and textures it uses; no filters, fonts or scripts.
//! - Every outside text is escaped where it enters; a picture is well-formed XML whatever it is given.
//! - No panic can be reached through the API.

pub mod art;
mod badge;
mod card;
mod escape;
mod ground;
mod hedge;
mod ink;
mod lettering;
mod livery;
mod mark;
mod mood;
mod notation;
mod paint;
mod ring;
mod scene;
mod seat;
mod sky;
mod symbol;
mod theme;
mod trace;
mod track;

pub use badge::Badge;
pub use card::{Card, Worth};
pub use ground::{Ground, Outline};
pub use ink::Ink;
pub use lettering::{Face, text_width, wrap};
pub use livery::Livery;
pub use mark::Mark;
pub use mood::Mood;
pub use notation::Theme;
pub use paint::Paint;
pub use ring::State;
pub use scene::Scene;
pub use seat::Segment;
pub use sky::Cast;
pub use symbol::{Symbol, sprite};
pub use theme::{inks_css, theme_css};
pub use trace::Trace;
pub use track::Track;
