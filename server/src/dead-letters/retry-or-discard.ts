import { letterKinds } from '@fourfold/core/contract/dead-letters';
import { sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import type { Tx } from '../database/db.ts';

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

/** Discards a failed letter. Its recipient can request another one, or be invited again. */
export const discardLetter: Handler<'DELETE /dead_letters/{id}'> = async ({ params }, { db, session }) => {
  return await db.transaction().execute(async (tx) => {
    const letter = await lockDeadLetter(tx, params.id);
    await tx.deleteFrom('jobs').where('id', '=', letter.id).execute();
    await auditLetter(tx, session, 'discard', letter);
    return { message: 'The letter is discarded.' };
  });
};

/**
 * Locks a failed letter for the transaction. Throws a Refusal if it is not on the list any more,
 * for example because another admin has just decided about it.
 */
async function lockDeadLetter(tx: Tx, id: string) {
  const letter = await tx
    .selectFrom('jobs')
    .select(['id', 'kind', 'user_id', 'body'])
    .where('id', '=', id)
    .where('kind', 'in', letterKinds)
    .where('failed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!letter) throw new Refusal('letter_not_listed');
  return letter;
}

/** Records the decision in the audit, with the recipient's account if it is known. */
async function auditLetter(
  tx: Tx,
  session: Session,
  action: 'retry' | 'discard',
  letter: Awaited<ReturnType<typeof lockDeadLetter>>,
): Promise<void> {
  const { id, kind, user_id } = letter;
  const whom = user_id === null ? {} : { for_id: user_id };
  await writeAudit(tx, session, { action, subject: 'letter', subject_id: id, ...whom, detail: { kind } });
}
