import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../call/refusal.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { type Attempts, createAttempts, type LimitKeys } from './attempts.ts';
import { limits } from './limits.ts';

let server: TestServer;
let processes: Attempts[];
beforeAll(async () => {
  server = await startTestServer();
  const { db, now } = server.deps;
  // More processes than an account has attempts, with one database; each has its own memory.
  processes = Array.from({ length: 12 }, () => createAttempts({ db, now, pause: async () => {} }));
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('failures').execute();
});

const address = '203.0.113.7';
const logIn = (email: string): LimitKeys => [
  [limits.logInByAccount, email],
  [limits.logInByAddress, address],
];
const wrong = new Refusal('wrong_log_in');

/**
 * Runs all attempts concurrently, over all processes. Returns how many were checked, and how many at most at a time.
 */
async function runConcurrently(attempts: readonly LimitKeys[], judge: () => Promise<unknown>) {
  let [checkedCount, inside, maxInside] = [0, 0, 0];
  const made = attempts.map((limitKeys, n) =>
    processes[n % processes.length]?.run(limitKeys, async () => {
      checkedCount += 1;
      inside += 1;
      maxInside = Math.max(maxInside, inside);
      await server.db.selectFrom('users').select('id').limit(1).execute();
      inside -= 1;
      return await judge();
    }),
  );
  const outcomes = await Promise.allSettled(made);
  return {
    judged: checkedCount,
    most: maxInside,
    done: outcomes.filter(({ status }) => status === 'fulfilled').length,
  };
}

describe('concurrent attempts', () => {
  it('are limited like sequential ones: of a thousand at one account ten are checked', async () => {
    const { judged: checkedCount, most: maxInside } = await runConcurrently(
      Array.from({ length: 1_000 }, () => logIn('victim@mail.example')),
      () => Promise.reject(wrong),
    );
    expect(checkedCount).toBe(10);
    expect(maxInside).toBeLessThanOrEqual(10);
  });

  it('at many accounts from one address are limited to a hundred and those already running in each process', async () => {
    const { judged: checkedCount } = await runConcurrently(
      Array.from({ length: 500 }, (_, n) => logIn(`leaked-${n}@mail.example`)),
      () => Promise.reject(wrong),
    );
    expect(checkedCount).toBeGreaterThanOrEqual(100);
    expect(checkedCount).toBeLessThanOrEqual(99 + processes.length * 8);
  });

  it('all succeed if they are right, and store no failures', async () => {
    const school = Array.from({ length: 200 }, (_, n) => logIn(`student-${n}@mail.example`));
    expect(await runConcurrently(school, async () => null)).toMatchObject({ done: 200 });
    expect(await server.db.selectFrom('failures').selectAll().execute()).toEqual([]);
  });
});

describe('an attempt whose process has ended', () => {
  it('is waited for during the maximum time of an attempt, and then counts as a failure', async () => {
    const [firstProcess] = processes;
    const subject = 'log-in:account:victim@mail.example';
    const lostAttempts = (secondsAgo: number) =>
      Array.from({ length: 10 }, () => ({
        subject,
        at: new Date(server.clock.now.getTime() - secondsAgo * 1000),
        under_way: true,
      }));
    await server.db.insertInto('failures').values(lostAttempts(20)).execute();
    const refusalAfter = (seconds: string) => ({ reason: 'too_often', headers: { 'retry-after': seconds } });
    const attempt = () => firstProcess?.run(logIn('victim@mail.example'), async () => null);
    await expect(attempt()).rejects.toMatchObject(refusalAfter('1'));
    await server.db.deleteFrom('failures').execute();
    await server.db.insertInto('failures').values(lostAttempts(60)).execute();
    await expect(attempt()).rejects.toMatchObject(refusalAfter(String(14 * 60)));
  });
});
