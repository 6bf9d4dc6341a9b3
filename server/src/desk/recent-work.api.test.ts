import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  addExamQuestion,
  addQuestion,
  addSubsubtopic,
  addSubtopic,
  addTopic,
  clearContent,
  paragraph,
  setFlags,
} from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [admin, other] = await Promise.all([server.as('admin'), server.as('super-admin')]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await clearContent(server.db);
  await server.db.deleteFrom('audit').execute();
  await server.db.deleteFrom('drafts').execute();
});

const recentWork = async (person = admin) => await person.call('GET /recent_work');
const question = { question: JSON.stringify(paragraph('What is x?')) };
/** Inserts an entry of the audit so many minutes ago. */
const addEntry = (
  minutes: number,
  person: TestPerson,
  action: string,
  [subject, subject_id]: readonly [string, string],
) =>
  server.db
    .insertInto('audit')
    .values({
      ...{ action, subject, subject_id, actor_id: person.account.id, detail: '{}' },
      at: new Date(Date.now() - minutes * 60_000),
    })
    .execute();

async function addCourse() {
  const topic = await addTopic(server.db, { title: 'Algebra' });
  const subtopic = await addSubtopic(server.db, topic, { title: 'Equations' });
  const sequence = await addSubsubtopic(server.db, subtopic, { title: 'Lines' });
  const { id: first } = await addQuestion(server.db, { kind: 'subsubtopic', id: sequence }, question);
  const { id: second } = await addQuestion(
    server.db,
    { kind: 'subsubtopic', id: sequence },
    { ...question, position: 1 },
  );
  return { topic, subtopic, sequence, first, second, page: `/admin/subtopic/${subtopic}/${sequence}` };
}

it('lists the pages that the caller changed last, each once, with the record that was changed', async () => {
  const { topic, first, second, page } = await addCourse();
  const { id: number } = await addExamQuestion(server.db, 'sat', {
    exam: { title: 'SAT 1' },
    question: { title: 'Commas' },
  });
  await addEntry(40, admin, 'change', ['topic', topic]);
  await addEntry(30, admin, 'create', ['question', first]);
  await addEntry(20, admin, 'change', ['sat_question', number]);
  await addEntry(10, admin, 'change', ['question', second]);
  await addEntry(5, admin, 'activate', ['user', other.account.id]);
  await addEntry(4, other, 'change', ['topic', topic]);
  const { pages } = await recentWork();
  expect(pages.map(({ title, above, url, new_question }) => [title, above, url, new_question])).toEqual([
    ['Lines', ['Algebra', 'Equations'], `${page}?question_id=${second}`, `${page}?question_id=new`],
    ['Commas', ['SAT 1'], `/admin/sat/${number}`, `/admin/sat/${number}?question_id=new`],
    ['Algebra', [], `/admin/math-topics?topic=${topic}`, null],
  ]);
});

it('lists changes of content by others; successive ones of one page are one', async () => {
  const { topic, first, second, page } = await addCourse();
  await addEntry(60 * 24 * 31, other, 'change', ['topic', topic]);
  await addEntry(30, other, 'publish', ['topic', topic]);
  await addEntry(20, other, 'change', ['question', first]);
  await addEntry(10, other, 'change', ['question', second]);
  await addEntry(5, other, 'invite', ['user', admin.account.id]);
  await addEntry(4, admin, 'change', ['topic', topic]);
  const { changes } = await recentWork();
  const by = other.account.username;
  expect(changes).toMatchObject([
    { by, action: 'change', subject: 'question', count: 2, title: 'Lines', url: `${page}?question_id=${second}` },
    { by, action: 'publish', subject: 'topic', count: 1, title: 'Algebra' },
  ]);
});

it('lists the caller’s drafts by their records, and omits what is in the bin or gone', async () => {
  const { topic, subtopic, sequence, first } = await addCourse();
  const draft = (key: string, subject_id: string, minutes: number, person = admin) =>
    server.db
      .insertInto('drafts')
      .values({
        ...{ key, subject_id, user_id: person.account.id, content: '{"question":"x"}', stamp: Date.now() },
        updated_at: new Date(Date.now() - minutes * 60_000),
      })
      .execute();
  await draft(`question:${first}`, first, 30);
  await draft(`new-answer:${first}`, first, 20);
  await draft(`new-question:subsubtopic:${sequence}`, sequence, 10);
  await draft(`question:${first}`, first, 5, other);
  expect((await recentWork()).drafts.map(({ title, above }) => [title, above])).toEqual([
    ['Lines', ['Algebra', 'Equations']],
    ['What is x?', ['Algebra', 'Equations', 'Lines']],
  ]);
  await addEntry(3, admin, 'change', ['topic', topic]);
  await addEntry(2, other, 'change', ['subtopic', subtopic]);
  await setFlags(server.db, 'topics', topic, { deleted_at: new Date() });
  expect(await recentWork()).toEqual({ pages: [], drafts: [], changes: [] });
});
