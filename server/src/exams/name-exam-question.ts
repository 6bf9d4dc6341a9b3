import type { Family } from '@fourfold/core/exams/families';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import { findExamQuestion } from './find-exam-question.ts';
import { lockExamQuestion } from './lock-exam-question.ts';

type NameRequest = { params: { id: string }; body: { topic: { title: string } } };

/** Sets the topic title of a question number. A number without a topic is inactive (Q47). */
export function nameExamQuestion(family: Family) {
  return async ({ params: { id }, body }: NameRequest, { db, session }: Context & { session: Session }) => {
    const { title } = body.topic;
    return await db.transaction().execute(async (tx) => {
      const examQuestion = await lockExamQuestion(tx, family, id);
      if (examQuestion.title !== title) {
        await tx.updateTable('exam_questions').set({ title }).where('id', '=', id).execute();
        const auditEntry = { action: 'change', subject: `${family}_question`, subject_id: id, detail: { title } };
        await writeAudit(tx, session, auditEntry);
      }
      return await findExamQuestion(tx, 'author', { family, id });
    });
  };
}
