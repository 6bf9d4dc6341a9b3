import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callByName, type LooseReply } from '../testing/call-by-name.ts';
import {
  addExam,
  addOwnExam,
  addQuestion,
  addSequencePlace,
  addSubsubtopic,
  addSubtopic,
  addTopic,
  addTypedQuestion,
  clearContent,
  paragraph,
  setFlags,
} from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());
beforeEach(() => clearContent(server.db));

const search = async (q: string, query: Record<string, string> = {}) => {
  const { status, body } = await callByName(server, admin, 'GET /search', { query: { q, ...query } });
  expect([status, body.errors]).toEqual([200, undefined]);
  return { count: Number(body.count), data: body.data ?? [] };
};
const titles = async (q: string, query = {}) => (await search(q, query)).data.map(({ title }) => title);
const stem = (text: string) => ({ question: JSON.stringify(paragraph(text)) });

describe('the search', () => {
  it('finds titles and questions that contain every word, the last one as a prefix, in any case', async () => {
    const topic = await addTopic(server.db, { title: 'Linear equations' });
    const subtopic = await addSubtopic(server.db, topic, { title: 'Solving linear equations in one variable' });
    await addSubsubtopic(server.db, subtopic, { title: 'Quadratics' });
    await addQuestion(server.db, { kind: 'subtopic', id: subtopic }, stem('Which equation is linear?'));
    expect(await titles('linear')).toHaveLength(3);
    expect(await titles('LINEAR equa')).toHaveLength(3);
    expect(await titles('equ linear')).toEqual([]);
    expect(await titles('variable linear')).toEqual(['Solving linear equations in one variable']);
    expect(await titles('inear')).toEqual([]);
  });

  it('sorts equal titles first, then titles that begin with the text, and questions last', async () => {
    const topic = await addTopic(server.db, { title: 'More about lines' });
    const subtopic = await addSubtopic(server.db, topic, { title: 'Lines' });
    const other = await addSubtopic(server.db, topic, { title: 'Lines and angles', position: 1 });
    await addSubsubtopic(server.db, subtopic, { title: 'Parallel lines' });
    await addQuestion(server.db, { kind: 'subtopic', id: other }, stem('Two lines meet, and the angle is wide.'));
    await addQuestion(server.db, { kind: 'subtopic', id: other }, stem('Lines, lines!'));
    expect(await titles('lines')).toEqual([
      'Lines',
      'Lines and angles',
      'More about lines',
      'Parallel lines',
      'Lines, lines!',
      'Two lines meet, and the angle is wide.',
    ]);
  });

  it('searches formulas as LaTeX, punctuation as spaces, and words of other languages as written', async () => {
    const { subsubtopic } = await addSequencePlace(server.db);
    const formula = { type: 'inline-math', latex: '\\frac{17}{x^2}', children: [{ text: '' }] };
    const question = [
      { type: 'paragraph', children: [{ text: 'Si a<b,\nété:' }, formula, { text: ' 3/4 +59' }] },
      { type: 'list', ordered: false, children: [{ type: 'list-item', children: paragraph('первый') }] },
    ];
    await addQuestion(server.db, { kind: 'subsubtopic', id: subsubtopic }, { question: JSON.stringify(question) });
    for (const q of ['frac', '17', '\\frac{17}', 'x^2', 'a<b', 'été', 'ét', '3/4', '4', '59', 'перв', "b' 'été"]) {
      expect((await search(q)).count, q).toBe(1);
    }
    for (const q of ['nété', '18', 'par']) expect((await search(q)).count, q).toBe(0);
  });

  it('treats operators, quotes and punctuation as plain text', async () => {
    await addTopic(server.db, { title: 'Ratios & rates' });
    for (const q of [
      'ratios | nothing',
      "ratios' | 'x",
      '!rates nothing',
      '& | !',
      '\\',
      "''",
      ':*',
      '( (',
      '.',
      '%',
      '*',
    ]) {
      expect((await search(q)).count, q).toBe(0);
    }
    for (const q of ['ratios & rates', 'ratios:*', '(rat', '!rates', "'rates'", 'ratios <-> rates', '"rates'])
      expect((await search(q)).count, q).toBe(1);
  });

  it('filters by kind, by published state and by free response', async () => {
    const topic = await addTopic(server.db, { title: 'Filter topic' });
    const subtopic = await addSubtopic(server.db, topic, { title: 'Filter sub-topic', is_publish: false });
    await addExam(server.db, 'sat', { title: 'Filter SAT', is_publish: false });
    await addExam(server.db, 'act', { title: 'Filter ACT' });
    const parent = { kind: 'subtopic', id: subtopic } as const;
    await addQuestion(server.db, parent, stem('Filter choice'));
    await addTypedQuestion(server.db, parent, { accept: ['1'] }, stem('Filter typed'));
    expect((await search('filter')).count).toBe(6);
    expect(await titles('filter', { kind: 'sat' })).toEqual(['Filter SAT']);
    expect(await titles('filter', { kind: 'act' })).toEqual(['Filter ACT']);
    expect(await titles('filter', { published: 'true' })).toEqual(['Filter topic', 'Filter ACT']);
    expect(await titles('filter', { published: 'false' })).toEqual(['Filter sub-topic', 'Filter SAT']);
    expect(await titles('filter', { free_response: 'true' })).toEqual(['Filter typed']);
    expect(await titles('filter', { free_response: 'false' })).toEqual(['Filter choice']);
    expect(await search('filter', { kind: 'topic', free_response: 'true' })).toEqual({ count: 0, data: [] });
    expect(await search('filter', { published: 'true', free_response: 'true' })).toEqual({ count: 0, data: [] });
  });

  it('has twenty hits per page, each once, and the total count on every page', async () => {
    const topic = await addTopic(server.db);
    for (let at = 0; at < 45; at++) await addSubtopic(server.db, topic, { title: `Page ${at}`, position: at });
    const pages: { count: number; data: LooseReply[] }[] = [];
    for (const offset of ['1', '2', '3', '4']) pages.push(await search('page', { offset }));
    expect(pages.map(({ count, data }) => [count, data.length])).toEqual([
      [45, 20],
      [45, 20],
      [45, 5],
      [45, 0],
    ]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(45);
  });

  it('finds nothing in the bin, and no record of a student', async () => {
    const topic = await addTopic(server.db, { title: 'Gone' });
    await addOwnExam(server.db, 'sat', { title: 'Gone', user_id: (await server.as('student')).account.id });
    expect((await search('gone')).count).toBe(1);
    await setFlags(server.db, 'topics', topic, { deleted_at: new Date() });
    expect((await search('gone')).count).toBe(0);
  });

  it('cuts a long question between words, and finds it by a word near its end', async () => {
    const { subsubtopic } = await addSequencePlace(server.db);
    const long = `${'many words '.repeat(9_000)} zebra`;
    await addQuestion(server.db, { kind: 'subsubtopic', id: subsubtopic }, stem(long));
    const [row] = (await search('zebra')).data;
    expect(String(row?.title).length).toBeLessThanOrEqual(160);
    expect(row?.title).toMatch(/^many words .*…$/);
  });

  it('is for authors only, and names the invalid part of a query', async () => {
    const ask_ = async (person: TestPerson, query: Record<string, string>) =>
      await callByName(server, person, 'GET /search', { query });
    for (const role of ['student', 'tutor', 'tutor-login'] as const) {
      expect((await ask_(await server.as(role), { q: 'a' })).status).toBe(403);
    }
    const refused: [Record<string, string>, RegExp][] = [
      [{}, /^q: is missing$/],
      [{ q: '  ' }, /^q: /],
      [{ q: 'a'.repeat(201) }, /^q: /],
      [{ q: 'a', kind: 'answer' }, /^kind: /],
      [{ q: 'a', published: 'yes' }, /^published: /],
      [{ q: 'a', offset: '0' }, /^offset: /],
    ];
    for (const [query, sentence] of refused) {
      const reply = await ask_(admin, query);
      expect([reply.status, reply.body.errors]).toEqual([400, [expect.stringMatching(sentence)]]);
    }
  });
});
