import { afterEach, expect, it, vi } from 'vitest';
import { loadPart, parts } from './load-part.ts';

const { lost } = parts;
afterEach(() => {
  vi.unstubAllGlobals();
  parts.lost = lost;
  parts.asked = {};
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
    come: () => links.map((link) => link.onload?.()),
    fail: () => [...links].map((link) => link.onerror?.(new Error(`offline: ${link.href}`))),
  };
}

/** An `import()` that fails the given number of times and then succeeds. */
function failing(times: number) {
  const load = {
    asked: 0,
    get: async () => (++load.asked > times ? 'the part' : Promise.reject(new Error('offline'))),
  };
  return load;
}

it('a chunk that loads is requested once', async () => {
  const load = failing(0);
  expect(await loadPart(load.get)).toBe('the part');
  expect(load.asked).toBe(1);
});

it('a chunk that fails rejects with its error, and is requested again by the next call', async () => {
  const load = failing(1);
  await expect(loadPart(load.get)).rejects.toThrow('offline');
  expect(await loadPart(load.get)).toBe('the part');
});

it('the failure handler decides the result, and may request the chunk again', async () => {
  parts.lost = async (_, again) => await again();
  expect(await loadPart(failing(1).get)).toBe('the part');
  parts.lost = async (error) => {
    throw new Error('of another build', { cause: error });
  };
  await expect(loadPart(failing(1).get)).rejects.toThrow('of another build');
});

it('styles are fetched in parallel, and are loaded before the chunk runs', async () => {
  const head = aHead();
  const load = failing(0);
  const part = loadPart(load.get, ['a.js', 'a.css']);
  const same = loadPart(load.get, ['b.js', 'a.css']);
  await Promise.resolve();
  expect(head.names()).toEqual(['modulepreload /a.js', 'stylesheet /a.css', 'modulepreload /b.js']);
  expect(load.asked).toBe(0);
  head.come();
  expect(await Promise.all([part, same])).toEqual(['the part', 'the part']);
});

it('failed styles are fetched again, also while another chunk waits for its styles', async () => {
  const head = aHead();
  // Each waits before it retries.
  const waiting: (() => void)[] = [];
  parts.lost = (_, again) => new Promise((done) => waiting.push(() => done(again())));
  const two = ['a.css', 'b.css'].map((style) => loadPart(failing(0).get, [style]));
  head.fail();
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  expect(head.names()).toEqual([]);
  for (const again of waiting) again();
  expect(head.names()).toEqual(['stylesheet /a.css', 'stylesheet /b.css']);
  head.come();
  expect(await Promise.all(two)).toEqual(['the part', 'the part']);
});
