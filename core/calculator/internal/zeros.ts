import type { Numeric } from './curve.ts';

export type Interval = { from: number; to: number };

/** Steps in which an interval is sampled. */
const steps = 900;
/** Zeros at most; a function with more is not a student's. */
const mostZeros = 60;

type Sample = { x: number; value: number };

/** Values at regular distances, with the two ends. */
export function sampled(at: Numeric, { from, to }: Interval, count = steps): Sample[] {
  const width = (to - from) / count;
  return Array.from({ length: count + 1 }, (_, step) => {
    const x = tidied(from + step * width, width);
    const value = at(x);
    return { x, value: Number.isFinite(value) ? value : Number.NaN };
  });
}

/** Removes the rounding of a sum of steps, so that 0 and whole numbers are hit exactly. */
function tidied(x: number, width: number): number {
  const digits = Math.min(15, Math.max(0, 8 - Math.floor(Math.log10(width))));
  return Number(x.toFixed(digits)) + 0;
}

/**
 * Where a function is zero in an interval, in order: where it changes its sign, touches zero, or ends at zero. Poles and
 * jumps are no zeros. Empty for a function that is zero over a whole part.
 */
export function zerosOf(at: Numeric, interval: Interval): number[] {
  const samples = sampled(at, interval);
  if (isZeroSomewhere(samples)) return [];
  const zeros: number[] = [];
  for (let index = 0; index < samples.length && zeros.length < mostZeros; index += 1) {
    const [before, here, after] = [samples[index - 1], samples[index] as Sample, samples[index + 1]];
    if (here.value === 0) zeros.push(here.x, ...zerosNextTo(at, before, here, after));
    else if (after) zeros.push(...zerosBetween(at, before, here, after));
  }
  return distinct(zeros, (interval.to - interval.from) * 1e-8).map((zero) => snapped(at, zero));
}

/** Zeros next to a sample that is one itself: the sign a hair away says whether there is another one. */
function zerosNextTo(at: Numeric, before: Sample | undefined, here: Sample, after: Sample | undefined): number[] {
  return [before, after].flatMap((other) => {
    if (!other) return [];
    const x = here.x + (other.x - here.x) * 1e-6;
    const close = { x, value: at(x) };
    if (!(close.value * other.value < 0)) return [];
    return other === before ? crossing(at, other, close) : crossing(at, close, other);
  });
}

/** Whether a function is zero over a whole part. */
export function isZeroSomewhere(samples: readonly Sample[]): boolean {
  return samples.some(
    ({ value }, index) => value === 0 && samples[index + 1]?.value === 0 && samples[index + 2]?.value === 0,
  );
}

function zerosBetween(at: Numeric, before: Sample | undefined, here: Sample, after: Sample): number[] {
  if (Number.isNaN(here.value) !== Number.isNaN(after.value)) return zeroAtEdge(at, here, after);
  if (here.value * after.value < 0) return crossing(at, here, after);
  const touches = before && before.value * here.value > 0 && after.value * here.value > 0;
  const isNearest =
    before && Math.abs(here.value) <= Math.abs(before.value) && Math.abs(here.value) <= Math.abs(after.value);
  return touches && isNearest ? touching(at, before, here, after) : [];
}

/** By bisection, to the last bit. At a pole the value grows instead. */
function crossing(at: Numeric, left: Sample, right: Sample): number[] {
  let [a, b] = [left, right];
  for (let step = 0; step < 100; step += 1) {
    const x = (a.x + b.x) / 2;
    if (x <= a.x || x >= b.x) break;
    const value = at(x);
    if (value === 0) return [x];
    if (!Number.isFinite(value)) return [];
    if (value * a.value > 0) a = { x, value };
    else b = { x, value };
  }
  const size = Math.min(Math.abs(left.value), Math.abs(right.value));
  const best = Math.abs(a.value) < Math.abs(b.value) ? a : b;
  const scale = Math.max(Math.abs(left.value), Math.abs(right.value));
  return Math.abs(best.value) <= 1e-7 * scale || Math.abs(best.value) < 1e-3 * size ? [best.x] : [];
}

/** A zero without a change of sign: the least size is zero up to rounding; or two zeros between samples. */
function touching(at: Numeric, before: Sample, here: Sample, after: Sample): number[] {
  const size = (x: number) => Math.abs(at(x));
  const x = lowestIn(size, before.x, after.x);
  const scale = Math.max(Math.abs(before.value), Math.abs(after.value));
  const sign = Math.sign(here.value);
  const dip = lowestIn((one) => sign * at(one), before.x, after.x);
  if (sign * at(dip) < -1e-10 * scale) {
    const middle = { x: dip, value: at(dip) };
    return [...crossing(at, before, middle), ...crossing(at, middle, after)];
  }
  const least = Math.min(size(x), Math.abs(here.value));
  // Lines that both end at the zero, as those of |x|, are exact; a parabola is so up to half of the digits.
  return least <= 1e-10 * scale && isContinuous(size, x, after.x - before.x, scale) ? [x] : [];
}

