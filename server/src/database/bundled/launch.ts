import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainEnv } from './cluster.ts';
import { giveTo, type RunAs } from './run-as.ts';

export type LaunchOptions = {
  bin: string;
  cluster: string;
  dataDir: string;
  user: RunAs;
  settings: Readonly<Record<string, string>>;
};

/** Starts PostgreSQL detached, so that Ctrl-C does not reach it: it must stop after the running requests. */
export function launch({ bin, cluster, dataDir, user, settings }: LaunchOptions): ChildProcess {
  const sockets = socketFolder(user);
  const own = { listen_addresses: '', unix_socket_directories: sockets, max_connections: '200' };
  const args = Object.entries({ ...settings, ...own }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logFile(dataDir), 'a', 0o600);
  const child = spawn(join(bin, 'postgres'), ['-D', cluster, ...args], {
    ...(user ?? {}),
    cwd: cluster,
    env: plainEnv(),
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  for (const end of ['exit', 'error']) child.once(end, () => rmSync(sockets, { recursive: true, force: true }));
  child.unref();
  return child;
}

/**
 * The path of a socket has at most 107 bytes, so its folder has a short path. The name is random:
 * every user may write to the temporary folder and could create a predictable name first.
 */
function socketFolder(user: RunAs): string {
  const folder = mkdtempSync(join(tmpdir().length > 60 ? '/tmp' : tmpdir(), 'fourfold-'));
  giveTo(user, folder);
  return folder;
}

const logFile = (dataDir: string) => join(dataDir, 'postgres.log');

/** The last lines of the server's log. */
export function lastLogLines(dataDir: string): string {
  try {
    return readFileSync(logFile(dataDir), 'utf8').trimEnd().split('\n').slice(-8).join('\n');
  } catch (error) {
    return (error as Error).message;
  }
}
