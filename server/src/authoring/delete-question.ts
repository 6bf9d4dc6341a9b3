import { preview } from '@fourfold/core/rich-text/plain-text';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Handler, Session } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { holdPlace } from './hold-place.ts';
import { findPlace, type PathKinds } from './hold-question.ts';
import { renumber } from './renumber.ts';

export const deleteQuestion: Handler<'DELETE /questions/{id}'> = ({ params }, visit) => remove(params.id, visit, 'any');

export const deleteSubsubtopicQuestion: Handler<'DELETE /question_subsubtopics/{id}'> = ({ params }, visit) =>
  remove(params.id, visit, ['subsubtopic']);

export const deleteProblemsetQuestion: Handler<'DELETE /problemset_questions/{id}'> = ({ params }, visit) =>
  remove(params.id, visit, ['problem_set']);

type Visit = Pick<Context, 'db' | 'now' | 'newId'> & { session: Session };

/** Puts a question into the bin, as a deletion of its own, and closes the gap. Links to it lead nowhere until it is back. */
async function remove(id: string, { db, session, now, newId }: Visit, kinds: PathKinds) {
  return await db.transaction().execute(async (tx) => {
    const place = await findPlace(tx, id, kinds);
    const ids = await holdPlace(tx, place);
    const gone = await tx
      .updateTable('questions')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .set({ deleted_at: now(), deletion_id: newId() })
      .returning(['id', 'question'])
      .executeTakeFirst();
    if (!gone) throw notFound('Question');
    await renumber(
      tx,
      'questions',
      ids.filter((other) => other !== id),
    );
    const title = preview(gone.question);
    await writeAudit(tx, session, { action: 'delete', subject: 'question', subject_id: id, detail: { title } });
    return { id, _id: id, title };
  });
}
