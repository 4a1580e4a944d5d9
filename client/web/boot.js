// Starts the client and, once it is up, keeps a copy of it for playing offline.
import init, { game_inks, open_page } from "./{glue}";

await init({ module_or_path: new URL("./{module}", import.meta.url) });
const inks = new CSSStyleSheet();
inks.replaceSync(game_inks());
document.adoptedStyleSheets = [inks];
open_page(new URL("./{worker}", import.meta.url).href);
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/service.js").catch(() => {});
}
