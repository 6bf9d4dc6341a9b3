import type { Handler } from '../call/handler.ts';
import { loadOwnProgress } from './get-progress.ts';
import { referenceOf } from './reference.ts';

/** Returns the progress and changes nothing: the answer that masters a problem set already completes it. */
export const settleProblemSet: Handler<'POST /user_progresses/save_user_problemset_progress'> = ({ body }, context) =>
  loadOwnProgress(body.user_id, referenceOf(body), context);
