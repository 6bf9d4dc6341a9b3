import type { Handler } from '../call/handler.ts';

const watchSession: Handler<'GET /sessions/events'> = async (_input, { events, session }) =>
  await events.watch(session);

/** The one call of the people's contract that is a stream. */
export const eventHandlers = { 'GET /sessions/events': watchSession };
