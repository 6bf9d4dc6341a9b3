/** What a file may be at most, and how long its reading may take. */
export const limits = {
  /** Bytes of the file itself. */
  file: 20_000_000,
  /** Bytes of what is unpacked of it: a workbook of 100,000 rows and 10 columns has about half of it. */
  unpacked: 128_000_000,
  /** Parts of a workbook; ordinary ones have 10 to 50. */
  parts: 2_000,
  rows: 200_000,
  columns: 1_000,
  /** Milliseconds; then the worker is ended. 100,000 rows take 3 seconds, on a machine that does much else ten times that. */
  time: 60_000,
} as const;
