import { paperSections } from '@fourfold/core/exams/exam-editions';
import { actTable, satTable } from '@fourfold/core/scores/testing/tables';
import { examFamilies } from '@fourfold/core/wire/exams/exam-family';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callByName, type LooseReply } from '../testing/call-by-name.ts';
import { addExam, addOwnExam } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe.each([
  { family: 'sat', tag: 'API-040', table: satTable(), marks: { verbal: 600, math: 650 }, real: 1250 },
  {
    family: 'act',
    tag: 'API-044',
    table: actTable(),
    marks: { english: 30, math: 28, reading: 29, science: 31 },
    real: 30,
  },
] as const)('the scores of every $family', ({ family, tag, table, marks, real }) => {
  const sections = paperSections(family);
  const all = async (person: TestPerson) =>
    (await callByName(server, person, `GET /user_${family}s/get_all_${family}_scores`)).body.data ?? [];
  const one = async (person: TestPerson, id: string): Promise<LooseReply> =>
    (await callByName(server, person, `GET /user_${family}s/get_${family}_score`, { query: { [`${family}_id`]: id } }))
      .body;
  const grade = async (person: TestPerson, exam_id: string, graded: readonly string[]) => {
    const flags = JSON.stringify(Object.fromEntries(graded.map((type) => [type, true])));
    const selected_wrong = JSON.stringify(Object.fromEntries(graded.map((type) => [type, [1, 2]])));
    const row = { user_id: person.account.id, exam_id, grade_submitted: flags, selected_wrong, timed: flags };
    await server.db.insertInto('exam_grades').values(row).execute();
  };
  const types = sections.map(({ type }) => type);

  it(`are those of graded papers and recorded exams, in the list's order, and equal those of the single calls [${tag}]`, async () => {
    const student = await server.as('student');
    const { id: user_id } = student.account;
    const score = JSON.stringify(table);
    const whole = await addExam(server.db, family, { title: 'Whole', position: 0, score });
    const part = await addExam(server.db, family, { title: 'Part', position: 1, score });
    const raw = await addExam(server.db, family, { title: 'Without a table', position: 2 });
    const entered = await addExam(server.db, family, { title: 'Only entered', position: 3, score });
    await addExam(server.db, family, { title: 'Untouched', position: 4, score });
    const draft = await addExam(server.db, family, { title: 'Draft', position: 5, is_publish: false });
    const record = await addOwnExam(server.db, family, { title: 'Own', user_id, marks: JSON.stringify(marks) });
    for (const id of [whole, raw, draft]) await grade(student, id, types);
    await grade(student, part, types.slice(0, 1));
    await grade(student, entered, []);
    const exam_ids = [raw, record];
    await server.db.insertInto('exam_orders').values({ user_id, family, exam_ids }).execute();

    const scores = await all(student);
    expect(scores.map((found) => found[`${family}_title`])).toEqual(['Without a table', 'Own', 'Whole', 'Part']);
    for (const found of scores) expect(found).toEqual(await one(student, found[`${family}_id`] as string));
    expect(scores[1]).toMatchObject({ type: examFamilies[family].types.real, grand_score: { value: real } });
    expect(scores[2]).toMatchObject({
      ...{ score_present: true, converted: true, type: examFamilies[family].types.test },
      timed: Object.fromEntries(types.map((type) => [type, true])),
    });
    expect(scores[3]).toMatchObject({ timed: { [types[0] ?? '']: true, [types[1] ?? '']: false } });
  });

  it('are the student’s own, and an empty list if there are none', async () => {
    const [student, other] = [await server.as('student'), await server.as('tutor-login')];
    const exam = await addExam(server.db, family);
    await addOwnExam(server.db, family, { user_id: student.account.id, marks: JSON.stringify(marks) });
    await grade(student, exam, types);
    expect(await all(student)).toHaveLength(2);
    expect(await all(other)).toEqual([]);
  });
});
