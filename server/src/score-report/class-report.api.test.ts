import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { linkStudents } from '../testing/people.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addScreenTest, idsIn, tagQuestions, takeModule } from './testing/taken-tests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const lines = 'sat.math.algebra.linear-functions';

async function addClass(...names: readonly string[]): Promise<{ tutor: TestPerson; students: TestPerson[] }> {
  const tutor = await server.as('tutor');
  const students = await Promise.all(names.map(() => server.as('student')));
  for (const [at, { account }] of students.entries()) {
    await server.db.updateTable('users').set({ username: names[at] }).where('id', '=', account.id).execute();
  }
  await linkStudents(server.db, tutor.account.id, ...students.map(({ account }) => account.id));
  return { tutor, students };
}

const report = (tutor: TestPerson, exam_id: string) =>
  tutor.call('GET /score_reports', { query: { exam_id, variant: 'mock' } });

describe('the report of a class', () => {
  it('has the scores of each linked student, and the right answers of all of them by domain and skill', async () => {
    const { tutor, students } = await addClass('ben', 'Ada', 'Zoe');
    const [ben, ada] = students;
    const other = await server.as('student');
    const test = await addScreenTest(server.db);
    if (!ben || !ada) throw new Error('two students');
    await tagQuestions(server.db, idsIn(test, 'Math1'), [lines]);
    await takeModule(server, ben, test, 'Math1', [true, true, false]);
    await takeModule(server, ben, test, 'Math2Harder', [true, true, true]);
    await takeModule(server, ada, test, 'Math1', [false, null, null]);
    await takeModule(server, other, test, 'Math1', [true, true, true]);
    const found = await report(tutor, test.exam);
    expect(found).toMatchObject({ title: 'Practice 7', edition: 'sat-digital' });
    expect(found.students.map(({ username, review }) => [username, review])).toEqual([
      ['Ada', 'open'],
      ['ben', 'open'],
      ['Zoe', null],
    ]);
    const [first, second, third] = found.students;
    expect(first).toMatchObject({ parts: [{}, { type: 'Math', value: null }] });
    expect(second?.parts[1]).toMatchObject({ type: 'Math', route: 'harder', raw: 5, of: 800 });
    expect(Date.parse(second?.submitted_at ?? '')).toBeGreaterThan(0);
    expect(third).toMatchObject({ submitted_at: null, parts: [], composite: null });
    expect(found.domains[0]).toMatchObject({
      ...{ code: 'sat.math.algebra', right: 5, of: 9 },
      skills: [{ code: lines, right: 5, of: 9 }],
    });
    expect(found.domains[1]).toMatchObject({ code: null, right: 0, of: 3 });
  });

  it('has the same scores and right answers as the reports of its students', async () => {
    const { tutor, students } = await addClass('a', 'b');
    const test = await addScreenTest(server.db);
    const [tried = ''] = idsIn(test, 'Math1');
    await server.db
      .updateTable('exams')
      .set({ field_test: [tried] })
      .where('id', '=', test.exam)
      .execute();
    for (const [at, student] of students.entries()) {
      await takeModule(server, student, test, 'Math1', [true, at === 0, null]);
    }
    const own = await Promise.all(
      students.map((student) => student.call('GET /score_report', { query: { exam_id: test.exam, variant: 'mock' } })),
    );
    const found = await report(tutor, test.exam);
    expect(found.students.map(({ parts }) => parts)).toEqual(own.map(({ parts }) => parts));
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
    expect(sum(found.domains.map(({ right }) => right))).toBe(sum(own.map(({ total }) => total.right)));
    expect(sum(found.domains.map(({ of }) => of))).toBe(
      sum(own.map(({ total: { right, wrong, left_out } }) => right + wrong + left_out)),
    );
  });

  it('has no score of a closed review, and no right answers of a review that shows only the score', async () => {
    const { tutor, students } = await addClass('a');
    const [student] = students;
    if (!student) throw new Error('a student');
    const test = await addScreenTest(server.db, { review_opens: 'released' });
    await takeModule(server, student, test, 'Math1', [true, true, true]);
    const closed = await report(tutor, test.exam);
    expect(closed.students).toMatchObject([{ review: 'closed', parts: [], composite: null }]);
    expect(closed.domains).toEqual([]);
    await sql`update exams set review_shows_score = true where id = ${test.exam}`.execute(server.db);
    const scored = await report(tutor, test.exam);
    expect(scored.students).toMatchObject([{ review: 'score', parts: [{}, { type: 'Math' }] }]);
    expect(scored.domains).toEqual([]);
  });

  it('is of no exam that is unknown or unpublished', async () => {
    const { tutor } = await addClass('a');
    const test = await addScreenTest(server.db, { is_publish: false });
    for (const exam of [newId(), test.exam]) {
      expect(await refusalOf(report(tutor, exam))).toEqual([404, 'Test not found']);
    }
  });
});

it('the tests of a class are those that its students submitted, the latest first', async () => {
  const { tutor, students } = await addClass('a', 'b');
  const [first, second] = students;
  if (!first || !second) throw new Error('two students');
  const [both, one, none] = [
    await addScreenTest(server.db, { title: 'Both' }),
    await addScreenTest(server.db, { title: 'One' }),
    await addScreenTest(server.db, { title: 'None' }),
  ];
  await takeModule(server, first, both, 'Math1', [true]);
  await takeModule(server, second, both, 'Math1', [true]);
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  await takeModule(server, first, one, 'Math1', [true]);
  await takeModule(server, await server.as('student'), none, 'Math1', [true]);
  const { data } = await tutor.call('GET /score_reports/tests');
  expect(data.map(({ title, students: count, variant }) => [title, count, variant])).toEqual([
    ['One', 1, 'mock'],
    ['Both', 2, 'mock'],
  ]);
  server.clock.now = new Date();
});
