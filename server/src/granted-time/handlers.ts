import type { grantedTimeCalls } from '@fourfold/core/contract/granted-time';
import type { Handlers } from '../call/handler.ts';
import { grantTime } from './grant-time.ts';
import { readGrantedTime } from './read-granted-time.ts';
import { requireGranter } from './require-granter.ts';
import { withdrawTime } from './withdraw-time.ts';

export const grantedTimeHandlers = {
  'GET /granted_time': async (_input, { db, session, now }) => ({
    granted: await readGrantedTime(db, session.account.id, now()),
  }),
  'GET /students/{id}/granted_time': async ({ params: { id } }, { db, session, now }) => {
    await requireGranter(db, session, id);
    return { granted: await readGrantedTime(db, id, now()) };
  },
  'PUT /students/{id}/granted_time': grantTime,
  'DELETE /students/{id}/granted_time': withdrawTime,
} satisfies Handlers<typeof grantedTimeCalls>;
