import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { saveListOrder } from '../content/arrange-list.ts';
import { holdQuestion } from './hold-question.ts';
import { readQuestion } from './read-questions.ts';

/** Orders the answers of a question anew; answers the list as it then is. */
export const orderAnswers: Handler<'PUT /answers/update_positions'> = async ({ body }, { db, session }) =>
  await db.transaction().execute(async (tx) => {
    const { id } = await holdQuestion(tx, body.question_id);
    const present = async () => (await readQuestion(tx, id)).answers;
    await saveListOrder(tx, { of: 'answer', parent: id }, { order: body.answers, present });
    await writeAudit(tx, session, { action: 'order', subject: 'answer', subject_id: id });
    return { data: await present() };
  });
