import { diagnosticLength } from '@fourfold/core/today/choose-diagnostic';
import { emptyPlan } from '@fourfold/core/today/study-plan';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAnswers } from '../testing/charts.ts';
import { anAnswer, answerAll, aSet, save } from '../testing/practice.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const lines = 'sat.math.algebra.linear-inequalities';
const plan = { ...emptyPlan, edition: 'sat', test_date: '2026-12-05', goal: 1400, minutes_a_day: 30 } as const;

async function tag(ids: readonly string[], codes: readonly string[]) {
  await sql`update questions set skill_codes = ${[...codes]}::text[] where id = any (${[...ids]}::uuid[])`.execute(
    server.db,
  );
}

describe('the study plan', () => {
  it('is empty before the first change, and then as it was last saved, for its student alone', async () => {
    const [student, other] = [await server.as('student'), await server.as('student')];
    expect(await student.call('GET /study_plan')).toEqual(emptyPlan);
    await student.call('PUT /study_plan', { body: plan });
    const changed = { ...plan, goal: null, first_run: 'ended' as const };
    expect(await student.call('PUT /study_plan', { body: changed })).toEqual(changed);
    expect(await student.call('GET /study_plan')).toEqual(changed);
    expect(await other.call('GET /study_plan')).toEqual(emptyPlan);
  });

  it('limits how many questions come back on one day', async () => {
    const student = await server.as('student');
    const { questions, reference } = await aSet(server.db, 3);
    await answerAll(
      student,
      reference,
      questions.map((question) => [question, false] as const),
    );
    await student.call('PUT /study_plan', { body: { ...emptyPlan, reviews_a_day: 2 } });
    const tomorrow = new Date(server.clock.now.getTime() + 86_400_000).toISOString().slice(0, 10);
    expect(await student.call('GET /mistakes/due', { query: { day: tomorrow } })).toMatchObject({ limit: 2, due: 2 });
  });

  it('has no goal that is not a score of its test', async () => {
    const student = await server.as('student');
    for (const wrong of [{ goal: 1405 }, { edition: 'act' as const }, { edition: null }]) {
      const [status] = await refusalOf(student.call('PUT /study_plan', { body: { ...plan, ...wrong } }));
      expect(status).toBe(400);
    }
  });

  it('has no date in the year 0, which the database does not know', async () => {
    const student = await server.as('student');
    const refused = refusalOf(student.call('PUT /study_plan', { body: { ...plan, test_date: '0000-01-01' } }));
    expect(await refused).toEqual([400, 'test_date: expected a date after the year 0']);
    await student.call('PUT /study_plan', { body: { ...plan, test_date: '0001-01-01' } });
  });
});

