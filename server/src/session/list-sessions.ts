import type { Handler } from '../call/handler.ts';
import { listOwnSessions } from './own-sessions.ts';

export const listSessions: Handler<'GET /sessions'> = async (_input, context) => {
  const { db, session, sessionDays } = context;
  const openSessions = await listOwnSessions(db, session, { now: context.now(), sessionDays });
  return {
    data: openSessions.map(({ created_at, last_used_at, ...row }) => ({
      ...row,
      here: row.id === session.id,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
    })),
  };
};
