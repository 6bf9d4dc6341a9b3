import type { Question } from '@fourfold/core/contract/content';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Handler, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { holdPlace } from './hold-place.ts';
import { type Place, placeOf, plainPlace } from './question-place.ts';
import { readQuestions } from './read-questions.ts';
import { isWhole, renumber } from './renumber.ts';

export const orderQuestions: Handler<'PUT /questions/update_positions'> = ({ body }, visit) =>
  saveOrder(placeOf(body), body.questions, visit);

export const orderSubsubtopicQuestions: Handler<'PUT /question_subsubtopics/update_positions'> = ({ body }, visit) =>
  saveOrder(plainPlace('subsubtopic', body.subsubtopic_id), body.questions, visit);

export const orderProblemsetQuestions: Handler<'PUT /problemset_questions/update_positions'> = ({ body }, visit) =>
  saveOrder(plainPlace('problem_set', body.problem_set_id), body.questions, visit);

type Visit = Pick<Context, 'db'> & { session: Session };

/** Saves an order that names each question of the place once; any other is refused with the list as it is now (Q111). */
async function saveOrder(
  place: Place,
  named: readonly string[],
  { db, session }: Visit,
): Promise<{ data: Question[] }> {
  const ids = named.map((id) => id.toLowerCase());
  const { whole, data } = await db.transaction().execute(async (tx) => {
    const present = await holdPlace(tx, place);
    const whole = isWhole(ids, present);
    if (whole && ids.some((id, at) => id !== present[at])) {
      const detail = { place: place.kind };
      await writeAudit(tx, session, { action: 'order', subject: 'questions', subject_id: place.id, detail });
    }
    if (whole) await renumber(tx, 'questions', ids);
    return { whole, data: await readQuestions(tx, whole ? ids : present) };
  });
  if (!whole) throw new Refusal('conflict', listChanged, {}, { data });
  return { data };
}

export const listChanged = 'The list has changed meanwhile. This is the list as it is now.';
