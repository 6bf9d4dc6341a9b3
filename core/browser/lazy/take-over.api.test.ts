import { afterEach, expect, it } from 'vitest';
import { anAccount } from '../testing/an-account.ts';
import { httpServer, type ServerReply } from '../testing/http-server.ts';
import { takeOver } from './take-over.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function site(reply: ServerReply) {
  const server = await httpServer(() => reply);
  stops.push(server.stop);
  return server;
}

it('returns the session of a code, without sending the session of this site', async () => {
  const server = await site({ body: anAccount(), headers: { 'x-user-token': 'fresh' } });
  expect(await takeOver(server.url, 'once')).toEqual({ token: 'fresh', account: anAccount() });
  const [received] = server.heard;
  expect([received?.method, received?.path, received?.body]).toEqual([
    'POST',
    '/sessions/take_over',
    '{"code":"once","verifier":""}',
  ]);
  expect(received?.headers.authorization).toBeUndefined();
});

it('fails with the server’s message when the code is used up', async () => {
  const server = await site({ status: 410, body: { errors: ['This code is no longer valid. Please log in.'] } });
  await expect(takeOver(server.url, 'twice')).rejects.toThrow('This code is no longer valid. Please log in.');
});
