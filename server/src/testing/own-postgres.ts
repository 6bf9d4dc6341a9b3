import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { binaries } from '../database/bundled/binaries.ts';
import { owner, plainEnv, prepareCluster } from '../database/bundled/cluster.ts';
import { type RunAs, runAs } from '../database/bundled/run-as.ts';
import { freePorts } from './free-ports.ts';

/** A separate PostgreSQL over TCP that a test can start and stop. */
export type OwnPostgres = {
  port: number;
  /** The data directory. */
  cluster: string;
  /** A DATABASE_URL; by default for the owner and the database `postgres`. */
  url(as?: { user?: string; password?: string; database?: string }): string;
  start(): Promise<void>;
  /** SIGTERM waits for connected clients, SIGINT does not, SIGQUIT simulates a crash. */
  stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Runs a statement in the database `postgres`, or in the given one. With several statements there is no result. */
  sql(text: string, database?: string): Promise<pg.QueryResultRow[]>;
  remove(): Promise<void>;
};

export type Settings = Readonly<Record<string, string>>;

type ClusterOptions = {
  /** Creates the data directory, owned by `user`. */
  prepare?(cluster: string, bin: string, user: RunAs): Promise<void> | void;
  settings?: Settings;
};

/** Prepared, but not started. The user `stranger` needs a password. */
export async function anOwnPostgres({
  prepare = prepareCluster,
  settings: more = {},
}: ClusterOptions = {}): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'fourfold-own-'));
  chmodSync(folder, 0o755);
  const [cluster, user] = [join(folder, 'cluster'), runAs()];
  const bin = binaries(user);
  await prepare(cluster, bin, user);
  const rules = join(cluster, 'pg_hba.conf');
  writeFileSync(rules, `host all stranger all scram-sha-256\n${readFileSync(rules, 'utf8')}`);
  const [port] = await freePorts();
  const allSettings = { ...more, port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };
  const settings = Object.entries(allSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let running: ChildProcess | null = null;

  const url: OwnPostgres['url'] = ({ user: name = owner, password, database = 'postgres' } = {}) =>
    `postgresql://${name}${password ? `:${password}` : ''}@127.0.0.1:${port}/${database}`;
  async function sql(text: string, database?: string): Promise<pg.QueryResultRow[]> {
    const client = new pg.Client({ connectionString: url(database === undefined ? {} : { database }) });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query(text).finally(() => client.end());
    return rows;
  }
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  }
  return {
    port,
    cluster,
    url,
    sql,
    stop,
    async start() {
      running = spawn(join(bin, 'postgres'), ['-D', cluster, ...settings], {
        ...(user ?? {}),
        cwd: cluster,
        env: plainEnv(),
        stdio: 'ignore',
      });
      for (let up = false; !up; await wait(50)) {
        up = await sql('select 1').then(
          () => true,
          () => false,
        );
      }
    },
    async remove() {
      await stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
