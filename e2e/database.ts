import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { RunningServer } from './server.ts';

/** A connection to the database of a running product: content that no screen of a learner can make is put there. */
export async function connectTo({ dataDir, env }: Pick<RunningServer, 'dataDir' | 'env'>): Promise<pg.Client> {
  const client = new pg.Client(env.DATABASE_URL ? { connectionString: env.DATABASE_URL } : await bundled(dataDir));
  await client.connect();
  return client;
}

async function bundled(dataDir: string): Promise<pg.ClientConfig> {
  // The fifth line of PostgreSQL's own file says where its socket lies.
  const lines = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return { host: lines[4] ?? '', user: 'fourfold', database: 'fourfold' };
}
