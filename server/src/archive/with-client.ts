import pg from 'pg';

/**
 * A connection of one's own, past any pooler. One that is left in the middle of a COPY is cut, not asked to end; so is
 * one that is in use when `signal` comes, and what used it fails.
 */
export async function withClient<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const client = new pg.Client({ application_name: 'fourfold', ...connection });
  // A connection that is lost is reported by the query that is under way.
  client.on('error', () => {});
  const cut = () => void client.end();
  await client.connect();
  signal?.addEventListener('abort', cut);
  try {
    signal?.throwIfAborted();
    return await work(client);
  } finally {
    signal?.removeEventListener('abort', cut);
    await client.end();
  }
}
