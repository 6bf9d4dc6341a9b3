import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { addExam, addOwnExam, addQuestion, addTypedQuestion, paragraph } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let author: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  author = await server.as('admin');
});
afterAll(() => server.stop());

type Item = { id: string; title: string; is_tried: boolean; kind: string; rank: number; also_in: string[] };
type Module = { type: string; items: Item[] };
type PartReply = { type: string; route: object | null; domains: object[]; modules: Module[] };

const get = async (id: string, variant = 'mock', person = author) =>
  await callByName(server, person, 'GET /forms/{id}', { params: { id }, query: { variant } });
const put = async (id: string, body: object, variant = 'mock') =>
  await callByName(server, author, 'PUT /forms/{id}', { params: { id }, query: { variant }, body });
const partsOf = (body: object) => (body as { parts: PartReply[] }).parts;
const moduleOf = (body: object, type: string) =>
  partsOf(body)
    .flatMap(({ modules }) => modules)
    .find((module) => module.type === type);

async function addForm() {
  const exam = await addExam(server.db, 'sat', { edition: 'sat-digital', title: 'Autumn form' });
  const parent = { kind: 'sat_test', id: exam } as const;
  const add = async (section: string, position: number, columns: object = {}) =>
    (await addQuestion(server.db, parent, { section, is_real: false, position, ...columns })).id;
  const first = [
    await add('Math1', 0, { rank: 4, question: JSON.stringify(paragraph('How far is it?')) }),
    await add('Math1', 1),
    await add('Math1', 2, { is_hidden: true }),
  ];
  await addTypedQuestion(server.db, parent, { accept: ['3'] }, { section: 'Math2Harder', is_real: false, kind: null });
  const real = (await addQuestion(server.db, parent, { section: 'Math1', is_real: true })).id;
  return { exam, first, real };
}

const audited = async (exam: string) =>
  await server.db.selectFrom('audit').selectAll().where('subject_id', '=', exam).orderBy('id').execute();

describe('GET /forms/{id}', () => {
  it('has the parts of the edition with their modules, and the questions of the variant in order', async () => {
    const { exam, first } = await addForm();
    const { status, body } = await get(exam);
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Autumn form', edition: 'sat-digital', variant: 'mock', is_estimated: true });
    expect(partsOf(body).map(({ type, modules }) => [type, ...modules.map((module) => module.type)])).toEqual([
      ['ReadingWriting', 'ReadingWriting1', 'ReadingWriting2Easier', 'ReadingWriting2Harder'],
      ['Math', 'Math1', 'Math2Easier', 'Math2Harder'],
    ]);
    expect(moduleOf(body, 'Math1')).toMatchObject({ minutes: 35, wanted: 22, route: null });
    expect(moduleOf(body, 'Math1')?.items.map(({ id }) => id)).toEqual(first);
    expect(moduleOf(body, 'Math1')?.items[0]).toMatchObject({
      ...{ title: 'How far is it?', kind: 'one-choice', rank: 4, is_hidden: false, is_tried: false, also_in: [] },
      skills: [{ code: 'sat.math.algebra.linear-functions', title: 'Linear functions', domain: 'sat.math.algebra' }],
    });
    expect(moduleOf(body, 'Math1')?.items[2]).toMatchObject({ is_hidden: true });
    expect(moduleOf(body, 'Math2Harder')?.items).toMatchObject([{ kind: 'typed' }]);
    expect(partsOf(body)[1]?.route).toEqual({ module: 'Math1', entered: null, suggested: expect.any(Number) });
    expect(moduleOf((await get(exam, 'real')).body, 'Math1')?.items).toHaveLength(1);
  });

  it('names other exams that have a question with the same text', async () => {
    const question = JSON.stringify(paragraph(`Which is larger? ${newId()}`));
    const add = async (title: string) => {
      const exam = await addExam(server.db, 'act', { edition: 'act-enhanced', title });
      const at = { section: 'EnhancedScience', is_real: false, question };
      await addQuestion(server.db, { kind: 'act_test', id: exam }, at);
      return exam;
    };
    const [exam] = [await add('Spring form'), await add('Summer form')];
    const { body } = await get(exam);
    expect(moduleOf(body, 'EnhancedScience')?.items[0]?.also_in).toEqual(['Summer form']);
    expect(partsOf(body).every(({ route }) => route === null)).toBe(true);
  });

  it('finds only forms: no exam on paper, no deleted one, no record of a student', async () => {
    const paper = await addExam(server.db, 'sat');
    const deleted = await addExam(server.db, 'sat', { edition: 'sat-digital', deleted_at: new Date() });
    const record = await addOwnExam(server.db, 'sat', { user_id: author.account.id });
    for (const id of [paper, deleted, record, newId()]) {
      expect(await get(id)).toMatchObject({ status: 404, body: { errors: ['Form not found'] } });
    }
  });
});

