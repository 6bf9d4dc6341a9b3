import { api } from '@fourfold/app-shell/session';
import { locationFields, type QuestionLocation } from '@fourfold/core/authoring/question-sections';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { Answer, Question } from '@fourfold/core/contract/content';
import type { ApiQuery, Input } from '@fourfold/core/contract/types';
import { callsOf } from './section-calls.ts';

type QuestionChange = Omit<Input<'PUT /questions/{id}'>['body'], 'rev'>;
export type NewQuestion = Input<'POST /questions/create_multiple'>['body']['questions'][number];
export type NewAnswer = Input<'POST /answers'>['body'];
export type AnswerChange = Omit<Input<'PUT /answers/{id}'>['body'], 'rev'>;

/** The call, with its input, that lists the questions of a location; also the key of the cached list. */
export function listRequest(questionLocation: QuestionLocation): ApiQuery<'GET /questions'> {
  return apiQuery(callsOf(questionLocation).list, {
    query: locationFields(questionLocation) as Input<'GET /questions'>['query'],
  });
}

/** Creates a question at the position that it has, or at the end. */
export function createQuestion(questionLocation: QuestionLocation, question: NewQuestion): Promise<Question> {
  return api(callsOf(questionLocation).create, {
    body: withLocation(questionLocation, question) as Input<'POST /questions'>['body'],
  });
}

/** Creates several questions with their answers, all or none. */
export async function createQuestions(
  questionLocation: QuestionLocation,
  questions: readonly NewQuestion[],
): Promise<Question[]> {
  const body = withLocation(questionLocation, { questions }) as Input<'POST /questions/create_multiple'>['body'];
  return (await api(callsOf(questionLocation).createSeveral, { body })).data;
}

export type QuestionRevision = QuestionChange & { rev?: number | undefined };

/** Changes a question; with `rev`, only if no other author has changed it since. */
export function changeQuestion(questionLocation: QuestionLocation, id: string, { rev, ...change }: QuestionRevision) {
  return api(callsOf(questionLocation).change, {
    params: { id },
    body: { ...change, ...(rev !== undefined && { rev }) },
  });
}

export function deleteQuestion(questionLocation: QuestionLocation, id: string) {
  return api(callsOf(questionLocation).remove, { params: { id } });
}

export async function orderQuestions(questionLocation: QuestionLocation, ids: readonly string[]): Promise<Question[]> {
  const body = withLocation(questionLocation, { questions: ids }) as Input<'PUT /questions/update_positions'>['body'];
  return (await api(callsOf(questionLocation).order, { body })).data;
}

export async function fetchAnswers(questionLocation: QuestionLocation, questionId: string): Promise<Answer[]> {
  return (await api(callsOf(questionLocation).answers, { query: { question_id: questionId } })).data;
}

export function createAnswer(questionLocation: QuestionLocation, answer: NewAnswer): Promise<Answer> {
  return api(callsOf(questionLocation).createAnswer, { body: answer });
}

export function changeAnswer(id: string, { rev, ...change }: AnswerChange & { rev?: number | undefined }) {
  return api('PUT /answers/{id}', { params: { id }, body: { ...change, ...(rev !== undefined && { rev }) } });
}

export function deleteAnswer(id: string) {
  return api('DELETE /answers/{id}', { params: { id } });
}

export async function orderAnswers(questionId: string, ids: readonly string[]): Promise<Answer[]> {
  const body = { question_id: questionId, answers: [...ids] };
  return (await api('PUT /answers/update_positions', { body })).data;
}

/**
 * Adds the location's own fields to a body. The types relate a section to its fields only as a
 * pair; taken apart, they need a cast.
 */
function withLocation<T extends object>(
  questionLocation: QuestionLocation,
  rest: T,
): T & Readonly<Record<string, unknown>> {
  return { ...locationFields(questionLocation), ...rest };
}
