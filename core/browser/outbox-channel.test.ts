import { expect, it } from 'vitest';
import type { Notice } from '../client/outbox-ports.ts';
import { openOutboxChannel } from './outbox-channel.ts';

it('tells the other tabs, not its own, and hears nothing that it does not know', async () => {
  const name = `outbox ${Math.random()}`;
  const [mine, other] = [openOutboxChannel(name), openOutboxChannel(name)];
  const heard: string[] = [];
  const stop = other.listen((notice) => heard.push(notice.kind));
  mine.listen((notice) => heard.push(`echo of ${notice.kind}`));
  mine.post({ v: 2, kind: 'from a later version' } as unknown as Notice);
  mine.post({ v: 1, kind: 'waiting', wait: 'long' } as unknown as Notice);
  mine.post({ v: 1, kind: 'waiting', wait: 1000, failures: 1 });
  mine.post({ v: 1, kind: 'changed' });
  await expect.poll(() => heard).toEqual(['waiting', 'changed']);
  stop();
  mine.close();
  other.close();
});
