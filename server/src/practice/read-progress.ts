import type { Progress } from '@fourfold/core/contract/practice';
import { sql } from 'kysely';
import type { Context, Handler, Session } from '../call/handler.ts';
import type { Db } from '../database/db.ts';
import { loadProgress } from './load-progress.ts';
import { presentProgress } from './present-progress.ts';
import { type Reference, referenceOf } from './reference.ts';
import { requireSelf } from './require-self.ts';

export const getSequenceProgress: Handler<'POST /user_progresses/get_user_progress'> = ({ body }, context) =>
  loadProgressWithMarks(body.user_id, referenceOf(body), context);

export const getSetProgress: Handler<'POST /user_progresses/get_user_problemset_progress'> = ({ body }, context) =>
  loadProgressWithMarks(body.user_id, referenceOf(body), context);

async function loadProgressWithMarks(
  user_id: string,
  reference: Reference,
  context: Context & { session: Session },
): Promise<Progress> {
  const [progress, marks] = await Promise.all([
    loadOwnProgress(user_id, reference, context),
    loadMarks(context.db, { user_id, reference }),
  ]);
  return { ...progress, marks };
}

/** Returns the progress without checking that the content is published: unpublished content still has its progress. */
export async function loadOwnProgress(
  user_id: string,
  reference: Reference,
  { db, session }: Context & { session: Session },
): Promise<Progress> {
  requireSelf(session, user_id);
  const { row, ancestors } = await loadProgress(db, { user_id, reference });
  return presentProgress(row, { user_id, reference, ancestors });
}

/** Returns the last verdict on each question since the last reset. A page marks its question numbers with them. */
async function loadMarks(
  db: Db,
  { user_id, reference }: { user_id: string; reference: Reference },
): Promise<Record<string, boolean>> {
  const history = sql`e.user_id = ${user_id} and e.reference_type = ${reference.type}
                      and e.reference_id = ${reference.id}`;
  const { rows } = await sql<{ question_id: string; is_correct: boolean }>`
    select distinct on (e.question_id) e.question_id, e.is_correct
      from practice_events e
     where ${history} and e.kind = 'answered'
       and e.seq > coalesce((select max(e.seq) from practice_events e where ${history} and e.kind = 'reset'), 0)
     order by e.question_id, e.seq desc
  `.execute(db);
  return Object.fromEntries(rows.map(({ question_id, is_correct }) => [question_id, is_correct]));
}
