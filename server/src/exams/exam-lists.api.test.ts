import { keySheet } from '@fourfold/core/grading/testing/keys';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { addExam, addOwnExam, setFlags } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('exams').execute();
  student = await server.as('student');
});

const families = [
  {
    family: 'sat',
    marks: { verbal: 600, math: 650 },
    list: 'API-033',
    order: 'API-034',
    kinds: 'API-100',
    one: 'API-101',
  },
  {
    family: 'act',
    marks: { english: 30, math: 31, reading: 32, science: 33 },
    list: 'API-035',
    order: 'API-036',
    kinds: 'API-090',
    one: 'API-091',
  },
] as const;

describe.each(families)('the list of $family exams', ({ family, marks, list, order, kinds, one }) => {
  const usersCall = `GET /${family}s_users`;
  const orderCall = `PUT /${family}s_users/update_positions`;
  const testCall = `GET /${family}s/test_${family}s`;
  const realCall = `GET /${family}s/real_${family}s`;
  const add = async (title: string, position: number, row: object = {}) =>
    await addExam(server.db, family, { title, position, ...row });
  const record = async (person: TestPerson, title: string) =>
    (await callByName(server, person, realCall.replace('GET', 'POST'), { body: { title, marks } })).body.id ?? '';
  const titles = async (person: TestPerson, call = usersCall, query: Record<string, string> = { isPublish: 'true' }) =>
    (await callByName(server, person, call, call === usersCall ? { query } : {})).body.data?.map(({ title }) => title);
  const reorder = (person: TestPerson, ids: readonly string[]) =>
    callByName(server, person, orderCall, { body: { [`${family}s`]: ids } });

  it(`lists published exams in the studio's order, then the caller's own records [${list}]`, async () => {
    await add('Second', 2);
    await add('First', 1);
    await add('Draft', 0, { is_publish: false });
    await add('Gone', 0, { deleted_at: new Date() });
    await record(student, 'March');
    await record(student, 'June');
    await record(await server.as('student'), 'Of somebody else');
    expect(await titles(student)).toEqual(['First', 'Second', 'March', 'June']);
    const { body } = await callByName(server, student, usersCall, { query: { isPublish: 'true' } });
    expect(body.data?.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });

  it('includes drafts for an author, unless the query requests published exams only', async () => {
    await add('Draft', 0, { is_publish: false });
    await add('Shown', 1);
    const admin = await server.as('admin');
    expect(await titles(admin, usersCall, {})).toEqual(['Draft', 'Shown']);
    expect(await titles(admin)).toEqual(['Shown']);
    expect(await titles(student, usersCall, {})).toEqual(['Shown']);
  });

  it(`stores the order that a person sets, for that person only [${order}]`, async () => {
    const ids = [await add('A', 0), await add('B', 1), await record(student, 'Mine')];
    const other = await server.as('student');
    const saved = await reorder(student, ids.toReversed());
    expect(saved.body.data?.map(({ title, position }) => [title, position])).toEqual([
      ['Mine', 0],
      ['B', 1],
      ['A', 2],
    ]);
    expect(await titles(student)).toEqual(['Mine', 'B', 'A']);
    await add('New', 0);
    await record(student, 'Newest');
    expect(await titles(student)).toEqual(['Mine', 'B', 'A', 'New', 'Newest']);
    expect(await titles(other)).toEqual(['A', 'New', 'B']);
    expect(await titles(student, testCall)).toEqual(['A', 'New', 'B']);
  });

  it('refuses an order of other exams with the current list, and does not change the stored order', async () => {
    const [a, b] = [await add('A', 0), await add('B', 1)];
    await reorder(student, [b, a]);
    const gone = await add('Gone', 2);
    await setFlags(server.db, 'exams', gone, { deleted_at: new Date() });
    for (const ids of [[a], [a, b, gone], [a, b, newId()], [a, a], [a, b, b], []]) {
      const { status, body } = await reorder(student, ids);
      expect(status).toBe(409);
      expect(body.errors).toEqual(['The list has changed meanwhile. This is the list as it is now.']);
      expect(body.data?.map(({ title, position }) => [title, position])).toEqual([
        ['B', 0],
        ['A', 1],
      ]);
    }
    expect(await titles(student)).toEqual(['B', 'A']);
  });

  it('can be ordered by students and admins, as learners see it, and not by a tutor', async () => {
    const [a, b] = [await add('A', 0), await add('B', 1)];
    await add('Draft', 2, { is_publish: false });
    const admin = await server.as('admin');
    expect((await reorder(admin, [b, a])).status).toBe(200);
    expect(await titles(admin)).toEqual(['B', 'A']);
    const tutor = await server.as('tutor-login');
    expect(await titles(tutor)).toEqual(['A', 'B']);
    expect((await reorder(tutor, [b, a])).status).toBe(403);
  });

  it(`can be read by kind: authored exams, or the caller's own records [${kinds}]`, async () => {
    await add('Authored', 0);
    await add('Draft', 1, { is_publish: false });
    await record(student, 'March');
    expect(await titles(student, testCall)).toEqual(['Authored']);
    expect(await titles(await server.as('admin'), testCall)).toEqual(['Authored', 'Draft']);
    expect(await titles(student, realCall)).toEqual(['March']);
    expect(await titles(await server.as('super-admin'), realCall)).toEqual([]);
  });

  it(`has a call for each single exam; records are visible to their owner only [${one}]`, async () => {
    const authored = await add('Authored', 0);
    const draft = await add('Draft', 1, { is_publish: false });
    const mine = await record(student, 'March');
    const [admin, other] = [await server.as('admin'), await server.as('student')];
    const name = family.toUpperCase();
    const read = async (person: TestPerson, kind: 'test' | 'real', id: string) => {
      const { status, body } = await callByName(server, person, `GET /${family}s/${kind}_${family}s/{id}`, {
        params: { id },
      });
      return status === 200 ? body.title : body.errors?.[0];
    };
    expect(await read(student, 'test', authored)).toBe('Authored');
    expect(await read(admin, 'test', draft)).toBe('Draft');
    expect(await read(student, 'real', mine)).toBe('March');
    expect(await read(student, 'test', draft)).toBe(`${name} not found`);
    expect(await read(other, 'real', mine)).toBe(`${name} not found`);
    expect(await read(admin, 'real', mine)).toBe(`${name} not found`);
    expect(await read(student, 'test', mine)).toBe(`${name} not found`);
    expect(await read(student, 'real', authored)).toBe(`${name} not found`);
  });

  it('shows to everyone which sections have a key, and the key itself to admins only', async () => {
    const key = keySheet(family).map((row) => row.with(2, '').with(3, ''));
    const score = [['Raw', 'Math']];
    key[0] = keySheet(family)[0] ?? [];
    await add('Keyed', 0, { bubble_sheet_answers: JSON.stringify(key), score: JSON.stringify(score) });
    const bubble_sheet_sections = family === 'sat' ? ['Reading', 'MathCalc'] : ['English', 'Science'];
    for (const person of [student, await server.as('tutor-login')]) {
      const { body } = await callByName(server, person, usersCall, { query: {} });
      expect(body.data?.[0]).toMatchObject({ score, bubble_sheet_answers: [], bubble_sheet_sections });
      expect(JSON.stringify(body)).not.toContain('"B"');
    }
    const { body } = await callByName(server, await server.as('admin'), usersCall, { query: { isPublish: 'true' } });
    expect(body.data?.[0]).toMatchObject({ bubble_sheet_answers: key, bubble_sheet_sections });
  });
});

it('a tutor logged in as a student sees the records and the order of that student', async () => {
  const [a, b] = [await addExam(server.db, 'sat', { title: 'A' }), await addExam(server.db, 'sat', { title: 'B' })];
  const tutor = await server.as('tutor-login');
  const own = await addOwnExam(server.db, 'sat', { title: 'March', user_id: tutor.account.id });
  await server.db
    .insertInto('exam_orders')
    .values({ user_id: tutor.account.id, family: 'sat', exam_ids: [own, b, a] })
    .execute();
  const { data } = await tutor.call('GET /sats_users', { query: { isPublish: 'true' } });
  expect(data.map(({ title }) => title)).toEqual(['March', 'B', 'A']);
});
