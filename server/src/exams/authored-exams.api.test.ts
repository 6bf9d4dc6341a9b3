import { classicEditions } from '@fourfold/core/exams/exam-editions';
import { publishFlags } from '@fourfold/core/exams/open-variants';
import { examFamilies } from '@fourfold/core/wire/exams/exam-family';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { addExam, addQuestion, addQuestionTopic, addSequencePlace, addSet, linkSet } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
let superAdmin: TestPerson;
let student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [student, admin, superAdmin] = await Promise.all([
    server.as('student'),
    server.as('admin'),
    server.as('super-admin'),
  ]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('exams').execute();
  await server.db.deleteFrom('audit').execute();
});

const families = [
  {
    family: 'sat',
    type: 'TestSat',
    sizes: [
      ['Reading', 52],
      ['Writing', 44],
      ['MathNoCalc', 20],
      ['MathCalc', 38],
    ],
    create: 'API-102',
    change: 'API-103',
    remove: 'API-104',
    mode: 'API-109',
  },
  {
    family: 'act',
    type: 'TestAct',
    sizes: [
      ['English', 75],
      ['Mathematics', 60],
      ['Reading', 40],
      ['Science', 40],
    ],
    create: 'API-092',
    change: 'API-093',
    remove: 'API-094',
    mode: 'API-099',
  },
] as const;

const audited = () => server.db.selectFrom('audit').selectAll().orderBy('id').execute();

