import type { Family } from '@fourfold/core/exams/families';
import { rolesOf } from '@fourfold/core/session/account';
import type { Context, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { deleteContent } from '../content/delete-content.ts';
import { undeletedExams } from './exam-rows.ts';
import { presentExam } from './present-exam.ts';
import { examNotFound } from './read-exams.ts';
import { type ExamChanges, saveExam } from './save-exam.ts';

/**
 * Changes an authored exam. Admins may change the title only; the progress unit, the review setting
 * and the publish flags are for super admins.
 */
export function changeTestExam<F extends Family>(family: F) {
  return async (
    { params: { id }, body }: { params: { id: string }; body: ExamChanges },
    context: Context & { session: Session },
  ) => {
    refuseChangesBeyondTitle(body, context.session);
    return presentExam(family, await saveExam(family, id, body, context), { reader: 'author' });
  };
}

function refuseChangesBeyondTitle(body: ExamChanges, session: Session): void {
  if (rolesOf(session.account).includes('super-admin')) return;
  const forbiddenChange = Object.entries(body).find(([name, value]) => name !== 'title' && value !== undefined);
  if (forbiddenChange) throw new Refusal('forbidden', `${forbiddenChange[0]}: only a super admin may change it`);
}

/** Moves an authored exam to the recycle bin, with the content that belongs to it only, under one deletion id (Q84). */
export function deleteTestExam(family: Family) {
  return async (
    { params: { id } }: { params: { id: string } },
    context: Context & { session: Session },
  ): Promise<{ id: string; title: string }> => {
    const deletedExam = await deleteContent(context, { table: 'exams', id, subject: family }, async (tx) => {
      const exam = await undeletedExams(tx, family)
        .where('exams.id', '=', id)
        .where('exams.owner_id', 'is', null)
        .executeTakeFirst();
      if (!exam) throw examNotFound(family);
      return { title: exam.title, list: { of: 'exam', family } };
    });
    return { id, title: deletedExam.title };
  };
}
