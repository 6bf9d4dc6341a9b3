import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAnswer } from './outbox-entry.ts';
import { readableEntries } from './outbox-queue.ts';
import { savedState } from './outbox-view.ts';
import { testActionOf } from './test-action.ts';
import { changed, keyOf, me } from './testing/outbox-actions.ts';
import { promisedRevisions, safeRevisions, storedAnswers } from './testing/outbox-promises.ts';
import { allSteps, arbitrarySteps, faultySteps, orderlySteps, recoverAll, runStep } from './testing/random-steps.ts';
import { createSimulatedBrowser } from './testing/simulated-browser.ts';
import { refusedQuestion } from './testing/simulated-server.ts';

// One run takes about 4 ms. Every test run draws other steps.
describe('the outbox', () => {
  it('loses nothing that it reported as safe, whatever fails, crashes or is repeated', async () => {
    await fc.assert(
      fc.asyncProperty(arbitrarySteps(allSteps), async (steps) => {
        const browser = createSimulatedBrowser();
        browser.openTab();
        const promised = new Map<string, number>();
        const check = (now: ReadonlyMap<string, number>) => {
          for (const [id, after] of promised) expect(now.get(id) ?? -1).toBeGreaterThanOrEqual(after);
        };
        for (const step of steps) {
          await runStep(browser, step);
          for (const tab of browser.tabs) for (const [id, after] of promisedRevisions(tab)) promised.set(id, after);
          check(safeRevisions(browser));
        }
        browser.openTab();
        await recoverAll(browser);
        const end = safeRevisions(browser);
        check(end);
        const left = storedAnswers(browser);
        expect(left.filter(({ aside, body }) => aside === null || body.question_id !== refusedQuestion)).toEqual([]);
        // Of tests only refused entries are left, one for each question.
        const tests = readableEntries(browser.disk).filter(({ entry }) => testActionOf(entry) !== null);
        expect(tests.filter(({ entry }) => entry.aside === null)).toEqual([]);
        const keys = tests.map(({ entry }) => keyOf(entry));
        expect(keys).toEqual([...new Set(keys)]);
        for (const tab of browser.tabs) {
          for (const id of tab.appended) expect(end.get(id)).toBe(tab.secondHalves.get(id) ?? 0);
          for (const [key, rev] of tab.revs) expect(end.get(key) ?? -1).toBeGreaterThanOrEqual(rev);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('keeps the first half of an answer as it was given', async () => {
    await fc.assert(
      fc.asyncProperty(arbitrarySteps(faultySteps), async (steps) => {
        const browser = createSimulatedBrowser();
        browser.openTab();
        for (const step of steps) await runStep(browser, step);
        browser.openTab();
        await recoverAll(browser);
        for (const { entry } of browser.arrived) expect(isAnswer(entry) && entry.body).not.toMatchObject(changed);
        for (const { body } of storedAnswers(browser)) expect(body).not.toMatchObject(changed);
      }),
      { numRuns: 100 },
    );
  });

  it('never sends what it knows to be wrong', async () => {
    await fc.assert(
      fc.asyncProperty(arbitrarySteps(allSteps, 100), async (steps) => {
        const browser = createSimulatedBrowser();
        browser.openTab();
        for (const step of steps) {
          await runStep(browser, step);
          expect(browser.violations).toEqual([]);
        }
        await recoverAll(browser);
        expect(browser.violations).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps the order of answers of each tab', async () => {
    await fc.assert(
      fc.asyncProperty(arbitrarySteps(faultySteps), async (steps) => {
        const browser = createSimulatedBrowser();
        const tabs = [browser.openTab()];
        for (const step of steps) {
          await runStep(browser, step);
          for (const tab of browser.tabs) if (!tabs.includes(tab)) tabs.push(tab);
        }
        browser.openTab();
        await recoverAll(browser);
        const arrived = browser.arrived.map(({ id }) => id);
        for (const tab of tabs) {
          const mine = arrived.filter((id) => tab.appended.includes(id));
          expect(mine).toEqual(tab.appended.filter((id) => mine.includes(id)));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('sends one entry at a time, and confirms each once, over all tabs', async () => {
    await fc.assert(
      fc.asyncProperty(arbitrarySteps([...orderlySteps, 'badly']), async (steps) => {
        const browser = createSimulatedBrowser();
        browser.openTab();
        for (const step of steps) {
          const sending = browser.pending.findIndex(({ kind }) => kind === 'send');
          if (step.action !== 'badly') await runStep(browser, step);
          else if (sending >= 0) await runStep(browser, { action: 'badly', n: sending });
        }
        await browser.quiet();
        expect(browser.mostAtOnce).toBeLessThanOrEqual(1);
        for (const [id, times] of browser.confirmed) expect(`${id}: ${times}`).toBe(`${id}: 1`);
        for (const tab of browser.tabs) expect(savedState(tab.outbox.view(), me).at).not.toBe('saving');
      }),
      { numRuns: 100 },
    );
  });
});
