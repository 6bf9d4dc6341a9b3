import { readFileSync } from 'node:fs';
import type { Question } from '@fourfold/core/contract/content';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importCourse } from '../import/import-course.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { type Desk, deskOf, plainTextOf } from './testing/desk.ts';
import type { TestQuestionList } from './testing/question-lists.ts';

const fixture = readFileSync(new URL('../import/fixture/garden-mathematics.jsonl', import.meta.url), 'utf8');

let server: TestServer;
let admin: TestPerson;
let desk: Desk;
beforeEach(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  desk = deskOf(server, admin);
  await importCourse(server.deps.db, fixture);
});
afterEach(() => server.stop());

/** Returns all sequences of the course with their questions. */
async function sequences(): Promise<{ questionList: TestQuestionList; questions: Question[] }[]> {
  const { data } = await admin.call('GET /topics');
  const ids = data
    .flatMap(({ subtopics }) => subtopics)
    .flatMap(({ subsubtopics }) => subsubtopics.map(({ id }) => id));
  return await Promise.all(
    ids.map(async (id) => {
      const fields = { subsubtopic_id: id };
      const list = 'GET /question_subsubtopics' as const;
      const questionList = { path: 'question_subsubtopics', kind: 'subsubtopic', id, fields, list } as const;
      return { questionList, questions: await desk.list(questionList) };
    }),
  );
}

describe('an author’s change of an imported course', () => {
  it('stays when the course is imported again, for each question and answer', async () => {
    const before = await sequences();
    const [long] = before.filter(({ questions }) => questions.length > 1);
    const [short] = before.filter(({ questions }) => questions.length === 1);
    const [first, second] = long?.questions ?? [];
    if (!long || !short || !first || !second) throw new Error('the fixture has problems of one step and of two');
    await desk.change(first.id, { question: 'An author’s own words.', rank: 4, rev: first.rev });
    await desk.unlink('question', { id: first.id, type: 'Wrong' });
    await desk.removeAnswer(second.answers[0]?.id ?? '');
    const typed = second.is_free_response;
    await desk.answer({ question_id: second.id, ...(typed ? { free_response_answer: '7' } : { answer: '7' }) });
    await desk.create(long.questionList, { question: 'One more.', position: 1 });
    await desk.remove(short.questions[0]?.id ?? '');
    const one = await desk.list(long.questionList);
    await importCourse(server.deps.db, fixture);
    expect(await desk.list(long.questionList)).toEqual(one);
    expect(await desk.list(short.questionList)).toEqual([]);
    expect(one.map(({ position }) => position)).toEqual(one.map((_, at) => at));
    expect(plainTextOf(one[0]?.question ?? '')).toBe('An author’s own words.');
  });

  it('is refused from an older revision if the course was imported with another text meanwhile', async () => {
    const [{ questions } = { questions: [] }] = await sequences();
    const [before] = questions;
    if (!before) throw new Error('the fixture has problems');
    const sample =
      plainTextOf(before.question)
        .split(/[^A-Za-z]+/)
        .find((part) => part.length > 4 && fixture.includes(part)) ?? '';
    await importCourse(server.deps.db, fixture.replaceAll(sample, `${sample}x`));
    const after = await desk.read(before.id);
    expect(plainTextOf(after.question)).toContain(`${sample}x`);
    expect([after.rev, after.answers.every(({ rev }) => rev === 1)]).toEqual([1, true]);
    const conflict = await desk.change(before.id, { question: 'typed meanwhile', rev: before.rev });
    expect([conflict.status, conflict.body.data]).toEqual([409, after]);
  });
});
