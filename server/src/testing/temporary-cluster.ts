import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postmasterOf, type Socket } from '../database/bundled/running.ts';
import { startBundled } from '../database/bundled/start.ts';

export type TemporaryCluster = {
  /** Where more may be kept that is to go with it. */
  folder: string;
  connection: Socket;
  stop(): Promise<void>;
};

/** A PostgreSQL for one run, in a temporary folder that goes with it; it would not outlive a loss of power. */
export async function temporaryCluster(
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<TemporaryCluster> {
  const folder = mkdtempSync(join(fastestFolder(), `fourfold-${name}-`));
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    // A template is copied only while nobody is connected to it, autovacuum included.
    const unsafe = { autovacuum: 'off', fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
    const { connection, stop } = await startBundled({ dataDir: folder, settings: { ...unsafe, ...settings } });
    // An interrupted run ends without a word to anybody, and memory is not swept as a temporary folder is.
    const abandon = () => {
      const running = postmasterOf(join(folder, 'postgres'));
      if (running) process.kill(running.pid, 'SIGQUIT');
      remove();
      rmSync(connection.host, { recursive: true, force: true });
    };
    process.once('exit', abandon);
    const done = () => {
      process.off('exit', abandon);
      remove();
    };
    return { folder, connection, stop: () => stop().finally(done) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** In memory where there is room: a database is six hundred files, and a disk takes a tenth of a second to make them. */
function fastestFolder(): string {
  const inMemory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > 4 * 1024 ** 3 ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}
