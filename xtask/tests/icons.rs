//! The icons of the installed application are the sign, drawn by our code. After a change of the sign,
//! `BOCAGE_ICONS=1 cargo test -p xtask --test icons` draws them anew.
#![allow(clippy::unwrap_used)]

use std::path::Path;

use bocage_canvas::{Ink, Scene, Theme};
use resvg::{tiny_skia::Pixmap, tiny_skia::Transform, usvg};

#[path = "../../client/src/art/logo.rs"]
mod logo;

/// The sign as a picture of `size` pixels. With `padded` it stands on grass with room around it, for
/// systems that cut icons into shapes of their own.
fn draw(size: u32, padded: bool) -> Pixmap {
    let mut scene = Scene::new(48.0, 48.0);
    if padded {
        scene.rect(0.0, 0.0, 48.0, 48.0).fill(Ink::GRASSLAND);
        scene.stamp(&logo::LOGO, 7.0, 7.0, 34.0);
    } else {
        scene.stamp(&logo::LOGO, 0.0, 0.0, 48.0);
    }
    let tree = usvg::Tree::from_str(&scene.to_svg(Theme::Light), &usvg::Options::default()).unwrap();
    let mut pixels = Pixmap::new(size, size).unwrap();
    let scale = size as f32 / 48.0;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels
}

#[test]
fn icons_show_the_sign() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../client/assets/icons");
    for (name, size, padded) in [
        ("icon-192.png", 192, false),
        ("icon-512.png", 512, false),
        ("icon-maskable.png", 512, true),
        ("icon-apple.png", 180, true),
    ] {
        let (path, drawn) = (folder.join(name), draw(size, padded));
        if std::env::var_os("BOCAGE_ICONS").is_some() {
            drawn.save_png(&path).unwrap();
        }
        let kept = Pixmap::load_png(&path).unwrap();
        assert_eq!((kept.width(), kept.height()), (size, size), "{name}");
        let differences = kept.data().iter().zip(drawn.data()).map(|(a, b)| u64::from(a.abs_diff(*b)));
        // Another processor may round another way.
        assert!(differences.sum::<u64>() < u64::from(size * size) / 50, "{name} is not the sign any more");
    }
}
