import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newEntry } from './new-entry.ts';
import { type AnswerOf, type Draft, isAnswer, type OutboxEntry } from './outbox-entry.ts';
import { readable } from './outbox-queue.ts';
import { entriesOf, savedState } from './outbox-view.ts';
import { testDeedOf } from './test-deed.ts';
import { aDraft, anId } from './testing/entries.ts';
import { askedFor, createWorld, type Ending, refusedQuestion, sectionKey, settle, type Tab } from './testing/world.ts';

type World = ReturnType<typeof createWorld>;
type Step = { do: string; n: number };

const me = anId(1);
const other = anId(2);

let made = 0;
function append(world: World, tab: Tab, wish: Parameters<typeof aDraft>[0] = {}) {
  made += 1;
  const draft = aDraft({ account: world.session?.account_id ?? me, given: `${made}`, ...wish });
  if (!isAnswer(draft)) throw new Error('an answer, please');
  tab.made.set(draft.body.id, draft);
  tab.appended.push(draft.body.id);
  tab.judge.own.add(draft.id);
  tab.outbox.append(draft);
  return draft.body.id;
}

/** A student's word on one of two questions of a test, or of one that is refused; each tab counts for itself. */
function answerInTest(world: World, tab: Tab, n: number) {
  made += 1;
  const account = world.session?.account_id ?? me;
  const question = [anId(11), anId(12), refusedQuestion][n % 3] ?? refusedQuestion;
  const wish = { account, question, given: `${made}`, section: n % 2 ? 'MathCalc' : 'MathNoCalc' } as const;
  const key = keyOf(aDraft({ ...wish, call: saveCall }));
  const rev = (tab.revs.get(key) ?? 0) + 1;
  const draft = aDraft({ ...wish, rev, call: saveCall });
  tab.revs.set(key, rev);
  tab.judge.own.add(draft.id);
  tab.outbox.append(draft);
  return draft;
}

function submitTest(world: World, tab: Tab, n: number) {
  const account = world.session?.account_id ?? me;
  const draft = aDraft({ account, section: n % 2 ? 'MathCalc' : 'MathNoCalc', call: submitCall });
  const mine = [...tab.revs].filter(([key]) => key.startsWith(keyOf(draft)) && !key.endsWith(refusedQuestion));
  world.givenBefore.set(draft.id, new Map(mine));
  tab.judge.own.add(draft.id);
  tab.outbox.append(draft);
}

const saveCall = 'POST /user_sat_test_progresses';
const submitCall = 'POST /user_sat_test_progresses/submit';

/** Account, section and question of something in a test. */
function keyOf(said: Draft): string {
  const deed = testDeedOf(said);
  if (!deed) throw new Error('of a test, please');
  const section = sectionKey(said.account_id, deed);
  return deed.does === 'save' ? `${section} ${deed.entry?.questionId}` : section;
}

/** Says more of the time after; that it says something else of the answer itself must not matter. */
function secondHalf(tab: Tab, n: number) {
  const first = tab.made.get(tab.appended[n % tab.appended.length] ?? '');
  if (!first || !isAnswer(first)) return;
  made += 1;
  const { id: record, question_id: question } = first.body;
  const before = tab.halves.get(record) ?? 0;
  // Now and then one that says less: a clock was put back, and what was said once stays.
  const after = n % 4 === 0 ? made / 1_000_000 : made;
  const later = aDraft({ account: first.account_id, record, question, after, given: 'changed' });
  tab.halves.set(record, Math.max(before, after));
  tab.judge.own.add(later.id);
  tab.outbox.append(later);
}

/**
 * Answer records that are on disk or have reached the server, with the most of their seconds after; questions of tests
 * with their latest revision.
 */
function safe(world: World): Map<string, number> {
  const onDisk = answersIn(world).map(({ body }) => [body.id, body.time_spent_after_answer ?? 0] as const);
  const all = new Map<string, number>();
  const arrived = world.arrived.map(({ id, after }) => [id, after] as const);
  for (const [id, after] of [...onDisk, ...arrived, ...testsIn(world), ...world.arrivedEntries]) {
    all.set(id, Math.max(all.get(id) ?? 0, after));
  }
  return all;
}

