import { describe, expect, it } from 'vitest';
import { isAnswer } from './outbox-entry.ts';
import { entriesOf } from './outbox-view.ts';
import { aDraft } from './testing/entries.ts';
import { append, aTab, me, other, untilSending } from './testing/outbox-deeds.ts';
import { settle } from './testing/settle.ts';

describe('sessions', () => {
  it('without permission to send, such as a tutor login, send nothing', async () => {
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

  it('that end during a send keep the answer for its own account', async () => {
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
  it('are merged into an unsent first half, and sent after a sent one', async () => {
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

  it('are not deleted when the first half is confirmed while they are written', async () => {
    const { world, tab } = await aTab();
    const record = append(world, tab);
    await untilSending(world);
    tab.outbox.append(aDraft({ record, after: 4 }));
    await world.quiet();
    const last = tab.settled.at(-1);
    expect(last && isAnswer(last) && last.body.time_spent_after_answer).toBe(4);
    expect(world.disk).toEqual([]);
  });

  it('are sent as the page unloads, together with an unsent first half', async () => {
    const { world, tab } = await aTab();
    const record = append(world, tab);
    tab.outbox.append(aDraft({ record, after: 2 }));
    tab.outbox.leave();
    expect(world.arrived.map(({ id }) => id)).toEqual([record]);
  });
});
