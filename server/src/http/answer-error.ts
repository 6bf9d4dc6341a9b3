import type { RefusalCode } from '@fourfold/core/refusals/catalogue';
import { statusOf } from '@fourfold/core/refusals/reasons';
import { defaultErrorMessage } from '@fourfold/core/session/server-texts';
import type { Logger } from 'pino';
import { Refusal } from '../call/refusal.ts';
import { type Outage, outageOf } from '../database/outage.ts';
import { isTransactionLost } from '../database/sql-state.ts';
import type { UndoneReason } from '../metrics/metrics.ts';

type ErrorSinks = { log: Logger; requestUndone(why: UndoneReason): void };

/** Returns every error as `{errors: [sentence], codes: [{code, values}]}`. An unexpected error is only logged. */
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
    log.error({ err: error }, outages[outage].log);
    return answerRefusal(new Refusal(outages[outage].code, {}, { headers: { 'retry-after': '5' } }));
  }
  requestUndone('unexpected');
  log.error({ err: error }, 'unexpected error');
  return Response.json({ errors: [defaultErrorMessage] }, { status: 500 });
}

const outages = {
  away: { code: 'database_away', log: 'the database cannot be reached' },
  full: { code: 'disk_full', log: 'the disk of the database is full' },
  slow: { code: 'database_slow', log: 'the database took too long' },
  upgraded: { code: 'database_upgraded', log: 'the database has no such column, function or table' },
} as const satisfies Record<Outage, { code: RefusalCode; log: string }>;

function answerRefusal({ code, values, reason, message, headers, details }: Refusal): Response {
  return Response.json(
    { ...details, errors: [message], codes: [{ code, values }] },
    { status: statusOf[reason], headers },
  );
}

function retryAtOnce(): Refusal {
  return new Refusal('others_are_changing', {}, { headers: { 'retry-after': '1' } });
}
