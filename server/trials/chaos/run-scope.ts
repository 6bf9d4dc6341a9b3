import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type RunScope = {
  /** A folder of this run; the database's user may traverse it. */
  folder: string;
  /** Registers cleanup work; run in reverse order, however the run ends. */
  onEnd(cleanup: () => Promise<void>): void;
  end(): Promise<void>;
};

/** Cleanup of a run, also after Ctrl-C or an error. */
export function openRunScope(): RunScope {
  // A socket path may have at most 107 bytes.
  const folder = mkdtempSync(join(tmpdir().length > 60 ? '/tmp' : tmpdir(), 'fourfold-chaos-'));
  chmodSync(folder, 0o755);
  const cleanups: (() => Promise<void>)[] = [];
  let ending: Promise<void> | null = null;

  async function runCleanups(): Promise<void> {
    for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
      await cleanup().catch((error: unknown) => console.error(error));
    }
    rmSync(folder, { recursive: true, force: true });
  }

  const end = () => {
    ending ??= runCleanups();
    return ending;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void end().then(() => process.exit(1)));
  }
  return { folder, onEnd: (cleanup) => void cleanups.push(cleanup), end };
}
