import { isAnswer, type OutboxEntry } from '../outbox-entry.ts';
import type { SendOutcome } from '../send-outcome.ts';
import { type TestDeed, type TestSection, testDeedOf } from '../test-deed.ts';
import { anId } from './entries.ts';

/** The question that the simulated server refuses. */
export const refusedQuestion = anId(666);

export type Stored = { id: string; account: string; entry: OutboxEntry; after: number };

/** The part of the simulated browser that the server changes. */
type Served = {
  endedTokens: ReadonlySet<string>;
  arrived: Stored[];
  arrivedEntries: Map<string, number>;
  submitted: Set<string>;
  givenBefore: ReadonlyMap<string, ReadonlyMap<string, number>>;
  wrongs: string[];
};

/**
 * A server of answers and tests: an id counts once, a submission ends its section, one question is
 * refused.
 */
export function serverOf(world: Served) {
  return serve;

  function serve(entry: OutboxEntry, token: string): SendOutcome {
    if (world.endedTokens.has(token)) return { kind: 'session-ended', message: 'Session expired' };
    const test = testDeedOf(entry);
    if (test) return serveTest(entry, test);
    if (!isAnswer(entry)) throw new Error('The simulated server supports only answers and tests.');
    const { id, question_id, time_spent_after_answer: after = 0 } = entry.body;
    if (question_id === refusedQuestion) return { kind: 'refused', status: 422, message: 'No' };
    const there = world.arrived.find((one) => one.id === id);
    if (there) there.after = Math.max(there.after, after);
    else world.arrived.push({ id, account: entry.account_id, entry, after });
    return { kind: 'confirmed', reply: { id, after } };
  }

  function serveTest(entry: OutboxEntry, deed: TestDeed): SendOutcome {
    const section = sectionKey(entry.account_id, deed);
    if (deed.does === 'submit') {
      for (const [key, rev] of world.givenBefore.get(entry.id) ?? []) {
        const isLate = (world.arrivedEntries.get(key) ?? -1) < rev;
        if (isLate && !world.submitted.has(section)) world.wrongs.push(`${section} was submitted before ${key}`);
      }
      world.submitted.add(section);
      return { kind: 'confirmed', reply: {} };
    }
    const { questionId, rev } = deed.entry ?? { questionId: refusedQuestion, rev: 0 };
    if (questionId === refusedQuestion) return { kind: 'refused', status: 422, message: 'No' };
    if (world.submitted.has(section)) return { kind: 'refused', status: 409, message: 'Submitted' };
    const key = `${section} ${questionId}`;
    world.arrivedEntries.set(key, Math.max(world.arrivedEntries.get(key) ?? 0, rev));
    return { kind: 'confirmed', reply: {} };
  }
}

/** Account, exam, section and attempt of a test, as one string. */
export function sectionKey(account: string, { exam, section, attempt }: TestSection): string {
  return [account, exam, section, attempt].join(' ');
}
