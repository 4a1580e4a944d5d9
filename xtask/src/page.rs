//! The one HTML page and its manifest. No inline script or style: the page runs under a strict
//! content security policy.

/// The names of the files the page refers to.
pub(crate) struct Parts {
    pub(crate) boot: String,
    pub(crate) early: String,
    pub(crate) glue: String,
    pub(crate) module: String,
    pub(crate) style: String,
    pub(crate) fonts: [String; 2],
}

/// The page that every address gets; the client reads the address and shows what belongs there.
pub(crate) fn index(parts: &Parts) -> String {
    let Parts { boot, early, glue, module, style, fonts: [serif, sans] } = parts;
    format!(
        r##"<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Bocage</title>
<meta name="description" content="Five nature board games in the browser, online and offline. Cinq jeux de nature dans le navigateur.">
<meta name="theme-color" content="#FBF8EE" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1D2922" media="(prefers-color-scheme: dark)">
<script src="/{early}"></script>
<link rel="stylesheet" href="/{style}">
<link rel="preload" href="/{serif}" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/{sans}" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/{module}" as="fetch" type="application/wasm" crossorigin>
<link rel="modulepreload" href="/{glue}">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-apple.png">
<link rel="manifest" href="/manifest.webmanifest">
<script type="module" src="/{boot}"></script>
</head>
<body>
<div class="opening"><img src="/icon.svg" alt="" width="72" height="72"><p>Bocage</p></div>
<noscript><p class="opening">Bocage needs JavaScript and WebAssembly. · Bocage a besoin de JavaScript et de WebAssembly.</p></noscript>
</body>
</html>
"##
    )
}

/// What an installed Bocage is called and how it looks.
pub(crate) fn manifest() -> String {
    r##"{
  "name": "Bocage",
  "short_name": "Bocage",
  "description": "Five nature board games, online and offline",
  "start_url": "/",
  "display": "standalone",
  "background_color": "#DFE5CF",
  "theme_color": "#FBF8EE",
  "icons": [
    { "src": "/icon.svg", "sizes": "any", "type": "image/svg+xml" },
    { "src": "/icon-192.png", "sizes": "192x192", "type": "image/png" },
    { "src": "/icon-512.png", "sizes": "512x512", "type": "image/png" },
    { "src": "/icon-maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable" }
  ]
}
"##
    .to_owned()
}

/// File names as the addresses of a JavaScript list.
pub(crate) fn list<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let quoted: Vec<String> = names
        .map(|name| if name == "index.html" { "\"/\"".to_owned() } else { format!("\"/{name}\"") })
        .collect();
    quoted.join(",")
}
