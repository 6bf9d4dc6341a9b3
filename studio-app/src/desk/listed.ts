import type { QuestionPlace } from '@fourfold/core/authoring/sections';
import type { Answer, Question } from '@fourfold/core/contract/content';
import { queryClient } from '../data/query-client.ts';
import { queryOf } from '../data/query-of.ts';
import { answersOf, listOf } from './question-calls.ts';

/** The questions of a location. The cached list is their only store, including their answers. */
export function questionsAt(place: QuestionPlace): readonly Question[] {
  return queryClient.getQueryData<{ data: Question[] }>(keyOf(place))?.data ?? [];
}

/**
 * Updates the cached list at once; a running fetch is cancelled, because it would bring back the
 * old list.
 */
export function showQuestions(place: QuestionPlace, become: (questions: readonly Question[]) => readonly Question[]) {
  const key = keyOf(place);
  void queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<{ data: Question[] }>(key, (list) => list && { ...list, data: [...become(list.data)] });
}

/** Updates one question in the cached list. */
export function showQuestion(place: QuestionPlace, id: string, become: (question: Question) => Question): void {
  showQuestions(place, (all) => all.map((one) => (one.id === id ? become(one) : one)));
}

/**
 * Updates the answers of a question in the cached list, with their number and the number of answers
 * without a link.
 */
export function showAnswers(
  place: QuestionPlace,
  questionId: string,
  become: (answers: readonly Answer[]) => readonly Answer[],
): void {
  showQuestion(place, questionId, (question) => {
    const answers = [...become(question.answers)].map((answer, position) => ({ ...answer, position }));
    const unlinked = answers.filter(
      ({ next_question_id: next, link_problemset: set }) => next === null && set === null,
    );
    return { ...question, answers, total_answers: answers.length, total_unlinked_answers: unlinked.length };
  });
}

/** Returns the list with new items at the end, each once. */
export function withLast<T extends { readonly id: string }>(all: readonly T[], made: readonly T[]): T[] {
  return [...all.filter(({ id }) => made.every((one) => one.id !== id)), ...made];
}

/** Refetches the list. */
export function readAgain(place: QuestionPlace): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(place) });
}

/**
 * Fetches the present answers; if the author changed some meanwhile, the fetched ones are
 * discarded.
 */
export async function readAnswers(place: QuestionPlace, questionId: string): Promise<void> {
  const find = () => questionsAt(place).find(({ id }) => id === questionId)?.answers;
  const before = find();
  const answers = await answersOf(place, questionId);
  if (find() === before && JSON.stringify(before) !== JSON.stringify(answers)) {
    showAnswers(place, questionId, () => answers);
  }
}

function keyOf(place: QuestionPlace): readonly unknown[] {
  return queryOf(listOf(place)).queryKey;
}
