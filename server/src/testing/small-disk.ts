import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate file system in memory. */
export type SmallDisk = {
  folder: string;
  resize(megabytes: number): void;
  /** Leaves no free space. */
  fill(): void;
  /** Frees the space that `fill` took. */
  makeRoom(): void;
  readOnly(): void;
  remove(): void;
};

/** Only root may mount. */
export const canMount = process.platform === 'linux' && tryMount();

function tryMount(): boolean {
  try {
    aSmallDisk(1).remove();
    return true;
  } catch {
    return false;
  }
}

export function aSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'fourfold-disk-'));
  const filler = join(folder, 'filler');
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  return {
    folder,
    resize: (to) => mount('-o', `remount,size=${to}m`, folder),
    readOnly: () => mount('-o', 'remount,ro', folder),
    fill() {
      const file = openSync(filler, 'a');
      // Smaller and smaller pieces, until not one byte fits.
      for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 16)) while (fits(file, size));
      closeSync(file);
    },
    makeRoom: () => rmSync(filler),
    remove() {
      runCommand('umount', '--lazy', folder);
      rmSync(folder, { recursive: true });
    },
  };
}

function fits(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) > 0;
  } catch {
    return false;
  }
}

function mount(...args: string[]): void {
  runCommand('mount', ...args);
}

function runCommand(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}
