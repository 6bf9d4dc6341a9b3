import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskOf, plainTextOf } from '../authoring/testing/desk.ts';
import { questionLists } from '../authoring/testing/question-lists.ts';
import { callByName } from '../testing/call-by-name.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { eraseDeleted } from '../users/erase-deleted.ts';
import { maxVersions } from './save-version.ts';
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

describe('the versions of a question', () => {
  it('are none before the first change, then what it said before and after', async () => {
    const { id } = await author.aQuestion();
    expect(await author.list(id)).toEqual([]);
    await author.desk.change(id, { question: 'second', rank: 3 });
    const { username } = admin.account;
    expect(await author.list(id)).toMatchObject([
      { version: 2, changed: ['question', 'rank'], made_by: { username }, restored: null, is_current: true },
      { version: 1, changed: [], made_by: { username }, restored: null, is_current: false },
    ]);
    const { content, present } = await author.compare(id, 1);
    expect([plainTextOf(content.question), content.rank]).toEqual(['first', 0]);
    expect([plainTextOf(present.question), present.rank]).toEqual(['second', 3]);
  });

  it.each([
    ['a text', ['help'], (id: string) => author.desk.change(id, { help: 'look' })],
    ['a property', ['is_calc'], (id: string) => author.desk.change(id, { is_calc: true })],
    [
      'skills',
      ['skill_codes'],
      (id: string) => author.desk.change(id, { skill_codes: ['sat.math.algebra.linear-functions'] }),
    ],
    ['a new answer', ['answers_added'], (id: string) => author.desk.answer({ question_id: id, answer: 'three' })],
    [
      'another key',
      ['key'],
      (_: string, answers: string[]) => author.desk.changeAnswer(answers[1] ?? '', { correct: true }),
    ],
    [
      'an answer',
      ['answers_changed'],
      (_: string, answers: string[]) => author.desk.changeAnswer(answers[1] ?? '', { answer: '2' }),
    ],
    ['no answer', ['answers_removed'], (_: string, answers: string[]) => author.desk.removeAnswer(answers[1] ?? '')],
    [
      'the order',
      ['answers_order'],
      (id: string, answers: string[]) => author.desk.orderAnswers(id, answers.toReversed()),
    ],
  ] as const)('have %s after a change of it', async (_, changed, change) => {
    const { id, answers } = await author.aQuestion();
    const { status } = await change(
      id,
      answers.map((answer) => answer.id),
    );
    expect([status, await author.changes(id)]).toEqual([
      200,
      [
        [2, changed],
        [1, []],
      ],
    ]);
  });

  it('have the links of a question and of an answer', async () => {
    const questionList = await questionLists.subTopic(server.db);
    const [first, second] = [
      (await author.desk.create(questionList, { question: 'a', answers: choices })).body,
      (await author.desk.create(questionList, { question: 'b' })).body,
    ];
    author.wait(60);
    await author.desk.link('question', { id: first.id, type: 'Right', link_right_question_id: second.id });
    author.wait(60);
    await author.desk.changeAnswer(first.answers[0]?.id ?? '', { next_question: second.id });
    expect(await author.changes(first.id)).toEqual([
      [3, ['links']],
      [2, ['links']],
      [1, []],
    ]);
    expect((await author.compare(first.id, 1)).link_titles).toEqual({ [second.id]: 'b' });
  });

  it('are one for the saves of an author within ten minutes, and another for another author', async () => {
    const { id } = await author.aQuestion();
    await author.desk.change(id, { question: 'second' });
    author.wait(5);
    await author.desk.change(id, { help: 'help' });
    author.wait(4);
    await deskOf(server, other).change(id, { rank: 2 });
    author.wait(1);
    await author.desk.change(id, { rank: 3 });
    author.wait(11);
    await author.desk.change(id, { rank: 4 });
    expect(await author.changes(id)).toEqual([
      [5, ['rank']],
      [4, ['rank']],
      [3, ['rank']],
      [2, ['question', 'help']],
      [1, []],
    ]);
    const saved = (await author.list(id)).map(({ made_by }) => made_by?.id);
    expect(saved).toEqual([admin, admin, other, admin, admin].map(({ account }) => account.id));
  });

  it('of a new question begin after its first minutes, and have nothing that was undone at once', async () => {
    const created = await author.desk.create(await questionLists.subTopic(server.db), { question: 'first' });
    const { id } = created.body;
    await author.desk.change(id, { question: 'corrected' });
    expect(await author.changes(id)).toEqual([[1, []]]);
    author.wait(60);
    await author.desk.change(id, { rank: 4 });
    expect(await author.changes(id)).toEqual([
      [2, ['rank']],
      [1, []],
    ]);
    await author.desk.change(id, { rank: 0 });
    expect(await author.changes(id)).toEqual([[1, []]]);
  });

  it('have no visibility, position and refused change', async () => {
    const { id } = await author.aQuestion();
    await author.desk.change(id, { is_hidden: true });
    await author.desk.change(id, { question: '[{"type":"blink","children":[]}]' });
    await author.desk.change(id, { question: 'first' });
    expect(await author.list(id)).toEqual([]);
  });

  it('are at most fifty', async () => {
    const { id } = await author.aQuestion();
    for (let rank = 1; rank <= maxVersions + 3; rank++) {
      await author.desk.change(id, { help: `${rank}` });
      author.wait(11);
    }
    const versions = (await author.list(id)).map(({ version }) => version);
    expect([versions.length, versions[0], versions.at(-1)]).toEqual([maxVersions, maxVersions + 4, 5]);
  });

  it('keep what an import wrote over, and have no author for it', async () => {
    const { id } = await author.aQuestion();
    await author.desk.change(id, { rank: 1 });
    author.wait(60);
    await server.db
      .updateTable('questions')
      .set({ rank: 2, updated_by: null, updated_at: server.clock.now })
      .where('id', '=', id)
      .execute();
    expect((await author.list(id)).map(({ is_current }) => is_current)).toEqual([false, false]);
    author.wait(60);
    await author.desk.change(id, { rank: 3 });
    expect((await author.list(id)).map(({ made_by }) => made_by?.id ?? null)).toEqual([
      admin.account.id,
      null,
      ...[1, 2].map(() => admin.account.id),
    ]);
  });

  it('name an erased author as a deleted user', async () => {
    const erased = await server.as('admin');
    const { id } = await author.aQuestion();
    await deskOf(server, erased).change(id, { rank: 1 });
    const gone = { deleted_at: new Date(server.clock.now.getTime() - 40 * 24 * 60 * 60_000) };
    await server.db.updateTable('users').set(gone).where('id', '=', erased.account.id).execute();
    await eraseDeleted(server.db, server.clock.now);
    expect((await author.list(id))[0]?.made_by?.username).toBe('Deleted user');
  });

  it('are for authors, of a question that exists', async () => {
    const { id } = await author.aQuestion();
    await author.desk.change(id, { rank: 1 });
    const student = await server.as('student');
    const refused = await callByName(server, student, 'GET /questions/{id}/versions', { params: { id } });
    expect(refused.status).toBe(403);
    expect((await author.restore(id, { version: 1, stamp: 'a'.repeat(64) }, student)).status).toBe(403);
    const missing = await callByName(server, admin, 'GET /questions/{id}/versions/compare', {
      params: { id },
      query: { version: '9' },
    });
    expect([missing.status, missing.body.errors]).toEqual([404, ['Version not found']]);
    await author.desk.remove(id);
    expect((await callByName(server, admin, 'GET /questions/{id}/versions', { params: { id } })).status).toBe(404);
  });
});
