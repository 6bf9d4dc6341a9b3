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

/** Runs the work in one transaction of this client, without timeouts; rolls back when it throws. */
export async function inClientTransaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('set statement_timeout to 0; set idle_in_transaction_session_timeout to 0');
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
