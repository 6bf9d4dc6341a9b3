import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { saveListOrder } from '../content/arrange-list.ts';
import { lockQuestion } from './lock-question.ts';
import { readQuestion } from './read-questions.ts';

/** Saves a new order of a question's answers. Returns the reordered list. */
export const orderAnswers: Handler<'PUT /answers/update_positions'> = async ({ body }, { db, session }) =>
  await db.transaction().execute(async (tx) => {
    const { id } = await lockQuestion(tx, body.question_id);
    const loadAnswers = async () => (await readQuestion(tx, id)).answers;
    await saveListOrder(tx, { of: 'answer', parent: id }, { order: body.answers, present: loadAnswers });
    await writeAudit(tx, session, { action: 'order', subject: 'answer', subject_id: id });
    return { data: await loadAnswers() };
  });
