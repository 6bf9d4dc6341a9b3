import type { StudentResults } from '@fourfold/core/contract/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { presentAccount } from '../accounts/present-account.ts';
import type { Db } from '../database/db.ts';
import { testDatabase } from '../database/test-cluster.ts';
import { tables } from '../personal-data/registry.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { seedPeople } from '../seed/seed-people.ts';
import { readStudentResults } from './get-results.ts';

const now = new Date('2026-11-21T18:00:00Z');
let database: Awaited<ReturnType<typeof testDatabase>>;
let id: string;
beforeAll(async () => {
  database = await testDatabase();
  await seedDemo(database.db);
  const emails = { student: 'ada@mail.example', tutor: 'tim@mail.example' };
  const accounts = (['student', 'tutor'] as const).map((role) => ({
    role,
    email: emails[role],
    password: 'four in a row',
  }));
  await seedPeople(database.db, accounts, now);
  const student = database.db.selectFrom('users').select('id').where('email', '=', emails.student);
  id = (await student.executeTakeFirstOrThrow()).id;
});
afterAll(() => database.drop());

async function read(db: Db): Promise<StudentResults> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return await readStudentResults(db, presentAccount({ ...user, tutor_id: null, tutor_name: null }), now);
}

/** The parts of the results that change when the student's rows of a table are deleted. */
async function changedParts(table: string): Promise<string[]> {
  const whole = await read(database.db);
  const tx = await database.db.startTransaction().execute();
  await sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(tx);
  const without = await read(tx);
  await tx.rollback().execute();
  const parts = Object.keys(whole) as (keyof StudentResults)[];
  return parts.filter((part) => JSON.stringify(whole[part]) !== JSON.stringify(without[part]));
}

/** Tables with rows of a student. The account itself is part of the session. */
const studentTables = tables.flatMap(([table, { columns, exportedWith, results }]) => {
  return 'user_id' in columns && exportedWith !== 'passing' ? [{ table, results }] : [];
});

it.each(studentTables)('a student’s results contain $table as the registry defines', async ({ table, results }) => {
  if (typeof results === 'string') expect(await changedParts(table)).toContain(results);
  else expect([results?.missingBecause, await changedParts(table)]).toEqual([expect.any(String), []]);
});

it('every part of a student’s results has a table in the registry', async () => {
  const results = await read(database.db);
  const named = new Set(tables.flatMap(([, rule]) => (typeof rule.results === 'string' ? [rule.results] : [])));
  expect([...named, 'exported_at'].toSorted()).toEqual(Object.keys(results).toSorted());
});
