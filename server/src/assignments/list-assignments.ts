import type { Handler } from '../call/handler.ts';
import { assignmentsOf } from './assignment-rows.ts';

/** The caller's own, in a look the student's. Also what learners cannot open at present, marked as such. */
export const listAssignments: Handler<'GET /assignments'> = async (_input, { db, session }) => ({
  data: await assignmentsOf(db, session.account.id),
});
