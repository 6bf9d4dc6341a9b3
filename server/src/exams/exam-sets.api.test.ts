import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callByName } from '../testing/call-by-name.ts';
import { addExam, addQuestionTopic, addSequencePlace, addSet, linkSet } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let student: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [student, admin] = await Promise.all([server.as('student'), server.as('admin')]);
});
afterAll(() => server.stop());

const families = [
  { family: 'sat', first: 'Reading', last: 'MathCalc', id: 'API-111' },
  { family: 'act', first: 'English', last: 'Science', id: 'API-112' },
] as const;

describe.each(families)('the problem sets of $family exams', ({ family, first, last, id }) => {
  const kind = `${family}_question` as const;
  const sets = (person: TestPerson, exam: string) =>
    callByName(server, person, `GET /${family}s/test_${family}s/{id}/problem_sets`, { params: { id: exam } });
  const titles = async (person: TestPerson, exam: string) =>
    (await sets(person, exam)).body.data?.map(({ title }) => title);

  it(`are ordered by section, number and position, each listed once, and only visible ones for students [${id}]`, async () => {
    const exam = await addExam(server.db, family);
    const topic = async (section: string, position: number, row: object = {}) => ({
      kind,
      id: await addQuestionTopic(server.db, exam, { section, position }, row),
    });
    const lastTopic = await topic(last, 0);
    const second = await topic(first, 1);
    const firstTopic = await topic(first, 0);
    const unpublishedTopic = await topic(first, 2, { is_publish: false });
    await addSet(server.db, lastTopic, { title: '5' });
    await addSet(server.db, second, { title: '3' });
    const twice = await addSet(server.db, firstTopic, { title: '2', position: 1 });
    await linkSet(server.db, twice, lastTopic, 7);
    await addSet(server.db, firstTopic, { title: '1', position: 0 });
    await addSet(server.db, firstTopic, { title: 'Draft', position: 2, is_publish: false });
    const elsewhere = await addSet(server.db, unpublishedTopic, { title: '4' });
    const { subsubtopic } = await addSequencePlace(server.db);
    await linkSet(server.db, elsewhere, { kind: 'subsubtopic', id: subsubtopic });
    await addSet(server.db, { kind: 'subsubtopic', id: subsubtopic }, { title: 'Of no exam' });

    expect(await titles(student, exam)).toEqual(['1', '2', '3', '5']);
    expect(await titles(admin, exam)).toEqual(['1', '2', 'Draft', '3', '4', '5']);
    const { body } = await sets(student, exam);
    expect(body.data?.[1]).toMatchObject({ id: twice, [`${kind}_id`]: [firstTopic.id, lastTopic.id] });
  });

  it('are an empty list for an exam without sets, and not found if the exam is not visible', async () => {
    const [empty, draft] = [await addExam(server.db, family), await addExam(server.db, family, { is_publish: false })];
    expect(await titles(student, empty)).toEqual([]);
    expect(await titles(admin, draft)).toEqual([]);
    expect((await sets(student, draft)).body.errors).toEqual([`${family.toUpperCase()} not found`]);
    const other = await addExam(server.db, family === 'sat' ? 'act' : 'sat');
    expect((await sets(student, other)).status).toBe(404);
  });
});
