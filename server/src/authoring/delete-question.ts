import { preview } from '@fourfold/core/rich-text/plain-text';
import type { Context, Handler, Session } from '../call/handler.ts';
import { deleteContent } from '../content/delete-content.ts';
import { findQuestionRow, type PathKinds } from './hold-question.ts';

export const deleteQuestion: Handler<'DELETE /questions/{id}'> = ({ params }, visit) => remove(params.id, visit, 'any');

export const deleteSubsubtopicQuestion: Handler<'DELETE /question_subsubtopics/{id}'> = ({ params }, visit) =>
  remove(params.id, visit, ['subsubtopic']);

export const deleteProblemsetQuestion: Handler<'DELETE /problemset_questions/{id}'> = ({ params }, visit) =>
  remove(params.id, visit, ['problem_set']);

/**
 * Moves a question to the bin under its own deletion. Links to it are inactive until it is
 * restored.
 */
async function remove(id: string, visit: Context & { session: Session }, kinds: PathKinds) {
  return await deleteContent(visit, { subject: 'question', table: 'questions', id }, async (tx) => {
    const { question, place } = await findQuestionRow(tx, id, kinds);
    return { title: preview(question), list: place };
  });
}
