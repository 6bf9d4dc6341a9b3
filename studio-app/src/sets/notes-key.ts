/** The name of the draft of a problem set's notes. */
export function notesKey(set: string): string {
  return `problem-set-notes:${set}`;
}
