/** The page's message to the worker. */
export type SheetAsked = { file: File };

/** The worker's messages: rows in portions, then `done`; or the reason why there are none. */
export type SheetAnswer =
  | { at: 'rows'; rows: string[][] }
  | { at: 'done' }
  | { at: 'refused'; reason: string }
  | { at: 'failed'; reason: string };
