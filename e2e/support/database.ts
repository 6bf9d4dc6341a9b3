import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { RunningServer } from '../server.ts';

/** Connects to the database of a running product, to insert content that no learner screen can create. */
export async function connectToDatabase({ dataDir, env }: Pick<RunningServer, 'dataDir' | 'env'>): Promise<pg.Client> {
  const client = new pg.Client(
    env.DATABASE_URL ? { connectionString: env.DATABASE_URL } : await bundledDatabaseConfig(dataDir),
  );
  await client.connect();
  return client;
}

async function bundledDatabaseConfig(dataDir: string): Promise<pg.ClientConfig> {
  // The fifth line of PostgreSQL's pid file is the socket directory.
  const lines = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return { host: lines[4] ?? '', user: 'fourfold', database: 'fourfold' };
}
