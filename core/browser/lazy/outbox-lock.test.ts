import { expect, it } from 'vitest';
import { outboxLock } from './outbox-lock.ts';

it('runs one at a time, in the order of requests, and continues after a failure', async () => {
  const log: string[] = [];
  const run = (name: string, fails = false) =>
    outboxLock(async () => {
      log.push(`${name} begins`);
      await new Promise((done) => setTimeout(done, 5));
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const all = await Promise.allSettled([run('first'), run('second', true), run('third')]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const names = ['first', 'second', 'third'];
  expect(log).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
});
