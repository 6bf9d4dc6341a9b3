import type { Parsed, Reply } from '@fourfold/core/contract/types';
import { sequenceMachine } from '@fourfold/core/practice/machines';
import { isDone, type SequenceState } from '@fourfold/core/sequence/sequence';
import { sql } from 'kysely';
import type { ActionContext, Handler } from '../call/handler.ts';
import { canSee, type Reader, readerOf } from '../content/reader.ts';
import type { Db } from '../database/db.ts';
import { appendEvents } from './append-events.ts';
import { hasMastered } from './has-mastered.ts';
import { loadProgress } from './load-progress.ts';
import { loadPracticeContent } from './practice-content.ts';
import { presentProgress } from './present-progress.ts';
import { loadOwnProgress } from './read-progress.ts';
import { referenceOf } from './reference.ts';
import { requireSelf } from './require-self.ts';

type Call = 'POST /user_progresses/save_user_progress';

/**
 * Completes a sequence if it is at its end, also if it ends with a problem set that was mastered
 * meanwhile (SEQ-010, SEQ-014). Numbers in the body are ignored; the reply is the server's record.
 */
export async function settleSequence({ body }: Parsed<Call>, context: ActionContext): Promise<Reply<Call>> {
  const { db, session } = context;
  requireSelf(session, body.user_id);
  const user_id = session.account.id;
  const reference = referenceOf(body);
  for (;;) {
    const { row, ancestors } = await loadProgress(db, { user_id, reference });
    const present = (settled: typeof row) => presentProgress(settled, { user_id, reference, ancestors });
    const state = row.state as SequenceState;
    if (!(await isAtEnd(db, { user_id, state, reader: readerOf(session) }))) return present(row);

    const { visible } = await loadPracticeContent(context, reference);
    const event = { kind: 'completed' as const, total_questions: visible.length };
    const step = { event, state: sequenceMachine.step(state, event) };
    const settled = await appendEvents(db, { user_id, reference, from: row, at: context.now() }, [step]);
    // null: an answer arrived meanwhile; the next round checks again whether this is the end.
    if (settled) return present(settled);
  }
}

async function isAtEnd(
  db: Db,
  { user_id, state, reader }: { user_id: string; state: SequenceState; reader: Reader },
): Promise<boolean> {
  if (state.at !== 'problemset' || state.then !== null) return isDone(state, () => false);
  const mastered = await hasMastered(db, user_id, state.problemset_id);
  // A set that cannot be opened any more, or has no question, must not prevent its sequence from ending.
  const isPassed = mastered || !(await canPractise(db, reader, state.problemset_id));
  return isDone(state, () => isPassed);
}

async function canPractise(db: Db, reader: Reader, set: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select ${canSee(reader, 'problem_sets', 'wanted.id')}
           and exists (select from questions q where q.parent_kind = 'problem_set' and q.parent_id = wanted.id
                         and q.deleted_at is null and not q.is_hidden) as may
      from (values (${set}::uuid)) as wanted (id)
  `.execute(db);
  return rows[0]?.may ?? false;
}

/** Returns the progress and changes nothing: the answer that masters a problem set already completes it. */
export const settleProblemSet: Handler<'POST /user_progresses/save_user_problemset_progress'> = ({ body }, context) =>
  loadOwnProgress(body.user_id, referenceOf(body), context);
