import type { Handler } from '../call/handler.ts';
import { endOtherSessions } from './own-sessions.ts';

export const endOthers: Handler<'DELETE /sessions/others'> = async (_input, { db, session, now, sessionDays }) => {
  const ended = await db.transaction().execute((tx) => endOtherSessions(tx, session, { now: now(), sessionDays }));
  return { ended };
};
