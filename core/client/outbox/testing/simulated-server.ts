import type { SendOutcome } from '../internal/send-outcome.ts';
import { isAnswer, type OutboxEntry } from '../outbox-entry.ts';
import { type TestAction, type TestSection, testActionOf } from '../test-action.ts';
import { anId } from './entries.ts';

/** The question that the simulated server refuses. */
export const refusedQuestion = anId(666);

export type ArrivedAnswer = { id: string; account: string; entry: OutboxEntry; after: number };

/** The part of the simulated browser that the server changes. */
type ServedBrowser = {
  endedTokens: ReadonlySet<string>;
  arrived: ArrivedAnswer[];
  arrivedEntries: Map<string, number>;
  submitted: Set<string>;
  givenBefore: ReadonlyMap<string, ReadonlyMap<string, number>>;
  violations: string[];
};

/** A server of answers and tests: an id counts once, a submission ends its section, one question is refused. */
export function createSimulatedServer(browser: ServedBrowser) {
  return serve;

  function serve(entry: OutboxEntry, token: string): SendOutcome {
    if (browser.endedTokens.has(token)) {
      return { kind: 'session-ended', message: 'Session expired', refusalCode: 'session_expired' };
    }
    const test = testActionOf(entry);
    if (test) return serveTest(entry, test);
    if (!isAnswer(entry)) throw new Error('The simulated server supports only answers and tests.');
    const { id, question_id, time_spent_after_answer: after = 0 } = entry.body;
    if (question_id === refusedQuestion) return { kind: 'refused', status: 422, message: 'No' };
    const existing = browser.arrived.find((one) => one.id === id);
    if (existing) existing.after = Math.max(existing.after, after);
    else browser.arrived.push({ id, account: entry.account_id, entry, after });
    return { kind: 'confirmed', reply: { id, after } };
  }

  function serveTest(entry: OutboxEntry, action: TestAction): SendOutcome {
    const section = sectionKey(entry.account_id, action);
    if (action.kind === 'submit') {
      for (const [key, rev] of browser.givenBefore.get(entry.id) ?? []) {
        const isLate = (browser.arrivedEntries.get(key) ?? -1) < rev;
        if (isLate && !browser.submitted.has(section))
          browser.violations.push(`${section} was submitted before ${key}`);
      }
      browser.submitted.add(section);
      return { kind: 'confirmed', reply: {} };
    }
    const { questionId, rev } = action.entry ?? { questionId: refusedQuestion, rev: 0 };
    if (questionId === refusedQuestion) return { kind: 'refused', status: 422, message: 'No' };
    if (browser.submitted.has(section)) return { kind: 'refused', status: 409, message: 'Submitted' };
    const key = `${section} ${questionId}`;
    browser.arrivedEntries.set(key, Math.max(browser.arrivedEntries.get(key) ?? 0, rev));
    return { kind: 'confirmed', reply: {} };
  }
}

/** Account, exam, section and attempt of a test, as one string. */
export function sectionKey(account: string, { exam, section, attempt }: TestSection): string {
  return [account, exam, section, attempt].join(' ');
}
