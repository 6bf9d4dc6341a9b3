import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { addQuestion, addSequencePlace, addSet, setFlags } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { auditEntriesOf, type Desk, deskOf } from './testing/desk.ts';
import { type QuestionListName, questionLists, type TestQuestionList } from './testing/question-lists.ts';

let server: TestServer;
let admin: TestPerson;
let desk: Desk;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  desk = deskOf(server, admin);
});
afterAll(() => server.stop());

const addSetForLinks = async () =>
  addSet(server.db, { kind: 'subsubtopic', id: (await addSequencePlace(server.db)).subsubtopic });
const addQuestionList = async (
  name: QuestionListName = 'subTopic',
  count = 3,
): Promise<{ questionList: TestQuestionList; ids: string[] }> => {
  const questionList = await questionLists[name](server.db);
  const created = await desk.createSeveral(
    questionList,
    Array.from({ length: count }, () => ({})),
  );
  return { questionList, ids: (created.body.data ?? []).map(({ id }) => id) };
};

const outcomes = [
  ['Right', 'link_right_question_id', 'link_right_problemset_id'],
  ['Wrong', 'link_wrong_question_id', 'link_wrong_problemset_id'],
] as const;

describe.each(outcomes)('a %s answer', (type, toQuestion, toSet) => {
  it.each(['subTopic', 'subsubTopic', 'SatTopic', 'SatQuestionTopic', 'ActQuestionTopic'] as const)(
    'is linked to a question of the same parent, and unlinked: in a %s [API-142] [API-143]',
    async (name) => {
      const { ids } = await addQuestionList(name);
      const [id = '', next = '', other = ''] = ids;
      const linked = await desk.link('question', { id, type, [toQuestion]: next });
      expect([linked.status, linked.body.errors]).toEqual([200, undefined]);
      expect(linked.body).toMatchObject({ id, [toQuestion]: next, rev: 0 });
      expect(await desk.read(id)).toEqual(linked.body);
      // The last write wins; the other outcome and the texts do not change.
      expect((await desk.link('question', { id, type, [toQuestion]: other })).body[toQuestion]).toBe(other);
      const unlinked = await desk.unlink('question', { id, type });
      expect(unlinked.body).toEqual({ ...linked.body, [toQuestion]: null });
      expect((await desk.unlink('question', { id, type })).status).toBe(200);
      expect(await auditEntriesOf(server, id)).toMatchObject([
        { action: 'create' },
        { actor_id: admin.account.id, action: 'link', subject: 'question', detail: { [toQuestion]: next } },
        { action: 'link', detail: { [toQuestion]: other } },
        { action: 'unlink', detail: { [toQuestion]: null } },
      ]);
    },
  );

  it('is linked to a problem set in addition to a question, and unlinked [API-144] [API-145]', async () => {
    const { ids } = await addQuestionList();
    const [id = '', next = ''] = ids;
    const set = await addSetForLinks();
    await desk.link('question', { id, type, [toQuestion]: next });
    const linked = await desk.link('problemset', { id, type, [toSet]: set });
    expect([linked.status, linked.body.errors]).toEqual([200, undefined]);
    expect(linked.body).toMatchObject({ [toSet]: set, [toQuestion]: next, rev: 0 });
    const unlinked = await desk.unlink('problemset', { id, type });
    expect(unlinked.body).toMatchObject({ [toSet]: null, [toQuestion]: next });
    expect((await auditEntriesOf(server, id)).map(({ action }) => action)).toEqual([
      'create',
      'link',
      'link',
      'unlink',
    ]);
  });

  it('never links to the question itself, to one of another parent, or to a deleted one [API-142]', async () => {
    const { ids } = await addQuestionList();
    const [id = '', deleted = ''] = ids;
    const { ids: foreign } = await addQuestionList();
    await desk.remove(deleted);
    const itself = await desk.link('question', { id, type, [toQuestion]: id.toUpperCase() });
    expect([itself.status, itself.body.errors]).toEqual([400, [`${toQuestion}: a question cannot lead to itself`]]);
    for (const other of [foreign[0], deleted, newId()]) {
      const got = await desk.link('question', { id, type, [toQuestion]: other });
      expect([got.status, got.body.errors]).toEqual([404, [`${toQuestion}: there is no such question in this place`]]);
    }
    expect((await desk.read(id))[toQuestion]).toBeNull();
  });

  it('never links to a deleted problem set [API-144]', async () => {
    const { ids } = await addQuestionList();
    const [id = ''] = ids;
    const deleted = await addSetForLinks();
    await setFlags(server.db, 'problem_sets', deleted, { deleted_at: new Date() });
    for (const set of [deleted, newId()]) {
      const got = await desk.link('problemset', { id, type, [toSet]: set });
      expect([got.status, got.body.errors]).toEqual([404, [`${toSet}: there is no such problem set`]]);
    }
  });

  it('needs the id of its own outcome [API-142] [API-144]', async () => {
    const { ids } = await addQuestionList();
    const [id = '', next = ''] = ids;
    const otherOutcome = type === 'Right' ? 'wrong' : 'right';
    const question = await desk.link('question', { id, type, [`link_${otherOutcome}_question_id`]: next });
    expect([question.status, question.body.errors]).toEqual([400, [`${toQuestion}: is missing`]]);
    const set = await desk.link('problemset', {
      id,
      type,
      [`link_${otherOutcome}_problemset_id`]: await addSetForLinks(),
    });
    expect([set.status, set.body.errors]).toEqual([400, [`${toSet}: is missing`]]);
    expect((await desk.link('question', { id, type: 'Maybe', [toQuestion]: next })).status).toBe(400);
  });

  it('has no link while the linked question is in the bin, and has it again after the restore [API-142]', async () => {
    const { ids } = await addQuestionList();
    const [id = '', next = ''] = ids;
    await desk.link('question', { id, type, [toQuestion]: next });
    await desk.remove(next);
    expect((await desk.read(id))[toQuestion]).toBeNull();
    await setFlags(server.db, 'questions', next, { deleted_at: null });
    expect((await desk.read(id))[toQuestion]).toBe(next);
  });
});

