/** Of one call: so many records and so many bytes, well below what the server takes (2 MB). */
const most = { records: 25, bytes: 500_000 };

/** The list in parts of which each fits into one call, in its order. A record that is too large stands alone. */
export function portionsOf<T>(list: readonly T[]): T[][] {
  const portions: T[][] = [];
  let bytes = 0;
  for (const record of list) {
    const size = sizeOf(record);
    const last = portions.at(-1);
    if (last && last.length < most.records && bytes + size <= most.bytes) {
      last.push(record);
      bytes += size;
    } else {
      portions.push([record]);
      bytes = size;
    }
  }
  return portions;
}

/** As UTF-8 JSON, or a little less than that much more. */
function sizeOf(record: unknown): number {
  const text = JSON.stringify(record);
  return [...text].reduce((sum, char) => sum + (char <= '\u007f' ? 1 : 4), 0);
}
