// @ts-check
/**
 * Plays on without a network: keeps scripts, styles and the pages that were visited.
 *
 * `KEPT`, the list of what belongs to this version, and `SPOKEN`, the files of each language by
 * where its pages begin, are written above by the server. A language is kept once one of its pages
 * was visited, and has its own cache of pages. `LATER`, also by language, is what only players of
 * variants need: it is kept once one of them is played.
 */

const HOMES = Object.keys(SPOKEN);
const RARE = new Set(Object.values(LATER).flat());
const ALL = [...KEPT, ...Object.values(SPOKEN).flat(), ...RARE];

const FILES = "files";
const MOST_PAGES = 120;
/** Every page that is worth to be kept once it was visited, by its place in its language. */
const WORTH = /^$|^(play(\/([46]|beginner|easy|medium|hard|expert|extreme))?|games(\/review|\/course)?|import|hand-in|statistics|daily(\/[^/]+)?|techniques(\/[^/]+){0,2}|(puzzles|collections)\/[^/]+)$/;
/** Those that are kept from the start: what stands in for any puzzle, and for all that is not kept. */
const SHELL = "play";
/** Where variants are played. */
const VARIANT = /^play\/(killer|jigsaw|diagonal|windoku|thermo|arrow|kropki|anti-knight|12|16)$/;
const SMALL_SHELLS = ["play/4", "play/6"];
const OFFLINE = "offline";
const FROM_THE_START = ["", SHELL, ...SMALL_SHELLS, "techniques", "games", "games/review", "games/course", "statistics", "import", "hand-in", OFFLINE];
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => {
  event.waitUntil(keepFirst().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldFiles().then(keepOpen).then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (ALL.includes(pathname)) {
    event.respondWith(fromCacheFirst(request));
    return;
  }
  const home = homeOf(pathname);
  const place = pathname.slice(home.length);
  if (WORTH.test(place) || VARIANT.test(place)) event.respondWith(fromNetworkFirst(event, home, place));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => instead(home, OFFLINE)));
});

async function keepFirst() {
  await (await caches.open(FILES)).addAll(KEPT);
  const homes = await homesKept();
  for (const path of await pathsOpen()) homes.add(homeOf(path));
  for (const home of homes) await keepLanguage(home);
}

/** @param {string} home */
async function keepLanguage(home) {
  await (await caches.open(FILES)).addAll(SPOKEN[home]);
  const cache = await caches.open(pagesOf(home));
  for (const place of FROM_THE_START) {
    // A page that is refused for now must not keep the files away.
    await cache.add(new Request(home + place)).catch(() => undefined);
  }
}

/** The languages that were kept before. */
async function homesKept() {
  const names = await caches.keys();
  return new Set(HOMES.filter((home) => names.includes(pagesOf(home))));
}

/** What stands in the windows of the site, whose pages came before this worker. */
async function pathsOpen() {
  const open = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  return open.map(({ url }) => url.slice(location.origin.length).replace(/#.*/, ""));
}

/** Keep the pages that came before there was a worker. */
async function keepOpen() {
  for (const path of await pathsOpen()) {
    const home = homeOf(path);
    const [place = ""] = path.slice(home.length).split("?");
    if (VARIANT.test(place)) await keepRare(home);
    if (!(WORTH.test(place) || VARIANT.test(place)) || (await caches.match(path))) continue;
    await (await caches.open(pagesOf(home))).add(path).catch(() => undefined);
  }
}

/** What stands in for a page that is not kept, in another language if none of its own is. @param {string} home @param {string} place */
async function instead(home, place) {
  // No cache is opened here: one that is empty would pass for a language that is kept.
  for (const path of [home + place, ...[home, ...HOMES].map((each) => each + OFFLINE)]) {
    const kept = await caches.match(path);
    if (kept) return kept;
  }
  return Response.error();
}

/** @param {Request} request */
async function fromCacheFirst(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && RARE.has(new URL(request.url).pathname)) {
    const copy = response.clone();
    await (await caches.open(FILES)).put(request, copy).catch(() => undefined);
  }
  return response;
}

/** Cache the files of variants if a page of one was open before this worker started. @param {string} home */
async function keepRare(home) {
  await (await caches.open(FILES)).addAll(LATER[home]).catch(() => undefined);
}

/** @param {string} pathname */
const homeOf = (pathname) => HOMES.slice(1).find((home) => pathname.startsWith(home)) ?? HOMES[0];

/** @param {string} home */
const pagesOf = (home) => `pages ${home}`;

/** @param {FetchEvent} event @param {string} home @param {string} place */
async function fromNetworkFirst(event, home, place) {
  const { request } = event;
  const response = await fetch(request).catch(() => null);
  if (!response) return fromKept(request, home, place);
  // Nobody waits for it to be kept, and what cannot be kept is shown all the same.
  if (response.ok) event.waitUntil(keep(request, response.clone(), home).catch(() => undefined));
  return response;
}

/** @param {Request} request @param {Response} response @param {string} home */
async function keep(request, response, home) {
  const isFirst = !(await caches.has(pagesOf(home)));
  const cache = await caches.open(pagesOf(home));
  await cache.put(request, response);
  await forgetOldPages(cache, home);
  if (isFirst) await keepLanguage(home);
}

/** @param {Request} request @param {string} home @param {string} place */
async function fromKept(request, home, place) {
  const kept = (await caches.match(request)) ?? (await caches.match(request, { ignoreSearch: true }));
  return kept ?? instead(home, shellOf(place));
}

/** What plays a puzzle whose page is not kept, by its address. @param {string} place */
function shellOf(place) {
  const [, size] = /^puzzles\/s([46])-/.exec(place) ?? [];
  if (size) return `play/${size}`;
  return /^(puzzles|play)\/[a-z]/.test(place) ? SHELL : OFFLINE;
}

async function forgetOldFiles() {
  const cache = await caches.open(FILES);
  const old = (await cache.keys()).filter(({ url }) => !ALL.includes(new URL(url).pathname));
  if (old.length) for (const home of await homesKept()) await renewPages(await caches.open(pagesOf(home)));
  for (const request of old) await cache.delete(request);
}

/** Pages name the files that they need, so those of an older version are fetched once more. @param {Cache} cache */
async function renewPages(cache) {
  for (const request of await cache.keys()) {
    try {
      await cache.add(request);
    } catch {
      await cache.delete(request);
    }
  }
}

/** @param {Cache} cache @param {string} home */
async function forgetOldPages(cache, home) {
  const first = FROM_THE_START.map((place) => new URL(home + place, location.origin).href);
  const pages = (await cache.keys()).filter(({ url }) => !first.includes(url));
  for (const request of pages.slice(0, Math.max(0, pages.length - MOST_PAGES))) {
    await cache.delete(request);
  }
}
