import { isSame } from '@fourfold/core/authoring/drafts';
import { CallFailed } from '@fourfold/core/client/call-failed';
import type { Formulas } from '@fourfold/core/rich-text/formula-tree';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { attempt } from '../session/attempt.ts';
import { presentDesk } from './desk.ts';

type Revised = { rev?: number | undefined };

type Saving<T extends Revised> = {
  /** The revision that the change was made from. */
  rev: number | undefined;
  send: (rev: number | undefined) => Promise<T>;
  /** The parts that were changed, each by its name: as they were written here, and as they stand in a record. */
  parts: readonly { name: string; mine: string; theirs: (record: T) => string }[];
};

/**
 * Saves a change of a record that others may have changed meanwhile (409): then both are shown, and the author says
 * which stands. Answers the record as it then is, also when theirs was taken; false when nothing was decided or saved.
 */
export async function saveRevised<T extends Revised>({ rev, send, parts }: Saving<T>): Promise<T | false> {
  let from = rev;
  for (;;) {
    const reply = await attempt(send(from).catch(inTheWay));
    if (!(reply instanceof Meanwhile)) {
      if (reply) presentDesk()?.noteSaved();
      return reply;
    }
    const record = reply.record as T;
    // Once more over what stands now; if that has changed again by then, it is asked again.
    from = record.rev;
    const both = parts.map(({ name, mine, theirs }) => ({ name, mine, theirs: theirs(record) }));
    const differ = both.filter(({ mine, theirs }) => !isSame(mine, theirs));
    // Something else of it was changed, which this change does not touch.
    if (differ.length === 0) continue;
    const answer = await askWhich(differ, record);
    if (answer !== 'mine') return answer === 'theirs' && record;
  }
}

/** What draws both is fetched when there are two; without it nothing is decided. */
async function askWhich(parts: Parameters<typeof import('./ask-which.tsx').askWhich>[0], record: object) {
  const part = await import('./ask-which.tsx').catch(() => null);
  if (!part) {
    showAlert('error', 'This was changed by someone else meanwhile. Check the connection and save again.');
    return 'neither';
  }
  const { formulas = {} } = record as { formulas?: Formulas };
  return await part.askWhich(parts, formulas);
}

/** The record as it stands now, and not as the change found it. */
class Meanwhile {
  readonly record: object;
  constructor(record: object) {
    this.record = record;
  }
}

function inTheWay(error: unknown): Meanwhile {
  const record = error instanceof CallFailed && error.status === 409 ? recordIn(error) : null;
  if (record === null) throw error;
  return new Meanwhile(record);
}

/** A refusal carries the record as it is; one without it is told as it comes. */
function recordIn({ cause }: CallFailed): object | null {
  const { data: body } = (cause ?? {}) as { data?: { data?: unknown } };
  const record = body?.data;
  return typeof record === 'object' && record !== null && !Array.isArray(record) ? record : null;
}
