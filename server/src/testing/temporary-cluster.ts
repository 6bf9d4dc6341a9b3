import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postmasterOf, type SocketConfig } from '../database/bundled/postmaster.ts';
import { startBundled } from '../database/bundled/start.ts';

export type TemporaryCluster = {
  /** A folder for other files, removed together with the cluster. */
  folder: string;
  connection: SocketConfig;
  stop(): Promise<void>;
};

/** A PostgreSQL for one run in a temporary folder, which is removed at the end. It does not survive a power failure. */
export async function temporaryCluster(
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<TemporaryCluster> {
  const folder = mkdtempSync(join(fastestFolder(), `fourfold-${name}-`));
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    // A template can be copied only without connections to it, autovacuum included.
    const unsafe = { autovacuum: 'off', fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
    const { connection, stop } = await startBundled({ dataDir: folder, settings: { ...unsafe, ...settings } });
    // An interrupted run does not stop it, and nothing cleans memory as it cleans a temporary
    // folder.
    const abandon = () => {
      const running = postmasterOf(join(folder, 'postgres'));
      if (running) process.kill(running.pid, 'SIGQUIT');
      remove();
      rmSync(connection.host, { recursive: true, force: true });
    };
    process.once('exit', abandon);
    const cleanUp = () => {
      process.off('exit', abandon);
      remove();
    };
    return { folder, connection, stop: () => stop().finally(cleanUp) };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * In memory if there is space: a database has six hundred files, and a disk needs a tenth of a second to create them.
 */
function fastestFolder(): string {
  const inMemory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > 4 * 1024 ** 3 ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
