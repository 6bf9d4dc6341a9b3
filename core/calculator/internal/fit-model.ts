import { leastSquares } from './least-squares.ts';
import { mean, total } from './statistics.ts';

/** The values that a model predicts for its parameters, one for each row of data. */
type Model = (params: readonly number[]) => readonly number[];

export type Fit = {
  params: number[];
  /** Part of the variance that the model explains. */
  r2: number;
  /** Correlation, of a straight line only; null for other models. */
  r: number | null;
};

/** A model with its data. */
export type Rows = { model: Model; data: readonly number[] };
/** What a fit is searched with: a few rows to find where to begin, and numbers that suit the columns. */
export type SearchHints = { sample: Rows; starts: readonly number[] };

/** First values that are tried for parameters that are not factors: bases of powers, exponents, shifts. */
const starts = [
  ...[1.1, 0.9, 2, 0.5, 1.5, 0.75, 1.02, 0.98, 3, 0.25, 1, 5, 0.1, 10, -1, -0.1, -0.5, -2, 1.005, 0.995, 0.01],
];
/** Descents on the sample, and those of them that are continued on all rows. */
const descents = 4;
const fullDescents = 2;

/**
 * Parameters for which the model is nearest to the data. The parameters in which it is linear are computed, the others
 * searched from several starts (variable projection). Null if nothing fits.
 */
export function fitModel(rows: Rows, count: number, hints: SearchHints): Fit | null {
  const { model, data } = rows;
  if (data.length === 0 || data.some((value) => !Number.isFinite(value))) return null;
  const linear = linearParams(hints.sample.model, count);
  const searched = Array.from({ length: count }, (_, at) => at).filter((at) => !linear.includes(at));
  const projectOn = (some: Rows) => (values: readonly number[]) =>
    projected({ ...some, count, linear, searched }, values);
  const best =
    searched.length === 0
      ? projectOn(rows)([])
      : searchedBest(searched, projectOn(rows), projectOn(hints.sample), hints.starts, squares(data));
  if (!best) return null;
  const middle = mean(data);
  const spread = total(data.map((value) => (value - middle) ** 2));
  const isExact = best.error <= 1e-24 * squares(data);
  const r2 = spread === 0 ? Number.NaN : isExact ? 1 : 1 - best.error / spread;
  // A search that found less than the mean of the data does has found nothing.
  if (searched.length > 0 && r2 < 0) return null;
  const isLine = searched.length === 0 && count === 2 && hasConstant(model);
  return {
    // Without the rounding of the computation: residuals of an exact fit are 0.
    params: best.params.map((value) => Number(value.toPrecision(13))),
    r2,
    r: isLine ? Math.sign(slopeOf(model, best.params)) * Math.sqrt(Math.max(0, r2)) : null,
  };
}

function squares(values: readonly number[]): number {
  return total(values.map((value) => value * value));
}

/** The best of the descents; of two that are as good, with parameters that are not negative. */
function searchedBest(
  searched: readonly number[],
  project: Project,
  onSample: Project,
  suited: readonly number[],
  size: number,
): Projection | null {
  const begun = bestStarts(searched.length, onSample, suited)
    .flatMap((start) => descend(start, onSample) ?? [])
    .sort((one, other) => one.error - other.error)
    .slice(0, fullDescents)
    .map(({ params }) => searched.map((at) => params[at] as number));
  let best: Projection | null = null;
  for (const start of begun) {
    const found = descend(start, project);
    if (found && (!best || found.error < best.error * (1 - 1e-9))) best = found;
  }
  if (!best) return null;
  const { params, error } = best;
  const positive = project(searched.map((at) => Math.abs(params[at] as number)));
  return positive && positive.error <= error * (1 + 1e-9) + 1e-24 * size ? positive : best;
}

type Problem = {
  model: Model;
  count: number;
  linear: readonly number[];
  searched: readonly number[];
  data: readonly number[];
};
type Projection = { params: number[]; residuals: number[]; error: number };

/** The best linear parameters for given values of the others. */
function projected({ model, count, linear, searched, data }: Problem, values: readonly number[]): Projection | null {
  const params: number[] = new Array(count).fill(0);
  for (const [at, param] of searched.entries()) params[param] = values[at] as number;
  const zero = model(params);
  const columns = linear.map((param) => {
    const one = model(params.map((value, at) => (at === param ? 1 : value)));
    return one.map((value, row) => value - (zero[row] as number));
  });
  const target = data.map((value, row) => value - (zero[row] as number));
  if (target.some((value) => !Number.isFinite(value))) return null;
  const factors = linear.length === 0 ? [] : leastSquares(columns, target);
  if (!factors) return null;
  for (const [at, column] of columns.entries())
    if (Math.abs(factors[at] as number) * Math.hypot(...column) <= 1e-12 * Math.hypot(...target)) factors[at] = 0;
  for (const [at, param] of linear.entries()) params[param] = factors[at] as number;
  const residuals = target.map((value, row) =>
    factors.reduce((rest, factor, at) => rest - factor * (columns[at]?.[row] as number), value),
  );
  const error = residuals.reduce((sum, value) => sum + value * value, 0);
  return Number.isFinite(error) ? { params, residuals, error } : null;
}

