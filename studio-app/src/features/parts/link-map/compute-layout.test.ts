import { aMap, aMapQuestion, aMapSet } from '@fourfold/core/simulation/testing/maps';
import { type Box, type Direction, neighbourBox } from '@fourfold/ui-kit/graph/neighbour';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeLayout } from './compute-layout.ts';
import { layoutInputOf } from './graph-nodes.ts';
import { graphOf } from './sequence-graph.ts';
import { splitLinks } from './split-links.ts';

/** A sequence whose wrong answers lead through a set, back, or far ahead. */
function laidOutSequence(total: number) {
  const wrongOf = (at: number) => [at + 1, at - 2, at + 40][at % 3] ?? 0;
  const questions = Array.from({ length: total }, (_, at) =>
    aMapQuestion(`q${at}`, {
      right: { question: `q${at + 1}`, set: null },
      wrong: { question: `q${wrongOf(at)}`, set: at % 3 === 0 ? 's' : null },
    }),
  );
  const graph = graphOf(aMap(questions, [aMapSet('s')]));
  const input = layoutInputOf(graph, splitLinks(graph));
  const result = computeLayout(input);
  const boxes = input.nodes.map(({ id, ...size }) => ({ id, ...size, ...(result.nodes[id] ?? { x: 0, y: 0 }) }));
  return { form: input, placed: result, boxes };
}

describe('a layout', () => {
  it('places 300 questions without overlap and within its size, the first one at the top', () => {
    const { placed: result, boxes, form: input } = laidOutSequence(300);
    expect(Object.keys(result.edges)).toEqual(input.edges.map(({ id }) => id));
    expect(
      boxes.filter(
        ({ x, y, width, height }) => x < 0 || y < 0 || x + width > result.width || y + height > result.height,
      ),
    ).toEqual([]);
    const overlapping = boxes.filter((box) => boxes.some((other) => other.id !== box.id && overlap(box, other)));
    expect(overlapping).toEqual([]);
    expect(boxes.find(({ id }) => id === 'q0')?.y).toBe(Math.min(...boxes.map(({ y }) => y)));
  });

  it('has the start above all other nodes, even if unreachable questions link to it', () => {
    const links = fc.array(fc.record({ right: fc.nat(9), wrong: fc.nat(9), hidden: fc.boolean() }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(links, (all) => {
        const link = (at: number) => ({ question: at < all.length ? `q${at}` : null, set: null });
        const graph = graphOf(
          aMap(
            all.map(({ right, wrong, hidden }, at) =>
              aMapQuestion(`q${at}`, { right: link(right), wrong: link(wrong), is_hidden: hidden }),
            ),
          ),
        );
        const { nodes } = computeLayout(layoutInputOf(graph, splitLinks(graph)));
        const others = Object.entries(nodes).filter(([id]) => id !== graph.start);
        const top = graph.start === undefined ? Number.NEGATIVE_INFINITY : (nodes[graph.start]?.y ?? Number.NaN);
        expect(others.filter(([, { y }]) => !(y > top))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('can be navigated by arrow keys from its first question to every other', () => {
    const { boxes } = laidOutSequence(60);
    const visited = new Set(boxes.slice(0, 1));
    for (const box of visited) {
      for (const direction of ['up', 'down', 'left', 'right'] satisfies Direction[]) {
        const next = neighbourBox(boxes, box, direction);
        if (next) visited.add(next);
      }
    }
    expect(boxes.filter((box) => !visited.has(box)).map(({ id }) => id)).toEqual([]);
  });
});

function overlap(one: Box, other: Box): boolean {
  const apart = (a: number, lengthA: number, b: number, lengthB: number) => a + lengthA <= b || b + lengthB <= a;
  return !apart(one.x, one.width, other.x, other.width) && !apart(one.y, one.height, other.y, other.height);
}
