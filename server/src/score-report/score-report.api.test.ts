import { publishFlags } from '@fourfold/core/exams/open-variants';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { addExam, addOwnExam } from '../testing/content.ts';
import { aSet } from '../testing/practice.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addSectionFixture, entryFor, testClient } from '../testing/test-fixture.ts';
import {
  addScreenTest,
  idsIn as ids,
  type ScreenTest,
  type TakeArguments,
  tagQuestions,
  takeModule,
} from './testing/taken-tests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const [lines, quadratics] = ['linear-functions', 'linear-equations-one-variable'].map(
  (skill) => `sat.math.algebra.${skill}`,
) as [string, string];
const transitions = 'sat.reading-and-writing.expression-of-ideas.transitions';

const tag = (ids: readonly string[], codes: readonly string[]) => tagQuestions(server.db, ids, codes);
type Fields = Parameters<typeof addScreenTest>[1];
const addTest = (fields?: Fields) => addScreenTest(server.db, fields);
const take = (student: TestPerson, ...of: TakeArguments) => takeModule(server, student, ...of);
const report = (student: TestPerson, { exam }: Pick<ScreenTest, 'exam'>, variant: 'mock' | 'real' = 'mock') =>
  student.call('GET /score_report', { query: { exam_id: exam, variant } });

describe('the score report', () => {
  it('has the parts with their routes, the modules with their questions, and when each was submitted', async () => {
    const [student, test] = [await server.as('student'), await addTest()];
    await take(student, test, 'Math1', [true, true, false]);
    await take(student, test, 'Math2Harder', [true, null, null]);
    const found = await report(student, test);
    expect(found).toMatchObject({ title: 'Practice 7', family: 'sat', edition: 'sat-digital', review: 'open' });
    expect(found.parts).toMatchObject([
      { type: 'ReadingWriting', value: null, route: null },
      { type: 'Math', route: 'harder', raw: 3, min: 200, of: 800, estimated: true },
    ]);
    expect(found.composite).toMatchObject({ value: null, reason: 'Reading and Writing is not submitted yet.' });
    const right = { state: 'right', seconds: 10 };
    const out = { state: 'left_out', seconds: 0 };
    expect(found.modules).toMatchObject([
      {
        section: 'Math1',
        key_seen: false,
        is_overdue: false,
        questions: [right, right, { state: 'wrong', seconds: 10 }, out],
      },
      { section: 'Math2Harder', questions: [right, out, out, out] },
    ]);
    expect(found.modules.every(({ submitted_at }) => Date.parse(submitted_at) > 0)).toBe(true);
    expect(found.total).toEqual({ right: 3, wrong: 1, left_out: 4, seconds: 40 });
  });

  it('adds up domains and skills; a question counts for its first skill, a tried-out question for none', async () => {
    const [student, test] = [await server.as('student'), await addTest()];
    const [first, second, third] = ids(test, 'Math1');
    if (!first || !second || !third) throw new Error('three questions');
    await tag([first, second], [lines, transitions]);
    await tag([third], [quadratics]);
    await server.db
      .updateTable('exams')
      .set({ field_test: [second] })
      .where('id', '=', test.exam)
      .execute();
    await take(student, test, 'Math1', [true, true, false]);
    const { domains, total, modules } = await report(student, test);
    expect(total).toEqual({ right: 1, wrong: 1, left_out: 1, seconds: 20 });
    expect(domains).toMatchObject([
      {
        ...{ code: 'sat.math.algebra', title: 'Algebra', right: 1, wrong: 1, left_out: 0, seconds: 20 },
        skills: [
          { code: quadratics, wrong: 1 },
          { code: lines, right: 1, wrong: 0 },
        ],
      },
      { code: null, left_out: 1, skills: [] },
    ]);
    expect(modules[0]?.questions.map(({ state }) => state)).toEqual(['right', 'tried', 'wrong', 'left_out']);
  });

  it('compares with the last three tests of the family that were submitted before, the latest first', async () => {
    const student = await server.as('student');
    const start = server.clock.now.getTime();
    const tests: ScreenTest[] = [];
    for (const [at, title] of ['First', 'Second', 'Third', 'Fourth', 'Fifth'].entries()) {
      server.clock.now = new Date(start + at * 60_000);
      const test = await addTest({ title });
      await tag(ids(test, 'Math1'), [lines]);
      await take(student, test, 'Math1', [true, at > 2, false]);
      tests.push(test);
    }
    const [, , , fourth, fifth] = tests;
    if (!fourth || !fifth) throw new Error('five tests');
    const { earlier } = await report(student, fifth);
    expect(earlier.map(({ title }) => title)).toEqual(['Fourth', 'Third', 'Second']);
    expect(earlier.map(({ domains }) => domains)).toEqual([
      [{ code: 'sat.math.algebra', right: 2, of: 3 }],
      [{ code: 'sat.math.algebra', right: 1, of: 3 }],
      [{ code: 'sat.math.algebra', right: 1, of: 3 }],
    ]);
    expect(earlier[0]?.skills).toEqual([{ code: lines, right: 2, of: 3 }]);
    expect((await report(student, fourth)).earlier.map(({ title }) => title)).toEqual(['Third', 'Second', 'First']);
    server.clock.now = new Date();
  });

  it('offers work of the weakest skills that is open and not finished', async () => {
    const [student, test] = [await server.as('student'), await addTest()];
    await tag(ids(test, 'Math1'), [lines]);
    const set = await aSet(server.db, 4);
    await tag(
      set.questions.map(({ id }) => id),
      [lines],
    );
    await take(student, test, 'Math1', [false, false, null]);
    const { practice } = await report(student, test);
    expect(practice).toMatchObject([{ code: lines, title: 'Linear functions', right: 0, of: 3 }]);
    expect(practice[0]?.works).toMatchObject([set.reference]);
    await server.db.updateTable('problem_sets').set({ is_publish: false }).execute();
    expect((await report(student, test)).practice).toMatchObject([{ code: lines }]);
  });

  it('is the same for a question that was deleted since, and has none that was written since', async () => {
    const [student, test] = [await server.as('student'), await addTest()];
    await take(student, test, 'Math1', [true, false, null]);
    const before = (await report(student, test)).total;
    expect(before).toMatchObject({ right: 1, wrong: 1, left_out: 2 });
    const [first = ''] = ids(test, 'Math1');
    await sql`update questions set deleted_at = now(), deletion_id = ${newId()} where id = ${first}`.execute(server.db);
    const at = { family: 'sat', exam: test.exam, section: 'Math1', real: false } as const;
    await addSectionFixture(server.db, at, 1);
    expect((await report(student, test)).total).toEqual(before);
  });

  it('works for a test that is also on paper', async () => {
    const student = await server.as('student');
    const exam = await addExam(server.db, 'sat', { published_tests: publishFlags('sat-paper') });
    const section = await addSectionFixture(server.db, { family: 'sat', exam, section: 'MathCalc', real: false });
    const at = testClient(server, student, section);
    await at.save([entryFor(section, 0, true)]);
    await at.submit();
    expect(await report(student, { exam })).toMatchObject({
      parts: [
        { type: 'MathNoCalc', value: null },
        { type: 'MathCalc', value: 1, of: 4, min: 0 },
      ],
      composite: { title: 'Math', value: null },
      total: { right: 1, wrong: 0, left_out: 3 },
    });
  });
});

