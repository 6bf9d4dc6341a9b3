import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchesOf } from './bucket-batches.ts';

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

describe('batches of a bulk creation', () => {
  it('contain the whole list in order, each with 1 to 25 records', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 120 }), (list) => {
        const batches = batchesOf(list);
        expect(batches.flat()).toEqual(list);
        for (const batch of batches) {
          expect(batch.length).toBeGreaterThan(0);
          expect(batch.length).toBeLessThanOrEqual(25);
        }
      }),
    );
  });

  it('are at most half a megabyte, unless a single record is larger', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(sizes, fc.constantFrom('a', 'é', '𝔘'), (lengths, char) => {
        for (const batch of batchesOf(lengths.map((length) => char.repeat(length)))) {
          if (batch.length > 1) expect(bytesOf(batch)).toBeLessThanOrEqual(500_000 + 100);
        }
      }),
      { numRuns: 20 },
    );
  });
});
