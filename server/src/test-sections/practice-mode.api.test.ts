import { publishFlags } from '@fourfold/core/exams/open-variants';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { addExam } from '../testing/content.ts';
import { addScreenTest, math, sat, take } from '../testing/screen-test.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addSectionFixture, addTestFixture, entryFor, testClient } from '../testing/test-fixture.ts';
import { handInOverdue } from './hand-in-overdue.ts';

let server: TestServer;
let superAdmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  superAdmin = await server.as('super-admin');
});
afterAll(() => server.stop());

const limit = 35 * 60;
const inPractice = { practice: true } as const;
const routes = { exam: { routes: JSON.stringify({ Math1: 1 }) } };

/** Sets the beginning back, as if so much time had passed since. */
async function pass(exam: string, seconds: number): Promise<void> {
  await sql`update test_attempts set practice_begun_at = practice_begun_at - ${seconds}::integer * interval '1 second'
             where exam_id = ${exam}`.execute(server.db);
}

async function grant(student: TestPerson, time_factor: number): Promise<void> {
  const terms = { time_minutes: null, break_factor: null, break_minutes: null, until: '2099-12-31' };
  const parts = { params: { id: student.account.id }, body: { ...terms, time_factor } };
  expect((await callByName(server, superAdmin, 'PUT /students/{id}/granted_time', parts)).status).toBe(200);
}

