import { defaultErrorMessage } from '@fourfold/core/session/server-texts';
import type { Logger } from 'pino';
import { Refusal, statusOf } from '../call/refusal.ts';
import { type Outage, outageOf } from '../database/outage.ts';
import { isTransactionLost } from '../database/sql-state.ts';
import type { UndoneReason } from '../metrics/metrics.ts';

type ErrorSinks = { log: Logger; requestUndone(why: UndoneReason): void };

/** Returns every error as `{errors: [message]}`, with its details. An unexpected error is only logged. */
export function answerError(error: unknown, { log, requestUndone }: ErrorSinks): Response {
  if (error instanceof Refusal) {
    requestUndone(error.reason);
    return answerRefusal(error);
  }
  if (isTransactionLost(error)) {
    requestUndone('transaction');
    log.warn({ err: error }, 'a transaction gave way to another one');
    return answerRefusal(retryAtOnce());
  }
  const outage = outageOf(error);
  if (outage) {
    requestUndone(outage);
    log.error({ err: error }, outageTexts[outage].log);
    return answerRefusal(new Refusal('unavailable', outageTexts[outage].message, { 'retry-after': '5' }));
  }
  requestUndone('unexpected');
  log.error({ err: error }, 'unexpected error');
  return Response.json({ errors: [defaultErrorMessage] }, { status: 500 });
}

const outageTexts = {
  away: {
    message: 'The database cannot be reached at this moment: send this again',
    log: 'the database cannot be reached',
  },
  full: {
    message: 'There is no room left to save this. Nothing of it was saved: send it again later',
    log: 'the disk of the database is full',
  },
  slow: {
    message: 'This took too long and was given up. Nothing of it was saved: send it again later',
    log: 'the database took too long',
  },
} as const satisfies Record<Outage, object>;

function answerRefusal({ reason, message, headers, details }: Refusal): Response {
  return Response.json({ ...details, errors: [message] }, { status: statusOf[reason], headers });
}

/** Not 409: after that an outbox would give up instead of sending again. */
function retryAtOnce(): Refusal {
  return new Refusal('too_often', 'Others are changing the same at this moment: send this again', {
    'retry-after': '1',
  });
}
