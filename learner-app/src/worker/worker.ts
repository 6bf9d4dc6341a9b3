// /sw.js: opens the site without a network (docs/decisions/0005-service-worker.md). It knows pages and hashed files;
// the API is none of its business, and neither is anything that belongs to a person.
import { type Build, cacheOf, pictures, retired } from './builds.ts';
import type { Fetching, WorkerScope } from './scope.ts';
import { isAnswer, wayOf } from './way-of.ts';

/** Put in by the build. */
declare const BUILD: Build;

const scope = self as unknown as WorkerScope;
const { id, entry, files }: Build = BUILD;
const own = cacheOf(id);
/** One page serves every address. */
const shell = '/';
/** Milliseconds: a line that is as good as dead must not hold up what lies here. */
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
    // Between this script and the page another build came, or a network's own page: the browser tries again.
    if (!isOwn) throw new Error('the page is of another build');
    await Promise.all([cache.put(shell, reply), cache.addAll([...files])]);
  } catch (error) {
    if (!wasHere) await caches.delete(own);
    throw error;
  }
  // Open tabs lose nothing: their files have names of their own, and their cache stays.
  await scope.skipWaiting();
}

async function takeOver(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await Promise.all(retired(await caches.keys(), own).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** The server's page where it comes in time, else the one that is kept. */
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

/** A tab of the build before finds its files in its own cache, also when the server has them no more. */
async function asset(request: Request): Promise<Response> {
  return (await kept(request.url)) ?? (await fetch(request));
}

/** As a test section that was begun here keeps it. */
async function picture(request: Request): Promise<Response> {
  return (await kept(request.url, pictures)) ?? (await fetch(request));
}

/** Storage that fails is storage that has nothing. */
function kept(address: string, cacheName?: string): Promise<Response | undefined> {
  return caches.match(address, { ignoreVary: true, ...(cacheName && { cacheName }) }).catch(() => undefined);
}
