import fc from 'fast-check';
import { flushPromises } from './flush-promises.ts';
import { answerInTest, append, me, other, secondHalf, submitTest } from './outbox-actions.ts';
import type { Ending, SimulatedBrowser } from './simulated-browser.ts';
import { refusedQuestion } from './simulated-server.ts';

export type Step = { action: string; n: number };

/** Runs one step. `n` chooses the tab, the pending work or the timer. */
export async function runStep(browser: SimulatedBrowser, step: Step) {
  const tab = browser.tabs[step.n % Math.max(1, browser.tabs.length)];
  const ends: Record<string, Ending> = { well: 'well', badly: 'badly', 'reply lost': 'reply lost', busy: 'busy' };
  const ending = ends[step.action];
  if (ending) browser.finish(step.n, ending);
  else if (step.action === 'append' && tab) append(browser, tab);
  else if (step.action === 'append refused' && tab) append(browser, tab, { question: refusedQuestion });
  else if (step.action === 'entry' && tab) answerInTest(browser, tab, step.n);
  else if (step.action === 'submit' && tab) submitTest(browser, tab, step.n);
  else if (step.action === 'second half' && tab && tab.appended.length > 0) secondHalf(tab, step.n);
  else if (step.action === 'retry' && tab) {
    for (const { checker } of browser.tabs) checker.onRetry(browser.session?.account_id ?? '');
    tab.outbox.retry();
  } else if (step.action === 'leave' && tab) tab.outbox.leave();
  else if (step.action === 'crash' && tab) browser.crash(tab);
  else if (step.action === 'open' && browser.tabs.length < 3) browser.openTab();
  else if (step.action === 'timer') browser.fire(step.n, false);
  else if (step.action === 'impatience') browser.fire(step.n, true);
  else if (step.action === 'wake' && tab) tab.outbox.wake();
  else if (step.action === 'session') browser.logIn([me, other, null][step.n % 3] ?? null);
  else if (step.action === 'session ends' && browser.session) browser.endedTokens.add(browser.session.token);
  await flushPromises();
}

/** Makes everything work again, and logs in each account once. */
export async function recoverAll(browser: SimulatedBrowser) {
  browser.endedTokens.clear();
  for (const account of [me, other, me]) {
    browser.logIn(account);
    await browser.quiet();
  }
}

/** Sets `size`, because fast-check generates at most ten steps by default, and the interesting cases need more. */
export const arbitrarySteps = (names: string[], maxLength = 60) =>
  fc.array(fc.record({ action: fc.constantFrom(...names), n: fc.nat(50) }), { maxLength, size: 'max' });

/** Steps without failures. */
export const orderlySteps = [
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
/** With crashes, lost replies and a server that is busy or unreachable. */
export const faultySteps = [
  ...orderlySteps,
  'well',
  'well',
  'badly',
  'badly',
  'reply lost',
  'busy',
  'crash',
  'impatience',
  'retry',
];
/** With users who leave, log out and log in. */
export const allSteps = [...faultySteps, 'leave', 'session', 'session ends'];
