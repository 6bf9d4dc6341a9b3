import { afterEach, expect, it, vi } from 'vitest';
import { chunkLoads, loadChunk } from './load-chunk.ts';

const { onLoadFailed } = chunkLoads;
afterEach(() => {
  vi.unstubAllGlobals();
  chunkLoads.onLoadFailed = onLoadFailed;
  chunkLoads.requested = {};
});

/** A fake document head. A link that is removed while it loads fires no event. */
function aHead() {
  type Link = { rel: string; href: string; onload?: () => void; onerror?: (error: Error) => void; remove(): void };
  const links: Link[] = [];
  vi.stubGlobal('document', {
    createElement: () => ({
      remove() {
        links.splice(links.indexOf(this as Link), 1);
      },
    }),
    head: { append: (link: Link) => void links.push(link) },
    querySelector: (selector: string) => links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
  });
  return {
    names: () => links.map(({ rel, href }) => `${rel} ${href}`),
    loadAll: () => links.map((link) => link.onload?.()),
    fail: () => [...links].map((link) => link.onerror?.(new Error(`offline: ${link.href}`))),
  };
}

/** An `import()` that fails the given number of times and then succeeds. */
function failingLoad(times: number) {
  const load = {
    calls: 0,
    get: async () => (++load.calls > times ? 'the part' : Promise.reject(new Error('offline'))),
  };
  return load;
}

it('a chunk that loads is requested once', async () => {
  const load = failingLoad(0);
  expect(await loadChunk(load.get)).toBe('the part');
  expect(load.calls).toBe(1);
});

it('a chunk that fails rejects with its error, and is requested again by the next call', async () => {
  const load = failingLoad(1);
  await expect(loadChunk(load.get)).rejects.toThrow('offline');
  expect(await loadChunk(load.get)).toBe('the part');
});

it('the failure handler decides the result, and may request the chunk again', async () => {
  chunkLoads.onLoadFailed = async (_, again) => await again();
  expect(await loadChunk(failingLoad(1).get)).toBe('the part');
  chunkLoads.onLoadFailed = async (error) => {
    throw new Error('of another build', { cause: error });
  };
  await expect(loadChunk(failingLoad(1).get)).rejects.toThrow('of another build');
});

it('styles are fetched in parallel, and are loaded before the chunk runs', async () => {
  const head = aHead();
  const load = failingLoad(0);
  const part = loadChunk(load.get, ['a.js', 'a.css']);
  const same = loadChunk(load.get, ['b.js', 'a.css']);
  await Promise.resolve();
  expect(head.names()).toEqual(['modulepreload /a.js', 'stylesheet /a.css', 'modulepreload /b.js']);
  expect(load.calls).toBe(0);
  head.loadAll();
  expect(await Promise.all([part, same])).toEqual(['the part', 'the part']);
});

it('failed styles are fetched again, also while another chunk waits for its styles', async () => {
  const head = aHead();
  // Each waits before it retries.
  const waiting: (() => void)[] = [];
  chunkLoads.onLoadFailed = (_, again) => new Promise((done) => waiting.push(() => done(again())));
  const two = ['a.css', 'b.css'].map((style) => loadChunk(failingLoad(0).get, [style]));
  head.fail();
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  expect(head.names()).toEqual([]);
  for (const again of waiting) again();
  expect(head.names()).toEqual(['stylesheet /a.css', 'stylesheet /b.css']);
  head.loadAll();
  expect(await Promise.all(two)).toEqual(['the part', 'the part']);
});
