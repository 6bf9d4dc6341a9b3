import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { componentsOf, type Graph, reachableFrom } from './components.ts';

const graph: fc.Arbitrary<Graph> = fc
  .integer({ min: 1, max: 9 })
  .chain((nodes) =>
    fc.array(fc.uniqueArray(fc.nat(nodes - 1), { maxLength: 3 }), { minLength: nodes, maxLength: nodes }),
  );
const leadsTo = (of: Graph, from: number, to: number) => reachableFrom(of, from, []).includes(to);

it('two nodes are in one component exactly when each reaches the other', () => {
  fc.assert(
    fc.property(graph, (of) => {
      const component = componentsOf(of);
      for (const a of of.keys()) {
        for (const b of of.keys()) {
          expect(component[a] === component[b]).toBe(leadsTo(of, a, b) && leadsTo(of, b, a));
        }
      }
    }),
    { numRuns: 500 },
  );
});

it('a path of a hundred thousand nodes is followed without recursion', () => {
  const long = Array.from({ length: 100_000 }, (_, at) => (at < 99_999 ? [at + 1] : []));
  expect(new Set(componentsOf(long)).size).toBe(100_000);
  expect(reachableFrom(long, 0, [])).toHaveLength(100_000);
});
