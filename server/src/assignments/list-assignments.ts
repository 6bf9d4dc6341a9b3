import type { Handler } from '../call/handler.ts';
import { readAssignmentsOfUser } from './assignment-rows.ts';

/**
 * The caller's assignments; for a tutor logged in as a student, the student's. Includes content
 * that learners cannot open now, marked as not published.
 */
export const listAssignments: Handler<'GET /assignments'> = async (_input, { db, session }) => ({
  data: await readAssignmentsOfUser(db, session.account.id),
});
