import { expect, it } from 'vitest';
import { loadPart, parts } from './load-part.ts';

/** An `import()` that fails so often, and then comes. */
function failing(times: number) {
  const load = {
    asked: 0,
    get: async () => (++load.asked > times ? 'the part' : Promise.reject(new Error('offline'))),
  };
  return load;
}

it('a part that comes is asked for once', async () => {
  const load = failing(0);
  expect(await loadPart(load.get)).toBe('the part');
  expect(load.asked).toBe(1);
});

it('one that does not come fails as it did, and is asked for anew when somebody wants it again', async () => {
  const load = failing(1);
  await expect(loadPart(load.get)).rejects.toThrow('offline');
  expect(await loadPart(load.get)).toBe('the part');
});

it('whoever knows more decides what becomes of it, and may ask again', async () => {
  const { lost } = parts;
  parts.lost = async (_, again) => await again();
  expect(await loadPart(failing(1).get)).toBe('the part');
  parts.lost = async (error) => {
    throw new Error('of another build', { cause: error });
  };
  await expect(loadPart(failing(1).get)).rejects.toThrow('of another build');
  parts.lost = lost;
});
