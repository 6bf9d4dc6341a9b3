/** One file of an archive, whole: tables are cut into parts, so that none is large. */
export type Entry = { name: string; bytes: Buffer };
