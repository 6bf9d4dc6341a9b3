import type { GrantedTermsInput } from '@fourfold/core/contract/granted-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { erase } from '../personal-data/erase.ts';
import { handInOverdue } from '../test-sections/hand-in-overdue.ts';
import { callByName } from '../testing/call-by-name.ts';
import { linkStudents } from '../testing/people.ts';
import { addScreenTest, math, sat, take } from '../testing/screen-test.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { entryFor } from '../testing/test-fixture.ts';

let server: TestServer;
let tutor: TestPerson;
let superAdmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [tutor, superAdmin] = await Promise.all([server.as('tutor'), server.as('super-admin')]);
});
afterAll(() => server.stop());

const minutes = 60;
const nothing = { time_factor: null, time_minutes: null, break_factor: null, break_minutes: null, until: '2099-12-31' };
const [get, put, remove] = [
  'GET /students/{id}/granted_time',
  'PUT /students/{id}/granted_time',
  'DELETE /students/{id}/granted_time',
] as const;

const ask = (person: TestPerson, call: string, parts: Parameters<typeof callByName>[3] = {}) =>
  callByName(server, person, call, parts);

async function grant(person: TestPerson, student: TestPerson, terms: Partial<GrantedTermsInput>) {
  return await ask(person, put, { params: { id: student.account.id }, body: { ...nothing, ...terms } });
}

/** A student of the tutor, with a digital SAT whose harder module follows 1 right answer. */
async function aSitting() {
  const sitting = await addScreenTest(server, sat, math, { exam: { routes: JSON.stringify({ Math1: 1 }) } });
  await linkStudents(server.db, tutor.account.id, sitting.student.account.id);
  return sitting;
}

/** Sets the beginning of the exam's sections back, as if so much time had passed since. */
async function pass(exam: string, seconds: number): Promise<void> {
  await sql`update test_attempts set begun_at = begun_at - ${seconds}::integer * interval '1 second'
             where exam_id = ${exam}`.execute(server.db);
}

const auditOf = async (student: TestPerson) =>
  await server.db
    .selectFrom('audit')
    .where('subject_id', '=', student.account.id)
    .orderBy('id')
    .select(['actor_id', 'for_id', 'action', 'detail'])
    .execute();

