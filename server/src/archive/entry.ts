/** One complete file of an archive. Tables are split into parts, so that no file is large. */
export type Entry = { name: string; bytes: Buffer };
