import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('super-admin');
});
afterAll(() => server.stop());

describe('the results of a student', () => {
  it('can be read by a super admin, which is recorded in the audit', async () => {
    const student = await server.as('student');
    const { id } = student.account;
    const { exported_at: _, ...own } = await student.call('GET /accounts/results');
    const { exported_at: __, ...read } = await admin.call('GET /users/students/{id}/results', { params: { id } });
    expect(read).toEqual(own);
    const audit = await server.db.selectFrom('audit').select(['actor_id', 'action']).where('for_id', '=', id).execute();
    expect(audit).toEqual([{ actor_id: admin.account.id, action: 'read_results' }]);
  });

  it('are not found for an account that is not a student', async () => {
    for (const id of [admin.account.id, newId()]) {
      const asked = admin.call('GET /users/students/{id}/results', { params: { id } });
      expect(await refusalOf(asked)).toEqual([404, 'Student not found']);
    }
  });
});
