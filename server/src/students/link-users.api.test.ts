import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf } from '../testing/client.ts';
import { addUser, anImpersonation } from '../testing/people.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('super-admin');
});
afterAll(() => server.stop());

const link = (user_id: string, linked_users: string[]) =>
  admin.call('PUT /users/link_users', { body: { user_id, linked_users } });
const newStudents = (count: number) => Promise.all(Array.from({ length: count }, () => addUser(server.db, 'student')));
async function linkedTo(tutor_id: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('tutor_students')
    .select('student_id')
    .where('tutor_id', '=', tutor_id)
    .execute();
  return rows.map((row) => row.student_id).toSorted();
}
const audit = (subject_id: string) =>
  server.db
    .selectFrom('audit')
    .select(['actor_id', 'for_id', 'action', 'detail'])
    .where('subject_id', '=', subject_id)
    .orderBy('id')
    .execute();

describe('linking students to a tutor', () => {
  it('links exactly the students of the last list, after any sequence of lists [API-172]', async () => {
    const tutor = await addUser(server.db, 'tutor');
    const students = await newStudents(5);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...students), { maxLength: 8 }), async (chosen) => {
        const reply = await link(tutor, chosen);
        const expected = [...new Set(chosen)].toSorted();
        expect([reply.user_id, reply.linked_users.toSorted()]).toEqual([tutor, expected]);
        expect(await linkedTo(tutor)).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it('writes an audit entry with the linked and unlinked students, once for each change', async () => {
    const tutor = await addUser(server.db, 'tutor');
    const [first = '', second = ''] = await newStudents(2);
    await link(tutor, [first]);
    await link(tutor, [first]);
    await link(tutor, [second]);
    const by = { actor_id: admin.account.id, for_id: tutor, action: 'link_users' };
    expect(await audit(tutor)).toEqual([
      { ...by, detail: { linked: [first], unlinked: [] } },
      { ...by, detail: { linked: [second], unlinked: [first] } },
    ]);
  });

  it('is possible for a student who is a tutor too, except to themselves', async () => {
    const peer = await addUser(server.db, 'student');
    const [student = ''] = await newStudents(1);
    await expect(link(peer, [student])).rejects.toMatchObject({
      status: 422,
      errors: ['user_id: expected a tutor, who students can be linked to'],
    });
    await server.db.updateTable('users').set({ is_tutor: true }).where('id', '=', peer).execute();
    await link(peer, [student]);
    await expect(link(peer, [student, peer])).rejects.toMatchObject({
      status: 422,
      errors: ['linked_users: 1 of 2 is not a student'],
    });
    expect(await linkedTo(peer)).toEqual([student]);
  });

  it('with unknown ids, other roles or deleted students changes nothing and reports how many', async () => {
    const tutor = await addUser(server.db, 'tutor');
    const [student = '', deleted = ''] = await newStudents(2);
    await link(tutor, [student, deleted]);
    await server.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', deleted).execute();
    const invalidIds = [crypto.randomUUID(), await addUser(server.db, 'admin'), deleted];
    await expect(link(tutor, [student, ...invalidIds])).rejects.toMatchObject({
      status: 422,
      errors: ['linked_users: 3 of 4 are not students'],
    });
    // A deleted student stays linked, and is linked again when restored.
    await link(tutor, []);
    expect(await linkedTo(tutor)).toEqual([deleted]);
    await expect(link(crypto.randomUUID(), [])).rejects.toMatchObject({ status: 404, errors: ['User not found'] });
  });

  it('ends the tutor’s impersonation of a student who is unlinked', async () => {
    const [tutorId, [studentId = '']] = [await addUser(server.db, 'tutor'), await newStudents(1)];
    await link(tutorId, [studentId]);
    const impersonation = clientOf(server.url, (await anImpersonation(server.db, { tutorId, studentId })).token);
    expect((await impersonation('PUT /accounts/set_current_user')).id).toBe(studentId);
    await link(tutorId, []);
    await expect(impersonation('PUT /accounts/set_current_user')).rejects.toMatchObject({
      errors: ['Student unlinked from your account'],
    });
  });

  it('at the same time as other lists stores one of them completely', async () => {
    const tutor = await addUser(server.db, 'tutor');
    const [a = '', b = '', c = ''] = await newStudents(3);
    const lists = [[a, b], [b, c], [c], [a], [a, b, c], []].map((ids) => ids.toSorted());
    await Promise.all(lists.map((ids) => link(tutor, ids)));
    expect(lists).toContainEqual(await linkedTo(tutor));
  });
});
