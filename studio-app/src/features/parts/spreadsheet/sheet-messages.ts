/** The page's message to the worker. */
export type SheetRequest = { file: File };

/** The worker's messages: rows in portions, then `done`; or the reason why there are none. */
export type SheetReply =
  | { kind: 'rows'; rows: string[][] }
  | { kind: 'done' }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string };
