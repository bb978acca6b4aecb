// Keeps what was fetched, so that the page works without a network. Each version has a cache of its
// own; what did not change is taken over from the one before.

const VERSION = "@VERSION@";
const FILES = new Map(Object.entries(/* @FILES@ */ {}));
const CACHE = `companion ${VERSION}`;
const LIST = "kept-files";

const here = (path) => new URL(path, self.registration.scope).href;
// What the browser kept by itself may be of another version: it asks the host whether it still is.
const asked = (path) => new Request(here(path), { cache: "no-cache" });
const listOf = (files) => new Response(JSON.stringify([...files]));

self.addEventListener("install", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  const fresh = await caches.open(CACHE);
  for (const name of await caches.keys()) {
    if (name === CACHE || !name.startsWith("companion ")) continue;
    const old = await caches.open(name);
    const list = await old.match(here(LIST));
    const known = new Map(list ? await list.json() : []);
    for (const [path, hash] of FILES) {
      const same = known.get(path) === hash && (await old.match(here(path)));
      if (same) await fresh.put(here(path), same);
    }
  }
  await fresh.put(here(LIST), listOf(FILES));
  if (await caches.keys().then((names) => names.some((name) => name.startsWith("companion ") && name !== CACHE))) await fill();
}

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith("companion ") && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
})()));

self.addEventListener("message", (event) => {
  if (event.data === "renew") self.skipWaiting();
  if (event.data === "fill") event.waitUntil(fill());
});

// Fetches whatever is not kept yet.
async function fill() {
  const cache = await caches.open(CACHE);
  for (const path of FILES.keys()) {
    if (!(await cache.match(here(path)))) await cache.add(asked(path)).catch(() => {});
  }
}

const pathOf = (request) => {
  const scope = self.registration.scope;
  const url = request.url.split(/[?#]/)[0];
  if (request.method !== "GET" || !url.startsWith(scope)) return null;
  const path = url.slice(scope.length) || "index.html";
  return FILES.has(path) ? path : null;
};

self.addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (path) event.respondWith(answer(path, event));
});

async function answer(path, event) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(here(path));
  if (known) return known;
  const fetched = await fetch(asked(path));
  if (fetched.ok) event.waitUntil(cache.put(here(path), fetched.clone()));
  return fetched;
}
