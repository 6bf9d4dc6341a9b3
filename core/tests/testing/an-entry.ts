import type { TestEntry } from '../../contract/tests.ts';

/** An entry as a client sends it before submission; with nothing said it was only looked at. */
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
