import { chmodSync, chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user that PostgreSQL runs as; null for the current user. Instead of root, which it refuses, "nobody". */
export type RunAs = { uid: number; gid: number } | null;

/** The user for PostgreSQL: "nobody" if this process runs as root, otherwise null. */
export function runAs(): RunAs {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;
}

/** Whether the user may enter every folder above `path`. */
export function canReach(user: RunAs, path: string): boolean {
  if (user === null) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { uid, mode } = statSync(folder);
    const through = uid === user.uid ? mode & 0o100 : mode & 0o001;
    if (!through) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Makes the user the owner of a folder that only it may read. */
export function giveTo(user: RunAs, folder: string): void {
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
}