it.each(['problemSet', 'AdminSatMockTest', 'AdminActRealTest'] as const)(
  'questions of a %s accept no links [API-142] [API-144]',
  async (name) => {
    const { ids } = await addQuestionList(name);
    const [id, next] = ids;
    for (const got of [
      await desk.link('question', { id, type: 'Right', link_right_question_id: next }),
      await desk.link('problemset', { id, type: 'Wrong', link_wrong_problemset_id: await addSetForLinks() }),
    ]) {
      expect([got.status, got.body.errors]).toEqual([400, ['Questions of problem sets and of tests lead nowhere.']]);
    }
    expect((await desk.unlink('question', { id, type: 'Right' })).status).toBe(200);
  },
);

it('links are for admins only, for living questions of living parents [API-142] [API-143] [API-144] [API-145]', async () => {
  const { questionList, ids } = await addQuestionList();
  const [id, next] = ids;
  const set = await addSetForLinks();
  const all = (who: Desk, question: string | undefined) =>
    Promise.all([
      who.link('question', { id: question, type: 'Right', link_right_question_id: next }),
      who.unlink('question', { id: question, type: 'Right' }),
      who.link('problemset', { id: question, type: 'Right', link_right_problemset_id: set }),
      who.unlink('problemset', { id: question, type: 'Right' }),
    ]).then((got) => got.map(({ status }) => status));
  for (const role of ['student', 'tutor', 'tutor-login'] as const) {
    expect(await all(deskOf(server, await server.as(role)), id)).toEqual([403, 403, 403, 403]);
  }
  expect(await all(deskOf(server, await server.as('super-admin')), id)).toEqual([200, 200, 200, 200]);
  expect(await all(desk, newId())).toEqual([404, 404, 404, 404]);
  expect(await all(desk, 'seven')).toEqual([400, 400, 400, 400]);
  await setFlags(server.db, 'subtopics', questionList.id, { deleted_at: new Date() });
  expect(await all(desk, id)).toEqual([404, 404, 404, 404]);
});

it('a student follows the links that authors set [API-142] [API-144]', async () => {
  const questionList = await questionLists.subTopic(server.db);
  const [first, second] = [
    await addQuestion(server.db, questionList),
    await addQuestion(server.db, questionList, { position: 1 }),
  ];
  const set = await addSetForLinks();
  await desk.link('question', { id: first.id, type: 'Right', link_right_question_id: second.id });
  await desk.link('problemset', { id: first.id, type: 'Wrong', link_wrong_problemset_id: set });
  const student = await server.as('student');
  const { data } = await student.call('GET /questions', { query: { subtopic_id: questionList.id } });
  expect(data[0]).toMatchObject({ link_right_question_id: second.id, link_wrong_problemset_id: set });
});
