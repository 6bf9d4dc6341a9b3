import type { Question } from '@fourfold/core/contract/content';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Handler, Session } from '../call/handler.ts';
import { idsOf, saveListOrder } from '../content/arrange-list.ts';
import { holdList, holdTree } from '../content/hold-list.ts';
import { type Place, placeOf, plainPlace } from './question-place.ts';
import { readQuestions } from './read-questions.ts';

export const orderQuestions: Handler<'PUT /questions/update_positions'> = ({ body }, visit) =>
  saveOrder(placeOf(body), body.questions, visit);

export const orderSubsubtopicQuestions: Handler<'PUT /question_subsubtopics/update_positions'> = ({ body }, visit) =>
  saveOrder(plainPlace('subsubtopic', body.subsubtopic_id), body.questions, visit);

export const orderProblemsetQuestions: Handler<'PUT /problemset_questions/update_positions'> = ({ body }, visit) =>
  saveOrder(plainPlace('problem_set', body.problem_set_id), body.questions, visit);

type Visit = Pick<Context, 'db'> & { session: Session };

/** Saves a new order of a list of questions, without new revisions. Returns the reordered list. */
async function saveOrder(
  place: Place,
  order: readonly string[],
  { db, session }: Visit,
): Promise<{ data: Question[] }> {
  return await db.transaction().execute(async (tx) => {
    await holdTree(tx, 'shared');
    await holdList(tx, place);
    const present = async () => readQuestions(tx, await idsOf(tx, place));
    await saveListOrder(tx, place, { order, present });
    const deed = { action: 'order', subject: 'question', subject_id: place.parent, detail: { place: place.kind } };
    await writeAudit(tx, session, deed);
    return { data: await present() };
  });
}
