import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Stage = {
  /** A folder of this run; the database's user may traverse it. */
  folder: string;
  /** Registers cleanup work; run in reverse order, however the run ends. */
  atEnd(work: () => Promise<void>): void;
  end(): Promise<void>;
};

/** Cleanup of a run, also after Ctrl-C or an error. */
export function openStage(): Stage {
  // A socket path may have at most 107 bytes.
  const folder = mkdtempSync(join(tmpdir().length > 60 ? '/tmp' : tmpdir(), 'fourfold-chaos-'));
  chmodSync(folder, 0o755);
  const works: (() => Promise<void>)[] = [];
  let ending: Promise<void> | null = null;

  async function clear(): Promise<void> {
    for (let work = works.pop(); work; work = works.pop()) {
      await work().catch((fault: unknown) => console.error(fault));
    }
    rmSync(folder, { recursive: true, force: true });
  }

  const end = () => {
    ending ??= clear();
    return ending;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void end().then(() => process.exit(1)));
  }
  return { folder, atEnd: (work) => void works.push(work), end };
}
