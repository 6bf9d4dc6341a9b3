import { readdirSync, readFileSync } from 'node:fs';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

export async function testDatabase() {
  const name = `t${crypto.randomUUID().replaceAll('-', '')}`;
  const at = { host: '/tmp/sp-pg', port: 5499, user: 'postgres' };
  const admin = new pg.Client({ ...at, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const pool = new pg.Pool({ ...at, database: name });
  const folder = new URL('./migrations/', import.meta.url);
  for (const file of readdirSync(folder).sort()) await pool.query(readFileSync(new URL(file, folder), 'utf8'));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    async drop() {
      await db.destroy();
      await admin.query(`drop database ${name}`);
      await admin.end();
    },
  };
}
