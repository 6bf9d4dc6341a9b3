import type { Question } from '@fourfold/core/contract/content';
import { preview } from '@fourfold/core/rich-text/plain-text';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Handler, Session, SessionContext } from '../call/handler.ts';
import { idsOf, saveListOrder } from '../content/arrange-list.ts';
import { contentChanged } from '../content/content-changed.ts';
import { deleteContent } from '../content/delete-content.ts';
import { lockList, lockTree } from '../content/lock-list.ts';
import { createQuestions, type NewQuestion } from './create-questions.ts';
import { findQuestionRow, type ParentKinds } from './lock-question.ts';
import { listOfParent, type QuestionList, questionListOf } from './question-list.ts';
import { readQuestions } from './read-as-author.ts';

// Three paths for the same records (Q95); they differ only in how the body names the parent.

export const createQuestion: Handler<'POST /questions'> = ({ body }, context) =>
  createOne(questionListOf(body), body, context);

export const createSubsubtopicQuestion: Handler<'POST /question_subsubtopics'> = ({ body }, context) =>
  createOne(listOfParent('subsubtopic', body.subsubtopic_id), body, context);

export const createProblemsetQuestion: Handler<'POST /problemset_questions'> = ({ body }, context) =>
  createOne(listOfParent('problem_set', body.problem_set_id), body, context);

export const createSeveralQuestions: Handler<'POST /questions/create_multiple'> = async ({ body }, context) => ({
  data: await createQuestions(questionListOf(body), body.questions, context),
});

export const createSeveralInSubsubtopic: Handler<'POST /question_subsubtopics/create_multiple'> = async (
  { body },
  context,
) => ({ data: await createQuestions(listOfParent('subsubtopic', body.subsubtopic_id), body.questions, context) });

export const createSeveralInProblemset: Handler<'POST /problemset_questions/create_multiple'> = async (
  { body },
  context,
) => ({ data: await createQuestions(listOfParent('problem_set', body.problem_set_id), body.questions, context) });

async function createOne(
  list: QuestionList,
  body: NewQuestion,
  context: Context & { session: Session },
): Promise<Question> {
  const [created] = await createQuestions(list, [body], context);
  if (!created) throw new Error('a question was created and not read');
  return created;
}

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
    const data = await loadQuestions();
    await contentChanged(tx, [list.parent]);
    return { data };
  });
}

export const deleteQuestion: Handler<'DELETE /questions/{id}'> = ({ params }, context) =>
  deleteOne(params.id, context, 'any');

export const deleteSubsubtopicQuestion: Handler<'DELETE /question_subsubtopics/{id}'> = ({ params }, context) =>
  deleteOne(params.id, context, ['subsubtopic']);

export const deleteProblemsetQuestion: Handler<'DELETE /problemset_questions/{id}'> = ({ params }, context) =>
  deleteOne(params.id, context, ['problem_set']);

/** Moves a question to the bin under its own deletion. Links to it are inactive until it is restored. */
async function deleteOne(id: string, context: Context & { session: Session }, kinds: ParentKinds) {
  return await deleteContent(context, { subject: 'question', table: 'questions', id }, async (tx) => {
    const { question, list } = await findQuestionRow(tx, id, kinds);
    return { title: preview(question), list: list };
  });
}
