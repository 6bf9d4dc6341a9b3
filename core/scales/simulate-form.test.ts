import { describe, expect, it } from 'vitest';
import { simulateForm } from './simulate-form.ts';
import { aForm, aModule } from './testing/forms.ts';

const typical = { students: 4_000, mean: 0, spread: 1 };
const seeds = [1, 2, 3, 4, 5];

describe('a simulation of a form', () => {
  it('depends only on the seed', () => {
    const options = { ...typical, students: 300, seed: 41, discrimination: 0.3 };
    expect(simulateForm(aForm(), options)).toEqual(simulateForm(aForm(), options));
    expect(simulateForm(aForm(), options).error).not.toBe(simulateForm(aForm(), { ...options, seed: 42 }).error);
  });

  it('counts each student in one route and in one band of ability', () => {
    const { students, routes, bands } = simulateForm(aForm(), { ...typical, seed: 1 });
    const total = (groups: readonly { students: number }[]) => groups.reduce((sum, one) => sum + one.students, 0);
    expect([students, total(routes), total(bands)]).toEqual([4_000, 4_000, 4_000]);
    expect(routes.map(({ route }) => route)).toEqual(['easier', 'harder']);
    expect(bands.every(({ from, to }) => to === from + 1)).toBe(true);
    expect(bands.map(({ from }) => from)).toEqual(bands.map(({ from }) => from).toSorted((a, b) => a - b));
    for (const { lowest, meanScore, highest } of routes)
      expect([200, lowest, meanScore, highest, 800]).toEqual(
        [200, lowest, meanScore, highest, 800].toSorted((a, b) => a - b),
      );
  });

  it('gives more able students the harder module and a higher score', () => {
    const [low, high] = [-2, 2].map((mean) => simulateForm(aForm(), { students: 500, mean, spread: 0, seed: 1 }));
    expect(low?.routes.map(({ route }) => route)).toEqual(['easier']);
    expect(high?.routes.map(({ route }) => route)).toEqual(['harder']);
    expect(low?.bands).toMatchObject([{ from: -2, to: -1, students: 500 }]);
    expect(high?.bands).toMatchObject([{ from: 2, to: 3, students: 500 }]);
    // The mean of the posterior is closer to 500 than the true scores, 300 and 700.
    expect(low?.routes[0]?.meanScore).toBeCloseTo(320, -1);
    expect(high?.routes[0]?.meanScore).toBeCloseTo(680, -1);
  });

  it('has one route if there is one module', () => {
    const { routes } = simulateForm({ first: aModule(4, 4, 6, 4, 4), second: null }, { ...typical, seed: 1 });
    expect(routes).toMatchObject([{ route: 'only', students: 4_000 }]);
  });

  it('has the error of a guess if there are no items', () => {
    const { error } = simulateForm({ first: [], second: null }, { ...typical, seed: 1 });
    expect(error).toBeGreaterThan(95);
    expect(error).toBeLessThan(105);
  });

  it('has no students if there are none', () => {
    const result = simulateForm(aForm(), { ...typical, students: 0, seed: 1 });
    expect(result).toEqual({ students: 0, routes: [], error: 0, patternError: 0, bands: [] });
  });
});

describe('the error of the scores of a form', () => {
  it.each(seeds)('is that of the patterns of answers, up to rounding, in the Rasch model; seed %i', (seed) => {
    const { error, patternError } = simulateForm(aForm(), { ...typical, seed });
    expect(error / patternError).toBeLessThan(1.01);
    expect(error).toBeLessThan(36);
  });

  it.each(seeds)('is at most 1.1 times that of the patterns if slopes of items differ; seed %i', (seed) => {
    const { error, patternError } = simulateForm(aForm(), { ...typical, seed, discrimination: 0.3 });
    expect(error / patternError).toBeGreaterThan(1.01);
    expect(error / patternError).toBeLessThanOrEqual(1.1);
  });
});
