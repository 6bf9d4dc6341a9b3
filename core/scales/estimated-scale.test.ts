import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimatedScale } from './estimated-scale.ts';
import { type Route, routeAfter, type SectionForm, secondModule } from './section-form.ts';
import { aForm, aModule, anyAdaptiveForm, anyForm } from './testing/forms.ts';
import { numberRightChances } from './testing/number-right.ts';

const rowsOf = (form: SectionForm, route: Route) => estimatedScale(form).get(route) ?? [];
const rawsOf = (form: SectionForm, route: Route) => rowsOf(form, route).map(({ raw }) => raw);

describe('the estimated scale of a form', () => {
  it('has the scores of a section like those of the digital SAT', () => {
    const easier = rowsOf(aForm(), 'easier');
    const harder = rowsOf(aForm(), 'harder');
    expect(easier[0]).toEqual({ raw: 0, score: 200, lower: 200, upper: 200 });
    expect(easier.at(-1)).toEqual({ raw: 34, score: 600, lower: 560, upper: 640 });
    expect(harder[0]).toEqual({ raw: 13, score: 440, lower: 410, upper: 480 });
    expect(harder.at(-1)).toEqual({ raw: 44, score: 800, lower: 800, upper: 800 });
  });

  it('is closer to 500 for fewer items', () => {
    const highest = (first: number[]) => rowsOf({ first, second: null }, 'only').at(-1)?.score;
    expect([[], aModule(2, 2, 2, 2, 2), aModule(4, 4, 4, 4, 4)].map(highest)).toEqual([500, 700, 760]);
  });

  it('has one route if there is one module', () => {
    const scale = estimatedScale({ first: [0, 1], second: null });
    expect([...scale.keys()]).toEqual(['only']);
    expect(scale.get('only')?.map(({ raw }) => raw)).toEqual([0, 1, 2]);
  });

  it('has the score of a standard normal ability if there are no items', () => {
    const row = { raw: 0, score: 500, lower: 400, upper: 600 };
    expect(rowsOf({ first: [], second: null }, 'only')).toEqual([row]);
    const empty = estimatedScale({ first: [], second: { atLeast: 1, easier: [], harder: [] } });
    expect([...empty]).toEqual([
      ['easier', [row]],
      ['harder', []],
    ]);
  });
});

describe('a number right', () => {
  const second = (atLeast: number) => ({ atLeast, easier: [-1, -1], harder: [1, 1, 1] });

  it('is absent from a route that cannot have it', () => {
    const form = { first: [0, 0, 0, 0], second: second(3) };
    expect(rawsOf(form, 'easier')).toEqual([0, 1, 2, 3, 4]);
    expect(rawsOf(form, 'harder')).toEqual([3, 4, 5, 6, 7]);
  });

  it('is absent from a route that no student gets', () => {
    expect(rawsOf({ first: [0, 0], second: second(3) }, 'easier')).toEqual([0, 1, 2, 3, 4]);
    expect(rawsOf({ first: [0, 0], second: second(3) }, 'harder')).toEqual([]);
    expect(rawsOf({ first: [0, 0], second: second(0) }, 'easier')).toEqual([]);
    expect(rawsOf({ first: [0, 0], second: second(0) }, 'harder')).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('for any form', () => {
  it('a row has the mean and deviation of the ability of the students with its route and number right', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        for (const [route, rows] of estimatedScale(form)) {
          const posteriors = posteriorsOf(form, route);
          // By the recursion of Lord and Wingersky: another method than that of the scale.
          expect(rows.map(({ raw }) => raw)).toEqual([...posteriors.keys()].sort((a, b) => a - b));
          for (const { raw, score, lower, upper } of rows) {
            const { mean, deviation } = posteriors.get(raw) ?? { mean: Number.NaN, deviation: Number.NaN };
            expect(distance(score, mean)).toBeLessThan(5.001);
            expect(distance(lower, mean - deviation)).toBeLessThan(5.001);
            expect(distance(upper, mean + deviation)).toBeLessThan(5.001);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('scores are multiples of ten from 200 to 800, within their range, and grow with the number right', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        for (const rows of estimatedScale(form).values()) {
          for (const { score, lower, upper } of rows) {
            const all = [200, lower, score, upper, 800];
            expect(all).toEqual(all.toSorted((a, b) => a - b));
            expect(all.map((points) => points % 10)).toEqual([0, 0, 0, 0, 0]);
          }
          for (const column of ['score', 'lower', 'upper'] as const) {
            const values = rows.map((row) => row[column]);
            expect(values).toEqual(values.toSorted((a, b) => a - b));
          }
          if (rows.length > 1) expect(rows.at(-1)?.score).toBeGreaterThan(rows[0]?.score ?? 0);
        }
      }),
    );
  });

  it('the harder route has at least the score of the easier one for the same number right', () => {
    fc.assert(
      fc.property(anyAdaptiveForm, (form) => {
        const easier = new Map(rowsOf(form, 'easier').map(({ raw, score }) => [raw, score]));
        for (const { raw, score } of rowsOf(form, 'harder')) expect(score).toBeGreaterThanOrEqual(easier.get(raw) ?? 0);
      }),
    );
  });
});

/** Score points between a score and an ability, where the scale does not end. */
function distance(score: number, ability: number): number {
  return Math.abs(score - Math.min(800, Math.max(200, 500 + 100 * ability)));
}

/** Number right → posterior of ability, over all combinations of the numbers right of both modules on a route. */
function posteriorsOf(form: SectionForm, route: Route): Map<number, { mean: number; deviation: number }> {
  const sums = new Map<number, { weight: number; first: number; second: number }>();
  for (let tenths = -40; tenths <= 40; tenths += 1) {
    const ability = tenths / 10;
    const density = Math.exp(-(ability ** 2) / 2);
    const seconds = numberRightChances(secondModule(form, route), ability);
    numberRightChances(form.first, ability).forEach((chance, firstRight) => {
      if (routeAfter(form, firstRight) !== route) return;
      seconds.forEach((secondChance, secondRight) => {
        const weight = density * chance * secondChance;
        const sum = sums.get(firstRight + secondRight) ?? { weight: 0, first: 0, second: 0 };
        sums.set(firstRight + secondRight, {
          weight: sum.weight + weight,
          first: sum.first + weight * ability,
          second: sum.second + weight * ability ** 2,
        });
      });
    });
  }
  return new Map(
    [...sums].map(([raw, { weight, first, second }]) => {
      const mean = first / weight;
      return [raw, { mean, deviation: Math.sqrt(second / weight - mean ** 2) }];
    }),
  );
}
