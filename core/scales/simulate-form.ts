import { randomFrom } from '../simulation/random.ts';
import { estimatedScale } from './estimated-scale.ts';
import { abilityPosterior, logAllWrong } from './internal/ability-posterior.ts';
import { scorePoints } from './internal/score-points.ts';
import { drawItems, drawNormal, type SimulatedStudent, simulateStudent } from './internal/simulate-student.ts';
import type { Route, SectionForm } from './section-form.ts';

type FormSimulationOptions = {
  students: number;
  /** Mean and standard deviation of the students' abilities; 0 and 1 for the students that the scale assumes. */
  mean: number;
  spread: number;
  /** An integer; the same seed gives the same result. */
  seed: number;
  /**
   * How much items differ in how well they separate students: the standard deviation of the logarithm of their slopes,
   * which the scale does not know. Default 0: all are 1, as in the Rasch model.
   */
  discrimination?: number;
};

type FormSimulation = {
  students: number;
  /** Only routes with students; scores from 200 to 800. */
  routes: readonly RouteSummary[];
  /**
   * Root mean square error, in score points, of the scores of `estimatedScale`; the true score is 500 + 100 × ability,
   * from 200 to 800. Without students 0.
   */
  error: number;
  /**
   * The same of scores from the pattern of each student's answers, with the slopes known and without rounding: the
   * least possible error if abilities have mean 0 and spread 1.
   */
  patternError: number;
  /** Only bands with students, in ascending order. */
  bands: readonly BandSummary[];
};
type RouteSummary = { route: Route; students: number; meanScore: number; lowest: number; highest: number };
/** Of students with an ability of at least `from` and below `to`. */
type BandSummary = { from: number; to: number; students: number; meanScore: number; error: number };

type ScoredStudent = SimulatedStudent & { score: number; patternScore: number };

/** Simulates students in a section: shows how many get each module 2, and how exact the estimated scale is. */
export function simulateForm(
  form: SectionForm,
  { students: count, mean, spread, seed, discrimination = 0 }: FormSimulationOptions,
): FormSimulation {
  const random = randomFrom(seed);
  const items = drawItems(form, discrimination, random);
  const routes = [...estimatedScale(form)].map(([route, rows]) => ({
    route,
    scores: new Map(rows.map(({ raw, score }) => [raw, score])),
    allWrong: logAllWrong([...items.first, ...items.second[route]]),
  }));
  const students = Array.from({ length: count }, (): ScoredStudent => {
    const student = simulateStudent(form, { items, ability: mean + spread * drawNormal(random), random });
    const found = routes.find(({ route }) => route === student.route);
    const score = found?.scores.get(student.right);
    if (!found || score === undefined) throw new Error(`no score for ${student.right} right, ${student.route}`);
    return { ...student, score, patternScore: scorePoints(abilityPosterior(found.allWrong, student.rightSlopes).mean) };
  });
  return {
    students: count,
    routes: routes.flatMap(({ route }) => summaryOfRoute(route, students)),
    error: errorOf(students),
    patternError: errorOf(students.map((student) => ({ ...student, score: student.patternScore }))),
    bands: summariesOfBands(students),
  };
}

function summaryOfRoute(route: Route, students: readonly ScoredStudent[]): RouteSummary[] {
  const scores = students.filter((student) => student.route === route).map(({ score }) => score);
  if (scores.length === 0) return [];
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
  return [{ route, students: scores.length, meanScore: meanOf(scores), lowest, highest }];
}

/** Bands of ability with a width of one standard deviation, which is 100 score points. */
function summariesOfBands(students: readonly ScoredStudent[]): BandSummary[] {
  const bands = Map.groupBy(students, ({ ability }) => Math.floor(ability));
  return [...bands]
    .sort(([a], [b]) => a - b)
    .map(([from, inBand]) => ({
      from,
      to: from + 1,
      students: inBand.length,
      meanScore: meanOf(inBand.map(({ score }) => score)),
      error: errorOf(inBand),
    }));
}

/** Root mean square error in score points. */
function errorOf(students: readonly { ability: number; score: number }[]): number {
  return Math.sqrt(meanOf(students.map(({ ability, score }) => (score - scorePoints(ability)) ** 2)));
}

/** Of an empty list 0. */
function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
