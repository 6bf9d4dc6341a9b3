// /sw.js: the service worker, which serves the site offline
// (docs/decisions/0005-service-worker.md). It handles pages, hashed files and pictures, never the
// API or personal data.
import { type Build, cacheOf, pictures, retired } from './builds.ts';
import type { Fetching, WorkerScope } from './scope.ts';
import { isAnswer, wayOf } from './way-of.ts';

/** Inserted by the build. */
declare const BUILD: Build;

const scope = self as unknown as WorkerScope;
const { id, entry, files }: Build = BUILD;
const own = cacheOf(id);
/** The same HTML page is served for every URL. */
const shell = '/';
/** Milliseconds to wait for the network before the cached page is served. */
const patience = 4_000;

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, scope.location.origin);
  if (way === 'page') event.respondWith(page(event));
  if (way === 'asset') event.respondWith(asset(event.request));
  if (way === 'picture') event.respondWith(picture(event.request));
});

async function install(): Promise<void> {
  const wasHere = await caches.has(own);
  try {
    const cache = await caches.open(own);
    const reply = await fetch(shell, { cache: 'reload' });
    const isOwn = reply.ok && !reply.redirected && (await reply.clone().text()).includes(entry);
    // A new build was deployed meanwhile, or a network portal answered: the browser tries again
    // later.
    if (!isOwn) throw new Error('the page is of another build');
    await Promise.all([cache.put(shell, reply), cache.addAll([...files])]);
  } catch (error) {
    if (!wasHere) await caches.delete(own);
    throw error;
  }
  // Open tabs are safe: their files have other names, and their cache stays.
  await scope.skipWaiting();
}

async function takeOver(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await Promise.all(retired(await caches.keys(), own).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** The server's page if it comes in time, else the cached one. */
async function page(event: Fetching): Promise<Response> {
  const asked = fromNetwork(event);
  const settled = asked.catch(() => null);
  event.waitUntil(settled);
  const reply = await Promise.race([settled, new Promise<null>((late) => setTimeout(late, patience, null))]);
  if (reply && isAnswer(reply)) return reply;
  return (await kept(shell, own)) ?? (await asked);
}

async function fromNetwork({ request, preloadResponse }: Fetching): Promise<Response> {
  return (await preloadResponse) ?? (await fetch(request));
}

/**
 * A tab of the previous build finds its files in its own cache, even if the server has deleted
 * them.
 */
async function asset(request: Request): Promise<Response> {
  return (await kept(request.url)) ?? (await fetch(request));
}

/** From the cache that a test section has filled. */
async function picture(request: Request): Promise<Response> {
  return (await kept(request.url, pictures)) ?? (await fetch(request));
}

/** A failure of storage counts as a cache miss. */
function kept(address: string, cacheName?: string): Promise<Response | undefined> {
  return caches.match(address, { ignoreVary: true, ...(cacheName && { cacheName }) }).catch(() => undefined);
}
