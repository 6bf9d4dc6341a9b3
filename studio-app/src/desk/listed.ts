import type { QuestionPlace } from '@fourfold/core/authoring/sections';
import type { Answer, Question } from '@fourfold/core/contract/content';
import { queryClient } from '../data/query-client.ts';
import { queryOf } from '../data/query-of.ts';
import { answersOf, listOf } from './question-calls.ts';

/** The questions of a place as they are shown; the cached list is their one owner, answers included. */
export function questionsAt(place: QuestionPlace): readonly Question[] {
  return queryClient.getQueryData<{ data: Question[] }>(keyOf(place))?.data ?? [];
}

/** Shows the list as it has become, at once; a read that is under way would bring it as it was. */
export function showQuestions(place: QuestionPlace, become: (questions: readonly Question[]) => readonly Question[]) {
  const key = keyOf(place);
  void queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData<{ data: Question[] }>(key, (list) => list && { ...list, data: [...become(list.data)] });
}

/** Shows one question as it has become. */
export function showQuestion(place: QuestionPlace, id: string, become: (question: Question) => Question): void {
  showQuestions(place, (all) => all.map((one) => (one.id === id ? become(one) : one)));
}

/** Shows the answers of a question as they have become, and how many there are and lead nowhere. */
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

/** The list with these behind the last, each once. */
export function withLast<T extends { readonly id: string }>(all: readonly T[], made: readonly T[]): T[] {
  return [...all.filter(({ id }) => made.every((one) => one.id !== id)), ...made];
}

/** Reads the list anew. */
export function readAgain(place: QuestionPlace): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(place) });
}

/** The answers as they are on the server by now; what was changed here while they were read stays. */
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
