import { screenTable } from '@fourfold/core/scores/testing/tables';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { addExam } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addSectionFixture, entryFor, historyOf, mathSections, testClient } from '../testing/test-fixture.ts';
import { handInOverdue } from './hand-in-overdue.ts';

let server: TestServer;
let student: TestPerson;
let superAdmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [student, superAdmin] = await Promise.all([server.as('student'), server.as('super-admin')]);
});
afterAll(() => server.stop());

/** A published digital SAT with three questions to choose and one to type in the first module of math. */
async function addDigital(person = student) {
  const exam = await addExam(server.db, 'sat', {
    edition: 'sat-digital',
    published_tests: ['math_1_mock_test_publish'],
  });
  const test = await addSectionFixture(server.db, { family: 'sat', exam, section: 'Math1', real: false });
  return { test, at: testClient(server, person, test) };
}

/** Sets the beginning of the section back, as if so much time had passed since. */
async function pass(exam: string, seconds: number): Promise<void> {
  await sql`update test_attempts set begun_at = begun_at - ${seconds}::integer * interval '1 second'
             where exam_id = ${exam}`.execute(server.db);
}

const minutes = 60;
const [limit, day] = [35 * minutes, 24 * 60 * minutes];

describe('a section that its clock ends', () => {
  it('is begun by a save without an entry, and runs by the server’s clock with the time granted', async () => {
    const { test, at } = await addDigital();
    expect(await at.get()).toMatchObject({ status: 200, started: false, seconds_left: null });
    expect(await at.save([], { extra_time: 1.5 })).toMatchObject({
      ...{ status: 200, started: true, submitted: false, entries: [], extra_time: 1.5, seconds_left: 1.5 * limit },
    });
    await pass(test.exam, 60);
    // Begun once: neither the clock nor the time granted changes.
    expect(await at.save([], { extra_time: 2 })).toMatchObject({ extra_time: 1.5, seconds_left: 1.5 * limit - 60 });
    await pass(test.exam, 2 * limit);
    expect(await at.get()).toMatchObject({ started: true, submitted: false, seconds_left: 0 });
  });

  it('counts what was given in time, whenever it arrives, and nothing that was given later', async () => {
    const { test, at } = await addDigital();
    await at.save([entryFor(test, 0, true, { givenAfter: 30 })]);
    await pass(test.exam, limit + 3600);
    const overdue = entryFor(test, 0, false, { rev: 2, givenAfter: limit + 1 });
    expect(await at.save([overdue, entryFor(test, 1, true, { givenAfter: limit })])).toMatchObject({ status: 200 });
    // A device that says nothing of its clock: what arrives after the end was given after it.
    await at.save([entryFor(test, 2, true)]);
    const submitted = await at.submit();
    expect(submitted).toMatchObject({ submitted: true, math_score: 2, question_count: 4, timed: true });
    expect(submitted.correct_question_ids).toEqual([test.choices[0]?.id, test.choices[1]?.id]);
    expect(submitted).toMatchObject({ seconds_left: null });
    const { rows } = await storedEntries(test.exam);
    expect(rows.map(({ replaced }) => replaced.length)).toEqual([1, 0, 1]);
    expect((await historyOf(server.db, test, student.account.id)).map(({ is_correct }) => is_correct)).toEqual([
      true,
      true,
    ]);
  });

  it('is not handed in because its time is over before it is, by the server’s clock', async () => {
    const { test, at } = await addDigital();
    await at.save([entryFor(test, 0, true, { givenAfter: 5 })]);
    await pass(test.exam, limit - 60);
    expect(await at.submit({ time_over: true })).toMatchObject({ status: 200, submitted: false, seconds_left: 60 });
    await pass(test.exam, 56);
    expect(await at.submit({ time_over: true })).toMatchObject({ submitted: true, math_score: 1 });
    expect(await at.submit({ time_over: true })).toMatchObject({ status: 200, submitted: true });
  });

  it('is handed in by the server a day after its end, once, with what arrived', async () => {
    const { test, at } = await addDigital();
    await at.save([entryFor(test, 0, true, { givenAfter: 5 })], { extra_time: 2 });
    const run = () => handInOverdue(server.db, { now: server.clock.now, newId });
    await pass(test.exam, 2 * limit + day - 60);
    await run();
    expect(await at.get()).toMatchObject({ submitted: false, seconds_left: 0 });
    await pass(test.exam, 120);
    expect(await run()).toBe(1);
    expect(await run()).toBe(0);
    expect(await at.get()).toMatchObject({ submitted: true, math_score: 1, question_count: 4, attempt: 1 });
    expect(await at.save([entryFor(test, 1, true, { givenAfter: 6 })])).toMatchObject({
      status: 409,
    });
  });

  it('is taken by the device that began it, until another one continues it', async () => {
    const { test, at } = await addDigital();
    const [first, second] = [newId(), newId()];
    expect(await at.get()).toMatchObject({ device: null });
    expect(await at.save([], { device: first })).toMatchObject({ device: first });
    expect(await at.save([entryFor(test, 0, true, { givenAfter: 1 })])).toMatchObject({ device: first });
    expect(await at.save([], { device: second })).toMatchObject({ device: second, seconds_left: expect.any(Number) });
    // What the first one has not sent yet is accepted all the same, and it sees that it has to stop.
    const unsent = await at.save([entryFor(test, 1, true, { givenAfter: 2 })]);
    expect(unsent).toMatchObject({ status: 200, device: second });
    expect(await at.submit()).toMatchObject({ math_score: 2 });
  });

  it('after a reset is begun again', async () => {
    const { test, at } = await addDigital(superAdmin);
    await at.save([entryFor(test, 0, true)]);
    await pass(test.exam, 600);
    await at.submit();
    expect(await at.reset()).toMatchObject({ attempt: 2, started: false, seconds_left: null });
    expect(await at.save([], { attempt: 2 })).toMatchObject({ seconds_left: limit });
  });

  it('is scored by the exam’s table only with all its questions', async () => {
    const { test, at } = await addDigital();
    const upload = (rows: string[][]) =>
      callByName(server, superAdmin, 'POST /sats/test_sats/update_score', { body: { id: test.exam, score: rows } });
    expect(
      (
        await upload([
          ['Raw', 'Math', 'Reading', 'Writing'],
          ['1', '200', '10', '10'],
        ])
      ).body.errors?.[0],
    ).toMatch(/The table has 4 columns, but needs 5/);
    expect((await upload(screenTable())).status).toBe(200);
    await at.save([entryFor(test, 0, true), entryFor(test, 'typed', '.75')]);
    await at.submit();
    const { body } = await at.scores();
    // The table is for two modules of 22 questions, and there is one of four.
    expect(body.data?.[0]).toMatchObject({
      sections: { Math1: { value: 2, of: 4 } },
      total_math_score: { value: null, of: 800, reason: expect.stringMatching(/is for 44 questions, and 4 counted/) },
    });
  });
});

