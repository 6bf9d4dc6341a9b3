import type { Account } from '@fourfold/core/contract/session';
import type { Api } from '@fourfold/core/contract/types';
import type pg from 'pg';
import { pino } from 'pino';
import { type ApiDeps, createApi } from '../app.ts';
import { createContentCache } from '../content/content-cache.ts';
import { readChangedRoots } from '../content/content-clock.ts';
import { connect } from '../database/connect.ts';
import type { Db } from '../database/db.ts';
import { testDatabase } from '../database/test-cluster.ts';
import { sessionEvents } from '../events/session-events.ts';
import { failingSaves } from '../failing-saves.ts';
import { listen } from '../http/listen.ts';
import { jobRunners } from '../jobs/job-runners.ts';
import { makeWorker } from '../jobs/worker.ts';
import { createAttempts } from '../limits/attempts.ts';
import { createBudgets } from '../limits/budgets.ts';
import type { Carrier, Letter } from '../mail/carrier.ts';
import { makeMetrics } from '../metrics/metrics.ts';
import { clientOf } from './client.ts';
import { aPerson, type PersonRole } from './people.ts';

export type TestPerson = { call: Api; account: Account; token: string };

/** The API over real HTTP, with its own database and a clock that a test can set. */
export type TestServer = {
  /** Base URL of the API without a site. */
  url: string;
  /** The API of each site's listener, below its /api. */
  learner: string;
  studio: string;
  /** For fixtures: what it changes is announced. Functions of the product get `deps.db`, which must announce it. */
  db: Db;
  /** The connection of its database. */
  connection: pg.ClientConfig;
  /** The client without a session. */
  call: Api;
  /** A new logged-in user with this role. */
  as(role: PersonRole): Promise<TestPerson>;
  /** All letters sent so far, after all due jobs have run. */
  letters(): Promise<Letter[]>;
  /** The mail carrier; a test may make it fail. */
  carrier: Carrier;
  clock: { now: Date };
  /** Delays of replies in milliseconds; tests do not wait. */
  pauses: number[];
  /** The dependencies of the API. */
  deps: ApiDeps;
  /** Every logged line, as JSON. */
  logged: string[];
  stop(): Promise<void>;
};

/** The configured URLs of the two apps. */
export const learnerUrl = 'https://learner.example';
export const studioUrl = 'https://studio.example';

/** `copyOf` names a prepared database without connections, which is copied. */
export async function startTestServer(
  changed: Partial<ApiDeps> = {},
  { copyOf }: { copyOf?: string } = {},
): Promise<TestServer> {
  const database = await testDatabase({ copyOf });
  const { db, close } = connect(database.config);
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const letters: Letter[] = [];
  const pauses: number[] = [];
  const clock = { now: new Date() };
  const now = () => clock.now;
  const sessionDays = 7;
  const deps: ApiDeps = {
    db,
    replica: null,
    content: createContentCache((after) => readChangedRoots(db, after)),
    log,
    learnerUrl,
    studioUrl,
    proxies: 0,
    events: sessionEvents({ db, connection: database.config, now, sessionDays, log }),
    attempts: createAttempts({ db, now, pause: async (ms) => void pauses.push(ms) }),
    spend: createBudgets({ db, now }),
    sessionDays,
    videoHosts: null,
    bodyLimit: 2_000_000,
    now,
    checkReplies: true,
    isMigrated: async () => true,
    saves: failingSaves(),
    docs: true,
    metrics: makeMetrics(),
    metricsToken: null,
    ...changed,
  };
  const carrier: Carrier = {
    carry: async (letter) => void letters.push(letter),
    check: async () => {},
    close: () => {},
  };
  const post = { db: deps.db, carrier, now, learnerUrl, linkSecret: 'the secret of a test' };
  const doers = jobRunners(post, { sessionDays, log });
  const worker = makeWorker({ db: deps.db, runners: doers, log, onFailure: deps.metrics.jobFailed });
  const listenAt = async (site: 'learner' | 'studio' | 'by-origin', basePath: string) =>
    await listen(createApi(deps, { basePath, site }).fetch, { host: '127.0.0.1', port: 0 });
  const [apiServer, learner, studio] = await Promise.all([
    listenAt('by-origin', ''),
    listenAt('learner', '/api'),
    listenAt('studio', '/api'),
  ]);
  const url = `http://127.0.0.1:${apiServer.port}`;
  return {
    url,
    learner: `http://127.0.0.1:${learner.port}/api`,
    studio: `http://127.0.0.1:${studio.port}/api`,
    db: database.db,
    connection: database.config,
    call: clientOf(url),
    async as(role) {
      const person = await aPerson(database.db, role, { now: clock.now });
      return { ...person, call: clientOf(url, person.token) };
    },
    async letters() {
      await worker.drain();
      return letters;
    },
    carrier,
    clock,
    pauses,
    deps,
    logged,
    async stop() {
      await deps.events.close();
      await Promise.all([apiServer.close(), learner.close(), studio.close()]);
      await worker.close(10_000);
      await close();
      await database.drop();
    },
  };
}
