import type { ChartFilter } from '@fourfold/core/contract/dashboard';
import type { Insertable } from 'kysely';
import { newId } from '../call/new-id.ts';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/schema.ts';
import type { TestPerson, TestServer } from './server.ts';

export type Chart = 'correct_incorrect_questions' | 'time_spent_by_user' | 'average_time_spent_by_user';
type ChartPoint = Readonly<Record<string, unknown>> & { week_range: string; month: string; date: string };

/** Fetches a chart in a time zone; without `zone` the header is not sent. */
export async function chartOf(
  { url }: Pick<TestServer, 'url'>,
  { account, token }: TestPerson,
  chart: Chart,
  { zone, ...filter }: Omit<ChartFilter, 'user_id'> & { user_id?: string; zone?: string },
): Promise<{ status: number; errors?: string[]; data: ChartPoint[] }> {
  const reply = await fetch(`${url}/user_questions/${chart}`, {
    method: 'POST',
    headers: {
      'app-version': '1',
      'content-type': 'application/json',
      authorization: token,
      ...(zone !== undefined && { timeZoneName: zone }),
    },
    body: JSON.stringify({ user_id: account.id, ...filter }),
  });
  const body = (await reply.json()) as { errors?: string[]; data?: ChartPoint[] };
  return { status: reply.status, data: [], ...body };
}

export type ChartAnswer = { at: Date; right: boolean; before?: number; after?: number };

/** Inserts answers as a separate history, as stored; their progress is not inserted. */
export async function addAnswers(db: Db, user_id: string, answers: readonly ChartAnswer[]): Promise<void> {
  const reference_id = newId();
  const rows = answers.map(
    ({ at, right, before = 0, after = 0 }, index): Insertable<Database['practice_events']> => ({
      user_id,
      reference_type: 'HomeProblemSetQuestions',
      reference_id,
      seq: index + 1,
      kind: 'answered',
      at,
      event: '{}',
      state: '{}',
      record_id: newId(),
      question_id: newId(),
      is_correct: right,
      time_spent_before_answer: before,
      time_spent_after_answer: after,
    }),
  );
  if (rows.length > 0) await db.insertInto('practice_events').values(rows).execute();
}
