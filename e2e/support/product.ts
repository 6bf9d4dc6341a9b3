import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { announcementChecks, byHand } from '@fourfold/server/testing/announcement-checks';
import { emptyDatabaseSql } from '@fourfold/server/testing/fixtures/empty';
import { type FixtureRole, fixtureRoles, personRows } from '@fourfold/server/testing/fixtures/person';
import { insertSql, row } from '@fourfold/server/testing/fixtures/rows';
import pg from 'pg';
import { startUnpacked } from '../bundle/unpacked-product.ts';
import { emptyDatabase } from '../cluster.ts';
import { demoCode, type RunningServer, startServer } from '../server.ts';

/** The running product of a worker, with a connection to its database. */
export type Product<App extends RunningServer = RunningServer> = {
  app: App;
  db: pg.Client;
  /** Removes the data of the previous test and inserts the standard accounts and the registration code again. */
  empty(): Promise<void>;
  stop(): Promise<void>;
};

/** Path of an archive of `npm run bundle`, if the journeys are to run on one (bin/test-bundle.mjs). */
const bundle = process.env.BUNDLE;

/** Starts a product on the database with this URL. */
export type StartProduct<App extends RunningServer = RunningServer> = (database: string) => Promise<App>;

export async function startProduct<App extends RunningServer>(start: StartProduct<App>): Promise<Product<App>> {
  const app = await start(await emptyDatabase());
  const db = await connectToDatabase(app);
  const emptyStatements = await emptyDatabaseSql(db);
  const people = fixtureRoles.map((role) => personRows(role, standardAccounts[role]));
  const code = row('registration_codes', { code: demoCode });
  const resetStatements = [emptyStatements, insertSql([code, ...people.flatMap(({ rows }) => rows)])].join(';\n');
  return {
    app: { ...app, code: demoCode, accounts: people.map(({ role, email, password }) => ({ role, email, password })) },
    db,
    async empty() {
      // A call of the previous test may still be running. In a deadlock PostgreSQL aborts one of
      // the two.
      for (let isDone = false; !isDone; ) isDone = await db.query(resetStatements).then(() => true, unlessDeadlock);
    },
    async stop() {
      await db.end();
      await app.stop();
    },
  };
}

function unlessDeadlock(error: { code?: string }): false {
  if (error.code !== '40P01') throw error;
  return false;
}

/** Connects to the database of a running product, to insert content that no learner screen can create. */
async function connectToDatabase({ dataDir, env }: Pick<RunningServer, 'dataDir' | 'env'>): Promise<pg.Client> {
  const config = env.DATABASE_URL ? { connectionString: env.DATABASE_URL } : await bundledDatabaseConfig(dataDir);
  const client = new pg.Client({ ...config, ...byHand });
  await client.connect();
  await client.query(announcementChecks);
  return client;
}

async function bundledDatabaseConfig(dataDir: string): Promise<pg.ClientConfig> {
  // The fifth line of PostgreSQL's pid file is the socket directory.
  const lines = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return { host: lines[4] ?? '', user: 'fourfold', database: 'fourfold' };
}

/** Starts the product that tests use by default. */
export const startDefaultProduct: StartProduct = (DATABASE_URL) =>
  bundle ? startUnpacked(bundle) : startServer({ DATABASE_URL });

/** The standard accounts that exist in every test, one of each role. */
const standardAccounts = {
  student: { username: 'Sam Student', email: 'student@fourfold.example' },
  tutor: { username: 'Tess Tutor', email: 'tutor@fourfold.example' },
  admin: { username: 'Ada Admin', email: 'admin@fourfold.example' },
  'super-admin': { username: 'Sue Admin', email: 'super-admin@fourfold.example' },
} as const satisfies Record<FixtureRole, object>;
