import type { StudentResults } from '@fourfold/core/contract/people';
import type { Account } from '@fourfold/core/contract/session';
import { presentAccount } from '../accounts/present-account.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import { assignmentResults } from './assignment-results.ts';
import { mistakeNoteResults } from './mistake-note-results.ts';
import { paperResults } from './paper-results.ts';
import { practiceResults } from './practice-results.ts';
import { testResults } from './test-results.ts';

export const getResults: Handler<'GET /accounts/results'> = (_input, { db, session, now }) =>
  readStudentResults(db, session.account, now());

/** Everything that a student has done, for download. */
export async function readStudentResults(db: Db, account: Account, now: Date): Promise<StudentResults> {
  const [practice, tests, grades, official_exams, mistake_notes, assignments] = await Promise.all([
    practiceResults(db, account.id),
    testResults(db, account.id, now),
    paperResults(db, account.id, now),
    officialResults(db, account.id),
    mistakeNoteResults(db, account.id),
    assignmentResults(db, account.id),
  ]);
  return {
    ...{ exported_at: now.toISOString(), account, ...practice },
    ...{ tests, grades, official_exams, mistake_notes, assignments },
  };
}

/** A student's results, for a super admin to hand out. Reading them is recorded in the audit. */
export const readResults: Handler<'GET /users/students/{id}/results'> = async ({ params }, context) => {
  const { db, session, now } = context;
  const student = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', params.id)
    .where('user_type', '=', 'Student')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!student) throw notFound('Student');
  const { id } = student;
  await writeAudit(db, session, { action: 'read_results', subject: 'user', subject_id: id, for_id: id });
  return await readStudentResults(db, presentAccount({ ...student, tutor_id: null, tutor_name: null }), now());
};

/** The official exams that the student took and recorded (Q46), oldest first. */
async function officialResults(db: Db, userId: string): Promise<StudentResults['official_exams']> {
  const rows = await db
    .selectFrom('own_exams')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .select(['family', 'title', 'marks', 'created_at'])
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
}
