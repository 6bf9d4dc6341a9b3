// /sw.js: the service worker, which serves the site offline
// (docs/decisions/0005-service-worker.md). It handles pages, hashed files and pictures, never the
// API or personal data.
import { type Build, buildCacheName, outdatedCaches, pictureCache } from './builds.ts';
import { isServerReply, requestStrategy } from './request-strategy.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** Inserted by the build. */
declare const BUILD: Build;

const scope = self as unknown as WorkerScope;
const { id, entry, files }: Build = BUILD;
const ownCache = buildCacheName(id);
/** The same HTML page is served for every URL. */
const pageUrl = '/';
/** Milliseconds to wait for the network before the cached page is served. */
const networkTimeoutMs = 4_000;

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('fetch', (event) => {
  const strategy = requestStrategy(event.request, scope.location.origin);
  if (strategy === 'page') event.respondWith(servePage(event));
  if (strategy === 'asset') event.respondWith(serveAsset(event.request));
  if (strategy === 'picture') event.respondWith(servePicture(event.request));
});

async function install(): Promise<void> {
  const wasHere = await caches.has(ownCache);
  try {
    const cache = await caches.open(ownCache);
    const reply = await fetch(pageUrl, { cache: 'reload' });
    const isOwn = reply.ok && !reply.redirected && (await reply.clone().text()).includes(entry);
    // A new build was deployed meanwhile, or a network portal answered: the browser tries again
    // later.
    if (!isOwn) throw new Error('the page is of another build');
    await Promise.all([cache.put(pageUrl, reply), cache.addAll([...files])]);
  } catch (error) {
    if (!wasHere) await caches.delete(ownCache);
    throw error;
  }
  // Open tabs are safe: their files have other names, and their cache stays.
  await scope.skipWaiting();
}

async function takeOver(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await Promise.all(outdatedCaches(await caches.keys(), ownCache).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** The server's page if it comes in time, else the cached one. */
async function servePage(event: FetchEvent): Promise<Response> {
  const networkReply = fromNetwork(event);
  const settled = networkReply.catch(() => null);
  event.waitUntil(settled);
  const reply = await Promise.race([
    settled,
    new Promise<null>((resolve) => setTimeout(resolve, networkTimeoutMs, null)),
  ]);
  if (reply && isServerReply(reply)) return reply;
  return (await cached(pageUrl, ownCache)) ?? (await networkReply);
}

async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? (await fetch(request));
}

/** A tab of the previous build finds its files in its own cache, even if the server has deleted them. */
async function serveAsset(request: Request): Promise<Response> {
  return (await cached(request.url)) ?? (await fetch(request));
}

/** From the cache that a test section has filled. */
async function servePicture(request: Request): Promise<Response> {
  return (await cached(request.url, pictureCache)) ?? (await fetch(request));
}

/** A failure of storage counts as a cache miss. */
function cached(address: string, cacheName?: string): Promise<Response | undefined> {
  return caches.match(address, { ignoreVary: true, ...(cacheName && { cacheName }) }).catch(() => undefined);
}
