import { defaultErrorMessage } from '@fourfold/core/session/server-texts';
import type { Logger } from 'pino';
import { Refusal, statusOf } from '../call/refusal.ts';

/** Every "no" as `{errors: [message]}`. What nobody expected is told to the log alone. */
export function answerError(error: unknown, log: Logger): Response {
  if (error instanceof Refusal) {
    return Response.json({ errors: [error.message] }, { status: statusOf[error.reason], headers: error.headers });
  }
  log.error({ err: error }, 'unexpected error');
  return Response.json({ errors: [defaultErrorMessage] }, { status: 500 });
}
