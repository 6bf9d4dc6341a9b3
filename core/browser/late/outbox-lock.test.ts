import { expect, it, vi } from 'vitest';
import { outboxLock } from './outbox-lock.ts';

it('lets one run at a time, in the order of asking, and goes on after one that fails', async () => {
  const log: string[] = [];
  const underWay: (() => void)[] = [];
  const run = (name: string, fails = false) =>
    outboxLock(async () => {
      log.push(`${name} begins`);
      await new Promise<void>((done) => underWay.push(done));
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const asked = Promise.allSettled([run('first'), run('second', true), run('third')]);
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(underWay).toHaveLength(count));
    expect(log.at(-1)).toMatch(/begins$/);
    underWay.at(-1)?.();
  }
  const all = await asked;
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const names = ['first', 'second', 'third'];
  expect(log).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
});
