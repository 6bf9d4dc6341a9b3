import { describe, expect, it } from 'vitest';
import { newEntry } from './outbox-entry.ts';
import { readableEntries } from './outbox-queue.ts';
import { savedState } from './outbox-view.ts';
import { aDraft } from './testing/entries.ts';
import { flushPromises } from './testing/flush-promises.ts';
import { append, aTab, me, other, untilSending } from './testing/outbox-actions.ts';
import { createSimulatedBrowser } from './testing/simulated-browser.ts';
import { refusedQuestion } from './testing/simulated-server.ts';

describe('the status bar', () => {
  it('says saved only after the server has confirmed, and saving before it is on disk', async () => {
    const { browser, tab, saved } = await aTab();
    expect(saved()).toEqual({ at: 'saved' });
    const id = append(browser, tab);
    expect(saved()).toEqual({ at: 'saving', onDisk: false, count: 1 });
    expect(browser.disk).toEqual([]);
    await untilSending(browser);
    expect(saved()).toEqual({ at: 'saving', onDisk: true, count: 1 });
    await browser.quiet();
    expect(saved()).toEqual({ at: 'saved' });
    expect(browser.arrived).toMatchObject([{ id, account: me }]);
  });

  it('says that it is safe on this device while the server is out of reach, and sends it when that ends', async () => {
    const { browser, tab, saved } = await aTab();
    append(browser, tab);
    await untilSending(browser);
    browser.finish(0, 'badly');
    await flushPromises();
    expect(saved()).toEqual({ at: 'here', count: 1 });
    append(browser, tab);
    expect(saved()).toEqual({ at: 'saving', onDisk: false, count: 2 });
    tab.outbox.wake();
    await browser.quiet();
    expect(saved()).toEqual({ at: 'saved' });
  });

  it('sets a refused answer aside, shows it, continues, and sends it again on retry', async () => {
    const { browser, tab, saved } = await aTab();
    append(browser, tab, { question: refusedQuestion });
    const next = append(browser, tab);
    await browser.quiet();
    expect(browser.arrived.map(({ id }) => id)).toEqual([next]);
    const state = saved();
    expect(state.at === 'person' && state.refused[0]?.aside).toEqual({ status: 422, message: 'No' });
    tab.outbox.retry();
    await flushPromises();
    await browser.quiet();
    expect(saved().at).toBe('person');
    expect(readableEntries(browser.disk)).toHaveLength(1);
  });

  it('continues from one entry to the next, past a refused one', async () => {
    const browser = createSimulatedBrowser();
    const drafts = [aDraft(), aDraft({ question: refusedQuestion }), aDraft(), aDraft()];
    browser.disk = drafts.map((draft, key) => ({ key, entry: newEntry(draft) }));
    const tab = browser.openTab();
    for (let round = 0; round < 50; round += 1) {
      await flushPromises();
      browser.finish(0, 'well');
    }
    expect(browser.arrived).toHaveLength(3);
    expect(savedState(tab.outbox.view(), me)).toMatchObject({ at: 'person', refused: [{ id: drafts[1]?.id }] });
  });

  it('retries the refused answers of its own account only', async () => {
    const { browser, tab, saved } = await aTab();
    append(browser, tab, { question: refusedQuestion });
    await browser.quiet();
    browser.logIn(other);
    append(browser, tab, { question: refusedQuestion });
    await browser.quiet();
    tab.checker.onRetry(other);
    tab.outbox.retry();
    await browser.quiet();
    for (const account of [me, other]) expect(saved(account).at).toBe('person');
    browser.logIn(me);
    await browser.quiet();
    expect(browser.violations).toEqual([]);
  });

  it('shows an unreadable item to the account it names, keeps it, and continues', async () => {
    const { browser, tab, saved } = await aTab();
    const mine = { key: 0, unreadable: { v: 2, account_id: me }, account_id: me };
    const theirs = { key: -1, unreadable: { v: 2, account_id: other }, account_id: other };
    browser.disk.push(theirs, mine);
    const id = append(browser, tab);
    await browser.quiet();
    expect(browser.arrived.map((one) => one.id)).toEqual([id]);
    expect(saved()).toEqual({ at: 'person', refused: [], unreadable: [mine] });
    expect(saved(other)).toEqual({ at: 'person', refused: [], unreadable: [theirs] });
    expect(browser.disk).toEqual([theirs, mine]);
    const unowned = { key: -2, unreadable: 'x', account_id: null };
    browser.disk = [unowned];
    tab.outbox.wake();
    await browser.quiet();
    for (const account of [me, other]) expect(saved(account)).toMatchObject({ unreadable: [unowned] });
  });

  it('says that it is safe only on this page while storage fails, and still sends it', async () => {
    const { browser, tab, saved } = await aTab();
    append(browser, tab);
    const second = append(browser, tab);
    await flushPromises();
    browser.finish(0, 'badly');
    await flushPromises();
    expect(saved()).toEqual({ at: 'page', count: 2 });
    while (browser.pending.length > 0) {
      const disk = browser.pending.findIndex(({ kind }) => kind === 'disk');
      browser.finish(Math.max(0, disk), disk >= 0 ? 'badly' : 'well');
      await flushPromises();
    }
    expect(browser.arrived.at(-1)?.id).toBe(second);
    expect(browser.disk).toEqual([]);
    expect(saved()).toEqual({ at: 'saved' });
  });

  it('does not wait for storage that never answers', async () => {
    const { browser, tab } = await aTab();
    const id = append(browser, tab);
    for (let round = 0; round < 20 && browser.arrived.length === 0; round += 1) {
      await flushPromises();
      const send = browser.pending.findIndex(({ kind }) => kind === 'send');
      if (send >= 0) browser.finish(send, 'well');
      else browser.fire(0, true);
    }
    expect(browser.arrived.map((one) => one.id)).toEqual([id]);
  });
});
