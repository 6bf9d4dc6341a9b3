/** Maps a revision of a record to the next one, if that was made here. */
const ownRevisions = new Map<string, number>();

/**
 * Notes that a change made here led to this revision. Such a change does not touch the fields that
 * other forms of the record edit.
 */
export function noteOwnChange({ id, rev }: { id: string; rev?: number | undefined }): void {
  if (rev !== undefined) ownRevisions.set(`${id} ${rev - 1}`, rev);
}

/**
 * The revision that a form's change is based on. Switches can be used while the form is open; their
 * revisions do not count as another author's changes.
 */
export function revisionFrom(id: string, rev: number | undefined): number | undefined {
  let from = rev;
  for (let next = from; next !== undefined; next = ownRevisions.get(`${id} ${from}`)) from = next;
  return from;
}
