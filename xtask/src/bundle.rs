//! Puts the pages together: glue, module, worker, style sheet, fonts, icons, and the page itself.

use std::fs;
use std::path::Path;

use bocage_canvas::{Scene, Theme};
use wasm_bindgen_cli_support::Bindgen;

use crate::logo::LOGO;
use crate::shelf::Shelf;
use crate::{Trouble, page};

/// The style sheets in the order in which they win over each other.
const STYLES: [&str; 7] = ["fonts", "base", "home", "table", "sheets", "narrow", "online"];

/// Makes every file of `dist/`.
pub(crate) fn bundle(root: &Path, wasm: &Path) -> Result<Shelf, Trouble> {
    let mut shelf = Shelf::default();
    let client = root.join("client");
    let (glue, module) = bind(wasm, &mut shelf)?;
    let module = shelf.add_hashed("client", "wasm", module);
    let glue = shelf.add_hashed("client", "js", glue);
    let fill = |text: String| text.replace("{glue}", &glue).replace("{module}", &module);
    let worker = shelf.add_hashed("thinker", "js", fill(fs::read_to_string(client.join("web/thinker.js"))?));
    let boot = fill(fs::read_to_string(client.join("web/boot.js"))?).replace("{worker}", &worker);
    let boot = shelf.add_hashed("boot", "js", boot);
    let early = shelf.add_hashed("early", "js", fs::read(client.join("web/early.js"))?);

    let serif = shelf.add_hashed("vollkorn", "woff2", fs::read(client.join("assets/fonts/vollkorn.woff2"))?);
    let sans = shelf.add_hashed("cabin", "woff2", fs::read(client.join("assets/fonts/cabin.woff2"))?);
    let mut style = bocage_canvas::theme_css(&[]);
    for name in STYLES {
        style.push_str(&plain(&fs::read_to_string(client.join(format!("style/{name}.css")))?));
    }
    let style = style.replace("{serif}", &serif).replace("{sans}", &sans);
    let style = shelf.add_hashed("style", "css", style);

    shelf.add_named("icon.svg", icon(), true);
    for name in ["icon-192.png", "icon-512.png", "icon-maskable.png", "icon-apple.png"] {
        shelf.add_named(name, fs::read(client.join("assets/icons").join(name))?, false);
    }
    shelf.add_named("manifest.webmanifest", page::manifest(), true);
    let parts = page::Parts { boot, early, glue, module, style, fonts: [serif, sans] };
    shelf.add_named("index.html", page::index(&parts), true);
    let service = fs::read_to_string(client.join("web/service.js"))?;
    let service =
        service.replace("{version}", &shelf.version()).replace("{files}", &page::list(shelf.kept()));
    shelf.add_named("service.js", service, false);
    Ok(shelf)
}

/// The sign alone, for browsers that take a vector icon.
fn icon() -> String {
    let mut scene = Scene::new(48.0, 48.0);
    scene.stamp(&LOGO, 0.0, 0.0, 48.0);
    scene.to_svg(Theme::Light)
}

/// Runs wasm-bindgen: the JavaScript glue, and the module that fits it. Scripts that dependencies bring
/// along go to the shelf like everything else, and the glue is told their names there.
fn bind(wasm: &Path, shelf: &mut Shelf) -> Result<(String, Vec<u8>), Trouble> {
    let mut output = Bindgen::new()
        .input_path(wasm)
        .out_name("client")
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()?;
    if !output.local_modules().is_empty() {
        return Err("a dependency brings a JavaScript file, which the page would not load".into());
    }
    let mut glue = output.js().to_owned();
    for (owner, scripts) in output.snippets() {
        for (number, script) in scripts.iter().enumerate() {
            let name = shelf.add_hashed("snippet", "js", script.as_bytes());
            glue = glue.replace(&format!("./snippets/{owner}/inline{number}.js"), &format!("./{name}"));
        }
    }
    Ok((glue, output.wasm_mut().emit_wasm()))
}

/// A style sheet without its comments and indents.
fn plain(css: &str) -> String {
    let mut out = String::with_capacity(css.len());
    let mut rest = css;
    while let Some((before, after)) = rest.split_once("/*") {
        out.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    out.lines().map(str::trim).filter(|line| !line.is_empty()).fold(String::new(), |mut all, line| {
        all.push_str(line);
        all.push('\n');
        all
    })
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn comments_and_indents_are_left_out() {
        assert_eq!(plain("/* a */\n  .b{c:d} /* e\n f */\n\n.g{h:i}\n"), ".b{c:d}\n.g{h:i}\n");
        assert_eq!(plain(".b{c:d}/* never closed"), ".b{c:d}\n");
    }
}
