// Starts the client and, once it is up, keeps a copy of it for playing offline.
import init, { open_page } from "./{glue}";

await init({ module_or_path: new URL("./{module}", import.meta.url) });
open_page(new URL("./{worker}", import.meta.url).href);
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/service.js").catch(() => {});
}
