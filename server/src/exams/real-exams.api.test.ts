import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { addExam } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.as('student');
});
afterAll(() => server.stop());

const families = [
  {
    family: 'sat',
    type: 'RealSat',
    marks: { verbal: 0, math: 800 },
    maxMark: 800,
    create: 'API-102',
    change: 'API-103',
    remove: 'API-104',
  },
  {
    family: 'act',
    type: 'RealAct',
    marks: { english: 0, math: 36, reading: 20, science: 21 },
    maxMark: 36,
    create: 'API-092',
    change: 'API-093',
    remove: 'API-094',
  },
] as const;

describe.each(families)('a $type', ({ family, type, marks, maxMark, create, change, remove }) => {
  const path = `/${family}s/real_${family}s`;
  const post = (person: TestPerson, body: object) => callByName(server, person, `POST ${path}`, { body });
  const put = (person: TestPerson, id: string, body: object) =>
    callByName(server, person, `PUT ${path}/{id}`, { params: { id }, body });
  const drop = (person: TestPerson, id: string) =>
    callByName(server, person, `DELETE ${path}/{id}`, { params: { id } });
  const list = async (person: TestPerson) => (await callByName(server, person, `GET ${path}`)).body.data ?? [];
  const addRecord = async (person: TestPerson) => (await post(person, { title: 'March', marks })).body.id ?? '';

  it(`is recorded by the account that took it, with a trimmed title, and is listed at once [${create}]`, async () => {
    for (const role of ['student', 'admin', 'super-admin'] as const) {
      const person = await server.as(role);
      const { status, body } = await post(person, { title: '  March 2026 ', marks });
      expect([status, body.errors]).toEqual([200, undefined]);
      expect(body).toMatchObject({ title: 'March 2026', type, marks, isPublish: true, score: [] });
      expect(await list(person)).toMatchObject([{ id: body.id, title: 'March 2026' }]);
    }
    expect((await post(await server.as('tutor-login'), { title: 'March', marks })).body.errors).toEqual([
      "You don't have permission to submit",
    ]);
  });

  it(`refuses marks outside the scale and empty titles, and names the field`, async () => {
    const before = await list(student);
    const [first = ''] = Object.keys(marks);
    const wrong = [
      [{ title: 'x', marks: { ...marks, math: maxMark + 1 } }, `marks.math: expected at most ${maxMark}`],
      [{ title: 'x', marks: { ...marks, [first]: -1 } }, `marks.${first}: expected at least 0`],
      [{ title: 'x', marks: { ...marks, math: 1.5 } }, 'marks.math: expected a whole number'],
      [{ title: 'x', marks: { ...marks, math: '30' } }, 'marks.math: expected a number'],
      [{ title: 'x', marks: { math: 1 } }, `marks.${first}: is missing`],
      [{ title: '   ', marks }, 'title: expected at least 1 characters'],
      [{ title: 'x'.repeat(201), marks }, 'title: expected at most 200 characters'],
    ] as const;
    for (const [body, message] of wrong) {
      const refused = await post(student, body);
      expect([refused.status, refused.body.errors]).toEqual([400, [message]]);
    }
    expect(await list(student)).toEqual(before);
  });

  it(`can be changed by its owner only: title, marks, or both [${change}]`, async () => {
    const id = await addRecord(student);
    expect((await put(student, id, { title: ' June ' })).body).toMatchObject({ title: 'June', marks });
    const other = { ...marks, math: maxMark - 1 };
    expect((await put(student, id, { marks: other })).body).toMatchObject({ title: 'June', marks: other });
    expect((await put(student, id, {})).body).toMatchObject({ title: 'June', marks: other });
    expect((await put(student, id, { marks: { ...marks, math: maxMark + 1 } })).status).toBe(400);
    for (const role of ['student', 'admin', 'super-admin'] as const) {
      const refused = await put(await server.as(role), id, { title: 'Taken' });
      expect([refused.status, refused.body.errors]).toEqual([404, [`${family.toUpperCase()} not found`]]);
    }
    expect((await put(await server.as('tutor-login'), id, { title: 'Taken' })).status).toBe(403);
    expect(await list(student)).toContainEqual(expect.objectContaining({ id, title: 'June', marks: other }));
  });

  it(`can be deleted by its owner only, and is then in no list [${remove}]`, async () => {
    const id = await addRecord(student);
    for (const role of ['student', 'super-admin'] as const) {
      expect((await drop(await server.as(role), id)).status).toBe(404);
    }
    expect((await drop(student, id)).body).toEqual({ id, title: 'March' });
    expect((await list(student)).map((record) => record.id)).not.toContain(id);
    expect((await drop(student, id)).status).toBe(404);
    expect((await put(student, id, { title: 'Back' })).status).toBe(404);
    const row = await server.db.selectFrom('own_exams').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ title: 'March', deleted_at: expect.any(Date) });
  });

  it('has no questions: they are not found, also for authors', async () => {
    const admin = await server.as('admin');
    const query = { [`${family}_id`]: await addRecord(student) };
    const { status, body } = await callByName(server, admin, 'GET /questions', { query });
    expect([status, body.errors]).toEqual([404, [`${family.toUpperCase()} not found`]]);
    const authored = { [`${family}_id`]: await addExam(server.db, family) };
    expect((await callByName(server, admin, 'GET /questions', { query: authored })).body).toEqual({ data: [] });
  });

  it('is not reachable by the calls of authored exams, and the reverse', async () => {
    const admin = await server.as('super-admin');
    const id = await addRecord(admin);
    const authored = await addExam(server.db, family);
    const wrongWay = { params: { id }, body: { title: 'Taken' } };
    expect((await callByName(server, admin, `PUT /${family}s/test_${family}s/{id}`, wrongWay)).status).toBe(404);
    expect(
      (await callByName(server, admin, `DELETE /${family}s/test_${family}s/{id}`, { params: { id } })).status,
    ).toBe(404);
    for (const foreign of [authored, newId()]) {
      expect((await put(admin, foreign, { title: 'Taken' })).status).toBe(404);
      expect((await drop(admin, foreign)).status).toBe(404);
    }
    expect((await list(admin)).map(({ title }) => title)).toEqual(['March']);
  });
});

it('an ACT can be recorded without marks, which are then 0', async () => {
  const { marks } = await student.call('POST /acts/real_acts', { body: { title: 'April' } });
  expect(marks).toEqual({ english: 0, math: 0, reading: 0, science: 0 });
});
