import { emptyText } from '@fourfold/server/testing/planting/empty';
import { type PlantedRole, personRows, plantedRoles } from '@fourfold/server/testing/planting/person';
import { insertText, row } from '@fourfold/server/testing/planting/rows';
import type pg from 'pg';
import { startUnpacked } from './bundle/unpacked.ts';
import { emptyDatabase } from './cluster.ts';
import { connectTo } from './database.ts';
import { demoCode, type RunningServer, startServer } from './server.ts';

/** The running product of a worker, and a connection to its database. */
export type Product<App extends RunningServer = RunningServer> = {
  app: App;
  db: pg.Client;
  /** Takes out what the test before put there; the standard accounts and the registration code are there again. */
  empty(): Promise<void>;
  stop(): Promise<void>;
};

/** An archive of `npm run bundle`, where that is what the journeys are to run on (bin/test-bundle.mjs). */
const bundle = process.env.BUNDLE;

/** Starts a product on a database, by its address. */
export type Start<App extends RunningServer = RunningServer> = (database: string) => Promise<App>;

export async function startProduct<App extends RunningServer>(start: Start<App>): Promise<Product<App>> {
  const app = await start(await emptyDatabase());
  const db = await connectTo(app);
  const emptied = await emptyText(db);
  const people = plantedRoles.map((role) => personRows(role, standard[role]));
  const code = row('registration_codes', { code: demoCode });
  const text = [emptied, insertText([code, ...people.flatMap(({ rows }) => rows)])].join(';\n');
  return {
    app: { ...app, code: demoCode, accounts: people.map(({ role, email, password }) => ({ role, email, password })) },
    db,
    async empty() {
      // A call of the test before may still be under way: of two that wait for each other PostgreSQL ends one.
      for (let isDone = false; !isDone; ) isDone = await db.query(text).then(() => true, unlessDeadlock);
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

/** The product that tests run on unless they say otherwise. */
export const plain: Start = (DATABASE_URL) => (bundle ? startUnpacked(bundle) : startServer({ DATABASE_URL }));

/** One of each role who is there in every test. */
const standard = {
  student: { username: 'Sam Student', email: 'student@fourfold.example' },
  tutor: { username: 'Tess Tutor', email: 'tutor@fourfold.example' },
  admin: { username: 'Ada Admin', email: 'admin@fourfold.example' },
  'super-admin': { username: 'Sue Admin', email: 'super-admin@fourfold.example' },
} as const satisfies Record<PlantedRole, object>;
