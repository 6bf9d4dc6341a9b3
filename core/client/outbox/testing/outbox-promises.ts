import { type AnswerOf, isAnswer, type OutboxEntry } from '../outbox-entry.ts';
import { readableEntries } from '../outbox-queue.ts';
import { savedState } from '../outbox-view.ts';
import { testActionOf } from '../test-action.ts';
import { keyOf, me, other } from './outbox-actions.ts';
import type { SimulatedBrowser, Tab } from './simulated-browser.ts';

/**
 * Answer records on disk or on the server, with their greatest seconds after the answer; test
 * questions with their latest revision.
 */
export function safeRevisions(browser: SimulatedBrowser): Map<string, number> {
  const onDisk = storedAnswers(browser).map(({ body }) => [body.id, body.time_spent_after_answer ?? 0] as const);
  const all = new Map<string, number>();
  const arrived = browser.arrived.map(({ id, after }) => [id, after] as const);
  for (const [id, after] of [...onDisk, ...arrived, ...storedTestEntries(browser), ...browser.arrivedEntries]) {
    all.set(id, Math.max(all.get(id) ?? 0, after));
  }
  return all;
}

/** The answer records on disk. */
export function storedAnswers(browser: SimulatedBrowser): AnswerOf<OutboxEntry>[] {
  return readableEntries(browser.disk)
    .map(({ entry }) => entry)
    .filter(isAnswer);
}

function storedTestEntries(browser: SimulatedBrowser): [string, number][] {
  return readableEntries(browser.disk).flatMap(({ entry }) => {
    const action = testActionOf(entry);
    return action?.kind === 'save' && action.entry ? [[keyOf(entry), action.entry.rev]] : [];
  });
}

/**
 * What a tab reports as stored or saved: records with their seconds after the answer, and test
 * questions with their revisions.
 */
export function promisedRevisions(tab: Tab): [string, number][] {
  return [me, other].flatMap((account) => {
    const state = savedState(tab.outbox.view(), account);
    const isPromise = state.at === 'saved' || state.at === 'here' || (state.at === 'saving' && state.onDisk);
    const mine = tab.appended.filter((id) => tab.drafts.get(id)?.account_id === account);
    if (!isPromise) return [];
    const revs = [...tab.revs].filter(([key]) => key.startsWith(account));
    return [...mine.map((id): [string, number] => [id, tab.secondHalves.get(id) ?? 0]), ...revs];
  });
}
