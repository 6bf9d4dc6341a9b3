import { attacks } from '@fourfold/core/rich-text/attack-corpus';
import { isDocument } from '@fourfold/core/rich-text/is-document';
import { plainText } from '@fourfold/core/rich-text/plain-text';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { request } from '../testing/client.ts';
import { addQuestion, addSequencePlace, addSet, addTypedQuestion } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { bodyWith, richWays, type Way } from './testing/rich-ways.ts';

let server: TestServer;
let admin: TestPerson;
let there: Awaited<ReturnType<typeof content>>;
beforeAll(async () => {
  server = await startTestServer();
  // One author sends all requests, which is more than the rate limit allows.
  server.deps.spend = async () => {};
  admin = await server.as('super-admin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  there = await content();
});

/** Inserts a record of each kind that has rich fields. */
async function content() {
  const { db } = server;
  const { subtopic, subsubtopic } = await addSequencePlace(db);
  const set = await addSet(db, { kind: 'subsubtopic', id: subsubtopic });
  const question = await addQuestion(db, { kind: 'subtopic', id: subtopic });
  const inSet = await addQuestion(db, { kind: 'problem_set', id: set });
  return { subtopic, subsubtopic, set, question, inSet };
}

type Sent = { params?: Record<string, string>; body: Readonly<Record<string, unknown>> };

/**
 * The other input of each call. The first test fails if a call with a rich field is missing here.
 */
const calls: Readonly<Record<string, () => Sent>> = {
  'POST /questions': () => ({ body: { subtopic_id: there.subtopic } }),
  'POST /questions/create_multiple': () => ({ body: { subtopic_id: there.subtopic, questions: [{}] } }),
  'PUT /questions/{id}': () => ({ params: { id: there.question.id }, body: {} }),
  'POST /question_subsubtopics': () => ({ body: { subsubtopic_id: there.subsubtopic } }),
  'POST /question_subsubtopics/create_multiple': () => ({
    body: { subsubtopic_id: there.subsubtopic, questions: [{}] },
  }),
  'POST /problemset_questions': () => ({ body: { problem_set_id: there.set } }),
  'POST /problemset_questions/create_multiple': () => ({ body: { problem_set_id: there.set, questions: [{}] } }),
  'PUT /problemset_questions/{id}': () => ({ params: { id: there.inSet.id }, body: {} }),
  'POST /answers': () => ({ body: { question_id: there.question.id } }),
  'POST /answers/create_multiple': () => ({ body: { answers: [{ question_id: there.question.id }] } }),
  'POST /problemset_answers': () => ({ body: { question_id: there.inSet.id } }),
  'PUT /answers/{id}': () => ({ params: { id: there.question.wrong }, body: {} }),
  'PATCH /answers/{id}': () => ({ params: { id: there.inSet.wrong }, body: {} }),
  'POST /problem_sets': () => ({ body: { title: 'a', subsubtopic_id: [there.subsubtopic] } }),
  'POST /problem_sets/update_notes': () => ({ body: { id: there.set } }),
  'POST /problem_sets/bucket_multiple_problem_sets': () => ({
    body: { problem_sets: [{ title: 'a', problem_set_id: there.set, subsubtopic_id: [there.subsubtopic] }] },
  }),
  'PUT /settings/set_setting': () => ({ body: {} }),
};
/** A rich field whose schema is not `RichField`, so it is not found automatically. */
const settings: Way = { call: 'PUT /settings/set_setting', path: ['introduction_video'] };
const ways = [...richWays, settings];

async function send(call: string, ways: readonly Way[], field: string): Promise<{ status: number; text: string }> {
  const { params, body } = calls[call]?.() ?? { body: {} };
  const parts = { ...(params && { params }), body: bodyWith(body, ways, field) };
  const reply = await request(server.url, call, parts, admin.token);
  return { status: reply.status, text: await reply.text() };
}

/** Runs `work` for all items, six at a time. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

it('attacks every rich field of the contract, and lists no call without one', () => {
  expect(new Set(ways.map(({ call }) => call))).toEqual(new Set(Object.keys(calls)));
  expect(ways.length).toBeGreaterThanOrEqual(58);
});

/**
 * Characters. A larger attack is sent in one field only: in all fields it would exceed the body
 * limit.
 */
const large = 100_000;

describe.each([...new Set(ways.map(({ call }) => call))])('%s', (call) => {
  const own = ways.filter((way) => way.call === call);

  it('refuses hostile content in a rich field with a sentence', async () => {
    // All fields use one schema, so each attack is sent in one field only, a different one each
    // time.
    const sent = attacks
      .filter(({ outcome }) => outcome === 'refused')
      .flatMap((attack, at) =>
        own
          .slice(at % own.length)
          .slice(0, 1)
          .map((way) => ({ attack, way })),
      );
    expect(new Set(sent.map(({ way }) => way)).size).toBe(own.length);
    await each(sent, async ({ attack, way }) => {
      const { status, text } = await send(call, [way], attack.field);
      const said = `${way.path.join('.')}: ${attack.name}: ${status} ${text.slice(0, 200)}`;
      expect([400, 413, 422], said).toContain(status);
      const { errors, ...more } = JSON.parse(text) as { errors: string[] };
      expect([errors, more], said).toEqual([[expect.stringMatching(/\S.{10,}/)], {}]);
      expect(errors[0]?.length, said).toBeLessThan(3_000);
    });
  });

  it('stores harmless content as plain text, in all rich fields at once', async () => {
    const sent = attacks.filter(({ outcome }) => outcome === 'harmless');
    await each(sent, async ({ name, field, shows }) => {
      const fields = field.length > large ? own.slice(0, 1) : own;
      const { status, text } = await send(call, fields, field);
      const said = `${name}: ${status} ${text.slice(0, 200)}`;
      expect(status, said).toBe(200);
      const read = documentsIn(JSON.parse(text)).map((document) => plainText(document));
      expect(read.length, said).toBeGreaterThanOrEqual(fields.length);
      if (shows !== undefined)
        expect(read.filter((words) => words === shows).length, said).toBeGreaterThanOrEqual(fields.length);
    });
  });
});

it('refuses too many formulas of maximum size', async () => {
  const formula = (columns: number) => `\\begin{matrix}${'&'.repeat(columns)}\\end{matrix}`;
  const some = (count: number) =>
    JSON.stringify(
      Array.from({ length: count }, (_, at) => ({
        type: 'math',
        latex: formula(1_900 - at),
        children: [{ text: '' }],
      })),
    );
  const ways = [{ call: 'POST /questions', path: ['help'] }];
  expect((await send('POST /questions', ways, some(5))).status).toBe(200);
  expect(await send('POST /questions', ways, some(100))).toEqual({
    status: 422,
    text: '{"errors":["help: too many and too large formulas"]}',
  });
});

it('stores a typed answer unchanged and never parses it as a document', async () => {
  const id = await addTypedQuestion(server.db, { kind: 'subtopic', id: there.subtopic }, { accept: ['5'] });
  await each(
    attacks.filter(({ field }) => field.length <= 200 && field.isWellFormed() && !field.includes('\0')),
    async ({ field }) => {
      const { status, text } = await send(
        'POST /answers',
        [{ call: 'POST /answers', path: ['free_response_answer'] }],
        field,
      );
      expect(status, text).toBe(409);
      const reply = await request(
        server.url,
        'POST /answers',
        { body: { question_id: id, free_response_answer: field } },
        admin.token,
      );
      expect(((await reply.json()) as { free_response_answer?: string }).free_response_answer).toBe(field);
    },
  );
});

/** Returns all rich fields of a reply, after a check with the learner app's guard. */
function documentsIn(value: unknown): Parameters<typeof plainText>[0][] {
  if (typeof value === 'string' && value.startsWith('[')) {
    const document = readRichField(value);
    expect(isDocument(document), value.slice(0, 200)).toBe(true);
    return document ? [document] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'formulas' ? [] : documentsIn(inner)));
}
