import { preview } from '@fourfold/core/rich-text/plain-text';
import type { Context, Handler, Session } from '../call/handler.ts';
import { deleteContent } from '../content/delete-content.ts';
import { findQuestionRow, type ParentKinds } from './lock-question.ts';

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
