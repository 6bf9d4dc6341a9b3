import type { Family } from '@fourfold/core/exams/families';
import type { Context, Session } from '../call/handler.ts';
import { deleteContent } from '../content/delete-content.ts';
import { undeletedExams } from './exam-rows.ts';
import { examNotFound } from './get-exam.ts';

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
