import type { Handler } from '../call/handler.ts';
import { ownSessions } from './own-sessions.ts';

export const listSessions: Handler<'GET /sessions'> = async (_input, visit) => {
  const { db, session, sessionDays } = visit;
  const open = await ownSessions(db, session, { now: visit.now(), sessionDays });
  return {
    data: open.map(({ created_at, last_used_at, ...row }) => ({
      ...row,
      here: row.id === session.id,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
    })),
  };
};
