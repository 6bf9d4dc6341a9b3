import type { PublishKind } from '@fourfold/core/contract/publishing';
import { paperSections, type TestFlag } from '@fourfold/core/exams/exam-editions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addExam, addQuestionTopic, clearContent } from '../testing/content.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addValidQuestion } from '../testing/valid-content.ts';

let server: TestServer;
let superAdmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  superAdmin = await server.as('super-admin');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await clearContent(server.db);
  await server.db.deleteFrom('users').where('user_type', '=', 'Student').execute();
});

const effect = (kind: PublishKind, id: string, test?: TestFlag) =>
  superAdmin.call('GET /publish_effect', { query: { kind, id, ...(test && { test }) } });
const texts = async (kind: PublishKind, id: string, test?: TestFlag) =>
  (await effect(kind, id, test)).unfinished.map(({ text }) => text);
const hidden = { is_publish: false };

describe.each(['sat', 'act'] as const)('a %s', (family) => {
  const [section, flag, other] = (
    {
      sat: ['MathCalc', 'math_calc_mock_test_publish', 'math_no_calc_mock_test_publish'],
      act: ['Mathematics', 'math_mock_test_publish', null],
    } as const
  )[family];
  const paper = paperSections(family).find(({ type }) => type === section)?.questions ?? 0;
  const title = family === 'sat' ? 'Math Calculator Mock Test' : 'Math Mock Test';
  const name = paperSections(family).find(({ type }) => type === section)?.title;
  const noSheets = [
    '“Practice test” has no table of scores: students get no scaled score.',
    '“Practice test” has no answer key: no bubble sheet is graded.',
  ];

  it('shows its published questions and tests, and reports its missing answer sheets', async () => {
    const id = await addExam(server.db, family, hidden);
    const nothing = 'Nothing in “Practice test” is published: students find it empty.';
    expect(await texts(family, id)).toEqual([nothing, ...noSheets]);
    const kind = `${family}_question` as const;
    const full = await addQuestionTopic(server.db, id, { section, position: 1 });
    await addValidQuestion(server.db, { kind, id: full });
    const empty = await addQuestionTopic(server.db, id, { section, position: 0 }, { title: null });
    await addQuestionTopic(server.db, id, { section, position: 2 }, hidden);
    await server.db
      .updateTable('exams')
      .set({ published_tests: [flag] })
      .where('id', '=', id)
      .execute();
    const { unfinished } = await effect(family, id);
    expect(unfinished).toEqual([
      ...noSheets.map((text) => ({ text, url: family === 'sat' ? `/admin?sat=${id}` : `/admin/acts?act=${id}` })),
      {
        text: `“${title}” has no question that students see.`,
        url: `/admin/${family}-test/${id}/mock/${section}`,
      },
      { text: `${name} 1 has no topic: students cannot open it.`, url: `/admin/${family}/${empty}` },
    ]);
    expect(await effect(kind, full)).toMatchObject({
      title: `${section} 2`,
      above: [{ kind: family, title: 'Practice test' }],
      unfinished: [],
    });
    expect(await texts(kind, empty)).toHaveLength(1);
  });

  it('has tests, and each has its own publish effect', async () => {
    const id = await addExam(server.db, family, hidden);
    const test = `${family}_test` as const;
    const row = { section, is_real: false };
    for (let position = 0; position < paper - 1; position += 1) {
      await addValidQuestion(server.db, { kind: test, id }, { ...row, position });
    }
    await addValidQuestion(server.db, { kind: test, id }, { ...row, is_real: true });
    const cases = await effect(test, id, flag);
    expect(cases).toMatchObject({
      title,
      isPublish: false,
      above: [
        { kind: family, title: 'Practice test' },
        ...(other ? [{ kind: test, title: 'Math No Calculator Mock Test' }] : []),
      ],
      unfinished: [
        {
          text: `“${title}” has ${paper - 1} of the ${paper} questions of its paper.`,
          url: `/admin/${family}-test/${id}/mock/${section}`,
        },
      ],
    });
    const last = await addValidQuestion(server.db, { kind: test, id }, { ...row, position: paper - 1, question: '[]' });
    await server.db
      .updateTable('exams')
      .set({ is_publish: true, published_tests: [flag, ...(other ? [other] : [])] })
      .where('id', '=', id)
      .execute();
    expect(await effect(test, id, flag)).toMatchObject({
      isPublish: true,
      above: [],
      unfinished: [
        {
          text: `Question ${paper} of “${title}” has no text.`,
          url: `/admin/${family}-test/${id}/mock/${section}?question_id=${last.id}`,
        },
      ],
    });
    expect(await refusalOf(effect(test, id))).toEqual([400, expect.stringMatching(/^test: expected one of math_/)]);
    const foreign = family === 'sat' ? 'math_real_test_publish' : 'math_calc_real_test_publish';
    expect(await refusalOf(effect(test, id, foreign))).toEqual([400, expect.stringMatching(/^test: expected one of/)]);
  });
});
