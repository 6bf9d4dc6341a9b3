import { preview } from '@fourfold/core/rich-text/plain-text';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';

/**
 * Stores a report about a question. A question that was hidden, unpublished or deleted after it was
 * shown can still be reported.
 */
export const reportProblem: Handler<'POST /reported_problems'> = async ({ body }, { db, session, now, newId }) => {
  const question = await db
    .selectFrom('questions')
    .where('id', '=', body.question_id)
    .select('question')
    .executeTakeFirst();
  if (!question) throw notFound('Question');
  const report = { ...body, id: newId(), user_id: session.account.id, created_at: now() };
  await db
    .insertInto('reported_problems')
    .values({ ...report, question_title: preview(question.question) })
    .execute();
  return { ...report, _id: report.id, created_at: report.created_at.toISOString() };
};

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
