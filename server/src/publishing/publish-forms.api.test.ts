import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callByName } from '../testing/call-by-name.ts';
import { addExam, addQuestion } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let superAdmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  superAdmin = await server.as('super-admin');
});
afterAll(() => server.stop());

const flag = 'math_1_mock_test_publish';

/** A digital SAT with a question in each of these modules of the mock test. */
async function addForm(sections: readonly string[], columns: object = {}) {
  const exam = await addExam(server.db, 'sat', { edition: 'sat-digital', ...columns });
  for (const section of sections) {
    await addQuestion(server.db, { kind: 'sat_test', id: exam }, { section, is_real: false, rank: 2 });
  }
  return exam;
}
const effect = async (id: string) =>
  await callByName(server, superAdmin, 'GET /publish_effect', { query: { kind: 'sat_test', id, test: flag } });
const publish = async (id: string, isOn = true) =>
  await callByName(server, superAdmin, 'POST /sats/test_sats/publish_unpublish', { body: { id, [flag]: isOn } });

describe('a part of a test on screen', () => {
  it('is published once all its modules have a question and a student can take each route', async () => {
    const exam = await addForm(['Math1', 'Math2Easier', 'Math2Harder'], { routes: JSON.stringify({ Math1: 1 }) });
    expect(await publish(exam)).toMatchObject({ status: 200, body: { [flag]: true } });
  });

  it('is not published without a second module or with a number that no student reaches; the reply says why', async () => {
    const exam = await addForm(['Math1', 'Math2Easier'], { routes: JSON.stringify({ Math1: 3 }) });
    const { status, body } = await publish(exam);
    expect([status, body.errors]).toEqual([
      409,
      [
        'Math Mock Test cannot be published yet. Math, Module 1: The harder module takes 3 right answers, and only 1 can ' +
          'be right: no student gets it. Math, Module 2, harder: It has no question that students see: all students ' +
          'get the easier module.',
      ],
    ]);
    const put = { params: { id: exam }, body: { [flag]: true } };
    expect(await callByName(server, superAdmin, 'PUT /sats/test_sats/{id}', put)).toMatchObject({ status: 409 });
    await server.db
      .updateTable('exams')
      .set({ published_tests: [flag] })
      .where('id', '=', exam)
      .execute();
    expect(await publish(exam, false)).toMatchObject({ status: 200, body: { [flag]: false } });
  });

  it('shows its findings before, with those of its blueprint', async () => {
    const blueprint = { Math1: { domains: { 'sat.math.algebra': 2 }, ranks: {}, kinds: {} } };
    const exam = await addForm(['Math1', 'Math2Easier'], { blueprint: JSON.stringify(blueprint) });
    const { body } = await effect(exam);
    const texts = (body.unfinished as { text: string; url: string }[]).map(({ text, url }) => [text, url]);
    expect(texts[0]).toEqual([
      '“Math Module 2 harder Mock Test”: It has no question that students see: all students get the easier module.',
      `/admin/sat-test/${exam}/mock/Math2Harder`,
    ]);
    expect(texts).toContainEqual([
      '“Math Module 1 Mock Test”: 1 question of Algebra, 2 wanted: 1 too few.',
      `/admin/sat-test/${exam}/mock/Math1`,
    ]);
    expect(texts.filter(([text]) => text?.includes('no question'))).toHaveLength(1);
  });
});
