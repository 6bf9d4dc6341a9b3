import pg from 'pg';

/**
 * Runs the work on a new connection, which bypasses any pooler. The connection is closed at the
 * end, even during a COPY, and when `signal` aborts; then the running query rejects.
 */
export async function withClient<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const client = new pg.Client({ application_name: 'fourfold', ...connection });
  // A lost connection is reported by the running query.
  client.on('error', () => {});
  const disconnect = () => void client.end();
  await client.connect();
  signal?.addEventListener('abort', disconnect);
  try {
    signal?.throwIfAborted();
    return await work(client);
  } finally {
    signal?.removeEventListener('abort', disconnect);
    await client.end();
  }
}
