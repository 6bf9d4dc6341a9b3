import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPair, assignTo, noon, onlyAssignment, setAssignment } from '../testing/assignments.ts';
import { setFlags } from '../testing/content.ts';
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
const openSet = (person: TestPerson, { reference: { reference_id: id } }: MadeSet) =>
  person.call('GET /problem_sets/{id}', { params: { id } });
const questions = (person: TestPerson, { reference: { reference_id } }: MadeSet) =>
  person.call('GET /problemset_questions', { query: { problem_set_id: reference_id } });
const setNotFound = [404, 'Problem set not found'];

it('a set whose only parent is closed stays open, before and after mastery, only to the student it was assigned to [ASG-012]', async () => {
  const { tutor, student, impersonation } = await aPair(server);
  const otherStudent = await server.as('student');
  const set = await aSet(server.db, 4);
  await assignTo(tutor, setAssignment(student, set));
  await setFlags(server.db, 'subsubtopics', set.subsubtopic, { is_publish: false });
  for (const person of [student, impersonation]) {
    expect(await openSet(person, set)).toMatchObject({ id: set.reference.reference_id, isPublish: true });
    expect((await questions(person, set)).data).toHaveLength(4);
    expect(await onlyAssignment(person)).toMatchObject({ published: true, subsubtopic_id: set.subsubtopic });
  }
  expect(await refusalOf(openSet(otherStudent, set))).toEqual(setNotFound);
  expect(await refusalOf(questions(otherStudent, set))).toEqual(setNotFound);

  await answerAll(
    student,
    set.reference,
    set.questions.map((question) => [question, true] as const),
  );
  expect(await onlyAssignment(student)).toMatchObject({ status: 'completed' });
  // The student can repeat the set.
  expect((await questions(student, set)).data).toHaveLength(4);
});

it('a set that is not published itself is closed, and cannot be assigned from a closed parent', async () => {
  const { tutor, student } = await aPair(server);
  const set = await aSet(server.db, 4);
  await assignTo(tutor, setAssignment(student, set));
  await setFlags(server.db, 'problem_sets', set.reference.reference_id, { is_publish: false });
  expect(await refusalOf(openSet(student, set))).toEqual(setNotFound);
  expect(await refusalOf(questions(student, set))).toEqual(setNotFound);
  const other = await aSet(server.db, 4);
  await setFlags(server.db, 'subsubtopics', other.subsubtopic, { is_publish: false });
  expect(await refusalOf(assignTo(tutor, setAssignment(student, other)))).toEqual([
    422,
    'This problem set is not published',
  ]);
});
