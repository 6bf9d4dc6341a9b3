import type { Question } from '@fourfold/core/contract/content';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler, SessionContext } from '../call/handler.ts';
import { idsOf, saveListOrder } from '../content/arrange-list.ts';
import { lockList, lockTree } from '../content/lock-list.ts';
import { listOfParent, type QuestionList, questionListOf } from './question-list.ts';
import { readQuestions } from './read-questions.ts';

export const orderQuestions: Handler<'PUT /questions/update_positions'> = ({ body }, context) =>
  saveOrder(questionListOf(body), body.questions, context);

export const orderSubsubtopicQuestions: Handler<'PUT /question_subsubtopics/update_positions'> = ({ body }, context) =>
  saveOrder(listOfParent('subsubtopic', body.subsubtopic_id), body.questions, context);

export const orderProblemsetQuestions: Handler<'PUT /problemset_questions/update_positions'> = ({ body }, context) =>
  saveOrder(listOfParent('problem_set', body.problem_set_id), body.questions, context);

/** Saves a new order of a list of questions, without new revisions. Returns the reordered list. */
async function saveOrder(
  list: QuestionList,
  order: readonly string[],
  { db, session }: SessionContext<'db'>,
): Promise<{ data: Question[] }> {
  return await db.transaction().execute(async (tx) => {
    await lockTree(tx, 'shared');
    await lockList(tx, list);
    const loadQuestions = async () => readQuestions(tx, await idsOf(tx, list));
    await saveListOrder(tx, list, { order, present: loadQuestions });
    const auditEntry = { action: 'order', subject: 'question', subject_id: list.parent, detail: { place: list.kind } };
    await writeAudit(tx, session, auditEntry);
    return { data: await loadQuestions() };
  });
}
