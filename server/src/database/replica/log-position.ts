import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** Bytes of the write-ahead log on the primary's disk; every confirmed save is before this position. */
export async function positionOf(primary: Db): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as position`.execute(primary);
  return rows[0]?.position ?? Number.NaN;
}

/** Bytes of the primary's log that the replica has replayed; null if it is not a replica any more. */
export async function replayedBy(replica: Db): Promise<number | null> {
  const { rows } = await sql<{ replayed: number | null }>`
    select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as replayed
  `.execute(replica);
  return rows[0]?.replayed ?? null;
}

/** A text that is the same for a primary and its replicas, and different for every other database. */
export async function identityOf(db: Db): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select system_identifier || ' ' || current_database() as identity from pg_control_system()`.execute(db);
  return rows[0]?.identity ?? '';
}
