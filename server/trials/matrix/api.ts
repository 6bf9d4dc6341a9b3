import { contract } from '@fourfold/core/contract/contract';
import type pg from 'pg';
import { pino } from 'pino';
import { type Calls, createApi } from '../../src/app.ts';
import { createContentCache } from '../../src/content/content-cache.ts';
import { readChangedRoots } from '../../src/content/content-clock.ts';
import { connect } from '../../src/database/connect.ts';
import type { Db } from '../../src/database/db.ts';
import { sessionEvents } from '../../src/events/session-events.ts';
import { failingSaves } from '../../src/failing-saves.ts';
import { handlers } from '../../src/handlers.ts';
import { listen } from '../../src/http/listen.ts';
import { jobRunners } from '../../src/jobs/job-runners.ts';
import { makeWorker } from '../../src/jobs/worker.ts';
import { createAttempts } from '../../src/limits/attempts.ts';
import { createBudgets } from '../../src/limits/budgets.ts';
import { makeMetrics } from '../../src/metrics/metrics.ts';
import { noon } from '../../src/testing/assignments.ts';

/** The API over real HTTP with a fixed clock, so that two replies differ only because of actions. */
export type Api = {
  url: string;
  now: Date;
  /** Waits for jobs that replies do not wait for. */
  waitForJobs(): Promise<void>;
  /** Returns the errors logged since the last call. */
  takeErrors(): string[];
  close(): Promise<void>;
};

/** `db` is for fixtures; the API has connections of its own. */
export type DatabaseAccess = { db: Db; connection: pg.ClientConfig };

/** `calls` replaces the product's calls only in tests of the matrix itself. */
export async function serveApi({ connection }: DatabaseAccess, calls: Calls = { contract, handlers }): Promise<Api> {
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line.trim()) });
  const [now, sessionDays] = [() => noon, 7];
  const { db, close: disconnect } = connect(connection);
  const events = sessionEvents({ db, connection, now, sessionDays, log });
  const learnerUrl = 'https://learner.example';
  const deps = {
    ...{ db, replica: null, log, events, sessionDays, now, learnerUrl, studioUrl: 'https://studio.example' },
    ...{ proxies: 0, bodyLimit: 2_000_000, checkReplies: true, isMigrated: async () => true },
    attempts: createAttempts({ db, now, pause: async () => {} }),
    spend: createBudgets({ db, now }),
    ...{ saves: failingSaves(), docs: true, videoHosts: null },
    ...{
      metrics: makeMetrics(),
      metricsToken: null,
      content: createContentCache((after) => readChangedRoots(db, after)),
    },
  };
  const carrier = { carry: async () => {}, check: async () => {}, close: () => {} };
  const doers = jobRunners({ db, carrier, now, learnerUrl, linkSecret: 'of the matrix' }, { sessionDays, log });
  const worker = makeWorker({ db, runners: doers, log, onFailure: deps.metrics.jobFailed });
  const api = createApi(deps, { basePath: '', site: 'by-origin' }, calls);
  const { port, close } = await listen(api.fetch, { host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${port}`,
    now: noon,
    waitForJobs: () => worker.drain(),
    takeErrors: () => logged.splice(0),
    async close() {
      await events.close();
      await close();
      await worker.drain();
      await disconnect();
    },
  };
}