describe('a section in practice mode', () => {
  it('is sealed until it is begun by its own call, and runs without a clock of the server', async () => {
    const { modules } = await addScreenTest(server, sat, math);
    const { at, test } = modules.Math1;
    expect(await at.get()).toMatchObject({ started: false, practice: false });
    expect((await at.questions()).body.data).toEqual([]);
    const begun = await at.save([], { ...inPractice, extra_time: 1.5 });
    expect(begun).toMatchObject({ started: true, practice: true, seconds_left: null, extra_time: 1.5 });
    expect(begun.questions).toHaveLength(4);
    expect(begun.questions?.every(({ sealed }) => sealed)).toBe(true);
    expect((await at.questions()).body.data).toHaveLength(4);
    // The mode is chosen once.
    expect(await at.save([], { extra_time: 2 })).toMatchObject({ practice: true, seconds_left: null, extra_time: 1.5 });
    const sitting = await addScreenTest(server, sat, math);
    await sitting.modules.Math1.at.save([]);
    expect(await sitting.modules.Math1.at.save([], inPractice)).toMatchObject({ practice: false, seconds_left: limit });
    expect(test.choices).toHaveLength(3);
  });

  it('counts every answer, whenever it was given, and is handed in by its student alone', async () => {
    const { exam, modules } = await addScreenTest(server, sat, math);
    const { at, test } = modules.Math1;
    await at.save([], inPractice);
    await pass(exam, 30 * 24 * 3600);
    await at.save([entryFor(test, 0, true, { givenAfter: 2 * limit }), entryFor(test, 1, true)]);
    await handInOverdue(server.db, { now: new Date(), newId });
    expect(await at.submit({ time_over: true })).toMatchObject({ status: 200, submitted: false, practice: true });
    expect(await at.submit()).toMatchObject({ submitted: true, math_score: 2, practice: true });
  });

  it('has the greatest time of each question that its devices sent, and is timed if that is within its limit', async () => {
    const taken = async (timeSpent: number, more: object = {}) => {
      const { at, test } = (await addScreenTest(server, sat, math)).modules.Math1;
      await at.save([], { ...inPractice, ...more });
      await at.save([entryFor(test, 0, true, { timeSpent }), entryFor(test, 1, true, { timeSpent: 100 })]);
      await at.save([entryFor(test, 0, true, { timeSpent: 40 })]);
      return await at.submit();
    };
    expect(await taken(limit - 100)).toMatchObject({ time_spent: limit, timed: true });
    expect(await taken(limit - 99)).toMatchObject({ time_spent: limit + 1, timed: false });
    expect(await taken(limit, { extra_time: 1.5 })).toMatchObject({ time_spent: limit + 100, timed: true });
  });

  it('names the device that took it last, and stays in its mode', async () => {
    const { at } = (await addScreenTest(server, sat, math)).modules.Math1;
    const [first, second] = [newId(), newId()];
    expect(await at.save([], { ...inPractice, device: first })).toMatchObject({ device: first });
    expect(await at.save([], { device: second })).toMatchObject({ device: second, practice: true });
  });

  it('has the time that the student chose, also with time granted; without a choice the time granted', async () => {
    const begin = async (body: object) => {
      const { student, modules } = await addScreenTest(server, sat, math);
      await grant(student, 1.5);
      return await modules.Math1.at.save([], body);
    };
    expect(await begin({ ...inPractice, extra_time: 1 })).toMatchObject({ extra_time: 1, granted_seconds: null });
    expect(await begin(inPractice)).toMatchObject({ extra_time: 1, granted_seconds: 53 * 60 });
    expect(await begin({ extra_time: 2 })).toMatchObject({ practice: false, granted_seconds: 53 * 60 });
  });

  it('is not extended by a grant while it is taken', async () => {
    const { student, modules } = await addScreenTest(server, sat, math);
    await modules.Math1.at.save([], { ...inPractice, extra_time: 1 });
    await grant(student, 2);
    expect(await modules.Math1.at.get()).toMatchObject({ granted_seconds: null, seconds_left: null });
  });

  it('gives its mode and its time to the second module, which its result chose', async () => {
    const { student, modules } = await addScreenTest(server, sat, math, routes);
    const { Math1, Math2Easier, Math2Harder } = modules;
    await Math1.at.save([], { ...inPractice, extra_time: 2 });
    expect(await take(Math1, 1)).toMatchObject({ submitted: true, next_section: 'Math2Harder', practice: true });
    await grant(student, 1.25);
    expect((await Math2Easier.at.get()).status).toBe(404);
    expect(await Math2Harder.at.get()).toMatchObject({ started: false, practice: true });
    expect((await Math2Harder.at.questions()).body.data).toEqual([]);
    const second = await Math2Harder.at.save([], { extra_time: 1 });
    expect(second).toMatchObject({ practice: true, extra_time: 2, granted_seconds: null, seconds_left: null });
    expect(second.questions).toHaveLength(4);
  });

  it('whose first module was in test mode is in test mode, whatever is sent', async () => {
    const { modules } = await addScreenTest(server, sat, math, routes);
    await take(modules.Math1, 1);
    expect(await modules.Math2Harder.at.save([], inPractice)).toMatchObject({ practice: false, seconds_left: limit });
  });

  it('is chosen again after a reset, for all modules of the section', async () => {
    const { modules } = await addScreenTest(server, sat, math, { ...routes, person: superAdmin });
    const { Math1, Math2Harder } = modules;
    await Math1.at.save([], inPractice);
    await take(Math1, 1);
    await Math2Harder.at.save([]);
    expect(await Math1.at.reset()).toMatchObject({ attempt: 2, started: false, practice: false });
    expect(await Math1.at.save([], { attempt: 2 })).toMatchObject({ practice: false, seconds_left: limit });
    await take(Math1, 1);
    expect(await Math2Harder.at.save([])).toMatchObject({ attempt: 2, practice: false });
  });

  it('is said with the scores of the test and in the exported results', async () => {
    const { student, modules } = await addScreenTest(server, sat, math);
    await modules.Math1.at.save([], inPractice);
    await take(modules.Math1, 2);
    expect((await modules.Math1.at.scores()).body.data?.[0]).toMatchObject({
      sections: { Math1: { value: 2, practice: true, timed: true } },
    });
    const parts = { params: { id: student.account.id } };
    expect((await callByName(server, superAdmin, 'GET /users/students/{id}/results', parts)).body).toMatchObject({
      tests: [{ practice: true, right: 2 }],
    });
  });
});

it('a section that no clock ends has no mode', async () => {
  const student = await server.as('student');
  const test = await addTestFixture(server.db, 'act');
  expect(await testClient(server, student, test).save([entryFor(test, 0, true)], inPractice)).toMatchObject({
    status: 200,
    practice: false,
  });
});

it('two sections of a test have their own modes', async () => {
  const [student, edition] = [await server.as('student'), 'act-enhanced' as const];
  const exam = await addExam(server.db, 'act', { edition, published_tests: publishFlags(edition) });
  const open = async (section: string) =>
    testClient(server, student, await addSectionFixture(server.db, { family: 'act', exam, section, real: false }));
  const [english, mathematics] = [await open('EnhancedEnglish'), await open('EnhancedMathematics')];
  expect(await english.save([], inPractice)).toMatchObject({ practice: true });
  expect(await mathematics.save([])).toMatchObject({ practice: false, seconds_left: expect.any(Number) });
});
