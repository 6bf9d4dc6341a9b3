import { sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import { auditLetter, lockDeadLetter } from './dead-letter.ts';

/** Makes a failed letter due at once, with the same time limit as a new one. */
export const retryLetter: Handler<'POST /dead_letters/{id}/retry'> = async ({ params }, { db, session }) => {
  return await db.transaction().execute(async (tx) => {
    const letter = await lockDeadLetter(tx, params.id);
    const now = sql<Date>`now()`;
    await tx
      .updateTable('jobs')
      .set({ failed_at: null, reason: null, tries: 0, made_at: now, due_at: now })
      .where('id', '=', letter.id)
      .execute();
    await auditLetter(tx, session, 'retry', letter);
    return { message: 'The letter is tried again.' };
  });
};
