import { statfsSync } from 'node:fs';

/** Returns a sentence for the operator about a folder or a file that cannot be written; null for any other error. */
export function describeFolderError(error: unknown): string | null {
  const { code, path } = error as NodeJS.ErrnoException;
  const reason = code && path ? reasons[code] : undefined;
  return reason ? `${path} cannot be written: ${reason}, or set DATA_DIR to another folder.` : null;
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no room left on its disk. Make some',
  EDQUOT: 'the quota of its disk is used up. Make room',
  EROFS: 'its disk is read-only. Make it writable',
  EACCES: 'this user may not. Let the user that Fourfold runs as write there',
  EPERM: 'this user may not. Let the user that Fourfold runs as write there',
  EEXIST: 'there is a file in the place of a folder. Move it away',
  ENOTDIR: 'there is a file in the place of a folder. Move it away',
};

/** The message for a full disk. */
export function noRoomMessage(folder: string): string {
  return `There is no room left on the disk of ${folder} for the database. Make some, or set DATA_DIR to another folder.`;
}

/** Bytes: the size of a log segment, which PostgreSQL always writes completely. */
const minFreeBytes = 16 * 1024 ** 2;

/** Whether the disk of the folder has too little space for PostgreSQL to start. */
export function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < minFreeBytes;
}
