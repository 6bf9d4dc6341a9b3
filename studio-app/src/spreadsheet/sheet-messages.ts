/** What the page asks its worker. */
export type SheetAsked = { file: File };

/** What the worker answers: rows portion by portion, and then that these were all; or why there are none. */
export type SheetAnswer =
  | { at: 'rows'; rows: string[][] }
  | { at: 'done' }
  | { at: 'refused'; reason: string }
  | { at: 'failed'; reason: string };