describe('who grants time', () => {
  it('a tutor to a linked student, a super admin to any; the student sees it, and each change is in the audit', async () => {
    const student = await server.as('student');
    expect((await grant(tutor, student, { time_factor: 1.5 })).status).toBe(404);
    expect((await ask(tutor, get, { params: { id: student.account.id } })).status).toBe(404);
    await linkStudents(server.db, tutor.account.id, student.account.id);
    expect((await grant(tutor, student, { time_factor: 1.5, break_minutes: 5 })).body).toEqual({
      granted: {
        ...{ ...nothing, time_factor: 1.5, break_minutes: 5, counts: true },
        granted_by: { id: tutor.account.id, username: tutor.account.username },
        granted_at: expect.any(String),
      },
    });
    expect((await grant(superAdmin, student, { time_minutes: 10 })).status).toBe(200);
    // The last one of the two counts, and says whose it is.
    const granted = { ...nothing, time_minutes: 10, granted_by: { id: superAdmin.account.id } };
    expect((await ask(tutor, get, { params: { id: student.account.id } })).body).toMatchObject({ granted });
    expect((await ask(student, 'GET /granted_time')).body).toMatchObject({ granted });
    expect((await ask(superAdmin, remove, { params: { id: student.account.id } })).body).toEqual({ granted: null });
    expect((await ask(superAdmin, remove, { params: { id: student.account.id } })).status).toBe(200);
    expect((await ask(student, 'GET /granted_time')).body).toEqual({ granted: null });
    expect(await auditOf(student)).toEqual([
      {
        ...{ actor_id: tutor.account.id, for_id: student.account.id, action: 'grant_time' },
        detail: { ...nothing, time_factor: 1.5, break_minutes: 5 },
      },
      {
        ...{ actor_id: superAdmin.account.id, for_id: student.account.id, action: 'grant_time' },
        detail: { ...nothing, time_minutes: 10 },
      },
      { actor_id: superAdmin.account.id, for_id: student.account.id, action: 'withdraw_time', detail: {} },
    ]);
  });

  it('nobody to a tutor or an unknown id, and no student or admin to anybody', async () => {
    const [student, admin] = await Promise.all([server.as('student'), server.as('admin')]);
    expect((await grant(superAdmin, tutor, { time_factor: 2 })).status).toBe(404);
    expect((await ask(superAdmin, get, { params: { id: newId() } })).status).toBe(404);
    expect((await grant(student, student, { time_factor: 2 })).status).toBe(403);
    expect((await grant(admin, student, { time_factor: 2 })).status).toBe(403);
  });

  it('a tutor who is unlinked then cannot change it, but it stays and says who granted it', async () => {
    const student = await server.as('student');
    await linkStudents(server.db, tutor.account.id, student.account.id);
    await grant(tutor, student, { time_factor: 2 });
    await server.db.deleteFrom('tutor_students').where('student_id', '=', student.account.id).execute();
    expect((await ask(tutor, remove, { params: { id: student.account.id } })).status).toBe(404);
    expect((await ask(student, 'GET /granted_time')).body).toMatchObject({
      granted: { time_factor: 2, granted_by: { username: tutor.account.username } },
    });
  });

  it('is deleted with the student’s account; of a granter who was erased the name is', async () => {
    const [student, other] = await Promise.all([server.as('student'), server.as('super-admin')]);
    await grant(other, student, { time_factor: 2 });
    const eraseOne = async ({ account: { id } }: TestPerson) => {
      await server.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', id).execute();
      await server.db.transaction().execute((tx) => erase(tx, [id]));
    };
    await eraseOne(other);
    expect((await ask(student, 'GET /granted_time')).body).toMatchObject({
      granted: { granted_by: { username: 'Deleted user' } },
    });
    await eraseOne(student);
    expect(
      await server.db.selectFrom('granted_time').where('user_id', '=', student.account.id).selectAll().execute(),
    ).toEqual([]);
  });
});

describe('terms', () => {
  it.each([
    [{ time_factor: 1.5, time_minutes: 10 }, 'Grant a multiple of the time or more minutes, not both'],
    [{ break_factor: 2, break_minutes: 10 }, 'Grant a multiple of the breaks or more minutes, not both'],
    [{}, 'Choose more time, longer breaks, or both'],
    [{ time_factor: 2, until: '2020-01-01' }, 'The last day of the time granted must be today or later'],
  ] as const)('%o are refused with a sentence', async (terms, sentence) => {
    const student = await server.as('student');
    expect(await grant(superAdmin, student, terms)).toMatchObject({ status: 422, body: { errors: [sentence] } });
    expect(await auditOf(student)).toEqual([]);
  });

  it('whose last day is over do not count', async () => {
    const { modules, student } = await aSitting();
    await grant(tutor, student, { time_factor: 2, break_factor: 2 });
    await sql`update granted_time set until = current_date - 3 where user_id = ${student.account.id}`.execute(
      server.db,
    );
    expect((await ask(student, 'GET /granted_time')).body).toMatchObject({ granted: { counts: false } });
    expect(await modules.Math1.at.get()).toMatchObject({ granted_seconds: null, granted_break: null });
    expect(await modules.Math1.at.save([], { extra_time: 1.5 })).toMatchObject({
      ...{ extra_time: 1.5, granted_seconds: null, seconds_left: 1.5 * 35 * minutes },
    });
  });
});

