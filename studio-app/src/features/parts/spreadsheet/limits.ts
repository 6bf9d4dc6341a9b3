/** Limits for the files that are read. */
export const limits = {
  /** Bytes of the file. */
  file: 20_000_000,
  /** Bytes of the unpacked files; a workbook of 100,000 rows and 10 columns has about half of it. */
  unpacked: 128_000_000,
  /** Files in a workbook's archive; ordinary ones have 10 to 50. */
  parts: 2_000,
  rows: 200_000,
  columns: 1_000,
  /** Milliseconds until the worker is terminated. 100,000 rows take 3 seconds, ten times that on a busy machine. */
  time: 60_000,
} as const;
