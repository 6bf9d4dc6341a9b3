// npm run test:matrix: every call as every caller, with the caller's own rows and those of others.
// --only 'POST /x': only this call; may be repeated. --short is the same run: nothing in it is
// random.
import { parseArgs } from 'node:util';
import { contract } from '@fourfold/core/contract/contract';
import { connect } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';
import { announcementChecks, byHand } from '../../src/testing/announcement-checks.ts';
import { temporaryCluster } from '../../src/testing/temporary-cluster.ts';
import type { DatabaseAccess } from './api.ts';
import { runMatrix } from './matrix.ts';

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true }, short: { type: 'boolean' } } });
const unknown = values.only?.find((call) => !(call in contract));
if (unknown !== undefined) {
  console.error(`${unknown}: the contract has no such call`);
  process.exit(1);
}

// After the signal handlers: creating the database's files blocks, and a signal is handled only
// after it.
const starting = Promise.resolve().then(startDatabase);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void starting.then(({ drop }) => drop()).finally(() => process.exit(1)));
}
const cluster = await starting;
try {
  const { cells, wrong: problems } = await runMatrix(cluster, { only: values.only });
  for (const line of problems) console.log(line);
  console.log(`matrix: ${cells} cells, ${problems.length} wrong`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await cluster.drop();
}

/** A migrated database in its own temporary cluster. `drop` may be called more than once. */
async function startDatabase(): Promise<DatabaseAccess & { drop(): Promise<void> }> {
  const { connection, stop } = await temporaryCluster('matrix');
  const { pool, db, close } = connect({ ...connection, ...byHand });
  let dropping: Promise<void> | null = null;
  const drop = () => {
    dropping ??= close().then(stop);
    return dropping;
  };
  try {
    await migrate(pool);
    await pool.query(announcementChecks);
  } catch (error) {
    await drop();
    throw error;
  }
  return { db, connection, drop };
}
