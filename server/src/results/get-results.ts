import type { Handler } from '../call/handler.ts';
import { assignmentResults } from './assignment-results.ts';
import { paperResults } from './paper-results.ts';
import { practiceResults } from './practice-results.ts';
import { testResults } from './test-results.ts';

/** Everything that the student has done, to keep. */
export const getResults: Handler<'GET /accounts/results'> = async (_input, { db, session, now }) => {
  const { account } = session;
  const [practice, tests, grades, assignments] = await Promise.all([
    practiceResults(db, account.id),
    testResults(db, account.id),
    paperResults(db, account.id),
    assignmentResults(db, account.id),
  ]);
  return { exported_at: now().toISOString(), account, ...practice, tests, grades, assignments };
};
