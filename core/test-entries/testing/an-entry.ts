import type { TestEntry } from '../../contract/tests.ts';

/** Returns an entry as a client sends it before submission; by default without an answer. */
export function anEntry(questionId: string, changed: Partial<TestEntry> = {}): TestEntry {
  const given = { givenAnswerIds: [], freeResponseGivenAnswer: '', ...changed };
  return {
    questionId,
    correctAnswerIds: [],
    isCorrect: null,
    freeResponseCorrectAnswer: '',
    isFreeResponse: given.freeResponseGivenAnswer !== '',
    markUncertain: false,
    isComplete: given.givenAnswerIds.length > 0 || given.freeResponseGivenAnswer !== '',
    rev: 1,
    struckAnswerIds: [],
    timeSpent: 0,
    ...given,
  };
}
