import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepView, overviewSize, scrollByKey, scrollToShare } from './view.ts';

const frame = { width: 400, height: 300 };
const aNode = (id: string, x: number, y: number) => ({ id, x, y, width: 188, height: 66 });
const position = fc.record({ x: fc.nat(2_000), y: fc.nat(40_000) });

describe('the view of a drawing', () => {
  it('shows a node at the same point after the drawing has changed around it', () => {
    fc.assert(
      fc.property(position, position, fc.constantFrom(0.2, 0.5, 1, 1.5), (from, to, scale) => {
        const [was, is] = [aNode('a', from.x, from.y), aNode('a', to.x, to.y)];
        const scrolled = { left: from.x * scale - 50, top: from.y * scale - 80 };
        const far = [aNode('b', from.x + 9_000, from.y), aNode('gone', from.x, from.y)];
        const view = keepView(
          { nodes: [was, ...far], scale },
          { nodes: [is, aNode('b', 0, 0)], scale },
          frame,
          scrolled,
        );
        expect(is.x * scale - view.left).toBeCloseTo(50, 6);
        expect(is.y * scale - view.top).toBeCloseTo(80, 6);
      }),
    );
  });

  it('has the same centre after a zoom', () => {
    const nodes = [aNode('a', 100, 100), aNode('b', 700, 900)];
    const view = keepView({ nodes, scale: 1 }, { nodes, scale: 0.5 }, frame, { left: 300, top: 650 });
    expect({ x: (view.left + 200) / 0.5, y: (view.top + 150) / 0.5 }).toEqual({ x: 500, y: 800 });
  });

  it('stays if no node of before is left', () => {
    const scrolled = { left: 3, top: 4 };
    expect(keepView({ nodes: [aNode('a', 0, 0)], scale: 1 }, { nodes: [], scale: 1 }, frame, scrolled)).toBe(scrolled);
  });
});

describe('an overview', () => {
  it('shows a drawing whole within its limits, and a very long one wide enough to be clicked', () => {
    const limits = { width: 120, height: 700 };
    expect(overviewSize({ width: 600, height: 700 }, limits)).toEqual({ width: 120, height: 140 });
    expect(overviewSize({ width: 600, height: 46_028 }, limits)).toEqual({ width: 40, height: 700 });
  });

  it('moves to a point of the drawing, and not beyond its ends', () => {
    expect([0, 0.5, 1].map((share) => scrollToShare(share, 1_000, 200))).toEqual([0, 400, 800]);
  });

  it('moves by a step, by a frame, to the start and to the end, and ignores other keys', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'a', 'ArrowLeft'];
    expect(keys.map((key) => scrollByKey(key, 'y', 500, 1_000, 400))).toEqual([
      460,
      540,
      100,
      600,
      0,
      600,
      undefined,
      undefined,
    ]);
    expect(scrollByKey('ArrowLeft', 'x', 20, 1_000, 400)).toBe(0);
  });
});
