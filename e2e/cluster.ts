import { connect } from '@fourfold/server/database/connect';
import { migrate } from '@fourfold/server/database/migrate';
import { anOwnPostgres } from '@fourfold/server/testing/own-postgres';

/** Under this name a worker finds the PostgreSQL of the run: an address without a database. */
const name = 'FOURFOLD_TEST_POSTGRES';
const template = 'template_product';

/** Playwright's global setup: one PostgreSQL for the run, with a migrated and empty database to copy. */
export default async function setup(): Promise<() => Promise<void>> {
  // A template is copied only while nobody is connected to it, autovacuum included.
  const postgres = await anOwnPostgres({ settings: { autovacuum: 'off', full_page_writes: 'off' } });
  await postgres.start();
  await postgres.sql(`create database ${template}`);
  const { pool, close } = connect({ connectionString: postgres.url({ database: template }) }, { size: 1 });
  await migrate(pool);
  await close();
  process.env[name] = postgres.url({ database: '' });
  return () => postgres.remove();
}

/** The address of a database of one's own, migrated and empty. It goes with the run. */
export async function emptyDatabase(): Promise<string> {
  const server = process.env[name];
  if (!server) throw new Error('there is no PostgreSQL for this run: playwright.config.ts names its global setup');
  const database = `product_${crypto.randomUUID().replaceAll('-', '')}`;
  const { pool, close } = connect({ connectionString: `${server}postgres` }, { size: 1 });
  await pool.query(`create database ${database} template ${template}`);
  await close();
  return server + database;
}
