import { expect, it } from 'vitest';
import { newIds } from './new-ids.ts';

it('gives the same content the same id and changed content another id', () => {
  const idOf = newIds();
  const first = idOf({ title: 'Quadratics' });
  expect(idOf({ title: 'Quadratics' })).toBe(first);
  expect(idOf({ title: 'Quadratic equations' })).not.toBe(first);
  expect(idOf({ title: 'Quadratics' })).toBe(first);
  expect(newIds()({ title: 'Quadratics' })).not.toBe(first);
});
