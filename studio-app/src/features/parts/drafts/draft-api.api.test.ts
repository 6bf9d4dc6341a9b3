import { changeDraft, discardDraft, type LocalDraft } from '@fourfold/core/authoring/drafts';
import { createApi } from '@fourfold/core/browser/api';
import { httpServer, type ServerReply } from '@fourfold/core/browser/testing/http-server';
import { afterEach, expect, it } from 'vitest';
import { draftApi } from './draft-api.ts';

const aDraft = (over: Partial<LocalDraft> = {}): LocalDraft => ({
  ...changeDraft(undefined, {
    account_id: 'ada',
    key: 'question:1 & 2',
    subject_id: '1',
    base_rev: null,
    content: { question: 'Half a sen' },
    now: 1_000,
  }),
  ...over,
});
const kept = { key: 'question:1 & 2', subject_id: '1', base_rev: null, stamp: 1_000 };

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

async function aDraftApi(said: ServerReply, token: string | null = 'a token') {
  const server = await httpServer(() => said);
  stop = server.stop;
  const api = createApi({ base: server.url, token: () => token, onToken() {} });
  return { heard: server.heard, ...draftApi({ api, base: server.url, token: () => token }) };
}

it('the draft is sent to the server, which returns the stamp of the version it stores', async () => {
  const { send, heard } = await aDraftApi({ body: { ...kept, stamp: 1_200 } });
  expect(await send(aDraft())).toEqual({ kind: 'kept', stamp: 1_200 });
  expect(heard[0]).toMatchObject({ method: 'PUT', path: '/drafts', headers: { authorization: 'a token' } });
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({ ...kept, content: { question: 'Half a sen' } });
});

it('a discarded draft is deleted up to its stamp', async () => {
  const { send, heard } = await aDraftApi({ body: { message: 'Draft deleted' } });
  expect(await send(discardDraft(aDraft()))).toEqual({ kind: 'kept', stamp: 1_001 });
  expect(heard[0]).toMatchObject({ method: 'DELETE', path: '/drafts?key=question%3A1+%26+2&stamp=1001', body: '' });
});

it.each([400, 403, 404, 409, 413, 422])('a %i is final', async (status) => {
  const { send } = await aDraftApi({ status, body: { errors: ['No.'] } });
  expect(await send(aDraft())).toEqual({ kind: 'refused' });
});

it.each([401, 408, 429, 500, 503])('a %i is temporary: the draft is sent again', async (status) => {
  const { send } = await aDraftApi({ status, body: { errors: ['Not now.'] } });
  expect(await send(aDraft())).toEqual({ kind: 'failed' });
});

it('a broken reply and no reply are failures to be retried', async () => {
  const { send } = await aDraftApi({ isTruncated: true });
  expect(await send(aDraft())).toEqual({ kind: 'failed' });
  await stop?.();
  stop = undefined;
  expect(await send(aDraft())).toEqual({ kind: 'failed' });
});

it('a page that is being closed sends what fits, the first draft first, and nothing without a session', async () => {
  const large = aDraft({ key: 'large', content: { question: 'x'.repeat(70_000) } });
  const { sendOnExit, heard } = await aDraftApi({ body: kept });
  sendOnExit([aDraft(), discardDraft(aDraft({ key: 'gone' })), large, aDraft({ key: 'small' })]);
  await expect.poll(() => heard.map(({ method }) => method).sort()).toEqual(['DELETE', 'PUT', 'PUT']);
  const loggedOut = await aDraftApi({ body: kept }, null);
  loggedOut.sendOnExit([aDraft()]);
  await new Promise((done) => setTimeout(done, 50));
  expect(loggedOut.heard).toEqual([]);
});
