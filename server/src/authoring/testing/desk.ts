import type { Answer, Question } from '@fourfold/core/contract/content';
import { sql } from 'kysely';
import { callByName } from '../../testing/call-by-name.ts';
import type { TestPerson, TestServer } from '../../testing/server.ts';
import type { TestQuestionList } from './question-lists.ts';

type TestReply<T> = { status: number; body: T & { errors?: string[]; data?: T[] } };
type Fields = Readonly<Record<string, unknown>>;

/** An author's calls over HTTP; each returns the status and the body of the reply. */
export function deskOf(server: TestServer, author: Pick<TestPerson, 'token'>) {
  const send = async <T>(call: string, parts: object) =>
    (await callByName(server, author, call, parts)) as unknown as TestReply<T>;
  return {
    create: (questionList: TestQuestionList, body: Fields = {}) =>
      send<Question>(`POST /${questionList.path}`, { body: { ...questionList.fields, ...body } }),
    createSeveral: (questionList: TestQuestionList, questions: readonly Fields[]) =>
      send<Question>(`POST /${questionList.path}/create_multiple`, { body: { ...questionList.fields, questions } }),
    change: (id: string, body: Fields, path = 'questions') =>
      send<Question>(`PUT /${path}/{id}`, { params: { id }, body }),
    remove: (id: string, path = 'questions') =>
      send<{ id: string; title: string }>(`DELETE /${path}/{id}`, { params: { id } }),
    order: (questionList: TestQuestionList, questions: readonly string[]) =>
      send<Question>(`PUT /${questionList.path}/update_positions`, { body: { ...questionList.fields, questions } }),
    list: async (questionList: TestQuestionList) =>
      (await send<Question>(questionList.list, { query: questionList.fields })).body.data ?? [],
    read: async (id: string) => (await send<Question>('GET /questions/{id}', { params: { id } })).body,
    link: (kind: 'question' | 'problemset', body: Fields) => send<Question>(`POST /questions/link_${kind}`, { body }),
    unlink: (kind: 'question' | 'problemset', body: Fields) =>
      send<Question>(`POST /questions/unlink_${kind}`, { body }),
    answer: (body: Fields, path = 'answers') => send<Answer>(`POST /${path}`, { body }),
    answerSeveral: (answers: readonly Fields[]) => send<Answer>('POST /answers/create_multiple', { body: { answers } }),
    changeAnswer: (id: string, body: Fields, method = 'PUT') =>
      send<Answer>(`${method} /answers/{id}`, { params: { id }, body }),
    removeAnswer: (id: string) => send<{ id: string }>('DELETE /answers/{id}', { params: { id } }),
    orderAnswers: (question_id: string, answers: readonly string[]) =>
      send<Answer>('PUT /answers/update_positions', { body: { question_id, answers } }),
  };
}
export type Desk = ReturnType<typeof deskOf>;

/** Returns the plain text of a rich field on the wire. */
export function plainTextOf(field: string): string {
  return [...field.matchAll(/"text":"([^"]*)"/g)].map((match) => match[1]).join('');
}

/** Returns the audit entries of a record in chronological order. */
export async function auditEntriesOf({ db }: TestServer, subject_id: string) {
  return await db
    .selectFrom('audit')
    .where('subject_id', '=', subject_id)
    .orderBy(sql`id`)
    .select(['actor_id', 'action', 'subject', 'detail'])
    .execute();
}
