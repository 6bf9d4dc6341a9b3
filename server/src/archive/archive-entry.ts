/** One complete file of an archive. Tables are split into parts, so that no file is large. */
export type ArchiveEntry = { name: string; bytes: Buffer };
