/** The service worker's cache of pictures (src/worker/builds.ts), and the maximum number in it. */
const cacheName = 'fourfold.pictures';
const most = 300;

/** Keeps references to loaded pictures, so that the browser shows them again without a request. */
const held = new Map<string, HTMLImageElement>();

/**
 * Loads pictures, and caches those of this site for a reload. Returns the addresses that failed.
 */
export async function keepPictures(addresses: readonly string[]): Promise<string[]> {
  const came = await Promise.all(addresses.map(async (address) => ((await loaded(address)) ? null : address)));
  const missing = came.filter((address) => address !== null);
  await stored(addresses.filter((address) => address.startsWith('/') && !missing.includes(address)));
  return missing;
}

async function loaded(address: string): Promise<boolean> {
  const there = held.get(address);
  if (there?.complete && there.naturalWidth > 0) return true;
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    held.set(address, image);
    return true;
  } catch {
    return false;
  }
}

/** Fills the cache; if storage fails, the pictures are available until a reload. */
async function stored(addresses: readonly string[]): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    const there = await Promise.all(addresses.map((address) => cache.match(address)));
    await cache.addAll(addresses.filter((_, at) => !there[at]));
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((one) => cache.delete(one)));
  } catch {
    // The pictures are still loaded in this page.
  }
}
