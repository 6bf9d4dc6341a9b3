/** The service worker's cache of pictures (src/worker/builds.ts), and the maximum number in it. */
const cacheName = 'fourfold.pictures';
const maxPictures = 300;

/** Keeps references to loaded pictures, so that the browser shows them again without a request. */
const loadedPictures = new Map<string, HTMLImageElement>();

/** Loads pictures, and caches those of this site for a reload. Returns the addresses that failed. */
export async function cachePictures(addresses: readonly string[]): Promise<string[]> {
  const results = await Promise.all(addresses.map(async (address) => ((await loadPicture(address)) ? null : address)));
  const missing = results.filter((address) => address !== null);
  await storePictures(addresses.filter((address) => address.startsWith('/') && !missing.includes(address)));
  return missing;
}

async function loadPicture(address: string): Promise<boolean> {
  const loadedPicture = loadedPictures.get(address);
  if (loadedPicture?.complete && loadedPicture.naturalWidth > 0) return true;
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    loadedPictures.set(address, image);
    return true;
  } catch {
    return false;
  }
}

/** Fills the cache; if storage fails, the pictures are available until a reload. */
async function storePictures(addresses: readonly string[]): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    const cached = await Promise.all(addresses.map((address) => cache.match(address)));
    await cache.addAll(addresses.filter((_, at) => !cached[at]));
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - maxPictures)).map((one) => cache.delete(one)));
  } catch {
    // The pictures are still loaded in this page.
  }
}
