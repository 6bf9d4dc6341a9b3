import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examEditions } from '../exams/exam-editions.ts';
import { abilityOf, toPartScale } from '../scales/part-scale.ts';
import { simulatedStudents, simulatePart } from './simulate-part.ts';
import { anyItems, itemsOf } from './testing/arbitrary-items.ts';

const scales = [examEditions['sat-digital'].parts[0].scale, examEditions['act-enhanced'].parts[0].scale];
const ranked = (...counts: number[]) => counts.flatMap((count, rank) => itemsOf(rank as 0, count));
const modules = [
  { route: null, items: ranked(4, 4, 6, 4, 4) },
  { route: 'easier', items: ranked(8, 7, 5, 2) },
  { route: 'harder', items: ranked(0, 2, 5, 7, 8) },
] as const;

describe('the scale of a part', () => {
  it.each(scales)('from $min to $max has its limits at 200 and 800, and the middle at ability 0', (scale) => {
    expect([200, 800].map((score) => toPartScale(scale, score))).toEqual([scale.min, scale.max]);
    expect([scale.min, (scale.min + scale.max) / 2, scale.max].map((score) => abilityOf(scale, score))).toEqual([
      -3, 0, 3,
    ]);
  });
});

describe('a simulation of a part', () => {
  it('has each student in one route and one band, and scores on the scale of the part', () => {
    const anyMean = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...scales), anyItems, anyItems, anyMean, (scale, first, second, at) => {
        const routed = [{ route: null, items: first }, { route: 'easier', items: second }, modules[2]] as const;
        const mean = scale.min + at * (scale.max - scale.min);
        const { routes, bands, scale: table } = simulatePart({ scale, modules: routed, entered: null, mean });
        expect(routes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
        expect(bands.reduce((sum, { students }) => sum + students, 0)).toBe(simulatedStudents);
        const scores = [...routes.flatMap((one) => [one.lowest, one.meanScore, one.highest])];
        const all = [
          ...scores,
          ...table.flatMap(({ rows }) => rows.flatMap((row) => [row.lower, row.score, row.upper])),
        ];
        expect(all.every((score) => score >= scale.min && score <= scale.max)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('sends more able students to the harder module', () => {
    const [scale] = scales;
    if (!scale) throw new Error('no scale');
    const harderShare = (mean: number) =>
      simulatePart({ scale, modules, entered: 13, mean }).routes.find(({ route }) => route === 'harder')?.share ?? 0;
    const shares = [300, 500, 700].map(harderShare);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBeLessThan(0.1);
    expect(shares[2]).toBeGreaterThan(0.9);
  });

  it('says how far scores are from the truth: about 35 of 600 points with 2 modules of 22 questions', () => {
    const [scale] = scales;
    if (!scale) throw new Error('no scale');
    const { error, leastError } = simulatePart({ scale, modules, entered: null, mean: 500 });
    expect(error).toBeGreaterThan(30);
    expect(error).toBeLessThan(40);
    expect(error / leastError).toBeLessThan(1.02);
  });
});
