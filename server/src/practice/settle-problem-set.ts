import type { Handler } from '../call/handler.ts';
import { progressOf } from './get-progress.ts';
import { referenceOf } from './reference.ts';

/** A set completes itself with its fourth right answer: what is left to settle is that the client hears it. */
export const settleProblemSet: Handler<'POST /user_progresses/save_user_problemset_progress'> = ({ body }, visit) =>
  progressOf(body.user_id, referenceOf(body), visit);
