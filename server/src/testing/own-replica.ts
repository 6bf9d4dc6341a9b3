import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { giveTo, type RunAs } from '../database/bundled/run-as.ts';
import { anOwnPostgres, type OwnPostgres, type Settings } from './own-postgres.ts';

/** A streaming replica of a running server; prepared, but not started. */
export async function anOwnReplica(primary: OwnPostgres, settings: Settings = {}): Promise<OwnPostgres> {
  const slot = `replica_${crypto.randomUUID().replaceAll('-', '')}`;
  await primary.sql(`select pg_create_physical_replication_slot('${slot}', true)`);
  const primary_conninfo = `host=127.0.0.1 port=${primary.port} user=fourfold`;
  return await anOwnPostgres({
    prepare: (cluster, _, user) => copyRunningCluster(primary, cluster, user),
    settings: { ...settings, primary_conninfo, primary_slot_name: slot },
  });
}

/** The steps of pg_basebackup, which some PostgreSQL packages lack. */
async function copyRunningCluster(primary: OwnPostgres, cluster: string, user: RunAs): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url() });
  await client.connect();
  await client.query("select pg_backup_start('replica', true)");
  mkdirSync(cluster);
  giveTo(user, cluster);
  const { status, stderr } = spawnSync('cp', ['-R', `${primary.cluster}/.`, cluster], {
    ...(user ?? {}),
    cwd: cluster,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  for (const folder of ['pg_wal', 'pg_replslot']) empty(join(cluster, folder));
  for (const file of ['postmaster.pid', 'postmaster.opts']) rmSync(join(cluster, file), { force: true });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  const files = { backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(cluster, name), text);
    if (user) chownSync(join(cluster, name), user.uid, user.gid);
  }
}

function empty(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
}
