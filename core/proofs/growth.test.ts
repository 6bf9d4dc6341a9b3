import { describe, expect, it } from 'vitest';
import { growthOf } from '../../bin/testing/work-of.mjs';
import { shapes } from './testing/shapes.ts';

const module = new URL('./testing/shapes.ts', import.meta.url);

describe('four times as many questions take some four times the work', () => {
  it.each(Object.keys(shapes))('to see the ways of %s', async (shape) => {
    expect(await growthOf(module, 'seeWays', (count) => [shape, count], 250)).toBeLessThan(4.2);
  });

  it('to prove all that is proven of a sequence', async () => {
    const shape = 'a line with ways back to its start';
    expect(await growthOf(module, 'proveAll', (count) => [shape, count], 100)).toBeLessThan(4.2);
  });
});
