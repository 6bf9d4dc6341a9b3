import { type CallSpec, type Role, roles } from '@fourfold/core/contract/call';
import { type Call, contract } from '@fourfold/core/contract/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { request } from '../testing/client.ts';
import { aPerson } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The call with nothing in it: whoever is admitted gets as far as the contract's own complaint, or further. */
async function statusFor(call: string, role: Role): Promise<[status: number, text: string]> {
  const token = role === 'logged-out' ? undefined : (await aPerson(server.db, role)).token;
  const params = { id: crypto.randomUUID() };
  const reply = await request(server.url, call, { params, ...(!call.startsWith('GET') && { body: {} }) }, token);
  // A stream goes on for as long as somebody reads it.
  const streams = 'stream' in contract[call as Call] && reply.ok;
  if (streams) await reply.body?.cancel();
  return [reply.status, streams ? '' : await reply.text()];
}

describe.each(Object.entries<CallSpec>(contract))('%s', (call, { who }) => {
  const open = who.includes('logged-out');
  it.each(roles)('is for whom the contract names, and for nobody else: %s', async (role) => {
    const [status, text] = await statusFor(call, role);
    if (open || who.includes(role)) {
      // Calls for logged-out people look at no token, so that a stale one is never in the way.
      expect([401, 403, 500], `${status} ${text}`).not.toContain(status);
      return;
    }
    expect(status, text).toBe(role === 'logged-out' ? 401 : 403);
    if (role === 'logged-out') expect(text).toBe('{"errors":["Session expired"]}');
    if (role === 'tutor-login' && !call.startsWith('GET')) {
      expect(text).toBe(`{"errors":["You don't have permission to submit"]}`);
    }
  });
});

it('a person with two roles may do what either may', async () => {
  const { call, account } = await server.as('student');
  await server.db.updateTable('users').set({ is_tutor: true, is_admin: true }).where('id', '=', account.id).execute();
  expect((await call('PUT /accounts/set_current_user')).is_tutor).toBe(true);
  expect((await call('GET /topics')).data).toEqual([]);
});
