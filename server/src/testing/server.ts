import type { Account } from '@fourfold/core/contract/session';
import type { Api } from '@fourfold/core/contract/types';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { pino } from 'pino';
import { type ApiDeps, createApi } from '../app.ts';
import { keepContent } from '../content/kept-content.ts';
import type { Database } from '../database/schema.ts';
import { testDatabase } from '../database/test-cluster.ts';
import { sessionEvents } from '../events/session-events.ts';
import { listen } from '../http/listen.ts';
import { makeLater } from '../later.ts';
import { type Letter, makeMailer } from '../mail/mailer.ts';
import { makeMetrics } from '../metrics/metrics.ts';
import { clientOf } from './client.ts';
import { aPerson, type PersonRole } from './people.ts';

export type TestPerson = { call: Api; account: Account; token: string };

/** The API over real HTTP on a database of its own, with a clock that a test can hold. */
export type TestServer = {
  /** Base address of the API alone. */
  url: string;
  /** The API as each site's listener has it, under its own /api. */
  learner: string;
  studio: string;
  db: Kysely<Database>;
  /** Where its database is. */
  connection: pg.ClientConfig;
  /** As nobody. */
  call: Api;
  /** Somebody new with this role, logged in. */
  as(role: PersonRole): Promise<TestPerson>;
  /** Letters sent so far, once all work after replies is done. */
  letters(): Promise<Letter[]>;
  clock: { now: Date };
  /** What the API was made with. */
  deps: ApiDeps;
  /** Every line that was logged, as JSON. */
  logged: string[];
  stop(): Promise<void>;
};

/** Where the two apps are, as far as the API under test knows. */
export const learnerUrl = 'https://learner.example';
export const studioUrl = 'https://studio.example';

/** `copyOf` names a database that was planted before, and to which nobody is connected. */
export async function startTestServer(
  changed: Partial<ApiDeps> = {},
  { copyOf }: { copyOf?: string } = {},
): Promise<TestServer> {
  const database = await testDatabase({ copyOf });
  const { db } = database;
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const letters: Letter[] = [];
  const clock = { now: new Date() };
  const { later, settled } = makeLater(log);
  const now = () => clock.now;
  const sessionDays = 7;
  const deps: ApiDeps = {
    db,
    replica: null,
    content: keepContent(),
    log,
    learnerUrl,
    studioUrl,
    proxies: 0,
    mailer: makeMailer({ carry: async (letter) => void letters.push(letter), close: () => {} }, learnerUrl),
    events: sessionEvents({ db, connection: database.config, now, sessionDays, log }),
    sessionDays,
    bodyLimit: 2_000_000,
    now,
    later,
    checkReplies: true,
    isMigrated: async () => true,
    metrics: makeMetrics(),
    metricsToken: null,
    ...changed,
  };
  const on = async (site: 'learner' | 'studio' | 'by-origin', basePath: string) =>
    await listen(createApi(deps, { basePath, site }).fetch, { host: '127.0.0.1', port: 0 });
  const [alone, learner, studio] = await Promise.all([
    on('by-origin', ''),
    on('learner', '/api'),
    on('studio', '/api'),
  ]);
  const url = `http://127.0.0.1:${alone.port}`;
  return {
    url,
    learner: `http://127.0.0.1:${learner.port}/api`,
    studio: `http://127.0.0.1:${studio.port}/api`,
    db,
    connection: database.config,
    call: clientOf(url),
    async as(role) {
      const person = await aPerson(db, role, { now: clock.now });
      return { ...person, call: clientOf(url, person.token) };
    },
    async letters() {
      await settled();
      return letters;
    },
    clock,
    deps,
    logged,
    async stop() {
      await deps.events.close();
      await Promise.all([alone.close(), learner.close(), studio.close()]);
      await settled();
      await database.drop();
    },
  };
}
