/** 171! is beyond the largest number. */
const largestFactorial = 170;

/** NaN for what is not a whole number from 0 to 170. */
export function factorial(value: number): number {
  if (!Number.isInteger(value) || value < 0 || value > largestFactorial) return Number.NaN;
  let product = 1;
  for (let factor = 2; factor <= value; factor += 1) product *= factor;
  return product;
}

/** How many sets of `k` there are of `n`. NaN for what is not whole, or negative. */
export function combinations(n: number, k: number): number {
  if (!Number.isInteger(n) || !Number.isInteger(k) || n < 0 || k < 0) return Number.NaN;
  if (k > n) return 0;
  const steps = Math.min(k, n - k);
  if (steps > 10_000) return Number.NaN;
  let product = 1;
  for (let step = 1; step <= steps; step += 1) product = (product * (n - steps + step)) / step;
  return Number.isSafeInteger(Math.round(product)) ? Math.round(product) : product;
}

/** How many sequences of `k` there are of `n`. NaN for what is not whole, or negative. */
export function permutations(n: number, k: number): number {
  if (!Number.isInteger(n) || !Number.isInteger(k) || n < 0 || k < 0) return Number.NaN;
  if (k > n) return 0;
  if (k > 10_000) return Number.NaN;
  let product = 1;
  for (let step = 0; step < k; step += 1) product *= n - step;
  return product;
}

export function greatestDivisor(values: readonly number[]): number {
  if (values.some((value) => !Number.isSafeInteger(value))) return Number.NaN;
  return values.reduce((divisor, value) => divisorOfTwo(Math.abs(divisor), Math.abs(value)), 0);
}

export function leastMultiple(values: readonly number[]): number {
  if (values.some((value) => !Number.isSafeInteger(value))) return Number.NaN;
  return values.reduce((multiple, value) => {
    const divisor = divisorOfTwo(multiple, Math.abs(value));
    return divisor === 0 ? 0 : (multiple / divisor) * Math.abs(value);
  }, 1);
}

function divisorOfTwo(one: number, other: number): number {
  let [larger, smaller] = [one, other];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
