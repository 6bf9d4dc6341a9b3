import { afterEach, expect, it } from 'vitest';
import { anAccount } from '../testing/an-account.ts';
import { httpServer, type Said } from '../testing/http-server.ts';
import { takeOver } from './take-over.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function site(said: Said) {
  const server = await httpServer(() => said);
  stops.push(server.stop);
  return server;
}

it('returns the session of a code, without sending the session of this site', async () => {
  const server = await site({ body: anAccount(), headers: { 'x-user-token': 'fresh' } });
  expect(await takeOver(server.url, 'once')).toEqual({ token: 'fresh', account: anAccount() });
  const [heard] = server.heard;
  expect([heard?.method, heard?.path, heard?.body]).toEqual([
    'POST',
    '/sessions/take_over',
    '{"code":"once","verifier":""}',
  ]);
  expect(heard?.headers.authorization).toBeUndefined();
});

it('fails with the server’s message when the code is used up', async () => {
  const server = await site({ status: 410, body: { errors: ['This code is no longer valid. Please log in.'] } });
  await expect(takeOver(server.url, 'twice')).rejects.toThrow('This code is no longer valid. Please log in.');
});
