import pg from 'pg';

/** A connection of one's own, past any pooler. One that is left in the middle of a COPY is cut, not asked to end. */
export async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ application_name: 'fourfold', ...connection });
  // A connection that is lost is reported by the query that is under way.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
