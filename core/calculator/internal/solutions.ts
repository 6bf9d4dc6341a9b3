import type { Curve } from './curve.ts';
import { ExpressionError } from './expression-error.ts';
import { type Interval, isZeroSomewhere, sampled, zerosOf } from './zeros.ts';

type Equation = Extract<Curve, { kind: 'solutions' }>;
export type Solutions =
  /** True for each value; `isDefined`: each value has both sides. */
  | { kind: 'all'; isDefined: boolean }
  /** True over a whole part of the interval. */
  | { kind: 'part' }
  | { kind: 'values'; values: number[] };

/** How much wider than the interval solutions are searched. */
const widths = [10, 100, 1_000];
/** More solutions than these in a wider interval are those of a periodic equation: only the near ones are read. */
const mostFar = 12;

/** The solutions of an equation in one variable: in the interval, and around it where they are few. */
export function solutionsOf(equation: Equation, interval: Interval): Solutions {
  const all = trueForAll(equation, interval);
  if (all) return all;
  if (isZeroSomewhere(sampled(equation.difference, interval))) return { kind: 'part' };
  let values = zerosOf(equation.difference, interval);
  let searched = interval;
  for (const factor of widths) {
    const wider = widened(interval, factor);
    const found = zerosInWider(equation, wider);
    if (found.length > mostFar) break;
    const margin = (searched.to - searched.from) * 1e-7;
    const far = found.filter((value) => value < searched.from - margin || value > searched.to + margin);
    values = [...values, ...far];
    searched = wider;
  }
  return { kind: 'values', values: values.sort((one, other) => one - other) };
}

function widened({ from, to }: Interval, factor: number): Interval {
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  return { from: middle - half * factor, to: middle + half * factor };
}

/** None where the search would take too long: the near solutions are read all the same. */
function zerosInWider({ difference }: Equation, wider: Interval): number[] {
  try {
    return zerosOf(difference, wider);
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}

/** Whether both sides are equal wherever both are defined, up to the rounding of their terms. */
function trueForAll({ difference, sides }: Equation, interval: Interval): Solutions | null {
  const [left, right] = sides;
  const samples = sampled(difference, interval);
  const defined = samples
    .filter(({ value }) => Number.isFinite(value))
    .map(({ x, value }) => ({ error: Math.abs(value), scale: Math.max(Math.abs(left(x)), Math.abs(right(x))) }));
  if (defined.length < samples.length / 10) return null;
  const largest = Math.max(...defined.map(({ scale }) => scale));
  const equal = defined.filter(({ error, scale }) => error <= 1e-12 * scale);
  if (equal.length < defined.length * 0.9 || defined.some(({ error }) => error > 1e-13 * largest)) return null;
  return { kind: 'all', isDefined: defined.length > samples.length - 10 };
}
