import { placeFields, type QuestionPlace, sectionSpecs } from '@fourfold/core/authoring/sections';
import { ask } from '@fourfold/core/client/ask';
import type { Answer, Question } from '@fourfold/core/contract/content';
import type { Call } from '@fourfold/core/contract/contract';
import type { Asked, Input } from '@fourfold/core/contract/types';
import { api } from '../session/session.ts';

type Path = (typeof sectionSpecs)[QuestionPlace['section']]['path'];
type Step = 'list' | 'create' | 'createSeveral' | 'change' | 'remove' | 'order' | 'answers' | 'createAnswer';

/** Three paths lead to one store (Q95); nothing else knows which one a place takes. */
const calls = {
  questions: {
    list: 'GET /questions',
    create: 'POST /questions',
    createSeveral: 'POST /questions/create_multiple',
    change: 'PUT /questions/{id}',
    remove: 'DELETE /questions/{id}',
    order: 'PUT /questions/update_positions',
    answers: 'GET /answers',
    createAnswer: 'POST /answers',
  },
  question_subsubtopics: {
    list: 'GET /question_subsubtopics',
    create: 'POST /question_subsubtopics',
    createSeveral: 'POST /question_subsubtopics/create_multiple',
    change: 'PUT /questions/{id}',
    remove: 'DELETE /question_subsubtopics/{id}',
    order: 'PUT /question_subsubtopics/update_positions',
    answers: 'GET /answers',
    createAnswer: 'POST /answers',
  },
  problemset_questions: {
    list: 'GET /problemset_questions',
    create: 'POST /problemset_questions',
    createSeveral: 'POST /problemset_questions/create_multiple',
    change: 'PUT /problemset_questions/{id}',
    remove: 'DELETE /problemset_questions/{id}',
    order: 'PUT /problemset_questions/update_positions',
    answers: 'GET /problemset_answers',
    createAnswer: 'POST /problemset_answers',
  },
} as const satisfies Record<Path, Record<Step, Call>>;

/** The same input goes to each of the three, so they are called as the first; the place's fields tell them apart. */
function callsAt(place: QuestionPlace) {
  return calls[sectionSpecs[place.section].path] as (typeof calls)['questions'];
}

export type QuestionChange = Omit<Input<'PUT /questions/{id}'>['body'], 'rev'>;
export type NewQuestion = Input<'POST /questions/create_multiple'>['body']['questions'][number];
export type NewAnswer = Input<'POST /answers'>['body'];
export type AnswerChange = Omit<Input<'PUT /answers/{id}'>['body'], 'rev'>;

/** The questions of a place, as data; also the key of their cached list. */
export function listOf(place: QuestionPlace): Asked<'GET /questions'> {
  return ask(callsAt(place).list, { query: placeFields(place) as Input<'GET /questions'>['query'] });
}

/** Creates a question; `position` says where. */
export function createQuestion(place: QuestionPlace, question: NewQuestion): Promise<Question> {
  return api(callsAt(place).create, { body: at(place, question) as Input<'POST /questions'>['body'] });
}

/** Creates several questions with their answers, all or none. */
export async function createQuestions(place: QuestionPlace, questions: readonly NewQuestion[]): Promise<Question[]> {
  const body = at(place, { questions }) as Input<'POST /questions/create_multiple'>['body'];
  return (await api(callsAt(place).createSeveral, { body })).data;
}

export type QuestionRevision = QuestionChange & { rev?: number | undefined };

/** Changes a question; with `rev` only if nobody has changed it since. */
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

/** The place's own fields beside the rest; what the types of a section and its fields say together, they cannot say apart. */
function at<T extends object>(place: QuestionPlace, rest: T): T & Readonly<Record<string, unknown>> {
  return { ...placeFields(place), ...rest };
}
