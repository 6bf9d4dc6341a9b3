import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAnswer } from './outbox-entry.ts';
import { readable } from './outbox-queue.ts';
import { entriesOf, savedState } from './outbox-view.ts';
import { aDraft, anId } from './testing/entries.ts';
import { createWorld, type Ending, refusedQuestion, settle, type Tab } from './testing/world.ts';

type World = ReturnType<typeof createWorld>;
type Step = { do: string; n: number };

const me = anId(1);
const other = anId(2);

function append(world: World, tab: Tab, wish: Parameters<typeof aDraft>[0] = {}) {
  const account = world.session?.account_id ?? me;
  const draft = aDraft({ account, ...wish });
  if (draft.call !== 'POST /user_questions/save_user_questions_progress') throw new Error('an answer, please');
  tab.made.set(draft.body.id, draft);
  tab.appended.push(draft.body.id);
  tab.outbox.append(draft);
  return draft.body.id;
}

let seconds = 0;
function secondHalf(tab: Tab, n: number) {
  const first = tab.made.get(tab.appended[n % tab.appended.length] ?? '');
  if (first?.call !== 'POST /user_questions/save_user_questions_progress') return;
  const { account_id: account } = first;
  seconds += 1;
  tab.outbox.append(aDraft({ account, record: first.body.id, question: first.body.question_id, after: seconds }));
}

/** Answer records that are on disk or have reached the server. */
function safe(world: World): Set<string> {
  const onDisk = readable(world.disk).map(({ entry }) => (isAnswer(entry) ? entry.body.id : ''));
  return new Set([...onDisk, ...world.arrived.map(({ id }) => id)]);
}

async function run(world: World, step: Step) {
  const tab = world.tabs[step.n % Math.max(1, world.tabs.length)];
  const ends: Record<string, Ending> = { well: 'well', badly: 'badly', 'reply lost': 'reply lost' };
  const ending = ends[step.do];
  if (ending) world.finish(step.n, ending);
  else if (step.do === 'append' && tab) append(world, tab);
  else if (step.do === 'append refused' && tab) append(world, tab, { question: refusedQuestion });
  else if (step.do === 'second half' && tab && tab.appended.length > 0) secondHalf(tab, step.n);
  else if (step.do === 'crash' && tab) world.crash(tab);
  else if (step.do === 'open' && world.tabs.length < 3) world.openTab();
  else if (step.do === 'timer') world.fire(step.n, false);
  else if (step.do === 'impatience') world.fire(step.n, true);
  else if (step.do === 'wake' && tab) tab.outbox.wake();
  await settle();
}

const kinds = (names: string[], max = 60) =>
  fc.array(fc.record({ do: fc.constantFrom(...names), n: fc.nat(50) }), { maxLength: max });
const orderly = ['append', 'append', 'append refused', 'second half', 'well', 'well', 'well', 'timer', 'wake', 'open'];
const faulty = [...orderly, 'well', 'well', 'badly', 'badly', 'reply lost', 'crash', 'impatience'];

describe('the outbox', () => {
  it('loses nothing that it called safe, whatever fails, crashes or comes twice', async () => {
    await fc.assert(
      fc.asyncProperty(kinds(faulty), async (steps) => {
        const world = createWorld();
        world.openTab();
        const promised = new Set<string>();
        for (const step of steps) {
          await run(world, step);
          const now = safe(world);
          for (const tab of world.tabs) {
            const { at } = savedState(tab.outbox.view(), me);
            if (at === 'saved' || at === 'here') for (const id of tab.appended) promised.add(id);
          }
          for (const id of promised) expect(now).toContain(id);
        }
        world.openTab();
        for (const tab of world.tabs) tab.outbox.wake();
        await world.quiet();
        for (const tab of world.tabs) tab.outbox.wake();
        await world.quiet();
        const end = safe(world);
        for (const id of promised) expect(end).toContain(id);
        const left = readable(world.disk).filter(({ entry }) => entry.aside === null);
        expect(left).toEqual([]);
        for (const tab of world.tabs) for (const id of tab.appended) expect(end).toContain(id);
      }),
      { numRuns: 1000 },
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
        world.openTab().outbox.wake();
        await world.quiet();
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
    expect(saved()).toEqual({ at: 'saving' });
    expect(world.disk).toEqual([]);
    await world.quiet();
    expect(saved()).toEqual({ at: 'saved' });
    expect(world.arrived).toEqual([{ id, account: me }]);
  });

  it('says that it is safe on this device while the server is out of reach, and sends it when that ends', async () => {
    const { world, tab, saved } = await aTab();
    append(world, tab);
    await settle();
    world.finish(0, 'well');
    await settle();
    world.finish(0, 'well');
    await settle();
    expect(world.work.map(({ kind }) => kind)).toEqual(['send']);
    world.finish(0, 'badly');
    await settle();
    expect(saved()).toEqual({ at: 'here', count: 1 });
    append(world, tab);
    expect(saved()).toEqual({ at: 'saving' });
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

  it('shows what no guard accepts, keeps it, and is not stopped by it', async () => {
    const { world, tab, saved } = await aTab();
    world.disk.push({ key: 0, unreadable: true });
    const id = append(world, tab);
    await world.quiet();
    expect(world.arrived.map((one) => one.id)).toEqual([id]);
    expect(saved()).toEqual({ at: 'person', refused: [], unreadable: 1 });
    expect(world.disk).toEqual([{ key: 0, unreadable: true }]);
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

describe('sessions', () => {
  it('waits when the session has ended, until the same account logs in again', async () => {
    const { world, tab, saved } = await aTab();
    world.endedTokens.add('token 1');
    const mine = append(world, tab);
    await world.quiet();
    expect(saved()).toEqual({ at: 'here', count: 1 });

    world.session = { account_id: other, token: 'token 2' };
    const theirs = append(world, tab);
    await world.quiet();
    expect(world.arrived).toEqual([{ id: theirs, account: other }]);
    expect(saved(other)).toEqual({ at: 'saved' });

    world.session = { account_id: me, token: 'token 3' };
    tab.outbox.wake();
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
    await settle();
    world.finish(0, 'well');
    await settle();
    world.finish(0, 'well');
    await settle();
    expect(world.work.map(({ kind }) => kind)).toEqual(['send']);
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
