import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portionsOf } from './bucket-portions.ts';

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

describe('batches of a bulk creation', () => {
  it('contain the whole list in order, each with 1 to 25 records', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 120 }), (list) => {
        const portions = portionsOf(list);
        expect(portions.flat()).toEqual(list);
        for (const portion of portions) {
          expect(portion.length).toBeGreaterThan(0);
          expect(portion.length).toBeLessThanOrEqual(25);
        }
      }),
    );
  });

  it('are at most half a megabyte, unless a single record is larger', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(sizes, fc.constantFrom('a', 'é', '𝔘'), (lengths, char) => {
        for (const portion of portionsOf(lengths.map((length) => char.repeat(length)))) {
          if (portion.length > 1) expect(bytesOf(portion)).toBeLessThanOrEqual(500_000 + 100);
        }
      }),
      { numRuns: 20 },
    );
  });
});