describe('a section that its clock ends', () => {
  it('begins with the time granted, whatever is chosen; so does the second module, also if it was withdrawn', async () => {
    const { modules, student } = await aSitting();
    await grant(tutor, student, { time_factor: 1.5, break_factor: 2 });
    const granted = { extra_time: 1, granted_seconds: 53 * minutes };
    expect(await modules.Math1.at.get()).toMatchObject({ ...granted, granted_break: { factor: 2, minutes: null } });
    expect(await modules.Math1.at.save([], { extra_time: 2 })).toMatchObject({
      ...{ ...granted, seconds_left: 53 * minutes, granted_break: null },
    });
    await ask(tutor, remove, { params: { id: student.account.id } });
    expect(await modules.Math1.at.get()).toMatchObject({ ...granted, seconds_left: 53 * minutes });
    expect(await take(modules.Math1, 1)).toMatchObject({ submitted: true, ...granted, granted_break: null });
    expect(await modules.Math2Harder.at.get()).toMatchObject(granted);
    expect(await modules.Math2Harder.at.save([])).toMatchObject({ ...granted, seconds_left: 53 * minutes });
  });

  it('is extended while it runs, never shortened, and counts what is given in the time granted', async () => {
    const { exam, modules, student } = await aSitting();
    const { at, test } = modules.Math1;
    await at.save([]);
    await pass(exam, 34 * minutes);
    expect(await at.get()).toMatchObject({ seconds_left: 60, granted_seconds: null });
    await grant(tutor, student, { time_factor: 1.5 });
    const entry = entryFor(test, 0, true, { givenAfter: 34 * minutes });
    expect(await at.save([entry])).toMatchObject({ seconds_left: 19 * minutes, granted_seconds: 53 * minutes });
    await grant(tutor, student, { time_factor: 1.25 });
    expect(await at.get()).toMatchObject({ seconds_left: 19 * minutes, granted_seconds: 53 * minutes });
    await pass(exam, 10 * minutes);
    // A page that does not know of it yet hands in, and goes on.
    expect(await at.submit({ time_over: true })).toMatchObject({ submitted: false, seconds_left: 9 * minutes });
    expect((await at.save([entryFor(test, 1, true, { givenAfter: 44 * minutes })])).status).toBe(200);
    await pass(exam, 9 * minutes);
    expect(await at.submit({ time_over: true })).toMatchObject({ submitted: true, math_score: 2 });
  });

  it('whose time is over stays over when time is granted then', async () => {
    const { exam, modules, student } = await aSitting();
    const { at, test } = modules.Math1;
    await at.save([]);
    await pass(exam, 35 * minutes);
    await grant(tutor, student, { time_factor: 2 });
    expect(await at.get()).toMatchObject({ seconds_left: 0, granted_seconds: null });
    await at.save([entryFor(test, 0, true, { givenAfter: 36 * minutes })]);
    expect(await at.submit({ time_over: true })).toMatchObject({ submitted: true, math_score: 0 });
  });

  it('is handed in by the server a day after the time granted', async () => {
    const { exam, modules, student } = await aSitting();
    await grant(tutor, student, { time_minutes: 120 });
    await modules.Math1.at.save([entryFor(modules.Math1.test, 0, true, { givenAfter: 1 })]);
    await pass(exam, (24 * 60 + 154) * minutes);
    const ofExam = async () =>
      await handInOverdue(server.db, { now: new Date(), newId }).then(() => modules.Math1.at.get());
    expect(await ofExam()).toMatchObject({ submitted: false, seconds_left: 0 });
    await pass(exam, 2 * minutes);
    expect(await ofExam()).toMatchObject({ submitted: true, math_score: 1 });
    const results = (await ask(superAdmin, 'GET /users/students/{id}/results', { params: { id: student.account.id } }))
      .body;
    expect(results).toMatchObject({ tests: [{ extra_time: 1, granted_seconds: 155 * minutes }] });
  });

  it('that begins while time is granted has that time, in either order', async () => {
    for (let round = 0; round < 8; round++) {
      const { modules, student } = await aSitting();
      await Promise.all([modules.Math1.at.save([]), grant(tutor, student, { time_factor: 1.5 })]);
      expect(await modules.Math1.at.get()).toMatchObject({ granted_seconds: 53 * minutes });
    }
  });
});
