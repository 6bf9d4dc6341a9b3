import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { announcementChecks, byHand } from '../testing/announcement-checks.ts';
import { revisionGuard } from '../testing/revision-guard.ts';
import { temporaryCluster } from '../testing/temporary-cluster.ts';
import type { SocketConfig } from './bundled/postmaster.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster of this test run; its database `template` is migrated. */
    cluster: SocketConfig;
  }
}

/** Vitest's global setup: a separate cluster for the run, bundled or of PG_BIN, with a migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, stop } = await temporaryCluster('test');
  const { pool, close } = connect(connection, { size: 1 });
  await migrate(pool);
  await pool.query(revisionGuard);
  await pool.query(announcementChecks);
  await close();
  const admin = connect({ ...connection, database: 'postgres' }, { size: 1 });
  await admin.pool.query(`alter database ${connection.database} with allow_connections false`);
  await admin.close();
  project.provide('cluster', connection);
  return stop;
}

/**
 * Creates a database: migrated and empty, or a copy of `copyOf`, to which no connection may be
 * open. The test must drop it.
 */
export async function testDatabase({ size = 10, copyOf }: { size?: number; copyOf?: string | undefined } = {}) {
  const cluster = inject('cluster');
  const name = `t_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = connect({ ...cluster, database: 'postgres' }, { size: 1 });
  await admin.pool.query(`create database ${name} template ${copyOf ?? cluster.database} strategy file_copy`);
  const config = { ...cluster, database: name };
  const { pool, db, close } = connect({ ...config, ...byHand }, { size });
  return {
    /** What these change is announced at the commit, as by a person at psql; see `announcement-checks.ts`. */
    pool,
    db,
    /** For processes and functions of the product, which announce what they change. */
    config,
    close,
    async drop() {
      await close();
      await admin.pool.query(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
}
