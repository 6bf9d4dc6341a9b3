import type { RefusalReason } from '@fourfold/core/refusals/reasons';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Outage } from '../database/outage.ts';
import type { JobKind } from '../jobs/job.ts';

/** Why a request failed: a refusal, an outage of the database, a conflicting transaction, or an unexpected error. */
export type UndoneReason = RefusalReason | Outage | 'transaction' | 'unexpected';

/** Metrics of the requests of this process. Names and labels are a public interface, see docs/operations.md. */
export type Metrics = {
  registry: Registry;
  requestStarted(): void;
  /**
   * `call` is the name in the contract, such as `POST /sessions`; undefined for an unknown call. Never a path with ids.
   */
  requestAnswered(reply: { call: string | undefined; status: number; seconds: number }): void;
  requestUndone(why: UndoneReason): void;
  /** Counts a failed try of a job, which is tried again or was given up. */
  jobFailed(kind: JobKind, outcome: 'retried' | 'dead'): void;
};

/** Seconds: from a cached lookup in PostgreSQL to the statement timeout. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Creates the metrics of this process. */
export function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const durations = new Histogram({
    name: 'fourfold_http_request_duration_seconds',
    help: 'Requests to the API until their reply was ready, by call of the contract and class of status.',
    labelNames: ['method', 'path', 'status'],
    buckets,
    registers,
  });
  const undone = new Counter({
    name: 'fourfold_requests_undone_total',
    help: 'Requests to the API that were not done, by the reason.',
    labelNames: ['reason'],
    registers,
  });
  const jobs = new Counter({
    name: 'fourfold_jobs_failed_total',
    help: 'Tries of letters and other jobs that failed: retried or, the last one, dead.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  let inFlight = 0;
  new Gauge({
    name: 'fourfold_http_requests_in_flight',
    help: 'Requests to the API that have no reply yet.',
    registers,
    collect() {
      this.set(inFlight);
    },
  });
  /** Cached by call and status class: a histogram needs more time to find a series than to observe a value. */
  const series = new Map<string, Histogram.Internal<'method' | 'path' | 'status'>>();
  const seriesOf = (call: string, status: string) => {
    const key = `${status} ${call}`;
    const cached = series.get(key);
    if (cached) return cached;
    const [method = '', path = ''] = call.split(' ');
    const made = durations.labels({ method, path, status });
    series.set(key, made);
    return made;
  };
  return {
    registry,
    requestStarted() {
      inFlight += 1;
    },
    requestAnswered({ call = 'other none', status, seconds }) {
      inFlight -= 1;
      seriesOf(call, `${Math.floor(status / 100)}xx`).observe(seconds);
    },
    requestUndone(reason) {
      undone.inc({ reason });
    },
    jobFailed(kind, outcome) {
      jobs.inc({ kind, outcome });
    },
  };
}
