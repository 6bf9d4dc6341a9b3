/** The draft key of a problem set's notes. */
export function notesKey(set: string): string {
  return `problem-set-notes:${set}`;
}
