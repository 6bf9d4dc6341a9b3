import { weekWindow } from '@fourfold/core/charts/periods';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAnswers, chartOf } from '../testing/charts.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { start: start_date, end: end_date } = weekWindow('2026-11-24');
const filter = { start_date, end_date, selected_year: 2026, selected_month: 11 };
const weekly = { ...filter, type: 'weekly', zone: 'America/New_York' } as const;

/** Four answers in three weeks of New York time, and two outside the window. */
async function addAnswersOfThreeWeeks(person: TestPerson) {
  await addAnswers(server.db, person.account.id, [
    { at: new Date('2026-10-25T04:00:00Z'), right: true, before: 10, after: 1 },
    { at: new Date('2026-11-01T03:59:59Z'), right: false, before: 20, after: 30 },
    { at: new Date('2026-11-01T04:00:00Z'), right: false, before: 5, after: 4 },
    { at: new Date('2026-11-29T04:59:59Z'), right: true, before: 7, after: 0 },
    // Before and after the window.
    { at: new Date('2026-10-25T03:59:59Z'), right: true, before: 1000 },
    { at: new Date('2026-11-29T05:00:00Z'), right: true, before: 1000 },
  ]);
}

describe('the charts', () => {
  it('count right and wrong answers for each week of a window, including empty weeks [API-015]', async () => {
    const student = await server.as('student');
    await addAnswersOfThreeWeeks(student);
    expect((await chartOf(server, student, 'correct_incorrect_questions', weekly)).data).toEqual([
      { week_range: '25 Oct – 31 Oct', month: '2026-10', date: '2026-10-25', total_correct: 1, total_incorrect: 1 },
      { week_range: '1 Nov – 7 Nov', month: '2026-11', date: '2026-11-01', total_correct: 0, total_incorrect: 1 },
      { week_range: '8 Nov – 14 Nov', month: '2026-11', date: '2026-11-08', total_correct: 0, total_incorrect: 0 },
      { week_range: '15 Nov – 21 Nov', month: '2026-11', date: '2026-11-15', total_correct: 0, total_incorrect: 0 },
      { week_range: '22 Nov – 28 Nov', month: '2026-11', date: '2026-11-22', total_correct: 1, total_incorrect: 0 },
    ]);
  });

  it('sum a student’s seconds for a tutor logged in as the student [API-016]', async () => {
    const tutor = await server.as('tutor-login');
    await addAnswersOfThreeWeeks(tutor);
    const { data } = await chartOf(server, tutor, 'time_spent_by_user', weekly);
    expect(data.map((point) => point.total_time_spent)).toEqual([61, 9, 0, 0, 7]);
    expect(data[0]).toEqual({
      ...{ week_range: '25 Oct – 31 Oct', month: '2026-10', date: '2026-10-25' },
      total_time_spent: 61,
    });
  });

  it('average them by month of a year, before each answer and after wrong ones [API-017]', async () => {
    const tutor = await server.as('tutor-login');
    await addAnswersOfThreeWeeks(tutor);
    const { data } = await chartOf(server, tutor, 'average_time_spent_by_user', { ...weekly, type: 'monthly' });
    expect(data).toHaveLength(12);
    expect(data[9]).toEqual({
      week_range: '1 Oct – 31 Oct',
      month: '2026-10',
      date: '2026-10-01',
      total_correct: 2,
      total_incorrect: 1,
      total_time_spent: 1061,
      before_answer: 343.33,
      after_wrong_answer: 30,
    });
    expect(data[10]).toMatchObject({ total_correct: 2, total_incorrect: 1, before_answer: 337.33 });
    expect(data[11]).toMatchObject({ total_correct: 0, before_answer: null, after_wrong_answer: null });
  });

  it('have the days of a month if requested', async () => {
    const student = await server.as('student');
    await addAnswersOfThreeWeeks(student);
    const daily = { ...filter, type: 'daily', zone: 'America/New_York' } as const;
    const { data } = await chartOf(server, student, 'correct_incorrect_questions', daily);
    expect(data).toHaveLength(30);
    expect(data.filter((point) => point.total_correct || point.total_incorrect)).toEqual([
      { week_range: '1 Nov', month: '2026-11', date: '2026-11-01', total_correct: 0, total_incorrect: 1 },
      { week_range: '28 Nov', month: '2026-11', date: '2026-11-28', total_correct: 1, total_incorrect: 0 },
      { week_range: '29 Nov', month: '2026-11', date: '2026-11-29', total_correct: 1, total_incorrect: 0 },
    ]);
  });

  it('use days in the time zone of the request, or UTC without one', async () => {
    const student = await server.as('student');
    await addAnswers(server.db, student.account.id, [{ at: new Date('2026-11-14T18:20:00Z'), right: true }]);
    const dayIn = async (zone?: string) => {
      const daily = { ...filter, type: 'daily', ...(zone !== undefined && { zone }) } as const;
      const { data } = await chartOf(server, student, 'correct_incorrect_questions', daily);
      return data.find((point) => point.total_correct === 1)?.date;
    };
    expect(await dayIn('Asia/Kathmandu')).toBe('2026-11-15');
    expect(await dayIn('Asia/Kolkata')).toBe('2026-11-14');
    expect(await dayIn()).toBe('2026-11-14');
    expect(await dayIn('Mars/Olympus')).toBe('2026-11-14');
    // PostgreSQL would read the offset with the opposite sign.
    expect(await dayIn('+05:45')).toBe('2026-11-15');
  });

  it('require the caller’s own id, and dates that form a window', async () => {
    const [student, other] = [await server.as('student'), await server.as('student')];
    const ask = (changed: object) => chartOf(server, student, 'correct_incorrect_questions', { ...weekly, ...changed });
    expect((await ask({ user_id: other.account.id })).status).toBe(403);
    expect(await ask({ start_date: '2026-10-26' })).toMatchObject({
      status: 400,
      errors: ['start_date must be a Sunday: a weekly chart shows whole weeks'],
    });
    expect((await ask({ end_date: '2026-12-05' })).status).toBe(400);
    expect((await ask({ end_date: '2026-02-30' })).status).toBe(400);
    expect((await ask({ selected_year: 2019 })).status).toBe(400);
    expect((await ask({ selected_month: 13 })).status).toBe(400);
    expect((await ask({ type: 'yearly' })).status).toBe(400);
    for (const chart of ['time_spent_by_user', 'average_time_spent_by_user'] as const)
      expect((await chartOf(server, student, chart, weekly)).status).toBe(403);
  });
});
