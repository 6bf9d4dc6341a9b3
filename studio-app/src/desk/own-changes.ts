/** From a revision of a record to the one that a change made here has led to. */
const steps = new Map<string, number>();

/** A change made here has led to this revision, and has left alone what other forms of the same record write. */
export function noteOwnChange({ id, rev }: { id: string; rev?: number | undefined }): void {
  if (rev !== undefined) steps.set(`${id} ${rev - 1}`, rev);
}

/**
 * The revision that a form's change is made from. A form stays open while a switch beside it is turned: what has only
 * been changed here since the form began is no one else's change.
 */
export function revisionFrom(id: string, rev: number | undefined): number | undefined {
  let from = rev;
  for (let next = from; next !== undefined; next = steps.get(`${id} ${from}`)) from = next;
  return from;
}
