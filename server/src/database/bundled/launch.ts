import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainEnv } from './cluster.ts';
import { giveTo, type RunAs } from './run-as.ts';

export type Launch = {
  bin: string;
  cluster: string;
  dataDir: string;
  user: RunAs;
  settings: Readonly<Record<string, string>>;
};

/** In a session of its own: a Ctrl-C is for us, and the database stops after what is in flight. */
export function launch({ bin, cluster, dataDir, user, settings }: Launch): ChildProcess {
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
 * A socket's path may have 107 bytes, so it lies in a short folder. Its name is new every time: everybody may write to
 * the temporary folder, and could lay out a known name before us.
 */
function socketFolder(user: RunAs): string {
  const folder = mkdtempSync(join(tmpdir().length > 60 ? '/tmp' : tmpdir(), 'fourfold-'));
  giveTo(user, folder);
  return folder;
}

const logFile = (dataDir: string) => join(dataDir, 'postgres.log');

/** What the server wrote last. */
export function lastWords(dataDir: string): string {
  try {
    return readFileSync(logFile(dataDir), 'utf8').trimEnd().split('\n').slice(-8).join('\n');
  } catch (fault) {
    return (fault as Error).message;
  }
}
