/** Columns of equal length. */
export type Columns = readonly (readonly number[])[];

/**
 * Returns the factors of the columns whose sum is nearest to `target`, by Householder reflections; null if the columns
 * do not determine them.
 */
export function leastSquares(columns: Columns, target: readonly number[]): number[] | null {
  const scales = columns.map((column) => Math.hypot(...column));
  if (scales.some((scale) => !(scale > 0) || !Number.isFinite(scale))) return null;
  const work = columns.map((column, at) => column.map((value) => value / (scales[at] as number)));
  const right = [...target];
  for (let at = 0; at < work.length; at += 1) if (!reflect(work, right, at)) return null;
  const factors: number[] = new Array(work.length).fill(0);
  for (let row = work.length - 1; row >= 0; row -= 1) {
    let rest = right[row] as number;
    for (let at = row + 1; at < work.length; at += 1) rest -= (work[at]?.[row] as number) * (factors[at] as number);
    factors[row] = rest / (work[row]?.[row] as number);
  }
  const scaled = factors.map((factor, at) => factor / (scales[at] as number));
  return scaled.every(Number.isFinite) ? scaled : null;
}

/** Makes a column zero below its diagonal. Returns false if it depends on the columns before it. */
function reflect(work: number[][], right: number[], at: number): boolean {
  const column = work[at] as number[];
  const size = Math.hypot(...column.slice(at));
  if (size < 1e-11) return false;
  const sign = (column[at] as number) > 0 ? -1 : 1;
  const normal = column.slice(at);
  normal[0] = (normal[0] as number) - sign * size;
  const square = normal.reduce((sum, value) => sum + value * value, 0);
  for (const vector of [...work.slice(at), right]) {
    let product = 0;
    for (let row = 0; row < normal.length; row += 1) product += (normal[row] as number) * (vector[at + row] as number);
    const factor = (2 * product) / square;
    for (let row = 0; row < normal.length; row += 1)
      vector[at + row] = (vector[at + row] as number) - factor * (normal[row] as number);
  }
  return true;
}
