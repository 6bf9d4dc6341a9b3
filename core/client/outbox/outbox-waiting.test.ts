import { describe, expect, it } from 'vitest';
import { newEntry } from './new-entry.ts';
import { readable } from './outbox-queue.ts';
import { aDraft } from './testing/entries.ts';
import { append, aTab, me, other, untilSending } from './testing/outbox-deeds.ts';
import { settle } from './testing/settle.ts';
import { askedFor } from './testing/world.ts';
import { refusedQuestion } from './testing/world-server.ts';

describe('waiting', () => {
  it('lasts as long as the server asks, also after wake or retry, and in the other tabs too', async () => {
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

  it('without a time from the server ends at a wake', async () => {
    const { world, tab } = await aTab();
    append(world, tab);
    await untilSending(world);
    world.finish(0, 'badly');
    await settle();
    expect(world.timers.map(({ wait }) => wait)).toEqual([750]);
    tab.outbox.wake();
    await untilSending(world);
  });

  it('grows with each failure, and is reset by an answer', async () => {
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
  it('that failed to record a confirmation records it with the next change, and nothing is sent twice', async () => {
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

  it('that the browser cleared assigns keys again, and a new entry is not taken for the old one', async () => {
    const { world, tab } = await aTab();
    append(world, tab);
    await untilSending(world);
    const stranger = newEntry(aDraft({ account: other }));
    world.disk = [{ key: 1, entry: stranger }];
    world.finish(0, 'well');
    await world.quiet();
    expect(readable(world.disk).map(({ entry }) => entry)).toEqual([stranger]);
  });

  it('that timed out but wrote counts as written', async () => {
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
    // The second attempt has not finished either; the stored items have been read.
    world.work.at(-1)?.end('well');
    await settle();
    expect(saved()).toEqual({ at: 'saving', onDisk: true, count: 1 });
  });

  it('that fails during a refusal keeps the entry in the page, shown, and lets it be sent again', async () => {
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
