// @ts-check
/**
 * Plays on without a network: keeps scripts, styles and the pages that were visited.
 *
 * `KEPT`, the list of what belongs to this version, and `HOMES`, where the pages of each language
 * begin, are written above by the server. Each language has its own cache of pages.
 */

const FILES = "files";
const MOST_PAGES = 60;
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(FILES).then((cache) => cache.addAll(KEPT)).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldFiles().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (KEPT.includes(pathname)) {
    event.respondWith(fromCacheFirst(request));
    return;
  }
  const home = homeOf(pathname);
  const place = pathname.slice(home.length);
  if (place === "" || /^(puzzles|collections)\/[^/]+$/.test(place)) {
    event.respondWith(fromNetworkFirst(request, pagesOf(home)));
  }
});

/** @param {Request} request */
async function fromCacheFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** @param {string} pathname */
const homeOf = (pathname) => HOMES.slice(1).find((home) => pathname.startsWith(home)) ?? HOMES[0];

/** @param {string} home */
const pagesOf = (home) => `pages ${home}`;

/** @param {Request} request @param {string} pages the name of a cache */
async function fromNetworkFirst(request, pages) {
  const cache = await caches.open(pages);
  try {
    const response = await fetch(request);
    if (response.ok) {
      await cache.put(request, response.clone());
      await forgetOldPages(cache);
    }
    return response;
  } catch (fault) {
    const kept = (await cache.match(request)) ?? (await cache.match(request, { ignoreSearch: true }));
    if (kept) return kept;
    throw fault;
  }
}

async function forgetOldFiles() {
  const cache = await caches.open(FILES);
  const old = (await cache.keys()).filter(({ url }) => !KEPT.includes(new URL(url).pathname));
  if (old.length) for (const home of HOMES) await renewPages(await caches.open(pagesOf(home)));
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

/** @param {Cache} cache */
async function forgetOldPages(cache) {
  const pages = await cache.keys();
  for (const request of pages.slice(0, Math.max(0, pages.length - MOST_PAGES))) {
    await cache.delete(request);
  }
}