function answersIn(world: World): AnswerOf<OutboxEntry>[] {
  return readable(world.disk)
    .map(({ entry }) => entry)
    .filter(isAnswer);
}

function testsIn(world: World): [string, number][] {
  return readable(world.disk).flatMap(({ entry }) => {
    const deed = testDeedOf(entry);
    return deed?.does === 'save' && deed.entry ? [[keyOf(entry), deed.entry.rev]] : [];
  });
}

/** What a tab says by its words to be safe on this device, or saved: records, with their seconds after. */
function promisesOf(tab: Tab): [string, number][] {
  return [me, other].flatMap((account) => {
    const state = savedState(tab.outbox.view(), account);
    const isPromise = state.at === 'saved' || state.at === 'here' || (state.at === 'saving' && state.onDisk);
    const mine = tab.appended.filter((id) => tab.made.get(id)?.account_id === account);
    if (!isPromise) return [];
    const revs = [...tab.revs].filter(([key]) => key.startsWith(account));
    return [...mine.map((id): [string, number] => [id, tab.halves.get(id) ?? 0]), ...revs];
  });
}

async function run(world: World, step: Step) {
  const tab = world.tabs[step.n % Math.max(1, world.tabs.length)];
  const ends: Record<string, Ending> = { well: 'well', badly: 'badly', 'reply lost': 'reply lost', busy: 'busy' };
  const ending = ends[step.do];
  if (ending) world.finish(step.n, ending);
  else if (step.do === 'append' && tab) append(world, tab);
  else if (step.do === 'append refused' && tab) append(world, tab, { question: refusedQuestion });
  else if (step.do === 'entry' && tab) answerInTest(world, tab, step.n);
  else if (step.do === 'submit' && tab) submitTest(world, tab, step.n);
  else if (step.do === 'second half' && tab && tab.appended.length > 0) secondHalf(tab, step.n);
  else if (step.do === 'retry' && tab) {
    for (const { judge } of world.tabs) judge.retries(world.session?.account_id ?? '');
    tab.outbox.retry();
  } else if (step.do === 'leave' && tab) tab.outbox.leave();
  else if (step.do === 'crash' && tab) world.crash(tab);
  else if (step.do === 'open' && world.tabs.length < 3) world.openTab();
  else if (step.do === 'timer') world.fire(step.n, false);
  else if (step.do === 'impatience') world.fire(step.n, true);
  else if (step.do === 'wake' && tab) tab.outbox.wake();
  else if (step.do === 'session') world.logIn([me, other, null][step.n % 3] ?? null);
  else if (step.do === 'session ends' && world.session) world.endedTokens.add(world.session.token);
  await settle();
}

/** Whatever happened: everything works again, and each account logs in once more. */
async function allIsWell(world: World) {
  world.endedTokens.clear();
  for (const account of [me, other, me]) {
    world.logIn(account);
    await world.quiet();
  }
}

/** As many steps as are allowed: by itself the library takes ten at most, and what is interesting takes more. */
const kinds = (names: string[], maxLength = 60) =>
  fc.array(fc.record({ do: fc.constantFrom(...names), n: fc.nat(50) }), { maxLength, size: 'max' });
const orderly = [
  'append',
  'append',
  'append refused',
  'second half',
  'entry',
  'entry',
  'submit',
  'well',
  'well',
  'well',
  'timer',
  'wake',
  'open',
];
const faulty = [...orderly, 'well', 'well', 'badly', 'badly', 'reply lost', 'busy', 'crash', 'impatience', 'retry'];
const everything = [...faulty, 'leave', 'session', 'session ends'];

