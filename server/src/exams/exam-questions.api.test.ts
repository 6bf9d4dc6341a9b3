import { compileFormula } from '@fourfold/core/rich-text/compile-formula';
import { formulaKey } from '@fourfold/core/rich-text/formula-tree';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { addExamQuestion, setFlags } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
let superAdmin: TestPerson;
let student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [admin, superAdmin, student] = await Promise.all([
    server.as('admin'),
    server.as('super-admin'),
    server.as('student'),
  ]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('audit').execute();
});

const outsiders = ['student', 'tutor', 'tutor-login'] as const;
const audited = () => server.db.selectFrom('audit').selectAll().orderBy('id').execute();
const doc = (text: string, latex?: string) =>
  JSON.stringify([
    {
      type: 'paragraph',
      children: [{ text }, ...(latex ? [{ type: 'inline-math', latex, children: [{ text: '' }] }, { text: '' }] : [])],
    },
  ]);
const treeOf = (latex: string) => {
  const compiled = compileFormula(latex, false);
  if (!compiled.ok) throw new Error(compiled.message);
  return { [formulaKey(latex, false)]: compiled.tree };
};

const families = [
  { family: 'sat', other: 'act', name: 'API-115', video: 'API-117' },
  { family: 'act', other: 'sat', name: 'API-120', video: 'API-122' },
] as const;

