/** Limits for documents that are read. */
export const documentLimits = {
  /** Bytes of the file; one with 300 pictures has about 40 MB. */
  file: 80_000_000,
  /** Bytes of its unpacked parts together. */
  unpacked: 256_000_000,
  /** Parts in the archive. */
  parts: 5_000,
  /** Questions of a file. */
  items: 500,
  /** Milliseconds until the worker is ended. */
  time: 60_000,
} as const;
