import { changed, dropped, type KeptDraft } from '@fourfold/core/authoring/drafts';
import { createApi } from '@fourfold/core/browser/api';
import { httpServer, type Said } from '@fourfold/core/browser/testing/http-server';
import { afterEach, expect, it } from 'vitest';
import { draftWire } from './draft-wire.ts';

const aDraft = (over: Partial<KeptDraft> = {}): KeptDraft => ({
  ...changed(undefined, {
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

async function aWire(said: Said, token: string | null = 'a token') {
  const server = await httpServer(() => said);
  stop = server.stop;
  const api = createApi({ base: server.url, token: () => token, onToken() {} });
  return { heard: server.heard, ...draftWire({ api, base: server.url, token: () => token }) };
}

it('the draft is sent to the server, which returns the stamp of the version it stores', async () => {
  const { tell, heard } = await aWire({ body: { ...kept, stamp: 1_200 } });
  expect(await tell(aDraft())).toEqual({ at: 'kept', stamp: 1_200 });
  expect(heard[0]).toMatchObject({ method: 'PUT', path: '/drafts', headers: { authorization: 'a token' } });
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({ ...kept, content: { question: 'Half a sen' } });
});

it('a discarded draft is deleted up to its stamp', async () => {
  const { tell, heard } = await aWire({ body: { message: 'Draft deleted' } });
  expect(await tell(dropped(aDraft()))).toEqual({ at: 'kept', stamp: 1_001 });
  expect(heard[0]).toMatchObject({ method: 'DELETE', path: '/drafts?key=question%3A1+%26+2&stamp=1001', body: '' });
});

it.each([400, 403, 404, 409, 413, 422])('a %i is final', async (status) => {
  const { tell } = await aWire({ status, body: { errors: ['No.'] } });
  expect(await tell(aDraft())).toEqual({ at: 'refused' });
});

it.each([401, 408, 429, 500, 503])('a %i is temporary: the draft is sent again', async (status) => {
  const { tell } = await aWire({ status, body: { errors: ['Not now.'] } });
  expect(await tell(aDraft())).toEqual({ at: 'failed' });
});

it('a broken reply and no reply are failures to be retried', async () => {
  const { tell } = await aWire({ cut: true });
  expect(await tell(aDraft())).toEqual({ at: 'failed' });
  await stop?.();
  stop = undefined;
  expect(await tell(aDraft())).toEqual({ at: 'failed' });
});

it('a page that is being closed sends what fits, the first draft first, and nothing without a session', async () => {
  const large = aDraft({ key: 'large', content: { question: 'x'.repeat(70_000) } });
  const { leave, heard } = await aWire({ body: kept });
  leave([aDraft(), dropped(aDraft({ key: 'gone' })), large, aDraft({ key: 'small' })]);
  await expect.poll(() => heard.map(({ method }) => method).sort()).toEqual(['DELETE', 'PUT', 'PUT']);
  const nobody = await aWire({ body: kept }, null);
  nobody.leave([aDraft()]);
  await new Promise((done) => setTimeout(done, 50));
  expect(nobody.heard).toEqual([]);
});
