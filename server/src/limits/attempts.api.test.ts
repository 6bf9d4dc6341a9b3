import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../call/refusal.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { type Against, type Attempts, makeAttempts } from './attempts.ts';
import { limits } from './limits.ts';

let server: TestServer;
let processes: Attempts[];
beforeAll(async () => {
  server = await startTestServer();
  const { db, now } = server.deps;
  // So many processes on one database, more than an account has tries: what they hold in memory is each its own.
  processes = Array.from({ length: 12 }, () => makeAttempts({ db, now, pause: async () => {} }));
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('failures').execute();
});

const address = '203.0.113.7';
const logIn = (email: string): Against => [
  [limits.logInByAccount, email],
  [limits.logInByAddress, address],
];
const wrong = new Refusal('wrong_credentials', 'wrong');

/** Makes them all at once, in all processes in turn; answers how many were judged, and how many at most at a time. */
async function atOnce(attempts: readonly Against[], judge: () => Promise<unknown>) {
  let [judged, inside, most] = [0, 0, 0];
  const made = attempts.map((against, n) =>
    processes[n % processes.length]?.make(against, async () => {
      judged += 1;
      inside += 1;
      most = Math.max(most, inside);
      await server.db.selectFrom('users').select('id').limit(1).execute();
      inside -= 1;
      return await judge();
    }),
  );
  const outcomes = await Promise.allSettled(made);
  return { judged, most, done: outcomes.filter(({ status }) => status === 'fulfilled').length };
}

describe('attempts that come at once', () => {
  it('gain no more than one after another: a thousand at one account are ten', async () => {
    const { judged, most } = await atOnce(
      Array.from({ length: 1_000 }, () => logIn('victim@mail.example')),
      () => Promise.reject(wrong),
    );
    expect(judged).toBe(10);
    expect(most).toBeLessThanOrEqual(10);
  });

  it('at many accounts from one address are a hundred, and those of each process that were let in by then', async () => {
    const { judged } = await atOnce(
      Array.from({ length: 500 }, (_, n) => logIn(`leaked-${n}@mail.example`)),
      () => Promise.reject(wrong),
    );
    expect(judged).toBeGreaterThanOrEqual(100);
    expect(judged).toBeLessThanOrEqual(99 + processes.length * 8);
  });

  it('all come through where they are right, and leave nothing behind', async () => {
    const school = Array.from({ length: 200 }, (_, n) => logIn(`student-${n}@mail.example`));
    expect(await atOnce(school, async () => null)).toMatchObject({ done: 200 });
    expect(await server.db.selectFrom('failures').selectAll().execute()).toEqual([]);
  });
});

describe('an attempt whose process has ended', () => {
  it('is waited for no longer than an attempt can take, and counts as a failure then', async () => {
    const [here] = processes;
    const subject = 'log-in:account:victim@mail.example';
    const lost = (secondsAgo: number) =>
      Array.from({ length: 10 }, () => ({
        subject,
        at: new Date(server.clock.now.getTime() - secondsAgo * 1000),
        under_way: true,
      }));
    await server.db.insertInto('failures').values(lost(20)).execute();
    const told = (seconds: string) => ({ reason: 'too_often', headers: { 'retry-after': seconds } });
    const attempt = () => here?.make(logIn('victim@mail.example'), async () => null);
    await expect(attempt()).rejects.toMatchObject(told('1'));
    await server.db.deleteFrom('failures').execute();
    await server.db.insertInto('failures').values(lost(60)).execute();
    await expect(attempt()).rejects.toMatchObject(told(String(14 * 60)));
  });
});
