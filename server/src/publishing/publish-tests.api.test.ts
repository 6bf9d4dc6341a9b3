import { classicEditions, paperSections } from '@fourfold/core/exams/exam-editions';
import { publishFlags } from '@fourfold/core/exams/open-variants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callByName } from '../testing/call-by-name.ts';
import { addExam } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
let superAdmin: TestPerson;
let student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [admin, superAdmin, student] = await Promise.all([
    server.as('admin'),
    server.as('super-admin'),
    server.as('student'),
  ]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('audit').execute();
});

const audited = () => server.db.selectFrom('audit').selectAll().orderBy('id').execute();

describe.each(['sat', 'act'] as const)('the tests of a %s', (family) => {
  const flags = publishFlags(classicEditions[family]);
  const [first = '', second = ''] = flags;
  const put = (person: TestPerson, id: string, body: object) =>
    callByName(server, person, `PUT /${family}s/test_${family}s/{id}`, { params: { id }, body });
  const send = (person: TestPerson, body: object) =>
    callByName(server, person, `POST /${family}s/test_${family}s/publish_unpublish`, { body });
  const on = async (id: string) => {
    const { body } = await put(admin, id, {});
    return flags.filter((flag) => body[flag] === true);
  };

  it('are published one flag at a time, on the exam or by its publish call [API-110]', async () => {
    expect(flags).toHaveLength(paperSections(family).filter(({ test }) => test).length * 2);
    const id = await addExam(server.db, family, { title: 'Seven' });
    for (const flag of flags) {
      expect((await send(superAdmin, { id, [flag]: true })).body).toEqual({
        id,
        _id: id,
        title: 'Seven',
        isPublish: true,
        [flag]: true,
      });
      expect(await on(id)).toEqual([flag]);
      expect((await put(superAdmin, id, { [flag]: false })).body).toMatchObject({ id, [flag]: false });
      expect(await on(id)).toEqual([]);
    }
    await put(superAdmin, id, { [first]: true });
    await send(superAdmin, { id, [second]: true });
    expect(await on(id)).toEqual([first, second]);
    expect((await send(superAdmin, { id, isPublish: false })).body).toEqual({
      id,
      _id: id,
      title: 'Seven',
      isPublish: false,
    });
    expect(await on(id)).toEqual([first, second]);
  });

  it('are for super admins only, each is a boolean, and a call names one switch [API-110]', async () => {
    const id = await addExam(server.db, family);
    for (const person of [admin, student]) {
      expect((await send(person, { id, [first]: true })).status).toBe(403);
      const refused = await put(person, id, { [first]: true });
      expect([refused.status, refused.body.errors?.[0]]).toEqual([403, expect.stringMatching(/^\S.+/)]);
    }
    for (const body of [{ id }, { id, isPublish: true, [first]: true }, { id, [first]: true, [second]: true }]) {
      expect(await send(superAdmin, body)).toMatchObject({
        status: 400,
        body: { errors: ['body: name one thing to publish: isPublish, or the flag of a test'] },
      });
    }
    for (const wrong of ['true', 1, null]) {
      expect((await send(superAdmin, { id, [first]: wrong })).status).toBe(400);
      expect((await put(superAdmin, id, { [first]: wrong })).status).toBe(400);
    }
    expect(await on(id)).toEqual([]);
  });

  it('write an audit entry each, and the mode of progress another', async () => {
    const id = await addExam(server.db, family, { title: 'Seven' });
    await put(superAdmin, id, { [first]: true, [second]: true, progress_by_problemset: true });
    await put(superAdmin, id, { [first]: true, progress_by_problemset: true });
    await send(superAdmin, { id, [second]: false });
    const trace = { actor_id: superAdmin.account.id, subject: family, subject_id: id };
    const test = (name: string) => ({ title: 'Seven', what: 'test', test: name });
    expect(await audited()).toMatchObject([
      { ...trace, action: 'change', detail: { progress_by_problemset: true } },
      { ...trace, action: 'publish', detail: test(first) },
      { ...trace, action: 'publish', detail: test(second) },
      { ...trace, action: 'unpublish', detail: test(second) },
    ]);
  });
});
