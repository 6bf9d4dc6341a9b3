import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** A connection to the database of a running product: content that no screen of a learner can make is put there. */
export async function connectTo({ dataDir }: { dataDir: string }): Promise<pg.Client> {
  // The fifth line of PostgreSQL's own file says where its socket lies.
  const lines = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const client = new pg.Client({ host: lines[4], user: 'fourfold', database: 'fourfold' });
  await client.connect();
  return client;
}