describe('the outbox', { timeout: 60_000 }, () => {
  it('loses nothing that it called safe, whatever fails, crashes or comes twice', async () => {
    await fc.assert(
      fc.asyncProperty(kinds(everything), async (steps) => {
        const world = createWorld();
        world.openTab();
        const promised = new Map<string, number>();
        const check = (now: ReadonlyMap<string, number>) => {
          for (const [id, after] of promised) expect(now.get(id) ?? -1).toBeGreaterThanOrEqual(after);
        };
        for (const step of steps) {
          await run(world, step);
          for (const tab of world.tabs) for (const [id, after] of promisesOf(tab)) promised.set(id, after);
          check(safe(world));
        }
        world.openTab();
        await allIsWell(world);
        const end = safe(world);
        check(end);
        const left = answersIn(world);
        expect(left.filter(({ aside, body }) => aside === null || body.question_id !== refusedQuestion)).toEqual([]);
        // Of tests only what was refused is left, and of each question once.
        const tests = readable(world.disk).filter(({ entry }) => testDeedOf(entry) !== null);
        expect(tests.filter(({ entry }) => entry.aside === null)).toEqual([]);
        const keys = tests.map(({ entry }) => keyOf(entry));
        expect(keys).toEqual([...new Set(keys)]);
        for (const tab of world.tabs) {
          for (const id of tab.appended) expect(end.get(id)).toBe(tab.halves.get(id) ?? 0);
          for (const [key, rev] of tab.revs) expect(end.get(key) ?? -1).toBeGreaterThanOrEqual(rev);
        }
      }),
      { numRuns: 600 },
    );
  });

  it('keeps the first half of an answer as it was given', async () => {
    await fc.assert(
      fc.asyncProperty(kinds(faulty), async (steps) => {
        const world = createWorld();
        world.openTab();
        for (const step of steps) await run(world, step);
        world.openTab();
        await allIsWell(world);
        for (const { entry } of world.arrived) expect(isAnswer(entry) && entry.body).not.toMatchObject(changed);
        for (const { body } of answersIn(world)) expect(body).not.toMatchObject(changed);
      }),
      { numRuns: 200 },
    );
  });

  it('sends nothing that it knows better than to send', async () => {
    await fc.assert(
      fc.asyncProperty(kinds(everything, 100), async (steps) => {
        const world = createWorld();
        world.openTab();
        for (const step of steps) {
          await run(world, step);
          expect(world.wrongs).toEqual([]);
        }
        await allIsWell(world);
        expect(world.wrongs).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it('keeps the order in which each tab was answered in', async () => {
    await fc.assert(
      fc.asyncProperty(kinds(faulty), async (steps) => {
        const world = createWorld();
        const tabs = [world.openTab()];
        for (const step of steps) {
          await run(world, step);
          for (const tab of world.tabs) if (!tabs.includes(tab)) tabs.push(tab);
        }
        world.openTab();
        await allIsWell(world);
        const arrived = world.arrived.map(({ id }) => id);
        for (const tab of tabs) {
          const mine = arrived.filter((id) => tab.appended.includes(id));
          expect(mine).toEqual(tab.appended.filter((id) => mine.includes(id)));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('has one sender at a time, and each thing confirmed once, over all tabs', async () => {
    await fc.assert(
      fc.asyncProperty(kinds([...orderly, 'badly']), async (steps) => {
        const world = createWorld();
        world.openTab();
        for (const step of steps) {
          const sending = world.work.findIndex(({ kind }) => kind === 'send');
          if (step.do !== 'badly') await run(world, step);
          else if (sending >= 0) await run(world, { do: 'badly', n: sending });
        }
        await world.quiet();
        expect(world.mostAtOnce).toBeLessThanOrEqual(1);
        for (const [id, times] of world.confirmed) expect(`${id}: ${times}`).toBe(`${id}: 1`);
        for (const tab of world.tabs) expect(savedState(tab.outbox.view(), me).at).not.toBe('saving');
      }),
      { numRuns: 200 },
    );
  });
});

const changed = { given_free_response_answer: 'changed' };

/** Lets storage work well until something is on its way to the server. */
async function untilSending(world: World) {
  for (let round = 0; round < 20; round += 1) {
    await settle();
    if (world.work.some(({ kind }) => kind === 'send')) break;
    world.finish(0, 'well');
  }
  expect(world.work.map(({ kind }) => kind)).toEqual(['send']);
}

async function aTab() {
  const world = createWorld();
  const tab = world.openTab();
  await world.quiet();
  const saved = (account = me) => savedState(tab.outbox.view(), account);
  return { world, tab, saved };
}

describe('what the bar says', () => {
  it('says saved only after the server has confirmed, and saving before it is on disk', async () => {
    const { world, tab, saved } = await aTab();
    expect(saved()).toEqual({ at: 'saved' });
    const id = append(world, tab);
    expect(saved()).toEqual({ at: 'saving', onDisk: false, count: 1 });
    expect(world.disk).toEqual([]);
    await untilSending(world);
    expect(saved()).toEqual({ at: 'saving', onDisk: true, count: 1 });
    await world.quiet();
    expect(saved()).toEqual({ at: 'saved' });
    expect(world.arrived).toMatchObject([{ id, account: me }]);
  });

  it('says that it is safe on this device while the server is out of reach, and sends it when that ends', async () => {
    const { world, tab, saved } = await aTab();
    append(world, tab);
    await untilSending(world);
    world.finish(0, 'badly');
    await settle();
    expect(saved()).toEqual({ at: 'here', count: 1 });
    append(world, tab);
    expect(saved()).toEqual({ at: 'saving', onDisk: false, count: 2 });
    tab.outbox.wake();
    await world.quiet();
    expect(saved()).toEqual({ at: 'saved' });
  });

  it('puts a refused answer aside, shows it, goes on, and sends it again when asked', async () => {
    const { world, tab, saved } = await aTab();
    append(world, tab, { question: refusedQuestion });
    const next = append(world, tab);
    await world.quiet();
    expect(world.arrived.map(({ id }) => id)).toEqual([next]);
    const state = saved();
    expect(state.at === 'person' && state.refused[0]?.aside).toEqual({ status: 422, message: 'No' });
    tab.outbox.retry();
    await settle();
    await world.quiet();
    expect(saved().at).toBe('person');
    expect(readable(world.disk)).toHaveLength(1);
  });

  it('goes on by itself from one entry to the next, past one that is refused', async () => {
    const world = createWorld();
    const drafts = [aDraft(), aDraft({ question: refusedQuestion }), aDraft(), aDraft()];
    world.disk = drafts.map((draft, key) => ({ key, entry: newEntry(draft) }));
    const tab = world.openTab();
    for (let round = 0; round < 50; round += 1) {
      await settle();
      world.finish(0, 'well');
    }
    expect(world.arrived).toHaveLength(3);
    expect(savedState(tab.outbox.view(), me)).toMatchObject({ at: 'person', refused: [{ id: drafts[1]?.id }] });
  });

  it('asks again for the refused answers of its own account alone', async () => {
    const { world, tab, saved } = await aTab();
    append(world, tab, { question: refusedQuestion });
    await world.quiet();
    world.logIn(other);
    append(world, tab, { question: refusedQuestion });
    await world.quiet();
    tab.judge.retries(other);
    tab.outbox.retry();
    await world.quiet();
    for (const account of [me, other]) expect(saved(account).at).toBe('person');
    world.logIn(me);
    await world.quiet();
    expect(world.wrongs).toEqual([]);
  });

  it('shows what no guard accepts to the account it names, keeps it, and is not stopped by it', async () => {
    const { world, tab, saved } = await aTab();
    const mine = { key: 0, unreadable: { v: 2, account_id: me }, account_id: me };
    const theirs = { key: -1, unreadable: { v: 2, account_id: other }, account_id: other };
    world.disk.push(theirs, mine);
    const id = append(world, tab);
    await world.quiet();
    expect(world.arrived.map((one) => one.id)).toEqual([id]);
    expect(saved()).toEqual({ at: 'person', refused: [], unreadable: [mine] });
    expect(saved(other)).toEqual({ at: 'person', refused: [], unreadable: [theirs] });
    expect(world.disk).toEqual([theirs, mine]);
    const nobodys = { key: -2, unreadable: 'x', account_id: null };
    world.disk = [nobodys];
    tab.outbox.wake();
    await world.quiet();
    for (const account of [me, other]) expect(saved(account)).toMatchObject({ unreadable: [nobodys] });
  });

  it('says that it is safe only on this page while storage fails, and still sends it', async () => {
    const { world, tab, saved } = await aTab();
    append(world, tab);
    const second = append(world, tab);
    await settle();
    world.finish(0, 'badly');
    await settle();
    expect(saved()).toEqual({ at: 'page', count: 2 });
    while (world.work.length > 0) {
      const disk = world.work.findIndex(({ kind }) => kind === 'disk');
      world.finish(Math.max(0, disk), disk >= 0 ? 'badly' : 'well');
      await settle();
    }
    expect(world.arrived.at(-1)?.id).toBe(second);
    expect(world.disk).toEqual([]);
    expect(saved()).toEqual({ at: 'saved' });
  });

  it('does not wait for storage that never answers', async () => {
    const { world, tab } = await aTab();
    const id = append(world, tab);
    for (let round = 0; round < 20 && world.arrived.length === 0; round += 1) {
      await settle();
      const send = world.work.findIndex(({ kind }) => kind === 'send');
      if (send >= 0) world.finish(send, 'well');
      else world.fire(0, true);
    }
    expect(world.arrived.map((one) => one.id)).toEqual([id]);
  });
});

describe('waiting', () => {
  it('lasts as long as the server asks, whoever becomes impatient, and in the other tabs too', async () => {
    const { world, tab } = await aTab();
    const second = world.openTab();
    await world.quiet();
    const id = append(world, tab);
    await untilSending(world);
    world.finish(0, 'busy');
    await settle();
    for (const one of [tab, second]) {
      one.outbox.wake();
      one.outbox.retry();
      one.outbox.leave();
    }
    append(world, second);
    while (world.work.length > 0) {
      expect(world.work.map(({ kind }) => kind)).not.toContain('send');
      world.finish(0, 'well');
      await settle();
    }
    const asked = world.timers.filter(({ wait }) => wait >= askedFor);
    expect(asked.map((timer) => timer.tab)).toEqual([tab, second]);
    expect(world.arrived).toEqual([]);
    await world.quiet();
    expect(world.arrived[0]?.id).toBe(id);
    expect(world.arrived).toHaveLength(2);
  });

  it('without a time from the server ends when something changed for the better', async () => {
    const { world, tab } = await aTab();
    append(world, tab);
    await untilSending(world);
    world.finish(0, 'badly');
    await settle();
    expect(world.timers.map(({ wait }) => wait)).toEqual([750]);
    tab.outbox.wake();
    await untilSending(world);
  });

  it('grows with each failure, and starts anew after an answer', async () => {
    const { world, tab } = await aTab();
    const waits: number[] = [];
    append(world, tab);
    for (const ending of ['badly', 'badly', 'badly', 'well'] as const) {
      await untilSending(world);
      world.finish(0, ending);
      await settle();
      waits.push(...world.timers.map(({ wait }) => wait));
      if (ending === 'badly') tab.outbox.wake();
    }
    expect(waits.slice(0, 3)).toEqual([750, 1500, 3000]);
    await world.quiet();
    append(world, tab);
    await untilSending(world);
    world.finish(0, 'badly');
    await settle();
    expect(world.timers.map(({ wait }) => wait)).toEqual([750]);
  });
});

describe('storage', () => {
  it('that was told nothing of a confirmation is told with the next step, and nothing is sent again meanwhile', async () => {
    const { world, tab, saved } = await aTab();
    append(world, tab);
    await untilSending(world);
    world.finish(0, 'well');
    await settle();
    world.finish(0, 'badly');
    await settle();
    expect(readable(world.disk)).toHaveLength(1);
    expect(saved()).toEqual({ at: 'saved' });
    await world.quiet();
    expect(world.disk).toEqual([]);
    expect(world.confirmed.size).toBe(1);
    expect([...world.confirmed.values()]).toEqual([1]);
    expect(tab.outbox.view().storage).toBe('good');
  });

  it('that the browser emptied gives places out anew, and what lies there then is not taken for what lay there', async () => {
    const { world, tab } = await aTab();
    append(world, tab);
    await untilSending(world);
    const stranger = newEntry(aDraft({ account: other }));
    world.disk = [{ key: 1, entry: stranger }];
    world.finish(0, 'well');
    await world.quiet();
    expect(readable(world.disk).map(({ entry }) => entry)).toEqual([stranger]);
  });

  it('that was slow and wrote in the end is taken at its word', async () => {
    const { world, tab, saved } = await aTab();
    append(world, tab);
    await settle();
    world.fire(0, true);
    await settle();
    expect(saved()).toEqual({ at: 'page', count: 1 });
    world.work[0]?.end('well');
    await settle();
    world.fire(0, true);
    await settle();
    // The second attempt has not been heard of either; what is there has been read.
    world.work.at(-1)?.end('well');
    await settle();
    expect(saved()).toEqual({ at: 'saving', onDisk: true, count: 1 });
  });

  it('that fails while something is refused keeps it in the page, shown, and lets it be sent again', async () => {
    const { world, tab, saved } = await aTab();
    append(world, tab, { question: refusedQuestion });
    for (let round = 0; round < 30; round += 1) {
      await settle();
      const disk = world.work.findIndex(({ kind }) => kind === 'disk');
      if (disk >= 0) world.finish(disk, 'badly');
      else world.finish(0, 'well');
    }
    expect(world.disk).toEqual([]);
    expect(saved()).toMatchObject({ at: 'person', refused: [{ aside: { status: 422 } }] });
    tab.judge.retries(me);
    tab.outbox.retry();
    expect(saved().at).toBe('page');
    await world.quiet();
    expect(saved().at).toBe('person');
    expect(world.wrongs).toEqual([]);
    expect(readable(world.disk)).toHaveLength(1);
  });
});

describe('sessions', () => {
  it('of nobody who may send, as in a tutor’s visit, leave everything where it is', async () => {
    const { world, tab, saved } = await aTab();
    world.logIn(null);
    append(world, tab);
    tab.outbox.wake();
    tab.outbox.retry();
    tab.outbox.leave();
    await world.quiet();
    expect(world.arrived).toEqual([]);
    expect(saved()).toEqual({ at: 'saving', onDisk: true, count: 1 });
    world.logIn(me);
    await world.quiet();
    expect(world.arrived).toHaveLength(1);
    expect(world.wrongs).toEqual([]);
  });

  it('that end while an answer is in the air leave it to its own account', async () => {
    const { world, tab, saved } = await aTab();
    append(world, tab);
    await untilSending(world);
    world.logIn(other);
    world.finish(0, 'badly');
    await world.quiet();
    expect(world.arrived).toEqual([]);
    expect(saved(other)).toEqual({ at: 'saved' });
    expect(entriesOf(tab.outbox.view(), me)).toHaveLength(1);
    world.logIn(me);
    await world.quiet();
    expect(world.arrived).toHaveLength(1);
    expect(world.wrongs).toEqual([]);
  });

  it('waits when the session has ended, until the same account logs in again', async () => {
    const { world, tab, saved } = await aTab();
    world.endedTokens.add('token 1');
    const mine = append(world, tab);
    await world.quiet();
    expect(saved()).toEqual({ at: 'here', count: 1 });

    world.logIn(other);
    const theirs = append(world, tab);
    await world.quiet();
    expect(world.arrived).toMatchObject([{ id: theirs, account: other }]);
    expect(saved(other)).toEqual({ at: 'saved' });

    world.logIn(me);
    await world.quiet();
    expect(world.arrived.map(({ id }) => id)).toEqual([theirs, mine]);
    expect(saved()).toEqual({ at: 'saved' });
  });
});

describe('second halves', () => {
  it('join the first half while it is unsent, and follow it when it has gone', async () => {
    const { world, tab } = await aTab();
    const record = append(world, tab);
    tab.outbox.append(aDraft({ record, after: 3 }));
    await settle();
    expect(entriesOf(tab.outbox.view(), me)).toHaveLength(1);
    await world.quiet();
    tab.outbox.append(aDraft({ record, after: 9 }));
    await world.quiet();
    expect(world.arrived).toHaveLength(1);
    const sent = tab.settled.map((entry) => isAnswer(entry) && entry.body.time_spent_after_answer);
    expect(sent.slice(-2)).toEqual([3, 9]);
  });

  it('are not deleted with a first half that was in the air when they came', async () => {
    const { world, tab } = await aTab();
    const record = append(world, tab);
    await untilSending(world);
    tab.outbox.append(aDraft({ record, after: 4 }));
    await world.quiet();
    const last = tab.settled.at(-1);
    expect(last && isAnswer(last) && last.body.time_spent_after_answer).toBe(4);
    expect(world.disk).toEqual([]);
  });

  it('are sent as the page goes away, together with an unsent first half', async () => {
    const { world, tab } = await aTab();
    const record = append(world, tab);
    tab.outbox.append(aDraft({ record, after: 2 }));
    tab.outbox.leave();
    expect(world.arrived.map(({ id }) => id)).toEqual([record]);
  });
});
