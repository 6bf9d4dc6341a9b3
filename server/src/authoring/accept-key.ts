import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { lockQuestion } from './lock-question.ts';

/**
 * Confirms that the doubted key of a question is right, or withdraws that. It changes no text and
 * no answer, so the revision stays.
 */
export const acceptKey: Handler<'PUT /questions/accept_key'> = async ({ body }, { db, session }) =>
  await db.transaction().execute(async (tx) => {
    const { id } = await lockQuestion(tx, body.id);
    const { numUpdatedRows } = await tx
      .updateTable('questions')
      .set({ key_accepted: body.accepted })
      .where('id', '=', id)
      .where('key_doubt', 'is not', null)
      .where('key_accepted', '!=', body.accepted)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      const action = body.accepted ? 'accept_key' : 'doubt_key';
      await writeAudit(tx, session, { action, subject: 'question', subject_id: id });
    }
    return { id, accepted: body.accepted };
  });
