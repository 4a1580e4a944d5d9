//! The icons of the installed application, drawn from the sign.

use bocage_canvas::{Ink, Scene, Theme};
use resvg::{tiny_skia, usvg};

use crate::Trouble;
use crate::logo::LOGO;

/// The sign alone, for browsers that take a vector icon.
pub(crate) fn vector() -> String {
    let mut scene = Scene::new(48.0, 48.0);
    scene.stamp(&LOGO, 0.0, 0.0, 48.0);
    scene.to_svg(Theme::Light)
}

/// The sign as a PNG of `size` pixels. With `padded` it stands on paper with room around it, for
/// systems that cut icons into shapes of their own.
pub(crate) fn png(size: u32, padded: bool) -> Result<Vec<u8>, Trouble> {
    let mut scene = Scene::new(48.0, 48.0);
    if padded {
        scene.rect(0.0, 0.0, 48.0, 48.0).fill(Ink::GRASSLAND);
        scene.stamp(&LOGO, 7.0, 7.0, 34.0);
    } else {
        scene.stamp(&LOGO, 0.0, 0.0, 48.0);
    }
    let tree = usvg::Tree::from_str(&scene.to_svg(Theme::Light), &usvg::Options::default())?;
    let mut pixels = tiny_skia::Pixmap::new(size, size).ok_or("an icon without size")?;
    let scale = size as f32 / 48.0;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    Ok(pixels.encode_png()?)
}
