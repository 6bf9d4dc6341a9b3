import { ask } from '@fourfold/core/client/ask';

/** The account's assignments; or the student's, while a tutor looks on. */
export const assignmentsCall = ask('GET /assignments');
