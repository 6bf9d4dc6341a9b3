import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { holdQuestion } from './hold-question.ts';

/** Of a doubted key, that it is right as it is; no text and no answer is touched, so it is no new revision. */
export const acceptKey: Handler<'PUT /questions/accept_key'> = async ({ body }, { db, session }) =>
  await db.transaction().execute(async (tx) => {
    const { id } = await holdQuestion(tx, body.id);
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
