import { aMap, aMapQuestion } from '@fourfold/core/simulation/testing/maps';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphOf } from './sequence-graph.ts';
import { splitLinks } from './split-links.ts';

/**
 * Splits the links of a sequence of so many questions. Right answers lead to the next one, wrong
 * ones to the question that `wrong` returns, if any.
 */
function linksOf(total: number, wrong: (at: number) => number | null) {
  const question = (at: number | null) => ({ question: at !== null && at < total ? `${at}` : null, set: null });
  const questions = Array.from({ length: total }, (_, at) =>
    aMapQuestion(`${at}`, { right: question(at + 1), wrong: question(wrong(at)) }),
  );
  const graph = graphOf(aMap(questions));
  return { ...graph, ...splitLinks(graph) };
}

describe('the links of a sequence', () => {
  it('are lines, and those to its end are text', () => {
    const { lines, textLinks } = linksOf(20, () => 0);
    expect(lines).toHaveLength(19 + 20);
    expect(textLinks.map(({ id }) => id)).toEqual(['19 > end']);
  });

  it('are limited to as many lines as can be followed, even if many lead far', () => {
    const { edges, lines, textLinks } = linksOf(300, () => 0);
    expect(lines.length).toBeLessThan(330);
    expect(lines.length + textLinks.length).toBe(edges.length);
    expect(lines.slice(0, 3).map(({ id }) => id)).toEqual(['0 > 1', '0 > 0', '1 > 2']);
  });

  it('give every reachable question a line', () => {
    const total = 400;
    const links = fc.array(fc.nat(total - 1), { minLength: total, maxLength: total });
    fc.assert(
      fc.property(links, (wrong) => {
        const { lines } = linksOf(total, (at) => wrong[at] ?? null);
        // The first question may have only back links.
        const reached = new Set(['0', ...lines.flatMap(({ from, to }) => (from === to ? [] : [to]))]);
        expect(reached.size).toBe(total);
      }),
      { numRuns: 20 },
    );
  });
});
