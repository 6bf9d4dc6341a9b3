import { afterEach, describe, expect, it } from 'vitest';
import { newEntry } from '../../client/outbox/outbox-entry.ts';
import { aDraft, anId } from '../../client/outbox/testing/entries.ts';
import { aReplyTo } from '../../client/outbox/testing/replies.ts';
import { httpServer, type ServerReply } from '../testing/http-server.ts';
import { outboxSender } from './outbox-send.ts';

const entry = newEntry(aDraft({ record: anId(5) }));
let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

async function startServer(answer: ServerReply) {
  const server = await httpServer(() => answer);
  stop = server.stop;
  return { ...server, ...outboxSender(server.url) };
}

describe('sending over HTTP', () => {
  it('sends the account’s token and the record, and confirms by the server’s reply', async () => {
    const reply = aReplyTo(entry);
    const { send, heard: received } = await startServer({ body: reply });
    expect(await send(entry, 'a token')).toEqual({ kind: 'confirmed', reply });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      method: 'POST',
      path: '/user_questions/save_user_questions_progress',
      headers: { authorization: 'a token', 'app-version': '1' },
    });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(entry.body);
  });

  it('waits as long as a busy server asks', async () => {
    const { send } = await startServer({ status: 429, headers: { 'retry-after': '3' } });
    expect(await send(entry, 't')).toEqual({ kind: 'unreachable', wait: 3000 });
  });

  it('reads a date to wait for relative to the date of the reply', async () => {
    const date = 'Sat, 21 Nov 2026 10:00:00 GMT';
    const { send } = await startServer({
      status: 503,
      headers: { date, 'retry-after': 'Sat, 21 Nov 2026 10:00:05 GMT' },
    });
    expect(await send(entry, 't')).toEqual({ kind: 'unreachable', wait: 5000 });
  });

  it.each([301, 302, 303, 307, 308])('does not follow a %i, with or without the answer', async (status) => {
    const elsewhere = await httpServer(() => ({ body: aReplyTo(entry) }));
    const { send } = await startServer({ status, headers: { location: `${elsewhere.url}/welcome` } });
    expect(await send(entry, 't')).toEqual({ kind: 'unreachable' });
    expect(elsewhere.heard).toEqual([]);
    await elsewhere.stop();
  });

  it('treats a truncated reply as none', async () => {
    const { send } = await startServer({
      headers: { 'content-length': '9999' },
      body: aReplyTo(entry),
      isTruncated: true,
    });
    expect(await send(entry, 't')).toEqual({ kind: 'unreachable' });
  });

  it('treats a page of a hotel’s network and a closed port as no reply', async () => {
    const { send } = await startServer({ body: '<html>Welcome</html>' });
    expect(await send(entry, 't')).toEqual({ kind: 'unreachable' });
    await stop?.();
    expect(await send(entry, 't')).toEqual({ kind: 'unreachable' });
  });
});
