import type { Input } from '@fourfold/core/contract/types';
import { mistakePage } from '@fourfold/core/reviews/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { setFlags } from '../testing/content.ts';
import { addUser, linkStudents } from '../testing/people.ts';
import { anAnswer, save } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { lastMisses } from './read-misses.ts';
import { algebra, aTaggedSet, circles } from './testing/tagged-set.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const list = (person: TestPerson, query: Input<'GET /mistakes'>['query'] = {}) =>
  person.call('GET /mistakes', { query });

/** Answers each question of a set wrong, a second apart. */
async function missAll(student: TestPerson, set: Awaited<ReturnType<typeof aTaggedSet>>, seconds = 40) {
  for (const { id, wrong } of set.questions) {
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    await save(student, anAnswer(student, set.reference, id, [wrong], { time_spent_before_answer: seconds }));
  }
}

describe('the notebook', () => {
  it('has a row for each missed question: given, question, location, skills, and the day it comes back', async () => {
    const student = await server.as('student');
    const set = await aTaggedSet(server.db, [algebra], [circles, algebra]);
    await missAll(student, set);
    await missAll(student, set);
    const [first, second] = set.questions;
    const { data, next, count, skills } = await list(student);
    expect({ next, count, skills }).toEqual({
      ...{ next: null, count: 2 },
      skills: [
        { code: algebra, title: 'Linear functions', count: 2 },
        { code: circles, title: 'Circles', count: 1 },
      ],
    });
    const today = server.clock.now.toISOString().slice(0, 10);
    expect(data).toMatchObject([
      { question_id: second?.id, given_answer_ids: [second?.wrong], times: 2 },
      {
        ...{ key: first?.id, question_id: first?.id, source: 'practice', left_out: false, times: 2, day: today },
        ...{ given_answer_ids: [first?.wrong], question: { id: first?.id }, changed: false, letter: null },
        location: {
          ...{ reference_type: 'HomeProblemSetQuestions', reference_id: set.reference.reference_id, open: true },
          ...{ subsubtopic_id: set.subsubtopic, exam_id: null },
        },
        skills: [{ code: algebra, title: 'Linear functions' }],
        ...{ cause: null, suggested_cause: null, note: '', noted_at: null },
      },
    ]);
    expect((data[0]?.comes_back ?? '') > today).toBe(true);
  });

  it('still has a question that was unpublished or deleted, without its content and without a return', async () => {
    const student = await server.as('student');
    const set = await aTaggedSet(server.db, [], []);
    await missAll(student, set);
    const [first, second] = set.questions;
    if (!first || !second) throw new Error('two questions');
    await setFlags(server.db, 'questions', first.id, { is_hidden: true });
    await setFlags(server.db, 'questions', second.id, { deleted_at: server.clock.now });
    const { data } = await list(student);
    expect(data.map(({ question, comes_back, location }) => [question, comes_back, location.open])).toEqual([
      [null, null, false],
      [null, null, false],
    ]);
  });

  it('filters by skill, cause, source and day', async () => {
    const student = await server.as('student');
    const set = await aTaggedSet(server.db, [algebra], [circles]);
    await missAll(student, set);
    const [first, second] = set.questions;
    const ids = async (query: Input<'GET /mistakes'>['query']) =>
      (await list(student, query)).data.map(({ question_id }) => question_id);
    await student.call('PUT /mistakes/{id}', {
      params: { id: first?.id ?? '' },
      body: { cause: 'slip', note: '', updated_at: server.clock.now.toISOString() },
    });
    expect(await ids({ skill: circles })).toEqual([second?.id]);
    expect(await ids({ cause: 'slip' })).toEqual([first?.id]);
    expect(await ids({ cause: 'none' })).toEqual([second?.id]);
    expect(await ids({ source: 'test' })).toEqual([]);
    expect(await ids({ source: 'practice', from: '2020-01-01', to: '2020-01-02' })).toEqual([]);
    const redo = await student.call('GET /mistakes/redo', { query: { skill: circles } });
    expect(redo.data).toMatchObject([{ card: second?.id, sibling: false, question: { id: second?.id } }]);
  });

  it('suggests a slip for a very fast answer', async () => {
    const student = await server.as('student');
    const set = await aTaggedSet(server.db, [algebra], [algebra], [algebra]);
    await missAll(student, set, 40);
    const [first] = set.questions;
    if (!first) throw new Error('a question');
    await save(student, anAnswer(student, set.reference, first.id, [first.wrong], { time_spent_before_answer: 15 }));
    const { data } = await list(student, { cause: 'slip' });
    expect(data).toMatchObject([{ question_id: first.id, cause: null, suggested_cause: 'slip' }]);
  });

  it('is paged, and a page is not moved by a new miss', async () => {
    const student = await server.as('student');
    const set = await aTaggedSet(server.db, ...Array.from({ length: mistakePage + 2 }, () => [algebra]));
    await missAll(student, set);
    const first = await list(student);
    expect(first.data).toHaveLength(mistakePage);
    await missAll(student, await aTaggedSet(server.db, [algebra]));
    const second = await list(student, { after: first.next ?? '' });
    expect(second).toMatchObject({ next: null, count: mistakePage + 3 });
    const keys = [...first.data, ...second.data].map(({ key }) => key);
    expect(keys).toEqual(set.questions.map(({ id }) => id).toReversed());
  });
});