async function storedEntries(exam: string) {
  const rows = await server.db
    .selectFrom('test_entries')
    .innerJoin('questions', 'questions.id', 'test_entries.question_id')
    .where('exam_id', '=', exam)
    .orderBy('questions.position')
    .select('replaced')
    .execute();
  return { rows };
}

describe('an exam of another edition', () => {
  const create = (body: object) => callByName(server, superAdmin, 'POST /sats/test_sats', { body });

  it('is created without question topics, and an unknown edition is refused', async () => {
    const { status, body } = await create({ title: 'Digital 1', edition: 'sat-digital' });
    expect([status, body.edition, body.math_1_mock_test_publish]).toEqual([200, 'sat-digital', false]);
    const numbers = await callByName(server, superAdmin, 'GET /sat_questions', { query: { sat_id: String(body.id) } });
    expect(numbers.body.data).toEqual([]);
    expect((await create({ title: 'Paper 1' })).body).toMatchObject({ edition: 'sat-paper' });
    const refused = await create({ title: 'X', edition: 'sat-2050' });
    expect([refused.status, refused.body.errors?.[0]]).toEqual([400, expect.stringMatching(/^edition: /)]);
  });

  it('has the sections of its own edition and no others, no bubble sheet and no grade', async () => {
    const { test, at } = await addDigital();
    const [section] = mathSections.sat;
    expect((await testClient(server, student, { ...test, section }).get()).status).toBe(404);
    const paper = await addExam(server.db, 'sat', { published_tests: ['math_1_mock_test_publish'] });
    expect((await testClient(server, student, { ...test, exam: paper }).get()).status).toBe(404);
    expect((await at.get()).status).toBe(200);
    const key = await callByName(server, superAdmin, 'POST /sats/test_sats/update_bubble_answers', {
      body: {
        id: test.exam,
        bubble_sheet_answers: [
          ['Question', 'Reading'],
          ['1', 'A'],
        ],
      },
    });
    expect([key.status, key.body.errors?.[0]]).toEqual([422, 'A1: A Digital SAT has no bubble sheet.']);
    const flag = await callByName(server, superAdmin, 'GET /publish_effect', {
      query: { kind: 'sat_test', id: test.exam, test: 'math_calc_mock_test_publish' },
    });
    expect(flag.body.errors?.[0]).toMatch(
      /expected one of reading_writing_1_mock_.*, math_1_mock_test_publish, math_1_real_test_publish$/,
    );
  });

  it('is open to students by the flags of its edition', async () => {
    const { test } = await addDigital();
    const publish = (body: object) =>
      callByName(server, superAdmin, 'POST /sats/test_sats/publish_unpublish', { body: { id: test.exam, ...body } });
    const modules = ['Math1', 'Math2Easier', 'Math2Harder'].map((section) =>
      addSectionFixture(server.db, { ...test, section, real: true }),
    );
    const [real] = await Promise.all(modules);
    expect((await publish({ math_1_real_test_publish: true })).body).toMatchObject({ math_1_real_test_publish: true });
    const list = await callByName(server, superAdmin, 'GET /assignments/assignable', {
      query: { exam: test.exam },
    });
    expect(list.status).toBeLessThan(500);
    if (!real) throw new Error('no module');
    expect((await testClient(server, student, real).get()).status).toBe(200);
    await publish({ math_1_real_test_publish: false });
    expect((await testClient(server, student, real).get()).status).toBe(404);
  });
});
