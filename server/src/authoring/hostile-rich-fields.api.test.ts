import { attacks } from '@fourfold/core/rich-text/attack-corpus';
import { isDocument } from '@fourfold/core/rich-text/is-document';
import { plainText } from '@fourfold/core/rich-text/plain-text';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { request } from '../testing/client.ts';
import { addQuestion, addSequencePlace, addSet, addTypedQuestion } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { bodyWith, type RichFieldPath, richFieldPaths } from './testing/rich-field-paths.ts';

let server: TestServer;
let admin: TestPerson;
let records: Awaited<ReturnType<typeof addRecords>>;
beforeAll(async () => {
  server = await startTestServer();
  // One author sends all requests, which is more than the rate limit allows.
  server.deps.spend = async () => {};
  admin = await server.as('super-admin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  records = await addRecords();
});

/** Inserts a record of each kind that has rich fields. */
async function addRecords() {
  const { db } = server;
  const { subtopic, subsubtopic } = await addSequencePlace(db);
  const set = await addSet(db, { kind: 'subsubtopic', id: subsubtopic });
  const question = await addQuestion(db, { kind: 'subtopic', id: subtopic });
  const inSet = await addQuestion(db, { kind: 'problem_set', id: set });
  return { subtopic, subsubtopic, set, question, inSet };
}

type CallInput = { params?: Record<string, string>; body: Readonly<Record<string, unknown>> };

/** The other input of each call. The first test fails if a call with a rich field is missing here. */
const calls: Readonly<Record<string, () => CallInput>> = {
  'POST /questions': () => ({ body: { subtopic_id: records.subtopic } }),
  'POST /questions/create_multiple': () => ({ body: { subtopic_id: records.subtopic, questions: [{}] } }),
  'PUT /questions/{id}': () => ({ params: { id: records.question.id }, body: {} }),
  'POST /question_subsubtopics': () => ({ body: { subsubtopic_id: records.subsubtopic } }),
  'POST /question_subsubtopics/create_multiple': () => ({
    body: { subsubtopic_id: records.subsubtopic, questions: [{}] },
  }),
  'POST /problemset_questions': () => ({ body: { problem_set_id: records.set } }),
  'POST /problemset_questions/create_multiple': () => ({ body: { problem_set_id: records.set, questions: [{}] } }),
  'PUT /problemset_questions/{id}': () => ({ params: { id: records.inSet.id }, body: {} }),
  'POST /answers': () => ({ body: { question_id: records.question.id } }),
  'POST /answers/create_multiple': () => ({ body: { answers: [{ question_id: records.question.id }] } }),
  'POST /problemset_answers': () => ({ body: { question_id: records.inSet.id } }),
  'PUT /answers/{id}': () => ({ params: { id: records.question.wrong }, body: {} }),
  'PATCH /answers/{id}': () => ({ params: { id: records.inSet.wrong }, body: {} }),
  'POST /problem_sets': () => ({ body: { title: 'a', subsubtopic_id: [records.subsubtopic] } }),
  'POST /problem_sets/update_notes': () => ({ body: { id: records.set } }),
  'POST /problem_sets/bucket_multiple_problem_sets': () => ({
    body: { problem_sets: [{ title: 'a', problem_set_id: records.set, subsubtopic_id: [records.subsubtopic] }] },
  }),
  'PUT /settings/set_setting': () => ({ body: {} }),
};
/** A rich field whose schema is not `RichField`, so it is not found automatically. */
const settingsField: RichFieldPath = { call: 'PUT /settings/set_setting', path: ['introduction_video'] };
const richFields = [...richFieldPaths, settingsField];

async function send(
  call: string,
  richFields: readonly RichFieldPath[],
  field: string,
): Promise<{ status: number; text: string }> {
  const { params, body } = calls[call]?.() ?? { body: {} };
  const parts = { ...(params && { params }), body: bodyWith(body, richFields, field) };
  const reply = await request(server.url, call, parts, admin.token);
  return { status: reply.status, text: await reply.text() };
}

/** Runs `work` for all items, six at a time. */
async function forEachParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

it('attacks every rich field of the contract, and lists no call without one', () => {
  expect(new Set(richFields.map(({ call }) => call))).toEqual(new Set(Object.keys(calls)));
  expect(richFields.length).toBeGreaterThanOrEqual(58);
});

/** Characters. A larger attack is sent in one field only: in all fields it would exceed the body limit. */
const large = 100_000;

/** Each call gets every third harmless attack, starting at its own; with WHOLE=1 it gets all. */
const step = process.env.WHOLE ? 1 : 3;
const callNames = [...new Set(richFields.map(({ call }) => call))];
const harmlessAttacks = attacks.filter(({ outcome }) => outcome === 'harmless');
const harmlessOf = (call: string) => harmlessAttacks.filter((_, at) => (at + callNames.indexOf(call)) % step === 0);

it('sends each harmless attack to several calls', () => {
  for (const attack of harmlessAttacks)
    expect(callNames.filter((call) => harmlessOf(call).includes(attack)).length, attack.name).toBeGreaterThan(4);
});

describe.each(callNames)('%s', (call) => {
  const ownFields = richFields.filter((way) => way.call === call);

  it('refuses hostile content in a rich field with a sentence', async () => {
    // All fields use one schema, so each attack is sent in one field only, a different one each
    // time.
    const sent = attacks
      .filter(({ outcome }) => outcome === 'refused')
      .flatMap((attack, at) =>
        ownFields
          .slice(at % ownFields.length)
          .slice(0, 1)
          .map((way) => ({ attack, way })),
      );
    expect(new Set(sent.map(({ way }) => way)).size).toBe(ownFields.length);
    await forEachParallel(sent, async ({ attack, way }) => {
      const { status, text } = await send(call, [way], attack.field);
      const message = `${way.path.join('.')}: ${attack.name}: ${status} ${text.slice(0, 200)}`;
      expect([400, 413, 422], message).toContain(status);
      const { errors, codes, ...more } = JSON.parse(text) as { errors: string[]; codes: unknown[] };
      expect([errors, more], message).toEqual([[expect.stringMatching(/\S.{10,}/)], {}]);
      expect(codes, message).toHaveLength(1);
      expect(errors[0]?.length, message).toBeLessThan(3_000);
    });
  });

  it('stores harmless content as plain text, in all rich fields at once', async () => {
    await forEachParallel(harmlessOf(call), async ({ name, field, shows }) => {
      const fields = field.length > large ? ownFields.slice(0, 1) : ownFields;
      const { status, text } = await send(call, fields, field);
      const message = `${name}: ${status} ${text.slice(0, 200)}`;
      expect(status, message).toBe(200);
      const read = documentsIn(JSON.parse(text)).map((document) => plainText(document));
      expect(read.length, message).toBeGreaterThanOrEqual(fields.length);
      if (shows !== undefined)
        expect(read.filter((words) => words === shows).length, message).toBeGreaterThanOrEqual(fields.length);
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
  const richFields = [{ call: 'POST /questions', path: ['help'] }];
  expect((await send('POST /questions', richFields, some(5))).status).toBe(200);
  const { status, text } = await send('POST /questions', richFields, some(100));
  expect([status, JSON.parse(text).errors]).toEqual([422, ['help: too many and too large formulas']]);
});

it('stores a typed answer unchanged and never parses it as a document', async () => {
  const values = attacks
    .map(({ field }) => field)
    .filter((field) => field.length <= 200 && field.isWellFormed() && !field.includes('\0'));
  // A write to a question costs as much as it has answers: each question gets a few.
  const perQuestion = 10;
  const groups = Array.from({ length: Math.ceil(values.length / perQuestion) }, (_, at) =>
    values.slice(at * perQuestion, (at + 1) * perQuestion),
  );
  await forEachParallel(groups, async (group) => {
    const id = await addTypedQuestion(server.db, { kind: 'subtopic', id: records.subtopic }, { accept: ['5'] });
    for (const field of group) {
      const { status, text } = await send(
        'POST /answers',
        [{ call: 'POST /answers', path: ['free_response_answer'] }],
        field,
      );
      expect(status, text).toBe(409);
      const body = { question_id: id, free_response_answer: field };
      const reply = await request(server.url, 'POST /answers', { body }, admin.token);
      expect(((await reply.json()) as { free_response_answer?: string }).free_response_answer).toBe(field);
    }
  });
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
