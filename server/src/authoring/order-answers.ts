import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { answerIds } from './answer-rows.ts';
import { holdQuestion } from './hold-question.ts';
import { listChanged } from './order-questions.ts';
import { readQuestion } from './read-questions.ts';
import { isWhole, renumber } from './renumber.ts';

/** Saves an order that names each answer of the question once; any other is refused with the list as it is (Q111). */
export const orderAnswers: Handler<'PUT /answers/update_positions'> = async ({ body }, { db, session }) => {
  const ids = body.answers.map((id) => id.toLowerCase());
  const { whole, data } = await db.transaction().execute(async (tx) => {
    const { id } = await holdQuestion(tx, body.question_id);
    const present = await answerIds(tx, id);
    const whole = isWhole(ids, present);
    if (whole) await renumber(tx, 'answers', ids);
    if (whole && ids.some((answer, at) => answer !== present[at])) {
      await writeAudit(tx, session, { action: 'order', subject: 'answers', subject_id: id });
    }
    const { answers } = await readQuestion(tx, id);
    return { whole, data: answers };
  });
  if (!whole) throw new Refusal('conflict', listChanged, {}, { data });
  return { data };
};
