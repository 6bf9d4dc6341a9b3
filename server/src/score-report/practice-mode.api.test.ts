import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkStudents } from '../testing/people.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { testClient } from '../testing/test-fixture.ts';
import {
  addScreenTest,
  idsIn,
  type ScreenTest,
  type TakeArguments,
  tagQuestions,
  takeModule,
} from './testing/taken-tests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const lines = 'sat.math.algebra.linear-functions';

async function takeInPractice(student: TestPerson, ...of: TakeArguments): Promise<void> {
  const [{ modules }, section] = of;
  const module = modules[section];
  if (!module) throw new Error(`no ${section}`);
  await testClient(server, student, module).save([], { practice: true });
  await takeModule(server, student, ...of);
}

const report = (student: TestPerson, { exam: exam_id }: ScreenTest) =>
  student.call('GET /score_report', { query: { exam_id, variant: 'mock' } });

it('a report names the modules of practice mode, and compares with earlier tests of its own mode alone', async () => {
  const student = await server.as('student');
  const start = server.clock.now.getTime();
  const tests: ScreenTest[] = [];
  for (const [at, title] of ['Practised 1', 'Sat 1', 'Mixed', 'Practised 2', 'Sat 2'].entries()) {
    server.clock.now = new Date(start + at * 60_000);
    const test = await addScreenTest(server.db, { title });
    const takeFirst = title.startsWith('Sat') ? takeModule.bind(null, server) : takeInPractice;
    await takeFirst(student, test, 'Math1', [true, true, false]);
    if (title === 'Mixed') await takeModule(server, student, test, 'ReadingWriting1', [true]);
    tests.push(test);
  }
  const [, , mixed, practised, sat] = tests as [ScreenTest, ScreenTest, ScreenTest, ScreenTest, ScreenTest];
  const titles = async (test: ScreenTest) => (await report(student, test)).earlier.map(({ title }) => title);
  expect(await titles(sat)).toEqual(['Sat 1']);
  // A test of which one section is of practice mode is not compared as one of test mode.
  expect(await titles(practised)).toEqual(['Mixed', 'Practised 1']);
  const { modules } = await report(student, mixed);
  expect(modules.map(({ section, practice, is_overdue }) => [section, practice, is_overdue])).toEqual([
    ['ReadingWriting1', false, false],
    ['Math1', true, false],
  ]);
  server.clock.now = new Date();
});

it('the report of a class names who practised, and adds up the answers of test mode alone', async () => {
  const [tutor, sitter, practiser] = [await server.as('tutor'), await server.as('student'), await server.as('student')];
  await linkStudents(server.db, tutor.account.id, sitter.account.id, practiser.account.id);
  const test = await addScreenTest(server.db);
  await tagQuestions(server.db, idsIn(test, 'Math1'), [lines]);
  await takeModule(server, sitter, test, 'Math1', [true, false, false]);
  await takeInPractice(practiser, test, 'Math1', [true, true, true]);
  const { students, domains } = await tutor.call('GET /score_reports', {
    query: { exam_id: test.exam, variant: 'mock' },
  });
  const practice = Object.fromEntries(students.map((student) => [student.user_id, student.practice]));
  expect(practice).toEqual({ [sitter.account.id]: false, [practiser.account.id]: true });
  expect(domains[0]).toMatchObject({ code: 'sat.math.algebra', right: 1, of: 3 });
});
