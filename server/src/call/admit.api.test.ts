import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Single roles are tested by `npm run test:matrix`. */
it('a person with two roles may do what either may', async () => {
  const { call, account } = await server.as('student');
  await server.db.updateTable('users').set({ is_tutor: true, is_admin: true }).where('id', '=', account.id).execute();
  expect((await call('PUT /accounts/set_current_user')).is_tutor).toBe(true);
  expect((await call('GET /topics')).data).toEqual([]);
});
