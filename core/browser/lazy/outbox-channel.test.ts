import { expect, it, vi } from 'vitest';
import type { OutboxNotice } from '../../client/outbox/outbox-ports.ts';
import { openOutboxChannel } from './outbox-channel.ts';

it('notifies the other tabs, not its own, and ignores unknown messages', async () => {
  const name = `outbox ${Math.random()}`;
  const [mine, other] = [openOutboxChannel(name), openOutboxChannel(name)];
  const received: string[] = [];
  const stop = other.listen((notice) => received.push(notice.kind));
  mine.listen((notice) => received.push(`echo of ${notice.kind}`));
  mine.post({ v: 2, kind: 'from a later version' } as unknown as OutboxNotice);
  const waiting = { v: 1, kind: 'waiting', wait: 1000, failures: 1, asked: false } as const;
  for (const wait of ['long', Number.NaN, Number.POSITIVE_INFINITY, -1, undefined]) {
    mine.post({ ...waiting, wait } as unknown as OutboxNotice);
  }
  mine.post({ v: 1, kind: 'confirmed', entry: { v: 2 }, reply: {} } as unknown as OutboxNotice);
  mine.post(waiting);
  mine.post({ v: 1, kind: 'changed' });
  await expect.poll(() => received).toEqual(['waiting', 'changed']);
  stop();
  mine.close();
  other.close();
});

it('does nothing in a browser without channels', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const channel = openOutboxChannel();
  const stop = channel.listen(() => {});
  channel.post({ v: 1, kind: 'changed' });
  stop();
  channel.close();
  vi.unstubAllGlobals();
});

it('does not throw when a notice cannot be posted', () => {
  const channel = openOutboxChannel(`outbox ${Math.random()}`);
  channel.close();
  expect(() => channel.post({ v: 1, kind: 'changed' })).not.toThrow();
});
