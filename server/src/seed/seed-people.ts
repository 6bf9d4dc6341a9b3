import { sql } from 'kysely';
import { type DemoAccount, demoCode } from '../accounts/demo-accounts.ts';
import { seedAccounts } from '../accounts/seed-accounts.ts';
import { nameId } from '../content/name-id.ts';
import type { Db, Tx } from '../database/db.ts';
import { demoPercentiles } from '../demo/percentiles.ts';
import type { DemoStudent } from '../demo/students/student-format.ts';
import { demoStudents } from '../demo/students/students.ts';
import { restartCounting } from '../statistics/count-items.ts';
import { assignInThePast } from './demo-assignments.ts';
import { enterRecord, gradePaper, takeTest } from './demo-exams.ts';
import { loadDemoLibrary } from './demo-library.ts';
import { assignLastMistakes, noteLastMistake } from './demo-notes.ts';
import { demoPerson } from './demo-person.ts';
import { practiseVisit } from './demo-practice.ts';

/**
 * Seeds the demo's accounts, the students of its tutor, and their work until now, in one
 * transaction. Existing accounts and their work are not changed.
 */
export async function seedPeople(db: Db, accounts: readonly DemoAccount[], now: Date = new Date()): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const made = await seedAccounts(tx, accounts, registrationDate(now));
    await savePercentiles(tx);
    const tutor = await tutorOf(tx, accounts);
    const library = await loadDemoLibrary(tx);
    for (const student of demoStudents) {
      const userId = student.key === 'student' ? made.get('student') : await newStudent(tx, student, now);
      if (userId === undefined) continue;
      const person = await demoPerson(tx, { key: student.key, userId, library, now });
      for (const past of student.visits) await practiseVisit(person, past);
      for (const taken of student.tests) await takeTest(person, taken);
      for (const paper of student.papers) await gradePaper(person, paper);
      for (const record of student.records) await enterRecord(person, record);
      await noteLastMistake(tx, userId);
      if (!tutor) continue;
      await assignInThePast(tx, student.assignments, { userId, tutor, now });
      await assignLastMistakes(tx, { userId, tutor, now });
      await tx
        .insertInto('tutor_students')
        .values({ tutor_id: tutor.id, student_id: userId, linked_at: registrationDate(now) })
        .execute();
    }
    // Answers of a time that was counted before.
    await restartCounting(tx);
  });
}

function registrationDate(now: Date): Date {
  return new Date(now.getTime() - 130 * 86_400_000);
}

/**
 * Returns undefined if the student exists already. These students have no password: only their tutor logs in as them.
 */
async function newStudent(tx: Tx, { key, name, active }: DemoStudent, now: Date): Promise<string | undefined> {
  const row = await tx
    .insertInto('users')
    .values({
      id: nameId(`demo student/${key}`),
      username: name,
      email: `${key}@fourfold.example`,
      user_type: 'Student',
      status: active,
      code: demoCode,
      created_at: registrationDate(now),
    })
    .onConflict((any) => any.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

async function tutorOf(tx: Tx, accounts: readonly DemoAccount[]) {
  const email = accounts.find(({ role }) => role === 'tutor')?.email ?? '';
  return await tx
    .selectFrom('users')
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .select(['id', 'username'])
    .executeTakeFirst();
}

async function savePercentiles(tx: Tx): Promise<void> {
  const { sat, act } = demoPercentiles;
  const keepExisting = (name: 'sat_percentile_score' | 'act_percentile_score', table: string[][]) =>
    sql<string>`case when ${sql.ref(name)} = '[]' then ${JSON.stringify(table)}::jsonb else ${sql.ref(name)} end`;
  await tx
    .updateTable('settings')
    .set({
      sat_percentile_score: keepExisting('sat_percentile_score', sat),
      act_percentile_score: keepExisting('act_percentile_score', act),
    })
    .execute();
}
