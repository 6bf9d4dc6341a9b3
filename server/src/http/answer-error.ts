import { defaultErrorMessage } from '@fourfold/core/session/server-texts';
import type { Logger } from 'pino';
import { Refusal, statusOf } from '../call/refusal.ts';

/** Every "no" as `{errors: [message]}`, with its details. What nobody expected is told to the log alone. */
export function answerError(error: unknown, log: Logger): Response {
  if (error instanceof Refusal) {
    const { reason, message, headers, details } = error;
    return Response.json({ ...details, errors: [message] }, { status: statusOf[reason], headers });
  }
  log.error({ err: error }, 'unexpected error');
  return Response.json({ errors: [defaultErrorMessage] }, { status: 500 });
}
