import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPair, assignTo, noon, theOne, theSet } from '../testing/assigning.ts';
import { change } from '../testing/content.ts';
import { answerAll, aSet } from '../testing/practice.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.clock.now = noon;
});
afterAll(() => server.stop());

type MadeSet = Awaited<ReturnType<typeof aSet>>;
const open = (person: TestPerson, { reference: { reference_id: id } }: MadeSet) =>
  person.call('GET /problem_sets/{id}', { params: { id } });
const questions = (person: TestPerson, { reference: { reference_id } }: MadeSet) =>
  person.call('GET /problemset_questions', { query: { problem_set_id: reference_id } });
const gone = [404, 'Problem set not found'];

it('a set whose only parent is closed stays open, before and after mastery, only to the student it was assigned to [ASG-012]', async () => {
  const { tutor, student, look } = await aPair(server);
  const stranger = await server.as('student');
  const set = await aSet(server.db, 4);
  await assignTo(tutor, theSet(student, set));
  await change(server.db, 'subsubtopics', set.subsubtopic, { is_publish: false });
  for (const person of [student, look]) {
    expect(await open(person, set)).toMatchObject({ id: set.reference.reference_id, isPublish: true });
    expect((await questions(person, set)).data).toHaveLength(4);
    expect(await theOne(person)).toMatchObject({ published: true, subsubtopic_id: set.subsubtopic });
  }
  expect(await refusalOf(open(stranger, set))).toEqual(gone);
  expect(await refusalOf(questions(stranger, set))).toEqual(gone);

  await answerAll(
    student,
    set.reference,
    set.questions.map((question) => [question, true] as const),
  );
  expect(await theOne(student)).toMatchObject({ status: 'completed' });
  // The student can repeat the set.
  expect((await questions(student, set)).data).toHaveLength(4);
});

it('a set that is not published itself is closed, and cannot be assigned from a closed parent', async () => {
  const { tutor, student } = await aPair(server);
  const set = await aSet(server.db, 4);
  await assignTo(tutor, theSet(student, set));
  await change(server.db, 'problem_sets', set.reference.reference_id, { is_publish: false });
  expect(await refusalOf(open(student, set))).toEqual(gone);
  expect(await refusalOf(questions(student, set))).toEqual(gone);
  const other = await aSet(server.db, 4);
  await change(server.db, 'subsubtopics', other.subsubtopic, { is_publish: false });
  expect(await refusalOf(assignTo(tutor, theSet(student, other)))).toEqual([422, 'This problem set is not published']);
});
