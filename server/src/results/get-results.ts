import type { StudentResults } from '@fourfold/core/contract/people';
import type { Account } from '@fourfold/core/contract/session';
import type { Handler } from '../call/handler.ts';
import type { Db } from '../database/db.ts';
import { assignmentResults } from './assignment-results.ts';
import { officialResults } from './official-results.ts';
import { paperResults } from './paper-results.ts';
import { practiceResults } from './practice-results.ts';
import { testResults } from './test-results.ts';

export const getResults: Handler<'GET /accounts/results'> = (_input, { db, session, now }) =>
  readStudentResults(db, session.account, now());

/** Everything that a student has done, for download. */
export async function readStudentResults(db: Db, account: Account, now: Date): Promise<StudentResults> {
  const [practice, tests, grades, official_exams, assignments] = await Promise.all([
    practiceResults(db, account.id),
    testResults(db, account.id, now),
    paperResults(db, account.id, now),
    officialResults(db, account.id),
    assignmentResults(db, account.id),
  ]);
  return { exported_at: now.toISOString(), account, ...practice, tests, grades, official_exams, assignments };
}
