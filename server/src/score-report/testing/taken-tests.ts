import type { EditionName } from '@fourfold/core/exams/exam-editions';
import { publishFlags } from '@fourfold/core/exams/open-variants';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { addExam } from '../../testing/content.ts';
import type { TestPerson, TestServer } from '../../testing/server.ts';
import { addSectionFixture, entryFor, type TestFixture, testClient } from '../../testing/test-fixture.ts';

/** A published test on screen; its modules have three choices and a typed question each. */
export type ScreenTest = { exam: string; modules: Readonly<Record<string, TestFixture>> };

const edition: EditionName = 'sat-digital';
const sections = ['ReadingWriting1', 'Math1', 'Math2Easier', 'Math2Harder'];

/** Two right answers lead to the harder module. The typed questions have no skill. */
export async function addScreenTest(db: Db, fields: Parameters<typeof addExam>[2] = {}): Promise<ScreenTest> {
  const routes = JSON.stringify({ Math1: 2 });
  const exam = await addExam(db, 'sat', {
    ...{ edition, title: 'Practice 7', published_tests: publishFlags(edition), routes },
    ...fields,
  });
  const modules: Record<string, TestFixture> = {};
  for (const section of sections) {
    modules[section] = await addSectionFixture(db, { family: 'sat', exam, section, real: false });
  }
  const typed = Object.values(modules).map((module) => module.typed);
  await tagQuestions(db, typed, []);
  return { exam, modules };
}

/** The ids of the choice questions of a module. */
export function idsIn({ modules }: ScreenTest, section: string): string[] {
  return modules[section]?.choices.map(({ id }) => id) ?? [];
}

export async function tagQuestions(db: Db, ids: readonly string[], codes: readonly string[]): Promise<void> {
  await sql`update questions set skill_codes = ${[...codes]}::text[] where id = any (${[...ids]}::uuid[])`.execute(db);
}

/** The test, a module of it, and for each choice question whether the answer is right; null: none. */
export type TakeArguments = [test: ScreenTest, section: string, given: readonly (boolean | null)[]];

/** Begins a module, answers each question in 10 seconds, and submits it. */
export async function takeModule(server: TestServer, student: TestPerson, ...[test, section, given]: TakeArguments) {
  const fixture = test.modules[section];
  if (!fixture) throw new Error(`no ${section}`);
  const at = testClient(server, student, fixture);
  await at.save([]);
  const entries = given.flatMap((right, index) =>
    right === null ? [] : [entryFor(fixture, index, right, { givenAfter: 1, timeSpent: 10 })],
  );
  if (entries.length > 0) await at.save(entries);
  return await at.submit();
}