describe('today', () => {
  it('is new without an answer and without a plan', async () => {
    const student = await server.as('student');
    expect(await student.call('GET /today')).toMatchObject({
      ...{ seconds: 0, usual_seconds: null, plan: emptyPlan, is_new: true, diagnostic_answers: 0, weakest: null },
    });
    await student.call('PUT /study_plan', { body: { ...emptyPlan, first_run: 'skipped' } });
    expect(await student.call('GET /today')).toMatchObject({ is_new: false });
  });

  it('counts the seconds since midnight of the caller’s zone, and the median of the latest answers', async () => {
    const student = await server.as('student');
    const evening = new Date(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`);
    const minutes = (count: number) => new Date(evening.getTime() + count * 60_000);
    await addAnswers(server.db, student.account.id, [
      { at: minutes(-1800), right: true, before: 40 },
      { at: minutes(-60), right: true, before: 60 },
      { at: minutes(60), right: true, before: 50, after: 9 },
    ]);
    server.clock.now = minutes(120);
    const todayIn = async (timeZoneName: string) => {
      const headers = { 'app-version': '1', authorization: student.token, timeZoneName };
      return await (await fetch(`${server.url}/today`, { headers })).json();
    };
    const [day, before] = [minutes(0), minutes(-60)].map((at) => at.toISOString().slice(0, 10));
    expect(await todayIn('UTC')).toMatchObject({ day, seconds: 59, usual_seconds: 50, is_new: false });
    expect(await todayIn('America/New_York')).toMatchObject({ day: before, seconds: 119 });
    server.clock.now = new Date();
  });

  it('names the weakest skill with work that is not finished; the more of its questions, the better', async () => {
    const student = await server.as('student');
    const [practised, mixed] = [await aSet(server.db, 4), await aSet(server.db, 4)];
    await tag(
      practised.questions.map(({ id }) => id),
      [lines],
    );
    await tag(
      mixed.questions.slice(0, 1).map(({ id }) => id),
      [lines],
    );
    await answerAll(
      student,
      practised.reference,
      practised.questions.map((question) => [question, false] as const),
    );
    const { weakest } = await student.call('GET /today');
    expect(weakest).toMatchObject({
      code: lines,
      title: 'Linear inequalities in one or two variables',
      right: 0,
      total: 4,
    });
    expect(weakest?.work).toMatchObject({ ...practised.reference, questions: 4 });
    await answerAll(
      student,
      practised.reference,
      practised.questions.map((question) => [question, true] as const),
    );
    expect((await student.call('GET /today')).weakest?.work).toMatchObject(mixed.reference);
    await tag(
      [...practised.questions, ...mixed.questions].map(({ id }) => id),
      [],
    );
    expect((await student.call('GET /today')).weakest).toBeNull();
  });
});

describe('the questions of the first run', () => {
  it('are ten, the same for every student, and none of a test, of a closed set, or hidden', async () => {
    const sets = [await aSet(server.db, 6), await aSet(server.db, 6), await aSet(server.db, 2)];
    const [first, hidden] = sets.map(({ questions }) => questions[0]?.id);
    await sql`update problem_sets set is_publish = false where id = ${sets[2]?.reference.reference_id}`.execute(
      server.db,
    );
    await sql`update questions set is_hidden = true where id = ${hidden}`.execute(server.db);
    await tag([first ?? ''], [lines]);
    const [one, other] = [await server.as('student'), await server.as('student')];
    const reply = await one.call('GET /diagnostic');
    const ids = reply.data.map(({ question }) => question.id);
    expect(ids).toHaveLength(diagnosticLength);
    expect(new Set(ids).size).toBe(diagnosticLength);
    expect(reply.data.every(({ right, question }) => right === null && question.question_type === null)).toBe(true);
    const closed = sets[2]?.questions.map(({ id }) => id) ?? [];
    expect(ids.filter((id) => id === hidden || closed.includes(id))).toEqual([]);
    expect(reply.data.find(({ question }) => question.id === first)?.area).toBe('Algebra');
    expect((await other.call('GET /diagnostic')).data.map(({ question }) => question.id)).toEqual(ids);
  });

  it('have their answers, which are saved as practice; when the content changes, the answered ones stay', async () => {
    const student = await server.as('student');
    const before = await student.call('GET /diagnostic');
    const reference = { reference_type: 'HomeDiagnostic', reference_id: student.account.id } as const;
    const question = before.data[0]?.question;
    const wrong = question?.answers.find(({ correct }) => !correct)?.id ?? '';
    await save(student, anAnswer(student, reference, question?.id ?? '', [wrong]));
    expect(await student.call('GET /today')).toMatchObject({ diagnostic_answers: 1, is_new: false });
    await student.call('PUT /study_plan', { body: { ...plan, edition: 'act', goal: null } });
    const after = await student.call('GET /diagnostic');
    expect(after.seq).toBe(1);
    expect(after.data[0]).toMatchObject({ question: { id: question?.id }, right: false });
    expect(after.data.filter(({ right }) => right !== null)).toHaveLength(1);
    expect(after.data.length).toBeLessThanOrEqual(diagnosticLength);
  });
});