type Project = (values: readonly number[]) => Projection | null;

/** The combinations of starts with the smallest errors. */
function bestStarts(count: number, project: Project, suited: readonly number[]): number[][] {
  const [most, mostSuited] =
    count === 1 ? [starts.length, suited.length] : count === 2 ? [16, 9] : [5, count < 4 ? 4 : 0];
  const values = [...starts.slice(0, most), ...suited.slice(0, mostSuited)];
  let combinations: number[][] = [[]];
  for (let at = 0; at < Math.min(count, 4); at += 1)
    combinations = combinations.flatMap((before) => values.map((value) => [...before, value]));
  return combinations
    .map((start) => [...start, ...new Array(count - start.length).fill(1)])
    .map((start) => ({ start, error: project(start)?.error ?? Infinity }))
    .filter(({ error }) => Number.isFinite(error))
    .sort((one, other) => one.error - other.error)
    .slice(0, descents)
    .map(({ start }) => start);
}

/** Levenberg and Marquardt's search from one start. */
function descend(start: readonly number[], project: Project): Projection | null {
  let values = [...start];
  let now = project(values);
  let damping = 1e-3;
  for (let step = 0; now && step < 60 && damping < 1e12; step += 1) {
    const here: Projection = now;
    const slopes = values.map((value, at) => {
      const change = 1e-6 * Math.max(Math.abs(value), 1e-3);
      const next = project(values.map((one, other) => (other === at ? one + change : one)));
      return next ? next.residuals.map((residual, row) => (residual - (here.residuals[row] as number)) / change) : null;
    });
    if (!slopes.every((slope) => slope !== null)) break;
    const weights = slopes.map((slope) => Math.sqrt(damping) * Math.max(1e-12, Math.hypot(...slope)));
    const columns = slopes.map((slope, at) => [...slope, ...weights.map((weight, row) => (row === at ? weight : 0))]);
    const change = leastSquares(columns, [...here.residuals.map((value) => -value), ...weights.map(() => 0)]);
    if (!change) break;
    const candidate = values.map((value, at) => value + (change[at] as number));
    const next = project(candidate);
    if (next && next.error <= here.error) {
      const isDone = here.error - next.error <= 1e-14 * here.error && damping <= 1e-3;
      [values, now, damping] = [candidate, next, Math.max(1e-15, damping / 10)];
      if (isDone) break;
    } else if (Math.hypot(...change) <= 1e-11 * Math.hypot(...values)) break;
    else damping *= 10;
  }
  return now;
}

/** Fixed values, without a pattern, at which linearity is tried. */
const probes = [0.731, 1.377, 0.419, 1.913, 0.597, 1.151, 0.877, 1.709];

/** The parameters in which the model is linear together, whatever the others are. */
function linearParams(model: Model, count: number): number[] {
  const linear: number[] = [];
  for (let at = 0; at < count; at += 1) if (isLinearIn(model, count, [...linear, at])) linear.push(at);
  return linear;
}

function isLinearIn(model: Model, count: number, params: readonly number[]): boolean {
  return [0, 3].every((shift) => {
    const base = Array.from({ length: count }, (_, at) => probes[(at + shift) % probes.length] as number);
    const withValues = (factor: (order: number) => number) =>
      model(base.map((value, at) => (params.includes(at) ? factor(params.indexOf(at)) : value)));
    const zero = withValues(() => 0);
    const ones = params.map((_, order) => withValues((other) => (other === order ? 1 : 0)));
    const mixed = withValues((order) => (probes[(order + 2) % probes.length] as number) * (order % 2 === 0 ? 1 : -2));
    return mixed.every((value, row) => {
      let expected = zero[row] as number;
      for (const [order, one] of ones.entries())
        expected +=
          (probes[(order + 2) % probes.length] as number) *
          (order % 2 === 0 ? 1 : -2) *
          ((one[row] as number) - (zero[row] as number));
      const size = Math.max(...ones.map((one) => Math.abs(one[row] as number)), Math.abs(zero[row] as number), 1e-300);
      return Math.abs(value - expected) <= 1e-9 * size;
    });
  });
}

/** Whether one of two parameters is added as it is, and the other is a factor. */
function hasConstant(model: Model): boolean {
  return [0, 1].some((at) => {
    const [zero, one] = [model([0, 0]), model(at === 0 ? [1, 0] : [0, 1])];
    return one.every((value, row) => value - (zero[row] as number) === 1);
  });
}

function slopeOf(model: Model, params: readonly number[]): number {
  const [zero, first] = [model([0, 0]), model([1, 0])];
  const isFirstConstant = first.every((value, row) => value - (zero[row] as number) === 1);
  return (params[isFirstConstant ? 1 : 0] as number) || 0;
}
