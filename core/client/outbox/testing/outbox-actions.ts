import { expect } from 'vitest';
import { isAnswer, type OutboxDraft } from '../outbox-entry.ts';
import { savedState } from '../outbox-view.ts';
import { testActionOf } from '../test-action.ts';
import { aDraft, anId } from './entries.ts';
import { flushPromises } from './flush-promises.ts';
import { createSimulatedBrowser, type SimulatedBrowser, type Tab } from './simulated-browser.ts';
import { refusedQuestion, sectionKey } from './simulated-server.ts';

export const me = anId(1);
export const other = anId(2);

/** A tab with nothing in progress, and a function that returns its saved state. */
export async function aTab() {
  const browser = createSimulatedBrowser();
  const tab = browser.openTab();
  await browser.quiet();
  const saved = (account = me) => savedState(tab.outbox.view(), account);
  return { browser, tab, saved };
}

let madeCount = 0;
/** Appends a new practice answer. Returns the id of its record. */
export function append(browser: SimulatedBrowser, tab: Tab, options: Parameters<typeof aDraft>[0] = {}) {
  madeCount += 1;
  const draft = aDraft({ account: browser.session?.account_id ?? me, given: `${madeCount}`, ...options });
  if (!isAnswer(draft)) throw new Error('The draft is not an answer.');
  tab.drafts.set(draft.body.id, draft);
  tab.appended.push(draft.body.id);
  tab.checker.ownEntryIds.add(draft.id);
  tab.outbox.append(draft);
  return draft.body.id;
}

/** Answers one of two test questions, or one that is refused. Each tab counts its own revisions. */
export function answerInTest(browser: SimulatedBrowser, tab: Tab, n: number) {
  madeCount += 1;
  const account = browser.session?.account_id ?? me;
  const question = [anId(11), anId(12), refusedQuestion][n % 3] ?? refusedQuestion;
  const options = { account, question, given: `${madeCount}`, section: n % 2 ? 'MathCalc' : 'MathNoCalc' } as const;
  const key = keyOf(aDraft({ ...options, call: saveCall }));
  const rev = (tab.revs.get(key) ?? 0) + 1;
  const draft = aDraft({ ...options, rev, call: saveCall });
  tab.revs.set(key, rev);
  tab.checker.ownEntryIds.add(draft.id);
  tab.outbox.append(draft);
  return draft;
}

/** Submits a section of a test, and records the answers given before it. */
export function submitTest(browser: SimulatedBrowser, tab: Tab, n: number) {
  const account = browser.session?.account_id ?? me;
  const draft = aDraft({ account, section: n % 2 ? 'MathCalc' : 'MathNoCalc', call: submitCall });
  const mine = [...tab.revs].filter(([key]) => key.startsWith(keyOf(draft)) && !key.endsWith(refusedQuestion));
  browser.givenBefore.set(draft.id, new Map(mine));
  tab.checker.ownEntryIds.add(draft.id);
  tab.outbox.append(draft);
}

const saveCall = 'POST /user_sat_test_progresses';
const submitCall = 'POST /user_sat_test_progresses/submit';

/** Account, section and question of a test action. */
export function keyOf(draft: OutboxDraft): string {
  const action = testActionOf(draft);
  if (!action) throw new Error('The draft is not of a test.');
  const section = sectionKey(draft.account_id, action);
  return action.kind === 'save' ? `${section} ${action.entry?.questionId}` : section;
}

/** Sent with a second half only; it must never reach a first half. */
export const changed = { given_free_response_answer: 'changed' };

/** Appends a second half with another time. Its other answer text must not matter. */
export function secondHalf(tab: Tab, n: number) {
  const first = tab.drafts.get(tab.appended[n % tab.appended.length] ?? '');
  if (!first || !isAnswer(first)) return;
  madeCount += 1;
  const { id: record, question_id: question } = first.body;
  const before = tab.secondHalves.get(record) ?? 0;
  // Sometimes a smaller time, as after a clock was set back: the greater one must stay.
  const after = n % 4 === 0 ? madeCount / 1_000_000 : madeCount;
  const later = aDraft({
    account: first.account_id,
    record,
    question,
    after,
    given: changed.given_free_response_answer,
  });
  tab.secondHalves.set(record, Math.max(before, after));
  tab.checker.ownEntryIds.add(later.id);
  tab.outbox.append(later);
}

/** Lets storage succeed until an entry is being sent. */
export async function untilSending(browser: SimulatedBrowser) {
  for (let round = 0; round < 20; round += 1) {
    await flushPromises();
    if (browser.pending.some(({ kind }) => kind === 'send')) break;
    browser.finish(0, 'well');
  }
  expect(browser.pending.map(({ kind }) => kind)).toEqual(['send']);
}
