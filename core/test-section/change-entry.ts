import type { Id } from '../contract/call.ts';
import type { TestEntry } from '../contract/tests.ts';
import { isAnswered } from '../tests/entry.ts';

/** What a student does with one question of a section. */
export type EntryChange =
  /** The choices that are chosen from now on. */
  | { kind: 'chosen'; answerIds: readonly Id[] }
  | { kind: 'typed'; text: string }
  /** Strikes a choice out, or restores it. */
  | { kind: 'struck'; answerId: Id }
  /** Marks it uncertain, or takes the mark away. */
  | { kind: 'marked' }
  /** So many seconds were spent with it in view. */
  | { kind: 'seen'; seconds: number };

/** Of a question that nothing was done with yet; `rev` 0 is never sent. */
export function untouched(questionId: Id, isFreeResponse: boolean): TestEntry {
  return {
    questionId,
    correctAnswerIds: [],
    isCorrect: null,
    freeResponseCorrectAnswer: '',
    givenAnswerIds: [],
    isFreeResponse,
    freeResponseGivenAnswer: '',
    markUncertain: false,
    isComplete: false,
    rev: 0,
    struckAnswerIds: [],
    timeSpent: 0,
  };
}

/** The next revision of an entry after one or more changes; the same one where nothing changes. */
export function changeEntry(entry: TestEntry, ...changes: readonly EntryChange[]): TestEntry {
  let changed = entry;
  for (const change of changes) changed = { ...changed, ...partOf(changed, change) };
  const next = { ...changed, isComplete: isAnswered(changed) };
  return JSON.stringify(next) === JSON.stringify(entry) ? entry : { ...next, rev: entry.rev + 1 };
}

/** Whether anything but the time is different: what "Answer Saved" is said of. */
export function hasOtherAnswer(before: TestEntry, now: TestEntry): boolean {
  return (
    before.freeResponseGivenAnswer !== now.freeResponseGivenAnswer ||
    before.givenAnswerIds.join() !== now.givenAnswerIds.join()
  );
}

function partOf(entry: TestEntry, change: EntryChange): Partial<TestEntry> {
  switch (change.kind) {
    case 'chosen':
      // Who chooses a struck choice wants it back.
      return {
        givenAnswerIds: [...change.answerIds],
        struckAnswerIds: entry.struckAnswerIds.filter((id) => !change.answerIds.includes(id)),
      };
    case 'typed':
      return { freeResponseGivenAnswer: change.text };
    case 'struck':
      return entry.struckAnswerIds.includes(change.answerId)
        ? { struckAnswerIds: entry.struckAnswerIds.filter((id) => id !== change.answerId) }
        : {
            struckAnswerIds: [...entry.struckAnswerIds, change.answerId],
            givenAnswerIds: entry.givenAnswerIds.filter((id) => id !== change.answerId),
          };
    case 'marked':
      return { markUncertain: !entry.markUncertain };
    case 'seen':
      return { timeSpent: Math.min(longest, entry.timeSpent + Math.max(0, Math.floor(change.seconds))) };
    default:
      return change satisfies never;
  }
}

/** Ten days, in seconds: more no entry may hold. */
const longest = 864_000;
