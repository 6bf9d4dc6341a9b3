import { expect, it } from 'vitest';
import { createIdsByContent } from './ids-by-content.ts';

it('gives the same content the same id and changed content another id', () => {
  const idFor = createIdsByContent();
  const first = idFor({ title: 'Quadratics' });
  expect(idFor({ title: 'Quadratics' })).toBe(first);
  expect(idFor({ title: 'Quadratic equations' })).not.toBe(first);
  expect(idFor({ title: 'Quadratics' })).toBe(first);
  expect(createIdsByContent()({ title: 'Quadratics' })).not.toBe(first);
});
