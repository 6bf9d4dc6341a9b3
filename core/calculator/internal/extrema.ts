import type { Numeric } from './curve.ts';
import { type Interval, lowestIn, sampled } from './zeros.ts';

export type Extremum = { kind: 'minimum' | 'maximum'; x: number; y: number };

const mostExtrema = 40;

/** The local minima and maxima inside an interval, in order. Poles, jumps and flat parts are none. */
export function extremaOf(at: Numeric, interval: Interval): Extremum[] {
  const samples = sampled(at, interval);
  const found: Extremum[] = [];
  for (let index = 1; index < samples.length - 1 && found.length < mostExtrema; index += 1) {
    const [a, b, c] = [samples[index - 1], samples[index], samples[index + 1]].map((sample) => sample as Sample) as [
      Sample,
      Sample,
      Sample,
    ];
    // Two equal neighbours are taken once, from the left; after them the function must leave their value.
    const after = c.value === b.value ? (samples[index + 2]?.value ?? Number.NaN) : c.value;
    if (b.value < a.value && b.value < after) found.push(...refined(at, a, b, c, 'minimum'));
    if (b.value > a.value && b.value > after) found.push(...refined(at, a, b, c, 'maximum'));
  }
  const nearest = (interval.to - interval.from) * 1e-7;
  return found.filter(({ x }, index) => index === 0 || x - (found[index - 1] as Extremum).x > nearest);
}

type Sample = { x: number; value: number };

function refined(at: Numeric, a: Sample, b: Sample, c: Sample, kind: Extremum['kind']): Extremum[] {
  const sign = kind === 'minimum' ? 1 : -1;
  const x = lowestIn((value) => sign * at(value), a.x, c.x);
  const y = at(x);
  const spread = Math.max(Math.abs(b.value - a.value), Math.abs(b.value - c.value));
  if (!Number.isFinite(y) || spread === 0) return [];
  // A smooth peak is at most this much above the sample; a pole is far above it.
  if (Math.abs(y - b.value) > 2 * spread) return [];
  // Rounding of a constant, and values that are too small for a number.
  if (spread <= 1e-13 * Math.abs(y) || spread < 1e-250) return [];
  const near = (c.x - a.x) * 1e-6;
  const isContinuous = [x - near, x + near].every((other) => Math.abs(at(other) - y) <= 1e-2 * spread);
  return isContinuous ? [{ kind, x, y }] : [];
}
