import pg from 'pg';
import { applyMigration, readMigrations } from '../database/migrate.ts';

const isContract = ({ name }: { name: string }) => name.endsWith('.contract.sql');

/** Empties a database and migrates it to the schema that the release before can use, too. */
export async function removeContraction(connection: pg.ClientConfig): Promise<void> {
  await withClient(connection, async (client) => {
    await client.query('drop schema public cascade; create schema public');
    for (const migration of readMigrations()) if (!isContract(migration)) await applyMigration(client, migration);
  });
}

/** Applies the other migrations, as the next release does. */
export async function contract(connection: pg.ClientConfig): Promise<void> {
  await withClient(connection, async (client) => {
    for (const migration of readMigrations()) if (isContract(migration)) await applyMigration(client, migration);
  });
}

async function withClient(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
