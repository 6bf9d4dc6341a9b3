import type { TestEntry } from '../../contract/tests.ts';
import type { EntryVerdict } from './test-entry.ts';

/** The fields of an entry that the student gave. The server fills in the others at submission. */
export type GivenEntry = Pick<
  TestEntry,
  | 'questionId'
  | 'givenAnswerIds'
  | 'isFreeResponse'
  | 'freeResponseGivenAnswer'
  | 'markUncertain'
  | 'isComplete'
  | 'rev'
  | 'struckAnswerIds'
  | 'givenAfter'
  | 'annotations'
>;

/**
 * Whether two entries have the same content. The database changes the order of their fields. Annotations do not count:
 * entries in the history have none, and a device that changes them raises `rev`.
 */
export function isSameEntry(one: GivenEntry, other: GivenEntry): boolean {
  return contentOf(one) === contentOf(other);
}

/** Returns an entry with its seconds in view. `verdict`: null until the review is open (Q105). */
export function toTestEntry(entry: GivenEntry, timeSpent: number, verdict: EntryVerdict | null): TestEntry {
  return {
    questionId: entry.questionId,
    correctAnswerIds: [...(verdict?.correctAnswerIds ?? [])],
    isCorrect: verdict?.isCorrect ?? null,
    freeResponseCorrectAnswer: verdict?.freeResponseCorrectAnswer ?? '',
    givenAnswerIds: entry.givenAnswerIds,
    isFreeResponse: verdict?.isFreeResponse ?? entry.isFreeResponse,
    freeResponseGivenAnswer: entry.freeResponseGivenAnswer,
    markUncertain: entry.markUncertain,
    isComplete: entry.isComplete,
    rev: entry.rev,
    struckAnswerIds: entry.struckAnswerIds,
    timeSpent,
    ...(entry.givenAfter !== undefined && { givenAfter: entry.givenAfter }),
    ...(entry.annotations && { annotations: entry.annotations }),
  };
}

/** The entry as it is stored in the history: up to 200 copies of long notes would fill the disk. */
export function withoutAnnotations({ annotations: _, ...entry }: GivenEntry): GivenEntry {
  return entry;
}

/** The entry of the same question before any change. */
export function withoutAnswer({ questionId, isFreeResponse }: GivenEntry): GivenEntry {
  return {
    ...{ questionId, isFreeResponse, givenAnswerIds: [], freeResponseGivenAnswer: '', struckAnswerIds: [] },
    ...{ markUncertain: false, isComplete: false, rev: 0 },
  };
}

function contentOf(entry: GivenEntry): string {
  return JSON.stringify([
    entry.questionId,
    entry.rev,
    entry.givenAnswerIds,
    entry.isFreeResponse,
    entry.freeResponseGivenAnswer,
    entry.markUncertain,
    entry.isComplete,
    entry.struckAnswerIds,
  ]);
}
