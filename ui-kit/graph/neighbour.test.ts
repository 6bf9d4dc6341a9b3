import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, type Direction, neighbourBox } from './neighbour.ts';

type NamedBox = Box & { id: string };
const directions: readonly Direction[] = ['up', 'down', 'left', 'right'];
const box = (id: string, x: number, y: number): NamedBox => ({ id, x, y, width: 100, height: 40 });

/**
 *     a
 *   b   c
 *       d   e
 */
const boxes = [box('a', 100, 0), box('b', 0, 100), box('c', 200, 100), box('d', 200, 200), box('e', 400, 200)];
const walkFrom = (from: string, ...steps: Direction[]) =>
  steps.reduce<NamedBox | undefined>(
    (at, step) => at && neighbourBox(boxes, at, step),
    boxes.find(({ id }) => id === from),
  )?.id;

describe('a step', () => {
  it('down or up leads to the nearest box there', () => {
    expect([walkFrom('c', 'down'), walkFrom('d', 'up'), walkFrom('b', 'up'), walkFrom('e', 'up')]).toEqual([
      'd',
      'c',
      'a',
      'c',
    ]);
  });

  it('prefers a farther box below over one far to the side', () => {
    const tall = [box('top', 0, 0), box('aside', 400, 120), box('below', 0, 300)];
    expect(neighbourBox(tall, tall[0] as NamedBox, 'down')?.id).toBe('below');
  });

  it('right goes through the row to the next row, and left goes back', () => {
    expect(['a', 'b', 'c', 'd', 'e'].map((id) => walkFrom(id, 'right'))).toEqual(['b', 'c', 'd', 'e', undefined]);
    expect(['a', 'b', 'c', 'd', 'e'].map((id) => walkFrom(id, 'left'))).toEqual([undefined, 'a', 'b', 'c', 'd']);
  });

  it('stays in a row of boxes with different heights', () => {
    const row = [box('one', 0, 0), { ...box('low', 300, 10), height: 20 }, { ...box('high', 150, -10), height: 60 }];
    expect(neighbourBox(row, row[0] as NamedBox, 'right')?.id).toBe('high');
    expect(directions.slice(0, 2).map((step) => neighbourBox(row, row[0] as NamedBox, step))).toEqual([
      undefined,
      undefined,
    ]);
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
const anyBoxes = fc.oneof(inRows, anywhere);

describe('walking among any boxes', () => {
  it('reaches every box from every other', () => {
    fc.assert(
      fc.property(anyBoxes, (all) => {
        for (const start of all) {
          const reached = new Set([start]);
          for (const at of reached) {
            for (const step of directions) reached.add(neighbourBox(all, at, step) ?? at);
          }
          expect(reached.size).toBe(all.length);
        }
      }),
    );
  });

  it('returns one of the boxes, in the given direction', () => {
    fc.assert(
      fc.property(anyBoxes, fc.array(fc.constantFrom(...directions), { maxLength: 60 }), (all, steps) => {
        let at = all[0] as NamedBox;
        for (const step of steps) {
          const next = neighbourBox(all, at, step);
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
      fc.property(anyBoxes, (all) => {
        for (const at of all) {
          const [right, left] = [neighbourBox(all, at, 'right'), neighbourBox(all, at, 'left')];
          if (right) expect(neighbourBox(all, right, 'left')).toBe(at);
          if (left) expect(neighbourBox(all, left, 'right')).toBe(at);
        }
      }),
    );
  });
});
