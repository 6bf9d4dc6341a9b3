import { isDeepStrictEqual } from 'node:util';
import type { Context, Handler, Session } from '../call/handler.ts';
import { appendEvents } from './append-events.ts';
import { loadProgress } from './load-progress.ts';
import { newProgress, presentProgress } from './present-progress.ts';
import { type Reference, referenceOf } from './reference.ts';
import { requireSelf } from './require-self.ts';

export const resetSequence: Handler<'POST /user_progresses/reset_user_progress'> = ({ body }, context) =>
  reset(body, referenceOf(body), context);

export const resetProblemSet: Handler<'POST /user_progresses/reset_user_problemset_progress'> = ({ body }, context) =>
  reset(body, referenceOf(body), context);

/**
 * Resets progress with a `reset` event, so that the answers stay in the history (Q129). If there is
 * no event since the last reset, it appends nothing: the call can be repeated.
 */
async function reset(
  { user_id, why = 'reset' }: { user_id: string; why?: 'reset' | 'restart' | undefined },
  reference: Reference,
  { db, session, now }: Context & { session: Session },
) {
  requireSelf(session, user_id);
  const { state } = newProgress(reference);
  for (;;) {
    const { row, ancestors } = await loadProgress(db, { user_id, reference });
    const present = (settled: typeof row) => presentProgress(settled, { user_id, reference, ancestors });
    if (isDeepStrictEqual(row.state, state)) return present(row);
    const step = { event: { kind: 'reset' as const, why }, state };
    const settled = await appendEvents(db, { user_id, reference, from: row, at: now() }, [step]);
    // null: an answer arrived meanwhile; the next round resets it too.
    if (settled) return present(settled);
  }
}
