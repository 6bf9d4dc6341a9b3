import type { Id } from '../contract/call.ts';
import type { TestEntry } from '../contract/tests.ts';
import { isAnswered } from '../test-entries/test-entry.ts';

/** A change that a student makes to the entry of one question of a section. */
export type EntryChange =
  /** All chosen choices, after the change. */
  | { kind: 'chosen'; answerIds: readonly Id[] }
  | { kind: 'typed'; text: string }
  /** Strikes out a choice, or restores it. */
  | { kind: 'struck'; answerId: Id }
  /** Marks the question as uncertain, or removes the mark. */
  | { kind: 'marked' }
  /** Adds seconds during which the question was in view. */
  | { kind: 'seen'; seconds: number };

/** Returns the entry of a question before any change. `rev` 0 is never sent. */
export function emptyEntry(questionId: Id, isFreeResponse: boolean): TestEntry {
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

/** Returns the next revision of an entry after one or more changes; the same entry if nothing changed. */
export function changeEntry(entry: TestEntry, ...changes: readonly EntryChange[]): TestEntry {
  let changed = entry;
  for (const change of changes) changed = { ...changed, ...fieldsChangedBy(changed, change) };
  const next = { ...changed, isComplete: isAnswered(changed) };
  return JSON.stringify(next) === JSON.stringify(entry) ? entry : { ...next, rev: entry.rev + 1 };
}

/** Whether the answer is different. Only then the page shows "Answer Saved". */
export function hasOtherAnswer(before: TestEntry, now: TestEntry): boolean {
  return (
    before.freeResponseGivenAnswer !== now.freeResponseGivenAnswer ||
    before.givenAnswerIds.join() !== now.givenAnswerIds.join()
  );
}

function fieldsChangedBy(entry: TestEntry, change: EntryChange): Partial<TestEntry> {
  switch (change.kind) {
    case 'chosen':
      // Choosing a struck choice restores it.
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
      return { timeSpent: Math.min(maxSeconds, entry.timeSpent + Math.max(0, Math.floor(change.seconds))) };
    default:
      return change satisfies never;
  }
}

/** Ten days in seconds: the maximum on the wire. */
const maxSeconds = 864_000;
