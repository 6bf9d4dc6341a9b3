/** The worker's cache of pictures (src/worker/builds.ts), and how many it holds at most. */
const cacheName = 'fourfold.pictures';
const most = 300;

/** Pictures in use: the browser shows them again without asking for them as long as they are held here. */
const held = new Map<string, HTMLImageElement>();

/** Loads pictures, and keeps those of this site over a reload. Answers which did not come. */
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

/** Storage that fails leaves them where they are: in this page. */
async function stored(addresses: readonly string[]): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    const there = await Promise.all(addresses.map((address) => cache.match(address)));
    await cache.addAll(addresses.filter((_, at) => !there[at]));
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((one) => cache.delete(one)));
  } catch {
    // The page has them.
  }
}
