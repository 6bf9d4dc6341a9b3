import type { ExamPart } from '../exams/section.ts';
import { estimatedScale, type ScaleRow } from '../scales/estimated-scale.ts';
import { abilityOf, distanceOnScale, toPartScale } from '../scales/part-scale.ts';
import type { Route } from '../scales/section-form.ts';
import { simulateForm } from '../scales/simulate-form.ts';
import { type FormModule, sectionFormOf } from './section-form-of.ts';

/** Students of a simulation: their shares then vary by about three percentage points. */
export const simulatedStudents = 1_000;

/** Scores and errors are on the scale of the part. */
export type PartSimulation = {
  /** Root mean square error of the scores. */
  error: number;
  /** The same of scores from the pattern of each student's answers, which no table can be better than. */
  leastError: number;
  /** Only routes with students. `share`: from 0 to 1. */
  routes: { route: Route; share: number; meanScore: number; lowest: number; highest: number }[];
  /** Students by their true score, from `from` to below `to`; only bands with students. */
  bands: { from: number; to: number; students: number; meanScore: number; error: number }[];
  /** The score of each number of right answers on each route. */
  scale: { route: Route; rows: ScaleRow[] }[];
};

type SimulatedPart = {
  scale: ExamPart['scale'];
  modules: readonly FormModule[];
  /** The number that an author entered for the route; null for the suggested one. */
  entered: number | null;
  /** The mean true score of the students, on the scale of the part; a standard deviation is that of all students. */
  mean: number;
};

/** Simulates 1,000 students in a part of a test on screen. The same part and mean give the same result. */
export function simulatePart({ scale, modules, entered, mean }: SimulatedPart): PartSimulation {
  const form = sectionFormOf(modules, entered);
  const options = { students: simulatedStudents, mean: abilityOf(scale, mean), spread: 1, seed: 1 };
  const { students, routes, bands, error, patternError } = simulateForm(form, options);
  const shown = (score: number) => toPartScale(scale, score);
  return {
    error: distanceOnScale(scale, error),
    leastError: distanceOnScale(scale, patternError),
    routes: routes.map(({ route, students: count, meanScore, lowest, highest }) => ({
      ...{ route, share: count / students, meanScore: shown(meanScore) },
      ...{ lowest: shown(lowest), highest: shown(highest) },
    })),
    bands: bands.map(({ from, to, students: count, meanScore, error: bandError }) => ({
      ...{ from: shown(500 + 100 * from), to: shown(500 + 100 * to), students: count },
      ...{ meanScore: shown(meanScore), error: distanceOnScale(scale, bandError) },
    })),
    scale: [...estimatedScale(form)].map(([route, rows]) => ({
      route,
      rows: rows.map(({ raw, score, lower, upper }) => ({
        ...{ raw, score: shown(score), lower: shown(lower), upper: shown(upper) },
      })),
    })),
  };
}
