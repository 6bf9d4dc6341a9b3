/** Ids of the answer records of this visit for whose questions help was opened. */
export const helpedRecords = new Set<string>();
