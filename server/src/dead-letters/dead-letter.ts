import { letterKinds } from '@fourfold/core/contract/dead-letters';
import { writeAudit } from '../audit/write-audit.ts';
import type { Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import type { Tx } from '../database/db.ts';

/**
 * Locks a failed letter for the transaction. Throws a Refusal if it is not on the list any more,
 * for example because another admin has just decided about it.
 */
export async function lockDeadLetter(tx: Tx, id: string) {
  const letter = await tx
    .selectFrom('jobs')
    .select(['id', 'kind', 'user_id', 'body'])
    .where('id', '=', id)
    .where('kind', 'in', letterKinds)
    .where('failed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!letter) throw new Refusal('not_found', 'This letter is not on the list any more.');
  return letter;
}

/** Records the decision in the audit, with the recipient's account if it is known. */
export async function auditLetter(
  tx: Tx,
  session: Session,
  action: 'retry' | 'discard',
  letter: Awaited<ReturnType<typeof lockDeadLetter>>,
): Promise<void> {
  const { id, kind, user_id } = letter;
  const whom = user_id === null ? {} : { for_id: user_id };
  await writeAudit(tx, session, { action, subject: 'letter', subject_id: id, ...whom, detail: { kind } });
}