describe('cause and note', () => {
  it('are of the last change, whichever arrives last, and only for a missed question', async () => {
    const student = await server.as('student');
    const set = await aTaggedSet(server.db, [algebra]);
    const id = set.questions[0]?.id ?? '';
    const put = (note: string, secondsAgo: number) =>
      callByName(server, student, 'PUT /mistakes/{id}', {
        params: { id },
        body: {
          ...{ cause: 'wrong approach', note },
          updated_at: new Date(server.clock.now.getTime() - secondsAgo * 1000).toISOString(),
        },
      });
    const refused = await put('Mine', 0);
    expect([refused.status, refused.body.errors]).toEqual([404, ['Missed question not found']]);
    await missAll(student, set);
    expect((await put('Second', 5)).body).toMatchObject({ question_id: id, cause: 'wrong approach', note: 'Second' });
    expect((await put('First', 10)).body.note).toBe('Second');
    // A clock that is ahead does not win for ever.
    expect((await put('Ahead', -90_000)).body.note).toBe('Ahead');
    expect((await put('Last', 0)).body.note).toBe('Last');
    expect((await list(student)).data).toMatchObject([{ cause: 'wrong approach', note: 'Last' }]);
    const { mistake_notes } = await student.call('GET /accounts/results');
    expect(mistake_notes).toMatchObject([{ cause: 'wrong approach', note: 'Last' }]);
  });
});

describe('the summary', () => {
  it('is for the linked tutor, in an impersonation too, and for no one else', async () => {
    const [student, tutor, other] = [await server.as('student'), await server.as('tutor'), await server.as('tutor')];
    await linkStudents(server.db, tutor.account.id, student.account.id);
    const set = await aTaggedSet(server.db, [algebra], [circles, algebra]);
    await missAll(student, set);
    const [first] = set.questions;
    if (!first) throw new Error('a question');
    await save(student, anAnswer(student, set.reference, first.id, [first.right]));
    const query = { user_id: student.account.id };
    expect(await tutor.call('GET /mistakes/summary', { query })).toEqual({
      ...{ user_id: student.account.id, misses: 2, causes: [{ cause: null, misses: 2 }] },
      skills: [
        { code: algebra, title: 'Linear functions', misses: 2, answers: 3, right: 1 },
        { code: circles, title: 'Circles', misses: 1, answers: 1, right: 0 },
      ],
    });
    expect(await student.call('GET /mistakes/summary', { query })).toMatchObject({ misses: 2 });
    const refused = await callByName(server, other, 'GET /mistakes/summary', { query });
    expect([refused.status, refused.body.errors]).toEqual([404, ['Student not found']]);
    const unknown = await callByName(server, tutor, 'GET /mistakes/summary', { query: { user_id: newId() } });
    expect(unknown.status).toBe(404);
  });
});

it('3,000 misses are read without the right answers between them', async () => {
  const student = await server.as('student');
  // Their rows lie between those of the student.
  const others = await Promise.all(Array.from({ length: 4 }, () => addUser(server.db, 'student')));
  await sql`
    insert into practice_events (user_id, reference_type, reference_id, seq, kind, at, event, record_id, question_id,
      is_correct, given, time_spent_before_answer)
    select u.id, 'HomeProblemSetQuestions', ${newId()}, n, 'answered', now() - n * interval '1 minute',
           '{}', gen_random_uuid(), gen_random_uuid(), n % 3 <> 0, '{"answerIds": []}', 40
      from unnest(${[student.account.id, ...others]}::uuid[]) as u (id) cross join generate_series(1, 9000) n
     order by n, u.id
  `.execute(server.db);
  await sql`vacuum analyze practice_events`.execute(server.db);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain ${lastMisses(student.account.id)}
  `.execute(server.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan on practice_events_misses');
  const { count, data } = await list(student);
  expect([count, data.length]).toEqual([3000, mistakePage]);
});
