import { problemTypes } from '@fourfold/core/contract/reports';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withClient } from '../archive/with-client.ts';
import { Undeliverable } from '../mail/carrier.ts';
import { sweep } from '../session/sweep.ts';
import { noon, setAssignment } from '../testing/assignments.ts';
import { aStoredDraft } from '../testing/drafts.ts';
import { aSet } from '../testing/practice.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { eraseDeleted } from '../users/erase-deleted.ts';
import { columnsWith } from './testing/columns-with.ts';

const marker = 'zqmarker';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.now = noon;
  server.carrier.carry = async ({ to }) => {
    throw new Undeliverable(`550 no mailbox <${to}>`);
  };
});
afterAll(() => server.stop());

const withMarker = () => withClient(server.connection, (client) => columnsWith(client, marker));

/** A person with the marker in the name and email address. */
async function marked(role: 'super-admin' | 'tutor' | 'student'): Promise<TestPerson> {
  const person = await server.as(role);
  const email = `${marker}-${role}@mail.example`;
  await server.db.updateTable('users').set({ email }).where('id', '=', person.account.id).execute();
  await person.call('PUT /accounts/change_name', { body: { username: `Zqmarker ${role}` } });
  return { ...person, account: { ...person.account, email } };
}

/** Makes every call that stores free text of a person or copies a name. */
async function useEverything(admin: TestPerson, tutor: TestPerson, student: TestPerson): Promise<void> {
  const bob = { username: 'Bob', email: 'bob@mail.example', userType: 'Student' as const, status: true };
  await admin.call('POST /users/students', { body: bob });
  await admin.call('PUT /users/link_users', {
    body: { user_id: tutor.account.id, linked_users: [student.account.id] },
  });
  await admin.call('PUT /drafts', { body: aStoredDraft('k', marker) });
  const set = await aSet(server.db);
  await tutor.call('POST /assignments', { body: setAssignment(student, set) });
  const record = { title: `${marker} in Boston`, marks: { verbal: 700, math: 800 } };
  await student.call('POST /sats/real_sats', { body: record });
  const { id } = await student.call('POST /sats/real_sats', { body: record });
  await student.call('DELETE /sats/real_sats/{id}', { params: { id } });
  const question_id = set.questions[0]?.id ?? '';
  await student.call('POST /reported_problems', {
    body: { problem_type: [problemTypes[0]], comment: `I am ${marker}`, question_id },
  });
  await server.call('PUT /accounts/forgot_password', { body: { email: student.account.email } });
  await refusalOf(server.call('POST /sessions', { body: { email: student.account.email, password: 'a guess' } }));
  await server.letters();
}

it('after the erasure of three people no text of them remains in the database', async () => {
  const root = await server.as('super-admin');
  const people = [await marked('super-admin'), await marked('tutor'), await marked('student')] as const;
  await useEverything(...people);
  expect(await withMarker()).toEqual([
    'assignments.assigned_by_name',
    'drafts.content',
    'failures.subject',
    'jobs.body',
    'jobs.reason',
    'own_exams.title',
    'reported_problems.comment',
    'users.email',
    'users.username',
  ]);
  const [admin, tutor, student] = people.map(({ account }) => ({ params: { id: account.id } }));
  if (!admin || !tutor || !student) throw new Error('there are three');
  await root.call('DELETE /users/admins/{id}', admin);
  await root.call('DELETE /users/tutors/{id}', tutor);
  await root.call('DELETE /users/students/{id}', student);
  const later = new Date(noon.getTime() + 31 * 86_400_000);
  expect(await eraseDeleted(server.deps.db, later)).toBe(people.length);
  await sweep(server.deps.db, later, 7);
  expect(await withMarker()).toEqual([]);
});