describe('PUT /forms/{id}', () => {
  it('saves what is named, with an audit entry, and nothing if nothing changes', async () => {
    const { exam, first, real } = await addForm();
    const [tried = ''] = first;
    const saved = await put(exam, { routes: { Math1: 2 } });
    expect(partsOf(saved.body)[1]?.route).toMatchObject({ entered: 2 });
    const { body } = await put(exam, { field_test: { [tried.toUpperCase()]: true, [real]: true } }, 'real');
    expect(moduleOf(body, 'Math1')?.items).toMatchObject([{ id: real, is_tried: true }]);
    await put(exam, { field_test: { [tried]: true } });
    const stored = async () =>
      await server.db.selectFrom('exams').select(['routes', 'field_test']).where('id', '=', exam).executeTakeFirst();
    expect(await stored()).toEqual({ routes: { Math1: 2 }, field_test: [tried, real].sort() });
    await put(exam, { field_test: { [real]: false }, routes: { Math1: null } });
    expect(await stored()).toEqual({ routes: {}, field_test: [tried] });
    expect((await audited(exam)).map(({ action, detail, actor_id }) => ({ action, detail, actor_id }))).toEqual(
      [{ routes: { Math1: 2 } }, { field_test: [tried, real].sort() }, { routes: {}, field_test: [tried] }].map(
        (detail) => ({ action: 'change', detail: { title: 'Autumn form', ...detail }, actor_id: author.account.id }),
      ),
    );
  });

  it('saves the blueprints of the named modules', async () => {
    const { exam } = await addForm();
    const blueprint = { domains: { 'sat.math.algebra': 8 }, ranks: { '4': 2 }, kinds: { typed: 6 } };
    const other = { domains: {}, ranks: { '0': 0 }, kinds: {} };
    await put(exam, { blueprint: { Math1: blueprint } });
    const { body } = await put(exam, { blueprint: { Math2Harder: other } });
    expect(moduleOf(body, 'Math1')).toMatchObject({ blueprint });
    expect(moduleOf(body, 'Math2Harder')).toMatchObject({ blueprint: other });
    expect(moduleOf(body, 'Math2Easier')).toMatchObject({ blueprint: { domains: {}, ranks: {}, kinds: {} } });
    expect(partsOf(body)[1]?.domains[0]).toEqual({ code: 'sat.math.algebra', title: 'Algebra' });
    const { status, body: refused } = await put(exam, { blueprint: { Math3: other } });
    expect([status, refused.errors?.[0]]).toEqual([
      422,
      expect.stringContaining('blueprint: “Math3” is no module of the Digital SAT. Its modules are ReadingWriting1,'),
    ]);
  });

  it('refuses a route of no module, a number out of reach, and a question of another exam', async () => {
    const { exam, first } = await addForm();
    const {
      first: [foreign = ''],
    } = await addForm();
    const refusals = [
      [{ routes: { Math9: 1 } }, 'routes: “Math9” is no module with a route.'],
      [
        { routes: { Math1: 3 } },
        'routes: Math, Module 1 has 2 questions that count. Enter a whole number from 1 to 2.',
      ],
      [
        { routes: { Math1: 2 }, field_test: { [String(first[0])]: true } },
        'routes: Math, Module 1 has 1 question that counts.',
      ],
      [{ field_test: { [foreign]: true } }, `field_test: there is no question ${foreign} in this form.`],
    ] as const;
    for (const [body, sentence] of refusals) {
      const { status, body: reply } = await put(exam, body);
      expect([status, reply.errors?.[0]]).toEqual([422, expect.stringContaining(sentence)]);
    }
    expect(await audited(exam)).toEqual([]);
  });
});

describe('POST /forms/{id}/copy', () => {
  const copy = async (id: string, title = 'Second form') =>
    await callByName(server, author, 'POST /forms/{id}/copy', { params: { id }, body: { title } });

  it('makes an unpublished form with copies of the questions of both variants, their routes and blueprints', async () => {
    const { exam, first, real } = await addForm();
    const blueprint = { Math1: { domains: {}, ranks: { '4': 2 }, kinds: {} } };
    await put(exam, { routes: { Math1: 1 }, field_test: { [String(first[1])]: true, [real]: true }, blueprint });
    const published_tests = ['math_1_mock_test_publish'];
    await server.db.updateTable('exams').set({ published_tests }).where('id', '=', exam).execute();
    const { status, body } = await copy(exam);
    expect([status, body]).toEqual([200, { id: expect.any(String), title: 'Second form' }]);
    const id = String(body.id);
    const contentOf = (module: Module | undefined) =>
      module?.items.map(({ title, kind, rank, is_tried }) => ({ title, kind, rank, is_tried }));
    for (const variant of ['mock', 'real']) {
      const [original, copied] = [await get(exam, variant), await get(id, variant)];
      for (const type of ['Math1', 'Math2Easier', 'Math2Harder'])
        expect(contentOf(moduleOf(copied.body, type))).toEqual(contentOf(moduleOf(original.body, type)));
      expect(partsOf(copied.body)[1]?.route).toEqual(partsOf(original.body)[1]?.route);
      const ids = moduleOf(original.body, 'Math1')?.items.map((item) => item.id) ?? [];
      expect(moduleOf(copied.body, 'Math1')?.items.some((item) => ids.includes(item.id))).toBe(false);
    }
    const row = await server.db.selectFrom('exams').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ is_publish: false, published_tests: [], blueprint, edition: 'sat-digital' });
    expect(await audited(id)).toMatchObject([
      { action: 'create', detail: { title: 'Second form', previous_id: exam } },
    ]);
  });

  it('copies forms only', async () => {
    expect(await copy(await addExam(server.db, 'act'))).toMatchObject({ status: 404 });
  });
});
