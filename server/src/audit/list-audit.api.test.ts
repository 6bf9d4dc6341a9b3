import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callByName } from '../testing/call-by-name.ts';
import { addExamQuestion, addQuestion, addSequencePlace, addSet, addTopic } from '../testing/content.ts';
import { addUser, linkStudents } from '../testing/people.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
let superAdmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [admin, superAdmin] = await Promise.all([server.as('admin'), server.as('super-admin')]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('audit').execute();
});

const list = (query: Record<string, string> = {}) => superAdmin.call('GET /audit', { query });
const listActions = async (query: Record<string, string> = {}) =>
  (await list(query)).data.map(({ action, subject }) => `${action} ${subject}`);
/** Inserts an audit entry with this time. */
const addEntry = (time: string, more: { action: string; subject?: string; actor_id?: string; detail?: object }) =>
  server.db
    .insertInto('audit')
    .values({
      subject: 'topic',
      actor_id: admin.account.id,
      ...more,
      at: new Date(time),
      detail: JSON.stringify(more.detail ?? {}),
    })
    .execute();

describe('the audit', () => {
  it('lists actions with actor, subject, title and page, the newest first', async () => {
    const topic = await addTopic(server.db, { title: 'Lines' });
    await callByName(server, admin, 'PUT /topics/{id}', { params: { id: topic }, body: { title: 'Straight lines' } });
    const student = await addUser(server.db, 'student');
    await superAdmin.call('PATCH /users/students/{id}', { params: { id: student }, body: { status: false } });
    const { data, count, actions, subjects } = await list();
    expect(count).toBe(2);
    const { username, email } = await server.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', student)
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject([
      {
        actor: { id: superAdmin.account.id, username: superAdmin.account.username },
        for: { id: student, username },
        action: 'deactivate',
        subject: 'user',
        subject_id: student,
        title: username,
        url: `/admin/users?tab=students&q=${encodeURIComponent(email)}`,
      },
      {
        actor: { id: admin.account.id, username: admin.account.username },
        for: null,
        action: 'change',
        subject: 'topic',
        subject_id: topic,
        title: 'Straight lines',
        detail: { title: 'Straight lines' },
        url: `/admin/math-topics?topic=${topic}`,
      },
    ]);
    expect([actions, subjects]).toEqual([
      ['change', 'deactivate'],
      ['topic', 'user'],
    ]);
  });

  it('has the last title of a deleted subject, and no page', async () => {
    const { topic, subsubtopic } = await addSequencePlace(server.db);
    const set = await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic }, { title: 'Slopes' });
    const remove = { params: { id: topic } };
    await callByName(server, admin, 'PUT /problem_sets/{id}', { params: { id: set }, body: { title: 'Steep slopes' } });
    expect((await list()).data[0]).toMatchObject({
      title: 'Steep slopes',
      url: expect.stringContaining(`/problemset/${set}`),
    });
    await callByName(server, admin, 'DELETE /topics/{id}', remove);
    expect((await list()).data).toMatchObject([
      { action: 'delete', title: 'Algebra', url: null },
      { action: 'change', title: 'Steep slopes', url: null },
    ]);
    const erased = await callByName(server, admin, 'POST /soft_delete/hard_delete', {
      body: { id: topic, type: 'topic' },
    });
    expect(erased.status).toBe(200);
    expect((await list()).data).toMatchObject([
      { action: 'hard_delete', title: 'Algebra', url: null, detail: { took: { topics: 1, problem_sets: 1 } } },
      { action: 'delete', title: 'Algebra', url: null },
      { action: 'change', title: 'Steep slopes', url: null },
    ]);
  });

  it('links to the question of an answer and to the question number of an exam', async () => {
    const { id: number, exam_id } = await addExamQuestion(server.db, 'sat');
    const question = await addQuestion(server.db, { kind: 'sat_question', id: number });
    const by = { actor_id: admin.account.id, action: 'change' };
    await server.db
      .insertInto('audit')
      .values([
        { ...by, subject: 'answer', subject_id: question.right },
        { ...by, subject: 'sat_question', subject_id: number },
        { ...by, subject: 'sat', subject_id: exam_id },
        { ...by, subject: 'setting', subject_id: null },
      ])
      .execute();
    expect((await list()).data.map(({ subject, title, url }) => [subject, title, url])).toEqual([
      ['setting', null, '/admin/settings'],
      ['sat', 'Practice test 1', `/admin?sat=${exam_id}`],
      ['sat_question', 'Systems', `/admin/sat/${number}`],
      ['answer', 'What is x?', `/admin/sat/${number}?question_id=${question.id}`],
    ]);
  });

  it('numbers questions, names what is above a record, and has each changed field before and after, by titles', async () => {
    const { subtopic } = await addSequencePlace(server.db);
    const parent = { kind: 'subtopic', id: subtopic } as const;
    const [first, second] = [
      await addQuestion(server.db, parent),
      await addQuestion(server.db, parent, { position: 1 }),
    ];
    await server.db.deleteFrom('audit').execute();
    const body = { rank: 3, rev: 0 };
    await callByName(server, admin, 'PUT /questions/{id}', { params: { id: second.id }, body });
    const link = { id: second.id, type: 'Right', link_right_question_id: first.id };
    await callByName(server, admin, 'POST /questions/link_question', { body: link });
    await callByName(server, admin, 'PUT /answers/{id}', { params: { id: second.wrong }, body: { answer: 'Never' } });
    await callByName(server, admin, 'PUT /subtopics/{id}', { params: { id: subtopic }, body: { title: 'Slopes' } });
    const { data } = await list();
    expect(data.map(({ subject, number, above }) => [subject, number, above])).toEqual([
      ['subtopic', null, 'Algebra'],
      ['answer', 2, 'Slopes'],
      ['question', 2, 'Slopes'],
      ['question', 2, 'Slopes'],
    ]);
    const differences = data.map(({ detail }) => detail.differences);
    expect(differences).toMatchObject([
      [{ field: 'title', before: expect.any(String), after: 'Slopes' }],
      [{ field: 'answer', answer: expect.any(String), before: expect.any(String), after: 'Never' }],
      [{ field: 'link_right_question_id', before: null, after: 'What is x?' }],
      [{ field: 'rank', before: 0, after: 3 }],
    ]);
    const shown = JSON.stringify(differences);
    expect([first.id, second.id, subtopic].filter((id) => shown.includes(id))).toEqual([]);
    const stored = await server.db
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'link')
      .executeTakeFirstOrThrow();
    expect(stored.detail).toMatchObject({ differences: [{ after: first.id }] });
  });

  it('records who impersonated whom', async () => {
    const [tutor, student] = [await server.as('tutor'), await addUser(server.db, 'student')];
    await linkStudents(server.db, tutor.account.id, student);
    await tutor.call('PUT /sessions/login_as_student', { body: { id: student } });
    expect((await list()).data).toMatchObject([
      { action: 'login_as_student', actor: { id: tutor.account.id }, for: { id: student }, url: null },
    ]);
  });

  it('can be filtered by person, action, subject, record and day in the caller’s time zone', async () => {
    // The caller's zone is New York: 04:30 UTC on the 20th is still the 19th there.
    await addEntry('2026-11-20T04:30:00Z', { action: 'create' });
    await addEntry('2026-11-20T12:00:00Z', { action: 'publish', subject: 'subtopic' });
    await addEntry('2026-11-21T04:59:59Z', { action: 'order', actor_id: superAdmin.account.id });
    await addEntry('2026-11-21T05:00:00Z', { action: 'create', subject: 'question' });
    expect(await listActions()).toEqual(['create question', 'order topic', 'publish subtopic', 'create topic']);
    expect(await listActions({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['order topic', 'publish subtopic']);
    expect(await listActions({ to: '2026-11-19' })).toEqual(['create topic']);
    expect(await listActions({ from: '2026-11-21' })).toEqual(['create question']);
    expect(await listActions({ action: 'create' })).toEqual(['create question', 'create topic']);
    expect(await listActions({ action: 'create', subject: 'topic' })).toEqual(['create topic']);
    expect(await listActions({ who: superAdmin.account.email.toUpperCase() })).toEqual(['order topic']);
    expect(await listActions({ who: '100% nobody' })).toEqual([]);
    expect(await listActions({ subject_id: admin.account.id })).toEqual([]);
    const student = await addUser(server.db, 'student');
    await superAdmin.call('DELETE /users/students/{id}', { params: { id: student } });
    // The person for whom it was done matches, too.
    expect(await listActions({ who: student })).toEqual(['delete user']);
    expect(await listActions({ subject_id: student.toUpperCase() })).toEqual(['delete user']);
  });

  it('is returned in pages, with each entry once', async () => {
    const same = '2026-11-20T12:00:00Z';
    for (let n = 0; n < 7; n++) await addEntry(same, { action: `a${n}` });
    const pages = [];
    for (const offset of ['1', '2', '3', '4']) pages.push(await list({ offset, limit: '3' }));
    expect(pages.map(({ data }) => data.map(({ action }) => action))).toEqual([
      ['a6', 'a5', 'a4'],
      ['a3', 'a2', 'a1'],
      ['a0'],
      [],
    ]);
    expect(pages.map(({ count }) => count)).toEqual([7, 7, 7, 7]);
    expect(pages[0]?.actions).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
    expect((await callByName(server, superAdmin, 'GET /audit', { query: { from: 'yesterday' } })).status).toBe(400);
  });

  it('is only for super admins', async () => {
    for (const role of ['admin', 'tutor', 'student', 'tutor-login'] as const) {
      expect((await callByName(server, await server.as(role), 'GET /audit')).status).toBe(403);
    }
  });
});
