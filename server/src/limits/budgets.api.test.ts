import { outboxSender } from '@fourfold/core/browser/lazy/outbox-send';
import { createOutbox } from '@fourfold/core/client/outbox/outbox';
import { savedState } from '@fourfold/core/client/outbox/outbox-view';
import { type BudgetKind, budgets } from '@fourfold/core/contract/budgets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDisk } from '../../trials/chaos/disk.ts';
import { anAnswer, aSet } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { createBudgets, type SpendBudget } from './budgets.ts';

let server: TestServer;
let processes: SpendBudget[];
let began: Date;
beforeAll(async () => {
  server = await startTestServer();
  // Two processes with one database; each has its own memory.
  processes = [1, 2].map(() => createBudgets({ db: server.db, now: server.deps.now }));
  began = server.clock.now;
});
afterAll(() => server.stop());
beforeEach(() => {
  server.clock.now = began;
});

const secondsLater = (seconds: number) => new Date(began.getTime() + seconds * 1000);

/** Spends with both processes in turn until a call is refused. Returns the number of calls and the seconds to wait. */
async function spendAll(person: TestPerson, kind: BudgetKind): Promise<[times: number, seconds: number]> {
  for (let times = 0; times < 3_000; times += 1) {
    const refusal = await processes[times % 2]?.(kind, person.account).then(
      () => null,
      (error: { headers: Record<string, string> }) => error,
    );
    if (refusal) return [times, Number(refusal.headers['retry-after'])];
  }
  return [3_000, 0];
}
/** Stores the budget as completely spent at this time. */
async function storeSpentBudget({ account }: TestPerson, kind: BudgetKind, at = began): Promise<void> {
  const whole_at = new Date(at.getTime() + budgets[kind].minutes * 60_000);
  await server.db.insertInto('spent_budgets').values({ user_id: account.id, kind, whole_at }).execute();
}

describe('the budget of an account for one kind of call', () => {
  it('is shared by all processes; beyond it a call gets 429 with a time, at which one more is allowed', async () => {
    const person = await server.as('student');
    // 20 in 15 minutes are one in 45 seconds.
    expect(await spendAll(person, 'export')).toEqual([20, 45]);
    const results = () => person.call('GET /accounts/results');
    await expect(results()).rejects.toMatchObject({
      status: 429,
      errors: ['Too many requests of this kind. Please try again in 45 seconds.'],
    });
    server.clock.now = secondsLater(45);
    expect((await results()).account.id).toBe(person.account.id);
    await expect(results()).rejects.toMatchObject({ status: 429 });
    server.clock.now = secondsLater(45 + 15 * 60);
    expect((await spendAll(person, 'export'))[0]).toBe(20);
  });

  it('is separate for each kind and account; a tutor logged in as a student spends their own', async () => {
    const [person, other, impersonation] = await Promise.all([
      server.as('admin'),
      server.as('admin'),
      server.as('tutor-login'),
    ]);
    await storeSpentBudget(person, 'search');
    const search = ({ call }: TestPerson) => call('GET /search', { query: { q: 'slope' } });
    await expect(search(person)).rejects.toMatchObject({ status: 429 });
    expect((await search(other)).count).toBe(0);
    expect((await person.call('GET /content_health')).data).toEqual([]);
    await processes[0]?.('statistics', impersonation.account);
    const spent = await server.db
      .selectFrom('spent_budgets')
      .select('user_id')
      .where('kind', '=', 'statistics')
      .execute();
    const ids = spent.map(({ user_id }) => user_id);
    expect(ids).toContain(impersonation.account.tutor_login.tutor_id);
    expect(ids).not.toContain(impersonation.account.id);
  });

  it('is reserved twenty at a time for answers, and never exceeded', async () => {
    const person = await server.as('student');
    const [times] = await spendAll(person, 'answer');
    // When one process is refused, the other may have up to 20 reserved calls left.
    expect(times).toBeLessThanOrEqual(2_000);
    expect(times).toBeGreaterThan(2_000 - 40);
    server.clock.now = secondsLater(15 * 60 + 1);
    expect((await spendAll(person, 'answer'))[0]).toBeGreaterThan(2_000 - 40);
  });

  it('is full if a wrong clock has spent it in the future', async () => {
    const person = await server.as('student');
    await storeSpentBudget(person, 'export', secondsLater(9 * 86_400));
    expect((await spendAll(person, 'export'))[0]).toBe(20);
  });

  it('applies to uploads, streams and letters too', async () => {
    const person = await server.as('super-admin');
    for (const kind of ['upload', 'stream', 'letter'] as const) await storeSpentBudget(person, kind);
    const body = { username: 'Ada', email: 'ada@mail.example', userType: 'Student' as const };
    const form = new FormData();
    for (const [call, parts] of [
      ['POST /media', { body: form }],
      ['GET /sessions/events', {}],
      ['POST /users/students', { body }],
    ] as const) {
      await expect(person.call(call as 'GET /sessions', parts as never)).rejects.toMatchObject({ status: 429 });
    }
  });
});

it('the outbox waits for the time in Retry-After, sends nothing before it, and loses no answer', async () => {
  const person = await server.as('student');
  const { account, token } = person;
  const { reference, questions } = await aSet(server.db, 3);
  await storeSpentBudget(person, 'answer');
  const disk = createDisk(
    () => 0,
    () => {},
  );
  const timers: { wait: number; run(): void }[] = [];
  const outbox = createOutbox({
    store: disk,
    lock: (run) => run(),
    channel: { post: () => {}, listen: () => () => {} },
    after: (wait, run) => {
      timers.push({ wait, run });
      return () => {};
    },
    random: () => 0,
    session: () => ({ account_id: account.id, token }),
    onConfirmed: () => {},
    ...outboxSender(server.url),
  });
  const saved = () => savedState(outbox.view(), account.id).at;
  for (const question of questions) {
    const body = anAnswer(person, reference, question.id, [question.right]);
    const call = 'POST /user_questions/save_user_questions_progress';
    outbox.append({ id: body.id, account_id: account.id, after_seq: 0, written_at: began.getTime(), call, body });
  }
  // 20 of 2,000 in 15 minutes are restored in nine seconds.
  await expect.poll(() => timers.map(({ wait }) => wait)).toContain(9_000);
  outbox.wake();
  await expect.poll(() => disk.texts().length).toBe(3);
  const answers = () =>
    server.db.selectFrom('practice_events').select('seq').where('user_id', '=', account.id).execute();
  expect(await answers()).toEqual([]);
  server.clock.now = secondsLater(9);
  timers.find(({ wait }) => wait === 9_000)?.run();
  await expect.poll(saved).toBe('saved');
  // The outbox removes confirmed entries from disk after it shows "saved".
  await expect.poll(() => disk.texts()).toEqual([]);
  expect((await answers()).length).toBeGreaterThanOrEqual(3);
  outbox.stop();
});
