// Keeps the whole client, so that Bocage opens and plays without a network. A new version waits until
// every page of the old one is closed: pages and files always fit each other.
const cacheName = "bocage-{version}";
const files = [{files}];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("bocage-") && name !== cacheName;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))),
  );
});

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const ours = event.request.method === "GET" && url.origin === location.origin;
  if (!ours || url.pathname.startsWith("/api/")) return;
  const wanted = event.request.mode === "navigate" ? "/" : url.pathname;
  if (wanted !== "/" && !files.includes(wanted)) return;
  event.respondWith(
    caches.open(cacheName).then((cache) => cache.match(wanted)).then((kept) => kept ?? fetch(event.request)),
  );
});
