import { preview } from '@fourfold/core/rich-text/plain-text';
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
