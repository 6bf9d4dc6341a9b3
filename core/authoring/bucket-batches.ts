/** Limits of one call: records and bytes, well below the limit of the server (2 MB). */
const limits = { records: 25, bytes: 500_000 };

/** Splits a list into batches for one call each, in order. A record that is too large is its own batch. */
export function batchesOf<T>(list: readonly T[]): T[][] {
  const batches: T[][] = [];
  let bytes = 0;
  for (const record of list) {
    const size = sizeOf(record);
    const last = batches.at(-1);
    if (last && last.length < limits.records && bytes + size <= limits.bytes) {
      last.push(record);
      bytes += size;
    } else {
      batches.push([record]);
      bytes = size;
    }
  }
  return batches;
}

/** An upper bound of the bytes as UTF-8 JSON: 4 for each character outside ASCII. */
function sizeOf(record: unknown): number {
  const text = JSON.stringify(record);
  return [...text].reduce((sum, char) => sum + (char <= '\u007f' ? 1 : 4), 0);
}
