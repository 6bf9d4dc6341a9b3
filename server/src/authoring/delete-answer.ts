import { preview } from '@fourfold/core/rich-text/plain-text';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { renumberList } from '../content/arrange-list.ts';
import { lockAnswer } from './lock-answer.ts';

/**
 * Deletes an answer permanently (Q84) and renumbers the others. Its id is free again, so that an
 * undo can create the answer with the same id.
 */
export const deleteAnswer: Handler<'DELETE /answers/{id}'> = async ({ params: { id } }, { db, session }) =>
  await db.transaction().execute(async (tx) => {
    const { question, answer } = await lockAnswer(tx, id);
    await tx.deleteFrom('answers').where('id', '=', id).execute();
    await renumberList(tx, { of: 'answer', parent: question.id });
    const text = answer.is_free_response ? answer.free_response_answer : preview(answer.answer);
    const detail = { question_id: question.id, text };
    await writeAudit(tx, session, { action: 'delete', subject: 'answer', subject_id: id, detail });
    return { id, _id: id };
  });