describe.each(families)('a $type', ({ family, type, sizes, create, change, remove, mode }) => {
  const path = `/${family}s/test_${family}s`;
  const post = (person: TestPerson, title: string) => callByName(server, person, `POST ${path}`, { body: { title } });
  const put = (person: TestPerson, id: string, body: object) =>
    callByName(server, person, `PUT ${path}/{id}`, { params: { id }, body });
  const drop = (person: TestPerson, id: string) =>
    callByName(server, person, `DELETE ${path}/{id}`, { params: { id } });

  it(`is created by admins only, at the end of the list, with all question numbers inactive [${create}]`, async () => {
    await addExam(server.db, family, { position: 6 });
    const { status, body } = await post(admin, '  Practice test 7 ');
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body).toMatchObject({ title: 'Practice test 7', type, isPublish: false, position: 7, score: [] });
    expect(Object.values(body.marks as object)).toEqual(examFamilies[family].marks.names.map(() => 0));
    const { body: topics } = await callByName(server, admin, `GET /${family}_questions`, {
      query: { [`${family}_id`]: body.id },
    });
    const numbers = sizes.flatMap(([section, count]) => Array.from({ length: count }, (_, at) => [section, at]));
    expect(topics.data?.map((topic) => [topic.type, topic.position])).toEqual(numbers);
    expect(topics.data?.every(({ topic, isPublish }) => topic === null && isPublish === false)).toBe(true);
    expect((await post(superAdmin, 'Eight')).body.position).toBe(8);
    expect((await post(student, 'Mine')).status).toBe(403);
    expect((await post(await server.as('tutor-login'), 'Mine')).status).toBe(403);
    expect((await post(admin, '  ')).body.errors).toEqual(['title: expected at least 1 characters']);
  });

  it('is created once by repeated calls', async () => {
    const id = newId();
    const send = (title: string) => callByName(server, admin, `POST ${path}`, { body: { id, title } });
    const [first, again] = await Promise.all([send('Nine'), send('Nine')]);
    expect([first.body.id, again.body.id]).toEqual([id, id]);
    expect((await server.db.selectFrom('exam_questions').where('exam_id', '=', id).selectAll().execute()).length).toBe(
      sizes.reduce((all, [, count]) => all + count, 0),
    );
    await drop(admin, id);
    expect((await send('Nine')).body.errors).toEqual([`This ${family.toUpperCase()} was deleted meanwhile.`]);
    const other = await addExam(server.db, family === 'sat' ? 'act' : 'sat');
    const { status } = await callByName(server, admin, `POST ${path}`, { body: { id: other, title: 'Nine' } });
    expect(status).toBe(409);
  });

  it(`can be renamed by admins only [${change}]`, async () => {
    const id = await addExam(server.db, family, { title: 'Old' });
    expect((await put(admin, id, { title: ' New ' })).body).toMatchObject({ id, title: 'New' });
    expect((await put(superAdmin, id, {})).body).toMatchObject({ title: 'New' });
    expect((await put(student, id, { title: 'Mine' })).status).toBe(403);
    expect((await put(admin, newId(), { title: 'New' })).status).toBe(404);
    const other = await addExam(server.db, family === 'sat' ? 'act' : 'sat');
    expect((await put(admin, other, { title: 'New' })).status).toBe(404);
  });

  it(`counts progress by sequence or by problem set, as a super admin sets it [${mode}]`, async () => {
    const id = await addExam(server.db, family, { title: 'Old' });
    expect((await put(superAdmin, id, { progress_by_problemset: true })).body.progress_by_problemset).toBe(true);
    const refused = await put(admin, id, { title: 'New', progress_by_problemset: false });
    expect([refused.status, refused.body.errors]).toEqual([
      403,
      ['progress_by_problemset: only a super admin may change it'],
    ]);
    const { body } = await callByName(server, student, `GET ${path}/{id}`, { params: { id } });
    expect(body).toMatchObject({ title: 'Old', progress_by_problemset: true });
    expect((await put(superAdmin, id, { progress_by_problemset: false })).body.progress_by_problemset).toBe(false);
  });

  it(`has its tests published one by one by super admins only, each with its own flag [${change}]`, async () => {
    const id = await addExam(server.db, family);
    const names = publishFlags(classicEditions[family]);
    const [first = '', second = ''] = names;
    const on = async (person: TestPerson, body: object) => {
      const { body: exam } = await put(person, id, body);
      return names.filter((name) => exam[name] === true);
    };
    expect(await on(superAdmin, { [first]: true })).toEqual([first]);
    expect(await on(superAdmin, { [first]: true, [second]: true })).toEqual([first, second]);
    expect(await on(superAdmin, { [first]: false })).toEqual([second]);
    expect(await on(superAdmin, { title: 'New' })).toEqual([second]);
    for (const name of names) {
      const refused = await put(admin, id, { [name]: false });
      expect([refused.status, refused.body.errors]).toEqual([403, [`${name}: only a super admin may change it`]]);
    }
    await Promise.all(names.map((name) => put(superAdmin, id, { [name]: true })));
    expect(await on(superAdmin, {})).toEqual(names);
  });

  it(`is deleted by admins only, with the content that belongs to it only, under one deletion id [${remove}]`, async () => {
    const id = await addExam(server.db, family, { title: 'Old' });
    const kind = `${family}_question` as const;
    const topic = await addQuestionTopic(server.db, id, { section: sizes[0][0], position: 0 });
    const earlier = await addQuestionTopic(
      server.db,
      id,
      { section: sizes[0][0], position: 1 },
      { deleted_at: new Date() },
    );
    const step = await addQuestion(server.db, { kind, id: topic });
    const tested = await addQuestion(server.db, { kind: `${family}_test`, id });
    const own = await addSet(server.db, { kind, id: topic });
    const ownQuestion = await addQuestion(server.db, { kind: 'problem_set', id: own });
    const shared = await addSet(server.db, { kind, id: topic });
    const place = await addSequencePlace(server.db);
    await linkSet(server.db, shared, { kind: 'subsubtopic', id: place.subsubtopic });
    const sharedQuestion = await addQuestion(server.db, { kind: 'problem_set', id: shared });

    for (const person of [student, await server.as('tutor-login')]) expect((await drop(person, id)).status).toBe(403);
    expect((await drop(admin, id)).body).toEqual({ id, title: 'Old' });
    expect((await drop(admin, id)).status).toBe(404);
    expect((await callByName(server, admin, `GET ${path}/{id}`, { params: { id } })).status).toBe(404);
    expect((await callByName(server, admin, `GET ${path}`)).body.data).toEqual([]);

    const deletionOf = async (table: 'exams' | 'exam_questions' | 'problem_sets' | 'questions', row: string) =>
      (await server.db.selectFrom(table).select('deletion_id').where('id', '=', row).executeTakeFirstOrThrow())
        .deletion_id;
    const deletion = await deletionOf('exams', id);
    expect(deletion).not.toBeNull();
    expect(await deletionOf('exam_questions', topic)).toBe(deletion);
    expect(await deletionOf('problem_sets', own)).toBe(deletion);
    for (const question of [step, tested, ownQuestion]) {
      expect(await deletionOf('questions', question.id)).toBe(deletion);
    }
    expect(await deletionOf('exam_questions', earlier)).toBeNull();
    expect(await deletionOf('problem_sets', shared)).toBeNull();
    expect(await deletionOf('questions', sharedQuestion.id)).toBeNull();
  });

  it('writes an audit entry for creation, change and deletion, and none for refused calls', async () => {
    const { body } = await post(admin, 'Seven');
    const id = body.id ?? '';
    await put(superAdmin, id, { progress_by_problemset: true });
    await put(admin, id, { progress_by_problemset: true });
    await drop(admin, id);
    await drop(admin, id);
    expect(await audited()).toMatchObject([
      { actor_id: admin.account.id, action: 'create', subject: family, subject_id: id, detail: { title: 'Seven' } },
      { actor_id: superAdmin.account.id, action: 'change', subject_id: id, detail: { progress_by_problemset: true } },
      { actor_id: admin.account.id, action: 'delete', subject_id: id, detail: { title: 'Seven' } },
    ]);
  });
});
