import { attempt } from '@fourfold/app-shell/attempt';
import { isSameField } from '@fourfold/core/authoring/drafts';
import { CallFailed } from '@fourfold/core/client/call-failed';
import type { Formulas } from '@fourfold/core/rich-text/formula-tree';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { currentDraftDesk } from './draft-desk.ts';

type Revisioned = { rev?: number | undefined };

type SaveOptions<T extends Revisioned> = {
  /** The revision that the change is based on. */
  rev: number | undefined;
  send: (rev: number | undefined) => Promise<T>;
  /** The changed parts, each with its label, the author's own text and its text in a given record. */
  parts: readonly { name: string; mine: string; theirs: (record: T) => string }[];
};

/**
 * Saves a change of a record that another author may have changed (409): then shows both versions and lets the author
 * choose. Returns the record as it is then, also if the other version was chosen; false if nothing was chosen or saved.
 */
export async function saveRevised<T extends Revisioned>({ rev, send, parts }: SaveOptions<T>): Promise<T | false> {
  let baseRevision = rev;
  for (;;) {
    const reply = await attempt(send(baseRevision).catch(toConflict));
    if (!(reply instanceof Conflict)) {
      if (reply) currentDraftDesk()?.noteSaved();
      return reply;
    }
    const record = reply.record as T;
    // Retries on the present revision; if that changes too, the author is asked again.
    baseRevision = record.rev;
    const versions = parts.map(({ name, mine, theirs }) => ({ name, mine, theirs: theirs(record) }));
    const conflicts = versions.filter(({ mine, theirs }) => !isSameField(mine, theirs));
    // The other author changed another part, so there is no conflict.
    if (conflicts.length === 0) continue;
    const answer = await chooseVersion(conflicts, record);
    if (answer !== 'mine') return answer === 'theirs' && record;
  }
}

/** The dialog's code is loaded on the first conflict; if that fails, nothing is chosen. */
async function chooseVersion(
  parts: Parameters<typeof import('./choose-version-dialog.tsx').chooseVersion>[0],
  record: object,
) {
  const part = await import('./choose-version-dialog.tsx').catch(() => null);
  if (!part) {
    showAlert('error', 'This was changed by someone else meanwhile. Check the connection and save again.');
    return 'neither';
  }
  const { formulas = {} } = record as { formulas?: Formulas };
  return await part.chooseVersion(parts, formulas);
}

/** The record's present state, returned with a 409. */
class Conflict {
  readonly record: object;
  constructor(record: object) {
    this.record = record;
  }
}

function toConflict(error: unknown): Conflict {
  const record = error instanceof CallFailed && error.status === 409 ? recordOf(error) : null;
  if (record === null) throw error;
  return new Conflict(record);
}

/** A 409 contains the present record; an error without it is shown as it is. */
function recordOf({ cause }: CallFailed): object | null {
  const { data: body } = (cause ?? {}) as { data?: { data?: unknown } };
  const record = body?.data;
  return typeof record === 'object' && record !== null && !Array.isArray(record) ? record : null;
}
