import type pg from 'pg';

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
