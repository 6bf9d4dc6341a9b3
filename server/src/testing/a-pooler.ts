import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { runAs } from '../database/bundled/run-as.ts';
import { freePorts } from './free-ports.ts';
import type { OwnPostgres } from './own-postgres.ts';

/** Debian installs it outside the usual PATH. */
export const poolerFile = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find((file) =>
  existsSync(file),
);

export type Pooler = { url: string; stop(): Promise<void> };

/** PgBouncer in transaction mode with `size` connections and default settings. */
export async function aPooler(file: string, postgres: OwnPostgres, size: number): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'fourfold-pooler-'));
  chmodSync(folder, 0o755);
  const [port] = await freePorts();
  const ini = join(folder, 'pgbouncer.ini');
  writeFileSync(
    ini,
    `[databases]
postgres = host=127.0.0.1 port=${postgres.port} dbname=postgres user=fourfold
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${size}
`,
  );
  const child = spawn(file, [ini], { ...(runAs() ?? {}), cwd: folder, stdio: 'ignore' });
  const url = `postgresql://fourfold@127.0.0.1:${port}/postgres`;
  while (!(await isAnswering(url))) {
    if (child.exitCode !== null) throw new Error('PgBouncer does not start');
    await wait(50);
  }
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
