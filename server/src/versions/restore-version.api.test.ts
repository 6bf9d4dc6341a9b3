import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskOf } from '../authoring/testing/desk.ts';
import { questionLists } from '../authoring/testing/question-lists.ts';
import { addSet } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { choices, versionsOf } from './testing/versions-of.ts';

let server: TestServer;
let admin: TestPerson;
let other: TestPerson;
let author: ReturnType<typeof versionsOf>;
beforeAll(async () => {
  server = await startTestServer();
  [admin, other] = [await server.as('admin'), await server.as('super-admin')];
  author = versionsOf(server, admin);
});
afterAll(() => server.stop());
beforeEach(() => {
  server.clock.now = new Date();
});

describe('a restored version', () => {
  it('is the question again, with its answers under their ids, as a new version that can be taken back', async () => {
    const { id, answers } = await author.aQuestion({ question_exp: 'because', rank: 2 });
    const [right = '', wrong = ''] = answers.map((answer) => answer.id);
    const first = await author.contentOf(id);
    await author.desk.change(id, { question: 'second', question_exp: '', rank: 4 });
    await author.desk.removeAnswer(right);
    await author.desk.changeAnswer(wrong, { correct: true, answer: 'two!' });
    await author.desk.answer({ question_id: id, answer: 'three' });
    const second = await author.contentOf(id);
    author.wait(60);
    const { status, body } = await author.restoreNow(id, 1);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(await author.contentOf(id)).toEqual(first);
    expect((await author.list(id))[0]).toMatchObject({ version: 3, restored: 1, is_current: true });
    expect(await author.restoreNow(id, 2)).toMatchObject({ status: 200 });
    expect(await author.contentOf(id)).toEqual(second);
    expect((await author.changes(id)).map(([version]) => version)).toEqual([4, 3, 2, 1]);
  });

  it('is a revision with its key, an entry of the audit and a change of content', async () => {
    const { id, answers } = await author.aQuestion();
    await author.desk.changeAnswer(answers[1]?.id ?? '', { correct: true });
    const clock = () => server.db.selectFrom('content_clock').select('changed_at').executeTakeFirstOrThrow();
    const before = await clock();
    await author.restoreNow(id, 1);
    expect(await clock()).not.toEqual(before);
    const revisions = await server.db
      .selectFrom('question_revisions')
      .select(['revision', 'key_revision'])
      .where('question_id', '=', id)
      .orderBy('revision')
      .execute();
    expect(revisions.map(({ key_revision }) => key_revision)).toEqual([1, 2, 1]);
    const audit = await server.db
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'restore_version')
      .where('subject_id', '=', id)
      .execute();
    expect(audit).toMatchObject([
      { detail: { version: 1, differences: [{ field: 'key', before: ['A', 'B'], after: ['A'] }] } },
    ]);
  });

  it('restores the kind with its typed answers', async () => {
    const questionList = await questionLists.subTopic(server.db);
    const { id } = (
      await author.desk.create(questionList, {
        question: 'x?',
        kind: 'student-produced',
        is_free_response: true,
        answers: [{ free_response_answer: '7' }],
      })
    ).body;
    author.wait(60);
    const first = await author.contentOf(id);
    await author.desk.removeAnswer(first.answers[0]?.id ?? '');
    await author.desk.change(id, { is_free_response: false });
    await author.desk.answer({ question_id: id, answer: 'seven', correct: true });
    await author.restoreNow(id, 1);
    expect(await author.contentOf(id)).toEqual(first);
  });

  it('is refused with the question if it has changed since the comparison, and done once if it is repeated', async () => {
    const { id } = await author.aQuestion();
    await author.desk.change(id, { rank: 1 });
    const { stamp } = await author.compare(id, 1);
    await deskOf(server, other).change(id, { help: 'other' });
    const refused = await author.restore(id, { version: 1, stamp });
    expect(refused).toMatchObject({
      status: 409,
      body: { data: { id, rank: 1, help: expect.stringContaining('other') } },
    });
    const again = (await author.compare(id, 1)).stamp;
    const replies = [
      await author.restore(id, { version: 1, stamp: again }),
      await author.restore(id, { version: 1, stamp: again }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await author.list(id)).filter(({ restored }) => restored !== null)).toHaveLength(1);
  });

  it('leaves out links to what no longer exists, and deleted skills', async () => {
    const questionList = await questionLists.subsubTopic(server.db);
    const set = await addSet(server.db, { kind: 'subsubtopic', id: questionList.id });
    const [first, second] = [
      (
        await author.desk.create(questionList, {
          question: 'a',
          answers: choices,
          skill_codes: ['sat.math.algebra.linear-functions'],
        })
      ).body,
      (await author.desk.create(questionList, { question: 'b' })).body,
    ];
    await author.desk.link('question', { id: first.id, type: 'Right', link_right_question_id: second.id });
    await author.desk.link('problemset', { id: first.id, type: 'Wrong', link_wrong_problemset_id: set });
    await author.desk.changeAnswer(first.answers[0]?.id ?? '', { next_question: second.id, link_problemset: set });
    author.wait(60);
    await author.desk.change(first.id, { skill_codes: [] });
    await author.desk.remove(second.id);
    await server.db.deleteFrom('skills').where('code', '=', 'sat.math.algebra.linear-functions').execute();
    const dropped = { question_links: 2, set_links: 0, skills: ['sat.math.algebra.linear-functions'] };
    expect((await author.compare(first.id, 1)).dropped).toEqual(dropped);
    await author.desk.change(first.id, { question: 'c' });
    expect((await author.restoreNow(first.id, 1)).body).toMatchObject({ dropped });
    expect(await author.desk.read(first.id)).toMatchObject({
      ...{ link_right_question_id: null, link_wrong_problemset_id: set, skill_codes: [] },
      answers: [{ next_question_id: null, link_problemset: { _id: set } }, {}],
    });
  });

  it('of a published question is seen at once; of a hidden one it is not', async () => {
    const { id } = await author.aQuestion();
    await author.desk.change(id, { rank: 1 });
    expect((await author.compare(id, 1)).students_see).toBe('now');
    await author.desk.change(id, { is_hidden: true });
    expect((await author.compare(id, 1)).students_see).toBe('no');
  });

  it('of two authors is done by one: the other one gets the question', async () => {
    const { id } = await author.aQuestion();
    await author.desk.change(id, { rank: 1 });
    author.wait(60);
    await author.desk.change(id, { rank: 2 });
    const { stamp } = await author.compare(id, 1);
    const replies = await Promise.all([
      author.restore(id, { version: 1, stamp }),
      author.restore(id, { version: 2, stamp }, other),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
