type Numbers = readonly number[];

export function total(values: Numbers): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Statistics of an empty list are NaN. */
export function mean(values: Numbers): number {
  return values.length === 0 ? Number.NaN : total(values) / values.length;
}

export function median(values: Numbers): number {
  const sorted = inOrder(values);
  const middle = sorted.length / 2;
  if (Number.isInteger(middle)) return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
  return sorted[Math.floor(middle)] ?? Number.NaN;
}

/** The values that occur most often, in order; none if each occurs once. */
export function modes(values: Numbers): number[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  if (most < 2) return [];
  return inOrder([...counts].filter(([, count]) => count === most).map(([value]) => value));
}

/** Of a sample, divided by n - 1; of a population, by n. */
export function variance(values: Numbers, of: 'sample' | 'population'): number {
  const divisor = of === 'sample' ? values.length - 1 : values.length;
  if (divisor < 1) return Number.NaN;
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / divisor;
}

/**
 * 0 is the minimum, 2 the median, 4 the maximum; 1 and 3 are the medians of the halves, which leave out a median that is
 * an element. NaN for any other number.
 */
export function quartile(values: Numbers, which: number): number {
  const sorted = inOrder(values);
  const half = Math.floor(sorted.length / 2);
  switch (which) {
    case 0:
      return sorted[0] ?? Number.NaN;
    case 1:
      return sorted.length === 1 ? (sorted[0] ?? Number.NaN) : median(sorted.slice(0, half));
    case 2:
      return median(sorted);
    case 3:
      return sorted.length === 1 ? (sorted[0] ?? Number.NaN) : median(sorted.slice(sorted.length - half));
    case 4:
      return sorted.at(-1) ?? Number.NaN;
    default:
      return Number.NaN;
  }
}

/** The value below which a part of the values is, from 0 to 1; between two values on the line through them. */
export function quantile(values: Numbers, part: number): number {
  if (!(part >= 0 && part <= 1)) return Number.NaN;
  const sorted = inOrder(values);
  const at = part * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN];
  return low + (high - low) * (at - Math.floor(at));
}

/** Pearson's r of two lists, up to the length of the shorter one. */
export function correlation(one: Numbers, other: Numbers): number {
  const length = Math.min(one.length, other.length);
  const deviations = (values: Numbers) => {
    const middle = mean(values);
    return values.map((value) => value - middle);
  };
  const [x, y] = [deviations(one.slice(0, length)), deviations(other.slice(0, length))];
  const product = (a: Numbers, b: Numbers) => total(a.map((value, at) => value * (b[at] as number)));
  const size = Math.sqrt(product(x, x) * product(y, y));
  return size === 0 ? Number.NaN : product(x, y) / size;
}

/** The mean distance from the mean. */
export function meanDeviation(values: Numbers): number {
  const middle = mean(values);
  return mean(values.map((value) => Math.abs(value - middle)));
}

export function inOrder(values: Numbers): number[] {
  return [...values].sort((one, other) => one - other);
}

/** Smallest and largest without spreading a long list into arguments. */
export function smallest(values: Numbers): number {
  return values.reduce((least, value) => Math.min(least, value), values.length === 0 ? Number.NaN : Infinity);
}

export function largest(values: Numbers): number {
  return values.reduce((most, value) => Math.max(most, value), values.length === 0 ? Number.NaN : -Infinity);
}
