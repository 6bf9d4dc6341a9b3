import type { ChartFilter } from '@fourfold/core/contract/dashboard';
import { newId } from '../call/new-id.ts';
import type { Db } from '../database/db.ts';
import { answeredStep, stepsRow } from './fixtures/practice-steps.ts';
import { insertRowsWithKysely } from './fixtures/rows.ts';
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
  const history = { user_id, reference_type: 'HomeProblemSetQuestions', reference_id: newId() };
  const rows = answers.map(({ at, right, before = 0, after = 0 }, seq) => {
    const times = { time_spent_before_answer: before, time_spent_after_answer: after };
    return stepsRow(history, [answeredStep({ is_correct: right, ...times })], { seq, at });
  });
  await insertRowsWithKysely(db, rows);
}
