import { percentileOf, readPercentileTable } from '@fourfold/core/scores/read-percentile-table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoAccount, DemoRole } from '../accounts/demo-accounts.ts';
import { demoRoles } from '../accounts/demo-accounts.ts';
import { demoPercentiles } from '../demo/percentiles.ts';
import { demoStudents } from '../demo/students/students.ts';
import { reconcile } from '../practice/reconcile.ts';
import { clientOf, request } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { seedDemo } from './seed-demo.ts';
import { seedPeople } from './seed-people.ts';

const accounts: DemoAccount[] = demoRoles.map((role) => ({
  role,
  email: `${role}@fourfold.example`,
  password: 'four in a row',
}));
// A Saturday.
const now = new Date('2026-11-21T18:00:00Z');

async function seeded(): Promise<TestServer> {
  const server = await startTestServer();
  server.clock.now = now;
  await seedDemo(server.deps.db);
  await seedPeople(server.deps.db, accounts, now);
  return server;
}

let server: TestServer;
beforeAll(async () => {
  server = await seeded();
});
afterAll(() => server.stop());

async function logIn(role: DemoRole) {
  const reply = await request(server.url, 'POST /sessions', {
    body: { email: `${role}@fourfold.example`, password: 'four in a row' },
  });
  return clientOf(server.url, reply.headers.get('x-user-token') ?? '');
}
const done = (on: TestServer) =>
  on.db
    .selectFrom('practice_events')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.username', 'reference_id', 'seq', 'kind', 'at', 'is_correct', 'time_spent_before_answer'])
    .orderBy('users.username')
    .orderBy('reference_type')
    .orderBy('reference_id')
    .orderBy('seq')
    .execute();

describe('the demo’s users', () => {
  it('are students of the tutor, with different data for each', async () => {
    const tutor = await logIn('tutor');
    const { data, count } = await tutor('GET /accounts/get_my_students', { query: { offset: 1, limit: 100 } });
    expect(count).toBe(demoStudents.length);
    const by = Object.fromEntries(data.map((student) => [student.username.split(' ')[0], student]));
    const days = (name: string) => (now.getTime() - Date.parse(by[name]?.last_active_at ?? '')) / 86_400_000;
    expect(by.Ben?.overdue).toBe(2);
    expect(by.Emma?.status).toBe('inactive');
    expect(by.Diego).toMatchObject({ last_active_at: null, time_spent_this_week: 0, overdue: 0 });
    expect(days('Chloe')).toBeGreaterThan(20);
    for (const name of ['Sam', 'Grace', 'Amira']) {
      expect(days(name)).toBeLessThan(1);
      expect(by[name]?.mastered_this_week).toBeGreaterThan(0);
      expect(by[name]?.time_spent_this_week).toBeGreaterThan(600);
    }
    expect(by.Amira?.overdue).toBe(0);
    expect(by.Sam?.overdue).toBe(1);
  });

  it('have practised existing content, and are assigned content that can be opened', async () => {
    const events = await done(server);
    const views = ['open_subsubtopic_sequences', 'open_exam_questions', 'open_problem_sets'] as const;
    const open = await Promise.all(views.map((view) => server.db.selectFrom(view).select('id').execute()));
    const ids = new Set(open.flat().map(({ id }) => id));
    for (const { name, visits, assignments } of demoStudents) {
      for (const { days, work } of visits) {
        const day = (at: Date) => Math.floor((now.getTime() - at.getTime()) / 86_400_000);
        const own = events.filter((one) => one.username === name && one.reference_id === work.reference.id);
        expect(
          own.some(({ at }) => day(at) === days),
          `${name}, ${days} days ago`,
        ).toBe(true);
      }
      for (const { work } of assignments) {
        expect(ids.has(work.reference.id), name).toBe(true);
      }
    }
  });

  it('have histories that are consistent with their progress', async () => {
    const differences: unknown[] = [];
    expect(await reconcile(server.db, (difference) => differences.push(difference))).toBe(7);
    expect(differences).toEqual([]);
  });

  it('have done nothing in the future, and nothing before they registered', async () => {
    const rows = await server.db
      .selectFrom('practice_events')
      .innerJoin('users', 'users.id', 'user_id')
      .select((eb) => [eb.fn.min('at').as('first'), eb.fn.max('at').as('last'), eb.fn.min('created_at').as('since')])
      .executeTakeFirstOrThrow();
    expect(rows.last.getTime()).toBeLessThanOrEqual(now.getTime());
    expect(rows.first.getTime()).toBeGreaterThan((rows.since ?? now).getTime());
  });

  it('include a demo account student with overdue, open, started and completed assignments', async () => {
    const sam = await logIn('student');
    const { id } = await sam('PUT /accounts/set_current_user');
    const rows = await server.db
      .selectFrom('assignments')
      .leftJoin('practice_progress', (join) =>
        join
          .onRef('practice_progress.user_id', '=', 'assignments.user_id')
          .onRef('practice_progress.reference_id', '=', 'assignments.reference_id'),
      )
      .where('assignments.user_id', '=', id)
      .select(['completed_at', 'assignment_date', 'seq'])
      .execute();
    const open = rows.filter(({ completed_at }) => completed_at === null);
    expect(open.filter(({ assignment_date }) => assignment_date < '2026-11-21')).toHaveLength(1);
    expect(open.some(({ seq }) => seq !== null)).toBe(true);
    expect(open.some(({ seq }) => seq === null)).toBe(true);
    expect(rows.length - open.length).toBeGreaterThan(3);
  });

  it('have scores in paper tests, tests and official exams, and a percentile for each', async () => {
    const sam = await logIn('student');
    const { data: sats } = await sam('GET /sats_users', { query: {} });
    const { data: acts } = await sam('GET /acts_users', { query: {} });
    expect([...sats, ...acts].map(({ title }) => title)).toEqual(
      expect.arrayContaining(['SAT, October', 'ACT, September']),
    );
    const paper = sats.find(({ title }) => title === 'SAT Practice Test 1');
    const sat_id = paper?.id ?? '';
    const score = await sam('GET /user_sats/get_sat_score', { query: { sat_id } });
    expect(score).toMatchObject({ score_present: true, converted: true });
    const table = readPercentileTable('sat', demoPercentiles.sat);
    expect(percentileOf(table?.['total.national'], score.grand_score.value)).toBeGreaterThan(50);
    expect(readPercentileTable('act', demoPercentiles.act)).not.toBeNull();
    expect((await sam('GET /settings/get_setting')).sat_percentile_score).toEqual(demoPercentiles.sat);
    const { data } = await sam('GET /user_sat_test_progresses/get_sat_scores', { query: { sat_id } });
    expect(data.map(({ real_test }) => real_test)).toEqual([false, true]);
  });

  it('are not changed by a second seed', async () => {
    const before = await done(server);
    await server.db.deleteFrom('tutor_students').execute();
    await seedPeople(server.deps.db, accounts, new Date(now.getTime() + 86_400_000));
    expect(await done(server)).toEqual(before);
    expect(await server.db.selectFrom('tutor_students').selectAll().execute()).toEqual([]);
  });

  it('have the same history in each installation that is seeded at the same time', async () => {
    const other = await seeded();
    expect(await done(other)).toEqual(await done(server));
    await other.stop();
  });
});
