import { describe, expect, it } from 'vitest';
import { newEntry } from './outbox-entry.ts';
import { readableEntries } from './outbox-queue.ts';
import { aDraft } from './testing/entries.ts';
import { flushPromises } from './testing/flush-promises.ts';
import { append, aTab, me, other, untilSending } from './testing/outbox-actions.ts';
import { requestedWait } from './testing/simulated-browser.ts';
import { refusedQuestion } from './testing/simulated-server.ts';

describe('waiting', () => {
  it('lasts as long as the server asks, also after wake or retry, and in the other tabs too', async () => {
    const { browser, tab } = await aTab();
    const second = browser.openTab();
    await browser.quiet();
    const id = append(browser, tab);
    await untilSending(browser);
    browser.finish(0, 'busy');
    await flushPromises();
    for (const one of [tab, second]) {
      one.outbox.wake();
      one.outbox.retry();
      one.outbox.leave();
    }
    append(browser, second);
    while (browser.pending.length > 0) {
      expect(browser.pending.map(({ kind }) => kind)).not.toContain('send');
      browser.finish(0, 'well');
      await flushPromises();
    }
    const asked = browser.timers.filter(({ wait }) => wait >= requestedWait);
    expect(asked.map((timer) => timer.tab)).toEqual([tab, second]);
    expect(browser.arrived).toEqual([]);
    await browser.quiet();
    expect(browser.arrived[0]?.id).toBe(id);
    expect(browser.arrived).toHaveLength(2);
  });

  it('without a time from the server ends at a wake', async () => {
    const { browser, tab } = await aTab();
    append(browser, tab);
    await untilSending(browser);
    browser.finish(0, 'badly');
    await flushPromises();
    expect(browser.timers.map(({ wait }) => wait)).toEqual([750]);
    tab.outbox.wake();
    await untilSending(browser);
  });

  it('grows with each failure, and is reset by an answer', async () => {
    const { browser, tab } = await aTab();
    const waits: number[] = [];
    append(browser, tab);
    for (const ending of ['badly', 'badly', 'badly', 'well'] as const) {
      await untilSending(browser);
      browser.finish(0, ending);
      await flushPromises();
      waits.push(...browser.timers.map(({ wait }) => wait));
      if (ending === 'badly') tab.outbox.wake();
    }
    expect(waits.slice(0, 3)).toEqual([750, 1500, 3000]);
    await browser.quiet();
    append(browser, tab);
    await untilSending(browser);
    browser.finish(0, 'badly');
    await flushPromises();
    expect(browser.timers.map(({ wait }) => wait)).toEqual([750]);
  });
});

describe('storage', () => {
  it('that failed to record a confirmation records it with the next change, and nothing is sent twice', async () => {
    const { browser, tab, saved } = await aTab();
    append(browser, tab);
    await untilSending(browser);
    browser.finish(0, 'well');
    await flushPromises();
    browser.finish(0, 'badly');
    await flushPromises();
    expect(readableEntries(browser.disk)).toHaveLength(1);
    expect(saved()).toEqual({ at: 'saved' });
    await browser.quiet();
    expect(browser.disk).toEqual([]);
    expect(browser.confirmed.size).toBe(1);
    expect([...browser.confirmed.values()]).toEqual([1]);
    expect(tab.outbox.view().storage).toBe('good');
  });

  it('that the browser cleared assigns keys again, and a new entry is not taken for the old one', async () => {
    const { browser, tab } = await aTab();
    append(browser, tab);
    await untilSending(browser);
    const otherUsersEntry = newEntry(aDraft({ account: other }));
    browser.disk = [{ key: 1, entry: otherUsersEntry }];
    browser.finish(0, 'well');
    await browser.quiet();
    expect(readableEntries(browser.disk).map(({ entry }) => entry)).toEqual([otherUsersEntry]);
  });

  it('that timed out but wrote counts as written', async () => {
    const { browser, tab, saved } = await aTab();
    append(browser, tab);
    await flushPromises();
    browser.fire(0, true);
    await flushPromises();
    expect(saved()).toEqual({ at: 'page', count: 1 });
    browser.pending[0]?.end('well');
    await flushPromises();
    browser.fire(0, true);
    await flushPromises();
    // The second attempt has not finished either; the stored items have been read.
    browser.pending.at(-1)?.end('well');
    await flushPromises();
    expect(saved()).toEqual({ at: 'saving', onDisk: true, count: 1 });
  });

  it('that fails during a refusal keeps the entry in the page, shown, and lets it be sent again', async () => {
    const { browser, tab, saved } = await aTab();
    append(browser, tab, { question: refusedQuestion });
    for (let round = 0; round < 30; round += 1) {
      await flushPromises();
      const disk = browser.pending.findIndex(({ kind }) => kind === 'disk');
      if (disk >= 0) browser.finish(disk, 'badly');
      else browser.finish(0, 'well');
    }
    expect(browser.disk).toEqual([]);
    expect(saved()).toMatchObject({ at: 'person', refused: [{ aside: { status: 422 } }] });
    tab.checker.onRetry(me);
    tab.outbox.retry();
    expect(saved().at).toBe('page');
    await browser.quiet();
    expect(saved().at).toBe('person');
    expect(browser.violations).toEqual([]);
    expect(readableEntries(browser.disk)).toHaveLength(1);
  });
});
