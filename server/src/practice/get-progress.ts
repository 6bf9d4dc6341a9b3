import type { Progress } from '@fourfold/core/contract/practice';
import type { Context, Handler, Session } from '../call/handler.ts';
import { loadMarks } from './load-marks.ts';
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