describe('before its review is open the report', () => {
  it('is empty, with the score only where the exam shows it, and complete after the release', async () => {
    const student = await server.as('student');
    const test = await addTest({ review_opens: 'released' });
    await tag(ids(test, 'Math1'), [lines]);
    await take(student, test, 'Math1', [false, false, false]);
    await take(student, test, 'Math2Easier', [true, null, null]);
    const nothing = { domains: [], practice: [], total: { right: 0, wrong: 0, left_out: 0, seconds: 0 } };
    const closed = { review: 'closed', parts: [], composite: null, modules: [] };
    expect(await report(student, test)).toMatchObject({ ...nothing, ...closed, review_opens: { opens: 'released' } });
    await server.db.updateTable('exams').set({ review_shows_score: true }).where('id', '=', test.exam).execute();
    const scored = await report(student, test);
    expect(scored).toMatchObject({ ...nothing, review: 'score', parts: [{}, { type: 'Math', raw: 1 }] });
    expect(scored.modules).toMatchObject([
      { section: 'Math1', questions: [] },
      { section: 'Math2Easier', questions: [] },
    ]);
    await server.db
      .insertInto('released_reviews')
      .values({
        exam_id: test.exam,
        user_id: student.account.id,
        released_by: student.account.id,
        released_at: new Date(),
      })
      .execute();
    expect(await report(student, test)).toMatchObject({ review: 'open', total: { right: 1, wrong: 3, left_out: 4 } });
  });

  it('is compared with no other test, or by the score alone', async () => {
    const student = await server.as('student');
    const start = server.clock.now.getTime();
    const released: Fields = { review_opens: 'released' };
    const fields: Fields[] = [
      { ...released, review_shows_score: true, title: 'Scored' },
      // More closed tests than the report compares with.
      ...Array.from({ length: 3 }, () => released),
    ];
    for (const [at, own] of fields.entries()) {
      server.clock.now = new Date(start + at * 60_000);
      const test = await addTest(own);
      await tag(ids(test, 'Math1'), [lines]);
      await take(student, test, 'Math1', [true, true, true]);
    }
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const test = await addTest();
    await take(student, test, 'Math1', [true]);
    expect((await report(student, test)).earlier).toMatchObject([{ title: 'Scored', domains: [], skills: [] }]);
    server.clock.now = new Date();
  });

  it('has nothing of a test that is not submitted, and nothing of another student’s', async () => {
    const [student, other, test] = [await server.as('student'), await server.as('student'), await addTest()];
    await take(other, test, 'Math1', [true, true, true]);
    expect(await report(student, test)).toMatchObject({
      ...{ review: null, parts: [], composite: null, modules: [], domains: [], earlier: [], practice: [] },
    });
    expect(await report(other, test, 'real')).toMatchObject({ review: null, modules: [] });
  });
});

it('an exam that is unknown, unpublished, deleted or a record of a student is not found', async () => {
  const [student, other] = [await server.as('student'), await server.as('student')];
  const test = await addTest();
  await take(student, test, 'Math1', [true]);
  await server.db.updateTable('exams').set({ is_publish: false }).where('id', '=', test.exam).execute();
  const record = await addOwnExam(server.db, 'sat', { user_id: other.account.id, marks: '{"verbal":500,"math":600}' });
  for (const exam of [newId(), test.exam, record]) {
    expect(await refusalOf(report(student, { exam }))).toEqual([404, 'Test not found']);
    expect(await refusalOf(report(other, { exam }))).toEqual([404, 'Test not found']);
  }
});
