import { readFileSync } from 'node:fs';
import type { HealthPart } from '@fourfold/core/contract/proofs';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { clearContent } from '../testing/content.ts';
import { fixtureSkills } from '../testing/fixtures/question.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { importCourse } from './import-course.ts';

const fixture = readFileSync(new URL('fixture/garden-mathematics.jsonl', import.meta.url), 'utf8');
const name = 'imported-words';
/** The id of the problem whose answer is a word. */
const problem = 'paths2';

let server: TestServer;
let admin: TestPerson;
let subsubtopicId: string;
let question: string;
beforeEach(async () => {
  server ??= await startTestServer();
  admin = await server.as('admin');
  await clearContent(server.db);
  await server.db.deleteFrom('audit').execute();
  await importCourse(server.deps.db, fixture);
  await server.db.updateTable('questions').set({ skill_codes: fixtureSkills }).execute();
  const row = await server.db
    .selectFrom('questions')
    .where('import_key', 'like', `%/${problem}/%`)
    .select(['id', 'parent_id'])
    .executeTakeFirstOrThrow();
  [question, subsubtopicId] = [row.id, row.parent_id];
});
afterAll(() => server.stop());

async function counted(part: HealthPart) {
  const { data } = await admin.call('GET /content_health', {});
  const pages = await Promise.all(data.map(({ id }) => admin.call('GET /content_findings', { query: { id, part } })));
  return pages.flatMap((page) => page.data);
}
const unchecked = async () => (await counted('unchecked')).map((entry) => entry.name).toSorted();
const mapFindings = async () => {
  const { findings } = await admin.call('GET /sequence_map', { query: { section: 'subsubTopic', id: subsubtopicId } });
  return findings.flatMap((one) => (one.level === 'unchecked' ? [[one.name, one.node]] : []));
};
const accept = (accepted: boolean) => admin.call('PUT /questions/accept_key', { body: { id: question, accepted } });
const answers = () =>
  server.db.selectFrom('answers').where('question_id', '=', question).select(['id', 'free_response_answer']).execute();
const auditActions = async () => {
  const rows = await server.db.selectFrom('audit').where('subject_id', '=', question).select('action').execute();
  return rows.map(({ action }) => action);
};

it('the doubt about a key is in the content health, in the publish dialog and on the sequence map', async () => {
  expect(await unchecked()).toEqual([
    'imported-equation',
    ...Array(5).fill('imported-expression'),
    ...Array(3).fill('imported-list'),
    name,
  ]);
  const { data } = await admin.call('GET /content_health', {});
  expect(data.reduce((sum, health) => sum + health.unchecked, 0)).toBe(10);
  const entry = (await counted('unchecked')).find((one) => one.name === name);
  expect(entry?.text).toContain('was imported with a word as its answer');
  expect(entry?.url).toContain(`question_id=${question}`);
  const superAdmin = await server.as('super-admin');
  const { unfinished } = await superAdmin.call('GET /publish_effect', {
    query: { kind: 'subsubtopic_sequence', id: subsubtopicId },
  });
  expect(unfinished.map(({ text }) => text)).toEqual([entry?.text]);
  expect(await mapFindings()).toEqual([[name, question]]);
});

it('a doubt disappears with another key, and reappears with the old one', async () => {
  const [own] = await answers();
  const change = (text: string) =>
    admin.call('PUT /answers/{id}', { params: { id: own?.id ?? '' }, body: { free_response_answer: text } });
  await change('Another word');
  expect(await mapFindings()).toEqual([]);
  expect(await unchecked()).not.toContain(name);
  await change(own?.free_response_answer ?? '');
  expect(await mapFindings()).toEqual([[name, question]]);
});

it('a changed text does not remove the doubt about the key', async () => {
  await admin.call('PUT /questions/{id}', { params: { id: question }, body: { help: 'Look it up.' } });
  expect(await mapFindings()).toEqual([[name, question]]);
});

it('an author can accept the key, which removes the doubt, and undo that; both are audited without a new revision', async () => {
  const rev = async () =>
    (await server.db.selectFrom('questions').where('id', '=', question).select('rev').executeTakeFirstOrThrow()).rev;
  const before = await rev();
  await accept(true);
  await accept(true);
  expect([await mapFindings(), (await unchecked()).includes(name)]).toEqual([[], false]);
  await importCourse(server.deps.db, fixture);
  expect(await mapFindings()).toEqual([]);
  await accept(false);
  expect([await mapFindings(), await rev()]).toEqual([[[name, question]], before]);
  expect(await auditActions()).toEqual(['accept_key', 'doubt_key']);
});

it('a question that was not imported has nothing to accept', async () => {
  const made = await admin.call('POST /question_subsubtopics', {
    body: { subsubtopic_id: subsubtopicId, question: 'New' },
  });
  const body = { id: made.id, accepted: true };
  expect(await admin.call('PUT /questions/accept_key', { body })).toEqual(body);
  expect(await server.db.selectFrom('audit').where('action', '=', 'accept_key').selectAll().execute()).toEqual([]);
});

it('records imported before doubts were stored get them with the next import, for the imported key', async () => {
  await server.db.updateTable('questions').set({ key_doubt: null }).execute();
  expect(await unchecked()).toEqual([]);
  const [own] = await answers();
  await admin.call('PUT /answers/{id}', { params: { id: own?.id ?? '' }, body: { free_response_answer: 'Mended' } });
  await importCourse(server.deps.db, fixture);
  expect(await unchecked()).toHaveLength(9);
  expect(await mapFindings()).toEqual([]);
});

it('a new key in the course is doubted again, although an author accepted the old one', async () => {
  await accept(true);
  const line = fixture.split('\n').find((one) => one.includes(`"${problem}"`)) ?? '';
  const [step] = (JSON.parse(line) as { steps: { answer: string[] }[] }).steps;
  const newer = line.replaceAll(JSON.stringify(step?.answer), '["elsewhere"]');
  await importCourse(server.deps.db, fixture.replace(line, newer));
  expect(await mapFindings()).toEqual([[name, question]]);
});
