import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName, type LooseReply } from '../testing/call-by-name.ts';
import {
  addExamQuestion,
  addQuestion,
  addSequencePlace,
  addSet,
  addTypedQuestion,
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

let subsubtopic: string;
let original: string;
beforeEach(async () => {
  subsubtopic = (await addSequencePlace(server.db)).subsubtopic;
  const home = (await addSequencePlace(server.db)).subsubtopic;
  original = await addSet(server.db, { kind: 'subsubtopic', id: home }, { title: 'Lines' });
});

const copy = (person: TestPerson, ...problem_sets: object[]) =>
  callByName(server, person, 'POST /problem_sets/bucket_multiple_problem_sets', { body: { problem_sets } });
const questionsOf = async (set = '') =>
  (await callByName(server, admin, 'GET /problemset_questions', { query: { problem_set_id: set } })).body.data ?? [];

it('copies sets with their questions and answers, unpublished and in the given order [API-164]', async () => {
  const parent = { kind: 'problem_set', id: original } as const;
  const skill_codes = ['sat.math.algebra.linear-functions'];
  const first = await addQuestion(server.db, parent, { rank: 3, is_hidden: true, is_calc: false, skill_codes });
  const gone = await addQuestion(server.db, parent, { position: 1 });
  await setFlags(server.db, 'questions', gone.id, { deleted_at: new Date() });
  const typed = await addTypedQuestion(server.db, parent, { accept: ['3/4'] }, { position: 2 });
  await server.db
    .updateTable('questions')
    .where('id', '=', first.id)
    .set({ link_right_question_id: typed, link_wrong_problemset_id: original })
    .execute();
  await server.db
    .updateTable('answers')
    .where('id', '=', first.right)
    .set({ next_question_id: typed, link_problemset_id: original })
    .execute();
  await server.db
    .updateTable('problem_sets')
    .where('id', '=', original)
    .set({ notes: JSON.stringify(paragraph('Keep')) })
    .execute();
  const sat = await addExamQuestion(server.db, 'sat');
  const reply = await copy(
    admin,
    { title: 'Lines copy', problem_set_id: original, subsubtopic_id: [subsubtopic] },
    {
      title: 'Lines again',
      problem_set_id: original,
      subsubtopic_id: [subsubtopic],
      sat_question_id: [sat.id],
      notes: 'Mine',
    },
  );
  expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
  const [one, two] = reply.body.data as [LooseReply, LooseReply];
  expect(one).toMatchObject({ title: 'Lines copy', isPublish: false, notes: JSON.stringify(paragraph('Keep')) });
  expect([one.problem_set_id, two.problem_set_id]).toEqual([original, original]);
  expect(one.position).toEqual([{ subsubtopic_id: subsubtopic, value: 0 }]);
  expect(two).toMatchObject({ title: 'Lines again', notes: JSON.stringify(paragraph('Mine')) });
  expect([two.position, two.sat_position]).toEqual([
    [{ subsubtopic_id: subsubtopic, value: 1 }],
    [{ sat_question_id: sat.id, value: 0 }],
  ]);
  const before = await questionsOf(original);
  expect(before.map(({ id }) => id)).toEqual([first.id, typed]);
  for (const set of [one, two]) {
    const after = await questionsOf(set.id);
    const { id: _i, _id: _o, ...same } = before[0] as LooseReply;
    expect(after.map((row) => row.position)).toEqual([0, 1]);
    expect(after[0]).toMatchObject({ problem_set_id: set.id, question: same.question, rank: 3, is_hidden: true });
    expect(after[0]).toMatchObject({
      is_calc: false,
      skill_codes,
      link_right_question_id: null,
      link_wrong_problemset_id: null,
    });
    expect(after[0]?.answers).toMatchObject([
      { correct: true, next_question: null, link_problemset: null, position: 0 },
      { correct: false, position: 1 },
    ]);
    expect(after[1]).toMatchObject({
      is_free_response: true,
      answers: [{ free_response_answer: '3/4', answer: 'NA' }],
    });
    const ids = [...before, ...after].flatMap((row) => [row.id, ...(row.answers as LooseReply[]).map(({ id }) => id)]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it('copies all or none, once for the same ids, and only living sets [API-164]', async () => {
  await addQuestion(server.db, { kind: 'problem_set', id: original });
  const requested = { title: 'Copy', problem_set_id: original, subsubtopic_id: [subsubtopic] };
  const requestWithId = { ...requested, id: newId() };
  const replies = await Promise.all([copy(admin, requestWithId), copy(admin, requestWithId)]);
  expect(replies.map((reply) => [reply.status, reply.body.data?.[0]?.id])).toEqual([
    [200, requestWithId.id],
    [200, requestWithId.id],
  ]);
  expect(await questionsOf(requestWithId.id)).toHaveLength(1);
  const front = await copy(admin, {
    ...requested,
    title: 'Front',
    position: [{ subsubtopic_id: subsubtopic, value: 0 }],
  });
  expect(front.body.data?.[0]?.position).toEqual([{ subsubtopic_id: subsubtopic, value: 0 }]);
  const count = async () => (await server.db.selectFrom('problem_sets').select('id').execute()).length;
  const before = await count();
  const refused: [object, number, string][] = [
    [
      { ...requested, title: 'Late', problem_set_id: newId() },
      404,
      "Problem set 'Late' is not there any more to be copied",
    ],
    [{ ...requested, subsubtopic_id: [newId()] }, 404, 'Sub-sub-topic not found'],
    [{ ...requested, subsubtopic_id: [] }, 400, expect.stringMatching(/^Name a place/)],
    [{ ...requested, id: original }, 409, expect.stringMatching(/already names another problem set/)],
    [{ ...requested, notes: '[{"type":"script"}]' }, 422, expect.stringMatching(/^problem set 2, notes: /)],
  ];
  for (const [bad, status, sentence] of refused) {
    const reply = await copy(admin, requested, bad);
    expect([reply.status, reply.body.errors]).toEqual([status, [sentence]]);
  }
  expect(
    (await copy(admin, { ...requested, id: requestWithId.id }, { ...requested, id: requestWithId.id })).status,
  ).toBe(409);
  await callByName(server, admin, 'DELETE /problem_sets/{id}', { params: { id: original } });
  expect((await copy(admin, requested)).status).toBe(404);
  await callByName(server, admin, 'DELETE /problem_sets/{id}', { params: { id: requestWithId.id } });
  expect((await copy(admin, requestWithId)).status).toBe(410);
  for (const role of ['student', 'tutor', 'tutor-login'] as const) {
    expect((await copy(await server.as(role), requested)).status).toBe(403);
  }
  expect(await count()).toBe(before);
});
