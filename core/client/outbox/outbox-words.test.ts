import { describe, expect, it } from 'vitest';
import { newEntry } from './new-entry.ts';
import { readable } from './outbox-queue.ts';
import { savedState } from './outbox-view.ts';
import { aDraft } from './testing/entries.ts';
import { append, aTab, me, other, untilSending } from './testing/outbox-deeds.ts';
import { settle } from './testing/settle.ts';
import { createWorld } from './testing/world.ts';
import { refusedQuestion } from './testing/world-server.ts';

describe('the status bar', () => {
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

  it('sets a refused answer aside, shows it, continues, and sends it again on retry', async () => {
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

  it('continues from one entry to the next, past a refused one', async () => {
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

  it('retries the refused answers of its own account only', async () => {
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

  it('shows an unreadable item to the account it names, keeps it, and continues', async () => {
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
