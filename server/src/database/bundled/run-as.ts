import { chmodSync, chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user that PostgreSQL runs as. It refuses to run as root, so root gives it an unprivileged one ("nobody"). */
export type RunAs = { uid: number; gid: number } | null;

export function runAs(): RunAs {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;
}

/** Whether that user can walk down to `path`: every folder above it must let others through. */
export function canReach(user: RunAs, path: string): boolean {
  if (user === null) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { uid, mode } = statSync(folder);
    const through = uid === user.uid ? mode & 0o100 : mode & 0o001;
    if (!through) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Gives a folder to that user; nobody else may look into it. */
export function giveTo(user: RunAs, folder: string): void {
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
}
