import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';

export const settleReport: Handler<'DELETE /reported_problems/{id}'> = async ({ params }, { db, session }) => {
  return await db.transaction().execute(async (tx) => {
    const report = await tx
      .deleteFrom('reported_problems')
      .where('id', '=', params.id)
      .returning(['id', 'user_id', 'question_id', 'question_title', 'problem_type'])
      .executeTakeFirst();
    if (!report) throw notFound('Reported problem');
    const { question_id, problem_type } = report;
    const detail = { title: report.question_title, question_id, problem_type };
    const auditTarget = {
      action: 'settle',
      subject: 'reported_problem',
      subject_id: report.id,
      for_id: report.user_id,
    };
    await writeAudit(tx, session, { ...auditTarget, detail });
    return { message: 'The report is settled.' };
  });
};
