import { placeFields, type QuestionPlace } from '@fourfold/core/authoring/sections';
import { ask } from '@fourfold/core/client/ask';
import type { Answer, Question } from '@fourfold/core/contract/content';
import type { Asked, Input } from '@fourfold/core/contract/types';
import { api } from '../session/session.ts';
import { callsAt } from './section-calls.ts';

type QuestionChange = Omit<Input<'PUT /questions/{id}'>['body'], 'rev'>;
export type NewQuestion = Input<'POST /questions/create_multiple'>['body']['questions'][number];
export type NewAnswer = Input<'POST /answers'>['body'];
export type AnswerChange = Omit<Input<'PUT /answers/{id}'>['body'], 'rev'>;

/**
 * The call, with its input, that lists the questions of a location; also the key of the cached
 * list.
 */
export function listOf(place: QuestionPlace): Asked<'GET /questions'> {
  return ask(callsAt(place).list, { query: placeFields(place) as Input<'GET /questions'>['query'] });
}

/** Creates a question at `position`. */
export function createQuestion(place: QuestionPlace, question: NewQuestion): Promise<Question> {
  return api(callsAt(place).create, { body: at(place, question) as Input<'POST /questions'>['body'] });
}

/** Creates several questions with their answers, all or none. */
export async function createQuestions(place: QuestionPlace, questions: readonly NewQuestion[]): Promise<Question[]> {
  const body = at(place, { questions }) as Input<'POST /questions/create_multiple'>['body'];
  return (await api(callsAt(place).createSeveral, { body })).data;
}

export type QuestionRevision = QuestionChange & { rev?: number | undefined };

/** Changes a question; with `rev`, only if no other author has changed it since. */
export function changeQuestion(place: QuestionPlace, id: string, { rev, ...change }: QuestionRevision) {
  return api(callsAt(place).change, { params: { id }, body: { ...change, ...(rev !== undefined && { rev }) } });
}

export function deleteQuestion(place: QuestionPlace, id: string) {
  return api(callsAt(place).remove, { params: { id } });
}

export async function orderQuestions(place: QuestionPlace, ids: readonly string[]): Promise<Question[]> {
  const body = at(place, { questions: ids }) as Input<'PUT /questions/update_positions'>['body'];
  return (await api(callsAt(place).order, { body })).data;
}

export async function answersOf(place: QuestionPlace, questionId: string): Promise<Answer[]> {
  return (await api(callsAt(place).answers, { query: { question_id: questionId } })).data;
}

export function createAnswer(place: QuestionPlace, answer: NewAnswer): Promise<Answer> {
  return api(callsAt(place).createAnswer, { body: answer });
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
function at<T extends object>(place: QuestionPlace, rest: T): T & Readonly<Record<string, unknown>> {
  return { ...placeFields(place), ...rest };
}
