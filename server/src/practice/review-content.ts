import { sql } from 'kysely';
import type { ActionContext } from '../call/handler.ts';
import { loadQuestion, type QuestionWithKey } from './practice-content.ts';

/** A question that is answered outside of its sequence or set. */
export type ReviewQuestion = { question: QuestionWithKey; skill_codes: readonly string[] };

/** Returns a question of any parent with its key and its skills, cached. Null if there is none. */
export async function loadReviewQuestion(context: ActionContext, id: string): Promise<ReviewQuestion | null> {
  const { data } = await context.content(`review question ${id}`, async () => {
    const question = await loadQuestion(context, id);
    const { rows } = await sql<Pick<ReviewQuestion, 'skill_codes'>>`
      select skill_codes from questions where id = ${id}
    `.execute(context.db);
    const found: ReviewQuestion[] = question ? [{ question, skill_codes: rows[0]?.skill_codes ?? [] }] : [];
    return { content: { data: found }, roots: 'any' };
  });
  return data[0] ?? null;
}