/** Not the jump of a piecewise function from a zero that does not belong to it. */
function isContinuous(size: Numeric, x: number, width: number, scale: number): boolean {
  return [x - width * 1e-6, x + width * 1e-6].every((near) => size(near) <= 1e-2 * scale);
}

/** A zero where the function begins or ends, such as that of sqrt(x). The end itself must belong to it: not x {x > 0}. */
function zeroAtEdge(at: Numeric, left: Sample, right: Sample): number[] {
  const edge = edgeOf(at, left, right);
  const exact = shortNear(edge.x);
  if (exact !== null && !Number.isFinite(at(exact))) return [];
  const scale = Number.isNaN(left.value) ? Math.abs(right.value) : Math.abs(left.value);
  return Math.abs(edge.value) <= 1e-6 * scale ? [edge.x] : [];
}

/** The last defined point between a defined and an undefined one. */
export function edgeOf(at: Numeric, left: Sample, right: Sample): Sample {
  let [inside, outside] = Number.isNaN(left.value) ? [right, left] : [left, right];
  for (let step = 0; step < 80; step += 1) {
    const x = (inside.x + outside.x) / 2;
    if (x === inside.x || x === outside.x) break;
    const value = at(x);
    if (Number.isFinite(value)) inside = { x, value };
    else outside = { x, value: Number.NaN };
  }
  // The exact edge, which bisection only comes near to: 0 of sqrt(x).
  const x = Number(inside.x.toPrecision(9));
  const value = at(Math.abs(x) < 1e-12 ? 0 : x);
  return Number.isFinite(value) ? { x: Math.abs(x) < 1e-12 ? 0 : x, value } : inside;
}

/** The short decimal that bisection ended next to; null if it ended at another number. */
function shortNear(x: number): number | null {
  const short = Math.abs(x) < 1e-12 ? 0 : Number(x.toPrecision(7));
  return Math.abs(short - x) <= Math.max(1e-12 * Number(short === 0), 4 * Number.EPSILON * Math.abs(x)) ? short : null;
}

const golden = (Math.sqrt(5) - 1) / 2;

/** The position of the least value between two positions, by the golden section. */
export function lowestIn(at: Numeric, from: number, to: number): number {
  let [a, b] = [from, to];
  let [left, right] = [b - golden * (b - a), a + golden * (b - a)];
  let [leftValue, rightValue] = [at(left), at(right)];
  for (let step = 0; step < 90 && left < right; step += 1) {
    if (leftValue <= rightValue) {
      [b, right, rightValue] = [right, left, leftValue];
      left = b - golden * (b - a);
      leftValue = at(left);
    } else {
      [a, left, leftValue] = [left, right, rightValue];
      right = a + golden * (b - a);
      rightValue = at(right);
    }
  }
  return snappedLow(at, (a + b) / 2);
}

/** The nearest short decimal, if it is as low up to rounding: a minimum is only known to half of the digits. */
function snappedLow(at: Numeric, x: number): number {
  const here = at(x);
  const nearby = [-4, -3, -2, -1, 1, 2, 3, 4].map((step) =>
    Math.abs(at(x + step * 1e-9 * Math.max(1, Math.abs(x))) - here),
  );
  const rounding = 2 * Math.max(0, ...nearby.filter(Number.isFinite));
  for (const digits of [2, 3, 4, 5, 6, 7]) {
    const short = Number(x.toFixed(digits)) + 0;
    if (Math.abs(short - x) <= 1e-6 * Math.max(1, Math.abs(x)) && at(short) <= here + rounding) return short;
  }
  return x;
}

/** The nearest short decimal, if the function is not further from zero there. */
function snapped(at: Numeric, x: number): number {
  for (const digits of [2, 4, 6, 9]) {
    const short = Number(x.toFixed(digits)) + 0;
    if (Math.abs(short - x) < 1e-6 && Math.abs(at(short)) <= Math.abs(at(x))) return short;
  }
  return x;
}

function distinct(values: readonly number[], tolerance: number): number[] {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted.filter((value, index) => index === 0 || value - (sorted[index - 1] as number) > tolerance);
}