describe.each(families)('a question number of a $family', ({ family, other, name, video }) => {
  const put = (person: TestPerson, id: string, body: unknown) =>
    callByName(server, person, `PUT /${family}_questions/{id}`, { params: { id }, body });
  const save = (person: TestPerson, body: unknown) =>
    callByName(server, person, `POST /${family}_questions/update_video_explanation`, { body });
  const addInactiveQuestion = () => addExamQuestion(server.db, family, { question: { title: null, position: 6 } });
  const read = async (person: TestPerson, id: string) =>
    (await callByName(server, person, `GET /${family}_questions/{id}`, { params: { id } })).body;

  it(`becomes active when it gets a topic, and can be renamed later [${name}]`, async () => {
    const { id, exam_id } = await addInactiveQuestion();
    expect(await read(admin, id)).toMatchObject({ title: null, topic: null });
    const named = await put(admin, id.toUpperCase(), { topic: { title: '  Systems of equations ' } });
    expect(named.status).toBe(200);
    expect(named.body).toMatchObject({
      id,
      [`${family}_id`]: exam_id,
      position: 6,
      title: 'Systems of equations',
      topic: { title: 'Systems of equations' },
    });
    expect((await put(superAdmin, id, { topic: { title: 'Lines' } })).body.topic).toEqual({ title: 'Lines' });
    await put(superAdmin, id, { topic: { title: 'Lines' } });
    expect(await read(student, id)).toMatchObject({ title: 'Lines', position: 6 });
    expect(await audited()).toMatchObject(
      ['Systems of equations', 'Lines'].map((title) => ({
        action: 'change',
        subject: `${family}_question`,
        subject_id: id,
        detail: { title },
      })),
    );
  });

  it(`is named by admins only, with a title that is not blank [${name}]`, async () => {
    const { id } = await addInactiveQuestion();
    for (const role of outsiders) {
      expect((await put(await server.as(role), id, { topic: { title: 'Mine' } })).status).toBe(403);
    }
    for (const topic of [{ title: '   ' }, { title: 'x'.repeat(201) }, { title: 7 }, {}, 'Lines', null]) {
      const { status, body } = await put(admin, id, { topic });
      expect([status, body.errors?.[0]]).toEqual([400, expect.stringMatching(/^topic/)]);
    }
    const [gone, elsewhere] = [await addInactiveQuestion(), await addExamQuestion(server.db, other)];
    await setFlags(server.db, 'exam_questions', gone.id, { deleted_at: new Date() });
    for (const missing of [newId(), gone.id, elsewhere.id]) {
      expect(await put(admin, missing, { topic: { title: 'Mine' } })).toMatchObject({
        status: 404,
        body: { errors: ['Question topic not found'] },
      });
    }
    expect([await audited(), (await read(admin, id)).topic]).toEqual([[], null]);
  });

  it(`has a video for the real test and one for the mock test, each with its formulas [${video}]`, async () => {
    const { id } = await addExamQuestion(server.db, family);
    const real = doc('Watch ', 'x^2');
    const mock = doc('See ', '\\sqrt{2}');
    const saved = await save(admin, { id: id.toUpperCase(), type: 'Real', video_explanation: real });
    expect([saved.status, saved.body.video_explanation, saved.body.video_mock_explanation]).toEqual([200, real, '[]']);
    expect(saved.body.formulas).toEqual(treeOf('x^2'));
    await save(superAdmin, { id, type: 'Mock', video_mock_explanation: mock });
    const both = { video_explanation: real, video_mock_explanation: mock };
    expect(await read(student, id)).toMatchObject({ ...both, formulas: { ...treeOf('x^2'), ...treeOf('\\sqrt{2}') } });
    const emptied = await save(admin, { id, type: 'Real', video_explanation: '[]' });
    expect(emptied.body).toMatchObject({ video_explanation: '[]', video_mock_explanation: mock });
    expect(emptied.body.formulas).toEqual(treeOf('\\sqrt{2}'));
    await save(admin, { id, type: 'Real', video_explanation: '[]' });
    expect((await audited()).map(({ subject, detail }) => [subject, detail])).toEqual(
      ['video_explanation', 'video_mock_explanation', 'video_explanation'].map((changed) => [
        `${family}_question`,
        { changed: [changed], differences: [expect.objectContaining({ field: changed })] },
      ]),
    );
  });

  it(`accepts a valid document for the named video, from admins only, and nothing else [${video}]`, async () => {
    const { id } = await addExamQuestion(server.db, family);
    const framed = '[{"type":"video","url":"javascript:alert(1)","title":"x","children":[{"text":""}]}]';
    const wrong: [body: object, status: number, sentence: RegExp][] = [
      [{ id, type: 'Real', video_mock_explanation: doc('x') }, 400, /video_explanation/],
      [{ id, type: 'Paper', video_explanation: doc('x') }, 400, /type/],
      [{ id, video_explanation: doc('x') }, 400, /type/],
      [{ id, type: 'Mock', video_mock_explanation: framed }, 422, /^video_mock_explanation: /],
      [{ id, type: 'Real', video_explanation: '[{"type":"script","children":[]}]' }, 422, /^video_explanation: /],
      [{ id, type: 'Real', video_explanation: doc('x', '\\def\\x{y}') }, 422, /^video_explanation: formula /],
    ];
    for (const [body, status, sentence] of wrong) {
      const refused = await save(admin, body);
      expect([refused.status, refused.body.errors?.[0]]).toEqual([status, expect.stringMatching(sentence)]);
    }
    for (const role of outsiders) {
      expect((await save(await server.as(role), { id, type: 'Real', video_explanation: doc('x') })).status).toBe(403);
    }
    const elsewhere = await addExamQuestion(server.db, other);
    const missing = await save(admin, { id: elsewhere.id, type: 'Real', video_explanation: doc('x') });
    expect(missing).toMatchObject({ status: 404, body: { errors: ['Question topic not found'] } });
    expect(await read(admin, id)).toMatchObject({ video_explanation: '[]', video_mock_explanation: '[]' });
  });

  it('has both videos after two authors save one each at the same time', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const { id } = await addExamQuestion(server.db, family);
      await Promise.all([
        save(admin, { id, type: 'Real', video_explanation: doc('r', 'x^2') }),
        save(superAdmin, { id, type: 'Mock', video_mock_explanation: doc('m', 'y^3') }),
      ]);
      expect(await read(student, id)).toMatchObject({
        video_explanation: doc('r', 'x^2'),
        video_mock_explanation: doc('m', 'y^3'),
        formulas: { ...treeOf('x^2'), ...treeOf('y^3') },
      });
    }
  });
});
