import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, type Direction, neighbour } from './neighbour.ts';

type Named = Box & { id: string };
const directions: readonly Direction[] = ['up', 'down', 'left', 'right'];
const box = (id: string, x: number, y: number): Named => ({ id, x, y, width: 100, height: 40 });

/**
 *     a
 *   b   c
 *       d   e
 */
const boxes = [box('a', 100, 0), box('b', 0, 100), box('c', 200, 100), box('d', 200, 200), box('e', 400, 200)];
const walk = (from: string, ...steps: Direction[]) =>
  steps.reduce<Named | undefined>(
    (at, step) => at && neighbour(boxes, at, step),
    boxes.find(({ id }) => id === from),
  )?.id;

describe('a step', () => {
  it('down or up leads to the nearest box there', () => {
    expect([walk('c', 'down'), walk('d', 'up'), walk('b', 'up'), walk('e', 'up')]).toEqual(['d', 'c', 'a', 'c']);
  });

  it('prefers a farther box below over one far to the side', () => {
    const tall = [box('top', 0, 0), box('aside', 400, 120), box('below', 0, 300)];
    expect(neighbour(tall, tall[0] as Named, 'down')?.id).toBe('below');
  });

  it('right goes through the row to the next row, and left goes back', () => {
    expect(['a', 'b', 'c', 'd', 'e'].map((id) => walk(id, 'right'))).toEqual(['b', 'c', 'd', 'e', undefined]);
    expect(['a', 'b', 'c', 'd', 'e'].map((id) => walk(id, 'left'))).toEqual([undefined, 'a', 'b', 'c', 'd']);
  });

  it('stays in a row of boxes with different heights', () => {
    const row = [box('one', 0, 0), { ...box('low', 300, 10), height: 20 }, { ...box('high', 150, -10), height: 60 }];
    expect(neighbour(row, row[0] as Named, 'right')?.id).toBe('high');
    expect(directions.slice(0, 2).map((step) => neighbour(row, row[0] as Named, step))).toEqual([undefined, undefined]);
  });
});

/** Boxes in rows, as a layout makes them, or anywhere. */
const coordinate = fc.integer({ min: 0, max: 3_000 });
const inRows = fc
  .array(fc.array(coordinate, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 8 })
  .map((rows) => rows.flatMap((row, down) => [...new Set(row)].map((x) => box(`${down} ${x}`, x, down * 117))));
const anywhere = fc
  .uniqueArray(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 40, selector: String })
  .map((corners) => corners.map(([x, y]) => box(`${x} ${y}`, x, y)));
const placed = fc.oneof(inRows, anywhere);

describe('walking among any boxes', () => {
  it('reaches every box from every other', () => {
    fc.assert(
      fc.property(placed, (all) => {
        for (const start of all) {
          const met = new Set([start]);
          for (const at of met) {
            for (const step of directions) met.add(neighbour(all, at, step) ?? at);
          }
          expect(met.size).toBe(all.length);
        }
      }),
    );
  });

  it('returns one of the boxes, in the given direction', () => {
    fc.assert(
      fc.property(placed, fc.array(fc.constantFrom(...directions), { maxLength: 60 }), (all, steps) => {
        let at = all[0] as Named;
        for (const step of steps) {
          const next = neighbour(all, at, step);
          if (!next) continue;
          expect(all).toContain(next);
          if (step === 'down') expect(next.y).toBeGreaterThan(at.y);
          if (step === 'up') expect(next.y).toBeLessThan(at.y);
          at = next;
        }
      }),
    );
  });

  it('left undoes right, and right undoes left', () => {
    fc.assert(
      fc.property(placed, (all) => {
        for (const at of all) {
          const [right, left] = [neighbour(all, at, 'right'), neighbour(all, at, 'left')];
          if (right) expect(neighbour(all, right, 'left')).toBe(at);
          if (left) expect(neighbour(all, left, 'right')).toBe(at);
        }
      }),
    );
  });
});
