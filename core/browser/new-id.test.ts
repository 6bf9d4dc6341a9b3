import { expect, it } from 'vitest';
import { Id } from '../contract/call.ts';
import { newId } from './new-id.ts';

it('makes valid ids that sort by time, with any clock', () => {
  const ids = [0, 1, 1_763_690_000_000, 2 ** 48 - 1].map((now) => newId(now));
  expect(ids).toEqual([...ids].sort());
  for (const id of [...ids, newId(), newId(-5), newId(1e20)]) expect(Id.safeParse(id).success).toBe(true);
  const made = newId(1_763_690_000_000).replaceAll('-', '');
  expect(Number.parseInt(made.slice(0, 12), 16)).toBe(1_763_690_000_000);
  expect(newId(5)).not.toBe(newId(5));
});
