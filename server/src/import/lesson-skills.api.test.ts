import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { importCourse } from './import-course.ts';

const factoring = 'sat.math.advanced-math.equivalent-expressions';
const transitions = 'sat.reading-and-writing.expression-of-ideas.transitions';
/** The fixture as a course whose lessons are known: its lesson 1.1 is 7.2 of that course, the others are of chapter 1. */
const course = readFileSync(new URL('fixture/garden-mathematics.jsonl', import.meta.url), 'utf8')
  .replaceAll('"Garden Mathematics"', '"OpenStax: Elementary Algebra"')
  .replaceAll(/"lesson": "\d+\.(\d+) /g, '"lesson": "1.$1 ')
  .replaceAll('"lesson": "1.1 ', '"lesson": "7.2 ');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const questions = async () =>
  await server.db
    .selectFrom('questions')
    .innerJoin('subsubtopics', 'subsubtopics.id', 'questions.parent_id')
    .innerJoin('subtopics', 'subtopics.id', 'subsubtopics.subtopic_id')
    .select(['questions.id', 'questions.skill_codes', 'subtopics.title as lesson'])
    .orderBy('questions.import_key')
    .execute();

it('questions of a known lesson get its skill once, and what an author has chosen stays', async () => {
  await importCourse(server.deps.db, course);
  const imported = await questions();
  const tagged = imported.filter(({ lesson }) => lesson.startsWith('7.2 '));
  expect(tagged.length).toBeGreaterThan(1);
  expect(tagged.map(({ skill_codes }) => skill_codes)).toEqual(tagged.map(() => [factoring]));
  const others = imported.filter(({ lesson }) => !lesson.startsWith('7.2 '));
  expect(others.length).toBeGreaterThan(1);
  expect(others.flatMap(({ skill_codes }) => skill_codes)).toEqual([]);

  const [changed, cleared] = tagged;
  const setSkills = (id: string | undefined, skill_codes: string[]) =>
    server.db
      .updateTable('questions')
      .set({ skill_codes })
      .where('id', '=', id ?? '')
      .execute();
  await setSkills(changed?.id, [transitions]);
  await setSkills(cleared?.id, []);
  const again = await importCourse(server.deps.db, course);
  expect(again).toMatchObject({ added: 0, changed: 0, unchanged: imported.length });
  const after = new Map((await questions()).map(({ id, skill_codes }) => [id, skill_codes]));
  expect([after.get(changed?.id ?? ''), after.get(cleared?.id ?? '')]).toEqual([[transitions], [factoring]]);
});
