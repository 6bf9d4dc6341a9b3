import { callQuery } from '@fourfold/app-shell/call-query';
import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import type { Answer, Question } from '@fourfold/core/contract/content';
import { queryClient } from '../../../data/query-client.ts';
import { fetchAnswers, listRequest } from './question-calls.ts';

/** The questions of a location. The cached list is their only store, including their answers. */
export function cachedQuestions(questionLocation: QuestionLocation): readonly Question[] {
  return queryClient.getQueryData<{ data: Question[] }>(queryKeyOf(questionLocation))?.data ?? [];
}

/** Updates the cached list at once; a running fetch is cancelled, because it would bring back the old list. */
export function showQuestions(
  questionLocation: QuestionLocation,
  update: (questions: readonly Question[]) => readonly Question[],
) {
  const key = queryKeyOf(questionLocation);
  void queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<{ data: Question[] }>(key, (list) => list && { ...list, data: [...update(list.data)] });
}

/** Updates one question in the cached list. */
export function showQuestion(
  questionLocation: QuestionLocation,
  id: string,
  update: (question: Question) => Question,
): void {
  showQuestions(questionLocation, (all) => all.map((one) => (one.id === id ? update(one) : one)));
}

/** Updates the answers of a question in the cached list, with their number and the number of answers without a link. */
export function showAnswers(
  questionLocation: QuestionLocation,
  questionId: string,
  update: (answers: readonly Answer[]) => readonly Answer[],
): void {
  showQuestion(questionLocation, questionId, (question) => {
    const answers = [...update(question.answers)].map((answer, position) => ({ ...answer, position }));
    const unlinked = answers.filter(
      ({ next_question_id: next, link_problemset: set }) => next === null && set === null,
    );
    return { ...question, answers, total_answers: answers.length, total_unlinked_answers: unlinked.length };
  });
}

/** Returns the list with new items at the end, each once. */
export function withAppended<T extends { readonly id: string }>(all: readonly T[], added: readonly T[]): T[] {
  return [...all.filter(({ id }) => added.every((one) => one.id !== id)), ...added];
}

/** Refetches the list. */
export function refetchQuestions(questionLocation: QuestionLocation): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queryKeyOf(questionLocation) });
}

/** Fetches the present answers; if the author changed some meanwhile, the fetched ones are discarded. */
export async function refetchAnswers(questionLocation: QuestionLocation, questionId: string): Promise<void> {
  const find = () => cachedQuestions(questionLocation).find(({ id }) => id === questionId)?.answers;
  const cachedBefore = find();
  const answers = await fetchAnswers(questionLocation, questionId);
  if (find() === cachedBefore && JSON.stringify(cachedBefore) !== JSON.stringify(answers)) {
    showAnswers(questionLocation, questionId, () => answers);
  }
}

function queryKeyOf(questionLocation: QuestionLocation): readonly unknown[] {
  return callQuery(listRequest(questionLocation)).queryKey;
}
