import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointBiserial, type ScoredSides } from './point-biserial.ts';

type Scored = { right: boolean; score: number };

/** The two groups as the database aggregates them. */
function sidesOf(scored: readonly Scored[]): ScoredSides {
  const side = (wanted: boolean) => {
    const scores = scored.filter(({ right }) => right === wanted).map(({ score }) => score);
    return { students: scores.length, mean: scores.length > 0 ? meanOf(scores) : 0 };
  };
  const all = scored.map(({ score }) => score);
  const deviation = Math.sqrt(meanOf(all.map((score) => (score - meanOf(all)) ** 2)));
  return { right: side(true), wrong: side(false), deviation };
}

/** Pearson's correlation by its textbook formula. */
function pearson(pairs: readonly (readonly [number, number])[]): number {
  const [mx, my] = [meanOf(pairs.map(([x]) => x)), meanOf(pairs.map(([, y]) => y))];
  const sum = (of: (dx: number, dy: number) => number) => pairs.reduce((s, [x, y]) => s + of(x - mx, y - my), 0);
  return sum((dx, dy) => dx * dy) / Math.sqrt(sum((dx) => dx * dx) * sum((_, dy) => dy * dy));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Students whose score is a share of up to 12 questions. */
const anyStudents = fc
  .array(
    fc
      .record({ right: fc.boolean(), of: fc.integer({ min: 1, max: 12 }), had: fc.nat(12) })
      .map(({ right, of, had }) => ({
        right,
        score: Math.min(had, of) / of,
      })),
    { minLength: 20, maxLength: 200 },
  )
  .filter(
    (students) =>
      new Set(students.map(({ right }) => right)).size === 2 && new Set(students.map(({ score }) => score)).size > 1,
  );

const found = (students: readonly Scored[]) => pointBiserial(sidesOf(students));

describe('the discrimination of a question', () => {
  it('is Pearson’s correlation of right and wrong with the score', () => {
    fc.assert(
      fc.property(anyStudents, (students) => {
        const expected = pearson(students.map(({ right, score }) => [right ? 1 : 0, score]));
        // The correlation is symmetric.
        expect(pearson(students.map(({ right, score }) => [score, right ? 1 : 0]))).toBeCloseTo(expected, 12);
        expect(found(students)).toBeCloseTo(expected, 9);
      }),
    );
  });

  it('lies between -1 and 1, changes its sign with the verdicts, and ignores the unit of the score', () => {
    fc.assert(
      fc.property(
        anyStudents,
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: -9, max: 9 }),
        (students, by, and) => {
          const value = found(students) ?? Number.NaN;
          expect(Math.abs(value)).toBeLessThanOrEqual(1);
          expect(found(students.map((each) => ({ ...each, right: !each.right })))).toBeCloseTo(-value, 9);
          expect(found(students.map((each) => ({ ...each, score: each.score * by + and })))).toBeCloseTo(value, 6);
          expect(found(students.map((each) => ({ ...each, score: -each.score })))).toBeCloseTo(-value, 9);
        },
      ),
    );
  });

  const students = (count: number, right: boolean, score: number) => Array<Scored>(count).fill({ right, score });

  it('is 1 if those who were right here are right on all others and the rest on none; -1 if reversed', () => {
    expect(found([...students(12, true, 1), ...students(8, false, 0)])).toBeCloseTo(1, 12);
    expect(found([...students(12, false, 1), ...students(8, true, 0)])).toBeCloseTo(-1, 12);
  });

  it.each([
    ['fewer than 20 students', [...students(12, true, 1), ...students(7, false, 0)]],
    ['all of them right', [...students(12, true, 1), ...students(8, true, 0)]],
    ['all of them wrong', [...students(12, false, 1), ...students(8, false, 0)]],
    [
      'the same score of all, whatever its sums are rounded to',
      [...students(12, true, 1 / 3), ...students(9, false, 1 / 3)],
    ],
  ])('is null with %s', (_what, given) => {
    expect(found(given)).toBeNull();
  });
});
