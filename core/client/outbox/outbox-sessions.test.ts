import { describe, expect, it } from 'vitest';
import { isAnswer } from './outbox-entry.ts';
import { unconfirmedEntries } from './outbox-view.ts';
import { aDraft } from './testing/entries.ts';
import { flushPromises } from './testing/flush-promises.ts';
import { append, aTab, me, other, untilSending } from './testing/outbox-actions.ts';

describe('sessions', () => {
  it('without permission to send, such as a tutor login, send nothing', async () => {
    const { browser, tab, saved } = await aTab();
    browser.logIn(null);
    append(browser, tab);
    tab.outbox.wake();
    tab.outbox.retry();
    tab.outbox.leave();
    await browser.quiet();
    expect(browser.arrived).toEqual([]);
    expect(saved()).toEqual({ at: 'saving', onDisk: true, count: 1 });
    browser.logIn(me);
    await browser.quiet();
    expect(browser.arrived).toHaveLength(1);
    expect(browser.violations).toEqual([]);
  });

  it('that end during a send keep the answer for its own account', async () => {
    const { browser, tab, saved } = await aTab();
    append(browser, tab);
    await untilSending(browser);
    browser.logIn(other);
    browser.finish(0, 'badly');
    await browser.quiet();
    expect(browser.arrived).toEqual([]);
    expect(saved(other)).toEqual({ at: 'saved' });
    expect(unconfirmedEntries(tab.outbox.view(), me)).toHaveLength(1);
    browser.logIn(me);
    await browser.quiet();
    expect(browser.arrived).toHaveLength(1);
    expect(browser.violations).toEqual([]);
  });

  it('waits when the session has ended, until the same account logs in again', async () => {
    const { browser, tab, saved } = await aTab();
    browser.endedTokens.add('token 1');
    const mine = append(browser, tab);
    await browser.quiet();
    expect(saved()).toEqual({ at: 'here', count: 1 });

    browser.logIn(other);
    const theirs = append(browser, tab);
    await browser.quiet();
    expect(browser.arrived).toMatchObject([{ id: theirs, account: other }]);
    expect(saved(other)).toEqual({ at: 'saved' });

    browser.logIn(me);
    await browser.quiet();
    expect(browser.arrived.map(({ id }) => id)).toEqual([theirs, mine]);
    expect(saved()).toEqual({ at: 'saved' });
  });
});

describe('second halves', () => {
  it('are merged into an unsent first half, and sent after a sent one', async () => {
    const { browser, tab } = await aTab();
    const record = append(browser, tab);
    tab.outbox.append(aDraft({ record, after: 3 }));
    await flushPromises();
    expect(unconfirmedEntries(tab.outbox.view(), me)).toHaveLength(1);
    await browser.quiet();
    tab.outbox.append(aDraft({ record, after: 9 }));
    await browser.quiet();
    expect(browser.arrived).toHaveLength(1);
    const sent = tab.confirmedEntries.map((entry) => isAnswer(entry) && entry.body.time_spent_after_answer);
    expect(sent.slice(-2)).toEqual([3, 9]);
  });

  it('are not deleted when the first half is confirmed while they are written', async () => {
    const { browser, tab } = await aTab();
    const record = append(browser, tab);
    await untilSending(browser);
    tab.outbox.append(aDraft({ record, after: 4 }));
    await browser.quiet();
    const last = tab.confirmedEntries.at(-1);
    expect(last && isAnswer(last) && last.body.time_spent_after_answer).toBe(4);
    expect(browser.disk).toEqual([]);
  });

  it('are sent as the page unloads, together with an unsent first half', async () => {
    const { browser, tab } = await aTab();
    const record = append(browser, tab);
    tab.outbox.append(aDraft({ record, after: 2 }));
    tab.outbox.leave();
    expect(browser.arrived.map(({ id }) => id)).toEqual([record]);
  });
});
