import { connect } from '@fourfold/server/database/connect';
import { migrate } from '@fourfold/server/database/migrate';
import { anOwnPostgres } from '@fourfold/server/testing/own-postgres';

/** Environment variable with the URL of the test run’s PostgreSQL, without a database name. Workers read it. */
const postgresUrlVariable = 'FOURFOLD_TEST_POSTGRES';
const template = 'template_product';

/** Playwright's global setup: starts one PostgreSQL for the run and creates a migrated, empty template database. */
export default async function setup(): Promise<() => Promise<void>> {
  // PostgreSQL copies a template only while it has no connections, and autovacuum is a connection.
  const postgres = await anOwnPostgres({ settings: { autovacuum: 'off', full_page_writes: 'off' } });
  await postgres.start();
  await postgres.sql(`create database ${template}`);
  const { pool, close } = connect({ connectionString: postgres.url({ database: template }) }, { size: 1 });
  await migrate(pool);
  await close();
  process.env[postgresUrlVariable] = postgres.url({ database: '' });
  return () => postgres.remove();
}

/** Creates a migrated, empty database and returns its URL. It is removed at the end of the run. */
export async function emptyDatabase(): Promise<string> {
  const server = process.env[postgresUrlVariable];
  if (!server) throw new Error('no PostgreSQL for this run: the global setup in playwright.config.ts did not run');
  const database = `product_${crypto.randomUUID().replaceAll('-', '')}`;
  const { pool, close } = connect({ connectionString: `${server}postgres` }, { size: 1 });
  await pool.query(`create database ${database} template ${template}`);
  await close();
  return server + database;
}
